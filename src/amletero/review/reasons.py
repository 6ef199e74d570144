"""Why another move was better, as a message and what it is about."""

from collections.abc import Callable
from dataclasses import dataclass
from math import fsum
from typing import Final, NamedTuple

from amletero.beliefs.belief import Belief, CardChances
from amletero.locales import Speaker
from amletero.locales.move_words import move_words
from amletero.review.evidence import (
    About,
    Evidence,
    evidence_against,
    evidence_of,
    seen_by,
)
from amletero.review.move_verdicts import MoveVerdict, TriedMove, verdict
from amletero.rules.cards import Character, Seat, without
from amletero.rules.moves import Keep, Move, Play
from amletero.rules.view import View

CERTAIN: Final = 0.995
"""A card that is believed to be held with this chance counts as certain."""
LIKELY: Final = 0.25
"""A card that is believed to be held with a smaller chance is a guess in the dark."""


class Reason(NamedTuple):
    """A message of the languages, its arguments by name, and what explains it."""

    id: str
    about: dict[str, About]
    evidence: Evidence | None = None


def reason(view: View, belief: Belief, played: TriedMove, best: TriedMove) -> Reason | None:
    """Return why another move was better by what a seat knew; None if none was by much."""
    if verdict(best.chance - played.chance) is MoveVerdict.BEST:
        return None
    compared = _Compared(view, belief, played.move, best)
    return next(found for kind in KINDS if (found := kind(compared)) is not None)


def reason_text(found: Reason, speaker: Speaker, names: tuple[str, ...], mover: Seat) -> str:
    """Return a reason as a sentence, after the one that explains it."""
    why = _sentence(found.id, found.about, speaker, names, mover)
    if found.evidence is None:
        return why
    return f"{_sentence(*found.evidence, speaker, names, mover)} {why}"


def _sentence(
    message: str, about: dict[str, About], speaker: Speaker, names: tuple[str, ...], mover: Seat
) -> str:
    given: dict[str, str | Character] = {}
    for name, thing in about.items():
        word = name.replace("_", "-")
        if isinstance(thing, Character):
            given[word] = thing
        elif isinstance(thing, float):
            given[word] = speaker.percent(thing, 0)
        elif isinstance(thing, int):
            given[word] = speaker.player(thing, names)
        else:
            given[word] = move_words(thing, speaker, names, mover)
    return speaker.say(message, **given)


@dataclass(frozen=True)
class _Compared:
    """The move that was made next to a better one, with what the mover knew."""

    view: View
    belief: Belief
    played: Move
    better: TriedMove

    @property
    def best(self) -> Move:
        return self.better.move

    def target(self, move: Move) -> Seat | None:
        """Return the other player that a move is played on, if any."""
        target = move.target if isinstance(move, Play) else None
        return target if target in self.belief.hands else None

    def hand(self, move: Move) -> CardChances:
        """Return what is believed of the hand of the player that a move is played on."""
        target = self.target(move)
        return {} if target is None else self.belief.hands[target]

    def named(self, move: Move) -> Character | None:
        return move.named if isinstance(move, Play) else None

    def guess(self, move: Move) -> float:
        """Return how likely the named card is held; 0 if none is named."""
        named = self.named(move)
        return 0.0 if named is None else self.hand(move).get(named, 0.0)

    def kept(self, move: Move) -> Character:
        """Return the card that stays in the mover's hand."""
        return move.card if isinstance(move, Keep) else without(self.view.hand, move.card)[0]

    def duel(self, move: Move) -> tuple[float, float]:
        """Return how likely a Baron wins and loses the comparison."""
        values, own = self.view.table.edition.values, self.kept(move)
        hand = self.hand(move).items()
        won = fsum(chance for card, chance in hand if values[card] < values[own])
        lost = fsum(chance for card, chance in hand if values[card] > values[own])
        return won, lost

    def because(self, kind: str, evidence: Evidence | None = None, /, **about: About) -> Reason:
        """Return a reason that also says what the better move is."""
        better: dict[str, About] = {"best": self.best, "better_chance": self.better.chance}
        return Reason(f"review-why-{kind}", about | better, evidence)


def _princess_lost(case: _Compared) -> Reason | None:
    """The mover played the Princess, or discarded her to their own Prince."""
    played = case.played
    if not isinstance(played, Play):
        return None
    discards = played.card is Character.PRINCE and played.target == case.view.seat
    lost = case.kept(played) if discards else played.card
    return case.because("princess", card=lost) if lost is Character.PRINCESS else None


