"""Why a move was not the best one, as a message and what it is about."""

from typing import NamedTuple, TypeAlias

from amletero.locales import Speaker
from amletero.locales.move_words import move_words
from amletero.review.decision_review import DecisionReview, MoveVerdict
from amletero.rules.cards import Character, Seat
from amletero.rules.moves import Move, Play

About: TypeAlias = Seat | Character | Move | float


class Reason(NamedTuple):
    """A message of the languages, and its arguments by name."""

    id: str
    about: dict[str, About]


def reason(judged: DecisionReview) -> Reason | None:
    """Return why another move was better; None if none was by much."""
    if judged.verdict is MoveVerdict.BEST:
        return None
    played, best = judged.played.move, judged.best.move
    if isinstance(played, Play) and isinstance(best, Play):
        named, better, target = played.named, best.named, played.target
        if named is not None and better is not None and target == best.target:
            assert target is not None
            hand = judged.belief.hands.get(target, {})
            return Reason(
                "review-why-guess",
                {
                    "player": target,
                    "named": named,
                    "chance": hand.get(named, 0.0),
                    "better": better,
                    "better_chance": hand.get(better, 0.0),
                },
            )
    return Reason("review-why-other", {"best": best, "better_chance": judged.best.chance})


def reason_text(found: Reason, speaker: Speaker, names: tuple[str, ...]) -> str:
    """Return a reason as a sentence."""
    about: dict[str, str | Character] = {}
    for name, thing in found.about.items():
        word = name.replace("_", "-")
        if isinstance(thing, Character):
            about[word] = thing
        elif isinstance(thing, float):
            about[word] = speaker.percent(thing, 0)
        elif isinstance(thing, int):
            about[word] = speaker.player(thing, names)
        else:
            about[word] = move_words(thing, speaker, names)
    return speaker.say(found.id, **about)
