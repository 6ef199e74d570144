/** A table for tests: a server that is honest unless a test makes it say something else. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { EDITIONS } from '../../game/editions';
import type { Fact } from '../../game/facts';
import { PROTOCOL } from '../../generated/codes';
import type { SeatBytes, SeatCommitment, ServerMessage } from '../../generated/socket';
import type { Request } from '../../net/table-socket';
import { ClientDeals } from '../client-deals';
import {
  dealKey,
  drawnDeal,
  gameCommitment,
  roundCommitment,
  roundSecret,
  seatCommitment,
  type DealId,
  type Scheme,
} from '../verifiable-deals';
import { readRecord, type FairRecord } from '../read-record';
import { ReceiptStore } from '../receipt-store';
import { factsOfTurn, fakeRecord, fakeTable, oneTurn } from './fake-documents';
import type { FakeAttempt, FakeRound } from './fake-documents';
import { memoryStorage } from './storage';

const SECRET = new Uint8Array(32).fill(7);
const CARDS = EDITIONS.classic.rows.flatMap(({ value, copies }) =>
  Array<number>(copies).fill(value),
);

type Asked = Extract<Request, { type: 'commit' | 'reveal' }> & { key: string };
/** What the server says in place of something; undefined: nothing. */
export type Lie = (message: ServerMessage) => ServerMessage | undefined;

/** A browser at seat 0, another person at seat 1, a bot at seat 2. */
export class FakeServer {
  readonly asked: Asked[] = [];
  readonly attempts: FakeAttempt[][] = [];
  readonly rounds: FakeRound[] = [];
  /** Whether requests are answered at all, and how. */
  answer: (request: Asked) => ServerMessage | null = ({ key }) => ({
    type: 'ack',
    key,
    version: 0,
  });
  lie: Lie = (message) => message;
  /** Whether the other person reveals, by attempt. */
  silent: boolean[] = [];
  /** Bytes that another device of the same guest gives for seat 0. */
  otherDevice: Uint8Array | null = null;
  client: ClientDeals;
  facts: Fact[] = [{ fact: 'game-began', edition: 'classic', players: 3, goal: 2 }];
  private list: SeatCommitment[] = [];
  private version = 0;
  private drawn = 0;

  constructor(
    private seats: number[] = [0],
    readonly store = new ReceiptStore(memoryStorage()),
    readonly id = 'table',
    readonly scheme: Scheme = 'amletero-fair-2',
  ) {
    this.client = this.load();
  }

  /** Loads the page: what is in the store is remembered, nothing else. */
  load(): ClientDeals {
    this.client = new ClientDeals(
      this.id,
      (request, key) => this.ask({ ...request, key } as Asked),
      () => {},
      this.store,
      () => new Uint8Array(32).fill(++this.drawn),
    );
    this.hear({
      type: 'welcome',
      protocol: PROTOCOL,
      table: fakeTable(this.id),
      seats: [...this.seats],
      shown: this.seats[0] ?? null,
      version: this.version,
      phrases: [],
      bots: [],
    });
    this.hear(this.view());
    return this.client;
  }

  /** Tells the browser that these are its seats from now on. */
  sit(...seats: number[]): void {
    this.seats = seats;
    this.hear({ type: 'table', table: fakeTable(this.id), seats, shown: null });
  }

  hear(message: ServerMessage): void {
    const said = this.lie(message);
    if (said) this.client.hear(said);
  }

  /** Plays whole rounds and ends the game. */
  play(rounds: number): this {
    for (let round = 0; round < rounds; round++) this.round();
    return this.end();
  }

  round(): void {
    for (let attempt = 0; this.attempts.length === this.rounds.length || attempt > 0; attempt++) {
      this.open(attempt);
      this.freeze();
      if (this.deal()) return;
    }
  }

  get number(): number {
    return this.rounds.length;
  }

  open(attempt = 0): void {
    const before = this.attempts[this.number]?.at(-1);
    const deal = this.dealId(attempt);
    const commitment = roundCommitment(deal, roundSecret(deal, SECRET));
    (this.attempts[this.number] ??= []).push({ commitment, seats: [] });
    this.list = [];
    this.hear(
      this.dealing(
        attempt,
        before?.seats.filter(({ bytes }) => bytes === null),
      ),
    );
    const silent = before?.seats.some(({ seat, bytes }) => seat === 1 && bytes === null);
    if (!silent && !this.seats.includes(1))
      this.list.push({ seat: 1, commitment: seatCommitment(deal, 1, this.bytesOfOther(attempt)) });
    if (this.otherDevice)
      this.list.push({ seat: 0, commitment: seatCommitment(deal, 0, this.otherDevice) });
  }

