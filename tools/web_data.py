"""Write what the browser's side takes from the rules and the sentences: `make web-data`.

`web/src/generated/editions.json` holds the editions. `web/src/generated/stories.json` holds games
as single seats were told them, with the positions and sentences that must come of it, so that the
browser's reducer and narrator are tested against the rules' own; `deals.json` does the same for
fair dealing. A test fails when any of them drifts.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from amletero.chance import drawn_first, shuffled
from amletero.locales import Language, Narrator
from amletero.record import fairness
from amletero.record.fairness import SECRET_BYTES, Contribution
from amletero.rules.cards import Seat
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import Event
from amletero.rules.moves import legal
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.view import View
from amletero.wire.facts import fact_document
from amletero.wire.view import view_document

GENERATED: Final = Path(__file__).parent.parent / "web" / "src" / "generated"
NAMES: Final = ("Ana", "Inés", "Elena", "Ĉiela", "Hugo", "Ian")
GAMES: Final = (
    ("standard", 2, 2, 3),
    ("standard", 4, 2, 1),
    ("standard", 6, 1, 8),
    ("classic", 3, 2, 2),
    ("original", 2, 2, 4),
    ("original", 4, 1, 21),
)
"""Edition, players, goal and seed of the games told in `stories.json`."""


def main() -> None:
    """Write the files, or with `--check` say whether they are up to date."""
    stale = [path for path, text in files().items() if not _same(path, text)]
    if "--check" in sys.argv:
        sys.exit(f"out of date, run `make web-data`: {stale}" if stale else 0)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """The files and what must stand in them."""
    return {
        GENERATED / "editions.json": json.dumps(editions(), indent=1) + "\n",
        GENERATED / "stories.json": _lines(stories()),
        GENERATED / "deals.json": _lines(deals()),
    }


def editions() -> dict[str, Any]:
    """The editions as data."""
    return {name: _edition(edition) for name, edition in EDITIONS.items()}


def stories() -> Iterator[dict[str, Any]]:
    """What some seats were told of some games, and what must come of it."""
    for name, players, goal, seed in GAMES:
        events = _game(EDITIONS[name], players, goal, Random(seed))
        for reader in (0, None):
            yield _story(events, reader, players)


def deals() -> Iterator[dict[str, Any]]:
    """Fair deals with all that they are computed from."""
    random = Random(7)
    for number, (name, edition) in enumerate(EDITIONS.items()):
        secret = random.randbytes(SECRET_BYTES)
        given = [random.randbytes(SECRET_BYTES) for _ in range(number + 1)]
        game, candidates = f"game-{name}", list(range(number + 2))
        shown = [
            Contribution(
                seat,
                fairness.seat_commitment(game, number, seat, part),
                None if seat == 1 else part,
            )
            for seat, part in enumerate(given)
        ]
        round_secret = fairness.round_secret(secret, number)
        key = fairness.deal_key(game, number, round_secret, shown)
        cards = [edition.values[card] for card in edition.deck]
        deck, first = fairness.drawn_deal(key, cards, candidates)
        yield {
            "game": game,
            "round": number,
            "secret": secret.hex(),
            "given": [part.hex() for part in given],
            "game_commitment": fairness.game_commitment(game, secret).hex(),
            "round_commitment": fairness.round_commitment(game, number, round_secret).hex(),
            "seats": [
                {
                    "seat": each.seat,
                    "commitment": each.commitment.hex(),
                    "bytes": each.revealed and each.revealed.hex(),
                }
                for each in shown
            ],
            "cards": cards,
            "candidates": candidates,
            "deck": deck,
            "first": first,
        }


def _story(events: list[Event], reader: Seat | None, players: int) -> dict[str, Any]:
    told = [event.fact for event in events if event.reaches(reader)]
    edition = View.told(reader, told[:1]).table.edition
    views = [View.told(reader, told[: count + 1]) for count in range(len(told))]
    names = NAMES[:players]
    return {
        "reader": reader,
        "names": names,
        "facts": [fact_document(fact, edition) for fact in told],
        "positions": _changes([_position(view) for view in views]),
        "sentences": {
            language.value: [
                [sentence.text, sentence.character and sentence.character.value, sentence.secret]
                for sentence in Narrator(language, names, reader).tell(told)
            ]
            for language in Language
        },
    }


def _position(view: View) -> dict[str, Any]:
    document = view_document(view)
    del document["facts"]
    return document


def _changes(positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each position as what it changes in the one before."""
    before = [{}, *positions]
    return [
        {key: value for key, value in after.items() if key not in earlier or earlier[key] != value}
        for earlier, after in zip(before, positions, strict=False)
    ]


def _game(edition: Edition, players: int, goal: int, random: Random) -> list[Event]:
    round, events = begin(edition, players, goal)
    story = list(events)
    while not round.table.game_over:
        first = drawn_first(may_start(round.table), random)
        round, events = deal(round, shuffled(edition, random), first)
        story += events
        while round.table.turn is not None:
            round, events = step(round, random.choice(legal(round.table, round.hand)))
            story += events
    return story


def _edition(edition: Edition) -> dict[str, Any]:
    return {
        "name": edition.name,
        "rows": [
            {"value": row.value, "character": row.character.value, "copies": row.copies}
            for row in edition.rows
        ],
        "goals": {str(players): goal for players, goal in edition.goals.items()},
        "tie": edition.tie_rule.value,
    }


def _lines(documents: Iterator[dict[str, Any]]) -> str:
    lines = (json.dumps(document, ensure_ascii=False) for document in documents)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
