import { describe, expect, it } from 'vitest';
import { handsShown, EMPTY_CENTER, centerAfter, type TableCenter } from './table-center';
import type { Fact } from './facts';

const told = (facts: Fact[], seat: number | null): TableCenter =>
  facts.reduce((center, fact) => centerAfter(center, fact, seat), EMPTY_CENTER);
const played = (card: number): Fact => ({ fact: 'played', seat: 0, card, target: 1 });

describe('the hands in the middle of the table', () => {
  it('are hidden until something is known of them', () => {
    const [hand] = handsShown(told([played(1)], 2), 'guard', 2, 4);
    expect(hand).toEqual({ seat: 1, card: null, secret: false, mark: null });
  });

  it('show what a Guard names, and whether it was right', () => {
    const guessed = (hit: boolean): Fact => ({
      fact: 'guessed',
      seat: 0,
      target: 1,
      named: 5,
      hit,
    });
    expect(handsShown(told([played(1), guessed(false)], 2), 'guard', 2, 4)).toMatchObject([
      { card: 5, mark: 'miss' },
    ]);
    expect(handsShown(told([played(1), guessed(true)], 2), 'guard', 2, 4)).toMatchObject([
      { card: 5, mark: 'hit' },
    ]);
  });

  it('show a Baron’s two cards to those who compare, and their backs to all others', () => {
    const compared: Fact = { fact: 'compared', seat: 0, target: 1, lower: 1 };
    const seen: Fact = { fact: 'holds', seat: 1, hand: [2] };
    const shown = handsShown(told([played(3), seen, compared], 0), 'baron', 0, 8);
    expect(shown.map(({ card }) => card)).toEqual([8, 2]);
    expect(shown.map(({ mark }) => mark)).toEqual([null, 'lower']);
    expect(shown.every(({ secret }) => secret)).toBe(true);
    expect(
      handsShown(told([played(3), compared], 2), 'baron', 2, 4).map(({ card }) => card),
    ).toEqual([null, null]);
  });

  it('stay in the picture when the lower one is laid open', () => {
    const facts: Fact[] = [
      played(3),
      { fact: 'holds', seat: 0, hand: [8] },
      { fact: 'compared', seat: 0, target: 1, lower: 1 },
      { fact: 'went-out', seat: 1, hand: [2] },
    ];
    expect(handsShown(told(facts, 1), 'baron', 1, null)).toMatchObject([
      { card: 8, secret: true },
      { card: 2, secret: false },
    ]);
  });

  it('are two for a King and none for a Handmaid', () => {
    expect(handsShown(told([played(7)], 2), 'king', 2, 4).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(
      handsShown(told([{ fact: 'played', seat: 0, card: 4, target: null }], 2), 'handmaid', 2, 4),
    ).toEqual([]);
  });
});
