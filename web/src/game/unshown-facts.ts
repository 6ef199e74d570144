/** Which of the facts in a view are shown one by one, because this browser has not shown them yet. */
import type { Fact } from './facts';
import type { Playback } from './playback.svelte';

/** With more unshown facts than this, the player was away: they are shown at once. */
const AWAY_FACTS = 60;

export interface Unshown {
  /** How many of the last facts. */
  count: number;
  /** Whether the end of the round before them is looked at first. */
  paused: boolean;
}
type Shown = Pick<Playback, 'shown' | 'pausedAt' | 'position'>;

const isEnd = (fact: Fact) => fact.fact === 'round-ended';

export function unshownFacts(shown: Shown, facts: Fact[], seat: number | null): Unshown {
  const next = nextRound(shown, facts, seat);
  return next === null
    ? { count: unshownPlays(shown, facts, seat), paused: false }
    : { count: next, paused: true };
}

/** The number of facts after the end of a round that is to be looked at before them.
 *
 * Several players are at that end here, and the next deal hides their hands; or this page is new, and its player
 * has not moved since.
 */
function nextRound(
  { shown, pausedAt, position }: Shown,
  facts: Fact[],
  seat: number | null,
): number | null {
  const ended = facts.filter(isEnd).length;
  const left = shown.filter(isEnd).length - (pausedAt ? 1 : 0);
  const hidden = seat === null && position?.seat != null;
  const next = facts.slice(facts.findLastIndex(isEnd) + 1);
  const missed =
    shown.length === 0 &&
    seat !== null &&
    next[0]?.fact === 'round-began' &&
    !next.some((fact) => fact.fact === 'played' && fact.seat === seat);
  return (hidden || missed) && ended > left ? next.length : null;
}

function unshownPlays({ shown, position }: Shown, facts: Fact[], seat: number | null): number {
  const opening = facts.findIndex((fact) => fact.fact === 'played');
  if (opening < 0) return Math.max(0, facts.length - 1);
  const same = position?.seat === seat && shown.length > 0 && shown.length <= facts.length;
  const count = same ? facts.length - shown.length : 0;
  return count <= AWAY_FACTS ? count : 0;
}
