import { describe, expect, it } from 'vitest';
import { arranged, EMPTY, type Layout, type Piece } from './card-layout';
import { STORIES, stepsOf } from './stories';

const values = (pieces: Piece[]) => pieces.map(({ value }) => value);

describe('the cards on the screen', () => {
  it.each(STORIES.map((story, index) => [index, story] as const))('follow story %i', (_, story) => {
    let layout: Layout = EMPTY;
    for (const { fact, position } of stepsOf(story)) {
      layout = arranged(layout, fact, story.reader);
      expect(layout.discards.map(values)).toEqual(position.discards);
      if (fact.fact === 'holds' && fact.seat === story.reader) {
        expect(values(layout.hands[story.reader]!)).toEqual(position.hand);
      }
      const ids = [...layout.hands, ...layout.discards, layout.faceUp].flat().map(({ id }) => id);
      expect(new Set(ids).size, 'no piece lies in two places').toBe(ids.length);
    }
  });

  it('shows nothing of another hand that the facts did not say', () => {
    for (const story of STORIES) {
      let layout: Layout = EMPTY;
      for (const fact of story.facts) {
        layout = arranged(layout, fact, story.reader);
        if (fact.fact === 'revealed' || fact.fact === 'round-ended' || fact.fact === 'game-ended')
          continue;
        layout.hands.forEach((hand, seat) => {
          if (seat !== story.reader) expect(hand.every(({ value }) => value === null)).toBe(true);
        });
      }
    }
  });
});
