"""Numbers of Solani's rules page (rules.md)."""

from __future__ import annotations

import re
from typing import Any, Final

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.conditions import Location
from noria_desktop.games.solani.terms import Bonus, Branch, CoyoteLevel, Row, Sector, Tile
from tests.ui.pages.rules_numbers.facts import Fact, fact, page, row
from tests.ui.pages.rules_numbers.strengths import measured

PARTS: Final = components()
SIDE: Final = 6
"""Circular spaces of a row."""
CLUSTERS: Final = [tile for tile in Tile if PARTS.stars[tile.index]]
PLANETS: Final = (Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE)
FEATURES: Final = [tile for tile in Tile if PARTS.features[tile.index]]


def copies(*tiles: Tile) -> int:
    return sum(PARTS.tile_counts[tile.index] for tile in tiles)


def branches(one: Branch) -> int:
    return PARTS.branch_counts[one.index]


def of_number(number: int) -> list[Tile]:
    return [tile for tile in FEATURES if PARTS.numbers[tile.index] == number]


def last_rounds(one: Row) -> list[int]:
    """Rounds after which Coyote takes a card of that row."""
    return [number for number, taken in enumerate(PARTS.coyote_features) if taken is one]


LEVELS: Final = {
    CoyoteLevel.PUP: ("Coyote Pup", "子コヨーテ"),
    CoyoteLevel.TRICKSTER: ("Trickster", "いたずら者"),
    CoyoteLevel.SCATTERER: ("Star Scatterer", "星を撒く者"),
    CoyoteLevel.THIEF: ("Star Thief", "星を盗む者"),
}


def coyotes() -> tuple[Fact, ...]:
    """What Coyote scores, and what the human must reach, by level."""
    found = []
    for level, (en, ja) in LEVELS.items():
        one: Any = PARTS.coyote[level.index]
        must = [number for number in one.thresholds if number is not None]
        found.append(row(en, ja, one.plain, one.white, one.feature, *must))
    return tuple(found)


ANCHORS: Final = sorted(
    (number for number, gap in enumerate(PARTS.anchor_gaps) if gap >= 0),
    key=lambda number: PARTS.anchor_gaps[number],
)
"""Signs of the planet track from west to east."""
HEARTH, WANDERERS, CLEAR, FIGURE = PARTS.bonuses


def row_of(tile: Tile, language: str) -> str:
    """What the page says of a feature: rows stand in the order of the tiles."""
    rows = [
        line
        for line in page("solani", language).splitlines()
        if line.startswith("| ") and line.count("|") == 3
    ]
    return [line for line in rows if any(sign.isdigit() for sign in line)][FEATURES.index(tile)]


def worth(tile: Tile) -> tuple[list[int], int | None]:
    """Points of a feature's own clause, and the most it can bring where that is said."""
    clause: Any = PARTS.features[tile.index][1]
    if isinstance(clause, Location):
        return [band.points for band in clause.bands], None
    return [clause.points], clause.most if clause.most > clause.points else None


def told_worth(tile: Tile, language: str) -> tuple[list[int], int | None]:
    """The same, read off the page."""
    words = row_of(tile, language).split("|")[2]
    most = re.search(r"at most (\d+)|最大(\d+)", words)
    words = words[: most.start()] if most else words
    if language == "en":
        points = [int(one) for one in re.findall(r"(?:^|, ) ?(\d+) ", words)]
    else:
        points = [int(one) for one in re.findall(r"(?:につき|あれば|で|なければ)(\d+)", words)]
    return points, int(most[1] or most[2]) if most else None


