"""Cutting written set-ups into lines and tokens that remember where they stood; the words of both languages.

Full-width and half-width forms, Japanese and Western punctuation, many dashes, and spaces anywhere (or
nowhere) all give the same tokens; columns always count in the original text. The words belong to the format of written
set-ups, not to the program's language. Source: rules.md 5.5.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeVar

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.terms import Ring, Track

T = TypeVar("T")

LONGEST_TEXT = 2000
"""Characters. A complete set-up has about 130; far longer texts are refused unread."""


class Line(enum.Enum):
    """The four lines of a written set-up, in their order."""

    MARKET = "market"
    ISLANDS = "islands"
    BOT = "bot"
    PLAYER = "player"


class Reason(enum.Enum):
    """Why a place in the text cannot be read."""

    # The text as a whole
    EMPTY = "empty"
    TOO_LONG = "too_long"
    UNKNOWN_LABEL = "unknown_label"
    DOUBLE_LINE = "double_line"
    EXTRA_LINE = "extra_line"
    UNEXPECTED = "unexpected"
    """A character or word that does not belong here."""
    # Lists
    SEPARATOR_EXPECTED = "separator_expected"
    """Entries of a list stand without a comma between them."""
    # Market
    MARKET_COUNT = "market_count"
    """Not four discs."""
    DISC_EXPECTED = "disc_expected"
    PRICE_EXPECTED = "price_expected"
    FREE_DISC = "free_disc"
    """Resource discs have no price."""
    NO_SUCH_PRICE = "no_such_price"
    DOUBLE_PRICE = "double_price"
    # Islands
    ISLAND_COUNT = "island_count"
    """Not five islands."""
    ISLAND_EXPECTED = "island_expected"
    NO_SUCH_ISLAND = "no_such_island"
    DOUBLE_ISLAND = "double_island"
    NO_AMBASSADOR = "no_ambassador"
    DOUBLE_AMBASSADOR = "double_ambassador"
    # Wheels
    RING_MISSING = "ring_missing"
    """Fewer than three rings."""
    RING_COUNT = "ring_count"
    """Not 1 disc on the small, 2 on the medium, 3 on the large ring."""
    HALVES = "halves"
    """Not four discs in the resting and two in the active half."""
    POSITION_EXPECTED = "position_expected"
    LETTER_EXPECTED = "letter_expected"
    NO_SUCH_POSITION = "no_such_position"
    DOUBLE_POSITION = "double_position"
    UNKNOWN_DISC = "unknown_disc"
    """No letter of this kind of wheel or market."""
    DOUBLE_DISC = "double_disc"
    BONUS_AT_START = "bonus_at_start"
    """No bonus disc lies on a starting wheel."""
    UNKNOWN_TRACK = "unknown_track"


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
    """The characters at fault, as written."""
    part: Line | None = None
    """Which of the four lines it belongs to, where that is known."""
    ring: Ring | None = None
    """Which ring it belongs to, where it is about one."""


class Kind(enum.Enum):
    """What a token is."""

    NUMBER = "number"
    LETTER = "letter"
    DASH = "dash"
    COMMA = "comma"
    MARK = "mark"
    """The bracketed cross of the bot's ambassador."""
    WORD = "word"
    """A run of Japanese characters."""
    OTHER = "other"


@frozen
class Token:
    """A piece of a line."""

    kind: Kind
    text: str
    """Folded: half-width, capital letters."""
    column: int
    length: int


@frozen
class Record:
    """One of the lines of a set-up, cut out of a text line of which it may be a part."""

    line: int
    column: int
    """Where ``text`` begins in that line."""
    text: str


_DASHES = frozenset("-‐‑‒–—―−─﹣－")
_LONG_VOWELS = frozenset("ーｰ")
"""A dash on its own, but a part of a Japanese word when it follows a character of one."""
_COMMAS = frozenset(",、，､")
_COLONS = ":："
_LINE_ENDS = re.compile("\r\n|\r|\n|\u2028|\u2029")
_RECORD_ENDS = re.compile("[;；/／]")
_MARK = re.compile(r"[(（]\s*[xXｘＸ×✕✖]\s*[)）]")
_NUMBER = re.compile("[0-9０-９]+")


@cache
def _word() -> re.Pattern[str]:
    """A Japanese word. Compiled when one may be there: so many characters take 3 ms, and printed wheels have none."""
    return re.compile(
        "[々〆\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff\uff66-\uff9f]"
        "[々〆\u3041-\u3096\u30a1-\u30fc\u3400-\u9fff\uff66-\uff9f]*"
    )


