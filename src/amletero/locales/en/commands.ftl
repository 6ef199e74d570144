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

## What is wrong with a call; after the option that it is about, and a colon

call-unknown-command =
    unknown command { $word }; { $close ->
        [yes] did you mean { $near }?
       *[no] { $group } --help lists all commands
    }
call-unknown-option =
    unknown option { $word }{ $close ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
call-too-many = too many arguments: { $words }
call-missing = { $name } is missing
call-no-value = { $option } needs a value
call-twice = { $option } was given twice
call-whole-number = a whole number is needed
call-number = a number is needed
call-seconds = give a number of seconds, 0 or more
call-edition = choose { $editions }
call-players = choose { $least } to { $most } players
call-people = choose { $least } to { $most } people
call-goal = choose { $least } to { $most } tokens
call-at-least-one = at least 1 is needed
call-two-bots = name at least two bots
call-rounds-or-games = choose either --rounds or --games
call-needs-rounds = this needs --rounds
call-watch-json = the tables of --watch are for people: leave out --json
call-one-name = a bot has one name
call-not-a-link = { $link } is not a link to a table, such as { $example }
call-not-a-command = { $text } is neither a built-in bot ({ $bots }) nor a command
call-not-a-network = no network that can play: { $reason }
network-unreadable = { $file } is not a network, or it is damaged
network-unfit = { $file } does not fit the table that it names
network-critic = { $file } judges positions and plays no moves
call-unclosed = { $text } cannot be read as a command: is a quotation mark missing?
call-not-executable = { $file } is not executable: name its interpreter, as in '{ $example }', or chmod +x { $file } and write '{ $call }'
call-not-on-path = { $file } is not on the PATH: write '{ $call }'
call-nothing-to-decide = there is nothing to decide in this view
call-name-a-move = this is a record: name one of its decisions with --round and --move
call-no-such-move = this record has no move { $move } in round { $round }
call-day = give a day such as { $example }
call-no-file = name at least one file, or - for standard input
call-record-number = records are counted from 1
call-no-moment = the game has no such moment; its last round is round { $rounds }
call-step-file = the keys need standard input: name a file
call-step-terminal = a terminal is needed; without --step the record is told as text
call-only-step = only with --step
call-not-with = not together with { $option }
call-slow = this is slow without NumPy; pip install 'amletero[fast]' makes it many times faster
call-seat = this game has the seats 1 to { $last }
call-other-receipt = is not a receipt of this table; it was not changed
call-unsaved-receipt = the receipt could not be saved
call-workers = choose { $least } to { $most }
call-no-port = { $port } is not a port; choose 0 to 65535
call-port-taken = port { $port } is taken; choose another with --port, such as --port { $other }
call-cannot-listen = cannot listen on { $host } port { $port }: { $reason }
call-public = give the full address, such as { $example }
call-no-network = no network was found; phones will not reach this machine
call-not-text = it is not a text file
call-other-file = choose another file with --database
call-no-folder = there is no folder { $folder }; create it, or choose another file with --database
call-bots = choose { $bots }
call-extra = this needs the extra `{ $extra }`: pip install 'amletero[{ $extra }]'
call-network-file = name a file that ends in .npz, in a folder that exists
call-out-of-range = out of range: { $ranges }
call-no-cluster = there is no cluster at { $address }
call-worker-killed = a worker was killed: is there enough memory?
call-other-training = this is of another training; remove it first
call-other-table = this network is for { $name } with { $players } players
call-small-deck = small decks are worked out for 2 players
call-few-cards = { $players } players need at least { $least } cards
call-as-many-bots = name 1 or { $players } bots, not { $given }

# What the system says of a file, a folder or a host; follows its name and a colon
system-no-file = No such file or directory
system-not-allowed = Permission denied
system-is-folder = Is a directory
system-not-folder = Not a directory
system-exists = File exists
system-disk-full = No space left on device
system-read-only = Read-only file system
system-no-answer = Connection refused
system-no-host = no computer has this name

# Why a server cannot use its database
database-no-address = { $detail } is not a database address
database-not-supported = { $detail } is not supported; use sqlite:///FILE or postgresql://…
database-empty = the database is empty; run `amletero migrate` with the same --database
database-older = the database is of an older version; run `amletero migrate` with the same --database
database-newer = the database is of a newer version of Amletero; upgrade, or choose another --database
database-of-another-program = the database belongs to another program; choose another --database
database-failed = { $detail }; check --database
# What `amletero migrate` says at its end
migrate-done = The database is up to date.

# What `amletero verify` says of a record whose deals cannot be checked
verify-scheme = the deals were made in a way that is not known here
verify-shape = what the record says of its deals cannot be read

## amletero serve

serve-open = Amletero is running at { $address }
serve-phones = Phones on the same network can join: scan this code.
serve-games = Games are saved in { $place }
serve-stop = Press Ctrl+C to stop.

## amletero site

site-written = { $files } files, { $megabytes } MB, in { $folder }. A first game loads { $first } MB, compressed.
site-other-files = { $folder } holds other files: give a new folder, or one that this command has written.
site-not-built = The pages were not built. Install a release, or see docs/site.md.
