/** The socket messages, generated from docs/schema/socket.schema.json by `npm run types`. */

/**
 * A message on the socket of a table, in either direction.
 */
export type Message = ClientMessage | ServerMessage;
export type ClientMessage =
  | Hello
  | MakeMove
  | Sit
  | Stand
  | ChooseColor
  | PassHost
  | SeatBot
  | Free
  | MarkOpen
  | Start
  | Show
  | Leave
  | Return
  | CallBot
  | Close
  | Rematch
  | Talk
  | Commit
  | Reveal
  | AskHint
  | Ping;
export type ServerMessage =
  | Welcome
  | TableChanged
  | ViewTold
  | FactsTold
  | Acknowledged
  | Refused
  | Presence
  | Clock
  | Talked
  | Dealing
  | Frozen
  | Dealt
  | Secret
  | RematchAt
  | Closed
  | Hint
  | Pong;

/**
 * The first message: who speaks, and from which version to go on.
 */
export interface Hello {
  type: "hello";
  /**
   * The protocol the client speaks: 2.
   */
  protocol: number;
  /**
   * The last version seen, to resume; null: send all.
   */
  version?: number | null;
  /**
   * Several seats in one browser: the seat that was shown when it was cut.
   */
  shown?: number | null;
  /**
   * Whether this client gives random bytes to every deal.
   */
  contributes?: boolean;
}
/**
 * A move of the seat that this connection plays.
 */
export interface MakeMove {
  type: "move";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * The version that the player saw.
   */
  version: number;
  /**
   * A move text, such as `4`, `2>3`, `1>3=5`, `9/1,0`.
   */
  move: string;
}
/**
 * Take a free seat; in the lobby, more than one for several players in one browser.
 */
export interface Sit {
  type: "sit";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * Null: the first free one.
   */
  seat?: number | null;
  /**
   * Who sits there, where it is not the guest: one browser, many players.
   */
  name?: string | null;
}
/**
 * Give up one of this browser's seats in the lobby.
 */
export interface Stand {
  type: "stand";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
}
/**
 * Choose the color of the seal of one of this browser's seats in the lobby.
 *
 *     No two seats look alike: a color that another player has is refused; one that a free seat, a
 *     bot or another seat of this browser has is exchanged for this seat's.
 */
export interface ChooseColor {
  type: "color";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * A place in the palette of seals.
   */
  color: number;
}
/**
 * Make the player of a seat the host: by the host, or by players whose host is long away.
 */
export interface PassHost {
  type: "host";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
}
/**
 * Put a bot on a seat that is free or held by a bot (host, lobby).
 */
export interface SeatBot {
  type: "bot";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * A built-in bot.
   */
  bot: string;
}
/**
 * Remove the player or bot from a seat (host, lobby).
 */
export interface Free {
  type: "free";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
}
/**
 * Put the table on the list of open tables, or take it off (host).
 */
export interface MarkOpen {
  type: "open";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * Whether everyone may enter, to sit down or watch.
   */
  open: boolean;
}
/**
 * Begin the game: all seats are taken (host).
 */
export interface Start {
  type: "start";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
}
/**
 * The player of one of this browser's seats has confirmed being alone with the screen.
 *
 *     With several seats in one browser no hand is sent before this; null hides the hand again, and
 *     so does a new deal, after which all that is public is sent as a view.
 */
export interface Show {
  type: "show";
  seat: number | null;
}
/**
 * Leave the game; a bot sits in until the player returns.
 */
export interface Leave {
  type: "leave";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
}
/**
 * Take the own seat back from the bot that sits in.
 */
export interface Return {
  type: "return";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
}
/**
 * Ask a bot to sit in for a player who has been away too long (no clock).
 */
export interface CallBot {
  type: "call-bot";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
}
/**
 * Close the table (host).
 */
export interface Close {
  type: "close";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
}
/**
 * Play again with the same people: everyone at this table is told where.
 */
export interface Rematch {
  type: "rematch";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
}
/**
 * Say one of the phrases that each viewer reads in their own language.
 */
export interface Talk {
  type: "talk";
  phrase: string;
}
/**
 * Fair dealing: the commitment of an own seat to its random bytes for a deal.
 */
export interface Commit {
  type: "commit";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * A round, counted from 0.
   */
  round: number;
  /**
   * An attempt at a round's deal, counted from 0.
   */
  attempt: number;
  /**
   * 32 bytes in hexadecimal.
   */
  commitment: string;
}
/**
 * Fair dealing: the random bytes that an own seat has committed to.
 */
