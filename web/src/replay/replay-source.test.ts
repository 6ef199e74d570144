import { expect, test } from 'vitest';
import type { ReviewDocument, RoundReviewDocument } from '../generated/review';
import { reviewIn } from './replay-source';

const ROUND: RoundReviewDocument = { seats: [], curve: [[1, 0]], decisions: [] };
const WHOLE = { format: 'amletero-review', version: 1, players: ['Ĉiela'] } as ReviewDocument;

/** An answer that comes in pieces that end anywhere. */
function answer(lines: object[], size = 7): Response {
  const bytes = new TextEncoder().encode(lines.map((line) => JSON.stringify(line) + '\n').join(''));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body);
}

test('each round is told as it comes, then the whole review', async () => {
  const told: number[] = [];
  const lines = [
    { rounds: 2, round: ROUND },
    { rounds: 2, round: ROUND },
    { rounds: 2, review: WHOLE },
  ];
  const review = await reviewIn(answer(lines), (round, rounds) => {
    expect(round).toEqual(ROUND);
    told.push(rounds);
  });
  expect(review).toEqual(WHOLE);
  expect(told).toEqual([2, 2]);
});

test('a review that fails or breaks off is an error with its code', async () => {
  const ignore = () => {};
  await expect(reviewIn(answer([{ code: 'unavailable' }]), ignore)).rejects.toThrow('unavailable');
  await expect(reviewIn(answer([{ rounds: 2, round: ROUND }]), ignore)).rejects.toThrow(
    'unreachable',
  );
});
