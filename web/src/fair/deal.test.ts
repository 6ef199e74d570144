import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import deals from '../generated/deals.json';
import {
  dealKey,
  drawnDeal,
  gameCommitment,
  roundCommitment,
  roundSecret,
  seatCommitment,
} from './deal';

describe.each(deals)('the deal of $game', (deal) => {
  const secret = roundSecret(hexToBytes(deal.secret), deal.round);

  it('is committed to as the server commits', () => {
    expect(gameCommitment(deal.game, hexToBytes(deal.secret))).toBe(deal.game_commitment);
    expect(roundCommitment(deal.game, deal.round, secret)).toBe(deal.round_commitment);
    deal.given.forEach((given, seat) => {
      const commitment = seatCommitment(deal.game, deal.round, seat, hexToBytes(given));
      expect(commitment).toBe(deal.seats[seat]!.commitment);
    });
  });

  it('comes out as the server deals', () => {
    const given = deal.seats.map(({ seat, commitment, bytes }) => ({
      seat,
      commitment: hexToBytes(commitment),
      revealed: bytes === null ? null : hexToBytes(bytes),
    }));
    const key = dealKey(deal.game, deal.round, secret, given.toReversed());
    expect(drawnDeal(key, deal.cards, deal.candidates)).toEqual({
      deck: deal.deck,
      first: deal.first,
    });
    expect(bytesToHex(key)).toHaveLength(64);
  });
});
