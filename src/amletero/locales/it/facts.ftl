### Ciò che accade in una partita, come frasi della cronaca.
### $you dice chi della frase la legge: actor, target, among (uno di più) o none.
### $actor e $target sono nomi di giocatori; $card, $other e $cards sono carte con l'articolo.

## La partita e i suoi round

# $players, $goal: numeri
fact-game-began =
    Comincia una partita dell’{ edition-name } con { $players } giocatori. { $goal ->
        [one] La vince chi ottiene il primo segnalino Preferenza.
       *[other] La vince chi per primo arriva a { $goal } segnalini Preferenza.
    }

# $round: numero
fact-round-began =
    { $you ->
        [actor] Comincia il round { $round } e il primo turno è tuo.
       *[none] Comincia il round { $round } e il primo turno è di { $actor }.
    }

fact-face-up = Tre carte restano da parte a faccia in su: { $cards-name }.

fact-shuffled = La carta messa da parte a faccia in giù è { $card }.

fact-dealt =
    { $you ->
        [actor] Ricevi { $card-object }.
       *[none] { $actor } riceve { $card-object }.
    }

## Un turno. $card: la carta che si aveva; $other: la carta pescata

fact-drew =
    { $you ->
        [actor] Hai { $card-object } e peschi { $other-object }.
       *[none] { $actor } ha { $card-object } e pesca { $other-object }.
    }

# Le due carte sono uguali
fact-drew-same =
    { $you ->
        [actor] Hai { $card-object } e peschi un’altra carta uguale.
       *[none] { $actor } ha { $card-object } e pesca un’altra carta uguale.
    }

fact-played =
    { $you ->
        [actor] Giochi { $card-object }.
       *[none] { $actor } gioca { $card-object }.
    }

fact-played-on-nobody =
    { $you ->
        [actor] Giochi { $card-object }, ma non puoi scegliere nessuno: non ha alcun effetto.
       *[none] { $actor } gioca { $card-object }, ma non può scegliere nessuno: non ha alcun effetto.
    }

## Guardia. $card: il personaggio nominato

fact-guessed-hit =
    { $you ->
        [actor] Giochi { card-guard.object } su { $target } e nomini { $card-named }: hai indovinato!
        [target] { $actor } gioca { card-guard.object } su di te e nomina { $card-named }: ha indovinato!
       *[none] { $actor } gioca { card-guard.object } su { $target } e nomina { $card-named }: ha indovinato!
    }

fact-guessed-miss =
    { $you ->
        [actor] Giochi { card-guard.object } su { $target } e nomini { $card-named }: hai sbagliato.
        [target] { $actor } gioca { card-guard.object } su di te e nomina { $card-named }: ha sbagliato.
       *[none] { $actor } gioca { card-guard.object } su { $target } e nomina { $card-named }: ha sbagliato.
    }

## Prete e Barone

fact-played-priest =
    { $you ->
        [actor] Giochi { card-priest.object } e guardi la mano di { $target }.
        [target] { $actor } gioca { card-priest.object } e guarda la tua mano.
       *[none] { $actor } gioca { card-priest.object } e guarda la mano di { $target }.
    }

fact-played-baron =
    { $you ->
        [actor] Giochi { card-baron.object } e confronti la tua mano con quella di { $target }.
        [target] { $actor } gioca { card-baron.object } e confronta la sua mano con la tua.
       *[none] { $actor } gioca { card-baron.object } e confronta la sua mano con quella di { $target }.
    }

# $actor vede la mano di $target
fact-sees =
    { $you ->
        [actor] Vedi che { $target } ha { $card-object }.
        [target] { $actor } vede che hai { $card-object }.
       *[none] { $actor } vede che { $target } ha { $card-object }.
    }

# $actor: di chi è la carta più bassa
fact-compared-lower =
    { $you ->
        [actor] La tua carta è la più bassa.
       *[none] La carta di { $actor } è la più bassa.
    }

fact-compared-equal = Le due carte hanno lo stesso valore: nessuno esce dal round.

## Domestica

fact-protected =
    { $you ->
        [actor] Giochi { card-handmaid.object } e godi di protezione fino al tuo prossimo turno.
       *[none] { $actor } gioca { card-handmaid.object } e gode di protezione fino al suo prossimo turno.
    }

## Principe

fact-played-prince =
    { $you ->
        [actor] Giochi { card-prince.object } su { $target }.
        [target] { $actor } gioca { card-prince.object } su di te.
       *[none] { $actor } gioca { card-prince.object } su { $target }.
    }

fact-played-prince-on-self =
    { $you ->
        [actor] Giochi { card-prince.object } sulla tua stessa mano.
       *[none] { $actor } gioca { card-prince.object } sulla propria mano.
    }

fact-discarded =
    { $you ->
        [actor] Scarti { $card-object }.
       *[none] { $actor } scarta { $card-object }.
    }

fact-discarded-and-drew =
    { $you ->
        [actor] Scarti { $card-object } e peschi una nuova carta.
       *[none] { $actor } scarta { $card-object } e pesca una nuova carta.
    }

fact-drew-set-aside =
    { $you ->
        [actor] Il mazzo è esaurito: peschi la carta messa da parte a faccia in giù.
       *[none] Il mazzo è esaurito: { $actor } pesca la carta messa da parte a faccia in giù.
    }

fact-new-card =
    { $you ->
        [actor] La tua nuova carta è { $card }.
       *[none] La nuova carta di { $actor } è { $card }.
    }

