"""`amletero explain`: how likely each move wins from a view, and why."""

import sys
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
from cyclopts import Parameter

from amletero.bots.guarded_decision import stream
from amletero.cli.common import (
    AnyFile,
    LanguageOption,
    chosen_language,
    console,
    fail,
    printable,
    refused,
    say_if_slow,
    work_shown,
)
from amletero.cli.replay import UnreadableFile, documents_of
from amletero.locales import Speaker
from amletero.locales.fault_sentences import fault_text, placed_fault_text
from amletero.locales.move_words import move_words
from amletero.record.faults import RecordFault
from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.record.strict_json import read_json
from amletero.rules.moves import Move, legal, move_text
from amletero.rules.view import View
from amletero.wire.view import read_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from amletero.bots.move_explanation import Thought
    from amletero.rules.cards import Character

LIKELY = 0.005
"""Probability; less likely cards are not printed."""
PLAYED = "▸"
"""Marks the move that was played."""


class ExplainedDecision(NamedTuple):
    """A decision to explain: what its seat knew and, if it is from a record, what it played."""

    view: View
    played: Move | None = None
    names: tuple[str, ...] = ()


def explain(
    file: Annotated[
        AnyFile, Parameter(help="A file with a view or with records; - reads standard input.")
    ],
    *,
    record: Annotated[int, Parameter(help="Which record of the file, counted from 1.")] = 1,
    round: Annotated[
        int | None, Parameter(help="Of a record: which round, counted from 1. [default: 1]")
    ] = None,
    move: Annotated[
        int | None, Parameter(help="Of a record: which move of the round, counted from 1.")
    ] = None,
    seed: Annotated[
        int, Parameter(help="Random seed; the same seed gives the same explanation.")
    ] = 0,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Explain the decision that a view asks for: moves, win chances, beliefs about hidden cards.

    The file holds a view in the form that a bot receives; - reads standard input. With --move it
    holds records, and the decision is explained that led to this move, from what its seat knew;
    ▸ marks the move that was played.
    """
    language = chosen_language(lang)
    if round is None and move is None:
        decision = ExplainedDecision(_view(file, Speaker(language)))
    else:
        place = record, 1 if round is None else round, 1 if move is None else move
        decision = _recorded_decision(file, place, Speaker(language))
    say_if_slow("explain", Speaker(language))
    with work_shown(Speaker(language).say("hint-thinking")):
        thought = _thought(decision.view, seed)
    if json:
        sys.stdout.write(msgspec.json.encode(document(decision, thought)).decode() + "\n")
    else:
        _print(Speaker(language, decision.view.table.edition), decision, thought)


def _view(file: str, speaker: Speaker) -> View:
    """Return the view in a file; it must be its seat's turn to move."""
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        given: Any = read_json(text)
        if isinstance(given, dict) and "rounds" in given:
            fail(f"explain: {file}: {speaker.say('call-name-a-move')}")
        view = read_view(given)
    except OSError as error:
        refused(f"explain: {file}", error, speaker)
    except RecordFault as error:
        fail(f"explain: {file}: {fault_text(speaker, error.fault)}")
    except (ValueError, TypeError) as error:
        fail(f"explain: {file}: {' '.join(str(error).split())}")
    if not view.to_move:
        fail(f"explain: {file}: {speaker.say('call-nothing-to-decide')}")
    return view


def _recorded_decision(
    file: str, place: tuple[int, int, int], speaker: Speaker
) -> ExplainedDecision:
    """Return the decision that led to a move: of a record, round and move, counted from 1."""
    record, round, move = place
    try:
        with closing(documents_of(file)) as documents:
            found = list(islice(documents, max(0, record - 1), record))
        if found and isinstance(found[0], RecordFault):
            raise found[0]
        played = replay(found[0]) if found else None
    except UnreadableFile as error:
        fail(f"explain: {error.text(speaker)}")
    except RecordFault as error:
        fail(f"explain: {file}: {placed_fault_text(speaker, error.fault)}")
    if played is None:
        fail(f"explain: {speaker.say('show-no-record', file=file, record=record)}")
    missing = speaker.say("call-no-such-move", round=round, move=move)
    if not 1 <= round <= len(played.rounds) or not 1 <= move <= len(played.rounds[round - 1].moves):
        fail(f"explain: {file}: {missing}")
    referee = Referee(played.edition, len(played.players), played.goal)
    for number, one in enumerate(played.rounds[:round], start=1):
        referee.deal(one.deck, one.first)
        for made in one.moves[: move - 1 if number == round else None]:
            referee.move(made)
    made = played.rounds[round - 1].moves[move - 1]
    names = tuple(map(printable, played.players))
    return ExplainedDecision(referee.view(referee.table.turn), made, names)


def _thought(view: View, seed: int) -> "Thought":
    from amletero.bots.move_explanation import consider  # noqa: PLC0415 (loaded when asked for)

    return consider(view, legal(view.table, view.hand), stream(str(seed), view))


def document(decision: ExplainedDecision, thought: "Thought") -> dict[str, Any]:
    """Return a thought as a JSON object: moves as text, cards as values."""
    edition, belief = decision.view.table.edition, thought.belief

    def by_value(chances: "Mapping[Character, float]") -> dict[str, float]:
        return {str(edition.values[card]): chance for card, chance in chances.items()}

    return {
        "move": move_text(thought.move, edition),
        "played": None if decision.played is None else move_text(decision.played, edition),
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


def _print(speaker: Speaker, decision: ExplainedDecision, thought: "Thought") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    out, names, mover = console(), decision.names, decision.view.seat
    table = Table(title=speaker.say("explain-moves"), title_justify="left")
    table.add_column(speaker.say("explain-column-move"))
    for column in ("chance", "tried"):
        table.add_column(speaker.say(f"explain-column-{column}"), justify="right")
    for each in thought.considered:
        mark = PLAYED if each.move == decision.played else " "
        tried = str(each.tried) if each.tried else ""
        words = f"{mark} {move_words(each.move, speaker, names, mover)}"
        table.add_row(words, speaker.percent(each.win_chance), tried)
    played = decision.played
    if played is not None and played not in [each.move for each in thought.considered]:
        table.add_row(f"{PLAYED} {move_words(played, speaker, names, mover)}", "", "")
    out.print(table)
    for seat, chances in thought.belief.hands.items():
        player, cards = speaker.player(seat, names), _entries(speaker, chances)
        player = player if names else player.capitalize()
        out.print(speaker.say("explain-hand", player=player, cards=cards))
    cards = _entries(speaker, thought.belief.set_aside)
    out.print(speaker.say("explain-set-aside", cards=cards))


def _entries(speaker: Speaker, chances: "Mapping[Character, float]") -> list[str]:
    """Return the likely cards as text."""
    return [
        speaker.say("explain-card", card=speaker.card(card), percent=round(100 * chance))
        for card, chance in chances.items()
        if chance > LIKELY
    ]
