### La partio sur propra ekrano: amletero play, join, watch, show --step.

## La komenco

terminal-welcome = Ĉiu volas, ke ria letero atingu la princinon.
terminal-start-keys = ↑ ↓ elekti · ← → ŝanĝi · Enigklavo komenci · Esk foriri · ? helpo
terminal-row-language = Lingvo
terminal-row-edition = Ludo
terminal-row-players = Ludantoj
terminal-row-people = Ĉe ĉi tiu klavaro
# $people homoj sidas ĉe ĉi tiu klavaro; por la aliaj ludas la komputilo
terminal-people-count =
    { $people ->
        [one] vi sola
       *[other] { $people } homoj
    }
terminal-row-bots = Robotoj
terminal-row-goal = Ĵetonoj por venki
terminal-goal-count =
    { $usual ->
        [yes] { $goal }, laŭ la reguloj
       *[no] { $goal }
    }
terminal-names =
    { $count ->
        [one] Via nomo
       *[other] Viaj nomoj
    }
terminal-begin = Komenci
# $tokens: la ludantoj kun siaj ĵetonoj
terminal-continue = Daŭrigi la { $round }-an raŭndon ({ $tokens })
terminal-kept = Partio konservita: rulu amletero play por daŭrigi ĝin.
terminal-not-kept = La partio ne estas konservita: ĝia dosiero ne estas skribebla.
terminal-damaged = La konservita partio ne estas legebla, do komenciĝas nova.

## La tablo

terminal-title = { $round }-a raŭndo · { edition-name }
terminal-goal = { $goal } por venki
terminal-out = ekstere
terminal-away = foresta
terminal-protected = protektata
terminal-to-move = ludas
terminal-watching = Vi spektas
# To someone who came to play
terminal-no-seat = Neniu sidloko liberas: vi spektas
terminal-deck =
    { $count ->
        [0] malplena
       *[other] restas { $count }
    }
terminal-face-up = Flanke:
terminal-thinks = { $player } pensas…
terminal-you-are-out = Vi perdis ĉi tiun raŭndon.
terminal-to-the-end = Enigklavo: tuj al la fino.
terminal-too-small =
    La tablo bezonas pli grandan fenestron:
    sufiĉas 80 kolumnoj kaj 24 linioj.

## Demandoj

terminal-ask-card = Estas via vico. Kiun karton vi ludas?
terminal-ask-sure = Se vi ludas { $card-object }, vi perdas la raŭndon. Ĉu tamen ludi?
# A Prince on oneself. $card: the Princess
terminal-ask-sure-prince = Vi forĵetus { $card-object } kaj perdus la raŭndon. Ĉu tamen ludi?
terminal-ask-target = Kontraŭ kiu vi ludas { $card-object }?
# The number after × counts the copies that have not been seen
terminal-ask-named = Kiun rolulon vi nomas? (×: ne viditaj)
terminal-ask-keep = Kiun karton vi retenas?
terminal-ask-under = Kiu iru unue sub la kartaron? La alia estos tute malsupre.
terminal-yes = Jes (Esk: ne)
terminal-player = { $player }
terminal-yourself = { $player } (vi)
terminal-no-effect-nobody = Neniu elekteblas: ĝi faros nenion.
terminal-no-effect-empty = La kartaro estas malplena: ĝi faros nenion.

## Pluraj homoj ĉe unu klavaro

terminal-pass = Transdonu la klavaron al { $player }.
terminal-pass-confirm = { $player }, premu la enigklavon, kiam neniu alia rigardas.
terminal-your-move-made = Via vico finiĝis.
terminal-hide = Kaŝi mian manon

## Finoj

terminal-round-over = La { $round }-a raŭndo finiĝis
terminal-game-over = La partio finiĝis
terminal-after-on = Sekva raŭndo
terminal-after-again = Ludi denove
terminal-after-leave = Foriri
terminal-after-new = Plia partio
terminal-after-review = Analizi
terminal-no-record = La registraĵo de la partio ne povis ŝargiĝi.

## Klavoj kaj folioj

terminal-key-hint = Konsilo
terminal-key-talk = Paroli
terminal-key-invite = Inviti
terminal-key-reference = Kartoj
terminal-key-log = Kroniko
terminal-key-help = Helpo
terminal-key-leave = Foriri
terminal-close = Esk fermas
terminal-scroll-close = ↑ ↓ rulumas · Esk fermas
terminal-reference = La referenckarto
terminal-reference-dots = ● ankoraŭ ne viditaj   ○ viditaj
terminal-log = Kio okazis

## Helpo: kion fari sur ekrano, kaj la klavoj, kiuj validas tie. KLAVO: kion ĝi faras

