"""Where lines of Japanese may break: between phrases, not inside words.

A phrase begins with a word of kanji, katakana, letters or figures and ends with its particles and endings in hiragana.
Qt would break between any two characters; word joiners, which are not seen, keep it from that. English is left alone.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

JOINER: Final = "\N{WORD JOINER}"
LONGEST: Final = 12
"""Characters of a phrase; a longer one may break wherever its writing changes, or else anywhere."""
CLOSERS: Final = frozenset("、。，．）」』】・…！？：；／")
ENCLOSING: Final = frozenset("）」』】")
"""Closers after which a particle may follow."""
OPENERS: Final = frozenset("（「『【")
COUNTED: Final = ("か所", "か月", "か国", "つ目")
"""Counters of two signs."""
PREFIXES: Final = frozenset("おご")
"""Begin a word that goes on in kanji."""
ENDINGS: Final = (
    *("は", "が", "を", "に", "で", "と", "も", "へ", "の", "や", "か", "て", "た", "だ", "な"),
    *("る", "う", "く", "ば", "ず", "す", "つ", "む", "ぬ", "ね", "よ"),
    *(
        "から",
        "より",
        "だけ",
        "など",
        "ほど",
        "こそ",
        "さえ",
        "のみ",
        "まま",
        "なら",
        "たら",
        "ない",
        "たい",
        "しい",
    ),
)
"""How a phrase ends. Others end a part of a verb, after which it goes on in kanji."""
AFRESH: Final = (
    "ください",
    "こと",
    "もの",
    "とき",
    "ため",
    "できる",
    "できま",
    "あります",
    "ありま",
    "すべて",
)
"""Words of hiragana before which a phrase that is too long may break."""
PARTICLES: Final = frozenset("はがをにとへもで")
"""After a noun these end a phrase, although hiragana goes on."""
INFLECTED: Final = frozenset("っんらりるれろげ")
"""After kanji and one of those letters these go on with a verb, as in 上がって."""
COPULA: Final = frozenset("すしき")
"""After で these go on with the endings です、でした、できる."""


@lru_cache(4096)
def unbroken(words: str) -> str:
    """The same words, joined wherever a line of Japanese must not break."""
    if not any(_is_kana(letter) for letter in words):
        return words
    return "".join(_joined(phrase) for phrase in phrases(words))


def phrases(words: str) -> tuple[str, ...]:
    """Words cut where a line may break; put together they are the words again."""
    if not words:
        return ()
    found, begin = [], 0
    for cut in range(1, len(words)):
        if _may_break(words, begin, cut):
            found.append(words[begin:cut])
            begin = cut
    found.append(words[begin:])
    return tuple(part for phrase in found for part in _shortened(phrase))


def _joined(phrase: str) -> str:
    if len(phrase) > LONGEST:
        return phrase
    # Spaces of the phrase break as ever.
    return " ".join(JOINER.join(part) for part in phrase.split(" "))


def _may_break(words: str, begin: int, cut: int) -> bool:
    """Whether a phrase that began there ends before this character."""
    before, after = words[cut - 1], words[cut]
    if after in CLOSERS or before in OPENERS:
        return False
    if before in ENCLOSING and _is_hiragana(after):
        return False
    if before in CLOSERS or after in OPENERS or before.isspace():
        return True
    if before + after in COUNTED:
        return False
    if not _is_hiragana(before) or _is_hiragana(after) or after.isspace():
        return False
    if before in PREFIXES and (cut - 2 < begin or not _is_hiragana(words[cut - 2])):
        return False
    if not _is_kanji(after):
        return True
    return words[begin:cut].endswith(ENDINGS)


def _shortened(phrase: str) -> tuple[str, ...]:
    """A phrase that is too long, cut where its writing changes or a word of hiragana begins."""
    if len(phrase) <= LONGEST:
        return (phrase,)
    parts, begin = [], 0
    for cut in range(2, len(phrase) - 1):
        before, after = phrase[cut - 1], phrase[cut]
        changes = {_writing(before), _writing(after)} == {"kanji", "katakana"}
        if changes or phrase[cut:].startswith(AFRESH) or _after_noun(phrase, begin, cut):
            parts.append(phrase[begin:cut])
            begin = cut
    parts.append(phrase[begin:])
    return tuple(parts)


def _after_noun(phrase: str, begin: int, cut: int) -> bool:
    """Whether a noun and its particle end there and a word of hiragana follows, as in 菌糸体と｜つながって."""
    noun, particle, after = phrase[cut - 2], phrase[cut - 1], phrase[cut]
    return (
        cut - 2 >= begin
        and particle in PARTICLES
        and not _is_hiragana(noun)
        and bool(_writing(noun))
        and _is_hiragana(after)
        and after not in PARTICLES | INFLECTED
        and (particle != "で" or after not in COPULA)
    )


def _is_hiragana(letter: str) -> bool:
    return "\u3041" <= letter <= "\u309f"


def _is_kana(letter: str) -> bool:
    return "\u3041" <= letter <= "\u30ff"


def _writing(letter: str) -> str:
    """Of a word of two nouns: where one ends and the other begins."""
    return (
        "kanji" if _is_kanji(letter) else "katakana" if _is_kana(letter) and not _is_hiragana(letter) else ""
    )


def _is_kanji(letter: str) -> bool:
    return unicodedata.category(letter) == "Lo" and "\u4e00" <= letter <= "\u9fff"
