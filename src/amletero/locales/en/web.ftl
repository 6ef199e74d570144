### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The house

web-title = Love Letter
web-title-turn = Your turn
web-tagline = One letter, a palace full of go-betweens, and everybody else wants to deliver theirs first.
web-play-now = Play now
web-invite-friends = Invite friends
web-learn = Learn by playing
web-your-name = Your name
web-name = Name
web-guest-name = Guest
web-home = Back to the start
web-my-games = My games
web-about = About
web-language = Language
web-close = Close
web-back = Back
web-confirm = Confirm
web-try-again = Try again
web-reload = Reload
web-connecting = The door opens…

## Options of a game

web-options = How do you want to play?
web-edition = Edition
# $tokens: tokens to win for 2, 3, 4… players, as "6 / 5 / 4"
web-edition-tokens = Tokens to win with 2, 3, … players: { $tokens }.
web-edition-cards =
    { $edition ->
        [standard] With the Spy and the Chancellor, and six Guards.
        [classic] Without the Spy and the Chancellor, and with five Guards.
       *[original] The cards of the classic edition; King, Countess and Princess count 6, 7 and 8.
    }
web-tie-all-win = Tied at the end of a round? All who are tied win.
web-tie-highest-sum = Tied at the end of a round? The highest sum of cards face up wins.
web-players = Players
web-tokens = Favor tokens to win
web-pace = Pace
web-pace-relaxed = no clock
web-pace-live = a minute a move
web-pace-correspondence = three days a move
web-first = Who begins
web-first-anybody = at random
web-first-you = you
web-level = The bots’ level
web-watch = Who may watch
web-watch-nobody = nobody
web-watch-invited = whoever has the link
web-watch-everyone = everybody
web-allow-hints = Hints are allowed
level-beginner = beginner
level-casual = casual
level-random = takes it lightly
level-simple = knows the game
level-reader = reads your plays
level-master = master

## Before the game

web-lobby = The table is being set
web-free-seat = Free seat
web-host = host
web-sit = Sit down
web-bot = Bot
web-fill = Fill with bots
web-free = Free the seat of { $name }
web-stand = Get up: { $name }
web-color = Color of your seal
web-color-name =
    { $color ->
       *[0] carmine
        [1] blue
        [2] green
        [3] ochre
        [4] violet
        [5] slate
    }
web-make-host = Make { $name } the host
web-become-host = Become the host
web-start = Start
web-add-neighbor = Another player on this device
web-add = Add
web-waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-others = The game begins as soon as everybody is here.
web-waiting-host = The host starts the game.
web-full = Every seat is taken. Stay and watch!
# guests who have come to the table and not sat down
web-standing =
    { $count ->
        [one] one guest without a seat
       *[other] { $count } guests without a seat
    }
web-invite-title = Invite your friends
web-invite-text = Whoever opens this link can sit down or watch, from any device.
web-invite-watchers = Invite somebody to watch
web-invite-link = Link
# followed by a command
web-local-only = Only this computer can reach the server. To let other devices in, start it with
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-invited = A letter for you: you are invited to a game
web-who-comes = Good evening! What is your name?
web-enter = Come in
web-lookalike = looks like another name at this table

## The table

web-table-title = The table
web-round = Round { $round }
web-goal =
    { $goal ->
        [one] The first token wins
       *[other] { $goal } tokens win
    }
web-tools = Tools
web-others = The other players
web-you = { $name } (you)
web-away = away
web-sits-in = a bot sits in
web-call-bot = Call a bot in
web-plate-tokens =
    { $tokens ->
        [one] one favor token
       *[other] { $tokens } favor tokens
    }
web-plate-turn = to move
web-plate-out = out of the round
web-plate-protected = protected by the Handmaid
web-plate-known = you know this hand: { $card }
web-plate-discards = discarded: { $cards }
web-choose = Choose { $name }
web-choose-yourself = Choose yourself
web-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
web-set-aside = One card is set aside face down
web-face-up = Set aside face up
web-buried = What you put under the deck
web-buried-at =
    { $above ->
        [0] { $card }: on top of the deck
        [one] { $card }: one card above it
       *[other] { $card }: { $above } cards above it
    }