export interface Reveal {
  type: "reveal";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * A round, counted from 0.
   */
  round: number;
  /**
   * An attempt at a round's deal, counted from 0.
   */
  attempt: number;
  /**
   * 32 bytes in hexadecimal.
   */
  bytes: string;
}
/**
 * Ask what the strongest bot would think here, where the table allows it.
 */
export interface AskHint {
  type: "hint";
  /**
   * The client's own name for this request; a repeat has no second effect.
   */
  key: string;
}
/**
 * Ask for a sign of life; the answer is `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `hello`: the table, and which of its seats are this browser's.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableState;
  /**
   * The seats of this browser.
   */
  seats: number[];
  /**
   * The seat whose view follows; null: what is public.
   */
  shown: number | null;
  /**
   * How many deals and moves the game has seen.
   */
  version: number;
  /**
   * What can be said with `talk`.
   */
  phrases: string[];
  /**
   * The bots that can sit here, weakest first.
   */
  bots: string[];
}
/**
 * A table as its visitors see it: its settings, its seats, and how far it has come.
 */
export interface TableState {
  id: string;
  phase: "closed" | "lobby" | "over" | "playing";
  edition: "classic" | "original" | "standard";
  players: number;
  /**
   * Tokens to win.
   */
  goal: number;
  pace: "correspondence" | "live" | "relaxed";
  /**
   * Seconds a move; null: no clock.
   */
  move_seconds: number | null;
  /**
   * Who may watch.
   */
  watch: "everyone" | "invited" | "nobody";
  /**
   * Whether players may ask for hints.
   */
  hints: boolean;
  /**
   * Whether deals can be verified after the game.
   */
  fair: boolean;
  /**
   * Who begins the game; null: drawn.
   */
  first: number | null;
  seats: SeatState[];
  /**
   * How many watch without a seat.
   */
  watchers: number;
  you_host: boolean;
  /**
   * The table of the rematch.
   */
  next: string | null;
}
/**
 * One seat at the table, as everyone sees it.
 */
export interface SeatState {
  seat: number;
  /**
   * Who the seat belongs to.
   */
  kind: "bot" | "free" | "human";
  /**
   * The player's name; empty for bots and free seats.
   */
  name: string;
  /**
   * A place in the palette of seals.
   */
  color: number;
  /**
   * The bot that plays here, also when it only sits in.
   */
  bot: string | null;
  /**
   * Whether a bot plays for the seat's own player.
   */
  sits_in: boolean;
  /**
   * Whether the player is there; true for bots.
   */
  connected: boolean;
  host: boolean;
  /**
   * Whether the seat belongs to this browser.
   */
  yours: boolean;
  /**
   * Whether the name can be mistaken for another at this table.
   */
  lookalike: boolean;
}
/**
 * The table's state has changed.
 */
export interface TableChanged {
  type: "table";
  table: TableState;
  /**
   * The seats of this browser.
   */
  seats: number[];
  shown: number | null;
}
/**
 * All that the shown seat may know; it replaces what the client had.
 */
export interface ViewTold {
  type: "view";
  /**
   * How many deals and moves the game has seen.
   */
  version: number;
  view: ViewDocument;
  /**
   * What each of the view's facts changed; the first is a whole position.
   */
  positions: PositionChange[];
  /**
   * The legal moves, if it is this seat's move; else empty.
   */
  legal: string[];
  /**
   * Spaces: the message is as long as with any other secret.
   */
  pad?: string;
}
/**
 * All that one seat may know of a game, and no more than that. Cards are values.
 */
