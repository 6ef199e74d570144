### The characters that bots play as, their tempers and levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

bot-temper-even = keeps calm and plays what the cards ask for
bot-temper-bold = attacks first and asks later
bot-temper-cautious = likes to stay behind the Handmaid
bot-temper-curious = wants to know what everyone is hiding

bot-level-beginner = beginner: forgets what was played and sees one rival only
bot-level-casual = casual: counts the cards
bot-level-reader = reader: concludes from your plays what you hold
bot-level-master = master: thinks every move through to the end

# The moves that a bot considered, the best first
explain-moves = What { $bot } would play
explain-column-move = move
explain-column-chance = win chance
explain-column-tried = tried
explain-solved = The rest of the round was worked out to its end.
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = Seat { $seat } holds: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Set aside face down: { $cards }
# How a player seems to play; $types are entries like the next message
explain-types = Seat { $seat } plays like: { $types }
explain-type = { $type } { $percent }%
