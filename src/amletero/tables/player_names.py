"""Players' names: without deceptive or invisible characters, and compared by appearance."""

import unicodedata
from collections import Counter
from collections.abc import Iterable
from typing import Final

from amletero.tables.refusals import deny
from amletero.wire.socket.codes import RefusalCode

LONGEST: Final = 24
MARKS_IN_A_ROW: Final = 2

_LATIN_LOOKS: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһԁԛԝвкмнтгпӏѵ", "aeopcyxijshdqwbkmhtrnlv", strict=True)),
        **dict(zip("αβγεικνορτυχωηδμ", "abyeikvoptuxwnou", strict=True)),
        **dict(zip("01358|!ıɑɡøłđ", "olesbllagolda"[:13], strict=True)),
    }
)
"""Letters and signs that look like a Latin letter, for comparing names by appearance."""

_NOT_SEEN: Final = frozenset(
    "\u034f"  # joins marks
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # Khmer vowels that are not written
    "\u180b\u180c\u180d\u180f"  # Mongolian variants
    "\u2800\U00013441\U00013442\U00016fe4\U0001d159"  # blanks of writing systems
    "\ufffc"  # placeholder of an object
).union(map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0)))  # variants of others
"""Invisible letters, marks and signs, besides controls and unassigned characters."""


def cleaned(name: str) -> str:
    """Return a cleaned name. Raises `Denied` if no visible character is left.

    Removes control, bidirectional, zero-width and blank characters, and marks stacked on a letter.
    """
    visible: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", "".join(filter(_seen, name))):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        if character.isspace():
            visible.append(" ")
        elif marks <= MARKS_IN_A_ROW and (visible or not marks):
            visible.append(character)
    kept = " ".join("".join(visible).split())[:LONGEST].strip()
    if not any(unicodedata.category(character)[0] in "LNSP" for character in kept):
        raise deny(RefusalCode.BAD_NAME)
    return kept


def looks(name: str) -> str:
    """Return a name's appearance; names with equal appearances can be confused."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(
        c for c in plain if _seen(c) and not unicodedata.combining(c) and not c.isspace()
    )
    return letters.translate(_LATIN_LOOKS).replace("rn", "m").replace("i", "l").replace("vv", "w")


def lookalikes(names: Iterable[str]) -> set[str]:
    """Return the names that look like another of these names."""
    listed = [name for name in names if name]
    seen = Counter(looks(name) for name in listed)
    return {name for name in listed if seen[looks(name)] > 1}


def _seen(character: str) -> bool:
    """Return whether a character is visible on a screen; a space counts."""
    if character.isspace():
        return True
    return character not in _NOT_SEEN and not unicodedata.category(character).startswith("C")
