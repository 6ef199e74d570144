/** A table that plays a sample game: for pictures, without a server. */
import { ClientDeals } from '../fair/client-deals';
import { characterOf, EDITIONS, type EditionName } from '../game/editions';
import { playText } from '../game/legal-moves';
import { PendingRequests } from '../game/pending-requests.svelte';
import { Playback } from '../game/playback.svelte';
import type { TableClientLike } from '../game/table-client.svelte';
import { TableTalk } from '../game/table-talk.svelte';
import type { Position } from '../game/facts';
import { SAMPLE_GAMES, stepsOf } from '../game/sample-games';
import type { SeatState, TableState } from '../generated/socket';
import { introduced, seatName } from '../l10n/player-names';
import { Narrator } from '../l10n/narrator';
import { messages } from '../l10n/language.svelte';

const NAMES = ['Ana', '', 'Beto', '', '', ''];
const BOTS = ['', 'reader-curious', '', 'reader-bold', 'reader', 'reader-cautious'];

export interface Script {
  game: number;
  /** How many of the facts are shown. */
  upTo: number;
  changes?: Partial<TableClientLike>;
}

export function scripted({ game, upTo, changes = {} }: Script): TableClientLike {
  const { reader } = SAMPLE_GAMES[game]!;
  const playback = new Playback({ wait: () => () => {} });
  playback.restart(stepsOf(SAMPLE_GAMES[game]!).slice(0, upTo));
  const table = tableOf(playback.position!);
  const names = table.seats.map(seatName);
  const own = reader !== null && playback.position!.turn === reader;
  const legal = own && !playback.pausedAt ? legalMoves(playback.position!) : [];
  const nothing = () => {};
  const deals = new ClientDeals('gallery', nothing);
  return {
    id: 'gallery',
    status: 'open',
    ending: null,
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
    clock: null,
    talk: new TableTalk(),
    hint: null,
    refusal: null,
    rematchAt: null,
    followsRematch: false,
    dealing: false,
    pending: new PendingRequests(),
    sentences: new Narrator(messages(), names, reader).tell(playback.steps),
    playback,
    deals,
    contradictions: deals.receipt.contradictions,
    names,
    toMove: legal.length > 0,
    hotSeat: false,
    ask: nothing,
    move: nothing,
    rematch: nothing,
    say: nothing,
    show: nothing,
    retry: nothing,
    retell: nothing,
    leave: nothing,
    toJSON: () => ({}),
    ...changes,
  };
}

function tableOf(position: Position): TableState {
  const seats = position.tokens.map((_, seat): SeatState => ({
    seat,
    kind: NAMES[seat] ? 'human' : 'bot',
    name: NAMES[seat] ?? '',
    color: seat,
    bot: NAMES[seat] ? null : BOTS[seat]!,
    sits_in: false,
    connected: true,
    host: seat === 0,
    yours: seat === position.seat,
    lookalike: false,
  }));
  return {
    id: 'gallery',
    phase: 'playing',
    edition: position.edition,
    players: position.players,
    goal: position.goal,
    pace: 'relaxed',
    move_seconds: null,
    watch: 'invited',
    hints: true,
    fair: false,
    first: null,
    seats: introduced(seats),
    watchers: 0,
    you_host: true,
    next: null,
  };
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
