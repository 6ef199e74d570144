/** The editions as the server's rules have them: generated, never typed by hand. */
import data from '../generated/editions.json';

export type EditionName = 'standard' | 'classic' | 'original';
export type Character =
  | 'spy'
  | 'guard'
  | 'priest'
  | 'baron'
  | 'handmaid'
  | 'prince'
  | 'chancellor'
  | 'king'
  | 'countess'
  | 'princess';

export interface Row {
  value: number;
  character: Character;
  copies: number;
}
export interface Edition {
  name: EditionName;
  rows: Row[];
  goals: Record<string, number>;
  tie: 'all-win' | 'highest-sum';
  /** Plays that put their player out whatever the others hold: card, kept card, on oneself. */
  losing: [card: number, kept: number, onSelf: boolean][];
}

export const EDITIONS = data as unknown as Record<EditionName, Edition>;
export const EDITION_NAMES = Object.keys(EDITIONS) as EditionName[];

function row(edition: EditionName, character: Character): Row | undefined {
  return EDITIONS[edition].rows.find((each) => each.character === character);
}

export function valueOf(edition: EditionName, character: Character): number {
  return row(edition, character)?.value ?? 0;
}

export function characterOf(edition: EditionName, value: number): Character {
  const found = EDITIONS[edition].rows.find((each) => each.value === value);
  if (!found) throw new RangeError(`the ${edition} edition has no card ${value}`);
  return found.character;
}

export function copiesOf(edition: EditionName, character: Character): number {
  return row(edition, character)?.copies ?? 0;
}

/** Whether a play puts its player out of the round, whatever the others hold. */
export function losesAtOnce(
  edition: EditionName,
  card: number,
  kept: number,
  onSelf: boolean,
): boolean {
  return EDITIONS[edition].losing.some(
    ([losing, beside, self]) => losing === card && beside === kept && self === onSelf,
  );
}

export function playersOf(edition: EditionName): number[] {
  return Object.keys(EDITIONS[edition].goals).map(Number);
}

export function goalOf(edition: EditionName, players: number): number {
  return EDITIONS[edition].goals[String(players)] ?? 4;
}
