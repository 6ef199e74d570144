"""Networks of whole numbers: the same outputs and the same move in every arithmetic."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from amletero.arena.entrants import UnknownEntrant, met, read_entrants
from amletero.bots import UnknownBot, bot
from amletero.bots.network_bot import NetworkBot
from amletero.networks.choosing_moves import drawn_place, softmax_weights
from amletero.networks.compiled_network import CompiledNetwork
from amletero.networks.inputs import layout_of
from amletero.networks.network_file import CRITIC, POLICY, BadNetwork, read_network
from amletero.networks.numpy_network import NumpyNetwork
from amletero.networks.plain_python_network import PlainNetwork
from amletero.networks.quantization import RealLayer, WholeLayer, quantized, write_network
from amletero.networks.view_inputs import view_inputs
from amletero.record.action_numbers import ACTIONS
from amletero.record.referee import Referee
from amletero.rules.editions import CLASSIC, STANDARD, Edition
from amletero.rules.moves import legal
from tests.playing import TABLES, any_move, deal_next

every_table = pytest.mark.parametrize(
    ("edition", "players"), TABLES, ids=[f"{edition.name}-{players}" for edition, players in TABLES]
)


def some_layers(sizes: list[int], seed: int) -> tuple[list[RealLayer], Any]:
    """Layers of chance, and inputs to quantize them with."""
    random = np.random.default_rng(seed)
    layers = [
        RealLayer(
            random.normal(0, 1 / np.sqrt(min(before, 40)), (before, after)) * 0.7, np.zeros(after)
        )
        for before, after in pairwise(sizes)
    ]
    return layers, random.random((300, sizes[0])) < 40 / sizes[0]


def write_some(path: Path, edition: Edition, players: int, *, width: int = 48) -> Path:
    layout = layout_of(edition, players)
    layers, samples = some_layers([layout.size, width, width, ACTIONS], seed=players)
    made = {"command": "tests"}
    write_network(path, POLICY, edition, players, quantized(layers, samples), made)
    return path


@every_table
def test_every_arithmetic_gives_the_same_outputs(
    edition: Edition, players: int, tmp_path: Path
) -> None:
    network = read_network(write_some(tmp_path / "some.npz", edition, players))
    plain, numpy = PlainNetwork(network), NumpyNetwork(network)
    machine, random = CompiledNetwork(network), Random(players)
    referee = Referee(edition, players)
    deal_next(referee, random)
    while not referee.round.over:
        seat = referee.table.turn
        assert seat is not None
        view = referee.view(seat)
        ones = view_inputs(view)
        outputs = plain.outputs(ones)
        assert numpy.outputs(ones) == outputs == machine.outputs(ones)
        assert len(set(outputs)) > 1
        referee.move(any_move(referee.round, random))


def test_sums_stay_exact_at_the_widest(tmp_path: Path) -> None:
    """All weights and values at their ends: floating point must still count every one."""
    layout = layout_of(STANDARD, 2)
    random = np.random.default_rng(1)
    layers = []
    for before, after in ((layout.size, 1024), (1024, 1024), (1024, ACTIONS)):
        weights = random.choice(np.array([-127, 127, 126], np.int8), (before, after))
        layers.append((weights, np.zeros(after, np.int32), np.full(after, 0, np.int32)))
    path = tmp_path / "wide.npz"
    write_network(path, POLICY, STANDARD, 2, [WholeLayer(*layer) for layer in layers], {})
    network, ones = read_network(path), list(range(0, layout.size, 40))
    outputs = PlainNetwork(network).outputs(ones)
    assert max(map(abs, outputs)) > 1 << 18
    assert NumpyNetwork(network).outputs(ones) == outputs == CompiledNetwork(network).outputs(ones)


def test_whole_numbers_say_nearly_what_real_numbers_say() -> None:
    layers, samples = some_layers([500, 64, 64, ACTIONS], seed=3)
    values = samples.astype(float)
    for layer in layers[:-1]:
        values = np.maximum(values @ layer.weights + layer.bias, 0)
    real = values @ layers[-1].weights
    whole = samples.astype(np.int64)
    found = quantized(layers, samples)
    for number, (weights, bias, shift) in enumerate(found):
        whole = (whole @ weights.astype(np.int64) + bias) >> shift
        if number < len(found) - 1:
            whole = np.clip(whole, 0, 127)
    assert np.corrcoef(real.ravel(), whole.ravel())[0, 1] > 0.999
    assert np.abs(whole / 32 - real).mean() < 0.05 * np.abs(real).mean()


def test_a_draw_falls_on_each_move_as_often_as_its_weight_says() -> None:
    weights = softmax_weights([5, 37, 400, 5], [9, 5, *[2] * 253, 0], [0, 1, 3])
    assert weights == [2, 9, 2]
    places = [drawn_place(weights, draw) for draw in range(13)]
    assert [places.count(place) for place in range(3)] == weights


def test_a_path_is_a_bot(tmp_path: Path) -> None:
    path = write_some(tmp_path / "some.npz", CLASSIC, 3)
    player = bot(str(path))
    assert isinstance(player, NetworkBot)
    random, referee = Random(5), Referee(CLASSIC, 3)
    deal_next(referee, random)
    seat = referee.table.turn
    assert seat is not None
    view, moves = referee.view(seat), legal(referee.table, referee.round.hand)
    chosen = [player.choose(view, moves, Random(seed)) for seed in range(40)]
    assert chosen == [bot(str(path)).choose(view, moves, Random(seed)) for seed in range(40)]
    assert len(set(player.weights(view, moves))) > 1
    with pytest.raises(BadNetwork, match="classic with 3 players"):
        player.choose(Referee(STANDARD, 2).view(0), (), Random(1))


def test_files_that_are_no_networks_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.npz"
    path.write_bytes(b"no archive")
    with pytest.raises(BadNetwork, match="not a network"):
        read_network(path)
    layers, samples = some_layers([100, 8, ACTIONS], seed=1)
    write_network(path, POLICY, CLASSIC, 2, quantized(layers, samples), {})
    with pytest.raises(BadNetwork, match="800 weights"):
        read_network(path)
    size = layout_of(CLASSIC, 2).critic_size
    layers, samples = some_layers([size, 8, 2], seed=1)
    write_network(path, CRITIC, CLASSIC, 2, quantized(layers, samples), {})
    assert read_network(path).kind == CRITIC
    with pytest.raises(BadNetwork, match="plays no moves"):
        NetworkBot(path)


def test_a_network_for_another_table_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = str(write_some(tmp_path / "some.npz", CLASSIC, 3))
    (entrant,) = read_entrants([path])
    assert met(entrant, CLASSIC, 3) == entrant
    with pytest.raises(UnknownBot, match="is for classic with 3 players"):
        met(entrant, CLASSIC, 2)
    with pytest.raises(UnknownEntrant, match="call-not-a-network"):
        read_entrants([str(tmp_path / "none.npz")])
