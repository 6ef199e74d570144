/** The arithmetic of a record's deals, and the record against what a client was told. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { EDITIONS, type EditionName } from '../game/editions';
import { finding, type Finding } from './verdict-codes';
import type { SeatBytes } from '../generated/socket';
import { ownCommitment, sameList } from './contradictions';
import {
  dealKey,
  drawnDeal,
  gameCommitment,
  roundCommitment,
  roundSecret,
  seatCommitment,
  type DealId,
} from './verifiable-deals';
import type { Receipt, ReceiptAttempt, ReceiptRound } from './receipt';
import type { FairRecord, Fairness, RecordAttempt } from './read-record';
import { partingRound } from './told-facts';

// --- The record alone --------------------------------------------------------------------------

/** What is wrong with a record, whoever looks at it. */
export function recordFindings(record: FairRecord, fairness: Fairness): Finding[] {
  const { scheme, game, secret } = fairness;
  const found: Finding[] = [];
  if (record.table !== game) found.push(finding('record_table'));
  if (gameCommitment(scheme, game, hexToBytes(secret)) !== fairness.commitment)
    found.push(finding('game_commitment'));
  fairness.rounds.forEach(({ attempts }, round) => {
    if (scheme === 'amletero-fair-2' && !isRightSequence(attempts))
      found.push(finding('record_attempts', round));
    found.push(
      ...attempts.flatMap((each, index) => ofAttempt(record, fairness, round, index, each)),
    );
    if (record.rounds[round]) found.push(...ofDeal(record, fairness, round));
  });
  return found;
}

/** Every attempt but the last had a silent seat, and nobody joins or comes back. */
function isRightSequence(attempts: readonly RecordAttempt[]): boolean {
  return attempts.every(({ seats }, index) => {
    const silent = seats.some(({ bytes }) => bytes === null);
    const next = attempts[index + 1];
    if (!next) return !silent;
    return (
      silent &&
      next.seats.every(({ seat }) =>
        seats.some((each) => each.seat === seat && each.bytes !== null),
      )
    );
  });
}

function ofAttempt(
  record: FairRecord,
  fairness: Fairness,
  round: number,
  attempt: number,
  { commitment, seats }: RecordAttempt,
): Finding[] {
  const deal: DealId = { scheme: fairness.scheme, game: fairness.game, round, attempt };
  const found: Finding[] = [];
  if (roundCommitment(deal, roundSecret(deal, hexToBytes(fairness.secret))) !== commitment)
    found.push(finding('round_commitment', round));
  for (const { seat, commitment: promised, bytes } of seats) {
    if (record.bots[seat] || seat >= record.players)
      found.push(finding('bot_contribution', round, seat));
    if (bytes !== null && seatCommitment(deal, seat, hexToBytes(bytes)) !== promised)
      found.push(finding('seat_commitment', round, seat));
  }
  return found;
}

function ofDeal(record: FairRecord, fairness: Fairness, round: number): Finding[] {
  const { scheme, game } = fairness;
  const { attempts } = fairness.rounds[round]!;
  const { deck, first } = record.rounds[round]!;
  const deal: DealId = { scheme, game, round, attempt: attempts.length - 1 };
  const given = attempts.at(-1)!.seats.map(({ seat, commitment, bytes }) => ({
    seat,
    commitment: hexToBytes(commitment),
    revealed: bytes === null ? null : hexToBytes(bytes),
  }));
  const key = dealKey(deal, roundSecret(deal, hexToBytes(fairness.secret)), given);
  const starters = candidates(record, fairness, round);
  const drawn = drawnDeal(scheme, key, cardsOf(record.edition), starters);
  const found: Finding[] = [];
  if (String(drawn.deck) !== String(deck)) found.push(finding('deck', round));
  if (drawn.first !== first) found.push(finding('first', round));
  return found;
}

function cardsOf(edition: EditionName): number[] {
  return EDITIONS[edition].rows.flatMap(({ value, copies }) => Array<number>(copies).fill(value));
}

/** Among whom the first player of a round is drawn. */
function candidates(record: FairRecord, fairness: Fairness, round: number): number[] {
  if (round > 0) return record.rounds[round - 1]!.winners ?? [];
  const { first } = fairness;
  return first === null ? Array.from({ length: record.players }, (_, seat) => seat) : [first];
}

// --- The record against a receipt --------------------------------------------------------------

