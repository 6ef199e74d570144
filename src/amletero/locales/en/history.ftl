### Finished games and what they add up to.

games-none = No finished games are saved here yet: play one with `amletero play`.
games-no-match = No finished game matches.
games-line = { $number }. { $date } · { edition-name } · { $players } · won by { $winners }
games-file = The records are in { $file }
games-deleted = The record of that game is deleted.
games-no-number = choose a number from 1 to { $games }
games-all = All games
