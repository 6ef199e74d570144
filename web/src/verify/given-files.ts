/** The files that somebody gave to verify.html: a record and receipts, or what cannot be read. */
import { readReceipt, type Receipt } from '../fair/receipt';
import { readRecord, type FairRecord } from '../fair/read-record';

export interface GivenFile {
  name: string;
  record: FairRecord | null;
  receipt: Receipt | null;
}

/** Reads a file as what it says it is; a file that is neither has neither. */
export function readGiven(name: string, text: string): GivenFile {
  const read = <T>(reader: (document: unknown) => T): T | null => {
    try {
      return reader(JSON.parse(text));
    } catch {
      return null;
    }
  };
  return { name, record: read(readRecord), receipt: read(readReceipt) };
}
