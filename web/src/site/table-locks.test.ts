import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLocks } from './table-locks';

/** The locks of one browser, as far as they are used: each is held until its work is done. */
class BrowserLocks {
  private readonly queues = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const before = this.queues.get(name) ?? Promise.resolve();
    const aborted = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('nobody let go')));
    });
    const held = Promise.race([before, aborted]).then(work);
    this.queues.set(
      name,
      before.then(() => held).catch(() => {}),
    );
    return held;
  }
}

describe('the tab that owns a table', () => {
  /** Ends the waiting of each request. */
  let patience: AbortController[];

  beforeEach(() => {
    patience = [];
    vi.stubGlobal('navigator', { locks: new BrowserLocks() });
    vi.stubGlobal('AbortSignal', {
      timeout: () => {
        patience.push(new AbortController());
        return patience.at(-1)!.signal;
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('may ask twice before it is answered', async () => {
    const tab = new TableLocks();
    expect(await Promise.all([tab.own('a'), tab.own('a')])).toEqual([true, true]);
  });

  it('keeps another tab away until it lets go', async () => {
    const [tab, other] = [new TableLocks(), new TableLocks()];
    expect(await tab.own('a')).toBe(true);
    const refused = other.own('a');
    patience.at(-1)!.abort();
    expect(await refused).toBe(false);
    tab.release('a');
    expect(await other.own('a')).toBe(true);
  });
});
