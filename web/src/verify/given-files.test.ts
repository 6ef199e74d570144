import { describe, expect, it } from 'vitest';
import { FakeServer } from '../fair/testing/fake-server';
import { judge } from '../fair/verdict';
import { readGiven } from './given-files';

describe('the files given to verify.html', () => {
  const game = new FakeServer().play(2);
  const record = readGiven('a.json', JSON.stringify(game.document()));
  const receipt = readGiven('b.json', JSON.stringify(game.client.receipt));

  it('are a record or a receipt, whatever they are called', () => {
    expect([record.record !== null, record.receipt]).toEqual([true, null]);
    expect([receipt.record, receipt.receipt !== null]).toEqual([null, true]);
    expect(judge(record.record, [receipt.receipt!])).toMatchObject({ word: 'fair' });
  });

  it.each(['', '{', '[]', 'null', '{"format": "amletero-record"}', '{"format": "something"}'])(
    'may be something else: %s',
    (text) => {
      expect(readGiven('c.json', text)).toEqual({ name: 'c.json', record: null, receipt: null });
    },
  );

  it('are not read where any part has another shape', () => {
    const change = (document: object, path: string[], value: unknown) => {
      const copy = structuredClone(document) as Record<string, unknown>;
      const last = path.pop()!;
      const place = path.reduce((at, name) => at[name] as Record<string, unknown>, copy);
      place[last] = value;
      return JSON.stringify(copy);
    };
    const bad = (document: object, path: string[], value: unknown) => {
      const { record, receipt } = readGiven('d.json', change(document, path, value));
      expect([record, receipt], `${path.join('.')} = ${String(value)}`).toEqual([null, null]);
    };
    for (const [path, value] of [
      ['version', 2],
      ['edition', 'other'],
      ['players', 'Ana'],
      ['goal', -1],
      ['rounds.0.deck', [1.5]],
      ['rounds.0.moves', [1]],
      ['bots', [1]],
      ['fairness.scheme', 'amletero-fair-3'],
      ['fairness.secret', 'AB'.repeat(32)],
      ['fairness.rounds', []],
      ['fairness.rounds.0.attempts', []],
      ['fairness.rounds.0.attempts.0.commitment', 'ab'],
      ['fairness.rounds.0.attempts.0.seats.0.bytes', undefined],
    ] as const)
      bad(game.document(), path.split('.'), value);
    for (const [path, value] of [
      ['version', 3],
      ['seats', [null]],
      ['kinds', ['cat']],
      ['rounds.0.attempts.0.own.0.committed', 'perhaps'],
      ['rounds.0.attempts.0.frozen.1.seat', 0],
      ['facts.0.told.0.fact', 'something'],
      ['facts.0.told.0.players', '3'],
      ['contradictions', [{ code: 'late', round: 0, seat: null }]],
      ['secret', 5],
    ] as const)
      bad(game.client.receipt, path.split('.'), value);
  });
});
