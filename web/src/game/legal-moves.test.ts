import { describe, expect, it } from 'vitest';
import {
  choiceDue,
  keepText,
  nameable,
  playable,
  playText,
  readPlay,
  targets,
} from './legal-moves';

const legal = ['1>1=0', '1>1=5', '1>2=0', '1>2=5', '5>0', '5>1', '5>2'];

describe('what legal moves leave to choose', () => {
  it('knows the cards, the players and the guesses', () => {
    expect(playable(legal, 1)).toBe(true);
    expect(playable(legal, 4)).toBe(false);
    expect(targets(legal, 1)).toEqual([1, 2]);
    expect(targets(legal, 5)).toEqual([0, 1, 2]);
    expect(targets(['4'], 4)).toEqual([]);
    expect(nameable(legal, 1, 2)).toEqual([0, 5]);
    expect(nameable(legal, 5, 2)).toEqual([]);
  });

  it('reads and writes move texts', () => {
    for (const text of ['4', '2>3', '1>3=5']) {
      const { card, target, named } = readPlay(text)!;
      expect(playText(card, target, named)).toBe(text);
    }
    expect(readPlay('9/1,0')).toBeNull();
    expect(keepText(9, [1, 0])).toBe('9/1,0');
    expect(keepText(9, [1])).toBe('9/1');
  });

  it('tells a Chancellor’s choice from a play', () => {
    expect(choiceDue(['9/1,0', '0/1,9'])).toBe(true);
    expect(choiceDue(legal)).toBe(false);
  });
});
