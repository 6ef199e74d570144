"""Many rounds in lockstep: every lane plays rounds at random, one step a time, all lanes alike.

A step is one decision: the mover draws, acts, and where a Prince or a Chancellor says so, a card
is drawn once more. A lane whose round has ended deals the next one in the steps that follow. Each
round is the very one that `dealt` and `played_at_random` play for the same key, seat 0 beginning.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.chances import signed, word_at
from amletero.kernel.compiling import chosen, compiled, count_bits, inlined
from amletero.kernel.lane_moves import add_sums, decide, legal_bounds, resolve
from amletero.kernel.lanes import (
    ACTIVE,
    ALIVE,
    BEST,
    BONUSES,
    DEAL,
    DECISION,
    EACH,
    HANDS,
    HIGHEST,
    LANES,
    OVER,
    PHASE,
    PLAY,
    PROTECTED,
    RECEIVER,
    ROUNDS,
    ROW_COUNT,
    SHOWDOWNS,
    SHUFFLED,
    SPIES,
    START,
    SUMS,
    TIES,
    TURN,
    UNDER_COUNT,
    UP_TO,
    WINS,
    Keys,
    Rows,
    Words,
    begin_step,
    blend,
    byte,
    decision_numbers,
    draw,
    look_ahead,
    pick,
    take_first_card,
    take_last_card,
)
from amletero.kernel.layout import Setting

STEPS: Final = 200
"""The steps between two additions of the rows' counts: no byte overflows."""


class Tally(NamedTuple):
    """What came of many rounds."""

    rounds: int
    turns: int
    wins: tuple[int, ...]
    """Rounds won, by seat; seat 0 begins every round."""
    showdowns: int
    ties: int
    spy_bonuses: int


@compiled
def find_best(rows: Rows, players: int) -> None:
    """The set of seats that hold the highest card of those still in."""
    for lane in range(LANES):
        rows[BEST + lane] = 0
        rows[HIGHEST + lane] = 0
    for seat in range(players):
        hand, bit = np.uint64(HANDS + seat * LANES), byte(1 << seat)
        for lane in range(EACH):
            is_in = byte(rows[np.uint64(ALIVE) + lane] & bit) != 0
            value = pick(is_in, byte(rows[hand + lane] + 1), 0)
            highest, best = rows[np.uint64(HIGHEST) + lane], rows[np.uint64(BEST) + lane]
            tied = pick(is_in & (value == highest), byte(best | bit), best)
            rows[np.uint64(BEST) + lane] = pick(value > highest, bit, tied)
            rows[np.uint64(HIGHEST) + lane] = pick(value > highest, value, highest)


@compiled
def break_ties(rows: Rows, players: int) -> None:
    """Of the seats that hold the highest card, those with the highest sum face up."""
    for lane in range(LANES):
        rows[HIGHEST + lane] = 0
    for seat in range(players):
        sums, bit = np.uint64(SUMS + seat * LANES), byte(1 << seat)
        for lane in range(EACH):
            tied = byte(rows[np.uint64(BEST) + lane] & bit) != 0
            total, highest = pick(tied, rows[sums + lane], 0), rows[np.uint64(HIGHEST) + lane]
            rows[np.uint64(HIGHEST) + lane] = pick(total > highest, total, highest)
    for seat in range(players):
        sums, bit = np.uint64(SUMS + seat * LANES), byte(1 << seat)
        for lane in range(EACH):
            best, lower = rows[np.uint64(BEST) + lane], rows[sums + lane]
            loses = lower < rows[np.uint64(HIGHEST) + lane]
            rows[np.uint64(BEST) + lane] = pick(loses, byte(best & ~bit), best)


@compiled
def end_step(rows: Rows, players: int) -> bool:
    """Count the rounds that are over and pass on the others' turn; whether any round is over."""
    any_over = False
    for lane in range(LANES):
        phase, alive, turn = rows[PHASE + lane], rows[ALIVE + lane], rows[TURN + lane]
        receiver, protected = rows[RECEIVER + lane], rows[PROTECTED + lane]
        one_left = byte(alive & (alive - 1)) == 0
        pile = byte(rows[SHUFFLED + lane] + rows[UNDER_COUNT + lane])
        acted = phase == PLAY
        over = acted & (one_left | (pile == 0))
        any_over |= over
        counted = pick(over, rows[ACTIVE + lane], 0)
        winners = pick(one_left, alive, rows[BEST + lane])
        spies = rows[SPIES + lane]
        lone_spy = (spies != 0) & (byte(spies & (spies - 1)) == 0)
        rows[ROUNDS + lane] = byte(rows[ROUNDS + lane] + counted)
        rows[SHOWDOWNS + lane] = byte(rows[SHOWDOWNS + lane] + pick(one_left, 0, counted))
        tied = byte(winners & (winners - 1)) != 0
        rows[TIES + lane] = byte(rows[TIES + lane] + pick(tied, counted, 0))
        rows[BONUSES + lane] = byte(rows[BONUSES + lane] + pick(lone_spy, counted, 0))
        rows[BEST + lane] = pick(counted != 0, winners, 0)
        later = byte(alive & ~(turn | (turn - 1)))
        after = pick(later != 0, later, alive)
        following = pick(acted, byte(after & -after), turn)
        all_dealt = (phase == DEAL) & (receiver >= 1 << (players - 1))
        rows[TURN + lane] = following
        rows[PROTECTED + lane] = byte(protected & ~pick(acted, following, 0))
        rows[RECEIVER + lane] = byte(receiver << 1)
        rows[PHASE + lane] = pick(over, DEAL, pick(all_dealt, PLAY, phase))
        rows[OVER + lane] = pick(over, 255, 0)
    for seat in range(players):
        wins = np.uint64(WINS + seat * LANES)
        for lane in range(EACH):
            won = (rows[np.uint64(BEST) + lane] >> seat) & 1
            rows[wins + lane] = byte(rows[wins + lane] + won)
    return any_over


