"""Turns letters of the open fonts into outlines, so that a picture looks the same on every machine.

Run at authoring time only: python3 scripts/imagery/outline.py (needs fonttools and brotli). Writes outlines.json.
"""

import json
import pathlib
import string

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = pathlib.Path(__file__).parent
FONTS = HERE.parent.parent / "node_modules" / "@fontsource-variable"
PRINTABLE = string.ascii_letters + string.digits + " .,-/&:'"

FACES = {
    "display": ("bricolage-grotesque", "opsz", {"opsz": 48, "wght": 650}, PRINTABLE),
    "text": ("ibm-plex-sans", "wght", {"wght": 500}, PRINTABLE),
    "havgard": ("sora", "wght", {"wght": 600}, "havgard"),
    "castellan": ("fraunces", "opsz", {"opsz": 72, "wght": 560}, "Castellan"),
    "tarn": ("archivo", "wdth", {"wdth": 122, "wght": 720}, "TARNUCLE"),
    "orrin": ("ibm-plex-sans", "wght", {"wght": 600}, "Orin Temals"),
    "ferrowick": ("archivo", "wdth", {"wdth": 68, "wght": 820}, "FEROWICK"),
    "alba": ("unbounded", "wght", {"wght": 520}, "albdep "),
    "stellnor": ("instrument-sans", "wght", {"wght": 600}, "Stelnor"),
    "quarrymore": ("eb-garamond", "wght", {"wght": 620}, "Quarymoe"),
    "stillwater": ("unbounded", "wght", {"wght": 600}, PRINTABLE),
    "harrow": ("fraunces", "opsz", {"opsz": 96, "wght": 620}, PRINTABLE),
    "holt": ("archivo", "wdth", {"wdth": 112, "wght": 720}, PRINTABLE),
}


def face(family, axes_file, axes, letters):
    path = FONTS / family / "files" / f"{family}-latin-{axes_file}-normal.woff2"
    font = instantiateVariableFont(TTFont(path), axes)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    table = {}
    for letter in sorted(set(letters)):
        name = names.get(ord(letter))
        if name is None:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.0f}")
        glyphs[name].draw(pen)
        table[letter] = [round(glyphs[name].width), pen.getCommands()]
    return {"unitsPerEm": font["head"].unitsPerEm, "glyphs": table}


outlines = {name: face(*spec) for name, spec in FACES.items()}
(HERE / "outlines.json").write_text(json.dumps(outlines, separators=(",", ":")) + "\n")
