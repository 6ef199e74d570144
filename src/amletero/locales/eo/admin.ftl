### What `amletero admin` says to those who run a server.
### $table: the id of a game; $date, $until: a time in UTC; $network: an address or a network.

# One line of the list of games
admin-game =
    { $table }  { $phase ->
        [lobby] ne komencita
        [playing] ludata
        [over] finita
       *[closed] fermita
    }, lasta enskribo { $date }, { $entries ->
        [one] unu enskribo
       *[other] { $entries } enskriboj
    }, { $present ->
        [0] neniu ĉeestas
        [one] unu persono ĉeestas
       *[other] { $present } personoj ĉeestas
    }{ $seated ->
        [yes] : { $players }
       *[no] {""}
    }
admin-no-games = Ne estas tiaj partioj.
# One line of the list of guests
admin-guest =
    { $guest }  { $name }, ekde { $date }, { $games ->
        [0] neniu partio
        [one] unu partio
       *[other] { $games } partioj
    }
admin-no-guests = Ne estas tiaj gastoj.
admin-banned =
    { $ever ->
        [yes] { $network } estas forbarita por ĉiam.
       *[no] { $network } estas forbarita ĝis { $until }.
    }
admin-unbanned = { $network } ne plu estas forbarita.
admin-no-bans = Neniu adreso estas forbarita.
admin-closed = La partio { $table } estas fermita.
admin-deleted = La partio { $table } estas forigita.
admin-deleted-guest =
    La gasto estas forigita, kaj kun ĝi { $games ->
        [0] neniu partio
        [one] unu partio
       *[other] { $games } partioj
    }.
admin-would-prune =
    Fermotaj: { $closed ->
        [0] neniu partio
        [one] unu partio
       *[other] { $closed } partioj
    }; forigotaj: { $deleted ->
        [0] neniu
        [one] unu
       *[other] { $deleted }
    }; forgesotaj gastoj: { $guests ->
        [0] neniu
        [one] unu
       *[other] { $guests }
    }.
admin-pruned = Fermitaj partioj: { $closed }; forigitaj partioj: { $deleted }; forgesitaj gastoj: { $guests }.

## Questions before something is lost

# Answers that mean yes, in lower case, separated by spaces
admin-yes = j jes
admin-question = { $question } [j/N]{" "}
admin-ask-close =
    Ĉu fermi la partion { $table }? { $present ->
        [0] Neniu ĉeestas.
        [one] Unu persono ĉeestas.
       *[other] { $present } personoj ĉeestas.
    }
admin-ask-delete =
    Ĉu porĉiame forigi la partion { $table }? { $present ->
        [0] Neniu ĉeestas.
        [one] Unu persono ĉeestas.
       *[other] { $present } personoj ĉeestas.
    }
admin-ask-delete-guest =
    Ĉu porĉiame forigi la gaston { $name }, kun { $games ->
        [0] neniu partio
        [one] unu partio
       *[other] { $games } partioj
    }, kie neniu alia estis?
admin-ask-prune = Ĉu daŭrigi? Fermotaj partioj: { $closed }; forigotaj partioj: { $deleted }; forgesotaj gastoj: { $guests }.
admin-not-done = nenio estis farita

## What is wrong with a call

admin-needs-yes = tio ne estas malfarebla kaj oni povas demandi neniun: aldonu --yes
admin-no-database = ĉi tie ne estas datumbazo; elektu unu per --database
admin-no-such-game = ne ekzistas la partio { $table }
admin-no-such-guest = ne ekzistas la gasto { $guest }
admin-closed-already = la partio { $table } jam estas fermita
admin-not-ended = la partio { $table } ne finiĝis, aŭ neniam komenciĝis: ĝia registraĵo malkaŝus manojn
admin-broken = la kroniko de la partio { $table } estis ŝanĝita: eblas nur forigi la partion
admin-export-what = nomu partiojn, aŭ gaston per --guest, sed ne ambaŭ
admin-no-network = { $address } ne estas adreso aŭ reto forbarebla
admin-not-banned = { $network } ne estas forbarita
