"""The Fluent files of a language; a message is parsed when it is first used."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from amletero.locales.languages import Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BEGINNING: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""Matches the start of a message or term: its name at the beginning of a line."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Matches a reference to another message or term."""


@cache
def bundle(language: Language) -> "FluentBundle":
    """Return all messages of a language; parsing all of them at once would delay the first screen.

    Fluent is imported here, so that commands without sentences start quickly.
    Names are not wrapped in Unicode isolates: all four languages are written from left to right,
    and a terminal would show the isolates.
    """
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    class Bundle(FluentBundle):
        """Parses a message, and all that it refers to, when it is first requested."""

        unread: Final = entries(language)

        def has_message(self, message: str) -> bool:
            self._read(message)
            return super().has_message(message)

        def _read(self, name: str) -> None:
            """Add a message; one that is interrupted by Ctrl-C remains to be read."""
            if (text := self.unread.get(name)) is not None:
                for other in REFERENCE.findall(text):
                    self._read(other)
                self.add_resource(FluentResource(text))
                self.unread.pop(name, None)

    return Bundle([language.value], use_isolating=False)


def entries(language: Language) -> dict[str, str]:
    """Return the source of each message and term of a language, by name."""
    found: dict[str, str] = {}
    for text in sources(language).values():
        _, *parts = BEGINNING.split(text)
        found |= dict(zip(parts[::2], parts[1::2], strict=True))
    return found


def plain_numbers(variables: Mapping[str, str | int]) -> dict[str, Any]:
    """Return the variables of a message, with numbers formatted without separators: 1234."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    return {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in variables.items()
    }


def sources(language: Language) -> dict[str, str]:
    """Return the texts of a language's Fluent files, by file name."""
    folder = files("amletero.locales") / language.value
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return {file.name: file.read_text(encoding="utf-8") for file in found}
