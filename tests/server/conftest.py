"""A server on a fresh SQLite file, and guests for it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tools.torture.served import served_file


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with served_file(tmp_path) as address:
        yield address
