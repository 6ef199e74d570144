/** Do the cards that were seen come from a record's decks?
 *
 * The told facts are followed with the decks of the record in hand: every card that is drawn comes
 * from there, and every card that is shown must be where it was counted to. No rule is applied.
 */
import type { Fact, FactOf } from '../game/facts';
import { less } from '../game/legal-moves';
import { isPrivate } from './receipt';
import type { FairRecord, RecordRound } from './read-record';

/** The round in which told facts and record part, -1: before any; null: they agree. */
export function partingRound(record: FairRecord, told: readonly Fact[]): number | null {
  const cards = new CardCount(record);
  for (const fact of told) if (!cards.agrees(fact)) return cards.round;
  return null;
}

/** The round in which two viewers were told different things that everyone may know.
 *
 * Null: they were told the same, as far as both were told. -1: they differ before any round.
 */
export function differingRound(one: readonly Fact[], other: readonly Fact[]): number | null {
  const [mine, theirs] = [open(one), open(other)];
  const place = mine.findIndex(
    (fact, index) => index < theirs.length && canonical(fact) !== canonical(theirs[index]!),
  );
  if (place < 0) return null;
  return mine.slice(0, place + 1).filter(({ fact }) => fact === 'round-began').length - 1;
}

const open = (facts: readonly Fact[]): Fact[] => facts.filter((fact) => !isPrivate(fact));
const canonical = (fact: Fact): string =>
  JSON.stringify(Object.entries(fact).toSorted(([one], [other]) => (one < other ? -1 : 1)));

class CardCount {
  round = -1;
  private dealt: RecordRound | null = null;
  private hands: number[][] = [];
  private aside: number[] = [];
  private pile: number[] = [];
  private moves = 0;
  private tokens: number[];
  private over = false;

  constructor(private readonly record: FairRecord) {
    this.tokens = Array<number>(record.players).fill(0);
  }

  agrees(fact: Fact): boolean {
    if (fact.fact === 'game-began') {
      const { edition, players, goal } = this.record;
      return (
        this.round < 0 && fact.edition === edition && fact.players === players && fact.goal === goal
      );
    }
    if (fact.fact === 'round-began') return this.began(fact);
    if (fact.fact === 'game-ended') return this.ended(fact);
    if (!this.dealt || ('seat' in fact && !this.hands[fact.seat])) return false;
    return this.inRound(this.dealt, fact);
  }

  private inRound(dealt: RecordRound, fact: Fact): boolean {
    switch (fact.fact) {
      case 'drew':
        return this.draw(fact.seat, 1);
      case 'drew-to-choose':
        return this.draw(fact.seat, fact.count);
      case 'drew-set-aside':
        this.hands[fact.seat]!.push(...this.aside.splice(0));
        return true;
      case 'holds':
        return sameCards(this.hands[fact.seat]!, fact.hand);
      case 'played':
        return this.played(dealt, fact);
      case 'guessed':
        return (
          !!dealt.moves[this.moves - 1]?.endsWith(`>${fact.target}=${fact.named}`) &&
          fact.hit === !!this.hands[fact.target]?.includes(fact.named)
        );
      case 'compared':
        return fact.lower === this.lower(fact.seat, fact.target);
      case 'discarded':
        return this.leave(fact.seat, [fact.card]);
      case 'went-out':
        return sameCards(this.hands[fact.seat]!, fact.hand) && this.leave(fact.seat, fact.hand);
      case 'revealed':
        return sameCards(this.hands[fact.seat]!, [fact.card]);
      case 'traded':
        return this.trade(fact.seat, fact.target);
      case 'returned':
        return sameOrder(this.putUnder(dealt), fact.cards);
      case 'put-under':
        return this.bury(dealt, fact);
      case 'round-ended':
        return this.roundEnded(dealt, fact);
      case 'shuffled':
        return false;
      default:
        return true;
    }
  }

  private began({ first, face_up }: FactOf<'round-began'>): boolean {
    const finished = this.dealt === null || this.dealt.winners !== null;
    this.round += 1;
    const dealt = this.record.rounds[this.round];
    if (!dealt || !finished || this.over) return false;
    const aside = this.record.players === 2 ? 4 : 1;
    const hands = aside + this.record.players;
    this.dealt = dealt;
    this.moves = 0;
    this.aside = dealt.deck.slice(0, 1);
    this.hands = dealt.deck.slice(aside, hands).map((card) => [card]);
    this.pile = dealt.deck.slice(hands);
    return first === dealt.first && sameOrder(face_up, dealt.deck.slice(1, aside));
  }

  private draw(seat: number, count: number): boolean {
    const drawn = this.pile.splice(0, count);
    this.hands[seat]!.push(...drawn);
    return drawn.length === count;
  }

  private played(dealt: RecordRound, { seat, card, target }: FactOf<'played'>): boolean {
    const move = dealt.moves[this.moves++]?.split('=')[0];
    const said = target === null ? `${card}` : `${card}>${target}`;
    return move === said && this.leave(seat, [card]);
  }

  private lower(seat: number, target: number): number | null {
    const [mine, theirs] = [this.hands[seat]?.[0] ?? 0, this.hands[target]?.[0] ?? 0];
    if (mine === theirs) return null;
    return mine < theirs ? seat : target;
  }

  private trade(seat: number, target: number): boolean {
    if (!this.hands[target]) return false;
    [this.hands[seat], this.hands[target]] = [this.hands[target], this.hands[seat]!];
    return true;
  }

  /** The cards that the Chancellor's choice, the next move of the record, puts under the deck. */
  private putUnder(dealt: RecordRound): number[] {
    const [, under] = dealt.moves[this.moves]?.split('/') ?? [];
    return under === undefined ? [] : under.split(',').map(Number);
  }

  private bury(dealt: RecordRound, { seat, count }: FactOf<'put-under'>): boolean {
    const under = this.putUnder(dealt);
    this.moves += 1;
    this.pile.push(...under);
    return under.length === count && this.leave(seat, under);
  }

  private leave(seat: number, cards: readonly number[]): boolean {
    const hand = this.hands[seat]!;
    this.hands[seat] = less(hand, cards);
    return this.hands[seat]!.length === hand.length - cards.length;
  }

  private roundEnded(dealt: RecordRound, { winners, spy }: FactOf<'round-ended'>): boolean {
    this.tokens = this.tokens.map(
      (count, seat) => count + Number(winners.includes(seat)) + Number(spy === seat),
    );
    return (
      this.moves === dealt.moves.length &&
      dealt.winners !== null &&
      sameOrder(winners, dealt.winners) &&
      spy === dealt.spy &&
      sameOrder(this.tokens, dealt.tokens ?? [])
    );
  }

  private ended({ winners }: FactOf<'game-ended'>): boolean {
    this.over = true;
    return this.round === this.record.rounds.length - 1 && sameOrder(winners, this.record.winners);
  }
}

const sameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  String(one) === String(other);
const sameCards = (one: readonly number[], other: readonly number[]): boolean =>
  sameOrder(one.toSorted(), other.toSorted());
