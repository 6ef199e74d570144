/** Shows facts one after the other, at a pace that can be followed. */
import { arranged, EMPTY, type Layout } from './card-layout';
import { NO_SCENE, rest, staged, type Scene } from './scene';
import type { FactOf, Position, Step } from './fact-steps';

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
    this.steps = [];
    this.pausedAt = null;
    for (const step of steps.slice(0, steps.length - news)) this.show(step);
    if (news > 0 && !paused) this.pausedAt = null;
    this.add(steps.slice(steps.length - news));
  }

  /** More has happened. */
  add(steps: readonly Step[]): void {
    this.queue.push(...steps);
    this.busy = this.queue.length > 0 || this.cancel !== null;
    if (!this.cancel && !this.paused) this.next();
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
    if (!on && !this.cancel && !this.paused) this.next();
  }

  /** Shows at once all that waits, up to the end of a round. */
  catchUp(): void {
    this.stopTimer();
    this.next(false);
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

  private next(resting = true): void {
    while (this.queue.length > 0 && !this.paused && !this.held) {
      const step = this.queue.shift()!;
      this.show(step);
      this.onStep(step);
      const ms = resting ? rest(step.fact, step.position.seat) : 0;
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

  /** Whether a round has ended. The end of the game belongs to the end of its last round. */
  private get paused(): boolean {
    return this.pausedAt !== null && this.queue[0]?.fact.fact !== 'game-ended';
  }

  private show(step: Step): void {
    const { fact, position } = step;
    this.position = position;
    this.layout = arranged(this.layout, fact, position.seat);
    this.scene = staged(this.scene, fact, position.seat);
    this.steps = [...this.steps, step];
    if (fact.fact === 'round-ended') this.pausedAt = fact;
    else if (fact.fact !== 'game-ended') this.pausedAt = null;
  }
}
