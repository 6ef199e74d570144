import { expect, test } from 'vitest';
import { luckLine, luckSums } from './luck-line';

const game = (luck: number) => ({ date: '2026-11-18', mean_loss: 0.02, luck });

test('luck adds up from game to game', () => {
  expect(luckSums([game(0.5), game(-1.5)])).toEqual([0, 0.5, -1]);
  expect(luckSums([])).toEqual([0]);
});

test('the line lies within its box, and good luck above bad', () => {
  expect(luckLine([0, 0.5, -1], 300, 100)).toEqual({ path: 'M0,35L150,5L300,95', zero: 35 });
  expect(luckLine([0, 0], 300, 100).path).toBe('M0,50L300,50');
});
