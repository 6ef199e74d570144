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
show-round = Round { $round }
show-tokens = Favor tokens: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = The record ends here; the round is not over.
show-fault = Here the record is wrong: { $fault }.
show-no-record = { $file } has no record { $record }
