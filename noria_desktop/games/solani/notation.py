"""One line that says how a game is set up, in either language.

``Players: human / level 2 / level 3, Boards: First Man / Coyote / Fire Man, Card: S2, Turned: 90°, Bonus tiles:
printed, Seed: K7Q2-M4XD``. Parts stand in any order, one a line if one likes; what is left out keeps its default.
Full-width signs are read like half-width ones. The seed's code is kept as it was written: reading it is not the
rules' business.
"""

from __future__ import annotations

import enum
import re
from typing import Any, Final, TypeAlias

from attrs import evolve

from noria_desktop.engine.setup_line import (
    BadOptions,
    Fault,
    Language,
    Parsed,
    Reason,
    Written,
    folded,
    in_order,
    known_labels,
    known_words,
    read_parts,
    write_parts,
)
from noria_desktop.games.solani.setup import MOST_QUARTZ, check_options
from noria_desktop.games.solani.state import PRINTED_SECTORS, Options
from noria_desktop.games.solani.terms import Board, CoyoteLevel, Player, Sector, SetupCard


class Part(enum.Enum):
    """What a part of the line is about, in the order of writing; named like the options."""

    PLAYERS = "players"
    COYOTE = "coyote"
    BOARDS = "boards"
    SETUP_CARD = "setup_card"
    ORIENTATION = "orientation"
    BONUS_SECTORS = "bonus_sectors"
    QUARTZ = "quartz"
    SEED = "seed"


# Words ----------------------------------------------------------------------------------------------------

LABELS: Final[dict[Language, dict[Part, str]]] = {
    "ja": {
        Part.PLAYERS: "プレイヤー",
        Part.COYOTE: "コヨーテ",
        Part.BOARDS: "ボード",
        Part.SETUP_CARD: "ダークスカイ・カード",
        Part.ORIENTATION: "向き",
        Part.BONUS_SECTORS: "ボーナスタイル",
        Part.QUARTZ: "水晶",
        Part.SEED: "シード",
    },
    "en": {
        Part.PLAYERS: "Players",
        Part.COYOTE: "Coyote",
        Part.BOARDS: "Boards",
        Part.SETUP_CARD: "Dark Sky card",
        Part.ORIENTATION: "Turned",
        Part.BONUS_SECTORS: "Bonus tiles",
        Part.QUARTZ: "Quartz",
        Part.SEED: "Seed",
    },
}
"""How the parts are written; much else is read as well."""
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
        Player.LEVEL_1B: {"ja": "レベル1b", "en": "level 1b"},
        Player.LEVEL_2: {"ja": "レベル2", "en": "level 2"},
        Player.LEVEL_3: {"ja": "レベル3", "en": "level 3"},
        Player.LEVEL_4: {"ja": "レベル4", "en": "level 4"},
    },
    Part.COYOTE: {
        CoyoteLevel.PUP: {"ja": "子コヨーテ", "en": "Pup"},
        CoyoteLevel.TRICKSTER: {"ja": "いたずら者", "en": "Trickster"},
        CoyoteLevel.SCATTERER: {"ja": "星を撒く者", "en": "Star Scatterer"},
        CoyoteLevel.THIEF: {"ja": "星を盗む者", "en": "Star Thief"},
    },
    Part.BOARDS: {
        Board.FIRST_WOMAN: {"ja": "ファースト・ウーマン", "en": "First Woman"},
        Board.FIRST_MAN: {"ja": "ファースト・マン", "en": "First Man"},
        Board.COYOTE: {"ja": "コヨーテ", "en": "Coyote"},
        Board.FIRE_MAN: {"ja": "ファイヤー・マン", "en": "Fire Man"},
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
    Part.QUARTZ: {number: {"ja": f"{number}個", "en": str(number)} for number in range(MOST_QUARTZ + 1)},
}
_OTHER_WORDS: Final[dict[Part, dict[str, _Word]]] = {
    Part.PLAYERS: {
        "人": Player.HUMAN,
        "自分": Player.HUMAN,
        "you": Player.HUMAN,
        "1": Player.LEVEL_1,
        "1b": Player.LEVEL_1B,
        "2": Player.LEVEL_2,
        "3": Player.LEVEL_3,
        "4": Player.LEVEL_4,
    },
    Part.COYOTE: {
        "Coyote Pup": CoyoteLevel.PUP,
        "scatterer": CoyoteLevel.SCATTERER,
        "thief": CoyoteLevel.THIEF,
    },
    Part.BOARDS: {"ファイアー・マン": Board.FIRE_MAN},
    Part.SETUP_CARD: {str(number): card for number, card in enumerate(SetupCard, start=1)},
    Part.ORIENTATION: {
        f"{90 * turns}{sign}": turns for turns in range(4) for sign in ("", "度", " degrees", "º")
    },
    Part.QUARTZ: {str(number): number for number in range(MOST_QUARTZ + 1)},
    Part.BONUS_SECTORS: {"印刷": _PRINTED, "ランダム": _SHUFFLED, "random": _SHUFFLED},
}
_LISTS: Final = frozenset({Part.PLAYERS, Part.BOARDS, Part.BONUS_SECTORS})