/** Where a record is not what a client was told while the game was played. */
export function receiptFindings(
  record: FairRecord,
  fairness: Fairness,
  receipt: Receipt,
): Finding[] {
  const found: Finding[] = [];
  if (receipt.table !== fairness.game) return [finding('record_table')];
  const { settings } = receipt;
  if (otherSettings(record, receipt) || (settings && settings.first !== fairness.first))
    found.push(finding('record_settings'));
  if (
    receipt.commitment !== null &&
    (receipt.commitment !== fairness.commitment || receipt.scheme !== fairness.scheme)
  )
    found.push(finding('record_commitment'));
  if (receipt.secret !== null && receipt.secret !== fairness.secret)
    found.push(finding('record_secret'));
  found.push(...strangers(fairness, receipt));
  for (const round of receipt.rounds) found.push(...ofRound(receipt, fairness, round));
  return [...found, ...factFindings(record, receipt)];
}

/** Where a record without its secrets is not what a client was told. */
export function findingsWithoutDeals(record: FairRecord, receipt: Receipt): Finding[] {
  if (record.table !== null && record.table !== receipt.table) return [finding('record_table')];
  const found = otherSettings(record, receipt) ? [finding('record_settings')] : [];
  return [...found, ...factFindings(record, receipt)];
}

function otherSettings(record: FairRecord, { settings }: Receipt): boolean {
  return (
    !!settings &&
    (settings.edition !== record.edition ||
      settings.players !== record.players ||
      settings.goal !== record.goal)
  );
}

function factFindings(record: FairRecord, { facts }: Receipt): Finding[] {
  return facts.flatMap(({ told }) => {
    const parted = partingRound(record, told);
    return parted === null ? [] : [finding('record_facts', parted < 0 ? null : parted)];
  });
}

/** Seats that gave bytes by the record and were shown as bots, or free. */
function strangers(fairness: Fairness, { kinds }: Receipt): Finding[] {
  if (!kinds) return [];
  return fairness.rounds.flatMap(({ attempts }, round) => {
    const seats = attempts.flatMap((each) => each.seats.map(({ seat }) => seat));
    return [...new Set(seats)]
      .toSorted((one, other) => one - other)
      .filter((seat) => kinds[seat] !== 'human')
      .map((seat) => finding('bot_contribution', round, seat));
  });
}

function ofRound(
  receipt: Receipt,
  fairness: Fairness,
  { round, attempts }: ReceiptRound,
): Finding[] {
  const recorded = fairness.rounds[round]?.attempts;
  // A deal that was only opened when the game ended is in no record.
  if (!recorded)
    return attempts.some(({ dealt }) => dealt) ? [finding('record_attempts', round)] : [];
  return attempts.flatMap((told) => [
    ...ofTold(round, told, recorded),
    ...ofOwn(receipt, round, told, recorded[told.attempt]?.seats ?? []),
  ]);
}

/** Whether own commitments and bytes that were acknowledged are in the record. */
function ofOwn(receipt: Receipt, round: number, told: ReceiptAttempt, seats: SeatBytes[]) {
  const found: Finding[] = [];
  for (const own of told.own) {
    const said = seats.find(({ seat }) => seat === own.seat);
    const commitment = ownCommitment(receipt, round, told.attempt, own);
    if (own.committed === 'acknowledged' && said?.commitment !== commitment)
      found.push(finding('record_list', round, own.seat));
    if (own.revealed === 'acknowledged' && said?.bytes !== own.bytes)
      found.push(finding('record_bytes', round, own.seat));
  }
  return found;
}

function ofTold(round: number, told: ReceiptAttempt, recorded: RecordAttempt[]): Finding[] {
  const said = recorded[told.attempt];
  if (!said) return [finding('record_attempts', round)];
  const found: Finding[] = [];
  if (told.commitment !== null && told.commitment !== said.commitment)
    found.push(finding('record_commitment', round));
  const list = told.frozen ?? told.dealt;
  if (list && !sameList(list, said.seats)) found.push(finding('record_list', round));
  if (told.dealt && told.attempt !== recorded.length - 1)
    found.push(finding('record_attempts', round));
  for (const { seat, bytes } of told.dealt ?? [])
    if ((said.seats.find((each) => each.seat === seat)?.bytes ?? null) !== bytes)
      found.push(finding('record_bytes', round, seat));
  const before = recorded[told.attempt - 1]?.seats ?? [];
  if (told.commitment !== null && told.attempt > 0) {
    const silent = before.filter(({ bytes }) => bytes === null).map(({ seat }) => seat);
    if (String(silent.toSorted()) !== String(told.silent.toSorted()))
      found.push(finding('record_attempts', round));
  }
  return found;
}
