"""The safeguards of the limits: what the server refuses, by the test file that shows it."""

from tools.mutant_list import Mutant

CONNECTIONS, SOCKET = "server/connection_limits.py", "server/limited_websocket.py"
REQUESTS, CAPACITY = "server/request_guard.py", "server/storage_limits.py"
PRIVATE, TABLE_SOCKETS = "storage/private_files.py", "server/sockets.py"

LIMITS = {
    "tests/server/test_connection_limits.py": [
        Mutant(
            "headers have a largest size",
            CONNECTIONS,
            "self._header_bytes > HEADER_BYTES or len",
            "len",
        ),
        Mutant(
            "one endless header line is cut off",
            CONNECTIONS,
            "if self._in_headers and self._sent > HEADER_BYTES + PIECE:",
            "if False:",
        ),
        Mutant(
            "headers have a largest number of fields",
            CONNECTIONS,
            " or len(self.headers) > HEADER_FIELDS",
            "",
        ),
        Mutant(
            "headers have a time limit from the connection on",
            CONNECTIONS,
            "            self._limit_time(HEADER_SECONDS)\n        else:",
            "            pass\n        else:",
        ),
        Mutant(
            "the headers of a later request have a time limit",
            CONNECTIONS,
            "if self._in_headers and self._timer is None:",
            "if False:",
        ),
        Mutant(
            "a request has a largest size",
            CONNECTIONS,
            "elif not self._in_headers and self._sent > self._largest:",
            "elif False:",
        ),
        Mutant(
            "a body has a time limit",
            CONNECTIONS,
            "        self._limit_time(REQUEST_SECONDS)\n",
            "",
        ),
        Mutant(
            "an answer that is not read has a time limit",
            CONNECTIONS,
            "        self._unread_timer = self.loop.call_later(UNREAD_SECONDS, self._unread)\n",
            "",
        ),
        Mutant(
            "an address has a largest number of connections",
            CONNECTIONS,
            "if crowded and host not in self._exempt:",
            "if False:",
        ),
        Mutant(
            "the oldest idle connection makes room for a new one",
            CONNECTIONS,
            "if self._most is not None and len(self._addresses) > self._most:",
            "if False:",
        ),
        Mutant(
            "a household's IPv6 addresses count as one",
            "server/addresses.py",
            "return str(ip_network((address, SITE_BITS), strict=False))",
            "return str(address)",
        ),
        Mutant(
            "a socket has a largest number of frames a second",
            SOCKET,
            "if self._left < 0 or self._fragments",
            "if self._fragments",
        ),
        Mutant(
            "a message has a largest number of fragments",
            SOCKET,
            " or self._fragments >= MOST_FRAGMENTS:",
            ":",
        ),
        Mutant(
            "a socket that has ended is no longer counted",
            SOCKET,
            "        self._counter.leave(self.transport)\n",
            "",
        ),
    ],
    "tests/server/test_hosts.py": [
        Mutant(
            "a request for another host is refused",
            REQUESTS,
            "elif not self._served(Headers(scope=scope)):",
            "elif False:",
        ),
        Mutant(
            "figures need a token from elsewhere",
            REQUESTS,
            "if known or (self._served(headers) and _asked_here(scope, headers)):",
            "if True:",
        ),
        Mutant(
            "a proxy's visitors are not this machine",
            REQUESTS,
            " and not any(name in headers for name in FORWARDED)",
            "",
        ),
    ],
    "tests/server/test_request_guard.py": [
        Mutant(
            "a page of another site changes nothing",
            REQUESTS,
            "elif self._changes(scope) and not self._welcome(Headers(scope=scope)):",
            "elif False:",
        ),
        Mutant(
            "a body has a largest size",
            REQUESTS,
            "if not length.isdecimal() or int(length) > largest:",
            "if False:",
        ),
        Mutant(
            "a body says one thing",
            "server/strict_requests.py",
            "return read_json(await self.body())",
            "return json.loads(await self.body())",
        ),
        Mutant(
            "a message has a largest size",
            "server/run_server.py",
            "        ws_max_size=LARGEST_MESSAGE,\n",
            "",
        ),
        Mutant(
            "a socket has a largest number of messages a second",
            TABLE_SOCKETS,
            "return None if self._left >= 0 else",
            "return None if True else",
        ),
        Mutant(
            "a socket that goes on too fast is closed",
            TABLE_SOCKETS,
            "if allowance.exhausted:",
            "if False:",
        ),
        Mutant(
            "a guest has a largest number of sockets",
            TABLE_SOCKETS,
            "if config.rate_limits and (crowded or ",
            "if config.rate_limits and (",
        ),
        Mutant(
            "a reader of a socket who is too slow is dropped",
            TABLE_SOCKETS,
            "if len(self._waiting) >= LONGEST_QUEUE:",
            "if False:",
        ),
    ],
    "tests/server/test_bans.py": [
        Mutant(
            "a banned address is turned away",
            REQUESTS,
            'elif scope["path"] != HEALTH and self._banned(_client(scope)):',
            "elif False:",
        ),
        Mutant(
            "sockets of a banned address are closed",
            TABLE_SOCKETS,
            "if self._worker.banned(host):",
            "if False:",
        ),
    ],
    "tests/server/test_replay.py": [
        Mutant(
            "a record has a largest size",
            REQUESTS,
            "return LARGEST_RECORD if path",
            "return 2**40 if path",
        ),
    ],
    "tests/server/test_review.py": [
        Mutant(
            "a guest has one game reviewed at a time",
            "review/review_jobs.py",
            "raise deny(RefusalCode.REVIEW_RUNNING)",
            "pass",
        ),
        Mutant(
            "a server reviews a largest number of games at a time",
            "review/review_jobs.py",
            "if key not in self._jobs and len(self._jobs) >= MOST_JOBS:",
            "if False:",
        ),
    ],
    "tests/server/test_storage_limits.py": [
        Mutant(
            "the server has a largest number of guests",
            CAPACITY,
            "        await self._guests.add()\n",
            "",
        ),
        Mutant(
            "the server has a largest number of tables",
            CAPACITY,
            "        await self._tables.add()\n",
            "",
        ),
        Mutant(
            "an address has a largest number of guests and tables a day",
            "server/rate_limits.py",
            "raise deny(RefusalCode.DAY_LIMIT)",
            "return",
        ),
    ],
    "tests/server/test_absence.py": [
        Mutant(
            "bots do not play on when nobody is there",
            "tables/logged_table.py",
            "return self.state.bots_only and not self.visitors.present()",
            "return False",
        ),
    ],
    "tests/server/test_troubles.py": [
        Mutant(
            "a log whose end is missing is not opened",
            "storage/log.py",
            "if rows and reached < rows[0][0]:",
            "if False:",
        ),
    ],
    "tests/server/test_processes.py": [
        Mutant(
            "a new database is private",
            PRIVATE,
            "FILE_MODE: Final = 0o600",
            "FILE_MODE: Final = 0o644",
        ),
        Mutant(
            "a new folder is private",
            PRIVATE,
            "FOLDER_MODE: Final = 0o700",
            "FOLDER_MODE: Final = 0o755",
        ),
        Mutant(
            "a database that others could read is closed to them",
            PRIVATE,
            "    path.chmod(mode)\n",
            "",
        ),
        Mutant(
            "the health check writes",
            "storage/server_values.py",
            "self._failure = await self._write()",
            "self._failure = None",
        ),
    ],
}
