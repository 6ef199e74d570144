/** A table that plays a lesson: without a server, from what the rules wrote down beforehand. */
import { ClientDeals } from '../fair/client-deals';
import { stepsAfter } from '../game/facts';
import { PendingRequests } from '../game/pending-requests.svelte';
import { Playback, REAL_TIME } from '../game/playback.svelte';
import type { TableClientLike } from '../game/table-client.svelte';
import { TableTalk } from '../game/table-talk.svelte';
import type { SeatState, TableState } from '../generated/socket';
import { messages, t } from '../l10n/language.svelte';
import { Narrator, type Sentence } from '../l10n/narrator';
import { introduced, seatName } from '../l10n/player-names';
import { settings } from '../ui/settings.svelte';
import type { Lesson, LessonNode } from './lessons';

const LEARNER = 0;
const BOT = 'reader';
const nothing = () => {};

export class LessonTable implements TableClientLike {
  readonly id = 'lesson';
  readonly status = 'open';
  readonly ending = null;
  readonly seats = [];
  readonly seat = LEARNER;
  readonly phrases = [];
  readonly bots = [];
  readonly clock = null;
  readonly refusal = null;
  readonly rematchAt = null;
  readonly followsRematch = false;
  readonly dealing = false;
  readonly hotSeat = false;
  readonly contradictions = [];
  hint = null;
  readonly table: TableState;
  readonly names: string[];
  readonly talk = new TableTalk();
  readonly pending = new PendingRequests();
  readonly deals = new ClientDeals('lesson', nothing);
  readonly playback = new Playback(
    {
      wait: (ms, then) => REAL_TIME.wait(ms * settings.restFactor, then),
      byTap: () => settings.pace === 'wait',
    },
    (step) => {
      const told = this.narrator.tell([step]);
      this.sentences = [...this.sentences, ...told];
      return told.map(({ text }) => text);
    },
  );
  sentences = $state.raw<readonly Sentence[]>([]);
  /** The moves that can be made now lead on from here. */
  private node = $state.raw<LessonNode>(null!);
  private narrator: Narrator;
  readonly legal = $derived(Object.keys(this.node.moves));
  readonly toMove = $derived(
    this.legal.length > 0 && !this.playback.busy && !this.playback.pausedAt,
  );
  /** Whether the learner found the answer, once all that followed has been shown. */
  readonly outcome = $derived(this.playback.busy ? undefined : this.node.right);

  constructor(lesson: Lesson) {
    this.node = lesson.start;
    const steps = stepsAfter(null, lesson.start.facts, lesson.start.positions);
    this.playback.restart(steps);
    this.table = tableOf(lesson, this.playback.position!.goal);
    this.names = this.table.seats.map(seatName);
    this.narrator = new Narrator(messages(), this.names, LEARNER);
    this.sentences = this.narrator.tell(steps);
  }

  move = (text: string): void => {
    const next = this.node.moves[text];
    if (!next) return;
    this.node = next;
    this.playback.add(stepsAfter(this.playback.position, next.facts, next.positions));
  };
  retell = (): void => {
    this.narrator = new Narrator(messages(), this.names, LEARNER);
    this.sentences = this.narrator.tell(this.playback.steps);
  };
  leave = (): void => this.playback.stop();
  readonly ask = nothing;
  readonly rematch = nothing;
  readonly say = nothing;
  readonly show = nothing;
  readonly retry = nothing;
  readonly toJSON = () => ({});
}

function tableOf(lesson: Lesson, goal: number): TableState {
  const seats = Array.from({ length: lesson.players }, (_, seat): SeatState => ({
    seat,
    kind: seat === LEARNER ? 'human' : 'bot',
    name: seat === LEARNER ? settings.name.trim() || t('web-guest-name') : '',
    color: seat,
    bot: seat === LEARNER ? null : BOT,
    sits_in: false,
    connected: true,
    host: false,
    yours: seat === LEARNER,
    lookalike: false,
  }));
  return {
    id: 'lesson',
    phase: 'playing',
    edition: 'standard',
    players: lesson.players,
    goal,
    pace: 'relaxed',
    move_seconds: null,
    watch: 'nobody',
    hints: false,
    fair: false,
    first: null,
    seats: introduced(seats),
    watchers: 0,
    you_host: false,
    next: null,
  };
}
