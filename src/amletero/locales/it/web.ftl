### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The start page

web-title = Love Letter
web-title-turn = Tocca a te
web-tagline = Una lettera, un palazzo pieno di messaggeri, e tutti gli altri vogliono consegnare prima la loro.
web-play-now = Gioca subito
web-invite-friends = Invita
site-hot-seat = Giocate insieme qui
site-loading = Carico il gioco…
site-failed = Non è stato possibile caricare il gioco.
site-waits = Non è possibile caricare un file. Tutto continua appena c’è connessione.
site-new-version = È pronta una nuova versione.
site-later = Più tardi
site-online = Ai tavoli del server
web-play-offline = Gioca senza connessione
web-learn = Impara giocando
web-resume =
    { $state ->
        [turn] Tocca a te al tavolo di { $name }
        [lobby] Si prepara il tavolo di { $name }
       *[other] La partita continua al tavolo di { $name }
    }
web-resume-own =
    { $state ->
        [turn] Tocca a te al tuo tavolo
        [lobby] Si prepara il tuo tavolo
       *[other] La tua partita continua
    }
web-with = con { $names }
web-open-tables = Tavoli aperti
web-no-open-tables = Nessun tavolo è aperto in questo momento. Aprine uno: chiunque potrà sedersi.
web-open-table = Apri un tavolo
web-table-of = Il tavolo di { $name }
# a bot and how well it plays
web-bot-at-level = { $name } ({ $level })
web-watch-now = Guarda
web-you-play-as = Giochi come { $name }
web-your-name = Il tuo nome
web-name = Nome
web-guest-name = Pretendente
web-home = Inizio
web-my-games = Le mie partite
web-about = Informazioni
web-language = Lingua
web-close = Chiudi
web-back = Indietro
web-confirm = Conferma
web-try-again = Riprova
web-reload = Ricarica
web-connecting = La porta si apre…

## Options of a game

web-options = Come vuoi giocare?
web-edition = Edizione
# $tokens: tokens to win for 2, 3, 4… players, as "6 / 5 / 4"
web-edition-tokens = Segnalini per vincere in 2, 3, … giocatori: { $tokens }.
web-edition-cards =
    { $edition ->
        [standard] Con la Spia e il Cancelliere, e con sei Guardie.
        [classic] Senza la Spia e il Cancelliere, e con cinque Guardie.
       *[original] Le carte dell’edizione classica; Re, Contessa e Principessa valgono 6, 7 e 8.
    }
web-tie-all-win = Parità alla fine del round? Vincono tutti quelli in parità.
web-tie-highest-sum = Parità alla fine del round? Vince la somma più alta di carte a faccia in su.
web-players = Giocatori
web-tokens = Segnalini Preferenza per vincere
web-pace = Ritmo
web-pace-relaxed = senza orologio
web-pace-live = un minuto a mossa
web-pace-correspondence = tre giorni a mossa
web-first = Chi comincia
web-first-anybody = a caso
web-first-you = tu
web-level = Livello dei bot
web-watch = Chi può guardare
web-watch-nobody = nessuno
web-watch-invited = chi ha il link
web-watch-everyone = chiunque
web-allow-hints = Consigli permessi
web-play-like-this = Gioca così
web-invite-like-this = Invita così

## Before the game

web-lobby = Si prepara il tavolo
web-free-seat = Posto libero
web-host = ospita la partita
web-sit = Siediti
web-bot = Bot
web-fill = Riempi con bot
web-free = Libera il posto di { $name }
web-stand = Lascia il posto: { $name }
web-color = Colore del tuo sigillo
web-color-name =
    { $color ->
       *[0] carminio
        [1] blu
        [2] verde
        [3] ocra
        [4] viola
        [5] ardesia
    }
web-make-host = Affida il tavolo a { $name }
web-become-host = Mi occupo io del tavolo
web-start = Comincia
web-add-neighbor = Un altro giocatore su questo dispositivo
web-add = Aggiungi
web-waiting-seats =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
web-waiting-others = La partita comincia appena ci sono tutti.
web-waiting-host = Si aspetta che chi ospita cominci la partita.
web-full = Tutti i posti sono occupati. Resta a guardare!
# guests who have come to the table and not sat down
web-standing =
    { $count ->
        [one] una persona senza posto
       *[other] { $count } persone senza posto
    }
