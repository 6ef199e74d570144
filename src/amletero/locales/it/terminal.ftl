### La partita su uno schermo tutto suo: amletero play, join, watch, show --step.

## L'inizio

terminal-welcome = Tutti vogliono che la propria lettera arrivi alla Principessa.
terminal-start-keys = ↑ ↓ scegli · ← → cambia · Invio comincia · Esc esci · ? aiuto
terminal-row-language = Lingua
terminal-row-edition = Gioco
terminal-row-players = Giocatori
terminal-row-people = A questa tastiera
# $people persone siedono a questa tastiera; per gli altri gioca il computer
terminal-people-count =
    { $people ->
        [one] solo tu
       *[other] { $people } persone
    }
terminal-row-bots = Bot
terminal-row-goal = Segnalini per vincere
terminal-goal-count =
    { $usual ->
        [yes] { $goal }, come da regolamento
       *[no] { $goal }
    }
terminal-names =
    { $count ->
        [one] Il tuo nome
       *[other] I vostri nomi
    }
terminal-begin = Comincia
# $tokens: i giocatori con i loro segnalini
terminal-continue = Continua il round { $round } ({ $tokens })
terminal-kept = Partita salvata: esegui amletero play per continuarla.
terminal-not-kept = La partita non è stata salvata: il suo file non si può scrivere.
terminal-damaged = La partita salvata non si può leggere, quindi ne comincia una nuova.

## Il tavolo

terminal-title = Round { $round } · { edition-name }
terminal-goal = { $goal } per vincere
terminal-out = fuori
terminal-away = assente
terminal-protected = al sicuro
terminal-to-move = di turno
terminal-watching = Stai guardando
# To someone who came to play
terminal-no-seat = Nessun posto è libero: stai guardando
terminal-deck =
    { $count ->
        [0] esaurito
        [one] resta { $count }
       *[other] restano { $count }
    }
terminal-face-up = Da parte:
terminal-thinks = { $player } sta pensando…
terminal-you-are-out = Sei fuori da questo round.
terminal-to-the-end = Invio porta subito alla fine.
terminal-too-small =
    Il tavolo ha bisogno di una finestra più grande:
    bastano 80 colonne e 24 righe.

## Domande

terminal-ask-card = Tocca a te. Quale carta giochi?
terminal-ask-sure = Se giochi { $card-object }, esci dal round. La giochi lo stesso?
# A Prince on oneself. $card: the Princess
terminal-ask-sure-prince = Scarteresti { $card-object } e usciresti dal round. Lo giochi lo stesso?
terminal-ask-target = Su chi giochi { $card-object }?
# The number after × counts the copies that have not been seen
terminal-ask-named = Quale personaggio nomini? (×: non viste)
terminal-ask-keep = Quale carta tieni?
terminal-ask-under = Quale va per prima in fondo al mazzo? L’altra sarà sotto tutte.
terminal-yes = Sì (Esc: no)
terminal-player = { $player }
terminal-yourself = { $player } (tu)
terminal-no-effect-nobody = Non si può scegliere nessuno: non avrà effetto.
terminal-no-effect-empty = Il mazzo è esaurito: non avrà effetto.

## Più persone a una tastiera

terminal-pass = Passa la tastiera a { $player }.
terminal-pass-confirm = { $player }, premi Invio quando nessun altro guarda.
terminal-your-move-made = Il tuo turno è finito.
terminal-hide = Nascondi la mia mano

## Conclusioni

terminal-round-over = Il round { $round } è finito
terminal-game-over = La partita è finita
terminal-after-on = Prossimo round
terminal-after-again = Gioca ancora
terminal-after-leave = Esci
terminal-after-new = Un’altra partita
terminal-after-review = Analizza
terminal-no-record = Non è stato possibile caricare la registrazione della partita.

## Tasti e fogli

terminal-key-hint = Consiglio
terminal-key-talk = Parla
terminal-key-invite = Invita
terminal-key-reference = Carte
terminal-key-log = Cronaca
terminal-key-help = Aiuto
terminal-key-leave = Esci
terminal-close = Esc chiude
terminal-scroll-close = ↑ ↓ scorrono · Esc chiude
terminal-reference = La carta consultazione
terminal-reference-dots = ● non ancora viste   ○ viste
terminal-log = Che cosa è successo

## Aiuto: che cosa si fa su una schermata, e i tasti che valgono lì. TASTO: che cosa fa

