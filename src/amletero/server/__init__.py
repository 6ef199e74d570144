"""The server: routes, sockets, guests, limits, and news between workers."""
