### Ciò che l'arena dice dei bot che hanno giocato tra loro.
### $bots, $bot, $first, $second: nomi di bot; $rate, $low, $high, $share: percentuali come testi.
### $unit: games (partite) o rounds (round), secondo ciò che si gioca.

# Fin dove è arrivata, come «400 round in 200 distribuzioni»
arena-done =
    { $unit ->
        [games] { $contests ->
            [one] una partita
           *[other] { $contests } partite
        }
       *[rounds] { $contests ->
            [one] un round
           *[other] { $contests } round
        }
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
arena-adjusted = vittorie senza la fortuna
arena-rating = punteggio
arena-median = mediana
arena-longest = massimo
arena-decisions = decisioni
arena-lost = perse
arena-pairs-about =
    { $unit ->
        [games] Delle partite vinte
       *[rounds] Dei round vinti
    } da uno dei due bot, confrontati posto per posto, quello della riga ha vinto:

## Il rapporto

arena-title = Arena: { $bots }
arena-heading = L’arena
arena-verdict =
    { $unit ->
        [games] Partite vinte
       *[rounds] Round vinti
    } da { $bot }: { $rate } (95%: da { $low } a { $high }), { $surely ->
        [yes] più della
       *[no] non chiaramente più della
    } parte spettante ({ $share }).
arena-nothing = Non si è giocato nulla.
arena-rates = Chi vince
arena-one-against-others = { $first } occupa un posto e { $second } tutti gli altri.
arena-rates-about =
    Ogni distribuzione si gioca { $players } volte e ogni volta tutti avanzano di un posto, così che tutti i bot giocano le stesse carte. Le vittorie si contano per posto occupato; una vittoria in parità si divide. Gli intervalli contano le distribuzioni, non { $unit ->
        [games] le partite, perché le partite con le stesse carte si somigliano. Le partite di una distribuzione hanno in comune le carte di tutti i loro round, fin dove arrivano.
       *[rounds] i round, perché i round con le stesse carte si somigliano.
    }
arena-fair-share = parte spettante
arena-figures = In cifre
arena-course = Come si sono assestate le vittorie
arena-course-about =
    Ogni linea è la quota di vittorie man mano che arrivavano { $unit ->
        [games] le partite
       *[rounds] i round
    }, dentro la fascia del suo intervallo al 95%.
arena-contests-played =
    { $unit ->
        [games] partite giocate
       *[rounds] round giocati
    }
arena-pairs = Uno contro l’altro
arena-times = Tempo per decisione
arena-times-about = Ogni curva mostra quanto sono durate le decisioni di un bot; il segno è la mediana.
# Un bot che ha perso decisioni. $lost, $decisions: numeri come testi
arena-unsound =
    { $bot } ha perso { $lost } decisioni su { $decisions }, e al loro posto si sono giocate mosse a caso{ $withheld ->
        [yes] : non ha una quota di vittorie, e quelle degli altri sono in parte contro quelle mosse.
       *[no] ; le sue vittorie si devono in parte a quelle.
    }
arena-lost-deals = Distribuzioni che { $bot } ha perso e un altro bot ha vinto
arena-lost-deals-about =
    { $count ->
        [one] Una distribuzione
       *[other] { $count } distribuzioni
    }: { $bot } ha perso da tutti i suoi posti e un altro bot ha vinto da uno di essi con le stesse carte{ $listed ->
        [all] .
       *[some] ; ecco le prime { $shown }.
    }
arena-lost-deals-how = Ogni comando scorre la registrazione passo per passo: come è stata persa e come è stata vinta.
arena-lost-deals-records = Con --records FILE, il rapporto dice come scorrerle.
# Le intestazioni di quella tabella
arena-deal = distribuzione
arena-seat = posto
arena-winner = vinta da
arena-how-lost = come è stata persa
arena-how-won = come è stata vinta
arena-how-reviewed = le sue mosse, valutate
arena-again = Per ripeterlo:
# Quando è stato interrotto
arena-stopped =
    interrotto; si sono { $unit ->
        [games] giocate { $done } partite su { $asked }
       *[rounds] giocati { $done } round su { $asked }
    }, e le cifre si riferiscono a questo

## Quando si ripete a ogni salvataggio di un file

# L’intestazione di una colonna: di quanto sono cambiate le vittorie, in punti percentuali
arena-change = differenza
arena-watching =
    { $files ->
        [one] Un file sotto osservazione
       *[other] { $files } file sotto osservazione
    }; a ogni salvataggio si gioca di nuovo. Premi Ctrl+C per terminare.
arena-no-files = nessun bot ha un file che si possa salvare: indica il file di un programma o una rete
arena-meeting = in attesa che { $bot } sia pronto

## Programmi che giocano: come hanno perso decisioni e che cosa hanno scritto per ultimo sullo standard error.
## $kinds: come «3 per ritardo e 2 dopo la sua fine»; $why: uno dei messaggi qui sotto

program-lost =
    { $bot } ha perso { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    } ({ $kinds }); la prima: { $why }
program-lost-moves =
    { $bot } ha perso { $decisions ->
        [one] una decisione, al cui posto si è giocata una mossa a caso
       *[other] { $decisions } decisioni, al cui posto si sono giocate mosse a caso; la prima
    }: { $why }
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
program-unflushed = ha letto la domanda ma non ha scritto nulla entro { $what } ms; svuota l’uscita (flush) dopo ogni riga?
program-start-unflushed = ha letto la prima riga ma non ha detto entro { $what } ms di essere pronto; svuota l’uscita (flush) dopo ogni riga?
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
program-absent = non può giocare a questo tavolo: { $what }
