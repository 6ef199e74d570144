"""The player's side of fair dealing: what a client remembers, gives, and concludes in the end."""
