"""The server: routes, sockets, guests, the log in SQL, and the wires between workers."""
