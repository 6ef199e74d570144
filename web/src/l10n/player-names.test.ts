import { describe, expect, it, vi } from 'vitest';
import tables from '../generated/bot_names.json';
import type { SeatState } from '../generated/socket';
import { botFor, faceOf, introduced, levelsOf, temperOf, usualLevel } from './player-names';
import { speakFrom } from './language.svelte';
import texts from './texts/en';

vi.stubGlobal('document', { documentElement: { lang: '' } });
speakFrom('en', texts);

const BOTS = [
  'random',
  'beginner',
  'simple',
  'casual',
  'reader',
  'master',
  'reader-bold',
  'reader-cautious',
  'reader-curious',
];
type Seat = Pick<SeatState, 'kind' | 'name' | 'bot'>;
const bot = (name: string) => ({ kind: 'bot' as const, name: '', bot: name });

describe('the bots at a table', () => {
  it('have the character of their temper', () => {
    expect(temperOf('reader-bold')).toBe('bold');
    expect(temperOf('simple')).toBe('even');
    expect(faceOf({ bot: 'master-cautious', name: 'Singarda' })).toBe('hands');
  });

  it('are told apart when they are namesakes', () => {
    const seats = introduced([
      bot('simple'),
      { kind: 'human' as const, name: 'Ana', bot: null },
      bot('random'),
    ]);
    expect(seats[0]!.name).not.toBe(seats[2]!.name);
    expect(faceOf(seats[0]!)).not.toBe(faceOf(seats[2]!));
    expect(seats[1]!.name).toBe('Ana');
  });

  it('are called as in the terminal', () => {
    for (const { seats, names } of tables) {
      const called = introduced(seats as Seat[]).map((seat) => seat.name);
      expect(called).toEqual(names);
    }
  });

  it('come with different tempers, where the server has them', () => {
    expect([0, 1, 2, 3, 4].map((place) => botFor('reader', place, BOTS))).toEqual([
      'reader',
      'reader-bold',
      'reader-cautious',
      'reader-curious',
      'reader',
    ]);
    expect(botFor('casual', 1, BOTS)).toBe('casual');
  });

  it('have levels to choose from', () => {
    expect(levelsOf(BOTS)).toEqual(['beginner', 'casual', 'reader', 'master']);
    expect(usualLevel(BOTS)).toBe('casual');
    expect(levelsOf(['random', 'simple'])).toEqual(['random', 'simple']);
  });
});