web-invite-title = Invita chi vuoi
web-invite-text = Chi ha questo link può sedersi o guardare, da qualsiasi dispositivo.
web-invite-text-watch = Chi ha questo link può guardare, da qualsiasi dispositivo.
web-share = Condividi
web-share-text = Vieni a giocare a Love Letter con me!
web-open = Tavolo aperto
web-open-note = Appare nella prima pagina: chiunque può sedersi o guardare.
web-open-note-watch = Appare nella prima pagina: chiunque può guardare.
web-invite-watchers = Invita a guardare
web-invite-link = Link
# followed by a command
web-local-only = Solo questo computer raggiunge il server. Per far entrare altri dispositivi, avvialo con
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR del link
web-invited = Una lettera per te: l’invito a una partita
web-invited-by = Una lettera per te: { $name } ti invita a una partita
web-watch-at = Guarda la partita al tavolo di { $name }
web-watch-here = Guarda una partita
web-watch-text = La partita è già cominciata. Vedrai quello che vedono tutti.
web-only-watch = Guarda soltanto
web-welcome-guest = Ti diamo il benvenuto! Siediti a giocare o resta a guardare.
web-who-comes = Ti diamo il benvenuto! Come ti chiami?
web-enter = Entra
web-lookalike = somiglia a un altro nome del tavolo

## The table

web-table-title = Il tavolo
web-round = Round { $round }
web-goal =
    { $goal ->
        [one] Vince chi ottiene il primo segnalino
       *[other] Si vince con { $goal } segnalini
    }
web-tools = Strumenti
web-others = Gli altri
web-you = { $name } (tu)
web-away = assente
web-sits-in = gioca un bot
web-call-bot = Fai giocare un bot
web-plate-tokens =
    { $tokens ->
        [one] un segnalino Preferenza
       *[other] { $tokens } segnalini Preferenza
    }
