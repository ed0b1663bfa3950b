"""One line that says how a game is set up, in either language.

``Faction: Nordic, Mat: Industrial, Automa: Saxony, Level: Automaszyna, Seed: K7Q2-M4XD``. Parts stand in any order, one
a line if one likes; what is left out keeps its default, and a side that is not named is dealt by the seed. Full-width
signs are read like half-width ones. The seed's code is kept as it was written: reading it is not the rules' business.
"""

from __future__ import annotations

import enum
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
from noria_desktop.games.scythe.setup import check_options
from noria_desktop.games.scythe.state import Options, new_options
from noria_desktop.games.scythe.terms import Faction, Level, Mat


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


# Words ----------------------------------------------------------------------------------------------------

LABELS: Final[dict[Language, dict[Part, str]]] = {
    "ja": {
        Part.FACTION: "勢力",
        Part.MAT: "プレイヤーマット",
        Part.AUTOMA: "オートマの勢力",
        Part.LEVEL: "難易度",
        Part.EXPANSION: "拡張マット",
        Part.ASK_GAINS: "獲得の確認",
        Part.ASK_OFFER: "徴兵ボーナスの確認",
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
"""How the parts are written; much else is read as well."""
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
    # As it was called at first.
    "申し出の確認": Part.ASK_OFFER,
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


_KNOWN_LABELS: Final = known_labels(LABELS, _OTHER_LABELS)
_KNOWN_WORDS: Final = known_words(_WORDS, _OTHER_WORDS)


# Reading --------------------------------------------------------------------------------------------------


def parse(text: str) -> Parsed[Options]:
    """Read as much of a set-up as can be read. Never raises."""
    written, faults = read_parts(text, _KNOWN_LABELS)
    seed = written.pop(Part.SEED, None)
    found: dict[Part, _Word] = {}
    for part, value in written.items():
        known = _KNOWN_WORDS[part]
        if folded(value.text) in known:
            found[part] = known[folded(value.text)]
        else:
            faults.append(value.fault(Reason.UNKNOWN_VALUE))
    options, impossible = _possible(found, written)
    return Parsed(options, seed, in_order([*faults, *impossible]))


def read_value(part: Part, text: str) -> Any:
    """What a part of the line says, without its label: the value of the option of that name.

    Raises:
        LookupError: there is no such value.
    """
    return _KNOWN_WORDS[part][folded(text)]


def _possible(found: dict[Part, _Word], written: dict[Part, Written]) -> tuple[Options, list[Fault]]:
    """Options with everything in them that fits together, and what does not fit."""
    faults: list[Fault] = []
    while True:
        said: dict[str, Any] = {part.value: value for part, value in found.items()}
        options = evolve(new_options(), **said)
        try:
            check_options(options)
        except BadOptions as bad:
            part = Part(bad.place)
            # Whether a mat may be chosen cannot be said while nobody knows if the expansion takes part.
            unsure = part is Part.MAT and Part.EXPANSION in written and Part.EXPANSION not in found
            if not unsure:
                faults.append(written[part].fault(Reason.IMPOSSIBLE))
            del found[part]
        else:
            return options, faults


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
    said = {part: _WORDS[part][word][labels] for part, word in values.items()}
    return write_parts({**said, Part.SEED: seed}, LABELS[labels], labels)
