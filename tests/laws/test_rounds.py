"""Laws of the rules, over whole random games of every edition and number of players."""

from collections import Counter
from itertools import product

from hypothesis import given, settings

from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Move, Play, legal, move_text, refusal
from amletero.rules.play import begin, deal, step
from amletero.rules.public_table import Table
from amletero.rules.round import Round
from tests.playing import play_game, seeds, tables

GAMES = settings(max_examples=60)


@GAMES
@given(tables, seeds)
def test_no_card_is_lost_or_doubled(table: tuple[Edition, int], seed: int) -> None:
    def look(referee: Referee) -> None:
        round = referee.round
        cards = Counter(round.deck + round.set_aside + round.table.face_up)
        for cards_of_one in (*round.hands, *round.table.discards):
            cards.update(cards_of_one)
        assert cards == round.table.edition.copies
        assert round.table.deck_count == len(round.deck)

    play_game(*table, seed, watch=look)


@GAMES
@given(tables, seeds)
def test_there_is_a_move_until_the_round_ends(table: tuple[Edition, int], seed: int) -> None:
    def look(referee: Referee) -> None:
        moves = legal(referee.table, referee.round.hand)
        assert bool(moves) is not referee.round.over
        assert referee.round.over is (referee.table.result is not None)

    referee = play_game(*table, seed, watch=look)
    most = referee.table.players * (referee.table.goal - 1) + 1
    assert referee.table.rounds <= most


@GAMES
@given(tables, seeds)
def test_whoever_is_out_holds_nothing_and_the_others_hold_one_card(
    table: tuple[Edition, int], seed: int
) -> None:
    def look(referee: Referee) -> None:
        for seat, hand in enumerate(referee.round.hands):
            to_move = seat == referee.table.turn
            drawn = 1 if not referee.table.choosing else len(hand) - 1
            assert len(hand) == (seat in referee.table.still_in) + to_move * drawn
            if to_move and referee.table.choosing:
                assert len(hand) in (2, 3)

    play_game(*table, seed, watch=look)


@GAMES
@given(tables, seeds)
def test_facts_alone_rebuild_the_truth_and_the_table(table: tuple[Edition, int], seed: int) -> None:
    referee = play_game(*table, seed)
    (began,), *later = referee.events
    round, face_up = Round.opening(began.fact), Table.opening(began.fact)  # type: ignore[arg-type]
    for event in (event for events in later for event in events):
        round = round.after(event.fact)
        if event.public:
            face_up = face_up.after(event.fact)
    assert round == referee.round
    assert face_up == referee.table


@GAMES
@given(tables, seeds)
def test_the_same_decks_and_moves_give_the_same_facts(
    table: tuple[Edition, int], seed: int
) -> None:
    referee = play_game(*table, seed)
    record = referee.record(("",) * referee.table.players)
    round, began = begin(record.edition, len(record.players), record.goal)
    again = [began]
    for written in record.rounds:
        round, events = deal(round, written.deck, written.first)
        again.append(events)
        for move in written.moves:
            round, events = step(round, move)
            again.append(events)
    assert again == referee.events


def every_conceivable_move(round: Round) -> list[Move]:
    """All moves that can be written down at all, and some that cannot."""
    seats = [None, *range(7)]
    names = [None, *Character]
    plays = [Play(*parts) for parts in product(Character, seats, names)]
    unders = [*((card,) for card in Character), *product(round.hand, repeat=2)]
    return [*plays, *(Keep(card, under) for card in Character for under in unders)]


@settings(max_examples=12)
@given(tables, seeds)
def test_a_move_is_legal_exactly_if_nothing_refuses_it(
    table: tuple[Edition, int], seed: int
) -> None:
    seen = 0

    def look(referee: Referee) -> None:
        nonlocal seen
        seen += 1
        if referee.round.over or seen % 5:
            return
        round = referee.round
        moves = legal(round.table, round.hand)
        allowed = {
            move
            for move in every_conceivable_move(round)
            if refusal(round.table, round.hand, move) is None
        }
        assert set(moves) == allowed
        assert len(moves) == len(allowed)

    play_game(*table, seed, goal=2, watch=look)


@GAMES
@given(tables, seeds)
def test_legal_moves_are_sorted_as_their_texts(table: tuple[Edition, int], seed: int) -> None:
    def look(referee: Referee) -> None:
        texts = [
            move_text(move, referee.table.edition)
            for move in legal(referee.table, referee.round.hand)
        ]
        assert texts == sorted(texts)

    play_game(*table, seed, watch=look)
