/** Calls the player: the tab's title, a notification, a knock; and the sounds of what happens. */
import type { TableClientLike } from '../game/table-client.svelte';
import { t } from '../l10n/language.svelte';
import { settings } from './settings.svelte';
import { play, type Sound } from './sound';
import { cueOf } from './sound-cue';

export function alertOfTurns(client: TableClientLike): () => void {
  let called = false;
  $effect(() => {
    const mine = client.toMove;
    document.title = mine ? `● ${t('web-title-turn')} · Amletero` : 'Amletero';
    if (mine && !called) call();
    called = mine;
  });
  const cue = $derived(cueOf(client.playback.center));
  $effect(() => {
    const heard = cue?.split(' ')[0] as Sound | undefined;
    if (heard && !document.hidden) hear(heard);
  });
  const ending = $derived(endingOf(client));
  $effect(() => {
    if (ending && !document.hidden) hear(ending);
  });
  return () => {
    document.title = 'Amletero';
  };
}

/** What the end of a round or of the game sounds like. */
function endingOf({ playback }: TableClientLike): Sound | null {
  const { winners, seat } = playback.position ?? { winners: [], seat: null };
  if (winners.length > 0) return seat === null || winners.includes(seat) ? 'lute' : 'candle';
  return playback.pausedAt ? 'stamp' : null;
}

function hear(sound: Sound): void {
  if (settings.sound) play(sound, settings.volume);
}

function call(): void {
  hear('knock');
  if (!document.hidden || !settings.notify || !('Notification' in window)) return;
  if (Notification.permission === 'granted')
    new Notification(t('web-title-turn'), { tag: 'amletero-turn' });
}
