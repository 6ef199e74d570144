### The personas that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-level-beginner = beginner: forgets what was played and watches only one opponent
bot-level-casual = casual: counts the cards
bot-level-reader = reader: works out your hand from your plays
bot-level-master = master: thinks every move through to the end

# The moves that were considered, the best first
explain-moves = Moves worth considering
explain-column-move = move
explain-column-chance = win chance
explain-column-tried = tried
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = Seat { $seat } holds: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Set aside face down: { $cards }
