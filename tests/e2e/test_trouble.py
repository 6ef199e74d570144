"""When something is not there: a friendly page in four languages with a way on."""

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.e2e.player import LANGUAGES, Player

Visitor = Callable[..., Player]


def shows_trouble(ana: Player, kind: str) -> None:
    expect(ana.page.get_by_role("heading", name=ana.say(f"trouble-{kind}.title"))).to_be_visible()
    expect(ana.page.get_by_role("link", name=ana.say("web-play-now"))).to_be_visible()


def test_no_such_page(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.goto("/nowhere/at/all")
    for _ in ana.in_every_language():
        shows_trouble(ana, "no-such-page")


def test_no_such_table(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.goto("/table/AAAAAAAAAAAA")
    for _ in ana.in_every_language():
        ana.sees("web-who-comes")
    ana.button("web-enter").click()
    for _ in ana.in_every_language():
        shows_trouble(ana, "no-table")


def test_not_invited(visitor: Visitor) -> None:
    ana, eve = visitor(), visitor()
    ana.create(edition="standard", players=2)
    eve.page.goto(ana.page.url)
    eve.button("web-enter").click()
    for _ in eve.in_every_language():
        shows_trouble(eve, "not-invited")


def test_a_table_closed_before_its_game(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2, bots=["simple"])
    expect(ana.button("web-start")).to_be_visible()
    ana.page.evaluate("() => amletero.ask({ type: 'close' })")
    for _ in ana.in_every_language():
        shows_trouble(ana, "table-closed")
        expect(ana.page.get_by_role("link", name=ana.say("web-record"))).to_have_count(0)


def test_a_full_table_offers_to_watch(visitor: Visitor) -> None:
    ana, eve = visitor(), visitor()
    ana.create(edition="standard", players=2, bots=["simple"], watch="everyone", first=0)
    eve.page.goto(ana.page.url)
    eve.button("web-enter").click()
    for _ in eve.in_every_language():
        eve.sees("web-full")
    ana.start()
    eve.sees("web-watching")


def test_a_finished_table_shows_its_end(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2, bots=["simple"], goal=1)
    ana.start()
    ana.play_to_the_end()
    for lang in LANGUAGES:
        ana.page.evaluate("(lang) => localStorage.setItem('amletero-language', lang)", lang)
        ana.page.reload()
        reader = Player(ana.page, lang)
        expect(ana.page.locator(".winner").first).to_be_visible()
        expect(reader.button("web-rematch")).to_be_visible()
        expect(ana.page.get_by_role("link", name=reader.say("web-home"))).to_be_visible()


def test_the_server_gone(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.button("web-play-now").click()
    for _ in ana.in_every_language():
        shows_trouble(ana, "server-gone")
        expect(ana.button("web-try-again")).to_be_visible()
    ana.page.unroute("**/api/**")
    ana.button("web-try-again").click()
    expect(ana.button("web-play-now")).to_be_visible()


def test_the_server_gone_on_the_way_to_a_table(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2, bots=["simple"])
    expect(ana.button("web-start")).to_be_visible()
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.page.reload()
    for _ in ana.in_every_language():
        shows_trouble(ana, "server-gone")
        expect(ana.button("web-try-again")).to_be_visible()
    ana.page.unroute("**/api/**")
    ana.button("web-try-again").click()
    expect(ana.button("web-start")).to_be_visible()


def test_the_server_gone_when_a_newcomer_says_a_name(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.goto("/table/AAAAAAAAAAAA")
    ana.sees("web-who-comes")
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.button("web-enter").click()
    shows_trouble(ana, "server-gone")
    assert ana.errors == []


def test_the_server_gone_from_my_games(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.page.get_by_role("link", name=ana.say("web-my-games")).click()
    shows_trouble(ana, "server-gone")
    ana.page.unroute("**/api/**")
    ana.button("web-try-again").click()
    ana.sees("web-no-games")
    assert ana.errors == []


def old_tab(ana: Player) -> None:
    """The page says in every language that it is too old, and offers to load the new one."""
    for _ in ana.in_every_language():
        title = ana.say("trouble-old-tab.title")
        expect(ana.page.get_by_role("heading", name=title)).to_be_visible()
        expect(ana.button("web-reload")).to_be_visible()


def test_an_old_tab_after_an_upgrade(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            send.call(this, text.replace(/"protocol":[0-9]+/, '"protocol":99'));
        };"""
    )
    ana.create(edition="standard", players=2, bots=["simple"])
    old_tab(ana)


def test_a_language_is_switched_and_kept(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    ana.page.get_by_role("button", name="Esperanto").click()
    expect(ana.page.get_by_role("button", name="Tuj ludi")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_role("button", name="Tuj ludi")).to_be_visible()


def test_a_chunk_that_an_upgrade_took_away(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()

    def gone(route: Route) -> None:
        route.fulfill(status=404)

    ana.page.route("**/assets/About*", gone)
    ana.page.get_by_role("link", name=ana.say("web-about")).click()
    old_tab(ana)
