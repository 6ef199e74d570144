/** A card's words in the current language. */
import type { Character, EditionName } from '../game/editions';
import { alone } from './refusal-sentences';
import { messages, t } from './language.svelte';
import { Speaker } from './speaker';

/** Several texts as one, as the language joins them: "Ana, Beto and Ciela". */
export function listed(texts: readonly string[]): string {
  return new Speaker(messages(), 'standard').join(texts);
}

export function cardName(character: Character, edition: EditionName): string {
  return t(`card-${character}`, { edition });
}

export function cardLine(character: Character, edition: EditionName): string {
  return t(`card-${character}.line`, { edition });
}

export function cardText(character: Character, edition: EditionName): string {
  return t(`card-${character}.text`, { edition });
}

/** Why this card may not be played: the Countess is in the same hand. */
export function barredText(character: Character, edition: EditionName): string {
  const card = { cards: [character] };
  return alone(new Speaker(messages(), edition).say('refusal-countess', { card, other: card }));
}
