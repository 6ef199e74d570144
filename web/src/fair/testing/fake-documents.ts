/** Documents of a game at a fake server: its record, its table, and a round of one turn. */
import type { Fact } from '../../game/facts';
import type { SeatBytes, TableState } from '../../generated/socket';

export interface FakeAttempt {
  commitment: string;
  seats: SeatBytes[];
}

export interface FakeRound {
  deck: number[];
  first: number;
  moves: string[];
  winners: number[];
  spy: null;
  tokens: number[];
}

/** A round in which the first seat draws, plays its card at once, and wins. */
export function oneTurn(deck: number[], first: number, tokensBefore: number[]): FakeRound {
  const tokens = tokensBefore.with(first, tokensBefore[first]! + 1);
  return { deck, first, moves: [`${deck[1 + first]!}`], winners: [first], spy: null, tokens };
}

/** What some seats are told of such a round. */
export function factsOfTurn({ deck, first, winners }: FakeRound, seats: number[]): Fact[] {
  const [held, drawn] = [deck[1 + first]!, deck[4]!];
  const mine = seats.map((seat): Fact => ({ fact: 'holds', seat, hand: [deck[1 + seat]!] }));
  return [
    { fact: 'round-began', first, face_up: [] },
    ...mine,
    { fact: 'turn-began', seat: first },
    { fact: 'drew', seat: first },
    ...(seats.includes(first)
      ? [{ fact: 'holds' as const, seat: first, hand: [held, drawn] }]
      : []),
    { fact: 'played', seat: first, card: held, target: null },
    { fact: 'round-ended', ending: 'last-player', winners, spy: null },
  ];
}

/** The record as a server gives it out: a plain document, to be changed by a test. */
export function fakeRecord(
  game: { id: string; rounds: FakeRound[]; winners: number[] },
  deals: { scheme: string; commitment: string; secret: string; attempts: FakeAttempt[][] },
) {
  const { scheme, commitment, secret, attempts } = deals;
  return structuredClone({
    format: 'amletero-record',
    version: 1,
    edition: 'classic',
    players: ['Ana', 'Beto', 'simple'],
    goal: 2,
    rounds: game.rounds,
    winners: game.winners,
    table: game.id,
    bots: [null, null, 'simple'],
    fairness: {
      scheme,
      game: game.id,
      first: null as number | null,
      commitment,
      secret,
      rounds: attempts.map((each) => ({ attempts: each })),
    },
  });
}

export function fakeTable(id: string): TableState {
  const kinds = ['human', 'human', 'bot'];
  return {
    id,
    phase: 'playing',
    edition: 'classic',
    players: 3,
    goal: 2,
    fair: true,
    first: null,
    seats: kinds.map((kind, seat) => ({ kind, seat })),
  } as unknown as TableState;
}
