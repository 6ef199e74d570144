"""Sentences about faults of records and of programs that play."""

from collections.abc import Sequence
from typing import Final

from amletero.locales.speaker import Speaker
from amletero.record.faults import Fault

LONGEST_LINE: Final = 200
"""Characters shown of a line that a program wrote; the rest is cut."""


def fault_text(speaker: Speaker, fault: Fault, names: Sequence[str] = ()) -> str:
    """Return the sentence about a fault; if a rule was broken, the rule's own sentence."""
    if fault.refusal is not None:
        return speaker.refusal(fault.refusal, names)
    return speaker.say(f"fault-{fault.code.replace('_', '-')}", **fault.details)


def forfeit_text(speaker: Speaker, detail: str) -> str:
    """Return why a program forfeited a decision, from the detail of the forfeit: `exit:1`."""
    code, _, what = detail.partition(":")
    return speaker.say(f"program-{code}", what=what)


def never_ready_text(speaker: Speaker, program: str, detail: str, last_words: str) -> str:
    """Return why a program cannot play, with its last line on standard error."""
    last = last_words.splitlines()[-1:]
    why = ": ".join([forfeit_text(speaker, detail), *(line[-LONGEST_LINE:] for line in last)])
    return speaker.say("program-never-ready", bot=program, why=why)


def placed_fault_text(speaker: Speaker, fault: Fault, names: Sequence[str] = ()) -> str:
    """Return the same sentence after its place in the record, counted from 1."""
    text = fault_text(speaker, fault, names)
    if fault.round is None:
        return text
    round = fault.round + 1
    if fault.move is None:
        return speaker.say("fault-place", place="round", round=round, move=0, fault=text)
    return speaker.say("fault-place", place="move", round=round, move=fault.move + 1, fault=text)
