/** A card's words in the current language. */
import type { Character, EditionName } from '../game/editions';
import { t } from './speaker.svelte';

export function cardName(character: Character, edition: EditionName): string {
  return t(`card-${character}`, { edition });
}

export function cardLine(character: Character, edition: EditionName): string {
  return t(`card-${character}.line`, { edition });
}

export function cardText(character: Character, edition: EditionName): string {
  return t(`card-${character}.text`, { edition });
}
