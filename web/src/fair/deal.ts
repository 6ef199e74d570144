/** Fair dealing, byte for byte as `docs/fairness.md` has it. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const SCHEME = 'amletero-fair-1';
type Part = string | number | Uint8Array;

export interface Contribution {
  seat: number;
  commitment: Uint8Array;
  /** Null where the seat did not reveal its bytes in time. */
  revealed: Uint8Array | null;
}

export function gameCommitment(game: string, secret: Uint8Array): string {
  return hash('game', game, secret);
}

export function roundSecret(secret: Uint8Array, round: number): Uint8Array {
  return hmac(sha256, secret, label('round', round));
}

export function roundCommitment(game: string, round: number, secret: Uint8Array): string {
  return hash('deal', game, round, secret);
}

export function seatCommitment(
  game: string,
  round: number,
  seat: number,
  given: Uint8Array,
): string {
  return hash('seat', game, round, seat, given);
}

export function dealKey(
  game: string,
  round: number,
  secret: Uint8Array,
  given: Contribution[],
): Uint8Array {
  const bySeat = given.toSorted((one, other) => one.seat - other.seat);
  const parts = bySeat.flatMap(({ seat, commitment, revealed }) => [
    Uint8Array.of(seat),
    commitment,
    revealed ? concatBytes(Uint8Array.of(1), revealed) : Uint8Array.of(0),
  ]);
  return hmac(sha256, secret, concatBytes(label('key', game, round), ...parts));
}

/** The deck, top card first, and the first seat: Fisher–Yates from the last place down. */
export function drawnDeal(
  key: Uint8Array,
  cards: number[],
  candidates: number[],
): { deck: number[]; first: number } {
  const stream = numbers(key);
  const deck = cards.toSorted((one, other) => one - other);
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1, stream);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  const seats = candidates.toSorted((one, other) => one - other);
  return { deck, first: seats[below(seats.length, stream)]! };
}

function* numbers(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const data = hmac(sha256, key, label('stream', block));
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

function hash(kind: string, ...parts: Part[]): string {
  return bytesToHex(sha256(label(kind, ...parts)));
}

/** Texts end in a zero byte, numbers have eight bytes, so that no two labels run together. */
function label(kind: string, ...parts: Part[]): Uint8Array {
  return concatBytes(...[SCHEME, kind, ...parts].map(bytesOf));
}

function bytesOf(part: Part): Uint8Array {
  if (part instanceof Uint8Array) return part;
  if (typeof part === 'string') return utf8ToBytes(`${part}\0`);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(part));
  return bytes;
}
