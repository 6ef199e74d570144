/** Why a move is advised, as far as beliefs about hidden hands can say it. */
import type { HandChances } from '../generated/socket';
import { characterOf, type EditionName } from './editions';
import { less, type Play } from './legal-moves';

export type Reason =
  | { kind: 'hit'; seat: number; chance: number }
  | { kind: 'duel'; seat: number; higher: number; lower: number }
  | { kind: 'princess'; seat: number; chance: number }
  | { kind: 'effect' };

export function reasonFor(
  advice: Play,
  beliefs: readonly HandChances[],
  hand: readonly number[],
  edition: EditionName,
): Reason {
  const { card, target, named } = advice;
  const chances = Object.entries(beliefs.find(({ seat }) => seat === target)?.chances ?? {});
  const chanceOf = (wanted: (value: number) => boolean) =>
    chances.reduce((sum, [value, chance]) => (wanted(Number(value)) ? sum + chance : sum), 0);
  if (target === null || chances.length === 0) return { kind: 'effect' };
  if (named !== null)
    return { kind: 'hit', seat: target, chance: chanceOf((value) => value === named) };
  const character = characterOf(edition, card);
  const kept = less(hand, [card])[0];
  if (character === 'baron' && kept !== undefined) {
    return {
      kind: 'duel',
      seat: target,
      higher: chanceOf((value) => value < kept),
      lower: chanceOf((value) => value > kept),
    };
  }
  const princess = chanceOf((value) => characterOf(edition, value) === 'princess');
  return character === 'prince' && princess >= 0.005
    ? { kind: 'princess', seat: target, chance: princess }
    : { kind: 'effect' };
}
