"""The effects of the cards, one function per card.

An effect receives the round after the card was laid face up. Cards without an effect (Spy,
Countess) and cards with nobody to choose need no function.
"""

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.facts import (
    Compared,
    Discarded,
    Drew,
    DrewSetAside,
    DrewToChoose,
    Events,
    Guessed,
    Holds,
    Protected,
    PutUnder,
    Returned,
    Traded,
    WentOut,
    tell,
    tell_all,
)
from amletero.rules.moves import Play
from amletero.rules.round import Round


def effect(round: Round, by: Seat, play: Play) -> Events:
    """Return the events of a card's effect; none if nobody could be chosen."""
    match play:
        case Play(Character.GUARD, int(target), Character() as named):
            return guard(round, by, target, named)
        case Play(Character.PRIEST, int(target)):
            return priest(round, by, target)
        case Play(Character.BARON, int(target)):
            return baron(round, by, target)
        case Play(Character.HANDMAID):
            return handmaid(by)
        case Play(Character.PRINCE, int(target)):
            return prince(round, target)
        case Play(Character.CHANCELLOR):
            return chancellor(round, by)
        case Play(Character.KING, int(target)):
            return king(round, by, target)
        case Play(Character.PRINCESS):
            return princess(round, by)
        case _:
            return iter(())


def guard(round: Round, by: Seat, target: Seat, named: Character) -> Events:
    """If the target holds the named character, they are out."""
    hit = round.card(target) is named
    yield tell_all(Guessed(by, target, named, hit))
    if hit:
        yield from knock_out(target, round.hands[target])


def priest(round: Round, by: Seat, target: Seat) -> Events:
    """Look at the target's hand; nobody else does."""
    yield tell(Holds(target, round.hands[target]), by)


def baron(round: Round, by: Seat, target: Seat) -> Events:
    """Compare hands in secret; the player with the lower card is out, in a tie neither."""
    loser = round.lower(by, target)
    yield tell(Holds(by, round.hands[by]), target)
    yield tell(Holds(target, round.hands[target]), by)
    yield tell_all(Compared(by, target, loser))
    if loser is not None:
        yield from knock_out(loser, round.hands[loser])


def handmaid(by: Seat) -> Events:
    """Until the start of their next turn, others cannot choose the player."""
    yield tell_all(Protected(by))


def prince(round: Round, target: Seat) -> Events:
    """The target discards the hand without its effect and draws; with a Princess, they are out.

    If the deck is empty, they draw the card that was set aside face down.
    """
    discarded = round.card(target)
    yield tell_all(Discarded(target, discarded))
    if discarded is Character.PRINCESS:
        yield from knock_out(target, hand=())
    elif round.deck:
        yield tell_all(Drew(target))
        yield tell(Holds(target, round.deck[:1]), target)
    else:
        yield tell_all(DrewSetAside(target))
        yield tell(Holds(target, round.set_aside), target)


def chancellor(round: Round, by: Seat) -> Events:
    """Draw two cards, or the last one, and then choose; no effect if the deck is empty."""
    drawn = round.deck[:2]
    if drawn:
        yield tell_all(DrewToChoose(by, len(drawn)))
        yield tell(Holds(by, round.hands[by] + drawn), by)


def chancellor_choice(by: Seat, under: Cards) -> Events:
    """Put the cards that are not kept under the deck; others see only how many."""
    yield tell(Returned(by, under), by)
    yield tell_all(PutUnder(by, len(under)))


def king(round: Round, by: Seat, target: Seat) -> Events:
    """Trade hands; both players know both hands from now on."""
    yield tell_all(Traded(by, target))
    yield tell(Holds(by, round.hands[target]), by, target)
    yield tell(Holds(target, round.hands[by]), by, target)


def princess(round: Round, by: Seat) -> Events:
    """The player who plays her is out."""
    yield from knock_out(by, round.hands[by])


def knock_out(seat: Seat, hand: Cards) -> Events:
    """The player is out of the round and discards the hand without its effect."""
    yield tell_all(WentOut(seat, hand))
