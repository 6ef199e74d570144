/** A table as this browser knows it: what the server told, and what can be asked of it. */
import { ClientDeals } from '../fair/client-deals';
import type { Finding } from '../fair/verdict-codes';
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
import { messages } from '../l10n/language.svelte';
import { Narrator, type Sentence } from '../l10n/narrator';
import { introduced, seatName } from '../l10n/player-names';
import { openSocket } from '../net/connection';
import { PendingRequests } from '../net/pending-requests.svelte';
import { keyed, TableSocket } from '../net/table-socket';
import type { Ending, Request, Status } from '../net/table-socket';
import { settings } from '../ui/settings.svelte';
import { stepsAfter, type Step } from './facts';
import { inRealTime, Playback } from './playback.svelte';
import { TableTalk } from './table-talk.svelte';
import { unshownFacts } from './unshown-facts';

/** Time until the next round begins by itself, in milliseconds. */
const GO_ON_MS = 7000;

export interface RunningClock extends Clock {
  /** When it was told, by this browser's clock. */
  at: number;
}

/** What a screen needs of a table: a `TableClient`, or a scripted one in the gallery. */
export type TableClientLike = Pick<TableClient, keyof TableClient>;

export class TableClient {
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
  hint = $state.raw<Hint | null>(null);
  rematchAt = $state<string | null>(null);
  /** Whether this browser asked to play again, and goes along by itself. */
  followsRematch = $state(false);
  dealing = $state(false);
  /** The log of the game: what was shown, in sentences. */
  sentences = $state.raw<readonly Sentence[]>([]);
  /** Where the server has contradicted itself. */
  contradictions = $state.raw<readonly Finding[]>([]);

  readonly talk = new TableTalk();
  readonly pending = new PendingRequests();
  readonly playback = new Playback(
    {
      wait: (ms, then, least) => inRealTime(settings.msOfRest(ms, least), then),
      // A clock does not wait for a reader.
      byTap: () => settings.pace === 'wait' && this.table?.pace !== 'live',
    },
    (step) => {
      const told = this.narrator?.tell([step]) ?? [];
      this.sentences = [...this.sentences, ...told];
      this.goOnLater();
      if (step.fact.fact === 'game-ended' && this.seats.length > 0) settings.finishGame();
      return told.map(({ text }) => text);
    },
  );
  readonly deals: ClientDeals;

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
  private readonly socket: TableSocket;
  private goOnTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.deals = new ClientDeals(
      id,
      (request, key) => this.socket.say(keyed(request, key)),
      (found) => (this.contradictions = [...found]),
    );
    const listener = {
      message: (message: ServerMessage) => this.hear(message),
      status: (status: Status, ending: Ending | null) => {
        this.status = status;
        this.ending = ending;
      },
      resume: () => ({ version: this.version, shown: this.seat }),
    };
    this.socket = new TableSocket(() => openSocket(id), listener, this.pending);
  }

  get refusal(): Refused | null {
    return this.pending.refusal;
  }

  ask(request: Request): void {
    this.socket.say(keyed(request));
  }

  move(text: string): void {
    this.hint = null;
    this.socket.say(keyed({ type: 'move', version: this.version ?? 0, move: text }));
  }

  rematch(): void {
    this.followsRematch = true;
    this.socket.say(keyed({ type: 'rematch' }));
  }

  say(phrase: string): void {
    this.socket.say({ type: 'talk', phrase });
  }

  show(seat: number | null): void {
    this.version = null;
    if (seat === null) this.seat = null;
    this.socket.say({ type: 'show', seat });
  }

  retry(): void {
    this.socket.retryNow();
  }

  /** Tells everything again: the language or a name has changed. */
  retell(): void {
    const { steps, position } = this.playback;
    if (steps.length > 0) this.tellAnew(position?.seat ?? null, steps);
  }

  /** All that this browser knows of the game: what a report of a fault should hold. */
  toJSON(): object {
    const { position, layout, center, shown } = this.playback;
    const { table, seats, seat, version, legal, names, sentences, hint } = this;
    const facts = this.steps.map(({ fact }) => fact);
    const told = { table, seats, seat, version, facts, legal, names, sentences, hint };
    return { ...told, position, layout, center, shown };
  }

  leave(): void {
    clearTimeout(this.goOnTimer);
    this.playback.stop();
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    // What is shown and what is remembered must be the same.
    const missed = message.type === 'facts' && !this.follows(message);
    if (this.deals.hear(message)) return;
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
        if (missed) this.askAnew();
        else this.told(message);
        break;
      case 'ack':
        // The move is stored and its news is on the way: it cannot be made again.
        if (this.pending.typeOf(message.key) === 'move' && message.version !== this.version)
          this.legal = [];
        break;
      case 'refusal':
        if (message.code !== 'stale') this.pending.refusal = message;
        break;
      case 'presence':
        this.present(message.connected, message.watchers);
        break;
      case 'clock':
        this.clock = message.seat === null ? null : { ...message, at: Date.now() };
        break;
      case 'talk':
        this.talk.add(message.seat, message.phrase);
        break;
      case 'hint':
        // Whoever has moved meanwhile needs it no more.
        this.hint = message.version === this.version ? message : null;
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
      this.socket.say({ type: 'show', seat: null });
  }

  private viewed({ version, view, positions, legal }: ViewTold): void {
    const { facts, seat } = view;
    const { count, paused } = unshownFacts(this.playback, facts, seat);
    this.version = version;
    this.steps = stepsAfter(null, facts, positions);
    this.legal = legal;
    this.seat = seat;
    this.hint = null;
    this.tellAnew(seat, this.steps.slice(0, facts.length - count));
    this.playback.restart(this.steps, count, paused);
    this.goOnLater();
  }

  private follows(message: FactsTold): boolean {
    const { since, seat } = message;
    return since === this.version && seat === this.seat && this.deals.follows(message);
  }

  private askAnew(): void {
    this.version = null;
    this.socket.hello();
  }

  private told({ version, facts, positions, legal }: FactsTold): void {
    this.version = version;
    const steps = stepsAfter(this.steps.at(-1)?.position ?? null, facts, positions);
    this.steps = [...this.steps, ...steps];
    this.legal = legal;
    this.hint = null;
    this.pending.refusal = null;
    this.playback.add(steps);
    if (document.hidden) this.playback.catchUp();
  }

  private tellAnew(seat: number | null, steps: readonly Step[]): void {
    this.narrator = new Narrator(messages(), this.names, seat);
    this.sentences = this.narrator.tell(steps);
  }

  /** Where a clock runs or nobody plays here, the next round does not wait to be asked for. */
  private goOnLater(): void {
    clearTimeout(this.goOnTimer);
    const over = this.playback.center.kind === 'over';
    const hurried = this.table?.pace === 'live' || this.seats.length === 0;
    if (this.playback.pausedAt && hurried && !over) {
      this.goOnTimer = setTimeout(() => this.playback.goOn(), GO_ON_MS);
    }
  }

  private present(connected: number[], watchers: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat): SeatState =>
      seat.kind === 'human' ? { ...seat, connected: connected.includes(seat.seat) } : seat,
    );
    this.table = { ...this.table, seats, watchers };
  }
}
