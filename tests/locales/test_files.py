"""The Fluent files themselves: the four languages say the same things."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from amletero.locales import Language, Speaker
from amletero.locales.bundles import entries as read_entries
from amletero.locales.bundles import sources
from amletero.locales.speaker import Variable
from amletero.record.faults import FaultCode
from amletero.rules.cards import Character
from amletero.storage.database import DatabaseProblem
from amletero.wire.socket.codes import CODES

SOURCES: Final = Path(str(files("amletero")))
DOCS: Final = Path(__file__).parents[2] / "docs"
OTHERS: Final = [language for language in Language if language is not Language.ENGLISH]
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
languages = pytest.mark.parametrize("language", Language)
others = pytest.mark.parametrize("language", OTHERS)


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


class Parts:
    """What some texts are made of."""

    def __init__(self, *texts: ast.BaseNode) -> None:
        self.words = ""
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.choices: set[tuple[str, frozenset[str]]] = set()
        for text in texts:
            for node in walk(text):
                self._note(node)

    def _note(self, node: ast.BaseNode) -> None:
        match node:
            case ast.TextElement():
                self.words += node.value
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                attribute = f".{node.attribute.name}" if node.attribute else ""
                self.references.add(node.id.name + attribute)
            case ast.TermReference():
                self.references.add(f"-{node.id.name}")
            case ast.FunctionReference():
                self.functions.add(node.id.name)
            case ast.SelectExpression():
                self._note_choice(node)

    def _note_choice(self, node: ast.SelectExpression) -> None:
        """Which cases are told apart; how many plurals there are is a language's own affair."""
        assert isinstance(node.selector, ast.VariableReference)
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if not keys <= PLURALS:
            self.choices.add((node.selector.id.name, frozenset(keys)))


def entries(language: Language) -> Iterator[tuple[str, ast.EntryType]]:
    for name, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            yield name, entry


@cache
def texts(language: Language) -> dict[str, ast.Pattern]:
    """Every text by its name: `message` or `message.attribute`."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                found[name] = entry.value
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = attribute.value
    return found


@languages
def test_every_line_is_fluent(language: Language) -> None:
    junk = [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@languages
def test_what_is_read_one_by_one_is_all_there_is(language: Language) -> None:
    names = {name.partition(".")[0] for name in texts(language)}
    assert set(read_entries(language)) == names


@languages
def test_no_message_is_defined_twice(language: Language) -> None:
    names = Counter(
        entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)
    )
    assert [name for name, count in names.items() if count > 1] == []


@others
def test_the_same_messages_stand_in_the_same_files(language: Language) -> None:
    def places(language: Language) -> list[tuple[str, str]]:
        return [
            (file, entry.id.name)
            for file, entry in entries(language)
            if isinstance(entry, ast.Message)
        ]

    assert places(language) == places(Language.ENGLISH)


@others
def test_messages_have_the_same_texts_and_attributes(language: Language) -> None:
    assert list(texts(language)) == list(texts(Language.ENGLISH))


@others
def test_texts_use_the_same_variables(language: Language) -> None:
    """All but one: only some languages name a card by its edition."""
    for name, english in texts(Language.ENGLISH).items():
        own = Parts(texts(language)[name]).variables
        if name.startswith("card-"):
            own -= {"edition"}
        assert own == Parts(english).variables, name


@others
def test_texts_distinguish_the_same_cases(language: Language) -> None:
    """The reader's part in a sentence, the edition, the place of a fault."""
    for name, english in texts(Language.ENGLISH).items():
        if not name.startswith("card-"):
            assert Parts(texts(language)[name]).choices == Parts(english).choices, name


@languages
def test_what_is_referred_to_exists(language: Language) -> None:
    parts = Parts(*texts(language).values())
    assert parts.references <= set(texts(language))


@languages
def test_every_text_can_be_said_in_every_case(language: Language) -> None:
    speaker = Speaker(language)
    for name, text in texts(language).items():
        parts = Parts(text)
        variables = parts.variables - {"edition"}
        cases: list[dict[str, Variable]] = [dict.fromkeys(variables, n) for n in (0, 1, 2)]
        cases += [{variable: key} for variable, keys in parts.choices for key in keys]
        for case in cases:
            said = speaker.say(name, **{**dict.fromkeys(variables, "Ana"), **case})
            assert said.strip(), name


