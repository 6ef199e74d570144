/** Who stands out in a reviewed game. */
import type { SeatSummaryDocument } from '../generated/review';

/** Who gave away least, of those who had a choice at all. */
export function bestPlayer(summary: readonly SeatSummaryDocument[]): SeatSummaryDocument | null {
  const chose = summary.filter(({ decisions }) => decisions > 0);
  return first(chose, (one, other) => one.mean_loss - other.mean_loss);
}

/** Who had the most luck; nobody where all had the same. */
export function luckiest(summary: readonly SeatSummaryDocument[]): SeatSummaryDocument | null {
  const found = first(summary, (one, other) => other.luck - one.luck);
  return found && found.luck > 0 ? found : null;
}

function first<Item>(items: readonly Item[], order: (one: Item, other: Item) => number) {
  return items.toSorted(order)[0] ?? null;
}
