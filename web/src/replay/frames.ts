/** A recorded game in frames, as the server tells them, made ready to be shown. */
import type { components } from '../generated/rest';
import type { PositionChange, SeatState } from '../generated/socket';
import { stepsAfter, type Fact, type Position } from '../game/facts';
import { EMPTY_CENTER, centerAfter, type TableCenter } from '../game/table-center';
import { introduced } from '../l10n/player-names';
import type { Narrator, Sentence } from '../l10n/narrator';

export type ReplayDocument = components['schemas']['Replay'];

export interface ShownFrame {
  round: number;
  /** 0 is the deal. */
  move: number;
  position: Position;
  center: TableCenter;
  sentences: Sentence[];
  /** By seat; null is face down. */
  hands: (number | null)[][];
  deck: (number | null)[];
  setAside: (number | null)[];
  /** Who won the round that ended here; empty in all other frames. */
  winners: number[];
}

export interface Place {
  round: number;
  move: number;
}

/** The frames with what is seen and told in each; the narrator tells them to one viewer. */
export function shownFrames(replay: ReplayDocument, narrator: Narrator): ShownFrame[] {
  let position: Position | null = null;
  let center = EMPTY_CENTER;
  return replay.frames.map((frame) => {
    const facts = frame.facts as unknown as Fact[];
    const steps = stepsAfter(position, facts, frame.positions as unknown as PositionChange[]);
    position = steps.at(-1)?.position ?? position!;
    for (const fact of facts) center = centerAfter(center, fact, replay.viewer);
    const ended = facts.find((fact) => fact.fact === 'round-ended');
    return {
      round: frame.round,
      move: frame.move,
      position,
      center,
      sentences: narrator.tell(steps),
      hands: frame.hands,
      deck: frame.deck,
      setAside: frame.set_aside,
      winners: ended?.fact === 'round-ended' ? ended.winners : [],
    };
  });
}

/** What is told in the middle of the table: not the hands that are seen there anyway. */
export function middleSentences({ sentences, move }: ShownFrame): Sentence[] {
  const next = sentences.findIndex(({ fact }) => fact.fact === 'turn-began');
  const told = next > 0 ? sentences.slice(0, next) : sentences;
  const drawn = (fact: Fact) => fact.fact === 'holds' && (move === 0 || fact.hand.length > 1);
  return told.filter(({ fact }) => !drawn(fact));
}

/** The people at the table: a bot that was given no name has its persona's. */
export function seatsOf({ players, bots, colors }: ReplayDocument): SeatState[] {
  const seats = players.map((name, seat): SeatState => ({
    seat,
    kind: bots[seat] ? 'bot' : 'human',
    name,
    color: colors[seat] ?? seat,
    bot: bots[seat] ?? null,
    sits_in: false,
    connected: true,
    host: false,
    yours: false,
    lookalike: false,
  }));
  return introduced(seats).map((seat) => {
    const given = players[seat.seat]!;
    return seat.bot && given && given !== seat.bot ? { ...seat, name: given } : seat;
  });
}

/** Where `#2.5` leads: round 2, move 5. */
export function readPlace(hash: string): Place | null {
  const read = /^#(\d{1,3})(?:\.(\d{1,3}))?$/.exec(hash);
  return read ? { round: Number(read[1]), move: Number(read[2] ?? 0) } : null;
}

export const placeText = ({ round, move }: Place) => `#${round}.${move}`;

/** The frame of a place, or the last one before it. */
export function frameAt(frames: readonly Place[], { round, move }: Place): number {
  const later = frames.findIndex(
    (frame) => frame.round > round || (frame.round === round && frame.move > move),
  );
  return Math.max(0, (later < 0 ? frames.length : later) - 1);
}
