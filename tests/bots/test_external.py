"""Programs at a seat: the honest play, the others lose decisions and nothing else."""

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from amletero.arena.bot_game import PlayedRound, play_round
from amletero.bots import bot
from amletero.bots.external import ExternalBot, Limits
from amletero.bots.external.host import script_name
from amletero.bots.external.process import CannotStart
from amletero.bots.guarded_decision import BotFault
from amletero.chance import shuffled
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import forfeit_text
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move
from amletero.rules.view import View
from tests.bots.programs import HABITS, command, nothing_left_behind
from tests.waiting import wait_until

PATIENT = Limits(decision_ms=30_000, memory_mib=128, file_mib=1, processes=16)
QUICK = replace(PATIENT, decision_ms=80)
"""For programs that must be late; on a busy machine, the others need not be quick."""
DECK = shuffled(STANDARD, Random(2))
"""Cards with which a seat decides five times, be it by random moves or by the last legal ones."""


class LastMove:
    """What the honest program does, without a program."""

    name = "last"

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        del view, random
        return legal[-1]


def played_by(habit: str, *arguments: str, limits: Limits = PATIENT) -> tuple[PlayedRound, str]:
    """A round of a program at seat 0 against `simple`, and the program's last words."""
    with (
        nothing_left_behind() as word,
        ExternalBot(
            command(habit, word, *arguments), seat=0, edition=STANDARD, players=2, limits=limits
        ) as program,
    ):
        played = play_round([program, bot("simple")], STANDARD, DECK, 0, seed="1")
        words = program.last_words
        program.close()
    for note in played.faults:
        assert forfeit_text(Speaker(Language.ENGLISH), note.forfeit.detail)
    return played, words


def faults(played: PlayedRound) -> list[BotFault]:
    """The fault of each of the program's decisions that it lost, in order."""
    assert {note.seat for note in played.faults} <= {0}
    return [note.forfeit.fault for note in played.faults]


def decisions(played: PlayedRound) -> int:
    return played.movers.count(0)


def test_an_honest_program_plays_its_own_moves() -> None:
    played, _ = played_by("honest")
    assert played.faults == ()
    alike = play_round([LastMove(), bot("simple")], STANDARD, DECK, 0, seed="1")
    assert played.moves == alike.moves


@pytest.mark.parametrize(
    ("habit", "fault"),
    [
        ("silent", BotFault.LATE),
        ("slow", BotFault.LATE),
        ("illegal", BotFault.ILLEGAL),
        ("endless line", BotFault.NOISE),
        ("endless lines", BotFault.NOISE),
        ("dies", BotFault.DEAD),
        ("dies at once", BotFault.DEAD),
        ("ignores signals", BotFault.LATE),
        ("floods memory", BotFault.DEAD),
        ("closes its input", BotFault.DEAD),
        ("closes its output", BotFault.DEAD),
        ("reads nothing", BotFault.LATE),
    ],
)
def test_a_program_that_never_answers_well_loses_every_decision(
    habit: str, fault: BotFault
) -> None:
    played, _ = played_by(habit, limits=QUICK if fault is BotFault.LATE else PATIENT)
    assert decisions(played) == 5
    assert faults(played) == [fault] * decisions(played)


@pytest.mark.parametrize(
    "habit",
    [
        "noisy",
        "floods memory in children",
        "floods standard error",
        "answers twice",
        "answers unasked",
        "fills a file",
    ],
)
def test_whatever_a_program_does_the_round_is_played_and_nothing_stays(
    habit: str, tmp_path: Path
) -> None:
    played, _ = played_by(habit, str(tmp_path / "file"))
    assert played.result.winners
    assert len(faults(played)) <= decisions(played)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 2**20


def test_who_is_not_ready_in_time_is_not_asked_at_all() -> None:
    played, _ = played_by("mute from the start", limits=replace(PATIENT, start_ms=100))
    assert faults(played) == [BotFault.DEAD] * decisions(played)
    assert played.faults[0].forfeit.detail == "not-ready:100"


def test_a_program_that_reads_and_never_writes_is_asked_whether_it_flushes() -> None:
    with ExternalBot(
        command("forgets to flush"), seat=0, edition=STANDARD, players=2, limits=PATIENT
    ) as program:
        wait_until(lambda: program._channel.all_read)
        program._start_by = 0.0
        program.get_ready()
        assert program.dead == "start-unflushed:20000"
    said = forfeit_text(Speaker(Language.ENGLISH), program.dead)
    assert "does it flush its output after each line?" in said


def test_a_program_that_reads_a_question_and_writes_nothing_may_not_flush() -> None:
    """The first questions may lie unread on a busy machine; of five, some are read in time."""
    played, _ = played_by("silent", limits=replace(QUICK, decision_ms=400))
    assert "unflushed:400" in {note.forfeit.detail for note in played.faults}


@pytest.mark.parametrize("namespace", [True, False], ids=["namespace", "no-namespace"])
@pytest.mark.parametrize(
    "habit", ["forks without end", "fork bomb", "kills its launcher", "ignores signals", "forks"]
)
def test_who_forks_or_fights_is_ended_with_and_without_a_namespace(
    habit: str, *, namespace: bool
) -> None:
    played, _ = played_by(habit, limits=replace(QUICK, namespace=namespace))
    assert played.result.winners


def test_too_many_processes_end_a_program() -> None:
    played, _ = played_by("forks without end")
    assert faults(played) == [BotFault.DEAD] * decisions(played)
    assert played.faults[0].forfeit.detail == "processes:16"


