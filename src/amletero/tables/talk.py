"""Table talk: a set of phrases that each viewer reads in their own language."""

from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "nice-one",
    "oh-no",
    "hmm",
    "hurry-up",
    "sorry",
    "thanks",
    "was-it-you",
    "not-me",
    "good-game",
    "one-more",
    "goodbye",
)
"""What can be said; the sentences are `talk-<phrase>` in the locales."""
