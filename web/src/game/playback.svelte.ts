/** Shows facts one after the other, at a pace that can be followed. */
import { arranged, EMPTY, type Layout } from './layout';
import { NO_SCENE, rest, staged, type Scene } from './scene';
import type { FactOf, Position, Step } from './steps';

export interface Pace {
  /** Calls back after so many milliseconds; returns what cancels it. */
  wait(ms: number, then: () => void): () => void;
}

export const REAL_TIME: Pace = {
  wait(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class Playback {
  position = $state.raw<Position | null>(null);
  layout = $state.raw<Layout>(EMPTY);
  scene = $state.raw<Scene>(NO_SCENE);
  /** What has been shown. */
  steps = $state.raw<readonly Step[]>([]);
  readonly shown = $derived(this.steps.map(({ fact }) => fact));
  /** How the round ended, until the player goes on. */
  pausedAt = $state.raw<FactOf<'round-ended'> | null>(null);
  busy = $state(false);

  private queue: Step[] = [];
  private cancel: (() => void) | null = null;
  private held = false;

  constructor(
    private readonly pace: Pace = REAL_TIME,
    private readonly onStep: (step: Step) => void = () => {},
  ) {}

  /** Starts over with all that a seat was told; what is news is shown at leisure, or after a pause at the end of a round. */
  restart(steps: readonly Step[], news = 0, paused = false): void {
    this.stop();
    this.scene = NO_SCENE;
    this.layout = EMPTY;
    this.show(steps.slice(0, steps.length - news));
    if (news > 0 && !paused) this.pausedAt = null;
    this.add(steps.slice(steps.length - news));
  }

  /** More has happened. */
  add(steps: readonly Step[]): void {
    this.queue.push(...steps);
    this.busy = this.queue.length > 0 || this.cancel !== null;
    if (!this.cancel && !this.pausedAt) this.next();
  }

  /** Cuts the current rest short. */
  skip(): void {
    if (!this.cancel) return;
    this.cancel();
    this.cancel = null;
    this.next();
  }

  /** Goes on after the end of a round. */
  goOn(): void {
    if (!this.pausedAt) return;
    this.pausedAt = null;
    this.scene = { ...NO_SCENE, id: this.scene.id + 1 };
    this.next();
  }

  /** Stands still while something is explained, then goes on. */
  hold(on: boolean): void {
    this.held = on;
    if (!on && !this.cancel && !this.pausedAt) this.next();
  }

  /** Shows at once all that waits, up to the end of a round. */
  catchUp(): void {
    this.stopTimer();
    while (this.queue.length > 0 && !this.pausedAt) this.showOne(this.queue.shift()!);
    this.busy = false;
  }

  stop(): void {
    this.stopTimer();
    this.queue = [];
    this.busy = false;
  }

  private stopTimer(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private next(): void {
    while (!this.pausedAt && !this.held) {
      const step = this.queue.shift();
      if (!step) break;
      this.showOne(step);
      const ms = rest(step.fact, step.position.seat);
      if (ms > 0 && !this.pausedAt) {
        this.busy = true;
        this.cancel = this.pace.wait(ms, () => {
          this.cancel = null;
          this.next();
        });
        return;
      }
    }
    this.busy = this.held && this.queue.length > 0;
  }

  private show(steps: readonly Step[]): void {
    for (const step of steps) this.apply(step);
    this.steps = steps;
    const last = steps.at(-1)?.fact;
    const ended = last?.fact === 'game-ended' ? steps.at(-2)?.fact : last;
    this.pausedAt = ended?.fact === 'round-ended' ? ended : null;
  }

  private showOne(step: Step): void {
    this.apply(step);
    this.steps = [...this.steps, step];
    if (step.fact.fact === 'round-ended') {
      // The end of the game belongs to the end of its last round.
      if (this.queue[0]?.fact.fact === 'game-ended') this.showOne(this.queue.shift()!);
      this.pausedAt = step.fact;
    }
    this.onStep(step);
  }

  private apply({ fact, position }: Step): void {
    this.position = position;
    this.layout = arranged(this.layout, fact, position.seat);
    this.scene = staged(this.scene, fact, position.seat);
  }
}
