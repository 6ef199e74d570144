"""Sample games for the tests of the browser's side: each as one seat was told it.

The first ones are told in full and shown in pictures. After them come as many as it takes to hold
every case: each kind of fact, told to somebody who acts in it, is chosen in it, or only looks on,
and who knows a card of another player in it or does not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any, Final, NamedTuple

from amletero.chance import drawn_first, shuffled
from amletero.locales import Language, Narrator
from amletero.record.referee import Referee, ToldFact
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import Fact
from amletero.rules.view import View
from amletero.wire.facts import fact_document, fact_name, position_change

NAMES: Final = ("Ana", "Inés", "Elena", "Ĉiela", "Hugo", "Ian")
GAMES: Final = (
    ("standard", 2, 2, 3),
    ("standard", 4, 2, 1),
    ("standard", 6, 1, 8),
    ("classic", 3, 2, 2),
    ("original", 2, 2, 4),
    ("original", 4, 1, 21),
)
"""Edition, players, goal and seed of the games that are told in full, to seat 0 and a spectator."""
SEEDS: Final = range(30)
"""The seeds of the games that are searched for cases."""


class Case(NamedTuple):
    """What a fact is to its reader."""

    kind: str
    part: str
    """`actor`, `target` or `bystander`; `spectator` for somebody without a seat."""
    knew: bool
    """Whether the reader knew a card of another player whom the fact is about."""


@dataclass(frozen=True)
class SampleGame:
    """A game as one reader was told it."""

    game: Referee
    reader: Seat | None

    @cached_property
    def steps(self) -> list[ToldFact]:
        """The facts, with the views before and after each."""
        return self.game.told_since(self.reader, -1)

    @property
    def cases(self) -> set[Case]:
        """What the facts after the first were to the reader."""
        return {_case(step.before, step.fact) for step in self.steps if step.before is not None}


def sample_games() -> list[dict[str, Any]]:
    """What some seats were told of some games, and what must come of it."""
    return [_document(told) for told in (*_in_full(), *_covering())]


@cache
def _in_full() -> tuple[SampleGame, ...]:
    return tuple(
        SampleGame(game, reader)
        for name, players, goal, seed in GAMES
        for game in [_game(EDITIONS[name], players, goal, Random(seed))]
        for reader in (0, None)
    )


@cache
def _covering() -> tuple[SampleGame, ...]:
    """The first games that hold a case which none before them holds."""
    covered = {case for told in _in_full() for case in told.cases}
    chosen = []
    for told in searched(SEEDS):
        if news := told.cases - covered:
            covered |= news
            chosen.append(told)
    return tuple(chosen)


def searched(seeds: range) -> Iterator[SampleGame]:
    """Short random games of all editions, as each of their readers was told them."""
    for seed in seeds:
        for edition in EDITIONS.values():
            for players in edition.goals:
                game = _game(edition, players, 1, Random(seed))
                yield from (SampleGame(game, reader) for reader in (*range(players), None))


def covered_cases() -> set[Case]:
    """The cases that the sample games hold."""
    return {case for told in (*_in_full(), *_covering()) for case in told.cases}


def _case(before: View, fact: Fact) -> Case:
    target = getattr(fact, "target", None)
    acting: set[Any] = {getattr(fact, name, None) for name in ("seat", "first", "lower", "spy")}
    acting |= {*getattr(fact, "winners", ())}
    others = [seat for seat in acting | {target} if seat not in (None, before.seat)]
    if before.seat is None:
        part = "spectator"
    elif before.seat in acting:
        part = "actor"
    else:
        part = "target" if before.seat == target else "bystander"
    knew = any(before.known[seat] is not None for seat in others)
    kind: type = type(fact)
    return Case(fact_name(kind), part, knew)


def _document(told: SampleGame) -> dict[str, Any]:
    table, steps = told.game.table, told.steps
    edition, names = table.edition, NAMES[: table.players]
    return {
        "reader": told.reader,
        "names": names,
        "facts": [fact_document(step.fact, edition) for step in steps],
        "record": told.game.record(names).document(),
        "positions": [position_change(step.before, step.after, step.fact) for step in steps],
        "unseen": [
            {edition.values[card]: count for card, count in step.after.unseen.items()}
            for step in steps
        ],
        "sentences": {
            language.value: [
                [sentence.text, sentence.character and sentence.character.value, sentence.secret]
                for sentence in Narrator(language, names, told.reader).tell(
                    step.fact for step in steps
                )
            ]
            for language in Language
        },
    }


def _game(edition: Edition, players: int, goal: int, random: Random) -> Referee:
    game = Referee(edition, players, goal)
    while not game.winners:
        game.deal(shuffled(edition, random), drawn_first(game.may_start, random))
        while (seat := game.table.turn) is not None:
            game.move(random.choice(game.legal(seat)))
    return game
