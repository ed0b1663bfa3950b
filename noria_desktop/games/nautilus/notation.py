"""One line that says how a game is set up, in either language.

``Opponent: level 3, First: human, Domain cards: hidden, Seed: K7Q2-M4XD``. Parts stand in any order, one a
line if one likes; what is left out keeps its default. Full-width signs are read like half-width ones. The
seed's code is kept as it was written: reading it is not the rules' business.
"""

from __future__ import annotations

import enum
from typing import Any, Final

from attrs import evolve

from noria_desktop.engine.setup_line import (
    Language,
    Parsed,
    Reason,
    folded,
    in_order,
    known_labels,
    known_words,
    read_parts,
    write_parts,
)
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent


class Part(enum.Enum):
    """What a part of the line is about, in the order of writing."""

    OPPONENT = "opponent"
    FIRST_PLAYER = "first_player"
    DOMAIN_CARDS = "domain_cards"
    HARPOON = "harpoon"
    SEED = "seed"


# Words ----------------------------------------------------------------------------------------------------

LABELS: Final[dict[Language, dict[Part, str]]] = {
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
"""How the parts are written; much else is read as well."""
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

_WORDS: Final[dict[Part, dict[_Value, dict[Language, str]]]] = {
    Part.OPPONENT: {
        Opponent.LEVEL_1: {"ja": "レベル1", "en": "level 1"},
        Opponent.LEVEL_2: {"ja": "レベル2", "en": "level 2"},
        Opponent.LEVEL_3: {"ja": "レベル3", "en": "level 3"},
        Opponent.LEVEL_4: {"ja": "レベル4", "en": "level 4"},
        Opponent.HUMAN: {"ja": "人間", "en": "human"},
    },
    Part.FIRST_PLAYER: {
        FirstPlayer.RANDOM: {"ja": "おまかせ", "en": "random"},
        FirstPlayer.HUMAN: {"ja": "自分", "en": "human"},
        FirstPlayer.OPPONENT: {"ja": "相手", "en": "opponent"},
    },
    Part.DOMAIN_CARDS: {
        DomainCards.VISIBLE: {"ja": "見せる", "en": "visible"},
        DomainCards.HIDDEN: {"ja": "隠す", "en": "hidden"},
    },
    Part.HARPOON: {
        HarpoonWording.SEED: {"ja": "文書", "en": "seed"},
        HarpoonWording.PRINTED: {"ja": "説明書", "en": "printed"},
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
}
_KNOWN_LABELS: Final = known_labels(LABELS, _OTHER_LABELS)
_KNOWN_WORDS: Final = known_words(_WORDS, _OTHER_WORDS)


# Reading --------------------------------------------------------------------------------------------------


def parse(text: str) -> Parsed[Options]:
    """Read as much of a set-up as can be read. Never raises."""
    written, faults = read_parts(text, _KNOWN_LABELS)
    found: dict[str, Any] = {}
    for part, value in written.items():
        word = _KNOWN_WORDS.get(part, {}).get(folded(value.text))
        if word is not None:
            found[part.value] = word
        elif part is not Part.SEED:
            faults.append(value.fault(Reason.UNKNOWN_VALUE))
    return Parsed(evolve(Options(), **found), written.get(Part.SEED), in_order(faults))


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
    said = {part: _WORDS[part][value][labels] for part, value in values.items()}
    return write_parts({**said, Part.SEED: seed}, LABELS[labels], labels)
