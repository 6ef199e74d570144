### La analizo de partio: kiel bonaj estis ĝiaj movoj, kaj kio estis bonŝanco.

review-working = Analizado…
review-round = Raŭndo { $round }
review-decision = { $number }. { $player }: { $verdict } (−{ $loss }), { $move }.
review-verdict-best = plej bone
review-verdict-good = bone
review-verdict-inaccuracy = malprecize
review-verdict-mistake = eraro
review-verdict-blunder = grava eraro
review-why-guess = { $player } havis { $better-object } kun probablo de { $better-chance }, { $named-object } kun probablo de { $chance }.
review-why-other = Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-guess-player = { $better-player } havis { $better-object } kun probablo de { $better-chance }, { $player } havis { $named-object } kun { $chance }.
review-why-princess = Kiu ludas aŭ forĵetas { $card-object }, tiu perdas la raŭndon. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-certain = { $player } certe havis { $card-object }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-held = { $player } havis { $card-object } kun probablo de { $chance }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-duel-lost = La komparo kun { $player } estis malgajna kun probablo de { $chance }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-duel-won = Komparo kun { $player } estis gajna kun probablo de { $chance }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-shown = { $player } jam vidis { $card-object }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-traded = Per la interŝanĝo { $player } ricevis { $card-object }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-last-turn = Tio estis la lasta vico de { $mover-player }, kaj fine gajnas la plej alta karto. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-why-guess-unlikely = { $player } havis { $named-object } kun probablo de nur { $chance }. Pli bone: { $best } (gajnas en { $better-chance } de la okazoj).
review-evidence-seen = { $mover-player } jam vidis la manon de { $player }.
review-evidence-tied = { $mover-player } kaj { $player } komparis siajn manojn, kaj ili egalis.
review-evidence-traded = { $mover-player } kaj { $player } interŝanĝis siajn manojn.
review-evidence-beat = { $player } komparis sian manon kun { $loser-player } kaj gajnis kontraŭ { $card }.
review-evidence-missed = { card-guard } ĵus maltrafis: { $player } ne havis { $card-object }.
review-evidence-gone = Ĉiuj kartoj kun la nomo { $card-name } jam estis viditaj.
review-evidence-played = { $player } ĵus ludis { $card-object }.
review-evidence-chose = { $player } ĵus elektis karton per { $card }.
review-account = { $player }: { $result } de la raŭndo, { $share } antaŭ la disdono; bonŝanco { $luck }, propra ludo { $own }, ludo de aliaj { $others }
review-summary = La partio
review-column-move = movo
review-column-verdict = juĝo
review-column-why = kial
review-column-player = ludanto
review-column-decisions = decidoj
review-column-loss = fordonita
review-column-accuracy = precizeco
review-column-luck = bonŝanco
review-average-luck = Kun meza bonŝanco { $player } estus gajninta pli da raŭndoj ol ĉiuj aliaj.

review-open = Analizi la partion
review-about = Ĉiu movo estas juĝata laŭ tio, kion ĝia ludanto tiam sciis. La kurbo montras ĉies probablon, kvazaŭ ĉiuj manoj estus malkovritaj.
review-progress =
    { $rounds ->
        [one] Analizado: { $done } el unu raŭndo
       *[other] Analizado: { $done } el { $rounds } raŭndoj
    }
review-again = Reprovi
review-mark-best = Plej bone
review-mark-good = Bone
review-mark-inaccuracy = Malprecize
review-mark-mistake = Eraro
review-mark-blunder = Grava eraro
review-mark-loss = { $mark } −{ $loss }
review-only-move = Ne estis elekto.
review-not-judged = Tiun movon ne eblis juĝi: tio, kio okazis antaŭe, estas tro malverŝajna.
review-options = Kion oni povis ludi, kaj kiom ofte tio gajnas
review-all-moves = Ĉiuj movoj
review-played = ludita
review-next-mistake = Al la sekva eraro
review-chances = Probablo gajni raŭndon { $round }
review-best-player = { $player } ludis plej bone: precizeco { $accuracy }.
review-luckiest = { $player } estis plej bonŝanca: { $luck } poentoj da probablo gajni.
review-turning-points = Decidaj momentoj
review-turning-point-deal = Raŭndo { $round }, la disdono: { $change } poentoj por { $player }
review-turning-point = Raŭndo { $round }, movo { $move }: { $change } poentoj por { $player }
review-in-list = fordonita: { $loss } por movo; bonŝanco: { $luck }
review-made-by = Kiel bona estis ĉiu movo, kaj kio estis bonŝanco

# Kion oni povas fari: tio sekvas konsilon kaj staras en listo
advice-play = ludi { $card-object }
advice-play-on = ludi { $card-object } kontraŭ { $player }
advice-play-on-oneself = ludi { $card-object } kontraŭ si mem
advice-name = ludi { $card-object } kontraŭ { $player } kaj nomi { $named-named }
advice-keep = reteni { $card-object } kaj meti { $under } sub la kartaron
