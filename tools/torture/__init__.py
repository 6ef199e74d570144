"""Commands that mistreat a server and print what came of it."""
