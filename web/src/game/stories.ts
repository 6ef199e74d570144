/** Written games, as single seats were told them: for tests and pictures. */
import type { PositionChange } from '../generated/socket';
import stories from '../generated/stories.json';
import { stepsAfter, type Fact, type Step } from './fact-steps';

export interface Story {
  reader: number | null;
  names: string[];
  facts: Fact[];
  positions: PositionChange[];
  /** After each fact: how many copies of each card the reader has not seen, by value. */
  unseen: Record<string, number>[];
  sentences: Record<string, (string | boolean | null)[][]>;
}

export const STORIES = stories as unknown as Story[];

export function stepsOf({ facts, positions }: Story): Step[] {
  return stepsAfter(null, facts, positions);
}
