import { describe, expect, it } from 'vitest';
import { STORIES, stepsOf } from './stories';

describe('the positions of a story', () => {
  it('know cards of other players only', () => {
    for (const story of STORIES) {
      for (const { position } of stepsOf(story)) {
        expect(position.seat).toBe(story.reader);
        if (position.seat !== null) expect(position.known[position.seat]).toBeNull();
      }
    }
  });

  it('forget a card that was seen with a Priest and then traded for with a King', () => {
    const trades = STORIES.flatMap((story) =>
      stepsOf(story).flatMap(({ fact, position }, index, steps) => {
        if (fact.fact !== 'traded' || story.reader === null) return [];
        const other = [fact.seat, fact.target].find((seat) => seat !== story.reader)!;
        const own = [fact.seat, fact.target].includes(story.reader);
        return own && steps[index - 1]!.position.known[other] !== null ? [position] : [];
      }),
    );
    expect(trades).not.toEqual([]);
    for (const { known } of trades) expect(known.every((card) => card === null)).toBe(true);
  });
});
