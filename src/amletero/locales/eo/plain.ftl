### Partio per demandoj kaj frazoj: amletero play --plain.

## Antaŭ la partio

plain-welcome =
    Bonvenon al Amletero!
    Ĉiu volas, ke ria letero atingu la princinon. Ĉe iu ajn demando tajpu ? por helpo kaj q por foriri.
# $tokens: la ludantoj kun siaj ĵetonoj
plain-continue = Ĉu daŭrigi la { $round }-an raŭndon ({ $tokens })? ({ plain-yes }/{ plain-no })
plain-ask-saved = Kiu partio?
plain-ask-edition = Kiu eldono?
# Unu el la elekteblaj eldonoj. $number: kion tajpi
plain-edition = { $number }) { edition-name } ({ edition-about })
plain-ask-players = Kiom da ludantoj, de { $least } ĝis { $most }?
plain-ask-people = Kiom el ili estas homoj, kiuj kunuzas ĉi tiun klavaron, de { $least } ĝis { $most }? Por la aliaj ludas la komputilo.
# $number: la numero de la ludanto, nombrata ekde 1
plain-ask-name = Kiel nomiĝas la { $number }-a ludanto?
plain-default-name = Ludanto { $number }
plain-name-taken = { $name } jam ludas: elektu alian nomon
plain-name-needed = Nomo havu almenaŭ 1 kaj maksimume { $most } signojn.
# Kion la enigklavo sola respondas
plain-default = (Enigklavo: { $default })

## La tablo

plain-your-turn = { $player }, estas via vico.
plain-pass = Transdonu la klavaron al { $player }. { $player }, premu la enigklavon, kiam neniu alia rigardas.
plain-hide = Premu la enigklavon por kaŝi vian manon.
# $tokens: players with their tokens, as in plain-token
plain-table-tokens = Ĵetonoj de korinklino, { $goal } por venki: { $tokens }
plain-token = { $player }: { $tokens }
plain-deck =
    { $count ->
        [0] La kartaro estas malplena.
        [one] Restas unu karto en la kartaro.
       *[other] Restas { $count } kartoj en la kartaro.
    }
plain-face-up = Flanke, frontosupren: { $cards-name }
# La kartoj de $player laŭ la ordo, en kiu ili estis luditaj aŭ forĵetitaj
plain-discards = { $player }: { $cards-name }
plain-protected = { $player }: protektata
plain-out = { $player }: eliminita el la raŭndo
plain-known = Vi scias, ke { $player } havas { $card-object }.
# $place: 1 estas la sekva prenota karto
plain-known-deck = Vi konas la { $place }-an karton de la kartaro: { $card }.

## Via movo

plain-hand = Via mano:
# $value: the card's value, which is what to type
plain-hand-card = { $value }) { $name }: { $text }
plain-pick-card = Kiun karton vi ludas?
plain-refused = Tio ne eblas – { $reason }.
# A card or character that cannot be chosen. $reason: a rule
plain-not-offered = { $name }: ne eblas – { $reason }
plain-no-effect = Neniu estas elektebla: { $card } faros nenion.
plain-no-effect-empty = La kartaro estas malplena: { $card } faros nenion.
plain-princess = Se vi ludas { $card-object }, vi perdas la raŭndon.
# A Prince on oneself. $card: the Princess
plain-prince = Vi forĵetus { $card-object } kaj perdus la raŭndon.
plain-pick-player = Kontraŭ kiu vi ludas { $card-object }?
plain-player = { $number }) { $player }
plain-player-self = { $number }) { $player } (vi)
plain-name-character = Kiun rolulon vi nomas?
# $count: ekzempleroj, kiujn vi ne vidis
plain-character =
    { $value }) { $name } { $count ->
        [0] (vi vidis ĉiujn)
        [one] (unu nevidita)
       *[other] ({ $count } neviditaj)
    }
plain-keep = Kiun karton vi retenas?
plain-under-first = Kiu el la aliaj du iras unue sub la kartaron? La lasta estos tute malsupre.
plain-confirm = Ĉu vi certas? ({ plain-yes }/{ plain-no })
# Po unu litero
plain-yes = j
plain-no = n
plain-quit = q

## Respondoj

plain-choose-from = Bonvolu tajpi unu el ĉi tiuj: { $answers }
plain-help =
    Respondu per la numero antaŭ via elekto, aŭ per la nomo de la karto aŭ ludanto, aŭ nur per ĝia komenco, kaj premu la enigklavon.
    Dum via vico vi havas du kartojn: ludu unu el ili kaj faru, kion ĝi diras. Ĉe ĉiu posta demando la enigklavo sola revenigas vin al via mano.
    Vi povas ankaŭ tajpi tutan movon, ekzemple 1>2=5: karton 1 kontraŭ sidloko 3, nomante 5. Skribitaj movoj nombras la sidlokojn ekde 0.
    ? montras ĉi tiun helpon, r la referenckarton, t la tablon, k konsilon, kaj q forlasas la partion.
plain-reference =
    { $value }) { $name }, { $unseen ->
        [0] { $copies ->
            [one] jam vidita
           *[other] ĉiuj { $copies } viditaj
        }
       *[other] { $unseen } el { $copies } ne viditaj
    }: { $text }
plain-hint-key = k
plain-rules-key = r
plain-table-key = t
# The moves of a hint and the chance to win the round with each
plain-move = { $percent } %: { $move }

## Inter raŭndoj kaj fine

plain-tokens-title = Ĵetonoj de korinklino, { $goal } por venki:
plain-tokens =
    { $tokens ->
        [0] { $player }: neniu
       *[other] { $player }: { $tokens }
    }
plain-round-over = La raŭndo finiĝis. Premu la enigklavon por daŭrigi.
plain-game-over = La partio finiĝis. Dankon pro la ludo!
plain-again =
    { plain-review-key } analizas la partion: kiel bona estis ĉiu movo, kaj kio estis bonŝanco.
    Ĉu plia partio? ({ plain-yes }/{ plain-no })
plain-review-key = a
plain-review-player = { $player }: { review-column-decisions } { $decisions }, { review-column-loss } { $loss }, { review-column-accuracy } { $accuracy }, { review-column-luck } { $luck }
plain-goodbye = Ĝis revido, kaj viaj leteroj atingu sian celon!
plain-interrupted = Partio interrompita. Ĝis revido!

## Ĉe tablo de servilo

# $players: names and free seats
plain-at-table = Ĉe la tablo: { $players }.
plain-ask-level = Kiel fortaj estu la robotoj sur la liberaj sidlokoj? Poste la partio komenciĝos.
plain-wait-host = Ni atendas, ke la gastiganto komencu la partion.
# Said to someone who types while others are awaited
plain-no-question = Nun vi devas fari nenion: ? montras la helpon, q foriras.
plain-begin = Premu la enigklavon por komenci la partion.
# $time: such as 0:45
plain-clock = Vi havas { $time } por ĉi tiu movo.
plain-away = { $player } perdis la konekton.
plain-back = { $player } revenis.
plain-sat-in = Nun roboto ludas por { $player }.
plain-bot-plays = Roboto ludas por vi. Premu la enigklavon por repreni vian sidlokon.
plain-talked = { $player }: “{ $phrase }”
plain-ask-phrase = Kion vi volas diri? Nur la enigklavo por diri nenion.
plain-help-talk = { $key } servas por diri ion al la aliaj.
plain-rematch-made = Al la sekva partio!
