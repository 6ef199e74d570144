/** How far the worker's Python is. */
import { STEPS } from './messages';

class Loading {
  step = $state(0);
  failed = $state(false);
  readonly ready = $derived(this.step >= STEPS);
}

export const loading = new Loading();
