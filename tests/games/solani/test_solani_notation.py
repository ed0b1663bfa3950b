"""The line that says how a game of Solani is set up, in both languages."""

from __future__ import annotations

import random

import pytest

from noria_desktop.app.catalogue import NotationFault
from noria_desktop.app.kits.solani import KIT
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.setup_line import LONGEST_TEXT, Language, Reason
from noria_desktop.games.solani.notation import Part, parse, read_value, write_setup
from noria_desktop.games.solani.setup import check_options
from noria_desktop.games.solani.state import PRINTED_SECTORS, Options
from noria_desktop.games.solani.terms import Board, CoyoteLevel, Player, Sector, SetupCard

TALL = Options(
    players=(Player.HUMAN, Player.LEVEL_2, Player.LEVEL_3),
    boards=(Board.FIRST_MAN, Board.COYOTE, Board.FIRE_MAN),
    setup_card=SetupCard.S2,
    orientation=1,
)
ALONE = Options(players=(Player.HUMAN,), coyote=CoyoteLevel.TRICKSTER)


def some_options(dice: random.Random) -> Options:
    """Any options with which a game can be set up, gaps included."""
    players = (Player.HUMAN, *dice.choices(tuple(Player), k=dice.randrange(4)))
    seats = max(2, len(players))
    others = dice.sample([board for board in Board if board is not Board.COYOTE], seats - 1)
    coyote = 1 if len(players) == 1 else dice.randrange(seats)
    boards = (*others[:coyote], Board.COYOTE, *others[coyote:])
    nw, ne, sw, se = dice.sample(tuple(Sector), 4)
    return Options(
        players=players,
        coyote=dice.choice(tuple(CoyoteLevel)),
        boards=dice.choice((None, boards)),
        setup_card=dice.choice((None, *SetupCard)),
        orientation=dice.choice((None, 0, 1, 2, 3)),
        bonus_sectors=dice.choice((None, PRINTED_SECTORS, (nw, ne, sw, se))),
        quartz=dice.choice((0, 0, 0, 1, 2, 3)) if len(players) == 1 else 0,
    )


def test_a_thousand_set_ups_can_be_written_and_read_with_and_without_gaps_in_both_languages() -> None:
    dice = random.Random(7)
    for _ in range(1_000):
        options = some_options(dice)
        check_options(options)
        for labels in ("ja", "en"):
            assert KIT.read_setup(write_setup(options, labels)) == options


def test_a_thousand_games_are_repeated_by_their_line_alone() -> None:
    """Set-up and seed in one line: what chance filled in stands there, and the game begins the same."""
    dice = random.Random(8)
    for _ in range(1_000):
        options, seed = some_options(dice), dice.randrange(1 << 32)
        start = KIT.rules.setup(options, seed)
        line = write_setup(KIT.options_of(start.state), dice.choice(("ja", "en")), seed_code(seed))
        assert len(line) <= LONGEST_TEXT // 4
        again, said = KIT.read_line(line)
        assert said == seed
        assert KIT.rules.setup(again, said) == start


def test_the_line_is_readable() -> None:
    assert write_setup(TALL, "en") == (
        "Players: human / level 2 / level 3, Boards: First Man / Coyote / Fire Man, Dark Sky card: S2, "
        "Turned: 90°, Bonus tiles: printed"
    )
    assert write_setup(TALL, "ja") == (
        "プレイヤー: 人間 / レベル2 / レベル3、ボード: ファースト・マン / コヨーテ / ファイヤー・マン、"
        "ダークスカイ・カード: S2、向き: 90°、ボーナスタイル: 印刷どおり"
    )
    assert write_setup(ALONE, "en") == "Players: human, Coyote: Trickster, Bonus tiles: printed"


def test_the_usual_game_is_short() -> None:
    assert write_setup(Options(), "en") == "Players: human / level 1, Bonus tiles: printed"


def test_options_and_seed_make_one_line() -> None:
    for labels in ("ja", "en"):
        line = write_setup(TALL, labels, seed_code(328))
        assert KIT.read_line(line) == (TALL, 328)
        assert KIT.read_setup(line) == TALL
        assert KIT.seed_in(line) == 328
    assert KIT.seed_in("Players: human") is None
    assert KIT.seed_in("Seed: 12345") == 12345


@pytest.mark.parametrize("labels", ["ja", "en"])
def test_bonus_tiles_elsewhere_are_named_in_their_order(labels: Language) -> None:
    moved = Options(bonus_sectors=(Sector.SE, Sector.NW, Sector.NE, Sector.SW))
    shown = {"en": "SE / NW / NE / SW", "ja": "南東 / 北西 / 北東 / 南西"}
    assert shown[labels] in write_setup(moved, labels)
    assert KIT.read_setup(write_setup(moved, labels)) == moved


@pytest.mark.parametrize(
    "text",
    [
        "Players: human/2/3, Boards: first man/coyote/fire man, Card: S2, Turned: 90",
        "turned=90 degrees; CARD=2; board=First_Man+Coyote+Fire Man; players=You+LEVEL2+Level 3; bonus=printed",
        "players: human | 2 | level3\nboards: FIRST MAN | COYOTE | FIREMAN\nset-up card: s2\norientation: 90°\n",
        "プレイヤー：人間／レベル２／レベル３、ボード：ファーストマン／コヨーテ／ファイヤーマン、カード：Ｓ２、向き：９０度",
        "　席＝自分／２／３；プレイヤーボード＝ファースト・マン／コヨーテ／ファイアー・マン；セットアップカード＝２；回転＝９０°",
        "Ｐｌａｙｅｒｓ： ｈｕｍａｎ／２／３, ボード: first man/コヨーテ/fire man, カード: S2, Turned: 90",
    ],
)
def test_both_languages_full_and_half_width_in_any_order(text: str) -> None:
    assert KIT.read_setup(text) == TALL


