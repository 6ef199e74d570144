"""A table's settings, and the phrases that players can say."""

from typing import Final, Literal, TypeAlias

import msgspec

from amletero.rules.editions import EDITIONS, GOALS, Edition
from amletero.rules.moves import Rule
from amletero.tables.refusals import deny
from amletero.wire.socket.codes import RefusalCode

EditionName: TypeAlias = Literal["standard", "classic", "original"]
Pace: TypeAlias = Literal["relaxed", "live", "correspondence"]
Watch: TypeAlias = Literal["nobody", "invited", "everyone"]

MOVE_SECONDS: Final[dict[str, range]] = {
    "live": range(5, 601),
    "correspondence": range(3_600, 2_592_001),
}
"""By pace with a clock: the allowed seconds per move; others are refused."""

DEFAULT_SECONDS: Final[dict[str, int]] = {"live": 60, "correspondence": 259_200}

PHRASES: Final = (
    "hello",
    "good-luck",
    "nice-one",
    "oh-no",
    "hmm",
    "hurry-up",
    "sorry",
    "thanks",
    "was-it-you",
    "not-me",
    "good-game",
    "one-more",
    "goodbye",
)
"""What players can say; viewers read `talk-<phrase>` in their own language."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table, complete and checked."""

    edition: EditionName
    players: int
    goal: int
    pace: Pace
    move_seconds: int | None
    watch: Watch
    hints: bool
    fair: bool
    first: int | None
    private: bool = False
    """Whether only its players may read the game after its end; older logs do not have it."""

    @property
    def rules(self) -> Edition:
        """The edition itself."""
        return EDITIONS[self.edition]


def settings(  # noqa: PLR0913 - a host has many choices
    *,
    edition: EditionName,
    players: int,
    goal: int | None = None,
    pace: Pace = "relaxed",
    move_seconds: int | None = None,
    watch: Watch = "invited",
    hints: bool = False,
    fair: bool = True,
    first: int | None = None,
    private: bool = False,
) -> Settings:
    """Return complete settings from a host's choices. Raises `Denied` if they are invalid."""
    goals = EDITIONS[edition].goals
    if players not in goals:
        raise deny(Rule.WRONG_PLAYERS)
    if goal is not None and goal not in GOALS:
        raise deny(Rule.WRONG_GOAL)
    if first is not None and first not in range(players):
        raise deny(Rule.NO_SUCH_SEAT, seat=first)
    return Settings(
        edition=edition,
        players=players,
        goal=goals[players] if goal is None else goal,
        pace=pace,
        move_seconds=_move_seconds(pace, move_seconds),
        watch=watch,
        hints=hints,
        fair=fair,
        first=first,
        private=private,
    )


def _move_seconds(pace: Pace, asked: int | None) -> int | None:
    if pace == "relaxed":
        if asked is not None:
            raise deny(RefusalCode.WRONG_PACE)
        return None
    seconds = DEFAULT_SECONDS[pace] if asked is None else asked
    if seconds not in MOVE_SECONDS[pace]:
        raise deny(RefusalCode.WRONG_PACE)
    return seconds