FACTS: Final[tuple[Fact, ...]] = (
    fact("**{0:w} rounds**", "**{0}ラウンド**", PARTS.rounds),
    fact("After the {0:o} round", "{0}ラウンドが終わったら", PARTS.rounds),
    fact(
        "**{0} circular spaces** in {1:w} rows and {1:w} columns",
        "**円形スペース{0}か所**：{1}行{1}列",
        len(PARTS.guiding[0]),
        SIDE,
    ),
    fact("**{0} gaps**", "**隙間{0}か所**", (SIDE - 1) ** 2),
    fact(
        "**{0:W} sectors** of {1:w} circles",
        "**{0}つの区画**：北西・北東・南西・南東、それぞれ{1}つの円",
        len(Sector),
        SIDE * SIDE // len(Sector),
    ),
    fact(
        "each in the middle of {0:w} circular spaces", "どれも{0}つの円形スペースの真ん中", max(PARTS.nodes)
    ),
    fact(
        "**{0:W} Guiding Stars** are printed on each board",
        "**ガイドスター**：どの盤にも{0}つ",
        sum(one > 0 for one in PARTS.guiding[0]),
    ),
    fact("**{0:W} Dark Sky tokens** block", "**ダークスカイ**：{0}つのトークン", len(PARTS.dark[0])),
    fact("- **Bonus tiles**, {0:w}, one for each", "**ボーナスタイル**{0}枚：", len(Bonus)),
    fact("**Branch tiles**, {0}:", "**枝タイル**{0}枚：", sum(PARTS.branch_counts)),
    fact("one to {0:w} **nodes**", "（支線）が1〜{0}本", max(PARTS.nodes)),
    fact(
        "One node: {0} tiles. Two nodes straight across: {1}. Two nodes side by side: {2}. Three nodes: {3}. Four nodes: {4}.",
        "1本が{0}枚、まっすぐ向かい合う2本が{1}枚、隣り合う2本が{2}枚、3本が{3}枚、4本が{4}枚です",
        *(branches(one) for one in (Branch.I1, Branch.L2, Branch.V2, Branch.T3, Branch.X4)),
    ),
    fact("**Star Clusters**, {0}:", "**星団**{0}枚：", copies(*CLUSTERS)),
    fact(
        "{0} with two stars, {1} with three, {2} with four",
        "2つ星{0}枚、3つ星{1}枚、4つ星{2}枚",
        copies(Tile.C2),
        copies(Tile.C3),
        copies(Tile.C4),
    ),
    fact("and {0:w} with a **white star**", "ついたものが{0}枚あります", copies(Tile.W21, Tile.W31)),
    fact(
        "{0} with two and a white one, {1} with three and a white one",
        "星2つと白い星1つが{0}枚、星3つと白い星1つが{1}枚",
        copies(Tile.W21),
        copies(Tile.W31),
    ),
    fact(
        "**Planets**, {0}: {1:w} each",
        "**惑星**{0}枚：赤・青・黄・白が{1}枚ずつ",
        copies(*PLANETS),
        copies(Tile.RED),
    ),
    fact(
        "**Special Features**, {0}: {1:w} with the number 2 and {2:w} with the number 3",
        "**特殊機能**{0}枚：数字2が{1}枚、数字3が{2}枚",
        copies(*FEATURES),
        len(of_number(2)),
        len(of_number(3)),
    ),
    fact("**planet track**, {0:w} spaces", "**惑星トラック**：西から東へ{0}スペース", len(PARTS.deal_order)),
    fact(
        "{0:W} planets lie there at the start with one or two players, {1:w} with three, {2:w} with four. {3:W} more",
        "はじめの惑星は1〜2人で{0}個、3人で{1}個、4人で{2}個。ほかに{3}個",
        *PARTS.planets_dealt[2:],
        PARTS.reserve,
    ),
    fact(
        "with the signs {0} at the west end, {1} in the middle and {2} at the east end",
        "西の端に{0}、中央に{1}、東の端に{2}の印",
        *ANCHORS,
    ),
    fact("a {0}-star cluster reaches the planet farthest west", "{0}つ星はいちばん西の惑星", ANCHORS[0]),
    fact("a {0}-star cluster the one farthest east", "{0}つ星はいちばん東の惑星", ANCHORS[2]),
    fact("a {0}-star cluster the nearest one on either side", "{0}つ星は中央の両側", ANCHORS[1]),
    fact(
        "{0:W} straight, {1:w} single and {2:w} bent branch tiles are set aside for round {3}",
        "直線{0}枚、1ノード{1}枚、折れ線{2}枚の枝タイルを、第{3}ラウンド",
        *(PARTS.final_branches.count(one) for one in (Branch.L2, Branch.I1, Branch.V2)),
        PARTS.rounds,
    ),
    fact(
        "that is {0:w} of each, with three {1:w}, with four {2:w}",
        "1〜2人で{0}枚ずつ、3人で{1}枚ずつ、4人で{2}枚ずつ",
        *PARTS.market_size[2:],
    ),
    fact("the {0:w} planets of the reserve", "補充用の{0}個", PARTS.reserve),
    fact("In round {0} the branch tiles", "第{0}ラウンドの枝タイル", PARTS.rounds),
    fact("Round {0} has no clean-up", "第{0}ラウンドに片づけは", PARTS.rounds),
    row("different colours", "色の種類", *PARTS.different[1:]),
    row("of one colour", "同じ色", *PARTS.same[1:]),
    row("planets", "惑星の数", *range(1, len(PARTS.same))),
    fact(
        "A cluster of two stars and a white one scores {0} with two nodes and {1} with three",
        "星2つと白い星1つの星団は、ノード2本で{0}点、3本で{1}点",
        *PARTS.values[Tile.W21.index],
    ),
    fact(
        "| {0} for the most points from clusters and Guiding Stars there; at least {1} |",
        "最も多く得点した人に{0}（{1}点以上）",
        HEARTH.points,
        HEARTH.at_least,
    ),
    fact(
        "| {0} for everybody with {1:w} or more planets",
        "惑星が{1}つ以上ある全員に{0}",
        WANDERERS.points,
        WANDERERS.at_least,
    ),
    fact(
        "| {0} for everybody with {1:w} or more circular tiles",
        "円形タイルが{1}枚以上あり、余ったノードのない全員に{0}",
        CLEAR.points,
        CLEAR.at_least,
    ),
    fact(
        "| {0} for the most circles of one constellation there; at least {1} |",
        "円が最も多い人に{0}（{1}つ以上）",
        FIGURE.points,
        FIGURE.at_least,
    ),
    fact("The {0:w} bonus tiles of chapter 7", "7章の{0}枚です", len(Bonus)),
    fact("of rounds {0} and {1} Coyote takes", "第{0}・第{1}ラウンドの特殊機能", *last_rounds(Row.TWO)),
    fact("in rounds {0} and {1} that of number 3", "第{0}・第{1}ラウンドには数字3", *last_rounds(Row.THREE)),
    fact("**or draw {0:w}** from a deck", "山札から**{0}枚引いて**1枚を残し", PARTS.drawn),
    fact("**{0:w} cards of each number**", "それぞれの数字につき**{0}枚まで**", PARTS.feature_limit),
    fact("**{0:W} point less** for each node", "ノード1本につき**{0}点を失います", -PARTS.loose_node),
    *coyotes(),
    fact(
        "you get the {0:w} points if you do",
        "届けばあなたが{0}点、届かなければコヨーテが{0}点",
        HEARTH.points,
    ),
    fact("In round {0} none can be spent", "第{0}ラウンドでは枝タイルには", PARTS.rounds),
)
"""What the page says of the tables, in its order; rows of features are read by ``worth_of_features``."""

