### The game on a screen of its own: amletero play, join, watch, show --step.

## The start

terminal-welcome = Everyone wants their own letter to reach the Princess.
terminal-start-keys = ↑ ↓ choose · ← → change · Enter start · Esc leave · ? help
terminal-row-language = Language
terminal-row-edition = Game
terminal-row-players = Players
terminal-row-people = At this keyboard
# $people of $players sit at this keyboard; the computer plays the others
terminal-people-count =
    { $people ->
        [one] you alone
       *[other] { $people } people
    }
terminal-row-bots = Bots
terminal-row-goal = Tokens to win
terminal-goal-count =
    { $usual ->
        [yes] { $goal }, as the rules say
       *[no] { $goal }
    }
terminal-names =
    { $count ->
        [one] Your name
       *[other] Your names
    }
terminal-begin = Start
# $tokens: a list of players with their tokens
terminal-continue = Continue with round { $round } ({ $tokens })

terminal-kept = Game saved: run amletero play to continue it.
terminal-not-kept = The game could not be saved: its file cannot be written.
terminal-damaged = The saved game cannot be read, so a new one begins.

## The table

terminal-title = Round { $round } · { edition-name }
terminal-goal = { $goal } to win
terminal-out = out
terminal-away = away
terminal-protected = protected
terminal-to-move = to move
terminal-watching = You are watching
# To someone who came to play
terminal-no-seat = No seat is free: you are watching
terminal-deck =
    { $count ->
        [0] empty
       *[other] { $count } left
    }
terminal-face-up = Set aside:
terminal-thinks = { $player } is thinking…
terminal-you-are-out = You are out of this round.
terminal-to-the-end = Enter goes straight to its end.
terminal-too-small =
    The table needs a larger window:
    80 columns and 24 lines are enough.

## Questions

terminal-ask-card = Your turn. Which card do you play?
terminal-ask-sure = Playing { $card-object } puts you out of the round. Play it anyway?
# A Prince on oneself. $card: the Princess
terminal-ask-sure-prince = You would discard { $card-object } and be out of the round. Play it anyway?
terminal-ask-target = On whom do you play { $card-object }?
# The number after × counts the copies that have not been seen
terminal-ask-named = Which character do you name? (×: not seen)
terminal-ask-keep = Which card do you keep?
terminal-ask-under = Which goes under the deck first? The other will be at the very bottom.
terminal-yes = Yes (Esc: no)
terminal-player = { $player }
terminal-yourself = { $player } (you)
terminal-no-effect-nobody = Nobody can be chosen: it will have no effect.
terminal-no-effect-empty = The deck is empty: it will have no effect.

## Several people at one keyboard

terminal-pass = Pass the keyboard to { $player }.
terminal-pass-confirm = { $player }, press Enter when nobody else is looking.
terminal-your-move-made = Your turn is over.
terminal-hide = Hide my hand

## Endings

terminal-round-over = Round { $round } is over
terminal-game-over = The game is over
terminal-after-on = Next round
terminal-after-again = Play again
terminal-after-leave = Leave
terminal-after-new = Another game
terminal-after-review = Review
terminal-no-record = The record of the game could not be loaded.

## Keys and sheets

terminal-key-hint = Hint
terminal-key-talk = Talk
terminal-key-invite = Invite
terminal-key-reference = Cards
terminal-key-log = Log
terminal-key-help = Help
terminal-key-leave = Leave
terminal-close = Esc closes
terminal-scroll-close = ↑ ↓ scroll · Esc closes
terminal-reference = Reference card
terminal-reference-dots = ● not seen yet   ○ seen
terminal-log = What has happened

## Help: what to do on a screen, and the keys that work there. KEY: what it does

