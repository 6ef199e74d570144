/** A new table on the server, from a few wishes. */
import type { EditionName } from '../game/editions';
import { botFor } from '../l10n/player-names';
import { t } from '../l10n/language.svelte';
import { api, type NewTable } from '../net/rest-api';
import { route } from '../ui/route.svelte';
import { settings } from '../ui/settings.svelte';

export interface Wishes {
  edition: EditionName;
  players: number;
  goal: number;
  pace: NonNullable<NewTable['pace']>;
  seconds: number;
  watch: NonNullable<NewTable['watch']>;
  first: 'anybody' | 'you';
  hints: boolean;
  /** Whether only its players may replay the game. */
  private: boolean;
  level: string;
  /** All bots that the server has. */
  bots: string[];
}

/** What a table's page is to do first. */
export interface OpeningTask {
  start?: boolean;
  /** Take a free seat. */
  sit?: boolean;
}

/** Whoever makes a table sits down first. */
const OWN_SEAT = 0;

/** Tells the server who plays in this browser. */
async function introduceGuest(): Promise<void> {
  const { name } = await api.setName(settings.name.trim() || t('web-guest-name'));
  if (settings.name.trim()) settings.name = name;
}

async function open(wishes: Wishes, bots: number, task: OpeningTask): Promise<void> {
  await introduceGuest();
  const asked: NewTable = {
    edition: wishes.edition,
    players: wishes.players,
    goal: wishes.goal,
    pace: wishes.pace,
    watch: wishes.watch,
    hints: wishes.hints,
    private: wishes.private,
    bots: Array.from({ length: bots }, (_, place) => botFor(wishes.level, place, wishes.bots)),
  };
  if (wishes.first === 'you') asked.first = OWN_SEAT;
  if (wishes.pace !== 'relaxed') asked.move_seconds = wishes.seconds;
  const { id } = await api.createTable(asked);
  route.go(`/table/${id}`, task);
}

export const playBots = (wishes: Wishes) => open(wishes, wishes.players - 1, { start: true });
export const inviteFriends = (wishes: Wishes) => open(wishes, 0, {});
export const openTable = (wishes: Wishes) => open({ ...wishes, watch: 'everyone' }, 0, {});

/** Goes to somebody's open table, to sit down where a seat is free, else to watch. */
export async function enterTable(id: string, sit: boolean): Promise<void> {
  await introduceGuest();
  route.go(`/table/${id}`, { sit });
}
