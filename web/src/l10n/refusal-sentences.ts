/** Why the table, or a rule, said no. The messages follow a colon elsewhere: here they stand alone. */
import type { FluentBundle } from '@fluent/bundle';
import { characterOf, playersOf, type EditionName } from '../game/editions';
import type { Refused } from '../generated/socket';
import { lacksVariable } from './fluent';
import { messages } from './language.svelte';
import { Speaker, type Variable } from './speaker';

const UNREADABLE = 'refusal-unreadable';

type About = Partial<Pick<Refused, 'card' | 'other' | 'seat'>>;

/** The table that refused, for the names of its cards and players. */
export interface RefusedAt {
  edition: EditionName;
  names: readonly string[];
}

/** A refusal of a request that has a code and nothing else. */
export function refusalText(code: string): string {
  return refusedText({ code }, { edition: 'standard', names: [] });
}

/** A refusal at a table, with the card, the other card and the seat that it is about. */
export function refusedText(
  refused: About & { code: string },
  at: RefusedAt,
  bundle: FluentBundle = messages(),
): string {
  const speaker = new Speaker(bundle, at.edition);
  const given = variables(refused, at);
  const message = `refusal-${refused.code.replaceAll('_', '-')}`;
  const known = bundle.hasMessage(message) && !lacksVariable(bundle, message, speaker.args(given));
  return alone(speaker.say(known ? message : UNREADABLE, given));
}

function variables(about: About, at: RefusedAt): Record<string, Variable> {
  const players = playersOf(at.edition);
  const given: Record<string, Variable> = {
    least: Math.min(...players),
    most: Math.max(...players),
    'least-goal': 1,
    'most-goal': 13,
  };
  for (const name of ['card', 'other'] as const) {
    const value = about[name];
    if (value != null) given[name] = { cards: [characterOf(at.edition, value)] };
  }
  if (about.seat != null) {
    given.seat = about.seat + 1;
    given.player = at.names[about.seat] ?? '';
  }
  return given;
}

export function alone(speaker: string): string {
  return `${speaker.charAt(0).toUpperCase()}${speaker.slice(1)}.`;
}
