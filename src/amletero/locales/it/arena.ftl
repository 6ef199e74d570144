### Ciò che l'arena dice dei bot che hanno giocato tra loro.
### $bots, $bot, $first, $second: nomi di bot; $rate, $low, $high, $share: percentuali come testi.

# Fin dove è arrivata, come «400 round in 200 distribuzioni»
arena-done =
    { $rounds ->
        [one] un round
       *[other] { $rounds } round
    } in { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }
arena-summary = { $done }, { edition-name }, { $players } giocatori, seme { $seed }; parte spettante: { $share }
arena-milliseconds = { $time } ms

## Le intestazioni delle tabelle

arena-bot = bot
arena-win-rate = vittorie
arena-interval = intervallo al 95%
arena-rating = punteggio
arena-median = mediana
arena-longest = massimo
arena-decisions = decisioni
arena-lost = perse
arena-pairs-about = Dei round vinti da uno dei due bot, confrontati posto per posto, quello della riga ha vinto:

## Il rapporto

arena-title = Arena: { $bots }
arena-heading = L’arena
arena-verdict =
    Round vinti da { $bot }: { $rate } (95%: da { $low } a { $high }), { $surely ->
        [yes] più della
       *[no] non chiaramente più della
    } parte spettante ({ $share }).
arena-nothing = Non si è giocato nulla.
arena-rates = Chi vince
arena-one-against-others = { $first } occupa un posto e { $second } tutti gli altri.
arena-rates-about = Ogni distribuzione si gioca { $players } volte e ogni volta tutti avanzano di un posto, così che tutti i bot giocano le stesse carte. Le vittorie si contano per posto occupato; una vittoria in parità si divide. Gli intervalli contano le distribuzioni, non i round, perché i round con le stesse carte si somigliano.
arena-fair-share = parte spettante
arena-figures = In cifre
arena-course = Come si sono assestate le vittorie
arena-course-about = Ogni linea è la quota di vittorie man mano che arrivavano i round, dentro la fascia del suo intervallo al 95%.
arena-rounds-played = round giocati
arena-pairs = Uno contro l’altro
arena-times = Tempo per decisione
arena-times-about = Ogni curva mostra quanto sono durate le decisioni di un bot; il segno è la mediana.
arena-again = Per ripeterlo:
# Quando è stato interrotto
arena-stopped = interrotto; si sono giocati { $done } round su { $asked }, e le cifre riguardano quelli

## Programmi che giocano: come hanno perso decisioni e che cosa hanno scritto per ultimo sullo standard error.
## $kinds: come «3 per ritardo e 2 dopo la sua fine»; $why: uno dei messaggi qui sotto

program-lost =
    { $bot } ha perso { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    } ({ $kinds }); la prima: { $why }
program-last-words = l’ultima cosa che ha scritto:
# Quante decisioni sono andate perse, e come: voci di $kinds
program-kind-late = { $count } per ritardo
program-kind-illegal = { $count } per mossa non permessa
program-kind-noise = { $count } per risposta illeggibile
program-kind-dead = { $count } dopo la sua fine
program-never-ready = { $bot } non può giocare: { $why }

## Perché un programma ha perso una decisione. $what: un numero, un segnale o il testo che ha scritto

program-late-in-a-row = è stato fermato dopo { $what } ritardi di fila
program-no-answer = non ha risposto entro { $what } ms
program-input-not-read = non ha letto la domanda
program-not-ready = non ha detto entro { $what } ms di essere pronto
program-illegal = ha risposto con una mossa non permessa: { $what }
program-noise = ha scritto una riga che non è una risposta: { $what }
program-unasked = ha scritto una riga senza che gli fosse chiesto: { $what }
program-line-too-long = ha scritto una riga troppo lunga per una risposta
program-exit = è uscito con lo stato { $what }
program-signal = è stato terminato dal segnale { $what }
program-stopped = è stato fermato
program-match-over = il suo incontro era finito
program-memory = ha usato più di { $what } MiB di memoria
program-processes = ha eseguito più di { $what } processi
program-pipes-closed = ha chiuso la propria uscita
program-input-closed = ha chiuso il proprio ingresso
