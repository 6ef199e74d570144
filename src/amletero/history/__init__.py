"""What a player's finished games add up to, for browser and terminal alike."""
