"""A move in words, as one would advise it."""

from amletero.locales.speaker import Form, Joined, Speaker
from amletero.rules.cards import Seat
from amletero.rules.moves import Keep, Move


def move_words(move: Move, speaker: Speaker, names: tuple[str, ...], mover: Seat | None) -> str:
    """Return a move of this mover in words, as one would advise it."""
    if isinstance(move, Keep):
        under = speaker.cards(move.under, Form.OBJECT, Joined.THEN)
        return speaker.say("advice-keep", card=move.card, under=under)
    if move.target is None:
        return speaker.say("advice-play", card=move.card)
    if move.target == mover:
        return speaker.say("advice-play-on-oneself", card=move.card)
    player = speaker.player(move.target, names)
    if move.named is None:
        return speaker.say("advice-play-on", card=move.card, player=player)
    return speaker.say("advice-name", card=move.card, player=player, named=move.named)
