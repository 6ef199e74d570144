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

# The moves that a bot considered, the best first
explain-moves = What { $bot } would play
explain-column-move = move
explain-column-chance = win chance
explain-column-tried = tried
explain-solved = The rest of the round was calculated to the end.
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = Seat { $seat } holds: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Set aside face down: { $cards }
# How a player seems to play; $types are entries like the next message
explain-types = Seat { $seat } plays like: { $types }
explain-type = { $type } { $percent }%
