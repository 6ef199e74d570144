### El reglamento, por secciones. Una línea en blanco en un texto empieza otro párrafo.
### Toda sección puede usar $edition, $cards (cuántas cartas hay) y $tokens (una lista).

rules-title = Love Letter: las reglas de la { edition-name }
rules-reference = La carta de Referencia
    .value = Valor
    .name = Personaje
    .copies = Copias
    .line = Efecto

# $value, $copies: números
rules-card =
    { $value } · { $name } { $copies ->
        [one] (una carta)
       *[other] ({ $copies } cartas)
    }

# Un elemento de la lista $tokens
rules-tokens = { $tokens } con { $players } jugadores

rules-aim =
    { $edition ->
        [original] Entre los pretendientes que quieren hacer llegar una carta a la Princesa estás tú. Ella se ha encerrado, así que alguien de palacio tendrá que llevarla: la carta de tu mano es la persona que ahora lleva tu misiva.
       *[other] Algún día reinará la Princesa, y quiere tener a su lado a alguien a quien amar y en quien confiar. Entre sus pretendientes estás tú. Alguien de palacio tendrá que llevarle tu misiva: la carta de tu mano es la persona que ahora la lleva.
    }

    Una partida se juega a varias rondas. Ganas una ronda si nadie más queda en ella, o si tienes la carta de mayor valor
    cuando se agota el mazo. Por cada ronda ganada recibes una ficha de Favor; con suficientes fichas, el corazón de la
    Princesa es tuyo.
    .title = El objetivo

rules-set-up =
    Barajad las { $cards } cartas para formar el mazo de robo. Dejad la carta superior a un lado, boca abajo; nadie la mira.

    Si sois dos, dejad otras tres cartas a un lado, boca arriba, a la vista de ambos; en esta ronda no se usan.

    Repartid una carta a cada jugador. Esa es tu mano: que nadie más la vea.

    { $edition ->
        [original] ¿Quién empieza? En una mesa, quien haya tenido la cita más reciente; si hay empate, la persona más joven. Aquí lo elige quien organiza la mesa, o el azar.
       *[other] ¿Quién empieza? En una mesa, quien haya escrito a mano la carta más reciente. Aquí lo elige quien organiza la mesa, o el azar.
    }
    .title = La preparación de una ronda

rules-turn =
    Roba la carta superior del mazo: ahora tienes dos. Juega una de ellas boca arriba delante de ti y haz lo que dice, aunque te
    perjudique. La otra se queda en tu mano.

    Los turnos siguen el sentido horario y se saltan a quienes están fuera. Las cartas jugadas y descartadas permanecen delante de
    su jugador, en orden y a la vista de todos.
    .title = Tu turno

rules-choosing =
    Puedes elegir a cualquier jugador que siga en la ronda y al que no proteja una Doncella. Si una carta pide otro jugador y se
    puede elegir a alguno, hay que elegir a alguien.

    Si no se puede elegir a nadie, la Guardia, el Sacerdote, el Barón o el Rey se juegan sin efecto, y la Guardia no nombra a nadie.
    En ese caso, tienes que jugar el Príncipe sobre tu propia mano.
    .title = Elegir a un jugador

rules-card-spy =
    La Espía no hace nada al jugarla o descartarla. Su premio puede llegar al final de la ronda: mira la bonificación de la Espía.

rules-card-guard =
    Elige a otro jugador y adivina su carta: nombra a un personaje de esta edición, pero no a la Guardia. Si aciertas, queda
    fuera de la ronda.

    Puedes nombrar incluso a un personaje cuyas cartas estén ya todas a la vista, o a uno que tengas tú.

rules-card-priest =
    Elige a otro jugador y mira su mano. Nadie más la ve.

rules-card-baron =
    Elige a otro jugador. Los dos comparáis vuestras manos sin que nadie más las vea. Quien tenga el valor más bajo queda fuera de la
    ronda. Si los valores son iguales, no pasa nada.

rules-card-handmaid =
    Hasta el inicio de tu próximo turno, los demás no pueden elegirte. La protección dura hasta entonces, aunque entretanto queden
    fuera otros jugadores.

rules-card-prince =
    Elige a cualquier jugador, que también puedes ser tú. Esa persona descarta su mano boca arriba, sin aplicar su efecto, y roba una carta nueva.

    Si el mazo está vacío, la carta que roba es la que quedó a un lado boca abajo.

    Si la carta descartada es la Princesa, queda fuera de la ronda y no roba nada.

    Si todos los demás están protegidos o fuera de la ronda, tienes que elegirte a ti.

