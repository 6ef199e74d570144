### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The start page

web-title = Love Letter
web-title-turn = Your turn
web-tagline = One letter, a palace full of go-betweens, and everyone else wants to deliver theirs first.
web-play-now = Play now
web-invite-friends = Invite friends
site-hot-seat = Play together here
site-loading = Loading the game…
site-failed = The game could not be loaded.
site-waits = A file cannot be loaded. Everything goes on as soon as there is a connection.
site-new-version = A new version is ready.
site-later = Later
site-online = To the server’s tables
web-play-offline = Play offline
web-learn = Learn by playing
web-resume =
    { $state ->
        [turn] Your turn at { $name }’s table
        [lobby] { $name }’s table is being set
       *[other] The game at { $name }’s table goes on
    }
web-resume-own =
    { $state ->
        [turn] Your turn at your table
        [lobby] Your table is being set
       *[other] Your game goes on
    }
web-with = with { $names }
web-open-tables = Open tables
web-no-open-tables = No table is open right now. Open one, and anyone here can sit down.
web-open-table = Open a table
web-table-of = { $name }’s table
# a bot and how well it plays
web-bot-at-level = { $name } ({ $level })
web-watch-now = Watch
web-you-play-as = You play as { $name }
web-your-name = Your name
web-name = Name
web-guest-name = Guest
web-home = Home
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
       *[original] The cards of the classic edition; King, Countess and Princess are worth 6, 7 and 8.
    }
web-tie-all-win = Tied at the end of a round? All who are tied win.
web-tie-highest-sum = Tied at the end of a round? The highest sum of cards face up wins.
web-players = Players
web-tokens = Favor tokens to win
web-pace = Pace
web-pace-relaxed = no clock
web-pace-live = one minute per move
web-pace-correspondence = three days per move
web-first = Who begins
web-first-anybody = at random
web-first-you = you
web-level = The bots’ level
web-watch = Who may watch
web-watch-nobody = nobody
web-watch-invited = anyone with the link
web-watch-everyone = everyone
web-allow-hints = Hints are allowed
web-play-like-this = Play like this
web-invite-like-this = Invite friends to this

## Before the game

web-lobby = The table is being set
web-free-seat = Free seat
web-host = host
web-sit = Sit down
web-bot = Bot
web-fill = Fill with bots
web-free = Free { $name }’s seat
web-stand = Leave the seat: { $name }
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
web-waiting-others = The game begins as soon as everyone is here.
web-waiting-host = Waiting for the host to start the game.
web-full = Every seat is taken. Stay and watch!
# guests who have come to the table and not sat down
web-standing =
    { $count ->
        [one] one guest without a seat
       *[other] { $count } guests without a seat
    }
web-invite-title = Invite your friends
web-invite-text = Anyone who has this link can sit down or watch, from any device.
web-invite-text-watch = Anyone who has this link can watch, from any device.
web-share = Share
web-share-text = Come and play Love Letter with me!
web-open = Open table
web-open-note = It is listed on the first page: anyone can sit down or watch.
web-open-note-watch = It is listed on the first page: anyone can watch.
web-invite-watchers = Invite someone to watch
web-invite-link = Link
# followed by a command
web-local-only = Only this computer can reach the server. To let other devices in, start it with
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-invited = A letter for you: you are invited to a game
web-invited-by = A letter for you: { $name } invites you to a game
web-watch-at = Watch at { $name }’s table
web-watch-here = Watch a game
web-watch-text = The game has begun. You see what everyone sees.
web-only-watch = Just watch
web-welcome-guest = Welcome! Sit down and play, or stay and watch.
web-who-comes = Welcome! What is your name?
web-enter = Come in
web-lookalike = looks like another name at this table

## The table

web-table-title = The table
web-round = Round { $round }
web-goal =
    { $goal ->
        [one] First token wins
       *[other] First to { $goal } tokens
    }
