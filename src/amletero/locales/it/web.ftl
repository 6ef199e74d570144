### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The house

web-title = Love Letter
web-title-turn = Tocca a te
web-tagline = Una lettera, un palazzo pieno di messaggeri, e tutti gli altri vogliono consegnare prima la loro.
web-play-now = Gioca subito
web-invite-friends = Invita
web-learn = Impara giocando
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
level-beginner = principiante
level-casual = occasionale
level-random = gioca a caso
level-simple = regole semplici
level-reader = perspicace
level-master = magistrale

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
web-invite-text = Chi apre questo link può sedersi o guardare, da qualsiasi dispositivo.
web-invite-watchers = Invita a guardare
web-invite-link = Link
# followed by a command
web-local-only = Solo questo computer raggiunge il server. Per far entrare altri dispositivi, avvialo con
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR del link
web-invited = Una lettera per te: l’invito a una partita
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
web-to-round-end = Alla fine del round
web-dealing = Si distribuiscono le carte…
web-sending = …
web-ready = { $card }: la giochi?
web-ready-princess = { $card }: esci dal round. La giochi?
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
web-swap-order = Inverti l’ordine
web-log = Che cosa è successo
web-rule-of = La regola: { $text }
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
web-notify = Avvisami quando tocca a me
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
web-return = Riprendi il mio posto
web-close-table = Chiudi il tavolo per tutti
web-close-table-sure = Sì, chiudilo per tutti
web-keys = Tasti: 1 e 2 prendono una carta, Tab e Invio scelgono, Esc torna indietro, H consiglio, R carta consultazione, L cronaca, T parlare, M menu, ? regole, spazio salta.
web-talk = Di’ qualcosa
web-hint = Consiglio
web-hint-thinking = Il bot più forte ci pensa…
web-hint-play = Il bot più forte giocherebbe: { $card }.
web-hint-play-on = Il bot più forte giocherebbe: { $card } su { $name }.
web-hint-play-self = Il bot più forte giocherebbe: { $card } sulla tua stessa mano.
web-hint-guess = Il bot più forte giocherebbe: { $card } su { $name }, nominando { $named }.
web-hint-keep = Il bot più forte terrebbe: { $card }.
web-hint-none = Qui il bot più forte non ha consigli.
web-hint-why-hit = Probabilità che { $name } abbia proprio questa carta: { $percent }%.
web-hint-why-duel = Rispetto alla carta di { $name }, quella che ti resta è più alta (probabilità: { $higher }%) o più bassa ({ $lower }%).
web-hint-why-princess = Probabilità che { $name } scarti la Principessa: { $percent }%.
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
trouble-link-spent = Il link è già stato usato, o i suoi dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.
    .title = Questo link non vale più

## A guided first game

tutor-name = Guida
tutor-next = Capito
tutor-skip = Chiudi la guida
tutor-welcome = Vuoi che la tua lettera arrivi alla Principessa. Il personaggio che hai in mano è chi la porta adesso. Vinci se nel round resti solo tu, o se hai la carta più alta quando il mazzo è esaurito.
    .title = Ti diamo il benvenuto
tutor-turn = Hai pescato una seconda carta. Gioca una delle due; l’altra resta in mano e porta la tua lettera.
    .title = Tocca a te
tutor-choose = Tocca una carta per prenderla. Se richiede un giocatore, si illumina chi può essere scelto. Puoi tornare indietro prima dell’ultimo tocco.
    .title = Giocare una carta
tutor-others = Al centro vedi che cosa fanno gli altri. Le loro carte restano davanti a loro, in ordine: contale, e saprai che cosa manca.
    .title = Gli altri
tutor-protected = Lo scudo dice che nessuno può scegliere questo giocatore fino all’inizio del suo prossimo turno.
    .title = Protezione
tutor-showdown = Il mazzo è quasi esaurito. Quando finisce, chi è ancora nel round mostra la carta, e vince la più alta.
    .title = La fine è vicina
tutor-out = In questo round sei fuori: il tuo sigillo è rotto. Nel prossimo round si gioca di nuovo tutti.
    .title = Fuori
tutor-round-end = Chi vince un round ottiene un segnalino Preferenza di ceralacca rossa. Con abbastanza segnalini vinci la partita.
    .title = La fine di un round

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
