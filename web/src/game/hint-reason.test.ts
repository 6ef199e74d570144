import { describe, expect, it } from 'vitest';
import { reasonFor } from './hint-reason';

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
    });
  });

  it('weighs the card that stays in hand for a Baron', () => {
    const reason = reasonFor(play(3, 1), BELIEFS, [3, 5], 'standard');
    expect(reason).toMatchObject({ kind: 'duel', lower: 0.4 });
    expect(reason.kind === 'duel' && reason.higher).toBeCloseTo(0.3);
  });

  it('is the Princess’s fall for a Prince on somebody who may hold her', () => {
    expect(reasonFor(play(5, 1), BELIEFS, [5, 1], 'standard')).toMatchObject({
      kind: 'princess',
      chance: 0.4,
    });
    expect(reasonFor(play(5, 0), BELIEFS, [5, 1], 'standard')).toEqual({ kind: 'effect' });
  });

  it('is the card’s effect where nobody is chosen', () => {
    expect(reasonFor(play(4, null), BELIEFS, [4, 1], 'standard')).toEqual({ kind: 'effect' });
  });
});