terminal-help-rules = Dum via vico vi havas du kartojn: ludu unu kaj faru, kion ĝi diras. Kiu havas la plej altan karton, kiam la kartaro malpleniĝas, aŭ restas sola, tiu gajnas la raŭndon kaj ĵetonon de korinklino.
terminal-help-answering = Premu la klavon antaŭ respondo, uzu la sagoklavojn kaj la enigklavon, aŭ klaku: kartoj, ludantoj kaj la subaj klavoj estas alklakeblaj. Kio ne elekteblas, tio klarigas kial.
terminal-help-waiting = La aliaj ludas. Oni demandos vin, tuj kiam venos via vico.
terminal-help-lobby = La partio ankoraŭ ne komenciĝis. La gastiganto komencos ĝin.
terminal-help-watching = Vi spektas. Vi vidas tion, kion ĉiuj rajtas scii, ne la kartojn de la ludantoj.
terminal-help-stepping = Trairu la partion movon post movo, kun ĉiuj kartoj videblaj aŭ kiel unu el la ludantoj vidis ĝin.
terminal-help-reviewing = Ĉiu movo estas juĝata laŭ tio, kion ĝia ludanto tiam sciis: kiom da probablo gajni la raŭndon ĝi fordonis. Bonŝanco estas tio, kion alportis la kartoj, kaj hazarde trafaj divenoj.
terminal-help-answer = 0–9: la karto aŭ respondo kun tiu numero
terminal-help-select = ↑ ↓ enigklavo: elekti respondon kaj doni ĝin
terminal-help-start-over = Esk: rekomenci la elekton
terminal-help-hint = h: konsilo: kion farus la plej forta roboto
terminal-help-reference = r: la referenckarto, kun la ankoraŭ ne viditaj ekzempleroj
terminal-help-log = l: la tuta kroniko
terminal-help-talk = t: diri ion al la aliaj
terminal-help-invite = i: la ligilo al ĉi tiu tablo, por inviti aliajn
terminal-help-colors = c: helaj aŭ malhelaj koloroj
terminal-help-hurry = Enigklavo: rapidigi la aliajn
terminal-help-leave = q: foriri
terminal-help-leave-saved = q: foriri; la partio konserviĝas
terminal-help-leave-seat = q: foriri; via sidloko restas rezervita
terminal-help-line = ↑ ↓: la antaŭa aŭ sekva linio
terminal-help-change = ← →: ŝanĝi ĝin
terminal-help-begin = Enigklavo: komenci la partion, aŭ daŭrigi la konservitan
terminal-help-begin-anywhere = Ctrl+S: komenci la partion de ajna linio
terminal-help-leave-start = Esk: foriri
terminal-help-choose = ← → enigklavo: elekti kion fari, kaj fari ĝin
terminal-help-next = Esk: la sekva raŭndo
terminal-help-new = n: alia partio, kun aliaj agordoj
terminal-help-review = v: la analizo: kiom bona estis ĉiu movo, kaj kio estis bonŝanco
terminal-help-scroll = ↑ ↓: rulumi la tekston
terminal-help-page = Paĝo ↑ ↓: tutan paĝon
terminal-help-close = Esk: fermi
terminal-help-step = ← →: unu movon reen aŭ antaŭen
terminal-help-round = ↑ ↓: la antaŭa aŭ sekva raŭndo
terminal-help-ends = Home End: la komenco aŭ la fino
terminal-help-viewer = e: kiel la sekva ludanto vidis ĝin, poste ĉiuj kartoj
terminal-help-thoughts = h: kion la plej forta roboto pensas pri ĉi tiu pozicio

## Trairi registraĵon

terminal-set-aside = Flanke:
terminal-eyes-open = Ĉiuj kartoj estas videblaj.
terminal-eyes-seat = Kiel { $player } vidis ĝin.
# $step el $steps disdonoj kaj ludoj
terminal-step = Paŝo { $step } el { $steps }
terminal-key-step = Paŝo
terminal-key-round = Raŭndo
terminal-key-eyes = Vidpunkto

## Tabloj de servilo

terminal-connecting = Mi frapas ĉe la pordo…
terminal-cut = La konekto perdiĝis. Mi provas rekonekti…
terminal-sent = Via movo estas survoje…
terminal-dealing = La kartoj estas disdonataj…
# $free: kiom da sidlokoj liberas
terminal-lobby =
    { $free ->
        [0] Ĉiuj sidlokoj estas okupitaj.
        [one] Unu sidloko ankoraŭ liberas.
       *[other] { $free } sidlokoj ankoraŭ liberas.
    }
terminal-may-begin = { $player } gastigas kaj povas komenci la partion.
terminal-free-seat = libera sidloko
terminal-your-seat = { $player } (vi)
terminal-start = Komenci la partion
terminal-invitation = Invitu per ĉi tiu ligilo:
terminal-fill =
    { $free ->
        [one] Kiu roboto okupu ĝin?
       *[other] Kiuj robotoj okupu ilin?
    }
# A bot sits in for the reader, who was too slow or went away
terminal-bot-plays = Roboto ludas por vi.
# $player has lost the connection
terminal-waits-for = { $player } forestas.
terminal-seat-kept = Via sidloko restas via: la sama komando revenigos vin.
# $command: what to type
terminal-seat-kept-by = Via sidloko restas rezervita. Por reveni: { $command }

## Kial oni ne estas ĉe tablo. $code: la vorto de la servilo

terminal-trouble-no-server = neniu tablo atingeblas tie: ĉu la servilo funkcias kaj la ligilo estas kompleta?
terminal-trouble-impossible = la servilo diris ion, kio ne povas okazi en ĉi tiu partio: ĝi misfunkcias aŭ mensogas
terminal-trouble-not-lobby = la partio jam komenciĝis, kaj vi ne havas sidlokon en ĝi
terminal-trouble-other = la servilo diras: { $code }

## Konsilo

hint-title = Kion pensas la plej forta roboto
hint-thinking = ĝi pripensas…
hint-own-turn = Vi povas peti konsilon dum via vico.
# $move: ludo per vortoj, kiel sube
hint-move = Mia konsilo: { $move }.
# Marks the chance of a move that was not tried as often as the best ones
hint-beliefs = Kiom probabla estas ĉiu kaŝita karto, procente:
# One line for each hidden hand. $cards: cards with their chances
hint-hand = { $player }: { $cards }
hint-card = { $card } { $percent } %
hint-set-aside = flanke
terminal-days = { $days } t { $hours } h
terminal-hours = { $hours } h { $minutes } min
