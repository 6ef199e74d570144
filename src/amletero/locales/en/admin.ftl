### What `amletero admin` says to those who run a server.
### $table: the id of a game; $date, $until: a time in UTC; $network: an address or a network.

# One line of the list of games
admin-game =
    { $table }  { $phase ->
        [lobby] not begun
        [playing] being played
        [over] finished
       *[closed] closed
    }, last entry { $date }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $present ->
        [0] nobody there
        [one] one person there
       *[other] { $present } people there
    }{ $seated ->
        [yes] : { $players }
       *[no] {""}
    }
admin-no-games = There are no such games.
# One line of the list of guests
admin-guest =
    { $guest }  { $name }, since { $date }, { $games ->
        [0] no games
        [one] one game
       *[other] { $games } games
    }
admin-no-guests = There are no such guests.
admin-banned =
    { $ever ->
        [yes] { $network } is banned permanently.
       *[no] { $network } is banned until { $until }.
    }
admin-unbanned = { $network } is no longer banned.
admin-no-bans = No address is banned.
admin-closed = Game { $table } is closed.
admin-deleted = Game { $table } is deleted.
admin-deleted-guest =
    The guest is deleted, and { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    } with them.
admin-would-prune =
    { $closed ->
        [0] No game
        [one] One game
       *[other] { $closed } games
    } would be closed, { $deleted ->
        [0] none
        [one] one
       *[other] { $deleted }
    } deleted, { $guests ->
        [0] no guest
        [one] one guest
       *[other] { $guests } guests
    } forgotten.
admin-pruned = Games closed: { $closed }; games deleted: { $deleted }; guests forgotten: { $guests }.

## Questions before something is lost

# Answers that mean yes, in lower case, separated by spaces
admin-yes = y yes
admin-question = { $question } [y/N]{" "}
admin-ask-close =
    Close game { $table }? { $present ->
        [0] Nobody is there.
        [one] One person is there.
       *[other] { $present } people are there.
    }
admin-ask-delete =
    Delete game { $table } for good? { $present ->
        [0] Nobody is there.
        [one] One person is there.
       *[other] { $present } people are there.
    }
admin-ask-delete-guest =
    Delete { $name } for good, with { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    } where nobody else has been?
admin-ask-prune = Go on? Games to close: { $closed }; games to delete: { $deleted }; guests to forget: { $guests }.
admin-not-done = nothing was done

## What is wrong with a call

admin-needs-yes = this cannot be undone and nobody can be asked: add --yes
admin-no-database = there is no database here; choose one with --database
admin-no-such-game = there is no game { $table }
admin-no-such-guest = there is no guest { $guest }
admin-closed-already = game { $table } is closed already
admin-not-ended = game { $table } has not ended, or never began: its record would give away hands
admin-broken = the log of game { $table } was changed: it can only be deleted
admin-export-what = name games, or a guest with --guest, but not both
admin-no-network = { $address } is not an address or network that can be banned
admin-not-banned = { $network } is not banned
