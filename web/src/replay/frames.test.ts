import { describe, expect, it } from 'vitest';
import { frameAt, placeText, readPlace } from './frames';
import { recordsIn } from './replay-source';

describe('a place in a game', () => {
  it('is read as it is written', () => {
    expect(readPlace(placeText({ round: 2, move: 5 }))).toEqual({ round: 2, move: 5 });
    expect(readPlace('#3')).toEqual({ round: 3, move: 0 });
    for (const hash of ['', '#', '#a.1', '#1.2.3', '#-1.0']) expect(readPlace(hash)).toBeNull();
  });

  it('leads to its frame, or to the last one before it', () => {
    const frames = [
      { round: 1, move: 0 },
      { round: 1, move: 1 },
      { round: 2, move: 0 },
    ];
    expect(frameAt(frames, { round: 1, move: 1 })).toBe(1);
    expect(frameAt(frames, { round: 1, move: 9 })).toBe(1);
    expect(frameAt(frames, { round: 9, move: 9 })).toBe(2);
    expect(frameAt(frames, { round: 0, move: 0 })).toBe(0);
  });
});

describe('a file', () => {
  it('holds one record, or one a line', () => {
    expect(recordsIn('{"a": 1}\n\n{"a": 2}\n')).toEqual(['{"a": 1}', '{"a": 2}']);
    const pretty = '{\n "a": 1\n}\n';
    expect(recordsIn(pretty)).toEqual([pretty]);
  });
});
