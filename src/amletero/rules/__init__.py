"""The game and nothing else: standard library only, no input or output, no clock, no chance."""
