"""One line that says how a game is set up, in either language.

``Faction: Nordic, Mat: Industrial, Automa: Saxony, Level: Automaszyna, Seed: K7Q2-M4XD``. Parts stand in any order, one
a line if one likes; what is left out keeps its default, and a side that is not named is dealt by the seed. Full-width
signs are read like half-width ones. The seed's code is kept as it was written: reading it is not the rules' business.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from typing import Any, Final, Literal, TypeAlias

from attrs import evolve

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.setup import BadOptions, check_options
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import Faction, Level, Mat

Language = Literal["ja", "en"]

LONGEST_TEXT: Final = 2000
"""Characters. A complete line has about 150; far longer texts are refused unread."""


class Part(enum.Enum):
    """What a part of the line is about, in the order of writing; named like the options."""

    FACTION = "faction"
    MAT = "mat"
    AUTOMA = "automa"
    LEVEL = "level"
    EXPANSION = "expansion"
    ASK_GAINS = "ask_gains"
    ASK_OFFER = "ask_offer"
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
    """Nothing stands after the colon."""
    UNKNOWN_VALUE = "unknown_value"
    IMPOSSIBLE = "impossible"
    """It can be read, but no game is set up like this: both sides of one faction, a mat of the expansion without it."""


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
        Part.FACTION: "勢力",
        Part.MAT: "プレイヤーマット",
        Part.AUTOMA: "オートマの勢力",
        Part.LEVEL: "難易度",
        Part.EXPANSION: "拡張マット",
        Part.ASK_GAINS: "獲得の確認",
        Part.ASK_OFFER: "申し出の確認",
        Part.SEED: "シード",
    },
    "en": {
        Part.FACTION: "Faction",
        Part.MAT: "Mat",
        Part.AUTOMA: "Automa",
        Part.LEVEL: "Level",
        Part.EXPANSION: "Expansion mats",
        Part.ASK_GAINS: "Ask for gains",
        Part.ASK_OFFER: "Ask for offers",
        Part.SEED: "Seed",
    },
}
_OTHER_LABELS: Final = {
    "自分の勢力": Part.FACTION,
    "プレイヤーの勢力": Part.FACTION,
    "factions": Part.FACTION,
    "your faction": Part.FACTION,
    "human": Part.FACTION,
    "マット": Part.MAT,
    "player mat": Part.MAT,
    "your mat": Part.MAT,
    "オートマ": Part.AUTOMA,
    "相手": Part.AUTOMA,
    "automa's faction": Part.AUTOMA,
    "automa faction": Part.AUTOMA,
    "opponent": Part.AUTOMA,
    "レベル": Part.LEVEL,
    "強さ": Part.LEVEL,
    "difficulty": Part.LEVEL,
    "star tracker": Part.LEVEL,
    "星トラッカー": Part.LEVEL,
    "拡張": Part.EXPANSION,
    "expansion": Part.EXPANSION,
    "gains": Part.ASK_GAINS,
    "offers": Part.ASK_OFFER,
    "種": Part.SEED,
}

_Word: TypeAlias = Faction | Mat | Level | bool | None
_DEALT: Final[dict[Language, str]] = {"ja": "ランダム", "en": "random"}
"""A gap that is left to the seed. Written by nobody, but it may be said."""
_FLAG: Final[dict[_Word, dict[Language, str]]] = {
    True: {"ja": "あり", "en": "yes"},
    False: {"ja": "なし", "en": "no"},
}
_OTHER_FLAGS: Final[dict[str, _Word]] = {
    "on": True,
    "with": True,
    "true": True,
    "はい": True,
    "する": True,
    "off": False,
    "without": False,
    "false": False,
    "いいえ": False,
    "しない": False,
}
_FACTIONS: Final[dict[_Word, dict[Language, str]]] = {
    Faction.NORDIC: {"ja": "ノルディック", "en": "Nordic"},
    Faction.RUSVIET: {"ja": "ルスヴィエト", "en": "Rusviet"},
    Faction.CRIMEA: {"ja": "クリミア", "en": "Crimea"},
    Faction.SAXONY: {"ja": "サクソニー", "en": "Saxony"},
    Faction.POLANIA: {"ja": "ポラニア", "en": "Polania"},
    # Known by name, so that they are refused as impossible and not as misspelt.
    Faction.ALBION: {"ja": "アルビオン", "en": "Albion"},
    Faction.TOGAWA: {"ja": "トガワ", "en": "Togawa"},
    None: _DEALT,
}
_WORDS: Final[dict[Part, dict[_Word, dict[Language, str]]]] = {
    Part.FACTION: _FACTIONS,
    Part.MAT: {
        Mat.INDUSTRIAL: {"ja": "産業", "en": "Industrial"},
        Mat.ENGINEERING: {"ja": "工学", "en": "Engineering"},
        Mat.PATRIOTIC: {"ja": "愛国", "en": "Patriotic"},
        Mat.MECHANICAL: {"ja": "機械", "en": "Mechanical"},
        Mat.AGRICULTURAL: {"ja": "農業", "en": "Agricultural"},
        Mat.MILITANT: {"ja": "軍事", "en": "Militant"},
        Mat.INNOVATIVE: {"ja": "革新", "en": "Innovative"},
        None: _DEALT,
    },
    Part.AUTOMA: _FACTIONS,
    Part.LEVEL: {
        Level.AUTOMETTA: {"ja": "オートメッタ", "en": "Autometta"},
        Level.AUTOMA: {"ja": "オートマ", "en": "Automa"},
        Level.AUTOMASZYNA: {"ja": "オートマシーナ", "en": "Automaszyna"},
        Level.ULTIMASZYNA: {"ja": "ウルティマシーナ", "en": "Ultimaszyna"},
    },
    Part.EXPANSION: _FLAG,
    Part.ASK_GAINS: _FLAG,
    Part.ASK_OFFER: _FLAG,
}
_OTHER_FACTIONS: Final[dict[str, _Word]] = {
    "nordic kingdoms": Faction.NORDIC,
    "北欧": Faction.NORDIC,
    "北方王国": Faction.NORDIC,
    "ルスビエト": Faction.RUSVIET,
    "rusviet union": Faction.RUSVIET,
    "crimean khanate": Faction.CRIMEA,
    "ザクセン": Faction.SAXONY,
    "saxony empire": Faction.SAXONY,
    "ポーラニア": Faction.POLANIA,
    "republic of polania": Faction.POLANIA,
    "any": None,
    "?": None,
    "おまかせ": None,
}
_OTHER_WORDS: Final[dict[Part, dict[str, _Word]]] = {
    Part.FACTION: _OTHER_FACTIONS,
    Part.MAT: {"any": None, "?": None, "おまかせ": None},
    Part.AUTOMA: _OTHER_FACTIONS,
    Part.LEVEL: {str(number): level for number, level in enumerate(Level, start=1)},
    Part.EXPANSION: _OTHER_FLAGS,
    Part.ASK_GAINS: _OTHER_FLAGS,
    Part.ASK_OFFER: _OTHER_FLAGS,
}


def folded(text: str) -> str:
    """A word in the form in which words are compared: half-width, small letters, no spaces, dots and apostrophes."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in plain if not sign.isspace() and sign not in "・･_-'’")


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


