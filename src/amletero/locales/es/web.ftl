### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The start page

web-title = Love Letter
web-title-turn = Tu turno
web-tagline = Una carta, un palacio lleno de mensajeros, y todos los demás quieren entregar antes la suya.
web-play-now = Jugar ya
web-invite-friends = Invitar
site-hot-seat = Jugar juntos aquí
site-loading = Cargando el juego…
site-failed = No se ha podido cargar el juego.
site-waits = No se puede cargar un archivo. Todo seguirá en cuanto haya conexión.
site-new-version = Hay una versión nueva.
site-later = Más tarde
site-online = A las mesas del servidor
web-play-offline = Jugar sin conexión
web-learn = Aprender jugando
web-resume =
    { $state ->
        [turn] Te toca en la mesa de { $name }
        [lobby] Se prepara la mesa de { $name }
       *[other] La partida sigue en la mesa de { $name }
    }
web-resume-own =
    { $state ->
        [turn] Te toca en tu mesa
        [lobby] Se prepara tu mesa
       *[other] Tu partida sigue
    }
web-with = con { $names }
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora no hay ninguna mesa abierta. Abre una y cualquiera podrá sentarse.
web-open-table = Abrir una mesa
web-table-of = La mesa de { $name }
# a bot and how well it plays
web-bot-at-level = { $name } ({ $level })
web-watch-now = Mirar
web-you-play-as = Juegas como { $name }
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
web-play-like-this = Jugar así
web-invite-like-this = Invitar así

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
web-invite-text = Quien tenga este enlace puede sentarse o mirar, desde cualquier dispositivo.
web-invite-text-watch = Quien tenga este enlace puede mirar, desde cualquier dispositivo.
web-share = Compartir
web-share-text = ¡Ven a jugar a Love Letter conmigo!
web-open = Mesa abierta
web-open-note = Aparece en la primera página: cualquiera puede sentarse o mirar.
web-open-note-watch = Aparece en la primera página: cualquiera puede mirar.
web-invite-watchers = Invitar a mirar
web-invite-link = Enlace
# followed by a command
web-local-only = Solo este equipo llega al servidor. Para que entren otros dispositivos, inícialo con
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR del enlace
web-invited = Una carta para ti: te invitan a una partida
web-invited-by = Una carta para ti: { $name } te invita a una partida
web-watch-at = Mira la partida de la mesa de { $name }
web-watch-here = Mira una partida
web-watch-text = La partida ya ha empezado. Verás lo que ve todo el mundo.
web-only-watch = Solo mirar
web-welcome-guest = ¡Te damos la bienvenida! Siéntate a jugar o quédate a mirar.
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
web-look = Mirar las cartas de { $name }
web-card-text = El texto de la carta: { $card }
web-look-told = En esta ronda
web-look-cards = Cartas jugadas, de la última a la primera
web-look-none = Todavía ninguna.
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
web-go-on-touch = Toca para seguir.
web-to-round-end = Al final de la ronda
web-dealing = Se reparten las cartas…
web-sending = …
web-ready = { $card }: ¿la juegas?
web-ready-on = { $card } contra { $name }: ¿la juegas?
web-ready-self = { $card } sobre tu propia mano: ¿la juegas?
web-ready-fatal = { $card }: quedas fuera de la ronda. ¿La juegas?
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
web-swap-order = Invertir
web-log = Lo que ha pasado
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
web-game-you-win = ¡Has ganado!
web-game-won = Gana { $name }
web-game-won-together = Ganan { $names }
# $cause: what decided the last round. $tokens: the winner's
web-game-how =
    { $cause ->
        [spy] La Espía trajo la última ficha
        [last-player] No quedaba nadie más en la última ronda
        [tie] Cartas iguales decidieron la última ronda
       *[highest] La carta más alta de la última ronda fue { $card-the }
    }, y { $tokens ->
        [one] con una sola ficha de Favor se gana el corazón de la Princesa
       *[other] con { $tokens } fichas de Favor se gana el corazón de la Princesa
    }.
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
        [operator] Quien administra el servidor la cerró antes del final.
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
web-volume = Volumen
web-sound-question = ¿Cómo prefieres la mesa?
web-sound-on = Con sonido
web-sound-off = En silencio
web-notify = Avísame cuando me toque
web-notify-forbidden = Tu navegador no permite que esta página te avise. Puedes cambiarlo en sus ajustes.
web-push = También cuando esta página esté cerrada
web-push-note = Mediante el servicio de avisos de tu navegador, que no recibe ni nombres ni cartas.
web-push-failed = Tu navegador o su servicio de avisos no ha colaborado. Inténtalo más tarde.
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
web-leave-question = Un bot jugará por ti hasta que vuelvas. ¿Lo dejas?
web-return = Recuperar mi asiento
web-close-table = Cerrar la mesa para todos
web-close-table-question = La partida se acaba para todos y nadie podrá volver a abrir la mesa.
web-close-table-sure = Sí, cerrarla para todos
web-keys = Teclas: 1 y 2 toman una carta, Tab e Intro eligen, Esc vuelve atrás, H pista, R carta de Referencia, L crónica, T hablar, M menú, ? reglas, espacio salta.
web-talk = Decir algo
web-hint = Pista
web-hint-thinking = El bot más fuerte está pensando…
web-hint-play = El bot más fuerte jugaría { $card-object }.
web-hint-play-on = El bot más fuerte jugaría { $card-object } contra { $name }.
web-hint-play-self = El bot más fuerte jugaría { $card-object } sobre tu propia mano.
web-hint-guess = El bot más fuerte jugaría { $card-object } contra { $name } y nombraría { $named-named }.
web-hint-keep = El bot más fuerte conservaría { $card-object }.
web-hint-none = El bot más fuerte no tiene aquí ninguna pista.
# $likely: possible, if no other card that may be named is more likely; guess, if one is
web-hint-hit =
    { $likely ->
        [likely] lo más probable es que { $name } la tenga
        [possible] ninguna carta que puedas nombrar es más probable en la mano de { $name }
       *[guess] si aciertas, { $name } queda fuera de la ronda
    }
