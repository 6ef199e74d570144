/** Where a server contradicts itself: found in a receipt alone, while the game is still played. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { SeatBytes, SeatCommitment } from '../generated/socket';
import { finding, type Finding } from './verdict-codes';
import { seatCommitment } from './verifiable-deals';
import type { OwnBytes, Receipt, ReceiptAttempt } from './receipt';

/** All that can be found by looking at the receipt as it is now. */
export function contradictionsIn(receipt: Receipt): Finding[] {
  return receipt.rounds.flatMap(({ round, attempts }) => {
    const ordered = attempts.toSorted((one, other) => one.attempt - other.attempt);
    return [
      ...ordered.flatMap((attempt) => inAttempt(receipt, round, attempt)),
      ...ordered.flatMap((_, index) => reopened(round, ordered.slice(0, index + 1))),
    ];
  });
}

export function sameList(one: readonly SeatCommitment[], other: readonly SeatCommitment[]) {
  return (
    one.length === other.length &&
    one.every(({ seat, commitment }) =>
      other.some((each) => each.seat === seat && each.commitment === commitment),
    )
  );
}

export function sameContributions(one: readonly SeatBytes[], other: readonly SeatBytes[]) {
  return (
    sameList(one, other) &&
    one.every(({ seat, bytes }) => other.find((each) => each.seat === seat)?.bytes === bytes)
  );
}

/** The commitment to own bytes. */
export function ownCommitment(receipt: Receipt, round: number, attempt: number, own: OwnBytes) {
  const { scheme, table: game } = receipt;
  return seatCommitment({ scheme, game, round, attempt }, own.seat, hexToBytes(own.bytes));
}

function inAttempt(receipt: Receipt, round: number, attempt: ReceiptAttempt): Finding[] {
  const { frozen, dealt, own } = attempt;
  const found: Finding[] = [];
  const strangers = [...(frozen ?? []), ...(dealt ?? [])].find(
    ({ seat }) => receipt.kinds && receipt.kinds[seat] !== 'human',
  );
  if (strangers) found.push(finding('bot_contribution', round, strangers.seat));
  if (frozen && dealt && !sameList(frozen, dealt)) found.push(finding('list_changed', round));
  for (const mine of own) {
    if (mine.committed !== 'acknowledged') continue;
    const listed = frozen?.find(({ seat }) => seat === mine.seat);
    if (frozen && !listed) found.push(finding('dropped_commitment', round, mine.seat));
    if (listed && listed.commitment !== ownCommitment(receipt, round, attempt.attempt, mine))
      found.push(finding('own_commitment', round, mine.seat));
    const given = dealt?.find(({ seat }) => seat === mine.seat);
    if (given?.bytes === null && mine.revealed === 'acknowledged')
      found.push(finding('dropped_bytes', round, mine.seat));
    if (given?.bytes && given.bytes !== mine.bytes)
      found.push(finding('own_bytes', round, mine.seat));
  }
  return found;
}

/** Whether the last of these attempts had no right to be opened, or to take whom it took. */
function reopened(round: number, attempts: readonly ReceiptAttempt[]): Finding[] {
  const last = attempts.at(-1)!;
  const earlier = attempts.slice(0, -1);
  const found: Finding[] = [];
  const before = earlier.find(({ attempt }) => attempt === last.attempt - 1);
  const listed = before?.frozen?.map(({ seat }) => seat);
  const groundless =
    (last.attempt > 0 && last.commitment !== null && last.silent.length === 0) ||
    earlier.some(({ dealt }) => dealt !== null) ||
    last.silent.some((seat) => listed && !listed.includes(seat));
  if (groundless) found.push(finding('reopened', round));
  const silent = attempts.flatMap((each) => each.silent);
  const back = last.frozen?.find(
    ({ seat }) => silent.includes(seat) || (listed && !listed.includes(seat)),
  );
  if (back) found.push(finding('reopened', round, back.seat));
  for (const mine of before?.own ?? [])
    if (mine.revealed === 'acknowledged' && last.silent.includes(mine.seat))
      found.push(finding('dropped_bytes', round, mine.seat));
  return found;
}
