/** Written games, as single seats were told them: for tests and pictures. */
import type { PositionChange } from '../generated/socket';
import games from '../generated/sample_games.json';
import { stepsAfter, type Fact, type Step } from './facts';

export interface SampleGame {
  reader: number | null;
  names: string[];
  facts: Fact[];
  positions: PositionChange[];
  /** After each fact: how many copies of each card the reader has not seen, by value. */
  unseen: Record<string, number>[];
  sentences: Record<string, (string | boolean | null)[][]>;
}

export const SAMPLE_GAMES = games as unknown as SampleGame[];

export function stepsOf({ facts, positions }: SampleGame): Step[] {
  return stepsAfter(null, facts, positions);
}
