"""Reviews in a browser's worker, run by plain Python: made round by round, kept with the game."""

import json

import msgspec

from amletero.record.replay import replay
from amletero.review.document import review_document
from amletero.review.game_review import GameReview, review_rounds
from amletero.review.review_jobs import SEED
from amletero.wire.socket.codes import RefusalCode
from tests.static_site.python_page import PythonPage, ask, lines_of, started
from tests.static_site.test_browser_tables import NEW_TABLE, finished


async def test_own_games_and_dropped_records_are_reviewed() -> None:
    page = PythonPage()
    site, table = await finished(page, players=2, goal=1, bots=["simple"])
    path = f"/api/games/{table}/review"
    assert await ask(site, "GET", path) == (200, {"review": None})
    told = await lines_of(site, path)
    *rounds, last = told
    review = last["review"]
    assert [each["round"] for each in rounds] == review["rounds"]
    assert {each["rounds"] for each in told} == {len(rounds)}
    assert await ask(site, "GET", path) == (200, {"review": review})
    assert await lines_of(site, path) == [last]  # it is not made twice
    record = (await site.answer("GET", f"/api/games/{table}/record", "{}", ""))[1]
    game = replay(json.loads(record))
    made = review_document(GameReview(game, tuple(review_rounds(game, SEED))))
    assert review == msgspec.to_builtins(made)
    assert (await lines_of(site, "/api/replay/review", record))[-1] == last
    await the_lists_tell_of_it(page, table)


async def the_lists_tell_of_it(page: PythonPage, table: str) -> None:
    site = started(page)  # the page has been reloaded
    (own, *_) = json.loads(page.reviews[table][0])
    (game,) = (await ask(site, "GET", "/api/me/games"))[1]["games"]
    assert game["review"] == own
    (figures,) = (await ask(site, "GET", "/api/me/statistics"))[1]["reviewed"]
    assert (figures["date"], figures["luck"]) == ("1970-01-01", round(own["luck"], 4))
    page.reviews[table] = '"of another version"', "{}"
    assert await ask(site, "GET", f"/api/games/{table}/review") == (200, {"review": None})
    assert (await ask(site, "GET", "/api/me/games"))[1]["games"] == [game | {"review": None}]
    assert (await ask(site, "DELETE", f"/api/me/games/{table}"))[0] == 200
    assert page.reviews == {}


async def test_a_game_that_runs_and_what_is_no_record_are_not_reviewed() -> None:
    site = started(PythonPage())
    _, made = await ask(site, "POST", "/api/tables", NEW_TABLE)
    for method in ("GET", "POST"):
        status, told = await ask(site, method, f"/api/games/{made['id']}/review")
        assert (status, told["code"]) == (409, RefusalCode.NOT_OVER)
    status, told = await ask(site, "POST", "/api/replay/review", "[]")
    assert (status, told["code"]) == (422, "not_a_record")
