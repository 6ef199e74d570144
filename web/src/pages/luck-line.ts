/** The line of luck that adds up from game to game. */
import type { Statistics } from '../net/rest-api';

/** Luck so far, in rounds: before the first game, and after each. */
export function luckSums(games: Statistics['reviewed']): number[] {
  const sums = [0];
  for (const { luck } of games) sums.push(sums.at(-1)! + luck);
  return sums;
}

/** The path of sums within a box, and the height at which there is no luck. */
export function luckLine(
  sums: readonly number[],
  width: number,
  height: number,
): { path: string; zero: number } {
  const [low, high] = [Math.min(...sums, -0.5), Math.max(...sums, 0.5)];
  const y = (sum: number) => Math.round(height * (0.95 - (0.9 * (sum - low)) / (high - low)));
  const x = (game: number) => Math.round((width * game) / Math.max(1, sums.length - 1));
  return { path: 'M' + sums.map((sum, game) => `${x(game)},${y(sum)}`).join('L'), zero: y(0) };
}
