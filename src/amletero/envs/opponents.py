"""The opponents of a learner: `simple`, any bot by its name, a network, or a function."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.bots import NETWORK_FILE, UnknownBot, bot
from amletero.bots.guarded_decision import stream
from amletero.bots.levels import LEVELS_OF_PLAY
from amletero.envs.batch import Batch
from amletero.envs.compiled_opponents import choose_by_network, choose_randomly, choose_simply
from amletero.envs.readable_games import ReadableGames
from amletero.kernel.numba_setup import say_if_compiling
from amletero.networks.compiled_network import compiled_layers
from amletero.networks.network_file import POLICY, Network, read_network
from amletero.networks.packaged_networks import our_network
from amletero.record.action_numbers import action_number

PolicyFunction: TypeAlias = Callable[[NDArray[np.uint8], NDArray[np.uint8]], Any]
"""Takes observations and masks, a row for each decision; returns an action for each."""
OpponentChoice: TypeAlias = str | Path | PolicyFunction
"""The name of a bot, the path of a network (.npz), or a function."""

COMPILED = {"simple": choose_simply, "random": choose_randomly}
OUR_NETWORKS = ("reader", "master")
"""Levels that play what our network says, without forgetting anything."""


class Opponent(Protocol):
    """Chooses actions in some games of a batch, in each for the player to move."""

    def actions(self, batch: Batch, games: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return an action for each of the games."""


class CompiledOpponent:
    """A bot that compiled code plays."""

    def __init__(self, choose: Any, *arguments: Any) -> None:
        say_if_compiling(choose)
        self._choose, self._arguments = choose, arguments

    def actions(self, batch: Batch, games: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return what the compiled function chooses."""
        chosen = np.zeros(len(games), np.int64)
        self._choose(batch.setting, *self._arguments, batch.words, games, chosen)
        return chosen


class FunctionOpponent:
    """A function of observations and masks."""

    def __init__(self, function: PolicyFunction) -> None:
        self._function = function

    def actions(self, batch: Batch, games: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return what the function chooses."""
        seen = batch.observe(games, batch.movers[games])
        chosen = np.asarray(self._function(seen, batch.masks[games]), np.int64)
        if chosen.shape != games.shape:
            raise ValueError(f"an opponent chose {chosen.shape} actions in {len(games)} games")
        return chosen


class BotOpponent:
    """Any bot, which sees views: slower than the others by far."""

    def __init__(self, name: str, readable: Callable[[], ReadableGames]) -> None:
        """Raises `UnknownBot`. From now on the games are kept by the readable rules, too."""
        self._bot, self._readable = bot(name), readable()

    def actions(self, batch: Batch, games: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return what the bot chooses, from the view of the player to move."""
        readable, chosen = self._readable, []
        for game in games:
            seat = int(batch.movers[game])
            view, legal = readable.view(game, seat), readable.legal(game, seat)
            move = self._bot.choose(view, legal, stream(readable.seed(game), view))
            chosen.append(action_number(move, seat, batch.players))
        return np.array(chosen, np.int64)


def opponent_of(
    choice: OpponentChoice, batch: Batch, readable: Callable[[], ReadableGames]
) -> Opponent:
    """Return an opponent. Raises `ValueError` for a name or a file that is none for the table."""
    if callable(choice):
        return FunctionOpponent(choice)
    name = str(choice)
    if name in COMPILED:
        return CompiledOpponent(COMPILED[name])
    if name in OUR_NETWORKS:
        network = our_network(batch.edition, batch.players, POLICY).network
        return _network_opponent(network, batch, LEVELS_OF_PLAY[name].farthest)
    if name.endswith(NETWORK_FILE):
        return _network_opponent(_read_policy(Path(name), batch), batch)
    try:
        return BotOpponent(name, readable)
    except UnknownBot as error:
        raise ValueError(str(error)) from error


def opponents_of(
    given: OpponentChoice | Sequence[OpponentChoice],
    batch: Batch,
    readable: Callable[[], ReadableGames],
) -> list[Opponent]:
    """Return the opponents by seat, from seat 1 on; one choice is for all of them."""
    others = batch.players - 1
    several = isinstance(given, Sequence) and not isinstance(given, str)
    choices: list[Any] = list(given) if several else [given] * others  # type: ignore[arg-type]
    if len(choices) != others:
        raise ValueError(f"{batch.players} players need {others} opponents, not {len(choices)}")
    return [opponent_of(choice, batch, readable) for choice in choices]


def _network_opponent(network: Network, batch: Batch, farthest: int | None = None) -> Opponent:
    """Return the opponent that plays a policy, without moves farther than this from the best."""
    softmax = np.array(network.softmax, np.int32)
    if farthest is not None:
        softmax[farthest + 1 :] = 0
    return CompiledOpponent(choose_by_network, batch.layout, compiled_layers(network), softmax)


def _read_policy(path: Path, batch: Batch) -> Network:
    try:
        network = read_network(path)
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from error
    table = network.edition, network.players
    if network.kind != POLICY or table != (batch.edition, batch.players):
        raise ValueError(
            f"{path} is a {network.kind} for {network.edition.name} with {network.players} players"
        )
    return network
