"""A verdict in the reader's language: the word, the reason, and what to compare aloud."""

from amletero.fair.verdict import Verdict
from amletero.locales import Speaker


def verdict_lines(speaker: Speaker, verdict: Verdict, *, receipts: bool) -> list[str]:
    """Return what to tell about a verdict; the first line has the word and the reason."""
    word = verdict.word.replace("_", "-")
    lines = [f"{speaker.say(f'verdict-{word}')}: {reason_text(speaker, verdict)}"]
    if verdict.code is not None:
        lines.append(speaker.say(f"verdict-about-{word}"))
    if verdict.rounds and verdict.word != "cheated":
        lines.append(speaker.say("verdict-silent", silent=verdict.silent))
    if receipts and verdict.rounds:
        rounds = len(verdict.rounds)
        lines.append(speaker.say("verdict-covered", covered=verdict.covered, rounds=rounds))
    if verdict.fingerprint is not None:
        lines.append(speaker.say("verdict-fingerprint", fingerprint=verdict.fingerprint))
    if verdict.other_fingerprint is not None:
        other = verdict.other_fingerprint
        lines.append(speaker.say("verdict-fingerprint-differs", fingerprint=other))
    return lines


def reason_text(speaker: Speaker, verdict: Verdict) -> str:
    """Return why the verdict is what it is, with the round that decided it."""
    if verdict.code is None:
        return speaker.say(f"verdict-about-{verdict.word.replace('_', '-')}")
    text = speaker.say(f"verdict-reason-{verdict.code.replace('_', '-')}")
    if verdict.round is None:
        return text
    return speaker.say("verdict-round", round=verdict.round + 1, text=text)
