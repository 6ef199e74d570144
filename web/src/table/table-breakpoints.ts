/** The sizes in pixels at which the table changes, in `screen-size.svelte.ts` and in styles. */
export const TABLE_SIZES = {
  /** Width: the narrowest phones, with the shortest words. */
  narrow: 432,
  /** Width and height: wider and lower is a phone on its side. */
  sideways: 560,
  sidewaysHeight: 520,
  /** Height: the lowest phone on its side. */
  lowest: 344,
  /** Width: space for whole cards in front of each player. */
  roomy: 760,
  /** Width and height: from here on a desk. */
  desk: 1000,
  deskHeight: 640,
  /** Width: the reference card lies next to the log. */
  vast: 1700,
  /** Height: lower is too low for whole cards in one's own hand, on a phone a little earlier. */
  low: 720,
  lowPhone: 780,
  /** Height: space for a single opponent's row. */
  tall: 740,
} as const;
