### The browser's own words: pages, buttons, prompts, what a screen reader is told.
### Names of cards come without an article here, as on the card: $card, $named.

## The start page

web-title = Amletero
web-title-turn = Via vico
web-tagline = Unu letero, palaco plena de perantoj, kaj ĉiuj aliaj volas transdoni sian unue.
web-play-now = Tuj ludi
web-invite-friends = Inviti amikojn
site-hot-seat = Ludi kune ĉi tie
site-loading = La ludo ŝargiĝas…
site-failed = La ludo ne povis ŝargiĝi.
site-waits = Dosiero ne estas ŝargebla. Ĉio daŭros, kiam estos konekto.
site-new-version = Nova versio estas preta.
site-later = Poste
site-online = Al la tabloj de la servilo
web-play-offline = Ludi senkonekte
web-learn = Lerni ludante
web-resume =
    { $state ->
        [turn] Via vico ĉe la tablo de { $name }
        [lobby] La tablo de { $name } estas preparata
       *[other] La partio daŭras ĉe la tablo de { $name }
    }
web-resume-own =
    { $state ->
        [turn] Via vico ĉe via tablo
        [lobby] Via tablo estas preparata
       *[other] Via partio daŭras
    }
web-with = kun { $names }
web-open-tables = Malfermitaj tabloj
web-no-open-tables = Neniu tablo estas nun malfermita. Malfermu unu, kaj ĉiu ajn povos sidiĝi.
web-open-table = Malfermi tablon
web-table-of = La tablo de { $name }
# a bot and how well it plays
web-bot-at-level = { $name } ({ $level })
web-watch-now = Spekti
web-you-play-as = Vi ludas kiel { $name }
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
web-play-like-this = Ludi tiel
web-invite-like-this = Inviti al tio

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
web-invite-text = Kiu havas ĉi tiun ligilon, tiu povas sidiĝi aŭ spekti, per iu ajn aparato.
web-invite-text-watch = Kiu havas ĉi tiun ligilon, tiu povas spekti, per iu ajn aparato.
web-share = Kunhavigi
web-share-text = Venu ludi Amleteron kun mi!
web-open = Malfermita tablo
web-open-note = Ĝi aperas sur la unua paĝo: ĉiu ajn povas sidiĝi aŭ spekti.
web-open-note-watch = Ĝi aperas sur la unua paĝo: ĉiu ajn povas spekti.
web-invite-watchers = Inviti iun spekti
web-invite-link = Ligilo
# followed by a command
web-local-only = Nur ĉi tiu komputilo atingas la servilon. Por enlasi aliajn aparatojn, startigu ĝin per
web-copy = Kopii
web-copied = Kopiita
web-qr = QR-kodo de la ligilo
web-invited = Letero por vi: oni invitas vin al partio
web-invited-by = Letero por vi: { $name } invitas vin al partio
web-watch-at = Spektu ĉe la tablo de { $name }
web-watch-here = Spektu partion
web-watch-text = La partio jam komenciĝis. Vi vidos tion, kion ĉiuj vidas.
web-only-watch = Nur spekti
web-welcome-guest = Bonvenon! Sidiĝu por ludi, aŭ restu por spekti.
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
web-choose-yourself = Elekti min mem
web-look = Rigardi la kartojn de { $name }
web-card-text = La teksto de la karto: { $card }
web-look-told = En ĉi tiu raŭndo
web-look-cards = Luditaj kartoj, de la lasta al la unua
web-look-none = Ankoraŭ neniu.
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
web-go-on-touch = Tuŝu por daŭrigi.
web-to-round-end = Al la fino de la raŭndo
web-dealing = Oni disdonas la kartojn…
web-sending = …
web-ready = { $card }: ĉu ludi?
web-ready-on = { $card } kontraŭ { $name }: ĉu ludi?
web-ready-self = { $card } kontraŭ via propra mano: ĉu ludi?
web-ready-fatal = { $card }: vi perdos la raŭndon. Ĉu ludi?
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
web-swap-order = Inversigi
web-log = Kio okazis
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
# $cause: what decided the last round. $tokens: the winner's
web-game-how =
    { $cause ->
        [spy] La spiono alportis la lastan ĵetonon
        [last-player] Neniu alia restis en la lasta raŭndo
        [tie] Egalaj kartoj decidis la lastan raŭndon
       *[highest] La plej alta karto de la lasta raŭndo estis { $card-the }
    }, kaj { $tokens ->
        [one] per unu sola ĵetono de korinklino oni gajnas la koron de la princino
       *[other] per { $tokens } ĵetonoj de korinklino oni gajnas la koron de la princino
    }.
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
        [operator] Tiu, kiu prizorgas la servilon, fermis ĝin antaŭ la fino.
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
web-volume = Laŭteco
web-sound-question = Kiel vi preferas la tablon?
web-sound-on = Kun sono
web-sound-off = Silente
web-notify = Sciigu min, kiam estos mia vico
web-notify-forbidden = Via retumilo ne permesas al ĉi tiu paĝo sciigi vin. Vi povas ŝanĝi tion en ĝiaj agordoj.
web-push = Ankaŭ kiam ĉi tiu paĝo estas fermita
web-push-note = Per la sciiga servo de via retumilo, kiu ricevas nek nomojn nek kartojn.
web-push-failed = Via retumilo aŭ ĝia sciiga servo ne kunlaboris. Provu denove poste.
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
web-leave-question = Roboto ludos por vi, ĝis vi revenos. Ĉu foriri nun?
web-return = Repreni mian sidlokon
web-close-table = Fermi la tablon por ĉiuj
web-close-table-question = La partio finiĝos por ĉiuj, kaj neniu povos remalfermi la tablon.
web-close-table-sure = Jes, fermi ĝin por ĉiuj
web-keys = Klavoj: 1 kaj 2 prenas karton, Tab kaj la enigklavo elektas, Esk iras reen, H konsilo, R referenckarto, L kroniko, T paroli, M menuo, ? reguloj, spaco transsaltas.
web-talk = Diri ion
web-hint = Konsilo
web-hint-thinking = La plej forta roboto pensas…
web-hint-play = La plej forta roboto ludus { $card-object }.
web-hint-play-on = La plej forta roboto ludus { $card-object } kontraŭ { $name }.
web-hint-play-self = La plej forta roboto ludus { $card-object } kontraŭ via propra mano.
web-hint-guess = La plej forta roboto ludus { $card-object } kontraŭ { $name } kaj nomus { $named-named }.
web-hint-keep = La plej forta roboto retenus { $card-object }.
web-hint-none = Ĉi tie la plej forta roboto havas nenian konsilon.
# $likely: possible, if no other card that may be named is more likely; guess, if one is
web-hint-hit =
    { $likely ->
        [likely] tre verŝajne { $name } havas ĝin
        [possible] neniu karto, kiun vi rajtas nomi, estas pli verŝajna ĉe { $name }
       *[guess] se vi trafos, { $name } perdos la raŭndon
    }
