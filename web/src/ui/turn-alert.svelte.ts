/** Calls the player: the tab's title, a notification, a sound. */
import type { TableClient } from '../game/table-client.svelte';
import { t } from '../l10n/language.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';

export function alertOfTurns(client: TableClient): () => void {
  let called = false;
  $effect(() => {
    const mine = client.toMove;
    document.title = mine ? `● ${t('web-title-turn')} · Amletero` : 'Amletero';
    if (mine && !called) call();
    called = mine;
  });
  $effect(() => {
    const scene = client.playback.scene;
    if (!settings.sound || document.hidden) return;
    if (scene.out.length > 0) play('crack');
    else if (scene.kind === 'play') play('card');
    else if (scene.kind === 'over') play('win');
  });
  return () => {
    document.title = 'Amletero';
  };
}

function call(): void {
  if (settings.sound) play('turn');
  if (!document.hidden || !settings.notify || !('Notification' in window)) return;
  if (Notification.permission === 'granted')
    new Notification(t('web-title-turn'), { tag: 'amletero-turn' });
}
