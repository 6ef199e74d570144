"""What stays small enough to read at once: modules of 300 lines, functions of 40."""

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
MODULE_LINES: Final = 300
FUNCTION_LINES: Final = 40
"""Lines of a function's body, without its docstring."""
LONGER: Final = {"upgrade"}
"""A migration, which is written once."""


def modules() -> list[Path]:
    """All modules of the package and of the browser's side, without those that are generated."""
    web = [path for suffix in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{suffix}")]
    written = [path for path in web if "generated" not in path.parts]
    return [*(ROOT / "src").rglob("*.py"), *written]


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function's body."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return 0 if not body else (body[-1].end_lineno or 0) - body[0].lineno + 1


def test_no_module_is_longer_than_can_be_read_at_once() -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in modules()}
    assert len(lines) > 400
    assert {str(path): count for path, count in lines.items() if count > MODULE_LINES} == {}


def test_no_function_is_longer_than_can_be_read_at_once() -> None:
    found = [
        (path.name, node.name)
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if node.name not in LONGER
        if length(node) > FUNCTION_LINES
    ]
    assert found == []
