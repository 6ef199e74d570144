"""The rules for all lanes at once: which actions are legal, which one is taken, what it does."""

import numpy as np

from amletero.kernel.compiling import compiled, count_bits, inlined
from amletero.kernel.lanes import (
    ACTIVE,
    ALIVE,
    BOUND,
    CHOOSE,
    DEAL,
    DECISION,
    DRAWN,
    EACH,
    HIGH,
    LANES,
    LOW,
    MINE,
    MOVER,
    NAMED,
    NUMBER,
    OTHERS,
    PHASE,
    PLAY,
    PLAYED,
    PROTECTED,
    RECEIVER,
    SECOND,
    SHUFFLED,
    SPIES,
    SUMS,
    TARGET,
    THEIRS,
    TURN,
    TURNS,
    UNDER,
    UNDER_COUNT,
    WANTS,
    Byte,
    Rows,
    byte,
    give,
    hands_of,
    pick,
)
from amletero.kernel.layout import (
    BARON,
    CARD,
    CHANCELLOR,
    COUNTESS,
    GUARD,
    HANDMAID,
    KING,
    PRIEST,
    PRINCE,
    PRINCESS,
    SPY,
)


@inlined
def _alone(card: Byte, others: Byte) -> Byte:
    """1 if the card can be played without another player, else 0."""
    on_another = (card == GUARD) | (card == PRIEST) | (card == BARON) | (card == KING)
    return pick(on_another & (others != 0), 0, 1)


@inlined
def _targeted(card: Byte, count: Byte) -> Byte:
    """On how many other players the card can be played; the Guard is counted by itself."""
    asks = (card == PRIEST) | (card == BARON) | (card == KING) | (card == PRINCE)
    return pick(asks, count, 0)


@inlined
def _sorted(one: Byte, two: Byte, three: Byte) -> tuple[Byte, Byte, Byte]:
    """Three cards by rising value; an empty place is last."""
    low, high = pick(one < two, one, two), pick(one < two, two, one)
    middle, highest = pick(high < three, high, three), pick(high < three, three, high)
    lowest = pick(low < middle, low, middle)
    return lowest, pick(low < middle, middle, low), highest


@inlined
def _keeps(low: Byte, middle: Byte, high: Byte) -> tuple[Byte, Byte, Byte]:
    """How many of the Chancellor's choices keep each of three sorted cards, equal ones once."""
    three = high != CARD
    keeps_low = pick((middle != high) & three, 2, 1)
    keeps_middle = pick(low == middle, 0, pick((low != high) & three, 2, 1))
    keeps_high = pick((middle != high) & three, pick(low != middle, 2, 1), 0)
    return keeps_low, keeps_middle, keeps_high


@compiled
def legal_bounds(rows: Rows, players: int, guesses: int) -> None:
    """How many actions are legal in each lane, and what they are made of."""
    hands_of(rows, players, TURN, MINE)
    for lane in range(LANES):
        mine, drawn, turn = rows[MINE + lane], rows[DRAWN + lane], rows[TURN + lane]
        low, high = pick(mine < drawn, mine, drawn), pick(mine < drawn, drawn, mine)
        low = pick((high == COUNTESS) & ((low == PRINCE) | (low == KING)), COUNTESS, low)
        others = byte(rows[ALIVE + lane] & ~rows[PROTECTED + lane] & ~turn)
        count = byte(count_bits(others))
        with_low = byte(_alone(low, others) + _targeted(low, count))
        with_high = byte(_alone(high, others) + _targeted(high, count))
        with_guard = pick((low == GUARD) | (high == GUARD), byte(count * byte(guesses)), 0)
        plays = byte(with_low + pick(low == high, 0, with_high) + with_guard)
        lowest, middle, highest = _sorted(mine, drawn, rows[SECOND + lane])
        keeps_low, keeps_middle, keeps_high = _keeps(lowest, middle, highest)
        keeps = byte(keeps_low + keeps_middle + keeps_high)
        rows[BOUND + lane] = pick(rows[PHASE + lane] == CHOOSE, keeps, plays)
        rows[LOW + lane], rows[HIGH + lane], rows[OTHERS + lane] = low, high, others


