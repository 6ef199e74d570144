/** How far the worker's Python is, and what it waits for. */
import { STEPS } from './messages';

class Loading {
  step = $state(0);
  failed = $state(false);
  /** A bot's network cannot be fetched, so that its table waits. */
  waits = $state(false);
  readonly ready = $derived(this.step >= STEPS);
}

export const loading = new Loading();
