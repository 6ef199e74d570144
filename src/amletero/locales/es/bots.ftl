### The personas that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

# The levels, from the weakest to the strongest: a name, and what it is like
level-random = juega al azar
    .about = cualquier carta, cualquier jugador, cualquier cosa
level-beginner = principiante
    .about = solo ve lo que hay sobre la mesa
level-simple = reglas sencillas
    .about = juega decentemente, sin esperas
level-casual = casual
    .about = recuerda los últimos turnos
level-reader = perspicaz
    .about = deduce de tus jugadas lo que tienes
level-master = magistral
    .about = deduce lo que tienes y nunca se descuida
# A level to choose
level-choice = { $level }: { $about }

# The moves that were considered, the best first
explain-moves = Jugadas que vale la pena considerar
explain-column-move = jugada
explain-column-chance = probabilidad de ganar
explain-column-tried = pruebas
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } tiene: { $cards }
explain-card = { $card } { $percent } %
explain-set-aside = A un lado, boca abajo: { $cards }