web-tools = Tools
web-others = The other players
web-you = { $name } (you)
web-away = away
web-sits-in = bot playing
web-call-bot = Let a bot play
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
web-look = Look at { $name }’s cards
web-card-text = The text of the card: { $card }
web-look-told = This round
web-look-cards = Cards played, the latest first
web-look-none = Nothing played yet.
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
web-only-you = For your eyes only:
web-your-turn = Your turn: play one of your cards
web-turn-of = { $name } is thinking…
web-you-are-out = You are out of this round.
web-go-on = Tap, or press Space, to go on.
web-go-on-touch = Tap to go on.
web-to-round-end = To the end of the round
web-dealing = The cards are being dealt…
web-sending = …
web-ready = { $card }: play it?
web-ready-on = { $card } on { $name }: play it?
web-ready-self = { $card } on your own hand: play it?
web-ready-fatal = { $card }: you will be out of the round. Play it?
web-in-vain = { $card }: nobody can be chosen, so it will have no effect.
web-in-vain-chancellor = { $card }: the deck is empty, so it will have no effect.
web-choose-target = { $card }: whom do you choose?
web-play = Play
web-guess-title = Which card does { $name } hold?
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
web-reconnecting = Connection lost. Reconnecting…
web-watching = You are watching. You see what everyone sees.
web-public-view = Only what everyone may see is shown.
web-announce-turn = It is your turn. You hold: { $cards }.

## Ends

web-round-over = Round { $round } is over
web-next-round = Next round
web-showdown = The letters are opened
# $by: you, the player themselves (self), or another one, $name; $card is what was played
web-out-by =
    { $by ->
        [self] out by their own hand ({ $card })
        [you] put out by you ({ $card })
       *[other] put out by { $name } ({ $card })
    }
web-spy-token = for the Spy
web-to-game-end = Who wins the game?
web-gains =
    { $count ->
        [one] gains a favor token
       *[other] gains { $count } favor tokens
    }
web-game-over = The game is over
web-game-you-win = You win!
web-game-won = { $name } wins
web-game-won-together = { $names } win together
# $cause: what decided the last round. $tokens: the winner's
web-game-how =
    { $cause ->
        [spy] The Spy brought the last token
        [last-player] Nobody else was left in the last round
        [tie] Equal cards decided the last round
       *[highest] The highest card of the last round was { $card-the }
    }, and { $tokens ->
        [one] a single favor token wins the heart of the Princess
       *[other] { $tokens } favor tokens win the heart of the Princess
    }.
