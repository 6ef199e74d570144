"""Solve small decks for two players, and print the table of docs/solved.md.

    python -m tools.solved_decks                      all decks
    python -m tools.solved_decks classic DECK ...     some decks of an edition

For each deck: how often the first player wins if both play perfectly, and how much a best response
wins against `random`, `simple` and `reader` (exploitability: the mean over seats
of 2 · (win rate − ½)).
"""

import sys
from typing import Final

import numpy as np

from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import our_network
from amletero.rules.editions import EDITIONS, with_deck
from amletero.solving.best_response import best_response
from amletero.solving.equilibrium import solved
from amletero.solving.policies import network_play, play_randomly, play_simply, policy_of
from amletero.solving.tree import trees

GAP: Final = 1e-3
"""What both players together can still gain where a deck counts as solved."""
DECKS: Final = (
    ("classic", "guard3_priest2_baron2_princess1"),
    ("classic", "guard3_priest1_baron1_handmaid1_prince1_countess1_princess1"),
    ("classic", "guard2_priest2_baron1_handmaid1_king1_princess1"),
    ("classic", "guard4_priest2_baron2_princess1"),
)


def main() -> None:
    """Print a line for each deck."""
    names = [(sys.argv[1], deck) for deck in sys.argv[2:]] or DECKS
    print("| edition | deck | cards | information states | first player wins | ±", end=" ")
    print("| `random` | `simple` | `reader` |\n|---|---|---|---|---|---|---|---|---|")
    for edition, deck in names:
        print(solved_line(edition, deck), flush=True)


def solved_line(name: str, deck: str) -> str:
    """Return the line of a deck."""
    edition, network = with_deck(EDITIONS[name], deck), our_network(EDITIONS[name], 2, POLICY)
    plays = (play_randomly, play_simply, network_play(network.network))
    states, value, gap, gains = 0, 0.0, 0.0, np.zeros(len(plays))
    for tree in trees(edition):
        states += sum(len(level.states.first) for level in tree.levels)
        solution = solved(tree, GAP)
        value += tree.share * solution.value
        gap += tree.share * solution.gap
        for number, play in enumerate(plays):
            policy = policy_of(tree, play)
            won = sum(best_response(tree, policy, seat) for seat in (0, 1))
            gains[number] += tree.share * (won - 1)
    found = " | ".join(f"{gain:.4f}" for gain in gains)
    return (
        f"| {name} | `{deck}` | {len(edition.deck)} | {states:,} | {value:.4f} | {gap / 2:.4f} "
        f"| {found} |"
    )


if __name__ == "__main__":
    main()
