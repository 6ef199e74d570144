### I personaggi e le edizioni.
### Ogni personaggio: il suo nome come sulla carta, e con l'articolo come lo vuole la frase:
### .the come soggetto, .object come complemento oggetto, .named come ciò che una Guardia nomina;
### .text è il testo della carta, .line quello della carta consultazione.
### $edition: standard, classic o original; ogni messaggio può usarla.

card-spy = Spia
    .the = la Spia
    .object = la Spia
    .named = la Spia
    .text = Nessun effetto quando la giochi. Alla fine del round ottieni un segnalino Preferenza se, tra chi è ancora nel round, solo tu hai giocato o scartato una Spia.
    .line = Un segnalino se solo tu in gioco hai giocato o scartato Spie.

card-guard = Guardia
    .the = la Guardia
    .object = la Guardia
    .named = la Guardia
    .text = Scegli un altro giocatore e indovina la sua carta: qualsiasi personaggio tranne la Guardia. Se indovini, esce dal round.
    .line = Indovina la carta di un altro giocatore.

card-priest = Prete
    .the = il Prete
    .object = il Prete
    .named = il Prete
    .text = Scegli un altro giocatore. Solo tu guardi la sua mano.
    .line = Guarda che carta ha un altro giocatore.

card-baron = Barone
    .the = il Barone
    .object = il Barone
    .named = il Barone
    .text = Scegli un altro giocatore e confrontate in segreto le vostre mani. Chi ha il valore più basso esce dal round; in caso di parità, nessuno.
    .line = Confronta le mani: il valore più basso esce.

card-handmaid = Domestica
    .the = la Domestica
    .object = la Domestica
    .named = la Domestica
    .text = Fino all’inizio del tuo prossimo turno nessun altro può sceglierti.
    .line = Nessuno può sceglierti fino al tuo prossimo turno.

card-prince = Principe
    .the = il Principe
    .object = il Principe
    .named = il Principe
    .text = Scegli un giocatore, anche te: chi hai scelto scarta la mano e pesca una nuova carta.
    .line = Il giocatore che scegli scarta la mano e ripesca.

card-chancellor = Cancelliere
    .the = il Cancelliere
    .object = il Cancelliere
    .named = il Cancelliere
    .text = Pesca due carte, tieni una delle tre e metti le altre in fondo al mazzo nell’ordine che preferisci.
    .line = Pesca due carte, tienine una, mettine due in fondo al mazzo.

card-king = Re
    .the = il Re
    .object = il Re
    .named = il Re
    .text = Scegli un altro giocatore e scambia la tua mano con la sua.
    .line = Tu e un altro giocatore vi scambiate le mani.

card-countess = Contessa
    .the = la Contessa
    .object = la Contessa
    .named = la Contessa
    .text = Se l’altra tua carta è il Re o un Principe, devi giocare questa. Per il resto non fa nulla.
    .line = Va giocata se l’altra carta è il Re o un Principe.

card-princess = Principessa
    .the = la Principessa
    .object = la Principessa
    .named = la Principessa
    .text = Che tu la giochi o la scarti, esci dal round.
    .line = Se la giochi o la scarti, esci.

edition-name =
    { $edition ->
        [standard] edizione standard
        [classic] edizione classica
       *[original] edizione originale
    }

edition-about =
    { $edition ->
        [standard] il gioco del 2019: 21 carte, da due a sei giocatori
        [classic] il gioco a 16 carte della scatola del 2019, da due a quattro giocatori
       *[original] la prima edizione, del 2012: 16 carte, da due a quattro giocatori
    }

## Chi non ha un nome. $seat: il posto, contato da 1

seat = posto { $seat }

## Elenchi, uniti a due a due: $head è ciò che precede, $next o $last ciò che segue.
## La «e» diventa «ed» davanti a un'altra e.

list-more = { $head }, { $next }
list-and = { $head } e { $last }
    .before-e = { $head } ed { $last }
    .before-i = { $head } e { $last }
    .before-o = { $head } e { $last }
list-or = { $head } o { $last }
    .before-e = { $head } o { $last }
    .before-i = { $head } o { $last }
    .before-o = { $head } o { $last }
list-then = { $head } e poi { $last }
    .before-e = { $head } e poi { $last }
    .before-i = { $head } e poi { $last }
    .before-o = { $head } e poi { $last }

## Numeri

percent = { $number }%
# Come si scrive dodicimilatrecentoquarantacinque e sei decimi; i segni si leggono da qui
number-example = 12.345,6
