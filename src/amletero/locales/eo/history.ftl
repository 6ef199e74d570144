### Finitaj partioj kaj kiom ili donas kune.

games-none = Ankoraŭ neniu finita partio estas konservita ĉi tie: ludu iun per `amletero play`.
games-no-match = Neniu finita partio kongruas.
games-line = { $number }. { $date } · { edition-name } · { $players } · venkis { $winners }
games-file = La registraĵoj estas en { $file }
games-deleted = La registraĵo de tiu partio estas forigita.
games-no-number = elektu numeron inter 1 kaj { $games }
games-all = Ĉiuj partioj
