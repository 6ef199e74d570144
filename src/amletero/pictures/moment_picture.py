"""A still picture of one moment of a recorded game, to share."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree import ElementTree as ET

from amletero.locales import Language, Narrator, Speaker
from amletero.palette import SEALS
from amletero.pictures.drawing import (
    CARD_SHAPE,
    DISPLAY,
    SVG,
    card,
    color,
    definitions,
    heart,
    seal,
    shape,
    text,
)
from amletero.record.frames import RecordedGame, SeenFrame, Viewer
from amletero.rules.cards import Character, Seat
from amletero.rules.facts import Holds, TurnBegan

WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 36
TOP: Final = 236
"""Height of the part with the story, above the players."""
GAP: Final = 16
ONE_ROW: Final = 4
"""Players in one row at most; more sit in two."""
LINE_LETTERS: Final = 66
MOST_LINES: Final = 3
NAME_LETTERS: Final = 15
ELLIPSIS: Final = "…"


def moment_picture(game: RecordedGame, index: int, viewer: Viewer, language: Language) -> str:
    """Return a picture of the game after a frame, as an SVG document."""
    ET.register_namespace("", SVG)
    frames = game.seen_by(viewer)
    frame = frames[index]
    speaker = Speaker(language, game.edition)
    names = [speaker.player(seat, game.names) for seat in game.seats]
    story = _story(frames[: index + 1], Narrator(language, names, viewer))
    place = speaker.say("replay-place-in-game", round=frame.round, move=frame.move)
    people = _Players(game, frame, names)
    title = shape("title")
    title.text = f"{place}: {' '.join(story)}"
    picture = shape(
        "svg",
        title,
        definitions(people.faces, {people.hand_width, people.discard_width}),
        *_ground(),
        text("Amletero", MARGIN, 52, 30, font_family=DISPLAY, font_weight=600),
        text(place, WIDTH - MARGIN, 52, 28, text_anchor="end", fill=color("gold")),
        *_lines(story),
        *people.drawn(),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )
    return ET.tostring(picture, encoding="unicode") + "\n"


def _ground() -> Iterator[ET.Element]:
    yield shape("rect", width=WIDTH, height=HEIGHT, fill=color("ground"))
    yield shape(
        "ellipse",
        cx=WIDTH / 2,
        cy=HEIGHT * 0.6,
        rx=WIDTH * 0.62,
        ry=HEIGHT * 0.62,
        fill=color("table"),
    )


def _story(frames: Sequence[SeenFrame], narrator: Narrator) -> list[str]:
    """Return the sentences of the last frame, without the hands that are drawn anyway."""
    for frame in frames[:-1]:
        narrator.tell(frame.facts)
    sentences, told = narrator.tell(frames[-1].facts), list[str]()
    for sentence in sentences:
        if isinstance(sentence.fact, TurnBegan) and told:
            break
        if not isinstance(sentence.fact, Holds):
            told.append(sentence.text)
    return told


def _lines(story: Sequence[str]) -> Iterator[ET.Element]:
    lines = textwrap.wrap(" ".join(story), LINE_LETTERS, max_lines=MOST_LINES, placeholder=ELLIPSIS)
    top = 148 - 20 * (len(lines) - 1)
    for number, line in enumerate(lines):
        yield text(line, WIDTH / 2, top + 42 * number, 34, text_anchor="middle")


class _Players:
    """The players with their cards, in one row or two."""

    def __init__(self, game: RecordedGame, frame: SeenFrame, names: Sequence[str]) -> None:
        self._game, self._frame, self._names = game, frame, names
        count = len(names)
        self._rows = 1 if count <= ONE_ROW else 2
        self._columns = -(-count // self._rows)
        self._width = (WIDTH - 2 * MARGIN - GAP * (self._columns - 1)) / self._columns
        self._height = (HEIGHT - TOP - MARGIN / 2 - GAP * (self._rows - 1)) / self._rows
        self.hand_width = 112.0 if self._rows == 1 else 74.0
        self.discard_width = 56.0 if self._rows == 1 else 44.0

    @property
    def faces(self) -> set[Character]:
        """The characters that are seen on cards."""
        cards = [*self._frame.hands, *self._frame.view.table.discards]
        return {face for some in cards for face in some if face is not None}

    def drawn(self) -> Iterator[ET.Element]:
        """Yield the panel of each player."""
        for seat in self._game.seats:
            row, column = divmod(seat, self._columns)
            x = MARGIN + column * (self._width + GAP)
            y = TOP + row * (self._height + GAP)
            yield shape("g", *self._panel(seat), transform=f"translate({x:g} {y:g})")

    def _panel(self, seat: Seat) -> Iterator[ET.Element]:
        table = self._frame.view.table
        edge = color("glow-edge") if table.turn == seat else color("faint-line")
        yield shape(
            "rect",
            width=self._width,
            height=self._height,
            rx=14,
            fill=color("raised"),
            stroke=edge,
            stroke_width=3,
        )
        name = self._names[seat]
        shown = name if len(name) <= NAME_LETTERS else name[: NAME_LETTERS - 1] + ELLIPSIS
        yield seal(name[:1].upper(), SEALS[seat % len(SEALS)], 10, 8, 42)
        yield text(shown, 62, 40, 28, font_weight=600)
        yield heart(self._width - 74, 14, 30)
        yield text(str(table.tokens[seat]), self._width - 38, 40, 28)
        yield from self._cards(seat)

    def _cards(self, seat: Seat) -> Iterator[ET.Element]:
        hand, discards = self._frame.hands[seat], self._frame.view.table.discards[seat]
        edition, width, small = self._game.edition, self.hand_width, self.discard_width
        for number, face in enumerate(hand):
            yield card(face, edition, 18 + number * (width + 10), 70, width)
        beside = self._rows > 1
        left = 18 + len(hand) * (width + 10) + 14 if beside else 18.0
        top = 84.0 if beside else 70 + width * CARD_SHAPE + 26
        room = self._width - left - small - 14
        step = min(small + 6, room / max(1, len(discards) - 1))
        for number, face in enumerate(discards):
            yield card(face, edition, left + number * step, top, small)
