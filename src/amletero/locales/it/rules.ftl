### Il regolamento, in sezioni. Una riga vuota in un testo comincia un altro paragrafo.
### Ogni sezione può usare $edition, $cards (quante carte ci sono) e $tokens (un elenco).

rules-title = Love Letter: le regole dell’{ edition-name }
rules-reference = La carta consultazione
    .value = Valore
    .name = Personaggio
    .copies = Copie
    .line = Effetto

# $value, $copies: numeri
rules-card =
    { $value } · { $name } { $copies ->
        [one] (una carta)
       *[other] ({ $copies } carte)
    }

# Una voce dell'elenco $tokens
rules-tokens = { $tokens } con { $players } giocatori

rules-aim =
    { $edition ->
        [original] Tra i pretendenti che vogliono far arrivare una lettera alla Principessa ci sei anche tu. Lei si è chiusa nelle sue stanze, perciò qualcuno del palazzo dovrà portarla: la carta nella tua mano è la persona che ora ha la tua lettera.
       *[other] Un giorno la Principessa regnerà, e vuole accanto a sé qualcuno da amare e di cui fidarsi. Tra i suoi pretendenti ci sei anche tu. Qualcuno del palazzo dovrà portarle la tua lettera: la carta nella tua mano è la persona che ora ce l’ha.
    }

    Una partita dura più round. Vinci un round se nel round resti solo tu, oppure se hai la carta di valore più
    alto quando il mazzo è esaurito. Per ogni round vinto ottieni un segnalino Preferenza; con abbastanza segnalini, il
    cuore della Principessa è tuo.
    .title = Lo scopo

rules-set-up =
    Mescolate tutte le { $cards } carte per formare il mazzo. Mettete da parte la prima carta a faccia in giù; nessuno la guarda.

    In due giocatori, mettete da parte altre tre carte a faccia in su, visibili a entrambi; in questo round non si usano.

    Distribuite una carta a ogni giocatore. È la tua mano: tienila per te.

    { $edition ->
        [original] Chi comincia? A un tavolo, chi ha avuto l’appuntamento d’amore più recente; in caso di parità, la persona più giovane. Qui sceglie chi ospita la partita, o il caso.
       *[other] Chi comincia? A un tavolo, chi ha scritto a mano la lettera più recente. Qui sceglie chi ospita la partita, o il caso.
    }
    .title = La preparazione di un round

rules-turn =
    Pesca la prima carta del mazzo: ora ne hai due. Gioca una delle due a faccia in su davanti a te e fai ciò che dice, anche se ti
    danneggia. L’altra resta nella tua mano.

    I turni seguono il senso orario e saltano chi è fuori. Le carte giocate e scartate restano davanti al loro giocatore,
    in ordine, visibili a tutti.
    .title = Il tuo turno

rules-choosing =
    Puoi scegliere qualsiasi giocatore ancora nel round e non protetto da una Domestica. Se una carta richiede un altro giocatore e
    se ne può scegliere uno, devi scegliere qualcuno.

    Se non si può scegliere nessuno, la Guardia, il Prete, il Barone o il Re si giocano senza alcun effetto, e la Guardia non nomina nessuno.
    Il Principe, in quel caso, va giocato sulla tua stessa mano.
    .title = Scegliere un giocatore

rules-card-spy =
    La Spia non fa nulla quando è giocata o scartata. Il suo premio può arrivare alla fine del round: vedi il premio della Spia.

rules-card-guard =
    Scegli un altro giocatore e nomina un personaggio di questa edizione diverso dalla Guardia. Se è la carta che ha in mano, esce dal
    round.

    Puoi nominare perfino un personaggio le cui carte sono già tutte in vista, o uno che hai tu.

rules-card-priest =
    Scegli un altro giocatore e guarda la sua mano. Nessun altro la vede.

rules-card-baron =
    Scegli un altro giocatore. Voi due confrontate le mani senza che nessun altro le veda. Chi ha il valore più basso esce dal round. Se i
    valori sono uguali, non succede nulla.

rules-card-handmaid =
    Nessun altro può sceglierti finché non comincia il tuo prossimo turno. La protezione dura fino ad allora, anche se nel
    frattempo escono altri giocatori.

rules-card-prince =
    Scegli un giocatore qualsiasi, anche te. Chi hai scelto scarta la mano a faccia in su, senza il suo effetto, e pesca una nuova carta.

    Se il mazzo è esaurito, la carta che pesca è quella messa da parte a faccia in giù.

    Chi scarta così la Principessa esce dal round e non pesca nulla.

    Se tutti gli altri sono protetti o fuori dal round, la scelta cade su di te.

