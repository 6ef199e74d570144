"""`amletero admin games`, `export`, `close` and `delete`."""

import json as json_text
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from cyclopts import Parameter

from amletero.cli.admin.common import Days, JsonOption, LimitOption, Session, YesOption, date_text
from amletero.cli.common import LanguageOption, fail, printable
from amletero.cli.serve_options import DatabaseOption
from amletero.server.operator_actions import Administration, NotEnded
from amletero.storage.administration import ListedTable, NamedSeat
from amletero.tables.entries import BrokenLog

T = TypeVar("T")

GameArgument: TypeAlias = Annotated[str, Parameter(help="The id of a game, as in its link.")]


def games(
    *,
    phase: Annotated[
        Literal["lobby", "playing", "over", "closed"] | None,
        Parameter(help="Only games in this phase."),
    ] = None,
    guest: Annotated[str | None, Parameter(help="Only games of this guest.")] = None,
    idle_days: Annotated[
        Days | None, Parameter(help="Only games where nothing happened for this many days.")
    ] = None,
    limit: LimitOption = 100,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """List games, the latest first, with who sits there and how many are there now."""
    session = Session(database, lang)
    found = session.run(
        lambda office: office.games(phase=phase, guest=guest, days=idle_days, limit=limit)
    )
    if json:
        session.print_json({"games": [_game_document(*game) for game in found]})
        return
    for game, seats in found:
        session.say(
            "admin-game",
            table=game.id,
            phase=game.phase,
            date=date_text(game.updated),
            entries=game.entries,
            present=game.present,
            seated="yes" if seats else "no",
            players=[printable(seat.name) for seat in seats],
        )
    if not found:
        session.say("admin-no-games")


def export(
    table: Annotated[tuple[str, ...], Parameter(help="The ids of games.")] = (),
    *,
    guest: Annotated[str | None, Parameter(help="All ended games of this guest.")] = None,
    out: Annotated[Path | None, Parameter(help="Write to this file. [default: print]")] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Write the records of games that have ended, one per line.

    A game that is still played is refused: its record would give away hands.
    """
    session = Session(database, lang)
    if bool(table) == (guest is not None):
        fail(session.sentence("admin-export-what"))

    async def records(office: Administration) -> list[dict[str, Any]]:
        wanted = list(table)
        if guest is not None:
            theirs = await office.games(guest=guest)
            wanted = [game.id for game, _ in theirs if await office.ended(game.id)]
        return [await _record(session, office, each) for each in wanted]

    lines = [json_text.dumps(record, ensure_ascii=False) + "\n" for record in session.run(records)]
    if out is None:
        sys.stdout.writelines(lines)
    else:
        out.write_text("".join(lines), encoding="utf-8")


def close(
    table: GameArgument,
    *,
    yes: YesOption = False,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Close a game. Its record and its secret are published, and its players are told."""
    session = Session(database, lang)
    game = _game(session, table)
    if game.phase == "closed":
        fail(session.sentence("admin-closed-already", table=table))
    session.confirm(yes, "admin-ask-close", table=table, present=game.present)

    async def closed(office: Administration) -> None:
        try:
            await office.close(table)
        except BrokenLog:
            fail(session.sentence("admin-broken", table=table))

    session.run(closed)
    session.report(json, {"closed": table}, "admin-closed", table=table)


def delete(
    table: GameArgument,
    *,
    yes: YesOption = False,
    json: JsonOption = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Delete a game and all that belongs to it; everyone who is there is sent away."""
    session = Session(database, lang)
    game = _game(session, table)
    session.confirm(yes, "admin-ask-delete", table=table, present=game.present)
    session.run(lambda office: office.delete(table))
    session.report(json, {"deleted": table}, "admin-deleted", table=table)


def _game(session: Session, table: str) -> ListedTable:
    game = session.run(lambda office: office.game(table))
    if game is None:
        fail(session.sentence("admin-no-such-game", table=printable(table)))
    return game


def _game_document(game: ListedTable, seats: list[NamedSeat]) -> dict[str, Any]:
    return {
        "table": game.id,
        "phase": game.phase,
        "created": date_text(game.created),
        "updated": date_text(game.updated),
        "entries": game.entries,
        "present": game.present,
        "players": [{"seat": seat.seat, "guest": seat.guest, "name": seat.name} for seat in seats],
    }


async def _record(session: Session, office: Administration, table: str) -> dict[str, Any]:
    if await office.game(table) is None:
        fail(session.sentence("admin-no-such-game", table=printable(table)))
    try:
        return await office.record(table)
    except NotEnded:
        fail(session.sentence("admin-not-ended", table=table))
    except BrokenLog:
        fail(session.sentence("admin-broken", table=table))
