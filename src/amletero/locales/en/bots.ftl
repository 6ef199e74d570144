### The personas that bots play as, their levels, and what they think.

bot-serena = Serena
bot-ardo = Ardo
bot-singarda = Singarda
bot-scivola = Scivola
bot-klera = Klera
bot-severo = Severo
bot-reva = Reva

# The levels, from the weakest to the strongest: a name, and what it is like
level-random = plays at random
    .about = any card, anyone, anything
level-beginner = beginner
    .about = sees only what lies on the table
level-simple = rules of thumb
    .about = a decent player, ready at once
level-casual = casual
    .about = remembers the last turns
level-reader = reader
    .about = works out your hand from your plays
level-master = master
    .about = works out your hand, and never makes a careless move
# A level to choose
level-choice = { $level }: { $about }

# The moves that were considered, the best first
explain-moves = Moves worth considering
explain-column-move = move
explain-column-chance = win chance
explain-column-tried = tried
# What is believed of a player's hand; $cards are entries like the next message
explain-hand = { $player } holds: { $cards }
explain-card = { $card } { $percent }%
explain-set-aside = Set aside face down: { $cards }
