"""The safeguards of the dealing in the browser, and the run of its tests without one of them."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.mutant_list import Mutant

WEB: Final = Path(__file__).resolve().parent.parent / "web"
CONTRIBUTOR, CONTRADICTIONS = "fair/contributor.ts", "fair/contradictions.ts"
VERIFICATION = "fair/deal-verification.ts"

BROWSER = [
    Mutant(
        "a browser commits before the list, or not at all",
        CONTRIBUTOR,
        "!kept || kept.frozen || kept.dealt || this.isOver(round, attempt)) return;",
        "!kept || this.isOver(round, attempt)) return;",
    ),
    Mutant(
        "a browser does not commit where it was silent",
        CONTRIBUTOR,
        "if (kept.silent.includes(seat)) continue;",
        "",
    ),
    Mutant(
        "a browser reveals only what is on the list",
        CONTRIBUTOR,
        " && listed?.commitment === commitment",
        "",
    ),
    Mutant(
        "a browser gives nothing to an attempt that is over",
        CONTRIBUTOR,
        "return later || this.memory.contradicted(round);",
        "return this.memory.contradicted(round);",
    ),
    Mutant(
        "a browser gives nothing to a round in which it was lied to",
        CONTRIBUTOR,
        "return later || this.memory.contradicted(round);",
        "return later;",
    ),
    Mutant(
        "a browser does not repeat what was answered",
        CONTRIBUTOR,
        "if (own[step] === 'acknowledged' || own[step] === 'refused') return;",
        "",
    ),
    Mutant(
        "a bot's bytes are noticed at once",
        CONTRADICTIONS,
        "if (strangers) found",
        "if (false) found",
    ),
    Mutant(
        "a list that is not the frozen one is noticed",
        CONTRADICTIONS,
        "if (frozen && dealt && !sameList(frozen, dealt))",
        "if (false)",
    ),
    Mutant(
        "a commitment that was acknowledged and dropped is noticed",
        CONTRADICTIONS,
        "if (frozen && !listed)",
        "if (false)",
    ),
    Mutant(
        "another commitment in one's own place is noticed",
        CONTRADICTIONS,
        "if (listed && listed.commitment !==",
        "if (false && listed.commitment !==",
    ),
    Mutant(
        "bytes that were acknowledged and dropped are noticed",
        CONTRADICTIONS,
        "if (given?.bytes === null && mine.revealed",
        "if (false && mine.revealed",
    ),
    Mutant(
        "other bytes in one's own place are noticed",
        CONTRADICTIONS,
        "if (given?.bytes && given.bytes !== mine.bytes)",
        "if (false)",
    ),
    Mutant(
        "a deal that is opened again without a reason is noticed",
        CONTRADICTIONS,
        "if (groundless) found",
        "if (false) found",
    ),
    Mutant(
        "other settings or seats of the table are noticed",
        "fair/client-memory.ts",
        "this.note(...(same ? [] : [finding('table_changed')]));",
        "this.note();",
    ),
    Mutant(
        "a record of another table is noticed",
        VERIFICATION,
        "if (receipt.table !== fairness.game) return [finding('record_table')];",
        "",
    ),
    Mutant(
        "the game's commitment is compared with its secret",
        VERIFICATION,
        "if (gameCommitment(scheme, game, hexToBytes(secret)) !== fairness.commitment)",
        "if (false)",
    ),
    Mutant(
        "a round's commitment is compared with its secret",
        VERIFICATION,
        "if (roundCommitment(deal, roundSecret(deal, hexToBytes(fairness.secret))) !== commitment)",
        "if (false)",
    ),
    Mutant(
        "a bot's bytes are noticed in the record",
        VERIFICATION,
        "if (record.bots[seat] || seat >= record.players)",
        "if (false)",
    ),
    Mutant(
        "a seat's bytes are compared with its commitment",
        VERIFICATION,
        "if (bytes !== null && seatCommitment(deal, seat, hexToBytes(bytes)) !== promised)",
        "if (false)",
    ),
    Mutant(
        "a record's attempts follow from each other",
        VERIFICATION,
        "scheme === 'amletero-fair-2' && !isRightSequence(attempts)",
        "false",
    ),
    Mutant(
        "the deck is drawn again",
        VERIFICATION,
        "if (String(drawn.deck) !== String(deck))",
        "if (false)",
    ),
    Mutant(
        "the first player is drawn again",
        VERIFICATION,
        "if (drawn.first !== first)",
        "if (false)",
    ),
    Mutant(
        "told settings are compared with the record's",
        VERIFICATION,
        "settings.first !== fairness.first)",
        "false)",
    ),
    Mutant(
        "a told secret is compared with the record's",
        VERIFICATION,
        "if (receipt.secret !== null && receipt.secret !== fairness.secret)",
        "if (false)",
    ),
    Mutant(
        "a told list is compared with the record's",
        VERIFICATION,
        "if (list && !sameList(list, said.seats))",
        "if (false)",
    ),
    Mutant(
        "an acknowledged commitment is looked for in the record",
        VERIFICATION,
        "if (own.committed === 'acknowledged' && said?.commitment !== commitment)",
        "if (false)",
    ),
    Mutant(
        "told facts are compared with the record's",
        VERIFICATION,
        "return parted === null ? [] :",
        "return true ? [] :",
    ),
]


def web_failure(web: Path) -> str | None:
    """Return the first test of the browser's dealing that fails in this copy of `web/`."""
    report = web / "report.json"
    (web / "node_modules").symlink_to(WEB / "node_modules")
    node = shutil.which("node") or "node"
    vitest = web / "node_modules" / "vitest" / "vitest.mjs"
    subprocess.run(
        [node, vitest, "run", "src/fair", "--bail=1", "--reporter=json", f"--outputFile={report}"],
        cwd=web,
        env={**os.environ, "CI": "true"},
        capture_output=True,
        check=False,
    )
    files = json.loads(report.read_text(encoding="utf-8"))["testResults"]
    failed = [
        test["title"]
        for file in files
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]
    return next(iter(failed), None)
