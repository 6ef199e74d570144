### Por qué no se permite una jugada, un reparto o una partida: qué estaba mal y qué estaría bien.
### En minúscula y sin punto final: siguen a dos puntos, o están junto a una jugada.
### $card, $other: cartas; $player: el nombre de un jugador; $seat: un asiento, contado desde 1.

refusal-no-round = no se puede jugar nada: no hay ninguna ronda en juego
refusal-choice-due = primero hay que resolver el Chanciller: conserva una carta y pon las demás bajo el mazo
refusal-no-choice-due = ningún Chanciller espera tu decisión: juega una carta
refusal-not-in-hand = { $card } no está en tu mano: juega una carta que sí esté
refusal-countess = hay que jugar la Condesa: la otra carta es { $other }
refusal-no-target-asked = { $card } no se juega contra nadie: juega la carta sin elegir a un jugador
refusal-target-needed = { $card } se juega contra alguien: elige a un jugador que se pueda elegir
refusal-no-such-seat = nadie ocupa el asiento { $seat }: elige a un jugador de esta partida
refusal-target-self = { $card } se juega contra otro jugador: elige a otra persona
refusal-target-out = { $player } está fuera de la ronda: elige a alguien que siga en ella
refusal-target-protected = la Doncella protege a { $player }: elige a alguien sin protección
refusal-no-guess-asked = solo una Guardia jugada contra alguien nombra un personaje: juega { $card-object } sin nombrar ninguno
refusal-guess-needed = una Guardia jugada contra alguien nombra un personaje: nombra a cualquiera menos a la Guardia
refusal-guess-guard = una Guardia no puede nombrar a la Guardia: nombra a otro personaje
refusal-guess-unknown = esta edición no tiene ese personaje: nombra a uno que sí tenga
refusal-wrong-choice = la carta conservada y las devueltas deben ser, juntas, exactamente tu mano: conserva una y devuelve todas las demás
refusal-wrong-players = la { edition-name } admite de { $least } a { $most } jugadores
refusal-wrong-goal = la meta debe estar entre { $least-goal } y { $most-goal } fichas de Favor
refusal-round-running = hay una ronda en juego: la siguiente se reparte cuando acabe
refusal-game-over = la partida ya está decidida: no se puede jugar otra ronda
refusal-wrong-deck = el mazo debe tener exactamente las cartas de esta edición
refusal-wrong-first = { $player } no puede tener el primer turno: le toca a quien ganó la ronda anterior

refusal-no-guest = el servidor ya no te conoce: entra de nuevo
refusal-not-invited = no tienes invitación para esta mesa: pide el enlace completo a quien la organiza
refusal-no-table = esa mesa no existe o ya no existe
refusal-protocol = el servidor se ha actualizado: recarga la página o actualiza este programa
refusal-no-watching = la partida ha empezado y nadie puede mirarla
refusal-origin = la petición venía de otro sitio
refusal-day-limit = esta red ya ha creado todo lo que puede en un día: vuelve mañana
refusal-banned = quien administra este servidor ha vetado esta red
refusal-server-full = el servidor está lleno: avisa a quien lo administra
refusal-review-running = ya se está analizando otra partida tuya: espera a que termine
refusal-reviews-full = ahora se están analizando muchas partidas: inténtalo de nuevo en un minuto
refusal-host = el servidor no se llama así
refusal-not-allowed = esto es solo para quien administra el servidor
refusal-too-large = era demasiado de una vez
refusal-not-found = en esta dirección no hay nada
refusal-wrong-method = eso no se puede hacer en esta dirección
refusal-bad-request = el servidor no ha aceptado la petición
