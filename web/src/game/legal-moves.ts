/** What the legal moves, as texts, leave a player to choose. */

const PLAY = /^(\d)(?:>(\d)(?:=(\d))?)?$/;
const KEEP = /^(\d)\/(\d)(?:,(\d))?$/;

export interface Play {
  card: number;
  target: number | null;
  named: number | null;
}

export function readPlay(text: string): Play | null {
  const found = PLAY.exec(text);
  if (!found) return null;
  const number = (part: string | undefined) => (part === undefined ? null : Number(part));
  return { card: Number(found[1]), target: number(found[2]), named: number(found[3]) };
}

function plays(legal: readonly string[]): Play[] {
  return legal.map(readPlay).filter((play) => play !== null);
}

export function playable(legal: readonly string[], card: number): boolean {
  return plays(legal).some((play) => play.card === card);
}

/** Whom this card can choose; empty: it chooses nobody. */
export function targets(legal: readonly string[], card: number): number[] {
  const found = plays(legal).filter((play) => play.card === card && play.target !== null);
  return [...new Set(found.map((play) => play.target!))].sort();
}

/** Which values can be named with this card on this player; empty: none is asked for. */
export function nameable(legal: readonly string[], card: number, target: number): number[] {
  return plays(legal)
    .filter((play) => play.card === card && play.target === target && play.named !== null)
    .map((play) => play.named!);
}

export function playText(
  card: number,
  target: number | null = null,
  named: number | null = null,
): string {
  return `${card}${target === null ? '' : `>${target}`}${named === null ? '' : `=${named}`}`;
}

export function keepText(kept: number, under: readonly number[]): string {
  return `${kept}/${under.join(',')}`;
}

/** The card that a Chancellor's choice keeps; `null` for a play. */
export function keptCard(text: string): number | null {
  const found = KEEP.exec(text);
  return found && Number(found[1]);
}

/** Whether the moves at hand are a Chancellor's choice. */
export function choiceDue(legal: readonly string[]): boolean {
  return legal.some((text) => KEEP.test(text));
}

/** A hand without some of its cards. */
export function less(cards: readonly number[], removed: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of removed) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}
