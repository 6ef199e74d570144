/**
 * Python's memory after it has loaded our modules, kept for the next visit.
 *
 * It holds what everyone gets from the host, and nothing of a game or a player. A browser without
 * a cache, or with a full disk, starts Python anew every time.
 */
import type { SiteNames } from './worker-messages';

export class PythonMemory {
  private readonly cacheName: string;
  private readonly address: string;

  /** Memory fits only the same files and the same browser. */
  constructor(base: string, { python, package: own }: SiteNames, browser: string) {
    this.cacheName = `amletero-memory ${base}`;
    this.address = `${base}memory?${new URLSearchParams({ python, own, browser })}`;
  }

  async find(): Promise<Uint8Array | null> {
    try {
      const kept = await (await caches.open(this.cacheName)).match(this.address);
      return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }

  /** Keeps it in the place of that of another version. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await this.remove();
      await (await caches.open(this.cacheName)).put(this.address, new Response(memory));
    } catch (error) {
      console.warn(error);
    }
  }

  async remove(): Promise<void> {
    await caches.delete(this.cacheName);
  }
}
