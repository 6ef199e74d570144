"""Moves, their texts, which of them are legal, and why the others are not.

Whether a move is legal depends only on the table and the player's own hand. The text of a move is
the same everywhere, such as `4`, `2>3`, `1>3=5`, `9/1,0`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from typing import Final, TypeAlias

from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.editions import Edition
from amletero.rules.public_table import Table


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, choosing a player and naming a character where the card asks for it."""

    card: Character
    target: Seat | None = None
    named: Character | None = None


@dataclass(frozen=True, slots=True)
class Keep:
    """The Chancellor's choice: keep one card and put the others under the deck, in this order."""

    card: Character
    under: Cards


Move: TypeAlias = Play | Keep

PLAY_TEXT: Final = re.compile(r"([0-9])(?:>([0-9])(?:=([0-9]))?)?")
KEEP_TEXT: Final = re.compile(r"([0-9])/([0-9])(?:,([0-9]))?")


class UnreadableMove(ValueError):
    """A text is not a move text."""


class UnknownCard(ValueError):
    """A move text has a value that no card of the edition has."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.value = value


def move_text(move: Move, edition: Edition) -> str:
    """Return a move as text."""
    values = edition.values
    if isinstance(move, Keep):
        return f"{values[move.card]}/{','.join(str(values[card]) for card in move.under)}"
    text = str(values[move.card])
    if move.target is not None:
        text += f">{move.target}"
    if move.named is not None:
        text += f"={values[move.named]}"
    return text


def read_move(text: str, edition: Edition) -> Move:
    """Return the move of a move text, legal or not.

    Raises `UnreadableMove` if it is not a move text, and `UnknownCard` if it has a card that the
    edition does not have.
    """
    if (play := PLAY_TEXT.fullmatch(text)) is not None:
        card, target, named = play.groups()
        return Play(
            _card(card, edition),
            None if target is None else int(target),
            None if named is None else _card(named, edition),
        )
    if (keep := KEEP_TEXT.fullmatch(text)) is not None:
        kept, *under = (_card(value, edition) for value in keep.groups() if value is not None)
        return Keep(kept, tuple(under))
    raise UnreadableMove


class Rule(StrEnum):
    """The rule that a refused move, deal or game would break."""

    NO_ROUND = "no_round"
    """No move can be made: the round is over, or none has begun."""
    CHOICE_DUE = "choice_due"
    """The Chancellor's choice comes first."""
    NO_CHOICE_DUE = "no_choice_due"
    """There is no Chancellor's choice to make."""
    NOT_IN_HAND = "not_in_hand"
    """The card is not in the player's hand."""
    COUNTESS = "countess"
    """The Countess must be played when the other card is the King or a Prince."""
    NO_TARGET_ASKED = "no_target_asked"
    """The card asks for no player."""
    TARGET_NEEDED = "target_needed"
    """Someone can be chosen, so someone must be."""
    NO_SUCH_SEAT = "no_such_seat"
    """Nobody sits there."""
    TARGET_SELF = "target_self"
    """The card is played on *another* player."""
    TARGET_OUT = "target_out"
    """The chosen player is out of the round."""
    TARGET_PROTECTED = "target_protected"
    """The chosen player is protected by a Handmaid."""
    NO_GUESS_ASKED = "no_guess_asked"
    """Only a Guard that chooses someone names a character."""
    GUESS_NEEDED = "guess_needed"
    """A Guard that chooses someone names a character."""
    GUESS_GUARD = "guess_guard"
    """A Guard cannot name the Guard."""
    GUESS_UNKNOWN = "guess_unknown"
    """The edition has no such character."""
    WRONG_CHOICE = "wrong_choice"
    """The kept and the returned cards must be exactly the hand."""
    WRONG_PLAYERS = "wrong_players"
    """The edition cannot be played with this number of players."""
    WRONG_GOAL = "wrong_goal"
    """The goal must be a possible number of tokens."""
    ROUND_RUNNING = "round_running"
    """No round can be dealt while one is being played."""
    GAME_OVER = "game_over"
    """No round follows the one that decided the game."""
    WRONG_DECK = "wrong_deck"
    """The deck must hold exactly the cards of the edition."""
    WRONG_FIRST = "wrong_first"
    """A winner of the previous round takes the first turn."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the rule, and the card, cards or seat it is about."""

    rule: Rule
    card: Character | None = None
    other: Character | None = None
    seat: Seat | None = None


