"""Programs that take a seat in tests: an honest one, and one for each misbehaviour.

Each is Python without any package. `answer()` is what an honest bot does with a line.
"""

import os
import signal
import sys
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.waiting import wait_until

HONEST = """
import json, os, signal, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def answer(message, which=-1):
    if message["type"] == "hello":
        say(type="ready", name="test")
    elif message["type"] == "decide":
        say(type="move", move=message["legal"][which])
def messages():
    for line in sys.stdin:
        yield json.loads(line)
"""

HABITS = {
    "honest": "for m in messages(): answer(m)",
    "called after its threads": """
say(type='ready', name=os.environ['OPENBLAS_NUM_THREADS'])
for m in messages(): pass
""",
    "silent": "for m in messages(): m['type'] == 'hello' and answer(m)",
    "mute from the start": "time.sleep(3600)",
    "slow": """
for m in messages():
    if m['type'] == 'decide': time.sleep(0.15)
    answer(m)
""",
    "slow once": """
late = None
for m in messages():
    if m['type'] == 'decide' and late is None:
        late = m
        continue
    if m['type'] == 'decide' and late:
        answer(late)
        late = {}
    answer(m)
""",
    "illegal": """
for m in messages():
    say(type='move', move='9>9=9') if m['type'] == 'decide' else answer(m)
""",
    "noisy": """
for m in messages():
    print('thinking...', flush=True)
    answer(m)
""",
    "binary": """
noise = bytes(range(256)) + b'\\n'
for m in messages():
    if m['type'] == 'decide' and noise:
        os.write(1, noise)
        noise = b''
    else:
        answer(m)
""",
    "deep": """
noise = b'{"type":"move","move":"4","x":' + b'[' * 30000 + b']' * 30000 + b'}\\n'
for m in messages():
    if m['type'] == 'decide' and noise:
        os.write(1, noise)
        noise = b''
    else:
        answer(m)
""",
    "endless line": """
answer(next(messages()))
while True: os.write(1, b'x' * 65536)
""",
    "endless lines": """
answer(next(messages()))
while True: os.write(1, b'x\\n' * 30000)
""",
    "dies": """
for m in messages():
    if m['type'] == 'decide': sys.exit('first thoughts\\nout of ideas')
    answer(m)
""",
    "dies at once": "sys.exit(3)",
    "forks": """
for m in messages():
    if m['type'] == 'decide':
        for _ in range(3):
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    signal.signal(signal.SIGTERM, signal.SIG_IGN)
                    time.sleep(3600)
                os._exit(0)
    answer(m)
""",
    "restless": """
for m in messages():
    enough = time.monotonic() + 0.15
    while m['type'] == 'decide' and time.monotonic() < enough:
        if os.fork() == 0: os._exit(0)
        os.wait()
    answer(m)
""",
    "forks without end": """
answer(next(messages()))
while True:
    try: os.fork() or time.sleep(3600)
    except OSError: time.sleep(3600)
""",
    "fork bomb": """
answer(next(messages()))
enough = time.monotonic() + 0.5
while time.monotonic() < enough:
    if os.fork() == 0: os.setsid()
""",
    "ignores signals": """
for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
    signal.signal(number, signal.SIG_IGN)
answer(next(messages()))
while True: time.sleep(3600)
""",
    "floods memory": """
hoard = []
for m in messages():
    if m['type'] == 'decide':
        while True: hoard.append(bytearray(2 ** 24))
    answer(m)
""",
    "floods memory in children": """
answer(next(messages()))
for _ in range(4):
    if os.fork() == 0:
        hoard = bytearray(b'x') * (100 * 2 ** 20)
        time.sleep(3600)
time.sleep(3600)
""",
    "floods standard error": """
for m in messages():
    if m['type'] == 'decide': os.write(2, b'grumble ' * 100000)
    answer(m)
""",
    "closes its input": """
answer(next(messages()))
os.close(0)
time.sleep(3600)
""",
    "closes its output": """
answer(next(messages()))
os.close(1)
time.sleep(3600)
""",
    "talks on": """
next(messages())
os.write(1, b'{"type": "ready", "name": "test"}\\nand now?\\n')
for m in messages(): answer(m)
""",
    "chatters at length": """
os.write(1, b'x' * 100000 + b'\\n')
for m in messages(): answer(m)
""",
    "answers twice": """
for m in messages():
    answer(m)
    answer(m)
""",
    "answers unasked": """
answer(next(messages()))
for _ in range(50): say(type='move', move='4')
for m in messages(): answer(m)
""",
    "kills its launcher": """
for m in messages():
    if m['type'] == 'decide': os.kill(os.getppid(), signal.SIGKILL)
    answer(m)
""",
    "fills a file": """
for m in messages():
    if m['type'] == 'decide':
        with open(sys.argv[2], 'wb') as file:
            while True: file.write(bytes(2 ** 20))
    answer(m)
""",
    "forgets to flush": """
for m in messages():
    print(json.dumps({"type": "ready", "name": "test"}))
""",
    "reads nothing": """
say(type='ready', name='test')
time.sleep(3600)
""",
}


def command(habit: str, *arguments: str) -> list[str]:
    """The command of a program with this habit."""
    return [sys.executable, "-I", "-S", "-c", HONEST + HABITS[habit], *arguments]


@contextmanager
def nothing_left_behind() -> Iterator[str]:
    """Gives a word for the command line, and waits until no process with it is left.

    A process that starts or ends can look gone for a moment, so one look is not enough.
    """
    word = uuid.uuid4().hex
    yield word
    try:
        wait_until(lambda: not processes_with(word))
    finally:
        for process in processes_with(word):
            with suppress(ProcessLookupError):
                os.kill(int(process.name), signal.SIGKILL)


def processes_with(word: str) -> list[Path]:
    return [each for each in Path("/proc").glob("[0-9]*") if word in command_line(each)]


def command_line(process: Path) -> str:
    try:
        return (process / "cmdline").read_text(errors="replace")
    except OSError:
        return ""
