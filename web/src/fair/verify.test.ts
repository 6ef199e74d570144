import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../game/editions';
import type { Receipt } from './contributions';
import {
  dealKey,
  drawnDeal,
  gameCommitment,
  roundCommitment,
  roundSecret,
  seatCommitment,
} from './deal';
import { verify } from './verify';

const GAME = 'table';
const SECRET = '11'.repeat(32);
const BYTES = '22'.repeat(32);

function record() {
  const secret = roundSecret(hexToBytes(SECRET), 0);
  const promised = seatCommitment(GAME, 0, 0, hexToBytes(BYTES));
  const given = [{ seat: 0, commitment: hexToBytes(promised), revealed: hexToBytes(BYTES) }];
  const cards = EDITIONS.classic.rows.flatMap(({ value, copies }) =>
    Array<number>(copies).fill(value),
  );
  const { deck, first } = drawnDeal(dealKey(GAME, 0, secret, given), cards, [0, 1]);
  return {
    edition: 'classic',
    players: ['Ana', 'Beto'],
    rounds: [{ deck, first, winners: [0] }],
    fairness: {
      game: GAME,
      first: null,
      commitment: gameCommitment(GAME, hexToBytes(SECRET)),
      secret: SECRET,
      rounds: [
        {
          commitment: roundCommitment(GAME, 0, secret),
          seats: [{ seat: 0, commitment: promised, bytes: BYTES }],
        },
      ],
    },
  };
}

function receipt(): Receipt {
  const { fairness } = record();
  return {
    game: GAME,
    gameCommitment: fairness.commitment,
    commitments: { 0: fairness.rounds[0]!.commitment },
    given: { 0: { 0: BYTES } },
  };
}

describe('the proof of fair dealing', () => {
  it('agrees with an honest record', () => {
    const verdict = verify(record(), receipt());
    expect(verdict).toMatchObject({ ok: true, fault: null });
    expect(verdict.rounds).toEqual([
      expect.objectContaining({ round: 0, seen: true, contributions: 1 }),
    ]);
  });

  it('notices a deck with two cards changed', () => {
    const changed = record();
    const { deck } = changed.rounds[0]!;
    const other = deck.findIndex((card) => card !== deck[0]);
    [deck[0], deck[other]] = [deck[other]!, deck[0]!];
    expect(verify(changed, receipt())).toMatchObject({ ok: false, fault: 'deck of round 1' });
  });

  it('notices another secret, other bytes and another promise than this browser saw', () => {
    const secret = record();
    secret.fairness.secret = '33'.repeat(32);
    expect(verify(secret, receipt()).ok).toBe(false);
    const bytes = record();
    bytes.fairness.rounds[0]!.seats[0]!.bytes = '44'.repeat(32);
    expect(verify(bytes, receipt()).ok).toBe(false);
    expect(verify(record(), { ...receipt(), commitments: { 0: '55'.repeat(32) } }).ok).toBe(false);
    expect(verify(record(), { ...receipt(), given: { 0: { 0: '66'.repeat(32) } } }).ok).toBe(false);
  });

  it('says no where there is nothing to check', () => {
    const { fairness: _, ...plain } = record();
    expect(verify(plain, receipt()).ok).toBe(false);
  });
});
