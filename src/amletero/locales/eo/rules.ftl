### La regularo, laŭ sekcioj. Malplena linio en teksto komencas novan alineon.
### Ĉiu sekcio povas uzi $edition, $cards (kiom da kartoj estas) kaj $tokens (listo).

rules-title = Amletero: la reguloj de la { edition-name }
rules-reference = La referenckarto
    .value = Valoro
    .name = Rolulo
    .copies = Ekzempleroj
    .line = Efiko

# $value, $copies: nombroj
rules-card =
    { $value } · { $name } { $copies ->
        [one] (unu karto)
       *[other] ({ $copies } kartoj)
    }

# Unu ero de la listo $tokens
rules-tokens = { $tokens } por { $players } ludantoj

rules-aim =
    { $edition ->
        [original] Vi estas unu el la amindumantoj, kiuj volas, ke ilia letero atingu la princinon. Ŝi enfermis sin, do iu el la palaco devas porti ĝin: la karto en via mano estas tiu, kiu nun havas vian leteron.
       *[other] Iam la princino regos, kaj ŝi volas havi apud si iun, kiun ŝi povos ami kaj fidi. Vi estas unu el ŝiaj amindumantoj. Iu el la palaco devas porti al ŝi vian leteron: la karto en via mano estas tiu, kiu nun havas ĝin.
    }

    Partio daŭras plurajn raŭndojn. Vi gajnas raŭndon, se nur vi restas en ĝi, aŭ se vi havas la karton kun la plej alta
    valoro, kiam la kartaro estas malplena. Por ĉiu gajnita raŭndo vi ricevas ĵetonon de korinklino; kun sufiĉe da ĵetonoj la koro
    de la princino estas via.
    .title = La celo

rules-set-up =
    Miksu ĉiujn { $cards } kartojn por formi la kartaron. Metu la plej supran karton flanken frontomalsupren; neniu rigardas ĝin.

    Se ludas du, metu flanken tri pliajn kartojn frontosupren, kie ambaŭ vidas ilin; en ĉi tiu raŭndo ili ne plu partoprenas.

    Disdonu po unu karton al ĉiu ludanto. Tio estas via mano: montru ĝin al neniu.

    { $edition ->
        [original] Kiu komencas? Ĉe tablo: tiu, kiu laste havis amrendevuon; se tiuj estas pluraj, la plej juna el ili. Ĉi tie elektas la gastiganto aŭ la hazardo.
       *[other] Kiu komencas? Ĉe tablo: tiu, kiu laste skribis leteron mane. Ĉi tie elektas la gastiganto aŭ la hazardo.
    }
    .title = La preparado de raŭndo

rules-turn =
    Prenu karton de la supro de la kartaro; nun vi havas du. Ludu unu el ili frontosupren antaŭ vin kaj faru, kion ĝi diras, eĉ
    se tio malutilas al vi. La alia restas en via mano.

    La vicoj sekvas laŭhorloĝe kaj preterpasas tiujn, kiuj estas eliminitaj. Luditaj kaj forĵetitaj kartoj restas antaŭ sia
    ludanto, laŭ sia ordo, videblaj por ĉiuj.
    .title = Via vico

rules-choosing =
    Vi povas elekti iun ajn ludanton, kiu ankoraŭ restas en la raŭndo kaj ne estas protektata de servistino. Kiam karto postulas alian ludanton
    kaj iu estas elektebla, vi devas elekti iun.

    Se neniu estas elektebla, { card-guard.the }, { card-priest.the }, { card-baron.the } aŭ { card-king.the } faras nenion, kaj la gardisto nomas neniun.
    La princon vi tiam devas ludi kontraŭ via propra mano.
    .title = Elekti ludanton

rules-card-spy =
    La spiono faras nenion, kiam oni ludas aŭ forĵetas ĝin. Profito eble venos ĉe la fino de la raŭndo: vidu la premion de la spiono.

rules-card-guard =
    Elektu alian ludanton kaj nomu rolulon de ĉi tiu eldono, sed ne la gardiston. Se ri havas ĝuste tiun karton, ri perdas la
    raŭndon.

    Vi rajtas nomi eĉ rolulon, kies kartoj ĉiuj jam estas videblaj, kaj ankaŭ rolulon, kiun vi mem havas.

rules-card-priest =
    Elektu alian ludanton kaj rigardu ties manon. Neniu alia vidas ĝin.

rules-card-baron =
    Elektu alian ludanton. Vi du komparas viajn manojn, kaj neniu alia vidas ilin. Kiu havas la malpli altan valoron, tiu perdas la raŭndon. Se
    la valoroj estas egalaj, nenio okazas.

rules-card-handmaid =
    Neniu alia povas elekti vin, ĝis via sekva vico komenciĝas. La protekto daŭras ĝis tiam, eĉ se dume aliaj ludantoj perdas
    la raŭndon.

rules-card-prince =
    Elektu iun ajn ludanton; ankaŭ vi mem estas elektebla. Ri forĵetas sian manon frontosupren, sen ĝia efiko, kaj prenas novan karton.

    Ĉu la kartaro jam malpleniĝis? Tiam ri prenas la karton, kiu estis metita flanken frontomalsupren.

    Se la forĵetita karto estas la princino, ri perdas la raŭndon kaj prenas nenion.

    Se ĉiuj aliaj estas protektataj aŭ eliminitaj, vi devas elekti vin mem.

