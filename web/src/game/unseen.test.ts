import { describe, expect, it } from 'vitest';
import stories from '../generated/stories.json';
import { EDITIONS, type EditionName } from './editions';
import { unseen } from './unseen';
import { opening, type FactOf, type Position } from './view';

describe('the cards a seat has not seen', () => {
  const empty = opening(0, {
    fact: 'game-began',
    edition: 'standard',
    players: 2,
    goal: 6,
  } as FactOf<'game-began'>);

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

  it('is everything hidden: the deck, the hands and the card set aside', () => {
    for (const story of stories) {
      let position = {} as Position;
      for (const changes of story.positions) {
        position = { ...position, ...changes } as Position;
        const total = [...unseen(position).values()].reduce((sum, count) => sum + count, 0);
        const cards = EDITIONS[position.edition as EditionName].rows.reduce(
          (sum, row) => sum + row.copies,
          0,
        );
        const seen = [...position.discards.flat(), ...position.face_up, ...position.hand];
        const known = [...position.known, ...position.deck].filter((card) => card !== null);
        expect(total).toBe(cards - seen.length - known.length);
      }
    }
  });
});
