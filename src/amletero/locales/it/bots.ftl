### The personas that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

# The levels, from the weakest to the strongest: a name, and what it is like
level-random = gioca a caso
    .about = una carta qualunque, su chiunque
level-beginner = principiante
    .about = vede solo ciò che è sul tavolo
level-simple = regole semplici
    .about = gioca discretamente ed è subito disponibile
level-casual = occasionale
    .about = ricorda gli ultimi turni
level-reader = perspicace
    .about = deduce dalle tue mosse che cosa hai in mano
level-master = magistrale
    .about = deduce che cosa hai in mano e non si distrae mai
# A level to choose
level-choice = { $level }: { $about }

# The moves that were considered, the best first
explain-moves = Mosse da considerare
explain-column-move = mossa
explain-column-chance = probabilità di vincere
explain-column-tried = prove
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } ha in mano: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Messa da parte a faccia in giù: { $cards }
