"""Self-play on a graphics card: the kernel's own source, compiled to PTX and loaded there.

    pip install numba-cuda==0.30.* nvidia-nvvm==13.0.* nvidia-cuda-nvrtc==13.0.*
    python -m tools.gpu_rounds FOLDER              compile all tables; needs no graphics card
    python -m tools.gpu_rounds FOLDER standard-2   compile one
    python -m tools.gpu_rounds FOLDER classic-2-guard3_priest2_baron2_princess1   a small deck

The machine with the card needs CuPy and JAX, not Numba. A PTX must not be newer than the card's
driver: these are CUDA 13.0, for compute capability 9.0.
"""

import re
import sys
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import numpy as np

from amletero.networks.inputs import MOST_INPUTS, layout_of
from amletero.rules.editions import EDITIONS, Edition, with_deck
from amletero.training.rounds_protocol import MASK_BYTES, PlayedActions, ShownRounds, mask_at

TABLES: Final = tuple(
    f"{edition.name}-{players}" for edition in EDITIONS.values() for players in edition.goals
)
CAPABILITY: Final = (9, 0)
THREADS: Final = 128
SLOTS: Final = 24
"""Results that are kept before their memory is used again: more than an update has steps."""
CHECKED: Final = (256, 30, 5, 0.5)
"""Rounds, steps, seed and share of `simple` of the comparison with processors."""


def build(folder: Path, name: str) -> None:
    """Compile the rounds of a table, and play some on processors to compare with."""
    from numba import types  # noqa: PLC0415 (only where PTX is made)

    cuda: Any = import_module("numba.cuda")
    dispatcher: Any = import_module("numba.cuda.dispatcher")

    from amletero.kernel.edition_settings import setting_of  # noqa: PLC0415
    from amletero.training.processor_rounds import ProcessorRounds  # noqa: PLC0415
    from amletero.training.self_play import begin_row, play_row, row_size, show_row  # noqa: PLC0415

    edition, players = table_edition(name)
    setting, layout = setting_of(edition, players), layout_of(edition, players)

    class Card:
        compute_capability = CAPABILITY

    dispatcher.get_current_device = Card

    def begin_rounds(rows, seed, simple, ones, bits, movers):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        at = cuda.grid(1)
        if at < rows.shape[0]:
            begin_row(setting, rows, at, seed, simple)
            movers[at] = show_row(setting, layout, rows, at, ones, bits)

    def play_rounds(rows, actions, simple, shares, done, ones, bits, movers):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        at = cuda.grid(1)
        if at < rows.shape[0]:
            done[at] = play_row(setting, rows, at, actions[at], simple, shares)
            movers[at] = show_row(setting, layout, rows, at, ones, bits)

    def array(kind: Any, dimensions: int) -> Any:
        return types.Array(kind, dimensions, "C")

    word, byte = types.int64, types.uint8
    shown = (array(types.int16, 2), array(byte, 2), array(byte, 1))
    rows, shares = array(word, 2), array(types.float32, 2)
    signatures = (
        (begin_rounds, (rows, word, word, *shown)),
        (play_rounds, (rows, array(types.int32, 1), word, shares, array(byte, 1), *shown)),
    )
    for function, signature in signatures:
        options = {"output": "ptx", "cc": CAPABILITY, "device": False, "abi": "numba"}
        ptx, _ = cuda.compile(function, signature, **options)
        mangled = re.search(r"\.visible \.entry (\w+)\(", ptx)
        assert mangled is not None
        plain = ptx.replace(mangled.group(1), function.__name__)
        (folder / f"{name}-{function.__name__}.ptx").write_text(plain)
    count, steps, seed, simple = CHECKED
    rounds = ProcessorRounds(edition, players, count, seed=seed, simple=simple)
    shown_bits, shares_sum = _checked(rounds, steps)
    np.savez_compressed(
        folder / f"{name}-check.npz",
        bits=shown_bits,
        shares=shares_sum,
        words=np.array(row_size(layout)),
    )


