"""A fact is a few words of a rules page with the numbers left open; the tables fill them, the page must say the same.

What the facts of a page do not cover is not compared: ``left_over`` finds the numbers that stand there besides. One and
two in English words, and a counted 1 in Japanese, say "a" and "both" far more often than a number and are not looked for.
"""

from __future__ import annotations

import re
from typing import Any, Final

import attrs

from noria_desktop.ui.pages.rules_text import rules_text

_WORDS: Final = [
    "none",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
]
_MORE: Final = {30: "thirty"}
_ORDINALS: Final = {6: "sixth", 12: "twelfth", 16: "sixteenth"}
_NUMERAL: Final = re.compile(
    rf"(?<!\d)(?!1(?:つ|枚|体|個|回|段|歩|マス|ターン|ラウンド|種類|隻|日|本|人))\d+|\b(?:{'|'.join([*_WORDS[3:], *_MORE.values()])})\b",
    re.IGNORECASE,
)
_NAMES_OF_SECTIONS: Final = re.compile(r"^#.*$|\{[^}]*\}|^\d+\. ", re.MULTILINE)


class Number(int):
    """A number of a table: ``{0}`` writes its digits, ``{0:w}`` its English word, ``{0:W}`` with a capital, ``{0:o}`` sixth."""

    def __format__(self, spec: str) -> str:
        if spec == "o":
            return _ORDINALS.get(self, f"<{int(self)}>")
        if spec not in ("w", "W"):
            return str(int(self))
        word = _MORE.get(self) or (_WORDS[self] if 0 <= self < len(_WORDS) else f"<{int(self)}>")
        return word.capitalize() if spec == "W" else word


@attrs.frozen
class Fact:
    """Words of a page in both languages, and what a table says for their open places.

    Attributes:
        en: English words of the page, open places as ``str.format`` has them.
        ja: the Japanese ones.
        values: what the tables say: numbers, or words of pieces that a table names (a pair of both languages).
    """

    en: str
    ja: str
    values: tuple[Any, ...]

    def said(self, language: str, more: int = 0) -> str:
        """The words as the tables fill them; every number larger by ``more``."""
        filled = [
            Number(value + more) if isinstance(value, int) else value[language == "ja"]
            for value in self.values
        ]
        return (self.ja if language == "ja" else self.en).format(*filled)


def fact(en: str, ja: str, *values: int | tuple[str, str]) -> Fact:
    """Words with open places, and what fills them."""
    return Fact(en, ja, values)


def row(en: str, ja: str, *cells: int) -> Fact:
    """A row of a table of numbers."""
    places = " | ".join(f"{{{index}}}" for index in range(len(cells)))
    return Fact(f"| {en} | {places} |", f"| {ja} | {places} |", cells)


def page(game: str, language: str) -> str:
    """What the rules page of a game is made from."""
    return rules_text(game, language).source


def not_said(game: str, language: str, facts: tuple[Fact, ...]) -> list[str]:
    """Facts that the page does not tell as the tables have them."""
    source = page(game, language)
    return [one.said(language) for one in facts if one.said(language) not in source]


def left_over(game: str, language: str, facts: tuple[Fact, ...], rest: tuple[str, ...]) -> list[str]:
    """Lines with a number that no fact covers, but for the words of ``rest``, which come from no table."""
    words = page(game, language)
    for one in sorted((*(one.said(language) for one in facts), *rest), key=len, reverse=True):
        words = words.replace(one, "…")
    words = _NAMES_OF_SECTIONS.sub("", words)
    return [line for line in words.splitlines() if _NUMERAL.search(line)]
