### El análisis de una partida: la calidad de sus jugadas y lo que fue suerte.

review-working = Analizando…
review-round = Ronda { $round }
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), al { $move }.
review-verdict-best = la mejor
review-verdict-good = buena
review-verdict-inaccuracy = una imprecisión
review-verdict-mistake = un error
review-verdict-blunder = un error grave
review-why-guess = { $player } tenía { $better-object } con un { $better-chance } de probabilidad, y { $named-object } con un { $chance }.
review-why-other = Mejor: { $best } (gana el { $better-chance } de las veces).
review-account = { $player }: { $result } de la ronda, { $share } antes de repartir; suerte { $luck }, juego propio { $own }, juego de los demás { $others }
review-summary = La partida
review-column-move = jugada
review-column-verdict = valoración
review-column-why = por qué
review-column-player = jugador
review-column-decisions = decisiones
review-column-loss = regalado
review-column-accuracy = precisión
review-column-luck = suerte
review-average-luck = Con suerte normal, { $player } habría ganado la mayoría de las rondas.

review-open = Analizar la partida
review-about = Cada jugada se juzga por lo que su jugador sabía entonces. La curva muestra las posibilidades de todos como si todas las manos estuvieran a la vista.
review-progress = Analizando: { $done } de { $rounds } rondas
review-again = Intentar de nuevo
review-mark-best = La mejor
review-mark-good = Buena
review-mark-inaccuracy = Imprecisión
review-mark-mistake = Error
review-mark-blunder = Error grave
review-mark-loss = { $mark } −{ $loss }
review-only-move = No había elección.
review-options = Lo que se podía jugar y cuántas veces gana
review-all-moves = Todas las jugadas
review-played = jugada
review-next-mistake = Al siguiente error
review-chances = Posibilidades de ganar la ronda { $round }
review-best-player = { $player } fue quien mejor jugó: precisión { $accuracy }.
review-luckiest = { $player } tuvo más suerte: { $luck } puntos de posibilidad de ganar.
review-turning-points = Momentos decisivos
review-turning-point-deal = Ronda { $round }, el reparto: { $change } puntos para { $player }
review-turning-point = Ronda { $round }, jugada { $move }: { $change } puntos para { $player }
review-in-list = regalado: { $loss } por jugada; suerte: { $luck }
review-made-by = La calidad de cada jugada y lo que fue suerte

# Lo que se puede hacer: sigue a un consejo y aparece en una lista
advice-play = jugar { $card-object }
advice-play-on = jugar { $card-object } contra { $player }
advice-name = jugar { $card-object } contra { $player } y nombrar { $named-named }
advice-keep = conservar { $card-object } y poner { $under } bajo el mazo
