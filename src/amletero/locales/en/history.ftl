# Finished games and what they add up to.

games-none = No finished games are saved here yet: play one with `amletero play`.
games-line = { $number }. { $date } · { $edition } · { $players } · won by { $winners }
games-file = The records are in { $file }
games-deleted = The record of that game is deleted.
games-no-number = choose a number from 1 to { $games }
stats-all = All games
stats-opponents = Against
stats-against =
    { $opponents ->
        [people] people, { $players } players
        [mixed] bots of several levels, { $players } players
       *[other] { $opponents }, { $players } players
    }
stats-editions = Editions
stats-rate =
    { $games ->
        [one] { $percent }% of 1 game ({ $low }–{ $high }%)
       *[other] { $percent }% of { $games } games ({ $low }–{ $high }%)
    }
stats-favorite = Card played most: { $name } ({ $played })
