### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The house

web-title = Amletero
web-title-turn = Via vico
web-tagline = Unu letero, palaco plena de perantoj, kaj ĉiuj aliaj volas transdoni sian unue.
web-play-now = Tuj ludi
web-invite-friends = Inviti amikojn
web-learn = Lerni ludante
web-your-name = Via nomo
web-name = Nomo
web-guest-name = Gasto
web-home = Komenca paĝo
web-my-games = Miaj partioj
web-about = Pri la ludo
web-language = Lingvo
web-close = Fermi
web-back = Reen
web-confirm = Konfirmi
web-try-again = Reprovi
web-reload = Reŝargi
web-connecting = La pordo malfermiĝas…

## Options of a game

web-options = Kiel vi volas ludi?
web-edition = Eldono
# $tokens: tokens to win for 2, 3, 4… players, as "6 / 5 / 4"
web-edition-tokens = Ĵetonoj por venki kun 2, 3, … ludantoj: { $tokens }.
web-edition-cards =
    { $edition ->
        [standard] Kun la spiono kaj la kanceliero, kaj kun ses gardistoj.
        [classic] Sen la spiono kaj la kanceliero, kaj kun kvin gardistoj.
       *[original] La kartoj de la klasika eldono, sed la pastro nomiĝas spiono; reĝo, grafino kaj princino valoras 6, 7 kaj 8.
    }
web-tie-all-win = Egaleco fine de la raŭndo? Ĉiuj egaluloj venkas.
web-tie-highest-sum = Egaleco fine de la raŭndo? La plej alta sumo de frontosupraj kartoj venkas.
web-players = Ludantoj
web-tokens = Ĵetonoj de korinklino por venki
web-pace = Ritmo
web-pace-relaxed = sen horloĝo
web-pace-live = unu minuto por movo
web-pace-correspondence = tri tagoj por movo
web-first = Kiu komencas
web-first-anybody = hazarde
web-first-you = vi
web-level = Nivelo de la robotoj
web-watch = Kiu rajtas spekti
web-watch-nobody = neniu
web-watch-invited = tiu, kiu havas la ligilon
web-watch-everyone = ĉiuj
web-allow-hints = Konsiloj estas permesataj
level-beginner = komencanto
level-casual = amatoro
level-random = ludas hazarde
level-simple = simplaj reguloj
level-reader = konkludanto
level-master = majstro

## Before the game

web-lobby = La tablo estas preparata
web-free-seat = Libera sidloko
web-host = gastiganto
web-sit = Sidiĝi
web-bot = Roboto
web-fill = Plenigi per robotoj
web-free = Liberigi la sidlokon de { $name }
web-stand = Forlasi la sidlokon: { $name }
web-color = Koloro de via sigelo
web-color-name =
    { $color ->
       *[0] karmina
        [1] blua
        [2] verda
        [3] okra
        [4] viola
        [5] ardeza
    }
web-make-host = Transdoni la tablon al { $name }
web-become-host = Zorgi mem pri la tablo
web-start = Komenci
web-add-neighbor = Plia ludanto ĉe ĉi tiu aparato
web-add = Aldoni
web-waiting-seats =
    { $count ->
        [one] Unu sidloko ankoraŭ liberas.
       *[other] { $count } sidlokoj ankoraŭ liberas.
    }
web-waiting-others = La partio komenciĝos, kiam ĉiuj venos.
web-waiting-host = Ni atendas, ke la gastiganto komencu la partion.
web-full = Ĉiuj sidlokoj estas okupitaj. Restu por spekti!
# guests who have come to the table and not sat down
web-standing =
    { $count ->
        [one] unu gasto sen sidloko
       *[other] { $count } gastoj sen sidloko
    }
