"""The main screens as they stand in `screens/`, and that they fit into 80 columns and 24 lines."""

from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random

import pytest

from amletero.locales import Language
from amletero.record.frames import RecordedGame
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, STANDARD
from amletero.rules.view import View
from amletero.terminal.move_choice import Question
from amletero.terminal.screens.app import OneTableApp
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.hint import HintScreen
from amletero.terminal.screens.other_players import Plate
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.screens.record_stepper import StepScreen
from amletero.terminal.screens.table_screen import TableScreen
from amletero.terminal.setup import Seeds, Wishes
from tests.playing import play_game
from tests.terminal.driving import help_keys, play_on, started
from tests.terminal.saving import interrupted
from tests.terminal.seeing import seen, shows
from tests.waiting import until

NAMES = ["Ana", "Beto", "Ĉiela", "Dora", "Edo", "Fia"]


def play_app(folder: Path, wishes: Wishes, language: Language, seed: int = 7) -> PlayApp:
    return PlayApp(language, wishes, Seeds(seed), folder, pause=0)


def asks(*questions: Question) -> Callable[[PlayApp], bool]:
    def asked(app: PlayApp) -> bool:
        table = app.screen
        return (
            isinstance(table, TableScreen)
            and table.choosing is not None
            and table.choosing.question in questions
            and [one.option for one in table.panel.answers] == [*table.choosing.options()]
        )

    return asked


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
async def test_table(language: Language, size: tuple[int, int], tmp_path: Path) -> None:
    wishes = Wishes(STANDARD, 4, 1, bots=("simple",))
    app = play_app(tmp_path, wishes, language)
    async with app.run_test(size=size) as pilot:
        await play_on(app, pilot, Random(7), until=asks(Question.CARD))
        await shows(f"table-{language}-{size[0]}x{size[1]}", app)


def holds(*cards: Character, choosing: bool = False) -> Callable[[View], bool]:
    """Whether somebody has these cards on their turn, or three different ones to choose from."""

    def fits(view: View) -> bool:
        if choosing:
            return view.table.choosing and len(set(view.hand)) == 3
        others_out = view.table.players - len(view.table.still_in)
        eventful = others_out == 1 and bool(view.table.protected)
        held = not view.table.choosing and set(cards) <= set(view.hand)
        return held and (eventful or cards != (Character.GUARD,))

    return fits


@pytest.mark.parametrize(
    ("question", "language", "fits", "keys"),
    [
        (Question.TARGET, Language.ENGLISH, holds(Character.GUARD), "1"),
        (Question.NAMED, Language.SPANISH, holds(Character.GUARD), "1 target"),
        (Question.KEEP, Language.ITALIAN, holds(choosing=True), ""),
        (Question.UNDER, Language.ESPERANTO, holds(choosing=True), "keep"),
        (Question.SURE, Language.ENGLISH, holds(Character.PRINCESS), "9"),
        (Question.CARD, Language.ENGLISH, holds(Character.COUNTESS, Character.PRINCE), "5"),
    ],
)
async def test_questions(
    question: Question,
    language: Language,
    fits: Callable[[View], bool],
    keys: str,
    tmp_path: Path,
) -> None:
    interrupted(tmp_path, fits)
    app = play_app(tmp_path, Wishes(), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await started(app)
        await pilot.press("enter")
        await play_on(app, pilot, Random(), until=asks(Question.CARD, Question.KEEP))
        for step in keys.split():
            await pilot.press(step if step.isdigit() else await first_allowed(app, Question(step)))
        await until(lambda: asks(question)(app))
        await shows(f"ask-{question}-{language}", app)
        await pilot.press("escape")
        await until(lambda: asks(Question.CARD, Question.KEEP)(app))


async def test_enter_gives_the_answer_that_the_sign_marks(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 4, 1, bots=("simple",)), Language.ENGLISH)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, Random(7), until=asks(Question.CARD))
        table = app.screen
        assert isinstance(table, TableScreen)
        first, second = table.panel.answers
        await until(lambda: "▸ 4  Handmaid" in seen(app))
        first.enter_from = inf  # such an Enter was meant to hurry the others
        second.enter_from = 0
        await pilot.press("enter")
        assert table.panel.answers == [first, second]
        await pilot.press("down")
        await until(lambda: "▸ 9  Princess" in seen(app))
        await pilot.press("enter")
        await until(lambda: asks(Question.SURE)(app))
        sure = ["select", "start-over", "hint", "reference", "log", "colors", "leave-saved"]
        assert await help_keys(app, pilot) == sure
        await pilot.press("escape")
        await until(lambda: "▸ 4  Handmaid" in seen(app))
        table.panel.answers[0].enter_from = 0
        await pilot.press("enter")
        await until(lambda: any(told.text.startswith("You play") for told in table.sentences))


async def first_allowed(app: PlayApp, question: Question) -> str:
    """Wait for a question; return the key of the first answer that may be given."""
    await until(lambda: asks(question)(app))
    table = app.screen
    assert isinstance(table, TableScreen)
    return next(one.key for one in table.panel.answers if one.option and one.option.allowed)


async def test_start(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(bots=("simple",)), Language.ENGLISH)
    async with app.run_test(size=(80, 24)) as pilot:
        await shows("start-en", app)
        explained = ["line", "change", "begin", "begin-anywhere", "colors", "leave-start"]
        assert await help_keys(app, pilot) == explained
        for keys in ("up " * 4 + "right right", "up right", "up right", "up right"):
            await pilot.press(*keys.split())
        await shows("start-changed", app)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("key", "sheet"), [("r", "reference"), ("question_mark", "help")])
