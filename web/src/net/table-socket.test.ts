import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../generated/codes';
import { PendingRequests } from './pending-requests.svelte';
import { freshKey, keyed, TableSocket } from './table-socket';
import type { Ending, Request, Status } from './table-socket';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.hear({ type: 'welcome' });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fail(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const latest = () => FakeSocket.all.at(-1)!;
const said = (socket: FakeSocket) =>
  socket.sent.map((text) => JSON.parse(text) as { type: string; key?: string });

describe('a connection to a table', () => {
  let states: [Status, Ending | null][];
  let socket: TableSocket;

  function ask(request: Request): string {
    const key = freshKey();
    socket.say(keyed(request, key));
    return key;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const listener = {
      message: () => {},
      status: (status: Status, ending: Ending | null) => void states.push([status, ending]),
      resume: () => ({ version: 7, shown: null }),
    };
    socket = new TableSocket(() => new FakeSocket(), listener, new PendingRequests());
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks again after a cut for what was not answered, and only for that', () => {
    latest().open();
    const hint = ask({ type: 'hint' });
    const start = ask({ type: 'start' });
    latest().hear({ type: 'hint', key: hint, version: 7, beliefs: [], advice: null });
    latest().fail(1006);
    vi.advanceTimersByTime(10_000);
    latest().open();
    expect(said(latest()).flatMap(({ key }) => key ?? [])).toEqual([start]);
  });

  it('says hello with the version to resume from', () => {
    latest().open();
    expect(said(latest())[0]).toMatchObject({
      type: 'hello',
      protocol: PROTOCOL,
      version: 7,
      contributes: true,
    });
    expect(states.at(-1)).toEqual(['open', null]);
  });

  it('comes back after a cut and repeats with the same key what was not answered', () => {
    latest().open();
    const key = ask({ type: 'start' });
    const answered = ask({ type: 'rematch' });
    latest().hear({ type: 'ack', key: answered, version: 1 });
    latest().fail(1006);
    expect(states.at(-1)).toEqual(['lost', null]);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    expect(said(latest()).map((message) => message.key)).toEqual([undefined, key]);
  });

  it.each([
    [4001, 'no_guest'],
    [4003, 'not_invited'],
    [4004, 'no_table'],
    [4009, 'table_closed'],
  ] as const)('ends for good with code %i', (code, ending) => {
    latest().open();
    latest().fail(code);
    expect(states.at(-1)).toEqual(['ended', ending]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('knows that it is an old tab when the server speaks another protocol', () => {
    latest().open();
    latest().hear({ type: 'refusal', key: null, code: 'protocol' });
    expect(states.at(-1)).toEqual(['ended', 'old-tab']);
  });

  it('gives up a socket that has fallen silent', () => {
    latest().open();
    vi.advanceTimersByTime(100_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});
