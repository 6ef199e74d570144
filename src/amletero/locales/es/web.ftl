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
web-guest-name = Visitante
web-home = Inicio
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
level-casual = casual
level-random = juega al azar
level-simple = reglas sencillas
level-reader = perspicaz
level-master = magistral

## Before the game

web-lobby = Se prepara la mesa
web-free-seat = Asiento libre
web-host = organiza la mesa
web-sit = Sentarse
web-bot = Bot
web-fill = Llenar con bots
web-free = Liberar el asiento de { $name }
web-stand = Dejar el asiento: { $name }
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
web-waiting-host = Esperando a que quien organiza la mesa empiece la partida.
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
web-who-comes = ¡Te damos la bienvenida! ¿Cómo te llamas?
web-enter = Entrar
web-lookalike = se parece a otro nombre de la mesa

## The table

web-table-title = La mesa
web-round = Ronda { $round }
web-goal =
    { $goal ->
        [one] Gana quien consiga la primera ficha
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
web-choose-yourself = Elegirme a mí
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
        [0] { $card }: la primera del mazo
        [one] { $card }: una carta por encima
       *[other] { $card }: { $above } cartas por encima
    }
web-only-you = Solo para tus ojos:
web-your-turn = Tu turno: juega una de tus cartas
web-turn-of = { $name } lo está pensando…
web-you-are-out = Estás fuera de esta ronda.
web-go-on = Toca, o pulsa Espacio, para seguir.
web-to-round-end = Al final de la ronda
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
web-place-bottom = Debajo de todo
web-swap-order = Invertir el orden
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
web-reconnecting = Se perdió la conexión. Intentando recuperarla…
web-watching = Estás mirando. Ves lo que ve todo el mundo.
web-public-view = Solo se muestra lo que todos pueden ver.
web-announce-turn = Es tu turno. Tienes: { $cards }.

## Ends

web-round-over = Fin de la ronda { $round }
web-next-round = Siguiente ronda
web-showdown = Se abren las cartas
# $by: you, the player themselves (self), or another one, $name; $card is what was played
web-out-by =
    { $by ->
        [self] fuera por su propia mano ({ $card })
        [you] fuera por tu mano ({ $card })
       *[other] fuera por mano de { $name } ({ $card })
    }
web-spy-token = por la Espía
web-to-game-end = ¿Quién gana la partida?
web-gains =
    { $count ->
        [one] recibe una ficha de Favor
       *[other] recibe { $count } fichas de Favor
    }