def _checked(rounds: Any, steps: int) -> tuple[Any, Any]:
    """Return what rounds show, and who won, after playing the first legal action so often."""
    total = None
    for _ in range(steps):
        legal = np.asarray(rounds.show().bits)[:, mask_at(rounds.layout) :]
        first = np.unpackbits(legal, axis=1, bitorder="little").argmax(axis=1)
        shares = np.asarray(rounds.play(first.astype(np.int32)).shares)
        total = shares if total is None else total + shares
    return np.asarray(rounds.show().bits), total


class CardRounds:
    """A number of rounds of one table on a graphics card, as `Rounds` of the training wants."""

    def __init__(self, folder: Path, name: str, count: int, *, seed: int, simple: float) -> None:
        import cupy  # noqa: PLC0415 (only where a card is)

        edition, players = table_edition(name)
        self.layout = layout_of(edition, players)
        self.simple = simple
        self._cupy, self._count = cupy, count
        self._begin, self._play = (
            cupy.RawModule(path=str(folder / f"{name}-{part}.ptx")).get_function(part)
            for part in ("begin_rounds", "play_rounds")
        )
        words = int(np.load(folder / f"{name}-check.npz")["words"])
        self.rows = cupy.zeros((count, words), cupy.int64)
        self._ones = cupy.zeros((count, MOST_INPUTS), cupy.int16)
        self._slots = cycle([self._slot() for _ in range(SLOTS)])
        self._shown = next(self._slots)
        self._launch(self._begin, self.rows, seed, self._share, self._ones, *self._shown[:2])

    @property
    def _share(self) -> int:
        return round(256 * self.simple)

    def _slot(self) -> tuple[Any, Any, Any, Any]:
        zeros, count = self._cupy.zeros, self._count
        width = mask_at(self.layout) + MASK_BYTES
        return (
            zeros((count, width), np.uint8),
            zeros(count, np.uint8),
            zeros((count, self.layout.players), np.float32),
            zeros(count, np.uint8),
        )

    def show(self) -> ShownRounds:
        """Return what the rounds show now, as JAX's arrays."""
        import jax.numpy as jnp  # noqa: PLC0415

        return ShownRounds(*(jnp.from_dlpack(part) for part in self._shown[:2]))

    def play(self, actions: Any) -> PlayedActions:
        """Play an action in each round; one that ends is followed by the next."""
        import jax.numpy as jnp  # noqa: PLC0415

        actions = jnp.asarray(actions).block_until_ready()
        self._shown = bits, movers, shares, done = next(self._slots)
        made = self._cupy.from_dlpack(actions)
        self._launch(
            *(self._play, self.rows, made, self._share, shares, done),
            *(self._ones, bits, movers),
        )
        return PlayedActions(jnp.from_dlpack(shares), jnp.from_dlpack(done).astype(bool))

    def _launch(self, function: Any, *arguments: Any) -> None:
        """Run a compiled function for all rounds, and wait for its end.

        Numba takes an array as two empty words, sizes, address, shape and strides.
        """
        words: list[int] = []
        for argument in arguments:
            if isinstance(argument, int):
                words.append(argument)
                continue
            words += (0, 0, argument.size, argument.itemsize, argument.data.ptr)
            words += (*argument.shape, *argument.strides)
        blocks = -(-self._count // THREADS)
        function((blocks,), (THREADS,), tuple(np.int64(word) for word in words))
        self._cupy.cuda.Stream.null.synchronize()


def check_card(folder: Path, name: str) -> None:
    """Compare rounds on the card with those on processors, bit by bit."""
    count, steps, seed, simple = CHECKED
    rounds = CardRounds(folder, name, count, seed=seed, simple=simple)
    bits, shares = _checked(rounds, steps)
    wanted = np.load(folder / f"{name}-check.npz")
    if not (np.array_equal(bits, wanted["bits"]) and np.allclose(shares, wanted["shares"])):
        raise AssertionError(f"{name}: the card plays other rounds than processors")


def table_edition(name: str) -> tuple[Edition, int]:
    """Return the edition, with its deck if one is named, and number of players of a table."""
    edition, players, *deck = name.split("-")
    return with_deck(EDITIONS[edition], "".join(deck)), int(players)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    for table in sys.argv[2:] or TABLES:
        build(target, table)
        print(table, flush=True)
