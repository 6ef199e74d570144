import { describe, expect, it } from 'vitest';
import { arranged, EMPTY, type Layout, type Piece } from './card-layout';
import { SAMPLE_GAMES, stepsOf } from './sample-games';

const values = (pieces: Piece[]) => pieces.map(({ value }) => value);

describe('the cards on the screen', () => {
  it.each(SAMPLE_GAMES.map((game, index) => [index, game] as const))(
    'follow game %i',
    (_, game) => {
      let layout: Layout = EMPTY;
      for (const { fact, position } of stepsOf(game)) {
        layout = arranged(layout, fact, game.reader);
        expect(layout.discards.map(values)).toEqual(position.discards);
        if (fact.fact === 'holds' && fact.seat === game.reader) {
          expect(values(layout.hands[game.reader]!)).toEqual(position.hand);
        }
        const ids = [...layout.hands, ...layout.discards, layout.faceUp].flat().map(({ id }) => id);
        expect(new Set(ids).size, 'no piece lies in two places').toBe(ids.length);
      }
    },
  );

  it('shows nothing of another hand that the facts did not say', () => {
    for (const game of SAMPLE_GAMES) {
      let layout: Layout = EMPTY;
      for (const fact of game.facts) {
        layout = arranged(layout, fact, game.reader);
        if (fact.fact === 'revealed' || fact.fact === 'round-ended' || fact.fact === 'game-ended')
          continue;
        layout.hands.forEach((hand, seat) => {
          if (seat !== game.reader) expect(hand.every(({ value }) => value === null)).toBe(true);
        });
      }
    }
  });
});