web-invite-title = Invitu viajn amikojn
web-invite-text = Kiu malfermas ĉi tiun ligilon, tiu povas sidiĝi aŭ spekti, per iu ajn aparato.
web-invite-watchers = Inviti iun spekti
web-invite-link = Ligilo
# followed by a command
web-local-only = Nur ĉi tiu komputilo atingas la servilon. Por enlasi aliajn aparatojn, startigu ĝin per
web-copy = Kopii
web-copied = Kopiita
web-qr = QR-kodo de la ligilo
web-invited = Letero por vi: oni invitas vin al partio
web-who-comes = Bonvenon! Kiel vi nomiĝas?
web-enter = Eniri
web-lookalike = similas al alia nomo ĉe ĉi tiu tablo

## The table

web-table-title = La tablo
web-round = Raŭndo { $round }
web-goal =
    { $goal ->
        [one] Venkas tiu, kiu ricevas la unuan ĵetonon
       *[other] Per { $goal } ĵetonoj oni venkas
    }
web-tools = Iloj
web-others = La aliaj ludantoj
web-you = { $name } (vi)
web-away = foresta
web-sits-in = roboto ludas
web-call-bot = Lasi roboton ludi
web-plate-tokens =
    { $tokens ->
        [one] unu ĵetono de korinklino
       *[other] { $tokens } ĵetonoj de korinklino
    }
web-plate-turn = havas la vicon
web-plate-out = eliminita el la raŭndo
web-plate-protected = protektata de la servistino
web-plate-known = vi konas ĉi tiun manon: { $card }
web-plate-discards = forĵetitaj: { $cards }
web-choose = Elekti: { $name }
web-choose-yourself = Elekti vin mem
web-deck =
    { $count ->
        [0] La kartaro estas malplena
        [one] Unu karto en la kartaro
       *[other] { $count } kartoj en la kartaro
    }
web-set-aside = Unu karto kuŝas flanke, frontomalsupren
web-face-up = Flanke, frontosupren
web-buried = Kion vi metis sub la kartaron
web-buried-at =
    { $above ->
        [0] { $card }: supre de la kartaro
        [one] { $card }: unu karto super ĝi
       *[other] { $card }: { $above } kartoj super ĝi
    }
web-only-you = Nur por viaj okuloj:
web-your-turn = Via vico: ludu unu el viaj kartoj
web-turn-of = { $name } pripensas…
web-you-are-out = Vi estas eliminita el ĉi tiu raŭndo.
web-go-on = Tuŝu, aŭ premu la spacoklavon, por daŭrigi.
web-to-round-end = Al la fino de la raŭndo
web-dealing = Oni disdonas la kartojn…
web-sending = …
web-ready = { $card }: ĉu ludi?
web-ready-princess = { $card }: vi perdos la raŭndon. Ĉu ludi?
web-in-vain = { $card }: neniu estas elektebla, do ĝi faros nenion.
web-in-vain-chancellor = { $card }: la kartaro estas malplena, do ĝi faros nenion.
web-choose-target = { $card }: kiun vi elektas?
web-play = Ludi
web-guess-title = Kiun karton havas { $name }?
web-guess-hint = La nombro diras, kiom da ili vi ankoraŭ ne vidis.
web-unseen =
    { $count ->
        [one] { $count } nevidita
       *[other] { $count } neviditaj
    }
web-chancellor-title = La kanceliero
web-chancellor-keep = Kiun karton vi retenas?
web-chancellor-order = La aliaj iras sub la kartaron, laŭ ĉi tiu ordo.
web-keep = Reteni: { $card }
web-place-keep = Vi retenas
web-place-above = Sub la kartaron
web-place-bottom = Tute malsupren
web-swap-order = Inversigi la ordon
web-log = Kio okazis
web-rule-of = La regulo: { $text }
web-rules = La reguloj
web-unseen-of = neviditaj
web-left-of = { $left } el { $copies }
web-clock = Restanta tempo
web-days =
    { $days ->
        [one] { $days } tago
       *[other] { $days } tagoj
    }
web-hours =
    { $hours ->
        [one] { $hours } horo
       *[other] { $hours } horoj
    }