def test_what_is_left_out_keeps_its_default() -> None:
    assert KIT.read_setup("Card: S4") == Options(setup_card=SetupCard.S4)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason", "token"),
    [
        ("", 1, 0, Reason.EMPTY, ""),
        (" , \n", 1, 0, Reason.EMPTY, ""),
        ("x" * (LONGEST_TEXT + 1), 1, 0, Reason.TOO_LONG, ""),
        ("level 3", 1, 0, Reason.NO_LABEL, "level 3"),
        ("Players: human, Colour: red", 1, 16, Reason.UNKNOWN_LABEL, "Colour"),
        ("Players: human / level 5 / level 1", 1, 17, Reason.UNKNOWN_VALUE, "level 5"),
        ("Players: human // level 1", 1, 16, Reason.NO_VALUE, ""),
        ("Card: S2\nCard: S3", 2, 0, Reason.DOUBLE_PART, "Card"),
        ("Card: S5", 1, 6, Reason.UNKNOWN_VALUE, "S5"),
        ("Turned: 45", 1, 8, Reason.UNKNOWN_VALUE, "45"),
        ("Card: S1\n Turned:  ", 2, 8, Reason.NO_VALUE, ""),
        ("プレイヤー：人間／だれか", 1, 9, Reason.UNKNOWN_VALUE, "だれか"),
        ("Bonus: printed / NW", 1, 7, Reason.UNKNOWN_VALUE, "printed / NW"),
        (": 3", 1, 0, Reason.UNKNOWN_LABEL, ": 3"),
    ],
)
def test_a_mistake_is_told_with_its_place(
    text: str, line: int, column: int, reason: Reason, token: str
) -> None:
    """Columns count from 0 here and from 1 in what the kit says."""
    fault = parse(text).faults[0]
    assert (fault.line, fault.column, fault.reason, fault.token) == (line, column, reason, token)
    with pytest.raises(NotationFault) as told:
        KIT.read_setup(text)
    assert (told.value.line, told.value.column, told.value.token) == (line, column + 1, token)


@pytest.mark.parametrize(
    ("text", "column", "token"),
    [
        # Seat 0 is a human's.
        ("Players: level 1 / human", 9, "level 1"),
        # One to four play.
        ("Players: human/1/1/1/1", 9, "human/1/1/1/1"),
        # Three boards for two.
        ("Boards: First Man / Coyote / Fire Man", 8, "First Man / Coyote / Fire Man"),
        # Nobody has a board twice.
        ("Players: human/1/2, Boards: Coyote / Fire Man / Fire Man", 48, "Fire Man"),
        # The Coyote board is among them, and alone one meets Coyote.
        ("Boards: First Man / Fire Man", 8, "First Man / Fire Man"),
        ("Players: human, Boards: Coyote / Fire Man", 33, "Fire Man"),
        # Each bonus tile has a sector of its own.
        ("Bonus: NW/NE/SE", 7, "NW/NE/SE"),
        ("Bonus: NW/NE/SE/SE", 7, "NW/NE/SE/SE"),
    ],
)
def test_a_set_up_that_no_game_has_is_told_with_its_place(text: str, column: int, token: str) -> None:
    parsed = parse(text)
    (fault,) = parsed.faults
    assert (fault.column, fault.reason, fault.token) == (column, Reason.IMPOSSIBLE, token)
    check_options(parsed.options)


def test_all_mistakes_are_found_in_their_order_and_the_rest_is_read() -> None:
    parsed = parse("Boards: Fire Man / Fire Man, Size: 3, Players: human / level 9, Card: S3")
    assert [fault.token for fault in parsed.faults] == ["Size", "level 9"], "boards depend on the players"
    assert parsed.options == Options(setup_card=SetupCard.S3)


def test_a_mistyped_seed_is_told_with_its_place() -> None:
    """The code's check digits do not fit."""
    with pytest.raises(NotationFault) as told:
        KIT.seed_in("Card: S1, Seed: K7Q2-M4XX")
    assert (told.value.line, told.value.column, told.value.token) == (1, 17, "K7Q2-M4XX")


def test_values_are_read_without_their_labels() -> None:
    assert read_value(Part.PLAYERS, "human/level2") == (Player.HUMAN, Player.LEVEL_2)
    assert read_value(Part.ORIENTATION, "270") == 3
    assert read_value(Part.BONUS_SECTORS, "shuffled") is None
    with pytest.raises(LookupError):
        read_value(Part.SETUP_CARD, "S9")


@pytest.mark.parametrize("seed", range(20))
def test_damaged_lines_are_read_as_far_as_they_go(seed: int) -> None:
    """No text makes the reader fail otherwise than by faults, and what it gives can be set up."""
    dice = random.Random(seed)
    for _ in range(50):
        text = list(
            write_setup(some_options(dice), dice.choice(("ja", "en")), seed_code(dice.randrange(1 << 32)))
        )
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(text))
            text[at : at + dice.randrange(3)] = dice.choice(("", "/", "、", ":", "S", "３", "\n", "人間"))
        parsed = parse("".join(text))
        check_options(parsed.options)
        for fault in parsed.faults:
            line = "".join(text).splitlines()[fault.line - 1] if text else ""
            assert line[fault.column : fault.column + fault.length] == fault.token