web-hint-duel =
    { $likely ->
        [likely] la karto retenota verŝajne superas tiun de { $name }
       *[possible] la karto retenota eble superas tiun de { $name }
    }
web-hint-princess =
    { $likely ->
        [likely] { $name } verŝajne devos forĵeti la princinon
       *[possible] { $name } eble devos forĵeti la princinon
    }
web-hint-use-spy = nun ĝi kostas nenion kaj fine povas doni ĵetonon
web-hint-use-guard = ĝi malkaŝas nenion
web-hint-use-priest = vi vidos, kion { $name } havas
web-hint-use-baron = ĝi malkaŝas nenion
web-hint-use-handmaid = neniu povos elekti vin ĝis via sekva vico
web-hint-use-prince = { $name } devos rekomenci per nova karto
web-hint-use-prince-self = nova karto estas pli bona ol tiu, kiun vi retenus
web-hint-use-chancellor = vi vidas du pliajn kartojn kaj retenas la plej bonan
web-hint-use-king = la karto de { $name } pli utilas al vi ol la via
web-hint-use-countess = ĝi faras nenion, kaj la karto retenota pli utilas
web-hint-use-princess = nenio alia restas
# $kind: higher (the highest card of the hand) or useful
web-hint-keep-why =
    { $kind ->
        [higher] ĝi valoras pli ĉe la fino de la raŭndo
       *[useful] ĝi verŝajne pli utilos al vi en via sekva vico
    }
# $why: one of the reasons above; $move: one of the moves below
web-hint-only = Ĉar { $why }.
web-hint-than =
    Ĉar { $why }: { $margin ->
        [clear] klare pli bone ol
        [slight] iom pli bone ol
       *[even] proksimume same bone kiel
    } { $move }.
