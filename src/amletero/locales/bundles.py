"""The Fluent files of a language, read when the first sentence is said."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from amletero.locales.languages import Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle(language: Language) -> "FluentBundle":
    """All messages of a language.

    Fluent is imported here and not above, so that a command which says nothing starts quickly.
    Names are not wrapped in Unicode isolates: all four languages are written from left to right,
    and a terminal would show the isolates.
    """
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    messages = FluentBundle([language.value], use_isolating=False)
    for source in sources(language).values():
        messages.add_resource(FluentResource(source))
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
