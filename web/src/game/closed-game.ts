/** Who closed a game before it was decided, and when: what its record says. */
import { count, list, object, oneOf, orNull, text, Unreadable } from '../fair/strict-document';

export interface Closing {
  /** Operator: whoever runs the server. Expired: nobody came to the table any more. */
  by: 'host' | 'operator' | 'expired';
  /** The host's seat; null: the host had none. */
  seat: number | null;
  /** The host's name; empty where the server knows none. */
  name: string;
  /** Null in the records of games that were closed before dates were kept. */
  at: Date | null;
}

/** Returns how a game was closed; null if the record does not say, or says it in another shape. */
export function readClosing(record: unknown): Closing | null {
  try {
    const { closed, players } = object(record);
    const { by, seat, at } = object(closed);
    const host = orNull(seat, count);
    return {
      by: oneOf(by, ['host', 'operator', 'expired']),
      seat: host,
      name: host === null ? '' : text(list(players, text)[host]),
      at: orNull(at, date),
    };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function date(value: unknown): Date {
  const read = new Date(text(value));
  if (Number.isNaN(read.getTime())) throw new Unreadable();
  return read;
}

/** Returns who closed it, as the sentence about it tells them apart. */
export function closedBy(
  { by, seat }: Closing,
  reader: { seats: readonly number[]; hosts: boolean },
): 'you' | 'player' | 'host' | 'operator' | 'expired' {
  if (by !== 'host') return by;
  if (seat === null) return reader.hosts ? 'you' : 'host';
  return reader.seats.includes(seat) ? 'you' : 'player';
}
