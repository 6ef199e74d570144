import { describe, expect, it } from 'vitest';
import { unseen } from './unseen-cards';
import type { Position } from './facts';
import { SAMPLE_GAMES, stepsOf } from './sample-games';

describe('the cards a seat has not seen', () => {
  const empty = stepsOf(SAMPLE_GAMES[0]!)[0]!.position;

  it('leaves out what is face up, in hand and known', () => {
    const position: Position = {
      ...empty,
      discards: [[1], [5]],
      face_up: [1, 1, 9],
      hand: [1, 5],
      known: [null, 7],
      deck: [null, 2],
    };
    const counts = unseen(position);
    expect(Object.fromEntries(counts)).toEqual({
      0: 2,
      1: 2,
      2: 1,
      3: 2,
      4: 2,
      5: 0,
      6: 2,
      7: 0,
      8: 1,
      9: 0,
    });
  });

  it('are those that the rules count', () => {
    for (const game of SAMPLE_GAMES) {
      stepsOf(game).forEach(({ position, fact }, index) => {
        const counts = Object.fromEntries([...unseen(position)].filter(([, count]) => count > 0));
        expect(counts, `after fact ${index}, ${fact.fact}`).toEqual(game.unseen[index]);
      });
    }
  });
});
