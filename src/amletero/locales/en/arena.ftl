### What the arena says of bots that played against each other.
### $bots, $bot, $first, $second: names of bots; $rate, $low, $high, $share: percentages as texts.
### $unit: games or rounds, whichever is played.

# How far it got, such as "400 rounds on 200 deals"
arena-done =
    { $unit ->
        [games] { $contests ->
            [one] one game
           *[other] { $contests } games
        }
       *[rounds] { $contests ->
            [one] one round
           *[other] { $contests } rounds
        }
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
arena-summary = { $done }, { edition-name }, { $players } players, seed { $seed }; fair share { $share }
arena-milliseconds = { $time } ms

## The headings of tables

arena-bot = bot
arena-win-rate = win rate
arena-interval = 95% interval
arena-adjusted = win rate without luck
arena-rating = rating
arena-median = median
arena-longest = longest
arena-decisions = decisions
arena-lost = lost
arena-pairs-about =
    Of the { $unit ->
        [games] games
       *[rounds] rounds
    } won by either of two bots, compared seat by seat, the row’s bot won:

## The report

arena-title = Arena: { $bots }
arena-heading = The arena
arena-verdict =
    { $bot } wins { $rate } of its { $unit ->
        [games] games
       *[rounds] rounds
    } (95%: { $low } to { $high }), which is { $surely ->
        [yes] more than
       *[no] not clearly more than
    } the fair share of { $share }.
arena-nothing = Nothing was played.
arena-rates = Who wins
arena-one-against-others = { $first } takes one seat and { $second } all the others.
arena-rates-about =
    Every deal is played { $players } times, with everyone moving one seat along each time, so that all bots play the same cards. Win rates are per seat played; a tied win is split. The intervals count deals, not { $unit ->
        [games] games, because games with the same cards are alike. The games of one deal share the cards of all their rounds, as far as they go.
       *[rounds] rounds, because rounds with the same cards are alike.
    }
arena-fair-share = fair share
arena-figures = In figures
arena-course = How the win rates settled
arena-course-about =
    Each line is a win rate as the { $unit ->
        [games] games
       *[rounds] rounds
    } came in, within the band of its 95% interval.
arena-contests-played =
    { $unit ->
        [games] games played
       *[rounds] rounds played
    }
arena-pairs = One against another
arena-times = Time per decision
arena-times-about = Each hump shows how long a bot’s decisions took; the mark is the median.
# A bot that lost decisions. $lost, $decisions: numbers as texts
arena-unsound =
    { $bot } lost { $lost } of { $decisions } decisions, and moves drawn at random were played for it{ $withheld ->
        [yes] : it has no win rate, and the others’ are partly against those moves.
       *[no] ; its win rate is partly theirs.
    }
arena-lost-deals = Deals that { $bot } lost and another bot won
arena-lost-deals-about =
    { $count ->
        [one] One deal was
       *[other] { $count } deals were
    } lost by { $bot } from every seat it had, and won from one of these seats by another bot with the same cards{ $listed ->
        [all] .
       *[some] ; the first { $shown } are listed.
    }
arena-lost-deals-how = Each command steps through the record of a contest: as it was lost, and as it was won.
arena-lost-deals-records = With --records FILE, the report tells how to step through them.
# The headings of that table
arena-deal = deal
arena-seat = seat
arena-winner = won by
arena-how-lost = as it was lost
arena-how-won = as it was won
arena-how-reviewed = its moves judged
arena-again = To run it again:
# When it was interrupted
arena-stopped =
    stopped; { $done } of { $asked } { $unit ->
        [games] games
       *[rounds] rounds
    } were played, and the figures are for those

## Runs that are repeated when a file is saved

# The heading of a column: how much the win rate changed, in percentage points
arena-change = change
arena-watching =
    { $files ->
        [one] Watching one file
       *[other] Watching { $files } files
    }; it runs again when one is saved. Press Ctrl+C to stop.
arena-no-files = no bot has a file that could be saved: name a program’s file or a network
arena-meeting = waiting for { $bot } to be ready

## Programs that play: how they lost decisions, and what they wrote to standard error at last.
## $kinds: such as "3 late and 2 illegal"; $why: one of the messages below

program-lost =
    { $bot } lost { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } ({ $kinds }); the first: { $why }
program-lost-moves =
    { $bot } lost { $decisions ->
        [one] one decision, for which a move was drawn at random
       *[other] { $decisions } decisions, for which moves were drawn at random; the first
    }: { $why }
program-last-words = its last output:
# How many decisions were lost, and how: entries of $kinds
program-kind-late = { $count } late
program-kind-illegal = { $count } illegal
program-kind-noise = { $count } unreadable
program-kind-dead = { $count } after it had ended
program-never-ready = { $bot } cannot play: { $why }

## Why a program lost a decision. $what: a number, a signal, or the text that it wrote

program-late-in-a-row = it was stopped after being late { $what } times in a row
program-no-answer = it did not answer within { $what } ms
program-unflushed = it read the question but wrote nothing within { $what } ms; does it flush its output after each line?
program-start-unflushed = it read its first line but did not say within { $what } ms that it was ready; does it flush its output after each line?
program-input-not-read = it did not read the question
program-not-ready = it did not say within { $what } ms that it was ready
program-illegal = it answered with an illegal move: { $what }
program-noise = it wrote a line that is not an answer: { $what }
program-unasked = it wrote a line without being asked: { $what }
program-line-too-long = it wrote a line that is too long for an answer
program-exit = it exited with status { $what }
program-signal = it was killed by signal { $what }
program-stopped = it was stopped
program-match-over = its match was over
program-memory = it used more than { $what } MiB of memory
program-processes = it ran more than { $what } processes
program-pipes-closed = it closed its output
program-input-closed = it closed its input
program-absent = it cannot play at this table: { $what }
