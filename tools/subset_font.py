#!/usr/bin/env python3
"""Make the two fonts the program ships, small, from the whole Noto Sans JP.

    tools/subset_font.py FOLDER

FOLDER is the unpacked npm package ``@expo-google-fonts/noto-sans-jp`` (``npm pack`` it, then ``tar xzf``).
Kept are Latin, symbols, kana, JIS X 0208 level 1 and every character that the sources, the translations and
the data use. Fails, and names them, when the font lacks characters that are used. Needs fonttools.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FONTS = ROOT / "resources" / "fonts"
WEIGHTS = {"nd-sans-regular.ttf": "400Regular", "nd-sans-bold.ttf": "700Bold"}
USED_IN = (
    ("noria_desktop/ui", "*.py"),
    ("resources", "*.json"),
    ("translations", "*.ts"),
    ("translations/pending", "*.tsv"),
)
SYMBOLS = "–—‘’“”…•′″←↑→↓↔↕⇧⇨×÷−±≈≠≤≥★☆●○◆◇■□▲△▼▽◀▶✓♪ⅠⅡⅢⅣⅤⅥ◊－①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯"
RARE = "彗暈篝逍銛髙﨑叡廻恣拮榎橙漲璃瑠碧絆繋羅翔聯茜菱諏迦遙遼邁鷲籤賽盃舵蛸騙駕齎蒐隼"
"""Characters outside level 1 that names and terms of the four games are likely to need."""


def japanese_level_1() -> Iterator[str]:
    """Symbols, kana, Greek, Cyrillic and lines (rows 1-8) and the 2,965 commonest kanji (rows 16-47)."""
    for row in (*range(1, 9), *range(16, 48)):
        for cell in range(1, 95):
            try:
                yield bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp")
            except UnicodeDecodeError:
                continue


def used_characters(root: Path = ROOT) -> set[str]:
    """Every printable character of the texts the program can show."""
    used: set[str] = set()
    for folder, pattern in USED_IN:
        for path in sorted((root / folder).rglob(pattern)):
            used |= set(path.read_text(encoding="utf-8"))
    return {char for char in used if char.isprintable()}


def main(folder: Path) -> int:
    """Write both fonts and their licence; 1 when a used character has no glyph."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    latin = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180))}
    used = used_characters()
    wanted = latin | set(SYMBOLS) | set(RARE) | set(japanese_level_1()) | used
    lacking: set[str] = set()
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, weight in WEIGHTS.items():
        source = folder / weight / f"NotoSansJP_{weight}.ttf"
        lacking |= {char for char in used if ord(char) not in TTFont(source).getBestCmap()}
        options = subset.Options(
            layout_features=["kern", "liga", "palt", "ccmp", "locl", "mark", "mkmk"],
            hinting=False,
            name_IDs=["*"],
            drop_tables=["meta", "DSIG"],
        )
        font = subset.load_font(str(source), options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=[ord(char) for char in wanted])
        subsetter.subset(font)
        subset.save_font(font, str(FONTS / name), options)
        print(name, (FONTS / name).stat().st_size, "bytes")
    shutil.copyfile(folder / "LICENSE_FONT", FONTS / "OFL.txt")
    if lacking:
        print("no glyph for:", " ".join(sorted(lacking)), file=sys.stderr)
    return 1 if lacking else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
