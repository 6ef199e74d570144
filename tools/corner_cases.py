"""The corner cases of the rules, and how to know each when it comes up in a game."""

from amletero.rules.cards import Character
from amletero.rules.facts import (
    Compared,
    Discarded,
    DrewSetAside,
    DrewToChoose,
    Ending,
    Guessed,
    PutUnder,
    Traded,
)
from amletero.rules.moves import (
    PLAYED_ON_ANOTHER,
    Keep,
    choices,
    forced_countess,
)
from amletero.rules.round import Round
from tools.corner_case import Case, Moment

STANDARD_ONLY = ("standard",)

CASES = [
    Case(
        1,
        "prince-on-empty-deck",
        "A Prince on an empty deck: the target draws the set-aside card, then comes the showdown.",
        lambda m: m.has(DrewSetAside),
    ),
    Case(
        2,
        "prince-on-princess",
        "A Prince on the Princess: out, and nothing is drawn.",
        lambda m: Discarded(m.target or 0, Character.PRINCESS) in m.facts,
    ),
    Case(
        2,
        "prince-on-princess-on-empty-deck",
        "A Prince on the Princess with an empty deck: out, and the set-aside card stays.",
        lambda m: Discarded(m.target or 0, Character.PRINCESS) in m.facts and not m.before.deck,
    ),
    Case(
        3,
        "all-protected",
        "With all others protected a card that asks for another player has no effect.",
        lambda m: m.card in PLAYED_ON_ANOTHER and m.target is None,
    ),
    Case(
        3,
        "all-protected-prince",
        "With all others protected a Prince falls on its own player.",
        lambda m: (
            m.card is Character.PRINCE
            and choices(m.before.table, Character.PRINCE) == (m.before.table.turn,)
        ),
    ),
    Case(
        4,
        "chancellor-with-one-card",
        "A Chancellor with one card in the deck: one is drawn, one returned, and play goes on.",
        lambda m: m.has(PutUnder) and isinstance(m.move, Keep) and len(m.move.under) == 1,
        STANDARD_ONLY,
    ),
    Case(
        5,
        "chancellor-on-empty-deck",
        "A Chancellor on an empty deck has no effect, and the round ends by showdown.",
        lambda m: m.card is Character.CHANCELLOR and not m.has(DrewToChoose),
        STANDARD_ONLY,
    ),
    Case(
        6,
        "chancellor-free-choice",
        "The Chancellor's choice is free: the Countess may stay beside King or Prince.",
        lambda m: (
            isinstance(m.move, Keep)
            and forced_countess(m.before.hand) is not None
            and m.move.card is not Character.COUNTESS
        ),
        STANDARD_ONLY,
    ),
    Case(
        7,
        "countess-forced",
        "The Countess must be played beside the King or a Prince.",
        lambda m: m.card is Character.COUNTESS and forced_countess(m.before.hand) is not None,
    ),
    Case(
        7,
        "countess-free",
        "The Countess may be played, or kept, beside any other card.",
        lambda m: (
            Character.COUNTESS in m.before.hand
            and forced_countess(m.before.hand) is None
            and m.card not in (None, Character.COUNTESS)
        ),
    ),
    Case(
        8,
        "two-surviving-spies",
        "Two players still in have played a Spy: nobody gains.",
        lambda m: m.showdown and len(set(m.spies) & set(m.after.table.still_in)) == 2,
        STANDARD_ONLY,
    ),
    Case(
        8,
        "both-spies-of-one-player",
        "Whoever played both Spies gains one token.",
        lambda m: (
            m.after.table.result is not None
            and m.after.table.result.spy is not None
            and m.after.table.discards[m.after.table.result.spy].count(Character.SPY) == 2
        ),
        STANDARD_ONLY,
    ),
    Case(
        8,
        "spy-out-and-spy-in",
        "A spy player who is out and one who is in: the one still in gains.",
        lambda m: (
            m.after.table.result is not None
            and m.after.table.result.spy is not None
            and len(m.spies) == 2
        ),
        STANDARD_ONLY,
    ),
    Case(
        8,
        "winner-gains-both-tokens",
        "The winner of the round may gain the Spy bonus as well.",
        lambda m: (
            m.after.table.result is not None
            and m.after.table.result.winners == (m.after.table.result.spy,)
        ),
        STANDARD_ONLY,
    ),
    Case(
        9,
        "two-game-winners",
        "Several players reach the goal at once, one through the Spy bonus alone: all win.",
        lambda m: (
            len(m.after.table.winners) > 1
            and m.after.table.result is not None
            and m.after.table.result.spy in m.after.table.winners
            and m.after.table.result.spy not in m.after.table.result.winners
        ),
        STANDARD_ONLY,
    ),
    Case(
        10,
        "tied-showdown",
        "All who are tied at a showdown win; one of them begins the next round.",
        lambda m: (
            m.showdown
            and m.after.table.result is not None
            and len(m.after.table.result.winners) > 1
        ),
        ("standard", "classic"),
    ),
    Case(
        11,
        "king-trade",
        "A King trades the two hands.",
        lambda m: m.has(Traded),
    ),
    Case(
        12,
        "protection-outlasts-others",
        "Protection lasts until one's own next turn, however many turns lie between.",
        lambda m: (
            m.card in PLAYED_ON_ANOTHER
            and len(m.before.table.still_in) > 2
            and bool(m.before.table.protected)
            and m.before.table.after_seat(m.before.table.turn or 0) in m.before.table.protected
        ),
        players=(3, 4, 5, 6),
    ),
    Case(
        13,
        "two-players",
        "With two players three cards are set aside face up.",
        lambda m: m.showdown,
        players=(2,),
    ),
    Case(
        14,
        "tie-broken-by-sum",
        "Original: a tie at the showdown goes to the highest sum of cards face up.",
        lambda m: m.showdown and _tied(m.after) > 1 and _winners(m) == 1,
        ("original",),
    ),
    Case(
        14,
        "double-tie",
        "Original: if the sums are tied as well, all who are still tied win.",
        lambda m: m.showdown and _winners(m) > 1,
        ("original",),
    ),
    Case(
        15,
        "guard-names-by-character",
        "Original: King 6, Countess 7, Princess 8, and a Guard names by these values.",
        lambda m: any(
            isinstance(fact, Guessed)
            and fact.hit
            and fact.named in (Character.KING, Character.PRINCESS)
            for fact in m.facts
        ),
        ("original",),
    ),
    Case(
        16,
        "baron-tie",
        "A Baron against an equal card changes nothing.",
        lambda m: any(isinstance(fact, Compared) and fact.lower is None for fact in m.facts),
    ),
    Case(
        17,
        "spy-in-hand",
        "A Spy in hand at the showdown gives no bonus.",
        lambda m: (
            m.showdown
            and not m.spies
            and any(m.after.hands[seat] == (Character.SPY,) for seat in m.after.table.still_in)
        ),
        STANDARD_ONLY,
    ),
    Case(
        18,
        "lone-survivor",
        "One player left wins at once, though cards are left in the deck.",
        lambda m: (
            m.after.table.result is not None
            and m.after.table.result.ending is Ending.LAST_PLAYER
            and len(m.after.deck) > 0
        ),
    ),
    Case(
        19,
        "prince-on-oneself",
        "A Prince on oneself may draw anything; nothing is forced until the next turn.",
        lambda m: (
            m.card is Character.PRINCE
            and m.target == m.before.table.turn
            and m.after.hands[m.target or 0] in ((Character.COUNTESS,), (Character.PRINCE,))
        ),
    ),
]


def _tied(round: Round) -> int:
    values = [round.table.edition.values[round.card(seat)] for seat in round.table.still_in]
    return values.count(max(values))


def _winners(moment: Moment) -> int:
    result = moment.after.table.result
    return 0 if result is None else len(result.winners)
