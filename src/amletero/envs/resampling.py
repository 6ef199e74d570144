"""Other rounds that look the same to a player: what the others hold and drew is drawn anew.

The search takes nothing from the true round but what the player knows of it: public actions, the
player's own, and what the player observed after each. It deals and plays the round again; where a
card is hidden, it tries those that are left in an order by chance, and takes a step back where the
player would have observed something else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from amletero.envs.chance_tree import RoundTree
from amletero.envs.game_rows import knowledge
from amletero.kernel.actions import decode, is_keep
from amletero.kernel.knowledge_layout import known_code
from amletero.kernel.layout import (
    CHANCELLOR,
    KING,
    PRINCE,
    alive,
    drawn,
    hand,
    seat_further,
    turn,
)

MOST_NODES: Final = 400
"""Cards and choices that are tried before the search begins anew, with other chances."""
MOST_SEARCHES: Final = 2_500

Sampler: TypeAlias = Callable[[], float]
"""Returns a number from 0 up to 1, by chance."""


@dataclass
class SeenStep:
    """One action as the player knows it; a Chancellor's choice of another has no number."""

    by: int
    action: int | None
    observed: bytes
    """What the player observed afterwards."""
    trade: tuple[int, int] | None = None
    """The two seats whose hands were traded."""
    held: dict[int, int] = field(default_factory=dict)
    """By seat: the card that it turned out to hold besides the one that was played."""


@dataclass
class SeenRound:
    """What a player knows of a round, in order."""

    me: int
    cards: list[int | None] = field(default_factory=list)
    """By chance node: the card, where the player saw it."""
    opening: bytes = b""
    steps: list[SeenStep] = field(default_factory=list)


def seen_round(start: RoundTree, actions: list[int], me: int) -> SeenRound:
    """Return what a player knows of the round that these actions make from its start on."""
    tree, seen = start.copy(), SeenRound(me)
    before, latest = 0, 0
    for action in actions:
        dealing = tree.dealing
        if tree.at_chance:
            seen.cards.append(action if tree.receiver in (None, me) else None)
        else:
            before, latest = tree.board, action
        tree.apply(action)
        if tree.at_chance:
            continue
        if dealing:
            seen.opening = tree.packed(me).tobytes()
        else:
            seen.steps.append(_seen_step(tree, before, latest, me))
    return seen


def _seen_step(tree: RoundTree, before: int, action: int, me: int) -> SeenStep:
    """Return the action that was finished last, as a player knows it."""
    by, observed = turn(before), tree.packed(me).tobytes()
    if is_keep(action):
        return SeenStep(by, action if by == me else None, observed)
    card, further, _ = decode(action)
    target = seat_further(by, further, tree.setting.players)
    step = SeenStep(by, action, observed)
    if card == KING and target != by:
        step.trade = by, target
        if me in step.trade:
            step.held[target if by == me else by] = hand(tree.board, me)
        return step
    shown = alive(before) & ~alive(tree.board) | (1 << target if card == PRINCE else 0)
    mine = drawn(before) if hand(before, by) == card else hand(before, by)
    for seat in range(tree.setting.players):
        told = known_code(knowledge(tree.row, 0), me, seat)
        if shown >> seat & 1:
            step.held[seat] = mine if seat == by else hand(before, seat)
        elif told:
            step.held[seat] = told - 1
    return step


def resampled_actions(start: RoundTree, seen: SeenRound, sampler: Sampler) -> list[int]:
    """Return the actions of a round that looks the same to the player.

    Raises `ValueError` if none was found, which means that there is none from this start.
    """
    for _ in range(MOST_SEARCHES):
        search = _Search(seen, sampler)
        if search.go_on(start.copy(), 0, 0):
            return search.path
    raise ValueError("no round was found that looks the same to the player")


class _Search:
    """A search with steps back, for a limited number of cards and choices."""

    def __init__(self, seen: SeenRound, sampler: Sampler) -> None:
        self._seen = seen
        self._sampler = sampler
        self._nodes = MOST_NODES
        self.path: list[int] = []

    def go_on(self, tree: RoundTree, drawn_cards: int, started: int) -> bool:
        """Whether the rest of the round can be found; `path` holds it then."""
        if not tree.at_chance and started == len(self._seen.steps):
            return True
        chance = tree.at_chance
        for action in self._options(tree, drawn_cards, started):
            self._nodes -= 1
            if self._nodes < 0:
                return False
            after = tree.copy()
            after.apply(action)
            if not after.at_chance and not self._fits(tree, after, started + (not chance)):
                continue
            self.path.append(action)
            if self.go_on(after, drawn_cards + chance, started + (not chance)):
                return True
            self.path.pop()
        return False

    def _fits(self, before: RoundTree, tree: RoundTree, started: int) -> bool:
        """Whether the player would have observed the same."""
        seen = self._seen
        expected = seen.opening if before.dealing else seen.steps[started - 1].observed
        return tree.packed(seen.me).tobytes() == expected

    def _options(self, tree: RoundTree, drawn_cards: int, started: int) -> list[int]:
        """Return the cards or actions to try, those first that are more likely."""
        seen = self._seen
        if not tree.at_chance:
            step, legal = seen.steps[started], tree.legal_actions()
            if turn(tree.board) != step.by:
                return []
            if step.action is None:
                return self._shuffled({action: 1 for action in legal if is_keep(action)})
            return [step.action] if step.action in legal else []
        if drawn_cards >= len(seen.cards):
            return []
        known, receiver = seen.cards[drawn_cards], tree.receiver
        left = {card: tree.left[card] for card in tree.legal_actions()}
        if known is not None:
            return [known] if known in left else []
        allowed = None if receiver is None else self._allowed(receiver, started)
        if allowed is not None:
            left = {card: count for card, count in left.items() if card in allowed}
        return self._shuffled(left)

    def _shuffled(self, weights: dict[int, int]) -> list[int]:
        """Return the keys in an order by chance, heavy ones early (Efraimidis and Spirakis)."""
        keys = {key: self._sampler() ** (1 / weight) for key, weight in weights.items()}
        return sorted(keys, key=keys.__getitem__, reverse=True)

    def _allowed(self, seat: int, started: int) -> set[int] | None:
        """Return the cards that a seat may take in hand now, by what was done later; None: any.

        A hand that is traded is followed to the seat that holds it then.
        """
        cards = set()
        for step in self._seen.steps[started:]:
            if step.by == seat:
                if step.action is None or is_keep(step.action):
                    return None
                card, _, _ = decode(step.action)
                if card == CHANCELLOR:
                    return None
                cards.add(card)
            if seat in step.held:
                return cards | {step.held[seat]}
            if step.trade is not None and seat in step.trade:
                seat = sum(step.trade) - seat
        return None
