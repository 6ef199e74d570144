import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import deals from '../generated/deals.json';
import {
  dealKey,
  drawnDeal,
  fingerprint,
  gameCommitment,
  roundCommitment,
  roundSecret,
  seatCommitment,
  type DealId,
  type Scheme,
} from './verifiable-deals';

interface Vector {
  scheme?: Scheme;
  attempt?: number;
}

describe.each(deals)('the deal of $game', (deal) => {
  const { scheme = 'amletero-fair-1', attempt = 0 } = deal as Vector;
  const id: DealId = { scheme, game: deal.game, round: deal.round, attempt };
  const secret = roundSecret(id, hexToBytes(deal.secret));

  it('is committed to as the server commits', () => {
    expect(gameCommitment(scheme, deal.game, hexToBytes(deal.secret))).toBe(deal.game_commitment);
    expect(roundCommitment(id, secret)).toBe(deal.round_commitment);
    deal.given.forEach((given, seat) => {
      expect(seatCommitment(id, seat, hexToBytes(given))).toBe(deal.seats[seat]!.commitment);
    });
  });

  it('comes out as the server deals', () => {
    const given = deal.seats.map(({ seat, commitment, bytes }) => ({
      seat,
      commitment: hexToBytes(commitment),
      revealed: bytes === null ? null : hexToBytes(bytes),
    }));
    const key = dealKey(id, secret, given.toReversed());
    expect(drawnDeal(scheme, key, deal.cards, deal.candidates)).toEqual({
      deck: deal.deck,
      first: deal.first,
    });
    expect(bytesToHex(key)).toHaveLength(64);
  });
});

describe('a fingerprint', () => {
  const hash = (digit: string) => digit.repeat(64);
  const attempt = {
    round: 0,
    attempt: 0,
    commitment: hash('b'),
    seats: [
      { seat: 1, commitment: hash('d') },
      { seat: 0, commitment: hash('c') },
    ],
  };

  it('is twelve digits, whatever the order of the seats', () => {
    const print = fingerprint('table', hash('a'), [attempt]);
    expect(print).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/);
    const turned = { ...attempt, seats: attempt.seats.toReversed() };
    expect(fingerprint('table', hash('a'), [turned])).toBe(print);
  });

  it('is another one for another table, commitment, attempt or list', () => {
    const others = [
      fingerprint('table', hash('a'), [attempt]),
      fingerprint('other', hash('a'), [attempt]),
      fingerprint('table', hash('e'), [attempt]),
      fingerprint('table', hash('a'), [{ ...attempt, attempt: 1 }]),
      fingerprint('table', hash('a'), [{ ...attempt, commitment: hash('e') }]),
      fingerprint('table', hash('a'), [{ ...attempt, seats: attempt.seats.slice(1) }]),
    ];
    expect(new Set(others).size).toBe(others.length);
  });
});