rules-card-chancellor =
    Prenu du kartojn. Retenu unu el viaj tri, kiun ajn vi volas, kaj metu la aliajn du frontomalsupren sub la kartaron, laŭ la ordo,
    kiun vi preferas.

    Se la kartaro havas nur unu karton, prenu ĝin kaj remetu unu. Se ĝi havas neniun, la kanceliero faras nenion.

rules-card-king =
    Elektu alian ludanton. Vi interŝanĝas manojn: ties mano iĝas via, kaj la via iĝas ria.

rules-card-countess =
    Ŝi faras nenion, kiam oni ludas aŭ forĵetas ŝin. Sed se via alia karto estas la reĝo aŭ princo, ĝuste la grafinon vi devas ludi.

    Kun iu ajn alia karto vi rajtas ludi ŝin, se vi volas. Neniam montru la alian karton: la ceteraj demandu sin, ĉu vi devis.

    { $edition ->
        [standard] Gravas nur la du kartoj de via vico: la elekto por kanceliero estas ĉiam libera, kaj karto, kiun alportas al vi reĝo aŭ princo, devigas al nenio antaŭ via sekva vico.
       *[other] Gravas nur la du kartoj de via vico: karto, kiun alportas al vi reĝo aŭ princo, devigas al nenio antaŭ via sekva vico.
    }

rules-card-princess =
    Se vi ludas aŭ forĵetas la princinon, pro kia ajn kaŭzo, vi perdas la raŭndon. Ludi ŝin estas permesate; nur neniam saĝe.

rules-out =
    Kiam vi perdas la raŭndon, forĵetu vian manon frontosupren, sen ĝia efiko. Ĝis la sekva raŭndo vi ne havas vicojn, kaj neniu povas
    elekti vin.
    .title = Eliminita el la raŭndo

rules-round-end =
    Tuj kiam restas nur unu ludanto, la raŭndo finiĝas kaj tiu ludanto gajnas ĝin, ne montrante sian manon.

    Se la kartaro estas malplena, kiam vico estas plenumita, ĉiuj ankoraŭ restantaj ludantoj montras siajn manojn, kaj la plej alta valoro venkas.{ $edition ->
        [standard] {" "}La kartoj, kiujn kanceliero metis sub la kartaron, enkalkuliĝas: tiam la kartaro ne estas malplena.
       *[other] {""}
    }

    Ĉiu venkinto de la raŭndo ricevas unu ĵetonon de korinklino.
    .title = La fino de raŭndo

rules-tie-all-win =
    Se pluraj ludantoj havas la plej altan valoron, ĉiuj el ili gajnas la raŭndon, kaj ĉiu ricevas ĵetonon de korinklino.
    .title = Egaleco

rules-tie-highest-sum =
    Se pluraj ludantoj havas la plej altan valoron, ĉiu el ili sumigas la valorojn de la kartoj, kiuj kuŝas frontosupren antaŭ ri, ĉu
    luditaj, ĉu forĵetitaj. La mano ne enkalkuliĝas. La plej alta sumo venkas; se ankaŭ ĝi estas egala, ĉiuj egaluloj venkas.
    .title = Egaleco

rules-spy-bonus =
    Ĉe la fino de la raŭndo rigardu la ludantojn, kiuj ankoraŭ restas. Se ĝuste unu el ili ludis aŭ forĵetis spionon, tiu gajnas unu
    ĵetonon de korinklino, kaj nur unu eĉ pro du spionoj.

    La premio ne estas venko: la venkinto de la raŭndo, kiu povas esti la sama ludanto, krome ricevas sian propran ĵetonon. Spiono ankoraŭ en
    la mano ne enkalkuliĝas, nek la spionoj de eliminitaj ludantoj.
    .title = La premio de la spiono

rules-next-round =
    Miksu ĉiujn kartojn kaj disdonu denove. La venkinto de la antaŭa raŭndo komencas; se venkis pluraj, oni elektas unu el ili hazarde.{ $edition ->
        [standard] {" "}La premio de la spiono sola ne donas la unuan vicon.
       *[other] {""}
    }
    .title = La sekva raŭndo

rules-game-end =
    La partio finiĝas, kiam post raŭndo iu havas sufiĉe da ĵetonoj de korinklino: { $tokens }. La gastiganto povas fiksi alian celon, de 1 ĝis 13.

    Venkas ĉiu, kiu havas ilin, do pluraj povas venki kune.
    .title = La fino de la partio

rules-secrets =
    Ĉiuj vidas ĉiun karton luditan aŭ forĵetitan, kiu elektis kiun, kion nomis gardisto kaj ĉu trafe, kiu perdis pro barono aŭ ĉu estis egaleco,
    kiu estas eliminita kaj kiu protektata, kiom da kartoj restas en la kartaro, kaj kiu prenis la karton metitan flanken.

    Via mano kaj la kartoj, kiujn vi prenas, koncernas nur vin. Kiam oni ludas { card-priest.object }, nur tiu, kiu ludas, vidas la manon; kiam la baronon,
    la du ludantoj vidas ambaŭ manojn; kiam la reĝon, ambaŭ konas la interŝanĝitajn manojn.{ $edition ->
        [standard] {" "}Kion vi metas sub la kartaron per kanceliero, kaj laŭ kiu ordo, scias nur vi; la aliaj vidas, kiom da kartoj tio estas.
       *[other] {""}
    }

    Neniu konas la karton metitan flanken frontomalsupren, krom se princo igas iun preni ĝin. Ĝi restas kaŝita ankaŭ post la raŭndo, same kiel la
    resto de la kartaro kaj la mano de ludanto, kiu restis sola.
    .title = Kiu rajtas scii kion
