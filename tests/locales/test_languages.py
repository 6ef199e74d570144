import subprocess
import sys

import pytest

from amletero.locales import Language, UnknownLanguage, choose_language

EN, ES, IT, EO = Language


@pytest.mark.parametrize(
    ("option", "environment", "language"),
    [
        (None, {}, EN),
        ("eo", {"LANG": "es_ES.UTF-8"}, EO),
        ("es-MX", {}, ES),
        ("IT", {}, IT),
        (None, {"LANG": "es_ES.UTF-8"}, ES),
        (None, {"LANG": "es_ES.UTF-8", "LC_MESSAGES": "it_IT"}, IT),
        (None, {"LANG": "es_ES.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "eo"}, EO),
        (None, {"LANG": "es_ES.UTF-8", "LC_ALL": ""}, ES),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "fr:eo:es"}, EO),
        (None, {"LANG": "it_IT@euro", "LANGUAGE": "fr:de"}, IT),
        (None, {"LANG": "C", "LANGUAGE": "es"}, EN),
        (None, {"LANG": "C.UTF-8", "LANGUAGE": "es"}, EN),
        (None, {"LANGUAGE": "es"}, ES),
        (None, {"LANG": "fr_FR.UTF-8"}, EN),
        (None, {"LANG": "español"}, EN),
    ],
)
def test_the_language_is_the_one_wished_for(
    option: str | None, environment: dict[str, str], language: Language
) -> None:
    assert choose_language(option, environment) is language


@pytest.mark.parametrize("option", ["fr", "", "esperanto", "-"])
def test_an_option_must_name_a_language_that_is_spoken(option: str) -> None:
    with pytest.raises(UnknownLanguage):
        choose_language(option, {"LANG": "es_ES.UTF-8"})


def test_fluent_is_not_loaded_before_something_is_said() -> None:
    script = (
        "import sys, amletero.locales as locales;"
        "speaker = locales.Speaker(locales.Language.ITALIAN);"
        "assert not {'fluent', 'babel'} & {name.split('.')[0] for name in sys.modules};"
        "speaker.say('rules-title');"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_every_language_has_a_name_of_its_own() -> None:
    assert [language.own_name for language in Language] == [
        "English",
        "español",
        "italiano",
        "Esperanto",
    ]