## Cancelliere. $count: quante carte, una o due

fact-played-chancellor-in-vain =
    { $you ->
        [actor] Giochi { card-chancellor.object }, ma il mazzo è esaurito: non ha alcun effetto.
       *[none] { $actor } gioca { card-chancellor.object }, ma il mazzo è esaurito: non ha alcun effetto.
    }

fact-drew-to-choose =
    { $you ->
        [actor] Giochi { card-chancellor.object } e peschi { $count ->
            [one] l’ultima carta del mazzo.
           *[other] due carte.
        }
       *[none] { $actor } gioca { card-chancellor.object } e pesca { $count ->
            [one] l’ultima carta del mazzo.
           *[other] due carte.
        }
    }

fact-chooses-among =
    { $you ->
        [actor] Le tue carte: { $cards-name }.
       *[none] Carte di { $actor }: { $cards-name }.
    }

# $card: la carta tenuta; $under: le carte rimesse, nel loro ordine, come complemento oggetto
fact-returned =
    { $you ->
        [actor] Tieni { $card-object } e metti in fondo al mazzo { $under }.
       *[none] { $actor } tiene { $card-object } e mette in fondo al mazzo { $under }.
    }

fact-put-under =
    { $you ->
        [actor] Tieni una carta e metti { $count ->
            [one] l’altra in fondo al mazzo.
           *[other] le altre due in fondo al mazzo.
        }
       *[none] { $actor } tiene una carta e mette { $count ->
            [one] l’altra in fondo al mazzo.
           *[other] le altre due in fondo al mazzo.
        }
    }

## Re

fact-traded =
    { $you ->
        [actor] Giochi { card-king.object } e scambi la tua mano con quella di { $target }.
        [target] { $actor } gioca { card-king.object } e scambia la sua mano con la tua.
       *[none] { $actor } gioca { card-king.object } e scambia la sua mano con quella di { $target }.
    }

fact-now-holds =
    { $you ->
        [actor] Ora hai { $cards-object }.
       *[none] { $actor } ora ha { $cards-object }.
    }

## Fuori dal round

fact-went-out =
    { $you ->
        [actor] Esci dal round.
       *[none] { $actor } esce dal round.
    }

fact-went-out-discarding =
    { $you ->
        [actor] Scarti { $cards-object } ed esci dal round.
       *[none] { $actor } scarta { $cards-object } ed esce dal round.
    }

## La fine di un round

fact-revealed =
    { $you ->
        [actor] Riveli { $card-object }.
       *[none] { $actor } rivela { $card-object }.
    }

fact-won-last-player =
    { $you ->
        [actor] Resti solo tu: vinci il round e un segnalino Preferenza.
       *[none] Resta solo { $actor }, che vince il round e un segnalino Preferenza.
    }

fact-won-highest =
    { $you ->
        [actor] La tua carta è la più alta: vinci il round e un segnalino Preferenza.
       *[none] { $actor } ha la carta più alta e vince il round e un segnalino Preferenza.
    }

# $sum: la somma delle carte a faccia in su davanti a chi vince
fact-won-sum =
    { $you ->
        [actor] C’è parità sulla carta più alta, ma le carte a faccia in su davanti a te danno la somma più alta ({ $sum }): vinci il round e un segnalino Preferenza.
       *[none] C’è parità sulla carta più alta, ma le carte a faccia in su di { $actor } danno la somma più alta ({ $sum }): { $actor } vince il round e un segnalino Preferenza.
    }

# $winners: tutti coloro che vincono; $others: gli altri, senza chi legge
fact-won-tie =
    { $you ->
        [among] La tua carta è la più alta, in parità con { $others }: il round è di tutti voi, con un segnalino Preferenza a testa.
       *[none] { $winners } sono in parità sulla carta più alta: il round è di tutti loro, con un segnalino Preferenza a testa.
    }

fact-won-sum-tie =
    { $you ->
        [among] Sei in parità con { $others } sia sulla carta più alta sia sulla somma delle carte a faccia in su ({ $sum }): il round è di tutti voi, con un segnalino Preferenza a testa.
       *[none] { $winners } sono in parità sia sulla carta più alta sia sulla somma delle carte a faccia in su ({ $sum }): il round è di tutti loro, con un segnalino Preferenza a testa.
    }

fact-spy-bonus =
    { $you ->
        [actor] Tra chi è ancora nel round, solo tu hai giocato o scartato una { card-spy }: ottieni per questo un segnalino Preferenza.
       *[none] Tra chi è ancora nel round, solo { $actor } ha giocato o scartato una { card-spy } e ottiene per questo un segnalino Preferenza.
    }

## La fine della partita. $tokens: i segnalini di chi vince

fact-game-won =
    { $you ->
        [actor] { $tokens ->
            [one] Con un solo segnalino Preferenza vinci la partita e il cuore della Principessa!
           *[other] Con { $tokens } segnalini Preferenza vinci la partita e il cuore della Principessa!
        }
       *[none] { $tokens ->
            [one] Con un solo segnalino Preferenza { $actor } vince la partita e il cuore della Principessa!
           *[other] Con { $tokens } segnalini Preferenza { $actor } vince la partita e il cuore della Principessa!
        }
    }

fact-game-won-together =
    { $you ->
        [among] Vinci la partita insieme con { $others }: la Principessa non sa decidersi!
       *[none] { $winners } vincono insieme la partita: la Principessa non sa decidersi!
    }
