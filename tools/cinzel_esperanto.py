"""Give Cinzel the letters of Esperanto that it lacks: `python tools/cinzel_esperanto.py`.

Cinzel has neither circumflexes on C, G, H, J, S nor a breve on U. They are put together here from
Cinzel's own letters and accents, at the weight that the pages use. The result is a modified
version under the same SIL Open Font License: see `web/src/art/fonts/OFL.txt`. Needs `fonttools`
and `brotli`; run by hand when the font is renewed.
"""

from pathlib import Path
from typing import Any, Final

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).parent.parent / "web"
FILES: Final = ROOT / "node_modules" / "@fontsource-variable" / "cinzel" / "files"
TARGET: Final = ROOT / "src" / "art" / "fonts" / "cinzel-esperanto.woff2"
WEIGHT: Final = 600
LETTERS: Final = {
    letter: (base, *model)
    for letters, bases, model in (("ĈĜĤĴŜ", "CGHJS", ("Â", "A")), ("ĉĝĥĵŝ", "cghjs", ("â", "a")))
    for letter, base in zip(letters, bases, strict=True)
} | {"Ŭ": ("U", "Ă", "A"), "ŭ": ("u", "ă", "a")}
"""Each letter, its base, and an accented letter of Cinzel's with its own base, to take from."""


def main() -> None:
    """Write the font with the twelve letters."""
    latin, extended = (_font(f"cinzel-{name}-wght-normal.woff2") for name in ("latin", "latin-ext"))
    drawn = {letter: _drawn(letter, latin, extended) for letter in LETTERS}
    glyphs, widths = latin["glyf"], latin["hmtx"]
    for letter, (glyph, width) in drawn.items():
        name = f"uni{ord(letter):04X}"
        glyphs[name] = glyph
        widths[name] = (width, 0)
        for table in latin["cmap"].tables:
            table.cmap[ord(letter)] = name
    latin.setGlyphOrder(list(glyphs.keys()))
    _subset(latin)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    latin.flavor = "woff2"
    latin.save(TARGET)


def _font(name: str) -> TTFont:
    return instantiateVariableFont(TTFont(FILES / name), {"wght": WEIGHT})


def _drawn(letter: str, latin: TTFont, extended: TTFont) -> tuple[Any, int]:
    base, accented, plain = LETTERS[letter]
    source = latin if ord(accented) in latin.getBestCmap() else extended
    pen = TTGlyphPen(None)
    _outline(latin, base).replay(pen)
    # An accent is what the accented letter has more than the plain one, moved over the new base.
    shift = (_middle(latin, base) - _middle(latin, plain), _rise(latin, base, plain))
    mark = TransformPen(pen, (1, 0, 0, 1, *shift))
    for contour in _contours(source, accented)[len(_contours(latin, plain)) :]:
        for method, points in contour:
            getattr(mark, method)(*points)
    width, _ = latin["hmtx"][latin.getBestCmap()[ord(base)]]
    return pen.glyph(), width


def _outline(font: TTFont, letter: str) -> DecomposingRecordingPen:
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    return pen


def _contours(font: TTFont, letter: str) -> list[list[Any]]:
    """The contours of a letter from the lowest to the highest, so that an accent comes last."""
    found: list[list[Any]] = []
    for step in _outline(font, letter).value:
        if step[0] == "moveTo":
            found.append([])
        found[-1].append(step)
    return sorted(found, key=lambda contour: min(y for _, points in contour for _, y in points))


def _extent(font: TTFont, letter: str) -> tuple[float, float, float]:
    points = [
        point for contour in _contours(font, letter) for _, steps in contour for point in steps
    ]
    across = [x for x, _ in points]
    return min(across), max(across), max(y for _, y in points)


def _middle(font: TTFont, letter: str) -> float:
    left, right, _ = _extent(font, letter)
    return (left + right) / 2


def _rise(font: TTFont, base: str, plain: str) -> float:
    """How much higher the new base stands; round letters overshoot and need no more room."""
    return max(0.0, _extent(font, base)[2] - _extent(font, plain)[2] - 20)


def _subset(font: TTFont) -> None:
    options = Options()
    options.layout_features = []
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(LETTERS))
    subsetter.subset(font)


if __name__ == "__main__":
    main()
