/** What is asked of a player now, in one line. */
import type { Choice } from '../game/choice.svelte';
import { characterOf } from '../game/editions';
import type { RoomView } from '../game/room-view';
import { cardName } from '../l10n/cards';
import { t } from '../l10n/speaker.svelte';

export function asked(room: RoomView, choice: Choice): string {
  const { seat, still_in, turn } = room.playback.position!;
  if (room.sending) return t('web-sending');
  if (choice.piece) return askedOf(room, choice);
  if (choice.able) return t('web-your-turn');
  if (room.dealing || turn === null) return t('web-dealing');
  if (seat !== null && still_in.length > 0 && !still_in.includes(seat)) return t('web-you-are-out');
  return turn === seat ? '' : t('web-turn-of', { name: room.names[turn] ?? '' });
}

/** Once a card has been taken. */
function askedOf(room: RoomView, choice: Choice): string {
  const edition = room.playback.position!.edition;
  const character = characterOf(edition, choice.piece!.value!);
  const card = cardName(character, edition);
  if (choice.inVain)
    return t(character === 'chancellor' ? 'web-in-vain-chancellor' : 'web-in-vain', { card });
  if (character === 'princess') return t('web-ready-princess', { card });
  return t(choice.ready ? 'web-ready' : 'web-choose-target', { card });
}
