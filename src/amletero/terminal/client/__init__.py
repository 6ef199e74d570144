"""Tables of a server, reached from the terminal through the same socket as from a browser."""