@compiled
def decide(rows: Rows, players: int, guesses: int, unnamed: int) -> None:
    """The action at the random place of the list: card, player and character named.

    `guesses` is how many characters a Guard can name, `unnamed` the set of those it cannot.
    """
    if players == 2:
        _decide(rows, False, guesses, unnamed)
    else:
        _decide(rows, True, guesses, unnamed)


@inlined
def _decide(rows: Rows, many: bool, guesses: int, unnamed: int) -> None:
    for lane in range(LANES):
        low, high, others = rows[LOW + lane], rows[HIGH + lane], rows[OTHERS + lane]
        turn, number = rows[TURN + lane], rows[NUMBER + lane]
        count = byte(count_bits(others))
        alone_low = _alone(low, others)
        alone = byte(alone_low + pick(low == high, 0, _alone(high, others)))
        with_low = byte(alone + _targeted(low, count))
        with_high = byte(with_low + pick(low == high, 0, _targeted(high, count)))
        plays_low = (number < alone_low) | ((number >= alone) & (number < with_low))
        is_guard = number >= with_high
        card = pick(is_guard, GUARD, pick(plays_low, low, high))
        guess, guarded = byte(number - with_high), byte(0)
        if many:
            for _ in range(4):
                next_player = guess >= byte(guesses)
                guess = byte(guess - pick(next_player, guesses, 0))
                guarded = byte(guarded + pick(next_player, 1, 0))
        place = pick(is_guard, guarded, byte(number - pick(number < with_low, alone, with_low)))
        later, earlier = byte(others & ~(turn | (turn - 1))), byte(others & (turn - 1))
        if many:
            for passed in range(4):
                earlier = pick((later == 0) & (place > passed), earlier & (earlier - 1), earlier)
                later = pick(place > passed, later & (later - 1), later)
        following = pick(later != 0, later, earlier)
        target = byte(following & -following)
        on_nobody = pick(card == PRINCE, turn, 0)
        plays = rows[PHASE + lane] == PLAY
        rows[PLAYED + lane] = pick(plays, card, CARD)
        rows[TARGET + lane] = pick(plays, pick(number < alone, on_nobody, target), 0)
        rows[NAMED + lane] = pick(is_guard, _character(guess, unnamed), CARD)


@inlined
def _character(guess: Byte, unnamed: int) -> Byte:
    """The character at a place among those that a Guard can name."""
    named = byte(guess)
    for character in range(10):
        skipped = ((unnamed >> character) & 1 == 1) & (named >= character)
        named = byte(named + pick(skipped, 1, 0))
    return named


