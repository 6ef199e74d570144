/** Where a replayed game comes from: a game of this server, or a record that somebody has. */
import type { ReviewDocument, RoundReviewDocument } from '../generated/review';
import { request } from '../net/connection';
import { faultText, type ToldFault } from './fault-text';
import type { ReplayDocument } from './frames';

/** Whose eyes; null: all cards are face up. */
export type Viewer = number | null;

export interface Moment {
  round: number;
  move: number;
  viewer: Viewer;
}

/** Where the review of a game comes from. */
export interface ReviewSource {
  /** The review that was made before, if there is one. */
  kept(): Promise<ReviewDocument | null>;
  /** Makes a review; each round is told as soon as it is reviewed, with how many there are. */
  make(told: (round: RoundReviewDocument, rounds: number) => void): Promise<ReviewDocument>;
}

export interface ReplaySource {
  /** The game's id on this server, if it is one. */
  id: string | null;
  frames(viewer: Viewer, language: string): Promise<ReplayDocument>;
  record(): Promise<unknown>;
  /** A still picture of a moment, as an SVG text. */
  picture(moment: Moment, language: string): Promise<string>;
  reviews: ReviewSource;
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

/** What is answered where a game cannot be shown. */
interface Refusal {
  code?: string;
  error?: string;
  fault?: ToldFault;
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
    reviews: {
      kept: async () =>
        ((await (await asked(`${path}/review`)).json()) as { review: ReviewDocument | null })
          .review,
      make: async (told) => reviewIn(await asked(`${path}/review`, { method: 'POST' }), told),
    },
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
    reviews: {
      kept: async () => null,
      make: async (told) => reviewIn(await asked('/api/replay/review', sent), told),
    },
  };
}

/** A line of the answer to a request for a review: a round, the whole, or why it failed. */
interface ReviewLine {
  rounds: number;
  round?: RoundReviewDocument;
  review?: ReviewDocument;
  code?: string;
}

/** The review in an answer that comes line by line. */
export async function reviewIn(
  answer: Response,
  told: (round: RoundReviewDocument, rounds: number) => void,
): Promise<ReviewDocument> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: '' }) as const);
    if (done) throw new ReplayError(0, 'unreachable', '');
    const lines = (text + value).split('\n');
    text = lines.pop()!;
    for (const line of lines) {
      const { rounds, round, review, code } = JSON.parse(line) as ReviewLine;
      if (round) told(round, rounds);
      if (review) return review;
      if (code) throw new ReplayError(0, code, '');
    }
  }
}

async function asked(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await request(path, init);
  } catch {
    throw new ReplayError(0, 'unreachable', '');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Refusal | null;
  const text = said?.fault ? faultText(said.fault) : said?.error;
  throw new ReplayError(answer.status, said?.code ?? 'unknown', text ?? '');
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
