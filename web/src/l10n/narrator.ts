/** A narrator turns facts into the sentences of a log: the browser's counterpart of `Narrator`. */
import type { FluentBundle } from '@fluent/bundle';
import { characterOf, EDITIONS, type Character } from '../game/editions';
import { less } from '../game/legal-moves';
import type { Fact, FactOf, Position, Step } from '../game/facts';
import { Speaker, type Variable } from './speaker';

export interface Sentence {
  text: string;
  fact: Fact;
  /** The character whose rule the sentence rests on. */
  character: Character | null;
  /** Whether not everyone at the table was told this. */
  secret: boolean;
  /** Counts what belongs together: a deal, a turn, the end of a round. */
  turn: number;
}

const PLAYED_ON_ANOTHER: readonly Character[] = ['guard', 'priest', 'baron', 'king'];
const TOLD_BY_THEIR_EFFECT: readonly Character[] = ['guard', 'king', 'handmaid'];
const CAUSES = [
  'round-began',
  'turn-began',
  'played',
  'discarded',
  'drew-set-aside',
  'drew-to-choose',
  'traded',
];

export class Narrator {
  private speaker: Speaker;
  private turn = 0;
  /** The position before the fact that is told. */
  private before: Position | null = null;
  private latest: Fact | null = null;
  private cause: Fact | null = null;
  private played: FactOf<'played'> | null = null;
  private hands = new Map<number, number[]>();
  private revealed = new Map<number, number>();

  constructor(
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[],
    private readonly reader: number | null,
  ) {
    this.speaker = new Speaker(bundle, 'standard');
  }

  tell(steps: readonly Step[]): Sentence[] {
    return steps.flatMap((step) => this.sentences(step));
  }

  private sentences({ fact, position }: Step): Sentence[] {
    if (fact.fact === 'game-began') this.speaker = new Speaker(this.bundle, fact.edition);
    if (this.begins(fact)) this.turn++;
    const { turn } = this;
    const character = this.character(fact);
    const secret = fact.fact === 'holds' || fact.fact === 'returned';
    const said = this.told(fact).map((text) => ({ text, fact, character, secret, turn }));
    if (fact.fact === 'round-ended' && fact.spy !== null) {
      const text = this.by('fact-spy-bonus', fact.spy);
      said.push({ text, fact, character: 'spy', secret, turn });
    }
    this.remember(fact);
    this.before = position;
    return said;
  }

  /** Whether a fact is the first of a deal, of a turn, or of the end of a round. */
  private begins({ fact }: Fact): boolean {
    const ending = fact === 'revealed' || fact === 'round-ended';
    return (
      fact === 'round-began' ||
      fact === 'turn-began' ||
      (ending && this.latest?.fact !== 'revealed')
    );
  }

  private remember(fact: Fact): void {
    this.latest = fact;
    if (CAUSES.includes(fact.fact)) this.cause = fact;
    if (fact.fact === 'round-began') this.revealed.clear();
    if (fact.fact === 'round-began' || fact.fact === 'turn-began') this.played = null;
    if (fact.fact === 'played') this.played = fact;
    if (fact.fact === 'holds') this.hands.set(fact.seat, fact.hand);
    if (fact.fact === 'revealed') this.revealed.set(fact.seat, fact.card);
  }

  private get position(): Position {
    if (!this.before) throw new Error('a story starts with the beginning of the game');
    return this.before;
  }

  private told(fact: Fact): string[] {
    switch (fact.fact) {
      case 'game-began':
        return [this.speaker.say('fact-game-began', { players: fact.players, goal: fact.goal })];
      case 'round-began': {
        const began = this.by('fact-round-began', fact.first, null, {
          round: this.position.round + 1,
        });
        const cards = this.cards(fact.face_up);
        return fact.face_up.length ? [began, this.speaker.say('fact-face-up', { cards })] : [began];
      }
      case 'played':
        return this.toldPlay(fact);
      case 'holds':
        return [this.toldHand(fact)];
      case 'revealed':
        return [this.by('fact-revealed', fact.seat, null, { card: this.cards([fact.card]) })];
      case 'round-ended':
        return [this.toldWinners(fact)];
      case 'game-ended':
        return [this.toldGame(fact)];
      default:
        return this.toldEffect(fact);
    }
  }

  /** What a played card does. */
  private toldEffect(fact: Fact): string[] {
    switch (fact.fact) {
      case 'guessed': {
        const result = fact.hit ? 'fact-guessed-hit' : 'fact-guessed-miss';
        return [this.by(result, fact.seat, fact.target, { card: this.cards([fact.named]) })];
      }
      case 'compared':
        return [
          fact.lower === null
            ? this.speaker.say('fact-compared-equal')
            : this.by('fact-compared-lower', fact.lower),
        ];
      case 'protected':
        return [this.by('fact-protected', fact.seat)];
      case 'discarded': {
        const draws = this.name(fact.card) !== 'princess' && this.position.deck_count > 0;
        const message = draws ? 'fact-discarded-and-drew' : 'fact-discarded';
        return [this.by(message, fact.seat, null, { card: this.cards([fact.card]) })];
      }
      case 'drew-set-aside':
        return [this.by('fact-drew-set-aside', fact.seat)];
      case 'drew-to-choose':
        return [this.by('fact-drew-to-choose', fact.seat, null, { count: fact.count })];
      case 'returned': {
        const under = this.speaker.cards(this.cards(fact.cards).cards, 'object', 'then');
        const kept = less(this.hands.get(fact.seat) ?? [], fact.cards);
        return [this.by('fact-returned', fact.seat, null, { card: this.cards(kept), under })];
      }
      case 'put-under':
        return this.latest?.fact === 'returned'
          ? []
          : [this.by('fact-put-under', fact.seat, null, { count: fact.count })];
      case 'traded':
        return [this.by('fact-traded', fact.seat, fact.target)];
      case 'went-out':
        return fact.hand.length
          ? [this.by('fact-went-out-discarding', fact.seat, null, { cards: this.cards(fact.hand) })]
          : [this.by('fact-went-out', fact.seat)];
      default:
        return [];
    }
  }

