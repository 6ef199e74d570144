"""Structured logs: one line per event, to standard error. Never a card, a secret or a body.

An exception's message can hold the data being handled, so only its type and place are logged.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from json import dumps as json_text
from types import TracebackType
from typing import TypeAlias

import structlog

ExceptionInfo: TypeAlias = tuple[
    type[BaseException] | None, BaseException | None, TracebackType | None
]


def frames(error: BaseException) -> list[str]:
    """Return where an exception came from: files, lines and functions."""
    return [
        f"{frame.filename}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]


class _Discreet(logging.Formatter):
    """Formats the log lines of libraries without the messages of exceptions."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802
        kind, error, _ = ei
        if kind is None or error is None:
            return ""
        return "\n".join([kind.__name__, *frames(error)])


class _DiscreetJson(logging.Formatter):
    """The same as one JSON object per line, like all other log lines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "event": record.getMessage().strip(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line |= {"error": type(error).__name__, "where": frames(error)}
        return json_text(line)


def configure_logs(*, json: bool, level: int = logging.INFO) -> None:
    """Set up logging as JSON lines for machines or as plain lines for a terminal."""
    ending: list[structlog.typing.Processor] = (
        [
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ]
        if json
        else [
            structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        ]
    )
    structlog.configure(
        processors=[structlog.stdlib.add_log_level, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_DiscreetJson() if json else _Discreet("%(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
