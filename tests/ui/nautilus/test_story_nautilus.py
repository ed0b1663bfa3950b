"""What is told of finished games of Nautilus: a line of each kind, from whole games or from steps built for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import points_of
from noria_desktop.games.nautilus.terms import BONE, COLUMNS, KRAKEN, Domain
from noria_desktop.ui.nautilus.words.story import SENTENCES, story
from tests.ui.pages.told import (
    Told,
    every_kind,
    in_both_languages,
    lines_in,
    steps_in,
    texts,
    too_long,
    untold,
    with_step,
)

EXAMPLES: Final = (
    Told(
        "nautilus-1",
        "harpoon_against",
        1,
        "The rival's harpoon drew the 14 from your hand.",
        "相手の銛に手札の14を引かれた。",
    ),
    Told("nautilus-1", "eye", 1, "The eye laid open the rival's hand.", "目で相手の手札を見通した。"),
    Told(
        "nautilus-1",
        "upset",
        1,
        "In Engineering the 1 felled the 14, for you.",
        "工学で1が14を破り、あなたが獲得。",
    ),
    Told(
        "nautilus-1",
        "blot",
        1,
        "The ink blot of Exploration went to the rival.",
        "探検のインクの染みは相手が獲得。",
    ),
    Told(
        "nautilus-1",
        "double_against",
        1,
        "The 6 beat the 5: two points of Navigation lost.",
        "6が5に勝ち、航海の2点は相手に。",
    ),
    Told("nautilus-1", "submarine", 2, "Your submarine brought up the 4.", "潜水艦で4を引き上げた。"),
    Told(
        "nautilus-1",
        "anchored_against",
        2,
        "The rival's anchored 9 kept Navigation from the 1.",
        "相手が碇で固定した9が、航海で1を退けた。",
    ),
    Told(
        "nautilus-1",
        "blot_against",
        2,
        "The ink blot of Engineering went to you.",
        "工学のインクの染みはあなたが獲得。",
    ),
    Told(
        "nautilus-1",
        "bone",
        3,
        "You threw the Bone onto the rival's Science.",
        "骨を相手の「科学」に投げ入れた。",
    ),
    Told(
        "nautilus-1",
        "kraken_against",
        3,
        "The rival's Kraken rose on its Engineering.",
        "相手のクラーケンが自陣の「工学」に現れた。",
    ),
    Told(
        "nautilus-1",
        "three_rounds",
        3,
        "Half the rounds were over: 0 domains to 1.",
        "折り返しで分野は0対1。",
    ),
    Told(
        "nautilus-1",
        "haul",
        3,
        "Four domain cards in a single round; one for the rival.",
        "分野カードはあなたが4枚、相手は1枚。",
    ),
    Told(
        "nautilus-1",
        "submarine_against",
        4,
        "The rival's submarine brought up a diver.",
        "相手の潜水艦がダイバーを引き上げた。",
    ),
    Told(
        "nautilus-1",
        "kraken",
        4,
        "Your Kraken rose on the rival's Science.",
        "あなたのクラーケンが相手の「科学」に現れた。",
    ),
    Told(
        "nautilus-1",
        "haul_against",
        4,
        "The rival took four of the round's domain cards, you one.",
        "分野カードは相手が4枚、あなたは1枚。",
    ),
    Told(
        "nautilus-1",
        "bone_against",
        5,
        "The rival threw the Bone onto its Engineering.",
        "相手が骨を自陣の「工学」に投げ入れた。",
    ),
    Told(
        "nautilus-1",
        "harpoon",
        6,
        "Your harpoon drew the 7 from the rival's hand.",
        "銛で相手の手札から7を引いた。",
    ),
    Told(
        "nautilus-1", "eye_against", 6, "The rival's eye looked into your hand.", "相手の目に手札を見られた。"
    ),
    Told(
        "nautilus-1",
        "arrow",
        6,
        "Your arrow carried the 13 to your Science.",
        "あなたの矢印が13をあなたの「科学」へ運んだ。",
    ),
    Told(
        "nautilus-1",
        "card_lost",
        6,
        "In Science the 14 beat the 13: the rival's third.",
        "科学で14が13に勝ち、相手の3つ目の分野。",
    ),
    Told(
        "nautilus-1",
        "domain_lost",
        6,
        "The rival's third domain was Science, with 4 points.",
        "相手が科学を4点で取り、3つ目の分野。",
    ),
    Told(
        "nautilus-1",
        "domain_against",
        6,
        "The rival won Science with 4 points, its third domain.",
        "相手が科学を4点で勝利、3つ目の分野。",
    ),
    Told(
        "nautilus-1",
        "domain",
        6,
        "War was won with 3 points, your second domain.",
        "戦争を3点で勝利、あなたの2つ目の分野。",
    ),
    Told(
        "nautilus-1",
        "double",
        6,
        "The 11 beat the 6 for two points of Exploration.",
        "11が6に勝ち、探検の2点を獲得。",
    ),
    Told(
        "nautilus-1",
        "close_lost",
        6,
        "Two domains to three: so little was missing.",
        "分野は2対3、あと一歩届かず。",
    ),
    Told(
        "nautilus-2",
        "anchored",
        1,
        "The anchored 12 held Exploration against the 3.",
        "碇で固定した12が探検を守り、3を退けた。",
    ),
    Told(
        "nautilus-2",
        "sweep",
        2,
        "All five domain cards of the round were yours.",
        "並んだ分野カードを5枚とも獲得した。",
    ),
    Told(
        "nautilus-2",
        "arrow_against",
        3,
        "The rival's arrow carried the 3 to your Engineering.",
        "相手の矢印が3をあなたの「工学」へ運んだ。",
    ),
    Told(
        "nautilus-2",
        "card_won",
        4,
        "In War the 14 beat the 13: your third domain.",
        "戦争で14が13に勝ち、3つ目の分野で決着。",
    ),
    Told(
        "nautilus-2",
        "early_won",
        4,
        "Four rounds were enough: 3 domains to 0.",
        "4ラウンドで決着、分野は3対0。",
    ),
    Told(
        "nautilus-2",
        "domain_won",
        4,
        "War with 3 points: the third domain, and the game.",
        "戦争を3点で取り、3つ目の分野で勝利。",
    ),
    Told(
        "nautilus-2",
        "clear_won",
        4,
        "Three domains to none: the rival never came close.",
        "分野は3対0、相手を寄せつけなかった。",
    ),
    Told(
        "nautilus-3",
        "sweep_against",
        1,
        "All five domain cards of the round were the rival's.",
        "並んだ分野カードは5枚とも相手に。",
    ),
    Told(
        "nautilus-3",
        "upset_against",
        2,
        "In Navigation the 1 felled the 14, for the rival.",
        "航海で1が14を破り、相手が獲得。",
    ),
    Told(
        "nautilus-3", "clear_lost", 4, "The rival had four domains, you none.", "相手は4分野、あなたは0分野。"
    ),
    Told(
        "nautilus-3",
        "early_lost",
        4,
        "After four rounds the rival had 4 domains, you 0.",
        "4ラウンドで相手が4分野、あなたは0分野。",
    ),
    Told(
        "nautilus-4",
        "close_won",
        5,
        "Three domains to two: the last round settled it.",
        "分野は3対2、最後のラウンドで決着。",
    ),
    Told(
        "nautilus-5",
        "arrow_lost",
        4,
        "A rival's arrow decided it: the 3, to your Engineering.",
        "決め手は相手の矢印。3があなたの「工学」へ動いた。",
    ),
    Told(
        "nautilus-6",
        "arrow_won",
        4,
        "An arrow decided it: the 11, to the rival's War.",
        "決め手は矢印。11が相手の「戦争」へ動いた。",
    ),
)
"""A line of each kind as whole games tell it."""

BUILT: Final = ("end_shared",)
_CARDS: Final = range(BONE, KRAKEN + 1)
"""The Kraken never loses, and the Bone never wins."""
_SPOTS: Final = [(side, domain) for side in (0, 1) for domain in Domain]
SAMPLES: Final[Mapping[str, Any]] = {
    "domain": list(Domain),
    "winner": _CARDS[1:],
    "loser": _CARDS[:-1],
    "diver": _CARDS,
    "spot": _SPOTS,
    "its_spot": _SPOTS,
    "many": range(COLUMNS + 1),
    "fewer": range(COLUMNS + 1),
    "nth": range(1, COLUMNS + 1),
    "points": [6],
    "own": [5],
    "other": [5],
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


def test_a_draw_would_be_told_as_one() -> None:
    """The printed cards make it impossible, the rules do not."""
    steps = steps_in("nautilus-1")
    events = tuple(
        ev.GameEnded(None, (2, 2)) if isinstance(event, ev.GameEnded) else event for event in steps[-1].events
    )
    steps = with_step(steps, len(steps) - 1, events=events)
    assert texts("nautilus", steps, "end_shared") == ["2 domains each after the last round."]
    assert [line.kind for line in story(steps) if line.decides] == ["nautilus.end_shared"]


def test_a_card_that_the_rival_drew_unseen_is_not_named() -> None:
    """The log never named it, not even when the game was over."""
    told = [line for line in lines_in("nautilus-1") if line.kind == "nautilus.submarine_against"]
    assert told
    assert all(line.fields == () for line in told)


def test_the_ink_blot_is_told_of_whoever_took_it() -> None:
    for step in steps_in("nautilus-1"):
        taken = [event for event in step.events if isinstance(event, ev.CardAwarded)]
        blots = [line for line in lines_in("nautilus-1") if line.ply == step.ply and ".blot" in line.kind]
        against = [line for line in blots if line.kind.endswith("_against")]
        minus = [event.seat for event in taken if points_of(event.domain_card) < 0]
        assert (len(blots), len(against)) == (len(minus), minus.count(HUMAN))
