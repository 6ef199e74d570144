import { describe, expect, it } from 'vitest';
import { comparedWith, reasonFor, reasonToKeep } from './hint-reason';

const BELIEFS = [{ seat: 1, chances: { '0': 0.1, '2': 0.2, '5': 0.3, '9': 0.4 } }];
const play = (card: number, target: number | null, named: number | null = null) => ({
  card,
  target,
  named,
});

describe('the reason for an advice', () => {
  it('is the chance of a hit for a Guard', () => {
    expect(reasonFor(play(1, 1, 9), BELIEFS, [1, 5], 'standard')).toEqual({
      kind: 'hit',
      seat: 1,
      chance: 0.4,
      likely: 'possible',
    });
  });

  it('weighs the card that stays in hand for a Baron', () => {
    const reason = reasonFor(play(3, 1), BELIEFS, [3, 5], 'standard');
    expect(reason.kind === 'duel' && reason.chance).toBeCloseTo(0.3);
  });

  it('is the Princess’s fall for a Prince on somebody who may hold her', () => {
    expect(reasonFor(play(5, 1), BELIEFS, [5, 1], 'standard')).toMatchObject({
      kind: 'princess',
      chance: 0.4,
    });
    expect(reasonFor(play(5, 0), BELIEFS, [5, 1], 'standard')).toEqual({
      kind: 'use',
      character: 'prince',
      self: true,
    });
  });

  it('is the card’s use where nobody is chosen', () => {
    expect(reasonFor(play(4, null), BELIEFS, [4, 1], 'standard')).toEqual({
      kind: 'use',
      character: 'handmaid',
      self: false,
    });
  });
});

describe('the comparison with the other move', () => {
  const considered = (...chances: number[]) =>
    ['1>1=9', '1>1=5', '4'].map((move, index) => ({ move, chance: chances[index]! }));

  it('looks at the other card before another use of the same one', () => {
    expect(comparedWith('1>1=9', considered(0.6, 0.59, 0.5))).toEqual({
      other: '4',
      margin: 'clear',
    });
  });

  it('tells clear from slight from none', () => {
    expect(comparedWith('1>1=9', considered(0.52, 0.5, 0.5))?.margin).toBe('slight');
    expect(comparedWith('1>1=9', considered(0.5, 0.5, 0.5))?.margin).toBe('even');
  });

  it('falls back on another use, or on nothing', () => {
    const [best, second] = considered(0.6, 0.5, 0.4);
    expect(comparedWith('1>1=9', [best!, second!])?.other).toBe('1>1=5');
    expect(comparedWith('1>1=9', [best!])).toBe(null);
  });
});

describe('the reason for what a Chancellor keeps', () => {
  const considered = [
    { move: '8/4,1', chance: 0.5 },
    { move: '8/1,4', chance: 0.5 },
    { move: '4/8,1', chance: 0.42 },
  ];

  it('is the end of the round for the highest card, else the next turn', () => {
    expect(reasonToKeep(8, [8, 4, 1])).toBe('higher');
    expect(reasonToKeep(4, [8, 4, 1])).toBe('useful');
  });

  it('is compared with the next card that could be kept, not with another order', () => {
    expect(comparedWith('8/4,1', considered)).toEqual({ other: '4/8,1', margin: 'clear' });
    expect(comparedWith('8/4,1', considered.slice(0, 2))).toBe(null);
  });
});
