"""Metrics for Prometheus. None of them depends on anyone's cards."""

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

SOCKETS: Final = Gauge("amletero_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES: Final = Gauge("amletero_live_tables", "Tables held open", multiprocess_mode="livesum")
TASKS: Final = Gauge("amletero_tasks", "Tasks of the event loop", multiprocess_mode="livesum")
REFUSALS: Final = Counter("amletero_refused", "Messages that could not be read")
DROPPED: Final = Counter("amletero_dropped", "Connections dropped by the server", ["why"])
PUSHES: Final = Counter("amletero_pushes", "Notifications to browsers", ["came"])
ANSWERING: Final = Histogram(
    "amletero_answer_seconds",
    "From a message heard to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
REQUESTS: Final = Counter("amletero_requests", "HTTP requests", ["route", "status"])
TROUBLE: Final = Counter("amletero_trouble", "Things that should not happen", ["kind"])


def exposition() -> tuple[bytes, str]:
    """Return all metrics of all workers as text, with its content type."""
    registry: CollectorRegistry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
