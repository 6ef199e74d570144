### Kion diras la areno pri robotoj, kiuj ludis unuj kontraŭ aliaj.
### $bots, $bot, $first, $second: nomoj de robotoj; $rate, $low, $high, $share: procentoj kiel tekstoj.
### $unit: games (partioj) aŭ rounds (raŭndoj), laŭ tio, kion oni ludas.

# Kiom longe ĝi venis, kiel «400 raŭndoj en 200 disdonoj»
arena-done =
    { $unit ->
        [games] { $contests ->
            [one] unu partio
           *[other] { $contests } partioj
        }
       *[rounds] { $contests ->
            [one] unu raŭndo
           *[other] { $contests } raŭndoj
        }
    } en { $deals ->
        [one] unu disdono
       *[other] { $deals } disdonoj
    }
arena-summary = { $done }, { edition-name }, { $players } ludantoj, semo { $seed }; justa parto: { $share }
arena-milliseconds = { $time } ms

## La titoloj de tabeloj

arena-bot = roboto
arena-win-rate = venkoj
arena-interval = 95-procenta intervalo
arena-adjusted = venkoj sen bonŝanco
arena-rating = takso
arena-median = mediano
arena-longest = plej longa
arena-decisions = decidoj
arena-lost = perditaj
arena-pairs-about =
    El la { $unit ->
        [games] partioj
       *[rounds] raŭndoj
    }, kiujn gajnis unu el la du robotoj, komparataj laŭ sidlokoj, tiu de la linio gajnis:

## La raporto

arena-title = Areno: { $bots }
arena-heading = La areno
arena-verdict =
    { $bot } gajnas { $rate } de siaj { $unit ->
        [games] partioj
       *[rounds] raŭndoj
    } (95 %: de { $low } ĝis { $high }), { $surely ->
        [yes] pli ol
       *[no] ne klare pli ol
    } la justa parto de { $share }.
arena-nothing = Nenio estis ludita.
arena-rates = Kiu venkas
arena-one-against-others = { $first } okupas unu sidlokon kaj { $second } ĉiujn aliajn.
arena-rates-about =
    Ĉiu disdono estas ludata { $players }-foje, kaj ĉiufoje ĉiuj movas sin je unu sidloko, tiel ke ĉiuj robotoj ludas per la samaj kartoj. Venkoj estas nombrataj po okupita sidloko; egala venko estas dividata. La intervaloj nombras disdonojn, ne { $unit ->
        [games] partiojn, ĉar partioj kun la samaj kartoj similas. La partioj de unu disdono havas la samajn kartojn en ĉiuj raŭndoj, ĝis kie ili iras.
       *[rounds] raŭndojn, ĉar raŭndoj kun la samaj kartoj similas.
    }
arena-fair-share = justa parto
arena-figures = En ciferoj
arena-course = Kiel la venkoj stabiliĝis
arena-course-about =
    Ĉiu linio estas la parto de venkoj, dum la { $unit ->
        [games] partioj
       *[rounds] raŭndoj
    } venis, ene de la strio de ĝia 95-procenta intervalo.
arena-contests-played =
    { $unit ->
        [games] luditaj partioj
       *[rounds] luditaj raŭndoj
    }
arena-pairs = Unu kontraŭ alia
arena-times = Tempo por decido
arena-times-about = Ĉiu kurbo montras, kiom daŭris la decidoj de roboto; la marko estas la mediano.
# Roboto, kiu perdis decidojn. $lost, $decisions: nombroj kiel tekstoj
arena-unsound =
    { $bot } perdis { $lost } el { $decisions } decidoj, kaj anstataŭe hazardaj movoj estis luditaj{ $withheld ->
        [yes] : ĝi ne havas venkoparton, kaj tiuj de la aliaj estas parte kontraŭ tiuj movoj.
       *[no] ; ĝiaj venkoj ŝuldiĝas parte al ili.
    }
arena-lost-deals = Disdonoj, kiujn { $bot } perdis kaj alia roboto gajnis
arena-lost-deals-about =
    { $count ->
        [one] Unu disdono
       *[other] { $count } disdonoj
    }: { $bot } perdis de ĉiuj siaj sidlokoj, kaj alia roboto gajnis de unu el ili kun la samaj kartoj{ $listed ->
        [all] .
       *[some] ; jen la unuaj { $shown }.
    }
