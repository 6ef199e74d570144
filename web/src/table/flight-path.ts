/** The path of a card between two places, as CSS. */

/** Where a card lies: its middle, and how high it is. */
export interface Box {
  x: number;
  y: number;
  height: number;
}

export interface Flight {
  ms: number;
  /** For a part of the way from the other place (0) to one's own (1). */
  transform(t: number, turn?: number): string;
  at(t: number, turns: boolean): string;
}

const SHORTEST_MS = 280;
const LONGEST_MS = 560;
const MS_A_PIXEL = 0.4;
const ARC = 0.16;
const HIGHEST_ARC = 56;

/** Seen from a card at `own`: it `arrives` from the other place, or departs to it. */
export function flightBetween(own: Box, other: Box, arrives: boolean): Flight {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const way = Math.hypot(dx, dy);
  const scale = own.height > 0 && other.height > 0 ? other.height / own.height : 1;
  // To the left of the direction of travel: two hands that are traded pass each other.
  const side = way === 0 ? 0 : (Math.min(HIGHEST_ARC, way * ARC) / way) * (arrives ? -1 : 1);
  const [sideX, sideY] = [dy * side, -dx * side];

  function transform(t: number, turn = 0): string {
    const u = 1 - t;
    const bow = 4 * t * u;
    const turned = turn === 0 ? '' : ` perspective(700px) rotateY(${turn}deg)`;
    return `translate(${u * dx + bow * sideX}px, ${u * dy + bow * sideY}px) scale(${t + u * scale})${turned}`;
  }
  function at(t: number, turns: boolean): string {
    if (!turns) return `transform: ${transform(t)}; opacity: ${Math.min(1, 2 * t)}`;
    const turn = (arrives ? -180 : 180) * (1 - t);
    return `transform: ${transform(t, turn)}; opacity: ${t >= 0.5 ? 1 : 0}`;
  }
  return { ms: Math.min(LONGEST_MS, SHORTEST_MS + way * MS_A_PIXEL), transform, at };
}
