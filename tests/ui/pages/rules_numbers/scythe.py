"""Numbers of Scythe's rules page (rules.md 2 to 14, automa.md)."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Ability, Faction, Star, Terrain
from tests.ui.pages.rules_numbers.facts import Fact, fact
from tests.ui.pages.rules_numbers.strengths import Strength, measured

PARTS: Final = components()
MATS, AUTOMA, MAP = PARTS.mats, PARTS.automa, PARTS.map
MOVE, BOLSTER, TRADE, PRODUCE = MATS.tops
UPGRADE, DEPLOY, BUILD, ENLIST = MATS.bottoms

TERRAINS: Final = {
    Terrain.FOREST: ("forests", "森"),
    Terrain.MOUNTAIN: ("mountains", "山"),
    Terrain.FARM: ("farms", "農地"),
    Terrain.VILLAGE: ("villages", "村"),
    Terrain.TUNDRA: ("tundras", "ツンドラ"),
}
FACTIONS: Final = {
    Faction.NORDIC: ("Nordic", "ノルディック"),
    Faction.RUSVIET: ("Rusviet", "ルスヴィエト"),
    Faction.CRIMEA: ("Crimea", "クリミア"),
    Faction.SAXONY: ("Saxony", "サクソニー"),
    Faction.POLANIA: ("Polania", "ポラニア"),
}
ABILITIES: Final = {
    Ability.SWIM: ("Swim", "水泳"),
    Ability.RELENTLESS: ("Relentless", "不屈"),
    Ability.COERCION: ("Coercion", "徴発"),
    Ability.DOMINATE: ("Dominate", "制圧"),
    Ability.MEANDER: ("Meander", "遊歴"),
    Ability.SEAWORTHY: ("Seaworthy", "航行"),
    Ability.ARTILLERY: ("Artillery", "砲撃"),
    Ability.TOWNSHIP: ("Township", "集落網"),
    Ability.PEOPLES_ARMY: ("People's Army", "人民軍"),
    Ability.WAYFARE: ("Wayfare", "旅路"),
    Ability.SCOUT: ("Scout", "斥候"),
    Ability.UNDERPASS: ("Underpass", "地下道"),
    Ability.DISARM: ("Disarm", "武装解除"),
    Ability.SUBMERGE: ("Submerge", "潜水"),
    Ability.CAMARADERIE: ("Camaraderie", "戦友"),
    Ability.SPEED: ("Speed", "高速"),
}
LEVELS: Final = (
    ("Autometta", "オートメッタ"),
    ("Automa", "オートマ"),
    ("Automaszyna", "オートマシーナ"),
    ("Ultimaszyna", "ウルティマシーナ"),
)
RESOURCES: Final = {
    "oil": ("oil", "石油"),
    "metal": ("metal", "金属"),
    "wood": ("wood", "木材"),
    "food": ("food", "食料"),
}


def faction_mats() -> tuple[Fact, ...]:
    """Which ability and which mechs a faction has; where its Riverwalk leads."""
    found = []
    for faction, names in FACTIONS.items():
        mat = MATS.factions[faction.index]
        found.append(fact("**{0}** · {1}:", "**{0}**・{1}：", names, ABILITIES[mat.ability]))
        first, second = (TERRAINS[one] for one in mat.riverwalk)
        found.append(
            fact(
                "Mechs: Riverwalk to {0} and {1}, {2}, {3}",
                "メック：渡河（{0}と{1}）、{2}、{3}",
                first,
                second,
                *(ABILITIES[one] for one in mat.mechs[1:3]),
            )
        )
    return tuple(found)


def trackers() -> tuple[Fact, ...]:
    """The table of levels: spaces, spaces on which the Automa is confined, skip marks."""
    found = []
    for names, one in zip(LEVELS, AUTOMA.trackers, strict=True):
        marks = ("yes", "従う") if one.honours_skip_mark else ("no", "従わない")
        confined = one.first_free or ("none", "なし")
        found.append(
            fact("| {0} | {1} | {2} | {3} |", "| {0} | {1} | {2} | {3} |", names, one.spaces, confined, marks)
        )
    return tuple(found)


def popularity() -> tuple[Fact, ...]:
    """The table of the final score, tier by tier."""
    found, start = [], 0
    for end in range(len(MATS.tiers)):
        tier = MATS.tiers[end]
        if end == MATS.most_popularity or MATS.tiers[end + 1] != tier:
            values = (start, end, tier.star, tier.territory, tier.pair)
            found.append(fact("| {0} to {1} | {2} | {3} | {4} |", "| {0}〜{1} | {2} | {3} | {4} |", *values))
            start = end + 1
    return tuple(found)


def produced(workers: int) -> tuple[tuple[str, int], ...]:
    cost = MATS.produce_costs[workers]
    return (("power", cost.power), ("popularity", cost.popularity), ("coin", cost.coins))


def producing() -> tuple[Fact, ...]:
    """What Produce costs by workers that are off the mat: the last of equal costs and the first of the next."""
    steps = [number for number in range(3, MATS.workers + 1) if produced(number) != produced(number - 1)]
    first, second, third = steps
    dear, dearer, dearest = (MATS.produce_costs[number] for number in steps)
    return (
        fact("| {0} or {1} | nothing |", "| {0}〜{1}体 | なし |", MATS.start_workers, first - 1),
        fact("| {0} or {1} | {2} power |", "| {0}〜{1}体 | 戦力{2} |", first, second - 1, dear.power),
        fact(
            "| {0} or {1} | {2} power, {3} popularity |",
            "| {0}〜{1}体 | 戦力{2}、民心{3} |",
            second,
            third - 1,
            dearer.power,
            dearer.popularity,
        ),
        fact(
            "| {0} | {1} power, {2} popularity, {3} coin |",
            "| {0}体 | 戦力{1}、民心{2}、{3}コイン |",
            MATS.workers,
            dearest.power,
            dearest.popularity,
            dearest.coins,
        ),
    )


FACTS: Final = (
    fact("a map of {0} territories", "{0}の領域からなるボード", len(MAP.terrain)),
    fact("placed its **{0:o} star**", "**{0}つ目の星**を置く", MATS.end_stars),
    fact("because a {0:o} star would end the game", "{0}個目の星でゲームが終わる", MATS.end_stars),
    fact("With the {0:o} star the game ends", "{0}つ目の星でゲームはただちに終わり", MATS.end_stars),
    fact("{0:W} territories have a **tunnel**", "{0}つの領域に**坑道**", len(MAP.tunnels)),
    fact(
        "{0:W} territories begin with an **encounter token**",
        "{0}の領域に、最初は**遭遇トークン**",
        len(MAP.encounters),
    ),
    fact(
        "One **character**, {0:w} **mechs** and {1:w} **workers** a side",
        "**キャラクター**1体、**メック**{0}体、**ワーカー**{1}体",
        DEPLOY.limit,
        MATS.workers,
    ),
    fact("and {0:w} spaces for recruits", "補充兵を置く{0}つのマス", len(MATS.one_time)),
    fact(
        "The **player mat** has {0:w} sections",
        "**プレイヤーマット**には{0}つのセクション",
        len(MATS.players[0].sections),
    ),
    fact("**Power** goes from 0 to {0}", "**戦力**は0から{0}", MATS.most_power),
    fact("**popularity** from 0 to {0}", "**民心**は0から{0}", MATS.most_popularity),
    fact("are worth {0} to {1}", "の値は{0}から{1}です", min(PARTS.cards.combat), max(PARTS.cards.combat)),
    fact(
        "Move {0:w} different units, {1:w} once upgraded",
        "異なるユニット{0}体（改善後は{1}体）",
        *MOVE.sides[0].amounts,
    ),
    fact("or gain {0:w} coin, then {1:w}", "{0}コイン（改善後は{1}コイン）を得ます", *MOVE.sides[1].amounts),
    fact("For a coin: {0} power, then {1}", "1コインで戦力{0}（改善後は{1}）", *BOLSTER.sides[0].amounts),
    fact("or {0:w} combat card, then {1:w}", "戦闘カード{0}枚（改善後は{1}枚）", *BOLSTER.sides[1].amounts),
    fact(
        "With a **Monument** also {0} popularity",
        "**記念碑**があれば民心{0}も",
        BOLSTER.bonus[1] if BOLSTER.bonus else -1,
    ),
    fact("For a coin: {0:w} resources of your choice", "好きな資源{0}個", TRADE.sides[0].amounts[0]),
    fact("or {0} popularity, then {1}", "民心{0}（改善後は{1}）", *TRADE.sides[1].amounts),
    fact(
        "With an **Armory** also {0} power",
        "**兵器庫**があれば戦力{0}も",
        TRADE.bonus[1] if TRADE.bonus else -1,
    ),
    fact(
        "Choose {0:w} territories you control, {1:w} once upgraded",
        "領域を{0}か所（改善後は{1}か所）",
        *PRODUCE.sides[0].amounts,
    ),
    *producing(),
    fact("A move is **{0:w} step**", "隣接する領域への**{0}歩**", MATS.steps),
    fact("with **Speed** take {0:w}", "キャラクターとメックは{0}歩まで", MATS.steps + MATS.speed),
    fact("up to {0} **power**", "**戦力**を{0}まで", MATS.most_dial),
    fact("for its first {0:w} combats", "{0}回目の勝利まで星を置きます", MATS.most_stars[Star.COMBAT.index]),
    fact("take one of its {0:w} options", "{0}つの選択肢から1つ", len(PARTS.cards.encounters[0])),
    fact(
        "a move of {0:w} unit by {1:w} steps",
        "ユニット{0}体の{1}歩までの移動",
        MATS.factory_units,
        MATS.factory_steps,
    ),
    fact(
        "The Factory counts as {0:w} territories",
        "ファクトリーを領域{0}か所と数えます",
        MAP.factory_territories,
    ),
    fact("You begin with {0:w}.", "最初に{0}枚持っています", MATS.players[0].objectives),
    fact("| Upgrade | {0} |", "| 改善 | {0} |", RESOURCES[UPGRADE.resource.value]),
    fact("| Deploy | {0} |", "| 配備 | {0} |", RESOURCES[DEPLOY.resource.value]),
    fact("| Build | {0} |", "| 建設 | {0} |", RESOURCES[BUILD.resource.value]),
    fact("| Enlist | {0} |", "| 徴兵 | {0} |", RESOURCES[ENLIST.resource.value]),
    fact("bottom-row action | {0} power |", "下段に移す | 戦力{0} |", UPGRADE.ongoing[1]),
    fact("worker of yours | {0} coin |", "メックを置く | {0}コイン |", DEPLOY.ongoing[1]),
    fact("worker of yours | {0} popularity |", "建造物を置く | 民心{0} |", BUILD.ongoing[1]),
    fact("one-time bonus | {0} combat card |", "一時ボーナスに置く | 戦闘カード{0}枚 |", ENLIST.ongoing[1]),
    fact(
        "brings {0} power, {1} coins, {2} popularity or {3} combat cards",
        "戦力{0}、{1}コイン、民心{2}、戦闘カード{3}枚",
        *MATS.one_time,
    ),
    fact("popularity is always {0}.", "民心はつねに{0}です", AUTOMA.popularity),
    fact("stay on the {0:w} territories of its peninsula", "半島の{0}つの領域", len(AUTOMA.peninsulas[0])),
    fact(
        "its first {0:w} battles won, and {1} power",
        "{0}回目までの戦闘の勝利と戦力{1}",
        AUTOMA.combat_stars,
        MATS.power_star,
    ),
    *trackers(),
    fact(
        "{0} upgrades, {1} mechs, {2} structures, {3} recruits, {4} workers, an objective, {5} power and {6} popularity, "
        "{7:w} for combats",
        "改善{0}回、メック{1}体、建造物{2}個、補充兵{3}人、ワーカー{4}体、目的、戦力{5}、民心{6}でそれぞれ1個、戦闘の勝利で{7}個まで",
        *(one.limit for one in MATS.bottoms),
        MATS.workers,
        MATS.power_star,
        MATS.popularity_star,
        MATS.most_stars[Star.COMBAT.index],
    ),
    *popularity(),
    fact(
        "At most {0:w} resources of one territory count", "資源は1つの領域で{0}つまで", MATS.resources_counted
    ),
    fact(
        "The Automa counts {0} for each star, {1} for each territory",
        "オートマは星1個につき{0}、領域1か所につき{1}",
        AUTOMA.star_value,
        AUTOMA.territory_value,
    ),
    *faction_mats(),
)
"""What the page says of the tables, in its order."""

ADVISER: Final[list[Strength]] = measured("scythe")[-4:]
"""Against each level; the rows before it are of a player that plans one turn ahead."""

REST: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        "lose 1 popularity for",
        "following 100 turns a decision to the end of the game (November 2026; in brackets the range in which the true share lies 95 times of 100)",
        *(
            f"| {one.won} of {one.games} games | {one.percent}% ({one.least}–{one.most}%) |"
            for one in ADVISER
        ),
    ),
    "ja": (
        "1つの判断に100ターンをゲームの終わりまで読んで、どのくらい勝ったかを示します（2026年11月。かっこ内は、本当の勝率が95%の確かさで入る範囲）",
        *(f"| {one.games}戦{one.won}勝 | {one.percent}%（{one.least}〜{one.most}%） |" for one in ADVISER),
        "それが5つ目のセクシ",
        "1コインで",
        "ワーカーを1ずつ得ます",
        "1多く生産しま",
        "これは5つ目のセクシ",
        "1個につき1少なくてすみ",
        " | 資源2個 |",
        "目的を2枚とも公開で",
        "に選択肢を2つまで選べま",
        "ヤーマット2枚（軍事",
        "拡張の2つの勢力は入",
    ),
}
"""Numbers that stand for a rule or an example and not for a table, or that only count what the sentence names."""
