### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The house

web-title = Love Letter
web-title-turn = Tu turno
web-tagline = Una carta, un palacio lleno de mensajeros, y todos los demás quieren entregar antes la suya.
web-play-now = Jugar ya
web-invite-friends = Invitar
web-learn = Aprender jugando
web-your-name = Tu nombre
web-name = Nombre
web-guest-name = Visita
web-home = Volver al inicio
web-my-games = Mis partidas
web-about = Acerca de
web-language = Idioma
web-close = Cerrar
web-back = Atrás
web-confirm = Confirmar
web-try-again = Reintentar
web-reload = Recargar
web-connecting = Se abre la puerta…

## Options of a game

web-options = ¿Cómo quieres jugar?
web-edition = Edición
# $tokens: tokens to win for 2, 3, 4… players, as "6 / 5 / 4"
web-edition-tokens = Fichas para ganar con 2, 3, … jugadores: { $tokens }.
web-edition-cards =
    { $edition ->
        [standard] Con la Espía y el Chanciller, y con seis Guardias.
        [classic] Sin la Espía ni el Chanciller, y con cinco Guardias.
       *[original] Las cartas de la edición clásica; Rey, Condesa y Princesa valen 6, 7 y 8.
    }
web-tie-all-win = ¿Empate al final de la ronda? Ganan todos los empatados.
web-tie-highest-sum = ¿Empate al final de la ronda? Gana la suma más alta de cartas boca arriba.
web-players = Jugadores
web-tokens = Fichas de Favor para ganar
web-pace = Ritmo
web-pace-relaxed = sin reloj
web-pace-live = un minuto por jugada
web-pace-correspondence = tres días por jugada
web-first = Quién empieza
web-first-anybody = al azar
web-first-you = tú
web-level = Nivel de los bots
web-watch = Quién puede mirar
web-watch-nobody = nadie
web-watch-invited = quien tenga el enlace
web-watch-everyone = cualquiera
web-allow-hints = Se permiten pistas
level-beginner = principiante
level-casual = aficionado
level-random = se lo toma a la ligera
level-simple = conoce el juego
level-reader = lee tus jugadas
level-master = maestría

## Before the game

web-lobby = Se prepara la mesa
web-free-seat = Asiento libre
web-host = organiza la mesa
web-sit = Sentarse
web-bot = Bot
web-fill = Llenar con bots
web-free = Liberar el asiento de { $name }
web-stand = Levantarse: { $name }
web-color = Color de tu sello
web-color-name =
    { $color ->
       *[0] carmín
        [1] azul
        [2] verde
        [3] ocre
        [4] violeta
        [5] pizarra
    }
web-make-host = Ceder la mesa a { $name }
web-become-host = Encargarme de la mesa
web-start = Empezar
web-add-neighbor = Otro jugador en este dispositivo
web-add = Añadir
web-waiting-seats =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
web-waiting-others = La partida empieza en cuanto llegue todo el mundo.
web-waiting-host = La partida empieza cuando lo diga quien organiza la mesa.
web-full = No quedan asientos. ¡Quédate a mirar!
# guests who have come to the table and not sat down
web-standing =
    { $count ->
        [one] una persona sin asiento
       *[other] { $count } personas sin asiento
    }
web-invite-title = Invita a tus amistades
web-invite-text = Quien abra este enlace puede sentarse o mirar, desde cualquier dispositivo.
web-invite-watchers = Invitar a mirar
web-invite-link = Enlace
# followed by a command
web-local-only = Solo este equipo llega al servidor. Para que entren otros dispositivos, inícialo con
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR del enlace
web-invited = Una carta para ti: te invitan a una partida
web-who-comes = ¡Buenas noches! ¿Cómo te llamas?
web-enter = Entrar
web-lookalike = se parece a otro nombre de la mesa

## The table

web-table-title = La mesa
web-round = Ronda { $round }
web-goal =
    { $goal ->
        [one] Gana la primera ficha
       *[other] Se gana con { $goal } fichas
    }
