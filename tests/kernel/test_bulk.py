"""Rounds in lockstep are the rounds that the kernel plays one by one."""

import numpy as np
import pytest

from amletero.kernel import compiled, dealt, game_key, played_at_random, spy_bonus, winners
from amletero.kernel.bulk import Tally, play_rounds
from amletero.kernel.chances import card_below
from amletero.kernel.convert import seats_of, setting_of
from amletero.kernel.lanes import LANES, NUMBER, ROW_COUNT, TOTAL, WANTS, draw, look_ahead
from amletero.kernel.layout import SHOWDOWN, Setting, phase
from amletero.rules.editions import EDITIONS, STANDARD, Edition

GAMES = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]


@compiled
def one_by_one(setting: Setting, seed: int, first: int, count: int) -> list[tuple[int, ...]]:
    results: list[tuple[int, ...]] = []
    for index in range(first, first + count):
        key = game_key(seed, index)
        pile, board = dealt(setting, key, 0)
        pile, board, _, turns = played_at_random(setting, pile, board, key)
        results.append((turns, winners(setting, pile, board), spy_bonus(board), phase(board)))
    return results


def tally_of(setting: Setting, results: list[tuple[int, ...]]) -> Tally:
    won = [seats_of(result[1]) for result in results]
    return Tally(
        rounds=len(results),
        turns=sum(result[0] for result in results),
        wins=tuple(sum(seat in seats for seats in won) for seat in range(setting.players)),
        showdowns=sum(result[3] == SHOWDOWN for result in results),
        ties=sum(len(seats) > 1 for seats in won),
        spy_bonuses=sum(result[2] != 0 for result in results),
    )


@pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)
def test_lanes_play_the_rounds_of_the_kernel(edition: Edition, players: int) -> None:
    setting = setting_of(edition, players)
    results = one_by_one(setting, 11, 0, 5_000)
    assert play_rounds(setting, 11, 0, 5_000) == tally_of(setting, results)
    for index in range(60):
        assert play_rounds(setting, 11, index, 1) == tally_of(setting, results[index : index + 1])


def test_the_parts_of_a_job_add_up_to_the_whole() -> None:
    setting = setting_of(STANDARD, 4)
    whole = play_rounds(setting, 5, 100, 3_000)
    parts = [play_rounds(setting, 5, 100, 777), play_rounds(setting, 5, 877, 2_223)]
    assert whole.turns == sum(part.turns for part in parts)
    assert whole.wins == tuple(map(sum, zip(*(part.wins for part in parts), strict=True)))
    assert whole.rounds == 3_000


def test_no_rounds() -> None:
    assert play_rounds(setting_of(STANDARD, 2), 1, 0, 0) == Tally(0, 0, (0, 0), 0, 0, 0)


def test_a_refused_word_is_refused_in_every_lane() -> None:
    """A key that begins with 32 zeros is refused for the first card: the lanes must notice."""
    rows = np.zeros(ROW_COUNT * LANES, np.uint8)
    rows[TOTAL : TOTAL + LANES] = 21
    rows[WANTS : WANTS + LANES] = 1
    keys = np.arange(LANES, dtype=np.int64) << 33
    keys[7] = 12345
    current, following = keys.astype(np.uint64), np.zeros(LANES, np.uint64)
    look_ahead(rows, keys, current, following, 21)
    draw(rows, keys, current, following, 21)
    expected = [card_below(int(key), 0, 21) for key in keys]
    assert list(rows[NUMBER : NUMBER + LANES]) == expected
    assert expected[7] != 0
