"""`simple`: the yardstick. A few rules of thumb, fixed for good, readable on one page.

Each legal move gets a score and the highest wins. The player counts cards, remembers hands that
were shown, and concludes nothing from what others play.
"""

from collections import Counter
from random import Random

from amletero.bots.chances_to_be_highest import chances_to_be_highest
from amletero.rules.cards import Character, without
from amletero.rules.moves import Keep, Move, Play
from amletero.rules.view import View

BLUR = 0.01
"""A random number up to this is added to each score, so near ties are broken at random."""
FLAT_BONUS = {Character.HANDMAID: 0.45, Character.CHANCELLOR: 0.35, Character.SPY: 0.2}


class SimpleBot:
    """Plays by rules of thumb."""

    name = "simple"

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """The move of the highest score, or the Chancellor's choice of the highest card."""
        if view.table.choosing:
            return chancellor_choice(view)
        plays = [move for move in legal if isinstance(move, Play)]
        scores = [score(view, play) + random.uniform(0, BLUR) for play in plays]
        return plays[scores.index(max(scores))]

    def chances(self, view: View, legal: tuple[Move, ...]) -> list[float]:
        """Return how likely each move is made."""
        if view.table.choosing:
            chosen = chancellor_choice(view)
            return [float(move == chosen) for move in legal]
        return chances_to_be_highest(
            [score(view, move) / BLUR for move in legal if isinstance(move, Play)]
        )


def score(view: View, play: Play) -> float:
    """What a play is worth: low cards are let go first, and then what the effect may bring."""
    values = view.table.edition.values
    return -0.30 * values[play.card] / max(values.values()) + bonus(view, play)


def bonus(view: View, play: Play) -> float:
    """What the effect of a play may bring; 0 if nobody can be chosen."""
    match play:
        case Play(Character.PRINCESS):
            return -100
        case Play(card) if card in FLAT_BONUS:
            return FLAT_BONUS[card]
        case Play(Character.GUARD, int(target), Character() as named):
            return guard(view, target, named)
        case Play(Character.PRIEST, int(target)):
            return 0.25 if view.known[target] is None else 0
        case Play(Character.BARON, int(target)):
            return baron(view, target)
        case Play(Character.PRINCE, int(target)):
            return prince(view, target)
        case Play(Character.KING, int(target)):
            return king(view, target)
        case _:
            return 0


def unseen(view: View) -> Counter[Character]:
    """The cards that are not face up, not mine and not known to be in another's hand."""
    table = view.table
    seen = Counter(table.face_up + view.hand)
    seen.update(card for discards in table.discards for card in discards)
    seen.update(card for card in view.known if card is not None)
    return table.edition.copies - seen


def other_card(view: View, played: Character) -> Character:
    """The card that stays in hand."""
    (other,) = without(view.hand, played)
    return other


def guard(view: View, target: int, named: Character) -> float:
    """Hit what is known, else what is most frequent among the unseen cards."""
    known = view.known[target]
    if known is not None:
        return 5 if named is known else -1
    cards = unseen(view)
    return cards[named] / cards.total()


def baron(view: View, target: int) -> float:
    """Compare with what is lower; fear what is higher half as much again."""
    values = view.table.edition.values
    mine = values[other_card(view, Character.BARON)]
    known = view.known[target]
    if known is not None:
        theirs = values[known]
        return 4 if mine > theirs else -4 if mine < theirs else -0.2
    cards = unseen(view)
    lower = sum(count for card, count in cards.items() if values[card] < mine)
    higher = sum(count for card, count in cards.items() if values[card] > mine)
    return 1.2 * (lower - 1.5 * higher) / cards.total()


def prince(view: View, target: int) -> float:
    """Make a player known to hold the Princess discard her; otherwise prefer others to oneself."""
    values = view.table.edition.values
    if target == view.seat:
        mine = other_card(view, Character.PRINCE)
        if mine is Character.PRINCESS:
            return -50
        return -0.1 if values[mine] <= 1 else -0.6
    known = view.known[target]
    if known is None:
        return 0.15
    return 5 if known is Character.PRINCESS else 0.2 * values[known] / max(values.values())


def king(view: View, target: int) -> float:
    """Trade for what is known to be higher."""
    values = view.table.edition.values
    known = view.known[target]
    if known is None:
        return -0.3
    return 0.1 * (values[known] - values[other_card(view, Character.KING)])


def chancellor_choice(view: View) -> Keep:
    """Keep the highest card; the Princess counts as 4 while more than three cards are left."""
    worth = dict(view.table.edition.values)
    if view.table.deck_count > 3:
        worth[Character.PRINCESS] = 4
    kept = max(view.hand, key=worth.__getitem__)
    return Keep(kept, without(view.hand, kept))
