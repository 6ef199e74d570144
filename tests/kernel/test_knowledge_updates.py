"""What players learn in compiled code against the views of the same round, move by move."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from amletero.chance import drawn_first, shuffled
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.knowledge_layout import (
    BURIED,
    DISCARDS,
    FACE_UP,
    KNOWLEDGE,
    LAID,
    Knowledge,
    known_code,
    laid_count,
    latest_code,
    missed_set,
)
from amletero.kernel.knowledge_updates import begin, learn, show
from amletero.kernel.layout import BARON, GUARD, KING, PRINCE, board_of
from amletero.kernel.pack_round import words_of
from amletero.kernel.pack_table import nibbles
from amletero.kernel.round_step import step
from amletero.record.action_numbers import CHARACTERS, TARGETED, action_number
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.facts import Discarded, Fact, Guessed, Played, RoundBegan, Traded, WentOut
from amletero.rules.view import View
from tests.bots.rounds import GAMES


def cards_in(word: int, count: int) -> tuple[Character | None, ...]:
    codes = [word >> 4 * place & 15 for place in range(count)]
    return tuple(CHARACTERS[code - 1] if code else None for code in codes)


def check_view(row: Knowledge, view: View) -> None:
    """What a seat knows is what its view says, and what everyone knows is what lies face up."""
    seat, table = view.seat, view.table
    assert seat is not None
    known = [known_code(row, seat, other) for other in table.seats]
    assert tuple(CHARACTERS[code - 1] if code else None for code in known) == view.known
    assert cards_in(int(row[BURIED + seat]), len(view.deck)) == view.deck
    assert int(row[BURIED + seat]) >> 4 * len(view.deck) == 0
    face_up: Cards = table.face_up
    assert int(row[FACE_UP]) == nibbles(face_up)
    for other, discards in enumerate(table.discards):
        assert int(row[DISCARDS + other]) >> LAID == len(discards)
        assert cards_in(int(row[DISCARDS + other]), len(discards)) == discards
        face_up += discards
    counts = {card: laid_count(row, number) for number, card in enumerate(CHARACTERS)}
    assert Counter(face_up) == Counter({card: count for card, count in counts.items() if count})


def check_hints(row: Knowledge, facts: tuple[Fact, ...], players: int) -> int:
    """What plays say of hands, worked out from the facts; how many guesses still say something."""
    latest: list[Character | None] = []
    missed: list[set[Character]] = []
    for fact in facts:
        match fact:
            case RoundBegan():
                latest, missed = [None] * players, [set() for _ in range(players)]
            case Played(seat, card):
                latest[seat], missed[seat] = card, set()
            case Guessed(_, target, named, hit) if not hit:
                missed[target].add(named)
            case Discarded(seat):
                latest[seat], missed[seat] = None, set()
            case WentOut(seat, hand) if hand:
                missed[seat] = set()
            case Traded(seat, target):
                missed[seat], missed[target] = missed[target], missed[seat]
                latest[target] = None
    codes = [latest_code(row, seat) for seat in range(players)]
    assert [CHARACTERS[code - 1] if code else None for code in codes] == latest
    sets = [missed_set(row, seat) for seat in range(players)]
    assert [{CHARACTERS[at] for at in range(10) if bits >> at & 1} for bits in sets] == missed
    return sum(map(len, missed))


@pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)
def test_everyone_learns_what_their_view_says(edition: Edition, players: int) -> None:
    setting, random = setting_of(edition, players), Random(players)
    row, known, buried, missed = np.zeros(KNOWLEDGE, np.int64), 0, 0, 0
    referee = Referee(edition, players)
    for _ in range(25):
        if referee.winners:
            referee = Referee(edition, players)
        referee.deal(shuffled(edition, random), drawn_first(referee.may_start, random))
        begin(setting, row, nibbles(referee.table.face_up))
        while True:
            for seat in range(players):
                view = referee.view(seat)
                check_view(row, view)
                known += sum(card is not None for card in view.known)
                buried += sum(card is not None for card in view.deck)
            missed += check_hints(row, referee.view(0).facts, players)
            if (turn := referee.table.turn) is None:
                break
            move = random.choice(referee.legal(turn))
            before = words_of(referee.round).board
            referee.move(move)
            after = words_of(referee.round).board
            learn(setting, row, action_number(move, turn, players), before, after)
    assert known > 0
    assert missed > 0
    assert (buried > 0) == (Character.CHANCELLOR in edition.characters)


def test_after_a_trade_nobody_is_known_to_oneself() -> None:
    """Both knew the other's hand, a Guard and a Baron: each now holds what they knew."""
    setting, row = setting_of(STANDARD, 3), np.zeros(KNOWLEDGE, np.int64)
    show(row, 0, 1, BARON)
    show(row, 1, 0, GUARD)
    show(row, 2, 0, GUARD)
    hands = GUARD | BARON << 4 | PRINCE << 8
    board = board_of(hands, KING, PRINCE, 9, turn=0, alive=0b111, protected=0, spies=0)
    action = TARGETED[KING]
    learn(setting, row, action, board, step(setting, 0, board, action)[1])
    known = [[known_code(row, observer, seat) for seat in range(3)] for observer in range(3)]
    assert known == [[0, GUARD + 1, 0], [BARON + 1, 0, 0], [0, GUARD + 1, 0]]
