/** What a page of static files and its worker tell each other. */

/** What the page says. */
export type Asked =
  | { kind: 'start'; base: string; name: string }
  | { kind: 'request'; id: number; method: string; path: string; query: string; body: string }
  | { kind: 'connect'; socket: number; table: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

/** What the worker says. */
export type Told =
  | { kind: 'progress'; step: number }
  | { kind: 'failed'; trouble: string }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'opened'; socket: number }
  | { kind: 'message'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number };

/** Steps until Python can play: the program, the runtime, the packages, our own package. */
export const STEPS = 4;
