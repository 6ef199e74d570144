import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import english from './texts/en';
import spanish from './texts/es';
import { moveWords } from './move-words';
import { percentText, pointsText, whyText } from './review-words';
import { Speaker } from './speaker';

const NAMES = ['Ana', 'Beto'];

function speaker(language: string, texts: readonly string[]): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return new Speaker(bundle, 'standard');
}
const en = speaker('en', english);
const es = speaker('es', spanish);

test('a move is said in words', () => {
  expect(moveWords('4', en, NAMES, 0)).toBe('play the Handmaid');
  expect(moveWords('3>1', en, NAMES, 0)).toBe('play the Baron on Beto');
  expect(moveWords('5>0', en, NAMES, 0)).toBe('play the Prince on oneself');
  expect(moveWords('1>1=2', en, NAMES, 0)).toBe('play the Guard on Beto and name the Priest');
  expect(moveWords('9/0,2', en, NAMES, 0)).toBe(
    'keep the Princess and put the Spy and then the Priest under the deck',
  );
});

test('an argument is a seat, a chance, a card or a move by its name', () => {
  const guess = {
    id: 'review-why-guess',
    args: { player: 1, named: 2, chance: 0, better: 8, better_chance: 0.333 },
    evidence: null,
  };
  expect(whyText(guess, en, NAMES, 0)).toBe(
    'The chance that Beto held the Countess was 33%, the Priest 0%.',
  );
  const other = {
    id: 'review-why-other',
    args: { best: '4', better_chance: 0.52 },
    evidence: null,
  };
  const better = 'Better: play the Handmaid (wins 52% of the time).';
  expect(whyText(other, en, NAMES, 0)).toBe(better);
  const evidence = { id: 'review-evidence-seen', args: { mover_player: 0, player: 1 } };
  expect(whyText({ ...other, evidence }, en, NAMES, 0)).toBe(
    `Ana had seen the hand of Beto. ${better}`,
  );
});

test('figures have the marks of the language', () => {
  expect(percentText(en, 0.0123, 1)).toBe('1.2%');
  expect(percentText(es, 0.0123, 1)).toContain('1,2');
  expect([pointsText(en, 0.118), pointsText(en, -0.118)]).toEqual(['+12', '−12']);
});
