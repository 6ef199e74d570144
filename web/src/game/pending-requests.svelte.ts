/** The requests of this browser that the server has not answered yet. */
import type { Request } from '../net/table-socket';

type Type = Request['type'];

export class PendingRequests {
  private types = $state.raw<readonly (readonly [key: string, type: Type])[]>([]);

  /** A hint has been asked for: the game can go on meanwhile. */
  readonly hint = $derived(this.types.some(([, type]) => type === 'hint'));
  /** Something is being sent that the player waits for. */
  readonly sending = $derived(this.types.some(([, type]) => type !== 'hint'));

  add(key: string, type: Type): void {
    this.types = [...this.types, [key, type]];
  }

  remove(key: string): void {
    this.types = this.types.filter(([each]) => each !== key);
  }

  typeOf(key: string): Type | undefined {
    return this.types.find(([each]) => each === key)?.[1];
  }
}
