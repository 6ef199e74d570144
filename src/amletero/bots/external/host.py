"""The host's side of the bot protocol: a program at a seat, asked like any other bot."""

import contextlib
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from types import TracebackType
from typing import NoReturn

from amletero.bots.external.channel import Channel, Gone, Late, TooLong
from amletero.bots.external.limits import LONGEST_NAME, LONGEST_QUOTE, MOST_NOISE, PATIENCE, Limits
from amletero.bots.external.process import Program
from amletero.bots.external.trace import Trace
from amletero.bots.guarded_decision import BotFault, Forfeit
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import Move, move_text
from amletero.rules.view import View
from amletero.wire import bot_protocol as wire
from amletero.wire.view import view_document


class ExternalBot:
    """A program that plays one seat of a match. It runs with the rights of the user who starts it.

    A decision that it loses is a `Forfeit`; from everything but its own death it may recover.
    It must be closed, at best as a context manager: then no process stays behind.
    """

    def __init__(  # all but the first by name
        self,
        command: Sequence[str],
        *,
        seat: Seat,
        edition: Edition,
        players: int,
        limits: Limits | None = None,
        seed: str | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limits = limits or Limits()
        self._clock = clock
        self._program = Program(command, self._limits)
        self._trace: Trace | None = None
        self._channel = Channel(self._program.pipes, clock, self._note)
        self.name = script_name(command)
        """What the program says that it is called; until then, the name of its file."""
        self.dead: str | None = None
        """Why the program can no longer be asked, as the detail of a `Forfeit`."""
        self._greeted = False
        self._said = 0
        """How many lines it has written."""
        self._owed = 0
        """Answers that may still come, too late for their questions."""
        self._late_in_a_row = 0
        self._was_noisy = False
        self._start_by = clock() + self._limits.start_ms / 1000
        self._hello = wire.HostHello(
            protocol=wire.PROTOCOL,
            seat=seat,
            edition=edition.name,
            players=players,
            seed=None if seed is None else program_seed(seed),
        )
        self._tell(self._hello)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:  # noqa: ARG002
        """Return the program's answer. Raises `Forfeit` if it loses the decision.

        The program draws its own random numbers; `hello` told it a seed.
        """
        edition = view.table.edition
        moves = {move_text(move, edition): move for move in legal}
        question = wire.Decide(
            view=view_document(view), legal=list(moves), time_ms=self._limits.decision_ms
        )
        try:
            move = self._chosen(question, moves)
        except Forfeit as forfeit:
            self._was_noisy = forfeit.fault is BotFault.NOISE
            if self._trace is not None:
                self._trace.add("lost", f"{forfeit.fault}: {forfeit.detail}")
            raise
        self._was_noisy = False
        return move

    def get_ready(self) -> None:
        """Wait until the program is ready, or is known never to be: no decision waits for that."""
        if self.dead is None:
            with contextlib.suppress(Forfeit):
                self._greet()

    def end(self, winners: Iterable[Seat], tokens: Iterable[int]) -> None:
        """Tell the program that a game is over."""
        self._tell(wire.End(winners=list(winners), tokens=list(tokens)))
        if self._trace is not None:
            self._trace.end()

    def trace_game(self, file: Path) -> None:
        """Write what is sent and said in the next game to a file, after how the match began."""
        if self._trace is None:
            self._trace = Trace(self._clock)
            self._trace.note("sent", wire.line(self._hello))
            if self._greeted:
                self._trace.note("said", wire.line(wire.Ready(name=self.name)))
        self._trace.begin(file)

    @property
    def last_words(self) -> str:
        """What the program last wrote to standard error, for its author."""
        return self._channel.last_errors.strip()

    def hang_up(self) -> None:
        """Tell the launcher to end the program, without waiting for it; `close` must follow."""
        self.dead = self.dead or "match-over"
        self._program.hang_up()

    def close(self) -> None:
        """End the program with everything that it started."""
        self.hang_up()
        self._program.stop()

    def __enter__(self) -> "ExternalBot":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _chosen(self, question: wire.Decide, moves: Mapping[str, Move]) -> Move:
        """Return the answer to a question as one of the legal moves."""
        said = self._ask(question).move
        if said not in moves:
            raise Forfeit(BotFault.ILLEGAL, f"illegal:{said[:LONGEST_QUOTE]}")
        return moves[said]

    def _ask(self, question: wire.Decide) -> wire.BotMove:
        """The answer to a question, all faults of the program turned into forfeits."""
        if self.dead is not None:
            raise Forfeit(BotFault.DEAD, self.dead)
        try:
            self._greet()
            self._forget_what_came_unasked()
            deadline = self._clock() + self._limits.decision_ms / 1000
            self._put(question, deadline)
            return self._answer(deadline)
        except TooLong:
            raise Forfeit(BotFault.NOISE, "line-too-long") from None
        except Gone:
            self._bury()

    def _greet(self) -> None:
        """Wait until the program is ready; chatter before that costs nothing."""
        try:
            while not self._greeted:
                with contextlib.suppress(TooLong, ValueError):
                    said = wire.read_from_bot(self._channel.receive(self._start_by))
                    self._welcome(said)
        except Late:
            code = "start-unflushed" if self._reads_in_silence else "not-ready"
            self._give_up(f"{code}:{self._limits.start_ms}")
            raise Forfeit(BotFault.DEAD, self.dead or "") from None
        except Gone:
            self._bury()

    def _welcome(self, said: wire.FromBot) -> None:
        if isinstance(said, wire.Ready):
            self._greeted = True
            self.name = said.name[:LONGEST_NAME] or self.name

    def _forget_what_came_unasked(self) -> None:
        """Only an answer that is overdue may lie in the pipe, or the rest of much noise."""
        lines = self._channel.clear()
        unasked = lines[self._owed :]
        self._owed = max(0, self._owed - len(lines))
        if unasked and not self._was_noisy:
            raise Forfeit(BotFault.NOISE, f"unasked:{_quoted(unasked[0])}")

    def _put(self, question: wire.Decide, deadline: float) -> None:
        try:
            self._channel.send(wire.line(question), deadline)
        except Late:
            self._lose_patience()
            raise Forfeit(BotFault.LATE, "input-not-read") from None

    def _answer(self, deadline: float) -> wire.BotMove:
        """The first move that comes after those that are overdue; nothing else may come before."""
        noise: list[bytes] = []
        try:
            while len(noise) < MOST_NOISE:
                line = self._channel.receive(deadline)
                said = _move(line)
                if said is None:
                    noise.append(line)
                elif self._owed:
                    self._owed -= 1
                elif noise:
                    break
                else:
                    self._late_in_a_row = 0
                    return said
        except Late:
            self._lose_patience()
            if not noise:
                self._owed += 1
                code = "unflushed" if self._reads_in_silence else "no-answer"
                raise Forfeit(BotFault.LATE, f"{code}:{self._limits.decision_ms}") from None
        raise Forfeit(BotFault.NOISE, f"noise:{_quoted(noise[0])}")

    def _tell(self, message: wire.Message) -> None:
        """Send a line without waiting until it is read; a program that does not read misses it."""
        if self.dead is None:
            try:
                self._channel.send(wire.line(message), self._clock())
            except Late:
                return
            except Gone:
                self._give_up("input-closed")

    @property
    def _reads_in_silence(self) -> bool:
        """Whether the program reads what it is sent and has never answered such a line."""
        return self._said <= self._greeted and self._channel.all_read

    def _note(self, kind: str, text: bytes) -> None:
        self._said += kind == "said"
        if self._trace is not None:
            self._trace.note(kind, text)

    def _lose_patience(self) -> None:
        self._late_in_a_row += 1
        if self._late_in_a_row == PATIENCE:
            self._give_up(f"late-in-a-row:{PATIENCE}")

    def _bury(self) -> NoReturn:
        self._channel.skim()
        self._give_up("pipes-closed")
        self.dead = self._program.last_news or self.dead
        raise Forfeit(BotFault.DEAD, self.dead or "")

    def _give_up(self, why: str) -> None:
        """Stop the program for good."""
        self.dead = why
        self._program.stop()


def program_seed(text: str) -> int:
    """Return a seed for a program, from which the text cannot be told."""
    return int.from_bytes(sha256(text.encode()).digest()[:4])


def script_name(command: Sequence[str]) -> str:
    """Return the name of a program by its file: the script, if it is run by an interpreter."""
    files = (word for word in command[1:] if os.path.isfile(word))  # noqa: PTH113 (any words)
    return Path(next(files, command[0])).stem


def _move(line: bytes) -> wire.BotMove | None:
    """The move that a line is, if it is one."""
    try:
        said = wire.read_from_bot(line)
    except ValueError:
        return None
    return said if isinstance(said, wire.BotMove) else None


def _quoted(line: bytes) -> str:
    """The beginning of a line, for the author of the program that wrote it."""
    return line.decode(errors="replace")[:LONGEST_QUOTE]
