import { describe, expect, it } from 'vitest';
import cases from '../generated/verdicts.json';
import { readReceipt } from './receipt';
import { readRecord } from './read-record';
import { judge } from './verdict';

describe('real tables, honest and dishonest, are judged as the server side judges them', () => {
  it.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const record = each.record === null ? null : readRecord(each.record);
    expect(judge(record, each.receipts.map(readReceipt))).toEqual(each.verdict);
  });
});
