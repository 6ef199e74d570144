/** The service worker that keeps this version of the site, and news of a next one. */
import { keepFetched } from './kept-files';
import type { Order } from './service-worker';
import { siteNames } from './site-file-names';

class Updates {
  /** A new version is kept and waits until the reader wants it. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Without a service worker (plain HTTP), the host's files are used as they are. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      // All files of a page are of one version; the table is where it was.
      if (controlled) location.reload();
      controlled = true;
      keepFetched();
    });
    const script = new URL(`${siteNames().root}service-worker.js`, document.baseURI);
    const registration = await serviceWorker.register(script);
    this.look(registration);
    const follow = () =>
      registration.installing?.addEventListener('statechange', () => this.look(registration));
    follow();
    registration.addEventListener('updatefound', follow);
    // An installed app may stay open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  }

  /** Reloads all tabs with the new version. */
  accept(): void {
    this.waiting?.postMessage('take-over' satisfies Order);
  }

  later(): void {
    this.ready = false;
  }

  private look({ waiting, active }: ServiceWorkerRegistration): void {
    this.waiting = waiting;
    this.ready = waiting !== null && active !== null;
  }
}

export const updates = new Updates();
