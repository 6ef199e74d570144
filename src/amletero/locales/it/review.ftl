### L’analisi di una partita: quanto valevano le mosse e che cosa è stato fortuna.

review-working = Analisi in corso…
review-round = Round { $round }
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), nel { $move }.
review-verdict-best = la migliore
review-verdict-good = buona
review-verdict-inaccuracy = un’imprecisione
review-verdict-mistake = un errore
review-verdict-blunder = un errore grave
review-why-guess = { $player } aveva { $better-named } al { $better-chance }, { $named-named } al { $chance }.
review-why-other = Meglio: { $best } (vince il { $better-chance }).
review-account = { $player }: { $result } del round, { $share } prima della distribuzione; fortuna { $luck }, gioco proprio { $own }, gioco degli altri { $others }
review-summary = La partita
review-column-player = giocatore
review-column-decisions = decisioni
review-column-loss = regalato
review-column-accuracy = precisione
review-column-luck = fortuna
review-average-luck = Con una fortuna normale { $player } avrebbe vinto più round di tutti.
