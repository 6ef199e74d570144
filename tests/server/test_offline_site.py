"""The static site that a server has at /offline/, for browsers to keep."""

import gzip
import json
import re
from base64 import b64encode
from hashlib import sha256

from amletero.server.offline_site import OfflineSite
from amletero.site_files import SERVICE_WORKER


def test_a_server_serves_what_its_service_worker_keeps() -> None:
    game = OfflineSite()
    script = game.answer(SERVICE_WORKER, {"gzip"})
    assert script is not None
    first_line = gzip.decompress(bytes(script.body)).decode().splitlines()[0]
    listed = json.loads(first_line.removeprefix("self.site = ").removesuffix(";"))
    assert (listed["first"], listed["fallback"]) == ({}, "offline/")
    with_wasm = set()
    for path, digest in listed["later"].items():
        answer = game.answer(path, set())
        assert answer is not None
        assert sha256(bytes(answer.body)).hexdigest() == digest
        if "wasm-unsafe-eval" in answer.headers.get("content-security-policy", ""):
            with_wasm.add(path.rpartition("/")[2].partition("-")[0])
        hashed = not path.endswith(("/", "icon.svg", "verify.html"))
        assert ("immutable" in answer.headers["cache-control"]) == hashed, path
    assert with_wasm == {"worker"}


def test_the_page_is_the_servers_app() -> None:
    game = OfflineSite()
    page = game.answer("offline/", set())
    assert page is not None
    assert page.headers["content-type"].startswith("text/html")
    assert b'href="../app-en.webmanifest"' in bytes(page.body)
    assert game.answer("offline/app-en.webmanifest", set()) is None
    assert game.answer("offline/../index.html", set()) is None


def test_the_page_that_verifies_may_run_its_own_script_and_nothing_else() -> None:
    page = OfflineSite().answer("offline/verify.html", set())
    assert page is not None
    script = re.search(rb"<script[^>]*>(.*?)</script>", bytes(page.body), re.DOTALL)
    assert script is not None
    digest = b64encode(sha256(script[1]).digest()).decode()
    assert f"script-src 'sha256-{digest}';" in page.headers["content-security-policy"]
