/** One socket to one table: comes back by itself, resumes, and repeats what was not answered. */
import { FINAL_CODES, PROTOCOL, type FinalCode } from '../generated/codes';
import type { ClientMessage, ServerMessage } from '../generated/socket';
import type { Keyed, PendingRequests } from './pending-requests.svelte';

/** What a browser sees when a connection is cut. */
const CUT = 1006;
/** Another tab of this browser plays at this table; only a page without a server ends so. */
export const OTHER_TAB = 4090;
const SILENCE_MS = 45_000;
const PING_MS = 15_000;

/** Why there is no coming back. */
export type Ending = FinalCode | 'old-tab' | 'other-tab';
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

type Request = Keyed extends infer Each ? (Each extends Keyed ? Omit<Each, 'key'> : never) : never;
export type { Request };

/** What is used of a `WebSocket`; a page without a server has its own kind. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  status(status: Status, ending: Ending | null): void;
  /** What `hello` resumes from. */
  resume(): { version: number | null; shown: number | null };
}

export class TableSocket {
  private socket: Socket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private over = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly pending: PendingRequests,
  ) {
    this.connect();
    addEventListener('online', this.retryNow);
  }

  /** Sends a message. One with a key asks for something: it is repeated until there is an answer. */
  say(message: ClientMessage): void {
    if ('key' in message) this.pending.add(message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Greets the server, which then tells all that came after what `resume` says. */
  hello(): void {
    this.say({ type: 'hello', protocol: PROTOCOL, contributes: true, ...this.listener.resume() });
  }

  retryNow = (): void => {
    if (this.over || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener('online', this.retryNow);
    this.socket?.close();
  }

  private connect(): void {
    this.drop();
    const socket = this.open();
    this.socket = socket;
    this.listener.status(this.attempts === 0 ? 'connecting' : 'lost', null);
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => this.ended(socket, code);
  }

  /** Forgets the current socket; what it still says is not heard. */
  private drop(): void {
    clearInterval(this.pinger);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private opened(): void {
    this.heard = Date.now();
    this.hello();
    this.pinger = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE_MS) this.ended(this.socket, CUT);
    else this.say({ type: 'ping' });
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === 'pong') return;
    if (message.type === 'refusal' && message.code === 'protocol') return this.finish('old-tab');
    if (message.type === 'welcome') this.welcomed();
    this.listener.message(message);
    if ('key' in message && message.key) this.pending.remove(message.key);
  }

  private welcomed(): void {
    this.attempts = 0;
    this.listener.status('open', null);
    for (const request of this.pending.unanswered) this.say(request);
  }

  private ended(socket: Socket | null, code: number): void {
    if (this.over || socket !== this.socket) return;
    const ending = code === OTHER_TAB ? 'other-tab' : FINAL_CODES[code];
    if (ending) return this.finish(ending);
    this.drop();
    this.attempts += 1;
    this.listener.status('lost', null);
    const pause =
      Math.min(8000, 250 * 2 ** Math.min(this.attempts, 6)) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private finish(ending: Ending): void {
    this.close();
    this.listener.status('ended', ending);
  }
}

/** A request as it is sent. */
export function keyed(request: Request, key = freshKey()): ClientMessage {
  return { ...request, key } as Keyed;
}

/** A key that no other request of this browser has; `randomUUID` is missing on plain HTTP. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