web-reconnecting = La konekto perdiĝis. Mi provas rekonekti…
web-watching = Vi spektas. Vi vidas tion, kion ĉiuj vidas.
web-public-view = Montriĝas nur tio, kion ĉiuj rajtas vidi.
web-announce-turn = Estas via vico. En via mano: { $cards }.

## Ends

web-round-over = Fino de la raŭndo { $round }
web-next-round = Sekva raŭndo
web-showdown = La leteroj malfermiĝas
# $by: you, the player themselves (self), or another one, $name; $card is what was played
web-out-by =
    { $by ->
        [self] eliminita per propra mano ({ $card })
        [you] eliminita de vi ({ $card })
       *[other] eliminita de { $name } ({ $card })
    }
web-spy-token = pro la spiono
web-to-game-end = Kiu gajnas la partion?
web-gains =
    { $count ->
        [one] ricevas ĵetonon de korinklino
       *[other] ricevas { $count } ĵetonojn de korinklino
    }
web-game-over = Fino de la partio
web-game-you-win = Vi gajnis!
web-game-won = { $name } gajnis
web-game-won-together = { $names } kune gajnis
web-game-lost = Ĝi tamen estis bela letero.
web-rematch = Ludi denove
web-rematch-join = Al la sekva partio
web-record = Elŝuti la registraĵon
web-proof-checking = Mi kontrolas la disdonojn…
web-proof-again = Kontroli denove
web-receipt = Elŝuti mian kvitancon
web-warning = La servilo kontraŭdiris sin.
web-game-closed = Ĉi tiu partio estas fermita
web-closed-by =
    { $by ->
        [you] Vi fermis ĝin antaŭ la fino.
        [player] { $name } gastigis kaj fermis la partion antaŭ la fino.
        [expired] Ĝi estis fermita, ĉar neniu plu venis.
       *[host] La gastiganto fermis ĝin antaŭ la fino.
    }

## Several players in one browser

web-pass-on = { $name }, estas via vico
web-pass-on-text = Transdonu la ekranon al { $name }. Neniu alia rigardu.
web-i-am = Mi estas { $name }: montru mian manon
web-hide-hand = Kaŝi mian manon

## Menu, talk, hints

web-menu = Menuo
# switches: these are on or off
web-sound = Sono
web-notify = Sciigu min, kiam estos mia vico
web-tempo = Rapideco de la tablo
web-tempo-name =
    { $pace ->
        [calm] trankvila
        [brisk] vigla
        [wait] atendu mian tuŝon
       *[normal] normala
    }
web-theme =
    { $theme ->
        [light] Koloroj: helaj
        [dark] Koloroj: malhelaj
       *[auto] Koloroj: tiuj de la aparato
    }
web-leave = Lasi la partion al roboto
web-return = Repreni mian sidlokon
web-close-table = Fermi la tablon por ĉiuj
web-close-table-sure = Jes, fermi ĝin por ĉiuj
web-keys = Klavoj: 1 kaj 2 prenas karton, Tab kaj la enigklavo elektas, Esk iras reen, H konsilo, R referenckarto, L kroniko, T paroli, M menuo, ? reguloj, spaco transsaltas.
web-talk = Diri ion
web-hint = Konsilo
web-hint-thinking = La plej forta roboto pensas…
web-hint-play = La plej forta roboto ludus: { $card }.
web-hint-play-on = La plej forta roboto ludus: { $card } kontraŭ { $name }.
web-hint-play-self = La plej forta roboto ludus: { $card } kontraŭ via propra mano.
web-hint-guess = La plej forta roboto ludus: { $card } kontraŭ { $name }, nomante: { $named }.
web-hint-keep = La plej forta roboto retenus: { $card }.
web-hint-none = Ĉi tie la plej forta roboto havas nenian konsilon.
web-hint-why-hit = Kun probablo de { $percent } % { $name } havas ĝuste tiun karton.
web-hint-why-duel = Via restanta karto superas tiun de { $name } kun probablo de { $higher } % kaj malsuperas ĝin kun probablo de { $lower } %.
web-hint-why-princess = Kun probablo de { $percent } % { $name } forĵetas la princinon.
web-hint-why = Kion ĝi kredas pri la kaŝitaj kartoj:
web-hint-believes = La mano de { $name }

