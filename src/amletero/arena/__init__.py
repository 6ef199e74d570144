"""Many rounds between bots: matches, win rates with intervals, ratings, reports."""
