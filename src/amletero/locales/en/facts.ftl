### What happens in a game, as sentences of the log.
### $you says who of the sentence is its reader: actor, target, among (one of several) or none.
### $actor and $target are players' names; $card, $other and $cards are cards with their articles.

## The game and its rounds

# $players, $goal: numbers
fact-game-began =
    A game of the { edition-name } begins with { $players } players. { $goal ->
        [one] The first to gain a favor token wins.
       *[other] The first to { $goal } favor tokens wins.
    }

# $round: number
fact-round-began =
    { $you ->
        [actor] Round { $round } begins, and you take the first turn.
       *[none] Round { $round } begins, and { $actor } takes the first turn.
    }

fact-face-up = Three cards are set aside face up: { $cards-name }.

fact-shuffled = The card set aside face down is { $card }.

fact-dealt =
    { $you ->
        [actor] You are dealt { $card-object }.
       *[none] { $actor } is dealt { $card-object }.
    }

## A turn. $card: the card held; $other: the card drawn

fact-drew =
    { $you ->
        [actor] You hold { $card-object } and draw { $other-object }.
       *[none] { $actor } holds { $card-object } and draws { $other-object }.
    }

# The two cards are alike
fact-drew-same =
    { $you ->
        [actor] You hold { $card-object } and draw another.
       *[none] { $actor } holds { $card-object } and draws another.
    }

fact-played =
    { $you ->
        [actor] You play { $card-object }.
       *[none] { $actor } plays { $card-object }.
    }

fact-played-on-nobody =
    { $you ->
        [actor] You play { $card-object }, but nobody can be chosen: it has no effect.
       *[none] { $actor } plays { $card-object }, but nobody can be chosen: it has no effect.
    }

## Guard. $card: the character named

fact-guessed-hit =
    { $you ->
        [actor] You play { card-guard.object } on { $target } and name { $card-named }: a hit!
        [target] { $actor } plays { card-guard.object } on you and names { $card-named }: a hit!
       *[none] { $actor } plays { card-guard.object } on { $target } and names { $card-named }: a hit!
    }

fact-guessed-miss =
    { $you ->
        [actor] You play { card-guard.object } on { $target } and name { $card-named }: a miss.
        [target] { $actor } plays { card-guard.object } on you and names { $card-named }: a miss.
       *[none] { $actor } plays { card-guard.object } on { $target } and names { $card-named }: a miss.
    }

## Priest and Baron

fact-played-priest =
    { $you ->
        [actor] You play { card-priest.object } and look at { $target }’s hand.
        [target] { $actor } plays { card-priest.object } and looks at your hand.
       *[none] { $actor } plays { card-priest.object } and looks at { $target }’s hand.
    }

fact-played-baron =
    { $you ->
        [actor] You play { card-baron.object } and compare hands with { $target }.
        [target] { $actor } plays { card-baron.object } and compares hands with you.
       *[none] { $actor } plays { card-baron.object } and compares hands with { $target }.
    }

# $actor sees the hand of $target
fact-sees =
    { $you ->
        [actor] You see that { $target } holds { $card-object }.
        [target] { $actor } sees that you hold { $card-object }.
       *[none] { $actor } sees that { $target } holds { $card-object }.
    }

# $actor: whose card is lower
fact-compared-lower =
    { $you ->
        [actor] Your card is the lower one.
       *[none] { $actor }’s card is the lower one.
    }

fact-compared-equal = The two cards are equal: both players stay in the round.

## Handmaid

fact-protected =
    { $you ->
        [actor] You play { card-handmaid.object } and are protected until your next turn.
       *[none] { $actor } plays { card-handmaid.object } and is protected until their next turn.
    }

## Prince

fact-played-prince =
    { $you ->
        [actor] You play { card-prince.object } on { $target }.
        [target] { $actor } plays { card-prince.object } on you.
       *[none] { $actor } plays { card-prince.object } on { $target }.
    }

fact-played-prince-on-self =
    { $you ->
        [actor] You play { card-prince.object } on your own hand.
       *[none] { $actor } plays { card-prince.object } on their own hand.
    }

fact-discarded =
    { $you ->
        [actor] You discard { $card-object }.
       *[none] { $actor } discards { $card-object }.
    }

fact-discarded-and-drew =
    { $you ->
        [actor] You discard { $card-object } and draw a new card.
       *[none] { $actor } discards { $card-object } and draws a new card.
    }

fact-drew-set-aside =
    { $you ->
        [actor] The deck is empty: you draw the card that was set aside face down.
       *[none] The deck is empty: { $actor } draws the card that was set aside face down.
    }

