"""Plant leaks and rule faults into a copy of the code, one at a time, and see each one caught.

`make mutants` prints the table; with `--write FILE` it goes into the documentation.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LAWS = ("tests/laws",)
EXAMPLES = ("tests/rules", "tests/record")


class Mutant(NamedTuple):
    """A fault: what it does, and the one place where it is planted."""

    fault: str
    module: str
    right: str
    wrong: str


LEAKS = [
    Mutant(
        "everyone sees what a Priest saw",
        "rules/effects.py",
        "yield tell(Holds(target, round.hands[target]), by)\n\n\ndef baron",
        "yield tell_all(Holds(target, round.hands[target]))\n\n\ndef baron",
    ),
    Mutant(
        "everyone sees a hand that a Baron compares",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[by]), target)",
        "yield tell_all(Holds(by, round.hands[by]))",
    ),
    Mutant(
        "everyone sees a hand that a King trades",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[target]), by, target)",
        "yield tell_all(Holds(by, round.hands[target]))",
    ),
    Mutant(
        "everyone sees what a Chancellor draws",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[by] + drawn), by)",
        "yield tell_all(Holds(by, round.hands[by] + drawn))",
    ),
    Mutant(
        "everyone sees what goes under the deck",
        "rules/effects.py",
        "yield tell(Returned(by, under), by)",
        "yield tell_all(Returned(by, under))",
    ),
    Mutant(
        "everyone sees the card drawn after a Prince",
        "rules/effects.py",
        "yield tell(Holds(target, round.deck[:1]), target)",
        "yield tell_all(Holds(target, round.deck[:1]))",
    ),
    Mutant(
        "the next player sees what is drawn",
        "rules/play.py",
        "yield tell(Holds(seat, round.hands[seat] + round.deck[:1]), seat)",
        "yield tell(Holds(seat, round.hands[seat] + round.deck[:1]), seat, seat - 1)",
    ),
    Mutant(
        "everyone sees the hands as they are dealt",
        "rules/play.py",
        "yield tell(Holds(seat, (deck[set_aside + seat],)), seat)",
        "yield tell_all(Holds(seat, (deck[set_aside + seat],)))",
    ),
    Mutant(
        "everyone sees the order of the deck",
        "rules/play.py",
        "yield tell(Shuffled(deck))",
        "yield tell_all(Shuffled(deck))",
    ),
    Mutant(
        "a lone survivor's hand is revealed",
        "rules/ending.py",
        "    yield from _ended(round.table, Ending.LAST_PLAYER",
        "    yield tell_all(Revealed(round.table.still_in[0], "
        "round.hands[round.table.still_in[0]][0]))\n"
        "    yield from _ended(round.table, Ending.LAST_PLAYER",
    ),
    Mutant(
        "the count of cards put under the deck tells whether they are equal",
        "rules/effects.py",
        "yield tell_all(PutUnder(by, len(under)))",
        "yield tell_all(PutUnder(by, len(set(under))))",
    ),
]

SILENCES = [
    Mutant(
        "a Priest sees nothing",
        "rules/effects.py",
        "yield tell(Holds(target, round.hands[target]), by)\n\n\ndef baron",
        "yield tell(Holds(target, round.hands[target]))\n\n\ndef baron",
    ),
    Mutant(
        "whom a King chose is not shown the hand that was taken",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[target]), by, target)",
        "yield tell(Holds(by, round.hands[target]), by)",
    ),
    Mutant(
        "a Baron's target does not see the other hand",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[by]), target)",
        "yield tell(Holds(by, round.hands[by]))",
    ),
    Mutant(
        "what one put under the deck is forgotten",
        "rules/view.py",
        "hand=without(self.hand, *cards), deck=self.deck + cards",
        "hand=without(self.hand, *cards), deck=self.deck + (None,) * len(cards)",
    ),
    Mutant(
        "a known hand is forgotten at any play",
        "rules/view.py",
        "return self._forgot(seat) if self.known[seat] is card else self",
        "return self._forgot(seat)",
    ),
    Mutant(
        "a known hand is believed in through a Chancellor's choice",
        "rules/view.py",
        "return changed(self._forgot(seat), deck=self.deck[count:])",
        "return changed(self, deck=self.deck[count:])",
    ),
]

RULE_FAULTS = [
    Mutant(
        "everyone sees the set-aside card when it is drawn, not only at the showdown",
        "rules/effects.py",
        "yield tell(Holds(target, round.set_aside), target)",
        "yield tell_all(Holds(target, round.set_aside))",
    ),
    Mutant(
        "a tied Baron puts the other out",
        "rules/round.py",
        "return None\n        return seat if mine < theirs else other",
        "return other\n        return seat if mine < theirs else other",
    ),
    Mutant(
        "a Handmaid protects from nothing",
        "rules/table.py",
        "if other != seat and other not in self.protected",
        "if other != seat",
    ),
    Mutant(
        "protection does not end",
        "rules/table.py",
        "turn=seat, protected=self.protected - {seat}",
        "turn=seat",
    ),
    Mutant(
        "a Prince on an empty deck puts the target out",
        "rules/effects.py",
        "        yield tell_all(DrewSetAside(target))\n"
        "        yield tell(Holds(target, round.set_aside), target)",
        "        yield from knock_out(target, hand=())",
    ),
    Mutant(
        "a discarded Princess is harmless",
        "rules/effects.py",
        "if discarded is Character.PRINCESS:",
        "if False:",
    ),
    Mutant(
        "a played Princess is harmless",
        "rules/effects.py",
        "case Play(Character.PRINCESS):\n            return princess(round, by)",
        "case Play(Character.PRINCESS):\n            return iter(())",
    ),
    Mutant(
        "a Chancellor returns cards to the top",
        "rules/round.py",
        "return changed(kept, deck=self.deck + cards)",
        "return changed(kept, deck=cards + self.deck)",
    ),
    Mutant(
        "a King does not force the Countess",
        "rules/moves.py",
        "COUNTESS_YIELDS_TO: Final = frozenset({Character.KING, Character.PRINCE})",
        "COUNTESS_YIELDS_TO: Final = frozenset({Character.PRINCE})",
    ),
    Mutant(
        "the 2012 tie-break decides in every edition",
        "rules/ending.py",
        "if round.table.edition.tie_rule is TieRule.HIGHEST_SUM:",
        "if True:",
    ),
    Mutant(
        "two surviving spies: the first one gains",
        "rules/ending.py",
        "return spies[0] if len(spies) == 1 else None",
        "return spies[0] if spies else None",
    ),
    Mutant(
        "a Spy's token does not end the game",
        "rules/ending.py",
        "if count >= table.goal)",
        "if count >= table.goal and seat in winners)",
    ),
    Mutant(
        "only one winner of the game",
        "rules/ending.py",
        "yield tell_all(GameEnded(reached))",
        "yield tell_all(GameEnded(reached[:1]))",
    ),
    Mutant(
        "two players see no cards face up",
        "rules/play.py",
        "set_aside = 4 if table.players == 2 else 1",
        "set_aside = 1",
    ),
    Mutant(
        "a Spy revealed at the showdown counts as discarded",
        "rules/table.py",
        "            case _:\n                return self\n",
        "            case _:\n"
        "                if type(fact).__name__ != 'Revealed':\n"
        "                    return self\n"
        "                return changed(self, discards=self.faces(fact.seat, fact.card))\n",
    ),
    Mutant(
        "the owner of the Spy bonus may begin the next round",
        "rules/play.py",
        "return tuple(table.seats) if table.result is None else table.result.winners",
        "return tuple(table.seats)",
    ),
]


def catchers(mutant: Mutant) -> tuple[str | None, str | None]:
    """The law and the example that catch the mutant; nothing where it survives."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        module = source / "amletero" / mutant.module
        text = module.read_text()
        if text.count(mutant.right) != 1:
            sys.exit(f"mutants: {mutant.fault!r} no longer fits {mutant.module}")
        module.write_text(text.replace(mutant.right, mutant.wrong))
        return first_failure(source, LAWS), first_failure(source, EXAMPLES)