web-only-you = Only for your eyes:
web-your-turn = Your turn: play one of your cards
web-turn-of = { $name } is thinking…
web-you-are-out = You are out of this round.
web-dealing = The cards are being dealt…
web-sending = …
web-ready = { $card }: play it?
web-ready-princess = { $card }: you will be out of the round. Play it?
web-in-vain = { $card }: nobody can be chosen, so it will have no effect.
web-in-vain-chancellor = { $card }: the deck is empty, so it will have no effect.
web-choose-target = { $card }: whom do you choose?
web-play = Play
web-guess-title = Whom does { $name } hold?
web-guess-hint = The number says how many you have not seen yet.
web-unseen = { $count } unseen
web-chancellor-title = The Chancellor
web-chancellor-keep = Which card do you keep?
web-chancellor-order = The others go under the deck, in this order.
web-keep = Keep: { $card }
web-place-keep = You keep
web-place-above = Under the deck
web-place-bottom = At the very bottom
web-swap-order = Swap
web-log = What happened
web-rule-of = The rule: { $text }
web-rules = The rules
web-unseen-of = unseen
web-left-of = { $left } of { $copies }
web-clock = Time left
web-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-reconnecting = Connection lost. Looking for the way back…
web-watching = You are watching. You see what everybody sees.
web-public-view = Only what everybody may see is shown.
web-announce-turn = It is your turn. You hold: { $cards }.

## Ends

web-round-over = Round { $round } is over
web-next-round = Next round
web-gains =
    { $count ->
        [one] gains a favor token
       *[other] gains { $count } favor tokens
    }
web-game-over = The game is over
web-rematch = Play again
web-rematch-join = To the next game
web-record = Download the record
web-proof-checking = Checking the deals…
web-proof-ok =
    { $rounds ->
        [one] Fairly dealt: one deal checked
       *[other] Fairly dealt: all { $rounds } deals checked
    }
web-proof-bad = A deal does not agree with what was promised
web-proof-how = Before each deal the server promised a secret, and the browsers added bytes of their own. This browser has now computed every deck again from both: they are the decks that were dealt.
web-proof-fault = This does not agree: { $fault }. Keep the record.
web-proof-later = The proof of fair dealing cannot be checked just now.
# $seen: whether this browser held the promise before the deal
web-proof-round =
    { $seen ->
        [yes] Round { $round }: promise received before the deal; browsers that took part: { $contributions }.
       *[no] Round { $round }: browsers that took part: { $contributions }.
    }

## Several players in one browser

web-pass-on = { $name }, it is your turn
web-pass-on-text = Pass the screen to { $name }. Nobody else should look.
web-i-am = I am { $name }: show my hand
web-hide-hand = Hide my hand

## Menu, talk, hints

web-menu = Menu
# switches: these are on or off
web-sound = Sound
web-notify = Tell me when it is my turn
web-brisk = A brisk table
web-theme =
    { $theme ->
        [light] Colors: light
        [dark] Colors: dark
       *[auto] Colors: like the device
    }
web-leave = Leave the game to a bot
web-return = Take my seat back
web-close-table = Close the table for everybody
web-close-table-sure = Yes, close it for everybody
web-keys = Keys: 1 and 2 take a card, Tab and Enter choose, Esc goes back, R reference card, L log, T talk, ? rules, space skips.
web-talk = Say something
web-hint = Hint
web-hint-thinking = The strongest bot is thinking…
web-hint-play = { $card } is what the strongest bot would play.
web-hint-play-on = { $card } on { $name } is what the strongest bot would play.
web-hint-play-self = { $card } on your own hand is what the strongest bot would play.
web-hint-guess = { $card } on { $name }, naming: { $named }. That is what the strongest bot would play.
web-hint-keep = { $card } is what the strongest bot would keep.
web-hint-none = The strongest bot has no advice here.
web-hint-why-hit = { $name } holds exactly this card with { $percent } %.
web-hint-why-duel = The card that you keep is higher than that of { $name } with { $higher } %, and lower with { $lower } %.
web-hint-why-princess = With { $percent } % it is the Princess that { $name } discards.
web-hint-why = This is what it believes of the hidden cards:
web-hint-believes = The hand of { $name }

## My games

web-no-games = No games yet. The first letter is the hardest.
web-phase-lobby = not started
web-phase-playing = being played
web-phase-over = finished
web-phase-closed = closed
web-won-by = Won by { $names }
web-other-device = Another device
web-other-device-text = A link that works once, for ten minutes, takes your name and your seats to another device.
web-other-device-make = Make the link
web-take-over-text = This device takes over the name and the seats of the other one.
web-take-over = Go on here
web-forget = Delete my data
web-forget-text = Your name, your cookie and your list of games are deleted from the server.
web-forget-sure = Yes, delete everything

