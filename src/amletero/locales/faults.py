"""What is wrong with a record, in words."""

from collections.abc import Sequence

from amletero.locales.speaker import Speaker
from amletero.record.faults import Fault


def fault_text(speaker: Speaker, fault: Fault, names: Sequence[str] = ()) -> str:
    """What is wrong and what would be right; the rules' own words where a rule was broken."""
    if fault.refusal is not None:
        return speaker.refusal(fault.refusal, names)
    return speaker.say(f"fault-{fault.code.replace('_', '-')}", **fault.details)


def placed_fault_text(speaker: Speaker, fault: Fault, names: Sequence[str] = ()) -> str:
    """The same with its place in the record before it."""
    text = fault_text(speaker, fault, names)
    if fault.round is None:
        return text
    if fault.move is None:
        return speaker.say("fault-place", place="round", round=fault.round, move=0, fault=text)
    return speaker.say("fault-place", place="move", round=fault.round, move=fault.move, fault=text)
