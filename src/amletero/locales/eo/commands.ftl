### Kion diras la komandoj, kiuj legas registraĵojn.

# $record counts from 1
replay-place = { $file }, registraĵo { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] ĝusta, unu raŭndo
       *[other] ĝusta, { $rounds } raŭndoj
    }, { $won ->
        [yes] venkis { $winners }
       *[no] ne finita
    }
replay-summary =
    { $records ->
        [one] Unu registraĵo
       *[other] { $records } registraĵoj
    }, { $wrong ->
        [0] neniu malĝusta.
        [one] unu malĝusta.
       *[other] { $wrong } malĝustaj.
    }

# The heading of a record's story
show-title = { $players }: { edition-name }
show-tokens = Ĵetonoj de korinklino: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = La registraĵo finiĝas ĉi tie; la raŭndo ne finiĝis.
show-fault = Ĉi tie la registraĵo estas malĝusta: { $fault }.
show-no-record = { $file } ne havas la registraĵon { $record }

## Kio estas malĝusta en voko; post la opcio, pri kiu temas, kaj dupunkto

call-unknown-command =
    ne ekzistas komando { $word }; { $close ->
        [yes] ĉu vi celis { $near }?
       *[no] { $group } --help listigas ĉiujn komandojn
    }
call-unknown-option =
    ne ekzistas opcio { $word }{ $close ->
        [yes] ; ĉu vi celis { $near }?
       *[no] {""}
    }
call-too-many = tro da argumentoj: { $words }
call-missing = mankas { $name }
call-no-value = { $option } bezonas valoron
call-twice = { $option } estis donita dufoje
call-whole-number = necesas entjero
call-number = necesas nombro
call-seconds = donu nombron de sekundoj, 0 aŭ pli
call-edition = elektu { $editions }
call-players = elektu de { $least } ĝis { $most } ludantoj
call-people = elektu de { $least } ĝis { $most } homoj
call-goal = elektu de { $least } ĝis { $most } ĵetonoj
call-at-least-one = necesas almenaŭ 1
call-two-bots = nomu almenaŭ du robotojn
call-rounds-or-games = elektu aŭ --rounds aŭ --games
call-needs-rounds = tio bezonas --rounds
call-watch-json = la tabeloj de --watch estas por homoj: ellasu --json
call-one-name = roboto havas nur unu nomon
call-not-a-link = { $link } ne estas ligilo al tablo, kia { $example }
call-not-a-command = { $text } estas nek enkonstruita roboto ({ $bots }) nek komando
call-not-a-network = neniu reto, kiu povas ludi: { $reason }
network-unreadable = { $file } ne estas reto, aŭ ĝi estas difektita
network-unfit = { $file } ne konvenas al la tablo, kiun ĝi nomas
network-critic = { $file } taksas poziciojn kaj ne ludas
call-unclosed = { $text } ne legeblas kiel komando: ĉu mankas citilo?
call-not-executable = { $file } ne estas rulebla: nomu ĝian interpretilon, kiel en '{ $example }', aŭ faru chmod +x { $file } kaj skribu '{ $call }'
call-not-on-path = { $file } ne estas en la PATH: skribu '{ $call }'
call-nothing-to-decide = en ĉi tiu vido estas nenio por decidi
call-name-a-move = tio estas registraĵo: nomu unu el ĝiaj decidoj per --round kaj --move
call-no-such-move = ĉi tiu registraĵo ne havas la movon { $move } en la raŭndo { $round }
call-day = donu tagon, ekzemple { $example }
call-no-file = nomu almenaŭ unu dosieron, aŭ - por la norma enigo
call-record-number = registraĵoj estas nombrataj ekde 1
call-no-moment = la partio ne havas tian momenton; ĝia lasta raŭndo estas la { $rounds }-a
call-step-file = la klavoj bezonas la norman enigon: nomu dosieron
call-step-terminal = necesas terminalo; sen --step la registraĵo estas rakontata kiel teksto
call-only-step = nur kun --step
call-not-with = ne kune kun { $option }
call-slow = sen NumPy tio estas malrapida; pip install 'amletero[fast]' multobligas la rapidon
call-seat = ĉi tiu partio havas la sidlokojn de 1 ĝis { $last }
call-other-receipt = ne estas kvitanco de ĉi tiu tablo; ĝi ne estis ŝanĝita
call-unsaved-receipt = la kvitanco ne povis esti konservita
call-workers = elektu de { $least } ĝis { $most }
call-no-port = { $port } ne estas pordo; elektu de 0 ĝis 65535
call-port-taken = la pordo { $port } estas okupata; elektu alian per --port, ekzemple --port { $other }
call-cannot-listen = ne eblas aŭskulti ĉe { $host }, pordo { $port }: { $reason }
call-public = donu la plenan adreson, ekzemple { $example }
call-no-network = neniu reto estis trovita; telefonoj ne povos atingi ĉi tiun komputilon
call-not-text = ĝi ne estas tekstodosiero
call-other-file = elektu alian dosieron per --database
call-no-folder = la dosierujo { $folder } ne ekzistas; kreu ĝin aŭ elektu alian dosieron per --database
call-bots = elektu { $bots }
call-extra = necesas la kromaĵo `{ $extra }`: pip install 'amletero[{ $extra }]'
call-network-file = nomu dosieron, kiu finiĝas per .npz, en ekzistanta dosierujo
call-out-of-range = ekster la limoj: { $ranges }
call-no-cluster = ne estas grapolo ĉe { $address }
call-worker-killed = procezo estis haltigita: ĉu estas sufiĉe da memoro?
call-other-training = tio estas de alia trejnado; unue forigu ĝin
call-other-table = ĉi tiu reto estas por { $name } kun { $players } ludantoj
call-small-deck = malgrandaj kartaroj estas solvataj por 2 ludantoj
call-few-cards = por { $players } ludantoj necesas almenaŭ { $least } kartoj
call-as-many-bots = nomu 1 aŭ { $players } robotojn, ne { $given }

