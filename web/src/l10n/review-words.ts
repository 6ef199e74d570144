/** The figures and sentences of a review in the reader's language. */
import { characterOf } from '../game/editions';
import type { DecisionDocument, EvidenceDocument, WhyDocument } from '../generated/review';
import { moveWords } from './move-words';
import type { Speaker, Variable } from './speaker';

/** A rate as a percentage: 52.1% or 52,1 %. */
export function percentText(speaker: Speaker, rate: number, decimals = 0): string {
  return speaker.say('percent', { number: numberText(speaker, 100 * rate, decimals) });
}

/** A change of chance in percentage points, with its sign. */
export function pointsText(speaker: Speaker, rate: number): string {
  return (rate >= 0 ? '+' : '−') + numberText(speaker, 100 * Math.abs(rate), 0);
}

/** A verdict in words: "Mistake −11%"; the best move gives nothing away. Empty if there is none. */
export function verdictText({ verdict, loss }: DecisionDocument, speaker: Speaker): string {
  if (verdict === null || loss === null) return '';
  const mark = speaker.say(`review-mark-${verdict}`);
  if (verdict === 'best') return mark;
  return speaker.say('review-mark-loss', { mark, loss: percentText(speaker, loss) });
}

/** Why another move was better, as a sentence, after the one that explains it. */
export function whyText(
  why: WhyDocument,
  speaker: Speaker,
  names: readonly string[],
  mover: number,
): string {
  const told = why.evidence ? [why.evidence, why] : [why];
  return told.map((each) => messageText(each, speaker, names, mover)).join(' ');
}

/** A message of a review; what an argument is, its name says. */
function messageText(
  { id, args }: EvidenceDocument,
  speaker: Speaker,
  names: readonly string[],
  mover: number,
): string {
  const told = Object.entries(args).map(([name, value]): [string, Variable] => {
    const word = name.replaceAll('_', '-');
    if (typeof value === 'string') return [word, moveWords(value, speaker, names, mover)];
    if (name.endsWith('chance')) return [word, percentText(speaker, value)];
    if (name.endsWith('player')) return [word, names[value] ?? ''];
    return [word, { cards: [characterOf(speaker.edition, value)] }];
  });
  return speaker.say(id, Object.fromEntries(told));
}

function numberText(speaker: Speaker, value: number, decimals: number): string {
  return value.toFixed(decimals).replace('.', speaker.say('number-example').at(-2)!);
}
