/** Where a replayed game comes from: a game of this server, or a record that somebody has. */
import type { ReplayDocument } from './frames';

/** Whose eyes; null: all cards are face up. */
export type Viewer = number | null;

export interface Moment {
  round: number;
  move: number;
  viewer: Viewer;
}

export interface ReplaySource {
  /** The game's id on this server, if it is one. */
  id: string | null;
  frames(viewer: Viewer, language: string): Promise<ReplayDocument>;
  record(): Promise<unknown>;
  /** A still picture of a moment, as an SVG text. */
  picture(moment: Moment, language: string): Promise<string>;
}

/** Why a game cannot be shown: a code, and a sentence where the server has one. */
export class ReplayError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
  ) {
    super(code);
  }
}

export function gameSource(id: string): ReplaySource {
  const path = `/api/games/${id}`;
  return {
    id,
    frames: async (viewer, lang) =>
      (await asked(`${path}/frames?${query({ seat: viewer, lang })}`)).json(),
    record: async () => (await asked(`${path}/record`)).json(),
    picture: async ({ viewer, ...place }, lang) =>
      (await asked(`${path}/picture?${query({ seat: viewer, ...place, lang })}`)).text(),
  };
}

/** The text goes to the server as it is: it is judged there, as strictly as any record. */
export function recordSource(text: string): ReplaySource {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text };
  return {
    id: null,
    frames: async (viewer, lang) =>
      (await asked(`/api/replay?${query({ seat: viewer, lang })}`, sent)).json(),
    record: async () => JSON.parse(text) as unknown,
    picture: async ({ viewer, ...place }, lang) =>
      (await asked(`/api/replay/picture?${query({ seat: viewer, ...place, lang })}`, sent)).text(),
  };
}

async function asked(path: string, request?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new ReplayError(0, 'unreachable', '');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; error?: string } | null;
  throw new ReplayError(answer.status, said?.code ?? 'unknown', said?.error ?? '');
}

function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The records in a file: one, or one a line where the first line is a JSON value by itself. */
export function recordsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    JSON.parse(lines[0] ?? '');
    return lines;
  } catch {
    return [text];
  }
}
