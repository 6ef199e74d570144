/** Where each card lies on the screen, so that it can be seen to travel.
 *
 * A piece is a card of paper with an identity of its own, for the eye only: it says nothing that
 * the facts did not. Which of two hidden cards somebody plays is not known, so the last one drawn
 * is taken.
 */
import type { Fact } from './facts';

export interface Piece {
  id: number;
  /** Its face, where this seat may see it. */
  value: number | null;
}

export interface Layout {
  hands: Piece[][];
  discards: Piece[][];
  faceUp: Piece[];
  setAside: Piece | null;
  deckTop: Piece;
  deckBottom: Piece | null;
  nextId: number;
}

export const EMPTY: Layout = {
  hands: [],
  discards: [],
  faceUp: [],
  setAside: null,
  deckTop: { id: 0, value: null },
  deckBottom: null,
  nextId: 1,
};

/** The layout once a fact has been seen from a seat (`null`: by a spectator). */
export function arranged(before: Layout, fact: Fact, seat: number | null): Layout {
  switch (fact.fact) {
    case 'game-began':
      return {
        ...EMPTY,
        hands: empty(fact.players),
        discards: empty(fact.players),
        nextId: before.nextId,
      };
    case 'round-began':
      return dealt(before, fact.face_up);
    case 'drew':
      return drawn(before, fact.seat, 1);
    case 'drew-to-choose':
      return drawn(before, fact.seat, fact.count);
    case 'drew-set-aside':
      return before.setAside === null
        ? before
        : {
            ...withHand(before, fact.seat, [...hand(before, fact.seat), before.setAside]),
            setAside: null,
          };
    case 'holds':
      return fact.seat === seat
        ? withHand(before, seat, faces(hand(before, seat), fact.hand))
        : before;
    case 'revealed':
      return withHand(before, fact.seat, faces(hand(before, fact.seat), [fact.card]));
    case 'played':
    case 'discarded':
      return laid(before, fact.seat, [fact.card]);
    case 'went-out':
      return laid(before, fact.seat, fact.hand);
    case 'returned':
      return under(before, fact.seat, fact.cards);
    case 'put-under':
      return fact.seat === seat
        ? before
        : under(before, fact.seat, Array<null>(fact.count).fill(null));
    case 'traded':
      return {
        ...before,
        hands: before.hands
          .with(fact.seat, unknown(hand(before, fact.target), seat === null))
          .with(fact.target, unknown(hand(before, fact.seat), seat === null)),
      };
    default:
      return before;
  }
}

function dealt(before: Layout, faceUp: number[]): Layout {
  let id = before.nextId;
  const piece = (value: number | null): Piece => ({ id: id++, value });
  return {
    hands: before.hands.map(() => [piece(null)]),
    discards: before.discards.map(() => []),
    faceUp: faceUp.map(piece),
    setAside: piece(null),
    deckTop: piece(null),
    deckBottom: null,
    nextId: id,
  };
}

function drawn(before: Layout, seat: number, count: number): Layout {
  let layout = before;
  for (let each = 0; each < count; each++) {
    const top = layout.deckTop;
    const next = { id: layout.nextId, value: null };
    layout = {
      ...withHand(layout, seat, [...hand(layout, seat), top]),
      deckTop: next,
      nextId: layout.nextId + 1,
    };
  }
  return layout;
}

/** These cards leave the hand and lie face up before the player. */
function laid(before: Layout, seat: number, cards: number[]): Layout {
  const [rest, taken] = taking(hand(before, seat), cards);
  const face = taken.map((piece, index) => ({ ...piece, value: cards[index]! }));
  return {
    ...withHand(before, seat, rest),
    discards: before.discards.with(seat, [...before.discards[seat]!, ...face]),
  };
}

function under(before: Layout, seat: number, cards: (number | null)[]): Layout {
  const [rest, taken] = taking(hand(before, seat), cards);
  const bottom = taken.at(-1);
  return {
    ...withHand(before, seat, rest),
    deckBottom: bottom ? { ...bottom, value: null } : before.deckBottom,
  };
}

/** Takes a piece for each card: one with that face where there is one, else the last hidden one. */
function taking(pieces: Piece[], cards: (number | null)[]): [rest: Piece[], taken: Piece[]] {
  const rest = [...pieces];
  const taken = cards.flatMap((card) => {
    const seen = rest.findLastIndex((piece) => card !== null && piece.value === card);
    const index = seen >= 0 ? seen : rest.findLastIndex((piece) => piece.value === null);
    return rest.splice(index >= 0 ? index : rest.length - 1, 1);
  });
  return [rest, taken];
}

function faces(pieces: Piece[], values: number[]): Piece[] {
  return pieces.map((piece, index) => ({ ...piece, value: values[index] ?? null }));
}

function unknown(pieces: Piece[], public_: boolean): Piece[] {
  return public_ ? pieces : pieces.map((piece) => ({ ...piece, value: null }));
}

const empty = (players: number): Piece[][] => Array.from({ length: players }, () => []);
const hand = (layout: Layout, seat: number): Piece[] => layout.hands[seat] ?? [];
const withHand = (layout: Layout, seat: number, pieces: Piece[]): Layout => ({
  ...layout,
  hands: layout.hands.with(seat, pieces),
});
