"""One line that says how a game is set up, in either language.

``Opponent: level 3, First: human, Domain cards: hidden, Seed: K7Q2-M4XD``. Parts stand in any order, one a
line if one likes; what is left out keeps its default. Full-width signs are read like half-width ones. The
seed's code is kept as it was written: reading it is not the rules' business.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from typing import Any, Final, Literal

from attrs import evolve, frozen

from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent

Language = Literal["ja", "en"]

LONGEST_TEXT: Final = 2000
"""Characters. A complete line has about 70; far longer texts are refused unread."""


class Part(enum.Enum):
    """What a part of the line is about, in the order of writing."""

    OPPONENT = "opponent"
    FIRST_PLAYER = "first_player"
    DOMAIN_CARDS = "domain_cards"
    HARPOON = "harpoon"
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
        Part.OPPONENT: "対戦相手",
        Part.FIRST_PLAYER: "先手",
        Part.DOMAIN_CARDS: "分野カード",
        Part.HARPOON: "銛",
        Part.SEED: "シード",
    },
    "en": {
        Part.OPPONENT: "Opponent",
        Part.FIRST_PLAYER: "First",
        Part.DOMAIN_CARDS: "Domain cards",
        Part.HARPOON: "Harpoon",
        Part.SEED: "Seed",
    },
}
_OTHER_LABELS: Final = {
    "相手": Part.OPPONENT,
    "レベル": Part.OPPONENT,
    "level": Part.OPPONENT,
    "スタートプレイヤー": Part.FIRST_PLAYER,
    "first player": Part.FIRST_PLAYER,
    "分野": Part.DOMAIN_CARDS,
    "domains": Part.DOMAIN_CARDS,
    "種": Part.SEED,
}

_Value = Opponent | FirstPlayer | DomainCards | HarpoonWording

_WORDS: Final[dict[Language, dict[_Value, str]]] = {
    "ja": {
        Opponent.LEVEL_1: "レベル1",
        Opponent.LEVEL_2: "レベル2",
        Opponent.LEVEL_3: "レベル3",
        Opponent.LEVEL_4: "レベル4",
        Opponent.HUMAN: "人間",
        FirstPlayer.RANDOM: "おまかせ",
        FirstPlayer.HUMAN: "自分",
        FirstPlayer.OPPONENT: "相手",
        DomainCards.VISIBLE: "見せる",
        DomainCards.HIDDEN: "隠す",
        HarpoonWording.SEED: "文書",
        HarpoonWording.PRINTED: "説明書",
    },
    "en": {
        Opponent.LEVEL_1: "level 1",
        Opponent.LEVEL_2: "level 2",
        Opponent.LEVEL_3: "level 3",
        Opponent.LEVEL_4: "level 4",
        Opponent.HUMAN: "human",
        FirstPlayer.RANDOM: "random",
        FirstPlayer.HUMAN: "human",
        FirstPlayer.OPPONENT: "opponent",
        DomainCards.VISIBLE: "visible",
        DomainCards.HIDDEN: "hidden",
        HarpoonWording.SEED: "seed",
        HarpoonWording.PRINTED: "printed",
    },
}
_OTHER_WORDS: Final[dict[Part, dict[str, _Value]]] = {
    Part.OPPONENT: {
        "1": Opponent.LEVEL_1,
        "2": Opponent.LEVEL_2,
        "3": Opponent.LEVEL_3,
        "4": Opponent.LEVEL_4,
        "人": Opponent.HUMAN,
        "2人": Opponent.HUMAN,
    },
    Part.FIRST_PLAYER: {
        "ランダム": FirstPlayer.RANDOM,
        "you": FirstPlayer.HUMAN,
        "me": FirstPlayer.HUMAN,
        "人間": FirstPlayer.HUMAN,
        "対戦相手": FirstPlayer.OPPONENT,
    },
    Part.DOMAIN_CARDS: {"公開": DomainCards.VISIBLE, "非公開": DomainCards.HIDDEN},
    Part.HARPOON: {},
}
_KINDS: Final[dict[Part, type[enum.Enum]]] = {
    Part.OPPONENT: Opponent,
    Part.FIRST_PLAYER: FirstPlayer,
    Part.DOMAIN_CARDS: DomainCards,
    Part.HARPOON: HarpoonWording,
}


def folded(text: str) -> str:
    """A word in the form in which words are compared: half-width, small letters, no spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


