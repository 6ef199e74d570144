"""One name, one class: no two modules define public classes or type aliases of the same name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "amletero"


def test_a_public_class_name_is_defined_once() -> None:
    defined: dict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for name in class_names(file.read_text(encoding="utf-8")):
            defined[name].append(str(file.relative_to(PACKAGE)))
    assert "View" in defined
    assert {name: files for name, files in defined.items() if len(files) > 1} == {}


def class_names(source: str) -> Iterator[str]:
    """Yield the public classes and type aliases that a module defines."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                pass
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias")):
                pass
            case _:
                continue
        if not name.startswith("_"):
            yield name


def test_classes_and_aliases_are_found() -> None:
    source = "class A: ...\nB: TypeAlias = A | None\nclass _C: ...\nd: int = 1\n"
    assert list(class_names(source)) == ["A", "B"]
