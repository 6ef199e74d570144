"""Synthesize the sounds of the table: `python -m tools.sounds`.

Paper is noise through a moving band; wax is a low thud with crumbs of noise; a candle is breath; a
chair and a door are knocks on wood; the lute is plucked strings. Nothing is recorded. The files are
short, mono, 16 bits, and the browser loads them only for those who asked for sound.
"""

import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Samples: TypeAlias = NDArray[np.float64]

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "ui" / "sounds"
RATE: Final = 22_050
"""Samples a second."""
PEAK: Final = 0.5
"""Loudest sample of a file: the table is heard, not announced."""


def main() -> None:
    """Write the files into the folder given, or into the browser's sources."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


def write(path: Path, samples: Samples) -> None:
    """Write samples as a WAV file, at the common loudness."""
    loud = samples * (PEAK / np.abs(samples).max())
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((loud * 32767).round().astype("<i2").tobytes())


def paper() -> Samples:
    """A card slides over the table and comes to rest."""
    rustle = _band(_noise(0.19, seed=1), 1_400, 6_500) * _swell(0.19, 0.35)
    grains = np.repeat(np.random.default_rng(2).uniform(0.35, 1, 40), 106)
    rest = _band(_noise(0.05, seed=3), 300, 1_600) * _fall(0.05, 70) * 0.5
    return _laid((0, rustle * _fitted(grains, rustle.size)), (0.165, rest))


def crack() -> Samples:
    """A wax seal breaks: a snap, then crumbs."""
    snap = _band(_noise(0.03, seed=4), 900, 5_000) * _fall(0.03, 160)
    thud = _sine(0.16, 150, 80) * _fall(0.16, 28) * 0.8
    random = np.random.default_rng(5)
    crumbs = [
        (at, _band(_noise(0.018, seed=10 + number), 1_800, 6_000) * _fall(0.018, 260) * size)
        for number, (at, size) in enumerate(
            zip(np.sort(random.uniform(0.05, 0.3, 7)), random.uniform(0.08, 0.3, 7), strict=True)
        )
    ]
    return _laid((0, snap), (0.004, thud), *crumbs)


def stamp() -> Samples:
    """A seal is pressed into warm wax."""
    thud = _sine(0.26, 105, 52) * _fall(0.26, 16)
    wax = _band(_noise(0.14, seed=6), 180, 900) * _swell(0.14, 0.2) * 0.45
    return _laid((0, thud), (0.02, wax))


def candle() -> Samples:
    """A candle goes out: one breath."""
    return _band(_noise(0.5, seed=7), 250, 1_500) * _swell(0.5, 0.22)


def knock() -> Samples:
    """Two knuckles on a wooden door: it is your turn."""
    one = _sine(0.12, 330, 240) * _fall(0.12, 48) + _sine(0.12, 760, 700) * _fall(0.12, 90) * 0.3
    tap = _band(_noise(0.012, seed=8), 700, 3_500) * _fall(0.012, 300) * 0.5
    return _laid((0, one), (0, tap), (0.17, one * 0.7), (0.17, tap * 0.7))


def lute() -> Samples:
    """The letter has arrived: a broken chord on gut strings."""
    chord = (196.0, 246.94, 293.66, 392.0)
    return _laid(*((0.13 * place, _string(1.0, note, place)) for place, note in enumerate(chord)))


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    made.__name__: made for made in (paper, crack, stamp, candle, knock, lute)
}


def _noise(seconds: float, *, seed: int) -> Samples:
    return np.random.default_rng(seed).standard_normal(int(seconds * RATE))


def _band(samples: Samples, low: float, high: float) -> Samples:
    """Keep the frequencies of a band, with soft edges."""
    heights = np.fft.rfftfreq(samples.size, 1 / RATE)
    kept = 1 / (1 + (low / np.maximum(heights, 1)) ** 4) / (1 + (heights / high) ** 4)
    kept_samples: Samples = np.fft.irfft(np.fft.rfft(samples) * kept, samples.size)
    return kept_samples


def _swell(seconds: float, top: float) -> Samples:
    """Rise to the top, at this part of the time, and fall."""
    at = np.linspace(0, 1, int(seconds * RATE))
    shape: Samples = np.where(at < top, at / top, (1 - at) / (1 - top)) ** 1.7
    return shape


def _fall(seconds: float, speed: float) -> Samples:
    at = np.arange(int(seconds * RATE)) / RATE
    shape: Samples = np.minimum(at * 700, 1) * np.exp(-speed * at)
    return shape


def _sine(seconds: float, first: float, last: float) -> Samples:
    """A tone that slides from one height to another, in hertz."""
    heights = np.linspace(first, last, int(seconds * RATE))
    tone: Samples = np.sin(2 * np.pi * np.cumsum(heights) / RATE)
    return tone


def _string(seconds: float, hertz: float, seed: int) -> Samples:
    """A plucked string: a burst of noise that runs round and grows dull (Karplus and Strong)."""
    length = round(RATE / hertz)
    ring = _band(np.random.default_rng(20 + seed).standard_normal(length), 60, 2_600)
    turns = int(seconds * hertz) + 1
    rounds = [ring]
    for _ in range(turns):
        ring = 0.994 * (0.6 * ring + 0.4 * np.roll(ring, 1))
        rounds.append(ring)
    whole = np.concatenate(rounds)[: int(seconds * RATE)]
    plucked: Samples = whole * np.linspace(1, 0, whole.size) ** 1.2
    return plucked


def _laid(*parts: tuple[float, Samples]) -> Samples:
    """Several sounds laid over each other, each from its second on."""
    size = max(int(at * RATE) + samples.size for at, samples in parts)
    whole = np.zeros(size)
    for at, samples in parts:
        start = int(at * RATE)
        whole[start : start + samples.size] += samples
    return whole


def _fitted(samples: Samples, size: int) -> Samples:
    fitted: Samples = np.resize(samples, size)
    return fitted


if __name__ == "__main__":
    main()
