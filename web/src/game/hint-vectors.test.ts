import { expect, it } from 'vitest';
import cases from '../generated/hint_reasons.json';
import type { EditionName } from './editions';
import { comparedWith, reasonFor } from './hint-reason';
import { readPlay } from './legal-moves';

it.each(cases)('gives the reason for $advice that Python gives', (hint) => {
  const beliefs = hint.beliefs.map(({ seat, chances }) => ({
    seat,
    chances: chances as unknown as Record<string, number>,
  }));
  const play = readPlay(hint.advice)!;
  expect(reasonFor(play, beliefs, hint.hand, hint.edition as EditionName)).toEqual(hint.reason);
  expect(comparedWith(hint.advice, hint.considered)).toEqual(hint.comparison);
});