@compiled
def resolve(rows: Rows, players: int) -> None:
    """What the action does, up to the card that a Prince or a Chancellor draws."""
    hands_of(rows, players, TARGET, THEIRS)
    _choose(rows)
    for lane in range(LANES):
        card, target, turn = rows[PLAYED + lane], rows[TARGET + lane], rows[TURN + lane]
        held, phase, receiver = rows[MINE + lane], rows[PHASE + lane], rows[RECEIVER + lane]
        mine = pick(held == card, rows[DRAWN + lane], held)
        theirs = pick(target == turn, mine, rows[THEIRS + lane])
        chosen_one = target != 0
        is_baron, is_prince = (card == BARON) & chosen_one, card == PRINCE
        fallen = byte(
            pick(chosen_one & (theirs == rows[NAMED + lane]), target, 0)
            | pick(is_baron & (mine < theirs), turn, 0)
            | pick(is_baron & (mine > theirs), target, 0)
            | pick(card == PRINCESS, turn, 0)
            | pick(is_prince & (theirs == PRINCESS), target, 0)
        )
        trades = (card == KING) & chosen_one
        rows[MINE + lane] = pick(trades, theirs, mine)
        rows[THEIRS + lane] = pick(trades, mine, theirs)
        new_spies = pick(card == SPY, turn, pick(is_prince & (theirs == SPY), target, 0))
        rows[SPIES + lane] = byte((rows[SPIES + lane] | new_spies) & ~fallen)
        rows[ALIVE + lane] = byte(rows[ALIVE + lane] & ~fallen)
        rows[PROTECTED + lane] = byte(rows[PROTECTED + lane] | pick(card == HANDMAID, turn, 0))
        pile = byte(rows[SHUFFLED + lane] + rows[UNDER_COUNT + lane])
        draws_to_choose = (card == CHANCELLOR) & (pile != 0)
        draws_anew = is_prince & (fallen == 0)
        receiver = pick(draws_anew, target, pick(phase == DEAL, byte(receiver << 1), 0))
        receives = byte(receiver & ((1 << players) - 1)) != 0
        rows[RECEIVER + lane] = receiver
        rows[WANTS + lane] = pick(draws_to_choose | receives, 1, 0)
        moved = phase != DEAL
        rows[MOVER + lane] = pick(moved, turn, 0)
        rows[DECISION + lane] = byte(rows[DECISION + lane] + pick(moved, 1, 0))
        rows[TURNS + lane] = byte(rows[TURNS + lane] + pick(card != CARD, rows[ACTIVE + lane], 0))
        rows[PHASE + lane] = pick(draws_to_choose, CHOOSE, pick(moved, PLAY, DEAL))
    give(rows, players, TARGET, THEIRS)
    give(rows, players, MOVER, MINE)


@inlined
def _choose(rows: Rows) -> None:
    """A Chancellor's choice: the card kept is held, the others go under the pile."""
    for lane in range(LANES):
        number, choosing = rows[NUMBER + lane], rows[PHASE + lane] == CHOOSE
        low, middle, high = _sorted(rows[MINE + lane], rows[DRAWN + lane], rows[SECOND + lane])
        keeps_low, keeps_middle, _ = _keeps(low, middle, high)
        up_to_middle = byte(keeps_low + keeps_middle)
        kept = pick(number < keeps_low, low, pick(number < up_to_middle, middle, high))
        skipped = pick(number < keeps_low, 0, pick(number < up_to_middle, keeps_low, up_to_middle))
        higher_first = byte(number - skipped) != 0
        lower = pick(number < keeps_low, middle, low)
        higher = pick(number < up_to_middle, high, middle)
        first, last = pick(higher_first, higher, lower), pick(higher_first, lower, higher)
        count, two = rows[UNDER_COUNT + lane], higher != CARD
        for place in range(4):
            row = UNDER + place * LANES + lane
            is_last = two & (byte(count + 1) == place)
            under = pick(count == place, first, pick(is_last, last, rows[row]))
            rows[row] = pick(choosing, under, rows[row])
        returned = pick(choosing, pick(two, 2, 1), 0)
        rows[UNDER_COUNT + lane] = byte(count + returned)
        rows[MINE + lane] = pick(choosing, kept, rows[MINE + lane])


@compiled
def add_sums(rows: Rows, players: int, values: int) -> None:
    """Add what was played, and what a Prince made its target discard, to the sums face up."""
    for lane in range(LANES):
        played, discarded = rows[PLAYED + lane], rows[THEIRS + lane]
        played_value = discarded_value = byte(0)
        for card in range(10):
            value = (values >> 4 * card) & 0xF
            played_value = pick(played == card, value, played_value)
            discarded_value = pick(discarded == card, value, discarded_value)
        rows[LOW + lane], rows[HIGH + lane] = played_value, discarded_value
        rows[OTHERS + lane] = pick(played == PRINCE, rows[TARGET + lane], 0)
    for seat in range(players):
        sums, bit = np.uint64(SUMS + seat * LANES), byte(1 << seat)
        for lane in range(EACH):
            played = pick(rows[np.uint64(TURN) + lane] == bit, rows[np.uint64(LOW) + lane], 0)
            discards = rows[np.uint64(OTHERS) + lane] == bit
            discarded = pick(discards, rows[np.uint64(HIGH) + lane], 0)
            rows[sums + lane] = byte(rows[sums + lane] + played + discarded)
