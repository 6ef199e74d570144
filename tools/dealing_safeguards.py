"""The safeguards of the dealing: what a table refuses, a client does not say, a verdict notices."""

from tools.mutant_list import Mutant

TESTS = (
    "tests/fair/test_safeguards.py",
    "tests/fair/test_client_safeguards.py",
    "tests/record/test_verifiable_deals.py",
    "tests/fair/test_verdicts.py",
    "tests/dishonest/test_dishonest_server.py",
)

REQUESTS, DUE = "tables/decide_requests.py", "tables/due_tasks.py"
CONTRIBUTOR, MEMORY = "fair/contributor.py", "fair/client_memory.py"
CONTRADICTIONS, VERIFICATION = "fair/contradictions.py", "record/deal_verification.py"
COMPARISON = "fair/record_comparison.py"

DEALING = [
    Mutant(
        "a seat commits once",
        REQUESTS,
        "        or request.seat in deal.commitments\n        or not",
        "        or not",
    ),
    Mutant(
        "a commitment is for the open round and attempt",
        REQUESTS,
        "        or (deal.number, deal.attempt) != (request.round, request.attempt)\n"
        "        or deal.frozen is not None\n",
        "        or deal.frozen is not None\n",
    ),
    Mutant(
        "nobody commits after the list is frozen",
        REQUESTS,
        "        or deal.frozen is not None\n",
        "",
    ),
    Mutant(
        "a silent seat is not asked again",
        REQUESTS,
        "        or not deal.may_commit(request.seat)\n",
        "",
    ),
    Mutant(
        "bytes are for the open round and attempt",
        REQUESTS,
        "        or (deal.number, deal.attempt) != (request.round, request.attempt)\n"
        "        or deal.frozen is None\n",
        "        or deal.frozen is None\n",
    ),
    Mutant(
        "nobody reveals before the list is frozen",
        REQUESTS,
        "        or deal.frozen is None\n",
        "",
    ),
    Mutant(
        "a seat reveals once",
        REQUESTS,
        "        or request.seat in deal.revealed\n",
        "",
    ),
    Mutant(
        "bytes are those that were committed to",
        REQUESTS,
        "if deal.commitments[request.seat] != expected.hex():",
        "if False:",
    ),
    Mutant(
        "only the owner of a seat gives bytes for it",
        REQUESTS,
        "if state.chairs[seat].guest != asking.guest:",
        "if False:",
    ),
    Mutant(
        "a deal with a silent seat is opened again",
        DUE,
        "kind = DueKind.OPEN_DEAL if state.scheme.reopens else DueKind.DEAL",
        "kind = DueKind.DEAL",
    ),
    Mutant(
        "a silent seat is not waited for again",
        DUE,
        "{seat for seat in contributing if deal.may_commit(seat)}",
        "set(contributing)",
    ),
    Mutant(
        "the secret is told when the game is over, not before",
        "tables/audience.py",
        "if state.settings.fair and state.published and visitor.greeted:",
        "if state.settings.fair and visitor.greeted:",
    ),
    Mutant(
        "an attempt has a secret of its own",
        "record/verifiable_deals.py",
        "return (attempt,) if self.reopens else ()",
        "return ()",
    ),
    Mutant(
        "a client commits before the list, or not at all",
        CONTRIBUTOR,
        "            or kept.frozen is not None\n",
        "",
    ),
    Mutant(
        "a client does not commit where it was silent",
        CONTRIBUTOR,
        "            if seat in kept.silent:\n                continue\n",
        "",
    ),
    Mutant(
        "a client reveals only what is on the list",
        CONTRIBUTOR,
        "                and self._is_listed(told.round, kept, own)\n",
        "",
    ),
    Mutant(
        "a client gives nothing to an attempt that is over",
        CONTRIBUTOR,
        "return later or self._memory.contradicted(round)",
        "return self._memory.contradicted(round)",
    ),
    Mutant(
        "a client gives nothing to a round in which it was lied to",
        CONTRIBUTOR,
        "return later or self._memory.contradicted(round)",
        "return later",
    ),
    Mutant(
        "a client keeps the first list",
        MEMORY,
        "        if kept.frozen is None:\n",
        "        if True:\n",
    ),
    Mutant(
        "a client keeps the first commitment of the server",
        MEMORY,
        "        if kept.commitment is None:\n",
        "        if True:\n",
    ),
    Mutant(
        "a past told anew is noticed",
        MEMORY,
        "same = known == news[: len(known)]",
        "same = True",
    ),
    Mutant(
        "other settings of the table are noticed",
        MEMORY,
        "same = same and (receipt.settings, receipt.kinds) == (told, kinds)",
        "pass",
    ),
    Mutant(
        "another seat of a client is noticed",
        MEMORY,
        "same = self._same_seats(own) and same",
        "self._same_seats(own)",
    ),
    Mutant(
        "a client shows no facts that it does not remember",
        "terminal/client/table_client.py",
        "and not self._follows(message)",
        "and message.since != self.version",
    ),
    Mutant(
        "a list that is not the frozen one is noticed",
        CONTRADICTIONS,
        "if frozen is not None and dealt is not None and not same_list(frozen, dealt):",
        "if False:",
    ),
    Mutant(
        "a commitment that was acknowledged and dropped is noticed",
        CONTRADICTIONS,
        "if own.seat not in listed:",
        "if False:",
    ),
    Mutant(
        "bytes that were acknowledged and dropped are noticed",
        CONTRADICTIONS,
        'if shown is None and own.revealed == "acknowledged":',
        "if False:",
    ),
    Mutant(
        "a bot's bytes are noticed in the record",
        VERIFICATION,
        "if fairness.bots[seat]:",
        "if False:",
    ),
    Mutant(
        "a record's attempts follow from each other",
        VERIFICATION,
        "if fairness.scheme.reopens and not _in_order(attempts):",
        "if False:",
    ),
    Mutant(
        "told facts are compared with the record's",
        COMPARISON,
        "if parted is not None:",
        "if False:",
    ),
    Mutant(
        "told facts are compared with a record without its secrets",
        "fair/verdict.py",
        "unlike = [lie for each in receipts for lie in findings_without_deals(record, each)]",
        "pass",
    ),
    Mutant(
        "an acknowledged commitment is looked for in the record",
        COMPARISON,
        'if own.committed == "acknowledged" and said.listed.get(own.seat) != made:',
        "if False:",
    ),
    Mutant(
        "told settings are compared with the record's",
        COMPARISON,
        "if receipt.settings not in (None, _settings(record, fairness.first)):",
        "if False:",
    ),
    Mutant(
        "a told list is compared with the record's",
        COMPARISON,
        "yield Finding(Cheat.RECORD_LIST, round)",
        "pass",
    ),
]
