### Una partita finita, da ripercorrere passo passo.

replay-page = Rivedere una partita
replay-page-about = Scegli la registrazione di una partita o trascinala qui: puoi ripercorrerla con tutte le carte a faccia in su o come l’ha vista un giocatore. Il server legge la registrazione e non la conserva.
replay-title = { $players }: la partita di nuovo
replay-choose = Scegli una registrazione
replay-drop = o trascina qui un file.
replay-which = Questo file contiene { $count } partite. Mostra la numero
replay-wrong = Qui la registrazione è sbagliata: { $fault }
replay-unfinished = La registrazione finisce qui; la partita non è stata conclusa.
replay-too-large = Questo file è troppo grande per la registrazione di una partita.
replay-trouble = Non ha funzionato. Riprova.
replay-private = Questa partita è privata: possono vederla solo i suoi giocatori.
replay-not-over = Questa partita non è ancora finita. Quando lo sarà, si potrà rivedere qui.
replay-to-table = Al tavolo
replay-place-in-game =
    { $round ->
        [0] Prima della prima distribuzione
       *[other] { $move ->
            [0] Round { $round }, la distribuzione
           *[other] Round { $round }, mossa { $move }
        }
    }
replay-scrub = Momento della partita
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-round-back = Alla distribuzione precedente
replay-round-next = Alla distribuzione seguente
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Visto da
replay-eyes-open = tutte le carte a faccia in su
replay-face-down = una carta a faccia in giù
replay-hand = Mano
replay-discards = Carte giocate e scartate
replay-copy-link = Copia il link a questo momento
replay-picture = Immagine di questo momento
replay-verify = Controlla le distribuzioni
replay-no-proof = Questa registrazione non ha prove di come sono state distribuite le carte.
replay-keys = Tasti: ← → una mossa, ↑ ↓ un round, spazio riproduce e ferma, e cambia la vista.
replay-open = Rivedi la partita
replay-keep-private = Partita privata: quando finisce, possono rivederla solo i suoi giocatori

games-running = Partite in corso
games-turn = Tocca a { $name }
games-ended = Partite finite
games-you-won = Hai vinto
games-you-lost = Hai perso; vittoria di { $names }
games-undecided = Chiusa prima della fine
games-private = privata
games-search-player = Giocatore
games-any-edition = Tutte le edizioni
games-since = Dal
games-found =
    { $found ->
        [one] 1 partita
       *[other] { $found } partite
    }
games-export = Esporta tutte le partite finite
games-delete = Cancella dalle mie partite
games-delete-about = La partita sparisce dalla tua lista, e il tuo nome dalla partita. Gli altri giocatori la conservano e il suo link funziona ancora.
games-statistics = Statistiche
games-statistics-about = Ogni barra è la parte di partite che hai vinto. La linea sottile mostra di quanto può averla spostata il caso, il segno scuro la parte che ti spetta.
games-won-of =
    { $games ->
        [one] Partite vinte: { $won } su 1
       *[other] Partite vinte: { $won } su { $games }
    }
games-by-opponents = Contro
games-against =
    { $kind ->
        [people] persone, { $players } giocatori
        [mixed] bot di vari livelli, { $players } giocatori
       *[level] { $level }, { $players } giocatori
    }
games-by-edition = Edizioni
games-rate =
    { $games ->
        [one] vinte: { $percent }% di 1 partita ({ $low }–{ $high }%)
       *[other] vinte: { $percent }% di { $games } partite ({ $low }–{ $high }%)
    }
games-luck = La fortuna nel tempo
games-luck-told =
    { $games ->
        [one] In 1 partita analizzata: fortuna { $luck } round, { $loss }% regalato a mossa
       *[other] In { $games } partite analizzate: fortuna { $luck } round, { $loss }% regalato a mossa
    }
games-favorite = Carta preferita
games-favorite-card =
    { $played ->
        [one] { $name }: giocata una volta
       *[other] { $name }: giocata { $played } volte
    }