web-tools = Herramientas
web-others = Los demás
web-you = { $name } (tú)
web-away = ausente
web-sits-in = juega un bot
web-call-bot = Que juegue un bot
web-plate-tokens =
    { $tokens ->
        [one] una ficha de Favor
       *[other] { $tokens } fichas de Favor
    }
web-plate-turn = le toca
web-plate-out = fuera de la ronda
web-plate-protected = bajo la protección de la Doncella
web-plate-known = conoces esta mano: { $card }
web-plate-discards = descartes: { $cards }
web-choose = Elegir a { $name }
web-choose-yourself = Elegirte a ti
web-deck =
    { $count ->
        [0] El mazo está vacío
        [one] Una carta en el mazo
       *[other] { $count } cartas en el mazo
    }
web-set-aside = Hay una carta a un lado, boca abajo
web-face-up = A un lado, boca arriba
web-buried = Lo que pusiste bajo el mazo
web-buried-at =
    { $above ->
        [0] { $card }: encima del mazo
        [one] { $card }: una carta por encima
       *[other] { $card }: { $above } cartas por encima
    }
web-only-you = Solo para tus ojos:
web-your-turn = Tu turno: juega una de tus cartas
web-turn-of = { $name } lo está pensando…
web-you-are-out = Estás fuera de esta ronda.
web-dealing = Se reparten las cartas…
web-sending = …
web-ready = { $card }: ¿la juegas?
web-ready-princess = { $card }: quedas fuera de la ronda. ¿La juegas?
web-in-vain = { $card }: no se puede elegir a nadie, así que no tendrá efecto.
web-in-vain-chancellor = { $card }: el mazo está vacío, así que no tendrá efecto.
web-choose-target = { $card }: ¿a quién eliges?
web-play = Jugar
web-guess-title = ¿Qué carta tiene { $name }?
web-guess-hint = El número dice cuántas no has visto todavía.
web-unseen =
    { $count ->
        [one] { $count } sin ver
       *[other] { $count } sin ver
    }
web-chancellor-title = El Chanciller
web-chancellor-keep = ¿Qué carta conservas?
web-chancellor-order = Las otras van bajo el mazo, en este orden.
web-keep = Conservar: { $card }
web-place-keep = Conservas
web-place-above = Bajo el mazo
web-place-bottom = En el fondo
web-swap-order = Cambiar
web-log = Lo que ha pasado
web-rule-of = La regla: { $text }
web-rules = Las reglas
web-unseen-of = sin ver
web-left-of = { $left } de { $copies }
web-clock = Tiempo que queda
web-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
web-reconnecting = Se perdió la conexión. Buscando el camino de vuelta…
web-watching = Estás mirando. Ves lo que ve todo el mundo.
web-public-view = Solo se muestra lo que todos pueden ver.
web-announce-turn = Es tu turno. Tienes: { $cards }.

## Ends

web-round-over = Fin de la ronda { $round }
web-next-round = Siguiente ronda
web-gains =
    { $count ->
        [one] obtiene una ficha de Favor
       *[other] obtiene { $count } fichas de Favor
    }
web-game-over = Fin de la partida
web-rematch = Otra partida
web-rematch-join = A la siguiente partida
web-record = Descargar el acta
web-proof-checking = Comprobando los repartos…
web-proof-ok =
    { $rounds ->
        [one] Reparto limpio: comprobado
       *[other] Reparto limpio: comprobados los { $rounds } repartos
    }
web-proof-bad = Un reparto no coincide con lo prometido
web-proof-how = Antes de cada reparto el servidor prometió un secreto y los navegadores añadieron sus propios bytes. Este navegador acaba de calcular otra vez cada mazo a partir de ambos: son los mazos que se repartieron.
web-proof-fault = Esto no coincide: { $fault }. Guarda el acta.
web-proof-later = Ahora mismo no se puede comprobar el reparto.
# $seen: whether this browser held the promise before the deal
web-proof-round =
    { $seen ->
        [yes] Ronda { $round }: promesa recibida antes del reparto; navegadores que participaron: { $contributions }.
       *[no] Ronda { $round }: navegadores que participaron: { $contributions }.
    }

## Several players in one browser