class IllegalMove(ValueError):
    """A move, a deal or a game that the rules do not allow; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """Return the rule and what it is about, such as `target_out: baron, seat=2`."""
        about = [str(card) for card in (self.refusal.card, self.refusal.other) if card is not None]
        about += [] if self.refusal.seat is None else [f"seat={self.refusal.seat}"]
        return ": ".join([self.refusal.rule, *filter(None, [", ".join(about)])])


PLAYED_ON_ANOTHER: Final = frozenset(
    {Character.GUARD, Character.PRIEST, Character.BARON, Character.KING}
)
COUNTESS_YIELDS_TO: Final = frozenset({Character.KING, Character.PRINCE})


def choices(table: Table, card: Character) -> tuple[Seat, ...]:
    """Return the seats that the player to move can choose with this card: none for most cards.

    A Prince can be played on oneself, so there is always a seat to choose.
    """
    if table.turn is None:
        return ()
    if card in PLAYED_ON_ANOTHER:
        return table.others(table.turn)
    if card is Character.PRINCE:
        return tuple(sorted((table.turn, *table.others(table.turn))))
    return ()


def forced_countess(hand: Cards) -> Character | None:
    """Return the King or Prince that forces the Countess to be played; None if it is not forced."""
    if Character.COUNTESS not in hand:
        return None
    return next((card for card in hand if card in COUNTESS_YIELDS_TO), None)


def legal(table: Table, hand: Cards) -> tuple[Move, ...]:
    """Return all legal moves of the player to move, sorted by their texts."""
    if table.turn is None:
        return ()
    if table.choosing:
        return tuple(_keeps(table, hand))
    playable = {Character.COUNTESS} if forced_countess(hand) else set(hand)
    return tuple(play for card in _sorted(table, playable) for play in _plays(table, card))


def refusal(table: Table, hand: Cards, move: Move) -> Refusal | None:
    """Return why this move is not legal; None if it is legal."""
    if table.turn is None:
        return Refusal(Rule.NO_ROUND)
    if isinstance(move, Keep):
        return _keep_refusal(table, hand, move)
    if table.choosing:
        return Refusal(Rule.CHOICE_DUE)
    if move.card not in hand:
        return Refusal(Rule.NOT_IN_HAND, move.card)
    royal = forced_countess(hand)
    if royal is not None and move.card is not Character.COUNTESS:
        return Refusal(Rule.COUNTESS, move.card, royal)
    return _target_refusal(table, move) or _guess_refusal(table, move)


def _sorted(table: Table, cards: set[Character]) -> list[Character]:
    return sorted(cards, key=table.edition.values.__getitem__)


def _plays(table: Table, card: Character) -> Iterator[Play]:
    targets = choices(table, card)
    if not targets:
        yield Play(card)
    for target in targets:
        if card is Character.GUARD:
            for named in table.edition.characters:
                if named is not Character.GUARD:
                    yield Play(card, target, named)
        else:
            yield Play(card, target)


def _keeps(table: Table, hand: Cards) -> list[Keep]:
    values = table.edition.values
    keeps = {Keep(card, under) for card in set(hand) for under in permutations(without(hand, card))}
    return sorted(keeps, key=lambda keep: [values[card] for card in (keep.card, *keep.under)])


def _keep_refusal(table: Table, hand: Cards, keep: Keep) -> Refusal | None:
    if not table.choosing:
        return Refusal(Rule.NO_CHOICE_DUE)
    if Counter((keep.card, *keep.under)) != Counter(hand):
        return Refusal(Rule.WRONG_CHOICE, keep.card)
    return None


def _target_refusal(table: Table, play: Play) -> Refusal | None:
    targets = choices(table, play.card)
    if play.target is None:
        return Refusal(Rule.TARGET_NEEDED, play.card) if targets else None
    if play.target in targets:
        return None
    return Refusal(_why_not_chosen(table, play.card, play.target), play.card, seat=play.target)


def _why_not_chosen(table: Table, card: Character, target: Seat) -> Rule:
    if card not in PLAYED_ON_ANOTHER and card is not Character.PRINCE:
        return Rule.NO_TARGET_ASKED
    if target not in table.seats:
        return Rule.NO_SUCH_SEAT
    if target == table.turn:
        return Rule.TARGET_SELF
    if target not in table.still_in:
        return Rule.TARGET_OUT
    return Rule.TARGET_PROTECTED


def _guess_refusal(table: Table, play: Play) -> Refusal | None:
    asked = play.card is Character.GUARD and play.target is not None
    if play.named is None:
        return Refusal(Rule.GUESS_NEEDED, play.card) if asked else None
    if not asked:
        return Refusal(Rule.NO_GUESS_ASKED, play.card)
    if play.named is Character.GUARD:
        return Refusal(Rule.GUESS_GUARD, play.card)
    if play.named not in table.edition.values:
        return Refusal(Rule.GUESS_UNKNOWN, play.named)
    return None


def _card(digit: str, edition: Edition) -> Character:
    value = int(digit)
    if value not in edition.by_value:
        raise UnknownCard(value)
    return edition.by_value[value]
