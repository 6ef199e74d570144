/** Shows facts one after the other, at a pace that can be followed. */
import { arranged, EMPTY, type Layout } from './layout';
import { NO_SCENE, rest, staged, type Scene } from './scene';
import { after, opening, type Fact, type FactOf, type Position } from './view';

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
  /** The facts that have been shown. */
  shown = $state.raw<readonly Fact[]>([]);
  /** How the round ended, until the player goes on. */
  pausedAt = $state.raw<FactOf<'round-ended'> | null>(null);
  busy = $state(false);

  private queue: Fact[] = [];
  private cancel: (() => void) | null = null;
  private held = false;

  constructor(
    private readonly pace: Pace = REAL_TIME,
    private readonly onFact: (fact: Fact) => void = () => {},
  ) {}

  /** Starts over with all that a seat was told; what is news is shown at leisure, or after a pause at the end of a round. */
  restart(seat: number | null, facts: readonly Fact[], news = 0, paused = false): void {
    this.stop();
    this.shown = [];
    this.scene = NO_SCENE;
    this.pausedAt = null;
    const began = facts[0];
    if (began?.fact !== 'game-began') return;
    this.position = opening(seat, began);
    this.layout = EMPTY;
    this.show(facts.slice(0, facts.length - news));
    if (news > 0 && !paused) this.pausedAt = null;
    this.add(facts.slice(facts.length - news));
  }

  /** More has happened. */
  add(facts: readonly Fact[]): void {
    this.queue.push(...facts);
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
      const fact = this.queue.shift();
      if (!fact) break;
      this.showOne(fact);
      const ms = rest(fact, this.position?.seat ?? null);
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

  private show(facts: readonly Fact[]): void {
    for (const fact of facts) this.apply(fact);
    this.shown = facts;
    const last = facts.at(-1);
    const ended = last?.fact === 'game-ended' ? facts.at(-2) : last;
    this.pausedAt = ended?.fact === 'round-ended' ? ended : null;
  }

  private showOne(fact: Fact): void {
    this.apply(fact);
    this.shown = [...this.shown, fact];
    if (fact.fact === 'round-ended') {
      // The end of the game belongs to the end of its last round.
      if (this.queue[0]?.fact === 'game-ended') this.showOne(this.queue.shift()!);
      this.pausedAt = fact;
    }
    this.onFact(fact);
  }

  private apply(fact: Fact): void {
    const seat = this.position?.seat ?? null;
    this.position = this.position && after(this.position, fact);
    this.layout = arranged(this.layout, fact, seat);
    this.scene = staged(this.scene, fact, seat);
  }
}
