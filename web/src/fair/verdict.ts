/** One verdict for each round and for the game: fair, not proven, or cheated, and why. */
import {
  finding,
  WORDS,
  type Cheated,
  type Finding,
  type NotProven,
  type Word,
} from './verdict-codes';
import { contradictionsIn, sameContributions, sameList } from './contradictions';
import { findingsWithoutDeals, receiptFindings, recordFindings } from './deal-verification';
import { fingerprint, type ShownAttempt } from './verifiable-deals';
import type { Receipt, ReceiptAttempt, ReceiptRound } from './receipt';
import type { FairRecord, Fairness } from './read-record';
import { differingRound } from './told-facts';

export interface RoundVerdict {
  round: number;
  word: Word;
  code: Cheated | NotProven | null;
  seat: number | null;
  /** How many seats gave bytes to the deal. */
  given: number;
  /** How many listed seats stayed silent. */
  silent: number;
}

export interface Verdict {
  word: Word;
  code: Cheated | NotProven | null;
  /** The round that decided it; null: no single one. */
  round: number | null;
  seat: number | null;
  rounds: RoundVerdict[];
  /** How many rounds the receipts cover. */
  covered: number;
  /** The record's fingerprint, or the receipt's where there is no record. */
  fingerprint: string | null;
  /** The receipt's own fingerprint, where it is another. */
  otherFingerprint: string | null;
}

/** Judge a game by its record and the receipts of clients; the record is null if it is withheld. */
export function judge(record: FairRecord | null, receipts: readonly Receipt[]): Verdict {
  const own = receipts.flatMap((each) => [...each.contradictions, ...contradictionsIn(each)]);
  const fairness = record?.fairness ?? null;
  if (!record || !fairness)
    return withoutProof(record, receipts, [
      ...own,
      ...differences(receipts),
      ...receipts.flatMap((each) => (record ? findingsWithoutDeals(record, each) : [])),
    ]);
  const found = [
    ...own,
    ...recordFindings(record, fairness),
    ...receipts.flatMap((each) => receiptFindings(record, fairness, each)),
    ...differences(receipts),
  ];
  const rounds = record.rounds.map((_, round) => ofRound(fairness, receipts, found, round));
  const worst = found[0] ? { word: 'cheated' as const, ...found[0] } : worstOf(rounds, receipts);
  const told = receipts.map((each) => receiptFingerprint(each, record.rounds.length));
  const recorded = recordFingerprint(fairness);
  return {
    ...worst,
    rounds,
    covered: rounds.filter(({ round }) => receipts.some((each) => covers(each, fairness, round)))
      .length,
    fingerprint: recorded,
    otherFingerprint: told.find((each) => each !== null && each !== recorded) ?? null,
  };
}

/** Where no deal can be computed, only what the server said can speak against it. */
function withoutProof(
  record: FairRecord | null,
  receipts: readonly Receipt[],
  said: readonly Finding[],
): Verdict {
  const promised = receipts.some(({ commitment }) => commitment !== null);
  const withheld = record ? 'secret_withheld' : 'record_withheld';
  const code: NotProven = promised || !record ? withheld : 'no_fair_dealing';
  const worst = said[0]
    ? { word: 'cheated' as const, ...said[0] }
    : { word: 'not_proven' as const, code, round: null, seat: null };
  const known = receipts.map((each) => receiptFingerprint(each, each.rounds.length));
  return {
    ...worst,
    rounds: [],
    covered: 0,
    fingerprint: known.find((each) => each !== null) ?? null,
    otherFingerprint: null,
  };
}

function ofRound(
  fairness: Fairness,
  receipts: readonly Receipt[],
  found: readonly Finding[],
  round: number,
): RoundVerdict {
  const { attempts } = fairness.rounds[round]!;
  const about = {
    round,
    seat: null,
    given: attempts.at(-1)!.seats.filter(({ bytes }) => bytes !== null).length,
    silent: attempts.flatMap(({ seats }) => seats).filter(({ bytes }) => bytes === null).length,
  };
  const lie = found.find((each) => each.round === round);
  if (lie) return { ...about, word: 'cheated', code: lie.code, seat: lie.seat };
  if (receipts.length === 0) return { ...about, word: 'consistent', code: null };
  const doubts = receipts.map((each) => doubt(each, fairness, round));
  // One client whose bytes are in is enough: nobody could choose the deck.
  if (doubts.includes(null)) return { ...about, word: 'fair', code: null };
  return { ...about, word: 'not_proven', code: doubts[0]! };
}

