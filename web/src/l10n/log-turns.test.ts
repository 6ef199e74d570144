import { describe, expect, it } from 'vitest';
import type { Fact } from '../game/facts';
import { SAMPLE_GAMES, stepsOf } from '../game/sample-games';
import { Narrator, type Sentence } from './narrator';
import { bundleOf } from './testing/bundle-of';
import { roundsOf, turnsBy, turnsOf } from './log-turns';

const told = (turn: number, text: string, fact: Fact['fact'], secret = false): Sentence => ({
  turn,
  text,
  fact: { fact } as Fact,
  character: secret ? null : 'guard',
  secret,
});
const log = [
  told(0, 'The game begins.', 'game-began'),
  told(1, 'Round 1: Ana begins.', 'round-began'),
  told(1, 'You are dealt the King.', 'holds', true),
  told(2, 'You hold the King and draw the Guard.', 'holds', true),
  told(2, 'You play the Guard on Beto and name the Spy: a hit!', 'guessed'),
  told(2, 'Beto discards the Spy and is out of the round.', 'went-out'),
  told(3, 'Ana wins.', 'round-ended'),
  told(4, 'Round 2: Ana begins.', 'round-began'),
  told(4, 'Face up: King.', 'round-began'),
];

describe('the log', () => {
  it('has one line a turn, and private notes apart from it', () => {
    const turns = turnsOf(log);
    expect(turns.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(turns[2]).toEqual({
      id: 2,
      seat: null,
      text: 'You play the Guard on Beto and name the Spy: a hit! Beto discards the Spy and is out of the round.',
      before: ['You hold the King and draw the Guard.'],
      after: [],
      character: 'guard',
    });
  });

  it('is folded by rounds', () => {
    const rounds = roundsOf(log);
    expect(rounds.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(rounds.map(({ turns }) => turns.length)).toEqual([1, 3, 1]);
    expect(rounds[2]!.turns[0]!.text).toBe('Round 2: Ana begins. Face up: King.');
  });
});

describe('what a player has done this round', () => {
  it.each(SAMPLE_GAMES.map((game, index) => [index, game] as const))(
    'is every turn of theirs in game %i, and nobody else’s',
    (_, game) => {
      // Their own turns say “you”, and the first name is in all the others.
      const names = game.names.map((_, seat) => `Ana${'bela'.repeat(seat)}`);
      const sentences = new Narrator(bundleOf('en'), names, game.reader).tell(stepsOf(game));
      const round = game.facts.slice(
        game.facts.findLastIndex(({ fact }) => fact === 'round-began'),
      );
      for (const seat of names.keys()) {
        const played = round.filter((fact) => fact.fact === 'played' && fact.seat === seat);
        expect(turnsBy(seat, sentences)).toHaveLength(played.length);
      }
    },
  );
});
