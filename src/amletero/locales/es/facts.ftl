### Lo que pasa en una partida, como frases de la crónica.
### $you dice quién de la frase la lee: actor, target, among (uno de varios) o none.
### $actor y $target son nombres de jugadores; $card, $other y $cards son cartas con su artículo.

## La partida y sus rondas

# $players, $goal: números
fact-game-began =
    Empieza una partida de la { edition-name } con { $players } jugadores. { $goal ->
        [one] La gana quien consiga la primera ficha de Favor.
       *[other] La gana quien antes reúna { $goal } fichas de Favor.
    }

# $round: número
fact-round-began =
    { $you ->
        [actor] Empieza la ronda { $round } y tienes el primer turno.
       *[none] Empieza la ronda { $round } y { $actor } tiene el primer turno.
    }

fact-face-up = Quedan a un lado, boca arriba, tres cartas: { $cards-name }.

fact-shuffled = La carta que queda a un lado boca abajo es { $card }.

fact-dealt =
    { $you ->
        [actor] Recibes { $card-object }.
       *[none] { $actor } recibe { $card-object }.
    }

## Un turno. $card: la carta que se tenía; $other: la carta robada

fact-drew =
    { $you ->
        [actor] Tienes { $card-object } y robas { $other-object }.
       *[none] { $actor } tiene { $card-object } y roba { $other-object }.
    }

# Las dos cartas son iguales
fact-drew-same =
    { $you ->
        [actor] Tienes { $card-object } y robas otra carta igual.
       *[none] { $actor } tiene { $card-object } y roba otra carta igual.
    }

fact-played =
    { $you ->
        [actor] Juegas { $card-object }.
       *[none] { $actor } juega { $card-object }.
    }

fact-played-on-nobody =
    { $you ->
        [actor] Juegas { $card-object }, pero no puedes elegir a nadie: no tiene efecto.
       *[none] { $actor } juega { $card-object }, pero no puede elegir a nadie: no tiene efecto.
    }

## Guardia. $card: el personaje nombrado

fact-guessed-hit =
    { $you ->
        [actor] Juegas { card-guard.object } contra { $target } y nombras { $card-named }: ¡aciertas!
        [target] { $actor } juega { card-guard.object } contra ti y nombra { $card-named }: ¡acierta!
       *[none] { $actor } juega { card-guard.object } contra { $target } y nombra { $card-named }: ¡acierta!
    }

fact-guessed-miss =
    { $you ->
        [actor] Juegas { card-guard.object } contra { $target } y nombras { $card-named }: fallas.
        [target] { $actor } juega { card-guard.object } contra ti y nombra { $card-named }: falla.
       *[none] { $actor } juega { card-guard.object } contra { $target } y nombra { $card-named }: falla.
    }

## Sacerdote y Barón

fact-played-priest =
    { $you ->
        [actor] Juegas { card-priest.object } y miras la mano de { $target }.
        [target] { $actor } juega { card-priest.object } y mira tu mano.
       *[none] { $actor } juega { card-priest.object } y mira la mano de { $target }.
    }

fact-played-baron =
    { $you ->
        [actor] Juegas { card-baron.object } y comparas tu mano con la de { $target }.
        [target] { $actor } juega { card-baron.object } y compara su mano con la tuya.
       *[none] { $actor } juega { card-baron.object } y compara su mano con la de { $target }.
    }

# $actor ve la mano de $target
fact-sees =
    { $you ->
        [actor] Ves que { $target } tiene { $card-object }.
        [target] { $actor } ve que tienes { $card-object }.
       *[none] { $actor } ve que { $target } tiene { $card-object }.
    }

# $actor: de quién es la carta más baja
fact-compared-lower =
    { $you ->
        [actor] Tu carta es la más baja.
       *[none] La carta de { $actor } es la más baja.
    }

fact-compared-equal = Las dos cartas tienen el mismo valor: nadie queda fuera de la ronda.

## Doncella

fact-protected =
    { $you ->
        [actor] Juegas { card-handmaid.object } y cuentas con protección hasta tu próximo turno.
       *[none] { $actor } juega { card-handmaid.object } y cuenta con protección hasta su próximo turno.
    }

## Príncipe

fact-played-prince =
    { $you ->
        [actor] Juegas { card-prince.object } contra { $target }.
        [target] { $actor } juega { card-prince.object } contra ti.
       *[none] { $actor } juega { card-prince.object } contra { $target }.
    }

fact-played-prince-on-self =
    { $you ->
        [actor] Juegas { card-prince.object } sobre tu propia mano.
       *[none] { $actor } juega { card-prince.object } sobre su propia mano.
    }

fact-discarded =
    { $you ->
        [actor] Descartas { $card-object }.
       *[none] { $actor } descarta { $card-object }.
    }

fact-discarded-and-drew =
    { $you ->
        [actor] Descartas { $card-object } y robas una carta nueva.
       *[none] { $actor } descarta { $card-object } y roba una carta nueva.
    }

fact-drew-set-aside =
    { $you ->
        [actor] El mazo está vacío: robas la carta que quedó a un lado boca abajo.
       *[none] El mazo está vacío: { $actor } roba la carta que quedó a un lado boca abajo.
    }

fact-new-card =
    { $you ->
        [actor] Tu nueva carta es { $card }.
       *[none] La nueva carta de { $actor } es { $card }.
    }

