### Una partita a domande e frasi: amletero play --plain.

## Prima della partita

plain-welcome =
    Ti diamo il benvenuto in Love Letter!
    Tutti vogliono che la propria lettera arrivi alla Principessa. A ogni domanda scrivi ? per un aiuto e q per uscire.
# $tokens: i giocatori con i loro segnalini
plain-continue = Continuare il round { $round } ({ $tokens })? ({ plain-yes }/{ plain-no })
plain-ask-saved = Quale partita?
plain-ask-edition = Quale edizione?
# Un'edizione da scegliere. $number: che cosa scrivere
plain-edition = { $number }) { edition-name } ({ edition-about })
plain-ask-players = Quanti giocatori, da { $least } a { $most }?
plain-ask-people = Quante sono le persone che condividono questa tastiera, da { $least } a { $most }? Per gli altri gioca il computer.
# $number: il numero del giocatore, contato da 1
plain-ask-name = Come si chiama il giocatore { $number }?
plain-default-name = Giocatore { $number }
plain-name-taken = { $name } sta già giocando: scegli un altro nome
plain-name-needed = Un nome ha da 1 a { $most } caratteri.
# Ciò che risponde il solo tasto Invio
plain-default = (Invio: { $default })

## Il tavolo

plain-your-turn = { $player }, è il tuo turno.
plain-pass = Passa la tastiera a { $player }. { $player }, premi Invio quando nessun altro guarda.
plain-hide = Premi Invio per nascondere la tua mano.
# $tokens: players with their tokens, as in plain-token
plain-table-tokens = Segnalini Preferenza, { $goal } per vincere: { $tokens }
plain-token = { $player }: { $tokens }
plain-deck =
    { $count ->
        [0] Il mazzo è esaurito.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $count } carte.
    }
plain-face-up = Da parte, a faccia in su: { $cards-name }
# Le carte di $player, nell'ordine in cui sono state giocate o scartate
plain-discards = { $player }: { $cards-name }
plain-protected = { $player }: sotto protezione
plain-out = { $player }: fuori dal round
plain-known = Sai che { $player } ha { $card-object }.
# $place: 1 è la prossima carta da pescare
plain-known-deck = Conosci la carta { $place } del mazzo: { $card }.

## La tua mossa

plain-hand = La tua mano:
# $value: the card's value, which is what to type
plain-hand-card = { $value }) { $name }: { $text }
plain-pick-card = Quale carta giochi?
plain-refused = Non si può – { $reason }.
# A card or character that cannot be chosen. $reason: a rule
plain-not-offered = { $name }: non si può – { $reason }
plain-no-effect = Non si può scegliere nessuno: { $card } non avrà alcun effetto.
plain-no-effect-empty = Il mazzo è esaurito: { $card } non avrà alcun effetto.
plain-princess = Se giochi { $card-object }, esci dal round.
# A Prince on oneself. $card: the Princess
plain-prince = Scarteresti { $card-object } e usciresti dal round.
plain-pick-player = Su chi giochi { $card-object }?
plain-player = { $number }) { $player }
plain-player-self = { $number }) { $player } (tu)
plain-name-character = Quale personaggio nomini?
# $count: copie che non hai visto
plain-character =
    { $value }) { $name } { $count ->
        [0] (già viste tutte)
        [one] (una non vista)
       *[other] ({ $count } non viste)
    }
plain-keep = Quale carta tieni?
plain-under-first = Quale delle altre due va per prima in fondo al mazzo? L’ultima sarà sotto tutte.
plain-confirm = È proprio quello che vuoi? ({ plain-yes }/{ plain-no })
# Una lettera ciascuna
plain-yes = s
plain-no = n
plain-quit = q

## Risposte

plain-choose-from = Scrivi una di queste risposte: { $answers }
plain-help =
    Rispondi con il numero davanti alla tua scelta, o con il nome della carta o del giocatore, o solo l’inizio, e premi Invio.
    Nel tuo turno hai due carte: gioca una delle due e fai ciò che dice. Alle domande successive, il solo Invio ti riporta alla tua mano.
    Puoi anche scrivere una mossa intera, come 1>2=5: la carta 1 sul posto 3, nominando la 5. Le mosse scritte contano i posti da 0.
    ? mostra questo aiuto, r la carta consultazione, t il tavolo, c un consiglio e q lascia la partita.
plain-reference =
    { $value }) { $name }, { $unseen ->
        [0] { $copies ->
            [one] già vista
           *[other] tutte viste ({ $copies })
        }
       *[other] { $unseen } su { $copies } non viste
    }: { $text }
plain-hint-key = c
plain-rules-key = r
plain-table-key = t
# The moves of a hint and the chance to win the round with each
plain-move = { $percent }%: { $move }

## Tra un round e l'altro, e alla fine

plain-tokens-title = Segnalini Preferenza, { $goal } per vincere:
plain-tokens =
    { $tokens ->
        [0] { $player }: nessuno
       *[other] { $player }: { $tokens }
    }
plain-round-over = Il round è finito. Premi Invio per continuare.
plain-game-over = La partita è finita. Grazie per aver giocato!
plain-again =
    { plain-review-key } analizza la partita: quanto valeva ogni mossa e che cosa è stato fortuna.
    Un’altra partita? ({ plain-yes }/{ plain-no })
plain-review-key = a
plain-review-player = { $player }: { review-column-decisions } { $decisions }, { review-column-loss } { $loss }, { review-column-accuracy } { $accuracy }, { review-column-luck } { $luck }
plain-goodbye = A presto, e che le tue lettere arrivino!
plain-interrupted = Partita interrotta. A presto!

## A un tavolo di un server

# $players: names and free seats
plain-at-table = Al tavolo: { $players }.
plain-ask-level = Di che livello devono essere i bot nei posti liberi? Poi comincia la partita.
plain-wait-host = Si aspetta che chi ospita cominci la partita.
# Said to someone who types while others are awaited
plain-no-question = Ora non devi fare nulla: ? mostra l’aiuto, q esce.
plain-begin = Premi Invio per cominciare la partita.
# $time: such as 0:45
plain-clock = Hai { $time } per questa mossa.
plain-away = { $player } ha perso la connessione.
plain-back = { $player } è di nuovo qui.
plain-sat-in = Ora un bot gioca per { $player }.
plain-bot-plays = Un bot gioca per te. Premi Invio per riprendere il tuo posto.
plain-talked = { $player }: «{ $phrase }»
plain-ask-phrase = Che cosa vuoi dire? Solo Invio per non dire nulla.
plain-help-talk = { $key } serve a dire qualcosa agli altri.
plain-rematch-made = Alla prossima partita!
