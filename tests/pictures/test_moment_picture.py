"""Still pictures of moments: well-formed, with the cards that the viewer may see and no others."""

from xml.etree import ElementTree as ET

import pytest

from amletero.locales import Language
from amletero.pictures.drawing import SVG
from amletero.pictures.moment_picture import moment_picture
from amletero.record.frames import RecordedGame
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, STANDARD
from tests.playing import play_game

USE = f".//{{{SVG}}}use"
KINDS = {character.value for character in Character}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_card_in_sight_is_drawn_once(players: int) -> None:
    match = play_game(STANDARD, players, 3, goal=1)
    game = RecordedGame.of(match, [f"P{seat}" for seat in range(players)])
    for viewer in (None, 0):
        for index, frame in enumerate(game.seen_by(viewer)):
            if frame.move % 4:
                continue
            drawn = ET.fromstring(moment_picture(game, index, viewer, Language.ENGLISH))
            faces = [use.get("href", "")[1:] for use in drawn.iterfind(USE)]
            discards = frame.view.table.discards
            seen = [face for cards in (*frame.hands, *discards) for face in cards if face]
            assert sorted(face for face in faces if face in KINDS) == sorted(seen)


def test_no_name_becomes_markup() -> None:
    names = ['<script>"&', "B" * 40]
    game = RecordedGame.of(play_game(CLASSIC, 2, 3, goal=1), names)
    picture = moment_picture(game, 0, None, Language.ESPERANTO)
    assert "<script" not in picture
    assert "style=" not in picture
    ET.fromstring(picture)
