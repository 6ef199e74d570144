### A finished game, to be stepped through.

replay-page = Replay a game
replay-page-about = Choose a record of a game, or drop it here: you can step through it with all cards face up, or as one player saw it. The record is read by the server and not kept.
replay-title = { $players }: the game again
replay-choose = Choose a record
replay-drop = or drop a file here.
replay-which = This file holds { $count } games. Show number
replay-wrong = The record is wrong here: { $fault }
replay-unfinished = The record ends here; the game was not finished.
replay-too-large = This file is too large for the record of a game.
replay-trouble = That did not work. Please try again.
replay-private = This game is private: only its players can see it.
replay-not-over = This game is not over yet. Once it is, it can be replayed here.
replay-to-table = To the table
replay-place-in-game =
    { $round ->
        [0] Before the first deal
       *[other] { $move ->
            [0] Round { $round }, the deal
           *[other] Round { $round }, move { $move }
        }
    }
replay-scrub = Moment of the game
replay-back = One move back
replay-next = One move forward
replay-round-back = To the previous deal
replay-round-next = To the next deal
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-open = all cards face up
replay-face-down = a card face down
replay-hand = Hand
replay-discards = Played and discarded
replay-copy-link = Copy the link to this moment
replay-picture = Picture of this moment
replay-verify = Check the deals
replay-no-proof = This record has no proof of how its cards were dealt.
replay-keys = Keys: ← → a move, ↑ ↓ a round, space plays and pauses, e changes the view.
replay-open = Replay the game
replay-keep-private = Keep the game private: after its end only its players can replay it

games-running = Running games
games-turn = { $name } is to move
games-ended = Finished games
games-you-won = You won
games-you-lost = You lost; { $names } won
games-undecided = Closed before its end
games-private = private
games-search-player = Player
games-any-edition = All editions
games-since = Since
games-found =
    { $found ->
        [one] 1 game
       *[other] { $found } games
    }
games-export = Export all finished games
games-delete = Delete from my games
games-delete-about = This removes the game from your list and your name from the game. The other players keep it, and its link still works.
games-statistics = Statistics
games-statistics-about = Each bar is the share of games you won. The thin line is how far chance may have moved it, the dark mark your fair share.
games-won-of =
    { $games ->
        [one] You won { $won } of 1 game
       *[other] You won { $won } of { $games } games
    }
games-by-opponents = Against
games-against =
    { $kind ->
        [people] people, { $players } players
        [mixed] bots of several levels, { $players } players
       *[level] { $level }, { $players } players
    }
games-by-edition = Editions
games-rate =
    { $games ->
        [one] won { $percent }% of 1 game ({ $low }–{ $high }%)
       *[other] won { $percent }% of { $games } games ({ $low }–{ $high }%)
    }
games-luck = Luck over time
games-luck-told =
    { $games ->
        [one] In 1 reviewed game: luck { $luck } rounds, { $loss }% given away a move
       *[other] In { $games } reviewed games: luck { $luck } rounds, { $loss }% given away a move
    }
games-favorite = Favorite card
games-favorite-card =
    { $played ->
        [one] { $name }: played once
       *[other] { $name }: played { $played } times
    }
