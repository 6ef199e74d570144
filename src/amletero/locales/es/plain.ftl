### Una partida con preguntas y frases: amletero play --plain.

## Antes de la partida

plain-welcome =
    ¡Te damos la bienvenida a Love Letter!
    Todos quieren que su carta llegue a la Princesa. Escribe ? en cualquier pregunta para ver la ayuda y q para salir.
# $tokens: los jugadores con sus fichas
plain-continue = ¿Seguir con la ronda { $round } ({ $tokens })? ({ plain-yes }/{ plain-no })
plain-ask-saved = ¿Qué partida?
plain-ask-edition = ¿Qué edición?
# Una edición para elegir. $number: lo que hay que escribir
plain-edition = { $number }) { edition-name } ({ edition-about })
plain-ask-players = ¿Cuántos jugadores, de { $least } a { $most }?
plain-ask-people = ¿Cuántos son personas que comparten este teclado, de { $least } a { $most }? Por los demás juega el ordenador.
# $number: el número del jugador, contado desde 1
plain-ask-name = ¿Cómo se llama el jugador { $number }?
plain-default-name = Jugador { $number }
plain-name-taken = { $name } ya está jugando: elige otro nombre
plain-name-needed = Un nombre tiene entre 1 y { $most } caracteres.
# Lo que responde Intro por sí solo
plain-default = (Intro: { $default })

## La mesa

plain-your-turn = { $player }, es tu turno.
plain-pass = Pasa el teclado a { $player }. { $player }, pulsa Intro cuando nadie más mire.
plain-hide = Pulsa Intro para ocultar tu mano.
# $tokens: players with their tokens, as in plain-token
plain-table-tokens = Fichas de Favor, { $goal } para ganar: { $tokens }
plain-token = { $player }: { $tokens }
plain-deck =
    { $count ->
        [0] El mazo está vacío.
        [one] Queda una carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
plain-face-up = A un lado, boca arriba: { $cards-name }
# Las cartas de $player, en el orden en que se jugaron o descartaron
plain-discards = { $player }: { $cards-name }
plain-protected = { $player }: con protección
plain-out = { $player }: fuera de la ronda
plain-known = Sabes que { $player } tiene { $card-object }.
# $place: 1 es la próxima carta que se robará
plain-known-deck = Conoces la carta { $place } del mazo: { $card }.

## Tu jugada

plain-hand = Tu mano:
# $value: the card's value, which is what to type
plain-hand-card = { $value }) { $name }: { $text }
plain-pick-card = ¿Qué carta juegas?
plain-refused = No se puede – { $reason }.
# A card or character that cannot be chosen. $reason: a rule
plain-not-offered = { $name }: no se puede – { $reason }
plain-no-effect = No se puede elegir a nadie: { $card } no tendrá efecto.
plain-no-effect-empty = El mazo está vacío: { $card } no tendrá efecto.
plain-princess = Si juegas { $card-object }, quedas fuera de la ronda.
# A Prince on oneself. $card: the Princess
plain-prince = Descartarías { $card-object } y quedarías fuera de la ronda.
plain-pick-player = ¿Contra quién juegas { $card-object }?
plain-player = { $number }) { $player }
plain-player-self = { $number }) { $player } (tú)
plain-name-character = ¿Qué personaje nombras?
# $count: copias que no has visto
plain-character =
    { $value }) { $name } { $count ->
        [0] (las has visto todas)
        [one] (una sin ver)
       *[other] ({ $count } sin ver)
    }
plain-keep = ¿Qué carta conservas?
plain-under-first = ¿Cuál de las otras dos va primero bajo el mazo? La última quedará debajo de todo.
plain-confirm = ¿Seguro? ({ plain-yes }/{ plain-no })
# Una letra cada una
plain-yes = s
plain-no = n
plain-quit = q

## Respuestas

plain-choose-from = Escribe una de estas respuestas: { $answers }
plain-help =
    Responde con el número que precede a tu elección, o con el nombre de la carta o del jugador, o solo su comienzo, y pulsa Intro.
    En tu turno tienes dos cartas: juega una de ellas y haz lo que dice. En las preguntas siguientes, Intro a secas te devuelve a tu mano.
    También puedes escribir una jugada entera, como 1>2=5: la carta 1 contra el asiento 3, nombrando la 5. Las jugadas escritas cuentan los asientos desde 0.
    ? muestra esta ayuda, r la carta de Referencia, m la mesa, p una pista, y q sale de la partida.
plain-reference =
    { $value }) { $name }, { $unseen ->
        [0] { $copies ->
            [one] ya vista
           *[other] todas vistas ({ $copies })
        }
       *[other] { $unseen } de { $copies } sin ver
    }: { $text }
plain-hint-key = p
plain-rules-key = r
plain-table-key = m
# The moves of a hint and the chance to win the round with each
plain-move = { $percent } %: { $move }

## Entre rondas, y al final

plain-tokens-title = Fichas de Favor, { $goal } para ganar:
plain-tokens =
    { $tokens ->
        [0] { $player }: ninguna
       *[other] { $player }: { $tokens }
    }
plain-round-over = La ronda ha terminado. Pulsa Intro para seguir.
plain-game-over = La partida ha terminado. ¡Gracias por jugar!
plain-again =
    { plain-review-key } analiza la partida: la calidad de cada jugada y lo que fue suerte.
    ¿Otra partida? ({ plain-yes }/{ plain-no })
plain-review-key = a
plain-review-player = { $player }: { review-column-decisions } { $decisions }, { review-column-loss } { $loss }, { review-column-accuracy } { $accuracy }, { review-column-luck } { $luck }
plain-goodbye = ¡Hasta pronto, y que tus cartas lleguen!
plain-interrupted = Partida interrumpida. ¡Hasta pronto!

## En una mesa de un servidor

# $players: names and free seats
plain-at-table = En la mesa: { $players }.
plain-ask-level = ¿Qué nivel deben tener los bots de los asientos libres? Después empieza la partida.
plain-wait-host = Esperando a que quien organiza la mesa empiece la partida.
# Said to someone who types while others are awaited
plain-no-question = Ahora no tienes que hacer nada: ? muestra la ayuda, q sale.
plain-begin = Pulsa Intro para empezar la partida.
# $time: such as 0:45
plain-clock = Tienes { $time } para esta jugada.
plain-away = { $player } ha perdido la conexión.
plain-back = { $player } ha vuelto.
plain-sat-in = Ahora un bot juega por { $player }.
plain-bot-plays = Un bot juega por ti. Pulsa Intro para recuperar tu asiento.
plain-talked = { $player }: «{ $phrase }»
plain-ask-phrase = ¿Qué quieres decir? Solo Intro para no decir nada.
plain-help-talk = { $key } sirve para decir algo a los demás.
plain-rematch-made = ¡A la siguiente partida!