## My games

web-no-games = Ankoraŭ neniu partio. La unua letero estas la plej malfacila.
web-phase-lobby = ne komencita
web-phase-playing = ludata
web-phase-over = finita
web-phase-closed = fermita
web-won-by = Venkis { $names }
web-other-device = Alia aparato
web-other-device-text = Ligilo, kiu funkcias unu fojon dum dek minutoj, portas vian nomon kaj viajn sidlokojn al alia aparato.
web-other-device-make = Krei la ligilon
web-take-over-text = Ĉi tiu aparato transprenas la nomon kaj la sidlokojn de la alia.
web-take-over = Daŭrigi ĉi tie
web-forget = Forigi miajn datenojn
web-forget-text = Via nomo, via kuketo kaj via listo de partioj estos forigitaj de la servilo.
web-forget-sure = Jes, forigi ĉion

## About

web-about-game = Amletero estas la kartludo Love Letter por la retumilo, la terminalo kaj viaj propraj robotoj.
web-about-fan = Ĉi tio estas neoficiala versio farita de ŝatantoj. Ĝi havas nenian ligon kun la aŭtoroj kaj eldonistoj de la ludo, kaj uzas nek iliajn bildojn nek iliajn tekstojn. Se la ludo plaĉas al vi, aĉetu la skatolon.
web-about-fair = Ĉiu disdono estas kontrolebla: antaŭe la servilo promesas sekreton, via retumilo aldonas hazardajn bajtojn, kaj post la partio ĉiu povas rekalkuli la kartarojn.
web-about-fonts = Kompostita per Cinzel kaj EB Garamond, ambaŭ laŭ la permesilo SIL Open Font License. Ĉiu bildo estis desegnita por ĉi tiu ludo.

## Trouble, with a way on

trouble-no-such-page = Ĉe ĉi tiu adreso estas nenio.
    .title = Ĉi tiu letero devojiĝis
trouble-no-table = Eble la ligilo estas nekompleta, aŭ la partio okazis antaŭ longe.
    .title = Tia tablo ne ekzistas
trouble-not-invited = Petu de iu, kiu ludas tie, la invitan ligilon.
    .title = Al ĉi tiu tablo oni venas invitite
trouble-table-closed = La gastiganto fermis ĝin. Aliaj estas malfermitaj.
    .title = Ĉi tiu tablo estas fermita
trouble-old-tab = La servilo estis ĝisdatigita, de kiam vi malfermis ĉi tiun paĝon. Reŝargu ĝin, kaj vi estos ĉe la sama punkto.
    .title = Ĉi tiu paĝo ne plu estas aktuala
trouble-server-gone = Eble ĝi restartas, aŭ via reto ne funkcias. Via partio estas konservita.
    .title = La servilo ne respondas
trouble-link-spent = La ligilo jam estis uzita, aŭ ĝiaj dek minutoj pasis. Kreu novan ĉe la alia aparato.
    .title = Ĉi tiu ligilo ne plu funkcias

## A guided first game

tutor-name = Gvidilo
tutor-next = Komprenite
tutor-skip = Fini la gvidadon
tutor-welcome = Vi volas, ke via letero atingu la princinon. La rolulo en via mano estas tiu, kiu nun portas ĝin. Vi venkas, se nur vi restas en la raŭndo, aŭ se vi havas la plej altan karton, kiam la kartaro finiĝas.
    .title = Bonvenon
tutor-turn = Vi prenis duan karton. Ludu unu el la du; la alia restas en via mano kaj portas vian leteron.
    .title = Via vico
