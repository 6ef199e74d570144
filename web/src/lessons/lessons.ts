/** The lessons: positions with what follows every move, as the rules have it. Generated. */
import lessons from '../generated/lessons.json';
import type { PositionChange } from '../generated/socket';
import type { Fact } from '../game/facts';

/** What the learner is told, and what follows each move that can be made then. */
export interface LessonNode {
  facts: Fact[];
  positions: PositionChange[];
  moves: Record<string, LessonNode>;
  /** Whether the move that led here was the lesson's answer; missing while more is to be chosen. */
  right?: boolean;
}
export interface Lesson {
  name: string;
  players: number;
  start: LessonNode;
}

export const LESSONS = lessons as unknown as Lesson[];
