/** A table that plays a lesson: without a server, from what the rules wrote down beforehand. */
import { stepsAfter } from '../game/facts';
import { offlineSeat, offlineState, OfflineTable } from '../game/serverless-table';
import { inRealTime, Playback } from '../game/playback.svelte';
import type { TableClientLike } from '../game/table-client.svelte';
import type { TableState } from '../generated/socket';
import { messages, t } from '../l10n/language.svelte';
import { Narrator, type Sentence } from '../l10n/narrator';
import { seatName } from '../l10n/player-names';
import { settings } from '../ui/settings.svelte';
import type { Lesson, LessonNode } from './lessons';

const LEARNER = 0;
const BOT = 'reader';

export class LessonTable extends OfflineTable implements TableClientLike {
  readonly seats = [];
  readonly seat = LEARNER;
  readonly table: TableState;
  readonly names: string[];
  readonly playback = new Playback(
    {
      wait: (ms, then, least) => inRealTime(settings.msOfRest(ms, least), then),
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
    super('lesson');
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
}

function tableOf(lesson: Lesson, goal: number): TableState {
  const name = settings.name.trim() || t('web-guest-name');
  const seats = Array.from({ length: lesson.players }, (_, seat) =>
    offlineSeat(seat, seat === LEARNER ? name : '', BOT, seat === LEARNER),
  );
  return offlineState('lesson', seats, { edition: 'standard', goal });
}
