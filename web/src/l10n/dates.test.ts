import { describe, expect, it } from 'vitest';
import { dayText, momentText } from './dates';

/** Half past four in the afternoon, wherever the test runs. */
const time = new Date(2026, 10, 16, 16, 30);

describe('a date', () => {
  it.each([
    ['en', 'November 16, 2026 at 4:30 PM'],
    ['es', '16 de noviembre de 2026 a las 16:30'],
    ['it', '16 novembre 2026 alle ore 16:30'],
  ])('is written in %s and in local time', (language, text) => {
    expect(momentText(time, language).replaceAll('\u202f', ' ')).toBe(text);
  });

  it('is written in digits where the browser does not know the language', () => {
    expect(momentText(time, 'tlh')).toBe('2026-11-16 16:30');
    expect(dayText(time, 'tlh')).toBe('2026-11-16');
  });

  it('can be a day only', () => {
    expect(dayText(time, 'en')).toBe('Nov 16, 2026');
  });
});
