import { describe, expect, it } from 'vitest';
import { flightBetween } from './flight-path';

const near = { x: 100, y: 100, height: 80 };
const far = { x: 400, y: 100, height: 40 };
const middle = (transform: string) => transform.match(/-?[\d.]+(?=px)/g)!.map(Number);

describe('a flight', () => {
  it('begins where the card was, as large as it was, and ends in its own place', () => {
    const { transform } = flightBetween(near, far, true);
    expect(transform(0)).toBe('translate(300px, 0px) scale(0.5)');
    expect(transform(1)).toBe('translate(0px, 0px) scale(1)');
  });

  it('takes longer for a longer way, within what can be followed', () => {
    const ms = (x: number) => flightBetween(near, { ...far, x }, true).ms;
    expect(ms(110)).toBeLessThan(ms(300));
    expect(ms(100)).toBeGreaterThanOrEqual(280);
    expect(ms(5000)).toBe(560);
  });

  it('is the same path for the card that leaves and the card that comes', () => {
    const [x, y] = middle(flightBetween(far, near, true).transform(0.5));
    const [otherX, otherY] = middle(flightBetween(near, far, false).transform(0.5));
    expect(far.x + x!).toBeCloseTo(near.x + otherX!);
    expect(far.y + y!).toBeCloseTo(near.y + otherY!);
  });

  it('lets two cards that change places pass each other on different sides', () => {
    const there = middle(flightBetween(far, near, true).transform(0.5))[1]!;
    const back = middle(flightBetween(near, far, true).transform(0.5))[1]!;
    expect(there).toBeLessThan(0);
    expect(back).toBeCloseTo(-there);
  });

  it('turns a card over halfway', () => {
    const { at } = flightBetween(near, far, true);
    expect(at(0.49, true)).toContain('opacity: 0');
    expect(at(0.51, true)).toContain('opacity: 1');
    expect(at(0.5, true)).toContain('rotateY(-90deg)');
    expect(at(0.5, false)).not.toContain('rotateY');
  });
});
