"""The server's codes and numbers as sentences."""

from math import ceil

from amletero.locales import Language, Speaker, Unsayable
from amletero.rules.moves import Refusal, Rule
from amletero.terminal.client.link import IMPOSSIBLE, NO_SERVER
from amletero.wire import socket as wire
from amletero.wire.socket.codes import RefusalCode

MINUTE, HOUR, DAY = 60, 3_600, 86_400


def refusal_text(refused: wire.Refused, speaker: Speaker, names: tuple[str, ...]) -> str:
    """Return the sentence for a refusal: a rule of the game or one of the server."""
    if refused.code in set(Rule):
        by_value = speaker.edition.by_value
        refusal = Refusal(
            Rule(refused.code),
            None if refused.card is None else by_value.get(refused.card),
            None if refused.other is None else by_value.get(refused.other),
            refused.seat,
        )
        return speaker.refusal(refusal, names)
    return trouble(refused.code, speaker.language)


def trouble(code: str, language: Language) -> str:
    """Return the sentence that says why the client is not at the table."""
    say, hyphened = Speaker(language).say, code.replace("_", "-")
    if code in {NO_SERVER, IMPOSSIBLE, RefusalCode.NOT_LOBBY}:
        return say(f"terminal-trouble-{hyphened}")
    try:
        return say(f"refusal-{hyphened}")
    except Unsayable:
        return say("terminal-trouble-other", code=code)


def phrase_text(phrase: str, language: Language) -> str:
    """Return a phrase of table talk; an unknown phrase unchanged."""
    try:
        return Speaker(language).say(f"talk-{phrase}")
    except Unsayable:
        return phrase


def time_text(seconds: float, language: Language) -> str:
    """Return a clock's time as text."""
    whole, say = ceil(seconds), Speaker(language).say
    if whole >= DAY:
        return say("terminal-days", days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return say("terminal-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return f"{whole // MINUTE}:{whole % MINUTE:02}"
