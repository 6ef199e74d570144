/** The sentences that belong to what is seen in the middle of the table. */
import type { Fact } from '../game/facts';
import type { Sentence } from './narrator';

/** Those since the last card was played, or the round or its showdown began. */
export function sceneSentences(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  own: number | null,
): Sentence[] {
  const start = facts.findLastIndex((fact, index) => opens(fact, facts[index - 1]));
  const current = new Set(facts.slice(Math.max(0, start)));
  const played = facts[start]?.fact === 'played';
  return sentences.filter(({ fact }) => current.has(fact) && !(played && isOwnDraw(fact, own)));
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

/** How the last round was won for the winners of the game: the hand that was shown, and what it was worth. */
export function howWon(sentences: readonly Sentence[], winners: readonly number[]): Sentence[] {
  return sentences.filter(({ fact, character }) => {
    switch (fact.fact) {
      case 'revealed':
        return winners.includes(fact.seat) && roundWinners(sentences).includes(fact.seat);
      case 'round-ended':
        return character === 'spy'
          ? winners.includes(fact.spy!)
          : fact.winners.some((seat) => winners.includes(seat));
      default:
        return false;
    }
  });
}

function roundWinners(sentences: readonly Sentence[]): number[] {
  return sentences.flatMap(({ fact }) => (fact.fact === 'round-ended' ? fact.winners : []));
}
