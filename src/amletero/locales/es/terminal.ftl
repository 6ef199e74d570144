### La partida en una pantalla propia: amletero play, join, watch, show --step.

## El comienzo

terminal-welcome = Todos quieren que su carta llegue a la Princesa.
terminal-start-keys = ↑ ↓ elegir · ← → cambiar · Intro empezar · Esc salir · ? ayuda
terminal-row-language = Idioma
terminal-row-edition = Juego
terminal-row-players = Jugadores
terminal-row-people = Ante este teclado
# $people personas se sientan ante este teclado; por los demás juega el ordenador
terminal-people-count =
    { $people ->
        [one] solo tú
       *[other] { $people } personas
    }
terminal-row-bots = Bots
terminal-row-goal = Fichas para ganar
terminal-goal-count =
    { $usual ->
        [yes] { $goal }, como dice el reglamento
       *[no] { $goal }
    }
terminal-names =
    { $count ->
        [one] Tu nombre
       *[other] Vuestros nombres
    }
terminal-begin = Empezar
# $tokens: los jugadores con sus fichas
terminal-continue = Seguir con la ronda { $round } ({ $tokens })
terminal-kept = Partida guardada: ejecuta amletero play para continuarla.
terminal-not-kept = No se ha podido guardar la partida: no se puede escribir su archivo.
terminal-damaged = No se puede leer la partida guardada, así que empieza una nueva.

## La mesa

terminal-title = Ronda { $round } · { edition-name }
terminal-goal = { $goal } para ganar
terminal-out = fuera
terminal-away = ausente
terminal-protected = a salvo
terminal-to-move = le toca
terminal-watching = Estás mirando
# To someone who came to play
terminal-no-seat = No hay ningún asiento libre: estás mirando
terminal-deck =
    { $count ->
        [0] vacío
        [one] queda { $count }
       *[other] quedan { $count }
    }
terminal-face-up = A un lado:
terminal-thinks = { $player } está pensando…
terminal-you-are-out = Has quedado fuera de esta ronda.
terminal-to-the-end = Intro va directamente al final.
terminal-too-small =
    La mesa necesita una ventana más grande:
    bastan 80 columnas y 24 líneas.

## Preguntas

terminal-ask-card = Es tu turno. ¿Qué carta juegas?
terminal-ask-sure = Si juegas { $card-object }, quedas fuera de la ronda. ¿Jugarla de todos modos?
# A Prince on oneself. $card: the Princess
terminal-ask-sure-prince = Descartarías { $card-object } y quedarías fuera de la ronda. ¿Jugarlo de todos modos?
terminal-ask-target = ¿Contra quién juegas { $card-object }?
# The number after × counts the copies that have not been seen
terminal-ask-named = ¿Qué personaje nombras? (×: sin ver)
terminal-ask-keep = ¿Qué carta conservas?
terminal-ask-under = ¿Cuál va primero bajo el mazo? La otra quedará debajo de todo.
terminal-yes = Sí (Esc: no)
terminal-player = { $player }
terminal-yourself = { $player } (tú)
terminal-no-effect-nobody = No se puede elegir a nadie: no tendrá efecto.
terminal-no-effect-empty = El mazo está vacío: no tendrá efecto.

## Varias personas ante un teclado

terminal-pass = Pasa el teclado a { $player }.
terminal-pass-confirm = { $player }, pulsa Intro cuando nadie más mire.
terminal-your-move-made = Tu turno ha terminado.
terminal-hide = Ocultar mi mano

## Finales

terminal-round-over = Ha terminado la ronda { $round }
terminal-game-over = La partida ha terminado
terminal-after-on = Siguiente ronda
terminal-after-again = Jugar otra vez
terminal-after-leave = Salir
terminal-after-new = Otra partida
terminal-after-review = Analizar
terminal-no-record = No se ha podido cargar el registro de la partida.

## Teclas y hojas

terminal-key-hint = Pista
terminal-key-talk = Hablar
terminal-key-invite = Invitar
terminal-key-reference = Cartas
terminal-key-log = Crónica
terminal-key-help = Ayuda
terminal-key-leave = Salir
terminal-close = Esc cierra
terminal-scroll-close = ↑ ↓ desplazan · Esc cierra
terminal-reference = La carta de Referencia
terminal-reference-dots = ● sin ver   ○ vistas
terminal-log = Lo que ha pasado

## Ayuda: qué se hace en una pantalla y qué teclas valen allí. TECLA: lo que hace

