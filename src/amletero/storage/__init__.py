"""All SQL of the project: the tables' log, guests, visits and the server's own values."""
