"""The garbage collector on a schedule of its own: little and often, all of it seldom.

Left to itself it waits until much has been made anew and then goes over all that at once: with
a thousand tables in play, a tenth of a second that is felt at every one of them. What the tables
and sockets make is freed without it; what needs it is young (requests, handshakes).
"""

import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG_SECONDS: Final = 0.25
"""How often what is new is looked at: about a hundredth of a millisecond for each move since."""

WHOLE_SECONDS: Final = 60.0
WHOLE_SECONDS_A_SOCKET: Final = 0.3
"""How seldom everything is: it takes longer the more visitors there are, so it comes less often."""


class Collector:
    """Takes over from the interpreter's own schedule once a worker is furnished."""

    def __init__(
        self, sockets: Callable[[], float], steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._sockets = sockets
        self._steady = steady
        self._whole_at = steady()
        gc.collect()
        gc.freeze()  # what lives as long as the worker need not be looked at again
        gc.disable()

    async def collect(self) -> None:
        """Look at what is new; when it is time, at everything."""
        wait = WHOLE_SECONDS + WHOLE_SECONDS_A_SOCKET * self._sockets()
        if self._steady() - self._whole_at < wait:
            gc.collect(0)
            return
        gc.collect()
        self._whole_at = self._steady()

    def close(self) -> None:
        """Leave it to the interpreter again."""
        gc.unfreeze()
        gc.enable()
