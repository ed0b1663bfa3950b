"""Sample models for pictures and tests of the pages; the numbers agree with each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.games.noria.state import Options
from noria_desktop.games.noria.terms import Chamber, Disc, Letter, Track
from noria_desktop.ui.noria.pages.opponents import Opponent
from noria_desktop.ui.pages.day_card import DayCard
from noria_desktop.ui.pages.models import ContinueCard, GameCard, HomeModel, SaveRow
from noria_desktop.ui.widgets.new_game import NewGameModel, OpponentRecord
from noria_desktop.ui.widgets.result_model import ResultModel
from tests.ui.words import JapaneseWords

CONTEXTS = {
    "Shell",
    "Games",
    "HomePage",
    "NewGamePage",
    "Notation",
    "ResultPage",
    "SettingsPage",
    "RulesPage",
    "AboutDialog",
}

NORIA = GameCard(
    "noria",
    best=126,
    won=7,
    played=13,
    last_five=(True, False, True, True, False),
    scores=(83, 91, 88, 104, 97, 112, 103, 126, 106, 118),
    can_repeat=True,
)


DAY = DayCard("nautilus", "Nautilus · Mate", "Tuesday, 19 May · one sealed try")


def home(lang: str = "en", *, saved: bool = True) -> HomeModel:
    ja = lang == "ja"
    if not saved:
        fresh = GameCard("noria", None, 0, 0, ())
        return HomeModel((fresh,), today=DAY)
    return HomeModel(
        games=(NORIA,),
        continue_=ContinueCard(
            "noria",
            "ボット2" if ja else "Bot 2",
            done=6,
            total=16,
            your_turn=True,
            saved_at="今日 21:40" if ja else "today at 21:40",
            sealed=True,
        ),
        saves=tuple(
            SaveRow(Path(f"/saves/{name}.ndsave"), title, when, auto, damaged, damaged is not None, "noria")
            for name, title, when, auto, damaged in (
                (
                    "a",
                    "ノーリア・ボット2・第7R" if ja else "Noria – Bot 2 – round 7",
                    "今日 21:40" if ja else "today 21:40",
                    True,
                    None,
                ),
                (
                    "b",
                    "ノーリア・ボット3・第12R" if ja else "Noria – Bot 3 – round 12",
                    "昨日 23:05" if ja else "yesterday 23:05",
                    False,
                    None,
                ),
                (
                    "c",
                    "ノーリア・ボット1・第16R" if ja else "Noria – Bot 1 – round 16",
                    "日曜 15:12" if ja else "Sunday 15:12",
                    False,
                    None,
                ),
                (
                    "d",
                    "ノーリア・自作・第3R" if ja else "Noria – own layout – round 3",
                    "土曜 20:01" if ja else "Saturday 20:01",
                    True,
                    "truncated",
                ),
            )
        ),
        today=DAY,
    )


def wheel(*pairs: tuple[int, Any]) -> tuple[Any, ...]:
    cells: list[Any] = [None] * 12
    for index, piece in pairs:
        cells[index] = piece
    return tuple(cells)


PLAYER_WHEEL = wheel(
    (0, Disc.JOURNEY),
    (2, Disc.TOOL),
    (4, Disc.OBSIDIAN),
    (6, Disc.CITY),
    (8, Disc.MYCELIUM),
    (9, Disc.ENERGY),
)
BOT_2 = wheel((1, Letter.C), (2, Letter.B), (3, Letter.E), (6, Letter.A), (8, Letter.D), (9, Letter.F))
OPTIONS = Options(
    market=(Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.BONUS),
    islands=(7, 4, 2, 8, 9),
    bot_ambassador=1,
    bot_wheel=BOT_2,
    bot_track=Track.REFINEMENT,
    player_wheel=PLAYER_WHEEL,
    player_track=Track.SETTLEMENT,
)


def new_game() -> NewGameModel:
    return NewGameModel(
        seed=2_514_021_133,
        options=OPTIONS,
        opponent=Opponent.BOT_2,
        records=(OpponentRecord(Opponent.BOT_1, 4, 5), OpponentRecord(Opponent.BOT_2, 3, 8)),
        last_options=OPTIONS,
        last_seed=2_514_021_133,
        is_new=lambda options, seed: True,
    )


def sheet(you: tuple[int, ...], bot: tuple[int, ...], values: tuple[int, ...]) -> ScoreSheet:
    lines = tuple(
        ScoreLine(seat, chamber, level, value)
        for seat, levels in ((0, you), (1, bot))
        for chamber, level, value in zip(Chamber, levels, values, strict=True)
    )
    mine = sum(a * b for a, b in zip(you, values, strict=True))
    theirs = sum(a * b for a, b in zip(bot, values, strict=True))
    if mine == theirs:
        return ScoreSheet(lines, ((0, 1),), None)
    winner = 0 if mine > theirs else 1
    return ScoreSheet(lines, ((winner,), (1 - winner,)), winner)


def result(lang: str = "en", *, won: bool = True) -> ResultModel:
    """Won: 5x6 + 2x2 + 4x6 + 3x8 + 5x4 + 2x8 = 118 against 3x6 + 4x2 + 3x6 + 4x8 + 4x4 + 3x8 = 116."""
    values = (6, 2, 6, 8, 4, 8)
    rows = ((5, 2, 4, 3, 5, 2), (3, 4, 3, 4, 4, 3))
    history = (83, 91, 88, 104, 97, 112, 103, 126, 106, 118)
    if not won:
        rows = (rows[1], rows[0])
        history = (*history[:-1], 116)
    decided = {
        "en": "Round 14: your intrigue raised Exploration from 3 to 6. Worth 12 to you, 9 to the bot: "
        "more than the margin.",
        "ja": "第14ラウンドの陰謀で探検の価値が3から6に。あなたに12点、ボットに9点：点差を上回る差でした。",
    }
    return ResultModel(
        "noria",
        sheet(rows[0], rows[1], values),
        "ボット2" if lang == "ja" else "Bot 2",
        sealed=won,
        undo_count=3,
        hints=0,
        minutes=41,
        history=history,
        best=126,
        median=103.5,
        notation="Market: J1, C2, T3, B4",
        decided_text=decided[lang] if won else "",
    )


def japanese() -> JapaneseWords:
    """Watches the words of the shell's pages."""
    return JapaneseWords(watched=CONTEXTS)
