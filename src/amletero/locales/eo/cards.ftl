### La roluloj kaj la eldonoj.
### Ĉiu rolulo: la nomo kiel sur la karto, kaj kun artikolo, kiel la frazo bezonas ĝin:
### .the kiel subjekto, .object kiel objekto (akuzative), .named kiel tio, kion gardisto nomas;
### .text estas la teksto de la karto, .line tiu de la referenckarto.
### $edition: standard, classic aŭ original; ĉiu mesaĝo povas uzi ĝin.
### En la origina eldono la karto kun valoro 2 nomiĝas spiono.

card-spy = Spiono
    .the = la spiono
    .object = la spionon
    .named = la spionon
    .text = Faras nenion, kiam vi ludas ĝin. Ĉe la fino de la raŭndo vi gajnas ĵetonon de korinklino, se nur vi el la restantaj ludantoj ludis aŭ forĵetis spionon.
    .line = Ĵetono, se neniu alia restanta ludis aŭ forĵetis spionon.

card-guard = Gardisto
    .the = la gardisto
    .object = la gardiston
    .named = la gardiston
    .text = Elektu alian ludanton kaj divenu ties karton: iun ajn rolulon krom la gardisto. Se vi trafas, ri perdas la raŭndon.
    .line = Divenu la karton de alia ludanto.

card-priest =
    { $edition ->
        [original] Spiono
       *[other] Pastro
    }
    .the =
        { $edition ->
            [original] la spiono
           *[other] la pastro
        }
    .object =
        { $edition ->
            [original] la spionon
           *[other] la pastron
        }
    .named =
        { $edition ->
            [original] la spionon
           *[other] la pastron
        }
    .text = Elektu alian ludanton. Nur vi rigardas ties manon.
    .line = Rigardu, kion havas alia ludanto.

card-baron = Barono
    .the = la barono
    .object = la baronon
    .named = la baronon
    .text = Elektu alian ludanton kaj sekrete komparu vian manon kun ties mano. Kiu havas la malpli altan valoron, tiu perdas la raŭndon; okaze de egaleco, neniu.
    .line = Komparu manojn: la malpli alta valoro perdas.

card-handmaid = Servistino
    .the = la servistino
    .object = la servistinon
    .named = la servistinon
    .text = Ĝis komenciĝos via sekva vico, neniu alia povas elekti vin.
    .line = Neniu povas elekti vin ĝis via sekva vico.

card-prince = Princo
    .the = la princo
    .object = la princon
    .named = la princon
    .text = Elektu iun ajn ludanton, eĉ vin mem: ri forĵetas sian manon kaj prenas novan karton.
    .line = Ludanto, kiun vi elektas, forĵetas sian manon kaj prenas denove.

card-chancellor = Kanceliero
    .the = la kanceliero
    .object = la kancelieron
    .named = la kancelieron
    .text = Prenu du kartojn, retenu unu el viaj tri kaj metu la aliajn sub la kartaron laŭ la ordo, kiun vi preferas.
    .line = Prenu du kartojn, retenu unu, metu du sub la kartaron.

card-king = Reĝo
    .the = la reĝo
    .object = la reĝon
    .named = la reĝon
    .text = Interŝanĝu vian manon kun alia ludanto, kiun vi elektas.
    .line = Interŝanĝu manojn kun alia ludanto.

card-countess = Grafino
    .the = la grafino
    .object = la grafinon
    .named = la grafinon
    .text = Se via alia karto estas la reĝo aŭ princo, vi devas ludi ĉi tiun. Krom tio ŝi faras nenion.
    .line = Ludenda, se la alia karto estas la reĝo aŭ princo.

card-princess = Princino
    .the = la princino
    .object = la princinon
    .named = la princinon
    .text = Ĉu vi ludas ŝin, ĉu vi forĵetas ŝin, vi perdas la raŭndon.
    .line = Ludinte aŭ forĵetinte ŝin, vi perdas la raŭndon.

edition-name =
    { $edition ->
        [standard] norma eldono
        [classic] klasika eldono
       *[original] origina eldono
    }

edition-about =
    { $edition ->
        [standard] la ludo de 2019: 21 kartoj, du ĝis ses ludantoj
        [classic] la ludo kun 16 kartoj el la skatolo de 2019, du ĝis kvar ludantoj
       *[original] la unua eldono, de 2012: 16 kartoj, du ĝis kvar ludantoj
    }

## Ludanto sen nomo. $seat: la sidloko, nombrata ekde 1

seat = sidloko { $seat }

## Listoj, kunigitaj po du: $head estas la antaŭa parto, $next aŭ $last la sekva.

list-more = { $head }, { $next }
list-and = { $head } kaj { $last }
    .before-e = { $head } kaj { $last }
    .before-i = { $head } kaj { $last }
    .before-o = { $head } kaj { $last }
list-or = { $head } aŭ { $last }
    .before-e = { $head } aŭ { $last }
    .before-i = { $head } aŭ { $last }
    .before-o = { $head } aŭ { $last }
list-then = { $head } kaj poste { $last }
    .before-e = { $head } kaj poste { $last }
    .before-i = { $head } kaj poste { $last }
    .before-o = { $head } kaj poste { $last }

## Nombroj

percent = { $number } %
# Kiel oni skribas dek du mil tricent kvardek kvin kaj ses dekonojn; la signoj estas legataj el tio
number-example = 12 345,6
