"""The plays that put their player out of the round whatever the others hold, by the rules."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import Edition
from amletero.rules.facts import WentOut
from amletero.rules.moves import Move, Play

_PLAYER = 0
_IN_FRONT = 4
"""Cards of a deck for two players that come before the first hand."""


def losing_plays(edition: Edition) -> list[tuple[int, int, bool]]:
    """Return the played card, the kept one, and whether it is played on oneself; by values."""
    values = edition.values
    hands = {hand: list(_games(edition, hand)) for hand in product(edition.characters, repeat=2)}
    return sorted(
        (values[played], values[kept], play.target == _PLAYER)
        for (played, kept), games in hands.items()
        for play in _plays(games, played)
        if all(_goes_out(game, play) for game in games)
    )


def _games(edition: Edition, hand: Cards) -> Iterator[Referee]:
    """Yield two-player games in which the first player holds this hand; the other, any card."""
    for held in edition.characters:
        dealt = Counter((*hand, held))
        if dealt <= edition.copies:
            rest = tuple((edition.copies - dealt).elements())
            first, drawn = hand
            deck = (*rest[:_IN_FRONT], first, held, drawn, *rest[_IN_FRONT:])
            game = Referee(edition, 2)
            game.deal(deck, _PLAYER)
            yield game


def _plays(games: Iterable[Referee], card: Character) -> set[Play]:
    moves = {move for game in games for move in game.legal(_PLAYER)}
    return {move for move in moves if isinstance(move, Play) and move.card is card}


def _goes_out(game: Referee, move: Move) -> bool:
    facts = [event.fact for event in game.copy().move(move)]
    return any(isinstance(fact, WentOut) and fact.seat == _PLAYER for fact in facts)
