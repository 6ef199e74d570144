### What is wrong with a record, and what would be right. In the style of the refusals.

fault-json = not readable as JSON: line { $line }, column { $column }
fault-encoding = not Unicode text: invalid UTF-8, or half of a surrogate pair
fault-too-large = larger than { $limit } MiB: a record must be smaller
fault-too-deep = nested more than { $limit } levels deep: records are never that deep
fault-duplicate-key = the key "{ $key }" appears twice in one object
fault-number = a number is too long or too large to be read
fault-not-a-record = not a game record: a record is a JSON object
fault-format = "format" must be "amletero-record"
fault-version = "version" must be a whole number from 1 to { $supported }
fault-version-newer = written for a newer version: this program reads "version" up to { $supported }
fault-edition = "edition" must be one of { $editions }
fault-players = "players" must be a list of { $least } to { $most } names in this edition
fault-goal = "goal" must be a whole number from { $least } to { $most }
fault-missing = the key "{ $key }" is missing
fault-rounds = "rounds" must be a list of rounds
fault-round = a round must be a JSON object
fault-moves = "moves" must be a list of move texts
fault-deck = "deck" must hold exactly the cards of this edition, by value
fault-first = "first" must be the number of a seat of this game
fault-unreadable-move = not a move: a move looks like 4, 2>3, 1>3=5, 9/1 or 9/1,0
fault-unknown-card = this edition has no card of value { $value }
fault-unfinished = the moves end before the round does
fault-winners = "winners" of the round must be { $expected }
fault-spy = "spy" must be { $expected }
fault-tokens = "tokens" must be { $expected }
fault-game-winners = "winners" of the game must be { $expected }

## Where a fault is. $place: record, round or move; $round and $move count from 1

fault-place =
    { $place ->
        [move] round { $round }, move { $move }: { $fault }
        [round] round { $round }: { $fault }
       *[record] { $fault }
    }
