/** A table without a server, for lessons and pictures: what needs one is missing or does nothing. */
import { ClientDeals } from '../fair/client-deals';
import type { SeatState, TableState } from '../generated/socket';
import { introduced } from '../l10n/player-names';
import { PendingRequests } from '../net/pending-requests.svelte';
import { TableTalk } from './table-talk.svelte';

const nothing = () => {};

export class OfflineTable {
  readonly status = 'open';
  readonly ending = null;
  readonly phrases: string[] = [];
  readonly bots: string[] = [];
  readonly clock = null;
  readonly refusal = null;
  readonly rematchAt = null;
  readonly followsRematch = false;
  readonly dealing = false;
  readonly hotSeat = false;
  readonly contradictions = [];
  hint = null;
  readonly talk = new TableTalk();
  readonly pending = new PendingRequests();
  readonly deals: ClientDeals;
  readonly ask = nothing;
  readonly rematch = nothing;
  readonly say = nothing;
  readonly show = nothing;
  readonly retry = nothing;
  readonly toJSON = () => ({});

  constructor(readonly id: string) {
    this.deals = new ClientDeals(id, nothing);
  }
}

/** A seat with its player: a bot where there is no name. */
export function offlineSeat(seat: number, name: string, bot: string, yours: boolean): SeatState {
  return {
    seat,
    kind: name ? 'human' : 'bot',
    name,
    color: seat,
    bot: name ? null : bot,
    sits_in: false,
    connected: true,
    host: false,
    yours,
    lookalike: false,
  };
}

/** The state of a table with these seats, at play. */
export function offlineState(
  id: string,
  seats: SeatState[],
  settings: Pick<TableState, 'edition' | 'goal'> & Partial<TableState>,
): TableState {
  return {
    id,
    phase: 'playing',
    players: seats.length,
    pace: 'relaxed',
    move_seconds: null,
    watch: 'nobody',
    hints: false,
    fair: false,
    first: null,
    seats: introduced(seats),
    watchers: 0,
    you_host: false,
    next: null,
    ...settings,
  };
}
