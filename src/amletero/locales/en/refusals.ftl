### Why a move, a deal or a game is not allowed: what was wrong, and what would be right.
### Lower case and no final period: they follow a colon, or stand beside a move.
### $card, $other: cards; $player: a player's name; $seat: a seat, counted from 0.

refusal-no-round = no move can be made: no round is being played
refusal-choice-due = the choice for the Chancellor comes first: keep one card and put the rest under the deck
refusal-no-choice-due = there is no choice to make for a Chancellor: play a card
refusal-not-in-hand = { $card } is not in the hand: play a card that is
refusal-countess = the Countess must be played: the other card is { $other }
refusal-no-target-asked = { $card } asks for no player: play it without choosing anybody
refusal-target-needed = { $card } asks for a player: choose one of those who can be chosen
refusal-no-such-seat = nobody sits at seat { $seat }: choose a player of this game
refusal-target-self = { $card } is played on another player: choose somebody else
refusal-target-out = { $player } is out of the round: choose somebody who is still in
refusal-target-protected = { $player } is protected by the Handmaid: choose somebody who is not
refusal-no-guess-asked = only a Guard played on somebody names a character: play { $card-object } without naming one
refusal-guess-needed = a Guard played on somebody names a character: name any but the Guard
refusal-guess-guard = a Guard cannot name the Guard: name any other character
refusal-guess-unknown = this edition has no such character: name one of its own
refusal-wrong-choice = the cards kept and returned must be exactly the hand: keep one and return all the others
refusal-wrong-players = the { edition-name } is for { $least } to { $most } players
refusal-wrong-goal = the goal must be from { $least-goal } to { $most-goal } favor tokens
refusal-round-running = a round is being played: the next one is dealt when it is over
refusal-game-over = the game has been decided: no further round can be played
refusal-wrong-deck = the deck must hold exactly the cards of this edition
refusal-wrong-first = { $player } cannot take the first turn: it belongs to a winner of the round before