def parse(text: str) -> Parsed:
    """Read as much of a set-up as can be read. Never raises."""
    if len(text) > LONGEST_TEXT:
        return Parsed(Options(), None, (Fault(1, 0, 0, Reason.TOO_LONG, ""),))
    found: dict[Part, _Word] = {}
    seen: dict[Part, Written] = {}
    faults: list[Fault] = []
    pieces = _pieces(text)
    for piece in pieces:
        part, value, fault = _labelled(piece, seen)
        if part is None or value is None:
            faults += [fault] if fault is not None else []
            continue
        seen[part] = value
        if part is Part.SEED:
            continue
        known = _KNOWN_WORDS[part]
        if folded(value.text) in known:
            found[part] = known[folded(value.text)]
        else:
            faults.append(_fault(value, Reason.UNKNOWN_VALUE))
    if not pieces:
        faults.append(Fault(1, 0, 0, Reason.EMPTY, ""))
    options, impossible = _possible(found, seen)
    faults += impossible
    ordered = sorted(faults, key=lambda fault: (fault.line, fault.column))
    return Parsed(options, seen.get(Part.SEED), tuple(ordered))


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
    return _KNOWN_WORDS[part][folded(text)]


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
        return None, None, _fault(label if label.text else piece, Reason.UNKNOWN_LABEL)
    if part in seen:
        return part, None, _fault(label, Reason.DOUBLE_PART)
    if not value.text:
        return part, None, Fault(piece.line, piece.column + sign.end(), 0, Reason.NO_VALUE, "")
    return part, value, None


def _possible(found: dict[Part, _Word], seen: dict[Part, Written]) -> tuple[Options, list[Fault]]:
    """Options with everything in them that fits together, and what does not fit."""
    faults: list[Fault] = []
    while True:
        said: dict[str, Any] = {part.value: value for part, value in found.items()}
        options = evolve(Options(), **said)
        try:
            check_options(options)
        except BadOptions as bad:
            part = Part(bad.place)
            # Whether a mat may be chosen cannot be said while nobody knows if the expansion takes part.
            unsure = part is Part.MAT and Part.EXPANSION in seen and Part.EXPANSION not in found
            if not unsure:
                faults.append(_fault(seen[part], Reason.IMPOSSIBLE))
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

    Gaps are left out, and so are what is asked and the expansion, unless they were chosen.
    """
    usual = Options()
    values: dict[Part, _Word] = {
        Part.FACTION: options.faction,
        Part.MAT: options.mat,
        Part.AUTOMA: options.automa,
    }
    values = {part: value for part, value in values.items() if value is not None}
    values[Part.LEVEL] = options.level
    for part in (Part.EXPANSION, Part.ASK_GAINS, Part.ASK_OFFER):
        chosen = getattr(options, part.value)
        if chosen is not getattr(usual, part.value):
            values[part] = chosen
    said = [f"{_LABELS[labels][part]}: {_WORDS[part][word][labels]}" for part, word in values.items()]
    if seed is not None:
        said.append(f"{_LABELS[labels][Part.SEED]}: {seed}")
    return {"ja": "、", "en": ", "}[labels].join(said)
