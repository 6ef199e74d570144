"""`docs/kernel.md` shows the layout that the kernel has."""

import re
from pathlib import Path

from amletero.kernel import layout

PAGE = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")
PICTURE = (Path(__file__).parents[2] / "docs" / "kernel-layout.svg").read_text(encoding="utf-8")


def test_the_fields_of_the_page_are_those_of_the_board() -> None:
    fields = {
        name: (int(first), int(last))
        for first, last, name in re.findall(r"\| board \| (\d+)–(\d+) \| ([a-z ]+) \|", PAGE)
    }
    starts = {name: first for name, (first, _) in fields.items()}
    assert starts == {
        "hands": 0,
        "drawn": layout.DRAWN,
        "second": layout.SECOND,
        "set aside": layout.SET_ASIDE,
        "count": layout.COUNT,
        "phase": layout.PHASE,
        "turn": layout.TURN,
        "alive": layout.ALIVE,
        "protected": layout.PROTECTED,
        "spies": layout.SPIES,
    }
    ordered = sorted(fields.values())
    assert [first for first, _ in ordered] == [0, *(last + 1 for _, last in ordered[:-1])]
    assert ordered[-1][1] == 63
    for first, last in ordered[1:]:
        assert f">{first}<" in PICTURE
        assert f">{last}<" in PICTURE
