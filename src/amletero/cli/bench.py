"""`amletero bench`: how fast the engines are on this machine."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from amletero.arena.workers import available_cores, progress_of
from amletero.cli.common import console

if TYPE_CHECKING:
    from amletero.benchmark import Case, Measured


def bench(*, json: Annotated[bool, Parameter(help="Print one JSON document.")] = False) -> None:
    """Measure turns and rounds per second: readable rules, kernel, batches.

    `batch + observations` also observes every mover, packed; `observations` does so with a byte
    for each input.

    Rates are the best of several repetitions; `spread` is how far the median falls behind the
    best. The calibration loop makes figures from different machines comparable.
    """
    # Imported here, because this takes longer than most commands do.
    from amletero.benchmark import KINDS_OF_CASE, PLAYERS, REPETITIONS, measure  # noqa: PLC0415

    threads = sorted({1, available_cores()})
    total = (REPETITIONS + 1) * KINDS_OF_CASE * len(PLAYERS) * len(threads)
    with progress_of(total, "bench") as advance:
        measured = measure(threads, lambda: advance(1, ""))
    if json:
        sys.stdout.write(msgspec.json.encode(document(measured)).decode() + "\n")
    else:
        _print(measured)


def document(measured: "Measured") -> list[dict[str, Any]]:
    """Return the rows of the result, with the calibration last."""
    rows = [_row(case) for case in measured.cases]
    return [*rows, {"what": "calibration", "draws_per_s": round(measured.draws_per_s)}]


def _row(case: "Case") -> dict[str, Any]:
    best = case.best
    row = {
        "what": case.what,
        "players": case.players,
        "threads": case.threads,
        "turns_per_s": round(best.turns / best.seconds),
        "rounds_per_s": round(best.rounds / best.seconds),
        "spread": round(case.spread, 3),
    }
    return row if case.observations is None else row | {"observations": case.observations}


def ratios(rows: list[dict[str, Any]]) -> list[tuple[str, float, float]]:
    """Return the kernel's goals for two players: name, ratio reached, ratio required."""
    draws = rows[-1]["draws_per_s"]
    most = max(row.get("threads", 1) for row in rows)

    def rate(what: str, threads: int) -> float:
        chosen = (
            row
            for row in rows
            if (row["what"], row.get("players"), row.get("threads")) == (what, 2, threads)
        )
        return float(next(chosen)["turns_per_s"])

    found = [("kernel: turns a draw", rate("kernel", 1) / draws, 0.08)]
    if most > 1:
        reached = rate("batch", most) / rate("kernel", 1)
        found.append((f"batch on {most} threads : kernel on 1", reached, 1.2))
    return found


def _print(measured: "Measured") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    rows = document(measured)
    table = Table()
    for heading in ("engine", "players", "threads", "turns/s", "rounds/s", "spread"):
        table.add_column(heading, justify="left" if heading == "engine" else "right")
    for row in rows[:-1]:
        watching = {True: " + observations", False: "", None: ""}[row.get("observations")]
        table.add_row(
            row["what"] + watching,
            str(row["players"]),
            str(row["threads"]),
            f"{row['turns_per_s']:,}",
            f"{row['rounds_per_s']:,}",
            f"{100 * row['spread']:.0f}%",
        )
    out = console()
    out.print(table)
    out.print(f"calibration: {rows[-1]['draws_per_s']:,} draws/s")
    for what, reached, asked in ratios(rows):
        out.print(f"{what}: {reached:.3g} (at least {asked:.3g})")
