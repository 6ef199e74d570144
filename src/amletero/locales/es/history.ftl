### Partidas terminadas y lo que suman.

games-none = Aquí aún no hay partidas terminadas: juega una con `amletero play`.
games-no-match = Ninguna partida terminada coincide.
games-line = { $number }. { $date } · { edition-name } · { $players } · victoria de { $winners }
games-file = Los registros están en { $file }
games-deleted = El registro de esa partida se ha borrado.
games-no-number = elige un número del 1 al { $games }
games-all = Todas las partidas
