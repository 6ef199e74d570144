"""Several workers as processes on one machine."""

from socket import socket

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess


class Processes(Multiprocess):
    """Restarts workers that have died, and removes their gauges from the metrics."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._counted: set[int | None] = set()

    def keep_subprocess_alive(self) -> None:
        """Restart dead workers; called repeatedly by uvicorn."""
        self._counted |= self._serving()
        super().keep_subprocess_alive()
        serving = self._serving()
        for gone in self._counted - serving:
            mark_process_dead(gone)  # type: ignore[no-untyped-call]
        self._counted = serving

    def _serving(self) -> set[int | None]:
        return {process.pid for process in self.processes}
