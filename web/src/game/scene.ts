/** What is going on in the middle of the table: one card, whom it was played on, what came of it. */
import type { Character } from './editions';
import type { Fact } from './facts';

export interface Scene {
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

export const NO_SCENE: Scene = {
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

/** The scene once a fact has been seen from a seat. */
export function staged(before: Scene, fact: Fact, seat: number | null): Scene {
  const fresh = { ...NO_SCENE, id: before.id + 1 };
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
      const scene = before.kind === 'showdown' ? before : { ...fresh, kind: 'showdown' as const };
      return { ...scene, revealed: { ...scene.revealed, [fact.seat]: fact.card } };
    }
    case 'game-ended':
      return { ...before, kind: 'over' };
    default:
      return before;
  }
}

/** A hand that the scene is about, as far as its reader may see it. */
export interface HandShown {
  seat: number;
  card: number | null;
  /** Whether the reader alone sees it. */
  secret: boolean;
  mark: 'hit' | 'miss' | 'look' | 'lower' | 'out' | null;
}

/** The hands that a played card reaches for, in the order in which they lie side by side. */
export function handsShown(
  scene: Scene,
  character: Character,
  own: number | null,
  ownCard: number | null,
): HandShown[] {
  const { seat, target } = scene;
  if (seat === null || target === null) return [];
  const hidden = { card: null, secret: false, mark: null };
  const out = scene.out.includes(target) ? 'out' : null;
  switch (character) {
    case 'guard':
      return [
        {
          ...hidden,
          seat: target,
          card: scene.named,
          mark: scene.named === null ? null : scene.hit ? 'hit' : 'miss',
        },
      ];
    case 'priest': {
      const card = scene.seen[target] ?? null;
      return [{ seat: target, card, secret: card !== null, mark: 'look' }];
    }
    case 'baron': {
      const involved = Object.keys(scene.seen).length > 0;
      return [seat, target].map((each) => {
        const laid = scene.laid[each];
        const card = laid ?? scene.seen[each] ?? (each === own && involved ? ownCard : null);
        return {
          seat: each,
          card,
          secret: card !== null && laid === undefined,
          mark: scene.compared && scene.lower === each ? 'lower' : null,
        };
      });
    }
    case 'prince':
      return [{ ...hidden, seat: target, card: scene.discarded, mark: out }];
    case 'king':
      return [
        { ...hidden, seat },
        { ...hidden, seat: target },
      ];
    default:
      return [];
  }
}
