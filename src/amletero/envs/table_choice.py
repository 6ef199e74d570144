"""The edition and number of players that an environment is asked for, checked."""

from amletero.rules.editions import EDITIONS, GOALS, Edition


def edition_called(edition: Edition | str) -> Edition:
    """Return the edition of a name; an edition is returned as it is. Raises `ValueError`."""
    if isinstance(edition, Edition):
        return edition
    if edition not in EDITIONS:
        raise ValueError(f"no edition is called {edition!r}; choose from {', '.join(EDITIONS)}")
    return EDITIONS[edition]


def checked_table(edition: Edition | str, players: int) -> Edition:
    """Return the edition. Raises `ValueError` if it is not for that many players."""
    found = edition_called(edition)
    if players not in found.goals:
        fewest, most = min(found.goals), max(found.goals)
        raise ValueError(f"{found.name} is for {fewest} to {most} players, not for {players}")
    return found


def checked_goal(edition: Edition, players: int, goal: int | None) -> int:
    """Return the tokens to win: those of the edition for None. Raises `ValueError`."""
    if goal is None:
        return edition.goals[players]
    if goal not in GOALS:
        raise ValueError(f"a goal is {min(GOALS)} to {max(GOALS)} tokens, not {goal}")
    return goal
