/** The page's way to its tables: a server's addresses, or the Python in its own worker. */
import { worker } from '../site/worker-link';
import { SITE } from './static-site';
import type { Socket } from './table-socket';

/** Makes a request of the REST side, as `fetch` does. */
export function request(path: string, init?: RequestInit): Promise<Response> {
  return SITE ? worker().request(path, init) : fetch(path, init);
}

/** Opens a socket to a table. */
export function openSocket(table: string): Socket {
  if (SITE) return worker().socket(table);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/tables/${table}/socket`;
  return new WebSocket(address) as unknown as Socket;
}