tutor-choose = Tuŝu karton por preni ĝin. Se ĝi postulas ludanton, eklumas tiuj, kiuj estas elekteblaj. Vi povas reiri iam ajn antaŭ la lasta tuŝo.
    .title = Ludi karton
tutor-others = En la mezo vi vidas, kion faras la aliaj. Iliaj kartoj restas antaŭ ili, laŭorde: nombru ilin, kaj vi scios, kio restas.
    .title = La aliaj
tutor-protected = La ŝildo signifas, ke neniu povas elekti ĉi tiun ludanton, ĝis ria sekva vico komenciĝos.
    .title = Protektata
tutor-showdown = La kartaro estas preskaŭ malplena. Kiam ĝi finiĝos, ĉiuj, kiuj restas en la raŭndo, montros sian karton, kaj la plej alta venkos.
    .title = La fino proksimas
tutor-out = Vi estas eliminita el ĉi tiu raŭndo: via sigelo rompiĝis. En la sekva raŭndo ĉiuj ludos denove.
    .title = Eliminita
tutor-round-end = La venkinto de raŭndo ricevas ĵetonon de korinklino el ruĝa vakso. Kun sufiĉe da ili vi gajnas la partion.
    .title = La fino de raŭndo

## Table talk, by phrases

talk-hello = Saluton!
talk-good-luck = Bonŝancon!
talk-nice-one = Bone ludite!
talk-oh-no = Ho ne!
talk-hmm = Hm…
talk-hurry-up = La kandelo forbrulas…
talk-sorry = Pardonu!
talk-thanks = Dankon!
talk-was-it-you = Ĉu estis vi?
talk-not-me = Ne estis mi.
talk-good-game = Bela partio!
talk-one-more = Ĉu ankoraŭ unu?
talk-goodbye = Ĝis revido!

## Why the table said no

refusal-unreadable = tio ne estis komprenita
refusal-unknown-card = ĉi tiu eldono ne havas tian karton
refusal-hello-first = la konekto ne estis preta: reprovu
refusal-stale = intertempe io okazis: rigardu denove
refusal-not-seated = vi ne havas sidlokon ĉi tie
refusal-not-your-turn = estas la vico de iu alia
refusal-not-your-seat = ĉi tiu sidloko apartenas al iu alia
refusal-not-host = nur la gastiganto povas fari tion
refusal-not-lobby = la partio jam komenciĝis
refusal-not-playing = neniu partio estas ludata
refusal-not-over = la partio ankoraŭ ne finiĝis
refusal-seat-taken = ĉi tiu sidloko estas okupita: elektu alian
refusal-seats-free = estas liberaj sidlokoj: unue plenigu ilin
refusal-color-taken = iu ĉe ĉi tiu tablo jam havas tiun koloron: elektu alian
refusal-bad-name = ĉi tiu nomo ne estas uzebla: elektu alian
refusal-no-player = neniu ludanto sidas tie
refusal-not-away = ĉi tiu ludanto forestas malpli ol du minutojn
refusal-no-deal = ĉi tiu disdono finiĝis
refusal-wrong-reveal = la bajtoj ne estas la promesitaj
refusal-unknown-phrase = tia frazo ne ekzistas
refusal-unknown-bot = tia roboto ne ekzistas
refusal-no-hints = ĉi tiu tablo ne permesas konsilojn
refusal-bot-sits-in = nuntempe roboto ludas sur ĉi tiu sidloko
refusal-too-often = tio estis iom rapida: atendu momenton
refusal-unavailable = nun nenio konserveblas: reprovu post momento
refusal-broken-log = la kroniko de ĉi tiu tablo estas difektita: oni ne povas plu ludi
refusal-table-closed = ĉi tiu tablo estas fermita
refusal-wrong-pace = ĉi tiu tempo por movo ne konvenas al la ritmo: elektu alian
