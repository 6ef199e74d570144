### The characters that bots play as, their tempers and levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-temper-even = mantiene la calma y juega lo que piden las cartas
bot-temper-bold = primero ataca y luego pregunta
bot-temper-cautious = prefiere quedarse detrás de la Doncella
bot-temper-curious = quiere saber qué esconde cada cual

bot-level-beginner = principiante: olvida lo que se ha jugado y solo ve a un rival
bot-level-casual = aficionado: cuenta las cartas
bot-level-reader = lector: deduce de tus jugadas lo que tienes
bot-level-master = maestro: piensa cada jugada hasta el final

# The moves that a bot considered, the best first
explain-moves = Qué jugaría { $bot }
explain-column-move = jugada
explain-column-chance = probabilidad de ganar
explain-column-tried = pruebas
explain-solved = El resto de la ronda está calculado hasta el final.
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = El asiento { $seat } tiene: { $cards }
explain-card = { $card } { $percent } %
explain-set-aside = Apartada boca abajo: { $cards }
# How a player seems to play; $types are entries like the next message
explain-types = El asiento { $seat } juega como: { $types }
explain-type = { $type } { $percent } %
