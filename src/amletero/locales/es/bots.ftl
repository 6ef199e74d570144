### The characters that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-level-beginner = principiante: olvida lo jugado y solo se fija en un rival
bot-level-casual = casual: cuenta las cartas
bot-level-reader = perspicaz: deduce de tus jugadas lo que tienes
bot-level-master = magistral: piensa cada jugada hasta el final

# The moves that a bot considered, the best first
explain-moves = Qué jugaría { $bot }
explain-column-move = jugada
explain-column-chance = probabilidad de ganar
explain-column-tried = pruebas
explain-solved = El resto de la ronda está calculado hasta el final.
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = El asiento { $seat } tiene: { $cards }
explain-card = { $card } { $percent } %
explain-set-aside = A un lado, boca abajo: { $cards }
# How a player seems to play; $types are entries like the next message
explain-types = El asiento { $seat } juega como: { $types }
explain-type = { $type } { $percent } %
