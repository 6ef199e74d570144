### The personas that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-level-beginner = beginner: sees only what lies on the table
bot-level-casual = casual: remembers the last turns
bot-level-reader = reader: works out your hand from your plays
bot-level-master = master: the same, and never makes a careless move

# The moves that were considered, the best first
explain-moves = Moves worth considering
explain-column-move = move
explain-column-chance = win chance
explain-column-tried = tried
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } holds: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Set aside face down: { $cards }
