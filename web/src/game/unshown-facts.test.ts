import { describe, expect, it } from 'vitest';
import type { Fact } from './facts';
import { Playback } from './playback.svelte';
import { SAMPLE_GAMES, stepsOf } from './sample-games';
import { unshownFacts } from './unshown-facts';

/** The longest game that a player tells: several rounds. */
const game = SAMPLE_GAMES.filter(({ reader }) => reader !== null).reduce((longest, each) =>
  each.facts.length > longest.facts.length ? each : longest,
);
const steps = stepsOf(game);
const { facts, reader } = game;
const isEnd = ({ fact }: Fact) => fact === 'round-ended';
const end = facts.findIndex(isEnd) + 1;
const opening = facts.findIndex(({ fact }) => fact === 'played');

function shownUpTo(count: number): Playback {
  const playback = new Playback({ wait: () => () => {} });
  playback.restart(steps.slice(0, count));
  return playback;
}

describe('the facts of a view that are shown one by one', () => {
  it('are those of the deal, for a page that is new', () => {
    const told = facts.slice(0, opening);
    expect(unshownFacts(shownUpTo(0), told, reader)).toEqual({
      count: told.length - 1,
      paused: false,
    });
  });
  it('are those since the connection was lost', () => {
    const told = facts.slice(0, end - 1);
    expect(unshownFacts(shownUpTo(end - 5), told, reader)).toEqual({ count: 4, paused: false });
  });
  it('are none where somebody was away for long, or sees another hand', () => {
    expect(facts.length).toBeGreaterThan(opening + 62);
    expect(unshownFacts(shownUpTo(opening + 1), facts, reader).count).toBe(0);
    expect(unshownFacts(shownUpTo(opening + 3), facts.slice(0, end - 1), 7).count).toBe(0);
  });
  it('wait at the end of a round that the player has not seen', () => {
    const told = facts.slice(0, end + 2);
    expect(facts[end]!.fact).toBe('round-began');
    expect(unshownFacts(shownUpTo(0), told, reader)).toEqual({ count: 2, paused: true });
  });
  it('wait at the end of a round where the next deal hides the hands of several', () => {
    const told = facts.slice(0, end + 1);
    expect(unshownFacts(shownUpTo(end), told, null)).toEqual({ count: 1, paused: true });
  });
});
