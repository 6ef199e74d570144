### What the commands that read records say.

# $record counts from 1
replay-place = { $file }, record { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] good, one round
       *[other] good, { $rounds } rounds
    }, { $won ->
        [yes] won by { $winners }
       *[no] not finished
    }
replay-summary =
    { $records ->
        [one] One record
       *[other] { $records } records
    }, { $wrong ->
        [0] none wrong.
        [one] one wrong.
       *[other] { $wrong } wrong.
    }

# The heading of a record's story
show-title = { $players }: the { edition-name }
show-tokens = Favor tokens: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = The record ends here; the round is not over.
show-fault = Here the record is wrong: { $fault }.
show-no-record = { $file } has no record { $record }

# What `amletero verify` says. $given: contributions of browsers; $silent: those not revealed in time
verify-good =
    { $rounds ->
        [one] The deal of the one round holds
       *[other] The deals of all { $rounds } rounds hold
    }; { $given ->
        [0] no browser gave to them
        [one] browsers gave to them once
       *[other] browsers gave to them { $given } times
    }{ $silent ->
        [0] .
        [one] , and once promised but did not give.
       *[other] , and { $silent } times promised but did not give.
    }
verify-round = Round { $round }: { $text }
verify-nothing-to-check = the record says nothing of how it was dealt
verify-scheme = the deals were made in a way that is not known here
verify-shape = what the record says of its deals cannot be read
verify-game-commitment = the secret of the game is not the one that was committed to
verify-round-commitment = the secret of the round is not the one that was committed to
verify-seat-commitment = the bytes of seat { $seat } are not those that it committed to
verify-deck = the deck is not the one that the secret and the bytes give
verify-first = the first seat is not the one that the secret and the bytes give
verify-receipt-shape = the receipt cannot be read
verify-receipt-game = the receipt is of another game
verify-receipt-commitment = while the game was played, the server showed another commitment
verify-receipt-list = when it was frozen, the list of commitments was another one
verify-receipt-bytes = the bytes that seat { $seat } revealed are not in the record

# amletero serve

serve-open = Amletero is running at { $address }
serve-phones = Phones on the same network can join: scan this code.
serve-games = Games are saved in { $place }
serve-stop = Press Ctrl+C to stop.
