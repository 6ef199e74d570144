/** What is asked of a player now, in one line. */
import type { MoveChoice } from '../game/move-choice.svelte';
import { characterOf } from '../game/editions';
import type { Fact } from '../game/facts';
import type { TableClientLike } from '../game/table-client.svelte';
import { cardName } from '../l10n/card-texts';
import { t } from '../l10n/language.svelte';

export function promptText(client: TableClientLike, choice: MoveChoice): string {
  const { seat, still_in, turn } = client.playback.position!;
  if (client.pending.sending) return t('web-sending');
  if (choice.piece) return promptForCard(client, choice);
  if (choice.able) return t('web-your-turn');
  if (client.dealing || turn === null) return t('web-dealing');
  if (seat !== null && still_in.length > 0 && !still_in.includes(seat)) return t('web-you-are-out');
  const thinks = turn !== seat && isThinking(client.playback.shown);
  return thinks ? t('web-turn-of', { name: client.names[turn] ?? '' }) : '';
}

/** Whether the player whose turn it is has yet to decide something, as far as it was shown. */
export function isThinking(shown: readonly Fact[]): boolean {
  const latest = shown.findLast(({ fact }) => !QUIET.includes(fact));
  return latest?.fact === 'turn-began' || latest?.fact === 'drew-to-choose';
}
/** Facts that leave open what a player decides. */
const QUIET: readonly Fact['fact'][] = ['drew', 'holds'];

/** Once a card has been taken. */
function promptForCard(client: TableClientLike, choice: MoveChoice): string {
  const edition = client.playback.position!.edition;
  const character = characterOf(edition, choice.piece!.value!);
  const card = cardName(character, edition);
  if (choice.inVain)
    return t(character === 'chancellor' ? 'web-in-vain-chancellor' : 'web-in-vain', { card });
  const { target } = choice;
  if (choice.fatal) return t('web-ready-fatal', { card });
  if (!choice.ready) return t('web-choose-target', { card });
  if (target === null) return t('web-ready', { card });
  return target === client.playback.position!.seat
    ? t('web-ready-self', { card })
    : t('web-ready-on', { card, name: client.names[target] ?? '' });
}
