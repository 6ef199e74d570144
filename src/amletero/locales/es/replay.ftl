### Una partida terminada, para recorrerla paso a paso.

replay-page = Volver a ver una partida
replay-page-about = Elige el registro de una partida o suéltalo aquí: puedes recorrerla con todas las cartas boca arriba o como la vio un jugador. El servidor lee el registro y no lo guarda.
replay-title = { $players }: la partida otra vez
replay-choose = Elegir un registro
replay-drop = o suelta un archivo aquí.
replay-which = Este archivo contiene { $count } partidas. Mostrar la número
replay-wrong = El registro tiene aquí un error: { $fault }
replay-unfinished = El registro acaba aquí; la partida no se terminó.
replay-too-large = Este archivo es demasiado grande para el registro de una partida.
replay-trouble = No ha funcionado. Inténtalo de nuevo.
replay-private = Esta partida es privada: solo pueden verla sus jugadores.
replay-not-over = Esta partida aún no ha terminado. Cuando termine, se podrá volver a ver aquí.
replay-to-table = Ir a la mesa
replay-place-in-game =
    { $round ->
        [0] Antes del primer reparto
       *[other] { $move ->
            [0] Ronda { $round }, el reparto
           *[other] Ronda { $round }, jugada { $move }
        }
    }
replay-scrub = Momento de la partida
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-round-back = Al reparto anterior
replay-round-next = Al reparto siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = Visto por
replay-eyes-open = todas las cartas boca arriba
replay-face-down = una carta boca abajo
replay-hand = Mano
replay-discards = Cartas jugadas y descartadas
replay-copy-link = Copiar el enlace a este momento
replay-picture = Imagen de este momento
replay-verify = Comprobar los repartos
replay-no-proof = Este registro no trae ninguna prueba de cómo se repartieron las cartas.
replay-keys = Teclas: ← → una jugada, ↑ ↓ una ronda, espacio reproduce y pausa, e cambia la vista.
replay-open = Volver a ver la partida
replay-keep-private = Partida privada: cuando termine, solo sus jugadores podrán volver a verla

games-running = Partidas en curso
games-turn = Le toca a { $name }
games-ended = Partidas terminadas
games-you-won = Has ganado
games-you-lost = Has perdido; victoria de { $names }
games-undecided = Cerrada antes del final
games-private = privada
games-search-player = Jugador
games-any-edition = Todas las ediciones
games-since = Desde
games-found =
    { $found ->
        [one] 1 partida
       *[other] { $found } partidas
    }
games-export = Exportar todas las partidas terminadas
games-delete = Borrar de mis partidas
games-delete-about = La partida desaparece de tu lista, y tu nombre de la partida. Los demás jugadores la conservan y su enlace sigue funcionando.
games-statistics = Estadísticas
games-statistics-about = Cada barra es la parte de las partidas que has ganado. La línea fina muestra cuánto puede haberla movido el azar; la marca oscura, la parte que te corresponde.
games-won-of =
    { $games ->
        [one] Has ganado { $won } de 1 partida
       *[other] Has ganado { $won } de { $games } partidas
    }
games-by-opponents = Contra
games-against =
    { $kind ->
        [people] personas, { $players } jugadores
        [mixed] bots de varios niveles, { $players } jugadores
       *[level] { $level }, { $players } jugadores
    }
games-by-edition = Ediciones
games-rate =
    { $games ->
        [one] ganas el { $percent } % de 1 partida ({ $low }–{ $high } %)
       *[other] ganas el { $percent } % de { $games } partidas ({ $low }–{ $high } %)
    }
games-luck = La suerte con el tiempo
games-luck-told =
    { $games ->
        [one] En 1 partida analizada: suerte { $luck } rondas, { $loss } % regalado por jugada
       *[other] En { $games } partidas analizadas: suerte { $luck } rondas, { $loss } % regalado por jugada
    }
games-favorite = Carta favorita
games-favorite-card =
    { $played ->
        [one] { $name }: jugada una vez
       *[other] { $name }: jugada { $played } veces
    }
