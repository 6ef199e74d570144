### A game by prompts and sentences: amletero play --plain.

## Before the game

plain-welcome =
    Welcome to Love Letter!
    Everyone wants their own letter to reach the Princess. Type ? at any question for help, and q to leave.
# $tokens: a list of players with their tokens
plain-continue = Continue with round { $round } ({ $tokens })? ({ plain-yes }/{ plain-no })
plain-ask-saved = Which game?
plain-ask-edition = Which edition?
# One edition to choose from. $number: what to type
plain-edition = { $number }) { edition-name } ({ edition-about })
plain-ask-players = How many players, from { $least } to { $most }?
plain-ask-people = How many of them are people sharing this keyboard, from { $least } to { $most }? The computer plays the rest.
# $number: the player's number, counted from 1
plain-ask-name = What is the name of player { $number }?
plain-default-name = Player { $number }
plain-name-taken = { $name } is already playing: choose another name
plain-name-needed = A name has 1 to { $most } characters.
# What Enter alone will answer
plain-default = (Enter: { $default })

## The table

plain-your-turn = { $player }, it is your turn.
plain-pass = Pass the keyboard to { $player }. { $player }, press Enter when nobody else is looking.
plain-hide = Press Enter to hide your hand.
# $tokens: players with their tokens, as in plain-token
plain-table-tokens = Favor tokens, { $goal } to win: { $tokens }
plain-token = { $player }: { $tokens }
plain-deck =
    { $count ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
plain-face-up = Set aside face up: { $cards-name }
# $player's cards, in the order in which they were played or discarded
plain-discards = { $player }: { $cards-name }
plain-protected = { $player }: protected
plain-out = { $player }: out of the round
plain-known = You know that { $player } holds { $card-object }.
# $place: 1 is the next card to be drawn
plain-known-deck = You know card { $place } of the deck: { $card }.

## Your move

plain-hand = Your hand:
# $value: the card's value, which is what to type
plain-hand-card = { $value }) { $name }: { $text }
plain-pick-card = Which card do you play?
plain-refused = That is not allowed – { $reason }.
# A card or character that cannot be chosen. $reason: a rule
plain-not-offered = { $name }: not allowed – { $reason }
plain-no-effect = Nobody can be chosen: { $card } will have no effect.
plain-no-effect-empty = The deck is empty: { $card } will have no effect.
plain-princess = Playing { $card-object } puts you out of the round.
# A Prince on oneself. $card: the Princess
plain-prince = You would discard { $card-object } and be out of the round.
plain-pick-player = On whom do you play { $card-object }?
plain-player = { $number }) { $player }
plain-player-self = { $number }) { $player } (you)
plain-name-character = Which character do you name?
# $count: copies that you have not seen
plain-character =
    { $value }) { $name } { $count ->
        [0] (you have seen them all)
        [one] (one not seen)
       *[other] ({ $count } not seen)
    }
plain-keep = Which card do you keep?
plain-under-first = Which of the other two goes under the deck first? The last one will be at the very bottom.
plain-confirm = Are you sure? ({ plain-yes }/{ plain-no })
# One letter each
plain-yes = y
plain-no = n
plain-quit = q

## Answers

plain-choose-from = Please type one of these: { $answers }
plain-help =
    Answer with the number before your choice, or with the name of a card or player, or just its beginning, and press Enter.
    On your turn you hold two cards: play one of them, and do what it says. At any later question, just Enter takes you back to your hand.
    You can also type a whole move, such as 1>2=5: card 1 on seat 3, naming 5. Written moves count seats from 0.
    ? shows this help, r the reference card, t the table, h a hint, and q leaves the game.
plain-reference =
    { $value }) { $name }, { $unseen ->
        [0] { $copies ->
            [one] seen
           *[other] all { $copies } seen
        }
       *[other] { $unseen } of { $copies } not seen
    }: { $text }
plain-hint-key = h
plain-rules-key = r
plain-table-key = t
# The moves of a hint and the chance to win the round with each
plain-move = { $percent }%: { $move }

## Between rounds, and at the end

plain-tokens-title = Favor tokens, { $goal } to win:
plain-tokens =
    { $tokens ->
        [0] { $player }: none
       *[other] { $player }: { $tokens }
    }
plain-round-over = The round is over. Press Enter to continue.
plain-game-over = The game is over. Thank you for playing!
plain-again =
    { plain-review-key } reviews the game: how good each move was, and what was luck.
    Another game? ({ plain-yes }/{ plain-no })
plain-review-key = v
plain-review-player = { $player }: { review-column-decisions } { $decisions }, { review-column-loss } { $loss }, { review-column-accuracy } { $accuracy }, { review-column-luck } { $luck }
plain-goodbye = Goodbye, and may your letters arrive!
plain-interrupted = Game interrupted. Goodbye!

## At a table of a server

# $players: names and free seats
plain-at-table = At the table: { $players }.
plain-ask-level = How strong should the bots in the free seats be? Then the game begins.
plain-wait-host = Waiting for the host to start the game.
# Said to someone who types while others are awaited
plain-no-question = You have nothing to do right now: ? for help, q to leave.
plain-begin = Press Enter to start the game.
# $time: such as 0:45
plain-clock = You have { $time } for this move.
plain-away = { $player } has lost the connection.
plain-back = { $player } is back.
plain-sat-in = A bot is now playing for { $player }.
plain-bot-plays = A bot is playing for you. Press Enter to take your seat back.
plain-talked = { $player }: “{ $phrase }”
plain-ask-phrase = What do you want to say? Just Enter to say nothing.
plain-help-talk = { $key } says something to the others.
plain-rematch-made = On to the next game!
