import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf-8');
const faces = css.split('@font-face').slice(1);
const ESPERANTO = 'ĈĉĜĝĤĥĴĵŜŝŬŭ';

function covers(face: string, letter: string): boolean {
  const ranges = /unicode-range:([^;]*);/s
    .exec(face)![1]!
    .matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g);
  const code = letter.codePointAt(0)!;
  return [...ranges].some(
    ([, first, last]) => parseInt(first!, 16) <= code && code <= parseInt(last ?? first!, 16),
  );
}

describe.each([
  ['Cinzel', 'normal'],
  ['EB Garamond', 'normal'],
  ['EB Garamond', 'italic'],
])('%s, %s', (family, style) => {
  const own = faces.filter(
    (face) => face.includes(`'${family}'`) && face.includes('italic') === (style === 'italic'),
  );
  it.each([...ESPERANTO])('has the letter %s', (letter) => {
    expect(own.filter((face) => covers(face, letter))).toHaveLength(1);
  });
});
