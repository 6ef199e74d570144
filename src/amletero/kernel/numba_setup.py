"""How the kernel's functions become machine code, once, and where that code is kept.

`compiled` is Numba's `njit` with the options that every function of the kernel has: the global
lock is released, and machine code is kept on disk. Other packages may use it for functions that
call the kernel.

Numba keeps code next to the source it came from (or, where that folder cannot be written, in the
user's cache), and throws it away when *that one file* changes. A function holds the code of the
functions it calls, so here it is thrown away when any file of the kernel, of the beliefs, bots and
networks above it, or of the caller's own package, changes.

Of several processes that want the same function, one compiles it and the others wait for its code.
"""

import hashlib
import inspect
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from llvmlite import ir
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.extending import intrinsic

try:
    import fcntl
except ImportError:  # not on Windows, where each process compiles for itself
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., Any])

KERNEL: Final = Path(__file__).parent
BELIEFS: Final = KERNEL.parent / "beliefs"
BOTS: Final = KERNEL.parent / "bots"
NETWORKS: Final = KERNEL.parent / "networks"


@cache
def sources_digest(*folders: Path) -> bytes:
    """A digest of all Python source in these folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode())
            digest.update(source.read_bytes())
    return digest.digest()


class _PackageCacheImpl(CompileResultCacheImpl):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        folder = Path(inspect.getfile(function)).parent
        folders = (KERNEL,) if folder == KERNEL else (KERNEL, BELIEFS, BOTS, NETWORKS, folder)
        self._locator.get_source_stamp = lambda: sources_digest(*folders)


class _PackageCache(FunctionCache):
    """A function's machine code on disk, and a lock for the process that compiles it.

    No two processes can wait for each other: a function is locked while those that it calls are
    compiled, and none of them calls it.
    """

    _impl_class = _PackageCacheImpl
    _lock: int | None = None

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code; None if there is none yet and this process must compile it."""
        found = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        if found is None and self._lock is None:
            self._acquire()
            found = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
            if found is not None:
                self._release()
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code, for the processes that wait for it, too."""
        super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        self._release()

    def _acquire(self) -> None:
        if fcntl is not None:
            self._impl.locator.ensure_cache_path()
            file = Path(self._cache_path) / f"{self._impl.filename_base}.lock"
            self._lock = os.open(file, os.O_WRONLY | os.O_CREAT, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX)

    def _release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def compiled(function: F) -> F:
    """Compile a function of whole numbers; it can be called from Python and from compiled code."""
    dispatcher: Any = numba.njit(nogil=True)(function)
    dispatcher._cache = _PackageCache(function)  # type: ignore[no-untyped-call]  # noqa: SLF001
    return dispatcher  # type: ignore[no-any-return]


def is_cached(function: Callable[..., Any]) -> bool:
    """Return whether a compiled function is machine code already, in memory or on disk."""
    dispatcher = cast("Any", function)
    return bool(dispatcher.overloads or dispatcher._cache._cache_file._load_index())  # noqa: SLF001


def say_if_compiling(*functions: Callable[..., Any]) -> None:
    """Print a line on standard error if one of these functions is still to be compiled."""
    if not all(map(is_cached, functions)):
        _say_compiling()


@cache
def _say_compiling() -> None:
    """Print the line, once in a process."""
    sys.stderr.write("amletero: compiling, once on this machine; this can take a minute\n")


def inlined(function: F) -> F:
    """Compile a function so small that its callers should contain a copy of it."""
    dispatcher: Any = numba.njit(nogil=True, forceinline=True)(function)
    dispatcher._cache = _PackageCache(function)  # type: ignore[no-untyped-call]  # noqa: SLF001
    return dispatcher  # type: ignore[no-any-return]


def _bit_instruction(name: str, build: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    def typed(_context: Any, word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return build(builder, arguments[0])

        return word(word), generate

    typed.__name__ = name
    return cast("Callable[[int], int]", intrinsic(typed))


count_bits: Final = _bit_instruction("count_bits", lambda builder, word: builder.ctpop(word))
"""How many bits of a word are set."""

lowest_bit: Final = _bit_instruction(
    "lowest_bit", lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 0))
)
"""The place of the lowest bit that is set."""


def _spread_bits(_context: Any, row: Any, place: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, place, word = arguments
        data = context.make_array(signature.args[0])(context, builder, array).data
        bits = builder.bitcast(word, ir.VectorType(ir.IntType(1), 64))
        spread = builder.zext(bits, ir.VectorType(ir.IntType(8), 64))
        start = builder.bitcast(builder.gep(data, [place]), spread.type.as_pointer())
        builder.store(spread, start, align=1)
        return context.get_dummy_value()

    return types.void(row, place, word), generate


spread_bits: Final = cast("Callable[[Any, int, int], None]", intrinsic(_spread_bits))
"""Write the 64 bits of a word as 64 bytes of 0 and 1 into a contiguous array, from a place on."""
