"""The game by prompts and sentences only: for pipes, dumb terminals and screen readers."""
