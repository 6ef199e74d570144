/** A table as this browser knows it: what the server told, what is shown of it, what can be done. */
import type { Finding } from '../fair/codes';
import { Dealings } from '../fair/dealings';
import { PROTOCOL } from '../generated/codes';
import type {
  Clock,
  FactsTold,
  Hint,
  Refused,
  SeatState,
  ServerMessage,
  TableState,
  ViewTold,
} from '../generated/socket';
import { introduced, seatName } from '../l10n/names';
import { Narrator, type Sentence } from '../l10n/narrator';
import { messages } from '../l10n/speaker.svelte';
import { socketAddress } from '../net/api';
import { Connection, type Ending, type Request, type Status } from '../net/connection';
import { settings } from '../ui/settings.svelte';
import { Playback, REAL_TIME } from './playback.svelte';
import { stepsAfter, type Fact, type Step } from './steps';

const TALK_MS = 5000;
const GO_ON_MS = 7000;
/** After so much news at once, somebody was away: it is shown at once. */
const AWAY_FACTS = 60;

const isEnd = (fact: Fact) => fact.fact === 'round-ended';

export interface RunningClock extends Clock {
  /** When it was told, by this browser's clock. */
  at: number;
}

export class Room {
  status = $state<Status>('connecting');
  ending = $state<Ending | null>(null);
  table = $state.raw<TableState | null>(null);
  seats = $state.raw<number[]>([]);
  /** The seat whose hand this browser is shown. */
  seat = $state<number | null>(null);
  phrases = $state.raw<string[]>([]);
  bots = $state.raw<string[]>([]);
  legal = $state.raw<string[]>([]);
  clock = $state.raw<RunningClock | null>(null);
  talk = $state.raw<Record<number, string>>({});
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refused | null>(null);
  rematchAt = $state<string | null>(null);
  /** Whether this browser asked to play again, and goes along by itself. */
  followsRematch = $state(false);
  dealing = $state(false);
  sending = $state(false);
  /** A hint has been asked for: the game can go on meanwhile. */
  pondering = $state(false);
  sentences = $state.raw<readonly Sentence[]>([]);
  /** Where the server has contradicted itself. */
  contradictions = $state.raw<readonly Finding[]>([]);

  readonly playback = new Playback(
    { wait: (ms, then) => REAL_TIME.wait(ms * settings.speed, then) },
    (step) => this.tell(step),
  );
  readonly dealings: Dealings;

  readonly names = $derived((this.table?.seats ?? []).map((seat) => seatName(seat)));
  /** It is this seat's move, and all that led to it has been shown. */
  readonly toMove = $derived(
    this.legal.length > 0 && !this.playback.busy && !this.playback.pausedAt,
  );
  readonly hotSeat = $derived(this.seats.length > 1);

