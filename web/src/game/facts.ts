/** What a seat was told, fact by fact, each with the position after it. */
import type { PositionChange, ViewDocument } from '../generated/socket';

export type Fact = ViewDocument['facts'][number];
export type FactOf<K extends Fact['fact']> = Extract<Fact, { fact: K }>;
/** What a seat may know at a moment. The server tells it; nothing is worked out here. */
export type Position = Omit<ViewDocument, 'facts'>;

export interface Step {
  fact: Fact;
  /** The position after the fact. */
  position: Position;
}

/** The steps that follow a position: each change is told against the position before it. */
export function stepsAfter(
  before: Position | null,
  facts: readonly Fact[],
  changes: readonly PositionChange[],
): Step[] {
  let position = before;
  return facts.map((fact, index) => {
    position = { ...position, ...changes[index] } as Position;
    return { fact, position };
  });
}
