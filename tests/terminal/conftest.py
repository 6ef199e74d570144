"""What tests of visits share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tools.torture.attacked_server import served_file


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A real server's address."""
    async with served_file(tmp_path) as address:
        yield address
