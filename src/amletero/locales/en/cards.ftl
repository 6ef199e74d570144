### The characters and the editions.
### Each character: its name as on the card, and with its article as a sentence needs it:
### .the as a subject, .object as a direct object, .named as what a Guard names;
### .text is the line on the card, .line the one on the reference card.
### $edition: standard, classic or original; every message may use it.

card-spy = Spy
    .the = the Spy
    .object = the Spy
    .named = the Spy
    .text = No effect when played. When the round ends, you gain a favor token if you are the only player still in who has played or discarded a Spy.
    .line = Gain a token if nobody else still in played or discarded a Spy.

card-guard = Guard
    .the = the Guard
    .object = the Guard
    .named = the Guard
    .text = Choose another player and guess their card: any character but the Guard. If you guess right, they are out of the round.
    .line = Guess another player’s card.

card-priest = Priest
    .the = the Priest
    .object = the Priest
    .named = the Priest
    .text = Choose another player. You alone look at their hand.
    .line = See another player’s hand.

card-baron = Baron
    .the = the Baron
    .object = the Baron
    .named = the Baron
    .text = Choose another player and compare your hands in secret. Whoever has the lower value is out of the round; on a tie, nobody is.
    .line = Compare hands: the lower value is out.

card-handmaid = Handmaid
    .the = the Handmaid
    .object = the Handmaid
    .named = the Handmaid
    .text = Until your next turn begins, nobody else can choose you.
    .line = Nobody can choose you until your next turn.

card-prince = Prince
    .the = the Prince
    .object = the Prince
    .named = the Prince
    .text = Choose a player, even yourself: they discard their hand and draw a new card.
    .line = A player of your choice discards their hand and draws again.

card-chancellor = Chancellor
    .the = the Chancellor
    .object = the Chancellor
    .named = the Chancellor
    .text = Draw two cards, keep one of your three, and put the others under the deck in the order you like.
    .line = Draw two cards, keep one, put two under the deck.

card-king = King
    .the = the King
    .object = the King
    .named = the King
    .text = Your hand for theirs: choose another player and trade.
    .line = Trade hands with another player.

card-countess = Countess
    .the = the Countess
    .object = the Countess
    .named = the Countess
    .text = If your other card is the King or a Prince, this is the one you must play. Otherwise she does nothing.
    .line = Must be played if you also hold the King or a Prince.

card-princess = Princess
    .the = the Princess
    .object = the Princess
    .named = the Princess
    .text = Whether you play her or discard her, you are out of the round.
    .line = Play or discard her, and you are out.

edition-name =
    { $edition ->
        [standard] standard edition
        [classic] classic edition
       *[original] original edition
    }

edition-about =
    { $edition ->
        [standard] the 2019 game: 21 cards, two to six players
        [classic] the 16-card game from the 2019 box, two to four players
       *[original] the first edition, from 2012: 16 cards, two to four players
    }

## A player without a name. $seat: the seat, counted from 1

seat = seat { $seat }

## Lists, joined two by two: $head is what came before, $next or $last what follows.
## Some languages change their "and" before certain sounds of the next word.

list-more = { $head }, { $next }
list-and = { $head } and { $last }
    .before-e = { $head } and { $last }
    .before-i = { $head } and { $last }
    .before-o = { $head } and { $last }
list-or = { $head } or { $last }
    .before-e = { $head } or { $last }
    .before-i = { $head } or { $last }
    .before-o = { $head } or { $last }
list-then = { $head } and then { $last }
    .before-e = { $head } and then { $last }
    .before-i = { $head } and then { $last }
    .before-o = { $head } and then { $last }

## Numbers

percent = { $number }%
# How twelve thousand three hundred forty-five and six tenths is written; the marks are read from it
number-example = 12,345.6
