"""Tables in this process: the same live tables as a server's, on a file and a queue."""
