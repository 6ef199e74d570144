### The characters that bots play as, their tempers and levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-temper-even = resta calma e gioca ciò che chiedono le carte
bot-temper-bold = prima attacca e poi fa domande
bot-temper-cautious = preferisce restare dietro la Domestica
bot-temper-curious = vuole sapere che cosa nascondono tutti

bot-level-beginner = principiante: dimentica le carte giocate e vede un solo rivale
bot-level-casual = dilettante: conta le carte
bot-level-reader = lettore: deduce dalle tue giocate che cosa hai in mano
bot-level-master = maestro: pensa ogni mossa fino in fondo

# The moves that a bot considered, the best first
explain-moves = Che cosa giocherebbe { $bot }
explain-column-move = mossa
explain-column-chance = probabilità di vincere
explain-column-tried = prove
explain-solved = Il resto del round è calcolato fino alla fine.
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = Il posto { $seat } ha in mano: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Messa da parte coperta: { $cards }
# How a player seems to play; $types are entries like the next message
explain-types = Il posto { $seat } gioca come: { $types }
explain-type = { $type } { $percent }%
