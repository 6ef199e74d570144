/** The page's side of its worker: requests and sockets over messages. */
import type { Socket } from '../net/table-socket';
import { keepAll, keepFile } from './kept-files';
import { loading } from './loading.svelte';
import type { Asked, Told } from './messages';
import { siteNames } from './site-names';

class WorkerSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly number: number,
    private readonly tell: (message: Asked) => void,
  ) {}

  send(text: string): void {
    this.tell({ kind: 'send', socket: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.tell({ kind: 'close', socket: this.number });
  }
}

class WorkerLink {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly answers = new Map<number, (response: Response) => void>();
  private readonly sockets = new Map<number, WorkerSocket>();
  private last = 0;

  constructor(name: string) {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = () => this.fail();
    const base = new URL('.', location.href).href;
    this.tell({ kind: 'start', base, names: siteNames(), name });
  }

  request(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, location.origin);
    const id = ++this.last;
    this.tell({
      kind: 'request',
      id,
      method: init.method ?? 'GET',
      path: pathname,
      query: JSON.stringify(Object.fromEntries(searchParams)),
      body: typeof init.body === 'string' ? init.body : '',
    });
    return new Promise((resolve, reject) => {
      if (loading.failed) reject(new TypeError('Python could not be loaded'));
      this.answers.set(id, resolve);
    });
  }

  socket(table: string): Socket {
    const number = ++this.last;
    const socket = new WorkerSocket(number, (message) => this.tell(message));
    this.sockets.set(number, socket);
    this.tell({ kind: 'connect', socket: number, table });
    return socket;
  }

  private tell(message: Asked): void {
    this.worker.postMessage(message);
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case 'progress':
        loading.step = told.step;
        break;
      case 'stored':
        // Games that a browser keeps should not be cleared when its disk is full.
        navigator.storage?.persist?.().catch(() => {});
        break;
      case 'played':
        keepAll();
        break;
      case 'fetched':
        keepFile(told.address);
        break;
      case 'waiting':
        loading.waits = told.waits;
        break;
      case 'failed':
        console.error(told.trouble);
        this.fail();
        break;
      case 'answer':
        this.answers.get(told.id)?.(new Response(told.text, { status: told.status }));
        this.answers.delete(told.id);
        break;
      default:
        this.hearSocket(told);
    }
  }

  private hearSocket(told: Extract<Told, { socket: number }>): void {
    const socket = this.sockets.get(told.socket);
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    if (told.kind === 'opened') {
      socket.readyState = WebSocket.OPEN;
      socket.onopen?.();
    } else if (told.kind === 'message') {
      socket.onmessage?.({ data: told.text });
    } else {
      socket.readyState = WebSocket.CLOSED;
      this.sockets.delete(told.socket);
      socket.onclose?.({ code: told.code });
    }
  }

  /** What was asked is answered as a server would that cannot serve. */
  private fail(): void {
    loading.failed = true;
    for (const answer of this.answers.values()) answer(new Response('{}', { status: 503 }));
    this.answers.clear();
  }
}

let link: WorkerLink | null = null;

/** This page's worker; it is started once, with the name of the person at this browser. */
export function worker(name = ''): WorkerLink {
  link ??= new WorkerLink(name);
  return link;
}
