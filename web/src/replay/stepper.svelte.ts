/** Steps through a recorded game: where one is, whose eyes one has, and whether it goes on by itself. */
import { messages } from '../l10n/language.svelte';
import { Narrator } from '../l10n/narrator';
import { seatName } from '../l10n/player-names';
import { frameAt, middleSentences, seatsOf, shownFrames } from './frames';
import type { Place, ReplayDocument } from './frames';

/** How long a sentence can be read, in milliseconds: for each letter, and at least. */
const LETTER_MS = 60;
const LEAST_MS = 1800;

export class Stepper {
  #replay = $state.raw<ReplayDocument>()!;
  index = $state(0);
  playing = $state(false);
  /** How many times as fast as one reads. */
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly seats = $derived(seatsOf(this.#replay));
  readonly names = $derived(this.seats.map(seatName));
  readonly frames = $derived(
    shownFrames(this.#replay, new Narrator(messages(), this.names, this.#replay.viewer)),
  );
  readonly frame = $derived(this.frames[this.index]!);
  readonly last = $derived(this.frames.length - 1);
  readonly sentences = $derived(middleSentences(this.frame));

  constructor(replay: ReplayDocument, place: Place | null) {
    this.#replay = replay;
    if (place) this.index = frameAt(replay.frames, place);
  }

  get replay(): ReplayDocument {
    return this.#replay;
  }

  /** The same moment with other eyes. */
  show(replay: ReplayDocument): void {
    this.#replay = replay;
    this.index = Math.min(this.index, replay.frames.length - 1);
  }

  goTo(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.last);
    this.wait();
  }

  step(by: number): void {
    this.goTo(this.index + by);
  }

  /** To the next or the previous deal. */
  toRound(by: 1 | -1): void {
    const deals = this.frames.flatMap(({ move }, index) => (move === 0 ? [index] : []));
    const found =
      by > 0
        ? deals.find((deal) => deal > this.index)
        : deals.findLast((deal) => deal < this.index);
    this.goTo(found ?? (by > 0 ? this.last : 0));
  }

  play(on: boolean): void {
    if (on && this.index === this.last) this.index = 0;
    this.playing = on;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Goes on when what is shown has been read. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.index >= this.last) {
      this.playing = false;
      return;
    }
    const letters = this.sentences.reduce((sum, { text }) => sum + text.length, 0);
    const ms = Math.max(LEAST_MS, letters * LETTER_MS) / this.speed;
    this.timer = setTimeout(() => this.step(1), ms);
  }
}
