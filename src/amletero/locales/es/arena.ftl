### Lo que dice la arena de los bots que han jugado unos contra otros.
### $bots, $bot, $first, $second: nombres de bots; $rate, $low, $high, $share: porcentajes como textos.
### $unit: games (partidas) o rounds (rondas), según lo que se juega.

# Hasta dónde llegó, como «400 rondas en 200 repartos»
arena-done =
    { $unit ->
        [games] { $contests ->
            [one] una partida
           *[other] { $contests } partidas
        }
       *[rounds] { $contests ->
            [one] una ronda
           *[other] { $contests } rondas
        }
    } en { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }
arena-summary = { $done }, { edition-name }, { $players } jugadores, semilla { $seed }; parte que corresponde: { $share }
arena-milliseconds = { $time } ms

## Los encabezados de las tablas

arena-bot = bot
arena-win-rate = victorias
arena-interval = intervalo del 95 %
arena-adjusted = victorias sin la suerte
arena-rating = puntuación
arena-median = mediana
arena-longest = máximo
arena-decisions = decisiones
arena-lost = perdidas
arena-pairs-about =
    De las { $unit ->
        [games] partidas
       *[rounds] rondas
    } que ganó uno de los dos bots, comparados asiento por asiento, el de la fila ganó:

## El informe

arena-title = Arena: { $bots }
arena-heading = La arena
arena-verdict =
    { $bot } gana el { $rate } de sus { $unit ->
        [games] partidas
       *[rounds] rondas
    } (95 %: del { $low } al { $high }), { $surely ->
        [yes] más que
       *[no] lo que no es claramente más que
    } la parte que le corresponde, el { $share }.
arena-nothing = No se ha jugado nada.
arena-rates = Quién gana
arena-one-against-others = { $first } ocupa un asiento y { $second } todos los demás.
arena-rates-about =
    Cada reparto se juega { $players } veces y cada vez todos avanzan un asiento, de modo que todos los bots juegan las mismas cartas. Las victorias se cuentan por asiento ocupado; una victoria empatada se divide. Los intervalos cuentan repartos, no { $unit ->
        [games] partidas, porque las partidas con las mismas cartas se parecen. Las partidas de un reparto comparten las cartas de todas sus rondas, hasta donde llegan.
       *[rounds] rondas, porque las rondas con las mismas cartas se parecen.
    }
arena-fair-share = parte que corresponde
arena-figures = En cifras
arena-course = Cómo se estabilizaron las victorias
arena-course-about =
    Cada línea es la parte de victorias según llegaban las { $unit ->
        [games] partidas
       *[rounds] rondas
    }, dentro de la banda de su intervalo del 95 %.
arena-contests-played =
    { $unit ->
        [games] partidas jugadas
       *[rounds] rondas jugadas
    }
arena-pairs = Uno contra otro
arena-times = Tiempo por decisión
arena-times-about = Cada curva representa cuánto duraron las decisiones de un bot; la marca es la mediana.
# Un bot que perdió decisiones. $lost, $decisions: números como textos
arena-unsound =
    { $bot } perdió { $lost } de { $decisions } decisiones y en su lugar se jugaron jugadas al azar{ $withheld ->
        [yes] : no tiene porcentaje de victorias, y los de los demás son en parte contra esas jugadas.
       *[no] ; sus victorias se deben en parte a ellas.
    }
arena-lost-deals = Repartos que { $bot } perdió y otro bot ganó
arena-lost-deals-about =
    { $count ->
        [one] Un reparto
       *[other] { $count } repartos
    }: { $bot } perdió desde todos sus asientos y otro bot ganó desde uno de ellos con las mismas cartas{ $listed ->
        [all] .
       *[some] ; aquí están los primeros { $shown }.
    }
arena-lost-deals-how = Cada orden recorre paso a paso el registro: cómo se perdió y cómo se ganó.
arena-lost-deals-records = Con --records ARCHIVO, el informe dice cómo recorrerlos.
# Los encabezados de esa tabla
arena-deal = reparto
arena-seat = asiento
arena-winner = lo ganó
arena-how-lost = cómo se perdió
arena-how-won = cómo se ganó
arena-how-reviewed = sus jugadas, valoradas
arena-again = Para repetirlo:
# Cuando se interrumpió
arena-stopped =
    interrumpido; se jugaron { $done } de { $asked } { $unit ->
        [games] partidas
       *[rounds] rondas
    }, y las cifras son de esas

## Cuando se repite al guardar un archivo

# El encabezado de una columna: cuánto cambiaron las victorias, en puntos porcentuales
arena-change = cambio
arena-watching =
    { $files ->
        [one] Se vigila un archivo
       *[other] Se vigilan { $files } archivos
    }; al guardar uno se juega de nuevo. Pulsa Ctrl+C para terminar.
arena-no-files = ningún bot tiene un archivo que se pueda guardar: nombra el archivo de un programa o una red
arena-meeting = esperando a que { $bot } esté listo

## Programas que juegan: cómo perdieron decisiones y lo último que escribieron en la salida de errores.
## $kinds: como «3 por tardanza y 2 tras haber terminado»; $why: uno de los mensajes de abajo

program-lost =
    { $bot } perdió { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    } ({ $kinds }); la primera: { $why }
program-lost-moves =
    { $bot } perdió { $decisions ->
        [one] una decisión, en cuyo lugar se jugó al azar
       *[other] { $decisions } decisiones, en cuyo lugar se jugó al azar; la primera
    }: { $why }
program-last-words = lo último que escribió:
# Cuántas decisiones se perdieron y cómo: elementos de $kinds
program-kind-late = { $count } por tardanza
program-kind-illegal = { $count } por jugada no permitida
program-kind-noise = { $count } por respuesta ilegible
program-kind-dead = { $count } tras haber terminado
program-never-ready = { $bot } no puede jugar: { $why }

## Por qué un programa perdió una decisión. $what: un número, una señal o el texto que escribió

program-late-in-a-row = fue detenido tras llegar tarde { $what } veces seguidas
program-no-answer = no respondió en { $what } ms
program-unflushed = leyó la pregunta pero no escribió nada en { $what } ms; ¿vacía su salida (flush) tras cada línea?
program-start-unflushed = leyó su primera línea pero no dijo en { $what } ms que estaba listo; ¿vacía su salida (flush) tras cada línea?
program-input-not-read = no leyó la pregunta
program-not-ready = no dijo en { $what } ms que estaba listo
program-illegal = respondió con una jugada no permitida: { $what }
program-noise = escribió una línea que no es una respuesta: { $what }
program-unasked = escribió una línea sin que se le preguntara: { $what }
program-line-too-long = escribió una línea demasiado larga para una respuesta
program-exit = terminó con el estado de salida { $what }
program-signal = lo mató la señal { $what }
program-stopped = fue detenido
program-match-over = su encuentro había terminado
program-memory = usó más de { $what } MiB de memoria
program-processes = ejecutó más de { $what } procesos
program-pipes-closed = cerró su salida
program-input-closed = cerró su entrada
program-absent = no puede jugar en esta mesa: { $what }