# what the advised move is compared with
web-hint-playing = ludi { $card-object }
web-hint-keeping = reteni { $card-object }
web-hint-naming = nomi { $card-named }
web-hint-on = ludi ĝin kontraŭ { $name }
web-hint-on-self = ludi ĝin kontraŭ via propra mano
web-hint-numbers = En nombroj
web-hint-chances = Probablo gajni la raŭndon
web-you-yourself = vi mem
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
trouble-other-tab = Ĉi tiu partio estas malfermita en alia langeto aŭ fenestro. Fermu ĝin tie, kaj vi povos daŭrigi ĉi tie.
    .title = Malfermita en alia langeto
trouble-link-spent = La ligilo jam estis uzita, aŭ ĝiaj dek minutoj pasis. Kreu novan ĉe la alia aparato.
    .title = Ĉi tiu ligilo ne plu funkcias

## Lerni ludante: $name estas la alia ludanto

lesson-count = Leciono { $number } el { $total }
lesson-ready = Mi komprenas
lesson-read = Kion fari ĉi tie?
lesson-next = Sekva leciono
lesson-again = Provi denove
lesson-leave = Fini la lecionojn
lessons-repeat = Denove de la komenco
lessons-over = Tio estis la ok ideoj. La cetero estas sangofrido.
    .title = Vi scias ludi
lesson-guard = La gardisto nomas rolulon: kiu havas ĝin, tiu perdas la raŭndon. Nombru la videblajn kartojn: krom gardisto mankas nur unu. Nomu ĝin.
    .title = La gardisto nombras
    .right = Ĝuste. Ĉio ludita restas videbla, do fine de raŭndo eblas nombri, kio mankas.
    .wrong = Ne tiun. Malfermu la referenckarton: ĝi nombras por vi, kion vi ankoraŭ ne vidis.
lesson-handmaid = Per la pastro { $name } ĵus vidis vian reĝon, kaj eble havas gardiston. La servistino protektas vin ĝis via sekva vico.
    .title = La servistino protektas
    .right = Neniu povis elekti vin: la gardisto de { $name } faris nenion.
    .wrong = Nun vi estas sen protekto. Ludu la karton, kiu ŝirmas vin.
lesson-baron = La barono sekrete komparas du manojn, kaj la malpli alta perdas la raŭndon. La karto, kiun vi retenas, estas la reĝo: nur du kartoj superas ĝin.
    .title = La barono komparas
    .right = { $name } havis la malpli altan karton kaj perdis la raŭndon. Komparu, kiam la karto retenota estas alta.
    .wrong = La reĝo nur interŝanĝas manojn. Retenu ĝin, kaj la barono komparu.
lesson-countess = Kune kun la reĝo aŭ princo, la grafino estas nepre ludenda. Provu unue la princon, se vi volas.
    .title = La grafino iras unue
    .right = Nun { $name } demandas sin: ĉu vi devis, aŭ ĉu vi nur volis?
lesson-prince = La princo igas iun forĵeti sian manon kaj preni novan karton. La pastro montris al vi, kion { $name } havas, kaj kiu forĵetas la princinon, tiu perdas la raŭndon.
    .title = La princo kaj la princino
    .right = { $name } forĵetis la princinon kaj perdis la raŭndon.
    .wrong = Ludu la princon kontraŭ { $name }: kiu forĵetas la princinon, tiu perdas la raŭndon.
lesson-chancellor = La kanceliero prenas du kartojn. Vi retenas unu el la tri; la aliaj iras sub la kartaron, en la ordo, kiun vi volas.
    .title = La kanceliero elektas
    .right = Nur vi scias, kiuj du kartoj kuŝas sub la kartaro.
    .wrong = La gardisto povas atendi. Ludu la kancelieron kaj vidu du pliajn kartojn.
lesson-spy = Vi ludis spionon, { $name } ne. Fine de la raŭndo, kiu ankoraŭ ludas kaj sola ludis spionon, tiu gajnas ĵetonon pro ĝi. Do finu la raŭndon.
    .title = La spiono pagas fine
    .right = Du ĵetonoj: unu pro la raŭndo kaj unu pro la spiono.
    .wrong = La raŭndo daŭras. Retenu la reĝon, kaj la barono finu ĝin.
lesson-end = La kartaro estas malplena. Post ĉi tiu movo ĉiuj montras sian manon, kaj la plej alta karto gajnas. Kiun vi retenas?
    .title = La fino de la kartaro
    .right = Via reĝo estis pli alta. Kiam la kartaro finiĝas, retenu la altan.
    .wrong = Vi fordonis la reĝon. Retenu ĝin, kaj ludu la servistinon.

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