def records(text: str) -> tuple[Record, ...]:
    """The non-blank lines of a text; ``;`` and ``/`` end a line too."""
    found: list[Record] = []
    for number, line in enumerate(_LINE_ENDS.split(text), start=1):
        start = 0
        for piece in _RECORD_ENDS.split(line):
            if piece.strip():
                found.append(Record(number, start, piece))
            start += len(piece) + 1
    return tuple(found)


def position(text: str, index: int) -> tuple[int, int]:
    """Line (from 1) and column (from 0) of a character of the text."""
    ends = [match.end() for match in _LINE_ENDS.finditer(text, 0, index)]
    return len(ends) + 1, index - (ends[-1] if ends else 0)


def folded(text: str) -> str:
    """A word in the form in which words are compared: half-width, small letters, no spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def split_label(record: Record, labels: Mapping[str, T]) -> tuple[str | None, T | None, Record]:
    """The label as written (None when there is none), what it names, and the rest of the record.

    A label ends with a colon, which may be missing where a known label starts the record. A number after
    it ("Bot 2:") means nothing.
    """
    colons = [spot for spot, character in enumerate(record.text) if character in _COLONS]
    if colons:
        label = record.text[: colons[0]]
        rest = Record(record.line, record.column + colons[0] + 1, record.text[colons[0] + 1 :])
        return label, labels.get(folded(label).rstrip("0123456789")), rest
    blank = len(record.text) - len(record.text.lstrip())
    for word, line in labels.items():
        end = blank + len(word)
        if record.text[blank:end].casefold() == word and not record.text[end : end + 1].isalpha():
            return word, line, Record(record.line, record.column + end, record.text[end:])
    return None, None, record


def tokens(record: Record) -> tuple[Token, ...]:
    """The tokens of a record; spaces are dropped."""
    found: list[Token] = []
    text = record.text
    spot = 0
    while spot < len(text):
        character = text[spot]
        if character.isspace():
            spot += 1
            continue
        kind, length = _kind_at(text, spot)
        written = text[spot : spot + length]
        shown = unicodedata.normalize("NFKC", written).upper() if kind is not Kind.OTHER else written
        found.append(Token(kind, shown, record.column + spot, length))
        spot += length
    return tuple(found)


def _kind_at(text: str, spot: int) -> tuple[Kind, int]:
    """Kind and length of the token that starts here."""
    character = text[spot]
    if character in _DASHES or character in _LONG_VOWELS:
        return Kind.DASH, 1
    if character in _COMMAS:
        return Kind.COMMA, 1
    for kind, pattern in ((Kind.MARK, _MARK), (Kind.NUMBER, _NUMBER)):
        match = pattern.match(text, spot)
        if match is not None:
            return kind, len(match.group())
    plain = unicodedata.normalize("NFKC", character)
    if len(plain) == 1 and plain.isascii() and plain.isalpha():
        return Kind.LETTER, 1
    word = _word().match(text, spot)
    return (Kind.OTHER, 1) if word is None else (Kind.WORD, len(word.group()))


# Words --------------------------------------------------------------------------------------------------


Language = Literal["ja", "en"]

LABELS: dict[Language, dict[Line, str]] = {
    "ja": {Line.MARKET: "市場", Line.ISLANDS: "空島", Line.BOT: "ボット", Line.PLAYER: "プレイヤー"},
    "en": {Line.MARKET: "Market", Line.ISLANDS: "Islands", Line.BOT: "Bot", Line.PLAYER: "Player"},
}
SEED_LABELS: dict[Language, str] = {"ja": "シード", "en": "Seed"}
"""Of a line after the four, which the rulebook does not know: the deal that they were drawn from."""
TRACK_WORDS: dict[Language, dict[Track, str]] = {
    "ja": {
        Track.REFINEMENT: "精錬コース",
        Track.SETTLEMENT: "殖民コース",
        Track.EXPLORATION: "探検コース",
        Track.RESEARCH: "研究コース",
    },
    "en": {track: track.value for track in Track},
}
COMMA: dict[Language, str] = {"ja": "、", "en": ", "}

KNOWN_LABELS: dict[str, Line] = {
    folded(word): line for words in LABELS.values() for line, word in words.items()
}
"""Labels in the form in which words are compared."""
KNOWN_SEEDS: dict[str, bool] = {folded(word): True for word in SEED_LABELS.values()}
"""Those of the seed."""

_COURSE = "コース"
KNOWN_TRACKS: dict[str, Track] = {
    folded(form): track
    for words in TRACK_WORDS.values()
    for track, word in words.items()
    for form in (word, word.removesuffix(_COURSE))
}
"""Track words, with and without the word for "track"."""
