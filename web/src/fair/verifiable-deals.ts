/** Fair dealing, byte for byte as `docs/fairness.md` has it. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const SCHEMES = ['amletero-fair-1', 'amletero-fair-2'] as const;
export type Scheme = (typeof SCHEMES)[number];
type Part = string | number | Uint8Array;

/** Which deal: a round can take several attempts, but not in the first scheme. */
export interface DealId {
  scheme: Scheme;
  game: string;
  round: number;
  attempt: number;
}

export interface Contribution {
  seat: number;
  commitment: Uint8Array;
  /** Null where the seat did not reveal its bytes in time. */
  revealed: Uint8Array | null;
}

export function gameCommitment(scheme: Scheme, game: string, secret: Uint8Array): string {
  return bytesToHex(sha256(label(scheme, 'game', game, secret)));
}

export function roundSecret(deal: DealId, secret: Uint8Array): Uint8Array {
  return hmac(sha256, secret, label(deal.scheme, 'round', ...place(deal)));
}

export function roundCommitment(deal: DealId, secret: Uint8Array): string {
  return bytesToHex(sha256(label(deal.scheme, 'deal', deal.game, ...place(deal), secret)));
}

export function seatCommitment(deal: DealId, seat: number, given: Uint8Array): string {
  return bytesToHex(sha256(label(deal.scheme, 'seat', deal.game, ...place(deal), seat, given)));
}

export function dealKey(deal: DealId, secret: Uint8Array, given: Contribution[]): Uint8Array {
  const parts = bySeat(given).flatMap(({ seat, commitment, revealed }) => [
    Uint8Array.of(seat),
    commitment,
    revealed ? concatBytes(Uint8Array.of(1), revealed) : Uint8Array.of(0),
  ]);
  const head = label(deal.scheme, 'key', deal.game, ...place(deal));
  return hmac(sha256, secret, concatBytes(head, ...parts));
}

/** The deck, top card first, and the first seat: Fisher–Yates from the last place down. */
export function drawnDeal(
  scheme: Scheme,
  key: Uint8Array,
  cards: number[],
  candidates: number[],
): { deck: number[]; first: number } {
  const stream = numbers(scheme, key);
  const deck = cards.toSorted((one, other) => one - other);
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1, stream);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  const seats = candidates.toSorted((one, other) => one - other);
  return { deck, first: seats[below(seats.length, stream)]! };
}

function* numbers(scheme: Scheme, key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const data = hmac(sha256, key, label(scheme, 'stream', block));
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    for (let at = 0; at < data.length; at += 4) yield view.getUint32(at);
  }
}

/** The next number under a limit, all equally likely: those past the last multiple are passed over. */
function below(limit: number, stream: Generator<number, never>): number {
  const whole = 2 ** 32 - (2 ** 32 % limit);
  let number = stream.next().value;
  while (number >= whole) number = stream.next().value;
  return number % limit;
}

/** Texts end in a zero byte, numbers have eight bytes, so that no two labels run together. */
function label(scheme: Scheme, kind: string, ...parts: Part[]): Uint8Array {
  return concatBytes(...[scheme, kind, ...parts].map(bytesOf));
}

function place({ scheme, round, attempt }: DealId): number[] {
  return scheme === 'amletero-fair-1' ? [round] : [round, attempt];
}

const bySeat = <Each extends { seat: number }>(list: readonly Each[]): Each[] =>
  list.toSorted((one, other) => one.seat - other.seat);

/** The commitments of one attempt: the server's, and those of the listed seats. */
export interface ShownAttempt {
  round: number;
  attempt: number;
  commitment: string;
  seats: readonly { seat: number; commitment: string }[];
}

/** Twelve digits that stand for all commitments of a game, to be compared aloud. */
export function fingerprint(
  table: string,
  game: string,
  attempts: readonly ShownAttempt[],
): string {
  const parts = attempts.flatMap(({ round, attempt, commitment, seats }): Part[] => [
    round,
    attempt,
    hexToBytes(commitment),
    ...bySeat(seats).flatMap((each) => [Uint8Array.of(each.seat), hexToBytes(each.commitment)]),
  ]);
  const all: Part[] = ['amletero-fingerprint', table, hexToBytes(game), ...parts];
  const digits = bytesToHex(sha256(concatBytes(...all.map(bytesOf)))).slice(0, 12);
  return digits.match(/.{4}/g)!.join(' ');
}

function bytesOf(part: Part): Uint8Array {
  if (part instanceof Uint8Array) return part;
  if (typeof part === 'string') return utf8ToBytes(`${part}\0`);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(part));
  return bytes;
}
