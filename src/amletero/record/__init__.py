"""Games in writing: move text, the record format, and playing a record again."""
