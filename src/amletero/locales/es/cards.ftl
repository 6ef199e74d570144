### Los personajes y las ediciones.
### Cada personaje: su nombre como en la carta, y con su artículo como lo pide la frase:
### .the como sujeto, .object como complemento directo, .named como lo que nombra una Guardia;
### .text es el texto de la carta, .line el de la carta de Referencia.
### $edition: standard, classic u original; cualquier mensaje puede usarla.

card-spy = Espía
    .the = la Espía
    .object = la Espía
    .named = a la Espía
    .text = Sin efecto al jugarla. Al acabar la ronda, ganas una ficha de Favor si, de quienes siguen en ella, solo tú has jugado o descartado una Espía.
    .line = Una ficha si nadie más en juego jugó o descartó una Espía.

card-guard = Guardia
    .the = la Guardia
    .object = la Guardia
    .named = a la Guardia
    .text = Elige a otro jugador y adivina su carta: cualquier personaje menos la Guardia. Si aciertas, queda fuera de la ronda.
    .line = Adivina la carta de otro jugador.

card-priest = Sacerdote
    .the = el Sacerdote
    .object = el Sacerdote
    .named = al Sacerdote
    .text = Elige a otro jugador. Solo tú miras su mano.
    .line = Mira la mano de otro jugador.

card-baron = Barón
    .the = el Barón
    .object = el Barón
    .named = al Barón
    .text = Elige a otro jugador y comparad en secreto vuestras manos. Quien tenga el valor más bajo queda fuera de la ronda; si hay empate, nadie.
    .line = Compara las manos: el valor más bajo queda fuera.

card-handmaid = Doncella
    .the = la Doncella
    .object = la Doncella
    .named = a la Doncella
    .text = Hasta que empiece tu próximo turno, nadie más puede elegirte.
    .line = Nadie puede elegirte hasta tu próximo turno.

card-prince = Príncipe
    .the = el Príncipe
    .object = el Príncipe
    .named = al Príncipe
    .text = Elige a un jugador, que puedes ser tú: esa persona descarta su mano y roba una carta nueva.
    .line = El jugador que elijas descarta su mano y vuelve a robar.

card-chancellor = Chanciller
    .the = el Chanciller
    .object = el Chanciller
    .named = al Chanciller
    .text = Roba dos cartas, conserva una de las tres y pon las otras bajo el mazo en el orden que prefieras.
    .line = Roba dos cartas, conserva una, pon dos bajo el mazo.

card-king = Rey
    .the = el Rey
    .object = el Rey
    .named = al Rey
    .text = Elige a otro jugador e intercambia tu mano con la suya.
    .line = Intercambia tu mano con la de otro jugador.

card-countess = Condesa
    .the = la Condesa
    .object = la Condesa
    .named = a la Condesa
    .text = Si tu otra carta es el Rey o un Príncipe, tienes que jugar esta. Por lo demás, no hace nada.
    .line = Hay que jugarla si la otra carta es el Rey o un Príncipe.

card-princess = Princesa
    .the = la Princesa
    .object = la Princesa
    .named = a la Princesa
    .text = Tanto si la juegas como si la descartas, quedas fuera de la ronda.
    .line = Si la juegas o la descartas, quedas fuera.

edition-name =
    { $edition ->
        [standard] edición estándar
        [classic] edición clásica
       *[original] edición original
    }

edition-about =
    { $edition ->
        [standard] el juego de 2019: 21 cartas, de dos a seis jugadores
        [classic] el juego de 16 cartas de la caja de 2019, de dos a cuatro jugadores
       *[original] la primera edición, de 2012: 16 cartas, de dos a cuatro jugadores
    }

## Quien no tiene nombre. $seat: el asiento, contado desde 1

seat = asiento { $seat }

## Listas, unidas de dos en dos: $head es lo anterior, $next o $last lo que sigue.
## La «y» es «e» ante el sonido de la i, y la «o» es «u» ante el de la o.

list-more = { $head }, { $next }
list-and = { $head } y { $last }
    .before-e = { $head } y { $last }
    .before-i = { $head } e { $last }
    .before-o = { $head } y { $last }
list-or = { $head } o { $last }
    .before-e = { $head } o { $last }
    .before-i = { $head } o { $last }
    .before-o = { $head } u { $last }
list-then = { $head } y después { $last }
    .before-e = { $head } y después { $last }
    .before-i = { $head } y después { $last }
    .before-o = { $head } y después { $last }

## Números

percent = { $number } %
# Cómo se escribe doce mil trescientos cuarenta y cinco y seis décimas; de aquí se toman los signos
number-example = 12 345,6
