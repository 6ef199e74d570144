/** Notifications that come while no page is open: the server sends them through a push service. */
import { SITE } from './static-site';
import { api } from './rest-api';

const WORKER = '/push-worker.js';
/** No page lies there: the worker handles notifications and controls no page. */
const SCOPE = '/push/';

/** Whether this server and this browser can do it. */
export async function isPushPossible(): Promise<boolean> {
  if (SITE || !('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  return api.pushKey().then(
    () => true,
    () => false,
  );
}

export async function isPushOn(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Subscribes this browser; `turn` is the sentence that it will show. */
export async function turnPushOn(turn: string): Promise<void> {
  const { key } = await api.pushKey();
  const worker = `${WORKER}?${new URLSearchParams({ turn })}`;
  const registration = await navigator.serviceWorker.register(worker, { scope: SCOPE });
  await whenActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await registration.pushManager.subscribe(options);
  const { p256dh, auth } = made.toJSON().keys ?? {};
  await api.subscribe({ endpoint: made.endpoint, p256dh: p256dh ?? '', auth: auth ?? '' });
}

export async function turnPushOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.unsubscribe({ endpoint: made.endpoint });
  await made.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (!registration?.scope.endsWith(SCOPE)) return null;
  return registration.pushManager.getSubscription();
}

function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}
