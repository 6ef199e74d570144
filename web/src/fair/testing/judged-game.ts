/** A game that something was done to, and the verdict on it. */
import { readReceipt, type Receipt } from '../receipt';
import { readRecord } from '../read-record';
import { judge } from '../verdict';
import { FakeServer, type Lie } from './fake-server';

/** Something that has the form of a hash. */
export const HASH = 'ab'.repeat(32);
export type Document = ReturnType<FakeServer['document']>;
/** Plays one game after this was done to it; gives the record and the receipt to judge. */
export interface Case {
  before?: (game: FakeServer) => void;
  lie?: Lie;
  record?: (document: Document, game: FakeServer) => void;
  receipt?: (receipt: Receipt) => void;
}

export function played({ before, lie, record, receipt }: Case, rounds = 2) {
  const game = new FakeServer();
  if (lie) game.lie = lie;
  before?.(game);
  game.play(rounds);
  const document = game.document();
  record?.(document, game);
  const kept = structuredClone(game.client.receipt);
  receipt?.(kept);
  return judge(readRecord(document), [readReceipt(JSON.parse(JSON.stringify(kept)))]);
}
