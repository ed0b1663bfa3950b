"""How much the program's own players think, in Japanese; players state it in English, as those of packages do."""

from __future__ import annotations

import re
from typing import Final

_NUMBER: Final = "([0-9][0-9,.]*)"
_JAPANESE: Final = {
    "unstated": "不明",
    "chance": "無作為",
    "every turn of its own": "自分のターンをすべて比べる",
    "{} turns played on a decision": "1回の選択に先の{}ターンまで",
    "one card ahead": "1枚先まで",
    "one card ahead and what follows": "1枚先とその続きまで",
    "{} rounds played out a decision": "1回の選択に{}ラウンドを試す",
    "every place of a tile": "タイル1枚のすべての置き場所",
    "every place of a tile, {} counted in full": "タイル1枚のすべての置き場所、うち{}か所を最後まで計算",
    "every place of both tiles, {} counted in full": "タイル2枚のすべての置き場所、うち{}か所を最後まで計算",
    "{} samples of {} rounds for each of {} candidates a decision": "1回の選択に、{2}個の候補ごとに{1}ラウンド先まで{0}回試す",
    "6 moments of rest a section, {} positions between two of them": "セクションごとに区切り6か所、その間に{}局面",
    "candidates {}, width {}, alike {}": "候補{0}個、ターンごとに{1}通りまで、発展が同じ段階のものは{2}通りまで",
}
_TIMED: Final = re.compile(f"{_NUMBER} s a decision, at most (.+)")


def in_japanese(effort: str) -> str:
    """An effort as Japanese players read it; what a player of another package states stays as it is."""
    timed = _TIMED.fullmatch(effort)
    if timed is not None:
        return f"1回の選択に{timed[1]}秒、多くても{in_japanese(timed[2])}"
    for english, japanese in _JAPANESE.items():
        found = re.fullmatch(re.escape(english).replace(r"\{\}", _NUMBER), effort)
        if found is not None:
            return japanese.format(*found.groups())
    return effort
