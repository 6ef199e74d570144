"""Laws of the rules, over whole random games of every edition and number of players."""

from collections import Counter
from itertools import product

from hypothesis import given, settings

from amletero.record.match import Match
from amletero.record.notation import move_text
from amletero.rules.cards import Character
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Move, Play, legal, refusal
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round
from amletero.rules.table import Table
from tests.playing import play_game, seeds, tables

GAMES = settings(max_examples=60)


@GAMES
@given(tables, seeds)
def test_no_card_is_lost_or_doubled(table: tuple[Edition, int], seed: int) -> None:
    def look(match: Match) -> None:
        round = match.round
        cards = Counter(round.deck + round.set_aside + round.table.face_up)
        for cards_of_one in (*round.hands, *round.table.discards):
            cards.update(cards_of_one)
        assert cards == round.table.edition.copies
        assert round.table.deck_count == len(round.deck)

    play_game(*table, seed, watch=look)


@GAMES
@given(tables, seeds)
def test_there_is_a_move_until_the_round_ends(table: tuple[Edition, int], seed: int) -> None:
    def look(match: Match) -> None:
        moves = legal(match.table, match.round.hand)
        assert bool(moves) is not match.round.over
        assert match.round.over is (match.table.result is not None)

    match = play_game(*table, seed, watch=look)
    most = match.table.players * (match.table.goal - 1) + 1
    assert match.table.rounds <= most


@GAMES
@given(tables, seeds)
def test_whoever_is_out_holds_nothing_and_the_others_hold_one_card(
    table: tuple[Edition, int], seed: int
) -> None:
    def look(match: Match) -> None:
        for seat, hand in enumerate(match.round.hands):
            to_move = seat == match.table.turn
            drawn = 1 if not match.table.choosing else len(hand) - 1
            assert len(hand) == (seat in match.table.still_in) + to_move * drawn
            if to_move and match.table.choosing:
                assert len(hand) in (2, 3)

    play_game(*table, seed, watch=look)


@GAMES
@given(tables, seeds)
def test_facts_alone_rebuild_the_truth_and_the_table(table: tuple[Edition, int], seed: int) -> None:
    match = play_game(*table, seed)
    (began,), *later = match.events
    round, face_up = Round.opening(began.fact), Table.opening(began.fact)  # type: ignore[arg-type]
    for event in (event for events in later for event in events):
        round = round.after(event.fact)
        if event.public:
            face_up = face_up.after(event.fact)
    assert round == match.round
    assert face_up == match.table


@GAMES
@given(tables, seeds)
def test_the_same_decks_and_moves_give_the_same_facts(
    table: tuple[Edition, int], seed: int
) -> None:
    match = play_game(*table, seed)
    record = match.record(("",) * match.table.players)
    round, began = begin(record.edition, len(record.players), record.goal)
    again = [began]
    for written in record.rounds:
        round, events = deal(round, written.deck, written.first)
        again.append(events)
        for move in written.moves:
            round, events = step(round, move)
            again.append(events)
    assert again == match.events


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

    def look(match: Match) -> None:
        nonlocal seen
        seen += 1
        if match.round.over or seen % 5:
            return
        round = match.round
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
    def look(match: Match) -> None:
        texts = [
            move_text(move, match.table.edition) for move in legal(match.table, match.round.hand)
        ]
        assert texts == sorted(texts)

    play_game(*table, seed, watch=look)