web-pass-on = { $name }, es tu turno
web-pass-on-text = Pasa la pantalla a { $name }. Que no mire nadie más.
web-i-am = Soy { $name }: muestra mi mano
web-hide-hand = Ocultar mi mano

## Menu, talk, hints

web-menu = Menú
# switches: these are on or off
web-sound = Sonido
web-notify = Avísame cuando me toque
web-brisk = Mesa rápida
web-theme =
    { $theme ->
        [light] Colores: claros
        [dark] Colores: oscuros
       *[auto] Colores: como el dispositivo
    }
web-leave = Dejar la partida a un bot
web-return = Recuperar mi asiento
web-close-table = Cerrar la mesa para todos
web-close-table-sure = Sí, cerrarla para todos
web-keys = Teclas: 1 y 2 toman una carta, Tab e Intro eligen, Esc vuelve atrás, R carta de Referencia, L lo que ha pasado, T hablar, ? reglas, espacio salta.
web-talk = Decir algo
web-hint = Pista
web-hint-thinking = El bot más fuerte está pensando…
web-hint-play = { $card }: eso jugaría el bot más fuerte.
web-hint-play-on = { $card } contra { $name }: eso jugaría el bot más fuerte.
web-hint-play-self = { $card } sobre tu propia mano: eso jugaría el bot más fuerte.
web-hint-guess = { $card } contra { $name }, nombrando: { $named }. Eso jugaría el bot más fuerte.
web-hint-keep = { $card }: eso conservaría el bot más fuerte.
web-hint-none = El bot más fuerte no tiene aquí ningún consejo.
web-hint-why-hit = Con un { $percent } % de probabilidad, { $name } tiene justo esa carta.
web-hint-why-duel = La carta que te queda es más alta que la de { $name } con un { $higher } %, y más baja con un { $lower } %.
web-hint-why-princess = Con un { $percent } % de probabilidad, { $name } descarta a la Princesa.
web-hint-why = Esto es lo que cree de las cartas ocultas:
web-hint-believes = La mano de { $name }

## My games

web-no-games = Todavía no hay partidas. La primera carta es la más difícil.
web-phase-lobby = sin empezar
web-phase-playing = en juego
web-phase-over = terminada
web-phase-closed = cerrada
web-won-by = Victoria de { $names }
web-other-device = Otro dispositivo
web-other-device-text = Un enlace que sirve una sola vez, durante diez minutos, lleva tu nombre y tus asientos a otro dispositivo.
web-other-device-make = Crear el enlace
web-take-over-text = Este dispositivo toma el nombre y los asientos del otro.
web-take-over = Seguir aquí
web-forget = Borrar mis datos
web-forget-text = Tu nombre, tu cookie y tu lista de partidas se borran del servidor.
web-forget-sure = Sí, borrarlo todo

## About

web-about-game = Amletero significa «carta de amor» en esperanto: el juego de cartas para jugar en el navegador, en la terminal y con tus propios bots.
web-about-fan = Esta es una versión no oficial hecha por aficionados. No tiene relación con los autores ni los editores del juego, y no usa ni su arte ni sus textos. Si te gusta el juego, compra la caja.
web-about-fair = Cada reparto se puede comprobar: antes, el servidor promete un secreto, tu navegador añade sus bytes, y después de la partida cualquiera puede volver a calcular los mazos.
web-about-fonts = Compuesto en Cinzel y EB Garamond, ambas bajo la SIL Open Font License. Todos los dibujos se hicieron para este juego.

## Trouble, with a way on

trouble-no-such-page = En esta dirección no hay nada.
    .title = Esta carta se ha extraviado
trouble-no-such-table = Quizá falta un trozo del enlace, o la partida fue hace mucho.
    .title = No existe esa mesa
trouble-not-invited = Pide el enlace de la invitación a quien juega en ella.
    .title = A esta mesa se entra con invitación
trouble-closed = La ha cerrado quien la organizaba. Hay otras abiertas.
    .title = Esta mesa está cerrada
trouble-old-tab = El servidor se ha renovado desde que abriste esta página. Recárgala y estarás en el mismo punto.
    .title = Esta página es de ayer
