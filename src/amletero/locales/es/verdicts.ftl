### Was a game dealt fairly? The same words in the browser, in a terminal and on verify.html.

## The verdict, and what it means

# The heading, above one of the next four
verdict-title = Reparto
verdict-fair = Limpio
verdict-not-proven = Sin probar
verdict-cheated = Hubo trampa
verdict-consistent = Coherente
verdict-about-fair = Tus bytes al azar están en cada reparto y todo lo que dijo el servidor concuerda. Nadie eligió estos mazos.
verdict-about-not-proven = Nada se contradice, pero esto no prueba que todos los repartos fueran limpios.
verdict-about-cheated = El servidor se contradijo o sus cuentas no salen. Guarda el registro y tu recibo: juntos lo demuestran.
verdict-about-consistent = Los repartos de este registro se deducen de sus secretos. Sin un recibo de alguien que jugó, eso no prueba más.
# $text: a verdict or a reason
verdict-round = Ronda { $round }: { $text }
verdict-rounds = Ronda por ronda
# $silent: seats that committed to bytes and did not reveal them
verdict-silent =
    { $silent ->
        [0] Todos los asientos de la lista revelaron sus bytes.
        [one] Un asiento de la lista calló, y el reparto se abrió de nuevo sin él.
       *[other] { $silent } asientos de la lista callaron, y el reparto se abrió de nuevo sin ellos.
    }
verdict-covered =
    { $rounds ->
        [one] El recibo abarca { $covered } de { $rounds } ronda.
       *[other] El recibo abarca { $covered } de { $rounds } rondas.
    }
verdict-fingerprint = Huella: { $fingerprint }
verdict-fingerprint-why = Léela en voz alta a los demás. A quien tenga otra se le mostró otra partida.
verdict-fingerprint-differs = Tu recibo tiene otra huella: { $fingerprint }
verdict-unreadable-record = Esto no es un registro que se pueda leer.
verdict-unreadable-receipt = Esto no es un recibo que se pueda leer.

## Cheated

verdict-reason-second-dealing = El servidor abrió el mismo reparto dos veces con compromisos distintos.
verdict-reason-second-list = El servidor cerró dos listas de compromisos distintas para el mismo reparto.
verdict-reason-own-commitment = En la lista cerrada hay otro compromiso en lugar del tuyo.
verdict-reason-dropped-commitment = El servidor confirmó tu compromiso y luego lo dejó fuera de la lista.
verdict-reason-list-changed = El reparto se hizo con una lista distinta de la cerrada.
verdict-reason-own-bytes = El reparto se hizo con otros bytes en lugar de los tuyos.
verdict-reason-dropped-bytes = El servidor confirmó tus bytes y luego dijo que no diste ninguno.
verdict-reason-bot-contribution = Un asiento que no ocupaba ninguna persona aportó bytes al reparto.
verdict-reason-reopened = El servidor abrió el reparto de nuevo sin motivo.
verdict-reason-facts-changed = El servidor contó los mismos hechos de dos maneras distintas.
verdict-reason-table-changed = El servidor mostró la mesa de dos maneras distintas: sus ajustes o sus asientos.
verdict-reason-record-table = El registro es de otra mesa.
verdict-reason-record-settings = El registro tiene otros ajustes que los mostrados antes de la partida.
verdict-reason-record-commitment = El registro tiene otro compromiso del servidor que el mostrado.
verdict-reason-record-list = El registro tiene otra lista de compromisos que la mostrada.
verdict-reason-record-bytes = El registro tiene otros bytes al azar que los mostrados.
verdict-reason-record-facts = Las cartas del registro no son las que se vieron durante la partida.
verdict-reason-record-attempts = El registro no muestra todos los intentos del reparto tal como fueron.
verdict-reason-record-secret = El secreto del registro no es el publicado.
verdict-reason-game-commitment = El secreto de la partida no corresponde al compromiso publicado.
verdict-reason-round-commitment = El secreto de la ronda no corresponde al compromiso publicado.
verdict-reason-seat-commitment = Los bytes de un asiento no corresponden a su compromiso.
verdict-reason-deck = El mazo no se deduce del secreto y los bytes.
verdict-reason-first = Quién empezó no se deduce del secreto y los bytes.
verdict-reason-receipts-differ = Dos recibos muestran que el servidor contó cosas distintas a personas distintas.

## Not proven

verdict-reason-late = Tus bytes no llegaron a tiempo al servidor, o participó otro dispositivo tuyo.
verdict-reason-spectator = Mirabas sin asiento, así que en el reparto no hay bytes tuyos.
verdict-reason-gave-none = Tu asiento no aportó bytes al reparto.
verdict-reason-not-covered = El recibo no abarca esta ronda: llegaste más tarde, o se borró la memoria de este dispositivo.
verdict-reason-secret-withheld = El servidor no ha publicado el secreto de la partida.
verdict-reason-record-withheld = El servidor no ha entregado el registro de la partida.
verdict-reason-old-receipt = El recibo es de un tipo antiguo, que no guarda lo que se contó durante la partida.
verdict-reason-no-fair-dealing = Esta partida se jugó sin reparto comprobable.

## The page verify.html

verify-page-title = ¿Se repartió limpiamente?
verify-page-about = Elige o suelta el registro de una partida y los recibos de quienes la jugaron. Todo se calcula en esta página; nada se envía a ninguna parte.
verify-page-choose = Elegir archivos
verify-page-drop = o suéltalos aquí
verify-page-origin = Una página puede mentir por el servidor del que viene. Si no te fías de ese servidor, usa una copia de esta página que venga de otro sitio, o la orden amletero.
verify-page-no-record = Aún no hay registro: solo hablan los recibos.
verify-page-language = Idioma
verify-page-record = Registro
verify-page-receipt = Recibo
verify-page-again = Empezar de nuevo
