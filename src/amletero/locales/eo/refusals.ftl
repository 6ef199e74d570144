### Kial movo, disdono aŭ partio ne estas permesata: kio malĝustas kaj kio ĝustus.
### Minuskle kaj sen fina punkto: ili sekvas dupunkton aŭ staras apud movo.
### $card, $other: kartoj; $player: la nomo de ludanto; $seat: sidloko, nombrata ekde 1.

refusal-no-round = neniu movo eblas: neniu raŭndo estas ludata
refusal-choice-due = unue finu la kancelieron: retenu unu karton kaj metu la ceterajn sub la kartaron
refusal-no-choice-due = neniu kanceliero atendas vian elekton: ludu karton
refusal-not-in-hand = { $card } ne estas en via mano: ludu karton, kiu estas en ĝi
refusal-countess = la grafino estas ludenda: la alia karto estas { $other }
refusal-no-target-asked = { $card } ne estas ludata kontraŭ iu: ludu la karton elektante neniun
refusal-target-needed = { $card } estas ludata kontraŭ iu: elektu ludanton, kiu estas elektebla
refusal-no-such-seat = ĉe sidloko { $seat } sidas neniu: elektu ludanton de ĉi tiu partio
refusal-target-self = { $card } estas ludata kontraŭ alia ludanto: elektu iun alian
refusal-target-out = { $player } estas eliminita el la raŭndo: elektu iun, kiu ankoraŭ restas
refusal-target-protected = { $player } estas protektata de la servistino: elektu iun neprotektatan
refusal-no-guess-asked = nur gardisto ludata kontraŭ iu nomas rolulon: ludu { $card-object } nomante neniun
refusal-guess-needed = gardisto ludata kontraŭ iu nomas rolulon: nomu iun ajn krom la gardisto
refusal-guess-guard = gardisto ne povas nomi la gardiston: nomu alian rolulon
refusal-guess-unknown = ĉi tiu eldono ne havas tian rolulon: nomu iun, kiun ĝi havas
refusal-wrong-choice = la retenata kaj la redonataj kartoj devas kune esti ĝuste via mano: retenu unu kaj redonu ĉiujn aliajn
refusal-wrong-players = la { edition-name } estas por { $least } ĝis { $most } ludantoj
refusal-wrong-goal = la celo devas esti de { $least-goal } ĝis { $most-goal } ĵetonoj de korinklino
refusal-round-running = raŭndo estas ludata: la sekva estos disdonita post ĝia fino
refusal-game-over = la partio estas decidita: plia raŭndo ne estas ludebla
refusal-wrong-deck = la kartaro devas enhavi ĝuste la kartojn de ĉi tiu eldono
refusal-wrong-first = { $player } ne povas havi la unuan vicon: ĝi apartenas al venkinto de la antaŭa raŭndo

refusal-no-guest = la servilo ne plu konas vin: aliĝu denove
refusal-not-invited = vi ne estas invitita al ĉi tiu tablo: petu la kompletan ligilon de la gastiganto
refusal-no-table = tia tablo ne ekzistas, aŭ ne plu ekzistas
refusal-protocol = la servilo estas ĝisdatigita: reŝargu la paĝon aŭ ĝisdatigu ĉi tiun programon
refusal-no-watching = la partio komenciĝis, kaj neniu rajtas spekti ĝin
refusal-origin = la peto venis de alia retejo
refusal-day-limit = ĉi tiu reto jam kreis tiom, kiom ĝi rajtas en unu tago: revenu morgaŭ
refusal-banned = tiu, kiu prizorgas ĉi tiun servilon, forbaris ĉi tiun reton
refusal-server-full = la servilo estas plena: informu tiun, kiu prizorgas ĝin
refusal-review-running = alia partio jam estas analizata por vi: atendu, ĝis tio finiĝos
refusal-reviews-full = nun multaj partioj estas analizataj: reprovu post unu minuto
refusal-host = la servilo ne nomiĝas tiel
refusal-not-allowed = ĉi tio estas nur por tiuj, kiuj prizorgas la servilon
refusal-too-large = tio estis tro multe samtempe
refusal-not-found = ĉe ĉi tiu adreso estas nenio
refusal-wrong-method = tio ne eblas ĉe ĉi tiu adreso
refusal-bad-request = la servilo ne akceptis la peton