_KNOWN_LABELS: Final = {folded(word): part for words in _LABELS.values() for part, word in words.items()} | {
    folded(word): part for word, part in _OTHER_LABELS.items()
}
_KNOWN_WORDS: Final = {
    part: {
        folded(word): value
        for words in _WORDS.values()
        for value, word in words.items()
        if isinstance(value, kind)
    }
    | {folded(word): value for word, value in _OTHER_WORDS[part].items()}
    for part, kind in _KINDS.items()
}


# Reading --------------------------------------------------------------------------------------------------

_BETWEEN_PARTS: Final = re.compile(r"[^,;，；、､]+")
_AFTER_LABEL: Final = re.compile(r"[:：=＝]")


def parse(text: str) -> Parsed:
    """Read as much of a set-up as can be read. Never raises."""
    if len(text) > LONGEST_TEXT:
        return Parsed(Options(), None, (Fault(1, 0, 0, Reason.TOO_LONG, ""),))
    found: dict[str, Any] = {}
    seed: Written | None = None
    faults: list[Fault] = []
    seen: set[Part] = set()
    pieces = _pieces(text)
    for piece in pieces:
        part, value, fault = _labelled(piece, seen)
        if part is None or value is None:
            faults += [fault] if fault is not None else []
            continue
        seen.add(part)
        if part is Part.SEED:
            seed = value
            continue
        word = _KNOWN_WORDS[part].get(folded(value.text))
        if word is None:
            faults.append(_fault(value, Reason.UNKNOWN_VALUE))
        else:
            found[part.value] = word
    if not pieces:
        faults.append(Fault(1, 0, 0, Reason.EMPTY, ""))
    return Parsed(evolve(Options(), **found), seed, tuple(faults))


def read_setup(text: str) -> Options:
    """The options that a written set-up stands for; what it leaves out keeps its default.

    Raises:
        NotationError: some place cannot be read.
    """
    parsed = parse(text)
    if parsed.faults:
        raise NotationError(parsed.faults)
    return parsed.options


def _pieces(text: str) -> tuple[Written, ...]:
    """The parts of all lines, without the blanks around them."""
    return tuple(
        _trimmed(Written(number, match.start(), match.group()))
        for number, line in enumerate(text.splitlines(), start=1)
        for match in _BETWEEN_PARTS.finditer(line)
        if match.group().strip()
    )


def _labelled(piece: Written, seen: set[Part]) -> tuple[Part | None, Written | None, Fault | None]:
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


def _trimmed(written: Written) -> Written:
    """A word without the blanks around it."""
    blank = len(written.text) - len(written.text.lstrip())
    return Written(written.line, written.column + blank, written.text.strip())


def _fault(written: Written, reason: Reason) -> Fault:
    return Fault(written.line, written.column, len(written.text), reason, written.text)


# Writing --------------------------------------------------------------------------------------------------


def write_setup(options: Options, labels: Language = "ja", seed: str | None = None) -> str:
    """The line for these options, with the seed's code when it is given.

    The harpoon's wording is named only when it is not the usual one, a start player only when there is one.
    """
    values: dict[Part, _Value] = {
        Part.OPPONENT: options.opponent,
        Part.FIRST_PLAYER: options.first_player,
        Part.DOMAIN_CARDS: options.domain_cards,
        Part.HARPOON: options.harpoon,
    }
    if options.first_player is FirstPlayer.RANDOM:
        del values[Part.FIRST_PLAYER]
    if options.harpoon is HarpoonWording.SEED:
        del values[Part.HARPOON]
    words = [f"{_LABELS[labels][part]}: {_WORDS[labels][value]}" for part, value in values.items()]
    if seed is not None:
        words.append(f"{_LABELS[labels][Part.SEED]}: {seed}")
    return {"ja": "、", "en": ", "}[labels].join(words)
