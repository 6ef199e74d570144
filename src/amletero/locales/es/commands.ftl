### Lo que dicen las órdenes que leen registros.

# $record counts from 1
replay-place = { $file }, registro { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] correcto, una ronda
       *[other] correcto, { $rounds } rondas
    }, { $won ->
        [yes] victoria de { $winners }
       *[no] sin terminar
    }
replay-summary =
    { $records ->
        [one] Un registro
       *[other] { $records } registros
    }, { $wrong ->
        [0] ninguno incorrecto.
        [one] uno incorrecto.
       *[other] { $wrong } incorrectos.
    }

# The heading of a record's story
show-title = { $players }: { edition-name }
show-tokens = Fichas de Favor: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = El registro acaba aquí; la ronda no ha terminado.
show-fault = Aquí el registro es incorrecto: { $fault }.
show-no-record = { $file } no tiene el registro { $record }

## Qué falla en una llamada; sigue a la opción de que se trata y a dos puntos

call-unknown-command =
    no existe la orden { $word }; { $close ->
        [yes] ¿querías decir { $near }?
       *[no] { $group } --help muestra todas las órdenes
    }
call-unknown-option =
    no existe la opción { $word }{ $close ->
        [yes] ; ¿querías decir { $near }?
       *[no] {""}
    }
call-too-many = sobran argumentos: { $words }
call-missing = falta { $name }
call-no-value = { $option } necesita un valor
call-twice = { $option } se ha dado dos veces
call-whole-number = hace falta un número entero
call-number = hace falta un número
call-seconds = indica un número de segundos, 0 o más
call-edition = elige { $editions }
call-players = elige de { $least } a { $most } jugadores
call-people = elige de { $least } a { $most } personas
call-goal = elige de { $least } a { $most } fichas
call-at-least-one = hace falta al menos 1
call-two-bots = nombra al menos dos bots
call-rounds-or-games = elige --rounds o --games, no ambas
call-needs-rounds = necesita --rounds
call-watch-json = las tablas de --watch son para personas: quita --json
call-one-name = un bot tiene un solo nombre
call-not-a-link = { $link } no es un enlace a una mesa, como { $example }
call-not-a-command = { $text } no es un bot incluido ({ $bots }) ni una orden
call-not-a-network = no es una red que pueda jugar: { $reason }
network-unreadable = { $file } no es una red, o está dañada
network-unfit = { $file } no encaja con la mesa que indica
network-critic = { $file } valora posiciones y no juega
call-unclosed = { $text } no se puede leer como orden: ¿faltan unas comillas?
call-not-executable = { $file } no es ejecutable: nombra su intérprete, como en '{ $example }', o haz chmod +x { $file } y escribe '{ $call }'
call-not-on-path = { $file } no está en el PATH: escribe '{ $call }'
call-nothing-to-decide = en esta vista no hay nada que decidir
call-name-a-move = es un registro: nombra una de sus decisiones con --round y --move
call-no-such-move = este registro no tiene la jugada { $move } en la ronda { $round }
call-day = indica un día, por ejemplo { $example }
call-no-file = nombra al menos un archivo, o - para la entrada estándar
call-record-number = los registros se cuentan desde 1
call-no-moment = la partida no tiene ese momento; su última ronda es la { $rounds }
call-step-file = las teclas necesitan la entrada estándar: nombra un archivo
call-step-terminal = hace falta una terminal; sin --step, el registro se cuenta como texto
call-only-step = solo con --step
call-not-with = no junto con { $option }
call-slow = sin NumPy esto es lento; pip install 'amletero[fast]' lo hace muchas veces más rápido
call-seat = esta partida tiene los asientos de 1 a { $last }
call-other-receipt = no es un recibo de esta mesa; no se ha cambiado
call-unsaved-receipt = no se ha podido guardar el recibo
call-workers = elige de { $least } a { $most }
call-no-port = { $port } no es un puerto; elige de 0 a 65535
call-port-taken = el puerto { $port } está ocupado; elige otro con --port, por ejemplo --port { $other }
call-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }
call-public = da la dirección completa, por ejemplo { $example }
call-no-network = no se ha encontrado ninguna red; los teléfonos no podrán llegar a este equipo
call-not-text = no es un archivo de texto
call-other-file = elige otro archivo con --database
call-no-folder = no existe la carpeta { $folder }; créala o elige otro archivo con --database
call-bots = elige { $bots }
call-extra = hace falta el extra `{ $extra }`: pip install 'amletero[{ $extra }]'
call-network-file = indica un archivo que acabe en .npz, en una carpeta que exista
call-out-of-range = fuera de los límites: { $ranges }
call-no-cluster = no hay ningún clúster en { $address }
call-worker-killed = se interrumpió un proceso: ¿hay memoria suficiente?
call-other-training = esto es de otro entrenamiento; bórralo antes
call-other-table = esta red es para { $name } con { $players } jugadores
call-small-deck = los mazos pequeños se resuelven para 2 jugadores
call-few-cards = para { $players } jugadores hacen falta al menos { $least } cartas
call-as-many-bots = indica 1 o { $players } bots, no { $given }

# What the system says of a file, a folder or a host; follows its name and a colon
system-no-file = no existe tal archivo o carpeta
system-not-allowed = permiso denegado
system-is-folder = es una carpeta
system-not-folder = no es una carpeta
system-exists = ya existe
system-disk-full = no queda espacio en el disco
system-read-only = el disco es de solo lectura
system-no-answer = nadie responde allí
system-no-host = ningún ordenador tiene este nombre

# Why a server cannot use its database
database-no-address = { $detail } no es la dirección de una base de datos
database-not-supported = { $detail } no se admite; usa sqlite:///FILE o postgresql://…
database-empty = la base de datos está vacía; ejecuta `amletero migrate` con el mismo --database
database-older = la base de datos es de una versión anterior; ejecuta `amletero migrate` con el mismo --database
database-newer = la base de datos es de una versión más nueva de Amletero; actualiza el programa o elige otro --database
database-of-another-program = la base de datos es de otro programa; elige otro --database
database-failed = { $detail }; revisa --database
# What `amletero migrate` says at its end
migrate-done = La base de datos está al día.

# What `amletero verify` says of a record whose deals cannot be checked
verify-scheme = se repartió de una manera que aquí no se conoce
verify-shape = lo que el registro dice de sus repartos no se puede leer

## amletero serve

serve-open = Amletero está en marcha en { $address }
serve-phones = Los teléfonos de la misma red pueden unirse: escanea este código.
serve-games = Las partidas se guardan en { $place }
serve-stop = Pulsa Ctrl+C para parar.

## amletero site

site-written = { $files } archivos, { $megabytes } MB, en { $folder }. Una primera partida carga { $first } MB, comprimidos.
site-other-files = { $folder } contiene otros archivos: indica una carpeta nueva, o una que esta orden haya escrito.
site-not-built = Las páginas no se han generado. Instala una versión publicada, o lee docs/site.md.
