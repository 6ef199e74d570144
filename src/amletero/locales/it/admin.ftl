### What `amletero admin` says to those who run a server.
### $table: the id of a game; $date, $until: a time in UTC; $network: an address or a network.

# One line of the list of games
admin-game =
    { $table }  { $phase ->
        [lobby] non iniziata
        [playing] in corso
        [over] finita
       *[closed] chiusa
    }, ultima voce { $date }, { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }, { $present ->
        [0] non c’è nessuno
        [one] c’è una persona
       *[other] ci sono { $present } persone
    }{ $seated ->
        [yes] : { $players }
       *[no] {""}
    }
admin-no-games = Non ci sono partite così.
# One line of the list of guests
admin-guest =
    { $guest }  { $name }, dal { $date }, { $games ->
        [0] nessuna partita
        [one] una partita
       *[other] { $games } partite
    }
admin-no-guests = Non ci sono visitatori così.
admin-banned =
    { $ever ->
        [yes] { $network } è bandito per sempre.
       *[no] { $network } è bandito fino al { $until }.
    }
admin-unbanned = { $network } non è più bandito.
admin-no-bans = Nessun indirizzo è bandito.
admin-closed = La partita { $table } è chiusa.
admin-deleted = La partita { $table } è cancellata.
admin-deleted-guest =
    Il visitatore è cancellato, e con lui { $games ->
        [0] nessuna partita
        [one] una partita
       *[other] { $games } partite
    }.
admin-would-prune =
    Da chiudere: { $closed ->
        [0] nessuna partita
        [one] una partita
       *[other] { $closed } partite
    }; da cancellare: { $deleted ->
        [0] nessuna
        [one] una
       *[other] { $deleted }
    }; visitatori da dimenticare: { $guests ->
        [0] nessuno
        [one] uno
       *[other] { $guests }
    }.
admin-pruned = Partite chiuse: { $closed }; partite cancellate: { $deleted }; visitatori dimenticati: { $guests }.

## Questions before something is lost

# Answers that mean yes, in lower case, separated by spaces
admin-yes = s si sì
admin-question = { $question } [s/N]{" "}
admin-ask-close =
    Chiudere la partita { $table }? { $present ->
        [0] Non c’è nessuno.
        [one] C’è una persona.
       *[other] Ci sono { $present } persone.
    }
admin-ask-delete =
    Cancellare per sempre la partita { $table }? { $present ->
        [0] Non c’è nessuno.
        [one] C’è una persona.
       *[other] Ci sono { $present } persone.
    }
admin-ask-delete-guest =
    Cancellare per sempre { $name }, con { $games ->
        [0] nessuna partita
        [one] una partita
       *[other] { $games } partite
    } dove non è stato nessun altro?
admin-ask-prune = Continuare? Partite da chiudere: { $closed }; partite da cancellare: { $deleted }; visitatori da dimenticare: { $guests }.
admin-not-done = non è stato fatto nulla

## What is wrong with a call

admin-needs-yes = non si può annullare e non c’è nessuno a cui chiedere: aggiungi --yes
admin-no-database = qui non c’è nessun database; scegline uno con --database
admin-no-such-game = non esiste la partita { $table }
admin-no-such-guest = non esiste il visitatore { $guest }
admin-closed-already = la partita { $table } è già chiusa
admin-not-ended = la partita { $table } non è finita, o non è mai iniziata: la sua registrazione svelerebbe le mani
admin-broken = la cronaca della partita { $table } è stata modificata: la partita si può solo cancellare
admin-export-what = indica delle partite, o un visitatore con --guest, ma non entrambi
admin-no-network = { $address } non è un indirizzo o una rete che si possa bandire
admin-not-banned = { $network } non è bandito
