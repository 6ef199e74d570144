"""Tables run in a browser's worker too: there only Python itself and msgspec can be imported."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from amletero import tables
from tests.waiting import PATIENCE

FOLDER: Final = Path(tables.__file__).parent
MODULES: Final = sorted(FOLDER.glob("*.py"))
ALLOWED: Final = sys.stdlib_module_names | {"amletero", "msgspec"}

IMPORT_ALL: Final = """
import importlib, sys, threading

def refuse(thread):
    raise RuntimeError(f"{thread.name} was started by an import")

threading.Thread.start = refuse
for module in sys.argv[1:]:
    importlib.import_module(f"amletero.tables.{module}")
"""


def imported(path: Path) -> Iterator[str]:
    """The packages that a module imports, at once or when it is used."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module.split(".")[0]
        elif isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)


@pytest.mark.parametrize("path", MODULES, ids=[path.stem for path in MODULES])
def test_a_module_imports_nothing_but_python_itself_msgspec_and_ours(path: Path) -> None:
    assert set(imported(path)) <= ALLOWED


def test_no_import_starts_a_thread() -> None:
    names = [path.stem for path in MODULES if path.stem != "__init__"]
    subprocess.run([sys.executable, "-c", IMPORT_ALL, *names], check=True, timeout=PATIENCE)
