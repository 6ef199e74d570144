import { describe, expect, it } from 'vitest';
import { emptyReceipt } from './receipt';
import { GAMES_KEPT, ReceiptStore } from './receipt-store';
import { memoryStorage } from './testing/storage';

describe('the store of receipts', () => {
  it('gives back what it was given', () => {
    const store = new ReceiptStore(memoryStorage());
    store.save(emptyReceipt('one'));
    expect(store.load('one')).toEqual(emptyReceipt('one'));
    expect(store.load('other')).toBeNull();
  });

  it('keeps the last games only', () => {
    const storage = memoryStorage();
    const store = new ReceiptStore(storage);
    storage.setItem('amletero-receipt-old-kind', '{}');
    storage.setItem('amletero-speed', '1');
    const tables = Array.from({ length: GAMES_KEPT + 2 }, (_, index) => `table${index}`);
    store.save(emptyReceipt('table0'));
    store.save(emptyReceipt('table1'));
    store.save(emptyReceipt('table0'));
    for (const table of tables.slice(2)) store.save(emptyReceipt(table));
    expect(store.load('table1')).toBeNull();
    expect(store.load('table0')).toBeNull();
    expect(store.load(tables.at(-GAMES_KEPT)!)).not.toBeNull();
    expect(storage.getItem('amletero-receipt-old-kind')).toBeNull();
    expect(storage.getItem('amletero-speed')).toBe('1');
    expect(storage.length).toBe(GAMES_KEPT + 2);
  });

  it('lets older ones make way where there is no room', () => {
    const store = new ReceiptStore(memoryStorage(700));
    for (const table of ['a', 'b', 'c', 'd', 'e']) store.save(emptyReceipt(table));
    expect(store.load('a')).toBeNull();
    expect(store.load('e')).toEqual(emptyReceipt('e'));
  });

  it('keeps nothing where nothing can be kept', () => {
    const full = new ReceiptStore(memoryStorage(10));
    full.save(emptyReceipt('one'));
    expect(full.load('one')).toBeNull();
    const none = new ReceiptStore(null);
    none.save(emptyReceipt('one'));
    expect(none.load('one')).toBeNull();
  });

  it.each(['nonsense', '{}', '{"format": "amletero-receipt", "version": 9}', '5'])(
    'passes over what it cannot read: %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('amletero-receipt-one', text);
      expect(new ReceiptStore(storage).load('one')).toBeNull();
    },
  );
});