export interface ViewDocument {
  /**
   * Whose view this is; null: a spectator's.
   */
  seat: number | null;
  edition: "classic" | "original" | "standard";
  players: number;
  /**
   * Tokens to win.
   */
  goal: number;
  /**
   * Tokens by seat.
   */
  tokens: number[];
  /**
   * How many rounds have begun.
   */
  round: number;
  /**
   * Whose move it is; null: no round is played.
   */
  turn: number | null;
  /**
   * Whether that player owes a Chancellor's choice.
   */
  choosing: boolean;
  /**
   * Cards in the draw pile.
   */
  deck_count: number;
  /**
   * Cards set aside face up (two players).
   */
  face_up: number[];
  /**
   * Seats still in the round.
   */
  still_in: number[];
  /**
   * Seats that a Handmaid protects.
   */
  protected: number[];
  /**
   * By seat: cards played or discarded, in order.
   */
  discards: number[][];
  /**
   * Winners of the game; empty until its end.
   */
  winners: number[];
  /**
   * Your hand; cards just drawn come last.
   */
  hand: number[];
  /**
   * By seat: the card you know another player to hold.
   */
  known: (number | null)[];
  /**
   * The draw pile, top card first: cards you put there, and null.
   */
  deck: (number | null)[];
  /**
   * All you were told since the game began, in order.
   */
  facts: (
    | GameBegan
    | RoundBegan
    | TurnBegan
    | Drew
    | DrewSetAside
    | DrewToChoose
    | PutUnder
    | Played
    | Guessed
    | Compared
    | Protected
    | Discarded
    | Traded
    | WentOut
    | Revealed
    | RoundEnded
    | GameEnded
    | Holds
    | Returned
    | Shuffled
  )[];
}
/**
 * A game of some edition begins; nobody has a token yet.
 */
export interface GameBegan {
  fact: "game-began";
  edition: "classic" | "original" | "standard";
  players: number;
  goal: number;
}
/**
 * The deck is shuffled, cards are set aside and everyone is dealt one card.
 */
export interface RoundBegan {
  fact: "round-began";
  first: number;
  face_up: number[];
}
/**
 * A player's turn begins; a Handmaid's protection ends.
 */
export interface TurnBegan {
  fact: "turn-began";
  seat: number;
}
/**
 * A player draws the top card of the deck.
 */
export interface Drew {
  fact: "drew";
  seat: number;
}
/**
 * A player draws the card that was set aside face down, because the deck is empty.
 */
export interface DrewSetAside {
  fact: "drew-set-aside";
  seat: number;
}
/**
 * The player of a Chancellor draws, and must then choose the card to keep.
 */
export interface DrewToChoose {
  fact: "drew-to-choose";
  seat: number;
  count: number;
}
/**
 * The player of a Chancellor puts a number of cards under the deck.
 */
export interface PutUnder {
  fact: "put-under";
  seat: number;
  count: number;
}
/**
 * A player plays a card face up, choosing a player where the card asks for one.
 */
export interface Played {
  fact: "played";
  seat: number;
  card: number;
  target: number | null;
}
/**
 * The player of a Guard names a character, and everyone sees whether it was right.
 */
export interface Guessed {
  fact: "guessed";
  seat: number;
  target: number;
  named: number;
  hit: boolean;
}
/**
 * The player of a Baron and another compare hands; everyone sees who had the lower one.
 */
export interface Compared {
  fact: "compared";
  seat: number;
  target: number;
  lower: number | null;
}
/**
 * A Handmaid protects a player until their next turn.
 */
export interface Protected {
  fact: "protected";
  seat: number;
}
/**
 * A Prince makes a player discard the hand face up, without its effect.
 */
export interface Discarded {
  fact: "discarded";
  seat: number;
  card: number;
}
/**
 * The player of a King and another trade hands.
 */
export interface Traded {
  fact: "traded";
  seat: number;
  target: number;
}
/**
 * A player is out of the round and discards what they still hold face up.
 */
export interface WentOut {
  fact: "went-out";
  seat: number;
  hand: number[];
}
/**
 * At the showdown a player reveals the hand; it is not discarded.
 */
export interface Revealed {
  fact: "revealed";
  seat: number;
  card: number;
}
/**
 * The round is over: each winner gains a token, and so does the owner of the Spy bonus.
 */
export interface RoundEnded {
  fact: "round-ended";
  ending: "last-player" | "showdown";
  winners: number[];
  spy: number | null;
}
/**
 * The game is over; everyone who has the tokens to win has won it.
 */
export interface GameEnded {
  fact: "game-ended";
  winners: number[];
}
/**
 * This is a player's whole hand at this moment; cards just drawn come last.
 */
export interface Holds {
  fact: "holds";
  seat: number;
  hand: number[];
}
/**
 * These cards went from the hand under the deck; the last one is the bottom card.
 */
export interface Returned {
  fact: "returned";
  seat: number;
  cards: number[];
}
/**
 * The order of the whole deck, top card first, before anything is set aside.
 */
export interface Shuffled {
  fact: "shuffled";
  deck: number[];
}
/**
 * The fields of a position that one fact changes, with their new values.
 */
