"""One line that says how a game is set up, in either language.

``Players: human / level 2 / level 3, Boards: First Man / Coyote / Fire Man, Card: S2, Turned: 90°, Bonus tiles:
printed, Seed: K7Q2-M4XD``. Parts stand in any order, one a line if one likes; what is left out keeps its default.
Full-width signs are read like half-width ones. The seed's code is kept as it was written: reading it is not the
rules' business.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from typing import Any, Final, Literal, TypeAlias

from attrs import evolve, frozen

from noria_desktop.games.solani.setup import BadOptions, check_options
from noria_desktop.games.solani.state import PRINTED_SECTORS, Options
from noria_desktop.games.solani.terms import Board, CoyoteLevel, Player, Sector, SetupCard

Language = Literal["ja", "en"]

LONGEST_TEXT: Final = 2000
"""Characters. A complete line has about 150; far longer texts are refused unread."""


class Part(enum.Enum):
    """What a part of the line is about, in the order of writing; named like the options."""

    PLAYERS = "players"
    COYOTE = "coyote"
    BOARDS = "boards"
    SETUP_CARD = "setup_card"
    ORIENTATION = "orientation"
    BONUS_SECTORS = "bonus_sectors"
    SEED = "seed"


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
    """It can be read, but no game is set up like this: too many players, a board that two have."""


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


@frozen
class Written:
    """A word and where it stands."""

    line: int
    """From 1."""
    column: int
    """From 0."""
    text: str


@frozen
class Parsed:
    """What could be read of a text that may be half typed."""

    options: Options
    """Parts that could not be read keep their defaults."""
    seed: Written | None
    """The seed's code as written."""
    faults: tuple[Fault, ...]
    """In the order of the text."""


class NotationError(ValueError):
    """A written set-up cannot be read.

    Attributes:
        faults: every place at fault, in the order of the text; never empty.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        """Keep the faults; the message is for logs only."""
        first = faults[0]
        super().__init__(f"line {first.line}, column {first.column}: {first.reason.value} {first.token!r}")
        self.faults = faults


# Words ----------------------------------------------------------------------------------------------------

_LABELS: Final[dict[Language, dict[Part, str]]] = {
    "ja": {
        Part.PLAYERS: "プレイヤー",
        Part.COYOTE: "コヨーテ",
        Part.BOARDS: "ボード",
        Part.SETUP_CARD: "ダークスカイ・カード",
        Part.ORIENTATION: "向き",
        Part.BONUS_SECTORS: "ボーナスタイル",
        Part.SEED: "シード",
    },
    "en": {
        Part.PLAYERS: "Players",
        Part.COYOTE: "Coyote",
        Part.BOARDS: "Boards",
        Part.SETUP_CARD: "Dark Sky card",
        Part.ORIENTATION: "Turned",
        Part.BONUS_SECTORS: "Bonus tiles",
        Part.SEED: "Seed",
    },
}
_OTHER_LABELS: Final = {
    "人": Part.PLAYERS,
    "席": Part.PLAYERS,
    "player": Part.PLAYERS,
    "seats": Part.PLAYERS,
    "プレイヤーボード": Part.BOARDS,
    "board": Part.BOARDS,
    "カード": Part.SETUP_CARD,
    "セットアップカード": Part.SETUP_CARD,
    "card": Part.SETUP_CARD,
    "setup card": Part.SETUP_CARD,
    "set-up card": Part.SETUP_CARD,
    "回転": Part.ORIENTATION,
    "orientation": Part.ORIENTATION,
    "ボーナス": Part.BONUS_SECTORS,
    "bonus": Part.BONUS_SECTORS,
    "bonuses": Part.BONUS_SECTORS,
    "種": Part.SEED,
}

_Word: TypeAlias = Player | CoyoteLevel | Board | SetupCard | Sector | int
_SHUFFLED: Final = 0
"""Stands for shuffled bonus tiles among the words of that part."""
_PRINTED: Final = 1

_WORDS: Final[dict[Part, dict[_Word, dict[Language, str]]]] = {
    Part.PLAYERS: {
        Player.HUMAN: {"ja": "人間", "en": "human"},
        Player.LEVEL_1: {"ja": "レベル1", "en": "level 1"},
        Player.LEVEL_2: {"ja": "レベル2", "en": "level 2"},
        Player.LEVEL_3: {"ja": "レベル3", "en": "level 3"},
        Player.LEVEL_4: {"ja": "レベル4", "en": "level 4"},
    },
    Part.COYOTE: {
        CoyoteLevel.PUP: {"ja": "子コヨーテ", "en": "Pup"},
        CoyoteLevel.TRICKSTER: {"ja": "いたずら者", "en": "Trickster"},
        CoyoteLevel.SCATTERER: {"ja": "星を撒く者", "en": "Star Scatterer"},
    },
    Part.BOARDS: {
        Board.FIRST_WOMAN: {"ja": "ファースト・ウーマン", "en": "First Woman"},
        Board.FIRST_MAN: {"ja": "ファースト・マン", "en": "First Man"},
        Board.COYOTE: {"ja": "コヨーテ", "en": "Coyote"},
        Board.FIRE_MAN: {"ja": "ファイアー・マン", "en": "Fire Man"},
    },
    Part.SETUP_CARD: {card: {"ja": card.value, "en": card.value} for card in SetupCard},
    Part.ORIENTATION: {turns: {"ja": f"{90 * turns}°", "en": f"{90 * turns}°"} for turns in range(4)},
    Part.BONUS_SECTORS: {
        Sector.NW: {"ja": "北西", "en": "NW"},
        Sector.NE: {"ja": "北東", "en": "NE"},
        Sector.SW: {"ja": "南西", "en": "SW"},
        Sector.SE: {"ja": "南東", "en": "SE"},
        _PRINTED: {"ja": "印刷どおり", "en": "printed"},
        _SHUFFLED: {"ja": "シャッフル", "en": "shuffled"},
    },
}
_OTHER_WORDS: Final[dict[Part, dict[str, _Word]]] = {
    Part.PLAYERS: {
        "人": Player.HUMAN,
        "自分": Player.HUMAN,
        "you": Player.HUMAN,
        "1": Player.LEVEL_1,
        "2": Player.LEVEL_2,
        "3": Player.LEVEL_3,
        "4": Player.LEVEL_4,
    },
    Part.COYOTE: {"Coyote Pup": CoyoteLevel.PUP, "scatterer": CoyoteLevel.SCATTERER},
    Part.BOARDS: {"ファイヤー・マン": Board.FIRE_MAN},
    Part.SETUP_CARD: {str(number): card for number, card in enumerate(SetupCard, start=1)},
    Part.ORIENTATION: {
        f"{90 * turns}{sign}": turns for turns in range(4) for sign in ("", "度", " degrees", "º")
    },
    Part.BONUS_SECTORS: {"印刷": _PRINTED, "ランダム": _SHUFFLED, "random": _SHUFFLED},
}
_LISTS: Final = frozenset({Part.PLAYERS, Part.BOARDS, Part.BONUS_SECTORS})


def folded(text: str) -> str:
    """A word in the form in which words are compared: half-width, small letters, no spaces and dots."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in plain if not sign.isspace() and sign not in "・･_")


