### The rulebook, in sections. A blank line in a text begins a new paragraph.
### Every section may use $edition, $cards (how many cards there are) and $tokens (a list).

rules-title = Love Letter: the rules of the { edition-name }
rules-reference = The reference card
    .value = Value
    .name = Character
    .copies = Copies
    .line = Effect

# $value, $copies: numbers
rules-card =
    { $value } · { $name } { $copies ->
        [one] (one card)
       *[other] ({ $copies } cards)
    }

# One entry of the list $tokens
rules-tokens = { $tokens } with { $players } players

rules-aim =
    { $edition ->
        [original] You are one of the suitors who want a letter to reach the Princess. She has locked her door, so someone in the palace must carry it: the card in your hand is the person who has your letter now.
       *[other] One day the Princess will rule, and she wants someone at her side whom she can love and trust. You are one of her suitors. Someone in the palace must carry your letter to her: the card in your hand is the person who has it now.
    }

    A game takes several rounds. You win a round if nobody else is left in it, or if you hold the card of the highest
    value when the deck has run out. Each round you win earns a favor token; with enough of them, the Princess’s heart is yours.
    .title = The aim

rules-set-up =
    Shuffle all { $cards } cards into a deck. Set the top card aside face down; nobody looks at it.

    With two players, set three more cards aside face up where both can see them; they are out of this round.

    Deal one card to each player. That is your hand: keep it to yourself.

    { $edition ->
        [original] Who begins? At a table: whoever last went on a date (the youngest, if that is a tie). Here the host chooses, or chance does.
       *[other] Who begins? At a table: whoever last wrote a letter by hand. Here the host chooses, or chance does.
    }
    .title = Setting up a round

rules-turn =
    Draw the top card of the deck, so that you hold two. Play one of them face up in front of you and do what it says,
    even if it hurts you. The other stays in your hand.

    Play goes clockwise, skipping players who are out. Played and discarded cards stay in front of their player,
    in order, for everyone to see.
    .title = Your turn

rules-choosing =
    You can choose any player who is still in the round and not protected by a Handmaid. When a card asks for
    another player and one can be chosen, you must choose one.

    If nobody can be chosen, a Guard, a Priest, a Baron or a King is played with no effect, and a Guard names nobody. A Prince
    must then be played on yourself.
    .title = Choosing a player

rules-card-spy =
    A Spy does nothing when played or discarded. She may pay off at the end of the round: see the Spy bonus.

rules-card-guard =
    Choose another player and guess their card: name a character of this edition, but not the Guard. If they hold it, they
    are out of the round.

    You may even name a character whose cards are all face up already, or one that you hold yourself.

rules-card-priest =
    Choose another player and look at their hand. Nobody else sees it.

rules-card-baron =
    Choose another player. The two of you compare hands, and nobody else sees them. Whoever has the lower value is out of the
    round. If the values are equal, nothing happens.

rules-card-handmaid =
    Nobody else can choose you until your next turn begins. The protection lasts until then even if other players go out
    in the meantime.

rules-card-prince =
    Choose any player, yourself included. They discard their hand face up, without its effect, and draw a new card.

    If the deck is empty, they draw the card that was set aside face down.

    If the discarded card is the Princess, they are out of the round and draw nothing.

    If every other player is protected or out, you must choose yourself.

rules-card-chancellor =
    Draw two cards. Keep one of the three you hold, whichever you like, and put the other two face down under the deck
    in the order you like.

    If the deck has a single card left, draw it and put one back. If it has none, the Chancellor has no effect.

rules-card-king =
    Choose another player. You trade hands: theirs becomes yours, and yours theirs.

rules-card-countess =
    She does nothing when played or discarded. But if your other card is the King or a Prince, the Countess is the card you must play.

    With any other card, you may play her if you like. Never show the other card: let them wonder whether you had a choice.

    { $edition ->
        [standard] Only the two cards of your turn count: the choice for a Chancellor is always free, and a card that a King or a Prince brings you forces nothing before your next turn.
       *[other] Only the two cards of your turn count: a card that a King or a Prince brings you forces nothing before your next turn.
    }

rules-card-princess =
    If you play or discard the Princess, for whatever reason, you are out of the round. You may play her; it is just never a
    good idea.

rules-out =
    When you are out of the round, discard your hand face up, without its effect. Until the next round you take no turns, and
    nobody can choose you.
    .title = Out of the round

rules-round-end =
    As soon as only one player is left, the round is over and that player wins it, without showing their hand.

    If the deck is empty when a turn is complete, everyone still in the round reveals their hand, and the highest value wins.{ $edition ->
        [standard] {" "}Cards that a Chancellor put under the deck count: the deck is not empty then.
       *[other] {""}
    }

    Each winner of the round gains one favor token.
    .title = The end of a round

rules-tie-all-win =
    If several players hold the highest value, all of them win the round, and each gains a favor token.
    .title = Ties

rules-tie-highest-sum =
    If several players hold the highest value, each of them adds up the values of the cards face up in front of them, whether played or
    discarded. The hand does not count. The highest sum wins; if that is tied too, all who are tied win.
    .title = Ties

rules-spy-bonus =
    At the end of the round, look at the players who are still in. If exactly one of them has played or discarded a Spy, that player gains
    one favor token, and only one even for two Spies.

    The bonus is not a victory: the winner of the round, who may be the same player, also gains their own token. A Spy
    still in hand does not count, and neither do the Spies of players who are out.
    .title = The Spy bonus

rules-next-round =
    Shuffle all the cards and deal again. The winner of the previous round takes the first turn; if several won, one of them is drawn at random.{ $edition ->
        [standard] {" "}A Spy bonus alone does not give the first turn.
       *[other] {""}
    }
    .title = The next round

rules-game-end =
    The game ends when a round leaves someone with enough favor tokens: { $tokens }. The host may set another goal, from 1 to 13.

    Everyone who has enough wins, so several players can win together.
    .title = The end of the game

rules-secrets =
    Everyone sees every card played or discarded, who chose whom, what a Guard named and whether it was right, who lost to a Baron, or that it
    was a tie, who is out and who is protected, how many cards are left in the deck, and who drew the card that was set aside.

    Your hand and what you draw are yours alone. With a Priest, only the one who played it sees the hand; with a Baron, both players see
    both hands; with a King, both know the hands they traded.{ $edition ->
        [standard] {" "}What you put under the deck with a Chancellor, and in which order, only you know; the others see how many.
       *[other] {""}
    }

    Nobody knows the card set aside face down, unless a Prince makes someone draw it. It stays hidden after the round, and so do the
    rest of the deck and the hand of a player left alone.
    .title = Who may know what
