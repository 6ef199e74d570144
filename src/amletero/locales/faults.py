"""What is wrong with a record, or with a program that plays, in words."""

from collections.abc import Sequence
from typing import Final

from amletero.locales.speaker import Speaker
from amletero.record.faults import Fault

LONGEST_LINE: Final = 200
"""So many letters are shown of a line that a program wrote."""


def fault_text(speaker: Speaker, fault: Fault, names: Sequence[str] = ()) -> str:
    """What is wrong and what would be right; the rules' own words where a rule was broken."""
    if fault.refusal is not None:
        return speaker.refusal(fault.refusal, names)
    return speaker.say(f"fault-{fault.code.replace('_', '-')}", **fault.details)


def forfeit_text(speaker: Speaker, detail: str) -> str:
    """Why a program lost a decision, from the detail of the forfeit: `exit:1`."""
    code, _, what = detail.partition(":")
    return speaker.say(f"program-{code}", what=what)


def never_ready_text(speaker: Speaker, program: str, detail: str, last_words: str) -> str:
    """Why a program cannot play at all, with the last line that it wrote to standard error."""
    last = last_words.splitlines()[-1:]
    why = ": ".join([forfeit_text(speaker, detail), *(line[-LONGEST_LINE:] for line in last)])
    return speaker.say("program-never-ready", bot=program, why=why)


def placed_fault_text(speaker: Speaker, fault: Fault, names: Sequence[str] = ()) -> str:
    """The same with its place in the record before it, counted from 1 as people do."""
    text = fault_text(speaker, fault, names)
    if fault.round is None:
        return text
    round = fault.round + 1
    if fault.move is None:
        return speaker.say("fault-place", place="round", round=round, move=0, fault=text)
    return speaker.say("fault-place", place="move", round=round, move=fault.move + 1, fault=text)