rules-card-chancellor =
    Pesca due carte. Tieni una delle tre che hai, quella che vuoi, e metti le altre due a faccia in giù in fondo al mazzo,
    nell’ordine che preferisci.

    Se nel mazzo c’è una sola carta, pescala e rimettine una. Se non ce n’è nessuna, il Cancelliere non ha alcun effetto.

rules-card-king =
    Scegli un altro giocatore e scambia la tua mano con la sua.

rules-card-countess =
    Non fa nulla quando è giocata o scartata. Ma se l’altra tua carta è il Re o un Principe, la Contessa è la carta che devi giocare.

    Puoi giocarla, se vuoi, anche con qualsiasi altra carta in mano. Non mostrare mai l’altra: gli altri si chiedano pure se era un obbligo.

    { $edition ->
        [standard] Contano solo le due carte del tuo turno: la scelta del Cancelliere è sempre libera, e una carta che ti arriva da un Re o da un Principe non obbliga a nulla prima del tuo prossimo turno.
       *[other] Contano solo le due carte del tuo turno: una carta che ti arriva da un Re o da un Principe non obbliga a nulla prima del tuo prossimo turno.
    }

rules-card-princess =
    Se giochi o scarti la Principessa, per qualsiasi motivo, esci dal round. Giocarla è permesso; solo, non conviene mai.

rules-out =
    Quando esci dal round, scarta la tua mano a faccia in su, senza il suo effetto. Fino al round successivo non hai turni e nessuno può
    sceglierti.
    .title = Fuori dal round

rules-round-end =
    Appena resta un solo giocatore, il round finisce e quel giocatore lo vince, senza mostrare la mano.

    Se il mazzo è esaurito quando un turno è completo, chi è ancora nel round rivela la mano e vince il valore più alto.{ $edition ->
        [standard] {" "}Le carte che un Cancelliere ha messo in fondo al mazzo contano: il mazzo allora non è esaurito.
       *[other] {""}
    }

    Chi vince il round ottiene un segnalino Preferenza.
    .title = La fine di un round

rules-tie-all-win =
    Se più giocatori hanno il valore più alto, vincono tutti il round e ciascuno ottiene un segnalino Preferenza.
    .title = La parità

rules-tie-highest-sum =
    Se più giocatori hanno il valore più alto, ciascuno somma i valori delle carte a faccia in su che ha davanti, giocate o scartate. La
    mano non conta. Vince la somma più alta; se c’è parità anche nella somma, vincono tutti i giocatori in parità.
    .title = La parità

rules-spy-bonus =
    Alla fine del round, guardate i giocatori ancora nel round. Se esattamente uno di loro ha giocato o scartato una Spia, ottiene un
    segnalino Preferenza, e uno solo anche con due Spie.

    Il premio non è una vittoria: chi vince il round, magari la stessa persona, ottiene comunque il proprio segnalino. Una Spia
    ancora in mano non conta, e nemmeno quelle di chi è fuori.
    .title = Il premio della Spia

rules-next-round =
    Mescolate tutte le carte e distribuitele di nuovo. Comincia chi ha vinto il round precedente; se i vincitori sono più di uno, si sceglie uno di loro a caso.{ $edition ->
        [standard] {" "}Il premio della Spia, da solo, non dà il primo turno.
       *[other] {""}
    }
    .title = Il round successivo

rules-game-end =
    La partita finisce quando, dopo un round, qualcuno ha abbastanza segnalini Preferenza: { $tokens }. Chi ospita la partita può fissare
    un altro traguardo, da 1 a 13.

    Vince chiunque li abbia, quindi i vincitori possono essere più di uno.
    .title = La fine della partita

rules-secrets =
    Tutti vedono ogni carta giocata o scartata, chi ha scelto chi, che cosa ha nominato una Guardia e se ha indovinato, chi ha perso con
    un Barone o se era parità, chi è fuori e chi è sotto protezione, quante carte restano nel mazzo e chi ha pescato la carta messa da parte.

    La tua mano e ciò che peschi riguardano solo te. Con un Prete vede la mano solo chi lo gioca; con un Barone i due giocatori vedono
    entrambe le mani; con un Re entrambi conoscono le mani scambiate.{ $edition ->
        [standard] {" "}Che cosa metti in fondo al mazzo con un Cancelliere, e in quale ordine, lo sai solo tu; gli altri vedono quante carte sono.
       *[other] {""}
    }

    Nessuno conosce la carta messa da parte a faccia in giù, a meno che un Principe non la faccia pescare a qualcuno. Resta nascosta anche dopo il
    round, come il resto del mazzo e la mano di chi è rimasto senza rivali.
    .title = Chi può sapere che cosa
