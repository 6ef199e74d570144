/** What the page has its service worker keep, besides the files of a first game. */
import type { Order } from './service-worker';

/** Files that the page's own worker has fetched: a service worker that came later has not seen them. */
const fetched = new Set<string>();

const controller = () => navigator.serviceWorker?.controller ?? null;

/** Has a file kept that the page's own worker has fetched. */
export function keepFile(address: string): void {
  fetched.add(address);
  if (controller()) fetch(address).catch(() => {});
}

/** Has the files kept that were fetched before there was a service worker. */
export function keepFetched(): void {
  fetched.forEach(keepFile);
}

/** Has all other files kept: they are wanted when there is no network. */
export function keepAll(): void {
  controller()?.postMessage('keep-all' satisfies Order);
}
