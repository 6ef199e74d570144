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

from tools.mutant_list import LEAKS, RULE_FAULTS, SILENCES, Mutant

ROOT = Path(__file__).resolve().parent.parent
LAWS = ("tests/laws",)
EXAMPLES = ("tests/rules", "tests/record")


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
        env={
            **os.environ,
            "PYTHONPATH": str(source),
            "PYTHONDONTWRITEBYTECODE": "1",
            "AMLETERO_TEST_PATIENCE": "60",
        },
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