arena-lost-deals-how = Ĉiu komando paŝas tra la registraĵo: kiel ĝi estis perdita kaj kiel ĝi estis gajnita.
arena-lost-deals-records = Kun --records DOSIERO, la raporto diras, kiel paŝi tra ili.
# La titoloj de tiu tabelo
arena-deal = disdono
arena-seat = sidloko
arena-winner = gajnis
arena-how-lost = kiel ĝi estis perdita
arena-how-won = kiel ĝi estis gajnita
arena-how-reviewed = ĝiaj movoj, taksitaj
arena-again = Por ripeti tion:
# Kiam oni interrompis
arena-stopped =
    interrompita; { $done } el { $asked } { $unit ->
        [games] partioj
       *[rounds] raŭndoj
    } estis luditaj, kaj la ciferoj estas pri tiuj

## Kiam oni ludas denove post konservo de dosiero

# La titolo de kolumno: kiom ŝanĝiĝis la venkoj, en procentpunktoj
arena-change = ŝanĝo
arena-watching =
    { $files ->
        [one] Unu dosiero estas observata
       *[other] { $files } dosieroj estas observataj
    }; post konservo oni ludas denove. Premu Ctrl+C por fini.
arena-no-files = neniu roboto havas dosieron, kiun oni povus konservi: nomu dosieron de programo aŭ neŭronan reton
arena-meeting = atendado, ĝis { $bot } estos preta

## Programoj, kiuj ludas: kiel ili perdis decidojn, kaj kion ili laste skribis al la erara eligo.
## $kinds: kiel «3 pro malfruo kaj 2 post ĝia fino»; $why: unu el la subaj mesaĝoj

program-lost =
    { $bot } perdis { $decisions ->
        [one] unu decidon
       *[other] { $decisions } decidojn
    } ({ $kinds }); la unua: { $why }
program-lost-moves =
    { $bot } perdis { $decisions ->
        [one] unu decidon, anstataŭ kiu hazarda movo estis ludita
       *[other] { $decisions } decidojn, anstataŭ kiuj hazardaj movoj estis luditaj; la unua
    }: { $why }
program-last-words = kion ĝi laste skribis:
# Kiom da decidoj perdiĝis, kaj kiel: eroj de $kinds
program-kind-late = { $count } pro malfruo
program-kind-illegal = { $count } pro nepermesita movo
program-kind-noise = { $count } pro nelegebla respondo
program-kind-dead = { $count } post ĝia fino
program-never-ready = { $bot } ne povas ludi: { $why }

## Kial programo perdis decidon. $what: nombro, signalo aŭ la teksto, kiun ĝi skribis

program-late-in-a-row = ĝi estis haltigita, ĉar ĝi malfruis { $what }-foje sinsekve
program-no-answer = ĝi ne respondis ene de { $what } ms
program-unflushed = ĝi legis la demandon, sed nenion skribis ene de { $what } ms; ĉu ĝi elverŝas (flush) sian eligon post ĉiu linio?
program-start-unflushed = ĝi legis sian unuan linion, sed ne diris ene de { $what } ms, ke ĝi pretas; ĉu ĝi elverŝas (flush) sian eligon post ĉiu linio?
program-input-not-read = ĝi ne legis la demandon
program-not-ready = ĝi ne diris ene de { $what } ms, ke ĝi pretas
program-illegal = ĝi respondis per movo, kiu ne estas permesita: { $what }
program-noise = ĝi skribis linion, kiu ne estas respondo: { $what }
program-unasked = ĝi skribis linion sen esti demandita: { $what }
program-line-too-long = ĝi skribis linion tro longan por respondo
program-exit = ĝi finiĝis kun la elirstato { $what }
program-signal = ĝin mortigis la signalo { $what }
program-stopped = ĝi estis haltigita
program-match-over = ĝia matĉo estis finita
program-memory = ĝi uzis pli ol { $what } MiB da memoro
program-processes = ĝi rulis pli ol { $what } procezojn
program-pipes-closed = ĝi fermis sian eligon
program-input-closed = ĝi fermis sian enigon
program-absent = ĝi ne povas ludi ĉe ĉi tiu tablo: { $what }
