"""`amletero games`: the finished games of this machine's terminal."""

import json as json_text
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.cli.common import (
    LanguageOption,
    check_edition,
    chosen_language,
    fail,
    printable,
)
from amletero.locales import Language, Speaker
from amletero.record.replay import replay
from amletero.terminal.local.finished_games import FinishedGame, FinishedGames, matching
from amletero.terminal.local.kept_reviews import KeptReviews
from amletero.wire.review import SeatSummaryDocument

EXAMPLE_DAY: Final = "2026-11-16"


def games(
    *,
    player: Annotated[str | None, Parameter(help="Only with a player of this name.")] = None,
    edition: Annotated[str | None, Parameter(help="Only of this edition.")] = None,
    since: Annotated[
        str | None, Parameter(help=f"Only since this day, such as {EXAMPLE_DAY}.")
    ] = None,
    export: Annotated[
        Path | None, Parameter(help="Write the records to this file, one per line; - prints them.")
    ] = None,
    delete: Annotated[
        int | None, Parameter(help="Delete the game of this number in the list.")
    ] = None,
    review: Annotated[
        bool, Parameter(help="First review the games of the list that are not reviewed yet.")
    ] = False,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """List the finished games that were played with `amletero play` on this machine.

    They are kept in a file of records, which `amletero show`, `replay` and `picture` read. Games
    that were reviewed are listed with what you gave away per move, and how lucky you were.
    """
    language, folder = chosen_language(lang), user_state_path("amletero")
    _check_filters(edition, since, Speaker(language))
    store, reviews = FinishedGames(folder), KeptReviews(folder)
    found = matching(store.games(), player, edition, since)
    if review:
        _review(found, reviews, language)
    if delete is not None:
        if not found:
            fail(f"--delete: {_nothing_found(store, Speaker(language))}")
        if delete not in range(1, len(found) + 1):
            fail(f"--delete: {Speaker(language).say('games-no-number', games=len(found))}")
        store.remove(found[delete - 1])
        print(Speaker(language).say("games-deleted"))
    elif export is not None:
        _export(found, export)
    elif json:
        own = own_reviews(found, reviews)
        games = [_document(game, each) for game, each in zip(found, own, strict=True)]
        print(json_text.dumps({"file": str(store.file), "games": games}))
    else:
        _print(found, own_reviews(found, reviews), store, language)


def _check_filters(edition: str | None, since: str | None, speaker: Speaker) -> None:
    """End the call if there is no such edition, or the day is not one."""
    if edition is not None:
        check_edition("games: --edition", edition, speaker)
    try:
        date.fromisoformat(since or EXAMPLE_DAY)
    except ValueError:
        fail(f"games: --since {since}: {speaker.say('call-day', example=EXAMPLE_DAY)}")


def _nothing_found(store: FinishedGames, speaker: Speaker) -> str:
    """Return that there are no finished games, or that none is as wished."""
    return speaker.say("games-no-match" if store.games() else "games-none")


def own_reviews(
    found: Sequence[FinishedGame], reviews: KeptReviews
) -> list[SeatSummaryDocument | None]:
    """Return how the one person at the keyboard played, game by game; None if it is not known."""
    kept = reviews.of([game.document for game in found])
    return [
        None if summary is None or game.own_seat is None else summary[game.own_seat]
        for game, summary in zip(found, kept, strict=True)
    ]


def _review(found: list[FinishedGame], reviews: KeptReviews, language: Language) -> None:
    """Review the games that are not reviewed yet, the latest first; each is kept at once."""
    from amletero.cli.review import reviewed_game  # noqa: PLC0415 (slow to import)
    from amletero.review.document import review_document  # noqa: PLC0415

    kept = reviews.of([game.document for game in found])
    for game in (game for game, summary in zip(found, kept, strict=True) if summary is None):
        record = replay(game.document)
        reviewed = reviewed_game(record, Speaker(language, record.edition))
        reviews.keep(game.document, review_document(reviewed).summary)


def review_text(own: SeatSummaryDocument, speaker: Speaker) -> str:
    """Return how somebody played, in words."""
    loss = speaker.percent(own.mean_loss)
    return speaker.say("review-in-list", loss=loss, luck=speaker.points(own.luck))


def _export(found: list[FinishedGame], file: Path) -> None:
    lines = [json_text.dumps(game.document, ensure_ascii=False) + "\n" for game in found]
    if str(file) == "-":
        sys.stdout.writelines(lines)
    else:
        file.write_text("".join(lines), encoding="utf-8")


def _document(game: FinishedGame, own: SeatSummaryDocument | None) -> dict[str, object]:
    table = game.game.frames[-1].truth.table
    return {
        "date": game.date,
        "edition": table.edition.name,
        "players": list(game.game.names),
        "bots": game.bots,
        "tokens": list(table.tokens),
        "winners": list(table.winners),
        "review": None
        if own is None
        else {"mean_loss": own.mean_loss, "accuracy": own.accuracy, "luck": own.luck},
    }


def _print(
    found: list[FinishedGame],
    own: list[SeatSummaryDocument | None],
    store: FinishedGames,
    language: Language,
) -> None:
    speaker = Speaker(language)
    if not found:
        print(_nothing_found(store, speaker))
        return
    for number, (game, reviewed) in enumerate(zip(found, own, strict=True), start=1):
        table = game.game.frames[-1].truth.table
        names = [printable(speaker.player(seat, game.game.names)) for seat in game.game.seats]
        print(
            speaker.say(
                "games-line",
                number=number,
                date=game.date,
                edition=table.edition.name,
                players=[
                    speaker.say("plain-token", player=name, tokens=tokens)
                    for name, tokens in zip(names, table.tokens, strict=True)
                ],
                winners=[names[seat] for seat in table.winners],
            )
        )
        if reviewed is not None:
            print(f"   {review_text(reviewed, speaker)}")
    print(speaker.say("games-file", file=str(store.file)))
