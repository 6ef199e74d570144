### Che cosa non va in una registrazione e che cosa andrebbe. Nello stile dei rifiuti.

fault-json = non si legge come JSON: riga { $line }, colonna { $column }
fault-encoding = non è testo Unicode: UTF-8 non valido o metà di una coppia di surrogati
fault-too-large = supera { $limit } MiB: una registrazione deve essere più piccola
fault-too-deep = annidata per più di { $limit } livelli: le registrazioni non arrivano mai a tanto
fault-duplicate-key = la chiave "{ $key }" compare due volte in uno stesso oggetto
fault-number = un numero è troppo lungo o troppo grande per essere letto
fault-not-a-record = non è la registrazione di una partita: una registrazione è un oggetto JSON
fault-format = "format" deve essere "amletero-record"
fault-version = "version" deve essere un numero intero da 1 a { $supported }
fault-version-newer = scritta per una versione più nuova: questo programma legge "version" fino a { $supported }
fault-edition = "edition" deve essere una di queste: { $editions }
fault-players = "players" deve essere un elenco da { $least } a { $most } nomi in questa edizione
fault-goal = "goal" deve essere un numero intero da { $least } a { $most }
fault-missing = manca la chiave "{ $key }"
fault-rounds = "rounds" deve essere un elenco di round
fault-round = un round deve essere un oggetto JSON
fault-moves = "moves" deve essere un elenco di mosse in forma di testo
fault-deck = "deck" deve avere esattamente le carte di questa edizione, secondo il loro valore
fault-first = "first" deve essere il numero di un posto di questa partita
fault-unreadable-move = non è una mossa: una mossa è come 4, 2>3, 1>3=5, 9/1 o 9/1,0
fault-unknown-card = questa edizione non ha una carta di valore { $value }
fault-unfinished = le mosse finiscono prima del round
fault-winners = "winners" del round deve essere { $expected }
fault-spy = "spy" deve essere { $expected }
fault-tokens = "tokens" deve essere { $expected }
fault-game-winners = "winners" della partita deve essere { $expected }

## Dove sta il difetto. $place: record, round o move; $round e $move si contano da 1

fault-place =
    { $place ->
        [move] round { $round }, mossa { $move }: { $fault }
        [round] round { $round }: { $fault }
       *[record] { $fault }
    }
