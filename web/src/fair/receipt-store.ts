/** Receipts of the last games, kept in the browser. */
import { readReceipt, type Receipt } from './receipt';

/** Games whose receipts are kept; the one that was not played for the longest time goes first. */
export const GAMES_KEPT = 12;
const INDEX = 'amletero-receipts';
const PREFIX = 'amletero-receipt-';

export class ReceiptStore {
  constructor(private readonly storage: Storage | null = ownStorage()) {}

  load(table: string): Receipt | null {
    try {
      const receipt = readReceipt(JSON.parse(this.storage?.getItem(PREFIX + table) ?? 'null'));
      return receipt.table === table ? receipt : null;
    } catch {
      return null;
    }
  }

  /** Keeps a receipt. Where there is no room for it, older ones make way. */
  save(receipt: Receipt): void {
    const { table } = receipt;
    let tables = [...this.tables().filter((each) => each !== table), table].slice(-GAMES_KEPT);
    this.dropAllBut(tables);
    const text = JSON.stringify(receipt);
    while (tables.length > 0 && !this.write(tables, table, text)) {
      tables = tables.slice(1);
      this.dropAllBut(tables);
    }
  }

  private write(tables: string[], table: string, text: string): boolean {
    try {
      this.storage?.setItem(PREFIX + table, text);
      this.storage?.setItem(INDEX, JSON.stringify(tables));
      return true;
    } catch {
      return false;
    }
  }

  private tables(): string[] {
    try {
      const kept = JSON.parse(this.storage?.getItem(INDEX) ?? '[]') as unknown;
      return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
    } catch {
      return [];
    }
  }

  private dropAllBut(tables: string[]): void {
    const { storage } = this;
    if (!storage) return;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
    for (const name of names)
      if (name.startsWith(PREFIX) && !tables.includes(name.slice(PREFIX.length)))
        storage.removeItem(name);
  }
}

/** A browser that keeps nothing still takes part; it only has no receipt after a reload. */
function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
