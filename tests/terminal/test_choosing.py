"""A move in the making: its questions lead to every legal move, and to no other."""

from collections.abc import Iterator
from random import Random

from hypothesis import given

from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.moves import Move, Rule, legal
from amletero.terminal.move_choice import Choosing, Question
from tests.playing import play_game, seeds, tables


def ends(choosing: Choosing) -> Iterator[Move]:
    if (move := choosing.move) is not None:
        yield move
        return
    for option in choosing.options():
        if option.allowed:
            yield from ends(choosing.with_choice(option.thing))


@given(tables, seeds)
def test_the_questions_lead_to_all_legal_moves_and_to_no_other(
    table: tuple[Edition, int], seed: int
) -> None:
    edition, players = table

    def watch(referee: Referee) -> None:
        if referee.table.turn is not None:
            view = referee.view(referee.table.turn)
            assert set(ends(Choosing(view))) == set(legal(view.table, view.hand))

    play_game(edition, players, seed, goal=1, watch=watch)


@given(tables, seeds)
def test_what_is_refused_is_refused_by_a_rule_that_fits_the_question(
    table: tuple[Edition, int], seed: int
) -> None:
    edition, players = table
    fitting = {
        Question.CARD: {Rule.COUNTESS},
        Question.TARGET: {Rule.TARGET_OUT, Rule.TARGET_PROTECTED},
        Question.NAMED: {Rule.GUESS_GUARD},
    }

    def watch(referee: Referee) -> None:
        if referee.table.turn is None:
            return
        choosing, random = Choosing(referee.view(referee.table.turn)), Random(seed)
        while choosing.move is None:
            options = choosing.options()
            refused = {option.refusal.rule for option in options if option.refusal}
            assert refused <= fitting.get(choosing.question, set())
            choosing = choosing.with_choice(
                random.choice([option.thing for option in options if option.allowed])
            )

    play_game(edition, players, seed, goal=1, watch=watch)


def test_with_one_other_player_nobody_is_asked_whom_to_choose() -> None:
    asked = set()

    def watch(referee: Referee) -> None:
        if referee.table.turn is None or referee.table.choosing:
            return
        choosing = Choosing(referee.view(referee.table.turn))
        for option in choosing.options():
            further = choosing.with_choice(option.thing)
            if option.allowed and further.move is None:
                asked.add((option.thing, further.question))

    for seed in range(20):
        play_game(STANDARD, 2, seed, goal=1, watch=watch)
    assert (Character.GUARD, Question.NAMED) in asked
    assert (Character.PRINCE, Question.TARGET) in asked
    assert (Character.PRINCESS, Question.SURE) in asked
    assert (Character.GUARD, Question.TARGET) not in asked
