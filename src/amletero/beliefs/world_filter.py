"""Which worlds agree with what a seat was told, and how likely each is.

A round is followed move by move. What others drew is decided when they play, among the cards that
let them play what they played; a hidden choice of theirs goes every way it can; each world weighs
as much as the cards and the moves in it are likely. A world in which the observer would have been
told something else goes. As long as the worlds are few enough, all of them are kept, and the
chances are exact; where they are too many, one stands for all in which the same cards lie in hands
and under the deck, and if these are still too many, they are thinned.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from amletero.beliefs.assumed_policy import Policy, ask
from amletero.beliefs.cards_revealed_later import (
    ANY,
    HandsToCome,
    PossibleCards,
    cards_ahead,
    may_put,
)
from amletero.beliefs.dealt_worlds import Hands, RoundMemory, dealt_worlds
from amletero.beliefs.drawn_worlds import (
    Drawing,
    DrawnWorld,
    WorldOption,
    kept_in,
    own_draw,
    plays_that_agree,
    worlds_with_draws,
)
from amletero.beliefs.shared_views import Facts
from amletero.beliefs.step_effects import StepEffect
from amletero.beliefs.weighted_sampling import even_count
from amletero.beliefs.world import (
    FilteredWorlds,
    NoWorldLeft,
    World,
    choice_traits,
    hidden_cards,
    keep_of,
    kept_card,
    may_hold,
    normalized,
    traits_of,
)
from amletero.beliefs.world_limit import Likeness, kept_options
from amletero.rules.cards import Cards, Seat
from amletero.rules.facts import (
    Fact,
    Guessed,
    Holds,
    Played,
    PutUnder,
    Returned,
    TurnBegan,
)
from amletero.rules.moves import Keep, Move, Play

T = TypeVar("T")
Made: TypeAlias = tuple[World, StepEffect]
MOST_OPTIONS: Final = 6
"""Worlds with draws among which are chosen those that are kept, for each of these."""
WORLDS_ALIKE: Final = Likeness(traits_of, hidden_cards)


@dataclass
class WorldFilter:
    """Follows a round with the facts of one seat, and keeps the worlds that agree with them."""

    seat: Seat | None
    facts: tuple[Fact, ...]
    policy: Policy
    count: int
    """How many worlds are kept."""
    seed: str
    memory: RoundMemory
    possible_cards: PossibleCards = field(default_factory=dict)
    to_come: HandsToCome = ()
    """If it is known what will be told: half of the room is for worlds that agree with it."""
    least: int = 1
    """Worlds that must remain once some were left out: a few can all be wrong."""
    least_even: float = 0.0
    """The same, counted as worlds of even weights."""
    accepted: int = 0
    """The place of the facts up to which fewer are accepted."""
    more: int = 1
    """How many times as many worlds are kept up to that place."""
    left_out: bool = False
    _agreements: dict[tuple[int, int], tuple[Facts, bool]] = field(default_factory=dict)
    """By place of the facts and by where what would be told lies: whether it was told."""

    def start(self, at: int) -> FilteredWorlds:
        """Return the worlds after a deal; `at` is the place of the fact that a round began."""
        ahead = cards_ahead(self.possible_cards, self.facts[at : at + 1], at)
        worlds = dealt_worlds(self.seat, self.facts, at, ahead, self._few(at), self.memory)
        own = isinstance(self.facts[at + 1], Holds)
        return FilteredWorlds(at + 1 + own, normalized(worlds), self.left_out)

    def follow(self, followed: FilteredWorlds) -> FilteredWorlds:
        """Return the worlds after all that the observer was told.

        A player who is to move counts as not having drawn yet, unless it is the observer.
        """
        self.left_out = followed.left_out
        while followed.heard < len(self.facts):
            at = followed.heard
            match self.facts[at]:
                case TurnBegan(seat) if seat != self.seat:
                    if at + 2 == len(self.facts):
                        return followed
                    followed = self._turn_and_play(followed, seat)
                case TurnBegan(seat):
                    followed = self._agreeing(at, self._own_turn(followed, seat))
                case Played(seat):
                    move = self._move(at)
                    followed = self._make(at, [(world, move) for world in followed.worlds])
                case Returned(_, cards):
                    keeps = [(world, keep_of(world, cards)) for world in followed.worlds]
                    followed = self._make(at, keeps)
                case PutUnder(seat):
                    followed = self._hidden_choice(followed, seat)
                case _:
                    followed = self._agreeing(at, (world.going_on() for world in followed.worlds))
        return followed

    def _own_turn(self, followed: FilteredWorlds, seat: Seat) -> Iterator[Made]:
        """Draw what the observer drew."""
        holds = self.facts[followed.heard + 2]
        assert isinstance(holds, Holds)
        drawn = holds.hand[-1:]
        for world in followed.worlds:
            if chance := world.chance_of(drawn):
                yield world.with_turn(seat, drawn, world.weight * chance)

    def _turn_and_play(self, followed: FilteredWorlds, seat: Seat) -> FilteredWorlds:
        """Draw cards that let another play what they played, and weigh the play."""
        at = followed.heard
        move, steps = self._move(at + 2), self.memory.steps
        can_keep = self.possible_cards.get((at + 2, seat), ANY)
        found = [
            (world.weight * chance, (world, drawn, move), effect)
            for world in followed.worlds
            for drawn, chance in world.draws(1)
            if kept_card(world.round.hands[seat][0], drawn[0], move.card) in can_keep
            for effect in [steps.turn(world.round, seat, drawn[0])]
            if self._agrees(at, effect)
        ]
        agree, draws = plays_that_agree(
            [option for _, option, _ in found], seat, lambda told: self._agrees(at + 2, told)
        )
        options = [
            (weight, option, steps.views.after(option[0].told[seat], effect.told[seat]))
            for (weight, option, effect), agrees in zip(found, agree, strict=True)
            if agrees
        ]
        # Few worlds tell the mover something of their own: asking comes before thinning.
        ask(self.policy, (mover for _, _, mover in options))
        thin = self._thinned(
            [
                (weight * (mover.chances or {}).get(move, 0.0), option)
                for weight, option, mover in options
            ],
            at,
            at + 3,
            lambda option: hidden_cards(option[0], seat, kept_in(option, seat)),
            1 + draws,
        )
        drawn_worlds = [
            (world.with_turn(seat, drawn, weight)[0], move) for weight, (world, drawn, move) in thin
        ]
        return self._make(at + 2, drawn_worlds)

    def _hidden_choice(self, followed: FilteredWorlds, seat: Seat) -> FilteredWorlds:
        """Let another's Chancellor keep any of the cards."""
        ask(self.policy, (world.told[seat] for world in followed.worlds))
        can_keep = self.possible_cards.get((followed.heard, seat), ANY)
        options = [
            (world.weight * chance, (world, move))
            for world in followed.worlds
            for move, chance in (world.told[seat].chances or {}).items()
            if move.card in can_keep and may_put(self.possible_cards, followed.heard, move)
        ]
        at = followed.heard
        likeness = Likeness(
            lambda option: choice_traits(option[0], option[1], seat),
            lambda option: (
                *hidden_cards(option[0], seat, option[1].card),
                option[1].under if isinstance(option[1], Keep) else (),
            ),
        )
        thin = self._fewer(options, self._room(at), at, at + 1, likeness)
        return self._make(at, [(world.weighing(weight), move) for weight, (world, move) in thin])

    def _make(self, at: int, moves: Iterable[tuple[World, Move]]) -> FilteredWorlds:
        """Make a move in each world; what another draws goes every way it can."""
        made: list[Made] = []
        drawing: list[Drawing] = []
        for world, move in moves:
            effect = world.steps.move(world.round, move)
            if not effect.drawn:
                made.append((world.after(effect), effect))
            elif (own := own_draw(self.seat, self.facts[at:], effect)) is not None:
                if chance := world.chance_of(own):
                    made.append(world.dealt(own).weighing(world.weight * chance).with_move(move))
            elif self._agrees(at, effect):
                drawing.append(Drawing(world, move, effect.drawn))
        options, lost = worlds_with_draws(drawing, MOST_OPTIONS * self._room(at), self._random(at))
        self.left_out |= lost
        made += (
            world.dealt(drawn).weighing(weight).with_move(move)
            for weight, (world, drawn, move) in self._thinned(
                options, at, at, lambda option: (*hidden_cards(option[0]), option[1])
            )
        )
        return self._agreeing(at, made)

    def _agrees(self, at: int, effect: StepEffect) -> bool:
        """Whether the observer was told what a step would tell."""
        told = effect.told_to(self.seat)
        known = self._agreements.get((at, id(told)))
        if known is None:
            known = told, self.facts[at : at + len(told)] == told
            self._agreements[at, id(told)] = known
        return known[1]

    def _agreeing(self, at: int, made: Iterable[Made]) -> FilteredWorlds:
        """Return the worlds in which the observer is told what was really told, thinned."""
        found = [
            (len(effect.told_to(self.seat)), world)
            for world, effect in made
            if world.weight > 0 and self._agrees(at, effect)
        ]
        if not found:
            raise NoWorldLeft(at)
        longest = max(length for length, _ in found)
        ahead = cards_ahead(self.possible_cards, self.facts[at : at + longest], at)
        options = [
            (world.weight, world)
            for length, world in found
            if length == longest and may_hold(world, ahead)
        ]
        trusted = not self.left_out or at <= self.accepted
        if len(options) < (1 if trusted else self.least):
            raise NoWorldLeft(at)
        if not trusted and even_count(weight for weight, _ in options) < self.least_even:
            raise NoWorldLeft(at)
        thin = self._fewer(options, self._room(at), at, at + longest, WORLDS_ALIKE)
        worlds = normalized(world.weighing(weight) for weight, world in thin)
        return FilteredWorlds(at + longest, worlds, self.left_out)

    def _few(self, at: int) -> Callable[[Hands], Hands]:
        def hands_of(dealt: Cards) -> tuple[Cards, ...]:
            return tuple((card,) for card in dealt)

        likeness = Likeness(enumerate, hands_of)
        return lambda hands: self._fewer(hands, self._room(at), at, at + 1, likeness)

    def _thinned(
        self,
        options: list[WorldOption],
        at: int,
        heard: int,
        hidden: Callable[[DrawnWorld], tuple[Any, ...]],
        times: int = 2,
    ) -> list[WorldOption]:
        """Return fewer worlds with draws, twice as many if the moves in them leave out more."""
        likeness = Likeness(lambda option: (*traits_of(option[0]), option[1]), hidden)
        return self._fewer(options, times * self._room(at), at, heard, likeness)

    def _fewer(
        self,
        options: list[tuple[float, T]],
        count: int,
        at: int,
        heard: int,
        likeness: Likeness,
    ) -> list[tuple[float, T]]:
        """Return fewer options if they are too many; `heard` facts are told in them."""
        to_come = self.to_come[heard] if heard < len(self.to_come) else {}
        found, lost = kept_options(options, count, self._random(at), likeness, to_come)
        self.left_out |= lost
        return found

    def _room(self, at: int) -> int:
        """Return how many worlds are kept at a place of the facts."""
        return self.count * (self.more if at <= self.accepted else 1)

    def _random(self, at: int) -> Random:
        return Random(f"{self.seed}/{at}")

    def _move(self, at: int) -> Play:
        """Return the play that begins at a place of the facts."""
        played = self.facts[at]
        assert isinstance(played, Played)
        after = self.facts[at + 1] if at + 1 < len(self.facts) else None
        named = after.named if isinstance(after, Guessed) else None
        return Play(played.card, played.target, named)
