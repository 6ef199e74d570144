### Was a game dealt fairly? The same words in the browser, in a terminal and on verify.html.

## The verdict, and what it means

# The heading, above one of the next four
verdict-title = Disdonado
verdict-fair = Honesta
verdict-not-proven = Ne pruvita
verdict-cheated = Trompo
verdict-consistent = Kohera
verdict-about-fair = Viaj hazardaj bajtoj estas en ĉiu disdono, kaj ĉio, kion la servilo diris, kongruas. Neniu elektis ĉi tiujn kartarojn.
verdict-about-not-proven = Nenio kontraŭdiras sin, sed tio ne pruvas, ke ĉiu disdono estis honesta.
verdict-about-cheated = La servilo kontraŭdiris sin, aŭ ĝiaj kalkuloj ne ĝustas. Konservu la registraĵon kaj vian kvitancon: kune ili montras tion.
verdict-about-consistent = La disdonoj de ĉi tiu registraĵo sekvas el ĝiaj sekretoj. Sen kvitanco de iu, kiu ludis, tio pruvas nenion pli.
# $text: a verdict or a reason
verdict-round = Raŭndo { $round }: { $text }
verdict-rounds = Raŭndo post raŭndo
# $silent: seats that committed to bytes and did not reveal them
verdict-silent =
    { $silent ->
        [0] Ĉiuj sidlokoj de la listo montris siajn bajtojn.
        [one] Unu sidloko de la listo silentis, kaj la disdono malfermiĝis denove sen ĝi.
       *[other] { $silent } sidlokoj de la listo silentis, kaj la disdono malfermiĝis denove sen ili.
    }
verdict-covered =
    { $rounds ->
        [one] La kvitanco kovras { $covered } el { $rounds } raŭndo.
       *[other] La kvitanco kovras { $covered } el { $rounds } raŭndoj.
    }
verdict-fingerprint = Fingrospuro: { $fingerprint }
verdict-fingerprint-why = Laŭtlegu ĝin al la aliaj ludantoj. Al tiu, kiu havas alian, oni montris alian partion.
verdict-fingerprint-differs = Via kvitanco havas alian fingrospuron: { $fingerprint }
verdict-unreadable-record = Ĉi tio ne estas legebla registraĵo.
verdict-unreadable-receipt = Ĉi tio ne estas legebla kvitanco.

## Cheated

verdict-reason-second-dealing = La servilo malfermis la saman disdonon dufoje kun malsamaj sindevigoj.
verdict-reason-second-list = La servilo fermis du malsamajn listojn de sindevigoj por la sama disdono.
verdict-reason-own-commitment = En la fermita listo estas alia sindevigo anstataŭ via.
verdict-reason-dropped-commitment = La servilo konfirmis vian sindevigon kaj poste ellasis ĝin el la listo.
verdict-reason-list-changed = La disdono estis farita el alia listo ol la fermita.
verdict-reason-own-bytes = La disdono estis farita el aliaj bajtoj anstataŭ viaj.
verdict-reason-dropped-bytes = La servilo konfirmis viajn bajtojn kaj poste diris, ke vi donis neniujn.
verdict-reason-bot-contribution = Sidloko, kiun neniu homo havis, donis bajtojn al la disdono.
verdict-reason-reopened = La servilo malfermis la disdonon denove sen kaŭzo.
verdict-reason-facts-changed = La servilo rakontis la samajn okazaĵojn en du malsamaj manieroj.
verdict-reason-table-changed = La servilo montris la tablon en du malsamaj manieroj: ĝiajn agordojn aŭ ĝiajn sidlokojn.
verdict-reason-record-table = La registraĵo estas de alia tablo.
verdict-reason-record-settings = La registraĵo havas aliajn agordojn ol tiuj, kiujn oni montris antaŭ la partio.
verdict-reason-record-commitment = La registraĵo havas alian sindevigon de la servilo ol la montrita.
verdict-reason-record-list = La registraĵo havas alian liston de sindevigoj ol la montrita.
verdict-reason-record-bytes = La registraĵo havas aliajn hazardajn bajtojn ol la montritaj.
verdict-reason-record-facts = La kartoj de la registraĵo ne estas tiuj, kiujn oni vidis dum la partio.
verdict-reason-record-attempts = La registraĵo ne montras ĉiujn provojn de la disdono tiaj, kiaj ili okazis.
verdict-reason-record-secret = La sekreto de la registraĵo ne estas la publikigita.
verdict-reason-game-commitment = La sekreto de la partio ne kongruas kun la publikigita sindevigo.
verdict-reason-round-commitment = La sekreto de la raŭndo ne kongruas kun la publikigita sindevigo.
verdict-reason-seat-commitment = La bajtoj de sidloko ne kongruas kun ĝia sindevigo.
verdict-reason-deck = La kartaro ne sekvas el la sekreto kaj la bajtoj.
verdict-reason-first = La unua ludanto ne sekvas el la sekreto kaj la bajtoj.
verdict-reason-receipts-differ = Du kvitancoj montras, ke la servilo diris malsamajn aferojn al malsamaj ludantoj.

## Not proven

verdict-reason-late = Viaj bajtoj ne ĝustatempe atingis la servilon, aŭ partoprenis alia via aparato.
verdict-reason-spectator = Vi spektis sen sidloko, do neniuj viaj bajtoj estas en la disdono.
verdict-reason-gave-none = Via sidloko donis neniujn bajtojn al la disdono.
verdict-reason-not-covered = La kvitanco ne kovras ĉi tiun raŭndon: vi venis poste, aŭ la memoro de ĉi tiu aparato estis forviŝita.
verdict-reason-secret-withheld = La servilo ne publikigis la sekreton de la partio.
verdict-reason-record-withheld = La servilo ne donis la registraĵon de la partio.
verdict-reason-old-receipt = La kvitanco estas de malnova speco, kiu ne enhavas tion, kion oni diris dum la partio.
verdict-reason-no-fair-dealing = Ĉi tiu partio estis ludata sen kontrolebla disdonado.

## The page verify.html

verify-page-title = Ĉu oni disdonis honeste?
verify-page-about = Elektu aŭ demetu la registraĵon de partio kaj la kvitancojn de tiuj, kiuj ludis ĝin. Ĉio kalkuliĝas en ĉi tiu paĝo; nenio sendiĝas ien ajn.
verify-page-choose = Elekti dosierojn
verify-page-drop = aŭ demetu ilin ĉi tie
verify-page-origin = Paĝo povas mensogi por la servilo, de kiu ĝi venas. Se vi ne fidas tiun servilon, uzu kopion de ĉi tiu paĝo de aliloke, aŭ la komandon amletero.
verify-page-no-record = Ankoraŭ mankas registraĵo: parolas nur la kvitancoj.
verify-page-language = Lingvo
verify-page-record = Registraĵo
verify-page-receipt = Kvitanco
verify-page-again = Rekomenci
