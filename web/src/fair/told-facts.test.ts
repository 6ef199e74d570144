import { describe, expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import games from '../generated/sample_games.json';
import { isPrivate } from './receipt';
import { readRecord } from './read-record';
import { differingRound, partingRound } from './told-facts';

type SampleGame = (typeof games)[number];
const factsOf = (game: SampleGame) => game.facts as Fact[];
const named = games.map(
  (game) => [`${game.names.length} players, reader ${game.reader}`, game] as const,
);

/** A fact in which one card, seat or yes is another; undefined: there is nothing to change. */
function changed(fact: Fact): Fact | undefined {
  switch (fact.fact) {
    case 'holds':
    case 'went-out':
      return fact.hand.length > 0
        ? { ...fact, hand: fact.hand.with(0, (fact.hand[0]! + 1) % 10) }
        : undefined;
    case 'returned':
      return { ...fact, cards: fact.cards.with(0, (fact.cards[0]! + 1) % 10) };
    case 'played':
    case 'discarded':
    case 'revealed':
      return { ...fact, card: (fact.card + 1) % 10 };
    case 'guessed':
      return { ...fact, hit: !fact.hit };
    case 'compared':
      return { ...fact, lower: fact.lower === null ? fact.seat : null };
    case 'put-under':
      return { ...fact, count: fact.count + 1 };
    case 'round-began':
      return { ...fact, first: fact.first + 1 };
    case 'round-ended':
      return { ...fact, spy: fact.spy === null ? 0 : null };
    case 'game-ended':
      return { ...fact, winners: [...fact.winners, 9] };
    case 'game-began':
      return { ...fact, goal: fact.goal + 1 };
    default:
      return undefined;
  }
}

describe.each(named)('the cards of a record, counted along what was told: %s', (_, game) => {
  const facts = factsOf(game);
  const record = readRecord(game.record);

  it('agree, however much was told', () => {
    expect(partingRound(record, facts)).toBeNull();
    expect(partingRound(record, facts.slice(0, facts.length >> 1))).toBeNull();
    const open = facts.filter((fact) => !isPrivate(fact));
    expect(partingRound(record, open)).toBeNull();
  });

  it('do not agree where any fact is another', () => {
    let round = -1;
    facts.forEach((fact, place) => {
      if (fact.fact === 'round-began') round += 1;
      const other = changed(fact);
      if (other)
        expect(partingRound(record, facts.with(place, other)), JSON.stringify(other)).toBe(round);
    });
  });

  it('do not agree where two cards of a deck that were seen are exchanged', () => {
    const { deck } = record.rounds[0]!;
    const [one, other] = [
      deck[record.players === 2 ? 4 : 1]!,
      deck.find((card) => card !== deck[4])!,
    ];
    const swap = (card: number) => (card === one ? other : card === other ? one : card);
    const rounds = record.rounds.with(0, { ...record.rounds[0]!, deck: deck.map(swap) });
    expect(partingRound({ ...record, rounds }, facts)).toBe(one === other ? null : 0);
  });

  it('do not agree with a record that ends earlier or has other moves', () => {
    const cut = { ...record, rounds: record.rounds.slice(0, -1) };
    expect(partingRound(cut, facts)).toBe(record.rounds.length - 1);
    const { moves } = record.rounds[0]!;
    for (const other of [moves.slice(0, -1), [...moves, '4']]) {
      const rounds = record.rounds.with(0, { ...record.rounds[0]!, moves: other });
      expect(partingRound({ ...record, rounds }, facts)).toBe(0);
    }
  });
});

describe('what two viewers were told', () => {
  const [player, watcher] = [factsOf(games[2]!), factsOf(games[3]!)];

  it('is the same but for hands, as far as both were told', () => {
    expect(differingRound(player, watcher)).toBeNull();
    expect(differingRound(player.slice(0, 30), watcher)).toBeNull();
    expect(differingRound(watcher, player.slice(0, 30))).toBeNull();
  });

  it('differs in the round of the first difference', () => {
    const place = watcher.findLastIndex(({ fact }) => fact === 'played');
    const rounds = watcher.slice(0, place).filter(({ fact }) => fact === 'round-began').length;
    const other = watcher.with(place, changed(watcher[place]!)!);
    expect(differingRound(player, other)).toBe(rounds - 1);
    expect(differingRound(player, watcher.with(0, changed(watcher[0]!)!))).toBe(-1);
  });
});
