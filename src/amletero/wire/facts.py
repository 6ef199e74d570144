"""Facts as documents: JSON objects with the kind of fact, and cards as values.

`{"fact": "played", "seat": 0, "card": 1, "target": 2}`
"""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_type_hints

import msgspec

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import Ending, Fact

Document: TypeAlias = dict[str, Any]


class _Codec(NamedTuple):
    """The JSON shape of the values of one type, and the conversions to and from it."""

    shape: Any
    write: Callable[[Any, Edition], Any]
    read: Callable[[Any, Edition], Any]


def _as_it_is(value: object, _: Edition) -> object:
    return value


def _names(kind: type[StrEnum]) -> Any:
    return Literal[tuple(member.value for member in kind)]


_CODECS: Final[Mapping[object, _Codec]] = MappingProxyType(
    {
        bool: _Codec(bool, _as_it_is, _as_it_is),
        Seat: _Codec(int, _as_it_is, _as_it_is),
        Seat | None: _Codec(int | None, _as_it_is, _as_it_is),
        tuple[Seat, ...]: _Codec(
            list[int], lambda seats, _: list(seats), lambda seats, _: tuple(seats)
        ),
        Character: _Codec(
            int,
            lambda card, edition: edition.values[card],
            lambda card, edition: edition.by_value[card],
        ),
        Cards: _Codec(
            list[int],
            lambda cards, edition: [edition.values[card] for card in cards],
            lambda cards, edition: tuple(edition.by_value[card] for card in cards),
        ),
        Edition: _Codec(
            Literal[tuple(EDITIONS)],
            lambda edition, _: edition.name,
            lambda name, _: EDITIONS[name],
        ),
        Ending: _Codec(
            _names(Ending), lambda ending, _: ending.value, lambda name, _: Ending(name)
        ),
    }
)


@cache
def fact_name(kind: type) -> str:
    """Return the name of a kind of fact in documents: `WentOut` is `went-out`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def _codecs(kind: type) -> tuple[tuple[str, _Codec], ...]:
    return tuple((name, _CODECS[type_]) for name, type_ in get_type_hints(kind).items())


def _shape(kind: type) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        kind.__name__,
        [(name, codec.shape) for name, codec in _codecs(kind)],
        tag_field="fact",
        tag=fact_name(kind),
        namespace={"__doc__": kind.__doc__},
        frozen=True,
    )


FACTS: Final[Mapping[str, type]] = MappingProxyType(
    {fact_name(kind): kind for kind in get_args(Fact)}
)
"""The kinds of facts, by their names in documents."""

FactShape: Final[Any] = Union[tuple(_shape(kind) for kind in FACTS.values())]  # noqa: UP007
"""The shapes of all fact documents, for validation and for the JSON Schema."""


def fact_document(fact: Fact, edition: Edition) -> Document:
    """Return a fact as a JSON object."""
    kind: type = type(fact)
    body = {name: codec.write(getattr(fact, name), edition) for name, codec in _codecs(kind)}
    return {"fact": fact_name(kind), **body}


def read_fact(document: Document, edition: Edition) -> Fact:
    """Return the fact of a document. Raises `ValueError` if it is not a fact."""
    try:
        msgspec.convert(document, FactShape)
        kind = FACTS[document["fact"]]
        fact: Fact = kind(
            **{name: codec.read(document[name], edition) for name, codec in _codecs(kind)}
        )
    except (KeyError, msgspec.ValidationError) as error:
        raise ValueError(f"not a fact of the {edition.name} game: {error}") from error
    return fact
