### Why a move, a deal or a game is not allowed: what was wrong, and what would be right.
### Lower case and no final period: they follow a colon, or stand beside a move.
### $card, $other: cards; $player: a player's name; $seat: a seat, counted from 1.

refusal-no-round = no move can be made: no round is being played
refusal-choice-due = finish the Chancellor first: keep one card and put the rest under the deck
refusal-no-choice-due = no Chancellor is waiting for your choice: play a card
refusal-not-in-hand = { $card } is not in your hand: play a card that is
refusal-countess = the Countess must be played: the other card is { $other }
refusal-no-target-asked = { $card } is not played on anyone: play it without choosing a player
refusal-target-needed = { $card } must be played on someone: choose a player who can be chosen
refusal-no-such-seat = nobody sits at seat { $seat }: choose a player of this game
refusal-target-self = { $card } is played on another player: choose someone else
refusal-target-out = { $player } is out of the round: choose someone who is still in
refusal-target-protected = { $player } is protected by the Handmaid: choose someone who is not
refusal-no-guess-asked = only a Guard played on someone names a character: play { $card-object } without naming one
refusal-guess-needed = a Guard played on someone names a character: name any but the Guard
refusal-guess-guard = a Guard cannot name the Guard: name any other character
refusal-guess-unknown = this edition has no such character: name one that it has
refusal-wrong-choice = the cards kept and returned must together be exactly your hand: keep one and return all the others
refusal-wrong-players = the { edition-name } is for { $least } to { $most } players
refusal-wrong-goal = the goal must be from { $least-goal } to { $most-goal } favor tokens
refusal-round-running = a round is being played: the next one is dealt when it is over
refusal-game-over = the game has been decided: no further round can be played
refusal-wrong-deck = the deck must hold exactly the cards of this edition
refusal-wrong-first = { $player } cannot take the first turn: that goes to a winner of the previous round

refusal-no-guest = the server no longer knows you: join again
refusal-not-invited = you are not invited to this table: ask its host for the full link
refusal-no-table = there is no such table, or it no longer exists
refusal-protocol = the server was updated: reload, or update this program
refusal-no-watching = the game has begun, and nobody may watch it
refusal-origin = the request came from another site
refusal-day-limit = this network has made as many as it may in a day: come back tomorrow
refusal-banned = whoever runs this server has banned this network
refusal-server-full = the server is full: tell whoever runs it
refusal-review-running = another game is being reviewed for you: wait until it is done
refusal-reviews-full = many games are being reviewed just now: try again in a minute
refusal-host = the server does not go by this name
refusal-not-allowed = this is only for those who run the server
refusal-too-large = that was too much at once
refusal-not-found = there is nothing at this address
refusal-wrong-method = this cannot be done at this address
refusal-bad-request = the server did not accept the request
