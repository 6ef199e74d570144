"""`amletero explain`: what a bot would do with a view, and why."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from amletero.bots import BOTS, UnknownBot
from amletero.bots.stream import stream
from amletero.cli.common import (
    AnyFile,
    LanguageOption,
    chosen_language,
    console,
    fail,
    unknown_bot_text,
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
"""Probability; less likely cards and player types are not printed."""


def explain(
    file: Annotated[AnyFile, Parameter(help="A file with a view; - reads standard input.")],
    *,
    bot: Annotated[str, Parameter(help="Which bot explains: reader or master.")] = "master",
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
    thought = _thought(bot, view, seed, speaker)
    if json:
        sys.stdout.write(msgspec.json.encode(document(view, thought)).decode() + "\n")
    else:
        _print(speaker, bot, view, thought)


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


def _thought(name: str, view: View, seed: int, speaker: Speaker) -> "Thought":
    from amletero.bots.thought import THINKERS, thinker  # noqa: PLC0415 (slow to import)

    if name not in BOTS:
        fail(f"explain: --bot: {unknown_bot_text(speaker, UnknownBot(name, BOTS))}")
    if name not in THINKERS:
        bots = speaker.one_of(THINKERS)
        fail(f"explain: --bot: {speaker.say('call-no-reasons', bot=name, bots=bots)}")
    moves = legal(view.table, view.hand)
    return thinker(name).consider(view, moves, stream(str(seed), view))


def document(view: View, thought: "Thought") -> dict[str, Any]:
    """Return a bot's thought as a JSON object: moves as text, cards as values."""
    edition, belief = view.table.edition, thought.belief
    return {
        "move": move_text(thought.move, edition),
        "solved": thought.solved,
        "considered": [
            {
                "move": move_text(each.move, edition),
                "win_chance": each.win_chance,
                "tried": each.tried,
            }
            for each in thought.considered
        ],
        "hands": {
            str(seat): {
                str(edition.values[card]): chance for card, chance in belief.named(seat).items()
            }
            for seat in belief.seats
        },
        "set_aside": {
            str(edition.values[card]): chance for card, chance in belief.named_set_aside().items()
        },
        "types": {str(seat): dict(types) for seat, types in thought.types.items()},
    }


def _print(speaker: Speaker, name: str, view: View, thought: "Thought") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    out = console()
    level = speaker.say(f"level-{name.partition('-')[0]}")
    table = Table(title=speaker.say("explain-moves", bot=level), title_justify="left")
    for column in ("move", "chance", "tried"):
        table.add_column(speaker.say(f"explain-column-{column}"), justify="right")
    for each in thought.considered:
        tried = str(each.tried) if each.tried else ""
        text = move_text(each.move, view.table.edition)
        table.add_row(text, speaker.percent(each.win_chance), tried)
    out.print(table)
    if thought.solved:
        out.print(speaker.say("explain-solved"))
    for seat in thought.belief.seats:
        cards = _entries(speaker, thought.belief.named(seat))
        out.print(speaker.say("explain-hand", seat=seat_number(seat), cards=cards))
    cards = _entries(speaker, thought.belief.named_set_aside())
    out.print(speaker.say("explain-set-aside", cards=cards))
    for seat, types in thought.types.items():
        likely = sorted(types.items(), key=lambda entry: -entry[1])
        entries = [
            speaker.say("explain-type", type=kind, percent=round(100 * chance))
            for kind, chance in likely
            if chance > LIKELY
        ]
        out.print(speaker.say("explain-types", seat=seat_number(seat), types=entries))


def _entries(speaker: Speaker, chances: "Mapping[Character, float]") -> list[str]:
    """Return the likely cards as text."""
    return [
        speaker.say("explain-card", card=speaker.card(card), percent=round(100 * chance))
        for card, chance in chances.items()
        if chance > LIKELY
    ]
