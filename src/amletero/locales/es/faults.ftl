### Qué está mal en un registro y qué estaría bien. Con el estilo de las negativas.

fault-json = no se puede leer como JSON: línea { $line }, columna { $column }
fault-encoding = no es texto Unicode: UTF-8 no válido o medio par sustituto
fault-too-large = ocupa más de { $limit } MiB: un registro debe ser menor
fault-too-deep = tiene más de { $limit } niveles anidados: los registros nunca llegan a tantos
fault-duplicate-key = la clave "{ $key }" aparece dos veces en un mismo objeto
fault-number = un número es demasiado largo o grande para leerlo
fault-not-a-record = no es el registro de una partida: un registro es un objeto JSON
fault-format = "format" debe ser "amletero-record"
fault-version = "version" debe ser un número entero de 1 a { $supported }
fault-version-newer = escrito para una versión más nueva: este programa lee "version" hasta { $supported }
fault-edition = "edition" debe ser una de estas: { $editions }
fault-players = "players" debe ser una lista de entre { $least } y { $most } nombres en esta edición
fault-goal = "goal" debe ser un número entero de { $least } a { $most }
fault-missing = falta la clave "{ $key }"
fault-rounds = "rounds" debe ser una lista de rondas
fault-round = una ronda debe ser un objeto JSON
fault-moves = "moves" debe ser una lista de jugadas en texto
fault-deck = "deck" debe tener exactamente las cartas de esta edición, por su valor
fault-first = "first" debe ser el número de un asiento de esta partida
fault-unreadable-move = no es una jugada: una jugada es como 4, 2>3, 1>3=5, 9/1 o 9/1,0
fault-unknown-card = esta edición no tiene ninguna carta de valor { $value }
fault-unfinished = las jugadas acaban antes que la ronda
fault-winners = "winners" de la ronda debe ser { $expected }
fault-spy = "spy" debe ser { $expected }
fault-tokens = "tokens" debe ser { $expected }
fault-game-winners = "winners" de la partida debe ser { $expected }

## Dónde está el fallo. $place: record, round o move; $round y $move se cuentan desde 1

fault-place =
    { $place ->
        [move] ronda { $round }, jugada { $move }: { $fault }
        [round] ronda { $round }: { $fault }
       *[record] { $fault }
    }
