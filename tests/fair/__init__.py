"""Tests of the player's side of fair dealing."""