  private version: number | null = null;
  /** All that this seat was told, shown or not. */
  private steps: Step[] = [];
  private narrator: Narrator | null = null;
  private readonly connection: Connection;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
  private waiting = new Map<string, string>();
  private goOnTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.dealings = new Dealings(
      id,
      (request, key) => this.connection.ask(request, key),
      (found) => (this.contradictions = [...found]),
    );
    this.connection = new Connection(socketAddress(id), {
      message: (message) => this.hear(message),
      status: (status, ending) => {
        this.status = status;
        this.ending = ending;
        this.notice();
      },
      resume: () => ({ version: this.version, shown: this.seat }),
    });
  }

  ask(request: Request): void {
    this.refusal = null;
    this.waiting.set(this.connection.ask(request), request.type);
    this.notice();
  }

  move(text: string): void {
    this.hint = null;
    this.ask({ type: 'move', version: this.version ?? 0, move: text });
  }

  rematch(): void {
    this.followsRematch = true;
    this.ask({ type: 'rematch' });
  }

  say(phrase: string): void {
    this.connection.say({ type: 'talk', phrase });
  }

  show(seat: number | null): void {
    this.version = null;
    if (seat === null) this.seat = null;
    this.connection.say({ type: 'show', seat });
  }

  retry(): void {
    this.connection.retryNow();
  }

  /** Tells everything again: the language or a name has changed. */
  retell(): void {
    if (this.playback.steps.length === 0) return;
    this.narrator = new Narrator(messages(), this.names, this.playback.position?.seat ?? null);
    this.sentences = this.narrator.tell(this.playback.steps);
  }

  /** All that this browser knows of the game: what a report of a fault should hold. */
  toJSON(): object {
    const { position, layout, scene, shown } = this.playback;
    const { table, seats, seat, version, legal, names, sentences, hint } = this;
    const facts = this.steps.map(({ fact }) => fact);
    return {
      table,
      seats,
      seat,
      version,
      facts,
      legal,
      names,
      sentences,
      hint,
      position,
      layout,
      scene,
      shown,
    };
  }

  leave(): void {
    clearTimeout(this.goOnTimer);
    this.playback.stop();
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    if (this.dealings.hear(message)) return;
    switch (message.type) {
      case 'welcome':
        this.phrases = message.phrases;
        this.bots = message.bots;
        this.seated(message.table, message.seats);
        break;
      case 'table':
        this.seated(message.table, message.seats);
        this.hideInLobby(message.shown);
        break;
      case 'view':
        this.viewed(message);
        break;
      case 'facts':
        this.told(message);
        break;
      case 'ack':
        // The move is stored and its news is on the way: it cannot be made again.
        if (this.waiting.get(message.key) === 'move' && message.version !== this.version)
          this.legal = [];
        this.answered(message.key);
        break;
      case 'refusal':
        if (message.key) this.answered(message.key);
        if (message.code !== 'stale') this.refusal = message;
        break;
      case 'presence':
        this.present(message.connected, message.watchers);
        break;
      case 'clock':
        this.clock = message.seat === null ? null : { ...message, at: Date.now() };
        break;
      case 'talk':
        this.talked(message.seat, message.phrase);
        break;
      case 'hint':
        // Whoever has moved meanwhile needs it no more.
        this.hint = message.version === this.version ? message : null;
        this.answered(message.key);
        break;
      case 'rematch':
        this.rematchAt = message.table;
        break;
      case 'dealing':
      case 'frozen':
      case 'dealt':
      case 'secret':
        this.dealing = message.type === 'dealing' || message.type === 'frozen';
        break;
    }
  }

  private seated(table: TableState, seats: number[]): void {
    const before = this.names.join('\n');
    this.table = { ...table, seats: introduced(table.seats) };
    this.seats = seats;
    if (table.next) this.rematchAt = table.next;
    if (before !== this.names.join('\n')) this.retell();
  }

  /** Before a game with several players in this browser, nobody's hand is to be shown. */
  private hideInLobby(shown: number | null): void {
    if (this.hotSeat && this.table?.phase === 'lobby' && shown !== null)
      this.connection.say({ type: 'show', seat: null });
  }

  private viewed({ version, view, positions, legal }: ViewTold): void {
    const { facts, seat } = view;
    const dealt = this.nextRoundIn(facts, seat);
    const news = dealt ?? this.newsIn(facts, seat);
    this.version = version;
    this.steps = stepsAfter(null, facts, positions);
    this.legal = legal;
    this.seat = seat;
    this.hint = null;
    this.narrator = new Narrator(messages(), this.names, seat);
    this.sentences = this.narrator.tell(this.steps.slice(0, facts.length - news));
    this.playback.restart(this.steps, news, dealt !== null);
    this.goOnLater();
  }

  /** The facts after the end of a round that is to be looked at before them.
   *
   * Several players are at that end here, and the next deal hides their hands; or this page is new, and its player
   * has not moved since.
   */
  private nextRoundIn(facts: Fact[], seat: number | null): number | null {
    const { shown, pausedAt, position } = this.playback;
    const ended = facts.filter(isEnd).length;
    const left = shown.filter(isEnd).length - (pausedAt ? 1 : 0);
    const hidden = seat === null && position?.seat != null;
    const next = facts.slice(facts.findLastIndex(isEnd) + 1);
    const missed =
      shown.length === 0 &&
      seat !== null &&
      next[0]?.fact === 'round-began' &&
      !next.some((fact) => fact.fact === 'played' && fact.seat === seat);
    return (hidden || missed) && ended > left ? next.length : null;
  }

  /** How many of the last facts this browser has not shown yet and may show at leisure. */
  private newsIn(facts: Fact[], seat: number | null): number {
    const opening = facts.findIndex((fact) => fact.fact === 'played');
    if (opening < 0) return Math.max(0, facts.length - 1);
    const known = this.playback.shown.length;
    const same = this.playback.position?.seat === seat && known > 0 && known <= facts.length;
    const news = same ? facts.length - known : 0;
    return news <= AWAY_FACTS ? news : 0;
  }

  private told({ since, version, facts, positions, legal }: FactsTold): void {
    if (since !== this.version) {
      this.version = null;
      this.connection.say({
        type: 'hello',
        protocol: PROTOCOL,
        version: null,
        shown: this.seat,
        contributes: true,
      });
      return;
    }
    this.version = version;
    const steps = stepsAfter(this.steps.at(-1)?.position ?? null, facts, positions);
    this.steps = [...this.steps, ...steps];
    this.legal = legal;
    this.hint = null;
    this.refusal = null;
    this.playback.add(steps);
    if (document.hidden) this.playback.catchUp();
  }

  private tell(step: Step): void {
    if (this.narrator) this.sentences = [...this.sentences, ...this.narrator.tell([step])];
    this.goOnLater();
  }

  /** Where a clock runs or nobody plays here, the next round does not wait to be asked for. */
  private goOnLater(): void {
    clearTimeout(this.goOnTimer);
    const over = this.playback.scene.kind === 'over';
    const hurried = this.table?.pace === 'live' || this.seats.length === 0;
    if (this.playback.pausedAt && hurried && !over) {
      this.goOnTimer = setTimeout(() => this.playback.goOn(), GO_ON_MS);
    }
  }

  private answered(key: string): void {
    this.waiting.delete(key);
    this.notice();
  }

  /** What is waited for. */
  private notice(): void {
    const asked = [...this.waiting.values()];
    this.pondering = asked.includes('hint');
    this.sending = asked.some((type) => type !== 'hint');
  }

  private present(connected: number[], watchers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat): SeatState =>
      seat.kind === 'human' ? { ...seat, connected: connected.includes(seat.seat) } : seat,
    );
    this.table = { ...this.table, seats, watchers };
  }

  private talked(seat: number, phrase: string): void {
    this.talk = { ...this.talk, [seat]: phrase };
    setTimeout(() => {
      if (this.talk[seat] !== phrase) return;
      const { [seat]: _, ...rest } = this.talk;
      this.talk = rest;
    }, TALK_MS);
  }
}
