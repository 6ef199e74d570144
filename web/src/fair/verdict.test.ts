import { describe, expect, it } from 'vitest';
import { readReceipt, type Receipt, type ReceiptAttempt } from './receipt';
import { ReceiptStore } from './receipt-store';
import { readRecord } from './read-record';
import { FakeServer } from './testing/fake-server';
import { HASH, played } from './testing/judged-game';
import { memoryStorage } from './testing/storage';
import { judge } from './verdict';
import { NOT_PROVEN, type NotProven } from './verdict-codes';

/** Somebody else's commitment was on the list, and nothing was told of the deal. */
function otherList(attempt: ReceiptAttempt): void {
  attempt.frozen![1]!.commitment = HASH;
  attempt.dealt = null;
}

const firstScheme = () =>
  new FakeServer([0], new ReceiptStore(memoryStorage()), 'table', 'amletero-fair-1');

const refuse = (type: 'commit' | 'reveal') => (game: FakeServer) =>
  (game.answer = (request) =>
    request.type === type && request.round === 1
      ? { type: 'refusal', key: request.key, code: 'no_deal' }
      : { type: 'ack', key: request.key, version: 0 });

const DOUBTS: Record<NotProven, () => ReturnType<typeof judge>> = {
  late: () => played({ before: refuse('commit') }),
  spectator: () => {
    const game = new FakeServer([]).play(2);
    return judge(game.record(), [game.client.receipt]);
  },
  gave_none: () =>
    played({
      before: (game) =>
        (game.lie = (message) => {
          // This browser had no seat while the deal was open.
          if (message.type === 'dealing' && message.round === 1) game.sit();
          if (message.type === 'frozen' && message.round === 1) game.sit(0);
          return message;
        }),
    }),
  not_covered: () => played({ receipt: ({ rounds }) => rounds.splice(1, 1) }),
  secret_withheld: () => {
    const game = new FakeServer().play(2);
    const { fairness: _, ...document } = game.document();
    return judge(readRecord(document), [game.client.receipt]);
  },
  record_withheld: () => judge(null, [new FakeServer().play(2).client.receipt]),
  old_receipt: () => {
    const game = firstScheme().play(2);
    const { rounds, commitment, table } = game.client.receipt;
    const old = readReceipt({
      format: 'amletero-receipt',
      version: 1,
      table,
      commitment,
      rounds: rounds.map(({ round, attempts }) => ({
        round,
        commitment: attempts[0]!.commitment,
        frozen: attempts[0]!.frozen,
        own: attempts[0]!.own.map(({ seat, bytes }) => ({ seat, bytes })),
      })),
    });
    return judge(game.record(), [old]);
  },
  no_fair_dealing: () => {
    const { fairness: _, ...document } = new FakeServer().play(1).document();
    return judge(readRecord(document), []);
  },
};

describe('a game is not proven', () => {
  it.each(NOT_PROVEN)('with the code %s', (code) => {
    expect(DOUBTS[code]()).toMatchObject({ word: 'not_proven', code });
  });

  it('where the reveal did not come in time', () => {
    const game = new FakeServer();
    refuse('reveal')(game);
    game.play(2);
    const verdict = judge(game.record(), [game.client.receipt]);
    expect(verdict).toMatchObject({ word: 'not_proven', code: 'late', round: 1 });
    expect(verdict.rounds[1]).toMatchObject({ silent: 1, given: 1 });
  });

  it('where another device of the same guest gave the bytes', () => {
    const game = new FakeServer();
    game.answer = ({ key }) => ({ type: 'refusal', key, code: 'no_deal' });
    game.otherDevice = new Uint8Array(32).fill(9);
    game.play(2);
    const verdict = judge(game.record(), [game.client.receipt]);
    expect(verdict).toMatchObject({ word: 'not_proven', code: 'late' });
    expect(verdict.rounds[0]).toMatchObject({ given: 2 });
  });

  it('where nothing was told of the cards', () => {
    expect(played({ receipt: ({ facts }) => facts.splice(0) })).toMatchObject({
      word: 'not_proven',
      code: 'not_covered',
      round: 0,
    });
  });
});

