### The personas that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

# The levels, from the weakest to the strongest: a name, and what it is like
level-random = ludas hazarde
    .about = iun ajn karton, kontraŭ iu ajn
level-beginner = komencanto
    .about = vidas nur tion, kio kuŝas sur la tablo
level-simple = simplaj reguloj
    .about = ludas bonete kaj tuj pretas
level-casual = amatoro
    .about = memoras la lastajn vicojn
level-reader = konkludanto
    .about = konkludas el viaj movoj, kion vi havas
level-master = majstro
    .about = konkludas, kion vi havas, kaj neniam malatentas
# A level to choose
level-choice = { $level }: { $about }

# The moves that were considered, the best first
explain-moves = Konsiderindaj movoj
explain-column-move = movo
explain-column-chance = probablo gajni
explain-column-tried = provoj
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } havas: { $cards }
explain-card = { $card } { $percent } %
explain-set-aside = Flanken metita frontomalsupren: { $cards }
