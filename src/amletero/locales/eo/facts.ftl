### Kio okazas en partio, kiel frazoj de la kroniko.
### $you diras, kiu el la frazo legas ĝin: actor, target, among (unu el pluraj) aŭ none.
### $actor kaj $target estas nomoj de ludantoj kaj restas sen finaĵo; $card, $other kaj $cards estas
### kartoj kun artikolo, kun -object akuzative.

## La partio kaj ĝiaj raŭndoj

# $players, $goal: nombroj
fact-game-began =
    Komenciĝas partio de la { edition-name } kun { $players } ludantoj. { $goal ->
        [one] Ĝin gajnas tiu, kiu ricevas la unuan ĵetonon de korinklino.
       *[other] Ĝin gajnas tiu, kiu unua atingas { $goal } ĵetonojn de korinklino.
    }

# $round: nombro
fact-round-began =
    { $you ->
        [actor] Komenciĝas la { $round }-a raŭndo, kaj vi havas la unuan vicon.
       *[none] Komenciĝas la { $round }-a raŭndo, kaj { $actor } havas la unuan vicon.
    }

fact-face-up = Tri kartoj estas metitaj flanken frontosupren: { $cards-name }.

fact-shuffled = La karto metita flanken frontomalsupren estas { $card }.

fact-dealt =
    { $you ->
        [actor] Vi ricevas { $card-object }.
       *[none] { $actor } ricevas { $card-object }.
    }

## Vico. $card: la jam havata karto; $other: la prenita karto

fact-drew =
    { $you ->
        [actor] Vi havas { $card-object } kaj prenas { $other-object }.
       *[none] { $actor } havas { $card-object } kaj prenas { $other-object }.
    }

# La du kartoj estas samaj
fact-drew-same =
    { $you ->
        [actor] Vi havas { $card-object } kaj prenas duan saman karton.
       *[none] { $actor } havas { $card-object } kaj prenas duan saman karton.
    }

fact-played =
    { $you ->
        [actor] Vi ludas { $card-object }.
       *[none] { $actor } ludas { $card-object }.
    }

fact-played-on-nobody =
    { $you ->
        [actor] Vi ludas { $card-object }, sed vi povas elekti neniun: la karto faras nenion.
       *[none] { $actor } ludas { $card-object }, sed povas elekti neniun: la karto faras nenion.
    }

## Gardisto. $card: la nomata rolulo

fact-guessed-hit =
    { $you ->
        [actor] Vi ludas { card-guard.object } kontraŭ { $target } kaj nomas { $card-named }: trafe!
        [target] { $actor } ludas { card-guard.object } kontraŭ vi kaj nomas { $card-named }: trafe!
       *[none] { $actor } ludas { card-guard.object } kontraŭ { $target } kaj nomas { $card-named }: trafe!
    }

fact-guessed-miss =
    { $you ->
        [actor] Vi ludas { card-guard.object } kontraŭ { $target } kaj nomas { $card-named }: maltrafe.
        [target] { $actor } ludas { card-guard.object } kontraŭ vi kaj nomas { $card-named }: maltrafe.
       *[none] { $actor } ludas { card-guard.object } kontraŭ { $target } kaj nomas { $card-named }: maltrafe.
    }

## Pastro (en la origina eldono: spiono) kaj barono

fact-played-priest =
    { $you ->
        [actor] Vi ludas { card-priest.object } kaj rigardas la manon de { $target }.
        [target] { $actor } ludas { card-priest.object } kaj rigardas vian manon.
       *[none] { $actor } ludas { card-priest.object } kaj rigardas la manon de { $target }.
    }

fact-played-baron =
    { $you ->
        [actor] Vi ludas { card-baron.object } kaj komparas manojn kun { $target }.
        [target] { $actor } ludas { card-baron.object } kaj komparas manojn kun vi.
       *[none] { $actor } ludas { card-baron.object } kaj komparas manojn kun { $target }.
    }