rules-card-chancellor =
    Roba dos cartas. Conserva una de las tres que tienes, la que quieras, y pon las otras dos bajo el mazo, boca abajo,
    en el orden que prefieras.

    Si en el mazo queda una sola carta, róbala y devuelve una. Si no queda ninguna, el Chanciller no tiene efecto.

rules-card-king =
    Elige a otro jugador e intercambia tu mano con la suya.

rules-card-countess =
    No hace nada al jugarla o descartarla. Pero si tu otra carta es el Rey o un Príncipe, la Condesa es la carta que tienes que jugar.

    Con cualquier otra carta puedes jugarla si quieres. No enseñes nunca la otra: que los demás se pregunten si era obligatorio.

    { $edition ->
        [standard] Solo cuentan las dos cartas de tu turno: la decisión del Chanciller es siempre libre, y una carta que te llegue por un Rey o un Príncipe no obliga a nada antes de tu próximo turno.
       *[other] Solo cuentan las dos cartas de tu turno: una carta que te llegue por un Rey o un Príncipe no obliga a nada antes de tu próximo turno.
    }

rules-card-princess =
    Si juegas o descartas la Princesa, por la razón que sea, quedas fuera de la ronda. Puedes jugarla; solo que nunca conviene.

rules-out =
    Cuando quedes fuera de la ronda, descarta tu mano boca arriba, sin aplicar su efecto. Hasta la ronda siguiente no tienes turnos y nadie
    puede elegirte.
    .title = Fuera de la ronda

rules-round-end =
    En cuanto queda un solo jugador, la ronda termina y ese jugador la gana, sin enseñar la mano.

    Si el mazo está vacío cuando se completa un turno, quienes siguen en la ronda revelan su mano y gana el valor más alto.{ $edition ->
        [standard] {" "}Las cartas que un Chanciller puso bajo el mazo cuentan: entonces el mazo no está vacío.
       *[other] {""}
    }

    Quien gana la ronda recibe una ficha de Favor.
    .title = El final de una ronda

rules-tie-all-win =
    Si varios jugadores tienen el valor más alto, todos ellos ganan la ronda y cada uno recibe una ficha de Favor.
    .title = Los empates

rules-tie-highest-sum =
    Si varios jugadores tienen el valor más alto, cada uno suma los valores de las cartas boca arriba que tiene delante, jugadas o
    descartadas. La mano no cuenta. Gana la suma más alta; si también hay empate en la suma, ganan todos los empatados.
    .title = Los empates

rules-spy-bonus =
    Al final de la ronda, mirad a los jugadores que siguen en ella. Si exactamente uno ha jugado o descartado una Espía, ese jugador gana
    una ficha de Favor, y solo una aunque fueran dos Espías.

    La bonificación no es una victoria: quien gana la ronda, que puede ser la misma persona, recibe además su propia ficha. Una Espía que
    sigue en la mano no cuenta, ni tampoco las de quienes están fuera.
    .title = La bonificación de la Espía

rules-next-round =
    Barajad todas las cartas y repartid de nuevo. Empieza quien ganó la ronda anterior; si ganaron varios, se elige a uno de ellos al azar.{ $edition ->
        [standard] {" "}La bonificación de la Espía, por sí sola, no da el primer turno.
       *[other] {""}
    }
    .title = La ronda siguiente

rules-game-end =
    La partida termina cuando, tras una ronda, alguien tiene suficientes fichas de Favor: { $tokens }. Quien organiza la mesa puede fijar otra
    meta, de 1 a 13.

    Ganan todos los que las tengan, así que puede haber varios ganadores a la vez.
    .title = El final de la partida

rules-secrets =
    Todos ven cada carta jugada o descartada, quién eligió a quién, qué nombró una Guardia y si acertó, quién perdió ante un Barón o
    si hubo empate, quién está fuera y quién tiene protección, cuántas cartas quedan en el mazo y quién robó la carta que estaba a un lado.

    Tu mano y lo que robas son solo cosa tuya. Con un Sacerdote, solo quien lo juega ve la mano; con un Barón, los dos jugadores ven ambas
    manos; con un Rey, los dos conocen las manos intercambiadas.{ $edition ->
        [standard] {" "}Lo que pones bajo el mazo con un Chanciller, y en qué orden, solo lo sabes tú; los demás ven cuántas cartas son.
       *[other] {""}
    }

    Nadie conoce la carta que está a un lado boca abajo, salvo que un Príncipe haga que alguien la robe. Sigue oculta después de la ronda,
    igual que el resto del mazo y la mano de quien se quedó sin rivales.
    .title = Quién puede saber qué
