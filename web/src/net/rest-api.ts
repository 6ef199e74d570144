/** The server's REST side, as far as the browser needs it. */
import type { components, paths } from '../generated/rest';
import { request } from './connection';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(code);
  }

  /** The server is not there, or not well: as it is, nothing that is asked for helps. */
  get gone(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

type Schemas = components['schemas'];
export type NewTable = Schemas['NewTable'];
export type GameSummary = Schemas['GameSummary'];
export type TableOverview = Schemas['TableOverview'];
export type Statistics = Schemas['GameFigures'];
export type WinRate = Schemas['RateFigures'];

/** Games that a list has unless more are asked for, and at most. */
const USUAL_GAMES = 30;
export const MOST_GAMES = 300;

type Method = 'get' | 'put' | 'post' | 'delete';
/** What a request of a path needs besides its path, and what it is answered with. */
type Operation<Path extends keyof paths, Verb extends Method> = NonNullable<paths[Path][Verb]>;
type Json = { content: { 'application/json': unknown } };
type Body<Asked> = Asked extends { requestBody: Json }
  ? Asked['requestBody']['content']['application/json']
  : undefined;
type Answer<Asked> = Asked extends { responses: { 200: Json } }
  ? Asked['responses'][200]['content']['application/json']
  : Asked extends { responses: { 201: Json } }
    ? Asked['responses'][201]['content']['application/json']
    : undefined;

async function call<Verb extends Method, Path extends keyof paths>(
  method: Verb,
  path: Path,
  body: Body<Operation<Path, Verb>>,
  table = '',
  query = '',
): Promise<Answer<Operation<Path, Verb>>> {
  let answer: Response;
  try {
    answer = await request(path.replace('{table}', table) + query, {
      method: method.toUpperCase(),
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('unreachable', 0);
  }
  const said: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => null);
  if (answer.ok) return said as Answer<Operation<Path, Verb>>;
  const code = (said as Partial<Schemas['Error']> | null)?.code ?? 'unknown';
  throw new ApiError(code, answer.status);
}

export const api = {
  server: () => call('get', '/api/server', undefined),
  me: () => call('get', '/api/me', undefined),
  setName: (name: string) => call('put', '/api/me', { name }),
  forget: () => call('delete', '/api/me', undefined),
  games: (most = USUAL_GAMES) => call('get', '/api/me/games', undefined, '', `?most=${most}`),
  statistics: () => call('get', '/api/me/statistics', undefined),
  deleteGame: (id: string) => call('delete', '/api/me/games/{table}', undefined, id),
  transfer: () => call('post', '/api/me/transfer', undefined),
  takeOver: (secret: string) => call('post', '/api/transfer', { secret }),
  openTables: () => call('get', '/api/tables', undefined),
  createTable: (table: NewTable) => call('post', '/api/tables', table),
  invite: (id: string) => call('get', '/api/tables/{table}/invite', undefined, id),
  accept: (id: string, secret: string) =>
    call('post', '/api/tables/{table}/invite', { secret }, id),
  /** What the link's table is, for somebody whom the server does not know yet. */
  invitation: (id: string, secret: string) =>
    call('post', '/api/tables/{table}/invitation', { secret }, id),
  pushKey: () => call('get', '/api/me/push', undefined),
  subscribe: (browser: Schemas['PushSubscription']) => call('post', '/api/me/push', browser),
  unsubscribe: (browser: Schemas['PushEndpoint']) => call('delete', '/api/me/push', browser),
  record: (id: string) => call('get', '/api/tables/{table}/record', undefined, id),
};

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Where another device finds this server; `null` where the server listens to this one only. */
export async function reachable(): Promise<string | null> {
  if (!LOCAL.includes(location.hostname)) return location.origin;
  return (await api.server()).address ?? null;
}