# $actor vidas la manon de $target
fact-sees =
    { $you ->
        [actor] Vi vidas, ke { $target } havas { $card-object }.
        [target] { $actor } vidas, ke vi havas { $card-object }.
       *[none] { $actor } vidas, ke { $target } havas { $card-object }.
    }

# $actor: kies karto estas malpli alta
fact-compared-lower =
    { $you ->
        [actor] Via karto estas la malpli alta.
       *[none] La karto de { $actor } estas la malpli alta.
    }

fact-compared-equal = La du kartoj havas la saman valoron: neniu perdas la raŭndon.

## Servistino

fact-protected =
    { $you ->
        [actor] Vi ludas { card-handmaid.object } kaj estas protektata ĝis via sekva vico.
       *[none] { $actor } ludas { card-handmaid.object } kaj estas protektata ĝis sia sekva vico.
    }

## Princo

fact-played-prince =
    { $you ->
        [actor] Vi ludas { card-prince.object } kontraŭ { $target }.
        [target] { $actor } ludas { card-prince.object } kontraŭ vi.
       *[none] { $actor } ludas { card-prince.object } kontraŭ { $target }.
    }

fact-played-prince-on-self =
    { $you ->
        [actor] Vi ludas { card-prince.object } kontraŭ via propra mano.
       *[none] { $actor } ludas { card-prince.object } kontraŭ sia propra mano.
    }

fact-discarded =
    { $you ->
        [actor] Vi forĵetas { $card-object }.
       *[none] { $actor } forĵetas { $card-object }.
    }

fact-discarded-and-drew =
    { $you ->
        [actor] Vi forĵetas { $card-object } kaj prenas novan karton.
       *[none] { $actor } forĵetas { $card-object } kaj prenas novan karton.
    }

fact-drew-set-aside =
    { $you ->
        [actor] La kartaro estas malplena: vi prenas la karton metitan flanken frontomalsupren.
       *[none] La kartaro estas malplena: { $actor } prenas la karton metitan flanken frontomalsupren.
    }

fact-new-card =
    { $you ->
        [actor] Via nova karto estas { $card }.
       *[none] La nova karto de { $actor } estas { $card }.
    }

## Kanceliero. $count: kiom da kartoj, unu aŭ du

fact-played-chancellor-in-vain =
    { $you ->
        [actor] Vi ludas { card-chancellor.object }, sed la kartaro estas malplena: la karto faras nenion.
       *[none] { $actor } ludas { card-chancellor.object }, sed la kartaro estas malplena: la karto faras nenion.
    }

fact-drew-to-choose =
    { $you ->
        [actor] Vi ludas { card-chancellor.object } kaj prenas { $count ->
            [one] la lastan karton de la kartaro.
           *[other] du kartojn.
        }
       *[none] { $actor } ludas { card-chancellor.object } kaj prenas { $count ->
            [one] la lastan karton de la kartaro.
           *[other] du kartojn.
        }
    }

fact-chooses-among =
    { $you ->
        [actor] Viaj kartoj: { $cards-name }.
       *[none] La kartoj de { $actor }: { $cards-name }.
    }

# $card: la tenata karto; $under: la redonitaj kartoj laŭ sia ordo, akuzative
fact-returned =
    { $you ->
        [actor] Vi retenas { $card-object } kaj metas sub la kartaron { $under }.
       *[none] { $actor } retenas { $card-object } kaj metas sub la kartaron { $under }.
    }

fact-put-under =
    { $you ->
        [actor] Vi retenas unu karton kaj metas { $count ->
            [one] la alian sub la kartaron.
           *[other] du sub la kartaron.
        }
       *[none] { $actor } retenas unu karton kaj metas { $count ->
            [one] la alian sub la kartaron.
           *[other] du sub la kartaron.
        }
    }

## Reĝo

fact-traded =
    { $you ->
        [actor] Vi ludas { card-king.object } kaj interŝanĝas manojn kun { $target }.
        [target] { $actor } ludas { card-king.object } kaj interŝanĝas manojn kun vi.
       *[none] { $actor } ludas { card-king.object } kaj interŝanĝas manojn kun { $target }.
    }

