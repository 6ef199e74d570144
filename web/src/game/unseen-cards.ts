/** How many copies of each card a seat has not seen: not face up, not in hand, not known to it. */
import { EDITIONS } from './editions';
import type { Position } from './facts';

export function unseen(position: Position): Map<number, number> {
  const counts = new Map(EDITIONS[position.edition].rows.map((row) => [row.value, row.copies]));
  const seen = [
    ...position.discards.flat(),
    ...position.face_up,
    ...position.hand,
    ...position.known,
    ...position.deck,
  ];
  for (const card of seen) {
    if (card !== null) counts.set(card, Math.max(0, (counts.get(card) ?? 0) - 1));
  }
  return counts;
}
