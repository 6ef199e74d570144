### L’analisi di una partita: quanto valevano le mosse e che cosa è stato fortuna.

review-working = Analisi in corso…
review-round = Round { $round }
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), nel { $move }.
review-verdict-best = la migliore
review-verdict-good = buona
review-verdict-inaccuracy = un’imprecisione
review-verdict-mistake = un errore
review-verdict-blunder = un errore grave
review-why-guess = Probabilità che { $player } avesse { $better-object }: { $better-chance }; { $named-object }: { $chance }.
review-why-other = Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-guess-player = { $better-player } aveva { $better-object } (probabilità: { $better-chance }), { $player } aveva { $named-object } (probabilità: { $chance }).
review-why-princess = Chi gioca o scarta { $card-object } esce dal round. Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-certain = { $player } aveva di sicuro { $card-object }. Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-held = { $player } aveva { $card-object } (probabilità: { $chance }). Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-duel-lost = Il confronto con { $player } era perso (probabilità: { $chance }). Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-duel-won = Un confronto con { $player } era vinto (probabilità: { $chance }). Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-shown = { $player } aveva visto { $card-object }. Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-traded = Con lo scambio { $player } ha ricevuto { $card-object }. Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-last-turn = Era l’ultimo turno di { $mover-player }, e alla fine vince la carta più alta. Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-why-guess-unlikely = { $player } aveva { $named-object } (probabilità: solo { $chance }). Meglio: { $best } (probabilità di vittoria: { $better-chance }).
review-evidence-seen = { $mover-player } aveva visto la mano di { $player }.
review-evidence-tied = { $mover-player } e { $player } avevano confrontato le mani e pareggiato.
review-evidence-traded = { $mover-player } e { $player } si erano scambiati le mani.
review-evidence-beat = { $player } aveva confrontato la mano con { $loser-player } e vinto contro { $card }.
review-evidence-missed = Una { card-guard } aveva appena sbagliato: { $player } non aveva { $card-object }.
review-evidence-gone = Tutte le carte con il nome { $card-name } si erano già viste.
review-evidence-played = { $player } aveva appena giocato { $card-object }.
review-evidence-chose = { $player } aveva appena scelto una carta con { $card }.
review-account = { $player }: { $result } del round, { $share } prima della distribuzione; fortuna { $luck }, gioco proprio { $own }, gioco degli altri { $others }
review-summary = La partita
review-column-move = mossa
review-column-verdict = giudizio
review-column-why = perché
review-column-player = giocatore
review-column-decisions = decisioni
review-column-loss = regalato
review-column-accuracy = precisione
review-column-luck = fortuna
review-average-luck = Con una fortuna normale { $player } avrebbe vinto più round di tutti.

review-open = Analizza la partita
review-about = Ogni mossa è giudicata da ciò che il suo giocatore sapeva in quel momento. La curva mostra le probabilità di tutti come se tutte le mani fossero scoperte.
review-progress =
    { $rounds ->
        [one] Analisi: { $done } round su uno
       *[other] Analisi: { $done } round su { $rounds }
    }
review-again = Riprova
review-mark-best = La migliore
review-mark-good = Buona
review-mark-inaccuracy = Imprecisione
review-mark-mistake = Errore
review-mark-blunder = Errore grave
review-mark-loss = { $mark } −{ $loss }
review-only-move = Non c’era scelta.
review-not-judged = Non è stato possibile giudicare questa mossa: ciò che è successo prima è troppo improbabile.
review-options = Che cosa si poteva giocare e quanto spesso vince
review-all-moves = Tutte le mosse
review-played = giocata
review-next-mistake = All’errore successivo
review-chances = Probabilità di vincere il round { $round }
review-best-player = { $player } ha giocato meglio: precisione { $accuracy }.
review-luckiest = { $player } ha avuto più fortuna: { $luck } punti di probabilità di vittoria.
review-turning-points = Momenti decisivi
review-turning-point-deal = Round { $round }, la distribuzione: { $change } punti per { $player }
review-turning-point = Round { $round }, mossa { $move }: { $change } punti per { $player }
review-in-list = regalato: { $loss } a mossa; fortuna: { $luck }
review-made-by = Quanto valeva ogni mossa e che cosa è stato fortuna

# Ciò che si può fare: segue un consiglio e sta in un elenco
advice-play = giocare { $card-object }
advice-play-on = giocare { $card-object } su { $player }
advice-play-on-oneself = giocare { $card-object } su se stessi
advice-name = giocare { $card-object } su { $player } e nominare { $named-named }
advice-keep = tenere { $card-object } e mettere { $under } in fondo al mazzo
