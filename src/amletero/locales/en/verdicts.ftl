### Was a game dealt fairly? The same words in the browser, in a terminal and on verify.html.

## The verdict, and what it means

# The heading, above one of the next four
verdict-title = Dealing
verdict-fair = Fair
verdict-not-proven = Not proven
verdict-cheated = Cheated
verdict-consistent = Consistent
verdict-about-fair = Your random bytes are in every deal, and everything that the server said agrees. Nobody chose these decks.
verdict-about-not-proven = Nothing contradicts itself, but this does not prove that every deal was fair.
verdict-about-cheated = The server contradicted itself, or its numbers do not add up. Keep the record and your receipt: together they show it.
verdict-about-consistent = The deals of this record follow from its secrets. Without a receipt of someone who played, that proves no more.
# $text: a verdict or a reason
verdict-round = Round { $round }: { $text }
verdict-rounds = Round by round
# $silent: seats that committed to bytes and did not reveal them
verdict-silent =
    { $silent ->
        [0] Every seat on the list revealed its bytes.
        [one] One seat on the list stayed silent, and the deal was opened again without it.
       *[other] { $silent } seats on the list stayed silent, and the deal was opened again without them.
    }
verdict-covered =
    { $rounds ->
        [one] The receipt covers { $covered } of { $rounds } round.
       *[other] The receipt covers { $covered } of { $rounds } rounds.
    }
verdict-fingerprint = Fingerprint: { $fingerprint }
verdict-fingerprint-why = Read it aloud to the other players. Whoever has another one was shown another game.
verdict-fingerprint-differs = Your receipt has another fingerprint: { $fingerprint }
verdict-unreadable-record = This is not a record that can be read.
verdict-unreadable-receipt = This is not a receipt that can be read.

## Cheated

verdict-reason-second-dealing = The server opened the same deal twice with different commitments.
verdict-reason-second-list = The server froze two different lists of commitments for the same deal.
verdict-reason-own-commitment = The frozen list has another commitment in place of yours.
verdict-reason-dropped-commitment = The server confirmed your commitment and then left it out of the list.
verdict-reason-list-changed = The deal was made from another list than the frozen one.
verdict-reason-own-bytes = The deal was made from other bytes in place of yours.
verdict-reason-dropped-bytes = The server confirmed your bytes and then said that you gave none.
verdict-reason-bot-contribution = A seat that no person held gave bytes to the deal.
verdict-reason-reopened = The server opened the deal again without a reason.
verdict-reason-facts-changed = The server told the same events in two different ways.
verdict-reason-table-changed = The server showed the table in two different ways: its settings or its seats.
verdict-reason-record-table = The record is of another table.
verdict-reason-record-settings = The record has other settings than those that were shown before the game.
verdict-reason-record-commitment = The record has another commitment of the server than the one that was shown.
verdict-reason-record-list = The record has another list of commitments than the one that was shown.
verdict-reason-record-bytes = The record has other random bytes than those that were shown.
verdict-reason-record-facts = The cards of the record are not those that were seen during the game.
verdict-reason-record-attempts = The record does not show all attempts of the deal as they happened.
verdict-reason-record-secret = The secret of the record is not the one that was published.
verdict-reason-game-commitment = The secret of the game does not match the published commitment.
verdict-reason-round-commitment = The secret of the round does not match the published commitment.
verdict-reason-seat-commitment = The bytes of a seat do not match its commitment.
verdict-reason-deck = The deck does not follow from the secret and the bytes.
verdict-reason-first = The first player does not follow from the secret and the bytes.
verdict-reason-receipts-differ = Two receipts show that the server told different things to different players.

## Not proven

verdict-reason-late = Your bytes did not reach the server in time, or another device of yours took part.
verdict-reason-spectator = You watched without a seat, so no bytes of yours are in the deal.
verdict-reason-gave-none = Your seat gave no bytes to the deal.
verdict-reason-not-covered = The receipt does not cover this round: you joined later, or the memory of this device was erased.
verdict-reason-secret-withheld = The server has not published the secret of the game.
verdict-reason-record-withheld = The server has not given out the record of the game.
verdict-reason-old-receipt = The receipt is of an older kind that does not hold what was told during the game.
verdict-reason-no-fair-dealing = This game was played without fair dealing.

## The page verify.html

verify-page-title = Was it dealt fairly?
verify-page-about = Choose or drop the record of a game, and the receipts of those who played it. Everything is computed in this page; nothing is sent anywhere.
verify-page-choose = Choose files
verify-page-drop = or drop them here
verify-page-origin = A page can lie for the server that it comes from. If you do not trust that server, use a copy of this page from somewhere else, or the amletero command.
verify-page-no-record = No record yet: only the receipts speak.
verify-page-language = Language
verify-page-record = Record
verify-page-receipt = Receipt
verify-page-again = Start again