SHARES: Final[tuple[str, ...]] = tuple(f"| {one.percent}% |" for one in measured("solani")[:6])
"""The four steps between players, then the Chartmaker against the two highest guises of Coyote."""

REST: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        "to four play against",
        "(chapter 8).",
        "the four circles round",
        "has four gaps round",
        "**Shift+R**; **1** to **4**",
        "filled** (four, at the",
        "(chapter 6).",
        "the three other boards,",
        "number 2,",
        "campaign *Four Nights* each",
        "to four seats. The",
        "(November 2026, each with",
        *SHARES,
        "the four sectors dealt",
    ),
    "ja": (
        *SHARES,
        "2〜4人では",
        "8章",
        "のまわりの4つの円は**",
        "には隙間が4つ",
        "外周では2つ",
        "盤の下に2つ",
        "まわりの4つの円のどれ",
        "の列**が2つと",
        "2つから選べる",
        "**1**〜**4",
        "隙間（4つ",
        "外周は2つ",
        "2つとも別々に",
        "6章",
        "ーテ以外の3つのボードの",
        "わりに数字2の列の",
        "右の2列は**あな",
        "残り2枚のボーナス",
        "フトの前に2個使うことも",
        "席は1〜4",
        "ちばんよい2つの場所のど",
        "図師**は2枚を合わせて",
        "2026年11月",
        "1枚の枝で2つのダークス",
        "特殊機能を2つ",
        "2回に分けて選",
        "自分の2枚目を取った",
        "2枚のボーナス",
    ),
}
"""Numbers that stand for a rule or an example and not for a table, or that only count what the sentence names."""
