"""Studies of the game: each prints figures, and draws them for its page in docs/studies."""
