/** What this browser asked for: what is not answered yet, and why the last request was refused. */
import type { ClientMessage, Refused } from '../generated/socket';

export type Keyed = Extract<ClientMessage, { key: string }>;
type Type = Keyed['type'];

/** What a browser gives to a deal by itself: no player waits for it. */
const UNNOTICED: readonly Type[] = ['commit', 'reveal'];

export class PendingRequests {
  /** In the order in which they were sent. */
  unanswered = $state.raw<readonly Keyed[]>([]);
  /** Why the last request was refused. */
  refusal = $state.raw<Refused | null>(null);

  /** A hint has been asked for: the game can go on meanwhile. */
  readonly hint = $derived(this.unanswered.some(({ type }) => type === 'hint'));
  /** Something is being sent that the player waits for. */
  readonly sending = $derived(
    this.unanswered.some(({ type }) => type !== 'hint' && !UNNOTICED.includes(type)),
  );

  /** Adds a request; one that is sent once more is there already. */
  add(request: Keyed): void {
    if (this.typeOf(request.key)) return;
    if (!UNNOTICED.includes(request.type)) this.refusal = null;
    this.unanswered = [...this.unanswered, request];
  }

  remove(key: string): void {
    this.unanswered = this.unanswered.filter((request) => request.key !== key);
  }

  typeOf(key: string): Type | undefined {
    return this.unanswered.find((request) => request.key === key)?.type;
  }
}
