"""Records of games: move text, the record format, replay and verification."""