terminal-help-rules = En tu turno tienes dos cartas: juega una y haz lo que dice. Quien tiene la carta más alta cuando se acaba el mazo, o se queda sin rivales, gana la ronda y una ficha de Favor.
terminal-help-answering = Pulsa la tecla que precede a una respuesta, usa las flechas e Intro, o haz clic: se puede hacer clic en cartas, jugadores y en las teclas de abajo. Si algo no se puede elegir, dice por qué.
terminal-help-waiting = Juegan los demás. Se te preguntará en cuanto sea tu turno.
terminal-help-lobby = La partida aún no ha empezado. La empieza quien organiza la mesa.
terminal-help-watching = Estás mirando. Ves lo que todos pueden saber, no las cartas de los jugadores.
terminal-help-stepping = Recorre la partida jugada a jugada, con todas las cartas a la vista o tal como la vio uno de los jugadores.
terminal-help-reviewing = Cada jugada se juzga por lo que su jugador sabía entonces: cuánta probabilidad de ganar la ronda regaló. Suerte es lo que trajeron las cartas, y los aciertos casuales.
terminal-help-answer = 0–9: la carta o la respuesta con ese número
terminal-help-select = ↑ ↓ Intro: elegir una respuesta y darla
terminal-help-start-over = Esc: volver a empezar la elección
terminal-help-hint = h: una pista: lo que haría el bot más fuerte
terminal-help-reference = r: la carta de Referencia, con las copias sin ver
terminal-help-log = l: la crónica entera
terminal-help-talk = t: decir algo a los demás
terminal-help-invite = i: el enlace a esta mesa, para invitar a otros
terminal-help-colors = c: colores claros u oscuros
terminal-help-hurry = Intro: acelerar a los demás
terminal-help-leave = q: salir
terminal-help-leave-saved = q: salir; la partida se guarda
terminal-help-leave-seat = q: salir; se te guarda el asiento
terminal-help-line = ↑ ↓: la línea anterior o la siguiente
terminal-help-change = ← →: cambiarla
terminal-help-begin = Intro: empezar la partida, o continuar la guardada
terminal-help-begin-anywhere = Ctrl+S: empezar la partida desde cualquier línea
terminal-help-leave-start = Esc: salir
terminal-help-choose = ← → Intro: elegir qué hacer, y hacerlo
terminal-help-next = Esc: la ronda siguiente
terminal-help-new = n: otra partida, con otros ajustes
terminal-help-review = v: el análisis: lo buena que fue cada jugada, y lo que fue suerte
terminal-help-scroll = ↑ ↓: desplazar el texto
terminal-help-page = Pág ↑ ↓: una página entera
terminal-help-close = Esc: cerrar
terminal-help-step = ← →: una jugada atrás o adelante
terminal-help-round = ↑ ↓: la ronda anterior o la siguiente
terminal-help-ends = Inicio Fin: el principio o el final
terminal-help-viewer = e: tal como lo vio el jugador siguiente, luego todas las cartas
terminal-help-thoughts = h: lo que piensa el bot más fuerte de esta posición

## Recorrer un registro

terminal-set-aside = A un lado:
terminal-eyes-open = Todas las cartas están a la vista.
terminal-eyes-seat = Tal como lo vio { $player }.
# $step de $steps repartos y jugadas
terminal-step = Paso { $step } de { $steps }
terminal-key-step = Paso
terminal-key-round = Ronda
terminal-key-eyes = Vista

## Mesas de un servidor

terminal-connecting = Llamando a la puerta…
terminal-cut = Se ha perdido la conexión. Intentando recuperarla…
terminal-sent = Tu jugada está en camino…
terminal-dealing = Se reparten las cartas…
# $free: cuántos asientos están libres
terminal-lobby =
    { $free ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
terminal-may-begin = { $player } organiza la mesa y puede empezar la partida.
terminal-free-seat = un asiento libre
terminal-your-seat = { $player } (tú)
terminal-start = Empezar la partida
terminal-invitation = Invita con este enlace:
terminal-fill =
    { $free ->
        [one] ¿Qué bot lo ocupa?
       *[other] ¿Qué bots los ocupan?
    }
# A bot sits in for the reader, who was too slow or went away
terminal-bot-plays = Un bot juega por ti.
# $player has lost the connection
terminal-waits-for = { $player } no está.
terminal-seat-kept = Tu asiento queda reservado: la misma orden te trae de vuelta.
# $command: what to type
terminal-seat-kept-by = Se te guarda el asiento. Para volver: { $command }

## Por qué no se está en una mesa. $code: la palabra del servidor

terminal-trouble-no-server = allí no se alcanza ninguna mesa: ¿está en marcha el servidor y completo el enlace?
terminal-trouble-impossible = el servidor contó algo que no puede ocurrir en esta partida: está averiado o miente
terminal-trouble-not-lobby = la partida ya ha empezado y no tienes asiento en ella
terminal-trouble-other = el servidor dice: { $code }

## Una pista

hint-title = Lo que piensa el bot más fuerte
hint-thinking = lo está pensando…
hint-own-turn = Puedes pedir una pista en tu turno.
# $move: una jugada en palabras, como abajo
hint-move = Pista: { $move }.
# Marks the chance of a move that was not tried as often as the best ones
hint-beliefs = Probabilidad de cada carta oculta, en tanto por ciento:
# One line for each hidden hand. $cards: cards with their chances
hint-hand = { $player }: { $cards }
hint-card = { $card } { $percent } %
hint-set-aside = a un lado
terminal-days = { $days } d { $hours } h
terminal-hours = { $hours } h { $minutes } min
