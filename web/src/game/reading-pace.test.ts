import { describe, expect, it } from 'vitest';
import type { Fact } from './facts';
import { leastMs, msAt, restMs } from './reading-pace';
import { SAMPLE_GAMES } from './sample-games';

describe('the rest after something was told', () => {
  it('lets everything that others do be read: 60 ms a character, 1.8 s a sentence', () => {
    const guessed: Fact = { fact: 'guessed', seat: 1, target: 2, named: 5, hit: false };
    const text = 'Singarda ludas la gardiston kontraŭ Serena kaj nomas la princinon: maltrafe.';
    expect(restMs(guessed, 0, [text])).toBeGreaterThanOrEqual(60 * text.length);
    expect(restMs(guessed, 0, ['Short.'])).toBeGreaterThanOrEqual(1800);
    expect(restMs(guessed, 0, ['One.', 'Two.'])).toBeGreaterThanOrEqual(3600);
  });

  it('is short after what a player chose, and longest after their own end', () => {
    const played: Fact = { fact: 'played', seat: 0, card: 4, target: null };
    expect(restMs(played, 0, ['You play the Handmaid.'])).toBeLessThan(1000);
    const out: Fact = { fact: 'went-out', seat: 0, hand: [3] };
    expect(restMs(out, 0, ['Out.'])).toBeGreaterThan(restMs(out, 1, ['Out.']));
  });

  it('is told by each kind of fact, and half as long again at a calm pace', () => {
    const kinds = new Set(SAMPLE_GAMES.flatMap(({ facts }) => facts.map(({ fact }) => fact)));
    expect(kinds.size).toBeGreaterThan(12);
    const paces = (['calm', 'normal', 'brisk', 'wait'] as const).map((pace) => msAt(pace, 1000, 0));
    expect(paces).toEqual([1500, 1000, 500, 1000]);
  });

  it('lets a hand be seen that is turned over after a held breath, at a brisk pace too', () => {
    const revealed: Fact = { fact: 'revealed', seat: 1, card: 8 };
    const rest = restMs(revealed, 0, ['Beto shows the Countess.']);
    expect(msAt('brisk', rest, leastMs(revealed))).toBe(1500);
    const guessed: Fact = { fact: 'guessed', seat: 1, target: 2, named: 5, hit: false };
    expect(msAt('brisk', 1800, leastMs(guessed))).toBe(900);
  });
});
