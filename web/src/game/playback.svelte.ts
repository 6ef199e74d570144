/** Shows facts one after the other, at a pace that can be followed. */
import { arranged, EMPTY, type Layout } from './card-layout';
import { EMPTY_CENTER, centerAfter, type TableCenter } from './table-center';
import type { Fact, FactOf, Position, Step } from './facts';
import { isNews, leastMs, motionMs, restMs } from './reading-pace';
import { highestLast } from './round-end';

export interface Pace {
  /** Calls back after so many milliseconds of the normal pace, and no fewer than `least`; returns what cancels it. */
  wait(ms: number, then: () => void, least: number): () => void;
  /** Whether each turn stays until the reader goes on. */
  byTap?(): boolean;
}

export function inRealTime(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

export class Playback {
  position = $state.raw<Position | null>(null);
  layout = $state.raw<Layout>(EMPTY);
  center = $state.raw<TableCenter>(EMPTY_CENTER);
  /** What has been shown. */
  steps = $state.raw<readonly Step[]>([]);
  readonly shown = $derived(this.steps.map(({ fact }) => fact));
  /** How the round ended, until the player goes on. */
  pausedAt = $state.raw<FactOf<'round-ended'> | null>(null);
  busy = $state(false);
  /** Whether the next turn waits for a tap. */
  awaitsTap = $state(false);
  /** Whether there is no rest until the round ends. */
  hurries = $state(false);

  private queue: Step[] = [];
  private cancel: (() => void) | null = null;
  /** Whether something was told since the reader last went on. */
  private unread = false;
  /** The milliseconds that a deal is still to be read. */
  private unreadMs = 0;

  constructor(
    private readonly pace: Pace = { wait: inRealTime },
    /** Hears of each step that is shown, and returns the sentences that tell it. */
    private readonly onStep: (step: Step) => readonly string[] = () => [],
  ) {}

  /** Starts over with all that a seat was told; what is news is shown at leisure, or after a pause at the end of a round. */
  restart(steps: readonly Step[], news = 0, paused = false): void {
    this.stop();
    this.center = EMPTY_CENTER;
    this.layout = EMPTY;
    this.steps = [];
    this.pausedAt = null;
    for (const step of steps.slice(0, steps.length - news)) this.show(step);
    if (news > 0 && !paused) this.pausedAt = null;
    this.add(steps.slice(steps.length - news));
  }

  /** More has happened. */
  add(steps: readonly Step[]): void {
    this.queue.push(...highestLast(steps));
    this.busy = this.queue.length > 0 || this.cancel !== null;
    if (!this.cancel && !this.paused) this.next();
  }

  /** Cuts the current rest short. */
  skip(): void {
    if (!this.cancel && !this.awaitsTap) return;
    this.stopTimer();
    this.next();
  }

  /** Goes on after the end of a round. */
  goOn(): void {
    if (!this.pausedAt) return;
    this.pausedAt = null;
    this.unread = false;
    this.center = { ...EMPTY_CENTER, id: this.center.id + 1 };
    this.next();
  }

  /** Shows the rest of the round without resting, and its end at leisure. */
  hurryToRoundEnd(): void {
    this.hurries = true;
    this.skip();
  }

  /** Shows at once all that waits, up to the end of a round. */
  catchUp(): void {
    this.stopTimer();
    this.next(false);
  }

  stop(): void {
    this.stopTimer();
    this.hurries = false;
    this.queue = [];
    this.busy = false;
  }

  private stopTimer(): void {
    this.cancel?.();
    this.cancel = null;
    this.awaitsTap = false;
    this.unread = false;
    this.unreadMs = 0;
  }

  private next(resting = true): void {
    while (this.queue.length > 0 && !this.paused) {
      if (resting && this.unread && this.byTap && endsTurn(this.queue[0]!.fact)) {
        this.awaitsTap = this.busy = true;
        return;
      }
      const step = this.queue.shift()!;
      this.show(step);
      const ms = this.rest(step, this.queue[0]);
      if (resting && ms > 0 && !this.pausedAt && !this.hurries) {
        this.busy = true;
        const then = () => {
          this.cancel = null;
          this.next();
        };
        this.cancel = this.pace.wait(ms, then, leastMs(step.fact));
        return;
      }
    }
    this.busy = false;
  }

  /**
   * Tells a step; returns the milliseconds to rest until the next one. One's own card of a deal is
   * turned over as soon as it has come: the sentences on the deal are read meanwhile.
   */
  private rest(step: Step, next: Step | undefined): number {
    const { fact, position } = step;
    const ms = this.told(step) + this.unreadMs;
    const deal = fact.fact === 'round-began' && isOwnCard(next);
    const now = deal ? Math.min(ms, motionMs(fact, position.seat)) : ms;
    this.unreadMs = ms - now;
    return now;
  }

  /** Tells a step; returns the milliseconds to rest after it. */
  private told(step: Step): number {
    const { fact, position } = step;
    const sentences = this.onStep(step);
    if (this.byTap && fact.fact !== 'revealed') {
      const deal = fact.fact === 'game-began' || fact.fact === 'round-began';
      if (sentences.length > 0 && !deal && isNews(fact, position.seat)) this.unread = true;
      return motionMs(fact, position.seat);
    }
    return restMs(fact, position.seat, sentences);
  }

  private get byTap(): boolean {
    return !this.hurries && (this.pace.byTap?.() ?? false);
  }

  private get paused(): boolean {
    return this.pausedAt !== null;
  }

  private show(step: Step): void {
    const { fact, position } = step;
    this.position = position;
    this.layout = arranged(this.layout, fact, position.seat);
    this.center = centerAfter(this.center, fact, position.seat);
    this.steps = [...this.steps, step];
    this.pausedAt = fact.fact === 'round-ended' ? fact : null;
    if (fact.fact === 'revealed' || fact.fact === 'round-ended') this.hurries = false;
  }
}

/** Whether a player sees their own card. */
function isOwnCard(step: Step | undefined): boolean {
  return step?.fact.fact === 'holds' && step.fact.seat === step.position.seat;
}

/** Whether all that belongs to a turn has been told when this comes next. */
function endsTurn({ fact }: Fact): boolean {
  return fact === 'turn-began' || fact === 'revealed' || fact === 'round-ended';
}
