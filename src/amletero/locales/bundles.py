"""The Fluent files of a language, read when the first sentence is said."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from amletero.locales.languages import Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

READ_FIRST: Final = ("cards.ftl", "plain.ftl", "terminal.ftl")
"""The files that refer to no others and are enough for a first screen or a first question."""


@cache
def bundle(language: Language) -> "FluentBundle":
    """All messages of a language; the files that the first screen needs are read first.

    Fluent is imported here and not above, so that a command which says nothing starts quickly.
    Names are not wrapped in Unicode isolates: all four languages are written from left to right,
    and a terminal would show the isolates.
    """
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    unread = sources(language)

    class Bundle(FluentBundle):
        """Reads the other files when it is asked for a message that it does not have."""

        def read(self, names: Iterable[str]) -> None:
            for name in names:
                self.add_resource(FluentResource(unread.pop(name)))

        def has_message(self, message: str) -> bool:
            if message not in self._messages and unread:
                self.read(tuple(unread))
            return message in self._messages

    messages = Bundle([language.value], use_isolating=False)
    messages.read(READ_FIRST)
    return messages


def plain_numbers(variables: Mapping[str, str | int]) -> dict[str, Any]:
    """The variables of a message, with numbers that are written without separators: 1234."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    return {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in variables.items()
    }


def sources(language: Language) -> dict[str, str]:
    """The texts of a language's Fluent files by their names."""
    folder = files("amletero.locales") / language.value
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return {file.name: file.read_text(encoding="utf-8") for file in found}
