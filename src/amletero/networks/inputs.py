"""The inputs of a network: zeros and ones, one layout for each edition and number of players.

Seats are counted from the observer: 0 is oneself, 1 the next player clockwise. A card is its
character's place in the 2019 edition (Spy 0, Guard 1, …, Princess 9). P is the number of players, T
the most turns that a round can have: one for each card of the draw pile after the deal.

| field        | inputs      | an input is one if                                                  |
|--------------|-------------|---------------------------------------------------------------------|
| `HAND`       | 3 × 10      | one holds at least 1, 2, 3 of the card                              |
| `CHOOSING`   | 1           | one owes a Chancellor's choice                                      |
| `UNSEEN`     | 10 × 7      | this many copies (0–6) of the card lie where one cannot see         |
| `HIDDEN`     | 10 × 7      | this many copies (0–6) of the card do not lie face up               |
| `pile`       | T + 1       | the draw pile has this many cards                                   |
| `still_in`   | P           | the seat is still in the round                                      |
| `protected`  | P           | the seat is protected by a Handmaid                                 |
| `spies`      | P           | the seat is still in, with a Spy face up                            |
| `known`      | (P−1) × 10  | one knows that the other seat holds the card                        |
| `shown`      | (P−1) × 10  | the other seat was shown this card of one's hand                    |
| `missed`     | P × 10      | the seat does not hold the card, because a Guard missed             |
| `places`     | T × (10+P)  | by place of the pile, the top first: one put the card there oneself |
|              |             | (10), the seat's Chancellor put some card there (P)                 |
| `turns`      | T × (82+2P) | the turns of the round, the latest first: see below                 |
| `hands`      | (P−1) × 10  | the other seat holds the card; for a critic only                    |

A turn has these inputs:

| field       | inputs | an input is one if                                                        |
|-------------|--------|---------------------------------------------------------------------------|
| `CARD`      | 10     | the card was played                                                       |
| `NAMED`     | 10     | the Guard named the card                                                  |
| `LAID`      | 10     | the card was discarded by a Prince, or by the player who went out         |
| `SEEN`      | 10     | one was shown the card in the other's hand, or gave it away with a King   |
| `KEPT`      | 10     | one played, or was chosen, and held the card afterwards                   |
| `DRAWN`     | 10     | one drew the card at the beginning of the turn                            |
| `UNDER`     | 2 × 10 | one put the card under the pile, first and second                         |
| `MOVER_OUT` | 1      | the player who played went out                                            |
| `OTHER_OUT` | 1      | the player who was chosen went out                                        |
| `MOVER`     | P      | the seat played                                                           |
| `MOVER` + P | P      | the seat was chosen                                                       |

Tokens are not among them: a network plays for the round.
"""

from functools import cache
from typing import Final, NamedTuple

from amletero.record import action_numbers
from amletero.rules.editions import Edition

KINDS: Final = 10
"""Characters, of all editions together."""
ACTIONS: Final = action_numbers.ACTIONS
"""Outputs of a policy: one for each action."""

MOST_COPIES: Final = 6
COUNTS: Final = MOST_COPIES + 1
HAND: Final = 0
CHOOSING: Final = 30
UNSEEN: Final = 31
HIDDEN: Final = UNSEEN + KINDS * COUNTS
PILE: Final = HIDDEN + KINDS * COUNTS

CARD: Final = 0
NAMED: Final = 10
LAID: Final = 20
SEEN: Final = 30
KEPT: Final = 40
DRAWN: Final = 50
UNDER: Final = 60
MOVER_OUT: Final = 80
OTHER_OUT: Final = 81
MOVER: Final = 82
"""The seat that was chosen follows it, P inputs further."""

MOST_INPUTS: Final = 256
"""No observation has more ones than this: at most 65, and ten a turn."""


class Layout(NamedTuple):
    """Where the fields of an edition's inputs begin; `HAND` to `PILE` are the same in all."""

    players: int
    turns_most: int
    """The most turns that a round can have."""
    turn_size: int
    """Inputs of one turn."""
    still_in: int
    protected: int
    spies: int
    known: int
    shown: int
    missed: int
    places: int
    turns: int
    size: int
    """Inputs of a policy; those of a critic go on with `hands`, which begins here."""
    critic_size: int


@cache
def layout_of(edition: Edition, players: int) -> Layout:
    """Return the layout of the inputs for an edition and number of players."""
    aside = 4 if players == 2 else 1
    turns = len(edition.deck) - aside - players
    turn_size = MOVER + 2 * players
    still_in = PILE + turns + 1
    known = still_in + 3 * players
    missed = known + 2 * KINDS * (players - 1)
    places = missed + KINDS * players
    first_turn = places + turns * (KINDS + players)
    size = first_turn + turns * turn_size
    return Layout(
        players=players,
        turns_most=turns,
        turn_size=turn_size,
        still_in=still_in,
        protected=still_in + players,
        spies=still_in + 2 * players,
        known=known,
        shown=known + KINDS * (players - 1),
        missed=missed,
        places=places,
        turns=first_turn,
        size=size,
        critic_size=size + KINDS * (players - 1),
    )
