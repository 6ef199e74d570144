### The characters that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-level-beginner = principiante: solo ve lo que hay sobre la mesa
bot-level-casual = casual: recuerda los últimos turnos
bot-level-reader = perspicaz: deduce de tus jugadas lo que tienes
bot-level-master = magistral: lo mismo, y nunca se descuida

# The moves that were considered, the best first
explain-moves = Jugadas que vale la pena considerar
explain-column-move = jugada
explain-column-chance = probabilidad de ganar
explain-column-tried = pruebas
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } tiene: { $cards }
explain-card = { $card } { $percent } %
explain-set-aside = A un lado, boca abajo: { $cards }
