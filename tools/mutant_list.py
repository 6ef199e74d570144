"""The faults that `tools.mutants` plants: leaks, silences, and broken rules."""

from typing import NamedTuple


class Mutant(NamedTuple):
    """A fault: what it does, and the one place where it is planted."""

    fault: str
    module: str
    right: str
    wrong: str


LEAKS = [
    Mutant(
        "everyone sees what a Priest saw",
        "rules/effects.py",
        "yield tell(Holds(target, round.hands[target]), by)\n\n\ndef baron",
        "yield tell_all(Holds(target, round.hands[target]))\n\n\ndef baron",
    ),
    Mutant(
        "everyone sees a hand that a Baron compares",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[by]), target)",
        "yield tell_all(Holds(by, round.hands[by]))",
    ),
    Mutant(
        "everyone sees a hand that a King trades",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[target]), by, target)",
        "yield tell_all(Holds(by, round.hands[target]))",
    ),
    Mutant(
        "everyone sees what a Chancellor draws",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[by] + drawn), by)",
        "yield tell_all(Holds(by, round.hands[by] + drawn))",
    ),
    Mutant(
        "everyone sees what goes under the deck",
        "rules/effects.py",
        "yield tell(Returned(by, under), by)",
        "yield tell_all(Returned(by, under))",
    ),
    Mutant(
        "everyone sees the card drawn after a Prince",
        "rules/effects.py",
        "yield tell(Holds(target, round.deck[:1]), target)",
        "yield tell_all(Holds(target, round.deck[:1]))",
    ),
    Mutant(
        "the next player sees what is drawn",
        "rules/play.py",
        "yield tell(Holds(seat, round.hands[seat] + round.deck[:1]), seat)",
        "yield tell(Holds(seat, round.hands[seat] + round.deck[:1]), seat, seat - 1)",
    ),
    Mutant(
        "everyone sees the hands as they are dealt",
        "rules/play.py",
        "yield tell(Holds(seat, (deck[set_aside + seat],)), seat)",
        "yield tell_all(Holds(seat, (deck[set_aside + seat],)))",
    ),
    Mutant(
        "everyone sees the order of the deck",
        "rules/play.py",
        "yield tell(Shuffled(deck))",
        "yield tell_all(Shuffled(deck))",
    ),
    Mutant(
        "a lone survivor's hand is revealed",
        "rules/ending.py",
        "    yield from _ended(round.table, Ending.LAST_PLAYER",
        "    yield tell_all(Revealed(round.table.still_in[0], "
        "round.hands[round.table.still_in[0]][0]))\n"
        "    yield from _ended(round.table, Ending.LAST_PLAYER",
    ),
    Mutant(
        "the count of cards put under the deck tells whether they are equal",
        "rules/effects.py",
        "yield tell_all(PutUnder(by, len(under)))",
        "yield tell_all(PutUnder(by, len(set(under))))",
    ),
]


SILENCES = [
    Mutant(
        "a Priest sees nothing",
        "rules/effects.py",
        "yield tell(Holds(target, round.hands[target]), by)\n\n\ndef baron",
        "yield tell(Holds(target, round.hands[target]))\n\n\ndef baron",
    ),
    Mutant(
        "whom a King chose is not shown the hand that was taken",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[target]), by, target)",
        "yield tell(Holds(by, round.hands[target]), by)",
    ),
    Mutant(
        "a Baron's target does not see the other hand",
        "rules/effects.py",
        "yield tell(Holds(by, round.hands[by]), target)",
        "yield tell(Holds(by, round.hands[by]))",
    ),
    Mutant(
        "what one put under the deck is forgotten",
        "rules/view.py",
        "hand=without(self.hand, *cards), deck=self.deck + cards",
        "hand=without(self.hand, *cards), deck=self.deck + (None,) * len(cards)",
    ),
    Mutant(
        "a known hand is forgotten at any play",
        "rules/view.py",
        "return self._forgot(seat) if self.known[seat] is card else self",
        "return self._forgot(seat)",
    ),
    Mutant(
        "a known hand is believed in through a Chancellor's choice",
        "rules/view.py",
        "return changed(self._forgot(seat), deck=self.deck[count:])",
        "return changed(self, deck=self.deck[count:])",
    ),
]


RULE_FAULTS = [
    Mutant(
        "everyone sees the set-aside card when it is drawn, not only at the showdown",
        "rules/effects.py",
        "yield tell(Holds(target, round.set_aside), target)",
        "yield tell_all(Holds(target, round.set_aside))",
    ),
    Mutant(
        "a tied Baron puts the other out",
        "rules/round.py",
        "return None\n        return seat if mine < theirs else other",
        "return other\n        return seat if mine < theirs else other",
    ),
    Mutant(
        "a Handmaid protects from nothing",
        "rules/public_table.py",
        "if other != seat and other not in self.protected",
        "if other != seat",
    ),
    Mutant(
        "protection does not end",
        "rules/public_table.py",
        "turn=seat, protected=self.protected - {seat}",
        "turn=seat",
    ),
    Mutant(
        "a Prince on an empty deck puts the target out",
        "rules/effects.py",
        "        yield tell_all(DrewSetAside(target))\n"
        "        yield tell(Holds(target, round.set_aside), target)",
        "        yield from knock_out(target, hand=())",
    ),
    Mutant(
        "a discarded Princess is harmless",
        "rules/effects.py",
        "if discarded is Character.PRINCESS:",
        "if False:",
    ),
    Mutant(
        "a played Princess is harmless",
        "rules/effects.py",
        "case Play(Character.PRINCESS):\n            return princess(round, by)",
        "case Play(Character.PRINCESS):\n            return iter(())",
    ),
    Mutant(
        "a Chancellor returns cards to the top",
        "rules/round.py",
        "return changed(kept, deck=self.deck + cards)",
        "return changed(kept, deck=cards + self.deck)",
    ),
    Mutant(
        "a King does not force the Countess",
        "rules/moves.py",
        "COUNTESS_YIELDS_TO: Final = frozenset({Character.KING, Character.PRINCE})",
        "COUNTESS_YIELDS_TO: Final = frozenset({Character.PRINCE})",
    ),
    Mutant(
        "the 2012 tie-break decides in every edition",
        "rules/ending.py",
        "if round.table.edition.tie_rule is TieRule.HIGHEST_SUM:",
        "if True:",
    ),
    Mutant(
        "two surviving spies: the first one gains",
        "rules/ending.py",
        "return spies[0] if len(spies) == 1 else None",
        "return spies[0] if spies else None",
    ),
    Mutant(
        "a Spy's token does not end the game",
        "rules/ending.py",
        "if count >= table.goal)",
        "if count >= table.goal and seat in winners)",
    ),
    Mutant(
        "only one winner of the game",
        "rules/ending.py",
        "yield tell_all(GameEnded(reached))",
        "yield tell_all(GameEnded(reached[:1]))",
    ),
    Mutant(
        "two players see no cards face up",
        "rules/play.py",
        "set_aside = 4 if table.players == 2 else 1",
        "set_aside = 1",
    ),
    Mutant(
        "a Spy revealed at the showdown counts as discarded",
        "rules/public_table.py",
        "            case _:\n                return self\n",
        "            case _:\n"
        "                if type(fact).__name__ != 'Revealed':\n"
        "                    return self\n"
        "                return changed(self, discards=self.faces(fact.seat, fact.card))\n",
    ),
    Mutant(
        "the owner of the Spy bonus may begin the next round",
        "rules/play.py",
        "return tuple(table.seats) if table.result is None else table.result.winners",
        "return tuple(table.seats)",
    ),
]
