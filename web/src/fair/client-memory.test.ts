import { describe, expect, it } from 'vitest';
import type { Dealing, Frozen } from '../generated/socket';
import type { Fact } from '../game/facts';
import { ClientDeals } from './client-deals';
import { readReceipt } from './receipt';
import { ReceiptStore } from './receipt-store';
import { memoryStorage } from './testing/storage';
import { fakeTable } from './testing/fake-documents';
import { FakeServer } from './testing/fake-server';

describe('the memory of a game', () => {
  it('holds no hand where several players share a screen', () => {
    const game = new FakeServer([0, 1]);
    game.play(2);
    const { facts } = game.client.receipt;
    expect(facts.map(({ seat }) => seat)).toEqual([null]);
    expect(facts[0]!.told.some(({ fact }) => fact === 'holds' || fact === 'returned')).toBe(false);
    expect(facts[0]!.told.filter(({ fact }) => fact === 'round-began')).toHaveLength(2);
  });

  it.each([
    ['told of a second seat', [0, 1], ['table_changed']],
    ['told of none, as another guest is', [], []],
    ['told of another one, as another guest is', [1], []],
  ])('forgets no hand where it is %s', (_, seats, found) => {
    const game = new FakeServer();
    game.round();
    const known = structuredClone(game.client.receipt.facts);
    game.sit(...seats);
    expect(game.client.receipt).toMatchObject({ facts: known, seats: [0] });
    expect(game.client.receipt.contradictions.map(({ code }) => code)).toEqual(found);
  });

  it('notices a second seat, too, where it was told of none and shown a hand', () => {
    const game = new FakeServer();
    const { client, id } = game;
    game.round();
    client.receipt.seats = [];
    client.hear({ type: 'table', table: fakeTable(id), seats: [0, 1], shown: 0 });
    expect(client.receipt.contradictions).toMatchObject([{ code: 'table_changed' }]);
  });

  it.each([
    ['settings', { goal: 9 }],
    ['seats', { seats: ['human', 'human', 'human'].map((kind, seat) => ({ kind, seat })) }],
    ['kind of dealing', { fair: false }],
  ])('notices other %s than those that were told first', (_, changes) => {
    const game = new FakeServer();
    const table = { ...fakeTable(game.id), ...changes } as never;
    game.client.hear({ type: 'table', table, seats: [0], shown: 0 });
    expect(game.client.receipt.contradictions).toMatchObject([{ code: 'table_changed' }]);
    game.round();
    expect(game.client.receipt.facts[0]!.told.some(({ fact }) => fact === 'played')).toBe(true);
  });

  it('does not take an older view for a contradiction', () => {
    const game = new FakeServer();
    const old = game.view();
    game.round();
    const known = structuredClone(game.client.receipt.facts);
    game.client.hear(old);
    expect(game.client.receipt.contradictions).toEqual([]);
    expect(game.client.receipt.facts).toEqual(known);
    game.hear(game.view());
    expect(game.client.receipt.facts).toEqual(known);
  });

  it('takes settings and seats as they were when the game began', () => {
    const game = new FakeServer([0], new ReceiptStore(memoryStorage()), 'table');
    const { settings, kinds } = game.client.receipt;
    const fresh = new ClientDeals(
      'other',
      () => {},
      () => {},
      new ReceiptStore(null),
    );
    const table = {
      phase: 'lobby',
      fair: true,
      edition: 'standard',
      players: 4,
      goal: 9,
      seats: [],
    };
    const hear = (changes: object) =>
      fresh.hear({
        type: 'table',
        table: { ...table, first: null, ...changes } as never,
        seats: [0],
        shown: 0,
      });
    hear({});
    expect(fresh.receipt.settings).toBeNull();
    const seats = kinds!.map((kind, seat) => ({ kind, seat }));
    hear({ ...settings, phase: 'playing', seats });
    hear({ ...settings, phase: 'playing', goal: 1, seats: [] });
    expect(fresh.receipt).toMatchObject({ settings, kinds });
    expect(fresh.receipt.contradictions).toMatchObject([{ code: 'table_changed' }]);
  });

  it('takes a list that names a seat twice for a second list, and can be read again', () => {
    const game = new FakeServer();
    game.open();
    const list = game.frozen() as Frozen;
    game.hear({ ...list, commitments: [...list.commitments, list.commitments[0]!] });
    expect(game.client.receipt.contradictions).toMatchObject([{ code: 'second_list', round: 0 }]);
    expect(readReceipt(structuredClone(game.client.receipt))).toEqual(game.client.receipt);
  });

  it('takes a deal by another scheme for a second one', () => {
    const game = new FakeServer();
    game.open();
    game.hear({ ...(game.dealing(0) as Dealing), scheme: 'amletero-fair-1' });
    expect(game.client.receipt.contradictions).toMatchObject([{ code: 'second_dealing' }]);
  });

  it('passes over facts that do not follow the last ones, or are not for its viewer', () => {
    const game = new FakeServer();
    const known = structuredClone(game.client.receipt.facts);
    const facts: Fact[] = [{ fact: 'turn-began', seat: 0 }];
    for (const [seat, since] of [
      [0, 7],
      [1, 0],
    ]) {
      const news = { type: 'facts', since, version: 8, facts, seat, positions: [], legal: [] };
      expect(game.client.follows(news as never)).toBe(false);
      game.client.hear(news as never);
    }
    expect(game.client.receipt.facts).toEqual(known);
  });

  it('remembers nothing of a table without fair dealing', () => {
    const game = new FakeServer();
    const { receipt } = (game.client = new ClientDeals(
      game.id,
      () => {},
      () => {},
      new ReceiptStore(null),
    ));
    const empty = structuredClone(receipt);
    const table = { ...fakeTable(game.id), fair: false };
    game.hear({ type: 'table', table, seats: [0], shown: 0 });
    game.hear(game.view());
    game.round();
    expect(receipt).toEqual(empty);
    expect(game.client.follows({ seat: 0, since: 0 } as never)).toBe(true);
  });
});
