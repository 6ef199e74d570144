import signal

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
