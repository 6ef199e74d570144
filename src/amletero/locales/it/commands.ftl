### Ciò che dicono i comandi che leggono le registrazioni.

# $record counts from 1
replay-place = { $file }, registrazione { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] corretta, un round
       *[other] corretta, { $rounds } round
    }, { $won ->
        [yes] vince { $winners }
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
show-round = Round { $round }
show-tokens = Segnalini Preferenza: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = La registrazione finisce qui; il round non è concluso.
show-fault = Qui la registrazione è sbagliata: { $fault }.
show-no-record = { $file } non contiene la registrazione { $record }
