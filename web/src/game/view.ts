/** The position of a game as one seat may know it, and how each fact changes it. */
import type { Position, ViewDocument } from '../generated/socket';
import { EDITIONS, type EditionName } from './editions';

export type Fact = ViewDocument['facts'][number];
export type FactOf<K extends Fact['fact']> = Extract<Fact, { fact: K }>;
export type { Position };

/** What a seat sees when a game begins. */
export function opening(seat: number | null, began: FactOf<'game-began'>): Position {
  const everyone = Array.from({ length: began.players }, (_, each) => each);
  return {
    seat,
    edition: began.edition,
    players: began.players,
    goal: began.goal,
    tokens: everyone.map(() => 0),
    round: 0,
    turn: null,
    choosing: false,
    deck_count: 0,
    face_up: [],
    still_in: [],
    protected: [],
    discards: everyone.map(() => []),
    winners: [],
    hand: [],
    known: everyone.map(() => null),
    deck: [],
  };
}

/** The position once its seat is told one more fact. */
export function after(before: Position, fact: Fact): Position {
  switch (fact.fact) {
    case 'game-began':
      return opening(before.seat, fact);
    case 'round-began':
      return dealt(before, fact);
    case 'turn-began':
      return { ...before, turn: fact.seat, protected: except(before.protected, fact.seat) };
    case 'drew':
      return { ...before, deck_count: before.deck_count - 1, deck: before.deck.slice(1) };
    case 'drew-to-choose':
      return {
        ...forgot(before, fact.seat),
        deck_count: before.deck_count - fact.count,
        deck: before.deck.slice(fact.count),
        choosing: true,
      };
    case 'put-under':
      return {
        ...before,
        deck_count: before.deck_count + fact.count,
        deck: fact.seat === before.seat ? before.deck : [...before.deck, ...nulls(fact.count)],
        choosing: false,
      };
    case 'returned':
      return {
        ...before,
        hand: less(before.hand, fact.cards),
        deck: [...before.deck, ...fact.cards],
      };
    case 'played':
    case 'discarded':
      return lay(left(before, fact.seat, fact.card), fact.seat, [fact.card]);
    case 'went-out':
      return {
        ...lay(forgot(before, fact.seat), fact.seat, fact.hand),
        still_in: except(before.still_in, fact.seat),
        hand: fact.seat === before.seat ? [] : before.hand,
      };
    case 'protected':
      return { ...before, protected: [...before.protected, fact.seat].sort() };
    case 'traded': {
      const known = [...before.known];
      [known[fact.seat], known[fact.target]] = [known[fact.target]!, known[fact.seat]!];
      return { ...before, known };
    }
    case 'holds':
      return fact.seat === before.seat
        ? { ...before, hand: fact.hand }
        : { ...before, known: at(before.known, fact.seat, fact.hand[0]!) };
    case 'round-ended': {
      const gained = (seat: number) =>
        Number(fact.winners.includes(seat)) + Number(fact.spy === seat);
      return {
        ...before,
        turn: null,
        tokens: before.tokens.map((count, seat) => count + gained(seat)),
      };
    }
    case 'game-ended':
      return { ...before, winners: fact.winners };
    default:
      return before;
  }
}

function dealt(before: Position, fact: FactOf<'round-began'>): Position {
  const cards = EDITIONS[before.edition as EditionName].rows.reduce(
    (sum, row) => sum + row.copies,
    0,
  );
  const deck_count = cards - 1 - fact.face_up.length - before.players;
  return {
    ...before,
    round: before.round + 1,
    turn: null,
    choosing: false,
    deck_count,
    face_up: fact.face_up,
    still_in: before.tokens.map((_, seat) => seat),
    protected: [],
    discards: before.tokens.map(() => []),
    hand: [],
    known: nulls(before.players),
    deck: nulls(deck_count),
  };
}

/** A card left a hand: what was known of that hand ends if it was this card. */
function left(before: Position, seat: number, card: number): Position {
  if (seat === before.seat) return { ...before, hand: less(before.hand, [card]) };
  return before.known[seat] === card ? forgot(before, seat) : before;
}

function forgot(before: Position, seat: number): Position {
  return { ...before, known: at(before.known, seat, null) };
}

function lay(before: Position, seat: number, cards: number[]): Position {
  return { ...before, discards: at(before.discards, seat, [...before.discards[seat]!, ...cards]) };
}

export function less(cards: readonly number[], removed: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of removed) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

const nulls = (count: number): null[] => Array<null>(count).fill(null);
const except = (seats: number[], seat: number): number[] => seats.filter((each) => each !== seat);
const at = <T>(values: T[], index: number, value: T): T[] => values.with(index, value);