export interface PositionChange {
  /**
   * Whose view this is; null: a spectator's.
   */
  seat?: number | null;
  edition?: "classic" | "original" | "standard";
  players?: number;
  /**
   * Tokens to win.
   */
  goal?: number;
  /**
   * Tokens by seat.
   */
  tokens?: number[];
  /**
   * How many rounds have begun.
   */
  round?: number;
  /**
   * Whose move it is; null: no round is played.
   */
  turn?: number | null;
  /**
   * Whether that player owes a Chancellor's choice.
   */
  choosing?: boolean;
  /**
   * Cards in the draw pile.
   */
  deck_count?: number;
  /**
   * Cards set aside face up (two players).
   */
  face_up?: number[];
  /**
   * Seats still in the round.
   */
  still_in?: number[];
  /**
   * Seats that a Handmaid protects.
   */
  protected?: number[];
  /**
   * By seat: cards played or discarded, in order.
   */
  discards?: number[][];
  /**
   * Winners of the game; empty until its end.
   */
  winners?: number[];
  /**
   * Your hand; cards just drawn come last.
   */
  hand?: number[];
  /**
   * By seat: the card you know another player to hold.
   */
  known?: (number | null)[];
  /**
   * The draw pile, top card first: cards you put there, and null.
   */
  deck?: (number | null)[];
}
/**
 * What happened since a version: facts to append to the view's, and what each changed.
 */
export interface FactsTold {
  type: "facts";
  /**
   * Who is told; null: a spectator.
   */
  seat: number | null;
  /**
   * The version that these facts follow.
   */
  since: number;
  /**
   * How many deals and moves the game has seen.
   */
  version: number;
  facts: (
    | GameBegan
    | RoundBegan
    | TurnBegan
    | Drew
    | DrewSetAside
    | DrewToChoose
    | PutUnder
    | Played
    | Guessed
    | Compared
    | Protected
    | Discarded
    | Traded
    | WentOut
    | Revealed
    | RoundEnded
    | GameEnded
    | Holds
    | Returned
    | Shuffled
  )[];
  /**
   * What each fact changed: fields to replace in the position before it.
   */
  positions: PositionChange[];
  legal: string[];
  pad?: string;
}
/**
 * The request is stored and will not be lost. A repeat of its key is answered the same.
 */
export interface Acknowledged {
  type: "ack";
  key: string;
  /**
   * How many deals and moves the game has seen.
   */
  version: number;
}
/**
 * The request was refused. The sentence is `refusal-<code>` in the viewer's language.
 */
export interface Refused {
  type: "refusal";
  /**
   * The key of the request, if it had one.
   */
  key: string | null;
  /**
   * A stable code: a rule's, or one of this protocol.
   */
  code:
    | "unreadable"
    | "unknown_card"
    | "protocol"
    | "hello_first"
    | "stale"
    | "not_seated"
    | "not_your_turn"
    | "not_your_seat"
    | "not_host"
    | "not_lobby"
    | "not_playing"
    | "not_over"
    | "table_closed"
    | "seat_taken"
    | "seats_free"
    | "color_taken"
    | "no_player"
    | "not_away"
    | "no_deal"
    | "wrong_reveal"
    | "unknown_phrase"
    | "unknown_bot"
    | "no_hints"
    | "bot_sits_in"
    | "bad_name"
    | "wrong_pace"
    | "no_guest"
    | "no_table"
    | "not_invited"
    | "no_watching"
    | "too_often"
    | "day_limit"
    | "banned"
    | "server_full"
    | "review_running"
    | "reviews_full"
    | "unavailable"
    | "broken_log"
    | "origin"
    | "host"
    | "not_allowed"
    | "too_large"
    | "not_found"
    | "wrong_method"
    | "bad_request"
    | "no_round"
    | "choice_due"
    | "no_choice_due"
    | "not_in_hand"
    | "countess"
    | "no_target_asked"
    | "target_needed"
    | "no_such_seat"
    | "target_self"
    | "target_out"
    | "target_protected"
    | "no_guess_asked"
    | "guess_needed"
    | "guess_guard"
    | "guess_unknown"
    | "wrong_choice"
    | "wrong_players"
    | "wrong_goal"
    | "round_running"
    | "game_over"
    | "wrong_deck"
    | "wrong_first";
  /**
   * The value of the card it is about.
   */
  card?: number | null;
  /**
   * The value of the other card.
   */
  other?: number | null;
  /**
   * The seat it is about.
   */
  seat?: number | null;
  /**
   * When to try again, where it was too often.
   */
  retry_ms?: number | null;
  /**
   * The version of the table now.
   */
  version?: number;
}
/**
 * Who is there has changed.
 */