_KNOWN_LABELS: Final = known_labels(LABELS, _OTHER_LABELS)
_KNOWN_WORDS: Final = known_words(_WORDS, _OTHER_WORDS)


# Reading --------------------------------------------------------------------------------------------------

_BETWEEN_WORDS: Final = re.compile(r"[/／|｜+＋]")
_NO_PART: Final = object()


def parse(text: str) -> Parsed[Options]:
    """Read as much of a set-up as can be read. Never raises."""
    written, faults = read_parts(text, _KNOWN_LABELS)
    seed = written.pop(Part.SEED, None)
    found: dict[Part, Any] = {}
    for part, value in written.items():
        words, unread = _words(part, value)
        faults += unread
        if not unread:
            found[part] = words
    options, impossible = _possible(found, written)
    return Parsed(options, seed, in_order([*faults, *impossible]))


def read_value(part: Part, text: str) -> Any:
    """What a part of the line says, without its label: the value of the option of that name.

    Raises:
        LookupError: there is no such value.
    """
    value, faults = _words(part, Written(1, 0, text).part(0))
    if faults:
        raise LookupError(text)
    return value


def _words(part: Part, written: Written) -> tuple[Any, list[Fault]]:
    """The value of a part: a word, or a row of words with strokes between."""
    items = _items(written) if part in _LISTS else (written,)
    known = _KNOWN_WORDS[part]
    values = [known.get(folded(item.text), _NO_PART) for item in items]
    faults = [
        item.fault(Reason.UNKNOWN_VALUE if item.text else Reason.NO_VALUE)
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
            return None, [written.fault(Reason.UNKNOWN_VALUE)]
    return tuple(values), []


def _items(written: Written) -> tuple[Written, ...]:
    """The words of a row, each at its place; an empty one where two strokes meet."""
    found, start = [], 0
    for end in (*(match.start() for match in _BETWEEN_WORDS.finditer(written.text)), len(written.text)):
        found.append(written.part(start, end))
        start = end + 1
    return tuple(found)


def _possible(found: dict[Part, Any], written: dict[Part, Written]) -> tuple[Options, list[Fault]]:
    """Options with everything in them that fits together, and what does not fit."""
    faults: list[Fault] = []
    unread: set[Part] = {part for part in written if part not in found}
    while True:
        options = evolve(Options(), **{part.value: value for part, value in found.items()})
        try:
            check_options(options)
        except BadOptions as bad:
            name, _, index = bad.place.rstrip("]").partition("[")
            part = Part(name)
            # Boards cannot be compared with players that could not be read.
            if Part.PLAYERS not in unread:
                items = _items(written[part])
                faults.append((items[int(index)] if index else written[part]).fault(Reason.IMPOSSIBLE))
            unread.add(part)
            del found[part]
        else:
            return options, faults


# Writing --------------------------------------------------------------------------------------------------


def write_setup(options: Options, labels: Language = "ja", seed: str | None = None) -> str:
    """The line for these options, with the seed's code when it is given.

    Gaps are left out, and Coyote's level where several play, unless it was chosen; quartz where there is none.
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
    if options.quartz:
        values[Part.QUARTZ] = (options.quartz,)
    said = {part: " / ".join(_WORDS[part][word][labels] for word in words) for part, words in values.items()}
    return write_parts({**said, Part.SEED: seed}, LABELS[labels], labels)
