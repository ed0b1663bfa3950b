"""The line of text that repeats a game: labelled parts such as ``Faction: Nordic, Level: Automa, Seed: K7Q2-M4XD``.

What the set-up lines of several games have in common: parts stand in any order, one a line if one likes; full-width
signs are read like half-width ones; every place that cannot be read is named. Which parts there are and what they may
say is each game's own business. Source: decisions.md (a game can be repeated from a line of text).
"""

from __future__ import annotations

import enum
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, Literal, TypeVar

from noria_desktop.engine.values import frozen

Language = Literal["ja", "en"]

LONGEST_TEXT: Final = 2000
"""Characters. A complete line has about 150; far longer texts are refused unread."""

PartT = TypeVar("PartT", bound=enum.Enum)
OptionsT = TypeVar("OptionsT")


class Reason(enum.Enum):
    """Why a place in the text cannot be read."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    NO_LABEL = "no_label"
    """A part without a colon."""
    UNKNOWN_LABEL = "unknown_label"
    DOUBLE_PART = "double_part"
    NO_VALUE = "no_value"
    """Nothing stands after the colon, or between two strokes."""
    UNKNOWN_VALUE = "unknown_value"
    IMPOSSIBLE = "impossible"
    """It can be read, but no game is set up like this."""


@frozen
class Fault:
    """One place that cannot be read, in the coordinates of the original text."""

    line: int
    """From 1."""
    column: int
    """From 0, in characters of that line."""
    length: int
    """Characters at fault; 0 when something is missing there."""
    reason: Reason
    token: str
    """The characters at fault."""


class BadOptions(ValueError):
    """No game can be set up like this; ``place`` names the option, ``found`` what stands there."""

    def __init__(self, place: str, found: object) -> None:
        """Keep both facts; the message is for logs only."""
        super().__init__(f"{place}: {found}")
        self.place = place
        self.found = found


@frozen
class Written:
    """A word and where it stands."""

    line: int
    """From 1."""
    column: int
    """From 0."""
    text: str

    def part(self, start: int, end: int | None = None) -> Written:
        """Some of its characters, without the blanks around them."""
        text = self.text[start:end]
        blank = len(text) - len(text.lstrip())
        return Written(self.line, self.column + start + blank, text.strip())

    def fault(self, reason: Reason) -> Fault:
        """This word is at fault."""
        return Fault(self.line, self.column, len(self.text), reason, self.text)


@frozen
class Parsed(Generic[OptionsT]):
    """What could be read of a text that may be half typed."""

    options: OptionsT
    """Parts that could not be read keep their defaults."""
    seed: Written | None
    """The seed's code as written; reading it is not the rules' business."""
    faults: tuple[Fault, ...]
    """In the order of the text."""


# Words ----------------------------------------------------------------------------------------------------


def folded(text: str) -> str:
    """A word in the form in which words are compared: half-width, small letters, no spaces, dots and apostrophes."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in plain if not sign.isspace() and sign not in "・･_'’")


def known_labels(
    labels: Mapping[Language, Mapping[PartT, str]], others: Mapping[str, PartT]
) -> dict[str, PartT]:
    """Every word a part may be named by, folded: the written ones of both languages, and what else people say."""
    written = {folded(word): part for words in labels.values() for part, word in words.items()}
    return written | {folded(word): part for word, part in others.items()}


def known_words(
    words: Mapping[PartT, Mapping[Any, Mapping[Language, str]]], others: Mapping[PartT, Mapping[str, Any]]
) -> dict[PartT, dict[str, Any]]:
    """What each part may say, by its folded words of both languages, and what else people say."""
    return {
        part: {folded(word): value for value, both in said.items() for word in both.values()}
        | {folded(word): value for word, value in others.get(part, {}).items()}
        for part, said in words.items()
    }


# Reading --------------------------------------------------------------------------------------------------

_BETWEEN_PARTS: Final = re.compile(r"[^,;，；、､]+")
_AFTER_LABEL: Final = re.compile(r"[:：=＝]")


def read_parts(text: str, labels: Mapping[str, PartT]) -> tuple[dict[PartT, Written], list[Fault]]:
    """The values of all parts that have a known label, in the order of the text, and what cannot be read.

    Never raises; ``labels`` are those of ``known_labels``.
    """
    if len(text) > LONGEST_TEXT:
        return {}, [Fault(1, 0, 0, Reason.TOO_LONG, "")]
    found: dict[PartT, Written] = {}
    faults: list[Fault] = []
    pieces = [
        Written(number, match.start(), match.group()).part(0)
        for number, line in enumerate(text.splitlines(), start=1)
        for match in _BETWEEN_PARTS.finditer(line)
        if match.group().strip()
    ]
    for piece in pieces:
        read = _labelled(piece, labels, found)
        if isinstance(read, Fault):
            faults.append(read)
        else:
            part, value = read
            found[part] = value
    if not pieces:
        faults.append(Fault(1, 0, 0, Reason.EMPTY, ""))
    return found, faults


def _labelled(
    piece: Written, labels: Mapping[str, PartT], found: Mapping[PartT, Written]
) -> tuple[PartT, Written] | Fault:
    """What a part is about, and its value; or why neither can be said."""
    sign = _AFTER_LABEL.search(piece.text)
    if sign is None:
        return piece.fault(Reason.NO_LABEL)
    label, value = piece.part(0, sign.start()), piece.part(sign.end())
    part = labels.get(folded(label.text))
    if part is None:
        return (label if label.text else piece).fault(Reason.UNKNOWN_LABEL)
    if part in found:
        return label.fault(Reason.DOUBLE_PART)
    if not value.text:
        return Fault(piece.line, piece.column + sign.end(), 0, Reason.NO_VALUE, "")
    return part, value


def in_order(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Faults in the order of the text."""
    return tuple(sorted(faults, key=lambda fault: (fault.line, fault.column)))


# Writing --------------------------------------------------------------------------------------------------


def write_parts(said: Mapping[PartT, str | None], labels: Mapping[PartT, str], language: Language) -> str:
    """The line: what each part says behind its label, in the order given; a part that says nothing is left out."""
    between = {"ja": "、", "en": ", "}[language]
    return between.join(f"{labels[part]}: {words}" for part, words in said.items() if words is not None)