describe('a game is fair', () => {
  it('where everything agrees', () => {
    const game = new FakeServer().play(2);
    const verdict = judge(game.record(), [game.client.receipt]);
    expect(verdict).toMatchObject({
      word: 'fair',
      code: null,
      round: null,
      covered: 2,
      otherFingerprint: null,
    });
    expect(verdict.rounds).toMatchObject([
      { word: 'fair', given: 2, silent: 0 },
      { word: 'fair', given: 2, silent: 0 },
    ]);
    expect(judge(null, [game.client.receipt]).fingerprint).toBe(verdict.fingerprint);
  });

  it('where a deal was opened again without a silent seat', () => {
    const game = new FakeServer();
    game.silent = [true];
    game.play(2);
    const verdict = judge(game.record(), [game.client.receipt]);
    expect(verdict).toMatchObject({ word: 'fair', otherFingerprint: null });
    expect(verdict.rounds[0]).toMatchObject({ silent: 1, given: 1 });
  });

  it('by the first scheme, in which a silent seat is dealt without', () => {
    const game = firstScheme();
    game.silent = [true];
    game.play(2);
    const verdict = judge(game.record(), [game.client.receipt]);
    expect(verdict).toMatchObject({ word: 'fair', covered: 2 });
    expect(verdict.rounds[0]).toMatchObject({ silent: 1, given: 1 });
  });

  it('where the page was loaded anew between any two messages', () => {
    const game = new FakeServer();
    game.open();
    game.load();
    game.hear(game.dealing(0));
    game.freeze();
    game.load();
    game.hear(game.frozen());
    game.deal();
    game.load();
    game.end();
    expect(judge(game.record(), [game.client.receipt])).toMatchObject({ word: 'fair' });
  });

  it('for each player of a shared screen', () => {
    const game = new FakeServer([0, 1]).play(2);
    expect(judge(game.record(), [game.client.receipt])).toMatchObject({ word: 'fair', covered: 2 });
  });

  it('is consistent, and no more, without a receipt', () => {
    expect(judge(new FakeServer().play(2).record(), [])).toMatchObject({
      word: 'consistent',
      code: null,
      covered: 0,
    });
  });
});

describe('two receipts', () => {
  const twice = () => {
    const game = new FakeServer().play(2);
    return { game, one: game.client.receipt, other: structuredClone(game.client.receipt) };
  };

  it('agree where the server told both the same', () => {
    const { game, one, other } = twice();
    other.seats = [];
    other.rounds[0]!.attempts[0]!.frozen = null;
    other.facts[0]!.told.pop();
    expect(judge(game.record(), [one, other])).toMatchObject({ word: 'fair', covered: 2 });
  });

  it.each<[string, (receipt: Receipt) => void, number | null]>([
    ['lists', ({ rounds }) => otherList(rounds[1]!.attempts[0]!), 1],
    ['commitments', ({ rounds }) => (rounds[1]!.attempts[0]!.commitment = HASH), 1],
    ['bytes', ({ rounds }) => (rounds[0]!.attempts[0]!.dealt![1]!.bytes = HASH), 0],
    ['secrets', (receipt) => (receipt.secret = HASH), null],
    ['settings', ({ settings }) => (settings!.goal = 9), null],
    ['facts', ({ facts }) => (facts[0]!.told = facts[0]!.told.toReversed()), null],
    ['rounds', ({ facts }) => facts[0]!.told.splice(-3, 1), 1],
  ])('show a server that told two different %s', (_, lie, round) => {
    const { one, other } = twice();
    lie(other);
    const verdict = judge(new FakeServer().play(2).record(), [one, other]);
    expect(verdict.word).toBe('cheated');
    const differing = judge(null, [one, other]);
    expect(differing).toMatchObject({ word: 'cheated', code: 'receipts_differ', round });
  });
});
