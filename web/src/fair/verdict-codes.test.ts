import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from '../l10n/texts/en';
import eo from '../l10n/texts/eo';
import es from '../l10n/texts/es';
import it_ from '../l10n/texts/it';
import {
  aboutMessage,
  CHEATED,
  NOT_PROVEN,
  reasonMessage,
  WORDS,
  wordMessage,
} from './verdict-codes';

describe.each(Object.entries({ en, es, it: it_, eo }))('the verdicts in %s', (language, texts) => {
  const bundle = new FluentBundle(language);
  for (const text of texts) bundle.addResource(new FluentResource(text));

  it.each(WORDS)('have the word %s and say what it means', (word) => {
    expect(bundle.hasMessage(wordMessage(word))).toBe(true);
    expect(bundle.hasMessage(aboutMessage(word))).toBe(true);
  });

  it.each([...CHEATED, ...NOT_PROVEN])('have a sentence for %s', (code) => {
    expect(bundle.hasMessage(reasonMessage(code))).toBe(true);
  });
});