# What the system says of a file, a folder or a host; follows its name and a colon
system-no-file = tia dosiero aŭ dosierujo ne ekzistas
system-not-allowed = mankas la permeso
system-is-folder = tio estas dosierujo
system-not-folder = tio ne estas dosierujo
system-exists = tio jam ekzistas
system-disk-full = ne plu restas spaco sur la disko
system-read-only = la disko estas nurlega
system-no-answer = tie neniu respondas
system-no-host = neniu komputilo havas ĉi tiun nomon

# Why a server cannot use its database
database-no-address = { $detail } ne estas adreso de datumbazo
database-not-supported = { $detail } ne estas subtenata; uzu sqlite:///FILE aŭ postgresql://…
database-empty = la datumbazo estas malplena; rulu `amletero migrate` kun la sama --database
database-older = la datumbazo estas de pli malnova versio; rulu `amletero migrate` kun la sama --database
database-newer = la datumbazo estas de pli nova versio de Amletero; ĝisdatigu la programon aŭ elektu alian --database
database-of-another-program = la datumbazo apartenas al alia programo; elektu alian --database
database-failed = { $detail }; kontrolu --database
# What `amletero migrate` says at its end
migrate-done = La datumbazo estas ĝisdata.

# What `amletero verify` says of a record whose deals cannot be checked
verify-scheme = oni disdonis laŭ maniero, kiu ĉi tie ne estas konata
verify-shape = ne legeblas, kion la registraĵo diras pri siaj disdonoj

## amletero serve

serve-open = Amletero funkcias ĉe { $address }
serve-phones = Telefonoj en la sama reto povas aliĝi: skanu ĉi tiun kodon.
serve-games = La partioj konserviĝas en { $place }
serve-stop = Premu Ctrl+C por ĉesi.

## amletero site

site-written = { $files } dosieroj, { $megabytes } MB, en { $folder }. Unua partio ŝargas { $first } MB, densigite.
site-other-files = { $folder } enhavas aliajn dosierojn: donu novan dosierujon, aŭ unu, kiun ĉi tiu komando skribis.
site-not-built = La paĝoj ne estis konstruitaj. Instalu eldonon, aŭ legu docs/site.md.
