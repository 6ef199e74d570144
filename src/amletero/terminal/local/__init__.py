"""Tables in this process: the server's live tables, with a log file and a queue."""
