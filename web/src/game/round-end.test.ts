import { describe, expect, it } from 'vitest';
import type { Fact } from './facts';
import { highestLast, knockOuts } from './round-end';
import { SAMPLE_GAMES, stepsOf } from './sample-games';

describe('the end of a round', () => {
  it('turns the highest hand over last, and changes nothing else', () => {
    for (const game of SAMPLE_GAMES) {
      const steps = highestLast(stepsOf(game));
      expect(steps.map(({ position }) => position)).toEqual(
        stepsOf(game).map(({ position }) => position),
      );
      const values = steps.flatMap(({ fact }, index) =>
        fact.fact === 'revealed' && steps[index + 1]?.fact.fact === 'revealed'
          ? [[fact.card, steps[index + 1]!.fact] as const]
          : [],
      );
      for (const [card, next] of values)
        expect(card).toBeLessThanOrEqual((next as { card: number }).card);
    }
  });

  it('knows who put whom out, with which card, in this round only', () => {
    const began: Fact = { fact: 'round-began', first: 0, face_up: [] };
    const facts: Fact[] = [
      began,
      { fact: 'played', seat: 0, card: 1, target: 2 },
      { fact: 'went-out', seat: 2, hand: [5] },
      began,
      { fact: 'played', seat: 1, card: 3, target: 0 },
      { fact: 'compared', seat: 1, target: 0, lower: 1 },
      { fact: 'went-out', seat: 1, hand: [2] },
    ];
    expect(knockOuts(facts)).toEqual({ 1: { by: 1, card: 3 } });
    expect(knockOuts(facts.slice(0, 3))).toEqual({ 2: { by: 0, card: 1 } });
  });
});
