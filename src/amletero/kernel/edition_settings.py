"""What the kernel has to know of an edition."""

from functools import cache
from typing import Final

from amletero.kernel.actions import decode, is_keep
from amletero.kernel.layout import CARD, CHANCELLOR, SUM_BITS, Setting, set_aside_count
from amletero.record.action_numbers import ACTIONS, CARD_NUMBERS, CHARACTERS
from amletero.rules.cards import Character
from amletero.rules.editions import Edition, TieRule

NO_GUARD: Final = tuple(card for card in CHARACTERS if card is not Character.GUARD)


@cache
def setting_of(edition: Edition, players: int) -> Setting:
    """What the kernel has to know of an edition. Raises `ValueError` for what it cannot play."""
    numbers = [CARD_NUMBERS[row.character] for row in edition.rows]
    if numbers != sorted(numbers):
        raise ValueError("the kernel plays editions whose characters keep their order of value")
    sums = edition.tie_rule is TieRule.HIGHEST_SUM
    setting = Setting(
        players=players,
        guesses=sum(1 << NO_GUARD.index(card) for card in edition.characters if card in NO_GUARD),
        sums=int(sums),
        values=sum(row.value << 4 * CARD_NUMBERS[row.character] for row in edition.rows),
        up_to=sum(
            sum(edition.copies[below] for below in CHARACTERS[: number + 1]) << 6 * number
            for number in range(len(CHARACTERS))
        ),
        cards=len(edition.deck),
    )
    if not _fits(edition, setting):
        raise ValueError("the kernel has no room for so many cards")
    return setting


def _fits(edition: Edition, setting: Setting) -> bool:
    """Whether the pile, once the first card is drawn, fits its word next to the sums."""
    pile = setting.cards - set_aside_count(setting.players) - setting.players - 1
    worth = sum(edition.values[card] for card in edition.deck)
    sum_bits = SUM_BITS * setting.players if setting.sums else 0
    return pile >= 0 and 4 * pile + sum_bits <= 64 and (not setting.sums or worth < 1 << SUM_BITS)


@cache
def actions_of(edition: Edition) -> tuple[int, ...]:
    """The actions that can occur in an edition: 95 in the 2019 one, 41 with 16 cards."""
    has = {CARD_NUMBERS[character] for character in edition.characters}
    farthest = max(edition.goals) - 1
    return tuple(action for action in range(ACTIONS) if _occurs(action, has, farthest))


def _occurs(action: int, has: set[int], farthest: int) -> bool:
    card, further, named = decode(action)
    if is_keep(action):
        return card in has and CHANCELLOR in has
    return card in has and further <= farthest and named in {*has, CARD}
