"""`amletero games`: the finished games of this machine's terminal."""

import json as json_text
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.cli.common import LanguageOption, chosen_language, fail, printable
from amletero.locales import Language, Speaker
from amletero.terminal.local.finished_games import FinishedGame, FinishedGames, matching


def games(
    *,
    player: Annotated[str | None, Parameter(help="Only with a player of this name.")] = None,
    edition: Annotated[str | None, Parameter(help="Only of this edition.")] = None,
    since: Annotated[str | None, Parameter(help="Only since this day, such as 2026-11-16.")] = None,
    export: Annotated[
        Path | None, Parameter(help="Write the records to this file, one per line; - prints them.")
    ] = None,
    delete: Annotated[
        int | None, Parameter(help="Delete the game of this number in the list.")
    ] = None,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """List the finished games that were played with `amletero play` on this machine.

    They are kept in a file of records, which `amletero show`, `replay` and `picture` read.
    """
    language, store = chosen_language(lang), FinishedGames(user_state_path("amletero"))
    found = matching(store.games(), player, edition, since)
    if delete is not None:
        if delete not in range(1, len(found) + 1):
            fail(f"--delete: {Speaker(language).say('games-no-number', games=len(found))}")
        store.remove(found[delete - 1])
        print(Speaker(language).say("games-deleted"))
    elif export is not None:
        _export(found, export)
    elif json:
        print(json_text.dumps({"file": str(store.file), "games": [*map(_document, found)]}))
    else:
        _print(found, store, language)


def _export(found: list[FinishedGame], file: Path) -> None:
    lines = [json_text.dumps(game.document, ensure_ascii=False) + "\n" for game in found]
    if str(file) == "-":
        sys.stdout.writelines(lines)
    else:
        file.write_text("".join(lines), encoding="utf-8")


def _document(game: FinishedGame) -> dict[str, object]:
    table = game.game.frames[-1].truth.table
    return {
        "date": game.date,
        "edition": table.edition.name,
        "players": list(game.game.names),
        "bots": game.bots,
        "tokens": list(table.tokens),
        "winners": list(table.winners),
    }


def _print(found: list[FinishedGame], store: FinishedGames, language: Language) -> None:
    speaker = Speaker(language)
    if not found:
        print(speaker.say("games-none"))
        return
    for number, game in enumerate(found, start=1):
        table = game.game.frames[-1].truth.table
        names = [printable(speaker.player(seat, game.game.names)) for seat in game.game.seats]
        print(
            speaker.say(
                "games-line",
                number=number,
                date=game.date,
                edition=table.edition.name,
                players=[
                    speaker.say("show-token", player=name, tokens=tokens)
                    for name, tokens in zip(names, table.tokens, strict=True)
                ],
                winners=[names[seat] for seat in table.winners],
            )
        )
    print(speaker.say("games-file", file=str(store.file)))
