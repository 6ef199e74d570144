### Perché una mossa, una distribuzione o una partita non è ammessa: che cosa non va e che cosa andrebbe.
### In minuscolo e senza punto finale: seguono due punti, o stanno accanto a una mossa.
### $card, $other: carte; $player: il nome di un giocatore; $seat: un posto, contato da 1.

refusal-no-round = non si può fare alcuna mossa: non c’è un round in corso
refusal-choice-due = prima va risolto il Cancelliere: tieni una carta e metti le altre in fondo al mazzo
refusal-no-choice-due = nessun Cancelliere aspetta la tua scelta: gioca una carta
refusal-not-in-hand = { $card } non è nella tua mano: gioca una carta che ci sia
refusal-countess = la Contessa va giocata: l’altra carta è { $other }
refusal-no-target-asked = { $card } non si gioca su nessuno: gioca la carta senza scegliere un giocatore
refusal-target-needed = { $card } si gioca su qualcuno: scegli un giocatore che si possa scegliere
refusal-no-such-seat = al posto { $seat } non c’è nessuno: scegli un giocatore di questa partita
refusal-target-self = { $card } si gioca su un altro giocatore: scegli un’altra persona
refusal-target-out = { $player } è fuori dal round: scegli qualcuno che sia ancora nel round
refusal-target-protected = la Domestica protegge { $player }: scegli qualcuno senza protezione
refusal-no-guess-asked = solo una Guardia giocata su qualcuno nomina un personaggio: gioca { $card-object } senza nominarne
refusal-guess-needed = una Guardia giocata su qualcuno nomina un personaggio: nominane uno diverso dalla Guardia
refusal-guess-guard = una Guardia non può nominare la Guardia: nomina un altro personaggio
refusal-guess-unknown = questa edizione non ha quel personaggio: nominane uno che abbia
refusal-wrong-choice = la carta tenuta e quelle rimesse devono essere insieme esattamente la tua mano: tienine una e rimetti tutte le altre
refusal-wrong-players = l’{ edition-name } va da { $least } a { $most } giocatori
refusal-wrong-goal = il traguardo va da { $least-goal } a { $most-goal } segnalini Preferenza
refusal-round-running = c’è un round in corso: le carte del prossimo si distribuiscono quando finisce
refusal-game-over = la partita è già decisa: non si può giocare un altro round
refusal-wrong-deck = il mazzo deve avere esattamente le carte di questa edizione
refusal-wrong-first = { $player } non può avere il primo turno: spetta a chi ha vinto il round precedente

refusal-no-guest = il server non ti conosce più: entra di nuovo
refusal-not-invited = non hai un invito per questo tavolo: chiedi il link completo a chi ospita
refusal-no-table = questo tavolo non esiste, o non esiste più
refusal-protocol = il server è stato aggiornato: ricarica la pagina o aggiorna questo programma
refusal-no-watching = la partita è cominciata e nessuno può guardarla
refusal-origin = la richiesta veniva da un altro sito
refusal-day-limit = questa rete ha già creato tutto quel che può in un giorno: torna domani
refusal-banned = chi gestisce questo server ha bandito questa rete
refusal-server-full = il server è pieno: avvisa chi lo gestisce
refusal-review-running = è già in corso l’analisi di un’altra partita per te: aspetta che finisca
refusal-reviews-full = ora si stanno analizzando molte partite: riprova tra un minuto
refusal-host = il server non si chiama così
refusal-not-allowed = questo è solo per chi gestisce il server
refusal-too-large = era troppo in una volta
refusal-not-found = a questo indirizzo non c’è nulla
refusal-wrong-method = a questo indirizzo non si può fare
refusal-bad-request = il server non ha accettato la richiesta
