import { expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import { gameWon } from './game-won';
import { Speaker } from './speaker';
import { bundleOf } from './testing/bundle-of';

const speaker = (language: string) => new Speaker(bundleOf(language), 'standard');
const revealed = (seat: number, card: number): Fact => ({ fact: 'revealed', seat, card });
const over: Fact = { fact: 'game-ended', winners: [1] };
const ended = (winners: number[], spy: number | null = null): Fact => ({
  fact: 'round-ended',
  ending: 'showdown',
  winners,
  spy,
});
const told = (...facts: Fact[]) => gameWon([...facts, over], 1, 3, speaker('en'));

it('tells the highest card, once', () => {
  expect(told(revealed(0, 3), revealed(1, 7), ended([1], 1))).toBe(
    'The highest card of the last round was the King, and 3 favor tokens win the heart of the Princess.',
  );
});

it('tells the Spy where the round was another’s', () => {
  expect(told(revealed(0, 7), revealed(1, 3), ended([0], 1))).toMatch(/^The Spy brought/);
});

it('tells of equal cards, and of who was left alone', () => {
  expect(told(revealed(0, 7), revealed(1, 7), ended([0, 1]))).toMatch(/^Equal cards decided/);
  const alone: Fact = { fact: 'round-ended', ending: 'last-player', winners: [1], spy: null };
  expect(told(alone)).toMatch(/^Nobody else was left/);
});

it('tells nothing where the round is not known', () => {
  expect(told()).toBeNull();
});

it.each([
  ['es', 'La carta más alta de la última ronda fue el Rey, y con una sola ficha'],
  ['it', 'La carta più alta dell’ultimo round era il Re, e con un solo segnalino'],
  ['eo', 'La plej alta karto de la lasta raŭndo estis la reĝo, kaj per unu sola ĵetono'],
])('is one sentence in %s', (language, beginning) => {
  const facts = [revealed(0, 3), revealed(1, 7), ended([1]), over];
  const text = gameWon(facts, 1, 1, speaker(language));
  expect(text).toContain(beginning);
  expect(text!.match(/[.!?]/g)).toHaveLength(1);
});
