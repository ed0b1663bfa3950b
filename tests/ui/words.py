"""Japanese straight from the sources of the translation, so that a picture or a test needs no compiled file."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QTranslator

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"


@cache
def translated() -> Mapping[tuple[str, str], str]:
    """The Japanese of every context and English text in the lists, read once."""
    words: dict[tuple[str, str], str] = {}
    for context in ET.parse(TRANSLATIONS / "noria_desktop_ja.ts").getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            if japanese := message.findtext("translation"):
                words[name, message.findtext("source", "")] = japanese
    for path in sorted((TRANSLATIONS / "pending").glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            parts = line.split("\t")
            if len(parts) >= 3:
                words[parts[0], parts[1].replace("\\n", "\n")] = parts[2].replace("\\n", "\n")
    assert words
    return MappingProxyType(words)


class JapaneseWords(QTranslator):
    """What ``noria_desktop_ja.ts`` and the lists that wait to be merged into it say.

    A text without a translation stays English, as it would in the program; those of the ``watched`` contexts are
    remembered as ``missing``.
    """

    def __init__(self, parent: QObject | None = None, *, watched: Collection[str] = ()) -> None:
        """Read every list, unless that was done before."""
        super().__init__(parent)
        self.missing: set[tuple[str, str]] = set()
        self._watched = frozenset(watched)
        self._words = translated()

    def isEmpty(self) -> bool:  # noqa: N802
        """Asked by Qt before it takes a translator in."""
        return False

    def translate(self, context: Any, source: Any, disambiguation: Any = None, n: int = -1) -> str | None:
        """The Japanese text; None, which leaves the English, where there is none."""
        found = self._words.get((str(context), str(source)))
        if found is None and str(context) in self._watched:
            self.missing.add((str(context), str(source)))
        return found
