/** What is going on in the middle of the table: one card, whom it was played on, what came of it. */
import type { Character } from './editions';
import type { Fact } from './facts';

export interface TableCenter {
  kind: 'deal' | 'play' | 'showdown' | 'over';
  seat: number | null;
  card: number | null;
  target: number | null;
  named: number | null;
  hit: boolean;
  /** After a comparison: the lower hand's seat, or `null` for a tie. */
  compared: boolean;
  lower: number | null;
  traded: boolean;
  shielded: boolean;
  /** Cards that this seat alone was shown, by their holders. */
  seen: Record<number, number>;
  discarded: number | null;
  out: number[];
  /** The cards that those who went out laid open. */
  laid: Record<number, number>;
  /** How many cards the player of a Chancellor has drawn or returned. */
  drew: number;
  under: number;
  revealed: Record<number, number>;
  /** Counts scenes, so that a change can be noticed. */
  id: number;
}

export const EMPTY_CENTER: TableCenter = {
  kind: 'deal',
  seat: null,
  card: null,
  target: null,
  named: null,
  hit: false,
  compared: false,
  lower: null,
  traded: false,
  shielded: false,
  seen: {},
  discarded: null,
  out: [],
  laid: {},
  drew: 0,
  under: 0,
  revealed: {},
  id: 0,
};

/** Returns what is in the middle once a fact has been seen from a seat. */
export function centerAfter(before: TableCenter, fact: Fact, seat: number | null): TableCenter {
  const fresh = { ...EMPTY_CENTER, id: before.id + 1 };
  switch (fact.fact) {
    case 'game-began':
    case 'round-began':
      return fresh;
    case 'played':
      return { ...fresh, kind: 'play', seat: fact.seat, card: fact.card, target: fact.target };
    case 'guessed':
      return { ...before, named: fact.named, hit: fact.hit };
    case 'compared':
      return { ...before, compared: true, lower: fact.lower };
    case 'protected':
      return { ...before, shielded: true };
    case 'discarded':
      return { ...before, discarded: fact.card };
    case 'traded':
      return { ...before, traded: true };
    case 'drew-to-choose':
      return { ...before, drew: fact.count };
    case 'put-under':
      return { ...before, under: fact.count };
    case 'went-out':
      return {
        ...before,
        out: [...before.out, fact.seat],
        laid: { ...before.laid, [fact.seat]: fact.hand[0]! },
      };
    case 'holds':
      return fact.seat === seat
        ? before
        : { ...before, seen: { ...before.seen, [fact.seat]: fact.hand[0]! } };
    case 'revealed': {
      const center = before.kind === 'showdown' ? before : { ...fresh, kind: 'showdown' as const };
      return { ...center, revealed: { ...center.revealed, [fact.seat]: fact.card } };
    }
    case 'game-ended':
      return { ...before, kind: 'over' };
    default:
      return before;
  }
}

/** A hand that the played card reaches for, as far as its reader may see it. */
export interface HandShown {
  seat: number;
  card: number | null;
  /** Whether the reader alone sees it. */
  secret: boolean;
  mark: 'hit' | 'miss' | 'look' | 'lower' | 'out' | null;
}

/** Returns the hands that the played card reaches for, in the order in which they lie side by side. */
export function handsShown(
  center: TableCenter,
  character: Character,
  own: number | null,
  ownCard: number | null,
): HandShown[] {
  const { seat, target } = center;
  if (seat === null || target === null) return [];
  const hidden = { card: null, secret: false, mark: null };
  const out = center.out.includes(target) ? 'out' : null;
  switch (character) {
    case 'guard':
      return [
        {
          ...hidden,
          seat: target,
          card: center.named,
          mark: center.named === null ? null : center.hit ? 'hit' : 'miss',
        },
      ];
    case 'priest': {
      const card = center.seen[target] ?? null;
      return [{ seat: target, card, secret: card !== null, mark: 'look' }];
    }
    case 'baron': {
      const involved = Object.keys(center.seen).length > 0;
      return [seat, target].map((each) => {
        const laid = center.laid[each];
        const card = laid ?? center.seen[each] ?? (each === own && involved ? ownCard : null);
        return {
          seat: each,
          card,
          secret: card !== null && laid === undefined,
          mark: center.compared && center.lower === each ? 'lower' : null,
        };
      });
    }
    case 'prince':
      return [{ ...hidden, seat: target, card: center.discarded, mark: out }];
    case 'king':
      return [
        { ...hidden, seat },
        { ...hidden, seat: target },
      ];
    default:
      return [];
  }
}
