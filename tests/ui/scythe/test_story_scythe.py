"""What is told of finished games of Scythe: a line of each kind, from whole games or from steps built for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from attrs import evolve
from PySide6.QtWidgets import QApplication

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.terms import (
    TERRITORIES,
    Ability,
    Bonus,
    Cube,
    Faction,
    Line,
    Mat,
    Star,
    Structure,
    Unit,
    home_base,
)
from noria_desktop.ui.scythe.words.story import SENTENCES, story
from tests.ui.pages.told import (
    Told,
    every_kind,
    in_both_languages,
    steps_in,
    texts,
    too_long,
    untold,
    with_step,
)

EXAMPLES: Final = (
    Told(
        "scythe-1",
        "opening",
        1,
        "It began with Rusviet on the Mechanical mat.",
        "ルスヴィエト、機械のマットで始めた。",
    ),
    Told(
        "scythe-1",
        "token_its",
        2,
        "The Automa took the encounter on village 35 from you.",
        "村35の遭遇はオートマに先を越された。",
    ),
    Told(
        "scythe-1",
        "first_star",
        3,
        "The first star was yours: all workers.",
        "最初の星はあなた：ワーカーをすべて。",
    ),
    Told("scythe-1", "star", 3, "Your first star: all workers.", "あなたの1個目の星：ワーカーをすべて。"),
    Told(
        "scythe-1",
        "mech",
        5,
        "The first mech, Riverwalk, rolled out on tundra 25.",
        "最初のメック「渡河」がツンドラ25に出撃。",
    ),
    Told(
        "scythe-1",
        "encounter",
        6,
        "An encounter on farm 13: “Roadside farm”.",
        "農地13での遭遇「道端の農家」。",
    ),
    Told(
        "scythe-1",
        "recruit",
        7,
        "The first recruit was enlisted, for 2 popularity.",
        "最初の補充兵を徴兵し、民心2を得た。",
    ),
    Told(
        "scythe-1",
        "arrived",
        7,
        "The Automa's mech came to its home base.",
        "オートマのメックが本拠地に現れた。",
    ),
    Told("scythe-1", "upgrade", 8, "The first upgrade: “Move: units”.", "最初の改善は「移動：ユニット」。"),
    Told(
        "scythe-1",
        "objective",
        10,
        "“Hold three farms” was fulfilled: the second star.",
        "「農地を3つ」を達成、2個目の星。",
    ),
    Told(
        "scythe-1",
        "factory_its",
        12,
        "The Automa was at the Factory before you.",
        "オートマが先にファクトリーに着いた。",
    ),
    Told(
        "scythe-1", "behind", 12, "The Automa went ahead, 29 coins to 23.", "29対23コインでオートマが逆転。"
    ),
    Told(
        "scythe-1",
        "structure",
        14,
        "The first building: the Monument on tundra 25.",
        "最初の建造物、記念碑をツンドラ25に建設。",
    ),
    Told("scythe-1", "midway", 14, "Midway the count was 39 coins to 34.", "折り返しで39対34コイン。"),
    Told(
        "scythe-1",
        "for_good_won",
        18,
        "From here on you led, 47 coins to 38.",
        "ここから首位。47対38コイン。",
    ),
    Told("scythe-1", "lead", 18, "You went ahead, 65 coins to 42.", "65対42コインで逆転した。"),
    Told(
        "scythe-1",
        "held_star",
        22,
        "The Factory was held: a combat won, the third star.",
        "ファクトリーを守り抜き、戦闘の勝利で3個目の星。",
    ),
    Told("scythe-1", "held", 22, "The Factory was held, 10 against 9.", "ファクトリーを10対9で守り抜いた。"),
    Told(
        "scythe-1",
        "combat_won",
        22,
        "The Factory, 10 against 9: the win that decided it.",
        "決め手はファクトリーの戦闘、10対9で勝利。",
    ),
    Told(
        "scythe-1",
        "lost",
        23,
        "The Factory was lost to the Automa, 6 against 15.",
        "ファクトリーを6対15でオートマに奪われた。",
    ),
    Told(
        "scythe-1",
        "since_won",
        26,
        "78 to 76 coins: ahead since turn 18.",
        "78対76コイン。18ターン目から首位。",
    ),
    Told("scythe-1", "narrow_won", 26, "78 to 76 coins: just enough.", "78対76コイン、わずかな差で勝利。"),
    Told(
        "scythe-1",
        "star_its",
        26,
        "The Automa's sixth star: its star tracker.",
        "オートマの6個目の星：星トラッカー。",
    ),
    Told(
        "scythe-1",
        "line_won",
        26,
        "Territories decided it, 48 coins to 36.",
        "決め手は領域。48コイン対36コイン。",
    ),
    Told(
        "scythe-1",
        "sixth_its_won",
        26,
        "The Automa's sixth star ended it, too late: 78 to 76.",
        "オートマの6個目の星も及ばず、78対76。",
    ),
    Told(
        "scythe-2",
        "first_star_its",
        13,
        "The first star was the Automa's: its star tracker.",
        "最初の星はオートマ：星トラッカー。",
    ),
    Told(
        "scythe-2",
        "plundered",
        21,
        "An attack on village 35 cost 1 metal, 1 wood.",
        "村35への攻撃で金属1個、木材1個を失った。",
    ),
    Told(
        "scythe-2",
        "routed",
        21,
        "Three workers were driven from village 35.",
        "村35からワーカー3体が追い払われた。",
    ),
    Told(
        "scythe-2",
        "sixth_its_lost",
        26,
        "The Automa's sixth star ended it; you had none.",
        "オートマの6個目の星で終了。あなたは0個。",
    ),
    Told(
        "scythe-2",
        "most_lost",
        26,
        "Territories cost you most, 0 coins to 36.",
        "痛かったのは領域。0対36コイン。",
    ),
    Told(
        "scythe-2",
        "clear_lost",
        26,
        "74 to 7 coins: the Automa was out of reach.",
        "74対7コイン、オートマには遠く及ばず。",
    ),
    Told(
        "scythe-2",
        "repelled",
        26,
        "The attack on tundra 41 failed, 9 against 10.",
        "ツンドラ41への攻撃は9対10で失敗。",
    ),
    Told(
        "scythe-3",
        "combat_lost",
        22,
        "Forest 28, 7 against 9: the loss that decided it.",
        "決め手は森28の戦闘、7対9で敗北。",
    ),
    Told(
        "scythe-3",
        "narrow_lost",
        25,
        "62 to 66 coins: only a few were missing.",
        "62対66コイン、あと少し足りなかった。",
    ),
    Told(
        "scythe-3",
        "since_lost",
        25,
        "66 to 62 coins: the Automa led from turn 21 on.",
        "66対62コイン。21ターン目からオートマが首位。",
    ),
    Told(
        "scythe-3",
        "line_lost",
        25,
        "Stars decided it, 24 coins to your 12.",
        "決め手は星。オートマ24、あなた12コイン。",
    ),
    Told(
        "scythe-4",
        "factory_first",
        10,
        "First at the Factory, for the card “Power for coins”.",
        "ファクトリーに一番乗り。カードは「戦力でコイン」。",
    ),
    Told(
        "scythe-4",
        "most_won",
        26,
        "Territories made most of the difference, 48 to 33.",
        "差の大半は領域。48対33コイン。",
    ),
    Told(
        "scythe-4",
        "clear_won",
        26,
        "98 to 75 coins: the Automa was left far behind.",
        "98対75コイン、オートマを大きく引き離した。",
    ),
    Told(
        "scythe-5",
        "taken_star",
        12,
        "Farm 20 was taken: a combat won, the first star.",
        "農地20を攻め取り、戦闘の勝利で1個目の星。",
    ),
    Told("scythe-5", "taken", 12, "Farm 20 was taken, 4 against 3.", "農地20を4対3で攻め取った。"),
    Told(
        "scythe-6",
        "sixth_mine_won",
        26,
        "Your sixth star ended it in time, 85 to 51 coins.",
        "6個目の星で終わらせ、85対51コイン。",
    ),
    Told(
        "scythe-7",
        "for_good_lost",
        5,
        "From here on the Automa led, 15 coins to 13.",
        "ここからオートマが首位。15対13コイン。",
    ),
    Told(
        "scythe-8",
        "tie_its",
        26,
        "Mountain 26, 7 against 7: the tie went to the Automa.",
        "山26、7対7。同点はオートマの勝ち。",
    ),
    Told(
        "scythe-9",
        "tie_mine",
        23,
        "Mountain 34, 3 against 3: the tie was yours.",
        "山34、3対3。同点はあなたの勝ち。",
    ),
    Told(
        "scythe-10",
        "factory_second",
        16,
        "At the Factory after the Automa: “Extra production”.",
        "オートマに続いてファクトリーへ。「追加の生産」。",
    ),
)
"""A line of each kind as whole games tell it."""

BUILT: Final = ("routing", "sixth_mine_lost", "tie_won", "tie_lost", "tie_shared")
SAMPLES: Final[Mapping[str, Any]] = {
    "place": range(TERRITORIES),
    "star_for": list(Star),
    "line": list(Line),
    "faction": list(Faction),
    "mat": list(Mat),
    "ability": list(Ability),
    "structure": list(Structure),
    "once": list(Bonus),
    "box": list(Cube),
    "unit": list(Unit),
    "factory_card": range(1, 13),
    "encounter_card": range(1, 29),
    "objective_card": range(1, 24),
    "spoils": [(1, 0, 2, 0), (0, 2, 0, 2)],
    "tie_break": range(5),
    "nth": range(1, 7),
    "many": range(9),
    "own": [20],
    "other": [20],
    "since": [30],
    "mine": [120],
    "theirs": [120],
}
"""The longest that can stand in each field."""


@in_both_languages
def test_whole_games_tell_these_lines(qapp: QApplication, language: str) -> None:
    assert untold(EXAMPLES, language) == []


def test_every_kind_has_an_example() -> None:
    every_kind(SENTENCES, EXAMPLES, BUILT)


@in_both_languages
def test_lines_keep_to_their_length_whatever_they_name(qapp: QApplication, language: str) -> None:
    assert too_long(SENTENCES, SAMPLES, language) == []


def test_driving_workers_home_is_told() -> None:
    routed = ev.WorkersRouted(BOT, 12, 2, home_base(Faction.SAXONY))
    steps = with_step(steps_in("scythe-1"), 60, events=(routed,))
    assert texts("scythe", steps, "routing") == ["You drove two of the Automa's workers from farm 13."]
    one = with_step(steps_in("scythe-1"), 60, events=(evolve(routed, number=1),))
    assert texts("scythe", one, "routing") == []


def test_as_many_coins_are_told_with_what_broke_the_tie() -> None:
    """rules.md 12: pieces, power, popularity, territories, stars, in this order."""
    steps = steps_in("scythe-1")
    end = steps[-1].after
    missing = scores(end).total(HUMAN) - scores(end).total(BOT)
    even = evolve(end, automa=evolve(end.automa, coins=end.automa.coins + missing))
    assert scores(even).winner == HUMAN
    won = with_step(steps, len(steps) - 1, after=even)
    assert texts("scythe", won, "tie_won") == ["78 each; you had more workers, mechs and structures."]
    fewer = evolve(even.human, army=evolve(even.human.army, workers=even.human.army.workers[:1]))
    behind = evolve(even, human=fewer)
    missing = scores(behind).total(BOT) - scores(behind).total(HUMAN)
    behind = evolve(behind, human=evolve(fewer, coins=fewer.coins + missing))
    lost = with_step(steps, len(steps) - 1, after=behind)
    assert scores(behind).winner == BOT
    assert texts("scythe", lost, "tie_lost") == [
        "78 each; the Automa had more workers, mechs and structures."
    ]


def test_equal_in_everything_has_words_too() -> None:
    """The stars alone make it next to impossible: one side has six."""
    shared = SENTENCES["tie_shared"].format(mine=70)
    assert shared == "70 coins each, and every tie-break equal."


def test_a_sixth_star_does_not_save_a_poor_purse() -> None:
    """rules.md 10, 12: the sixth star ends the game, the coins decide it."""
    steps = steps_in("scythe-6")
    (won,) = texts("scythe", steps, "sixth_mine_won")
    assert won == "Your sixth star ended it in time, 85 to 51 coins."
    end = steps[-1].after
    rich = evolve(end, automa=evolve(end.automa, coins=end.automa.coins + 40))
    poor = with_step(steps, len(steps) - 1, after=rich)
    assert texts("scythe", poor, "sixth_mine_won") == []
    assert texts("scythe", poor, "sixth_mine_lost") == ["Your sixth star ended it too early, 85 to 91 coins."]


def test_every_game_has_several_lines_that_may_stand_last() -> None:
    for number in range(1, 11):
        deciding = [line for line in story(steps_in(f"scythe-{number}")) if line.decides]
        assert len(deciding) >= 2
