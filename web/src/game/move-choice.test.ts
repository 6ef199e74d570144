import { describe, expect, it } from 'vitest';
import type { EditionName } from './editions';
import { MoveChoice } from './move-choice.svelte';
import type { TableClientLike } from './table-client.svelte';

/** A seat with a hand and the moves that the server allows it, and what it has played. */
function atTable(hand: number[], legal: string[], edition: EditionName = 'standard') {
  const played: string[] = [];
  const client = {
    toMove: true,
    pending: { sending: false },
    legal,
    playback: { position: { edition, seat: 0, hand, deck_count: 5 } },
    move: (text: string) => played.push(text),
  };
  const choice = new MoveChoice(client as unknown as TableClientLike);
  const take = (value: number) => choice.take({ id: value, value });
  return { choice, played, take };
}

describe('a move that loses at once', () => {
  it('asks before the Prince makes one discard the Princess', () => {
    const { choice, played, take } = atTable([5, 9], ['5>0', '5>1', '9']);
    take(5);
    expect(choice.fatal).toBe(false);
    choice.aim(0);
    expect(played).toEqual([]);
    expect([choice.fatal, choice.ready]).toEqual([true, true]);
    choice.play();
    expect(played).toEqual(['5>0']);
  });

  it('asks although the card is dropped on oneself, or tapped twice', () => {
    const { choice, played, take } = atTable([5, 9], ['5>0', '9']);
    choice.drop({ id: 5, value: 5 }, 0);
    expect([choice.fatal, played]).toEqual([true, []]);
    choice.clear();
    take(9);
    take(9);
    expect([choice.piece, played]).toEqual([null, []]);
  });

  it('does not ask where it need not be lost', () => {
    const { choice, played, take } = atTable([5, 0], ['5>0', '5>1', '0']);
    take(5);
    choice.aim(0);
    expect(played).toEqual(['5>0']);
  });

  it('knows the Princess of every edition', () => {
    const { choice, take } = atTable([8, 1], ['8', '1>1=2'], 'original');
    take(8);
    expect(choice.fatal).toBe(true);
    take(1);
    expect(choice.fatal).toBe(false);
  });
});

describe('the only possible player', () => {
  it('is chosen by itself, and the move is still undone until the last tap', () => {
    const { choice, played, take } = atTable([2, 0], ['2>1', '0']);
    take(2);
    expect([choice.target, choice.ready, played]).toEqual([1, true, []]);
    choice.undo();
    expect(choice.piece).toBe(null);
    take(2);
    take(2);
    expect(played).toEqual(['2>1']);
  });

  it('goes straight on to the name of a card', () => {
    const { choice, played, take } = atTable([1, 0], ['1>1=2', '1>1=3', '0']);
    take(1);
    expect(choice.guesses).toEqual([2, 3]);
    expect(choice.ready).toBe(false);
    choice.play(3);
    expect(played).toEqual(['1>1=3']);
  });

  it('is not chosen where there is another', () => {
    const { choice, take } = atTable([2, 0], ['2>1', '2>2', '0']);
    take(2);
    expect([choice.target, choice.ready]).toEqual([null, false]);
    choice.aim(2);
  });
});
