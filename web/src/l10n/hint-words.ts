/** A hint in words: what the strongest bot would do, and why, compared with another move. */
import { characterOf } from '../game/editions';
import { comparedWith, reasonFor, reasonToKeep } from '../game/hint-reason';
import { keptCard, readPlay } from '../game/legal-moves';
import type { Hint } from '../generated/socket';
import type { Speaker } from './speaker';

/** Who asks for the hint: the seat, the hand, and everybody's names. */
export interface Asking {
  own: number | null;
  hand: readonly number[];
  names: readonly string[];
}

const cardOf = (speaker: Speaker, value: number) => ({
  cards: [characterOf(speaker.edition, value)],
});

/** The advised move in one sentence. */
export function adviceText(speaker: Speaker, { advice }: Hint, { own, names }: Asking): string {
  if (!advice) return speaker.say('web-hint-none');
  const play = readPlay(advice);
  if (!play) return speaker.say('web-hint-keep', { card: cardOf(speaker, keptCard(advice)!) });
  const card = cardOf(speaker, play.card);
  if (play.target === null) return speaker.say('web-hint-play', { card });
  if (play.target === own) return speaker.say('web-hint-play-self', { card });
  const name = names[play.target] ?? '';
  return play.named === null
    ? speaker.say('web-hint-play-on', { card, name })
    : speaker.say('web-hint-guess', { card, name, named: cardOf(speaker, play.named) });
}

/** Why the move is advised, compared with the other one, in one sentence; empty without advice. */
export function reasonText(speaker: Speaker, hint: Hint, asking: Asking): string {
  if (!hint.advice) return '';
  const why = whyText(speaker, hint, hint.advice, asking);
  const than = comparedWith(hint.advice, hint.considered ?? []);
  if (!than) return speaker.say('web-hint-only', { why });
  const move = otherText(speaker, hint.advice, than.other, asking);
  return speaker.say('web-hint-than', { why, margin: than.margin, move });
}

function whyText(speaker: Speaker, hint: Hint, advice: string, { hand, names }: Asking): string {
  const play = readPlay(advice);
  if (!play)
    return speaker.say('web-hint-keep-why', { kind: reasonToKeep(keptCard(advice)!, hand) });
  const name = play.target === null ? '' : (names[play.target] ?? '');
  const reason = reasonFor(play, hint.beliefs, hand, speaker.edition);
  return reason.kind === 'use'
    ? speaker.say(`web-hint-use-${reason.self ? 'prince-self' : reason.character}`, { name })
    : speaker.say(`web-hint-${reason.kind}`, { name, likely: reason.likely });
}

/** What differs about the move that the advised one is compared with. */
function otherText(
  speaker: Speaker,
  advice: string,
  other: string,
  { own, names }: Asking,
): string {
  const [advised, play] = [readPlay(advice), readPlay(other)];
  if (!play) return speaker.say('web-hint-keeping', { card: cardOf(speaker, keptCard(other)!) });
  if (play.card !== advised?.card)
    return speaker.say('web-hint-playing', { card: cardOf(speaker, play.card) });
  if (play.target !== null && play.target !== advised.target)
    return speaker.say(play.target === own ? 'web-hint-on-self' : 'web-hint-on', {
      name: names[play.target] ?? '',
    });
  return speaker.say('web-hint-naming', { card: cardOf(speaker, play.named!) });
}
