"""The totals of a simulation, added up block by block."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from amletero.arena.simulation import Rows, Simulation, SimulationBlockResult
from amletero.kernel import random_games
from amletero.kernel.layout import LAST_PLAYER, SHOWDOWN
from amletero.record.action_numbers import CHARACTERS
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import Ending

ENDINGS = {LAST_PLAYER: Ending.LAST_PLAYER.value, SHOWDOWN: Ending.SHOWDOWN.value}


@dataclass
class Figures:
    """The counts of all games played so far."""

    simulation: Simulation
    games: int = 0
    rounds: int = 0
    first_won: int = 0
    """Rounds won, alone or tied, by the player with the first turn."""
    ties: int = 0
    games_won: Counter[int] = field(default_factory=Counter)
    """By seat: games won; several players can win a game."""
    rounds_won: Counter[int] = field(default_factory=Counter)
    spy_bonuses: Counter[int] = field(default_factory=Counter)
    tokens: Counter[int] = field(default_factory=Counter)
    """By seat: tokens at the end of a game, summed over all games."""
    endings: Counter[int] = field(default_factory=Counter)
    winning_cards: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By the card that a winner held and the ending: rounds."""
    turns: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By length in turns and ending: rounds."""
    rounds_a_game: Counter[int] = field(default_factory=Counter)

    @property
    def players(self) -> int:
        """Return how many players a game has."""
        return len(self.simulation.policies)

    def absorb(self, result: SimulationBlockResult) -> None:
        """Add the rounds of a block."""
        rows = result.rows
        self.games += result.games
        self.rounds += len(rows)
        won, spies = rows[:, random_games.WINNERS], rows[:, random_games.SPY]
        self.first_won += int((won >> rows[:, random_games.FIRST] & 1).sum())
        self.ties += int((won & (won - 1) != 0).sum())
        last = rows[_last_of_each_game(rows)]
        self.rounds_a_game.update((last[:, random_games.ROUND] + 1).tolist())
        for seat in range(self.players):
            tokens = last[:, random_games.TOKENS] >> 4 * seat & 0xF
            self.rounds_won[seat] += int((won >> seat & 1).sum())
            self.spy_bonuses[seat] += int((spies >> seat & 1).sum())
            self.tokens[seat] += int(tokens.sum())
            self.games_won[seat] += int((tokens >= self.simulation.goal).sum())
        self.endings.update(rows[:, random_games.ENDING].tolist())
        self.winning_cards.update(_pairs(rows, random_games.CARD))
        self.turns.update(_pairs(rows, random_games.TURNS))

    def document(self) -> dict[str, Any]:
        """Return the figures as a JSON object. Cards are written as their values in the edition."""
        simulation, seats = self.simulation, range(self.players)
        values = EDITIONS[simulation.edition].values
        return {
            "edition": simulation.edition,
            "players": self.players,
            "policies": list(simulation.policies),
            "goal": simulation.goal,
            "seed": simulation.seed,
            "games": self.games,
            "rounds": self.rounds,
            "games_won": [self.games_won[seat] for seat in seats],
            "rounds_won": [self.rounds_won[seat] for seat in seats],
            "rounds_won_by_first": self.first_won,
            "ties": self.ties,
            "spy_bonuses": [self.spy_bonuses[seat] for seat in seats],
            "tokens": [self.tokens[seat] for seat in seats],
            "endings": {name: self.endings[ending] for ending, name in ENDINGS.items()},
            "winning_cards": {
                str(values[card]): self._by_ending(self.winning_cards, number)
                for number, card in enumerate(CHARACTERS)
                if card in values
            },
            "turns": {
                str(length): self._by_ending(self.turns, length)
                for length in sorted({length for length, _ in self.turns})
            },
            "rounds_a_game": {
                str(rounds): count for rounds, count in sorted(self.rounds_a_game.items())
            },
        }

    @staticmethod
    def _by_ending(counts: Counter[tuple[int, int]], value: int) -> dict[str, int]:
        return {name: counts[value, ending] for ending, name in ENDINGS.items()}


def _last_of_each_game(rows: Rows) -> Any:
    """Return the indexes of the last round of each game; a block holds whole games."""
    starts = np.flatnonzero(rows[:, random_games.ROUND] == 0)
    return np.append(starts[1:], len(rows))[: len(starts)] - 1


def _pairs(rows: Rows, column: int) -> Counter[tuple[int, int]]:
    """Return how often each value of a column occurs with each ending."""
    both = rows[:, column] << 2 | rows[:, random_games.ENDING]
    values, counts = np.unique(both, return_counts=True)
    found: Counter[tuple[int, int]] = Counter()
    for value, count in zip(values.tolist(), counts.tolist(), strict=True):
        found[value >> 2, value & 3] = count
    return found
