"""The worlds that agree with one seat's view, kept up from one view of a game to the next."""

from typing import Final

from amletero.beliefs.assumed_policy import Policy, network_policy
from amletero.beliefs.cards_revealed_later import HandsToCome, PossibleCards, possible_cards
from amletero.beliefs.dealt_worlds import RoundMemory
from amletero.beliefs.world import FilteredWorlds, NoWorldLeft, World
from amletero.beliefs.world_filter import WorldFilter
from amletero.rules.facts import Fact, RoundBegan, TurnBegan
from amletero.rules.view import View

COUNT: Final = 256
"""Worlds that are kept."""
FEW: Final = 5
"""If fewer than one in this many worlds is left, the round is followed again: all may be wrong."""
FEW_TO_COME: Final = 20
"""The same if the later facts are known: the worlds that are left were kept on purpose."""
FEW_EVEN: Final = 16
"""The same for the number of worlds of even weights that would say as much, with later facts."""
BEYOND: Final = 1 << 30
"""A place after all facts."""
ATTEMPTS: Final = (1, 2, 2, 4)
"""Factors by which more worlds are kept up to the fact that removed all or most, try by try."""


class WorldTracker:
    """Follows a game from one seat, and goes on from where it was."""

    def __init__(
        self,
        seed: int,
        policy: Policy = network_policy,
        count: int = COUNT,
        memory: RoundMemory | None = None,
        to_come: HandsToCome = (),
    ) -> None:
        """Follow with a policy; the memory is for one round, and shared with no other policy.

        Who knows the rest of the round can say what is to come (`hands_to_come`). It is not
        believed before it is told, but more of the worlds are kept that will be left then.
        """
        self._to_come = to_come
        self._seed, self._policy, self._count = seed, policy, count
        self._shared = memory
        self._memory = memory or RoundMemory()
        self._facts: tuple[Fact, ...] = ()
        self._attempt = 0
        self._lost_at: int | None = None
        """The place of the latest fact that removed all or most worlds."""
        self._possible_cards: PossibleCards = {}
        self._followed: FilteredWorlds | None = None

    def worlds(self, view: View) -> tuple[World, ...]:
        """Return the worlds that agree with a view of a round; their weights add up to 1.

        Having followed an earlier view of the same seat saves time and changes no result.
        Raises `NoWorldLeft`.
        """
        start = max(at for at, fact in enumerate(view.facts) if isinstance(fact, RoundBegan))
        going_on = self._followed is not None and view.facts[: len(self._facts)] == self._facts
        if not going_on or len(self._facts) <= start:
            self._followed, self._attempt, self._lost_at, self._possible_cards = None, 0, None, {}
            self._memory = self._shared or RoundMemory()
        while True:
            seed = f"{self._seed}/{self._attempt}"
            last = self._attempt == len(ATTEMPTS) - 1
            worlds_filter = WorldFilter(
                view.seat,
                view.facts,
                self._policy,
                self._count,
                seed,
                self._memory,
                self._possible_cards,
                self._to_come,
                1 if last else self._count // (FEW_TO_COME if self._to_come else FEW),
                0 if last or not self._to_come else self._count / FEW_EVEN,
                0 if self._lost_at is None else _next_own_turn(view, self._lost_at),
                ATTEMPTS[self._attempt],
            )
            try:
                self._followed = worlds_filter.follow(self._followed or worlds_filter.start(start))
            except NoWorldLeft as lost:
                if last:
                    raise
                self._followed, self._attempt = None, self._attempt + 1
                self._lost_at = lost.at
                # Not what came after it: going on from an earlier view must not change a result.
                self._possible_cards = possible_cards(view.facts[: _stage_end(view.facts, lost.at)])
            else:
                self._facts = view.facts
                return self._followed.worlds


def _next_own_turn(view: View, at: int) -> int:
    """Return where a turn of the seat begins from a place on; beyond the end if none has yet.

    Up to there, one surprise after the other is met with the same worlds, not with new ones each.
    """
    return next(
        (
            place
            for place, fact in enumerate(view.facts[at:], start=at)
            if isinstance(fact, TurnBegan) and fact.seat == view.seat
        ),
        BEYOND,
    )


def _stage_end(facts: tuple[Fact, ...], at: int) -> int:
    """Return where the facts of the move end that is told at a place."""
    return next(
        (place for place in range(at + 2, len(facts)) if isinstance(facts[place], TurnBegan)),
        len(facts),
    )
