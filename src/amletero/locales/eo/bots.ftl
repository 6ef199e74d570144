### The characters that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-level-beginner = komencanto: vidas nur tion, kio kuŝas sur la tablo
bot-level-casual = amatoro: memoras la lastajn vicojn
bot-level-reader = konkludanto: konkludas el viaj movoj, kion vi havas
bot-level-master = majstro: same, kaj neniam malatentas

# The moves that were considered, the best first
explain-moves = Konsiderindaj movoj
explain-column-move = movo
explain-column-chance = ŝanco venki
explain-column-tried = provoj
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } havas: { $cards }
explain-card = { $card } { $percent } %
explain-set-aside = Flanken metita frontomalsupren: { $cards }
