"""The languages of the product, and the choice of the user's."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language into which the whole product is translated."""

    ENGLISH = "en"
    SPANISH = "es"
    ITALIAN = "it"
    ESPERANTO = "eo"

    @property
    def own_name(self) -> str:
        """Return the language's name in the language itself."""
        return _OWN_NAMES[self]


_OWN_NAMES: Final[Mapping[Language, str]] = {
    Language.ENGLISH: "English",
    Language.SPANISH: "español",
    Language.ITALIAN: "italiano",
    Language.ESPERANTO: "Esperanto",
}

UNTRANSLATED: Final = re.compile(r"(C|POSIX)(\..*)?")
"""Matches the locales that ask for untranslated programs."""


class UnknownLanguage(ValueError):
    """The language requested by name is not available."""


def choose_language(option: str | None, environment: Mapping[str, str]) -> Language:
    """Return the language that an option names, or else the environment's, or else English.

    The environment is read as gettext reads it: `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that
    is set, is the locale; `LANGUAGE` may list better ones, unless the locale is `C`.
    Raises `UnknownLanguage` if the option names a language that is not available.
    """
    if option is not None:
        if (language := _language(option)) is None:
            raise UnknownLanguage(f"{option!r} is not one of {', '.join(Language)}")
        return language
    known = (_language(name) for name in _wished(environment))
    return next((language for language in known if language is not None), Language.ENGLISH)


def _wished(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the names of locales that the environment requests, the preferred first."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in variables if environment.get(name)), "")
    if not UNTRANSLATED.fullmatch(locale):
        yield from environment.get("LANGUAGE", "").split(":")
        yield locale


def _language(name: str) -> Language | None:
    """Return the language of a locale: `es`, `es-MX` and `es_ES.UTF-8@euro` are all Spanish."""
    code = re.split(r"[-_.@]", name, maxsplit=1)[0].lower()
    return Language(code) if code in set(Language) else None
