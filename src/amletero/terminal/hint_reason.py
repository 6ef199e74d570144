"""Why a move is advised, in one sentence; `web/src/game/hint-reason.ts` says the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from amletero.locales import Speaker
from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Move, Play
from amletero.terminal.hints import HintToShow

WORTH_SAYING: Final = 0.005
"""Probability that a sentence speaks of; a smaller one is no reason."""
LIKELY: Final = 0.5
"""Probability from which something is called likely."""
BETTER: Final = 0.01
CLEARLY: Final = 0.05
"""Differences in the chance to win the round from which a move is better, and clearly so."""

Margin: TypeAlias = Literal["clear", "slight", "even"]
Degree: TypeAlias = Literal["likely", "possible", "guess"]


@dataclass(frozen=True)
class TargetReason:
    """A chance about the player on whom the move is played."""

    kind: Literal["hit", "duel", "princess"]
    seat: Seat
    chance: float
    likely: Degree
    """`guess`: another card that may be named is more likely than the named one."""


@dataclass(frozen=True)
class UseReason:
    """What the card itself is good for; a Prince also on oneself."""

    character: Character
    on_self: bool


@dataclass(frozen=True)
class KeepReason:
    """What a Chancellor's card is kept for: the end of the round, or the next turn."""

    kind: Literal["higher", "useful"]


HintReason: TypeAlias = TargetReason | UseReason | KeepReason


class Comparison(NamedTuple):
    """Another move, and how much better the advised one is."""

    other: Move
    margin: Margin


def reason_for(hint: HintToShow, hand: Cards, edition: Edition) -> HintReason | None:
    """Return what the advised move is good for; None if no move is advised."""
    match hint.move:
        case Keep(card=card):
            highest = max(hand, key=lambda one: edition.values[one])
            return KeepReason("higher" if card is highest else "useful")
        case Play() as play:
            return _reason_to_play(play, hint, hand, edition)
    return None


def _reason_to_play(play: Play, hint: HintToShow, hand: Cards, edition: Edition) -> HintReason:
    target = play.target
    chances = {} if target is None else hint.hands.get(target, {})
    use = UseReason(play.card, target is not None and not chances)
    if target is None or not chances:
        return use

    def chance_of(wanted: Callable[[Character], bool]) -> float:
        return sum(chance for card, chance in chances.items() if wanted(card))

    if play.named is not None:
        nameable = [chance for card, chance in chances.items() if card is not Character.GUARD]
        named = chances.get(play.named, 0.0)
        likeliest = max(nameable, default=0.0) - named < WORTH_SAYING
        return TargetReason("hit", target, named, _degree(named) if likeliest else "guess")
    if play.card is Character.BARON:
        (kept,) = without(hand, play.card)
        lower = chance_of(lambda card: edition.values[card] < edition.values[kept])
        return TargetReason("duel", target, lower, _degree(lower))
    princess = chance_of(lambda card: card is Character.PRINCESS)
    if play.card is Character.PRINCE and princess >= WORTH_SAYING:
        return TargetReason("princess", target, princess, _degree(princess))
    return use


def _degree(chance: float) -> Degree:
    return "likely" if chance >= LIKELY else "possible"


def compared_with(hint: HintToShow) -> Comparison | None:
    """Return the best move with another card, else the next best one; None if there is none."""
    best = next((one for one in hint.considered if one.move == hint.move), None)
    rest = [one for one in hint.considered if one.move != hint.move]
    if best is None or not rest:
        return None
    other = next((one for one in rest if one.move.card is not best.move.card), rest[0])
    if isinstance(best.move, Keep) and other.move.card is best.move.card:
        return None  # the order under the deck is no other choice
    gain = best.chance - other.chance
    margin: Margin = "clear" if gain >= CLEARLY else "slight" if gain >= BETTER else "even"
    return Comparison(other.move, margin)


def reason_text(
    hint: HintToShow, hand: Cards, speaker: Speaker, names: tuple[str, ...]
) -> str | None:
    """Return why a move is advised, compared with the other one; None without advice."""
    reason = reason_for(hint, hand, speaker.edition)
    if reason is None or hint.move is None:
        return None
    why, than = _why(reason, hint.move, speaker, names), compared_with(hint)
    if than is None:
        return speaker.say("web-hint-only", why=why)
    other = _other_text(than.other, hint, speaker, names)
    return speaker.say("web-hint-than", why=why, margin=than.margin, move=other)


def _other_text(other: Move, hint: HintToShow, speaker: Speaker, names: tuple[str, ...]) -> str:
    """Return what differs about the move that the advised one is compared with."""
    advice = hint.move
    if isinstance(other, Keep):
        return speaker.say("web-hint-keeping", card=other.card)
    if not isinstance(advice, Play) or other.card is not advice.card:
        return speaker.say("web-hint-playing", card=other.card)
    if other.target is not None and other.target != advice.target:
        on = "web-hint-on" if other.target in hint.hands else "web-hint-on-self"
        return speaker.say(on, name=speaker.player(other.target, names))
    assert other.named is not None  # the same card on the same player: a Guard names another
    return speaker.say("web-hint-naming", card=other.named)


def _why(reason: HintReason, move: Move, speaker: Speaker, names: tuple[str, ...]) -> str:
    match reason:
        case KeepReason(kind=kind):
            return speaker.say("web-hint-keep-why", kind=kind)
        case TargetReason(kind=kind, seat=seat, likely=likely):
            name = speaker.player(seat, names)
            return speaker.say(f"web-hint-{kind}", name=name, likely=likely)
        case UseReason(character=character, on_self=on_self):
            target = getattr(move, "target", None)
            name = "" if target is None else speaker.player(target, names)
            use = "prince-self" if on_self else character
            return speaker.say(f"web-hint-use-{use}", name=name)
