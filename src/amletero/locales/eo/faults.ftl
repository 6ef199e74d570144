### Kio malĝustas en registraĵo kaj kio ĝustus. Laŭ la stilo de la rifuzoj.

fault-json = ne legebla kiel JSON: linio { $line }, kolumno { $column }
fault-encoding = ne estas Unikoda teksto: nevalida UTF-8 aŭ duono de surogata paro
fault-too-large = pli granda ol { $limit } MiB: registraĵo devas esti malpli granda
fault-too-deep = ingita pli ol { $limit } nivelojn profunde: registraĵoj neniam estas tiel profundaj
fault-duplicate-key = la ŝlosilo "{ $key }" aperas dufoje en unu objekto
fault-number = nombro estas tro longa aŭ tro granda por esti legata
fault-not-a-record = tio ne estas registraĵo de partio: registraĵo estas JSON-objekto
fault-format = "format" devas esti "amletero-record"
fault-version = "version" devas esti entjero de 1 ĝis { $supported }
fault-version-newer = verkita por pli nova versio: ĉi tiu programo legas "version" ĝis { $supported }
fault-edition = "edition" devas esti unu el { $editions }
fault-players = "players" devas esti listo de { $least } ĝis { $most } nomoj en ĉi tiu eldono
fault-goal = "goal" devas esti entjero de { $least } ĝis { $most }
fault-missing = mankas la ŝlosilo "{ $key }"
fault-rounds = "rounds" devas esti listo de raŭndoj
fault-round = raŭndo devas esti JSON-objekto
fault-moves = "moves" devas esti listo de movoj kiel tekstoj
fault-deck = "deck" devas enhavi ĝuste la kartojn de ĉi tiu eldono, laŭ ilia valoro
fault-first = "first" devas esti la numero de sidloko en ĉi tiu partio
fault-unreadable-move = tio ne estas movo: movo aspektas kiel 4, 2>3, 1>3=5, 9/1 aŭ 9/1,0
fault-unknown-card = ĉi tiu eldono havas neniun karton kun valoro { $value }
fault-unfinished = la movoj finiĝas antaŭ la raŭndo
fault-winners = "winners" de la raŭndo devas esti { $expected }
fault-spy = "spy" devas esti { $expected }
fault-tokens = "tokens" devas esti { $expected }
fault-game-winners = "winners" de la partio devas esti { $expected }

## Kie estas la difekto. $place: record, round aŭ move; $round kaj $move estas nombrataj ekde 1

fault-place =
    { $place ->
        [move] raŭndo { $round }, movo { $move }: { $fault }
        [round] raŭndo { $round }: { $fault }
       *[record] { $fault }
    }