@pytest.mark.parametrize(
    ("habit", "detail"),
    [
        ("noisy", "noise:thinking..."),
        ("illegal", "illegal:9>9=9"),
        ("talks on", "unasked:and now?"),
        ("endless line", "line-too-long"),
    ],
)
def test_a_fault_tells_what_was_written(habit: str, detail: str) -> None:
    played, _ = played_by(habit)
    assert played.faults[0].forfeit.detail == detail


def test_chatter_before_ready_may_be_long() -> None:
    played, _ = played_by("chatters at length")
    assert played.faults == ()


def test_a_program_is_called_after_its_file_until_it_says_its_name(tmp_path: Path) -> None:
    script = tmp_path / "careful.py"
    script.touch()
    assert script_name(["python3", "-u", str(script), "--deep"]) == "careful"
    assert script_name(["./careful.sh", "--deep"]) == "careful"
    assert script_name(["careful"]) == "careful"


@pytest.mark.parametrize(("chosen", "threads"), [(None, "1"), ("3", "3")])
def test_a_program_computes_with_one_thread_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, chosen: str | None, threads: str
) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    if chosen is not None:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", chosen)
    with ExternalBot(
        command("called after its threads", "word"),
        seat=0,
        edition=STANDARD,
        players=2,
        limits=PATIENT,
    ) as program:
        program.get_ready()
        assert program.name == threads


def test_a_program_says_its_name() -> None:
    with ExternalBot(
        command("honest"), seat=0, edition=STANDARD, players=2, limits=PATIENT
    ) as program:
        program.get_ready()
        assert program.name == "test"


def test_every_habit_is_tried() -> None:
    """Each program of this page stands in one of the lists of this file."""
    text = Path(__file__).read_text()
    assert [habit for habit in HABITS if f'"{habit}"' not in text] == []


@pytest.mark.parametrize("habit", ["binary", "deep"])
def test_noise_instead_of_an_answer_is_noise(habit: str) -> None:
    """Its decision is waited for as long as it may take, so only the first one is noise."""
    played, _ = played_by(habit, limits=replace(PATIENT, decision_ms=2000))
    assert faults(played) == [BotFault.NOISE]


@pytest.mark.parametrize("habit", ["forks", "restless"])
def test_who_forks_keeps_playing_and_takes_its_children_along(habit: str) -> None:
    played, _ = played_by(habit, limits=replace(PATIENT, processes=64))
    assert played.faults == ()


def test_after_one_late_answer_the_next_question_gets_its_own_answer() -> None:
    """Whatever was late is passed over when it comes; then the program plays on as itself."""
    played, _ = played_by("slow once", limits=replace(PATIENT, decision_ms=1500))
    assert faults(played) == [BotFault.LATE]
    assert played.faults[0].move == played.movers.index(0)


def test_chatter_before_ready_is_passed_over_and_before_a_move_it_costs_the_decision() -> None:
    played, _ = played_by("noisy")
    assert set(faults(played)) == {BotFault.NOISE}
    assert len(played.faults) == decisions(played)


def test_the_end_of_standard_error_is_kept() -> None:
    assert played_by("dies")[1] == "first thoughts\nout of ideas"
    assert 1000 < len(played_by("floods standard error")[1]) <= 2048


def test_a_program_that_died_is_described() -> None:
    played, _ = played_by("dies")
    assert played.faults[0].forfeit.detail == "exit:1"


def test_a_program_that_cannot_be_found_loses_its_decisions() -> None:
    with ExternalBot(["no-such-program"], seat=0, edition=STANDARD, players=2) as program:
        played = play_round([program, bot("random")], STANDARD, DECK, 0, seed="1")
        assert set(faults(played)) == {BotFault.DEAD}
        assert "no-such-program" in program.last_words


def test_too_many_late_answers_end_the_waiting_for_good() -> None:
    random = Random(1)
    limits = replace(QUICK, decision_ms=10)
    with ExternalBot(
        command("silent"), seat=0, edition=STANDARD, players=2, limits=limits
    ) as program:
        lost = [
            note.forfeit.fault
            for _ in range(8)
            for note in play_round(
                [program, bot("simple")], STANDARD, shuffled(STANDARD, random), 0, seed="1"
            ).faults
        ]
    assert lost[:10] == [BotFault.LATE] * 10
    assert set(lost[10:]) == {BotFault.DEAD}


def test_a_host_that_is_killed_leaves_no_program_behind() -> None:
    host = """
import os, sys
from amletero.bots.external import ExternalBot
from amletero.rules.editions import STANDARD
bot = ExternalBot(sys.argv[1:], seat=0, edition=STANDARD, players=2)
os.kill(os.getpid(), 9)
"""
    with nothing_left_behind() as word:
        words = command("ignores signals", word)
        ended = subprocess.run([sys.executable, "-c", host, *words], check=False)
        assert ended.returncode == -signal.SIGKILL


def test_where_there_are_no_posix_processes_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.name", "nt")
    with pytest.raises(CannotStart, match="POSIX"):
        ExternalBot(["bot"], seat=0, edition=STANDARD, players=2)


def test_a_fault_stands_in_the_record() -> None:
    played, _ = played_by("illegal")
    assert played.record().document(STANDARD)["faults"][0] == {
        "move": 0,
        "seat": 0,
        "fault": "illegal",
    }