  /** A played card, unless the fact of its effect will tell of it. */
  private toldPlay({ seat, card, target }: FactOf<'played'>): string[] {
    const character = this.name(card);
    const cards = { card: this.cards([card]) };
    if (PLAYED_ON_ANOTHER.includes(character) && target === null) {
      return [this.by('fact-played-on-nobody', seat, null, cards)];
    }
    if (TOLD_BY_THEIR_EFFECT.includes(character)) return [];
    if (character === 'chancellor') {
      return this.position.deck_count > 0 ? [] : [this.by('fact-played-chancellor-in-vain', seat)];
    }
    if (character === 'prince' && seat === target)
      return [this.by('fact-played-prince-on-self', seat)];
    return target === null
      ? [this.by('fact-played', seat, null, cards)]
      : [this.by(`fact-played-${character}`, seat, target)];
  }

  /** A hand, as the secret that it is: drawn, seen, received. */
  private toldHand({ seat, hand }: FactOf<'holds'>): string {
    const card = this.cards(hand.slice(0, 1));
    const cause = this.cause;
    switch (cause?.fact) {
      case 'round-began':
        return this.by('fact-dealt', seat, null, { card });
      case 'turn-began':
        return hand[0] === hand[1]
          ? this.by('fact-drew-same', seat, null, { card })
          : this.by('fact-drew', seat, null, { card, other: this.cards(hand.slice(1)) });
      case 'played': {
        const viewer = seat === cause.target ? cause.seat : cause.target!;
        return this.by('fact-sees', viewer, seat, { card });
      }
      case 'discarded':
      case 'drew-set-aside':
        return this.by('fact-new-card', seat, null, { card });
      case 'drew-to-choose':
        return this.by('fact-chooses-among', seat, null, { cards: this.cards(hand) });
      default:
        return this.by('fact-now-holds', seat, null, { cards: this.cards(hand) });
    }
  }

  /** Who won a round and why: the last player, the highest card, or as ties are broken. */
  private toldWinners({ ending, winners }: FactOf<'round-ended'>): string {
    const first = winners[0]!;
    if (ending === 'last-player') return this.by('fact-won-last-player', first);
    const top = Math.max(...this.revealed.values());
    const highest = [...this.revealed.values()].filter((value) => value === top);
    if (highest.length === 1) return this.by('fact-won-highest', first);
    if (EDITIONS[this.speaker.edition].tie === 'all-win')
      return this.together('fact-won-tie', winners);
    const sum = this.position.discards[first]!.reduce((total, value) => total + value, 0);
    return winners.length === 1
      ? this.by('fact-won-sum', first, null, { sum })
      : this.together('fact-won-sum-tie', winners, { sum });
  }

  private toldGame({ winners }: FactOf<'game-ended'>): string {
    const first = winners[0]!;
    return winners.length === 1
      ? this.by('fact-game-won', first, null, { tokens: this.position.tokens[first]! })
      : this.together('fact-game-won-together', winners);
  }

  /** The character on whose rule a fact rests. */
  private character(fact: Fact): Character | null {
    if (fact.fact === 'played') return this.name(fact.card);
    if (['revealed', 'round-ended', 'game-ended', 'round-began'].includes(fact.fact)) return null;
    const discarded = this.latest?.fact === 'discarded' ? this.name(this.latest.card) : null;
    if (fact.fact === 'went-out' && discarded === 'princess') return 'princess';
    return this.played && this.name(this.played.card);
  }

  private by(
    message: string,
    actor: number,
    target: number | null = null,
    more: Record<string, Variable> = {},
  ): string {
    const you =
      this.reader === null
        ? 'none'
        : this.reader === actor
          ? 'actor'
          : this.reader === target
            ? 'target'
            : 'none';
    const people: Record<string, Variable> = target === null ? {} : { target: this.names[target]! };
    return this.speaker.say(message, { you, actor: this.names[actor]!, ...people, ...more });
  }

  private together(
    message: string,
    winners: number[],
    more: Record<string, Variable> = {},
  ): string {
    const names = (seats: number[]) => seats.map((seat) => this.names[seat]!);
    const among = this.reader !== null && winners.includes(this.reader);
    return this.speaker.say(message, {
      you: among ? 'among' : 'none',
      winners: names(winners),
      others: names(winners.filter((seat) => seat !== this.reader)),
      ...more,
    });
  }

  private name(value: number): Character {
    return characterOf(this.speaker.edition, value);
  }

  private cards(values: readonly number[]): { cards: Character[] } {
    return { cards: values.map((value) => this.name(value)) };
  }
}
