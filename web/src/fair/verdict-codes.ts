/** What a verdict can be, and why: the same codes as in `amletero verify`, in its words. */

export const WORDS = ['fair', 'consistent', 'not_proven', 'cheated'] as const;
export type Word = (typeof WORDS)[number];

export const CHEATED = [
  'second_dealing',
  'second_list',
  'own_commitment',
  'dropped_commitment',
  'list_changed',
  'own_bytes',
  'dropped_bytes',
  'bot_contribution',
  'reopened',
  'facts_changed',
  'table_changed',
  'record_table',
  'record_settings',
  'record_commitment',
  'record_list',
  'record_bytes',
  'record_facts',
  'record_attempts',
  'record_secret',
  'game_commitment',
  'round_commitment',
  'seat_commitment',
  'deck',
  'first',
  'receipts_differ',
] as const;
export type Cheated = (typeof CHEATED)[number];

export const NOT_PROVEN = [
  'late',
  'spectator',
  'gave_none',
  'not_covered',
  'secret_withheld',
  'record_withheld',
  'old_receipt',
  'no_fair_dealing',
] as const;
export type NotProven = (typeof NOT_PROVEN)[number];

/** Something that shows a lie: which one, in which round and about which seat. */
export interface Finding {
  code: Cheated;
  round: number | null;
  seat: number | null;
}

export function finding(code: Cheated, round: number | null = null, seat: number | null = null) {
  return { code, round, seat } satisfies Finding;
}

/** The message of a word or of a reason. */
export const wordMessage = (word: Word): string => `verdict-${dashed(word)}`;
export const aboutMessage = (word: Word): string => `verdict-about-${dashed(word)}`;
export const reasonMessage = (code: Cheated | NotProven): string =>
  `verdict-reason-${dashed(code)}`;

const dashed = (code: string): string => code.replaceAll('_', '-');
