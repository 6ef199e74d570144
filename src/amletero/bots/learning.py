"""How the learned player learns: it plays against a population and follows the gradient.

In each round every seat is played by the learner or by some member of the population. Whatever
the learner did in a round it won more than expected becomes likelier (REINFORCE), and beside it
a second row of weights learns how likely each play wins.
"""

from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.hands import count_hands
from amletero.beliefs.outlook import Outlook, outlook_of
from amletero.beliefs.players import Models
from amletero.beliefs.situation import (
    KINDS,
    KNOWN,
    LATEST,
    MISSED,
    NOBODY,
    PLAYERS,
    SEAT,
    SEATS,
    Situation,
    Weights,
    count_unseen,
    is_opponent,
    read_situation,
)
from amletero.beliefs.weights import STAGES, WEIGHTS
from amletero.bots.options import (
    Options,
    drawn_by_share,
    new_options,
    slope_of,
    start_of,
    weigh_keeps,
    weigh_plays,
)
from amletero.bots.playout import Seated, chance, held_cards, new_desk, play_action, play_turn
from amletero.kernel.actions import encode_keep
from amletero.kernel.chances import dealt_with_face_up, game_key, round_key
from amletero.kernel.compiling import compiled, count_bits
from amletero.kernel.knowledge import begin
from amletero.kernel.layout import (
    CHOOSE,
    Setting,
    hand,
    is_over,
    phase,
    turn,
)
from amletero.kernel.legal import plays_by_card
from amletero.kernel.observation import KNOWLEDGE
from amletero.kernel.playing import winners

MOST_NOTES: Final = 60_000
"""Room for the features of all the plays considered in one round."""
MOST_DECISIONS: Final = 64
"""Room for the learner's decisions in one round."""


class Task(NamedTuple):
    """What stays the same through a batch of rounds."""

    setting: Setting
    models: Models
    learner: int
    """The model that learns."""
    shares: Weights
    """Of the other seats: by model."""
    blank: Situation
    """The situation at the beginning of a round."""
    seed: int
    expected: Weights
    """By stage: how much the learner expects to win."""
    value: Weights
    """The weights that tell how likely a play wins."""


class Lesson(NamedTuple):
    """What a batch of rounds taught."""

    policy: Weights
    """The gradient of the policy's weights."""
    value: Weights
    """The gradient of the weights that tell how likely a play wins."""
    expected: Weights
    """By stage: rounds won and decisions made, for the next batch's expectation."""
    reading: Weights
    """By latest play and card held: cards held in truth, and as counted."""


class Notes(NamedTuple):
    """The features of a round's decisions, until the round's end says what they were worth."""

    places: Situation
    slopes: Weights
    """How the chance of what was chosen grows with each weight."""
    amounts: Weights
    """The features of what was chosen; zero for what was not."""
    ends: Situation
    stages: Situation
    seats: Situation
    """By decision: where its notes end, its stage and its seat."""
    made: Situation
    """One number: how many decisions there were."""


def new_lesson() -> Lesson:
    """Nothing learned yet."""
    return Lesson(
        np.zeros(WEIGHTS),
        np.zeros(WEIGHTS),
        np.zeros((STAGES, 2)),
        np.zeros((NOBODY + 1, KINDS, 2)),
    )


@compiled
def _new_notes() -> Notes:
    return Notes(
        np.empty(MOST_NOTES, np.int64),
        np.empty(MOST_NOTES),
        np.empty(MOST_NOTES),
        np.empty(MOST_DECISIONS, np.int64),
        np.empty(MOST_DECISIONS, np.int64),
        np.empty(MOST_DECISIONS, np.int64),
        np.zeros(1, np.int64),
    )


@compiled
def study(task: Task, first_game: int, games: int, lesson: Lesson) -> None:
    """Play some rounds and add up what they teach.

    Seat `game % players` is the learner's; the others are drawn from the shares of the models.
    """
    setting = task.setting
    seated = Seated(
        task.models,
        np.zeros(SEATS, np.int64),
        task.blank.copy(),
        np.empty(KNOWLEDGE, np.int64),
        np.empty(1, np.uint64),
        new_desk(),
    )
    notes = _new_notes()
    for game in range(first_game, first_game + games):
        key = game_key(task.seed, game)
        seated.stream[0] = np.uint64(round_key(key, 0))
        first = int(chance(seated.stream) * setting.players)
        pile, board, face_up = dealt_with_face_up(setting, key, first)
        begin(setting, seated.knowledge, face_up)
        for seat in range(setting.players):
            seated.by_seat[seat] = drawn_by_share(task.shares, seated.stream)
        seated.by_seat[game % setting.players] = task.learner
        notes.made[0] = 0
        won = _played(task, pile, board, seated, notes, lesson.reading)
        _learn(task, won, notes, lesson)


