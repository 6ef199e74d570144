import { describe, expect, it } from 'vitest';
import { Playback, type Pace } from './playback.svelte';
import type { Fact } from './facts';
import { SAMPLE_GAMES, stepsOf } from './sample-games';

/** Time that passes when it is told to. */
class Slow implements Pace {
  private waiting: (() => void) | null = null;
  /** The rest that was asked for last, and the shortest that it may be. */
  ms = 0;
  least = 0;

  wait(ms: number, then: () => void, least: number): () => void {
    this.waiting = then;
    this.ms = ms;
    this.least = least;
    return () => (this.waiting = null);
  }

  tick(): boolean {
    const then = this.waiting;
    this.waiting = null;
    then?.();
    return then !== null;
  }
}

const game = SAMPLE_GAMES[0]!;
const { facts } = game;
const steps = stepsOf(game);
const roundEnd = facts.findIndex(({ fact }) => fact === 'round-ended');

describe('showing facts at leisure', () => {
  it('shows one after the other and rests until the end of the round', () => {
    const pace = new Slow();
    const playback = new Playback(pace);
    playback.restart(steps.slice(0, 1));
    playback.add(steps.slice(1));
    expect(playback.busy).toBe(true);
    expect(playback.shown.length).toBeLessThan(roundEnd);
    while (pace.tick());
    expect(playback.shown.length).toBe(roundEnd + 1);
    expect(playback.pausedAt).toEqual(facts[roundEnd]);
    expect(playback.busy).toBe(false);
  });

  it('goes on with the next round when asked, and ends with the last position', () => {
    const pace = new Slow();
    const playback = new Playback(pace);
    playback.restart(steps, steps.length - 1);
    while (playback.shown.length < facts.length) {
      if (!pace.tick()) playback.goOn();
    }
    expect(playback.position).toEqual(steps.at(-1)!.position);
    expect(playback.center.kind).toBe('over');
  });

  it('turns over a dealt card before the deal has been read', () => {
    const pace = new Slow();
    const text = 'A round begins. '.repeat(10);
    const playback = new Playback(pace, ({ fact }) => (fact.fact === 'round-began' ? [text] : []));
    playback.restart(steps.slice(0, 4), 3);
    expect(playback.shown.at(-1)!.fact).toBe('round-began');
    const dealMs = pace.ms;
    expect(dealMs).toBeLessThan(1000);
    pace.tick();
    expect(playback.shown.at(-1)).toEqual({ fact: 'holds', seat: 0, hand: [6] });
    expect(dealMs + pace.ms).toBeGreaterThanOrEqual(60 * text.length);
    playback.skip();
    expect(playback.shown.at(-1)!.fact).toBe('turn-began');
    expect(pace.ms).toBeLessThan(1000);
  });

  it('skips a rest', () => {
    const playback = new Playback(new Slow());
    playback.restart(steps.slice(0, 1));
    playback.add(steps.slice(1, 8));
    const before = playback.shown.length;
    playback.skip();
    expect(playback.shown.length).toBeGreaterThan(before);
  });

  it('catches up at once for somebody who was away', () => {
    const playback = new Playback(new Slow());
    playback.restart(steps.slice(0, 1));
    playback.add(steps.slice(1, roundEnd));
    playback.catchUp();
    expect(playback.shown.length).toBe(roundEnd);
    expect(playback.busy).toBe(false);
  });

  it('stands still at the end of the last round, too, before the game ends', () => {
    const told: string[] = [];
    const playback = new Playback(new Slow(), ({ fact }) => (told.push(fact.fact), []));
    playback.restart(steps, 2);
    expect(told).toEqual(['round-ended']);
    expect(playback.pausedAt).toEqual(facts.at(-2));
    playback.goOn();
    expect(told).toEqual(['round-ended', 'game-ended']);
    expect(playback.pausedAt).toBe(null);
    expect(playback.center.kind).toBe('over');
  });

  it('waits for a tap at the end of each turn, where that is the pace', () => {
    const pace = Object.assign(new Slow(), { byTap: () => true });
    const playback = new Playback(pace, ({ fact }) => (fact.fact === 'drew' ? [] : ['Told.']));
    playback.restart(steps.slice(0, 1));
    playback.add(steps.slice(1, roundEnd));
    while (pace.tick());
    expect(playback.awaitsTap).toBe(true);
    expect(playback.busy).toBe(true);
    const turns = () => playback.shown.filter(({ fact }) => fact === 'turn-began').length;
    const before = turns();
    playback.skip();
    expect(turns()).toBe(before + 1);
    expect(playback.awaitsTap).toBe(false);
  });

  it('hurries to the end of the round, and shows that at leisure', () => {
    const pace = new Slow();
    const long = SAMPLE_GAMES.find(({ facts }) => facts.some(({ fact }) => fact === 'revealed'))!;
    const first = long.facts.findIndex(({ fact }) => fact === 'revealed');
    const playback = new Playback(pace, () => ['Told.']);
    playback.restart(stepsOf(long).slice(0, 1));
    playback.add(stepsOf(long).slice(1));
    playback.hurryToRoundEnd();
    if (playback.pausedAt) playback.goOn();
    while (playback.shown.length <= first && (pace.tick() || playback.pausedAt)) {
      playback.goOn();
      playback.hurryToRoundEnd();
    }
    expect(playback.shown.at(-1)!.fact).toBe('revealed');
    expect(playback.hurries).toBe(false);
    expect(pace.least).toBeGreaterThan(0);
    expect(pace.tick()).toBe(true);
  });

  it('tells each fact once', () => {
    const told: Fact[] = [];
    const playback = new Playback(new Slow(), ({ fact }) => (told.push(fact), []));
    playback.restart(steps.slice(0, 3));
    playback.add(steps.slice(3, 8));
    playback.catchUp();
    expect(told).toEqual(facts.slice(3, 8));
  });
});
