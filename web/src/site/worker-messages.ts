/** What a page of static files and its worker tell each other. */

/** What a site's page says about its files: their names have hashes, and paths are the site's. */
export interface SiteNames {
  version: string;
  /** Where the service worker is, as seen from the page; a server has it one folder above. */
  root: './' | '../';
  /** Folder of Pyodide and of the wheels that our package needs. */
  python: string;
  wheels: string[];
  /** By path in the wheels: the compiled libraries, files of the same folder. */
  libraries: Record<string, string>;
  /** Our package, zipped. */
  package: string;
  /** Folder of the bots' networks. */
  networks: string;
}

/** What the page says. */
export type Asked =
  | { kind: 'start'; base: string; names: SiteNames; name: string }
  | { kind: 'request'; id: number; method: string; path: string; query: string; body: string }
  | { kind: 'connect'; socket: number; table: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

/** What the worker says. */
export type Told =
  | { kind: 'progress'; step: number }
  | { kind: 'failed'; trouble: string }
  /** A table has been stored for the first time, or a game has been played to its end. */
  | { kind: 'stored' }
  | { kind: 'played' }
  /** Whether a network cannot be fetched, so that a table or a review waits. */
  | { kind: 'waiting'; waits: boolean }
  /** A network has come. */
  | { kind: 'fetched'; address: string }
  /** A line of an answer that takes long; the answer itself is then empty. */
  | { kind: 'line'; id: number; text: string }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'opened'; socket: number }
  | { kind: 'message'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number };

/** Steps until Python can play: the program, the runtime, the packages, our own package. */
export const STEPS = 4;
