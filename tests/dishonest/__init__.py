"""A server that cheats, and clients that find it out."""
