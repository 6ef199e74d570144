/** Documents from outside, read strictly: what has another shape is refused. */

/** The document cannot be read; nothing is said about whether it is true. */
export class Unreadable extends Error {}

type Fields = Record<string, unknown>;

export function object(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable();
  return value as Fields;
}

export function list<T>(value: unknown, each: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new Unreadable();
  return value.map((item) => each(item));
}

export function count(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new Unreadable();
  return value as number;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable();
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Unreadable();
  return value;
}

/** 32 bytes in lower-case hexadecimal. */
export function hash(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) throw new Unreadable();
  return value;
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Unreadable();
  return found;
}

export function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null ? null : read(value);
}

/** A list in which no two entries have the same name. */
export function different<T>(entries: T[], name: (entry: T) => unknown): T[] {
  if (new Set(entries.map(name)).size !== entries.length) throw new Unreadable();
  return entries;
}
