"""The levels: one network, with more or less memory and care."""

import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from amletero.bots import LEVELS, PERSONAS, TEMPERS, bot
from amletero.bots.forgetful_inputs import remembered_inputs
from amletero.bots.levels import LEVELS_OF_PLAY, LevelBot
from amletero.bots.network_bot import NetworkBot
from amletero.networks.inputs import COUNTS, KINDS, UNSEEN, layout_of
from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import network_path
from amletero.networks.view_inputs import view_inputs
from amletero.record.action_numbers import CARD_NUMBERS
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move, Play, legal
from amletero.rules.view import View
from tests.bots.rounds import decisions, mover, played

# Seat 0 looks at seat 1 and sees a 4, which it keeps.
SEEN = ("9068" + "24" + "1" + "0" + "3", "2>1", "0")


def views(players: int, rounds: int) -> list[View]:
    """The views of everyone who has a choice, through some rounds of `simple`."""
    bots = {seat: bot("simple") for seat in range(players)}
    return [
        mover(seats)
        for seats, moves in decisions(STANDARD, bots, Random(0), rounds)
        if len(moves) > 1
    ]


def chosen(name: str, view: View, times: int = 40) -> Counter[Move]:
    """How often a bot makes which move."""
    moves = legal(view.table, view.hand)
    return Counter(bot(name).choose(view, moves, Random(seed)) for seed in range(times))


@pytest.mark.parametrize("name", ["reader", "master"])
def test_a_hand_that_was_seen_is_hit(name: str) -> None:
    hit = Play(Character.GUARD, 1, Character.HANDMAID)
    assert chosen(name, played(*SEEN))[hit] >= 38


def test_a_reader_plays_as_the_network_was_trained() -> None:
    reader, network = bot("reader"), NetworkBot(network_path(STANDARD, 3, POLICY))
    for view in views(3, rounds=3):
        moves = legal(view.table, view.hand)
        assert isinstance(reader, LevelBot)
        assert reader.weights(view, moves) == network.weights(view, moves)


def test_a_master_leaves_unlikely_moves_out_and_changes_nothing_else() -> None:
    reader, master = (LevelBot.named(name) for name in ("reader", "master"))
    left_out = 0
    for view in views(2, rounds=6):
        moves = legal(view.table, view.hand)
        trained, played = reader.weights(view, moves), master.weights(view, moves)
        for before, after in zip(trained, played, strict=True):
            assert after in (before, 0)
            assert after == before or before * 10 < max(trained)
            left_out += after == 0
    assert left_out > 0


def test_a_beginner_forgets_a_hand_that_was_shown() -> None:
    """Seat 0 looks at seat 1 of four players; when its turn comes again, that is long ago."""
    view = played("9" + "2834" + "1" + "0" + "0" + "6" + "1", "2>1", "0", "0", "4", players=4)
    assert view.known[1] is Character.COUNTESS
    hit = Play(Character.GUARD, 1, Character.COUNTESS)
    assert chosen("beginner", view)[hit] < 10
    assert chosen("casual", view)[hit] > 30


def test_what_is_forgotten_is_a_turn_with_all_that_it_told() -> None:
    view = played(*SEEN)
    layout, ones = layout_of(STANDARD, 2), view_inputs(view)
    assert remembered_inputs(ones, layout, layout.turns_most) == ones

    def unseen(inputs: list[int], card: Character) -> int:
        first = UNSEEN + COUNTS * CARD_NUMBERS[card]
        (one,) = (one for one in inputs if first <= one < first + COUNTS)
        return one - first

    known = layout.known + CARD_NUMBERS[Character.HANDMAID]
    latest, nothing = (remembered_inputs(ones, layout, turns) for turns in (1, 0))
    assert known in ones
    assert known not in latest
    priest, spy = Character.PRIEST, Character.SPY
    assert [unseen(inputs, priest) for inputs in (ones, latest, nothing)] == [1, 2, 2]
    assert [unseen(inputs, spy) for inputs in (ones, latest, nothing)] == [0, 0, 1]
    assert max(nothing) < layout.turns <= max(latest) < layout.turns + layout.turn_size
    assert [one for one in nothing if one < 3 * KINDS] == [one for one in ones if one < 3 * KINDS]


MOVES = """
from random import Random
from amletero.bots import LEVELS, bot
from tests.bots.rounds import played
from amletero.rules.moves import legal
view = played(*{scene})
moves = legal(view.table, view.hand)
print([bot(level).choose(view, moves, Random(seed)) for level in LEVELS for seed in range(3)])
"""


def test_the_same_moves_are_made_without_numpy_and_numba() -> None:
    without = "import sys; sys.modules['numpy'] = sys.modules['numba'] = None"
    program = f"{without}\n{MOVES.format(scene=SEEN)}"
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    view = played(*SEEN)
    moves = legal(view.table, view.hand)
    chosen = [bot(level).choose(view, moves, Random(seed)) for level in LEVELS for seed in range(3)]
    assert ended.stdout.strip() == str(chosen)


def test_every_character_plays_at_every_level() -> None:
    view = played(*SEEN)
    moves = legal(view.table, view.hand)
    assert set(LEVELS) == set(LEVELS_OF_PLAY)
    assert set(PERSONAS.values()) == {*TEMPERS, None}
    for level in LEVELS:
        for temper in TEMPERS[1:]:
            named = bot(f"{level}-{temper}")
            assert named.name == f"{level}-{temper}"
            assert named.choose(view, moves, Random(1)) in moves


@pytest.mark.parametrize("level", ["casual", "master"])
def test_a_temper_shows(level: str) -> None:
    """The cautious hide behind Handmaids more often than the bold do."""
    cards = {"bold": 0, "cautious": 0}
    for view in views(3, rounds=30):
        moves = legal(view.table, view.hand)
        for temper in cards:
            move = bot(f"{level}-{temper}").choose(view, moves, Random(1))
            cards[temper] += move.card is Character.HANDMAID
    assert cards["cautious"] > cards["bold"]