web-plate-turn = di turno
web-plate-out = fuori dal round
web-plate-protected = sotto la protezione della Domestica
web-plate-known = conosci questa mano: { $card }
web-plate-discards = scarti: { $cards }
web-choose = Scegli { $name }
web-choose-yourself = Scelgo me
web-look = Guarda le carte di { $name }
web-card-text = Il testo della carta: { $card }
web-look-told = In questo round
web-look-cards = Carte giocate, dall’ultima alla prima
web-look-none = Ancora nessuna.
web-deck =
    { $count ->
        [0] Il mazzo è esaurito
        [one] Una carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
web-set-aside = Una carta è da parte, a faccia in giù
web-face-up = Da parte, a faccia in su
web-buried = Quello che hai messo in fondo al mazzo
web-buried-at =
    { $above ->
        [0] { $card }: in cima al mazzo
        [one] { $card }: una carta sopra
       *[other] { $card }: { $above } carte sopra
    }
web-only-you = Solo per i tuoi occhi:
web-your-turn = Tocca a te: gioca una delle tue carte
web-turn-of = { $name } ci sta pensando…
web-you-are-out = In questo round sei fuori.
web-go-on = Tocca, o premi Spazio, per continuare.
web-go-on-touch = Tocca per continuare.
web-to-round-end = Alla fine del round
web-dealing = Si distribuiscono le carte…
web-sending = …
web-ready = { $card }: la giochi?
web-ready-on = { $card } su { $name }: la giochi?
web-ready-self = { $card } sulla tua stessa mano: la giochi?
web-ready-fatal = { $card }: esci dal round. La giochi?
web-in-vain = { $card }: nessuno può essere scelto, quindi non avrà effetto.
web-in-vain-chancellor = { $card }: il mazzo è esaurito, quindi non avrà effetto.
web-choose-target = { $card }: chi scegli?
web-play = Gioca
web-guess-title = Che carta ha { $name }?
web-guess-hint = Il numero dice quante non ne hai ancora viste.
web-unseen =
    { $count ->
        [one] { $count } non vista
       *[other] { $count } non viste
    }
web-chancellor-title = Il Cancelliere
web-chancellor-keep = Quale carta tieni?
web-chancellor-order = Le altre vanno in fondo al mazzo, in quest’ordine.
web-keep = Tieni: { $card }
web-place-keep = Tieni
web-place-above = In fondo al mazzo
web-place-bottom = Sotto tutte
web-swap-order = Inverti
web-log = Che cosa è successo
web-rules = Le regole
web-unseen-of = non viste
web-left-of = { $left } su { $copies }
web-clock = Tempo rimasto
web-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
web-hours =
    { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
web-reconnecting = Connessione persa. Provo a ricollegarmi…
web-watching = Stai guardando. Vedi quello che vedono tutti.
web-public-view = Si mostra solo quello che tutti possono vedere.
web-announce-turn = Tocca a te. Hai in mano: { $cards }.

## Ends

web-round-over = Fine del round { $round }
web-next-round = Prossimo round
web-showdown = Si aprono le lettere
# $by: you, the player themselves (self), or another one, $name; $card is what was played
web-out-by =
    { $by ->
        [self] fuori per mano propria ({ $card })
        [you] fuori per mano tua ({ $card })
       *[other] fuori per mano di { $name } ({ $card })
    }
web-spy-token = per la Spia
web-to-game-end = Chi vince la partita?
web-gains =
    { $count ->
        [one] ottiene un segnalino Preferenza
       *[other] ottiene { $count } segnalini Preferenza
    }
web-game-over = Fine della partita
web-game-you-win = Hai vinto!
web-game-won = Vince { $name }
web-game-won-together = Vincono { $names }
# $cause: what decided the last round. $tokens: the winner's
web-game-how =
    { $cause ->
        [spy] La Spia ha portato l’ultimo segnalino
        [last-player] Nell’ultimo round non restava nessun altro
        [tie] Carte uguali hanno deciso l’ultimo round
       *[highest] La carta più alta dell’ultimo round era { $card-the }
    }, e { $tokens ->
        [one] con un solo segnalino Preferenza si vince il cuore della Principessa
       *[other] con { $tokens } segnalini Preferenza si vince il cuore della Principessa
    }.
web-game-lost = Era comunque una bella lettera.
web-rematch = Ancora una partita
web-rematch-join = Alla prossima partita
web-record = Scarica la registrazione
web-proof-checking = Verifico le distribuzioni…
web-proof-again = Controlla di nuovo
web-receipt = Scarica la mia ricevuta
web-warning = Il server si è contraddetto.
web-game-closed = Questa partita è stata chiusa
web-closed-by =
    { $by ->
        [you] L’hai chiusa prima della fine.
        [player] { $name } ospitava e ha chiuso la partita prima della fine.
        [expired] È stata chiusa perché non veniva più nessuno.
        [operator] Chi gestisce il server l’ha chiusa prima della fine.
       *[host] Chi ospitava l’ha chiusa prima della fine.
    }

## Several players in one browser

web-pass-on = { $name }, tocca a te
web-pass-on-text = Passa lo schermo a { $name }. Nessun altro deve guardare.
web-i-am = Sono { $name }: mostra la mia mano
web-hide-hand = Nascondi la mia mano

## Menu, talk, hints

web-menu = Menu
# switches: these are on or off
web-sound = Suoni
web-volume = Volume
web-sound-question = Come preferisci il tavolo?
web-sound-on = Con i suoni
web-sound-off = In silenzio
web-notify = Avvisami quando tocca a me
web-notify-forbidden = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni.
web-push = Anche quando questa pagina è chiusa
web-push-note = Tramite il servizio di notifiche del tuo browser, che non riceve né nomi né carte.
web-push-failed = Il tuo browser o il suo servizio di notifiche non ha collaborato. Riprova più tardi.
web-tempo = Velocità del tavolo
web-tempo-name =
    { $pace ->
        [calm] tranquilla
        [brisk] svelta
        [wait] aspetta il mio tocco
       *[normal] normale
    }
web-theme =
    { $theme ->
        [light] Colori: chiari
        [dark] Colori: scuri
       *[auto] Colori: quelli del dispositivo
    }
web-leave = Lascia la partita a un bot
web-leave-question = Un bot giocherà per te finché non torni. Lasci ora?
web-return = Riprendi il mio posto
web-close-table = Chiudi il tavolo per tutti
web-close-table-question = La partita finisce per tutti e nessuno potrà riaprire il tavolo.
web-close-table-sure = Sì, chiudilo per tutti
web-keys = Tasti: 1 e 2 prendono una carta, Tab e Invio scelgono, Esc torna indietro, H consiglio, R carta consultazione, L cronaca, T parlare, M menu, ? regole, spazio salta.
web-talk = Di’ qualcosa
web-hint = Consiglio
web-hint-thinking = Il bot più forte ci pensa…
web-hint-play = Il bot più forte giocherebbe { $card-object }.
web-hint-play-on = Il bot più forte giocherebbe { $card-object } su { $name }.
web-hint-play-self = Il bot più forte giocherebbe { $card-object } sulla tua stessa mano.
web-hint-guess = Il bot più forte giocherebbe { $card-object } su { $name } e nominerebbe { $named-named }.
web-hint-keep = Il bot più forte terrebbe { $card-object }.
web-hint-none = Qui il bot più forte non ha consigli.
# $likely: possible, if no other card that may be named is more likely; guess, if one is
web-hint-hit =
    { $likely ->
        [likely] molto probabilmente { $name } ce l’ha
        [possible] nessuna carta che puoi nominare è più probabile nella mano di { $name }
       *[guess] se indovini, { $name } esce dal round
    }
web-hint-duel =
    { $likely ->
        [likely] la carta che tieni è probabilmente più alta di quella di { $name }
       *[possible] la carta che tieni può essere più alta di quella di { $name }
    }
web-hint-princess =
    { $likely ->
        [likely] è probabile che { $name } debba scartare la Principessa
       *[possible] può darsi che { $name } debba scartare la Principessa
    }
web-hint-use-spy = ora non costa nulla e alla fine può dare un segnalino
web-hint-use-guard = non rivela nulla
web-hint-use-priest = vedrai che cosa ha in mano { $name }
web-hint-use-baron = non rivela nulla
web-hint-use-handmaid = nessuno può sceglierti fino al tuo prossimo turno
web-hint-use-prince = { $name } deve ripartire da un’altra carta
web-hint-use-prince-self = una carta nuova è meglio di quella che terresti
web-hint-use-chancellor = vedi altre due carte e tieni la migliore
web-hint-use-king = la carta di { $name } ti serve più di quella che tieni
web-hint-use-countess = non ha effetto, e la carta che tieni vale di più
web-hint-use-princess = non resta altro
# $kind: higher (the highest card of the hand) or useful
web-hint-keep-why =
    { $kind ->
        [higher] vale di più alla fine del round
       *[useful] dovrebbe servirti di più nel tuo prossimo turno
    }
# $why: one of the reasons above; $move: one of the moves below
web-hint-only = Perché { $why }.
web-hint-than =
    Perché { $why }: { $margin ->
        [clear] nettamente meglio che
        [slight] un po’ meglio che
       *[even] più o meno come
    } { $move }.
# what the advised move is compared with
web-hint-playing = giocare { $card-object }
web-hint-keeping = tenere { $card-object }
web-hint-naming = nominare { $card-named }
web-hint-on = giocarla su { $name }
web-hint-on-self = giocarla sulla tua stessa mano
web-hint-numbers = In numeri
web-hint-chances = Probabilità di vincere il round
web-you-yourself = te
web-hint-why = Che cosa pensa delle carte nascoste:
web-hint-believes = La mano di { $name }

## My games

web-no-games = Ancora nessuna partita. La prima lettera è la più difficile.
web-phase-lobby = non cominciata
web-phase-playing = in corso
web-phase-over = finita
web-phase-closed = chiusa
web-won-by = Vittoria di { $names }
web-other-device = Un altro dispositivo
web-other-device-text = Un link che vale una volta sola, per dieci minuti, porta il tuo nome e i tuoi posti su un altro dispositivo.
web-other-device-make = Crea il link
web-take-over-text = Questo dispositivo prende il nome e i posti dell’altro.
web-take-over = Continua qui
web-forget = Cancella i miei dati
web-forget-text = Il tuo nome, il tuo cookie e l’elenco delle tue partite vengono cancellati dal server.
web-forget-sure = Sì, cancella tutto

## About

web-about-game = Amletero («lettera d’amore» in esperanto) è il gioco di carte Love Letter per il browser, il terminale e i tuoi bot.
web-about-fan = Questa è una versione non ufficiale fatta da appassionati. Non ha legami con gli autori e gli editori del gioco, e non ne usa né le immagini né i testi. Se il gioco ti piace, compra la scatola.
web-about-fair = Ogni distribuzione si può verificare: prima il server si impegna su un segreto, il tuo browser aggiunge byte casuali, e dopo la partita chiunque può ricalcolare i mazzi.
web-about-fonts = Composto in Cinzel ed EB Garamond, entrambi sotto SIL Open Font License. Ogni disegno è stato fatto per questo gioco.

## Trouble, with a way on

trouble-no-such-page = A questo indirizzo non c’è nulla.
    .title = Questa lettera si è smarrita
trouble-no-table = Forse il link è incompleto, o la partita è di molto tempo fa.
    .title = Questo tavolo non esiste
trouble-not-invited = Chiedi il link d’invito a qualcuno di quel tavolo.
    .title = A questo tavolo si entra su invito
trouble-table-closed = Chi ospitava lo ha chiuso. Ce ne sono altri aperti.
    .title = Questo tavolo è chiuso
trouble-old-tab = Il server è stato aggiornato da quando hai aperto questa pagina. Ricaricala e sarai allo stesso punto.
    .title = Questa pagina non è aggiornata
trouble-server-gone = Forse si sta riavviando, o la tua rete non funziona. La tua partita è salvata.
    .title = Il server non risponde
trouble-other-tab = Questa partita è aperta in un’altra scheda o finestra. Chiudila lì e potrai continuare qui.
    .title = Aperta in un’altra scheda
trouble-link-spent = Il link è già stato usato, o i suoi dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.
    .title = Questo link non vale più

## Impara giocando: $name è l’altra persona

lesson-count = Lezione { $number } di { $total }
lesson-ready = Ho capito
lesson-read = Che cosa c’è da fare qui?
lesson-next = Prossima lezione
lesson-again = Riprova
lesson-leave = Termina le lezioni
lessons-repeat = Di nuovo dall’inizio
lessons-over = Erano le otto idee. Il resto è sangue freddo.
    .title = Ora sai giocare
lesson-guard = La Guardia nomina un personaggio: chi lo ha in mano esce dal round. Conta le carte scoperte: oltre a una Guardia, ne manca una sola. Nominala.
    .title = La Guardia conta
    .right = Giusto. Le carte giocate restano in vista, così alla fine del round si può contare che cosa manca.
    .wrong = Non quella. Apri la carta consultazione: conta per te ciò che non hai ancora visto.
lesson-handmaid = Con il Prete, { $name } ha appena visto il tuo Re, e forse ha in mano una Guardia. La Domestica ti protegge fino al tuo prossimo turno.
    .title = La Domestica protegge
    .right = Nessuno poteva sceglierti: la Guardia di { $name } non ha avuto effetto.
    .wrong = Ora non hai protezione. Gioca la carta che ti copre.
lesson-baron = Il Barone confronta due mani in segreto, e la più bassa esce dal round. La carta che tieni è il Re: solo due carte sono più alte.
    .title = Il Barone confronta
    .right = { $name } aveva la carta più bassa ed esce dal round. Confronta quando la carta che tieni è alta.
    .wrong = Il Re scambia soltanto le mani. Tienilo e lascia confrontare il Barone.
lesson-countess = Insieme al Re o a un Principe, la Contessa va giocata per forza. Prova pure prima con il Principe.
    .title = Prima la Contessa
    .right = Ora { $name } si chiede: era un obbligo o una scelta?
lesson-prince = Il Principe fa scartare la mano a qualcuno, che poi pesca un’altra carta. Il Prete ti ha mostrato che cosa ha in mano { $name }, e chi scarta la Principessa esce dal round.
    .title = Il Principe e la Principessa
    .right = { $name } ha scartato la Principessa ed esce dal round.
    .wrong = Gioca il Principe su { $name }: chi scarta la Principessa esce dal round.
lesson-chancellor = Il Cancelliere pesca due carte. Tieni una delle tre; le altre vanno in fondo al mazzo, nell’ordine che vuoi.
    .title = Il Cancelliere sceglie
    .right = Solo tu sai quali due carte sono in fondo al mazzo.
    .wrong = La Guardia può aspettare. Gioca il Cancelliere e guarda altre due carte.
lesson-spy = Hai giocato una Spia, { $name } no. Alla fine del round, chi è ancora in gioco e ne ha giocata una senza che altri lo abbiano fatto ottiene un segnalino. Chiudi dunque il round.
    .title = La Spia rende alla fine
    .right = Due segnalini: uno per il round e uno per la Spia.
    .wrong = Il round continua. Tieni il Re e lascia che sia il Barone a chiuderlo.
lesson-end = Il mazzo è esaurito. Dopo questa mossa si rivelano le mani e vince la carta più alta. Quale tieni?
    .title = La fine del mazzo
    .right = Il tuo Re era più alto. Quando il mazzo finisce, tieni ciò che è alto.
    .wrong = Hai ceduto il Re. Tienilo e gioca la Domestica.

## Table talk, by phrases

talk-hello = Ciao!
talk-good-luck = Buona fortuna!
talk-nice-one = Bella mossa!
talk-oh-no = Oh no!
talk-hmm = Mmm…
talk-hurry-up = La candela si consuma…
talk-sorry = Scusa!
talk-thanks = Grazie!
talk-was-it-you = Eri tu?
talk-not-me = Io non c’entro.
talk-good-game = Bella partita!
talk-one-more = Un’altra?
talk-goodbye = A presto!

## Why the table said no

refusal-unreadable = non si è capito
refusal-unknown-card = questa edizione non ha quella carta
refusal-hello-first = la connessione non era pronta: riprova
refusal-stale = nel frattempo è successo qualcosa: guarda di nuovo
refusal-not-seated = qui non hai un posto
refusal-not-your-turn = tocca a qualcun altro
refusal-not-your-seat = questo posto è di qualcun altro
refusal-not-host = solo chi ospita può farlo
refusal-not-lobby = la partita è già cominciata
refusal-not-playing = non si sta giocando nessuna partita
refusal-not-over = la partita non è ancora finita
refusal-seat-taken = il posto è occupato: scegline un altro
refusal-seats-free = ci sono posti liberi: prima vanno riempiti
refusal-color-taken = qualcuno a questo tavolo ha già questo colore: scegline un altro
refusal-bad-name = questo nome non si può usare: scegline un altro
refusal-no-player = lì non siede nessun giocatore
refusal-not-away = questo giocatore è assente da meno di due minuti
refusal-no-deal = questa distribuzione è finita
refusal-wrong-reveal = i byte non sono quelli promessi
refusal-unknown-phrase = questa frase non esiste
refusal-unknown-bot = questo bot non esiste
refusal-no-hints = a questo tavolo non ci sono consigli
refusal-bot-sits-in = in questo momento gioca un bot a questo posto
refusal-too-often = un po’ troppo in fretta: aspetta un momento
refusal-unavailable = adesso non si può salvare nulla: riprova tra un momento
refusal-broken-log = la cronaca di questo tavolo è danneggiata: non si può continuare a giocare
refusal-table-closed = questo tavolo è chiuso
refusal-wrong-pace = questo tempo per mossa non va bene per il ritmo: scegline un altro
