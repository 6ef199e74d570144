/** The game at /offline/, which needs no server: kept for those who have installed the app. */
import type { Order } from '../site/service-worker';

export const OFFLINE = '/offline/';

async function keepOfflineGame(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-all' satisfies Order);
}

/** Has the game kept as soon as this is an installed app; other visitors are spared its size. */
export function prepareOfflineGame(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () => void keepOfflineGame().catch(() => {});
  addEventListener('appinstalled', keep);
  if (matchMedia('(display-mode: standalone)').matches) keep();
}

/** Whether this browser has the game at /offline/. */
export async function hasOfflineGame(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return (await caches.match(new URL(OFFLINE, location.origin))) !== undefined;
}