@languages
def test_no_function_is_used(language: Language) -> None:
    """The browser's Fluent and Python's do not have the same ones."""
    assert Parts(*texts(language).values()).functions == set()


def test_the_code_says_only_messages_that_exist() -> None:
    """A message that is said in a rare case is not missed only then."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    said = re.findall(r'\bsay\(\s*"([a-z][a-z.-]+)"', code)
    assert said
    assert set(said) <= set(texts(Language.ENGLISH))


@languages
def test_every_refusal_has_a_text(language: Language) -> None:
    refusals = {name for name in texts(language) if name.startswith("refusal-")}
    assert refusals == {f"refusal-{code.replace('_', '-')}" for code in CODES}


@languages
def test_every_fault_of_a_record_has_a_text(language: Language) -> None:
    faults = {name for name in texts(language) if name.startswith("fault-")}
    of_records = {f"fault-{code.replace('_', '-')}" for code in FaultCode}
    assert faults == of_records | {"fault-place"}


@languages
def test_every_problem_of_a_database_has_a_text(language: Language) -> None:
    problems = {name for name in texts(language) if name.startswith("database-")}
    assert problems == {f"database-{problem}" for problem in DatabaseProblem}


@languages
def test_every_character_has_all_its_forms_and_a_rule(language: Language) -> None:
    for character in Character:
        forms = {name for name in texts(language) if name.split(".")[0] == f"card-{character}"}
        attributes = ("the", "object", "named", "text", "line")
        expected = {f"card-{character}.{attribute}" for attribute in attributes}
        assert forms == {f"card-{character}", *expected}
        assert f"rules-card-{character}" in texts(language)


SHARED_WORDS: Final = {
    Language.SPANISH: {"arena", "bot", "bots", "casual", "love", "letter"},
    Language.ITALIAN: {
        "arena",
        "bot",
        "link",
        "love",
        "letter",
        "menu",
        "no",
        "oh",
        "round",
        "volume",
    },
    Language.ESPERANTO: set[str](),
}
"""Words that a language shares with English."""
UNITS: Final = {"min", "ms"}
PERSONA: Final = re.compile("bot-(?!level-)")
"""Names of the characters that bots play as: the same in every language."""


def is_left_in_english(language: Language, name: str) -> bool:
    """Whether a text has the English words, and not only those that the language shares."""
    words = Parts(texts(language)[name]).words
    if words != Parts(texts(Language.ENGLISH)[name]).words or PERSONA.match(name):
        return False
    return bool(set(re.findall(r"[^\W\d_]{2,}", words.lower())) - SHARED_WORDS[language] - UNITS)


@others
def test_nothing_is_left_in_english(language: Language) -> None:
    assert [name for name in texts(language) if is_left_in_english(language, name)] == []


@others
def test_an_english_text_would_be_found(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = texts(Language.ENGLISH)["web-close"]
    monkeypatch.setitem(texts(language), "web-close", english)
    assert is_left_in_english(language, "web-close")


@languages
def test_refusals_and_faults_begin_small_and_end_without_a_period(language: Language) -> None:
    for name, text in texts(language).items():
        if name.startswith(("refusal-", "fault-")) and name != "fault-place":
            words = Parts(text).words
            assert not words[0].isupper(), name
            assert not words.endswith((".", "!")), name


def test_esperanto_is_written_with_its_own_letters() -> None:
    words = "".join(sources(Language.ESPERANTO).values())
    assert set("ĉĝĵŝŭ") <= set(words)
    assert not re.search(r"[cghjsu]x", words)
    assert not re.search(r"\b(li|lia|lin)\b", Parts(*texts(Language.ESPERANTO).values()).words)


def test_every_file_stands_in_the_documentation() -> None:
    table = (DOCS / "languages.md").read_text(encoding="utf-8").split("\n## ")[0]
    named = re.findall(r"^\| `(\w+\.ftl)` \|", table, re.MULTILINE)
    assert sorted(named) == sorted(sources(Language.ENGLISH))
