### Ciò che dicono i comandi che leggono le registrazioni.

# $record counts from 1
replay-place = { $file }, registrazione { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] corretta, un round
       *[other] corretta, { $rounds } round
    }, { $won ->
        [yes] vittoria di { $winners }
       *[no] non finita
    }
replay-summary =
    { $records ->
        [one] Una registrazione
       *[other] { $records } registrazioni
    }, { $wrong ->
        [0] nessuna sbagliata.
        [one] una sbagliata.
       *[other] { $wrong } sbagliate.
    }

# The heading of a record's story
show-title = { $players }: { edition-name }
show-tokens = Segnalini Preferenza: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = La registrazione finisce qui; il round non è concluso.
show-fault = Qui la registrazione è sbagliata: { $fault }.
show-no-record = { $file } non contiene la registrazione { $record }

## Che cosa non va in una chiamata; segue l’opzione di cui si tratta e i due punti

call-unknown-command =
    il comando { $word } non esiste; { $close ->
        [yes] volevi dire { $near }?
       *[no] { $group } --help elenca tutti i comandi
    }
call-unknown-option =
    l’opzione { $word } non esiste{ $close ->
        [yes] ; volevi dire { $near }?
       *[no] {""}
    }
call-too-many = troppi argomenti: { $words }
call-missing = manca { $name }
call-no-value = { $option } richiede un valore
call-twice = { $option } è stata data due volte
call-whole-number = serve un numero intero
call-number = serve un numero
call-seconds = indica un numero di secondi, 0 o più
call-edition = scegli { $editions }
call-players = scegli da { $least } a { $most } giocatori
call-people = scegli da { $least } a { $most } persone
call-goal = scegli da { $least } a { $most } segnalini
call-at-least-one = serve almeno 1
call-two-bots = nomina almeno due bot
call-rounds-or-games = scegli --rounds o --games, non entrambe
call-needs-rounds = richiede --rounds
call-watch-json = le tabelle di --watch sono per le persone: togli --json
call-one-name = un bot ha un solo nome
call-not-a-link = { $link } non è un link a un tavolo, come { $example }
call-not-a-command = { $text } non è né un bot incluso ({ $bots }) né un comando
call-not-a-network = non è una rete che possa giocare: { $reason }
network-unreadable = { $file } non è una rete, o è danneggiata
network-unfit = { $file } non va bene per il tavolo che indica
network-critic = { $file } valuta posizioni e non gioca
call-unclosed = { $text } non si legge come comando: mancano delle virgolette?
call-not-executable = { $file } non è eseguibile: nomina il suo interprete, come in '{ $example }', oppure fai chmod +x { $file } e scrivi '{ $call }'
call-not-on-path = { $file } non è nel PATH: scrivi '{ $call }'
call-nothing-to-decide = in questa vista non c’è nulla da decidere
call-name-a-move = è una registrazione: indica una delle sue decisioni con --round e --move
call-no-such-move = questa registrazione non ha la mossa { $move } nel round { $round }
call-day = indica un giorno, per esempio { $example }
call-no-file = nomina almeno un file, o - per lo standard input
call-record-number = le registrazioni si contano da 1
call-no-moment = la partita non ha questo momento; il suo ultimo round ha il numero { $rounds }
call-step-file = i tasti hanno bisogno dello standard input: nomina un file
call-step-terminal = serve un terminale; senza --step la registrazione si racconta come testo
call-only-step = solo con --step
call-not-with = non insieme a { $option }
call-slow = senza NumPy è lento; pip install 'amletero[fast]' lo rende molte volte più veloce
call-seat = questa partita ha i posti da 1 a { $last }
call-other-receipt = non è una ricevuta di questo tavolo; non è stato modificato
call-unsaved-receipt = non è stato possibile salvare la ricevuta
call-workers = scegli da { $least } a { $most }
call-no-port = { $port } non è una porta; scegli da 0 a 65535
call-port-taken = la porta { $port } è occupata; scegline un’altra con --port, per esempio --port { $other }
call-cannot-listen = non si può ascoltare su { $host }, porta { $port }: { $reason }
call-public = indica l’indirizzo completo, per esempio { $example }
call-no-network = non è stata trovata alcuna rete; i telefoni non potranno raggiungere questo computer
call-not-text = non è un file di testo
call-other-file = scegli un altro file con --database
call-no-folder = la cartella { $folder } non esiste; creala o scegli un altro file con --database
call-bots = scegli { $bots }
call-extra = serve l’extra `{ $extra }`: pip install 'amletero[{ $extra }]'
call-network-file = indica un file che finisca in .npz, in una cartella che esista
call-out-of-range = fuori dai limiti: { $ranges }
call-no-cluster = non c’è nessun cluster su { $address }
call-worker-killed = un processo è stato interrotto: c’è abbastanza memoria?
call-other-training = questo è di un altro addestramento; prima cancellalo
call-other-table = questa rete è per { $name } con { $players } giocatori
call-small-deck = i mazzi piccoli si risolvono per 2 giocatori
call-few-cards = per { $players } giocatori servono almeno { $least } carte
call-as-many-bots = indica 1 o { $players } bot, non { $given }

# What the system says of a file, a folder or a host; follows its name and a colon
system-no-file = file o cartella inesistente
system-not-allowed = permesso negato
system-is-folder = è una cartella
system-not-folder = non è una cartella
system-exists = esiste già
system-disk-full = non c’è più spazio sul disco
system-read-only = il disco è di sola lettura
system-no-answer = lì non risponde nessuno
system-no-host = nessun computer ha questo nome

# Why a server cannot use its database
database-no-address = { $detail } non è l’indirizzo di un database
database-not-supported = { $detail } non è supportato; usa sqlite:///FILE o postgresql://…
database-empty = il database è vuoto; esegui `amletero migrate` con lo stesso --database
database-older = il database è di una versione precedente; esegui `amletero migrate` con lo stesso --database
database-newer = il database è di una versione più recente di Amletero; aggiorna il programma o scegli un altro --database
database-of-another-program = il database appartiene a un altro programma; scegli un altro --database
database-failed = { $detail }; controlla --database
# What `amletero migrate` says at its end
migrate-done = Il database è aggiornato.

# What `amletero verify` says of a record whose deals cannot be checked
verify-scheme = le carte sono state distribuite in un modo che qui non si conosce
verify-shape = ciò che la registrazione dice delle distribuzioni non si può leggere

## amletero serve

serve-open = Amletero è in funzione su { $address }
serve-phones = I telefoni della stessa rete possono unirsi: inquadra questo codice.
serve-games = Le partite sono salvate in { $place }
serve-stop = Premi Ctrl+C per fermare.

## amletero site

site-written = { $files } file, { $megabytes } MB, in { $folder }. Una prima partita carica { $first } MB, compressi.
site-other-files = { $folder } contiene altri file: indica una cartella nuova, o una scritta da questo comando.
site-not-built = Le pagine non sono state generate. Installa una versione pubblicata, o leggi docs/site.md.
