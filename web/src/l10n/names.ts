/** What the players at a table are called. */
import type { SeatState } from '../generated/socket';
import { has, t } from './speaker.svelte';

const FACES = ['brow', 'smile', 'hands', 'stern', 'dream', 'scholar'] as const;
export type Face = (typeof FACES)[number];

/** The face of a bot; each place at a table has its own. */
export function faceOf(seat: number): Face {
  return FACES[seat % FACES.length]!;
}

export function botName(seat: number): string {
  return t(`persona-${faceOf(seat)}`);
}

/** A bot's level, by the name of its mind. */
export function levelName(bot: string): string {
  return has(`level-${bot}`) ? t(`level-${bot}`) : bot;
}

export function seatName(seat: Pick<SeatState, 'kind' | 'name' | 'seat'>): string {
  if (seat.kind === 'bot') return botName(seat.seat);
  return seat.name || t('seat', { seat: seat.seat + 1 });
}
