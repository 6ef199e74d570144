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
review-why-guess-player = { $better-player } tenía { $better-object } con una probabilidad del { $better-chance }; { $player } tenía { $named-object } con un { $chance }.
review-why-princess = Quien juega o descarta { $card-object } queda fuera de la ronda. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-certain = Era seguro que { $player } tenía { $card-object }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-held = { $player } tenía { $card-object } con una probabilidad del { $chance }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-duel-lost = La comparación con { $player } se perdía con una probabilidad del { $chance }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-duel-won = Una comparación con { $player } se ganaba con una probabilidad del { $chance }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-shown = { $player } había visto { $card-object }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-traded = Con el intercambio, { $player } recibió { $card-object }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-last-turn = Era el último turno de { $mover-player }, y al final gana la carta más alta. Mejor: { $best } (gana el { $better-chance } de las veces).
review-why-guess-unlikely = { $player } tenía { $named-object } con una probabilidad de solo el { $chance }. Mejor: { $best } (gana el { $better-chance } de las veces).
review-evidence-seen = { $mover-player } había visto la mano de { $player }.
review-evidence-tied = { $mover-player } y { $player } habían comparado sus manos y empatado.
review-evidence-traded = { $mover-player } y { $player } habían intercambiado sus manos.
review-evidence-beat = { $player } había comparado su mano con la de { $loser-player } y había ganado contra { $card }.
review-evidence-missed = Una { card-guard } acababa de fallar: { $player } no tenía { $card-object }.
review-evidence-gone = Ya se habían visto todas las cartas de { $card-name }.
review-evidence-played = { $player } acababa de jugar { $card-object }.
review-evidence-chose = { $player } acababa de elegir una carta con { $card }.
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
review-average-luck = Con suerte normal, { $player } habría ganado más rondas que nadie.

review-open = Analizar la partida
review-about = Cada jugada se juzga por lo que su jugador sabía entonces. La curva muestra la probabilidad de cada jugador como si todas las manos estuvieran a la vista.
review-progress =
    { $rounds ->
        [one] Analizando: { $done } de una ronda
       *[other] Analizando: { $done } de { $rounds } rondas
    }
review-again = Intentar de nuevo
review-mark-best = La mejor
review-mark-good = Buena
review-mark-inaccuracy = Imprecisión
review-mark-mistake = Error
review-mark-blunder = Error grave
review-mark-loss = { $mark } −{ $loss }
review-only-move = No había elección.
review-not-judged = Esta jugada no se pudo juzgar: lo ocurrido antes es demasiado improbable.
review-options = Lo que se podía jugar y cuántas veces gana
review-all-moves = Todas las jugadas
review-played = jugada
review-next-mistake = Al siguiente error
review-chances = Probabilidad de ganar la ronda { $round }
review-best-player = { $player } fue quien mejor jugó: precisión { $accuracy }.
review-luckiest = { $player } fue quien más suerte tuvo: { $luck } puntos de probabilidad de ganar.
review-turning-points = Momentos decisivos
review-turning-point-deal = Ronda { $round }, el reparto: { $change } puntos para { $player }
review-turning-point = Ronda { $round }, jugada { $move }: { $change } puntos para { $player }
review-in-list = regalado: { $loss } por jugada; suerte: { $luck }
review-made-by = La calidad de cada jugada y lo que fue suerte

# Lo que se puede hacer: sigue a un consejo y aparece en una lista
advice-play = jugar { $card-object }
advice-play-on = jugar { $card-object } contra { $player }
advice-play-on-oneself = jugar { $card-object } contra uno mismo
advice-name = jugar { $card-object } contra { $player } y nombrar { $named-named }
advice-keep = conservar { $card-object } y poner { $under } bajo el mazo
