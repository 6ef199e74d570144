"""What a play of another says: of the card they keep, of how they play, of what they still know."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.hidden import BURIED, DRAWN_PLACE, POOL, Hidden, Place
from amletero.beliefs.players import Models
from amletero.beliefs.shown import Shown
from amletero.beliefs.situation import (
    KINDS,
    KNOWN,
    SEATS,
    WATCHERS,
    Situation,
    Weights,
    target_seat,
)
from amletero.beliefs.transitions import observed_chances, play_after_place, play_after_pool
from amletero.kernel.actions import decode
from amletero.kernel.layout import Setting
from amletero.rules.cards import Seat

FORGOTTEN: Final = 0.01
"""What was shown of a hand counts no more when it is less likely than this still the hand."""


class Chances(NamedTuple):
    """How likely each model makes a play: by a third card, model, card held and card drawn."""

    knowing: Weights
    """Of a player who knows the third card."""
    blind: Weights
    """Of one who does not."""
    sure: float
    """How likely they know it."""

    def by_model(self) -> Weights:
        """Whether they know it or not."""
        return self.sure * self.knowing + (1.0 - self.sure) * self.blind


class Read(NamedTuple):
    """What is believed once a play was read."""

    hidden: Hidden
    shares: Weights
    shown: Shown


@dataclass(frozen=True)
class Another:
    """Another player who makes a play, as the observer sees them."""

    seat: Seat
    observer: Seat | None
    situation: Situation
    """What everyone sees, with this seat to move."""
    setting: Setting
    models: Models
    shares: Weights
    """By model: how likely they play by it."""
    shown: Shown

    def read(self, hidden: Hidden, drawn: int, action: int) -> Read:
        """Weigh each hand by how likely it made this play, and each model.

        `drawn` is the entry of the draw pile that they have just drawn.
        """
        from_pool, unearthed = drawn in (POOL, BURIED), drawn == BURIED
        if not from_pool:
            hidden = hidden.drawn(drawn, DRAWN_PLACE)
        last = (self.seat,) if from_pool else (self.seat, DRAWN_PLACE)
        others, rows = hidden.rows(*last)
        buried = hidden.buried(*last)
        card, further, _ = decode(action)
        third = self._third(target_seat(self.situation, further), others)
        chances = self._chances(third, action)
        by_model = chances.by_model()
        mixed = np.tensordot(self.shares, by_model, axes=(0, 1))
        masses = np.empty_like(mixed)
        place = -1 if third is None else len(others) - 1 - others.index(third)
        if from_pool:
            weights, bundles = play_after_pool(
                rows, len(others), hidden.unknown, buried, unearthed, card, mixed, place, masses
            )
        else:
            weights, bundles = play_after_place(rows, buried, card, mixed, place, masses)
        likelihoods = self.shares * np.einsum("smhd,shd->m", by_model, masses)
        return Read(
            hidden.weighed(
                weights,
                (*others, self.seat),
                bundles,
                unknown=hidden.without(card),
                depth=hidden.depth - unearthed,
            ),
            likelihoods / likelihoods.sum(),
            self._shown_after(card, third, chances, masses, masses * mixed),
        )

    def _third(self, target: Seat, others: tuple[Place, ...]) -> Seat | None:
        """Whose hand they may know and use: the target's, if they were shown that one."""
        seen = [
            other for other in others if other < SEATS and self.shown.has_seen(self.seat, other)
        ]
        return target if target in seen else seen[0] if seen else None

    def _chances(self, third: Seat | None, action: int) -> Chances:
        """How likely each model makes this play; the third card matters if they know it."""
        situation = self.situation.copy()
        watchers = self.shown.watchers(self.seat)
        situation[WATCHERS] = sum(1 << other for other in watchers)
        if self.observer is not None:
            situation[KNOWN + self.observer] = self.shown.cards[self.seat, self.observer]
        blind = np.empty((1, len(self.models.kinds), KINDS, KINDS))
        self._observe(situation, action, watchers, blind[0])
        if third is None:
            return Chances(blind, blind, 1.0)
        knowing = np.empty((KINDS, len(self.models.kinds), KINDS, KINDS))
        for card in range(KINDS):
            situation[KNOWN + third] = card
            self._observe(situation, action, watchers, knowing[card])
        return Chances(knowing, blind, self.shown.recall[self.seat, third])

    def _observe(
        self, situation: Situation, action: int, watchers: list[Seat], chances: Weights
    ) -> None:
        observed_chances(self.setting, self.models, situation, action, bool(watchers), chances)

    def _shown_after(
        self, card: int, third: Seat | None, chances: Chances, masses: Weights, joint: Weights
    ) -> Shown:
        """What of the hands is still known; `masses` and `joint`: before the play and after."""
        let_go = joint[:, card, :].sum() / joint.sum()
        shown = self.shown.faded(self.seat, let_go)
        if third is not None:
            known = np.einsum("smhd,shd,m->", chances.knowing, masses, self.shares)
            shown = shown.recalled(self.seat, third, chances.sure * known / joint.sum())
        return shown.forgotten(self.seat) if let_go > 1 - FORGOTTEN else shown