web-hint-duel =
    { $likely ->
        [likely] la carta que conservas es seguramente más alta que la de { $name }
       *[possible] la carta que conservas puede ser más alta que la de { $name }
    }
web-hint-princess =
    { $likely ->
        [likely] es probable que { $name } tenga que descartar la Princesa
       *[possible] puede que { $name } tenga que descartar la Princesa
    }
web-hint-use-spy = ahora no cuesta nada y al final puede dar una ficha
web-hint-use-guard = no revela nada
web-hint-use-priest = verás lo que tiene { $name }
web-hint-use-baron = no revela nada
web-hint-use-handmaid = nadie puede elegirte hasta tu próximo turno
web-hint-use-prince = { $name } tiene que empezar con otra carta
web-hint-use-prince-self = una carta nueva vale más que la que conservarías
web-hint-use-chancellor = ves dos cartas más y conservas la mejor
web-hint-use-king = la carta de { $name } te servirá más que la que conservas
web-hint-use-countess = no tiene efecto, y la carta que conservas vale más
web-hint-use-princess = no queda otra
# $kind: higher (the highest card of the hand) or useful
web-hint-keep-why =
    { $kind ->
        [higher] vale más al final de la ronda
       *[useful] debería servirte mejor en tu próximo turno
    }
# $why: one of the reasons above; $move: one of the moves below
web-hint-only = Porque { $why }.
web-hint-than =
    Porque { $why }: { $margin ->
        [clear] claramente mejor que
        [slight] algo mejor que
       *[even] más o menos igual que
    } { $move }.
