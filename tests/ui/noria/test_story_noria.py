"""What is told of finished games of Noria: a line of each kind, from whole games or from steps built for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Letter, Resource, Track
from noria_desktop.ui.noria.words.story import SENTENCES, story
from tests.ui.pages.told import (
    Told,
    every_kind,
    in_both_languages,
    steps_in,
    texts,
    too_long,
    untold,
    whole,
    with_step,
)

EXAMPLES: Final = (
    Told(
        "noria-1", "track", 1, "The first representative went to Refinement.", "最初の代理人は精錬コースへ。"
    ),
    Told("noria-1", "bot_first", 1, "The bot's first points: 3 to your 0.", "ボットの初得点。3対0。"),
    Told(
        "noria-1",
        "bot_intrigue",
        1,
        "The bot's intrigue made Exploration worth 3 a level.",
        "ボットの陰謀で、探検の価値が3に。",
    ),
    Told(
        "noria-1",
        "idle",
        4,
        "No letter entered: the bot let the round go by.",
        "起動する英字ディスクがなく、ボットは動けず。",
    ),
    Told(
        "noria-1",
        "harvest",
        6,
        "Ships brought 4 Obsidian in a single trip.",
        "飛空船が一気に黒曜石を4個運んだ。",
    ),
    Told(
        "noria-1",
        "closed",
        6,
        "Exploration lost its last politician and stays at 3.",
        "探検の最後の政治家が去り、価値は3のまま。",
    ),
    Told(
        "noria-1",
        "lead_intrigue",
        7,
        "Refinement was worth 4 now: you led, 16 to 15.",
        "精錬の価値が4に。16対15でリード。",
    ),
    Told(
        "noria-1",
        "bot_closed",
        7,
        "The bot left Refinement at 4: nobody can raise it now.",
        "ボットが精錬の価値を4のまま封じた。",
    ),
    Told(
        "noria-1",
        "halfway",
        8,
        "Half the rounds were over, and it stood 16 to 15.",
        "折り返しの時点で16対15。",
    ),
    Told("noria-1", "factory", 9, "The sixth factory went up, on island 2.", "6つ目の工場を空島2に建設。"),
    Told(
        "noria-1",
        "last_factory",
        9,
        "The seventh and last factory: 4 knowledge a round.",
        "7つ目、最後の工場。毎ラウンド知識4。",
    ),
    Told(
        "noria-1",
        "upgrades",
        10,
        "A fifth disc of the wheel was upgraded: Obsidian.",
        "黒曜石を強化。ホイールの強化面は5枚目。",
    ),
    Told(
        "noria-1",
        "behind",
        11,
        "Settlement rose to 2: the bot led, 29 to 28.",
        "殖民がレベル2に。29対28でボットがリード。",
    ),
    Told(
        "noria-1", "lead", 12, "Refinement rose to 5: you led, 34 to 29.", "精錬がレベル5に。34対29でリード。"
    ),
    Told(
        "noria-1",
        "for_good_won",
        12,
        "Refinement rose to 5: ahead for good, 34 to 29.",
        "精錬がレベル5に。34対29、以後は首位を守った。",
    ),
    Told(
        "noria-1",
        "intrigue",
        12,
        "An intrigue made Specialisation worth 4 a level.",
        "陰謀により、専門化の価値が4に。",
    ),
    Told(
        "noria-1",
        "bot_raise",
        13,
        "The bot's Refinement rose to 4, worth 12 points.",
        "ボットの精錬がレベル4に上がり、12点。",
    ),
    Told(
        "noria-1",
        "raise",
        14,
        "Refinement rose to 7, worth 12 points.",
        "精錬がレベル7に上がり、12点を得た。",
    ),
    Told(
        "noria-1", "surge", 15, "An energy surge swept in E, F as well.", "エネルギー増大でE、Fも起動した。"
    ),
    Told(
        "noria-1",
        "top",
        16,
        "Refinement reached 9, the top of its track.",
        "精錬がコースの頂点、レベル9に到達。",
    ),
    Told(
        "noria-1",
        "no_politician",
        16,
        "The bot's intrigue fell flat: no politician could move.",
        "ボットの陰謀は空振り。動ける政治家がいなかった。",
    ),
    Told(
        "noria-1",
        "clear_won",
        16,
        "124 to 83: the bot was left far behind.",
        "124対83、ボットを大きく引き離した。",
    ),
    Told(
        "noria-1",
        "since_won",
        16,
        "124 to 83: ahead since round 12 and never caught.",
        "124対83。第12ラウンドから首位を守った。",
    ),
    Told(
        "noria-1",
        "most_won",
        16,
        "Specialisation brought most: 72 points to the bot's 40.",
        "差の大半は専門化。72点、ボットは40点。",
    ),
    Told(
        "noria-2",
        "for_good_intrigue_lost",
        3,
        "An intrigue gave the bot the lead for good, 4 to 2.",
        "陰謀で4対2、以後はボットが首位。",
    ),
    Told(
        "noria-2",
        "disc_unplaced",
        6,
        "A disc was bought and found no place: Obsidian.",
        "買ったディスクを置けずに失った：黒曜石。",
    ),
    Told(
        "noria-2",
        "bot_top",
        7,
        "The bot's Settlement reached 9, the top of its track.",
        "ボットの殖民が頂点のレベル9に到達。",
    ),
    Told(
        "noria-2",
        "no_track",
        9,
        "The bot found no track on which to follow you.",
        "ボットには追従できるコースがなかった。",
    ),
    Told(
        "noria-2",
        "clear_lost",
        16,
        "117 to 4: the bot was far away by then.",
        "117対4、ボットは遠く先にいた。",
    ),
    Told(
        "noria-2",
        "most_lost",
        16,
        "Exploration did most of it: the bot 81, you 0 points.",
        "差の大半は探検。ボット81点、あなた0点。",
    ),
    Told(
        "noria-2",
        "since_lost",
        16,
        "117 to 4: from round 3 on the bot led.",
        "117対4。第3ラウンドからボットが首位。",
    ),
    Told(
        "noria-3",
        "last_raise_lost",
        16,
        "The bot's Refinement to 5, worth 12; it ended 103 to 100.",
        "ボットの精錬がレベル5に。12点で最後は103対100。",
    ),
    Told(
        "noria-3",
        "for_good_lost",
        16,
        "Refinement rose to 5: the bot led for good, 103 to 100.",
        "精錬がレベル5に。103対100、以後はボットが首位。",
    ),
    Told(
        "noria-3",
        "chamber_lost",
        16,
        "Exploration decided it: the bot 27, you 18 points.",
        "決め手は探検。ボット27点、あなた18点。",
    ),
    Told(
        "noria-3", "narrow_lost", 16, "100 to 103: a single raise was missing.", "100対103、あと一歩及ばず。"
    ),
    Told(
        "noria-4",
        "for_good_intrigue_won",
        4,
        "An intrigue put you ahead for good, 8 to 5.",
        "陰謀で8対5、以後は首位を守った。",
    ),
    Told(
        "noria-4",
        "last_raise_won",
        15,
        "Refinement rose to 2, worth 4; it ended 109 to 105.",
        "精錬がレベル2に。4点を得て、最後は109対105。",
    ),
    Told(
        "noria-4",
        "narrow_won",
        16,
        "109 to 105, with hardly a raise between you.",
        "109対105、紙一重の勝利。",
    ),
    Told(
        "noria-5",
        "no_ship",
        9,
        "The bot's airship found no ship to take away.",
        "ボットの飛空船は空振り。奪う船がなかった。",
    ),
    Told("noria-5", "production", 14, "3 Compass from a single production.", "まとめてコンパスを3個産出。"),
    Told(
        "noria-6",
        "behind_intrigue",
        9,
        "Exploration was worth 6: the bot led, 10 to 8.",
        "探検の価値が6に。10対8でボットがリード。",
    ),
    Told(
        "noria-7",
        "every_good",
        15,
        "A single production filled a warehouse of every kind.",
        "すべての商品をまとめて産出した。",
    ),
    Told(
        "noria-8",
        "chamber_won",
        16,
        "Specialisation decided it: 56 points to the bot's 40.",
        "決め手は専門化。56点、ボットは40点。",
    ),
)
"""A line of each kind as whole games tell it."""

CANCELLED: Final = {
    "no_space": (Letter.B, ev.Cancellation.NO_FREE_SPACE, "The bot came to build, and the island was full."),
    "no_factory": (
        Letter.B,
        ev.Cancellation.NO_FACTORY_LEFT,
        "The bot came to build and had no factory left.",
    ),
    "no_letter": (Letter.F, ev.Cancellation.ALL_UPGRADED, "The bot had no letter left to enhance."),
    "all_at_top": (Letter.D, ev.Cancellation.ALL_AT_TOP, "The bot had no track left to invest in."),
}
BUILT: Final = (*CANCELLED, "tie_shared")
SAMPLES: Final[Mapping[str, Any]] = {
    "track": list(Track),
    "chamber": list(Chamber),
    "resource": list(Resource),
    "good": list(Good),
    "disc": list(Disc),
    "joining": [tuple(Letter)[1:]],
    "nth": range(1, 10),
    "amount": [99],
    "number": [9],
    "knowledge": [4],
    "level": [9],
    "value": [16],
    "gain": [36],
    "since": [15],
    "own": [144],
    "other": [144],
    "mine": [188],
    "theirs": [188],
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


@pytest.mark.parametrize("kind", CANCELLED)
def test_each_reason_why_a_letter_did_nothing_is_told(kind: str) -> None:
    letter, reason, words = CANCELLED[kind]
    steps = with_step(steps_in("noria-1"), 100, events=(ev.LetterCancelled(letter, reason),))
    assert texts("noria", steps, kind) == [words]


def test_as_many_points_are_a_tie_that_nobody_wins() -> None:
    """rules.md 5.4: the human wins only with strictly more points."""
    steps = steps_in("noria-1")
    last = steps[-1].after
    even = evolve(last, bot=evolve(last.bot, levels=last.human.levels))
    steps = with_step(steps, len(steps) - 1, after=even)
    assert texts("noria", steps, "tie_shared") == ["124 to 124: a tie, and nobody wins it."]
    assert [line.kind for line in story(steps) if line.decides] == ["noria.tie_shared"]


def test_a_raise_counts_by_what_it_was_worth() -> None:
    """The same step of a track is told with more weight where its chamber is worth more."""
    raised = [line for line in story(steps_in("noria-1")) if line.kind == "noria.raise"]
    gains = {dict(line.fields)["gain"]: line.weight for line in raised}
    assert len(gains) > 1
    assert sorted(gains) == sorted(gains, key=lambda gain: gains[gain])


def test_the_last_raise_is_told_only_of_the_winner() -> None:
    session = whole("noria-4")
    won = session.rules.scores(session.state).winner == 0
    kinds = {line.kind for line in story(steps_in("noria-4"))}
    assert ("noria.last_raise_won" in kinds, "noria.last_raise_lost" in kinds) == (won, not won)
