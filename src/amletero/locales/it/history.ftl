# Partite finite e quanto danno insieme.

games-none = Qui non ci sono ancora partite finite: giocane una con `amletero play`.
games-line = { $number }. { $date } · { $edition } · { $players } · vince { $winners }
games-file = Le registrazioni sono in { $file }
games-deleted = La registrazione di quella partita è cancellata.
games-no-number = scegli un numero da 1 a { $games }
stats-all = Tutte le partite
stats-opponents = Contro
stats-against =
    { $opponents ->
        [people] persone, { $players } giocatori
        [mixed] bot di vari livelli, { $players } giocatori
       *[other] { $opponents }, { $players } giocatori
    }
stats-editions = Edizioni
stats-rate =
    { $games ->
        [one] { $percent }% di 1 partita ({ $low }–{ $high }%)
       *[other] { $percent }% di { $games } partite ({ $low }–{ $high }%)
    }
stats-favorite = Carta giocata più spesso: { $name } ({ $played })
