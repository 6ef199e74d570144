/** A move in words, as one would advise it: the browser's counterpart of `locales/move_words.py`. */
import { characterOf } from '../game/editions';
import { readPlay } from '../game/legal-moves';
import type { Speaker } from './speaker';

export function moveWords(
  move: string,
  speaker: Speaker,
  names: readonly string[],
  mover: number,
): string {
  const card = (value: number) => characterOf(speaker.edition, value);
  const play = readPlay(move);
  if (!play) {
    const [kept, under] = move.split('/') as [string, string];
    const returned = under.split(',').map((value) => card(Number(value)));
    return speaker.say('advice-keep', {
      card: { cards: [card(Number(kept))] },
      under: speaker.cards(returned, 'object', 'then'),
    });
  }
  const played = { cards: [card(play.card)] };
  if (play.target === null) return speaker.say('advice-play', { card: played });
  if (play.target === mover) return speaker.say('advice-play-on-oneself', { card: played });
  const player = names[play.target] ?? '';
  return play.named === null
    ? speaker.say('advice-play-on', { card: played, player })
    : speaker.say('advice-name', { card: played, player, named: { cards: [card(play.named)] } });
}