_KNOWN_LABELS: Final = {folded(word): part for words in _LABELS.values() for part, word in words.items()} | {
    folded(word): part for word, part in _OTHER_LABELS.items()
}
_KNOWN_WORDS: Final = {
    part: {folded(word): value for value, both in words.items() for word in both.values()}
    | {folded(word): value for word, value in _OTHER_WORDS[part].items()}
    for part, words in _WORDS.items()
}


# Reading --------------------------------------------------------------------------------------------------

_BETWEEN_PARTS: Final = re.compile(r"[^,;，；、､]+")
_AFTER_LABEL: Final = re.compile(r"[:：=＝]")
_BETWEEN_WORDS: Final = re.compile(r"[/／|｜+＋]")
_NO_PART: Final = object()


def parse(text: str) -> Parsed:
    """Read as much of a set-up as can be read. Never raises."""
    if len(text) > LONGEST_TEXT:
        return Parsed(Options(), None, (Fault(1, 0, 0, Reason.TOO_LONG, ""),))
    found: dict[Part, Any] = {}
    seed: Written | None = None
    faults: list[Fault] = []
    seen: dict[Part, Written] = {}
    pieces = _pieces(text)
    for piece in pieces:
        part, value, fault = _labelled(piece, seen)
        if part is None or value is None:
            faults += [fault] if fault is not None else []
            continue
        seen[part] = value
        if part is Part.SEED:
            seed = value
            continue
        words, unread = _words(part, value)
        faults += unread
        if not unread:
            found[part] = words
    if not pieces:
        faults.append(Fault(1, 0, 0, Reason.EMPTY, ""))
    options, impossible = _possible(found, seen)
    faults += impossible
    return Parsed(options, seed, tuple(sorted(faults, key=lambda fault: (fault.line, fault.column))))


def read_setup(text: str) -> Options:
    """The options that a written set-up stands for; what it leaves out keeps its default.

    Raises:
        NotationError: some place cannot be read.
    """
    parsed = parse(text)
    if parsed.faults:
        raise NotationError(parsed.faults)
    return parsed.options


def read_value(part: Part, text: str) -> Any:
    """What a part of the line says, without its label: the value of the option of that name.

    Raises:
        LookupError: there is no such value.
    """
    value, faults = _words(part, _trimmed(Written(1, 0, text)))
    if faults:
        raise LookupError(text)
    return value


def _pieces(text: str) -> tuple[Written, ...]:
    """The parts of all lines, without the blanks around them."""
    return tuple(
        _trimmed(Written(number, match.start(), match.group()))
        for number, line in enumerate(text.splitlines(), start=1)
        for match in _BETWEEN_PARTS.finditer(line)
        if match.group().strip()
    )


