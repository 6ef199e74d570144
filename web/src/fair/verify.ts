/** The proof of fair dealing: every deal of a record computed again in this browser. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { EDITIONS, type EditionName } from '../game/editions';
import type { Receipt } from './contributions';
import {
  dealKey,
  drawnDeal,
  gameCommitment,
  roundCommitment,
  roundSecret,
  seatCommitment,
} from './deal';

export interface RoundProof {
  round: number;
  commitment: string;
  /** Whether this browser had seen the server's commitment before the deal. */
  seen: boolean;
  contributions: number;
}

export interface Verdict {
  ok: boolean;
  rounds: RoundProof[];
  /** What does not agree. */
  fault: string | null;
}

interface FairRound {
  commitment: string;
  seats: { seat: number; commitment: string; bytes: string | null }[];
}
interface Fairness {
  game: string;
  /** Who begins the game where the host chose; null: drawn. */
  first: number | null;
  commitment: string;
  secret: string;
  rounds: FairRound[];
}
interface FairRecord {
  edition: EditionName;
  players: string[];
  rounds: { deck: number[]; first: number; winners: number[] | null }[];
  fairness?: Fairness;
}

class Fault extends Error {}

export function verify(document: unknown, receipt: Receipt): Verdict {
  const record = document as FairRecord;
  const rounds: RoundProof[] = [];
  try {
    const fairness = expected(record.fairness, 'secret');
    same(gameCommitment(fairness.game, hexToBytes(fairness.secret)), fairness.commitment, 'game');
    if (receipt.gameCommitment) same(receipt.gameCommitment, fairness.commitment, 'receipt');
    record.rounds.forEach((_, round) => rounds.push(verifyRound(record, fairness, receipt, round)));
    return { ok: true, rounds, fault: null };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { ok: false, rounds, fault: fault.message };
  }
}

function verifyRound(
  record: FairRecord,
  fairness: Fairness,
  receipt: Receipt,
  round: number,
): RoundProof {
  const { game } = fairness;
  const { deck, first } = record.rounds[round]!;
  const { commitment, seats } = expected(fairness.rounds[round], `round ${round + 1}`);
  const secret = roundSecret(hexToBytes(fairness.secret), round);
  same(roundCommitment(game, round, secret), commitment, `round ${round + 1}`);
  const seen = receipt.commitments[round];
  if (seen) same(seen, commitment, `receipt of round ${round + 1}`);
  const given = seats.map(({ seat, commitment: promised, bytes }) => {
    if (bytes)
      same(seatCommitment(game, round, seat, hexToBytes(bytes)), promised, `seat ${seat + 1}`);
    const mine = receipt.given[round]?.[seat];
    if (mine && bytes) same(mine, bytes, `own bytes of round ${round + 1}`);
    return { seat, commitment: hexToBytes(promised), revealed: bytes ? hexToBytes(bytes) : null };
  });
  const drawn = drawnDeal(
    dealKey(game, round, secret, given),
    cardsOf(record.edition),
    candidates(record, fairness, round),
  );
  same(drawn.deck.join(), deck.join(), `deck of round ${round + 1}`);
  same(String(drawn.first), String(first), `first player of round ${round + 1}`);
  return { round, commitment, seen: seen !== undefined, contributions: given.length };
}

function cardsOf(edition: EditionName): number[] {
  return EDITIONS[edition].rows.flatMap(({ value, copies }) => Array<number>(copies).fill(value));
}

/** Among whom the first player of a round is drawn. */
function candidates(record: FairRecord, fairness: Fairness, round: number): number[] {
  const before = record.rounds[round - 1];
  if (before) return before.winners ?? [];
  return fairness.first === null ? record.players.map((_, seat) => seat) : [fairness.first];
}

function expected<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Fault(what);
  return value;
}

function same(found: string, promised: string, what: string): void {
  if (found !== promised) throw new Fault(what);
}