@compiled
def new_rounds(rows: Rows, setting: Setting, pile: int) -> None:
    """Where a round is over, a shuffled deck lies ready and seat 0 is to receive a hand."""
    for lane in range(LANES):
        over = rows[OVER + lane]
        for character in range(10):
            row = UP_TO + character * LANES + lane
            rows[row] = blend(over, (setting.up_to >> 6 * character) & 63, rows[row])
        rows[SHUFFLED + lane] = blend(over, pile, rows[SHUFFLED + lane])
        rows[UNDER_COUNT + lane] = blend(over, 0, rows[UNDER_COUNT + lane])
        rows[TURN + lane] = blend(over, 1, rows[TURN + lane])
        rows[ALIVE + lane] = blend(over, (1 << setting.players) - 1, rows[ALIVE + lane])
        rows[PROTECTED + lane] = blend(over, 0, rows[PROTECTED + lane])
        rows[SPIES + lane] = blend(over, 0, rows[SPIES + lane])
        rows[DECISION + lane] = blend(over, 0, rows[DECISION + lane])
        rows[RECEIVER + lane] = blend(over, 1, rows[RECEIVER + lane])
        rows[START + lane] = blend(over, 0, rows[START + lane])
    if setting.sums:
        for seat in range(setting.players):
            sums = np.uint64(SUMS + seat * LANES)
            for lane in range(EACH):
                rows[sums + lane] = blend(rows[np.uint64(OVER) + lane], 0, rows[sums + lane])


@compiled
def next_keys(rows: Rows, keys: Keys, current: Words, games: Keys, ends: Keys, seeded: int) -> None:
    """Lanes whose round is over go on to the key of their next game, also their first word."""
    for lane in range(LANES):
        over = rows[OVER + lane] != 0
        game = games[lane] + chosen(over, np.int64(1), np.int64(0))
        word = word_at(seeded, game)
        games[lane] = game
        rows[ACTIVE + lane] = pick(game < ends[lane], 1, 0)
        keys[lane] = chosen(over, np.int64(word), keys[lane])
        current[lane] = chosen(over, word, current[lane])


@inlined
def _step(
    rows: Rows, keys: Keys, current: Words, following: Words, setting: Setting, unnamed: int
) -> bool:
    """One step of every lane; whether any round is over."""
    players, cards = setting.players, setting.cards
    guesses = count_bits(setting.guesses)
    look_ahead(rows, keys, current, following, cards)
    begin_step(rows)
    draw(rows, keys, current, following, cards)
    take_first_card(rows, players)
    legal_bounds(rows, players, guesses)
    decision_numbers(rows, keys)
    decide(rows, players, guesses, unnamed)
    resolve(rows, players)
    if setting.sums:
        add_sums(rows, players, setting.values)
    draw(rows, keys, current, following, cards)
    take_last_card(rows, players)
    find_best(rows, players)
    if setting.sums:
        break_ties(rows, players)
    return end_step(rows, players)


@inlined
def _shared_out(first: int, count: int, games: Keys, ends: Keys) -> None:
    """Give every lane its share of the games."""
    for lane in range(LANES):
        games[lane] = first + count * lane // LANES - 1
        ends[lane] = first + count * (lane + 1) // LANES


@inlined
def _add_up(rows: Rows, totals: NDArray[np.int64]) -> None:
    """Add the rows of counts to the totals and begin them anew."""
    for count in range(len(totals)):
        for lane in range(LANES):
            totals[count] += rows[WINS + count * LANES + lane]
            rows[WINS + count * LANES + lane] = 0


@compiled
def totals_of(setting: Setting, seed: int, first: int, count: int) -> NDArray[np.int64]:
    """Play the rounds of so many games from the first one on: the counts in the rows' order."""
    rows = np.zeros(ROW_COUNT * LANES, np.uint8)
    keys, games, ends = (
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
    )
    current, following = np.zeros(LANES, np.uint64), np.zeros(LANES, np.uint64)
    totals = np.zeros(ROW_COUNT - WINS // LANES, np.int64)
    seeded = signed(word_at(seed, 1))
    unnamed = ~((setting.guesses & 1) | ((setting.guesses & ~1) << 1))
    pile = setting.cards - (4 if setting.players == 2 else 1)
    _shared_out(first, count, games, ends)
    rows[OVER : OVER + LANES] = 255
    rows[PHASE : PHASE + LANES] = DEAL
    new_rounds(rows, setting, pile)
    next_keys(rows, keys, current, games, ends, seeded)
    while totals[ROUNDS // LANES - WINS // LANES] < count:
        for _ in range(STEPS):
            if _step(rows, keys, current, following, setting, unnamed):
                new_rounds(rows, setting, pile)
                next_keys(rows, keys, current, games, ends, seeded)
        _add_up(rows, totals)
    return totals


def play_rounds(setting: Setting, seed: int, first: int, count: int) -> Tally:
    """Play one round of each of so many games, everyone at random, and count what came of them."""
    if (setting.up_to >> 36 & 63) - (setting.up_to >> 30 & 63) > 2:
        raise ValueError("lanes have room for the cards of two Chancellors")
    totals = [int(total) for total in totals_of(setting, seed, first, count)]
    wins, (rounds, showdowns, ties, spy_bonuses, turns) = totals[:6], totals[6:]
    return Tally(rounds, turns, tuple(wins[: setting.players]), showdowns, ties, spy_bonuses)
