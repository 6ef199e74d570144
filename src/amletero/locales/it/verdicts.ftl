### Was a game dealt fairly? The same words in the browser, in a terminal and on verify.html.

## The verdict, and what it means

# The heading, above one of the next four
verdict-title = Distribuzione
verdict-fair = Onesta
verdict-not-proven = Senza prova
verdict-cheated = Inganno
verdict-consistent = Coerente
verdict-about-fair = I tuoi byte casuali sono in ogni distribuzione, e tutto ciò che ha detto il server concorda. Nessuno ha scelto questi mazzi.
verdict-about-not-proven = Nulla si contraddice, ma questo non prova che ogni distribuzione sia stata onesta.
verdict-about-cheated = Il server si è contraddetto, o i suoi conti non tornano. Conserva la registrazione e la tua ricevuta: insieme lo dimostrano.
verdict-about-consistent = Le distribuzioni di questa registrazione seguono dai suoi segreti. Senza la ricevuta di chi ha giocato, ciò non prova altro.
# $text: a verdict or a reason
verdict-round = Round { $round }: { $text }
verdict-rounds = Round per round
# $silent: seats that committed to bytes and did not reveal them
verdict-silent =
    { $silent ->
        [0] Tutti i posti della lista hanno rivelato i loro byte.
        [one] Un posto della lista ha taciuto, e la distribuzione è stata riaperta senza di esso.
       *[other] { $silent } posti della lista hanno taciuto, e la distribuzione è stata riaperta senza di essi.
    }
verdict-covered =
    { $rounds ->
        [one] La ricevuta copre { $covered } round su { $rounds }.
       *[other] La ricevuta copre { $covered } round su { $rounds }.
    }
verdict-fingerprint = Impronta: { $fingerprint }
verdict-fingerprint-why = Leggila ad alta voce agli altri. A chi ne ha un’altra è stata mostrata un’altra partita.
verdict-fingerprint-differs = La tua ricevuta ha un’altra impronta: { $fingerprint }
verdict-unreadable-record = Questa non è una registrazione leggibile.
verdict-unreadable-receipt = Questa non è una ricevuta leggibile.

## Cheated

verdict-reason-second-dealing = Il server ha aperto due volte la stessa distribuzione con impegni diversi.
verdict-reason-second-list = Il server ha chiuso due liste di impegni diverse per la stessa distribuzione.
verdict-reason-own-commitment = Nella lista chiusa c’è un altro impegno al posto del tuo.
verdict-reason-dropped-commitment = Il server ha confermato il tuo impegno e poi lo ha lasciato fuori dalla lista.
verdict-reason-list-changed = La distribuzione è stata fatta con una lista diversa da quella chiusa.
verdict-reason-own-bytes = La distribuzione è stata fatta con altri byte al posto dei tuoi.
verdict-reason-dropped-bytes = Il server ha confermato i tuoi byte e poi ha detto che non ne hai dati.
verdict-reason-bot-contribution = Un posto non occupato da una persona ha dato byte alla distribuzione.
verdict-reason-reopened = Il server ha riaperto la distribuzione senza motivo.
verdict-reason-facts-changed = Il server ha raccontato gli stessi eventi in due modi diversi.
verdict-reason-table-changed = Il server ha mostrato il tavolo in due modi diversi: le impostazioni o i posti.
verdict-reason-record-table = La registrazione è di un altro tavolo.
verdict-reason-record-settings = La registrazione ha impostazioni diverse da quelle mostrate prima della partita.
verdict-reason-record-commitment = La registrazione ha un impegno del server diverso da quello mostrato.
verdict-reason-record-list = La registrazione ha una lista di impegni diversa da quella mostrata.
verdict-reason-record-bytes = La registrazione ha byte casuali diversi da quelli mostrati.
verdict-reason-record-facts = Le carte della registrazione non sono quelle viste durante la partita.
verdict-reason-record-attempts = La registrazione non mostra tutti i tentativi della distribuzione così come sono avvenuti.
verdict-reason-record-secret = Il segreto della registrazione non è quello pubblicato.
verdict-reason-game-commitment = Il segreto della partita non corrisponde all’impegno pubblicato.
verdict-reason-round-commitment = Il segreto del round non corrisponde all’impegno pubblicato.
verdict-reason-seat-commitment = I byte di un posto non corrispondono al suo impegno.
verdict-reason-deck = Il mazzo non segue dal segreto e dai byte.
verdict-reason-first = Chi ha iniziato non segue dal segreto e dai byte.
verdict-reason-receipts-differ = Due ricevute mostrano che il server ha detto cose diverse a persone diverse.

## Not proven

verdict-reason-late = I tuoi byte non sono arrivati in tempo al server, o ha partecipato un altro tuo dispositivo.
verdict-reason-spectator = Guardavi senza un posto, quindi nella distribuzione non ci sono byte tuoi.
verdict-reason-gave-none = Il tuo posto non ha dato byte alla distribuzione.
verdict-reason-not-covered = La ricevuta non copre questo round: la tua partecipazione è cominciata dopo, o la memoria di questo dispositivo è stata cancellata.
verdict-reason-secret-withheld = Il server non ha pubblicato il segreto della partita.
verdict-reason-record-withheld = Il server non ha consegnato la registrazione della partita.
verdict-reason-old-receipt = La ricevuta è di un tipo più vecchio, che non contiene ciò che è stato detto durante la partita.
verdict-reason-no-fair-dealing = Questa partita è stata giocata senza distribuzione verificabile.

## The page verify.html

verify-page-title = La distribuzione è stata onesta?
verify-page-about = Scegli o trascina qui la registrazione di una partita e le ricevute di chi l’ha giocata. Tutto si calcola in questa pagina; nulla viene inviato altrove.
verify-page-choose = Scegli i file
verify-page-drop = o trascinali qui
verify-page-origin = Una pagina può mentire per il server da cui viene. Se non ti fidi di quel server, usa una copia di questa pagina presa altrove, o il comando amletero.
verify-page-no-record = Non c’è ancora una registrazione: parlano solo le ricevute.
verify-page-language = Lingua
verify-page-record = Registrazione
verify-page-receipt = Ricevuta
verify-page-again = Ricomincia
