### The characters that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-level-beginner = principiante: vede solo ciò che è sul tavolo
bot-level-casual = occasionale: ricorda gli ultimi turni
bot-level-reader = perspicace: deduce dalle tue mosse che cosa hai in mano
bot-level-master = magistrale: lo stesso, e non si distrae mai

# The moves that were considered, the best first
explain-moves = Mosse da considerare
explain-column-move = mossa
explain-column-chance = probabilità di vincere
explain-column-tried = prove
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } ha in mano: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Messa da parte a faccia in giù: { $cards }