  dealing(attempt: number, silent: SeatBytes[] = []): ServerMessage {
    return {
      type: 'dealing',
      round: this.number,
      attempt,
      scheme: this.scheme,
      game_commitment: gameCommitment(this.scheme, this.id, SECRET),
      commitment: this.attempts[this.number]![attempt]!.commitment,
      silent: silent.map(({ seat }) => seat),
      wait_ms: 4000,
    };
  }

  frozen(): ServerMessage {
    const attempt = this.attempts[this.number]!.length - 1;
    return {
      type: 'frozen',
      round: this.number,
      attempt,
      commitments: this.list.toSorted((one, other) => one.seat - other.seat),
      wait_ms: 4000,
    };
  }

  freeze(): void {
    const attempt = this.attempts[this.number]!.at(-1)!;
    attempt.seats = this.list
      .toSorted((one, other) => one.seat - other.seat)
      .map((each) => ({ ...each, bytes: null }));
    this.hear(this.frozen());
    const other = attempt.seats.find(({ seat }) => seat === 1);
    const number = this.attempts[this.number]!.length - 1;
    if (other && !this.silent[number] && !this.seats.includes(1))
      other.bytes = bytesToHex(this.bytesOfOther(number));
    if (this.otherDevice) attempt.seats[0]!.bytes = bytesToHex(this.otherDevice);
  }

  /** Deals, unless a listed seat stayed silent. */
  deal(): boolean {
    const number = this.attempts[this.number]!.length - 1;
    const { seats } = this.attempts[this.number]!.at(-1)!;
    const reopens = this.scheme === 'amletero-fair-2';
    if (reopens && seats.some(({ bytes }) => bytes === null)) return false;
    const id = this.dealId(number);
    const given = seats.map(({ seat, commitment, bytes }) => ({
      seat,
      commitment: hexToBytes(commitment),
      revealed: bytes === null ? null : hexToBytes(bytes),
    }));
    const key = dealKey(id, roundSecret(id, SECRET), given);
    const starters = this.rounds.at(-1)?.winners ?? [0, 1, 2];
    const { deck, first } = drawnDeal(id.scheme, key, CARDS, starters);
    this.hear({ type: 'dealt', round: this.number, attempt: number, contributions: seats });
    const round = oneTurn(deck, first, this.rounds.at(-1)?.tokens ?? [0, 0, 0]);
    this.rounds.push(round);
    this.tell(factsOfTurn(round, this.seats));
    return true;
  }

  tell(facts: Fact[]): void {
    this.facts = [...this.facts, ...facts];
    const since = this.version++;
    const seat = this.seats[0] ?? null;
    const shown = { facts: this.shown(facts), positions: [], legal: [] };
    this.hear({ type: 'facts', seat, since, version: this.version, ...shown });
  }

  view(): ServerMessage {
    const view = { seat: this.seats[0] ?? null, facts: this.shown(this.facts) } as never;
    return { type: 'view', version: this.version, view, positions: [], legal: [] };
  }

  end(): this {
    const winners = [this.rounds.at(-1)!.winners[0]!];
    this.tell([{ fact: 'game-ended', winners }]);
    this.hear({ type: 'secret', secret: bytesToHex(SECRET) });
    return this;
  }

  /** The record as the server gives it out: a plain document, to be changed by a test. */
  document() {
    const { id, rounds, scheme, attempts } = this;
    const winners = this.facts.flatMap((fact) => (fact.fact === 'game-ended' ? fact.winners : []));
    const commitment = gameCommitment(scheme, id, SECRET);
    const deals = { scheme, commitment, secret: bytesToHex(SECRET), attempts };
    return fakeRecord({ id, rounds, winners }, deals);
  }

  record(): FairRecord {
    const document = this.document();
    const { rounds } = document.fairness;
    if (this.scheme === 'amletero-fair-2') return readRecord(document);
    const fairness = { ...document.fairness, rounds: rounds.map(({ attempts: [only] }) => only) };
    return readRecord({ ...document, fairness });
  }

  private ask(request: Asked): void {
    this.asked.push(request);
    const answer = this.answer(request);
    if (answer?.type === 'ack') this.granted(request);
    if (answer) this.client.hear(answer);
  }

  private granted(request: Asked): void {
    const { seat } = request;
    if (request.type === 'commit') this.list.push({ seat, commitment: request.commitment });
    const listed = this.attempts[request.round]?.[request.attempt]?.seats;
    const mine = listed?.find((each) => each.seat === seat);
    if (request.type === 'reveal' && mine) mine.bytes = request.bytes;
  }

  /** With one seat all that it is told; a spectator is told no hand. */
  private shown(facts: Fact[]): Fact[] {
    return this.seats.length > 0 ? facts : facts.filter(({ fact }) => fact !== 'holds');
  }

  private dealId(attempt: number): DealId {
    return { scheme: this.scheme, game: this.id, round: this.number, attempt };
  }

  private bytesOfOther(attempt: number): Uint8Array {
    return new Uint8Array(32).fill(100 + this.number * 10 + attempt);
  }
}
