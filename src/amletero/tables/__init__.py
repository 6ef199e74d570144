"""One live table: its seats, clocks, bots and spectators. No HTTP and no SQL here."""
