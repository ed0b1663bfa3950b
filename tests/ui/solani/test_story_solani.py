"""What is told of finished games of Solani: a line of each kind, from whole games or from steps built for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from attrs import evolve
from PySide6.QtWidgets import QApplication

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import NO_BRANCHES, NO_CIRCLES, Circles, Sky
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import (
    BRANCH_KINDS,
    BRANCHES,
    CIRCLES,
    CLUSTERS,
    FEATURES,
    PLANETS,
    Board,
    Bonus,
    Line,
    Sector,
    Tile,
)
from noria_desktop.ui.solani.words.story import SENTENCES, story
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
        "solani-1",
        "trade",
        1,
        "A 3-star cluster was traded for the yellow planet.",
        "3つ星の星団を黄色い惑星と交換した。",
    ),
    Told(
        "solani-1",
        "denied",
        1,
        "Coyote took a 4-node branch out of the game.",
        "コヨーテが4ノードの枝をゲームから除いた。",
    ),
    Told(
        "solani-1",
        "opening",
        1,
        "The sky began with a yellow planet, row 4, column 6.",
        "夜空の最初のタイルは4行6列の黄色い惑星。",
    ),
    Told(
        "solani-1",
        "dark",
        3,
        "The first Dark Sky was surrounded: row 5, column 6.",
        "1つ目のダークスカイを囲んだ（5行6列）。",
    ),
    Told(
        "solani-1",
        "guide",
        3,
        "The south-east Guiding Star got exactly its 3 nodes.",
        "南東のガイドスターにちょうど3本のノード。",
    ),
    Told(
        "solani-1", "feature", 3, "“Comet” at row 6, column 5: 7 points at once.", "6行5列の「彗星」で7点。"
    ),
    Told(
        "solani-1", "coyote_feature", 3, "Coyote took “Horizon” for itself.", "コヨーテが「地平線」を取った。"
    ),
    Told(
        "solani-1",
        "planet",
        4,
        "A red planet at row 5, column 4: 5 points at once.",
        "5行4列の赤い惑星で5点。",
    ),
    Told(
        "solani-1",
        "lead",
        4,
        "Red planet, row 5, column 4: you led, 18 to 16.",
        "5行4列の赤い惑星で18対16とリード。",
    ),
    Told(
        "solani-1",
        "colours",
        4,
        "Four colours of planets in the south-east: 12 points.",
        "南東の区画に惑星が4色、12点。",
    ),
    Told(
        "solani-1",
        "coyote_planet",
        4,
        "Coyote traded a cluster for the blue planet.",
        "コヨーテが星団を青い惑星と交換した。",
    ),
    Told("solani-1", "behind", 5, "Coyote went ahead, 18 to your 17.", "コヨーテがリードし、18対17。"),
    Told("solani-1", "halfway", 6, "Half the rounds were over: 17 to 23.", "折り返しの時点で17対23。"),
    Told(
        "solani-1",
        "lead_branch",
        7,
        "A 1-node branch put you in the lead, 25 to 20.",
        "1ノードの枝で25対20とリード。",
    ),
    Told(
        "solani-1",
        "for_good_branch_won",
        7,
        "A 1-node branch put you ahead for good, 25 to 20.",
        "1ノードの枝で25対20、以後は首位を守った。",
    ),
    Told(
        "solani-1",
        "branch",
        7,
        "A 1-node branch at gap row 1, column 2: 8 points at once.",
        "隙間1行2列の1ノードの枝で8点。",
    ),
    Told(
        "solani-1",
        "bonus",
        7,
        "Hearth Light was yours from here on.",
        "「炉の灯」はここから最後まであなたのもの。",
    ),
    Told(
        "solani-1",
        "cluster",
        8,
        "A 3-star cluster at row 5, column 3: 6 points at once.",
        "5行3列の3つ星の星団で6点。",
    ),
    Told(
        "solani-1",
        "clear_won",
        12,
        "42 to 30: Coyote was left in the dark.",
        "42対30、コヨーテを大きく引き離した。",
    ),
    Told(
        "solani-1",
        "since_won",
        12,
        "42 to 30: ahead from round 7 to the end.",
        "42対30。第7ラウンドから首位を守った。",
    ),
    Told(
        "solani-1",
        "most_won",
        12,
        "Planets made most of the difference, 18 to 7.",
        "差の大半は惑星。18点対7点。",
    ),
    Told(
        "solani-2",
        "dark_rival",
        7,
        "First Woman surrounded its third Dark Sky.",
        "ファースト・ウーマンが3つ目のダークスカイを囲んだ。",
    ),
    Told(
        "solani-2",
        "for_good_lost",
        10,
        "First Woman went ahead for good, 20 to 16.",
        "20対16、以後はファースト・ウーマンが首位。",
    ),
    Told(
        "solani-2",
        "narrow_lost",
        12,
        "19 to 22: a single cluster was missing.",
        "19対22、あとわずかで届かず。",
    ),
    Told(
        "solani-2",
        "since_lost",
        12,
        "22 to 19: behind from round 4 to the end.",
        "22対19。第4ラウンドから追いつけず。",
    ),
    Told(
        "solani-2",
        "line_lost",
        12,
        "Features decided it, 7 points to your 0.",
        "決め手は特殊機能。相手7点、あなた0点。",
    ),
    Told(
        "solani-3",
        "last_tile_won",
        12,
        "A yellow planet in the last round, 3 points: 36 to 34.",
        "最終ラウンドの黄色い惑星で3点、36対34。",
    ),
    Told(
        "solani-3",
        "for_good_won",
        12,
        "Crowded Sky, row 4, column 4: ahead for good, 36 to 32.",
        "4行4列の星の群れで36対32、以後は首位。",
    ),
    Told(
        "solani-3", "narrow_won", 12, "36 to 34, hardly a small cluster apart.", "36対34、わずかな差で勝利。"
    ),
    Told("solani-3", "neat_won", 12, "No node stayed loose: 36 to 34.", "ノードをまったく余らせず、36対34。"),
    Told("solani-3", "line_won", 12, "Planets decided it, 13 points to 7.", "決め手は惑星。13点対7点。"),
    Told(
        "solani-4",
        "dark_all",
        10,
        "All four Dark Skies surrounded, last at row 4, column 3.",
        "ダークスカイを4つとも囲んだ。最後は4行3列。",
    ),
    Told("solani-4", "clear_lost", 12, "Coyote won by far, 45 to 16.", "45対16でコヨーテの大勝。"),
    Told(
        "solani-4",
        "most_lost",
        12,
        "Star Clusters cost you most, 0 points to 20.",
        "痛かったのは星団。0点対20点。",
    ),
    Told(
        "solani-5",
        "tie_lost",
        12,
        "34 points each; the tie went to Coyote.",
        "34点で並び、同点はコヨーテの勝ち。",
    ),
    Told(
        "solani-6",
        "tie_won",
        12,
        "12 points each; your clusters broke the tie.",
        "12点で並び、星団の得点で勝利。",
    ),
)
"""A line of each kind as whole games tell it."""

BUILT: Final = ("alike", "discarded", "loose_lost", "tie_shared")
SAMPLES: Final[Mapping[str, Any]] = {
    "piece": [*CLUSTERS, *PLANETS, *FEATURES],
    "planet": list(PLANETS),
    "feature": list(FEATURES),
    "branch": list(BRANCH_KINDS),
    "spot": range(CIRCLES),
    "gap": range(BRANCHES),
    "rival": list(Board),
    "bonus_tile": list(Bonus),
    "line": list(Line),
    "sector": list(Sector),
    "nth": [1, 2, 3],
    "many": [3, 4, 12],
    "gain": [9],
    "points": [12],
    "since": [11],
    "own": [27],
    "other": [27],
    "mine": [60, -9],
    "theirs": [60],
}
"""The longest that can stand in each field; a tile that brings ten points at once is not to be reckoned with."""


@in_both_languages
def test_whole_games_tell_these_lines(qapp: QApplication, language: str) -> None:
    assert untold(EXAMPLES, language) == []


def test_every_kind_has_an_example() -> None:
    every_kind(SENTENCES, EXAMPLES, BUILT)


@in_both_languages
def test_lines_keep_to_their_length_whatever_they_name(qapp: QApplication, language: str) -> None:
    assert too_long(SENTENCES, SAMPLES, language) == []


def test_a_tile_without_a_space_is_told() -> None:
    steps = with_step(steps_in("solani-1"), 40, events=(ev.TileDiscarded(HUMAN, Tile.RED),))
    assert texts("solani", steps, "discarded") == ["No space was left for the red planet: out of the game."]


def test_a_rivals_lost_tile_is_not() -> None:
    steps = with_step(steps_in("solani-2"), 40, events=(ev.TileDiscarded(BOT, Tile.RED),))
    assert texts("solani", steps, "discarded") == []


def test_loose_nodes_that_cost_the_game_decide_it() -> None:
    """A game lost by 29 points with four loose nodes, had Coyote kept less."""
    steps = steps_in("solani-4")
    last = steps[-1].after
    assert texts("solani", steps, "loose_lost") == []
    less = [
        evolve(
            last, coyote=evolve(last.coyote, clusters=last.coyote.clusters[:kept], planets=(), features=())
        )
        for kept in range(len(last.coyote.clusters))
    ]
    close = next(state for state in less if 16 < scores(state).total(BOT) < 20)
    assert texts("solani", with_step(steps, len(steps) - 1, after=close), "loose_lost") == [
        f"Four nodes stayed loose, and it ended 16 to {scores(close).total(BOT)}."
    ]


def test_a_shared_victory_is_told_as_shared() -> None:
    """rules.md 5.6: who has as many points, and as many of them from clusters, shares the victory."""
    steps = steps_in("solani-6")
    last = steps[-1]
    state = evolve(last.after, skies=(last.after.skies[0],) * len(last.after.skies))
    events = tuple(
        evolve(event, winners=(HUMAN, BOT)) if isinstance(event, ev.GameEnded) else event
        for event in last.events
    )
    steps = with_step(steps, len(steps) - 1, after=state, events=events)
    points = scores(state).total(HUMAN)
    assert texts("solani", steps, "tie_shared") == [f"{points} points each: the victory was shared."]
    assert [line.kind for line in story(steps) if line.decides] == ["solani.tie_shared"]


def test_planets_alike_in_a_sector_are_told_when_the_third_comes() -> None:
    steps = steps_in("solani-1")
    step = next(step for step in steps if any(isinstance(event, ev.CirclePlaced) for event in step.events))
    sky = step.after.skies[HUMAN]
    free = [space for space in (0, 1, 2, 6, 7, 8, 12, 13, 14) if not _taken(sky, space)]
    two = evolve(sky, circles=_with(NO_CIRCLES, free[:2], Tile.RED), branches=NO_BRANCHES)
    three = evolve(sky, circles=_with(NO_CIRCLES, free[:3], Tile.RED), branches=NO_BRANCHES)
    changed = with_step(
        steps,
        step.ply,
        before=evolve(step.before, skies=(two,)),
        after=evolve(step.after, skies=(three,)),
    )
    points = tally(three).sets[0].points
    assert texts("solani", changed, "alike") == [f"Three planets alike in the north-west: {points} points."]


def _taken(sky: Sky, space: int) -> bool:
    """Whether nothing may lie on a circle: a Guiding Star or a Dark Sky token does."""
    return bool(space in sky.dark or components().guiding[sky.board.index][space])


def _with(circles: Circles, spaces: Sequence[int], tile: Tile) -> Circles:
    """The circles with a tile on each of some spaces."""
    return tuple(tile if space in spaces else lying for space, lying in enumerate(circles))
