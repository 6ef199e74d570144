/** The receipt: what a client was told and gave while a game was played, as a document. */
import { EDITION_NAMES, type EditionName } from '../game/editions';
import type { Fact } from '../game/facts';
import type { SeatBytes, SeatCommitment } from '../generated/socket';
import { CHEATED, type Finding } from './verdict-codes';
import { SCHEMES, type Scheme } from './verifiable-deals';
import {
  count,
  different,
  flag,
  hash,
  list,
  object,
  oneOf,
  orNull,
  text,
  Unreadable,
} from './strict-document';

const KINDS = ['human', 'bot', 'free'] as const;
export type Kind = (typeof KINDS)[number];

/** How far a request of this client has come. */
const PROGRESS = ['none', 'sent', 'acknowledged', 'refused'] as const;
export type Progress = (typeof PROGRESS)[number];

export interface OwnBytes {
  seat: number;
  bytes: string;
  committed: Progress;
  revealed: Progress;
}

export interface ReceiptAttempt {
  attempt: number;
  /** The server's commitment; null where only what followed it was told. */
  commitment: string | null;
  /** Seats that stayed silent in the attempt before. */
  silent: number[];
  frozen: SeatCommitment[] | null;
  own: OwnBytes[];
  dealt: SeatBytes[] | null;
}

export interface ReceiptRound {
  round: number;
  attempts: ReceiptAttempt[];
}

export interface GameSettings {
  edition: EditionName;
  players: number;
  goal: number;
  first: number | null;
}

export interface Receipt {
  format: 'amletero-receipt';
  version: 1 | 2;
  scheme: Scheme;
  table: string;
  /** As told before the first deal. */
  settings: GameSettings | null;
  /** The seats of this client. */
  seats: number[];
  /** By seat: whose it is, as told before the first deal. */
  kinds: Kind[] | null;
  commitment: string | null;
  rounds: ReceiptRound[];
  /** By viewer: everything that was told to it; null is what everyone may know. */
  facts: { seat: number | null; told: Fact[] }[];
  /** Where the server contradicted itself while the game was played. */
  contradictions: Finding[];
  secret: string | null;
}

export function emptyReceipt(table: string): Receipt {
  return {
    format: 'amletero-receipt',
    version: 2,
    scheme: 'amletero-fair-2',
    table,
    settings: null,
    seats: [],
    kinds: null,
    commitment: null,
    rounds: [],
    facts: [],
    contradictions: [],
    secret: null,
  };
}

export function attemptOf(receipt: Receipt, round: number, attempt: number) {
  return receipt.rounds
    .find((each) => each.round === round)
    ?.attempts.find((each) => each.attempt === attempt);
}

/** Facts that one seat alone is told; everything else is told to everyone. */
export const isPrivate = (fact: Fact): boolean => fact.fact === 'holds' || fact.fact === 'returned';

// --- Reading -----------------------------------------------------------------------------------

/** Reads a receipt of either version. Throws `Unreadable`. */
export function readReceipt(document: unknown): Receipt {
  const said = object(document);
  oneOf(said.format, ['amletero-receipt']);
  if (said.version === 1) return readFirstVersion(said);
  if (said.version !== 2) throw new Unreadable();
  return {
    format: 'amletero-receipt',
    version: 2,
    scheme: oneOf(said.scheme, SCHEMES),
    table: text(said.table),
    settings: orNull(said.settings, readSettings),
    seats: list(said.seats, count),
    kinds: orNull(said.kinds, (kinds) => list(kinds, (kind) => oneOf(kind, KINDS))),
    commitment: orNull(said.commitment, hash),
    rounds: different(list(said.rounds, readRound), ({ round }) => round),
    facts: different(list(said.facts, readTold), ({ seat }) => seat),
    contradictions: list(said.contradictions, (each) => {
      const { code, round, seat } = object(each);
      return {
        code: oneOf(code, CHEATED),
        round: orNull(round, count),
        seat: orNull(seat, count),
      };
    }),
    secret: orNull(said.secret, hash),
  };
}