fact-now-holds =
    { $you ->
        [actor] Vi nun havas { $cards-object }.
       *[none] { $actor } nun havas { $cards-object }.
    }

## Ekster la raŭndo

fact-went-out =
    { $you ->
        [actor] Vi perdas la raŭndon.
       *[none] { $actor } perdas la raŭndon.
    }

fact-went-out-discarding =
    { $you ->
        [actor] Vi forĵetas { $cards-object } kaj perdas la raŭndon.
       *[none] { $actor } forĵetas { $cards-object } kaj perdas la raŭndon.
    }

## La fino de raŭndo

fact-revealed =
    { $you ->
        [actor] Vi montras { $card-object }.
       *[none] { $actor } montras { $card-object }.
    }

fact-won-last-player =
    { $you ->
        [actor] Restas nur vi: vi gajnas la raŭndon kaj ĵetonon de korinklino.
       *[none] Restas nur { $actor }, kiu gajnas la raŭndon kaj ĵetonon de korinklino.
    }

fact-won-highest =
    { $you ->
        [actor] Via karto estas la plej alta: vi gajnas la raŭndon kaj ĵetonon de korinklino.
       *[none] { $actor } havas la plej altan karton kaj gajnas la raŭndon kaj ĵetonon de korinklino.
    }

# $sum: la sumo de la kartoj antaŭ la venkinto
fact-won-sum =
    { $you ->
        [actor] La plej altaj kartoj estas egalaj, sed la kartoj antaŭ vi havas la plej altan sumon ({ $sum }): vi gajnas la raŭndon kaj ĵetonon de korinklino.
       *[none] La plej altaj kartoj estas egalaj, sed la kartoj antaŭ { $actor } havas la plej altan sumon ({ $sum }): { $actor } gajnas la raŭndon kaj ĵetonon de korinklino.
    }

# $winners: ĉiuj venkintoj; $others: la venkintoj krom la leganto
fact-won-tie =
    { $you ->
        [among] Vi havas la plej altan karton egale kun { $others }: ĉiu el vi gajnas la raŭndon kaj ĵetonon de korinklino.
       *[none] { $winners } egale havas la plej altan karton: ĉiu el ili gajnas la raŭndon kaj ĵetonon de korinklino.
    }

fact-won-sum-tie =
    { $you ->
        [among] Vi egalas al { $others } kaj laŭ la plej alta karto kaj laŭ la sumo de la frontosupraj kartoj ({ $sum }): ĉiu el vi gajnas la raŭndon kaj ĵetonon de korinklino.
       *[none] { $winners } estas egalaj kaj laŭ la plej alta karto kaj laŭ la sumo de la frontosupraj kartoj ({ $sum }): ĉiu el ili gajnas la raŭndon kaj ĵetonon de korinklino.
    }

fact-spy-bonus =
    { $you ->
        [actor] El la ludantoj ankoraŭ en la raŭndo, nur vi ludis aŭ forĵetis spionon: pro tio vi gajnas ĵetonon de korinklino.
       *[none] El la ludantoj ankoraŭ en la raŭndo, nur { $actor } ludis aŭ forĵetis spionon kaj pro tio gajnas ĵetonon de korinklino.
    }

## La fino de la partio. $tokens: la ĵetonoj de la venkinto

fact-game-won =
    { $you ->
        [actor] { $tokens ->
            [one] Per unu sola ĵetono de korinklino vi gajnas la partion kaj la koron de la princino!
           *[other] Per { $tokens } ĵetonoj de korinklino vi gajnas la partion kaj la koron de la princino!
        }
       *[none] { $tokens ->
            [one] Per unu sola ĵetono de korinklino { $actor } gajnas la partion kaj la koron de la princino!
           *[other] Per { $tokens } ĵetonoj de korinklino { $actor } gajnas la partion kaj la koron de la princino!
        }
    }

fact-game-won-together =
    { $you ->
        [among] Vi gajnas la partion kune kun { $others }: la princino ne povas decidi!
       *[none] { $winners } kune gajnas la partion: la princino ne povas decidi!
    }
