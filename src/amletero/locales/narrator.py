"""The narrator: turns facts into the sentences of a log, for one reader or for everyone."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from amletero.locales.languages import Language
from amletero.locales.narrator_state import NarratorState
from amletero.locales.speaker import Form, Joined, Speaker, Variable
from amletero.rules.cards import Character, Seat, without
from amletero.rules.editions import TieRule
from amletero.rules.ending import face_up_sum
from amletero.rules.facts import (
    Compared,
    Discarded,
    DrewSetAside,
    DrewToChoose,
    Ending,
    Fact,
    GameBegan,
    GameEnded,
    Guessed,
    Holds,
    Played,
    Protected,
    PutUnder,
    Returned,
    Revealed,
    RoundBegan,
    RoundEnded,
    Shuffled,
    Traded,
    TurnBegan,
    WentOut,
)
from amletero.rules.moves import PLAYED_ON_ANOTHER
from amletero.rules.public_table import Table


@dataclass(frozen=True)
class Sentence:
    """One sentence of the log."""

    text: str
    fact: Fact
    character: Character | None
    """The character whose rule the sentence is about, so that a log can link to the rule."""

    @property
    def secret(self) -> bool:
        """Whether some players at the table do not know this."""
        return isinstance(self.fact, Holds | Returned | Shuffled)


class Narrator:
    """Turns facts, in order, into sentences.

    With a reader, the facts are those of that seat, and the sentences address it as "you".
    Without one, all facts are narrated in the third person: a spectator's, or a whole record's
    with its secrets. Turns and draws that show no card get no sentence, and two facts that belong
    together get one: a Guard with its guess, a Chancellor's return with the cards if known.
    """

    def __init__(
        self, language: Language, names: Sequence[str], reader: Seat | None = None
    ) -> None:
        self._speaker = Speaker(language)
        self._names = names
        self._reader = reader
        self._memory = NarratorState()

    def tell(self, facts: Iterable[Fact]) -> list[Sentence]:
        """Return the sentences for these facts, which follow those of earlier calls.

        The very first fact must be the beginning of the game.
        """
        return [sentence for fact in facts for sentence in self._sentences(fact)]

    def _sentences(self, fact: Fact) -> list[Sentence]:
        if isinstance(fact, GameBegan):
            self._speaker = Speaker(self._speaker.language, fact.edition)
            self._memory = NarratorState(Table.opening(fact))
        sentences = list(self._said(fact))
        self._memory.remember(fact)
        return sentences

    def _said(self, fact: Fact) -> Iterator[Sentence]:
        """Yield the sentences about a fact; the set-aside card comes after the round began."""
        for text in self._told(fact):
            yield Sentence(text, fact, self._memory.character(fact))
        shuffled = self._memory.shuffled
        if isinstance(fact, RoundBegan) and shuffled is not None:
            yield Sentence(
                self._speaker.say("fact-shuffled", card=shuffled.deck[0]), shuffled, None
            )
        if isinstance(fact, RoundEnded) and fact.spy is not None:
            yield Sentence(self._by("fact-spy-bonus", fact.spy), fact, Character.SPY)

    def _told(self, fact: Fact) -> Iterator[str]:
        table, say = self._memory.table, self._speaker.say
        match fact:
            case GameBegan(_, players, goal):
                yield say("fact-game-began", players=players, goal=goal)
            case RoundBegan(first, face_up):
                yield self._by("fact-round-began", first, round=table.rounds + 1)
                if face_up:
                    yield say("fact-face-up", cards=face_up)
            case Revealed(seat, card):
                yield self._by("fact-revealed", seat, card=card)
            case RoundEnded():
                yield self._told_winners(fact)
            case GameEnded((winner,)):
                yield self._by("fact-game-won", winner, tokens=table.tokens[winner])
            case GameEnded(winners):
                yield self._together("fact-game-won-together", winners)
            case Holds():
                yield self._told_hand(fact)
            case Played():
                yield from self._told_play(fact)
            case _:
                yield from self._told_effect(fact)

    def _told_effect(self, fact: Fact) -> Iterator[str]:
        """Yield the sentences about the effect of a played card."""
        match fact:
            case Guessed(seat, target, named, hit):
                result = "fact-guessed-hit" if hit else "fact-guessed-miss"
                yield self._by(result, seat, target, card=named)
            case Compared(_, _, None):
                yield self._speaker.say("fact-compared-equal")
            case Compared(_, _, int(lower)):
                yield self._by("fact-compared-lower", lower)
            case Protected(seat):
                yield self._by("fact-protected", seat)
            case Discarded(seat, card):
                draws = card is not Character.PRINCESS and self._memory.table.deck_count > 0
                message = "fact-discarded-and-drew" if draws else "fact-discarded"
                yield self._by(message, seat, card=card)
            case DrewSetAside(seat):
                yield self._by("fact-drew-set-aside", seat)
            case DrewToChoose(seat, count):
                yield self._by("fact-drew-to-choose", seat, count=count)
            case Returned(seat, cards):
                under = self._speaker.cards(cards, Form.OBJECT, Joined.THEN)
                (kept,) = without(self._memory.hands[seat], *cards)
                yield self._by("fact-returned", seat, card=kept, under=under)
            case PutUnder(seat, count) if not isinstance(self._memory.latest, Returned):
                yield self._by("fact-put-under", seat, count=count)
            case Traded(seat, target):
                yield self._by("fact-traded", seat, target)
            case WentOut(seat, ()):
                yield self._by("fact-went-out", seat)
            case WentOut(seat, hand):
                yield self._by("fact-went-out-discarding", seat, cards=hand)

    def _told_play(self, played: Played) -> Iterator[str]:
        """Yield the sentence about a played card, unless the sentence about its effect names it."""
        match played:
            case Played(seat, card, None) if card in PLAYED_ON_ANOTHER:
                yield self._by("fact-played-on-nobody", seat, card=card)
            case Played(_, Character.GUARD | Character.KING | Character.HANDMAID):
                return
            case Played(_, Character.CHANCELLOR) if self._memory.table.deck_count > 0:
                return
            case Played(seat, Character.CHANCELLOR):
                yield self._by("fact-played-chancellor-in-vain", seat)
            case Played(seat, Character.PRINCE, target) if seat == target:
                yield self._by("fact-played-prince-on-self", seat)
            case Played(seat, card, int(target)):
                yield self._by(f"fact-played-{card}", seat, target)
            case Played(seat, card):
                yield self._by("fact-played", seat, card=card)

    def _told_hand(self, holds: Holds) -> str:
        """Return the sentence about a secret hand: drawn, seen, or received."""
        seat, hand = holds.seat, holds.hand
        match self._memory.cause:
            case RoundBegan():
                return self._by("fact-dealt", seat, card=hand[0])
            case TurnBegan():
                held, drawn = hand
                if held is drawn:
                    return self._by("fact-drew-same", seat, card=held)
                return self._by("fact-drew", seat, card=held, other=drawn)
            case Played(by, Character.PRIEST | Character.BARON, int(target)):
                viewer = by if seat == target else target
                return self._by("fact-sees", viewer, seat, card=hand[0])
            case Discarded() | DrewSetAside():
                return self._by("fact-new-card", seat, card=hand[0])
            case DrewToChoose():
                return self._by("fact-chooses-among", seat, cards=hand)
            case _:
                return self._by("fact-now-holds", seat, cards=hand)

    def _told_winners(self, ended: RoundEnded) -> str:
        """Return who won a round and why: the last player, the highest card, or the tie rule."""
        table, winners = self._memory.table, ended.winners
        if ended.ending is Ending.LAST_PLAYER:
            return self._by("fact-won-last-player", winners[0])
        if len(self._memory.highest()) == 1:
            return self._by("fact-won-highest", winners[0])
        if table.edition.tie_rule is TieRule.ALL_WIN:
            return self._together("fact-won-tie", winners)
        highest_sum = face_up_sum(table, winners[0])
        if len(winners) == 1:
            return self._by("fact-won-sum", winners[0], sum=highest_sum)
        return self._together("fact-won-sum-tie", winners, sum=highest_sum)

    def _by(
        self, message: str, seat: Seat, target: Seat | None = None, **variables: Variable
    ) -> str:
        """Return a message about what one player does, perhaps to another."""
        people = {"actor": seat} if target is None else {"actor": seat, "target": target}
        you = next((part for part, who in people.items() if who == self._reader), "none")
        names = {part: self._name(who) for part, who in people.items()}
        return self._speaker.say(message, you=you, **names, **variables)

    def _together(self, message: str, winners: tuple[Seat, ...], **variables: Variable) -> str:
        """Return a message about several winners."""
        return self._speaker.say(
            message,
            you="among" if self._reader in winners else "none",
            winners=[self._name(seat) for seat in winners],
            others=[self._name(seat) for seat in winners if seat != self._reader],
            **variables,
        )

    def _name(self, seat: Seat) -> str:
        return self._speaker.player(seat, self._names)
