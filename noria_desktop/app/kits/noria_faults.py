"""What can be wrong with a written set-up of Noria, for the terminal: (English, Japanese).

The window says the same in its own words, see ``ui/noria/pages/fault_words``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.games.noria.notation_tokens import Reason

SAID: Final[Mapping[Reason, tuple[str, str]]] = {
    Reason.EMPTY: ("nothing is written", "何も書かれていません"),
    Reason.TOO_LONG: ("the text is far too long", "文字数が多すぎます"),
    Reason.UNKNOWN_LABEL: (
        "none of market, islands, bot, player",
        "市場、空島、ボット、プレイヤーのどれでもありません",
    ),
    Reason.DOUBLE_LINE: ("this line was already given", "この行はすでにあります"),
    Reason.EXTRA_LINE: ("a set-up has only four lines", "セットアップは4行だけです"),
    Reason.UNEXPECTED: ("this does not belong here", "ここには書けません"),
    Reason.SEPARATOR_EXPECTED: ("a comma is missing before it", "前に読点がありません"),
    Reason.MARKET_COUNT: ("the market needs four discs: J, C, T and B", "市場にはJ、C、T、Bの4枚が必要です"),
    Reason.DISC_EXPECTED: ("a disc is missing: J, C, T or B", "ディスク（J、C、T、B）がありません"),
    Reason.PRICE_EXPECTED: ("a price from 1 to 4 is missing", "価格（1〜4）がありません"),
    Reason.FREE_DISC: ("resource discs are always free", "資源ディスクは常に無料です"),
    Reason.NO_SUCH_PRICE: ("prices are 1 to 4", "価格は1〜4です"),
    Reason.DOUBLE_PRICE: ("this price was already given", "この価格はすでに使われています"),
    Reason.ISLAND_COUNT: ("the circle needs five islands", "空島は5つ必要です"),
    Reason.ISLAND_EXPECTED: ("the number of an island is missing", "空島の番号がありません"),
    Reason.NO_SUCH_ISLAND: ("islands are 1 to 9", "空島は1〜9です"),
    Reason.DOUBLE_ISLAND: ("this island was already given", "この空島はすでにあります"),
    Reason.NO_AMBASSADOR: (
        "one island needs (x) for the bot's ambassador",
        "ボットの大使を示す(x)がありません",
    ),
    Reason.DOUBLE_AMBASSADOR: ("only one island may have (x)", "(x)は1か所だけです"),
    Reason.RING_MISSING: ("a wheel needs three rings, parted by dashes", "ホイールには3つのリングが必要です"),
    Reason.RING_COUNT: ("the rings need 1, 2 and 3 discs", "リングには1枚、2枚、3枚が必要です"),
    Reason.HALVES: ("four discs must rest and two be active", "無効半円に4枚、有効半円に2枚が必要です"),
    Reason.POSITION_EXPECTED: ("the number of its space is missing", "スペースの番号がありません"),
    Reason.LETTER_EXPECTED: ("the letter of a disc is missing", "ディスクの文字がありません"),
    Reason.NO_SUCH_POSITION: ("this ring has no such space", "このリングにそのスペースはありません"),
    Reason.DOUBLE_POSITION: ("this space was already given", "このスペースはすでに使われています"),
    Reason.UNKNOWN_DISC: ("there is no such disc", "そのディスクはありません"),
    Reason.DOUBLE_DISC: ("this disc was already given", "このディスクはすでにあります"),
    Reason.BONUS_AT_START: ("no bonus disc lies on a starting wheel", "最初のホイールにボーナスはありません"),
    Reason.UNKNOWN_TRACK: (
        "none of refinement, settlement, exploration, research",
        "精錬、殖民、探検、研究のどれでもありません",
    ),
}
"""A part of a sentence after the place and what stands there."""
