"""`amletero bench`: what it measures and what it promises; how fast it is, is not tested here."""

import json

import pytest

from amletero import benchmark
from amletero.cli.bench import bench, ratios
from amletero.kernel.edition_settings import setting_of
from amletero.rules.editions import STANDARD


@pytest.mark.slow
def test_the_rows(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(benchmark, "REPETITIONS", 2)
    monkeypatch.setattr(benchmark, "CHUNK_SECONDS", 0.002)
    monkeypatch.setattr("amletero.cli.bench.available_cores", lambda: 2)
    bench(json=True)
    rows = json.loads(capsys.readouterr().out)
    measured = {(row["what"], row["players"], row["threads"]) for row in rows[:-1]}
    assert measured == {
        (what, players, threads)
        for what in ("readable", "kernel", "batch", "observations")
        for players in (2, 4, 6)
        for threads in (1, 2)
    }
    for row in rows[:-1]:
        assert 0 <= row["spread"] < 1
        if row["what"] not in ("batch", "observations"):  # so few steps end few rounds of a batch
            assert 1 <= row["turns_per_s"] / row["rounds_per_s"] < 20
    assert rows[-1]["what"] == "calibration"
    assert rows[-1]["draws_per_s"] > 1_000_000


def test_the_promises() -> None:
    def row(what: str, threads: int, rate: int) -> dict[str, object]:
        return {"what": what, "players": 2, "threads": threads, "turns_per_s": rate}

    rows = [
        row("kernel", 1, 25),
        row("kernel", 2, 50),
        row("batch", 2, 40),
        {"what": "calibration", "draws_per_s": 250},
    ]
    reached = [value for _, value, _ in ratios(rows)]
    assert reached == pytest.approx([0.1, 1.6])


def test_turns_are_counted_alike_by_all_engines() -> None:
    """Rounds at random last as long in the kernel, in a batch and by the readable rules."""
    setting = setting_of(STANDARD, 4)
    by_kernel = benchmark.kernel_rounds(setting, 1, 0, 4000)
    readable = benchmark.readable_rounds(4, 300, 1) / 300
    batch = benchmark.batch_steps(4, 1, observing=False)(400)
    assert readable == pytest.approx(by_kernel / 4000, rel=0.1)
    assert batch.turns / batch.rounds == pytest.approx(by_kernel / 4000, rel=0.1)
