/** What the players at a table are called, and the faces of the bots among them. */
import { LEVELS, NAMESAKES, PERSONAS } from '../generated/personas';
import type { SeatState } from '../generated/socket';
import type { GameSummary } from '../net/rest-api';
import { has, t } from './language.svelte';

type Persona = keyof typeof PERSONAS;
type Temper = NonNullable<(typeof PERSONAS)[Persona]>;

const EVERYBODY = Object.keys(PERSONAS) as Persona[];
const STAND_INS = EVERYBODY.filter((persona) => PERSONAS[persona] === null);
const TEMPERS = EVERYBODY.map((persona) => PERSONAS[persona]).filter((temper) => temper !== null);
const FACES: Record<Persona, string> = {
  serena: 'calm',
  ardo: 'brow',
  singarda: 'hands',
  scivola: 'smile',
  klera: 'scholar',
  severo: 'stern',
  reva: 'dream',
};

/** A bot's name is its level and may add a temper, as in `reader-bold`. */
export function temperOf(bot: string): Temper {
  const temper = bot.split('-')[1];
  return TEMPERS.find((each) => each === temper) ?? 'even';
}

/** The seats with the names under which the bots are known at this table; none comes twice. */
export function introduced<Seat extends Pick<SeatState, 'kind' | 'name' | 'bot'>>(
  seats: Seat[],
): Seat[] {
  const people = seats.filter((seat) => seat.kind === 'human');
  const taken = new Set(people.map((seat) => seat.name.toLowerCase()));
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.bot === null) return seat;
    const own = personaName(personaOf(seat.bot));
    const wished = [own, ...STAND_INS.map(personaName), ...NAMESAKES.map((number) => own + number)];
    const name = wished.find((each) => !taken.has(each.toLowerCase())) ?? own;
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}

/** The face that goes with the name; that of the temper where the name is not a persona's. */
export function faceOf({ bot, name }: Pick<SeatState, 'bot' | 'name'>): string {
  const standIn = STAND_INS.find((each) => name === personaName(each));
  return FACES[standIn ?? personaOf(bot ?? '')];
}

function personaOf(bot: string): Persona {
  const temper = temperOf(bot);
  return EVERYBODY.find((persona) => PERSONAS[persona] === temper)!;
}

function personaName(persona: Persona): string {
  return t(`bot-${persona}`);
}

export function seatName({ name, seat }: Pick<SeatState, 'name' | 'seat'>): string {
  return name || t('seat', { seat: seat + 1 });
}

/** The names at a table as lists have it: a name or a bot a seat, both empty where it is free. */
export function namesAt({ players, bots }: Pick<GameSummary, 'players' | 'bots'>): string[] {
  const seats = players.map((name, seat) => {
    const bot = bots[seat] ?? null;
    return { seat, name, bot, kind: bot ? ('bot' as const) : ('human' as const) };
  });
  return introduced(seats).map(seatName);
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
export function levelChoice(level: string): string {
  if (!has(`level-${level}`)) return level;
  return t('level-choice', { level: levelName(level), about: t(`level-${level}.about`) });
}