def first_failure(source: Path, tests: tuple[str, ...]) -> str | None:
    """The first of these tests that fails on this copy of the code."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-p", "no:xdist", "--tb=no", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    failed = [line for line in run.stdout.splitlines() if line.startswith("FAILED ")]
    return failed[0].split("::")[1].split(" - ")[0] if failed else None


def shown(test: str | None) -> str:
    """The name of a test as a sentence."""
    return "–" if test is None else test.removeprefix("test_").replace("_", " ")


def main() -> None:
    """Try every mutant and print who caught it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="write the table to this page")
    options = parser.parse_args()
    mutants = [*LEAKS, *SILENCES, *RULE_FAULTS]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        caught = list(pool.map(catchers, mutants))
    rows = [
        f"| {mutant.fault} | `{mutant.module}` | {shown(law)} | {shown(example)} |"
        for mutant, (law, example) in zip(mutants, caught, strict=True)
    ]
    survivors = caught.count((None, None)) + sum(law is None for law, _ in caught[: len(LEAKS)])
    laws = sum(law is not None for law, _ in caught)
    summary = f"{len(mutants)} faults planted, {len(mutants) - survivors} caught; {laws} by a law."
    head = ["| fault | planted in | caught by the law | by the example |", "|---|---|---|---|"]
    page = "\n".join([summary, "", *head, *rows])
    print(page)
    if options.write is not None:
        options.write.write_text(PAGE.format(table=page))
    sys.exit(1 if survivors else 0)


PAGE = """\
# Do the tests bite?

`make mutants` plants leaks, silences and rule faults into a copy of the code, one at a time, and
runs the laws (properties over whole random games) and the examples of the rules on it. Every leak
must be caught by a law, every other fault by a law or an example. This page is what it printed
(`python tools/mutants.py --write docs/mutants.md`).

{table}
"""

if __name__ == "__main__":
    main()
