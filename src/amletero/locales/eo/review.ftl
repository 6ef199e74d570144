### La analizo de partio: kiel bonaj estis ĝiaj movoj, kaj kio estis bonŝanco.

review-working = Analizado…
review-round = Raŭndo { $round }
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), { $move }.
review-verdict-best = plej bone
review-verdict-good = bone
review-verdict-inaccuracy = malprecize
review-verdict-mistake = eraro
review-verdict-blunder = grava eraro
review-why-guess = { $player } havis { $better-named } je { $better-chance }, { $named-named } je { $chance }.
review-why-other = Pli bone: { $best } (gajnas { $better-chance }).
review-account = { $player }: { $result } de la raŭndo, { $share } antaŭ la disdono; bonŝanco { $luck }, propra ludo { $own }, ludo de aliaj { $others }
review-summary = La partio
review-column-player = ludanto
review-column-decisions = decidoj
review-column-loss = fordonita
review-column-accuracy = precizeco
review-column-luck = bonŝanco
review-average-luck = Kun meza bonŝanco { $player } estus gajninta plej multajn raŭndojn.
