/** Why a move is advised: what it is good for, and how much better than the other it is. */
import type { ConsideredMove, HandChances } from '../generated/socket';
import { characterOf, type Character, type EditionName } from './editions';
import { keptCard, less, readPlay, type Play } from './legal-moves';

/** A chance that a sentence speaks of; a smaller one is no reason. */
const WORTH_SAYING = 0.005;
/** Differences in the chance to win the round from which a move is better, and clearly so. */
const BETTER = 0.01;
const CLEARLY = 0.05;
/** From here on a chance is called likely. */
const LIKELY = 0.5;

/** `guess`: another card that may be named is more likely than the named one. */
type Degree = 'likely' | 'possible' | 'guess';

/** What the move is good for: a chance about the player it is played on, or the card's own use. */
export type Reason =
  | { kind: 'hit' | 'duel' | 'princess'; seat: number; chance: number; likely: Degree }
  | { kind: 'use'; character: Character; self: boolean };

export interface Comparison {
  other: string;
  margin: 'clear' | 'slight' | 'even';
}

export function reasonFor(
  advice: Play,
  beliefs: readonly HandChances[],
  hand: readonly number[],
  edition: EditionName,
): Reason {
  const { card, target, named } = advice;
  const character = characterOf(edition, card);
  const chances = Object.entries(beliefs.find(({ seat }) => seat === target)?.chances ?? {});
  const chanceOf = (wanted: (value: number) => boolean) =>
    chances.reduce((sum, [value, chance]) => (wanted(Number(value)) ? sum + chance : sum), 0);
  const use: Reason = { kind: 'use', character, self: target !== null && chances.length === 0 };
  if (target === null || chances.length === 0) return use;
  const about = (kind: 'duel' | 'princess', chance: number): Reason => ({
    kind,
    seat: target,
    chance,
    likely: degree(chance),
  });
  if (named !== null) {
    const chance = chanceOf((value) => value === named);
    const nameable = chances.filter(([value]) => characterOf(edition, Number(value)) !== 'guard');
    const likeliest = Math.max(0, ...nameable.map(([, each]) => each)) - chance < WORTH_SAYING;
    return { kind: 'hit', seat: target, chance, likely: likeliest ? degree(chance) : 'guess' };
  }
  const kept = less(hand, [card])[0];
  if (character === 'baron' && kept !== undefined)
    return about(
      'duel',
      chanceOf((value) => value < kept),
    );
  const princess = chanceOf((value) => characterOf(edition, value) === 'princess');
  return character === 'prince' && princess >= WORTH_SAYING ? about('princess', princess) : use;
}

const degree = (chance: number): Degree => (chance >= LIKELY ? 'likely' : 'possible');

/** Whether a card is kept for the end of the round, or for what it can do next. */
export function reasonToKeep(kept: number, hand: readonly number[]): 'higher' | 'useful' {
  return kept === Math.max(...hand) ? 'higher' : 'useful';
}

/** The best move with the other card, else the next best one; `null` where there is no other. */
export function comparedWith(
  advice: string,
  considered: readonly ConsideredMove[],
): Comparison | null {
  const best = considered.find(({ move }) => move === advice);
  const rest = considered.filter(({ move }) => move !== advice);
  const card = (move: string) => readPlay(move)?.card ?? keptCard(move);
  const other = rest.find(({ move }) => card(move) !== card(advice)) ?? rest[0];
  if (!best || !other) return null;
  // In which order two cards go under the deck is no other choice.
  if (keptCard(advice) !== null && card(other.move) === card(advice)) return null;
  const gain = best.chance - other.chance;
  return {
    other: other.move,
    margin: gain >= CLEARLY ? 'clear' : gain >= BETTER ? 'slight' : 'even',
  };
}
