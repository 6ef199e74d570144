"""A client's place at a table: of a server, or in this process."""
