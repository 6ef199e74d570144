"""One thing has one name inside a language: the table of `docs/languages.md`, kept by a test."""

import re
from pathlib import Path
from typing import Final

import pytest

from amletero.locales import Language
from tests.locales.test_files import Parts, texts

DOCS: Final = Path(__file__).parents[2] / "docs" / "languages.md"
HEADING: Final = "## One name for one thing"

VARIANTS: Final[dict[Language, dict[str, str]]] = {
    Language.ENGLISH: {
        "everyone, someone": r"everybody|somebody|anybody",
        "in front of": r"before (you|them|their player)\b(?! next)",
        "watch": r"look(s|ing)? on\b",
        "Start (a game)": r"^Begin\b",
        "save": r"game is kept|games are kept",
        "45%": r"\} %",
        "…": r" …$",
        "chance": r"\b(held|holds?) .*\bwith \{\}",
        "is not a": r"(?<!there )\bis no (?!longer)",
        "permanently": r"\bfor ever\b",
        "Seen by, view": r"\beyes\b(?! only)",
        "you should": r"\bis to be done\b",
    },
    Language.SPANISH: {
        "registro": r"\bactas?\b",
        "asiento": r"\bpuestos?\b",
        "quedar fuera": r"eliminad[oa]s?\b",
        "pista": r"consejos?\b",
        "bot más fuerte": r"mejor bot",
        "quien organiza la mesa": r"quien la preparó|anfitri[oó]n",
        "bajo el mazo, debajo de todo": r"parte inferior|\bfondo\b",
        "casual": r"aficionad[oa]\b|con afición",
        "perspicaz": r"\blector\b|perspicacia|lee tus jugadas",
        "magistral": r"maestr[oa]\b|maestría",
        "parte que corresponde": r"parte justa",
        "45 %": r"\}%",
        "victoria de": r"[·;,:] gana \{\}",
        "crónica": r"\bhistorial\b",
        "visitante": r"\binvitad[oa]s?\b",
        "Visto por, vista": r"(?<!tus )\bojos\b",
        "probabilidad": r"posibilidad(es)? de",
    },
    Language.ITALIAN: {
        "registrazione": r"\bverbal[ei]\b|\bregistro\b",
        "consiglio": r"suggeriment[oi]",
        "link": r"collegament[oi]",
        "bot più forte": r"programma più forte",
        "salvata": r"conservat[aeio]\b",
        "esaurito": r"mazzo è (quasi )?(vuoto|finito)",
        "mossa": r"giocate\b(?= che| tue)|tue giocate",
        "a caso": r"casualmente",
        "a faccia in giù": r"\bcopert[aeio]\b",
        "uguale, in parità": r"\bpari\b",
        "occasionale": r"dilettant[ei]|per passione",
        "perspicace": r"\blettore\b|con intuito|legge le tue",
        "magistrale": r"\bmaestr[oia]\b|maestria",
        "parte spettante": r"parte equa",
        "fai": r"\bfa’",
        "45%": r"\} %",
        "probabilità": r"\b(il|al|del) \{\}(%|[,.;)]|$)",
        "vittoria di": r"[·;,:] vince \{\}",
        "cronaca": r"resocont[oi]|\bvoci della partita",
        "visitatore": r"\bospit[ei]\b",
        "Visto da, vista": r"(?<!tuoi )\bocchi\b",
        "tenere": r"\bne tieni una del|\bgiocane una del",
        "’": r"\w'\w",
    },
    Language.ESPERANTO: {
        "registraĵo, kroniko": r"protokol",
        "sidloko": r"\blok(o|on|oj|ojn)\b",
        "reteni (keep), havi (hold)": r"\bten(u|i|as|us|ata)\b",
        "spekti": r"vi rigardas$|\brigardi ĝin",
        "movo": r"\bvia ludo\b|\bviaj ludoj\b|ĉiun ludon",
        "gajni (a round, a game)": r"venk(as|is|os|i) la (partion|raŭndon)",
        "procento": r"elcent",
        "nombri": r"\bkalkul(as|u|ataj) (la kartojn|ilin)|ne kalkuliĝas",
        "enigklavo, Esk": r"\bEnter\b|\bEsc\b",
        "amatoro": r"ŝatanto\b",
        "konkludanto": r"\bleganto\b|divenanto",
        "majstro": r"\bmajstra\b",
        "foresta": r"^for$",
        "45 %": r"\}%",
        "…": r" …$",
        "kroniko": r"enskriboj de la partio",
        "demeti": r"\bfalig(u|i)\b",
        "prezenti": r"\bspaceto ludas\b",
        "Vidata de, vidpunkto": r"(?<!viaj )\bokulojn?\b",
        "probablo": r"\bŝanc|\w+ŝanco\b(?<!bonŝanco)",
        "eliminita": r"^perdis$",
    },
}
"""By language and name: what the same thing must not be called besides."""

languages = pytest.mark.parametrize("language", Language)


def written(name: str, language: Language) -> str:
    """The words of a text, with a brace for each variable, so that what follows it can be seen."""
    text = texts(language)[name]
    return "".join(
        element.value if hasattr(element, "value") else "{}" + Parts(element).words
        for element in text.elements
    )


def others(language: Language, said: str) -> list[str]:
    """The names that a sentence should have used instead of its own."""
    return [
        name
        for name, variants in VARIANTS[language].items()
        if re.search(variants, said, re.IGNORECASE | re.MULTILINE)
    ]


@languages
def test_a_thing_has_one_name(language: Language) -> None:
    found = {name: others(language, written(name, language)) for name in texts(language)}
    assert {name: instead for name, instead in found.items() if instead} == {}


@pytest.mark.parametrize(
    ("language", "said", "instead"),
    [
        (Language.ENGLISH, "You are looking on", ["watch"]),
        (Language.ENGLISH, "{} held {} with {}, {} with {}.", ["chance"]),
        (Language.ENGLISH, "{} is no database address", ["is not a"]),
        (Language.SPANISH, "Descargar el acta", ["registro"]),
        (Language.SPANISH, "Has perdido; gana {}", ["victoria de"]),
        (Language.ITALIAN, "Le due carte sono pari.", ["uguale, in parità"]),
        (Language.ITALIAN, "{} aveva {} al {}, {} al {}.", ["probabilità"]),
        (Language.ITALIAN, "vinci il {}% di 1 partita", ["probabilità"]),
        (Language.ITALIAN, "c'è una persona", ["’"]),
        (Language.ESPERANTO, "aŭ faligu dosieron ĉi tien", ["demeti"]),
        (Language.ESPERANTO, "Kiun karton vi tenas?", ["reteni (keep), havi (hold)"]),
    ],
)
def test_another_name_is_found(language: Language, said: str, instead: list[str]) -> None:
    assert others(language, said) == instead


@languages
def test_the_names_are_those_of_the_documentation(language: Language) -> None:
    """Every name of the table above stands in the column of its language."""
    table = DOCS.read_text(encoding="utf-8").split(HEADING)[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("|")]
    column = [code.strip() for code in rows[0]].index(str(language))
    names = " ".join(row[column] for row in rows[2:])
    missing = [
        name
        for entry in VARIANTS[language]
        for name in re.sub(r" \(.*?\)", "", entry).split(", ")
        if name not in names
    ]
    assert missing == []
