"""The languages of the product, and which one a user wants."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language in which the product says everything."""

    ENGLISH = "en"
    SPANISH = "es"
    ITALIAN = "it"
    ESPERANTO = "eo"

    @property
    def own_name(self) -> str:
        """What its speakers call it."""
        return _OWN_NAMES[self]


_OWN_NAMES: Final[Mapping[Language, str]] = {
    Language.ENGLISH: "English",
    Language.SPANISH: "español",
    Language.ITALIAN: "italiano",
    Language.ESPERANTO: "Esperanto",
}

UNTRANSLATED: Final = re.compile(r"(C|POSIX)(\..*)?")
"""The locales that ask programs to speak as they were written."""


class UnknownLanguage(ValueError):
    """A language that was asked for by name and that the product does not speak."""


def choose_language(option: str | None, environment: Mapping[str, str]) -> Language:
    """The language that an option names, or else the environment's, or else English.

    The environment is read as gettext reads it: `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that
    is set, is the locale; `LANGUAGE` may list better ones, unless the locale is `C`.
    Raises `UnknownLanguage` where the option names a language that is not spoken here.
    """
    if option is not None:
        if (language := _language(option)) is None:
            raise UnknownLanguage(f"{option!r} is not one of {', '.join(Language)}")
        return language
    known = (_language(name) for name in _wished(environment))
    return next((language for language in known if language is not None), Language.ENGLISH)


def _wished(environment: Mapping[str, str]) -> Iterator[str]:
    """The names of locales that the environment asks for, the dearest first."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in variables if environment.get(name)), "")
    if not UNTRANSLATED.fullmatch(locale):
        yield from environment.get("LANGUAGE", "").split(":")
        yield locale


def _language(name: str) -> Language | None:
    """The language of a locale's name: `es`, `es-MX` and `es_ES.UTF-8@euro` are all Spanish."""
    code = re.split(r"[-_.@]", name, maxsplit=1)[0].lower()
    return Language(code) if code in set(Language) else None
