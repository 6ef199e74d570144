import { describe, expect, it } from 'vitest';
import { SAMPLE_GAMES, stepsOf } from './sample-games';

describe('the positions of a game', () => {
  it('know cards of other players only', () => {
    for (const game of SAMPLE_GAMES) {
      for (const { position } of stepsOf(game)) {
        expect(position.seat).toBe(game.reader);
        if (position.seat !== null) expect(position.known[position.seat]).toBeNull();
      }
    }
  });

  it('forget a card that was seen with a Priest and then traded for with a King', () => {
    const trades = SAMPLE_GAMES.flatMap((game) =>
      stepsOf(game).flatMap(({ fact, position }, index, steps) => {
        if (fact.fact !== 'traded' || game.reader === null) return [];
        const other = [fact.seat, fact.target].find((seat) => seat !== game.reader)!;
        const own = [fact.seat, fact.target].includes(game.reader);
        return own && steps[index - 1]!.position.known[other] !== null ? [position] : [];
      }),
    );
    expect(trades).not.toEqual([]);
    for (const { known } of trades) expect(known.every((card) => card === null)).toBe(true);
  });
});
