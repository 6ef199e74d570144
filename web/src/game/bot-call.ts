/** A player who is away when it is their turn: a bot can be called in for them. */
import type { SeatState, TableState } from '../generated/socket';
import type { Position } from './facts';

/** Whether a player may ask for a bot in another's place: no clock runs there that would end the wait. */
export function mayCallBot(
  { pace, phase }: TableState,
  position: Position,
  seat: SeatState,
): boolean {
  const away = seat.kind === 'human' && !seat.connected && !seat.sits_in;
  const waiting = pace === 'relaxed' && phase === 'playing' && position.turn === seat.seat;
  return position.seat !== null && away && waiting;
}
