"""Frames: a recorded game in steps, with all cards face up or as one seat saw it.

This is the one model of stepping through a game, for the terminal, the browser and pictures.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from amletero.record.faults import Fault, RecordFault
from amletero.record.referee import Referee, ToldFact
from amletero.record.replay import replay
from amletero.rules.cards import Character, Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import Event, Fact, GameBegan, Revealed
from amletero.rules.immutable import changed
from amletero.rules.round import Round
from amletero.rules.view import View

Viewer: TypeAlias = Seat | None
"""A seat whose view is shown; None: all cards are face up."""
SeenCards: TypeAlias = tuple[Character | None, ...]
"""Cards as a viewer sees them; None: face down."""


@dataclass(frozen=True)
class GameFrame:
    """A deal or a move, with all cards after it."""

    round: int
    """Number of the round, from 1; 0 if the record has no round."""
    move: int
    """Number of the move in its round, from 1; 0 is the deal."""
    seat: Seat | None
    """Who moved; None for a deal."""
    events: tuple[Event, ...]
    truth: Round


@dataclass(frozen=True)
class SeenFrame:
    """A frame as one viewer sees it: what they were told, and the game after it."""

    round: int
    move: int
    seat: Seat | None
    told: tuple[ToldFact, ...]
    view: View
    hands: tuple[SeenCards, ...]
    """By seat: the hand. How many cards a player holds is known to everyone."""
    deck: SeenCards
    set_aside: SeenCards
    """The card set aside face down; empty once a Prince has made a player draw it."""

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Return what the viewer was told."""
        return tuple(step.fact for step in self.told)


@dataclass(frozen=True)
class RecordedGame:
    """A played game in frames: one for each deal and each move."""

    edition: Edition
    goal: int
    names: tuple[str, ...]
    frames: tuple[GameFrame, ...]
    fault: Fault | None = None
    """What is wrong with the record after its last valid move; None if it is valid."""

    @staticmethod
    def of(match: Referee, names: Sequence[str], fault: Fault | None = None) -> "RecordedGame":
        """Return a game in frames; its beginning and the first deal are one frame."""
        began, *later = match.events
        first, *rest = later or [()]
        table = match.table
        frames = _frames(((*began, *first), *rest))
        return RecordedGame(table.edition, table.goal, tuple(names), frames, fault)

    @property
    def seats(self) -> range:
        """Return all seats of the game."""
        return range(len(self.names))

    @property
    def unfinished(self) -> bool:
        """Whether the record is valid, but ends before the game does."""
        return self.fault is None and not self.frames[-1].truth.table.game_over

    def seen_by(self, viewer: Viewer) -> list[SeenFrame]:
        """Return the frames as this viewer sees them."""
        view: View | None = None
        seen = []
        for frame in self.frames:
            told = list[ToldFact]()
            for event in frame.events:
                if viewer is None or event.reaches(viewer):
                    after = _after(view, event, viewer)
                    told.append(ToldFact(view, event.fact, after))
                    view = after
            assert view is not None  # the first event tells everyone that the game began
            seen.append(_seen(frame, viewer, tuple(told), view))
        return seen

    def place(self, round: int, move: int) -> int | None:
        """Return the index of the frame of a round and a move; None if there is none."""
        places = (
            index
            for index, frame in enumerate(self.frames)
            if (frame.round, frame.move) == (round, move)
        )
        return next(places, None)

    def deals(self) -> list[int]:
        """Return the indexes of the frames in which a round begins."""
        return [index for index, frame in enumerate(self.frames) if frame.move == 0]


def recorded_game(document: object) -> RecordedGame:
    """Return the game of a record's JSON value, up to the record's fault if it has one.

    Raises `RecordFault` if even the head of the record cannot be read.
    """
    referees: list[Referee] = []

    def referee(edition: Edition, players: int, goal: int) -> Referee:
        referees.append(Referee(edition, players, goal))
        return referees[-1]

    fault = None
    try:
        if isinstance(document, RecordFault):
            raise document
        replay(document, referee)
    except RecordFault as error:
        if not referees:
            raise
        fault = error.fault
    assert isinstance(document, dict)
    return RecordedGame.of(referees[0], document["players"], fault)


def _frames(groups: Sequence[tuple[Event, ...]]) -> tuple[GameFrame, ...]:
    began = groups[0][0].fact
    assert isinstance(began, GameBegan)
    truth, frames = Round.opening(began), list[GameFrame]()
    for events in groups:
        mover, rounds = truth.table.turn, truth.table.rounds
        for event in events:
            truth = truth.after(event.fact)
        round = truth.table.rounds
        move = frames[-1].move + 1 if frames and round == rounds else 0
        frames.append(GameFrame(round, move, mover if move else None, events, truth))
    return tuple(frames)


def _after(view: View | None, event: Event, viewer: Viewer) -> View:
    """Return a viewer's view after an event, without the facts that led to it.

    With all cards face up, the view is a spectator's, which only public facts change.
    """
    if view is None:
        after = View.told(viewer, [event.fact])
    elif viewer is None and not event.public:
        return view
    else:
        after = view.after(event.fact)
    return changed(after, facts=())


def _seen(frame: GameFrame, viewer: Viewer, told: tuple[ToldFact, ...], view: View) -> SeenFrame:
    truth = frame.truth
    place = frame.round, frame.move, frame.seat
    if viewer is None:
        return SeenFrame(*place, told, view, truth.hands, truth.deck, truth.set_aside)
    revealed = {step.fact.seat: step.fact.card for step in told if isinstance(step.fact, Revealed)}
    hands = tuple(
        view.hand if seat == viewer else _seen_hand(len(hand), revealed.get(seat, view.known[seat]))
        for seat, hand in enumerate(truth.hands)
    )
    return SeenFrame(*place, told, view, hands, view.deck, (None,) * len(truth.set_aside))


def _seen_hand(count: int, known: Character | None) -> SeenCards:
    """Return another player's hand: the known card, if any, and the others face down."""
    return (known, *(None,) * (count - 1)) if count else ()