def _certain_card(case: _Compared) -> Reason | None:
    """The better move makes use of a card that another player certainly held."""
    target, hand = case.target(case.best), case.hand(case.best)
    if target is None or max(hand.values()) < CERTAIN:
        return None
    card = next(iter(hand))
    uses = (
        case.named(case.best) is card
        or (case.best.card is Character.BARON and case.duel(case.best)[0] >= CERTAIN)
        or (case.best.card is Character.PRINCE and card is Character.PRINCESS)
    )
    if not uses:
        return None
    evidence = evidence_of(case.view, target, card)
    return case.because("certain", evidence, player=target, card=card)


def _other_guess(case: _Compared) -> Reason | None:
    """A Guard should have named a likelier card, or been played on another player."""
    named, better = case.named(case.played), case.named(case.best)
    target, other = case.target(case.played), case.target(case.best)
    if named is None or better is None or target is None or other is None:
        return None
    chance, likelier = case.guess(case.played), case.guess(case.best)
    if likelier <= chance:
        return None
    about: dict[str, About] = {
        "player": target,
        "named": named,
        "chance": chance,
        "better": better,
        "better_chance": likelier,
    }
    evidence = evidence_against(case.view, target, named) or evidence_of(case.view, other, better)
    if target == other:
        return Reason("review-why-guess", about, evidence)
    return Reason("review-why-guess-player", about | {"better_player": other}, evidence)


def _duel_lost(case: _Compared) -> Reason | None:
    """The comparison that the mover sought was more likely lost than won."""
    target = case.target(case.played)
    if target is None or case.played.card is not Character.BARON:
        return None
    won, lost = case.duel(case.played)
    if lost < max(won, LIKELY):
        return None
    evidence = evidence_of(case.view, target)
    return case.because("duel-lost", evidence, player=target, chance=lost)


def _shown_card(case: _Compared) -> Reason | None:
    """Somebody had seen the card that the mover kept without protection."""
    shown = case.view.hand[0]
    if isinstance(case.played, Keep) or case.kept(case.played) is not shown:
        return None
    if case.best.card is not Character.HANDMAID and case.kept(case.best) is shown:
        return None
    player = seen_by(case.view)
    return None if player is None else case.because("shown", player=player, card=shown)


def _traded_away(case: _Compared) -> Reason | None:
    """The mover's King gave another player a card, and let them know the mover's."""
    target = case.target(case.played)
    if target is None or case.played.card is not Character.KING:
        return None
    return case.because("traded", player=target, card=case.kept(case.played))


def _likely_card(case: _Compared) -> Reason | None:
    """The better move makes use of a card that another player probably held."""
    target, named = case.target(case.best), case.named(case.best)
    card = Character.PRINCESS if case.best.card is Character.PRINCE else named
    if target is None or card is None:
        return None
    chance = case.hand(case.best).get(card, 0.0)
    if chance < max(LIKELY, case.guess(case.played)):
        return None
    evidence = evidence_of(case.view, target, card)
    return case.because("held", evidence, player=target, card=card, chance=chance)


def _duel_won(case: _Compared) -> Reason | None:
    """The mover could have sought a comparison that was probably won."""
    target = case.target(case.best)
    if target is None or case.best.card is not Character.BARON:
        return None
    won, lost = case.duel(case.best)
    if won < max(lost, LIKELY):
        return None
    evidence = evidence_of(case.view, target)
    return case.because("duel-won", evidence, player=target, chance=won)


def _guess_in_the_dark(case: _Compared) -> Reason | None:
    """The mover's guess was unlikely, and another card was better to play."""
    target, named = case.target(case.played), case.named(case.played)
    if target is None or named is None:
        return None
    chance = case.guess(case.played)
    if chance >= LIKELY:
        return None
    evidence = evidence_against(case.view, target, named)
    return case.because("guess-unlikely", evidence, player=target, named=named, chance=chance)


def _last_turn(case: _Compared) -> Reason | None:
    """The mover kept the lower card for the showdown."""
    table, values = case.view.table, case.view.table.edition.values
    lower = values[case.kept(case.played)] < values[case.kept(case.best)]
    if not lower or table.deck_count >= len(table.still_in) or case.view.seat is None:
        return None
    return case.because("last-turn", mover_player=case.view.seat)


def _other_move(case: _Compared) -> Reason | None:
    return case.because("other")


KINDS: Final[tuple[Callable[[_Compared], Reason | None], ...]] = (
    _princess_lost,
    _certain_card,
    _other_guess,
    _duel_lost,
    _shown_card,
    _traded_away,
    _last_turn,
    _likely_card,
    _duel_won,
    _guess_in_the_dark,
    _other_move,
)
"""The kinds of reasons; the first that applies is given."""
