import { describe, expect, it } from 'vitest';
import { Playback, type Pace } from './playback.svelte';
import type { Fact } from './fact-steps';
import { STORIES, stepsOf } from './stories';

/** Time that passes when it is told to. */
class Slow implements Pace {
  private waiting: (() => void) | null = null;

  wait(_: number, then: () => void): () => void {
    this.waiting = then;
    return () => (this.waiting = null);
  }

  tick(): boolean {
    const then = this.waiting;
    this.waiting = null;
    then?.();
    return then !== null;
  }
}

const story = STORIES[0]!;
const { facts } = story;
const steps = stepsOf(story);
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
    expect(playback.scene.kind).toBe('over');
  });

  it('skips a rest', () => {
    const playback = new Playback(new Slow());
    playback.restart(steps.slice(0, 1));
    playback.add(steps.slice(1, 8));
    const before = playback.shown.length;
    playback.skip();
    expect(playback.shown.length).toBeGreaterThan(before);
  });

  it('stands still while something is explained', () => {
    const pace = new Slow();
    const playback = new Playback(pace);
    playback.restart(steps.slice(0, 1));
    playback.hold(true);
    playback.add(steps.slice(1, 8));
    expect(playback.shown.length).toBe(1);
    expect(playback.busy).toBe(true);
    playback.hold(false);
    while (pace.tick());
    expect(playback.shown.length).toBe(8);
    expect(playback.busy).toBe(false);
  });

  it('catches up at once for somebody who was away', () => {
    const playback = new Playback(new Slow());
    playback.restart(steps.slice(0, 1));
    playback.add(steps.slice(1, roundEnd));
    playback.catchUp();
    expect(playback.shown.length).toBe(roundEnd);
    expect(playback.busy).toBe(false);
  });

  it('tells the end of the last round before the end of the game', () => {
    const told: string[] = [];
    const playback = new Playback(new Slow(), ({ fact }) => told.push(fact.fact));
    playback.restart(steps, 2);
    expect(told).toEqual(['round-ended', 'game-ended']);
    expect(playback.pausedAt).toEqual(facts.at(-2));
    expect(playback.scene.kind).toBe('over');
  });

  it('tells each fact once', () => {
    const told: Fact[] = [];
    const playback = new Playback(new Slow(), ({ fact }) => told.push(fact));
    playback.restart(steps.slice(0, 3));
    playback.add(steps.slice(3, 8));
    playback.catchUp();
    expect(told).toEqual(facts.slice(3, 8));
  });
});
