/** A verdict in words: "Mistake −11%"; the best move gives nothing away. */
import type { DecisionDocument } from '../generated/review';
import { percentText } from '../l10n/review-words';
import type { Speaker } from '../l10n/speaker';

export function verdictText({ verdict, loss }: DecisionDocument, speaker: Speaker): string {
  const mark = speaker.say(`review-mark-${verdict}`);
  if (verdict === 'best') return mark;
  return speaker.say('review-mark-loss', { mark, loss: percentText(speaker, loss) });
}
