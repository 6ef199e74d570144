"""All sentences of the product, in four languages, from the Fluent files next to this module.

The browser uses the same files, so they contain only plain selectors and references.
`docs/languages.md` says how they are built.
"""

from amletero.locales.languages import Language, UnknownLanguage, choose_language
from amletero.locales.narrator import Narrator, Sentence
from amletero.locales.rulebook import ReferenceLine, Section, reference_card, rulebook
from amletero.locales.speaker import Form, Joined, Speaker, Unsayable, seat_number

__all__ = [
    "Form",
    "Joined",
    "Language",
    "Narrator",
    "ReferenceLine",
    "Section",
    "Sentence",
    "Speaker",
    "UnknownLanguage",
    "Unsayable",
    "choose_language",
    "reference_card",
    "rulebook",
    "seat_number",
]
