/** One tab owns a table: the others are told so, and get it when the tab is closed or has left. */

/** A tab that is being closed or reloaded needs a moment to let go. */
const PATIENCE_MS = 3000;

export class TableLocks {
  private readonly owned = new Map<string, () => void>();
  /** By table: a request of this tab that is not answered yet; a second one waits for it. */
  private readonly asked = new Map<string, Promise<boolean>>();

  /** Returns whether this tab owns the table now. Without locks (plain HTTP), every tab does. */
  async own(table: string): Promise<boolean> {
    if (this.owned.has(table) || !('locks' in navigator)) return true;
    const asked = this.asked.get(table) ?? this.ask(table).finally(() => this.asked.delete(table));
    this.asked.set(table, asked);
    return asked;
  }

  private ask(table: string): Promise<boolean> {
    return new Promise((resolve) => {
      const held = () =>
        new Promise<void>((release) => {
          this.owned.set(table, release);
          resolve(true);
        });
      const signal = AbortSignal.timeout(PATIENCE_MS);
      navigator.locks.request(`amletero-${table}`, { signal }, held).catch(() => resolve(false));
    });
  }

  release(table: string): void {
    this.owned.get(table)?.();
    this.owned.delete(table);
  }
}
