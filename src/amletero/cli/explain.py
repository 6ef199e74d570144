"""`amletero explain`: how likely each move wins from a view, and why."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from amletero.bots.stream import stream
from amletero.cli.common import (
    AnyFile,
    LanguageOption,
    chosen_language,
    console,
    fail,
)
from amletero.locales import Speaker, seat_number
from amletero.locales.fault_sentences import fault_text
from amletero.record.faults import RecordFault
from amletero.record.notation import move_text
from amletero.record.strict_json import read_json
from amletero.rules.moves import legal
from amletero.rules.view import View
from amletero.wire.view import read_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from amletero.bots.thought import Thought
    from amletero.rules.cards import Character

LIKELY = 0.005
"""Probability; less likely cards are not printed."""


def explain(
    file: Annotated[AnyFile, Parameter(help="A file with a view; - reads standard input.")],
    *,
    seed: Annotated[
        int, Parameter(help="Random seed; the same seed gives the same explanation.")
    ] = 0,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Explain the decision that a view asks for: moves, win chances, beliefs about hidden cards.

    The file holds a view in the form that a bot receives; - reads standard input.
    """
    language = chosen_language(lang)
    view = _view(file, Speaker(language))
    speaker = Speaker(language, view.table.edition)
    thought = _thought(view, seed)
    if json:
        sys.stdout.write(msgspec.json.encode(document(view, thought)).decode() + "\n")
    else:
        _print(speaker, view, thought)


def _view(file: str, speaker: Speaker) -> View:
    """Return the view in a file; it must be its seat's turn to move."""
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        given: Any = read_json(text)
        view = read_view(given)
    except OSError as error:
        fail(f"explain: {file}: {error.strerror}")
    except RecordFault as error:
        fail(f"explain: {file}: {fault_text(speaker, error.fault)}")
    except (ValueError, TypeError) as error:
        fail(f"explain: {file}: {' '.join(str(error).split())}")
    if not view.to_move:
        fail(f"explain: {file}: {speaker.say('call-nothing-to-decide')}")
    return view


def _thought(view: View, seed: int) -> "Thought":
    from amletero.bots.thought import consider  # noqa: PLC0415 (loaded when asked for)

    return consider(view, legal(view.table, view.hand), stream(str(seed), view))


def document(view: View, thought: "Thought") -> dict[str, Any]:
    """Return a thought as a JSON object: moves as text, cards as values."""
    edition, belief = view.table.edition, thought.belief

    def by_value(chances: "Mapping[Character, float]") -> dict[str, float]:
        return {str(edition.values[card]): chance for card, chance in chances.items()}

    return {
        "move": move_text(thought.move, edition),
        "considered": [
            {
                "move": move_text(each.move, edition),
                "win_chance": each.win_chance,
                "tried": each.tried,
            }
            for each in thought.considered
        ],
        "hands": {str(seat): by_value(chances) for seat, chances in belief.hands.items()},
        "set_aside": by_value(belief.set_aside),
    }


def _print(speaker: Speaker, view: View, thought: "Thought") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    out = console()
    table = Table(title=speaker.say("explain-moves"), title_justify="left")
    for column in ("move", "chance", "tried"):
        table.add_column(speaker.say(f"explain-column-{column}"), justify="right")
    for each in thought.considered:
        tried = str(each.tried) if each.tried else ""
        text = move_text(each.move, view.table.edition)
        table.add_row(text, speaker.percent(each.win_chance), tried)
    out.print(table)
    for seat, chances in thought.belief.hands.items():
        cards = _entries(speaker, chances)
        out.print(speaker.say("explain-hand", seat=seat_number(seat), cards=cards))
    cards = _entries(speaker, thought.belief.set_aside)
    out.print(speaker.say("explain-set-aside", cards=cards))


def _entries(speaker: Speaker, chances: "Mapping[Character, float]") -> list[str]:
    """Return the likely cards as text."""
    return [
        speaker.say("explain-card", card=speaker.card(card), percent=round(100 * chance))
        for card, chance in chances.items()
        if chance > LIKELY
    ]
