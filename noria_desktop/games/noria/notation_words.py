"""The words of the notation in both languages.

They belong to the format of written set-ups, not to the program's language. Source: rules.md 5.5.
"""

from __future__ import annotations

from typing import Literal

from noria_desktop.games.noria.notation_tokens import Line, folded
from noria_desktop.games.noria.terms import Track

Language = Literal["ja", "en"]

LABELS: dict[Language, dict[Line, str]] = {
    "ja": {Line.MARKET: "市場", Line.ISLANDS: "空島", Line.BOT: "ボット", Line.PLAYER: "プレイヤー"},
    "en": {Line.MARKET: "Market", Line.ISLANDS: "Islands", Line.BOT: "Bot", Line.PLAYER: "Player"},
}
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

_COURSE = "コース"
KNOWN_TRACKS: dict[str, Track] = {
    folded(form): track
    for words in TRACK_WORDS.values()
    for track, word in words.items()
    for form in (word, word.removesuffix(_COURSE))
}
"""Track words, with and without the word for "track"."""
