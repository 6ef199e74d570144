/**
 * Keeps the files of one version of the site, so that the game needs no network.
 *
 * `amletero site` puts the list of files in front of this script: a new version has a new list, is
 * kept in a cache of its own, and takes over when the reader says so. Games are kept elsewhere, in
 * IndexedDB, and are never touched.
 *
 * A server's pages are never kept, and its API is never touched. Its service worker keeps the site
 * at /offline/ for those who ask for it, and shows it when the server does not answer.
 */

interface SiteList {
  /** A hash of the list. */
  name: string;
  /** By path: the SHA-256 hashes of the files of a first game. */
  first: Record<string, string>;
  /** The same for files that are kept when they are needed, or after a first game. */
  later: Record<string, string>;
  /** On a server: the page that is shown when the server does not answer. */
  fallback: string | null;
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

/** Keeps what this version must have. Whoever has an older version of a server's site gets the new one. */
async function install(): Promise<void> {
  await keepAll(FIRST);
  if (site.fallback === null) return;
  if ((await ownCaches()).length > 0) await keepAll(LATER);
  await worker.skipWaiting();
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

/** A page of the server; the fallback, if the server does not answer and all of it is kept. */
async function serverPage(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(NAME)).keys();
    if (kept.length < LATER.size) throw error;
    return Response.redirect(new URL(fallback, scope).href);
  }
}

/** The address of a file: pages may be asked for with a query, and under two names. */
function addressOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOldVersions().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const address = addressOf(event.request);
  const hash = FIRST.get(address) ?? LATER.get(address);
  const { method, mode } = event.request;
  const api = address.startsWith(`${scope}api/`);
  if (method === 'GET' && hash) event.respondWith(answer(event.request, address, hash));
  else if (site.fallback !== null && mode === 'navigate' && !api)
    event.respondWith(serverPage(event.request, site.fallback));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'keep-all') event.waitUntil(keepAll(LATER));
});
