import { describe, expect, it } from 'vitest';
import { closedBy, readClosing, type Closing } from './closed-game';

const at = '2026-11-16T04:20:00Z';
const record = (closed?: unknown) => ({ players: ['Ana', 'Beto'], closed });

describe('how a game was closed', () => {
  it('is read with the name of the host', () => {
    const host: Closing = { by: 'host', seat: 1, name: 'Beto', at: new Date(at) };
    expect(readClosing(record({ by: 'host', seat: 1, at }))).toEqual(host);
  });

  it('is read where the host had no seat, or no date was kept', () => {
    const bare: Closing = { by: 'expired', seat: null, name: '', at: null };
    expect(readClosing(record({ by: 'expired', seat: null, at: null }))).toEqual(bare);
  });

  it.each([
    ['no record', null],
    ['a game that was decided', record()],
    ['an unknown reason', record({ by: 'server', seat: null, at })],
    ['a seat that the table does not have', record({ by: 'host', seat: 2, at })],
    ['no date', record({ by: 'host', seat: 0, at: 'yesterday' })],
  ])('is not said by %s', (_, said) => {
    expect(readClosing(said)).toBeNull();
  });
});

describe('who closed a game', () => {
  const closing = (seat: number | null, by: Closing['by'] = 'host'): Closing => ({
    ...{ by, seat, name: '', at: null },
  });

  it('is the reader, another player, or a host without a seat', () => {
    expect(closedBy(closing(1), { seats: [1], hosts: true })).toBe('you');
    expect(closedBy(closing(1), { seats: [0], hosts: false })).toBe('player');
    expect(closedBy(closing(null), { seats: [0], hosts: false })).toBe('host');
    expect(closedBy(closing(null), { seats: [], hosts: true })).toBe('you');
  });

  it('is nobody where no one came any more', () => {
    expect(closedBy(closing(null, 'expired'), { seats: [0], hosts: true })).toBe('expired');
    expect(closedBy(closing(null, 'operator'), { seats: [0], hosts: true })).toBe('operator');
  });
});
