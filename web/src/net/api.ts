/** The server's REST side, as far as the browser needs it. */
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

export interface Settings {
  edition: string;
  players: number;
  goal?: number;
  pace?: 'relaxed' | 'live' | 'correspondence';
  move_seconds?: number;
  watch?: 'nobody' | 'invited' | 'everyone';
  /** The seat that takes the first turn; any, where there is none. */
  first?: number;
  hints?: boolean;
  bots?: string[];
  sit?: boolean;
}

export interface House {
  /** Where other devices reach this server, if it listens to them. */
  address: string | null;
  bots: string[];
}

export interface GameSummary {
  table: string;
  phase: string;
  edition: string;
  players: string[];
  /** By seat: the bot that sits there. */
  bots: (string | null)[];
  tokens: number[];
  winners: number[];
  your_turn: boolean;
  /** When it last went on, in seconds. */
  updated: number;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('unreachable', 0);
  }
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const code = (said as { code?: string } | null)?.code ?? 'unknown';
  throw new ApiError(code, answer.status);
}

export const api = {
  house: () => call<House>('GET', '/house'),
  me: () => call<{ name: string }>('GET', '/me'),
  setName: (name: string) => call<{ name: string }>('PUT', '/me', { name }),
  forget: () => call<undefined>('DELETE', '/me'),
  games: () => call<{ games: GameSummary[] }>('GET', '/me/games'),
  transfer: () => call<{ secret: string; seconds: number }>('POST', '/me/transfer', {}),
  takeOver: (secret: string) => call<{ name: string }>('POST', '/transfer', { secret }),
  createTable: (settings: Settings) =>
    call<{ id: string; invite: string }>('POST', '/tables', settings),
  invite: (id: string) => call<{ invite: string }>('GET', `/tables/${id}/invite`),
  accept: (id: string, secret: string) =>
    call<undefined>('POST', `/tables/${id}/invite`, { secret }),
  record: (id: string) => call<Record<string, unknown>>('GET', `/tables/${id}/record`),
};

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Where another device finds this house; `null` where the server listens to this one only. */
export async function reachable(): Promise<string | null> {
  if (!LOCAL.includes(location.hostname)) return location.origin;
  return (await api.house()).address ?? null;
}
