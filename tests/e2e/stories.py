"""Rounds with something to see in them, found by playing at random until one has it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import Event
from amletero.rules.moves import legal, move_text


@dataclass(frozen=True)
class Story:
    """A deck, who begins, and the moves of the round with their seats."""

    edition: str
    players: int
    deck: list[int]
    first: Seat
    moves: list[tuple[Seat, str]]
    events: list[Event]

    def moves_of(self, seat: Seat) -> list[str]:
        return [text for mover, text in self.moves if mover == seat]


def find(
    edition: str,
    players: int,
    wanted: Callable[[Story], bool],
    *,
    first: Seat = 0,
    longest: int = 30,
) -> Story:
    """The first round, by seed, that is wanted and has no more moves than the longest may have."""
    rounds = (_played(edition, players, first, seed) for seed in range(200_000))
    return next(story for story in rounds if len(story.moves) <= longest and wanted(story))


def _played(edition: str, players: int, first: Seat, seed: int) -> Story:
    random = Random(seed)
    rules = EDITIONS[edition]
    deck = shuffled(rules, random)
    referee = Referee(rules, players, 1)
    story = list(referee.deal(deck, first))
    moves: list[tuple[Seat, str]] = []
    while (seat := referee.table.turn) is not None:
        move = random.choice(legal(referee.table, referee.round.hand))
        moves.append((seat, move_text(move, rules)))
        story += referee.move(move)
    values = [rules.values[card] for card in deck]
    return Story(edition, players, values, first, moves, story)
