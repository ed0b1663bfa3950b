"""One line of text that tells a friend how a day went, and its reading.

``Mika · 05-18 Solani Trickster 63-41 sealed · 04TJ-D9QZ-0KXM``: a name, what happened in words for people, and a code
that holds the same for programs, so that names and languages may differ. Nothing is sent; the player shares the line.

The sixty bits of the code, from the left: day 13, the game's mark 8, own points 10, the rival's 10, sealed 1, who won 2,
check 16.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from datetime import date, timedelta
from typing import Final

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.seed_code import ALPHABET
from noria_desktop.app.today.edition import FIRST_DAY, days_game
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.values import frozen

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 200
PARTED: Final = " · "
_DOTS: Final = "·・･•∙⋅"
"""What the dot may have become on its way."""
_LENGTH: Final = 12
_GROUP: Final = 4
_CHECK_BITS: Final = 16
_POINTS_BITS: Final = 10
_BELOW_ZERO: Final = 256
_WIDTHS: Final = (13, 8, _POINTS_BITS, _POINTS_BITS, 1, 2)
_LOOKALIKES: Final = str.maketrans("ILO", "110")
_OUTCOMES: Final = (Outcome.LOST, Outcome.WON, Outcome.SHARED)
_DAY: Final = re.compile(r"(\d{1,2})-(\d{1,2})(?!\d)")
_SCORE: Final = re.compile(r"(?<![\d-])(-?\d+)-(-?\d+)(?!\S)")


class LineFault(enum.Enum):
    """Why a text is no line of a day."""

    EMPTY = "empty"
    TOO_LONG = "too long"
    NO_PARTS = "no parts"
    """Name, day and code are not parted by dots."""
    NO_NAME = "no name"
    CODE_LENGTH = "code length"
    CODE_SIGN = "code sign"
    """A sign that no code has."""
    CODE_CHECK = "code check"
    """Twelve good signs, but one of them must be mistyped."""
    NO_DAY = "no day"
    """A day before the first."""
    OTHER_GAME = "other game"
    """On that day another edition plays another game."""
    DAY_DIFFERS = "day differs"
    """The line says another day than its code."""
    SCORE_DIFFERS = "score differs"


class LineError(ValueError):
    """A text that is no line of a day.

    Attributes:
        why: what is wrong.
        found: the part that is wrong, as it stands in the text; for what differs, what the line says.
        wanted: what the code says instead.
    """

    def __init__(self, why: LineFault, found: str = "", wanted: str = "") -> None:
        """Keep the reason; the message is for logs only."""
        super().__init__(why.value)
        self.why, self.found, self.wanted = why, found, wanted


@frozen
class DayLine:
    """What a line tells."""

    name: str
    day: date
    own: int
    rival: int
    sealed: bool
    outcome: Outcome

    @property
    def margin(self) -> int:
        """By how much it was won, below 0 if it was lost."""
        return self.own - self.rival

    @property
    def won(self) -> bool:
        """Whether it was won, or the victory shared."""
        return self.outcome is not Outcome.LOST

    @property
    def code(self) -> str:
        """The code, such as ``04TJ-D9QZ-0KXM``."""
        return _code(self)


def clean_name(name: str) -> str:
    """A name as lines bear it: one line without dots, not too long."""
    shown = "".join(
        sign if sign.isprintable() and sign not in _DOTS else " "
        for sign in unicodedata.normalize("NFC", name)
    )
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def line_for(entry: Entry, day: date, name: str, *, sealed: bool) -> DayLine:
    """The line of a game that is over."""
    least, most = -_BELOW_ZERO, (1 << _POINTS_BITS) - 1 - _BELOW_ZERO
    own, rival = (max(least, min(points, most)) for points in (entry.own, entry.rival or 0))
    return DayLine(clean_name(name), day, own, rival, sealed, entry.outcome)


def written(line: DayLine, game: str, rival: str, state: str) -> str:
    """A line as it is sent.

    Args:
        line: what it tells.
        game: the game's name in the language in use.
        rival: the rival's.
        state: the word for sealed or open.
    """
    told = " ".join(
        part for part in (f"{line.day:%m-%d}", game, rival, f"{line.own}-{line.rival}", state) if part
    )
    return PARTED.join((line.name, told, line.code))


def kept(line: DayLine) -> str:
    """A line as files keep it, without the words of a language."""
    return PARTED.join((line.name, f"{line.day:%m-%d} {line.own}-{line.rival}", line.code))


def read_line(text: str) -> DayLine:
    """What a line tells. Other dots, dashes and full-width signs than ours are read too.

    Raises:
        LineError: it is no line; with the part that is wrong.
    """
    plain = "".join("·" if sign in _DOTS else sign for sign in text)
    plain = unicodedata.normalize("NFKC", plain).strip()
    if not plain:
        raise LineError(LineFault.EMPTY)
    if len(plain) > LONGEST_LINE:
        raise LineError(LineFault.TOO_LONG)
    parts = [part.strip() for part in plain.split("·")]
    if len(parts) < len(("name", "what happened", "code")):
        raise LineError(LineFault.NO_PARTS)
    name, told, code = clean_name(parts[0]), " ".join(parts[1:-1]), parts[-1]
    if not name:
        raise LineError(LineFault.NO_NAME)
    line = _read_code(name, code)
    _compare(line, _with_plain_dashes(told))
    return line


def _compare(line: DayLine, told: str) -> None:
    """Whether the words, as far as programs understand them, say what the code says."""
    day, rest = _DAY.match(told), told
    if day is not None:
        if (int(day[1]), int(day[2])) != (line.day.month, line.day.day):
            raise LineError(LineFault.DAY_DIFFERS, day[0], f"{line.day:%m-%d}")
        rest = told[day.end() :]
    score = _SCORE.search(rest)
    if score is not None and (int(score[1]), int(score[2])) != (line.own, line.rival):
        raise LineError(LineFault.SCORE_DIFFERS, score[0], f"{line.own}-{line.rival}")


def _with_plain_dashes(text: str) -> str:
    return "".join("-" if unicodedata.category(sign) == "Pd" or sign == "−" else sign for sign in text)


def _code(line: DayLine) -> str:
    game = days_game(line.day)
    if game is None:
        raise ValueError(f"{line.day} has no game")
    values = (
        (line.day - FIRST_DAY).days,
        game.mark,
        line.own + _BELOW_ZERO,
        line.rival + _BELOW_ZERO,
        int(line.sealed),
        _OUTCOMES.index(line.outcome),
    )
    bits = 0
    for value, width in zip(values, _WIDTHS, strict=True):
        bits = bits << width | value
    bits = bits << _CHECK_BITS | _check(bits)
    signs = "".join(ALPHABET[bits >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    return "-".join(signs[start : start + _GROUP] for start in range(0, _LENGTH, _GROUP))


def _check(bits: int) -> int:
    """Sixteen bits that a changed sign changes with 65,535 chances in 65,536."""
    told = bits.to_bytes(6, "big")
    return int.from_bytes(blake2b(told, digest_size=2, person=b"day's line").digest(), "big")


def _read_code(name: str, code: str) -> DayLine:
    plain = _with_plain_dashes(code).upper()
    signs = "".join(sign for sign in plain if not sign.isspace() and sign != "-").translate(_LOOKALIKES)
    for sign in signs:
        if sign not in ALPHABET:
            raise LineError(LineFault.CODE_SIGN, sign)
    if len(signs) != _LENGTH:
        raise LineError(LineFault.CODE_LENGTH, code)
    bits = 0
    for sign in signs:
        bits = bits << 5 | ALPHABET.index(sign)
    bits, check = bits >> _CHECK_BITS, bits & (1 << _CHECK_BITS) - 1
    if check != _check(bits):
        raise LineError(LineFault.CODE_CHECK, code)
    values: list[int] = []
    for width in reversed(_WIDTHS):
        values.insert(0, bits & (1 << width) - 1)
        bits >>= width
    days, mark, own, rival, sealed, outcome = values
    day = FIRST_DAY + timedelta(days=days)
    game = days_game(day)
    if game is None or outcome >= len(_OUTCOMES):
        raise LineError(LineFault.NO_DAY, code)
    if mark != game.mark:
        raise LineError(LineFault.OTHER_GAME, f"{day:%m-%d}")
    return DayLine(name, day, own - _BELOW_ZERO, rival - _BELOW_ZERO, bool(sealed), _OUTCOMES[outcome])
