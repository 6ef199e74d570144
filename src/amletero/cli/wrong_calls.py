"""What is wrong with a call that cannot be parsed: one line, in the language of the call."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final, Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from amletero.locales import Speaker

NUMBERS: Final[dict[object, str]] = {int: "call-whole-number", float: "call-number"}
"""The messages for words that are not the number they should be."""


def wrong_call_text(error: CycloptsError, speaker: Speaker) -> str:
    """Return what is wrong with the call, after the name of its command."""
    what = _what(error, speaker)
    if what is None:  # rare: in the words of the parser
        return " ".join(str(error).split())
    return ": ".join([*(error.command_chain or ()), what])


def _what(error: CycloptsError, speaker: Speaker) -> str | None:
    match error:
        case UnknownCommandError(unused_tokens=[word, *_], app=app):
            group = " ".join(["amletero", *(error.command_chain or ())])
            return _unknown(speaker, "command", word, () if app is None else app, group=group)
        case UnknownOptionError(token=token, argument_collection=arguments):
            options = [name for argument in arguments for name in argument.names]
            return _unknown(speaker, "option", token.keyword or token.value, options)
        case UnusedCliTokensError(unused_tokens=[_, *_] as words):
            return speaker.say("call-too-many", words=" ".join(words))
        case MissingArgumentError():
            return _missing(error, speaker)
        case RepeatArgumentError(token=token):
            return speaker.say("call-twice", option=token.keyword or token.value)
        case CoercionError(token=Token() as token):
            why = _not_converted(error.target_type, speaker)
            return why and f"{_name(error, token)} {token.value}: {why}"
        case ValidationError() if error.argument is not None and error.argument.tokens:
            return _invalid(error, error.argument.tokens[0], speaker)
    return None


def _unknown(speaker: Speaker, kind: str, word: str, known: Iterable[str], **more: str) -> str:
    """Return that there is no such command or option, and which one was perhaps meant."""
    dashed = kind == "option"
    names = {name.lstrip("-"): name for name in known if name.startswith("-") is dashed}
    similar = get_close_matches(word.split("=", maxsplit=1)[0].lstrip("-"), names, n=1)
    near = names[similar[0]] if similar else ""
    close = "yes" if near else "no"
    return speaker.say(f"call-unknown-{kind}", word=word, close=close, near=near, **more)


def _missing(error: MissingArgumentError, speaker: Speaker) -> str | None:
    """Return which argument is missing, or which option has no value."""
    argument = error.argument
    if argument is None:
        return None
    if error.keyword is not None:
        return speaker.say("call-no-value", option=error.keyword)
    positional = argument.index is not None
    name = argument.name.lstrip("-").upper() if positional else argument.name
    return speaker.say("call-missing", name=name)


def _not_converted(wanted: Any, speaker: Speaker) -> str | None:
    """Return what a value should have been."""
    if get_origin(wanted) is Literal:
        return speaker.say("call-bots", bots=speaker.one_of([*map(str, get_args(wanted))]))
    message = NUMBERS.get(wanted)
    return message and speaker.say(message)


def _invalid(error: ValidationError, token: Token, speaker: Speaker) -> str | None:
    """Return why a value was refused; our own checks name a message, and perhaps a word."""
    message, _, word = error.exception_message.partition(" ")
    if message == "call-unknown-option":
        return _unknown(speaker, "option", word, ())
    if message == "call-seconds":
        return f"{_name(error, token)} {token.value}: {speaker.say(message)}"
    return None


def _name(error: CycloptsError, token: Token) -> str:
    """Return the name of an option, or of an argument in capitals."""
    if token.keyword:
        return token.keyword
    return "" if error.argument is None else error.argument.name.lstrip("-").upper()
