"""No sentence to a player lives in Python: they are in the Fluent files, in four languages.

The criterion: a string in the code may not hold two words beside each other, nor any word at all
where it is printed or asked, unless it is a docstring or an annotation, the message of an
exception or of an assertion, a log line, or the command's own English: its `--help`, the
descriptions in schemas, and the complaint about a wrong call (`fail`, `complain`, `refused`).

The server says nothing to players: it answers programs, in English beside a stable code, and
whoever hosts it; the browser and the terminal say the rest.
"""

import ast
import re
from importlib.resources import files
from pathlib import Path
from textwrap import dedent
from typing import Final

import pytest

SOURCES: Final = Path(str(files("amletero")))

WORD: Final = r"[^\W\d_]{2,}"
FILLED_IN: Final = "\0"
"""What stands for a value in an f-string."""
TWO_WORDS: Final = re.compile(
    rf"({WORD}|{FILLED_IN})[,;:.!?…]?\s+{WORD}|{WORD}[,;:.!?…]?\s+({WORD}|{FILLED_IN})"
)
ONE_WORD: Final = re.compile(WORD)

OF_THE_COMMAND: Final = {
    "classes",
    "description",
    "epilogue",
    "help",
    "help_epilogue",
    "style",
    "summary",
    "version",
}
"""Keywords whose texts describe commands and schemas to those who call them, or styles."""
STYLES: Final = {"bold", "dim", "italic", "on", "reverse", "underline", FILLED_IN}
"""Words that say how a text looks."""
TO_PROGRAMMERS: Final = {
    "Random",
    "fail",
    "complain",
    "refused",
    "debug",
    "info",
    "warning",
    "error",
    "exception",
}
TO_PLAYERS: Final = {"print", "input", "write", "notify", "prompt", "Text", "Label", "Static"}


class Sentences(ast.NodeVisitor):
    """Collects the strings of a module that are sentences."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self._pattern = TWO_WORDS

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._look(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """An f-string is one text: what it fills in stands for a word."""
        texts = [
            part.value if isinstance(part, ast.Constant) else FILLED_IN for part in node.values
        ]
        self._look(node, "".join(map(str, texts)))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring, of whatever it follows
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """The messages of exceptions are for programmers."""

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Types are no texts, and what `Annotated` adds to them is a description."""
        if node.value is not None:
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in [*node.defaults, *node.kw_defaults]:
            if default is not None:
                self.visit(default)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name not in TO_PROGRAMMERS:
            for child in [*node.decorator_list, node.args, *node.body]:
                self.visit(child)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in OF_THE_COMMAND:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node)
        if name in TO_PROGRAMMERS or _makes_an_exception(node):
            return
        before = self._pattern
        if name in TO_PLAYERS:
            self._pattern = ONE_WORD
        elif self._pattern is ONE_WORD:
            self._pattern = TWO_WORDS  # an argument of an inner call, such as a message's id
        self.visit(node.func)
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            self._pattern = TWO_WORDS if keyword.arg is not None else self._pattern
            self.visit(keyword)
        self._pattern = before

    def visit_Dict(self, node: ast.Dict) -> None:
        """A docstring is one, too, where a class is made by a call."""
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None:
                self.visit(key)
            if not (isinstance(key, ast.Constant) and key.value == "__doc__"):
                self.visit(value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """A key is no text."""
        self.visit(node.value)

    def _look(self, node: ast.expr, text: str) -> None:
        if self._pattern.search(text) and not STYLES.issuperset(text.split()):
            self.found.append((node.lineno, text))


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _makes_an_exception(node: ast.Call) -> bool:
    """Whether this is `super().__init__(...)`, which is given a text by exceptions alone."""
    match node.func:
        case ast.Attribute(ast.Call(ast.Name("super")), "__init__"):
            return True
        case _:
            return False


def sentences(source: str) -> list[tuple[int, str]]:
    visitor = Sentences()
    visitor.visit(ast.parse(source))
    return visitor.found


TO_HOSTS_AND_PROGRAMS: Final = {
    SOURCES / "cli" / "__init__.py",  # a table of the subcommands with their `--help`
    SOURCES / "cli" / "migrate.py",
    SOURCES / "cli" / "serve.py",
    *(SOURCES / "server").rglob("*.py"),
    *(SOURCES / "storage").rglob("*.py"),
    SOURCES / "arena" / "simulation_plot.py",  # what follows is for those who study the game
    SOURCES / "cli" / "bench.py",
    SOURCES / "cli" / "simulate.py",
    SOURCES / "cli" / "train.py",
    SOURCES / "cli" / "exploit.py",
    *(SOURCES / "envs").rglob("*.py"),
    *(SOURCES / "kernel").rglob("*.py"),
    *(SOURCES / "training").rglob("*.py"),
}
"""Modules that speak to those who call, host or study, and never to a player."""


@pytest.mark.parametrize(
    "module",
    sorted({*SOURCES.rglob("*.py")} - TO_HOSTS_AND_PROGRAMS),
    ids=lambda path: str(path.relative_to(SOURCES)),
)
def test_a_module_holds_no_sentence_to_a_player(module: Path) -> None:
    assert sentences(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        'print("Welcome!")',
        'print(f"{name}: out")',
        'out.print("Draw", style="bold")',
        'input("Name? ")',
        'GREETING = "Welcome to the game"',
        'def f(): return f"{actor} plays the {card}"',
        'def f(): return f"{actor} wins"',
        'say(text="La ronda ha terminado")',
        'def f(greeting="Good evening"): pass',
        'table.add_column("Favor tokens")',
        'MESSAGES = {"start": "Your turn, Ana"}',
        'labels = ["Ĉu vi certas?"]',
        'sys.stdout.write("Goodbye")',
        'class A:\n    title = "Love Letter table"',
    ],
)
def test_a_planted_sentence_is_found(planted: str) -> None:
    assert sentences(planted)


@pytest.mark.parametrize(
    "innocent",
    [
        '"""A docstring with words."""',
        'x = 1\n"""What x is for."""',
        'raise ValueError(f"there is no message {name}")',
        'assert x, "the caller promised this"',
        'print(speaker.say("plain-welcome", player=name))',
        'out.print(text, style=f"bold {color}")',
        'app.command("amletero.cli.show:show", help="Tell a record as a story.")',
        'def f(x: Annotated[str, Parameter(help="The file to read.")]) -> None: ...',
        'fail("--seat: this game has fewer seats")',
        'logger.info("table opened")',
        'x: "dict[str, int]" = {}',
        'print(json.dumps({"ok": True}))',
        'print(f"  {sentence.text}")',
        'ID = "fact-game-began"',
    ],
)
def test_what_is_no_sentence_to_a_player_is_let_be(innocent: str) -> None:
    assert sentences(dedent(innocent)) == []
