### Una partida con preguntas y frases: amletero play --plain.

## Antes de la partida

plain-welcome =
    ¡Te damos la bienvenida a Love Letter!
    Todos quieren que su carta llegue a la Princesa. Escribe ? en cualquier pregunta para ver la ayuda y q para salir.
plain-ask-edition = ¿Qué edición? { $editions }
# Una edición para elegir. $number: lo que hay que escribir
plain-edition = { $number }) { edition-name }: { edition-about }
plain-ask-players = ¿Cuántos jugadores, de { $least } a { $most }?
plain-ask-people = ¿Cuántos son personas ante este teclado, de { $least } a { $most }? Por los demás juega el ordenador.
# $number: el número del jugador, contado desde 1
plain-ask-name = ¿Cómo se llama el jugador { $number }?
plain-default-name = Jugador { $number }
plain-computer-name = Ordenador { $number }
plain-name-taken = { $name } ya juega: elige otro nombre
plain-name-needed = un nombre necesita al menos una letra y como mucho { $most } caracteres
# Lo que responde Intro por sí solo
plain-default = (Intro: { $default })

## La mesa

plain-round = Ronda { $round }
plain-turn = Es el turno de { $player }.
plain-your-turn = { $player }, es tu turno.
plain-pass = Pasa el teclado a { $player }. { $player }, pulsa Intro cuando nadie más mire.
plain-hidden = Tu mano vuelve a estar oculta.
plain-deck =
    { $count ->
        [0] El mazo está vacío.
        [one] Queda una carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
plain-face-up = A un lado, boca arriba: { $cards }
# Las cartas de $player, en el orden en que se jugaron o descartaron
plain-discards = { $player }: { $cards }
plain-no-discards = { $player }: aún sin cartas
plain-protected = { $player }: con protección
plain-out = { $player }: fuera de la ronda
plain-you = { $player } (tú)
plain-known = Sabes que { $player } tiene { $card-object }.
# $place: 1 es la próxima carta que se robará
plain-known-deck = Conoces la carta { $place } del mazo: { $card }.

## Tu jugada

plain-hand = Tu mano:
# $number: lo que hay que escribir; $value: el valor de la carta
plain-hand-card = { $number }) { $value } { $name }: { $text }
plain-pick-card = ¿Qué carta juegas?
plain-countess = Ahora no puedes jugar { $card-object }: hay que jugar la Condesa.
plain-no-effect = No se puede elegir a nadie: { $card } no tendrá efecto.
plain-no-effect-empty = El mazo está vacío: { $card } no tendrá efecto.
plain-princess = Si juegas { $card-object }, quedas fuera de la ronda.
plain-pick-player = ¿Contra quién juegas { $card-object }?
plain-player = { $number }) { $player }
plain-player-self = { $number }) { $player }, es decir, tú
plain-name-character = ¿Qué personaje nombras?
# $count: copias que no has visto
plain-character =
    { $value }) { $name } { $count ->
        [0] (las has visto todas)
        [one] (una sin ver)
       *[other] ({ $count } sin ver)
    }
plain-keep = ¿Qué carta conservas?
plain-under-first = ¿Cuál de las otras va primero bajo el mazo? La siguiente quedará en el fondo.
plain-confirm = ¿Seguro? ({ plain-yes }/{ plain-no })
# Una letra cada una
plain-yes = s
plain-no = n
plain-quit = q

## Respuestas

plain-not-understood = No lo he entendido. Escribe ? para ver la ayuda.
plain-choose-from = Escribe una de estas respuestas: { $answers }
plain-refused = No se permite: { $refusal }.
plain-help =
    Responde con el número que precede a tu elección, o para una carta con su valor o su nombre, y pulsa Intro.
    En tu turno tienes dos cartas: juega una de ellas y haz lo que dice.
    ? muestra esta ayuda, r las reglas, m la mesa, y q sale de la partida.
plain-rules-key = r
plain-table-key = m
plain-computer-thinks = { $player } está pensando…

## Entre rondas, y al final

plain-tokens-title = Fichas de Favor, { $goal } para ganar:
plain-tokens =
    { $tokens ->
        [0] { $player }: ninguna
       *[other] { $player }: { $tokens }
    }
plain-round-over = La ronda ha terminado. Pulsa Intro para seguir.
plain-game-over = La partida ha terminado. ¡Gracias por jugar!
plain-again = ¿Otra partida? ({ plain-yes }/{ plain-no })
plain-goodbye = ¡Hasta pronto, y que tus cartas lleguen!
plain-interrupted = La partida queda interrumpida. ¡Hasta pronto!
