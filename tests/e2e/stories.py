"""Rounds with something to see in them, found by playing at random until one has it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from amletero.chance import shuffled
from amletero.record.notation import move_text
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import Event
from amletero.rules.moves import legal
from amletero.rules.play import begin, deal, step


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
    edition: str, players: int, wanted: Callable[[Story], bool], *, first: Seat = 0, start: int = 0
) -> Story:
    """The first round, by seed, that is wanted."""
    rounds = (_played(edition, players, first, seed) for seed in range(start, start + 200_000))
    return next(story for story in rounds if wanted(story))


def _played(edition: str, players: int, first: Seat, seed: int) -> Story:
    random = Random(seed)
    rules = EDITIONS[edition]
    deck = shuffled(rules, random)
    round, _ = begin(rules, players, 1)
    round, events = deal(round, deck, first)
    story = list(events)
    moves: list[tuple[Seat, str]] = []
    while round.table.turn is not None:
        move = random.choice(legal(round.table, round.hand))
        moves.append((round.table.turn, move_text(move, rules)))
        round, events = step(round, move)
        story += events
    values = [rules.values[card] for card in deck]
    return Story(edition, players, values, first, moves, story)
