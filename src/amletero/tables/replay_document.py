"""A recorded game in frames as a JSON object, for a browser that steps through it."""

import re
from typing import Any, Final

from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import placed_fault_text
from amletero.record.frames import RecordedGame, SeenCards, SeenFrame, Viewer
from amletero.rules.editions import Edition
from amletero.wire.facts import Document, fact_document, position_change

BOT_NAME: Final = re.compile("[a-z][a-z0-9-]{0,31}")


def replay_document(game: RecordedGame, viewer: Viewer, language: Language) -> Document:
    """Return the game as this viewer sees it; a fault of the record is told in this language."""
    return frames_document(game, viewer) | {"fault": _fault_document(game, language)}


def frames_document(game: RecordedGame, viewer: Viewer) -> Document:
    """Return the game as this viewer sees it, without what is wrong with its record."""
    table = game.frames[-1].truth.table
    return {
        "edition": game.edition.name,
        "goal": game.goal,
        "players": list(game.names),
        "viewer": viewer,
        "winners": list(table.winners),
        "unfinished": game.unfinished,
        "frames": [_frame_document(frame, game.edition) for frame in game.seen_by(viewer)],
    }


def named_bots(record: Any, game: RecordedGame) -> list[str | None]:
    """Return the bots by seat as far as the record names them; it may hold anything there."""
    named = record.get("bots")
    if not isinstance(named, list) or len(named) != len(game.names):
        return [None] * len(game.names)
    return [bot if isinstance(bot, str) and BOT_NAME.fullmatch(bot) else None for bot in named]


def _frame_document(frame: SeenFrame, edition: Edition) -> Document:
    return {
        "round": frame.round,
        "move": frame.move,
        "seat": frame.seat,
        "facts": [fact_document(fact, edition) for fact in frame.facts],
        "positions": [
            {} if after is before else position_change(before, after, fact)
            for before, fact, after in frame.told
        ],
        "hands": [_values(hand, edition) for hand in frame.hands],
        "deck": _values(frame.deck, edition),
        "set_aside": _values(frame.set_aside, edition),
    }


def _values(cards: SeenCards, edition: Edition) -> list[int | None]:
    return [None if card is None else edition.values[card] for card in cards]


def _fault_document(game: RecordedGame, language: Language) -> Document | None:
    fault = game.fault
    if fault is None:
        return None
    text = placed_fault_text(Speaker(language, game.edition), fault, game.names)
    return {"round": fault.round, "move": fault.move, "code": fault.code, "error": text}
