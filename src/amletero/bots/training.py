"""Training: the learned player plays against a population, for each number of players.

A first course is shared by all numbers of players, a second one is each number's own. Batches
are cut into as many parts whatever the number of threads, so that a seed decides the outcome.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from amletero.beliefs.habits import careful, lower_card_first
from amletero.beliefs.hands import NOT_READING
from amletero.beliefs.players import ANYTHING, LEARNED, THUMB, Models
from amletero.beliefs.situation import Weights, empty_situation
from amletero.beliefs.trained import Trained, untrained
from amletero.beliefs.weights import STAGES, WEIGHTS
from amletero.bots.learning import Lesson, Task, new_lesson, study
from amletero.kernel.settings import setting_of
from amletero.rules.editions import Edition

PARTS: Final = 16
ROUNDS: Final = {2: 16_000, 3: 8_000, 4: 8_000, 5: 4_000, 6: 4_000}
"""By number of players: how many rounds a batch has."""
READING_BATCHES: Final = 10
SNAPSHOT_BATCHES: Final = 50

LEARNER: Final = 0
SHARES: Final = np.array([0.3, 0.15, 0.35, 0.1, 0.05, 0.05])
"""Of the other seats: the learner itself, a former self, `simple`, a careful player, one who
lets the lower card go, one who plays anything."""


class Climb:
    """Follows a gradient with steps of even size (Adam)."""

    def __init__(self) -> None:
        self._mean = np.zeros(WEIGHTS)
        self._square = np.zeros(WEIGHTS)
        self._steps = 0

    def step(self, gradient: Weights, rate: float) -> Weights:
        """How much to add to the weights."""
        self._steps += 1
        self._mean = 0.9 * self._mean + 0.1 * gradient
        self._square = 0.999 * self._square + 0.001 * gradient**2
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        return rate * mean / (np.sqrt(square) + 1e-5)


@dataclass
class Course:
    """One learner and the numbers of players it learns for."""

    edition: Edition
    players: tuple[int, ...]
    learned: Trained
    seed: int
    rate: float
    expected: dict[int, Weights] = field(default_factory=dict)

    def batches(self, count: int, pool: ThreadPoolExecutor) -> Iterator[int]:
        """Learn from so many batches; yields the number of each one done."""
        policy, value = Climb(), Climb()
        former = self.learned.policy
        counted = np.zeros_like(new_lesson().reading)
        for batch in range(count):
            models = _population(self.learned, former)
            lessons = {
                players: self._lesson(players, models, batch, pool) for players in self.players
            }
            rate = self.rate * (1 - 0.8 * batch / count)
            climbed = policy.step(self._mean(lessons, "policy"), rate)
            valued = value.step(self._mean(lessons, "value"), rate)
            counted += sum(lesson.reading for lesson in lessons.values())
            self.learned = self.learned._replace(
                policy=self.learned.policy + climbed, value=self.learned.value + valued
            )
            if batch % READING_BATCHES == READING_BATCHES - 1:
                self._read(counted)
                counted[:] = 0.0
            if batch % SNAPSHOT_BATCHES == SNAPSHOT_BATCHES - 1:
                former = self.learned.policy
            yield batch + 1

    def _lesson(self, players: int, models: Models, batch: int, pool: ThreadPoolExecutor) -> Lesson:
        setting = setting_of(self.edition, players)
        blank = empty_situation(self.edition, players)
        expected = self.expected.setdefault(players, np.full(STAGES, 1.0 / players))
        task = Task(
            setting,
            models,
            LEARNER,
            SHARES,
            blank,
            self.seed + players,
            expected,
            self.learned.value,
        )
        size = ROUNDS[players] // PARTS
        first = batch * ROUNDS[players]
        parts = [pool.submit(_studied, task, first + part * size, size) for part in range(PARTS)]
        columns = zip(*(part.result() for part in parts), strict=True)
        lesson = Lesson(*(np.sum(arrays, axis=0) for arrays in columns))
        won, made = lesson.expected[:, 0], lesson.expected[:, 1]
        rate = np.where(made > 0, won / np.maximum(made, 1), expected)
        self.expected[players] = 0.9 * expected + 0.1 * rate
        return lesson

    def _mean(self, lessons: dict[int, Lesson], name: str) -> Weights:
        return sum(
            (getattr(lesson, name) / ROUNDS[players] for players, lesson in lessons.items()),
            start=np.zeros(WEIGHTS),
        )

    def _read(self, counted: Weights) -> None:
        """What a latest play says: cards held in truth over cards held as counted."""
        ratio = (counted[:, :, 0] + 20) / (counted[:, :, 1] + 20)
        self.learned = self.learned._replace(reading=0.7 * self.learned.reading + 0.3 * ratio)


def _studied(task: Task, first: int, size: int) -> Lesson:
    lesson = new_lesson()
    study(task, first, size, lesson)
    return lesson


def _population(learned: Trained, former: Weights) -> Models:
    """The learner, a former self, and others who do not learn."""
    nothing = np.zeros(WEIGHTS)
    habits = careful(), lower_card_first()
    return Models(
        kinds=np.array([LEARNED, LEARNED, THUMB, LEARNED, LEARNED, ANYTHING]),
        weights=np.array([learned.policy, former, nothing, *habits, nothing]),
        slips=np.zeros(len(SHARES)),
        readings=np.array([learned.reading] * 2 + [NOT_READING] * 4),
    )


def count_batches(edition: Edition, batches: int) -> int:
    """How many batches there are in all: the shared course, and one twice as long each number."""
    return batches * (1 + 2 * len(edition.goals))


def train_edition(
    edition: Edition, seed: int, batches: int, workers: int, done: Callable[[], None]
) -> list[Trained]:
    """Train for all numbers of players of an edition, fewest first; `done` follows each batch."""
    counts = tuple(sorted(edition.goals))
    with ThreadPoolExecutor(workers) as pool:
        shared = Course(edition, counts, untrained(), seed, rate=0.05)
        for _ in shared.batches(batches, pool):
            done()
        courses = [
            Course(edition, (players,), shared.learned, seed + 100 * players, rate=0.04)
            for players in counts
        ]
        for course in courses:
            for _ in course.batches(2 * batches, pool):
                done()
    return [course.learned for course in courses]
