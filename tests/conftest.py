import os
import signal
import sys

from hypothesis import HealthCheck, settings

settings.register_profile(
    "same-every-time",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same-every-time")

# A runner in the background may ignore Ctrl-C, and whatever it starts would, too.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests start hundreds of processes: without bytecode on disk each would compile every module anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