fact-new-card =
    { $you ->
        [actor] Your new card is { $card }.
       *[none] { $actor }’s new card is { $card }.
    }

## Chancellor. $count: how many cards, one or two

fact-played-chancellor-in-vain =
    { $you ->
        [actor] You play { card-chancellor.object }, but the deck is empty: it has no effect.
       *[none] { $actor } plays { card-chancellor.object }, but the deck is empty: it has no effect.
    }

fact-drew-to-choose =
    { $you ->
        [actor] You play { card-chancellor.object } and draw { $count ->
            [one] the last card of the deck.
           *[other] two cards.
        }
       *[none] { $actor } plays { card-chancellor.object } and draws { $count ->
            [one] the last card of the deck.
           *[other] two cards.
        }
    }

fact-chooses-among =
    { $you ->
        [actor] Your cards: { $cards-name }.
       *[none] { $actor }’s cards: { $cards-name }.
    }

# $card: the card kept; $under: the cards returned, in their order, as an object
fact-returned =
    { $you ->
        [actor] You keep { $card-object } and put { $under } under the deck.
       *[none] { $actor } keeps { $card-object } and puts { $under } under the deck.
    }

fact-put-under =
    { $you ->
        [actor] You keep one card and put { $count ->
            [one] the other under the deck.
           *[other] two under the deck.
        }
       *[none] { $actor } keeps one card and puts { $count ->
            [one] the other under the deck.
           *[other] two under the deck.
        }
    }

## King

fact-traded =
    { $you ->
        [actor] You play { card-king.object } and trade hands with { $target }.
        [target] { $actor } plays { card-king.object } and trades hands with you.
       *[none] { $actor } plays { card-king.object } and trades hands with { $target }.
    }

fact-now-holds =
    { $you ->
        [actor] You now hold { $cards-object }.
       *[none] { $actor } now holds { $cards-object }.
    }

## Out of the round

fact-went-out =
    { $you ->
        [actor] You are out of the round.
       *[none] { $actor } is out of the round.
    }

fact-went-out-discarding =
    { $you ->
        [actor] You discard { $cards-object } and are out of the round.
       *[none] { $actor } discards { $cards-object } and is out of the round.
    }

## The end of a round

fact-revealed =
    { $you ->
        [actor] You reveal { $card-object }.
       *[none] { $actor } reveals { $card-object }.
    }

fact-won-last-player =
    { $you ->
        [actor] You are the only player left: you win the round and a favor token.
       *[none] { $actor } is the only player left and wins the round and a favor token.
    }

fact-won-highest =
    { $you ->
        [actor] Your card is the highest: you win the round and a favor token.
       *[none] { $actor } holds the highest card and wins the round and a favor token.
    }

# $sum: the sum of the cards face up before the winner
fact-won-sum =
    { $you ->
        [actor] The highest cards are tied, but the cards in front of you add up to the most ({ $sum }): you win the round and a favor token.
       *[none] The highest cards are tied, but the cards in front of { $actor } add up to the most ({ $sum }): { $actor } wins the round and a favor token.
    }

# $winners: all who win; $others: the winners other than the reader
fact-won-tie =
    { $you ->
        [among] You tie for the highest card with { $others }: each of you wins the round and a favor token.
       *[none] { $winners } tie for the highest card: each of them wins the round and a favor token.
    }

fact-won-sum-tie =
    { $you ->
        [among] You and { $others } are tied both on the highest card and on the sum of the face-up cards ({ $sum }): each of you wins the round and a favor token.
       *[none] { $winners } are tied both on the highest card and on the sum of the face-up cards ({ $sum }): each of them wins the round and a favor token.
    }

fact-spy-bonus =
    { $you ->
        [actor] Of those still in the round, only you have played or discarded a { card-spy }: you gain a favor token.
       *[none] Of those still in the round, only { $actor } has played or discarded a { card-spy } and gains a favor token.
    }

## The end of the game. $tokens: the winner's tokens

fact-game-won =
    { $you ->
        [actor] { $tokens ->
            [one] With a single favor token you win the game and the heart of the Princess!
           *[other] With { $tokens } favor tokens you win the game and the heart of the Princess!
        }
       *[none] { $tokens ->
            [one] With a single favor token { $actor } wins the game and the heart of the Princess!
           *[other] With { $tokens } favor tokens { $actor } wins the game and the heart of the Princess!
        }
    }

fact-game-won-together =
    { $you ->
        [among] You win the game together with { $others }: the Princess cannot decide!
       *[none] { $winners } win the game together: the Princess cannot decide!
    }
