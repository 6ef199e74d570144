import { describe, expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import type { Sentence } from './narrator';
import { howWon, sceneSentences } from './scene-sentences';

const told = (facts: Fact[]): Sentence[] =>
  facts.map((fact) => ({ fact, text: fact.fact, character: null, secret: false, turn: 0 }));
const shown = (facts: Fact[], own: number | null = 0) =>
  sceneSentences(facts, told(facts), own).map(({ text }) => text);
const turn: Fact = { fact: 'turn-began', seat: 0 };
const played: Fact = { fact: 'played', seat: 1, card: 4, target: null };
const revealed = (seat: number): Fact => ({ fact: 'revealed', seat, card: 3 });

describe('the sentences of a scene', () => {
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

  it('are all hands at a showdown', () => {
    expect(shown([played, revealed(0), revealed(1)])).toEqual(['revealed', 'revealed']);
  });
});

describe('how a game was won', () => {
  const end = (winners: number[], spy: number | null): Sentence[] => {
    const ended: Fact = { fact: 'round-ended', ending: 'showdown', winners, spy };
    const facts: Fact[] = [revealed(0), revealed(1), ended, { fact: 'game-ended', winners: [1] }];
    const sentences = told(facts);
    const bonus = { ...sentences[2]!, text: 'spy', character: 'spy' as const };
    return spy === null ? sentences : [...sentences.slice(0, 3), bonus, sentences[3]!];
  };
  const how = (...given: Parameters<typeof end>) =>
    howWon(end(...given), [1]).map(({ text }) => text);

  it('is the hand that was shown and what it was worth', () => {
    expect(how([1], null)).toEqual(['revealed', 'round-ended']);
  });

  it('is the Spy where the round was another’s', () => {
    expect(how([0], 1)).toEqual(['spy']);
  });

  it('is both where both brought a token, and not the Spy of another', () => {
    expect(how([1], 1)).toEqual(['revealed', 'round-ended', 'spy']);
    expect(how([1], 0)).toEqual(['revealed', 'round-ended']);
  });
});
