"""Who the others are: how likely each seat plays by each model, and all of them by the same."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from amletero.beliefs.situation import SEATS, Weights

ALIKE: Final = 0.6
"""How likely all others at a table are of one type: friends who learned together, bots of a level.
What one of them plays then says something of the rest."""


@dataclass(frozen=True)
class Company:
    """What is believed of the players, by seat and model."""

    prior: Weights
    """By model: how likely a stranger plays by it."""
    apart: Weights
    """How likely each seat plays by each model if only its own plays are asked."""
    shares: Weights
    """How likely it does if all plays are."""

    @staticmethod
    def of_strangers(prior: Weights) -> "Company":
        """Before the first play."""
        rows = np.tile(prior / prior.sum(), (SEATS, 1))
        return Company(rows[0], rows, rows)

    def after(self, seat: int, shares: Weights) -> "Company":
        """What is believed of all once a play has changed what is believed of one seat."""
        apart = self.apart.copy()
        apart[seat] *= _ratio(shares, self.shares[seat])
        apart[seat] /= apart[seat].sum()
        together = self.prior * np.prod(_ratio(apart, self.prior), axis=0)
        mixed = (1 - ALIKE) * apart + ALIKE * together
        return Company(self.prior, apart, mixed / mixed.sum(axis=1, keepdims=True))


def _ratio(new: Weights, old: Weights) -> Weights:
    """By how much chances have changed; what was impossible stays so."""
    return np.divide(new, old, out=np.zeros_like(new), where=old > 0)
