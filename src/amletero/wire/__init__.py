"""The only documents that cross a border: what a seat is told, in a form that any program reads."""