export interface Presence {
  type: "presence";
  /**
   * The seats whose players are there.
   */
  connected: number[];
  watchers: number;
}
/**
 * The clock of the player to move. There is none in a relaxed game.
 */
export interface Clock {
  type: "clock";
  /**
   * How many deals and moves the game has seen.
   */
  version: number;
  /**
   * Whose clock runs; null: nobody's.
   */
  seat: number | null;
  /**
   * Milliseconds.
   */
  left_ms: number;
  /**
   * Milliseconds.
   */
  total_ms: number;
}
/**
 * Someone said a phrase: `talk-<phrase>` in the viewer's language.
 */
export interface Talked {
  type: "talk";
  seat: number;
  phrase: string;
}
/**
 * Fair dealing of a round opens: the server has committed; now the browsers may.
 */
export interface Dealing {
  type: "dealing";
  /**
   * A round, counted from 0.
   */
  round: number;
  /**
   * An attempt at a round's deal, counted from 0.
   */
  attempt: number;
  /**
   * How the deal is drawn; its name is in all hashes.
   */
  scheme: string;
  /**
   * 32 bytes in hexadecimal.
   */
  game_commitment: string;
  /**
   * The server's commitment for this attempt.
   */
  commitment: string;
  /**
   * Seats that stayed silent in the attempt before.
   *
   * Items: A seat, counted from 0.
   */
  silent: number[];
  /**
   * Milliseconds.
   */
  wait_ms: number;
}
/**
 * Fair dealing: the list of commitments is frozen; those on it may now reveal.
 */
export interface Frozen {
  type: "frozen";
  /**
   * A round, counted from 0.
   */
  round: number;
  /**
   * An attempt at a round's deal, counted from 0.
   */
  attempt: number;
  commitments: SeatCommitment[];
  /**
   * Milliseconds.
   */
  wait_ms: number;
}
/**
 * A seat and the commitment to its random bytes.
 */
export interface SeatCommitment {
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * 32 bytes in hexadecimal.
   */
  commitment: string;
}
/**
 * Fair dealing: the round is dealt from these contributions and the server's secret.
 */
export interface Dealt {
  type: "dealt";
  /**
   * A round, counted from 0.
   */
  round: number;
  /**
   * An attempt at a round's deal, counted from 0.
   */
  attempt: number;
  contributions: SeatBytes[];
}
/**
 * A seat, its commitment, and its bytes or null if it did not reveal them in time.
 */
export interface SeatBytes {
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * 32 bytes in hexadecimal.
   */
  commitment: string;
  bytes: string | null;
}
/**
 * Fair dealing: the game is over or closed; its secret is public, its record verifiable.
 */
export interface Secret {
  type: "secret";
  /**
   * 32 bytes in hexadecimal.
   */
  secret: string;
}
/**
 * The same people play again at another table.
 */
export interface RematchAt {
  type: "rematch";
  table: string;
}
/**
 * The connection ends here: the table was closed, or another connection took over.
 */
export interface Closed {
  type: "closed";
  /**
   * `refusal-<code>` in the viewer's language.
   */
  code: string;
}
/**
 * What the strongest bot thinks: beliefs about the others' hands, and its advice.
 */
export interface Hint {
  type: "hint";
  key: string;
  /**
   * How many deals and moves the game has seen.
   */
  version: number;
  beliefs: HandChances[];
  /**
   * The move it would make.
   */
  advice: string | null;
  /**
   * The chance of each card to be the one set aside.
   */
  set_aside?: {
    [k: string]: number;
  };
  /**
   * The best moves, the best first.
   */
  considered?: ConsideredMove[];
  /**
   * Spaces, as in a view.
   */
  pad?: string;
}
/**
 * What one unseen hand may be: the chance of each card, by value.
 */
export interface HandChances {
  seat: number;
  chances: {
    [k: string]: number;
  };
}
/**
 * A move, and how likely the round is won with it.
 */
export interface ConsideredMove {
  move: string;
  chance: number;
}
/**
 * A sign of life.
 */
export interface Pong {
  type: "pong";
}