def _labelled(piece: Written, seen: dict[Part, Written]) -> tuple[Part | None, Written | None, Fault | None]:
    """What a part is about, and its value; or why neither can be said."""
    sign = _AFTER_LABEL.search(piece.text)
    if sign is None:
        return None, None, _fault(piece, Reason.NO_LABEL)
    label = _trimmed(Written(piece.line, piece.column, piece.text[: sign.start()]))
    value = _trimmed(Written(piece.line, piece.column + sign.end(), piece.text[sign.end() :]))
    part = _KNOWN_LABELS.get(folded(label.text))
    if part is None:
        shown = label if label.text else piece
        return None, None, _fault(shown, Reason.UNKNOWN_LABEL)
    if part in seen:
        return part, None, _fault(label, Reason.DOUBLE_PART)
    if not value.text:
        return part, None, Fault(piece.line, piece.column + sign.end(), 0, Reason.NO_VALUE, "")
    return part, value, None


def _words(part: Part, written: Written) -> tuple[Any, list[Fault]]:
    """The value of a part: a word, or a row of words with strokes between."""
    items = _items(written) if part in _LISTS else (written,)
    known = _KNOWN_WORDS[part]
    values = [known.get(folded(item.text), _NO_PART) for item in items]
    faults = [
        _fault(item, Reason.UNKNOWN_VALUE if item.text else Reason.NO_VALUE)
        for item, value in zip(items, values, strict=True)
        if value is _NO_PART
    ]
    if faults:
        return None, faults
    if part not in _LISTS:
        return values[0], []
    if part is Part.BONUS_SECTORS:
        if len(values) == 1 and isinstance(values[0], int):
            return None if values[0] == _SHUFFLED else PRINTED_SECTORS, []
        if not all(isinstance(value, Sector) for value in values):
            return None, [_fault(written, Reason.UNKNOWN_VALUE)]
    return tuple(values), []


def _items(written: Written) -> tuple[Written, ...]:
    """The words of a row, each at its place; an empty one where two strokes meet."""
    found, start = [], 0
    for end in (*(match.start() for match in _BETWEEN_WORDS.finditer(written.text)), len(written.text)):
        found.append(_trimmed(Written(written.line, written.column + start, written.text[start:end])))
        start = end + 1
    return tuple(found)


def _possible(found: dict[Part, Any], seen: dict[Part, Written]) -> tuple[Options, list[Fault]]:
    """Options with everything in them that fits together, and what does not fit."""
    faults: list[Fault] = []
    unread: set[Part] = {part for part in seen if part not in found and part is not Part.SEED}
    while True:
        options = evolve(Options(), **{part.value: value for part, value in found.items()})
        try:
            check_options(options)
        except BadOptions as bad:
            name, _, index = bad.place.rstrip("]").partition("[")
            part = Part(name)
            # Boards cannot be compared with players that could not be read.
            if Part.PLAYERS not in unread:
                items = _items(seen[part])
                faults.append(_fault(items[int(index)] if index else seen[part], Reason.IMPOSSIBLE))
            unread.add(part)
            del found[part]
        else:
            return options, faults


def _trimmed(written: Written) -> Written:
    """A word without the blanks around it."""
    blank = len(written.text) - len(written.text.lstrip())
    return Written(written.line, written.column + blank, written.text.strip())


def _fault(written: Written, reason: Reason) -> Fault:
    return Fault(written.line, written.column, len(written.text), reason, written.text)


# Writing --------------------------------------------------------------------------------------------------


def write_setup(options: Options, labels: Language = "ja", seed: str | None = None) -> str:
    """The line for these options, with the seed's code when it is given.

    Gaps are left out, and Coyote's level where several play, unless it was chosen.
    """
    alone = len(options.players) == 1
    values: dict[Part, tuple[_Word, ...]] = {Part.PLAYERS: options.players}
    if alone or options.coyote is not CoyoteLevel.PUP:
        values[Part.COYOTE] = (options.coyote,)
    if options.boards is not None:
        values[Part.BOARDS] = options.boards
    if options.setup_card is not None:
        values[Part.SETUP_CARD] = (options.setup_card,)
    if options.orientation is not None:
        values[Part.ORIENTATION] = (options.orientation,)
    sectors = options.bonus_sectors
    if sectors is None:
        values[Part.BONUS_SECTORS] = (_SHUFFLED,)
    else:
        values[Part.BONUS_SECTORS] = (_PRINTED,) if sectors == PRINTED_SECTORS else sectors
    said = [
        f"{_LABELS[labels][part]}: {' / '.join(_WORDS[part][word][labels] for word in words)}"
        for part, words in values.items()
    ]
    if seed is not None:
        said.append(f"{_LABELS[labels][Part.SEED]}: {seed}")
    return {"ja": "、", "en": ", "}[labels].join(said)