async def test_sheets(language: Language, key: str, sheet: str, tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 3, 1, bots=("simple",)), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, Random(7), until=asks(Question.CARD))
        await pilot.press(key)
        await shows(f"{sheet}-{language}", app)
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, TableScreen))


async def test_round_end_game_end_and_log(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 3, 1, goal=3, bots=("simple",)), Language.ENGLISH)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, Random(7), until=_ended)
        await shows("round-end", app)
        assert await help_keys(app, pilot) == ["choose", "next", "leave", "colors"]
        await pilot.press("escape")
        await play_on(app, pilot, Random(7), until=asks(Question.CARD))
        await pilot.press("l")
        await shows("log", app)
        await pilot.press("escape")
        await play_on(app, pilot, Random(7), until=lambda app: app.games[-1].over and _ended(app))
        await shows("game-end", app)
        assert await help_keys(app, pilot) == ["choose", "new", "review", "leave", "colors"]


def _ended(app: PlayApp) -> bool:
    return isinstance(app.screen, EndingScreen)


async def test_passing_the_keyboard(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 3, 3), Language.SPANISH)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, Random(7), until=lambda app: isinstance(app.screen, PassScreen))
        await shows("pass", app)


async def test_a_record() -> None:
    match = play_game(STANDARD, 6, 4)
    recorded = RecordedGame.of(match, NAMES)
    place = recorded.place(1, 4)
    assert place == 4
    screen = StepScreen(recorded, Language.ESPERANTO, place=place)
    app = OneTableApp(Language.ESPERANTO, screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: isinstance(app.screen, StepScreen) and app.screen.is_attached)
        await pilot.press(*["right"] * 2)
        await shows("step-open", app)
        await pilot.press("e", "e", "left")
        await shows("step-seat", app)
        assert (await help_keys(app, pilot))[:3] == ["step", "round", "ends"]


async def test_a_hint_for_a_move_of_a_record() -> None:
    recorded = RecordedGame.of(play_game(CLASSIC, 2, 4), NAMES[:2])
    app = OneTableApp(Language.ENGLISH, StepScreen(recorded, Language.ENGLISH))

    async def hinted() -> str:
        await pilot.press("h")
        await until(lambda: isinstance(app.screen, HintScreen) and app.screen.is_attached)
        await until(lambda: "How likely each hidden card is" in seen(app))
        shown = seen(app)
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, StepScreen))
        return shown

    async with app.run_test(size=(100, 30)) as pilot:
        await until(lambda: isinstance(app.screen, StepScreen) and app.screen.is_attached)
        assert "I would" in await hinted()
        turn = recorded.frames[0].truth.table.turn
        await pilot.press("e")
        for seat in recorded.seats:  # who is not to move has beliefs, and no move
            assert ("I would" in await hinted()) == (seat == turn)
            await pilot.press("e")
        over = next(
            place for place, frame in enumerate(recorded.frames) if frame.truth.table.turn is None
        )
        await pilot.press(*["right"] * over, "h")
        await until(lambda: "nothing to decide" in seen(app))


async def test_a_tiny_window(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 4, 1, bots=("simple",)), Language.ITALIAN)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, Random(7), until=asks(Question.CARD))
        await until(lambda: "▸" in seen(app))
        before = seen(app)
        await pilot.resize_terminal(50, 12)
        await shows("tiny", app)
        await pilot.resize_terminal(80, 24)
        await until(lambda: seen(app) == before)


@pytest.mark.parametrize("key", ["h", "r", "l", "question_mark"])
async def test_no_sheet_is_laid_over_a_table_that_is_too_large(key: str, tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 4, 1, bots=("simple",)), Language.ENGLISH)
    async with app.run_test(size=(60, 20)) as pilot:
        await play_on(app, pilot, Random(7), until=asks(Question.CARD))
        table = app.screen
        await pilot.press(key)
        await pilot.pause()
        assert app.screen is table
        assert not [worker for worker in app.workers if worker.group == "hint"]
        await until(lambda: "needs a larger window" in seen(app))


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("size", [(60, 15), (75, 40), (120, 21)])
async def test_a_start_screen_that_would_be_cut_says_so(
    size: tuple[int, int], saved: bool, tmp_path: Path
) -> None:
    if saved:
        interrupted(tmp_path, holds(Character.GUARD))
    app = play_app(tmp_path, Wishes(), Language.ENGLISH)
    async with app.run_test(size=size) as pilot:
        await until(lambda: "needs a larger window" in seen(app))
        assert "Start" not in seen(app)
        await pilot.resize_terminal(76, 22)
        await until(lambda: "needs a larger window" not in seen(app))
        assert "Start" in seen(app)


async def test_namesakes_are_told_apart_where_names_must_be_short(tmp_path: Path) -> None:
    """Six at a table leave little room for a name beside the key that chooses its player."""
    interrupted(tmp_path, holds(Character.GUARD), players=6)
    app = play_app(tmp_path, Wishes(), Language.ENGLISH)
    async with app.run_test(size=(80, 24)) as pilot:
        await started(app)
        await pilot.press("enter")
        await play_on(app, pilot, Random(), until=asks(Question.CARD))
        await pilot.press("1")
        await until(lambda: asks(Question.TARGET)(app))
        titles = {str(plate.border_title).lstrip("123456 ") for plate in app.screen.query(Plate)}
        assert len(titles) == 5
