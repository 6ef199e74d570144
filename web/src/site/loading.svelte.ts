/** How far the workers' Python is, and what it waits for. */
import { STEPS } from './worker-messages';

export class Loading {
  step = $state(0);
  failed = $state(false);
  /** A network cannot be fetched, so that a table or a review waits. */
  waits = $state(false);
  readonly ready = $derived(this.step >= STEPS);
}

/** The worker of the tables: without it, there is no game. */
export const loading = new Loading();
/** The worker of the reviews, if there is one. */
export const reviewLoading = new Loading();
