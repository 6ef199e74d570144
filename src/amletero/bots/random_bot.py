"""`random`: every legal move is as good as any other."""

from random import Random

from amletero.rules.moves import Move
from amletero.rules.view import View


class RandomBot:
    """Chooses uniformly among the legal moves."""

    name = "random"

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """Any legal move."""
        del view
        return random.choice(legal)

    def chances(self, view: View, legal: tuple[Move, ...]) -> list[float]:
        """Return the same chance for each move."""
        del view
        return [1 / len(legal)] * len(legal)
