"""The table of games, byte for byte."""

from __future__ import annotations

import csv
import io

from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.statistics.written import COLUMNS, written
from tests.app.statistics.games import game


def test_a_row_a_game_exactly_as_promised() -> None:
    one = game(
        1,
        (67, 70),
        seconds=1830,
        done=6,
        total=6,
        seed=12345,
        notation="勢力: ノルディック、難易度: オートマ",
    )
    assert written([one]) == (
        "id,game,opponent,date,points,others,result,record,rounds,minutes,seed,setup\r\n"
        "00000000000000000000000000000001,scythe,automa,2026-05-02T12:00:00Z,67,70,lost,sealed,6,30.5,"
        f"{seed_code(12345)},勢力: ノルディック、難易度: オートマ\r\n"
    )


def test_what_is_not_known_stays_empty_and_lines_become_one() -> None:
    one = game(2, (5, 3, 4), seconds=0, sealed=False, notation='市場: "T1", J2\n空島: 3')
    (head, row) = csv.reader(io.StringIO(written([one]), newline=""))
    found = dict(zip(head, row, strict=True))
    assert tuple(head) == COLUMNS
    assert (found["rounds"], found["minutes"], found["others"], found["record"]) == ("", "", "3 4", "open")
    assert found["setup"] == '市場: "T1", J2 | 空島: 3'


def test_without_games_the_head_stands_alone() -> None:
    assert written([]).splitlines() == [",".join(COLUMNS)]
