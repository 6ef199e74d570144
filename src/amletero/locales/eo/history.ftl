# Finitaj partioj kaj kiom ili donas kune.

games-none = Ankoraŭ neniu finita partio estas konservita ĉi tie: ludu iun per `amletero play`.
games-line = { $number }. { $date } · { $edition } · { $players } · venkis { $winners }
games-file = La registraĵoj estas en { $file }
games-deleted = La registraĵo de tiu partio estas forigita.
games-no-number = elektu numeron inter 1 kaj { $games }
stats-all = Ĉiuj partioj
stats-opponents = Kontraŭ
stats-against =
    { $opponents ->
        [people] homoj, { $players } ludantoj
        [mixed] robotoj de diversaj niveloj, { $players } ludantoj
       *[other] { $opponents }, { $players } ludantoj
    }
stats-editions = Eldonoj
stats-rate =
    { $games ->
        [one] { $percent } % el 1 partio ({ $low }–{ $high } %)
       *[other] { $percent } % el { $games } partioj ({ $low }–{ $high } %)
    }
stats-favorite = Plej ofte ludita karto: { $name } ({ $played })