web-game-over = Fin de la partida
web-game-you-win = ¡Ganas!
web-game-won = Gana { $name }
web-game-won-together = Ganan { $names }
web-game-lost = De todos modos, era una bonita carta.
web-rematch = Otra partida
web-rematch-join = A la siguiente partida
web-record = Descargar el registro
web-proof-checking = Comprobando los repartos…
web-proof-again = Comprobar de nuevo
web-receipt = Descargar mi recibo
web-warning = El servidor se ha contradicho.
web-game-closed = Esta partida se cerró
web-closed-by =
    { $by ->
        [you] La cerraste antes del final.
        [player] { $name } organizaba la mesa y cerró la partida antes del final.
        [expired] Se cerró porque ya no venía nadie.
       *[host] Quien organizaba la mesa cerró la partida antes del final.
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
web-tempo = Velocidad de la mesa
web-tempo-name =
    { $pace ->
        [calm] tranquila
        [brisk] ágil
        [wait] esperar mi toque
       *[normal] normal
    }
web-theme =
    { $theme ->
        [light] Colores: claros
        [dark] Colores: oscuros
       *[auto] Colores: los del dispositivo
    }
web-leave = Dejar la partida a un bot
web-return = Recuperar mi asiento
web-close-table = Cerrar la mesa para todos
web-close-table-sure = Sí, cerrarla para todos
web-keys = Teclas: 1 y 2 toman una carta, Tab e Intro eligen, Esc vuelve atrás, H pista, R carta de Referencia, L crónica, T hablar, M menú, ? reglas, espacio salta.
web-talk = Decir algo
web-hint = Pista
web-hint-thinking = El bot más fuerte está pensando…
web-hint-play = El bot más fuerte jugaría: { $card }.
web-hint-play-on = El bot más fuerte jugaría: { $card } contra { $name }.
web-hint-play-self = El bot más fuerte jugaría: { $card } sobre tu propia mano.
web-hint-guess = El bot más fuerte jugaría: { $card } contra { $name }, nombrando { $named }.
web-hint-keep = El bot más fuerte conservaría: { $card }.
web-hint-none = El bot más fuerte no tiene aquí ninguna pista.
web-hint-why-hit = Con un { $percent } % de probabilidad, { $name } tiene justo esa carta.
web-hint-why-duel = Tu carta restante supera a la de { $name } con un { $higher } % de probabilidad y pierde con un { $lower } %.
web-hint-why-princess = Con un { $percent } % de probabilidad, { $name } descarta la Princesa.
web-hint-why = Lo que cree de las cartas ocultas:
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

web-about-game = Amletero («carta de amor» en esperanto) es el juego de cartas Love Letter para el navegador, la terminal y tus propios bots.
web-about-fan = Esta es una versión no oficial hecha por aficionados. No tiene relación con los autores ni los editores del juego, y no usa ni su arte ni sus textos. Si te gusta el juego, compra la caja.
web-about-fair = Cada reparto se puede comprobar: antes, el servidor se compromete con un secreto, tu navegador añade bytes al azar, y después de la partida cualquiera puede volver a calcular los mazos.
web-about-fonts = Compuesto en Cinzel y EB Garamond, ambas bajo la SIL Open Font License. Todos los dibujos se hicieron para este juego.

## Trouble, with a way on

trouble-no-such-page = En esta dirección no hay nada.
    .title = Esta carta se ha extraviado
trouble-no-table = Quizá falta un trozo del enlace, o la partida fue hace mucho.
    .title = No existe esa mesa
trouble-not-invited = Pide el enlace de invitación a alguien de esa mesa.
    .title = A esta mesa se entra con invitación
trouble-table-closed = La ha cerrado quien la organizaba. Hay otras abiertas.
    .title = Esta mesa está cerrada
trouble-old-tab = El servidor se ha actualizado desde que abriste esta página. Recárgala y estarás en el mismo punto.
    .title = Esta página no está al día
trouble-server-gone = Quizá se esté reiniciando, o no tengas conexión. Tu partida está guardada.
    .title = El servidor no responde
trouble-link-spent = El enlace ya se ha usado, o han pasado sus diez minutos. Crea uno nuevo en el otro dispositivo.
    .title = Este enlace ya no sirve

## A guided first game

tutor-name = Guía
tutor-next = Entendido
tutor-skip = Terminar la guía
tutor-welcome = Quieres que tu carta llegue a la Princesa. El personaje que tienes en la mano es quien la lleva ahora. Ganas si eres la última persona que queda en la ronda, o si tienes la carta más alta cuando se acaba el mazo.
    .title = Te damos la bienvenida
tutor-turn = Has robado una segunda carta. Juega una de las dos; la otra se queda en tu mano y lleva tu carta de amor.
    .title = Tu turno
tutor-choose = Toca una carta para tomarla. Si pide elegir a alguien, se iluminan quienes pueden ser elegidos. Puedes volver atrás antes del último toque.
    .title = Jugar una carta
tutor-others = En el centro ves lo que hacen los demás. Sus cartas quedan delante de ellos, en orden: cuéntalas y sabrás lo que falta.
    .title = Los demás
tutor-protected = El escudo dice que nadie puede elegir a este jugador hasta que empiece su próximo turno.
    .title = Protección
tutor-showdown = El mazo está casi vacío. Cuando se acabe, quienes sigan en la ronda muestran su carta, y gana la más alta.
    .title = Se acerca el final
tutor-out = Estás fuera de esta ronda: tu sello se ha roto. En la siguiente juegan todos otra vez.
    .title = Fuera
tutor-round-end = Quien gana una ronda recibe una ficha de Favor de lacre rojo. Con las suficientes, ganas la partida.
    .title = El final de una ronda

## Table talk, by phrases

talk-hello = ¡Hola!
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
talk-goodbye = ¡Hasta otra!

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
refusal-bad-name = ese nombre no se puede usar: elige otro
refusal-no-player = ahí no se sienta ningún jugador
refusal-not-away = este jugador lleva ausente menos de dos minutos
refusal-no-deal = este reparto ya ha terminado
refusal-wrong-reveal = los bytes no son los prometidos
refusal-unknown-phrase = no existe esa frase
refusal-unknown-bot = no existe ese bot
refusal-no-hints = en esta mesa no hay pistas
refusal-bot-sits-in = ahora mismo juega un bot en este asiento
refusal-too-often = demasiado deprisa: espera un momento
refusal-unavailable = ahora no se puede guardar nada: prueba dentro de un momento
refusal-broken-log = la crónica de esta mesa está dañada: no se puede seguir jugando
refusal-table-closed = esta mesa está cerrada
refusal-wrong-pace = ese tiempo por jugada no vale para este ritmo: elige otro