/** The first version held commitments, lists and own bytes; nothing was acknowledged. */
function readFirstVersion(said: Record<string, unknown>): Receipt {
  const rounds = list(said.rounds, (each) => {
    const { round, commitment, frozen, own } = object(each);
    const given = list(own, (entry) => {
      const { seat, bytes } = object(entry);
      const sent = { committed: 'sent', revealed: 'sent' } as const;
      return { seat: count(seat), bytes: hash(bytes), ...sent };
    });
    const attempt: ReceiptAttempt = {
      attempt: 0,
      commitment: hash(commitment),
      silent: [],
      frozen: readList(frozen),
      own: different(given, ({ seat }) => seat),
      dealt: null,
    };
    return { round: count(round), attempts: [attempt] };
  });
  return {
    ...emptyReceipt(text(said.table)),
    version: 1,
    scheme: 'amletero-fair-1',
    seats: [...new Set(rounds.flatMap(({ attempts }) => attempts[0]!.own.map(({ seat }) => seat)))],
    commitment: hash(said.commitment),
    rounds,
  };
}

function readSettings(value: unknown): GameSettings {
  const { edition, players, goal, first } = object(value);
  return {
    edition: oneOf(edition, EDITION_NAMES),
    players: count(players),
    goal: count(goal),
    first: orNull(first, count),
  };
}

function readRound(value: unknown): ReceiptRound {
  const { round, attempts } = object(value);
  return {
    round: count(round),
    attempts: different(list(attempts, readAttempt), (each) => each.attempt),
  };
}

function readTold(value: unknown) {
  const { seat, told } = object(value);
  return { seat: orNull(seat, count), told: list(told, readFact) };
}

function readAttempt(value: unknown): ReceiptAttempt {
  const { attempt, commitment, silent, frozen, own, dealt } = object(value);
  const given = list(own, (each) => {
    const { seat, bytes, committed, revealed } = object(each);
    return {
      seat: count(seat),
      bytes: hash(bytes),
      committed: oneOf(committed, PROGRESS),
      revealed: oneOf(revealed, PROGRESS),
    };
  });
  return {
    attempt: count(attempt),
    commitment: orNull(commitment, hash),
    silent: list(silent, count),
    frozen: orNull(frozen, readList),
    own: different(given, ({ seat }) => seat),
    dealt: orNull(dealt, readContributions),
  };
}

function readList(value: unknown): SeatCommitment[] {
  const seats = list(value, (each) => {
    const { seat, commitment } = object(each);
    return { seat: count(seat), commitment: hash(commitment) };
  });
  return different(seats, ({ seat }) => seat);
}

export function readContributions(value: unknown): SeatBytes[] {
  const seats = list(value, (each) => {
    const { seat, commitment, bytes } = object(each);
    return { seat: count(seat), commitment: hash(commitment), bytes: orNull(bytes, hash) };
  });
  return different(seats, ({ seat }) => seat);
}

const counts = (value: unknown) => list(value, count);
const countOrNull = (value: unknown) => orNull(value, count);

/** By fact: its fields. */
const FACTS: Record<Fact['fact'], Record<string, (value: unknown) => unknown>> = {
  'game-began': { edition: text, players: count, goal: count },
  'round-began': { first: count, face_up: counts },
  'turn-began': { seat: count },
  drew: { seat: count },
  'drew-set-aside': { seat: count },
  'drew-to-choose': { seat: count, count },
  'put-under': { seat: count, count },
  played: { seat: count, card: count, target: countOrNull },
  guessed: { seat: count, target: count, named: count, hit: flag },
  compared: { seat: count, target: count, lower: countOrNull },
  protected: { seat: count },
  discarded: { seat: count, card: count },
  traded: { seat: count, target: count },
  'went-out': { seat: count, hand: counts },
  revealed: { seat: count, card: count },
  'round-ended': { ending: text, winners: counts, spy: countOrNull },
  'game-ended': { winners: counts },
  holds: { seat: count, hand: counts },
  returned: { seat: count, cards: counts },
  shuffled: { deck: counts },
};

function readFact(value: unknown): Fact {
  const said = object(value);
  const fields = FACTS[text(said.fact) as Fact['fact']];
  if (!fields) throw new Unreadable();
  for (const [name, read] of Object.entries(fields)) read(said[name]);
  return said as unknown as Fact;
}
