/** A finished game's record, as far as its deals are concerned. */
import { EDITION_NAMES, type EditionName } from '../game/editions';
import type { SeatBytes } from '../generated/socket';
import { SCHEMES, type Scheme } from './verifiable-deals';
import { count, hash, list, object, oneOf, orNull, text, Unreadable } from './strict-document';
import { readContributions } from './receipt';

export interface RecordRound {
  deck: number[];
  first: number;
  moves: string[];
  /** Null in a round that was not finished. */
  winners: number[] | null;
  spy: number | null;
  tokens: number[] | null;
}

export interface RecordAttempt {
  commitment: string;
  seats: SeatBytes[];
}

export interface Fairness {
  scheme: Scheme;
  game: string;
  /** Who begins the game if the host chose; null: drawn. */
  first: number | null;
  commitment: string;
  secret: string;
  rounds: { attempts: RecordAttempt[] }[];
}

export interface FairRecord {
  edition: EditionName;
  players: number;
  goal: number;
  rounds: RecordRound[];
  winners: number[];
  table: string | null;
  /** By seat: whether a bot held it. */
  bots: boolean[];
  fairness: Fairness | null;
}

/** Reads a record. Throws `Unreadable`. */
export function readRecord(document: unknown): FairRecord {
  const said = object(document);
  oneOf(said.format, ['amletero-record']);
  if (said.version !== 1) throw new Unreadable();
  const players = list(said.players, text).length;
  const rounds = list(said.rounds, readRound);
  const fairness = said.fairness === undefined ? null : readFairness(said.fairness);
  if (fairness && fairness.rounds.length < rounds.length) throw new Unreadable();
  return {
    edition: oneOf(said.edition, EDITION_NAMES),
    players,
    goal: count(said.goal),
    rounds,
    winners: list(said.winners, count),
    table: said.table === undefined ? null : text(said.table),
    bots: said.bots === undefined ? [] : list(said.bots, (bot) => orNull(bot, text) !== null),
    fairness,
  };
}

function readRound(value: unknown): RecordRound {
  const { deck, first, moves, winners, spy, tokens } = object(value);
  return {
    deck: list(deck, count),
    first: count(first),
    moves: list(moves, text),
    winners: orNull(winners ?? null, (seats) => list(seats, count)),
    spy: orNull(spy ?? null, count),
    tokens: orNull(tokens ?? null, (totals) => list(totals, count)),
  };
}

function readFairness(value: unknown): Fairness {
  const said = object(value);
  const scheme = oneOf(said.scheme, SCHEMES);
  return {
    scheme,
    game: text(said.game),
    first: orNull(said.first, count),
    commitment: hash(said.commitment),
    secret: hash(said.secret),
    rounds: list(said.rounds, (round) => {
      // The first scheme had one attempt a round, written without the list around it.
      const attempts =
        scheme === 'amletero-fair-1'
          ? [readAttempt(round)]
          : list(object(round).attempts, readAttempt);
      if (attempts.length === 0) throw new Unreadable();
      return { attempts };
    }),
  };
}

function readAttempt(value: unknown): RecordAttempt {
  const { commitment, seats } = object(value);
  return { commitment: hash(commitment), seats: readContributions(seats) };
}
