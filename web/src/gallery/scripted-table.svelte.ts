/** A table that plays a sample game: for pictures, without a server. */
import { characterOf, EDITIONS, type EditionName } from '../game/editions';
import { playText } from '../game/legal-moves';
import { offlineSeat, offlineState, OfflineTable } from '../game/serverless-table';
import { Playback } from '../game/playback.svelte';
import type { TableClientLike } from '../game/table-client.svelte';
import type { Position } from '../game/facts';
import { SAMPLE_GAMES, stepsOf } from '../game/sample-games';
import type { TableState } from '../generated/socket';
import { seatName } from '../l10n/player-names';
import { Narrator } from '../l10n/narrator';
import { messages } from '../l10n/language.svelte';

const NAMES = ['Ana', '', 'Beto', '', '', ''];
const BOTS = ['', 'reader-curious', '', 'reader-bold', 'reader', 'reader-cautious'];

export interface Script {
  game: number;
  /** How many of the facts are shown. */
  upTo: number;
}

export function scripted({ game, upTo }: Script): TableClientLike {
  const { reader } = SAMPLE_GAMES[game]!;
  const playback = new Playback({ wait: () => () => {} });
  playback.restart(stepsOf(SAMPLE_GAMES[game]!).slice(0, upTo));
  const table = tableOf(playback.position!);
  const names = table.seats.map(seatName);
  const own = reader !== null && playback.position!.turn === reader;
  const legal = own && !playback.pausedAt ? legalMoves(playback.position!) : [];
  return {
    ...new OfflineTable('gallery'),
    table,
    seats: reader === null ? [] : [reader],
    seat: reader,
    phrases: [
      'hello',
      'good-luck',
      'nice-one',
      'oh-no',
      'hmm',
      'hurry-up',
      'sorry',
      'thanks',
      'good-game',
    ],
    bots: ['random', 'simple'],
    legal,
    sentences: new Narrator(messages(), names, reader).tell(playback.steps),
    playback,
    names,
    toMove: legal.length > 0,
    move: () => {},
    retell: () => {},
    leave: () => {},
  };
}

function tableOf({ tokens, seat: own, edition, goal }: Position): TableState {
  const seats = tokens.map((_, seat) => ({
    ...offlineSeat(seat, NAMES[seat]!, BOTS[seat]!, seat === own),
    host: seat === 0,
  }));
  const settings = { watch: 'invited', hints: true, you_host: true } as const;
  return offlineState('gallery', seats, { edition, goal, ...settings });
}

const guessable = (edition: EditionName) =>
  EDITIONS[edition].rows.filter(({ character }) => character !== 'guard').map(({ value }) => value);

/** Enough of the rules for a picture. */
function legalMoves(position: Position): string[] {
  const edition = position.edition;
  const others = position.still_in.filter(
    (seat) => seat !== position.seat && !position.protected.includes(seat),
  );
  if (position.choosing) {
    const [a, b, c] = position.hand;
    return [`${a}/${[b, c].filter((card) => card !== undefined).join(',')}`];
  }
  return position.hand.flatMap((card) => {
    const character = characterOf(edition, card);
    if (character === 'guard')
      return others.flatMap((seat) =>
        guessable(edition).map((named) => playText(card, seat, named)),
      );
    if (['priest', 'baron', 'king'].includes(character))
      return others.length ? others.map((seat) => playText(card, seat)) : [playText(card)];
    if (character === 'prince')
      return [position.seat!, ...others].map((seat) => playText(card, seat));
    return [playText(card)];
  });
}