## Chanciller. $count: cuántas cartas, una o dos

fact-played-chancellor-in-vain =
    { $you ->
        [actor] Juegas { card-chancellor.object }, pero el mazo está vacío: no tiene efecto.
       *[none] { $actor } juega { card-chancellor.object }, pero el mazo está vacío: no tiene efecto.
    }

fact-drew-to-choose =
    { $you ->
        [actor] Juegas { card-chancellor.object } y robas { $count ->
            [one] la última carta del mazo.
           *[other] dos cartas.
        }
       *[none] { $actor } juega { card-chancellor.object } y roba { $count ->
            [one] la última carta del mazo.
           *[other] dos cartas.
        }
    }

fact-chooses-among =
    { $you ->
        [actor] Tus cartas: { $cards-name }.
       *[none] Cartas de { $actor }: { $cards-name }.
    }

# $card: la carta conservada; $under: las cartas devueltas, en su orden, como complemento
fact-returned =
    { $you ->
        [actor] Conservas { $card-object } y pones bajo el mazo { $under }.
       *[none] { $actor } conserva { $card-object } y pone bajo el mazo { $under }.
    }

fact-put-under =
    { $you ->
        [actor] Conservas una carta y pones { $count ->
            [one] la otra bajo el mazo.
           *[other] dos bajo el mazo.
        }
       *[none] { $actor } conserva una carta y pone { $count ->
            [one] la otra bajo el mazo.
           *[other] dos bajo el mazo.
        }
    }

## Rey

fact-traded =
    { $you ->
        [actor] Juegas { card-king.object } e intercambias tu mano con la de { $target }.
        [target] { $actor } juega { card-king.object } e intercambia su mano con la tuya.
       *[none] { $actor } juega { card-king.object } e intercambia su mano con la de { $target }.
    }

fact-now-holds =
    { $you ->
        [actor] Ahora tienes { $cards-object }.
       *[none] { $actor } tiene ahora { $cards-object }.
    }

## Fuera de la ronda

fact-went-out =
    { $you ->
        [actor] Quedas fuera de la ronda.
       *[none] { $actor } queda fuera de la ronda.
    }

fact-went-out-discarding =
    { $you ->
        [actor] Descartas { $cards-object } y quedas fuera de la ronda.
       *[none] { $actor } descarta { $cards-object } y queda fuera de la ronda.
    }

## El final de una ronda

fact-revealed =
    { $you ->
        [actor] Revelas { $card-object }.
       *[none] { $actor } revela { $card-object }.
    }

fact-won-last-player =
    { $you ->
        [actor] Solo quedas tú: ganas la ronda y una ficha de Favor.
       *[none] Solo queda { $actor }, que gana la ronda y una ficha de Favor.
    }

fact-won-highest =
    { $you ->
        [actor] Tu carta es la más alta: ganas la ronda y una ficha de Favor.
       *[none] { $actor } tiene la carta más alta y gana la ronda y una ficha de Favor.
    }

# $sum: la suma de las cartas boca arriba ante quien gana
fact-won-sum =
    { $you ->
        [actor] Hay empate en la carta más alta, pero las cartas boca arriba que tienes delante dan la suma más alta ({ $sum }): ganas la ronda y una ficha de Favor.
       *[none] Hay empate en la carta más alta, pero las cartas boca arriba de { $actor } dan la suma más alta ({ $sum }): { $actor } gana la ronda y una ficha de Favor.
    }

# $winners: todos los que ganan; $others: los demás, sin quien lee
fact-won-tie =
    { $you ->
        [among] Empatas con { $others } en la carta más alta: cada cual gana la ronda y una ficha de Favor.
       *[none] { $winners } empatan en la carta más alta: cada cual gana la ronda y una ficha de Favor.
    }

fact-won-sum-tie =
    { $you ->
        [among] Empatas con { $others } en la carta más alta y en la suma de las cartas boca arriba ({ $sum }): cada cual gana la ronda y una ficha de Favor.
       *[none] { $winners } empatan en la carta más alta y en la suma de las cartas boca arriba ({ $sum }): cada cual gana la ronda y una ficha de Favor.
    }

fact-spy-bonus =
    { $you ->
        [actor] De quienes siguen en la ronda, solo tú has jugado o descartado una { card-spy }: ganas por ella una ficha de Favor.
       *[none] De quienes siguen en la ronda, solo { $actor } ha jugado o descartado una { card-spy } y gana por ella una ficha de Favor.
    }

## El final de la partida. $tokens: las fichas de quien gana

fact-game-won =
    { $you ->
        [actor] { $tokens ->
            [one] ¡Con una sola ficha de Favor ganas la partida y el corazón de la Princesa!
           *[other] ¡Con { $tokens } fichas de Favor ganas la partida y el corazón de la Princesa!
        }
       *[none] { $tokens ->
            [one] ¡Con una sola ficha de Favor, { $actor } gana la partida y el corazón de la Princesa!
           *[other] ¡Con { $tokens } fichas de Favor, { $actor } gana la partida y el corazón de la Princesa!
        }
    }

fact-game-won-together =
    { $you ->
        [among] Ganas la partida junto con { $others }: ¡la Princesa no sabe a quién preferir!
       *[none] { $winners } ganan la partida a la vez: ¡la Princesa no sabe a quién preferir!
    }
