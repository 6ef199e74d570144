### Lo que dicen las órdenes que leen registros.

# $record counts from 1
replay-place = { $file }, registro { $record }: { $verdict }
replay-good =
    { $rounds ->
        [one] correcto, una ronda
       *[other] correcto, { $rounds } rondas
    }, { $won ->
        [yes] gana { $winners }
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
show-round = Ronda { $round }
show-tokens = Fichas de Favor: { $tokens }
# One entry of that list
show-token = { $player } { $tokens }
show-unfinished = El registro acaba aquí; la ronda no ha terminado.
show-fault = Aquí el registro es incorrecto: { $fault }.
show-no-record = { $file } no tiene el registro { $record }