# what the advised move is compared with
web-hint-playing = jugar { $card-object }
web-hint-keeping = conservar { $card-object }
web-hint-naming = nombrar { $card-named }
web-hint-on = jugarla contra { $name }
web-hint-on-self = jugarla sobre tu propia mano
web-hint-numbers = En números
web-hint-chances = Probabilidad de ganar la ronda
web-you-yourself = tú
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
trouble-other-tab = Esta partida está abierta en otra pestaña o ventana. Ciérrala allí y podrás seguir aquí.
    .title = Abierta en otra pestaña
trouble-link-spent = El enlace ya se ha usado, o han pasado sus diez minutos. Crea uno nuevo en el otro dispositivo.
    .title = Este enlace ya no sirve

## Aprender jugando: $name es la otra persona

lesson-count = Lección { $number } de { $total }
lesson-ready = Entendido
lesson-read = ¿Qué hay que hacer aquí?
lesson-next = Siguiente lección
lesson-again = Probar otra vez
lesson-leave = Terminar las lecciones
lessons-repeat = Otra vez desde el principio
lessons-over = Esas eran las ocho ideas. El resto es sangre fría.
    .title = Ya sabes jugar
lesson-guard = La Guardia nombra un personaje: quien lo tenga queda fuera. Cuenta las cartas a la vista: aparte de una Guardia, solo falta una. Nómbrala.
    .title = La Guardia cuenta
    .right = Eso es. Lo jugado queda a la vista, así que al final de la ronda se puede contar qué falta.
    .wrong = Esa no. Abre la carta de Referencia: cuenta por ti lo que aún no has visto.
lesson-handmaid = Con el Sacerdote, { $name } acaba de ver tu Rey, y quizá tenga una Guardia. La Doncella te protege hasta tu próximo turno.
    .title = La Doncella protege
    .right = Nadie podía elegirte: la Guardia de { $name } no tuvo efecto.
    .wrong = Ahora no tienes protección. Juega la carta que te cubre.
lesson-baron = El Barón compara dos manos en secreto, y la más baja queda fuera. La carta que conservas es el Rey: solo dos cartas son más altas.
    .title = El Barón compara
    .right = { $name } tenía la carta más baja y queda fuera. Compara cuando lo que conservas es alto.
    .wrong = El Rey solo intercambia las manos. Consérvalo y deja que compare el Barón.
lesson-countess = Junto al Rey o a un Príncipe, hay que jugar la Condesa. Prueba primero con el Príncipe, si quieres.
    .title = La Condesa va primero
    .right = Ahora { $name } se pregunta: ¿era obligatorio, o ha sido por gusto?
lesson-prince = El Príncipe hace que alguien descarte su mano y robe otra carta. El Sacerdote te ha enseñado lo que tiene { $name }, y quien descarta la Princesa queda fuera.
    .title = El Príncipe y la Princesa
    .right = { $name } ha descartado la Princesa y queda fuera.
    .wrong = Juega el Príncipe contra { $name }: quien descarta la Princesa queda fuera.
lesson-chancellor = El Chanciller roba dos cartas. Conservas una de las tres; las otras van bajo el mazo, en el orden que quieras.
    .title = El Chanciller elige
    .right = Solo tú sabes qué dos cartas hay bajo el mazo.
    .wrong = La Guardia puede esperar. Juega el Chanciller y mira dos cartas más.
lesson-spy = Has jugado una Espía, y { $name } no. Al final de la ronda, si alguien que sigue en juego es el único que ha jugado una, gana una ficha por ella. Acaba, pues, la ronda.
    .title = La Espía cobra al final
    .right = Dos fichas: una por la ronda y otra por la Espía.
    .wrong = La ronda sigue. Conserva el Rey y deja que el Barón la termine.
lesson-end = El mazo está vacío. Tras esta jugada se revelan las manos y gana la carta más alta. ¿Cuál conservas?
    .title = El final del mazo
    .right = Tu Rey era más alto. Cuando se acaba el mazo, conserva lo alto.
    .wrong = Has entregado el Rey. Consérvalo y juega la Doncella.

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
