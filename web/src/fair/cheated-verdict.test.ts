import { describe, expect, it } from 'vitest';
import type { Dealing, Dealt, Frozen } from '../generated/socket';
import { emptyReceipt } from './receipt';
import { FakeServer, type Lie } from './testing/fake-server';
import { HASH, played, type Case, type Document } from './testing/judged-game';
import { judge } from './verdict';
import { CHEATED, type Cheated } from './verdict-codes';

/** Changes messages of one type in the second round. */
const change =
  <T extends 'dealing' | 'frozen' | 'dealt'>(
    type: T,
    changed: (message: Extract<Dealing | Frozen | Dealt, { type: T }>) => object,
  ): Lie =>
  (message) =>
    message.type === type && message.round === 1
      ? ({ ...message, ...changed(message as never) } as typeof message)
      : message;

/** Says something else after a message of one type in the second round. */
function thenSay(
  game: FakeServer,
  type: 'dealing' | 'frozen',
  other: (message: Dealing | Frozen) => object,
): Lie {
  return (message) => {
    if (message.type === type && message.round === 1)
      queue.push(() => game.client.hear({ ...message, ...other(message as Dealing) } as never));
    if (message.type === 'dealt') while (queue.length) queue.shift()!();
    return message;
  };
}
const queue: (() => void)[] = [];

const swapped = (deck: number[]) => {
  const other = deck.findIndex((card) => card !== deck[0]);
  return deck.with(0, deck[other]!).with(other, deck[0]!);
};

const LIES: Record<Exclude<Cheated, 'receipts_differ'>, Case> = {
  second_dealing: {
    before: (game) => (game.lie = thenSay(game, 'dealing', () => ({ commitment: HASH }))),
  },
  second_list: {
    before: (game) => (game.lie = thenSay(game, 'frozen', () => ({ commitments: [] }))),
  },
  own_commitment: {
    lie: change('frozen', ({ commitments }) => ({
      commitments: commitments.map((each) =>
        each.seat === 0 ? { seat: 0, commitment: HASH } : each,
      ),
    })),
  },
  dropped_commitment: {
    lie: change('frozen', ({ commitments }) => ({ commitments: commitments.slice(1) })),
  },
  list_changed: {
    lie: change('dealt', ({ contributions }) => ({ contributions: contributions.slice(0, 1) })),
  },
  own_bytes: {
    lie: change('dealt', ({ contributions }) => ({
      contributions: contributions.map((each) =>
        each.seat === 0 ? { ...each, bytes: HASH } : each,
      ),
    })),
  },
  dropped_bytes: {
    lie: change('dealt', ({ contributions }) => ({
      contributions: contributions.map((each) =>
        each.seat === 0 ? { ...each, bytes: null } : each,
      ),
    })),
  },
  bot_contribution: {
    lie: change('frozen', ({ commitments }) => ({
      commitments: [...commitments, { seat: 2, commitment: HASH }],
    })),
  },
  reopened: {
    before: (game) =>
      (game.lie = (message) => {
        if (message.type === 'dealt' && message.round === 1)
          game.client.hear({
            ...message,
            ...{ type: 'dealing', attempt: 1, game_commitment: HASH, commitment: HASH, silent: [] },
            ...{
              scheme: 'amletero-fair-2',
              game_commitment: game.document().fairness.commitment,
              wait_ms: 1,
            },
          } as never);
        return message;
      }),
  },
  facts_changed: {
    before: (game) =>
      (game.lie = (message) => {
        if (message.type === 'secret') {
          const view = game.view();
          if (view.type !== 'view') throw new Error();
          const facts = view.view.facts.with(1, { fact: 'round-began', first: 5, face_up: [] });
          game.client.hear({ ...view, view: { ...view.view, facts } });
        }
        return message;
      }),
  },
  table_changed: {
    before: (game) =>
      (game.lie = (message) => {
        if (message.type === 'secret') game.sit(0, 1);
        return message;
      }),
  },
  record_table: { record: (said) => (said.table = 'other') },
  record_settings: { receipt: (receipt) => (receipt.settings!.first = 1) },
  record_commitment: {
    receipt: (receipt) => (receipt.rounds[1]!.attempts[0]!.commitment = HASH),
  },
  record_list: {
    receipt: ({ rounds }) => {
      const attempt = rounds[1]!.attempts[0]!;
      attempt.frozen = [attempt.frozen![0]!];
      attempt.dealt = null;
    },
  },
  record_bytes: {
    receipt: ({ rounds }) => (rounds[1]!.attempts[0]!.dealt![1]!.bytes = HASH),
  },
  record_facts: {
    receipt: ({ facts }) => {
      const holds = facts[0]!.told.findLast((fact) => fact.fact === 'holds')!;
      if (holds.fact === 'holds') holds.hand = holds.hand.map((card) => (card === 1 ? 2 : 1));
    },
  },
  record_attempts: {
    record: (said) => {
      const { attempts } = said.fairness.rounds[1]!;
      attempts.unshift(structuredClone(attempts[0]!));
    },
  },
  record_secret: { receipt: (receipt) => (receipt.secret = HASH) },
  game_commitment: { record: (said) => (said.fairness.commitment = HASH) },
  round_commitment: {
    record: (said) => (said.fairness.rounds[1]!.attempts[0]!.commitment = HASH),
  },
  seat_commitment: {
    record: (said) => (said.fairness.rounds[1]!.attempts[0]!.seats[1]!.bytes = HASH),
  },
  deck: { record: (said) => (said.rounds[1]!.deck = swapped(said.rounds[1]!.deck)) },
  first: { record: (said) => (said.rounds[1]!.first = (said.rounds[1]!.first + 1) % 3) },
};
/** Lies about the whole game, not about a round. */
const OF_THE_GAME = [
  'table_changed',
  'record_table',
  'record_settings',
  'record_secret',
  'game_commitment',
];

