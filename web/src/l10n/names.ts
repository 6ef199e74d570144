/** What the players at a table are called, and the faces of the bots among them. */
import type { SeatState } from '../generated/socket';
import { has, t } from './speaker.svelte';

/** A bot's name is its level and may add a temper, as in `reader-bold`; each temper is somebody. */
const CHARACTERS = {
  even: 'serena',
  bold: 'ardo',
  cautious: 'singarda',
  curious: 'scivola',
} as const;
type Temper = keyof typeof CHARACTERS;
const TEMPERS = Object.keys(CHARACTERS) as Temper[];
const FACES: Record<Temper, string> = {
  even: 'calm',
  bold: 'brow',
  cautious: 'hands',
  curious: 'smile',
};

/** Where a temper comes twice to one table, somebody else comes who shares it. */
const OTHERS = ['klera', 'severo', 'reva'] as const;
const OTHER_FACES: Record<string, string> = { klera: 'scholar', severo: 'stern', reva: 'dream' };
/** Of more than these, some are called alike: each has a number. */
const NUMBERS = ['', ' II', ' III'];

/** The levels that players meet, weakest first, where the house has them. */
const LEVELS = ['beginner', 'casual', 'reader', 'master'];

export function temperOf(bot: string): Temper {
  const temper = bot.split('-')[1];
  return TEMPERS.find((each) => each === temper) ?? 'even';
}

/** The seats with the names under which the bots are known at this table. */
export function introduced<Seat extends Pick<SeatState, 'kind' | 'name' | 'bot'>>(
  seats: Seat[],
): Seat[] {
  const met: string[] = [];
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.bot === null) return seat;
    const own = CHARACTERS[temperOf(seat.bot)];
    const person = [own, ...OTHERS].find((each) => !met.includes(each)) ?? own;
    const number = NUMBERS[met.filter((each) => each === person).length] ?? '';
    met.push(person);
    return { ...seat, name: t(`bot-${person}`) + number };
  });
}

/** The face that goes with the name; that of the temper where the name is not ours. */
export function faceOf({ bot, name }: Pick<SeatState, 'bot' | 'name'>): string {
  const other = OTHERS.find((each) => name === t(`bot-${each}`));
  return other ? OTHER_FACES[other]! : FACES[temperOf(bot ?? '')];
}

export function seatName({ name, seat }: Pick<SeatState, 'name' | 'seat'>): string {
  return name || t('seat', { seat: seat + 1 });
}

export function levelsOf(bots: readonly string[]): string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return levels.length > 0 ? levels : bots.filter((bot) => !bot.includes('-'));
}

/** A middling level for those who did not choose. */
export function usualLevel(bots: readonly string[]): string {
  const levels = levelsOf(bots);
  return levels[Math.floor((levels.length - 1) / 2)] ?? 'simple';
}

/** The bot of a level for the n-th place, so that different tempers meet. */
export function botFor(level: string, place: number, bots: readonly string[]): string {
  const named = `${level}-${TEMPERS[place % TEMPERS.length]}`;
  return bots.includes(named) ? named : level;
}

export function levelName(bot: string): string {
  const level = bot.split('-')[0]!;
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** A level and what it is like, for choosing. */
export function levelAbout(level: string): string {
  return has(`bot-level-${level}`) ? t(`bot-level-${level}`) : levelName(level);
}