terminal-help-rules = Nel tuo turno hai due carte: giocane una e fai ciò che dice. Chi ha la carta più alta quando il mazzo è esaurito, o resta senza rivali, vince il round e un segnalino Preferenza.
terminal-help-answering = Premi il tasto che precede una risposta, usa le frecce e Invio, o fai clic: si può fare clic su carte, giocatori e sui tasti in basso. Se qualcosa non si può scegliere, dice perché.
terminal-help-waiting = Giocano gli altri. Ti verrà chiesto appena sarà il tuo turno.
terminal-help-lobby = La partita non è ancora cominciata. La comincia chi ospita.
terminal-help-watching = Stai guardando. Vedi ciò che tutti possono sapere, non le carte dei giocatori.
terminal-help-stepping = Percorri la partita mossa per mossa, con tutte le carte in vista o come l’ha vista uno dei giocatori.
terminal-help-reviewing = Ogni mossa è giudicata da ciò che il suo giocatore sapeva allora: quanta probabilità di vincere il round ha regalato. Fortuna è ciò che hanno portato le carte, e le ipotesi indovinate per caso.
terminal-help-answer = 0–9: la carta o la risposta con quel numero
terminal-help-select = ↑ ↓ Invio: scegliere una risposta e darla
terminal-help-start-over = Esc: ricominciare la scelta
terminal-help-hint = h: un consiglio: che cosa farebbe il bot più forte
terminal-help-reference = r: la carta consultazione, con le copie non ancora viste
terminal-help-log = l: tutta la cronaca
terminal-help-talk = t: dire qualcosa agli altri
terminal-help-invite = i: il link a questo tavolo, per invitare altri
terminal-help-colors = c: colori chiari o scuri
terminal-help-hurry = Invio: accelerare gli altri
terminal-help-leave = q: uscire
terminal-help-leave-saved = q: uscire; la partita viene salvata
terminal-help-leave-seat = q: uscire; il tuo posto resta riservato
terminal-help-line = ↑ ↓: la riga precedente o la seguente
terminal-help-change = ← →: cambiarla
terminal-help-begin = Invio: cominciare la partita, o continuare quella salvata
terminal-help-begin-anywhere = Ctrl+S: cominciare la partita da qualsiasi riga
terminal-help-leave-start = Esc: uscire
terminal-help-choose = ← → Invio: scegliere che cosa fare, e farlo
terminal-help-next = Esc: il round seguente
terminal-help-new = n: un’altra partita, con altre impostazioni
terminal-help-review = v: l’analisi: quanto era buona ogni mossa, e che cosa è stato fortuna
terminal-help-scroll = ↑ ↓: scorrere il testo
terminal-help-page = Pag ↑ ↓: una pagina intera
terminal-help-close = Esc: chiudere
terminal-help-step = ← →: una mossa indietro o avanti
terminal-help-round = ↑ ↓: il round precedente o il seguente
terminal-help-ends = Inizio Fine: l’inizio o la fine
terminal-help-viewer = e: come l’ha vista il giocatore seguente, poi tutte le carte
terminal-help-thoughts = h: che cosa pensa il bot più forte di questa posizione

## Percorrere una registrazione

terminal-set-aside = Da parte:
terminal-eyes-open = Tutte le carte sono in vista.
terminal-eyes-seat = Come l’ha vista { $player }.
# $step di $steps distribuzioni e mosse
terminal-step = Passo { $step } di { $steps }
terminal-key-step = Passo
terminal-key-round = Round
terminal-key-eyes = Vista

## Tavoli di un server

terminal-connecting = Busso alla porta…
terminal-cut = Connessione persa. Provo a ricollegarmi…
terminal-sent = La tua mossa è in viaggio…
terminal-dealing = Si distribuiscono le carte…
# $free: quanti posti sono liberi
terminal-lobby =
    { $free ->
        [0] Tutti i posti sono occupati.
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
terminal-may-begin = { $player } ospita la partita e può cominciarla.
terminal-free-seat = un posto libero
terminal-your-seat = { $player } (tu)
terminal-start = Comincia la partita
terminal-invitation = Invita con questo link:
terminal-fill =
    { $free ->
        [one] Quale bot lo occupa?
       *[other] Quali bot li occupano?
    }
# A bot sits in for the reader, who was too slow or went away
terminal-bot-plays = Un bot gioca per te.
# $player has lost the connection
terminal-waits-for = { $player } non c’è.
terminal-seat-kept = Il tuo posto è riservato: lo stesso comando ti riporta qui.
# $command: what to type
terminal-seat-kept-by = Il tuo posto resta riservato. Per tornare: { $command }

## Perché non si è a un tavolo. $code: la parola del server

terminal-trouble-no-server = lì non si raggiunge nessun tavolo: il server è in funzione e il link è completo?
terminal-trouble-impossible = il server ha raccontato qualcosa che in questa partita non può succedere: è guasto o mente
terminal-trouble-not-lobby = la partita è già cominciata e non ci hai un posto
terminal-trouble-other = il server dice: { $code }

## Un consiglio

hint-title = Che cosa pensa il bot più forte
hint-thinking = ci sta pensando…
hint-own-turn = Puoi chiedere un consiglio nel tuo turno.
# $move: una mossa a parole, come sotto
hint-move = Il mio consiglio: { $move }.
# Marks the chance of a move that was not tried as often as the best ones
hint-beliefs = Quanto è probabile ogni carta nascosta, in percentuale:
# One line for each hidden hand. $cards: cards with their chances
hint-hand = { $player }: { $cards }
hint-card = { $card } { $percent }%
hint-set-aside = da parte
terminal-days = { $days } g { $hours } h
terminal-hours = { $hours } h { $minutes } min