describe('a game is cheated', () => {
  it.each(Object.entries(LIES))('with the code %s', (code, lie) => {
    const verdict = played(lie);
    expect(verdict).toMatchObject({ word: 'cheated', code });
    expect(verdict.round).toBe(OF_THE_GAME.includes(code) ? null : 1);
    if (verdict.round !== null) {
      expect(verdict.rounds[0]).toMatchObject({ word: 'fair', code: null });
      expect(verdict.rounds[1]).toMatchObject({ word: 'cheated', code });
    }
  });

  it('has a test for every code', () => {
    expect([...Object.keys(LIES), 'receipts_differ'].toSorted()).toEqual(CHEATED.toSorted());
  });

  it.each<[string, Case, string]>([
    [
      'its record is of another game',
      { receipt: (each) => Object.assign(each, emptyReceipt('other')) },
      'record_table',
    ],
    [
      'the game commitment was another',
      { receipt: (each) => (each.commitment = HASH) },
      'record_commitment',
    ],
    [
      'the game has another commitment in a later deal',
      { lie: change('dealing', () => ({ game_commitment: HASH })) },
      'second_dealing',
    ],
    [
      'the record has bytes of a bot',
      { record: (said) => (said.bots[1] = 'simple') },
      'bot_contribution',
    ],
    [
      'acknowledged bytes are not in the record',
      {
        receipt: ({ rounds }) => {
          rounds[1]!.attempts[0]!.dealt = null;
          rounds[1]!.attempts[0]!.own[0]!.bytes = HASH;
          rounds[1]!.attempts[0]!.own[0]!.committed = 'sent';
        },
      },
      'record_bytes',
    ],
    [
      'an acknowledged commitment is not on the list of the record, which was never told',
      {
        receipt: ({ rounds }) => {
          const attempt = rounds[1]!.attempts[0]!;
          attempt.frozen = attempt.dealt = null;
          Object.assign(attempt.own[0]!, { bytes: HASH, revealed: 'none' });
        },
      },
      'record_list',
    ],
    [
      'the record has a seat more than the deal that was told without a list',
      {
        receipt: ({ rounds }) => {
          const attempt = rounds[1]!.attempts[0]!;
          attempt.frozen = null;
          attempt.dealt = attempt.dealt!.slice(0, 1);
        },
      },
      'record_list',
    ],
    ['a round is cut from the record', { record: (said) => cut(said) }, 'record_attempts'],
    [
      'a move of the record is another',
      { record: (said) => (said.rounds[1]!.moves = ['0']) },
      'record_facts',
    ],
    [
      'the winner of the record is another',
      { record: (said) => (said.winners = said.winners.map((seat) => (seat + 1) % 3)) },
      'record_facts',
    ],
  ])('where %s', (_, lie, code) => {
    expect(played(lie)).toMatchObject({ word: 'cheated', code });
  });

  it('where a seat that was silent is let back in', () => {
    const game = new FakeServer();
    game.silent = [true];
    game.lie = (message) =>
      message.type === 'frozen' && message.attempt === 1
        ? { ...message, commitments: [...message.commitments, { seat: 1, commitment: HASH }] }
        : message;
    game.play(1);
    expect(judge(game.record(), [game.client.receipt])).toMatchObject({
      word: 'cheated',
      code: 'reopened',
      seat: 1,
    });
  });

  it('where acknowledged bytes are called silent in the next attempt', () => {
    const game = new FakeServer();
    game.silent = [true];
    game.lie = (message) =>
      message.type === 'dealing' && message.attempt === 1 ? { ...message, silent: [0] } : message;
    game.play(1);
    expect(judge(null, [game.client.receipt])).toMatchObject({
      word: 'cheated',
      code: 'dropped_bytes',
      seat: 0,
    });
  });

  it('where the acknowledgment comes after a list without the commitment', () => {
    const game = new FakeServer();
    game.answer = () => null;
    game.open();
    game.freeze();
    expect(game.client.receipt.contradictions).toEqual([]);
    game.client.hear({ type: 'ack', key: game.asked[0]!.key, version: 0 });
    expect(game.client.receipt.contradictions).toMatchObject([{ code: 'dropped_commitment' }]);
  });

  it('also where the record is withheld after a contradiction', () => {
    const game = new FakeServer();
    game.lie = LIES.list_changed.lie!;
    game.play(2);
    expect(judge(null, [game.client.receipt])).toMatchObject({
      word: 'cheated',
      code: 'list_changed',
      round: 1,
    });
  });
});

function cut(said: Document): void {
  said.rounds.pop();
  said.fairness.rounds.pop();
  said.winners = [];
}
