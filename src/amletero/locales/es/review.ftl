### El análisis de una partida: la calidad de sus jugadas y lo que fue suerte.

review-working = Analizando…
review-round = Ronda { $round }
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), al { $move }.
review-verdict-best = la mejor
review-verdict-good = buena
review-verdict-inaccuracy = una imprecisión
review-verdict-mistake = un error
review-verdict-blunder = un error grave
review-why-guess = { $player } tenía { $better-named } con un { $better-chance } y { $named-named } con un { $chance }.
review-why-other = Mejor: { $best } (gana el { $better-chance }).
review-account = { $player }: { $result } de la ronda, { $share } antes de repartir; suerte { $luck }, juego propio { $own }, juego de los demás { $others }
review-summary = La partida
review-column-player = jugador
review-column-decisions = decisiones
review-column-loss = regalado
review-column-accuracy = precisión
review-column-luck = suerte
review-average-luck = Con suerte normal, { $player } habría ganado la mayoría de las rondas.
