import { describe, expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import type { Sentence } from './narrator';
import { centerSentences } from './center-sentences';

const told = (facts: Fact[]): Sentence[] =>
  facts.map((fact) => ({ fact, text: fact.fact, character: null, secret: false, turn: 0 }));
const shown = (facts: Fact[], own: number | null = 0) =>
  centerSentences(facts, told(facts), own).map(({ text }) => text);
const turn: Fact = { fact: 'turn-began', seat: 0 };
const played: Fact = { fact: 'played', seat: 1, card: 4, target: null };
const revealed = (seat: number): Fact => ({ fact: 'revealed', seat, card: 3 });

describe('the sentences in the middle of the table', () => {
  it('begin with the last card that was played', () => {
    expect(shown([turn, { ...played }, { fact: 'protected', seat: 1 }, turn, played])).toEqual([
      'played',
    ]);
  });

  it('leave out what the own hand shows, but not a card that was given', () => {
    const holds = (hand: number[]): Fact => ({ fact: 'holds', seat: 0, hand });
    expect(shown([played, holds([3])])).toEqual(['played', 'holds']);
    expect(shown([played, turn, holds([3, 5])])).toEqual(['played', 'turn-began']);
  });

  it('tell a first turn what was dealt or what was drawn, not both', () => {
    const began: Fact = { fact: 'round-began', first: 0, face_up: [] };
    const holds = (...hand: number[]): Fact => ({ fact: 'holds', seat: 0, hand });
    expect(shown([began, holds(3)])).toEqual(['round-began', 'holds']);
    const facts = [began, holds(3), turn, holds(3, 5)];
    expect(centerSentences(facts, told(facts), 0).map(({ fact }) => fact)).toEqual([
      began,
      turn,
      facts[3],
    ]);
  });

  it('are all hands at a showdown', () => {
    expect(shown([played, revealed(0), revealed(1)])).toEqual(['revealed', 'revealed']);
  });
});
