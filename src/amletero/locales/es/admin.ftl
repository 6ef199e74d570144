### What `amletero admin` says to those who run a server.
### $table: the id of a game; $date, $until: a time in UTC; $network: an address or a network.

# One line of the list of games
admin-game =
    { $table }  { $phase ->
        [lobby] sin empezar
        [playing] en juego
        [over] terminada
       *[closed] cerrada
    }, última entrada { $date }, { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }, { $present ->
        [0] no hay nadie
        [one] hay una persona
       *[other] hay { $present } personas
    }{ $seated ->
        [yes] : { $players }
       *[no] {""}
    }
admin-no-games = No hay partidas así.
# One line of the list of guests
admin-guest =
    { $guest }  { $name }, desde { $date }, { $games ->
        [0] ninguna partida
        [one] una partida
       *[other] { $games } partidas
    }
admin-no-guests = No hay visitantes así.
admin-banned =
    { $ever ->
        [yes] { $network } está vetada para siempre.
       *[no] { $network } está vetada hasta { $until }.
    }
admin-unbanned = { $network } ya no está vetada.
admin-no-bans = Ninguna dirección está vetada.
admin-closed = La partida { $table } está cerrada.
admin-deleted = La partida { $table } está borrada.
admin-deleted-guest =
    El visitante está borrado, y con él { $games ->
        [0] ninguna partida
        [one] una partida
       *[other] { $games } partidas
    }.
admin-would-prune =
    Para cerrar: { $closed ->
        [0] ninguna partida
        [one] una partida
       *[other] { $closed } partidas
    }; para borrar: { $deleted ->
        [0] ninguna
        [one] una
       *[other] { $deleted }
    }; visitantes para olvidar: { $guests ->
        [0] ninguno
        [one] uno
       *[other] { $guests }
    }.
admin-pruned = Partidas cerradas: { $closed }; partidas borradas: { $deleted }; visitantes olvidados: { $guests }.

## Questions before something is lost

# Answers that mean yes, in lower case, separated by spaces
admin-yes = s si sí
admin-question = { $question } [s/N]{" "}
admin-ask-close =
    ¿Cerrar la partida { $table }? { $present ->
        [0] No hay nadie.
        [one] Hay una persona.
       *[other] Hay { $present } personas.
    }
admin-ask-delete =
    ¿Borrar para siempre la partida { $table }? { $present ->
        [0] No hay nadie.
        [one] Hay una persona.
       *[other] Hay { $present } personas.
    }
admin-ask-delete-guest =
    ¿Borrar para siempre a { $name }, con { $games ->
        [0] ninguna partida
        [one] una partida
       *[other] { $games } partidas
    } donde no ha estado nadie más?
admin-ask-prune = ¿Continuar? Partidas que se cierran: { $closed }; partidas que se borran: { $deleted }; visitantes que se olvidan: { $guests }.
admin-not-done = no se ha hecho nada

## What is wrong with a call

admin-needs-yes = esto no se puede deshacer y no hay a quién preguntar: añade --yes
admin-no-database = aquí no hay ninguna base de datos; elige una con --database
admin-no-such-game = no existe la partida { $table }
admin-no-such-guest = no existe el visitante { $guest }
admin-closed-already = la partida { $table } ya está cerrada
admin-not-ended = la partida { $table } no ha terminado, o no llegó a empezar: su registro revelaría las manos
admin-broken = la crónica de la partida { $table } fue alterada: la partida solo se puede borrar
admin-export-what = nombra partidas, o un visitante con --guest, pero no ambas cosas
admin-no-network = { $address } no es una dirección o red que se pueda vetar
admin-not-banned = { $network } no está vetada
