/** The end of a round: in which order hands are turned over, and who put whom out. */
import type { Fact, FactOf, Step } from './facts';

/** Steps in which hands that are revealed one after the other come lowest first.
 *
 * Nothing else changes while they are revealed, so each can stand in the place of another.
 */
export function highestLast(steps: readonly Step[]): Step[] {
  const ordered: Step[] = [];
  let run: Step[] = [];
  const value = ({ fact }: Step) => (fact.fact === 'revealed' ? fact.card : 0);
  for (const step of steps) {
    if (step.fact.fact === 'revealed') run.push(step);
    else {
      ordered.push(...run.toSorted((one, other) => value(one) - value(other)), step);
      run = [];
    }
  }
  return [...ordered, ...run.toSorted((one, other) => value(one) - value(other))];
}

export interface KnockOut {
  /** Whose card it was; the player's own seat for one who put themselves out. */
  by: number;
  card: number;
}

/** Who put whom out in the last round of a game, and with which card. */
export function knockOuts(facts: readonly Fact[]): Record<number, KnockOut> {
  const round = facts.slice(facts.findLastIndex((fact) => fact.fact === 'round-began'));
  const found: Record<number, KnockOut> = {};
  let played: FactOf<'played'> | null = null;
  for (const fact of round) {
    if (fact.fact === 'played') played = fact;
    if (fact.fact === 'went-out' && played)
      found[fact.seat] = { by: played.seat, card: played.card };
  }
  return found;
}
