### Finita partio, trairebla paŝon post paŝo.

replay-page = Revidi partion
replay-page-about = Elektu la registraĵon de partio aŭ demetu ĝin ĉi tie: vi povas trairi ĝin kun ĉiuj kartoj frontosupren aŭ tia, kia unu ludanto vidis ĝin. La servilo legas la registraĵon kaj ne konservas ĝin.
replay-title = { $players }: la partio denove
replay-choose = Elekti registraĵon
replay-drop = aŭ demetu dosieron ĉi tie.
replay-which = Ĉi tiu dosiero enhavas { $count } partiojn. Montri tiun kun la numero
replay-wrong = Ĉi tie la registraĵo estas erara: { $fault }
replay-unfinished = La registraĵo finiĝas ĉi tie; la partio ne estis finludita.
replay-too-large = Ĉi tiu dosiero estas tro granda por la registraĵo de partio.
replay-trouble = Tio ne sukcesis. Bonvolu reprovi.
replay-private = Ĉi tiu partio estas privata: nur ĝiaj ludantoj povas vidi ĝin.
replay-not-over = Ĉi tiu partio ankoraŭ ne finiĝis. Post ĝia fino oni povos revidi ĝin ĉi tie.
replay-to-table = Al la tablo
replay-place-in-game =
    { $round ->
        [0] Antaŭ la unua disdono
       *[other] { $move ->
            [0] Raŭndo { $round }, la disdono
           *[other] Raŭndo { $round }, movo { $move }
        }
    }
replay-scrub = Momento de la partio
replay-back = Unu movon reen
replay-next = Unu movon antaŭen
replay-round-back = Al la antaŭa disdono
replay-round-next = Al la sekva disdono
replay-play = Prezenti
replay-pause = Paŭzi
replay-speed = Rapido
replay-eyes = Vidata de
replay-eyes-open = ĉiuj kartoj frontosupren
replay-face-down = karto frontomalsupren
replay-hand = Mano
replay-discards = Luditaj kaj forĵetitaj kartoj
replay-copy-link = Kopii la ligilon al ĉi tiu momento
replay-picture = Bildo de ĉi tiu momento
replay-verify = Kontroli la disdonojn
replay-no-proof = Ĉi tiu registraĵo ne pruvas, kiel la kartoj estis disdonitaj.
replay-keys = Klavoj: ← → movo, ↑ ↓ raŭndo, la spacoklavo prezentas kaj paŭzas, e ŝanĝas la vidpunkton.
replay-open = Revidi la partion
replay-keep-private = Privata partio: post ĝia fino nur ĝiaj ludantoj povas revidi ĝin

games-running = Kurantaj partioj
games-turn = La vico estas ĉe { $name }
games-ended = Finitaj partioj
games-you-won = Vi venkis
games-you-lost = Vi malvenkis; venkis { $names }
games-undecided = Fermita antaŭ sia fino
games-private = privata
games-search-player = Ludanto
games-any-edition = Ĉiuj eldonoj
games-since = Ekde
games-found =
    { $found ->
        [one] 1 partio
       *[other] { $found } partioj
    }
games-export = Elporti ĉiujn finitajn partiojn
games-delete = Forigi el miaj partioj
games-delete-about = Tio forigas la partion el via listo kaj vian nomon el la partio. La aliaj ludantoj konservas ĝin, kaj ĝia ligilo plu funkcias.
games-statistics = Statistikoj
games-statistics-about = Ĉiu strio montras, kiun parton de la partioj vi gajnis. La maldika linio montras, kiom hazardo povis ŝovi ĝin, la malhela marko vian justan parton.
games-won-of =
    { $games ->
        [one] Vi gajnis { $won } el 1 partio
       *[other] Vi gajnis { $won } el { $games } partioj
    }
games-by-opponents = Kontraŭ
games-against =
    { $kind ->
        [people] homoj, { $players } ludantoj
        [mixed] robotoj de diversaj niveloj, { $players } ludantoj
       *[level] { $level }, { $players } ludantoj
    }
games-by-edition = Eldonoj
games-rate =
    { $games ->
        [one] gajnitaj: { $percent } % el 1 partio ({ $low }–{ $high } %)
       *[other] gajnitaj: { $percent } % el { $games } partioj ({ $low }–{ $high } %)
    }
games-luck = Bonŝanco laŭ la tempo
games-luck-told =
    { $games ->
        [one] En 1 analizita partio: bonŝanco { $luck } raŭndoj, { $loss } % fordonita por movo
       *[other] En { $games } analizitaj partioj: bonŝanco { $luck } raŭndoj, { $loss } % fordonita por movo
    }
games-favorite = Plej ŝatata karto
games-favorite-card =
    { $played ->
        [one] { $name }: ludita unu fojon
       *[other] { $name }: ludita { $played } fojojn
    }
