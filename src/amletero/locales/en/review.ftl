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
review-why-guess = { $player } held { $better-named } with { $better-chance }, { $named-named } with { $chance }.
review-why-other = Better: { $best } (wins { $better-chance }).
review-account = { $player }: { $result } of the round, { $share } before the deal; luck { $luck }, own play { $own }, others’ play { $others }
review-summary = The game
review-column-player = player
review-column-decisions = decisions
review-column-loss = given away
review-column-accuracy = accuracy
review-column-luck = luck
review-average-luck = With average luck { $player } would have won most rounds.
