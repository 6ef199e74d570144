/** The page's side of its workers: requests and sockets over messages. */
import type { Socket } from '../net/table-socket';
import { keepAll, keepFile } from './kept-files';
import { loading, reviewLoading, type Loading } from './loading.svelte';
import type { Asked, Told } from './worker-messages';
import { siteNames } from './site-file-names';

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

/** An answer that comes line by line. */
class StreamedAnswer {
  readonly response: Response;
  private controller!: ReadableStreamDefaultController<Uint8Array>;

  constructor() {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.controller = controller;
      },
    });
    this.response = new Response(body);
  }

  add(line: string): void {
    this.controller.enqueue(new TextEncoder().encode(line));
  }

  end(): void {
    this.controller.close();
  }
}

class WorkerLink {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly answers = new Map<number, (response: Response) => void>();
  private readonly streams = new Map<number, StreamedAnswer>();
  private readonly sockets = new Map<number, WorkerSocket>();
  private last = 0;

  constructor(
    name: string,
    private readonly loading: Loading,
  ) {
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
      if (this.loading.failed) reject(new TypeError('Python could not be loaded'));
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
        this.loading.step = told.step;
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
        this.loading.waits = told.waits;
        break;
      case 'failed':
        console.error(told.trouble);
        this.fail();
        break;
      case 'line':
        this.streamed(told.id).add(told.text);
        break;
      case 'answer':
        this.streams.get(told.id)?.end();
        this.streams.delete(told.id);
        this.answer(told.id, new Response(told.text, { status: told.status }));
        break;
      default:
        this.hearSocket(told);
    }
  }

  /** Answers a request, unless it is answered already. */
  private answer(id: number, response: Response): void {
    this.answers.get(id)?.(response);
    this.answers.delete(id);
  }

  /** The answer to a request that comes line by line; its first line begins it. */
  private streamed(id: number): StreamedAnswer {
    const known = this.streams.get(id);
    if (known) return known;
    const begun = new StreamedAnswer();
    this.streams.set(id, begun);
    this.answer(id, begun.response);
    return begun;
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
    this.loading.failed = true;
    for (const answer of this.answers.values()) answer(new Response('{}', { status: 503 }));
    for (const stream of this.streams.values()) stream.end();
    this.answers.clear();
    this.streams.clear();
  }
}

/** Both workers of a page: one for its tables, and one for reviews once there is one to make. */
class SiteWorkers {
  private readonly tables: WorkerLink;
  private reviews: WorkerLink | null = null;

  constructor(name: string) {
    this.tables = new WorkerLink(name, loading);
  }

  request(address: string, init: RequestInit = {}): Promise<Response> {
    const reviews = init.method === 'POST' && address.endsWith('/review');
    return (reviews ? this.reviewer() : this.tables).request(address, init);
  }

  socket(table: string): Socket {
    return this.tables.socket(table);
  }

  private reviewer(): WorkerLink {
    if (reviewLoading.failed) [this.reviews, reviewLoading.failed] = [null, false];
    this.reviews ??= new WorkerLink('', reviewLoading);
    return this.reviews;
  }
}

let workers: SiteWorkers | null = null;

/** This page's workers; they are started once, with the name of the person at this browser. */
export function worker(name = ''): SiteWorkers {
  workers ??= new SiteWorkers(name);
  return workers;
}
