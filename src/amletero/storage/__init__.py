"""All SQL of the project: the tables' log, guests, visits and what a server remembers."""
