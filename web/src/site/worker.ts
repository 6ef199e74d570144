/**
 * Runs our Python next to the page: its tables, its bots, its records.
 *
 * The page has a second one for reviews, which take seconds a round: tables go on meanwhile.
 */
import type { PyodideAPI } from 'pyodide';
import { OTHER_TAB } from '../net/table-socket';
import { browserArithmetic, MODULE } from './browser-arithmetic';
import { fetched } from './fetch-file';
import { GameStore } from './game-store';
import { STEPS, type Asked, type SiteNames, type Told } from './worker-messages';
import { HOME, START, startPython } from './start-python';
import { TableLocks } from './table-locks';

const NETWORKS = `${HOME}/amletero/networks/data`;
const RELEASE_MS = 500;
/** Pause between two requests for a file that does not come. */
const RETRY_MS = 2000;

/** What `amletero.static_site.start` returns, as far as it is used here. */
interface Site {
  tables: {
    connect(socket: number, table: string): Promise<void>;
    hear(socket: number, text: string): Promise<void>;
    disconnect(socket: number): void;
    serves(table: string): boolean;
  };
  answer(
    method: string,
    path: string,
    query: string,
    body: string,
    tellLine: (text: string) => void,
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
}

const locks = new TableLocks();
/** By socket: its table, and the work on what it said before. */
const sockets = new Map<number, { table: string; work: Promise<void> }>();
let site: Promise<Site> | null = null;

const tell = (told: Told) => postMessage(told);

/** By name: networks that were asked for. */
const networks = new Map<string, Promise<ArrayBuffer>>();

/** Asks again until a file comes; meanwhile the page says what the game waits for. */
async function fetchedSometime(address: string): Promise<ArrayBuffer> {
  let found = await fetched(address).catch(() => null);
  while (!found) {
    tell({ kind: 'waiting', waits: true });
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    found = await fetched(address).catch(() => null);
  }
  tell({ kind: 'waiting', waits: false });
  tell({ kind: 'fetched', address });
  return found;
}

async function load(base: string, names: SiteNames, name: string): Promise<Site> {
  const stored = GameStore.open();
  const pyodide = await startPython(base, names, (step) => tell({ kind: 'progress', step }));
  pyodide.FS.mkdirTree(NETWORKS);
  pyodide.registerJsModule(MODULE, browserArithmetic);
  const { start } = pyodide.pyimport(START) as {
    start: (page: object, version: string, name: string) => Site;
  };
  const began = start(page(pyodide, base + names.networks, await stored), names.version, name);
  tell({ kind: 'progress', step: STEPS });
  return began;
}

/** What Python asks of the page; `BrowserPage` in Python describes it. */
function page(pyodide: PyodideAPI, folder: string, games: GameStore): object {
  return {
    store: async (table: string, place: number, line: string, phase: string) => {
      try {
        await games.store(table, place, line);
      } catch (error) {
        console.error(error);
        return false;
      }
      if (place === 0) tell({ kind: 'stored' });
      if (phase === 'over') tell({ kind: 'played' });
      return true;
    },
    lines: async (table: string) => JSON.stringify(await games.lines(table)),
    listed: async () => JSON.stringify(await games.listed()),
    sum_up: (table: string, size: number, standing: string) => games.sumUp(table, size, standing),
    keep_review: (table: string, summary: string, review: string) =>
      games.keepReview(table, summary, review),
    review: (table: string) => games.review(table),
    remove: (table: string) => games.remove(table),
    network: async (name: string) => {
      if (!networks.has(name)) networks.set(name, fetchedSometime(folder + name));
      pyodide.FS.writeFile(`${NETWORKS}/${name}`, new Uint8Array(await networks.get(name)!));
    },
    tell: (socket: number, text: string) => tell({ kind: 'message', socket, text }),
    drop: (socket: number, code: number) => {
      sockets.delete(socket);
      tell({ kind: 'closed', socket, code });
    },
    report: (trouble: string) => console.error(trouble),
  };
}

async function answer(asked: Extract<Asked, { kind: 'request' }>): Promise<void> {
  const { id, method, path, query, body } = asked;
  const tellLine = (text: string) => tell({ kind: 'line', id, text });
  const said = await (await site!).answer(method, path, query, body, tellLine);
  const [status, text] = said.toJs();
  said.destroy();
  tell({ kind: 'answer', id, status, text });
}

async function connect(socket: number, table: string): Promise<void> {
  const { tables } = await site!;
  if (!(await locks.own(table))) {
    sockets.delete(socket);
    return tell({ kind: 'closed', socket, code: OTHER_TAB });
  }
  await tables.connect(socket, table);
  if (sockets.has(socket)) tell({ kind: 'opened', socket });
  else releaseLater(table);
}

async function disconnect(socket: number, table: string): Promise<void> {
  (await site!).tables.disconnect(socket);
  releaseLater(table);
}

/** The table is let go when its bots have nothing left to do and nobody looks at it. */
function releaseLater(table: string): void {
  const timer = setInterval(async () => {
    const looked = [...sockets.values()].some((each) => each.table === table);
    if (!looked && (await site!).tables.serves(table)) return;
    clearInterval(timer);
    if (!looked) locks.release(table);
  }, RELEASE_MS);
}

/** Does the work of one socket in its order. */
function inOrder(socket: number, work: () => Promise<void>): void {
  const known = sockets.get(socket);
  if (known) known.work = known.work.then(work).catch((error: unknown) => console.error(error));
}

function hear(asked: Asked): void {
  switch (asked.kind) {
    case 'start':
      site = load(asked.base, asked.names, asked.name);
      site.catch((error: unknown) => tell({ kind: 'failed', trouble: String(error) }));
      break;
    case 'request':
      answer(asked).catch((error: unknown) => {
        console.error(error);
        tell({ kind: 'answer', id: asked.id, status: 503, text: '{}' });
      });
      break;
    case 'connect':
      sockets.set(asked.socket, { table: asked.table, work: Promise.resolve() });
      inOrder(asked.socket, () => connect(asked.socket, asked.table));
      break;
    case 'send':
      inOrder(asked.socket, async () => (await site!).tables.hear(asked.socket, asked.text));
      break;
    case 'close': {
      const { socket } = asked;
      const { table } = sockets.get(socket) ?? {};
      inOrder(socket, async () => {
        sockets.delete(socket);
        if (table) await disconnect(socket, table);
      });
    }
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => hear(data);
