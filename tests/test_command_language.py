"""A command that cannot do what it is asked says why in the language of the call."""

import errno
import socket
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from amletero.cli import app
from amletero.cli.common import speaker_of_call
from amletero.cli.wrong_calls import wrong_call_text
from amletero.locales import Language, Speaker
from amletero.locales.system_errors import system_error_text
from amletero.networks.packaged_networks import network_path
from amletero.rules.editions import CLASSIC

NETWORK = str(network_path(CLASSIC, 2, "policy"))
NO_CLUSTER = "--cluster tcp://127.0.0.1:1"
CRITIC = str(network_path(CLASSIC, 2, "critic"))


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("replay nofile.json --lang es", "nofile.json: no existe tal archivo o carpeta"),
        ("show nofile.json --lang it", "nofile.json: file o cartella inesistente"),
        ("verify nofile.json --lang eo", "nofile.json: tia dosiero aŭ dosierujo ne ekzistas"),
        ("explain nofile.json --lang es", "explain: nofile.json: no existe tal archivo"),
        ("review nofile.json --lang it", "nofile.json: file o cartella inesistente"),
        ("play --plain --record /tmp --lang es", "/tmp: es una carpeta"),
        ("play --plain --bot no.npz --lang it", "no.npz: file o cartella inesistente"),
        ("arena --bots simple no.npz --lang eo", "no.npz: tia dosiero aŭ dosierujo ne ekzistas"),
        (f"calibrate --bot {NETWORK} --lang es", "esta red es para classic con 2 jugadores"),
        ("calibrate --bot foo --lang it", "--bot foo: scegli random, beginner"),
        ("simulate --policy foo --lang es", "--policy foo: elige random, beginner"),
        (
            f"simulate {NO_CLUSTER} --lang es",
            "simulate: no hay ningún clúster en tcp://127.0.0.1:1",
        ),
        (f"arena --bots simple random {NO_CLUSTER} --lang eo", "arena: ne estas grapolo ĉe tcp:"),
        ("simulate --records /no/r.jsonl --lang it", "/no/r.jsonl: file o cartella inesistente"),
        ("exploit foo --lang es", "exploit: foo: elige simple, reader, master o FILE.npz"),
        ("exploit no.npz --lang it", "exploit: no.npz: file o cartella inesistente"),
        ("exploit bad.npz --lang es", "exploit: bad.npz no es una red, o está dañada"),
        ("arena --bots bad.npz simple --lang eo", "bad.npz ne estas reto, aŭ ĝi estas difektita"),
        ("play --plain --bot bad.npz --lang it", "bad.npz non è una rete, o è danneggiata"),
        (f"exploit {CRITIC} --edition classic --lang it", "valuta posizioni e non gioca"),
        (f"calibrate --bot {CRITIC} --lang es", "valora posiciones y no juega"),
        ("exploit simple --deck guard1 --lang eo", "por 2 ludantoj necesas almenaŭ 7 kartoj"),
        ("train no/x.npz --lang es", "en una carpeta que exista"),
        ("train x.npz --updates 0 --lang it", "fuori dai limiti: --updates"),
        ("migrate --database nonsense://x --lang es", "nonsense no se admite"),
        ("migrate --database @nofile --lang it", "nofile: file o cartella inesistente"),
    ],
)
def test_a_wrong_call_is_answered_in_its_language(
    call: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.npz").write_bytes(b"no archive")
    with pytest.raises(SystemExit) as ended:
        app(call.split())
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("call", "language", "told"),
    [
        ("play --foo", "en", "play: unknown option --foo"),
        ("play --editon x", "es", "play: no existe la opción --editon; ¿querías decir --edition?"),
        ("play --edition foo", "it", "play: --edition foo: scegli standard, classic o original"),
        ("play --players x", "eo", "play: --players x: necesas entjero"),
        ("train x.npz --simple y", "es", "train: --simple y: hace falta un número"),
        ("play --pause -3", "it", "play: --pause -3: indica un numero di secondi, 0 o più"),
        ("play --seed 1 --seed 2", "eo", "play: --seed estis donita dufoje"),
        ("show", "es", "show: falta FILE"),
        ("show --fastest x", "it", "show: l’opzione --fastest non esiste"),
        ("show x y z", "eo", "show: tro da argumentoj: y z"),
        ("migrate", "it", "migrate: manca --database"),
        ("simulate --games", "es", "simulate: --games necesita un valor"),
        ("rules deluxe", "eo", "rules: EDITION deluxe: elektu standard, classic aŭ original"),
        ("explode", "it", "il comando explode non esiste; volevi dire exploit?"),
        ("zzz", "es", "no existe la orden zzz; amletero --help muestra todas las órdenes"),
        (
            "admin zzz",
            "eo",
            "admin: ne ekzistas komando zzz; amletero admin --help listigas ĉiujn komandojn",
        ),
    ],
)
def test_a_call_that_cannot_be_parsed_says_so_in_its_language(
    call: str, language: str, told: str
) -> None:
    with pytest.raises(CycloptsError) as wrong:
        app(call.split())
    assert wrong_call_text(wrong.value, Speaker(Language(language))) == told


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["amletero", "games", "--lang", "es"], Language.SPANISH),
        (["amletero", "games", "--lang=eo"], Language.ESPERANTO),
        (["amletero", "games", "--lang", "xx"], Language.ENGLISH),
        (["amletero", "games"], Language.ITALIAN),
    ],
)
def test_a_call_that_ends_early_has_a_language_too(
    words: list[str], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert speaker_of_call(words).language is language


def test_a_system_error_without_a_sentence_keeps_its_own_words() -> None:
    speaker = Speaker(Language.SPANISH)
    assert system_error_text(speaker, OSError(errno.EXDEV, "Cross-device")) == "Cross-device"
    assert system_error_text(speaker, OSError("oops")) == "oops"
    nowhere = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    assert system_error_text(speaker, nowhere) == "ningún ordenador tiene este nombre"