trouble-server-gone = Quizá esté arrancando, o falle tu red. Tu partida está guardada.
    .title = El servidor no responde
trouble-elsewhere = Has abierto esta mesa en otra ventana. Sigue allí.
    .title = Estás en otro asiento
trouble-link-spent = El enlace ya se ha usado, o han pasado sus diez minutos. Crea uno nuevo en el otro dispositivo.
    .title = Este enlace ya no sirve

## A guided first game

tutor-name = Guía
tutor-next = Entendido
tutor-skip = Terminar la guía
tutor-welcome = Quieres que tu carta llegue a la Princesa. El personaje que tienes en la mano es quien la lleva ahora. Sigue en la ronda, o ten la carta más alta cuando se acabe el mazo.
    .title = Buenas noches
tutor-turn = Has robado una segunda carta. Juega una de las dos; la otra se queda en tu mano y lleva tu carta de amor.
    .title = Tu turno
tutor-choose = Toca una carta para tomarla. Si pide elegir a alguien, se iluminan quienes pueden ser elegidos. Puedes volver atrás hasta el último toque.
    .title = Jugar una carta
tutor-others = En el centro ves lo que hacen los demás. Sus cartas jugadas quedan delante de ellos, en orden: cuéntalas y sabrás lo que falta.
    .title = Los demás
tutor-protected = El escudo dice que nadie puede elegir a este jugador hasta que empiece su próximo turno.
    .title = Protección
tutor-showdown = El mazo está casi vacío. Cuando se acabe, quienes sigan en la ronda muestran sus cartas, y gana la más alta.
    .title = Se acerca el final
tutor-out = Estás fuera de esta ronda: tu sello se ha roto. En la siguiente juegan todos otra vez.
    .title = Fuera
tutor-round-end = Quien gana una ronda obtiene una ficha de Favor de lacre rojo. Con las suficientes, ganas la partida.
    .title = El final de una ronda

## Table talk, by phrases

talk-hello = ¡Buenas noches!
talk-good-luck = ¡Suerte!
talk-nice-one = ¡Bien jugado!
talk-oh-no = ¡Ay, no!
talk-hmm = Mmm…
talk-hurry-up = La vela se consume…
talk-sorry = ¡Perdón!
talk-thanks = ¡Gracias!
talk-was-it-you = ¿Has sido tú?
talk-not-me = Yo no he sido.
talk-good-game = ¡Buena partida!
talk-one-more = ¿Otra?
talk-goodbye = ¡Hasta mañana!

## Why the table said no

refusal-unreadable = eso no se ha entendido
refusal-unknown-card = esta edición no tiene esa carta
refusal-hello-first = la conexión no estaba lista: prueba otra vez
refusal-stale = entretanto ha pasado algo: vuelve a mirar
refusal-not-seated = aquí no tienes asiento
refusal-not-your-turn = el turno es de otra persona
refusal-not-your-seat = este asiento es de otra persona
refusal-not-host = eso solo puede hacerlo quien organiza la mesa
refusal-not-lobby = la partida ya ha empezado
refusal-not-playing = no se está jugando ninguna partida
refusal-not-over = la partida aún no ha terminado
refusal-seat-taken = ese asiento está ocupado: elige otro
refusal-seats-free = hay asientos libres: llénalos primero
refusal-color-taken = alguien de esta mesa ya tiene ese color: elige otro
refusal-bad-name = ese nombre no se puede leer: elige otro
refusal-no-player = ahí no se sienta ningún jugador
refusal-not-away = este jugador no lleva dos minutos ausente
refusal-no-deal = este reparto ya ha terminado
refusal-wrong-reveal = los bytes no son los prometidos
refusal-unknown-phrase = no existe esa frase
refusal-unknown-bot = no existe ese bot
refusal-no-hints = en esta mesa no hay pistas
refusal-bot-sits-in = ahora juega un bot en este asiento
refusal-too-often = demasiado deprisa: espera un momento
refusal-unavailable = ahora no se puede guardar nada: prueba dentro de un momento
refusal-broken-log = el registro de esta mesa está dañado: no se puede seguir jugando
