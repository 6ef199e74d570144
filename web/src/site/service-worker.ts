/**
 * Keeps the files of one version of the site, so that the game needs no network.
 *
 * `amletero site` puts the list of files in front of this script: a new version has a new list, is
 * kept in a cache of its own, and takes over when the reader says so. Games are kept elsewhere, in
 * IndexedDB, and are never touched.
 */

interface SiteList {
  /** A hash of the list. */
  name: string;
  /** By path: the SHA-256 hashes of the files of a first game. */
  first: Record<string, string>;
  /** The same for files that are kept when they are needed, or after a first game. */
  later: Record<string, string>;
}

/** What the page may ask for. */
export type Order = 'take-over' | 'keep-all';

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface OrderEvent extends WorkEvent {
  readonly data: Order;
}
/** What is used of a service worker's global scope; the types of pages do not have it. */
interface ServiceWorkerScope {
  readonly site: SiteList;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: OrderEvent) => void): void;
}
const worker = self as unknown as ServiceWorkerScope;

const { site } = worker;
const { scope } = worker.registration;
/** One origin may have several sites, each in its own folder. */
const OWN_CACHES = `amletero ${scope} `;
const NAME = OWN_CACHES + site.name;

/** By address: the hashes of files. */
const addressed = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, hash]) => [new URL(path, scope).href, hash]));
const FIRST = addressed(site.first);
const LATER = addressed(site.later);

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES));
}

async function sha256(data: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same response, if it has the hash. It keeps its headers, and forgets that it was redirected. */
async function checked(response: Response, hash: string): Promise<Response | null> {
  const body = await response.arrayBuffer();
  if (!response.ok || (await sha256(body)) !== hash) return null;
  return new Response(body, { headers: response.headers });
}

/** A file that an older version has kept as well. */
async function keptBefore(address: string, hash: string): Promise<Response | null> {
  for (const name of await ownCaches()) {
    const found = await (await caches.open(name)).match(address);
    const same = found && (await checked(found, hash));
    if (same) return same;
  }
  return null;
}

/** Keeps a file; fails if the host has another version of it. */
async function keep([address, hash]: [string, string]): Promise<void> {
  const cache = await caches.open(NAME);
  if (await cache.match(address)) return;
  const file =
    (await keptBefore(address, hash)) ??
    (await checked(await fetch(address, { cache: 'no-cache' }), hash));
  if (!file) throw new Error(`${address} is of another version`);
  await cache.put(address, file);
}

async function keepAll(files: Map<string, string>): Promise<void> {
  await Promise.all([...files].map(keep));
}

async function removeOldVersions(): Promise<void> {
  const old = (await ownCaches()).filter((name) => name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A listed file from the cache; one that is not there is kept as soon as it comes. */
async function answer(request: Request, address: string, hash: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(address);
  if (kept) return kept;
  await keep([address, hash]).catch(() => {});
  return (await cache.match(address)) ?? fetch(request);
}

/** The address of a file: pages may be asked for with a query, and under two names. */
function addressOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  return address === `${scope}index.html` ? scope : address;
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll(FIRST)));
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOldVersions().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const address = addressOf(event.request);
  const hash = FIRST.get(address) ?? LATER.get(address);
  if (event.request.method === 'GET' && hash)
    event.respondWith(answer(event.request, address, hash));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'keep-all') event.waitUntil(keepAll(LATER));
});
