"""Numbers of Noria's rules page (rules.md)."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Chamber, Good, Letter, Resource, Ring, Space, Track
from tests.ui.pages.rules_numbers.facts import Fact, fact, row

PARTS: Final = components()
RINGS: Final = {
    Ring.SMALL: ("small", "小"),
    Ring.MEDIUM: ("medium", "中"),
    Ring.LARGE: ("large", "大"),
}
RESOURCES: Final = {
    Resource.ENERGY: ("energy", "エネルギー"),
    Resource.MYCELIUM: ("mycelium", "菌糸体"),
    Resource.OBSIDIAN: ("obsidian", "黒曜石"),
}
GOODS: Final = {
    Good.SAIL: ("sail", "セイル"),
    Good.COMPASS: ("compass", "コンパス"),
    Good.PROPELLER: ("propeller", "プロペラ"),
    Good.PISTON: ("piston", "ピストン"),
    Good.LAMP: ("lamp", "ランプ"),
}
TRACKS: Final = {
    Track.REFINEMENT: ("refinement", "精錬"),
    Track.SETTLEMENT: ("settlement", "殖民"),
    Track.EXPLORATION: ("exploration", "探検"),
    Track.RESEARCH: ("research", "研究"),
}
ISLAND: Final = PARTS.islands[1]
FULL: Final = sum(len(space) == 2 for space in ISLAND.spaces)
"""Factory spaces of an island with two warehouses."""
INCOMES: Final = tuple(PARTS.incomes)
SPACES: Final = {ring: sum(space.value[0] == ring.value[0].upper() for space in Space) for ring in Ring}
ACTIVE: Final = {
    Ring.SMALL: PARTS.small_discs,
    Ring.MEDIUM: SPACES[Ring.MEDIUM] // 2,
    Ring.LARGE: SPACES[Ring.LARGE] // 2,
}


def cost_of(good: Good) -> Fact:
    """A row of the table of goods: the dearer resource first."""
    cost = sorted(
        (
            (amount, RESOURCES[resource])
            for resource, amount in zip(Resource, PARTS.recipes[good.index], strict=True)
            if amount
        ),
        key=lambda one: -one[0],
    )
    (much, first), (little, second) = cost
    return fact(
        "| {0} | {1} {2}, {3} {4} |", "| {0} | {2}{1}、{4}{3} |", GOODS[good], much, first, little, second
    )


def incomes(en: str, ja: str) -> Fact:
    """Knowledge for factories, where it is told."""
    return fact(
        en.format(", ".join(f"{{{n}}}" for n in range(8))),
        ja.format("、".join(f"{{{n}}}" for n in range(8))),
        *INCOMES,
    )


def cogs() -> Fact:
    """What the first intrigue of a turn costs, from round to round."""
    changes = [
        number
        for number in range(2, PARTS.rounds + 1)
        if PARTS.cog_bases[number] != PARTS.cog_bases[number - 1]
    ]
    second, third = changes
    return fact(
        "{0} in rounds 1 to {1}, {2} in rounds {3} to {4}, {5} from round {6}",
        "第1〜{1}ラウンドは{0}、{3}から{4}は{2}、{6}からは{5}",
        PARTS.cog_bases[1],
        second - 1,
        PARTS.cog_bases[second],
        second,
        third - 1,
        PARTS.cog_bases[third],
        third,
    )


def connected() -> tuple[Fact, ...]:
    """The spaces that are connected, by number."""
    found: dict[str, list[str]] = {}
    for pair in PARTS.adjacency:
        first, second = sorted((one.value for one in pair), key=lambda one: "SML".index(one[0]))
        found.setdefault(first, []).append(second)
    numbers = {
        one: sorted(others, key=lambda other: ("SML".index(other[0]), other)) for one, others in found.items()
    }
    two, three, four = numbers["S2"], numbers["M3"], numbers["M4"]
    return (
        fact(
            "small 2 with medium {0} and {1} and with large {2}",
            "小2は中{0}・中{1}・大{2}と",
            *(int(one[1]) for one in two),
        ),
        fact("medium 3 with large {0} and {1}", "中3は大{0}・大{1}と", *(int(one[1]) for one in three)),
        fact("medium 4 with large {0} and {1}", "中4は大{0}・大{1}と", *(int(one[1]) for one in four)),
    )


FACTS: Final[tuple[Fact, ...]] = (
    fact("You play {0:w} rounds", "全{0}ラウンド", PARTS.rounds),
    fact("a wheel with {0:w} lettered discs", "{0}枚の英字ディスクを載せた", len(Letter)),
    fact("{0:w} **projects**", "{0}つの**プロジェクト**", len(Track)),
    fact("levels 1 to {0} and", "レベル1から{0}までの", PARTS.max_level),
    fact(
        "nobody has been seated in is worth {0}",
        "着いていない議会場の価値は{0}です",
        PARTS.chamber_values[0][0],
    ),
    fact("wheel** with {0:w} rings", "**：{0}つのリング", len(Ring)),
    fact(
        "{0:w} stacks of {1:w} discs",
        "ディスク{1}枚ずつの山が{0}つ",
        len(PARTS.free_discs + PARTS.priced_discs),
        PARTS.copies_per_disc,
    ),
    fact("spaces priced {0} to {1}", "価格{0}から{1}の場所", PARTS.prices[0], PARTS.prices[-1]),
    fact(
        "**{0:W} sky islands** in a circle, each with {1:w} berths for ships and {2:w} factory spaces",
        "**{0}つの空島**：円形に並び、それぞれ{1}つの船着き場と{2}つの工場スペース",
        PARTS.islands_drawn,
        len(ISLAND.berths),
        len(ISLAND.spaces),
    ),
    fact("{0:w} a side", "双方{0}つ", PARTS.factories),
    incomes("in every round: {} for none to seven of them", "0から7つで{}）。"),
    incomes("have built: {} for none to seven", "0から7個で{}）"),
    fact(
        "{0:w} chambers with {1:w} politicians each",
        "{0}つの議会場。上段に政治家が",
        len(Chamber),
        PARTS.upper_start,
    ),
    fact(
        "The small ring has {0} spaces, the medium ring {1}, the large ring {2}",
        "小リングに{0}、中リングに{1}、大リングに{2}つのスペース",
        *(SPACES[ring] for ring in Ring),
    ),
    fact(
        "{0:w} small, {1:w} medium and {2:w} large spaces",
        "小{0}・中{1}・大{2}のスペース",
        *(ACTIVE[ring] for ring in Ring),
    ),
    *connected(),
    fact("Lay {0:w} discs, one of each kind", "ボーナス以外の{0}種を1枚ずつ", len(PARTS.start_discs)),
    fact(
        "{0:w} on the small, {1:w} on the medium, {2:w} on the large ring, so that {3:w} rest",
        "小リングに{0}枚、中リングに{1}枚、大リングに{2}枚、無効半円に{3}枚",
        PARTS.small_discs,
        PARTS.medium_discs,
        PARTS.large_discs,
        PARTS.inactive_discs,
    ),
    fact("and {0:w} are active", "有効半円に{0}枚と", len(PARTS.start_discs) - PARTS.inactive_discs),
    fact("**Night shift**, {0} knowledge", "**夜勤**（知識{0}）", PARTS.night_shift_base),
    fact("**Modification**, {0} knowledge", "**改造**（知識{0}）", PARTS.modification_base),
    fact(
        "From round {0} each costs {1} more before doubling",
        "第{0}ラウンドからは、倍にする前の費用がどちらも{1}増えます",
        PARTS.surcharge_from_round,
        PARTS.surcharge,
    ),
    fact("Name up to {0:w} discs", "ディスクを{0}枚まで指定", PARTS.max_discs),
    fact("they may take at most {0:w} actions", "合わせて四アクションまで", PARTS.max_actions),
    fact("normal side gives {0} action", "通常面のディスクは{0}アクション", PARTS.normal_actions),
    fact("upgraded side and gives {0}.", "強化面を使えて、{0}アクション", PARTS.upgraded_actions),
    fact("one other disc of the set {0} more action", "ほかの1枚に{0}アクションを足し", PARTS.bonus_extra),
    fact(
        "Used on its upgraded side it gives {0} to each of two discs, or {1} to one",
        "2枚に{0}ずつ、または1枚に{1}を足します",
        PARTS.bonus_upgraded_extra // 2,
        PARTS.bonus_upgraded_extra,
    ),
    fact("any action you may take {0} knowledge", "代わりに知識{0}を取る", PARTS.substitute_knowledge),
    fact(
        "the others cost {0} to {1} resources",
        "好きな資源を{0}から{1}個払います",
        PARTS.prices[0],
        PARTS.prices[-1],
    ),
    fact(
        "and {0} resource of your choice if the bot's representative",
        "好きな資源をもう{0}個払います",
        PARTS.investment_fee,
    ),
    fact(
        "stands there, pay {0} resource of your choice",
        "いる空島なら、好きな資源を{0}個払います",
        PARTS.travel_fee,
    ),
    *(cost_of(good) for good in Good),
    fact(
        "sell a simple good for {0} knowledge or a complex one for {1}; buy a resource for {2} knowledge",
        "シンプルな商品を知識{0}、複雑な商品を知識{1}で売る。知識{2}で好きな資源を1個買う",
        PARTS.sell_simple,
        PARTS.sell_complex,
        PARTS.buy_resource_cost,
    ),
    cogs(),
    row("politicians seated", "下段の政治家", *range(PARTS.lower_spaces + 1)),
    row("refinement, settlement", "精錬、殖民", *PARTS.chamber_values[Chamber.REFINEMENT.index]),
    row("exploration", "探検", *PARTS.chamber_values[Chamber.EXPLORATION.index]),
    row("research", "研究", *PARTS.chamber_values[Chamber.RESEARCH.index]),
    row("specialisation", "専門化", *PARTS.chamber_values[Chamber.SPECIALISATION.index]),
    row("diversification", "分散化", *PARTS.chamber_values[Chamber.DIVERSIFICATION.index]),
    row("track", "コース", *range(1, PARTS.max_level + 1)),
    *(row(*TRACKS[track], *PARTS.tracks[track.index].costs) for track in Track),
    fact(
        "one of them holds {0} ships, the others {1}",
        "1つには{0}隻、ほかには{1}隻",
        max(berth.ships for berth in ISLAND.berths),
        min(berth.ships for berth in ISLAND.berths),
    ),
    fact(
        "{0:W} of its factory spaces bring two warehouses, {1:w} bring one",
        "倉庫2つのものが{0}か所、1つのものが{1}か所",
        FULL,
        len(ISLAND.spaces) - FULL,
    ),
    fact("one of the {0:w} islands, one", "大使は{0}つの空島", PARTS.islands_drawn),
    fact("The bot's {0:w} letters", "{0}枚の英字ディスクを、あなたと", len(Letter)),
    fact("all {0:w} of its rings turn", "{0}つのリングがすべて1スペース", len(Ring)),
    fact(
        "A, airship; from round {0} energy surge",
        "A 飛空船、第{0}ラウンドからエネルギー増大",
        PARTS.surge_from_round,
    ),
    fact("**Rounds 1 to {0}.**", "**第1〜{0}ラウンド。**", PARTS.surge_from_round - 1),
    fact("**Rounds {0} to {1}.**", "**第{0}〜{1}ラウンド。**", PARTS.surge_from_round, PARTS.rounds),
    fact("not yet on level {0}", "まだレベル{0}でない", PARTS.max_level),
    fact("If it is on level {0} there", "すでにレベル{0}なら", PARTS.max_level),
    fact("the {0:w} priced discs", "値の付いた{0}種と価格", len(PARTS.prices)),
    fact("the {0:w} numbers clockwise", "時計回りに{0}つの番号", PARTS.islands_drawn),
    fact("After the bot's {0:o} turn", "ボットの{0}回目のターン", PARTS.rounds),
)
"""What the page says of the tables, in its order."""

REST: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        "playing 150 turns in mind for a decision, won all of 400 games against Bot 1, 392 against Bot 2 and 214 against Bot 3 (November 2026)",
        "small 1 | 2, medium 1 2 | 3 4, large 1 2 3 | 4 5 6",
        "J1, C2, T3, B4",
        "7, 4(x), 2, 8, 9",
        "2C - 1B 2E - 1A 3D 4F",
        "level 1. You begin",
        "has four phases. Every",
        "obsidian**: 1 resource for",
        "level 1. Pay exactly",
        "counts 0) times the",
        "level 1 of some",
        "Bot 1 is the",
        "Bot 2 is about",
        "Bot 3 is hard.",
        "by 4.5. Beyond winning",
        "Four lines describe",
    ),
    "ja": (
        "1つの判断に150ターンを読んで、各400戦で、ボット1に400勝、ボット2に392勝、ボット3に214勝でした（2026年11月）",
        "小 1 | 2、中 1 2 | 3 4、大 1 2 3 | 4 5 6",
        "J1、C2、T3、B4",
        "7、4(x)、2、8、9",
        "2C - 1B 2E - 1A 3D 4F",
        "時計回りに1スペース回り",
        "なディスク2枚は",
        "レベル1に代理人を置",
        "ターンには4つのフェイズ",
        "時計回りに1スペース回し",
        "どこでも2つのスペース",
        "2種類は別々に",
        "につき資源1",
        "の代理人を1レベル上げる",
        "からレベル1に置きます",
        "の代理人は0",
        "スのレベル1にいます",
        "ボット1は覚えるため",
        "ボット2はほぼ互角",
        "ボット3は手ごわい相",
        "ディスクは2回",
        "ングがもう1スペース回り",
        "はちょうど1スペースです",
        "倉庫2つの空きスペ",
        "ボットが1レベル上がり",
        "4.5のとおり",
        "4行でセットア",
        "2枚あれば足し",
        "2回目に卓を見",
    ),
}
"""Numbers that stand for a rule or an example and not for a table, or that only count what the sentence names."""
