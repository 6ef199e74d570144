import { describe, expect, it } from 'vitest';
import type { Fact } from './facts';
import { PACE_FACTORS, restMs } from './reading-pace';
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
    expect(PACE_FACTORS).toEqual({ calm: 1.5, normal: 1, brisk: 0.5, wait: 1 });
  });
});
