### The review of a game: how good its moves were, and what was luck.

review-working = Reviewing…
review-round = Round { $round }
# $move is like "play the Guard on Beto and name the Priest"
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), to { $move }.
review-verdict-best = best
review-verdict-good = good
review-verdict-inaccuracy = an inaccuracy
review-verdict-mistake = a mistake
review-verdict-blunder = a blunder
review-why-guess = The chance that { $player } held { $better-object } was { $better-chance }, { $named-object } { $chance }.
review-why-other = Better: { $best } (wins { $better-chance } of the time).
review-why-guess-player = { $better-player } held { $better-object } with a chance of { $better-chance }, { $player } held { $named-object } with a chance of { $chance }.
review-why-princess = Whoever plays or discards { $card-object } is out of the round. Better: { $best } (wins { $better-chance } of the time).
review-why-certain = { $player } certainly held { $card-object }. Better: { $best } (wins { $better-chance } of the time).
review-why-held = { $player } held { $card-object } with a chance of { $chance }. Better: { $best } (wins { $better-chance } of the time).
review-why-duel-lost = The comparison with { $player } was lost with a chance of { $chance }. Better: { $best } (wins { $better-chance } of the time).
review-why-duel-won = A comparison with { $player } was won with a chance of { $chance }. Better: { $best } (wins { $better-chance } of the time).
review-why-shown = { $player } had seen { $card-object }. Better: { $best } (wins { $better-chance } of the time).
review-why-traded = The trade gave { $player } { $card-object }. Better: { $best } (wins { $better-chance } of the time).
review-why-last-turn = It was the last turn of { $mover-player }, and in the end the higher card wins. Better: { $best } (wins { $better-chance } of the time).
review-why-guess-unlikely = { $player } held { $named-object } with a chance of only { $chance }. Better: { $best } (wins { $better-chance } of the time).
# What explains the sentence that follows it: facts that the player had been told
review-evidence-seen = { $mover-player } had seen the hand of { $player }.
review-evidence-tied = { $mover-player } and { $player } had compared hands and tied.
review-evidence-traded = { $mover-player } and { $player } had traded hands.
review-evidence-beat = { $player } had compared hands with { $loser-player } and won against { $card }.
review-evidence-missed = A { card-guard } had just missed: { $player } did not hold { $card-object }.
review-evidence-gone = Every { $card-name } had been seen already.
review-evidence-played = { $player } had just played { $card-object }.
review-evidence-chose = { $player } had just chosen a card with { $card }.
review-account = { $player }: { $result } of the round, { $share } before the deal; luck { $luck }, own play { $own }, others’ play { $others }
review-summary = The game
review-column-move = move
review-column-verdict = verdict
review-column-why = why
review-column-player = player
review-column-decisions = decisions
review-column-loss = given away
review-column-accuracy = accuracy
review-column-luck = luck
review-average-luck = With average luck { $player } would have won the most rounds.

review-open = Review the game
review-about = Each move is judged by what its player knew then. The curve shows everyone’s chance as if all hands were open.
review-progress =
    { $rounds ->
        [one] Reviewing: { $done } of one round
       *[other] Reviewing: { $done } of { $rounds } rounds
    }
review-again = Try again
review-mark-best = Best
review-mark-good = Good
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
# $mark is like "Mistake", $loss like "11%"
review-mark-loss = { $mark } −{ $loss }
review-only-move = There was no choice.
review-not-judged = This move could not be judged: what happened before is too unlikely.
review-options = What could be played, and how often it wins
review-all-moves = All moves
review-played = played
review-next-mistake = To the next mistake
review-chances = Chances to win round { $round }
review-best-player = { $player } played best: accuracy { $accuracy }.
review-luckiest = { $player } was luckiest: { $luck } points of win chance.
review-turning-points = Turning points
review-turning-point-deal = Round { $round }, the deal: { $change } points for { $player }
review-turning-point = Round { $round }, move { $move }: { $change } points for { $player }
review-in-list = gave away { $loss } a move, luck { $luck }
review-made-by = How good each move was, and what was luck

# What one could do: they follow "I would", and stand in a list
advice-play = play { $card-object }
advice-play-on = play { $card-object } on { $player }
advice-play-on-oneself = play { $card-object } on oneself
advice-name = play { $card-object } on { $player } and name { $named-named }
advice-keep = keep { $card-object } and put { $under } under the deck
