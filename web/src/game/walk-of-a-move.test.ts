/** The walk of one move in docs/architecture.md is the way that a move takes through the browser. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FactsTold, ViewDocument } from '../generated/socket';
import * as language from '../l10n/language.svelte';
import { Narrator } from '../l10n/narrator';
import { bundleOf } from '../l10n/testing/bundle-of';
import * as connection from '../net/connection';
import { TableSocket } from '../net/table-socket';
import { MoveChoice } from './move-choice.svelte';
import { Playback } from './playback.svelte';
import type { Fact, FactOf } from './facts';
import { SAMPLE_GAMES, stepsOf, type SampleGame } from './sample-games';
import { TableClient } from './table-client.svelte';

const ROOT = new URL('../../../', import.meta.url);
const CLASSES: Record<string, { prototype: object }> = {
  'game/move-choice.svelte.ts': MoveChoice,
  'game/table-client.svelte.ts': TableClient,
  'net/table-socket.ts': TableSocket,
  'game/playback.svelte.ts': Playback,
  'l10n/narrator.ts': Narrator,
};

/** The rows of the table that stand in the browser, each as `file function`. */
function walk(): string[] {
  const page = readFileSync(new URL('docs/architecture.md', ROOT), 'utf-8');
  return [...page.matchAll(/\| `web\/src\/([^`]+)` \| (.+) \|$/gm)].flatMap(([, file, functions]) =>
    [...functions!.matchAll(/`([^`]+)`/g)].map(([, name]) => `${file} ${name}`),
  );
}

/** Notes each call of a method of these classes. */
function traced(): string[] {
  const calls: string[] = [];
  for (const [file, { prototype }] of Object.entries(CLASSES)) {
    const methods = prototype as Record<string, unknown>;
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value !== 'function' || name === 'constructor') continue;
      methods[name] = function (this: unknown, ...given: unknown[]): unknown {
        calls.push(`${file} ${name}`);
        return (value as (...given: unknown[]) => unknown).apply(this, given);
      };
      restore.push(() => (methods[name] = value));
    }
  }
  return calls;
}

const restore: (() => void)[] = [];
const socket = {
  readyState: 1,
  sent: [] as string[],
  onopen: null as (() => void) | null,
  onmessage: null as ((event: { data: string }) => void) | null,
  onclose: null,
  send: (text: string) => void socket.sent.push(text),
  close: () => {},
};
const tell = (message: object) => socket.onmessage!({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  vi.stubGlobal('document', { hidden: false, documentElement: {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(connection, 'openSocket').mockReturnValue(socket);
  vi.spyOn(language, 'messages').mockReturnValue(bundleOf('en'));
});
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function isOwnBaron({ reader }: SampleGame, fact: Fact): boolean {
  return fact.fact === 'played' && fact.card === 3 && fact.seat === reader && fact.target !== null;
}

it('is the way that a real move takes, in its order', () => {
  const calls = traced();
  const game = SAMPLE_GAMES.find((each) => each.facts.some((fact) => isOwnBaron(each, fact)))!;
  const steps = stepsOf(game);
  const index = game.facts.findIndex((fact) => isOwnBaron(game, fact));
  const { fact, position } = steps[index]!;
  const { target } = fact as FactOf<'played'>;

  const client = new TableClient('abc');
  socket.onopen!();
  const seats = game.names.map((name, seat) => ({ seat, name, kind: 'human', color: seat }));
  const table = { id: 'abc', phase: 'playing', pace: 'relaxed', seats };
  tell({ type: 'welcome', table, seats: [game.reader], phrases: [], bots: [] });
  const before = steps[index - 1]!.position;
  const move = `3>${target}`;
  const facts = steps.slice(0, index).map((step) => step.fact);
  const view = { ...before, facts } as ViewDocument;
  const positions = game.positions.slice(0, index);
  tell({ type: 'view', version: 4, view, positions, legal: [move], pad: '' });
  expect(client.toMove).toBe(true);

  calls.length = 0;
  const choice = new MoveChoice(client);
  choice.take({ id: 1, value: 3 });
  choice.aim(target!);
  const sent = JSON.parse(socket.sent.at(-1)!) as { type: string; move: string; key: string };
  expect(sent).toMatchObject({ type: 'move', version: 4, move });
  tell({ type: 'ack', key: sent.key, version: 5 });
  const told: Partial<FactsTold> = { seat: game.reader, since: 4, version: 5, pad: '', legal: [] };
  tell({ type: 'facts', ...told, facts: [fact], positions: [game.positions[index]!] });
  vi.runAllTimers();

  expect(client.playback.position).toEqual(position);
  const expected = walk().filter((hop) => hop !== 'table/Hand.svelte onclick');
  expect(expected.length).toBeGreaterThan(10);
  let at = -1;
  for (const hop of expected) {
    at = calls.indexOf(hop, at + 1);
    expect(at, hop).toBeGreaterThanOrEqual(0);
  }
});

it('begins with a click on a card', () => {
  const [file, name] = walk()[0]!.split(' ');
  const source = readFileSync(new URL(`web/src/${file}`, ROOT), 'utf-8');
  expect(source).toContain(`${name}={() => choice.take(piece)}`);
});
