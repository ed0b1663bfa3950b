"""Numbers of Nautilus' rules page (rules.md)."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.terms import Arrow, Domain, Special
from tests.ui.pages.rules_numbers.facts import Fact, fact
from tests.ui.pages.rules_numbers.strengths import measured

PARTS: Final = components()
COLUMNS: Final = len(Domain)
LEFT: Final = len(PARTS.divers) - 2 * PARTS.hand_size
"""Divers of the pile."""
ONE_DOMAIN: Final = [
    points for domain, points in zip(PARTS.domains, PARTS.points, strict=True) if domain == PARTS.domains[0]
]
PLAIN, CLINCHED = PARTS.clinches
KRAKEN, BONE = (value for value in PARTS.placed_as if value is not None)
UPRIGHT: Final = [card for card, arrow in enumerate(PARTS.arrows) if arrow is Arrow.VERTICAL]
LEVEL: Final = [card for card, arrow in enumerate(PARTS.arrows) if arrow is Arrow.HORIZONTAL]
HIGHEST: Final = max(PARTS.divers)
BEATS_IT: Final = next(card for card in PARTS.divers if PARTS.table[card][HIGHEST])
"""The small card that wins against the highest diver."""


def beaten_by_all_below(card: int) -> bool:
    """Whether a diver beats just those that are lower."""
    return all(PARTS.table[card][other] == (other < card) for other in range(KRAKEN + 1))


ORDINARY: Final = [card for card in PARTS.divers if beaten_by_all_below(card)]

FACTS: Final[tuple[Fact, ...]] = (
    fact("{0:w} **domains** to be won", "{0}つの**分野**です", COLUMNS),
    fact("lasts up to {0:w} rounds", "ゲームは最大{0}ラウンド", PARTS.rounds),
    fact("won **{0:w} domains**", "**{0}つの分野**で勝利", PARTS.domains_needed),
    fact("after the {0:o} round it is", "{0}ラウンドが終わったら", PARTS.rounds),
    fact("In every round {0:w} domain cards", "中央に分野カードが{0}枚並び", COLUMNS),
    fact("each player lays {0:w} cards", "まわりにカードを{0}枚ずつ", PARTS.hand_size),
    fact("any one of your {0:w} |", "{0}枚のうち好きな1枚を相手に渡す |", PARTS.hand_size + 1),
    fact("there are {0:w} points net", "どの分野も差し引き{0}点", sum(ONE_DOMAIN)),
    fact("decided after {0:w} rounds", "{0}ラウンドで必ず決着", PARTS.rounds),
    fact("then more than {0:w} is possible", "{0}つを超えることもあります", PARTS.domains_needed),
    fact("in the pile of {0:w}", "{0}枚の山札のどちらか", LEFT),
    fact("submarine it draws from {0:w}", "使ったあとなら{0}枚から引きます", PARTS.hand_size + 1),
    fact("{0:W} columns**. Each holds", "{0}つの列**：どの列にも", COLUMNS),
    fact("{0:w} spaces in all", "全部で{0}か所です", 2 * COLUMNS),
    fact("numbered {0} to {1}, one of each", "{0}から{1}まで各1枚", min(PARTS.divers), HIGHEST),
    fact(
        "{0:W} are in your hand, {0:w} in the rival's, {1:w} form a face-down pile",
        "手札に{0}枚ずつ、残りの{1}枚は伏せた山札",
        PARTS.hand_size,
        LEFT,
    ),
    fact("**Special cards**, {0:w} of them", "銛・目の{0}枚", len(Special)),
    fact("**Domain cards**, {0:w} of them", "**分野カード**：{0}枚", len(PARTS.domains)),
    fact(
        "one of +{0} (two stars), {1:w} of +{2} (one star)",
        "+{0}（星{0}つ）が1枚、+{2}（星1つ）が{1}枚",
        max(ONE_DOMAIN),
        ONE_DOMAIN.count(1),
        1,
    ),
    fact("and one of −{0} (an ink blot)", "−{0}（インクの染み）が1枚", -min(ONE_DOMAIN)),
    fact("**the {0} beats the {1}**", "**{0}は{1}に勝ちます**", BEATS_IT, HIGHEST),
    fact("The bone counts {0} and the kraken {1}", "骨は{0}、クラーケンは{1}と数えます", BONE, KRAKEN),
    fact("All {0:w} cards are different", "{0}枚はすべて違う", len(PARTS.divers) + 2),
    fact("| kraken {0} | everything | nothing |", "| クラーケン {0} | すべて | なし |", KRAKEN),
    fact(
        "| {0} | everything else | kraken, {1} |",
        "| {0} | ほかのすべて | クラーケン、{1} |",
        HIGHEST,
        BEATS_IT,
    ),
    fact(
        "| {0} to {1} | everything lower | everything higher |",
        "| {0}から{1} | 小さいカードすべて | 大きいカードすべて |",
        min(ORDINARY),
        max(ORDINARY),
    ),
    fact("| {0} | {1}, bone | everything else |", "| {0} | {1}、骨 | ほかのすべて |", BEATS_IT, HIGHEST),
    fact("| bone {0} | nothing | everything |", "| 骨 {0} | なし | すべて |", BONE),
    fact(
        "{0} and {1} show an upright arrow, {2} and {3} a level one",
        "{0}と{1}には縦の矢印、{2}と{3}には横の矢印",
        *UPRIGHT,
        *LEVEL,
    ),
    fact("| counts {0} |", "| {0}と数える |", KRAKEN),
    fact("instead of a diver | counts {0} |", "ダイバーの代わりに | {0}と数える |", BONE),
    fact("{0:W} domain cards are turned up", "分野カードを{0}枚、各列に", COLUMNS),
    fact("{0:w} rounds use all {1:w}", "{0}ラウンドで{1}枚すべて", PARTS.rounds, len(PARTS.domains)),
    fact(
        "All {0:w} divers are shuffled anew, and each player gets {1:w}",
        "{0}枚のダイバーをすべて混ぜ直し、{1}枚ずつ配ります",
        len(PARTS.divers),
        PARTS.hand_size,
    ),
    fact("draws **{0:w} special cards**", "**スペシャルカードを{0}枚**", PARTS.specials_per_round),
    fact(
        "{0:W} rounds use all {1:w}; before round {2} they are shuffled again, and rounds {2} to {3}",
        "{0}ラウンドで{1}枚を使い切り、第{2}ラウンドの前に{1}枚を混ぜ直して、第{2}〜{3}ラウンド",
        len(Special) // PARTS.specials_per_round,
        len(Special),
        PARTS.reshuffled_before_round,
        PARTS.rounds,
    ),
    fact("holds one of these {0:w}", "この{0}枚のどれか", len(PARTS.at_start)),
    fact(
        "Your hand then has {0:w} divers, of which you lay {1:w}",
        "手札は{0}枚になり、そのうち{1}枚を出します",
        PARTS.hand_size + 1,
        PARTS.hand_size,
    ),
    fact("until all {0:w} spaces are full", "{0}か所がすべて埋まるまで", 2 * COLUMNS),
    fact("After a {0}, {1}, {2} or {3} is laid", "{0}・{1}・{2}・{3}を出すと", *sorted(UPRIGHT + LEVEL)),
    fact("**{0} and {1}**: a card crosses", "**{0}と{1}**：カードをちょうど反対側", *UPRIGHT),
    fact("**{0} and {1}**: a card moves to any", "**{0}と{1}**：カードを同じ場の", *LEVEL),
    fact("When all {0:w} spaces are full, the", "{0}か所がすべて埋まったら", 2 * COLUMNS),
    fact("must take it, −{0} included", "−{0}でも必ず受け取ります", -min(ONE_DOMAIN)),
    fact("the {0:w} domain cards of a round", "分野カードを{0}枚", COLUMNS),
    fact("with **{0} points**, or", "その分野で**{0}点**以上ある", PLAIN.points),
    fact(
        "with **{0} points** if its −{1}",
        "その分野で**{0}点**以上あり、しかも−{1}",
        CLINCHED.points,
        -min(ONE_DOMAIN),
    ),
    fact("A −{0} still to come", "まだ出ていない−{0}や", -min(ONE_DOMAIN)),
    fact("whoever has won {0:w} domains wins", "ラウンドの終わりに{0}分野で勝利", PARTS.domains_needed),
    fact("ends after round {0}, and more domains", "{0}ラウンドで終わり、勝利した分野", PARTS.rounds),
    fact("all {0:w} rounds are played", "必ず{0}ラウンド行います", PARTS.rounds),
    fact("give any of {0:w};", "{0}枚のうち1枚を渡す", PARTS.hand_size + 1),
    fact("it alternates, {0:w} rounds each", "その後は交互で、{0}ラウンドずつ", PARTS.rounds // 2),
    fact("When a {0} or {1} finds no card", "{0}や{1}を出しても", *UPRIGHT),
)
"""What the page says of the tables, in its order."""

SHARES: Final[tuple[str, ...]] = tuple(f"| {one.percent}% |" for one in measured("nautilus")[1:])
"""The three steps between players; the row before them is of the first one against chance."""

REST: Final[dict[str, tuple[str, ...]]] = {
    "en": ("in 4.5.", "(November 2026, each with", *SHARES),
    "ja": (
        "2026年11月",
        *SHARES,
        "働きは4.5にありま",
        " 山札から2枚引き",
        "2枚はラウンド",
        "移った2枚は双方が知",
        "向かい合う2枚を比べます",
        "ダイバーと2枚のスペシャ",
        "るだけの−1は数えません",
        "この2つの条件は",
        "同じ規則の2つの説明です",
    ),
}
"""Numbers that stand for a rule or an example and not for a table, or that only count what the sentence names."""
