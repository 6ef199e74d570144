/** How the seats are told apart in a chart, whatever the colors: a shape, and a pattern of dashes. */

export const SEAT_SHAPES = [
  'M0,-5a5,5 0 1,0 .01,0z',
  'M-4.5,-4.5h9v9h-9z',
  'M0,-6.5l6.5,6.5l-6.5,6.5l-6.5,-6.5z',
  'M0,-6l6,10h-12z',
  'M0,6l6,-10h-12z',
  'M-2,-5.5h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z',
] as const;

export const SEAT_DASHES = ['none', '9 4', '3 3', '12 3 3 3', '6 6', '1 4'] as const;
