import { describe, expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import { isThinking } from './prompt-text';

const turn: Fact[] = [
  { fact: 'turn-began', seat: 1 },
  { fact: 'drew', seat: 1 },
];
const played = (card: number): Fact => ({ fact: 'played', seat: 1, card, target: null });

describe('a player thinks', () => {
  it('from the beginning of the turn until a card lies on the table', () => {
    expect(isThinking(turn)).toBe(true);
    expect(isThinking([...turn, played(4)])).toBe(false);
    expect(isThinking([...turn, played(4), { fact: 'protected', seat: 1 }])).toBe(false);
  });
  it('once more while choosing what a Chancellor keeps', () => {
    const drew: Fact = { fact: 'drew-to-choose', seat: 1, count: 2 };
    expect(isThinking([...turn, played(6), drew])).toBe(true);
    expect(isThinking([...turn, played(6), drew, { fact: 'put-under', seat: 1, count: 2 }])).toBe(
      false,
    );
  });
});
