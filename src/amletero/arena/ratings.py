"""Ratings of bots, from contests of several players with ties."""

from collections import defaultdict
from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating


class Ratings:
    """The rating of each entrant: `mu`, and the uncertainty `sigma`.

    All start with the same rating. Bots do not learn meanwhile, so the uncertainty never grows
    with time. An entrant seated more than once is rated per seat, and the results are averaged.
    """

    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce(tau=0.0)
        self.of: list[PlackettLuceRating] = [self._model.rating() for _ in range(entrants)]

    def add(self, line_up: Sequence[int], winners: Sequence[int]) -> None:
        """Rate one contest; its winners share the first place, and all others the second."""
        ranks = [1.0 if seat in winners else 2.0 for seat in range(len(line_up))]
        teams = [[self.of[entrant]] for entrant in line_up]
        became: defaultdict[int, list[PlackettLuceRating]] = defaultdict(list)
        for entrant, (rating,) in zip(line_up, self._model.rate(teams, ranks=ranks), strict=True):
            became[entrant].append(rating)
        for entrant, ratings in became.items():
            self.of[entrant] = self._model.rating(
                mu=sum(rating.mu for rating in ratings) / len(ratings),
                sigma=sum(rating.sigma for rating in ratings) / len(ratings),
            )