@compiled
def _played(
    task: Task, pile: int, board: int, seated: Seated, notes: Notes, reading: Weights
) -> int:
    """Play a round to its end and note what the learner does; the winners as a set of seats."""
    options = new_options()
    while not is_over(board):
        if seated.by_seat[turn(board)] != task.learner:
            pile, board = play_turn(task.setting, pile, board, seated)
            continue
        read_situation(seated.situation, seated.knowledge, board)
        if phase(board) == CHOOSE:
            action = _chosen_to_keep(board, seated, options, notes)
        else:
            _note_reading(seated.situation, board, reading)
            action = _chosen_play(task.setting, board, seated, options, notes)
        pile, board = play_action(task.setting, pile, board, seated, action)
    return winners(task.setting, pile, board)


@compiled
def _chosen_to_keep(board: int, seated: Seated, options: Options, notes: Notes) -> int:
    """The kernel's action for the Chancellor's choice that the learner makes."""
    held = seated.desk.held
    count = held_cards(board, held)
    outlook, weights = _own_outlook(board, seated)
    weigh_keeps(outlook, weights, held, count, options)
    return encode_keep(held[_chosen(outlook, options, count, seated, notes)], 0)


@compiled
def _chosen_play(
    setting: Setting, board: int, seated: Seated, options: Options, notes: Notes
) -> int:
    """The kernel's action for the play that the learner makes."""
    actions = seated.desk.actions
    count = plays_by_card(setting, board, actions)
    outlook, weights = _own_outlook(board, seated)
    weigh_plays(outlook, weights, actions, count, options)
    return int(actions[_chosen(outlook, options, count, seated, notes)])


@compiled
def _own_outlook(board: int, seated: Seated) -> tuple[Outlook, Weights]:
    """What the mover goes by, and their weights."""
    model, hands = seated.by_seat[turn(board)], seated.desk.hands
    count_hands(seated.situation, seated.models.readings[model], hands)
    return outlook_of(seated.situation, hands), seated.models.weights[model]


@compiled
def _chosen(outlook: Outlook, options: Options, count: int, seated: Seated, notes: Notes) -> int:
    """Choose among so many options by chance, and note what the choice was made of."""
    chosen = drawn_by_share(options.chances[:count], seated.stream)
    decision = notes.made[0]
    at = notes.ends[decision - 1] if decision > 0 else 0
    for row in range(count):
        slope = slope_of(options, row, chosen)
        for feature in range(start_of(options, row), options.ends[row]):
            amount = options.amounts[feature]
            notes.places[at] = options.places[feature]
            notes.slopes[at] = slope * amount
            notes.amounts[at] = amount if row == chosen else 0.0
            at += 1
    notes.ends[decision], notes.stages[decision] = at, outlook.stage
    notes.seats[decision] = outlook.situation[SEAT]
    notes.made[0] += 1
    return chosen


@compiled
def _note_reading(situation: Situation, board: int, reading: Weights) -> None:
    """Count what others hold in truth beside what counting says, by their latest play."""
    unseen = np.empty(KINDS, np.int64)
    total = count_unseen(situation, unseen)
    for seat in range(situation[PLAYERS]):
        if not is_opponent(situation, seat):
            continue
        if situation[KNOWN + seat] != NOBODY or situation[MISSED + seat] != 0:
            continue
        latest = situation[LATEST + seat]
        reading[latest, hand(board, seat), 0] += 1.0
        for card in range(KINDS):
            reading[latest, card, 1] += unseen[card] / total


@compiled
def _learn(task: Task, won: int, notes: Notes, lesson: Lesson) -> None:
    """Turn the notes of a finished round into gradients."""
    share = 1.0 / count_bits(won)
    at = 0
    for decision in range(notes.made[0]):
        result = share if won >> notes.seats[decision] & 1 else 0.0
        stage = notes.stages[decision]
        end = notes.ends[decision]
        guess = 0.0
        for place in range(at, end):
            guess += task.value[notes.places[place]] * notes.amounts[place]
        surprise = result - 1.0 / (1.0 + np.exp(-guess))
        surplus = result - task.expected[stage]
        while at < end:
            lesson.policy[notes.places[at]] += surplus * notes.slopes[at]
            lesson.value[notes.places[at]] += surprise * notes.amounts[at]
            at += 1
        lesson.expected[stage, 0] += result
        lesson.expected[stage, 1] += 1.0
