/** How a game was won, in one sentence: what decided its last round, and what that made. */
import { characterOf } from '../game/editions';
import type { Fact, FactOf } from '../game/facts';
import type { Speaker } from './speaker';

/** What brought the last token: the Spy, outlasting the others, or the card at the showdown. */
export type Cause = 'spy' | 'last-player' | 'highest' | 'tie';

/** The sentence, or null where the end of the last round is not among the facts. */
export function gameWon(
  facts: readonly Fact[],
  winner: number,
  tokens: number,
  speaker: Speaker,
): string | null {
  const ended = facts.findLast((fact) => fact.fact === 'round-ended');
  if (!ended) return null;
  const shown = facts.filter((fact) => fact.fact === 'revealed');
  const cause = causeOf(ended, shown, winner);
  const card = shown.find(({ seat }) => seat === winner)?.card;
  const cards = card === undefined ? [] : [characterOf(speaker.edition, card)];
  return speaker.say('web-game-how', { cause, tokens, card: { cards } });
}

function causeOf(
  { ending, winners }: FactOf<'round-ended'>,
  shown: readonly FactOf<'revealed'>[],
  winner: number,
): Cause {
  if (!winners.includes(winner)) return 'spy';
  if (ending === 'last-player') return 'last-player';
  const top = Math.max(...shown.map(({ card }) => card));
  return shown.filter(({ card }) => card === top).length === 1 ? 'highest' : 'tie';
}