/** Why a receipt does not prove a round fair, though nothing speaks against it. */
function doubt(receipt: Receipt, fairness: Fairness, round: number): NotProven | null {
  if (receipt.version === 1) return 'old_receipt';
  const told = receipt.rounds.find((each) => each.round === round);
  if (!told || !wasPlayed(receipt, round)) return 'not_covered';
  if (receipt.seats.length === 0) return 'spectator';
  const last = fairness.rounds[round]!.attempts.length - 1;
  const attempt = told.attempts.find((each) => each.attempt === last);
  const given = fairness.rounds[round]!.attempts[last]!.seats;
  const isIn = attempt?.own.some((own) =>
    given.some(({ seat, bytes }) => seat === own.seat && bytes === own.bytes),
  );
  if (isIn) return null;
  const tried = told.attempts.some(({ own }) => own.length > 0);
  return tried || !attempt ? 'late' : 'gave_none';
}

function covers(receipt: Receipt, fairness: Fairness, round: number): boolean {
  const told = receipt.rounds.find((each) => each.round === round);
  const last = fairness.rounds[round]!.attempts.length - 1;
  return !!told?.attempts.some((each) => each.attempt === last && listOf(each) !== null);
}

/** Whether anything was told of the cards of a round. */
function wasPlayed(receipt: Receipt, round: number): boolean {
  return receipt.facts.some(
    ({ told }) => told.filter((fact) => fact.fact === 'round-began').length > round,
  );
}

function worstOf(rounds: readonly RoundVerdict[], receipts: readonly Receipt[]) {
  const rank = ({ word }: RoundVerdict) => WORDS.indexOf(word);
  const worst = rounds.toSorted((one, other) => rank(other) - rank(one))[0];
  if (worst) {
    const { word, code, seat } = worst;
    return { word, code, round: code === null ? null : worst.round, seat };
  }
  // A game that was closed before its first deal.
  return receipts.length === 0
    ? { word: 'consistent' as const, code: null, round: null, seat: null }
    : { word: 'not_proven' as const, code: 'not_covered' as const, round: null, seat: null };
}

// --- Receipts against each other ---------------------------------------------------------------

/** Where the server told different things to different clients. */
function differences(receipts: readonly Receipt[]): Finding[] {
  return receipts.flatMap((one, index) =>
    receipts.slice(index + 1).flatMap((other) => between(one, other)),
  );
}

function between(one: Receipt, other: Receipt): Finding[] {
  if (one.table !== other.table) return [];
  const found: Finding[] = [];
  const differ = (mine: unknown, theirs: unknown) =>
    mine !== null && theirs !== null && JSON.stringify(mine) !== JSON.stringify(theirs);
  const settings = ({ settings: told }: Receipt) =>
    told && [told.edition, told.players, told.goal, told.first];
  if (
    differ(one.commitment, other.commitment) ||
    differ(one.secret, other.secret) ||
    differ(settings(one), settings(other)) ||
    differ(one.kinds, other.kinds)
  )
    found.push(finding('receipts_differ'));
  for (const { round, attempts } of one.rounds)
    for (const told of attempts) {
      const same = attemptIn(other.rounds, round, told.attempt);
      if (same && !sameAttempt(told, same)) found.push(finding('receipts_differ', round));
    }
  const facts = ({ facts: [first] }: Receipt) => first?.told ?? [];
  const round = differingRound(facts(one), facts(other));
  if (round !== null) found.push(finding('receipts_differ', round < 0 ? null : round));
  return found;
}

function attemptIn(rounds: readonly ReceiptRound[], round: number, attempt: number) {
  return rounds
    .find((each) => each.round === round)
    ?.attempts.find((each) => each.attempt === attempt);
}

function sameAttempt(one: ReceiptAttempt, other: ReceiptAttempt): boolean {
  const told = one.commitment !== null && other.commitment !== null;
  return (
    (!told || one.commitment === other.commitment) &&
    (!told || String(one.silent.toSorted()) === String(other.silent.toSorted())) &&
    (!one.frozen || !other.frozen || sameList(one.frozen, other.frozen)) &&
    (!one.dealt || !other.dealt || sameContributions(one.dealt, other.dealt))
  );
}

// --- Fingerprints ------------------------------------------------------------------------------

function recordFingerprint({ game, commitment, rounds }: Fairness): string {
  const attempts = rounds.flatMap(({ attempts: each }, round) =>
    each.map((said, attempt) => ({ round, attempt, ...said })),
  );
  return fingerprint(game, commitment, attempts);
}

const listOf = ({ frozen, dealt }: ReceiptAttempt) => frozen ?? dealt;

/** The fingerprint of what was told, if it was told of every attempt of these rounds. */
function receiptFingerprint(receipt: Receipt, rounds: number): string | null {
  const shown: ShownAttempt[] = [];
  for (let round = 0; round < rounds; round++) {
    const told = receipt.rounds.find((each) => each.round === round)?.attempts ?? [];
    const attempts = told.toSorted((one, other) => one.attempt - other.attempt);
    if (attempts.length === 0) return null;
    for (const [index, each] of attempts.entries()) {
      const seats = listOf(each);
      if (each.attempt !== index || each.commitment === null || seats === null) return null;
      shown.push({ round, attempt: index, commitment: each.commitment, seats });
    }
  }
  return receipt.commitment === null ? null : fingerprint(receipt.table, receipt.commitment, shown);
}