terminal-help-rules = On your turn you hold two cards: play one and do what it says. Whoever holds the highest card when the deck is empty, or is the only one left, wins the round and a favor token.
terminal-help-answering = Press the key shown before an answer, use the arrow keys and Enter, or click: cards, players and the keys at the bottom all react to the mouse. If something cannot be chosen, it says why.
terminal-help-waiting = The others are playing. You are asked as soon as it is your turn.
terminal-help-lobby = The game has not started yet. Its host starts it.
terminal-help-watching = You are watching. You see what everyone may know, not what the players hold.
terminal-help-stepping = Go through the game move by move, with all cards shown or as one of its players saw it.
terminal-help-reviewing = Each move is judged by what its player knew then: how much of the chance to win the round it gave away. Luck is what the cards brought, and guesses that happened to be right.
terminal-help-answer = 0–9: the card or answer with that number
terminal-help-select = ↑ ↓ Enter: select an answer and give it
terminal-help-start-over = Esc: start the choice over
terminal-help-hint = h: a hint: what the strongest bot would do
terminal-help-reference = r: the reference card, with the copies not seen yet
terminal-help-log = l: the whole log
terminal-help-talk = t: say something to the others
terminal-help-invite = i: the link to this table, to invite others
terminal-help-colors = c: light or dark colors
terminal-help-hurry = Enter: speed up the other players
terminal-help-leave = q: leave
terminal-help-leave-saved = q: leave; the game is saved
terminal-help-leave-seat = q: leave; your seat is kept
terminal-help-line = ↑ ↓: the previous or next line
terminal-help-change = ← →: change it
terminal-help-begin = Enter: start the game, or continue the saved one
terminal-help-begin-anywhere = Ctrl+S: start the game from any line
terminal-help-leave-start = Esc: leave
terminal-help-choose = ← → Enter: select what to do, and do it
terminal-help-next = Esc: next round
terminal-help-new = n: another game, with other settings
terminal-help-review = v: the review: how good each move was, and what was luck
terminal-help-scroll = ↑ ↓: scroll
terminal-help-page = Page ↑ ↓: scroll by a page
terminal-help-close = Esc: close
terminal-help-step = ← →: a move back or on
terminal-help-round = ↑ ↓: the previous or next round
terminal-help-ends = Home End: the beginning or the end
terminal-help-viewer = e: as the next player saw it, then all cards
terminal-help-thoughts = h: what the strongest bot thinks of this position

## Going through a record

terminal-set-aside = Set aside:
terminal-eyes-open = All cards are shown.
terminal-eyes-seat = As { $player } saw it.
# $step of $steps deals and moves
terminal-step = Step { $step } of { $steps }
terminal-key-step = Step
terminal-key-round = Round
terminal-key-eyes = View

## Tables of a server

terminal-connecting = Knocking at the door…
terminal-cut = The connection is lost. Trying to reconnect…
terminal-sent = Your move is on its way…
terminal-dealing = The cards are being dealt…
# $free: how many seats are free
terminal-lobby =
    { $free ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
terminal-may-begin = { $player } hosts the table and can start the game.
terminal-free-seat = a free seat
terminal-your-seat = { $player } (you)
terminal-start = Start the game
terminal-invitation = Invite others with this link:
terminal-fill =
    { $free ->
        [one] Which bot should take it?
       *[other] Which bots should take them?
    }
# A bot sits in for the reader, who was too slow or went away
terminal-bot-plays = A bot is playing for you.
# $player has lost the connection
terminal-waits-for = { $player } is away.
terminal-seat-kept = Your seat is kept: the same command brings you back.
# $command: what to type
terminal-seat-kept-by = Your seat is kept. To come back: { $command }

## Why one is not at a table. $code: the server's word for it

terminal-trouble-no-server = no table can be reached there: is the server running, and is the link complete?
terminal-trouble-impossible = the server told something that cannot happen in this game: it is broken, or it lies
terminal-trouble-not-lobby = the game has already begun, and you have no seat in it
terminal-trouble-other = the server says: { $code }

## A hint

hint-title = What the strongest bot thinks
hint-thinking = thinking about it…
hint-own-turn = You can ask for a hint on your own turn.
# $move: a move in words, as below
hint-move = I would { $move }.
# Marks the chance of a move that was not tried as often as the best ones
hint-beliefs = How likely each hidden card is, in percent:
# One line for each hidden hand. $cards: cards with their chances
hint-hand = { $player }: { $cards }
hint-card = { $card } { $percent }%
hint-set-aside = set aside
terminal-days = { $days } d { $hours } h
terminal-hours = { $hours } h { $minutes } min
