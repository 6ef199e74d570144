"""The sentences of a game for one reader."""

from collections.abc import Sequence

from amletero.locales import Language, Narrator, Sentence
from amletero.rules.cards import Seat
from amletero.rules.facts import Fact, RoundBegan


class GameSentences:
    """The sentences of a game for one reader, told fact by fact."""

    def __init__(
        self, language: Language, names: Sequence[str], reader: Seat | None = None
    ) -> None:
        self._narrator = Narrator(language, names, reader)
        self._told = 0
        self.sentences: list[Sentence] = []

    def hear(self, facts: Sequence[Fact]) -> list[Sentence]:
        """Return the sentences for the facts that were not heard before."""
        new = self._narrator.tell(facts[self._told :])
        self._told = len(facts)
        self.sentences += new
        return new


def of_this_round(sentences: Sequence[Sentence]) -> Sequence[Sentence]:
    """Return the sentences since the latest deal."""
    deals = [sentence.fact for sentence in sentences if isinstance(sentence.fact, RoundBegan)]
    if not deals:
        return sentences
    start = next(place for place, told in enumerate(sentences) if told.fact is deals[-1])
    return sentences[start:]
