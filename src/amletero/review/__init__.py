"""What a finished game was like: how good each move was, and what was luck."""
