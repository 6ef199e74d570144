/** The sentences that belong to what is seen in the middle of the table. */
import type { Fact } from '../game/facts';
import type { Sentence } from './narrator';

/** Those since the last card was played, or the round or its showdown began. */
export function centerSentences(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  own: number | null,
): Sentence[] {
  const start = facts.findLastIndex((fact, index) => opens(fact, facts[index - 1]));
  const current = new Set(facts.slice(Math.max(0, start)));
  const played = facts[start]?.fact === 'played';
  const drawn = facts.slice(Math.max(0, start)).some((fact) => isOwnDraw(fact, own));
  return sentences.filter(
    ({ fact }) =>
      current.has(fact) && !(played ? isOwnDraw(fact, own) : drawn && isOwnDeal(fact, own)),
  );
}

function opens(fact: Fact, before: Fact | undefined): boolean {
  return (
    fact.fact === 'played' ||
    fact.fact === 'round-began' ||
    (fact.fact === 'revealed' && before?.fact !== 'revealed')
  );
}

/** One's own two cards are seen in one's hand. */
function isOwnDraw(fact: Fact, own: number | null): boolean {
  return fact.fact === 'holds' && fact.seat === own && fact.hand.length > 1;
}

/** The card that was dealt, which the sentence of a draw names again. */
function isOwnDeal(fact: Fact, own: number | null): boolean {
  return fact.fact === 'holds' && fact.seat === own && fact.hand.length === 1;
}
