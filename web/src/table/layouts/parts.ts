/** What a layout of the table arranges. */
import type { Snippet } from 'svelte';
import type { SeatState } from '../../generated/socket';
import type { Shape } from '../SeatedPlayer.svelte';

export interface Parts {
  /** The bar at the top. */
  bar: Snippet;
  /** The others as they sit: clockwise from one's own seat. */
  others: SeatState[];
  person: Snippet<[SeatState, Shape]>;
  /** The card just played and what came of it, with the deck beside it or without. */
  stage: Snippet<[{ piles: boolean }]>;
  piles: Snippet;
  prompt: Snippet;
  /** One's own medallion; nothing for a spectator. */
  me: Snippet<[Shape]> | null;
  hand: Snippet;
  /** The end of a round or of the game, in the place of everything else. */
  end: Snippet | null;
  /** Whether one is out of the round: the candle burns lower. */
  dim: boolean;
  /** What stands beside the table, where there is space. */
  aside: Snippet;
}
