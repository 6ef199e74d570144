/** The logs of this browser's tables in IndexedDB, and reviews: stored when the disk has them. */

export interface ListedTable {
  table: string;
  /** When it was made and last written, in seconds since 1970. */
  created: number;
  updated: number;
  /** How many lines its log has. */
  size: number;
  /** How an ended game stands, as Python wrote it when the log had this size. */
  standing?: string | undefined;
  /** The summary of its review, as Python wrote it. */
  summary?: string;
}

interface StoredReview {
  table: string;
  review: string;
}

interface StoredLine {
  table: string;
  place: number;
  line: string;
}

const TABLES = 'tables';
const LINES = 'lines';
const REVIEWS = 'reviews';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('a request failed'));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was stored'));
  });
}

/** The keys of all lines of a table. */
const linesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class GameStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<GameStore> {
    const opening = indexedDB.open('amletero', 2);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        opening.result.createObjectStore(TABLES, { keyPath: 'table' });
        opening.result.createObjectStore(LINES, { keyPath: ['table', 'place'] });
      }
      opening.result.createObjectStore(REVIEWS, { keyPath: 'table' });
    };
    opening.onblocked = () => console.warn('another tab keeps the games of an older version open');
    const database = await done(opening);
    // A newer version in another tab may need to change the database: this tab then stores nothing.
    database.onversionchange = () => database.close();
    return new GameStore(database);
  }

  /** Adds a line; fails, and stores nothing, if another tab has written at this place. */
  async store(table: string, place: number, line: string): Promise<void> {
    const transaction = this.write();
    const ended = completed(transaction);
    const tables = transaction.objectStore(TABLES);
    const now = Date.now() / 1000;
    transaction.objectStore(LINES).add({ table, place, line } satisfies StoredLine);
    const known = tables.get(table) as IDBRequest<ListedTable | undefined>;
    known.onsuccess = () => {
      const created = known.result?.created ?? now;
      const written = { table, created, updated: now, size: place + 1, standing: undefined };
      tables.put({ ...known.result, ...written } satisfies ListedTable);
    };
    await ended;
  }

  async lines(table: string): Promise<string[]> {
    const lines = this.database.transaction(LINES).objectStore(LINES);
    const found = (await done(lines.getAll(linesOf(table)))) as StoredLine[];
    return found.map(({ line }) => line);
  }

  async listed(): Promise<ListedTable[]> {
    const tables = this.database.transaction(TABLES).objectStore(TABLES);
    return (await done(tables.getAll())) as ListedTable[];
  }

  /** Remembers how a table stands, unless its log has grown meanwhile. */
  async sumUp(table: string, size: number, standing: string): Promise<void> {
    const transaction = this.write();
    const ended = completed(transaction);
    const tables = transaction.objectStore(TABLES);
    const known = tables.get(table) as IDBRequest<ListedTable | undefined>;
    known.onsuccess = () => {
      if (known.result?.size === size) tables.put({ ...known.result, standing });
    };
    await ended;
  }

  /** Keeps the review of a game, unless the game has been removed meanwhile. */
  async keepReview(table: string, summary: string, review: string): Promise<void> {
    const transaction = this.write();
    const ended = completed(transaction);
    const tables = transaction.objectStore(TABLES);
    const known = tables.get(table) as IDBRequest<ListedTable | undefined>;
    known.onsuccess = () => {
      if (!known.result) return;
      tables.put({ ...known.result, summary } satisfies ListedTable);
      transaction.objectStore(REVIEWS).put({ table, review } satisfies StoredReview);
    };
    await ended;
  }

  /** The review that is kept of a game; empty if there is none. */
  async review(table: string): Promise<string> {
    const reviews = this.database.transaction(REVIEWS).objectStore(REVIEWS);
    const kept = (await done(reviews.get(table))) as StoredReview | undefined;
    return kept?.review ?? '';
  }

  async remove(table: string): Promise<void> {
    const transaction = this.write();
    const ended = completed(transaction);
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(LINES).delete(linesOf(table));
    transaction.objectStore(REVIEWS).delete(table);
    await ended;
  }

  private write(): IDBTransaction {
    return this.database.transaction([TABLES, LINES, REVIEWS], 'readwrite', {
      durability: 'strict',
    });
  }
}
