/** How long something that was shown stays, so that it can be read, before the next thing happens. */
import type { Fact } from './facts';

export const PACES = ['calm', 'normal', 'brisk', 'wait'] as const;
/** How fast the table plays. With `wait` each turn stays until its reader goes on. */
export type PaceName = (typeof PACES)[number];

/** Rests at a pace, as a part of those at the normal one. */
const PACE_FACTORS: Record<PaceName, number> = { calm: 1.5, normal: 1, brisk: 0.5, wait: 1 };

const MS_A_CHARACTER = 60;
const SHORTEST_SENTENCE_MS = 1800;
/** After this player's own end in a round there is a moment of nothing, in milliseconds. */
const OWN_END_MS = 1200;

/** The longest flight of a card takes 560 ms. */
const DEAL_MS = 600;

/** A hand that is turned over after a held breath is seen at every pace: its motion takes 1320 ms. */
const SHORTEST_REVEAL_MS = 1500;

/** What a player chose, and so need not read. */
const CHOSEN: readonly Fact['fact'][] = [
  'played',
  'protected',
  'drew-to-choose',
  'returned',
  'put-under',
];

/** Whether a fact tells the player at a seat something that they did not choose or hold themselves. */
export function isNews(fact: Fact, seat: number | null): boolean {
  const own = seat !== null && 'seat' in fact && fact.seat === seat;
  return !own || !(fact.fact === 'holds' || CHOSEN.includes(fact.fact));
}

/** The milliseconds to rest at the normal pace after a fact, told to a seat in these sentences. */
export function restMs(fact: Fact, seat: number | null, sentences: readonly string[]): number {
  if (sentences.length === 0 || !isNews(fact, seat)) return motionMs(fact, seat);
  const reading = sentences
    .map((text) => Math.max(SHORTEST_SENTENCE_MS, text.length * MS_A_CHARACTER))
    .reduce((one, other) => one + other);
  const ownEnd = fact.fact === 'went-out' && fact.seat === seat ? OWN_END_MS : 0;
  return Math.max(motionMs(fact, seat), reading) + ownEnd;
}

/** The milliseconds below which no pace may shorten the rest after a fact. */
export function leastMs({ fact }: Fact): number {
  return fact === 'revealed' ? SHORTEST_REVEAL_MS : 0;
}

/** The milliseconds that a rest lasts at a pace, given those of the normal one. */
export function msAt(pace: PaceName, ms: number, least: number): number {
  return Math.max(least, ms * PACE_FACTORS[pace]);
}

/** The milliseconds that cards need to travel, for those who read nothing. */
export function motionMs(fact: Fact, seat: number | null): number {
  const own = 'seat' in fact && fact.seat === seat;
  switch (fact.fact) {
    case 'round-began':
      return DEAL_MS;
    case 'turn-began':
      return 200;
    case 'drew':
      return 450;
    case 'holds':
      return own ? 60 : 1400;
    case 'played':
      return own ? 450 : 750;
    case 'guessed':
    case 'compared':
    case 'traded':
    case 'revealed':
      return 1400;
    case 'protected':
      return own ? 500 : 900;
    case 'discarded':
    case 'drew-set-aside':
    case 'went-out':
      return 1000;
    case 'drew-to-choose':
      return own ? 400 : 700;
    case 'put-under':
      return 700;
    default:
      return 0;
  }
}
