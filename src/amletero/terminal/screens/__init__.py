"""The game on a screen of its own, built with Textual."""
