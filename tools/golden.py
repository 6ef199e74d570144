"""Golden games: whole games written out, so that no change of the rules goes unseen.

    python -m tools.golden

writes `tests/golden/`: for an edition and a number of players one game, move by move, with what
each seat and a spectator were told. A change in these files is a change of the game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from amletero.chance import drawn_first, shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import Event
from amletero.rules.moves import legal, move_text
from amletero.rules.play import may_start
from amletero.wire.facts import fact_document

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES: Final = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]


def name(edition: Edition, players: int) -> str:
    """The name of a golden game's file."""
    return f"{edition.name}-{players}.txt"


def lines(edition: Edition, players: int) -> Iterator[str]:
    """A whole game for two tokens, played at random from a fixed seed."""
    random = Random(f"{edition.name} {players}")
    referee = Referee(edition, players, goal=2)
    yield from _told(referee, referee.events[0])
    while not referee.table.game_over:
        first = drawn_first(may_start(referee.table), random)
        yield f"deal, seat {first} begins"
        yield from _told(referee, referee.deal(shuffled(edition, random), first))
        while not referee.round.over:
            moves = legal(referee.table, referee.round.hand)
            move = random.choice(moves)
            texts = " ".join(move_text(one, edition) for one in moves)
            yield f"{move_text(move, edition)}    of {texts}"
            yield from _told(referee, referee.move(move))


def _told(referee: Referee, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        whom: list[Seat] = sorted(event.seats)
        audience = "all" if event.public else ",".join(map(str, whom)) or "nobody"
        yield f"  {audience}: {json.dumps(fact_document(event.fact, referee.table.edition))}"


def main() -> None:
    """Write all golden games."""
    FOLDER.mkdir(exist_ok=True)
    for edition, players in GAMES:
        (FOLDER / name(edition, players)).write_text("\n".join(lines(edition, players)) + "\n")


if __name__ == "__main__":
    main()
