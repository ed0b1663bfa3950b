"""Small numbers as sentences say them: English spells them out, Japanese writes digits with a counter behind."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.i18n import Text

_ORDINALS: Final = (
    Text("Numerals", "first"),
    Text("Numerals", "second"),
    Text("Numerals", "third"),
    Text("Numerals", "fourth"),
    Text("Numerals", "fifth"),
    Text("Numerals", "sixth"),
    Text("Numerals", "seventh"),
    Text("Numerals", "eighth"),
    Text("Numerals", "ninth"),
    Text("Numerals", "tenth"),
    Text("Numerals", "eleventh"),
    Text("Numerals", "twelfth"),
)
_CARDINALS: Final = (
    Text("Numerals", "none"),
    Text("Numerals", "one"),
    Text("Numerals", "two"),
    Text("Numerals", "three"),
    Text("Numerals", "four"),
    Text("Numerals", "five"),
    Text("Numerals", "six"),
    Text("Numerals", "seven"),
    Text("Numerals", "eight"),
    Text("Numerals", "nine"),
    Text("Numerals", "ten"),
    Text("Numerals", "eleven"),
    Text("Numerals", "twelve"),
)


def ordinal(number: int) -> str:
    """The place in a row, from 1: "third"; a language that counts things says only the number.

    Raises:
        ValueError: no word is kept for it.
    """
    if not 1 <= number <= len(_ORDINALS):
        raise ValueError(number)
    return str(_ORDINALS[number - 1])


def cardinal(number: int) -> str:
    """How many of something: a word up to twelve, digits beyond."""
    return str(_CARDINALS[number]) if 0 <= number < len(_CARDINALS) else str(number)