## About

web-about-game = Amletero is Esperanto for “love letter”: the card game to play in the browser, in the terminal, and with bots of your own.
web-about-fan = This is an unofficial, fan-made implementation. It has no connection with the game’s authors and publishers, and uses none of their art or texts. If you like the game, buy the box.
web-about-fair = Every deal can be checked: the server promises a secret before it, your browser adds its own bytes, and after the game everybody can compute the decks again.
web-about-fonts = Set in Cinzel and EB Garamond, both under the SIL Open Font License. Every picture was drawn for this game.

## Trouble, with a way on

trouble-no-such-page = Nothing lies at this address.
    .title = This letter went astray
trouble-no-such-table = Perhaps the link is incomplete, or the game was long ago.
    .title = There is no such table
trouble-not-invited = Ask whoever plays there for the link of the invitation.
    .title = This table is by invitation only
trouble-closed = The host has closed it. Others are open.
    .title = This table is closed
trouble-old-tab = The server has been renewed since this page was opened. Reload it, and you are back at the same point.
    .title = This page is from yesterday
trouble-server-gone = It may be starting again, or your network is away. Your game is kept.
    .title = The server does not answer
trouble-elsewhere = You have opened this table in another window. It goes on there.
    .title = You are sitting elsewhere
trouble-link-spent = The link has been used, or its ten minutes are over. Make a new one on the other device.
    .title = This link no longer works

## A guided first game

tutor-name = Guide
tutor-next = I see
tutor-skip = End the guide
tutor-welcome = You want your letter to reach the Princess. The card in your hand is the person who carries it now. Stay in the round, or hold the highest card when the deck runs out.
    .title = Good evening
tutor-turn = You have drawn a second card. Play one of the two; the other stays in your hand and carries your letter.
    .title = Your turn
tutor-choose = Tap a card to take it. If it asks for a player, those who can be chosen light up. You can go back until the last tap.
    .title = Playing a card
tutor-others = In the middle you see what the others do. Their played cards stay before them, in order: count them, and you know what is left.
    .title = The others
tutor-protected = The shield means that nobody can choose this player until their next turn begins.
    .title = Protected
tutor-showdown = The deck is almost empty. When it is, all who are still in show their cards, and the highest wins.
    .title = The end is near
tutor-out = You are out of this round: your seal is broken. The next round begins with everybody.
    .title = Out
tutor-round-end = The winner of a round gains a favor token of red wax. With enough of them you win the game.
    .title = The end of a round

## Table talk, by phrases

talk-hello = Good evening!
talk-good-luck = Good luck!
talk-nice-one = Well played!
talk-oh-no = Oh no!
talk-hmm = Hmm…
talk-hurry-up = The candle is burning down…
talk-sorry = Sorry!
talk-thanks = Thank you!
talk-was-it-you = Was that you?
talk-not-me = It wasn’t me.
talk-good-game = A fine game!
talk-one-more = One more?
talk-goodbye = Good night!

## Why the table said no

refusal-unreadable = that was not understood
refusal-unknown-card = this edition has no such card
refusal-hello-first = the connection was not ready: try again
refusal-stale = something happened in the meantime: look again
refusal-not-seated = you have no seat here
refusal-not-your-turn = it is somebody else’s turn
refusal-not-your-seat = this seat belongs to somebody else
refusal-not-host = only the host can do that
refusal-not-lobby = the game has already begun
refusal-not-playing = no game is being played
refusal-not-over = the game is not over yet
refusal-seat-taken = this seat is taken: choose another
refusal-seats-free = there are free seats: fill them first
refusal-color-taken = somebody at this table has this color: choose another
refusal-bad-name = this name cannot be read: choose another
refusal-no-player = no player sits there
refusal-not-away = this player has not been away for two minutes
refusal-no-deal = this deal is over
refusal-wrong-reveal = the bytes are not those that were promised
refusal-unknown-phrase = there is no such phrase
refusal-unknown-bot = there is no such bot
refusal-no-hints = this table allows no hints
refusal-bot-sits-in = a bot plays this seat just now
refusal-too-often = that was a little fast: wait a moment
refusal-unavailable = nothing can be stored just now: try again in a moment
refusal-broken-log = the log of this table is damaged: it cannot be played on