web-game-lost = It was a fine letter all the same.
web-rematch = Play again
web-rematch-join = To the next game
web-record = Download the record
web-proof-checking = Checking the deals…
web-proof-again = Check again
web-receipt = Download my receipt
web-warning = The server contradicted itself.
web-game-closed = This game was closed
web-closed-by =
    { $by ->
        [you] You closed it before the end.
        [player] { $name } was the host and closed it before the end.
        [expired] It was closed because nobody came anymore.
        [operator] Whoever runs the server closed it before the end.
       *[host] The host closed it before the end.
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
web-volume = Volume
web-sound-question = How would you like the table?
web-sound-on = With sound
web-sound-off = In silence
web-notify = Tell me when it is my turn
web-notify-forbidden = Your browser does not allow this page to notify you. You can change that in its settings.
web-push = Also when this page is closed
web-push-note = Through your browser’s push service, which learns neither names nor cards.
web-push-failed = Your browser or its push service did not take part. Try again later.
web-tempo = How fast the table plays
web-tempo-name =
    { $pace ->
        [calm] calm
        [brisk] brisk
        [wait] wait for my tap
       *[normal] normal
    }
web-theme =
    { $theme ->
        [light] Colors: light
        [dark] Colors: dark
       *[auto] Colors: same as the device
    }
web-leave = Let a bot take over
web-leave-question = A bot will play for you until you come back. Leave now?
web-return = Take my seat back
web-close-table = Close the table for everyone
web-close-table-question = The game ends for everyone, and nobody can reopen the table.
web-close-table-sure = Yes, close it for everyone
web-keys = Keys: 1 and 2 pick a card, Tab and Enter choose, Esc goes back, H hint, R reference card, L log, T talk, M menu, ? rules, space skips.
web-talk = Say something
web-hint = Hint
web-hint-thinking = The strongest bot is thinking…
web-hint-play = The strongest bot would play { $card-object }.
web-hint-play-on = The strongest bot would play { $card-object } on { $name }.
web-hint-play-self = The strongest bot would play { $card-object } on your own hand.
web-hint-guess = The strongest bot would play { $card-object } on { $name } and name { $named-named }.
web-hint-keep = The strongest bot would keep { $card-object }.
web-hint-none = The strongest bot has no advice here.
# $likely: possible, if no other card that may be named is more likely; guess, if one is
web-hint-hit =
    { $likely ->
        [likely] { $name } most likely holds it
        [possible] no card that you can name is more likely in { $name }’s hand
       *[guess] a hit puts { $name } out of the round
    }
web-hint-duel =
    { $likely ->
        [likely] the card you keep is probably higher than { $name }’s
       *[possible] the card you keep may be higher than { $name }’s
    }
web-hint-princess =
    { $likely ->
        [likely] { $name } will probably have to discard the Princess
       *[possible] { $name } may have to discard the Princess
    }
web-hint-use-spy = it costs nothing now and may bring a token at the end
web-hint-use-guard = it gives nothing away
web-hint-use-priest = you learn what { $name } holds
web-hint-use-baron = it gives nothing away
web-hint-use-handmaid = nobody can choose you until your next turn
web-hint-use-prince = { $name } has to start over with a new card
web-hint-use-prince-self = a new card is better than the one you would keep
web-hint-use-chancellor = you see two more cards and keep the best
web-hint-use-king = { $name }’s card should serve you better than the one you keep
web-hint-use-countess = it has no effect, and the card you keep is worth more
web-hint-use-princess = nothing else is left
# $kind: higher (the highest card of the hand) or useful
web-hint-keep-why =
    { $kind ->
        [higher] it counts for more at the end of the round
       *[useful] it should serve you better on your next turn
    }
# $why: one of the reasons above; $move: one of the moves below
web-hint-only = Because { $why }.
web-hint-than =
    Because { $why }: { $margin ->
        [clear] clearly better than
        [slight] a little better than
       *[even] about as good as
    } { $move }.
# what the advised move is compared with
web-hint-playing = playing { $card-object }
web-hint-keeping = keeping { $card-object }
web-hint-naming = naming { $card-named }
web-hint-on = playing it on { $name }
web-hint-on-self = playing it on your own hand
web-hint-numbers = In numbers
web-hint-chances = Chance to win the round
web-you-yourself = yourself
web-hint-why = What it believes about the hidden cards:
web-hint-believes = { $name }’s hand

## My games

web-no-games = No games yet. The first letter is the hardest.
web-phase-lobby = not started
web-phase-playing = in progress
web-phase-over = finished
web-phase-closed = closed
web-won-by = Won by { $names }
web-other-device = Another device
web-other-device-text = A link that works once, for ten minutes, takes your name and your seats to another device.
web-other-device-make = Make the link
web-take-over-text = This device takes over the name and the seats of the other one.
web-take-over = Continue here
web-forget = Delete my data
web-forget-text = Your name, your cookie and your list of games are deleted from the server.
web-forget-sure = Yes, delete everything

## About

web-about-game = Amletero (Esperanto for “love letter”) is the card game Love Letter for the browser, the terminal, and bots of your own.
web-about-fan = This is an unofficial, fan-made implementation. It has no connection with the game’s authors and publishers, and uses none of their art or texts. If you like the game, buy the box.
web-about-fair = Every deal can be checked: the server commits to a secret beforehand, your browser adds random bytes, and after the game anyone can recompute the decks.
web-about-fonts = Set in Cinzel and EB Garamond, both under the SIL Open Font License. Every picture was drawn for this game.

## Trouble, with a way on

trouble-no-such-page = There is nothing at this address.
    .title = This letter went astray
trouble-no-table = Perhaps the link is incomplete, or the game was long ago.
    .title = There is no such table
trouble-not-invited = Ask someone at that table for the invitation link.
    .title = This table is by invitation only
trouble-table-closed = The host has closed it. There are other open tables.
    .title = This table is closed
trouble-old-tab = The server has been updated since this page was opened. Reload it, and you are back at the same point.
    .title = This page is out of date
trouble-server-gone = It may be restarting, or you may be offline. Your game is safe.
    .title = The server does not answer
trouble-other-tab = This game is open in another tab or window. Close it there, and you can go on here.
    .title = Open in another tab
trouble-link-spent = The link has been used, or its ten minutes are over. Make a new one on the other device.
    .title = This link no longer works

## Learn by playing: $name is the other player

lesson-count = Lesson { $number } of { $total }
lesson-ready = Got it
lesson-read = What should you do here?
lesson-next = Next lesson
lesson-again = Try again
lesson-leave = End the lessons
lessons-repeat = Once more from the start
lessons-over = Those were the eight ideas. The rest is nerve.
    .title = You know the game
lesson-guard = The Guard names a character, and whoever holds it is out. Count the cards that lie open: besides a Guard, only one is still missing. Name it.
    .title = The Guard counts
    .right = Right. Whatever has been played stays in sight, so the last cards of a round can be counted.
    .wrong = Not that one. Open the reference card: it counts what you have not seen yet.
lesson-handmaid = With the Priest, { $name } has just seen your King, and may well hold a Guard. The Handmaid protects you until your next turn.
    .title = The Handmaid protects
    .right = Nobody could choose you, so { $name }’s Guard had no effect.
    .wrong = Now you are unprotected. Play the card that shields you.
lesson-baron = The Baron compares two hands in secret, and the lower one is out. The card you keep is the King: only two cards are higher.
    .title = The Baron compares
    .right = { $name } held the lower card and is out. Compare when the card you keep is high.
    .wrong = The King only trades hands. Keep it, and let the Baron compare.
lesson-countess = Together with the King or a Prince, the Countess must be played. Go on, try the Prince first.
    .title = The Countess goes first
    .right = Now { $name } wonders: did you have to play it, or did you only want to?
lesson-prince = The Prince makes someone discard their hand and draw a new card. The Priest has shown you what { $name } holds, and whoever discards the Princess is out.
    .title = The Prince and the Princess
    .right = The Princess was discarded, so { $name } is out.
    .wrong = Play the Prince on { $name }: whoever discards the Princess is out.
lesson-chancellor = The Chancellor draws two cards. You keep one of the three, and the others go under the deck in the order you like.
    .title = The Chancellor chooses
    .right = Only you know the two cards at the bottom of the deck.
    .wrong = The Guard can wait. Play the Chancellor and see two more cards.
lesson-spy = You have played a Spy, and { $name } has not. At the end of the round, someone still in who alone has played one gains a token for it. So end the round.
    .title = The Spy pays at the end
    .right = Two tokens: one for the round and one for the Spy.
    .wrong = The round goes on. Keep the King, and let the Baron end it.
lesson-end = The deck is empty. After this move everyone shows their hand, and the highest card wins. Which card do you keep?
    .title = The end of the deck
    .right = Your King was higher. When the deck runs out, keep what is high.
    .wrong = You traded the King away. Keep it, and play the Handmaid.

## Table talk, by phrases

talk-hello = Hello!
talk-good-luck = Good luck!
talk-nice-one = Well played!
talk-oh-no = Oh no!
talk-hmm = Hmm…
talk-hurry-up = The candle is burning down…
talk-sorry = Sorry!
talk-thanks = Thank you!
talk-was-it-you = Was that you?
talk-not-me = It wasn’t me.
talk-good-game = Good game!
talk-one-more = One more?
talk-goodbye = Goodbye!

## Why the table said no

refusal-unreadable = that was not understood
refusal-unknown-card = this edition has no such card
refusal-hello-first = the connection was not ready: try again
refusal-stale = something happened in the meantime: look again
refusal-not-seated = you have no seat here
refusal-not-your-turn = it is someone else’s turn
refusal-not-your-seat = this seat belongs to someone else
refusal-not-host = only the host can do that
refusal-not-lobby = the game has already begun
refusal-not-playing = no game is being played
refusal-not-over = the game is not over yet
refusal-seat-taken = this seat is taken: choose another
refusal-seats-free = there are free seats: fill them first
refusal-color-taken = someone at this table has this color: choose another
refusal-bad-name = this name cannot be used: choose another
refusal-no-player = no player sits there
refusal-not-away = this player has not been away for two minutes yet
refusal-no-deal = this deal is over
refusal-wrong-reveal = the bytes are not those that were promised
refusal-unknown-phrase = there is no such phrase
refusal-unknown-bot = there is no such bot
refusal-no-hints = this table allows no hints
refusal-bot-sits-in = a bot is playing this seat right now
refusal-too-often = that was a little fast: wait a moment
refusal-unavailable = nothing can be saved right now: try again in a moment
refusal-broken-log = the log of this table is damaged: the game cannot continue
refusal-table-closed = this table is closed
refusal-wrong-pace = this time per move does not fit the pace: choose another
