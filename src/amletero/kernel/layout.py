"""The state of a round in two 64-bit words, as named bit fields.

    pile   the draw pile, four bits a card, the top card lowest; where the tie rule asks for sums
           of face-up cards, these stand in the highest bits, six bits a seat, seat 0 highest
    board  everything else:

    bits   0–23  hands       four bits a seat: the card held; 0 once the seat is out
          24–27  drawn       the card the mover drew
          28–31  second      the Chancellor's second card
          32–35  set aside   the card set aside face down
          36–40  count       cards in the pile
          41–42  phase       play, choose, or how the round ended
          43–45  turn        whose move it is
          46–51  alive       one bit a seat: still in the round
          52–57  protected   one bit a seat: behind a Handmaid
          58–63  spies       one bit a seat: still in, with a Spy face up

A card is its character's place in the 2019 edition (Spy 0, Guard 1, …, Princess 9), whatever it
is worth. Words are signed, as Numba's whole numbers are; only their bits matter. Equal rounds are
equal words: what has no meaning at a moment is zero.
"""

from typing import Final, NamedTuple

from amletero.kernel.numba_setup import inlined

SPY: Final = 0
GUARD: Final = 1
PRIEST: Final = 2
BARON: Final = 3
HANDMAID: Final = 4
PRINCE: Final = 5
CHANCELLOR: Final = 6
KING: Final = 7
COUNTESS: Final = 8
PRINCESS: Final = 9

CARD: Final = 0xF
"""Four bits: a card. As a value, `CARD` itself is no card: a place that is empty."""
SEATS: Final = 0x3F
"""Six bits: a set of seats."""

DRAWN: Final = 24
SECOND: Final = 28
SET_ASIDE: Final = 32
COUNT: Final = 36
PHASE: Final = 41
TURN: Final = 43
ALIVE: Final = 46
PROTECTED: Final = 52
SPIES: Final = 58

PLAY: Final = 0
"""The mover plays one of two cards."""
CHOOSE: Final = 1
"""The mover owes a Chancellor's choice."""
LAST_PLAYER: Final = 2
"""The round is over: one player is left."""
SHOWDOWN: Final = 3
"""The round is over: the pile is empty."""

SUM_BITS: Final = 6
SUM: Final = 0x3F
WITHOUT_TOP_CARD: Final = 0x0FFF_FFFF_FFFF_FFFF


class Setting(NamedTuple):
    """What stays the same through a game: the number of players, and what the edition says."""

    players: int
    guesses: int
    """One bit for each character a Guard can name: Spy, Priest, Baron, … in this order."""
    sums: int
    """1 where a tie is broken by the sum of the cards face up, else 0."""
    values: int
    """What each card is worth, four bits a card."""
    up_to: int
    """How many copies the deck has of each card and those below it, six bits a card."""
    cards: int
    """How many cards the deck has in all."""


@inlined
def hand(board: int, seat: int) -> int:
    """The card a player holds."""
    return (board >> 4 * seat) & CARD


@inlined
def drawn(board: int) -> int:
    """The card the mover drew this turn."""
    return (board >> DRAWN) & CARD


@inlined
def second(board: int) -> int:
    """The Chancellor's second card; `CARD` where only one was left to draw."""
    return (board >> SECOND) & CARD


@inlined
def set_aside(board: int) -> int:
    """The card set aside face down; `CARD` once it has been drawn."""
    return (board >> SET_ASIDE) & CARD


@inlined
def pile_count(board: int) -> int:
    """How many cards the draw pile has."""
    return (board >> COUNT) & 0x1F


@inlined
def phase(board: int) -> int:
    """What is due: `PLAY`, `CHOOSE`, or nothing after `LAST_PLAYER` or `SHOWDOWN`."""
    return (board >> PHASE) & 3


@inlined
def is_over(board: int) -> bool:
    """Whether the round has ended."""
    return ((board >> PHASE) & 3) >= LAST_PLAYER


@inlined
def turn(board: int) -> int:
    """Whose move it is."""
    return (board >> TURN) & 7


@inlined
def alive(board: int) -> int:
    """The set of seats still in the round."""
    return (board >> ALIVE) & SEATS


@inlined
def protected(board: int) -> int:
    """The set of seats behind a Handmaid."""
    return (board >> PROTECTED) & SEATS


@inlined
def spies(board: int) -> int:
    """The set of seats still in with a Spy face up."""
    return (board >> SPIES) & SEATS


@inlined
def set_aside_count(players: int) -> int:
    """How many cards are set aside before the deal: three more, face up, with two players."""
    return 4 if players == 2 else 1


@inlined
def seat_further(by: int, further: int, players: int) -> int:
    """The seat that is less than once around the table further than another."""
    seat = by + further
    return seat - players if seat >= players else seat


@inlined
def board_of(
    hands: int,
    drawn: int,
    set_aside: int,
    count: int,
    turn: int,
    alive: int,
    protected: int,
    spies: int,
) -> int:
    """The board of a player who is to play a card, from its fields; `hands` is four bits a seat.

    With the pile as a word this makes a whole round, such as one of the rounds that a player who
    sees one hand thinks possible.
    """
    board = hands | (drawn << DRAWN) | (set_aside << SET_ASIDE) | (count << COUNT)
    board |= (turn << TURN) | (alive << ALIVE) | (protected << PROTECTED)
    return board | (spies << SPIES)


@inlined
def with_hand(board: int, seat: int, card: int) -> int:
    """The board with another card in a player's hand."""
    return (board & ~(CARD << 4 * seat)) | (card << 4 * seat)


@inlined
def sums_mask(setting: Setting) -> int:
    """The bits of the pile's word that hold the sums of face-up cards."""
    return -(setting.sums << (64 - SUM_BITS * setting.players))


@inlined
def face_up_sum(pile: int, seat: int) -> int:
    """The sum of the face-up cards in front of a player, where the tie rule needs it."""
    return (pile >> (64 - SUM_BITS - SUM_BITS * seat)) & SUM


@inlined
def laid_face_up(setting: Setting, pile: int, board: int, seat: int, card: int) -> tuple[int, int]:
    """A player still in plays or discards a card: what the end of the round has to remember."""
    if setting.sums:
        value = (setting.values >> 4 * card) & 0xF
        pile += value << (64 - SUM_BITS - SUM_BITS * seat)
    if card == SPY:
        board |= 1 << (SPIES + seat)
    return pile, board


@inlined
def top_card_taken(setting: Setting, pile: int, board: int) -> tuple[int, int, int]:
    """The top card of the pile, and the two words without it."""
    card = pile & CARD
    if setting.sums:
        sums = pile & sums_mask(setting)
        pile = sums | ((pile ^ sums) >> 4)
    else:
        pile = (pile >> 4) & WITHOUT_TOP_CARD
    return card, pile, board - (1 << COUNT)
