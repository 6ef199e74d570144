import { describe, expect, it } from 'vitest';
import stories from '../generated/stories.json';
import { arranged, EMPTY, type Layout, type Piece } from './layout';
import { after, opening, type Fact, type FactOf } from './view';

const values = (pieces: Piece[]) => pieces.map(({ value }) => value);

describe('the cards on the screen', () => {
  it.each(stories.map((story, index) => [index, story] as const))('follow story %i', (_, story) => {
    const facts = story.facts as Fact[];
    let layout: Layout = EMPTY;
    let position = opening(story.reader, facts[0] as FactOf<'game-began'>);
    for (const fact of facts) {
      layout = arranged(layout, fact, story.reader);
      position = after(position, fact);
      expect(layout.discards.map(values)).toEqual(position.discards);
      if (story.reader !== null && fact.fact === 'holds') {
        expect(values(layout.hands[story.reader]!)).toEqual(position.hand);
      }
      const ids = [...layout.hands, ...layout.discards, layout.faceUp].flat().map(({ id }) => id);
      expect(new Set(ids).size, 'no piece lies in two places').toBe(ids.length);
    }
  });

  it('shows nothing of another hand that the facts did not say', () => {
    for (const story of stories) {
      let layout: Layout = EMPTY;
      for (const fact of story.facts as Fact[]) {
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
