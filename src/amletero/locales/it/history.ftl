### Partite finite e quanto danno insieme.

games-none = Qui non ci sono ancora partite finite: giocane una con `amletero play`.
games-no-match = Nessuna partita finita corrisponde.
games-line = { $number }. { $date } · { edition-name } · { $players } · vittoria di { $winners }
games-file = Le registrazioni sono in { $file }
games-deleted = La registrazione di quella partita è cancellata.
games-no-number = scegli un numero da 1 a { $games }
games-all = Tutte le partite
