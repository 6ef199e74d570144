"""Who is lied to, and with what."""

from typing import Any, Final

Document = dict[str, Any]


VICTIM: Final = 0
"""The seat that is lied to."""


FRIEND: Final = 1
"""The seat of another player."""


OTHER: Final = bytes(range(32))
"""Bytes that no client gave."""
