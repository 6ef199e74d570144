### Kion diras la komandoj, kiuj legas registraĵojn.

# $record counts from 1
replay-place = { $file }, registraĵo { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] ĝusta, unu raŭndo
       *[other] ĝusta, { $rounds } raŭndoj
    }, { $won ->
        [yes] venkis { $winners }
       *[no] ne finita
    }
replay-summary =
    { $records ->
        [one] Unu registraĵo
       *[other] { $records } registraĵoj
    }, { $wrong ->
        [0] neniu malĝusta.
        [one] unu malĝusta.
       *[other] { $wrong } malĝustaj.
    }

# The heading of a record's story
show-title = { $players }: { edition-name }
show-round = Raŭndo { $round }
show-tokens = Ĵetonoj de korinklino: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = La registraĵo finiĝas ĉi tie; la raŭndo ne finiĝis.
show-fault = Ĉi tie la registraĵo estas malĝusta: { $fault }.
show-no-record = { $file } ne havas la registraĵon { $record }
