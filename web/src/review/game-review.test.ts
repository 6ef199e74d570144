import { expect, test } from 'vitest';
import type {
  DecisionDocument,
  ReviewDocument,
  RoundReviewDocument,
  SeatSummaryDocument,
} from '../generated/review';
import { ReplayError, type ReviewSource } from '../replay/replay-source';
import { GameReview } from './game-review.svelte';
import { bestPlayer, luckiest } from './standouts';

const decision = { move: 2, seat: 1, verdict: 'mistake' } as DecisionDocument;
const round: RoundReviewDocument = { seats: [], curve: [], decisions: [decision] };
const whole = { rounds: [round, round] } as ReviewDocument;

function source(make: ReviewSource['make'], kept: ReviewDocument | null = null): ReviewSource {
  return { kept: async () => kept, make };
}

test('rounds are there as soon as they are told', async () => {
  const seen: number[] = [];
  const review = new GameReview(
    source(async (told) => {
      told(round, 2);
      seen.push(review.rounds.length);
      expect(review.whole).toBeNull();
      return whole;
    }),
  );
  await review.make();
  expect([seen, review.rounds.length, review.total, review.working]).toEqual([[1], 2, 2, false]);
  expect(review.decisionAt({ round: 2, move: 2 })).toBe(decision);
  expect(review.decisionAt({ round: 2, move: 0 })).toBeNull();
  expect(review.roundAt({ round: 3, move: 0 })).toBeNull();
});

test('a review that was made before is not made again', async () => {
  const review = new GameReview(
    source(async () => {
      throw new Error('asked for');
    }, whole),
  );
  await review.recall();
  await review.make();
  expect([review.whole, review.trouble]).toEqual([whole, '']);
});

test('a refusal is told by its code, and one can try again', async () => {
  let refused = true;
  const review = new GameReview(
    source(async () => {
      if (refused) throw new ReplayError(429, 'review_running', '');
      return whole;
    }),
  );
  await review.make();
  expect([review.trouble, review.working]).toEqual(['review_running', false]);
  refused = false;
  await review.make();
  expect([review.trouble, review.whole]).toEqual(['', whole]);
});

test('who had no choice did not play best, and without luck nobody is luckiest', () => {
  const seat = (seat: number, decisions: number, mean_loss: number, luck: number) =>
    ({ seat, decisions, mean_loss, luck }) as SeatSummaryDocument;
  const summary = [seat(0, 0, 0, -0.5), seat(1, 3, 0.1, 0.2), seat(2, 3, 0.05, 0.3)];
  expect(bestPlayer(summary)?.seat).toBe(2);
  expect(luckiest(summary)?.seat).toBe(2);
  expect(luckiest([seat(0, 1, 0, 0)])).toBeNull();
  expect(bestPlayer([])).toBeNull();
});
