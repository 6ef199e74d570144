# Partidas terminadas y lo que suman.

games-none = Aquí aún no hay partidas terminadas: juega una con `amletero play`.
games-line = { $number }. { $date } · { $edition } · { $players } · gana { $winners }
games-file = Los registros están en { $file }
games-deleted = El registro de esa partida se ha borrado.
games-no-number = elige un número del 1 al { $games }
stats-all = Todas las partidas
stats-opponents = Contra
stats-against =
    { $opponents ->
        [people] personas, { $players } jugadores
        [mixed] bots de varios niveles, { $players } jugadores
       *[other] { $opponents }, { $players } jugadores
    }
stats-editions = Ediciones
stats-rate =
    { $games ->
        [one] { $percent } % de 1 partida ({ $low }–{ $high } %)
       *[other] { $percent } % de { $games } partidas ({ $low }–{ $high } %)
    }
stats-favorite = Carta más jugada: { $name } ({ $played })
