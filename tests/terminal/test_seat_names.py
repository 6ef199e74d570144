"""What the bots at a table are called."""

import pytest

from amletero.bots import LEVELS, PERSONAS, TEMPERS, temper_of
from amletero.locales import Language, Speaker
from amletero.rules.editions import STANDARD
from amletero.terminal.seat_names import bot_names
from amletero.terminal.setup import NewGame, seat_players

SPEAKER = Speaker(Language.ENGLISH, STANDARD)


@pytest.mark.parametrize(
    ("bots", "people", "names"),
    [
        (["reader-bold", "simple", "master-curious"], ["Ana"], ["Ardo", "Serena", "Scivola"]),
        (["simple", "random", "master"], ["Ana"], ["Serena", "Klera", "Severo"]),
        (["reader", "casual"], ["SERENA", "klera"], ["Severo", "Reva"]),
        (
            ["simple"] * 6,
            [],
            ["Serena", "Klera", "Severo", "Reva", "Serena II", "Serena III"],
        ),
        (["simple"], ["Serena", "Klera", "Severo", "Reva", "Serena II"], ["Serena III"]),
    ],
)
def test_bots_are_called_by_their_personas(
    bots: list[str], people: list[str], names: list[str]
) -> None:
    assert bot_names([temper_of(bot) for bot in bots], people, SPEAKER) == names


def test_every_temper_has_one_persona() -> None:
    assert [temper for temper in PERSONAS.values() if temper] == list(TEMPERS)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_local_table_has_the_names_of_a_servers(seed: str) -> None:
    seated = seat_players(NewGame(SPEAKER, ("Ana",), 6, None, LEVELS), seed)
    tempers = [temper_of(seated.bots[seat]) for seat in sorted(seated.bots)]
    names = [seated.names[seat] for seat in sorted(seated.bots)]
    assert names == bot_names(tempers, ["Ana"], SPEAKER)
    assert names.count("Klera") == 1


def test_seats_count_from_1_for_people_who_have_no_name() -> None:
    assert [SPEAKER.player(seat, ("Ana", "")) for seat in range(3)] == ["Ana", "seat 2", "seat 3"]
