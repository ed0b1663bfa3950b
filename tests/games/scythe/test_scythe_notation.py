"""The line that says how a game of Scythe is set up, in both languages."""

from __future__ import annotations

import random

import pytest

from noria_desktop.app.catalogue import NotationFault
from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.setup_line import LONGEST_TEXT, BadOptions, Language, Reason
from noria_desktop.games.scythe.notation import Part, parse, read_value, write_setup
from noria_desktop.games.scythe.setup import check_options
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import BASE_FACTIONS, Faction, Level, Mat
from tests.games.scythe.positions import today

FULL = today(Faction.NORDIC, Mat.INDUSTRIAL, Faction.SAXONY, Level.AUTOMASZYNA)
CHOSEN = today(Faction.POLANIA, Mat.MILITANT, None, Level.AUTOMETTA, True, True, False)
LANGUAGES: tuple[Language, ...] = ("ja", "en")


def some_options(dice: random.Random) -> Options:
    """Any options with which a game can be set up, gaps included."""
    while True:
        options = today(
            faction=dice.choice((None, *BASE_FACTIONS)),
            mat=dice.choice((None, *Mat)),
            automa=dice.choice((None, *BASE_FACTIONS)),
            level=dice.choice(tuple(Level)),
            expansion=dice.random() < 0.5,
            ask_gains=dice.random() < 0.5,
            ask_offer=dice.random() < 0.5,
        )
        try:
            check_options(options)
        except BadOptions:
            continue
        return options


# Writing and reading back ------------------------------------------------------------------------------


@pytest.mark.parametrize("labels", LANGUAGES)
def test_whatever_is_written_is_read_back(labels: Language) -> None:
    dice = random.Random(7)
    for _ in range(500):
        options = some_options(dice)
        assert KIT.read_setup(write_setup(options, labels)) == options


def test_hundreds_of_games_are_repeated_by_their_line_alone() -> None:
    """Set-up and seed in one line: what chance filled in stands there, and the game begins the same."""
    dice = random.Random(8)
    for _ in range(300):
        options, seed = some_options(dice), dice.randrange(1 << 32)
        start = KIT.rules.setup(options, seed)
        line = write_setup(KIT.options_of(start.state), dice.choice(LANGUAGES), seed_code(seed))
        assert len(line) <= LONGEST_TEXT // 4
        again, said = KIT.read_line(line)
        assert said == seed
        assert KIT.rules.setup(again, said) == start


def test_the_line_is_readable() -> None:
    assert write_setup(FULL, "en") == "Faction: Nordic, Mat: Industrial, Automa: Saxony, Level: Automaszyna"
    assert write_setup(FULL, "ja") == (
        "勢力: ノルディック、プレイヤーマット: 産業、オートマの勢力: サクソニー、難易度: オートマシーナ"
    )


def test_what_is_usual_is_not_said() -> None:
    """Gaps, the expansion and what is asked; the level always stands there."""
    assert write_setup(today(), "en") == "Level: Automa"
    assert write_setup(CHOSEN, "en") == (
        "Faction: Polania, Mat: Militant, Level: Autometta, Expansion mats: yes, Ask for gains: yes, "
        "Ask for offers: no"
    )


def test_options_and_seed_make_one_line() -> None:
    for labels in LANGUAGES:
        line = write_setup(FULL, labels, seed_code(328))
        assert KIT.read_line(line) == (FULL, 328)
        assert KIT.read_setup(line) == FULL
        assert KIT.seed_in(line) == 328
    assert KIT.seed_in("Level: Automa") is None
    assert KIT.seed_in("Seed: 12345") == 12345


# Reading what people type ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Faction: nordic, Mat: industrial, Automa: saxony, Level: automaszyna",
        "LEVEL=3; automa's faction=SAXONY; player mat=Industrial; your faction=Nordic Kingdoms",
        "faction: Nordic\nmat: INDUSTRIAL\nopponent: Saxony Empire\ndifficulty: Automaszyna\n",
        "勢力：ノルディック、プレイヤーマット：産業、オートマの勢力：サクソニー、難易度：オートマシーナ",
        "　自分の勢力＝北欧；マット＝産業；オートマ＝ザクセン；レベル＝３",
        "Ｆａｃｔｉｏｎ： Ｎｏｒｄｉｃ, マット: industrial, オートマ: ｻｸｿﾆｰ, Level: オートマシーナ",
        "Expansion: no, Faction: Nordic, Mat: Industrial, Automa: Saxony, 難易度: Automaszyna, gains: off",
    ],
)
def test_both_languages_full_and_half_width_in_any_order(text: str) -> None:
    assert KIT.read_setup(text) == FULL


def test_what_is_left_out_keeps_its_default() -> None:
    assert KIT.read_setup("Level: Ultimaszyna") == today(level=Level.ULTIMASZYNA)


@pytest.mark.parametrize("word", ["random", "ランダム", "おまかせ", "?", "ANY"])
def test_what_the_seed_shall_deal_can_be_said(word: str) -> None:
    assert KIT.read_setup(f"Faction: {word}, Mat: {word}, Automa: {word}") == today()


def test_the_opponent_and_the_level_may_have_the_same_word() -> None:
    """The level "Automa" is one thing, the Automa's faction another."""
    options = KIT.read_setup("Automa: Crimea, Level: Automa")
    assert (options.automa, options.level) == (Faction.CRIMEA, Level.AUTOMA)
    options = KIT.read_setup("オートマ：クリミア、難易度：オートマ")
    assert (options.automa, options.level) == (Faction.CRIMEA, Level.AUTOMA)


# Mistakes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "column", "reason", "token"),
    [
        ("", 1, 0, Reason.EMPTY, ""),
        (" , \n", 1, 0, Reason.EMPTY, ""),
        ("x" * (LONGEST_TEXT + 1), 1, 0, Reason.TOO_LONG, ""),
        ("Nordic", 1, 0, Reason.NO_LABEL, "Nordic"),
        ("Faction: Nordic, Colour: red", 1, 17, Reason.UNKNOWN_LABEL, "Colour"),
        ("Faction: Nordic, Automa: Prussia", 1, 25, Reason.UNKNOWN_VALUE, "Prussia"),
        ("Faction: Nordic / Saxony", 1, 9, Reason.UNKNOWN_VALUE, "Nordic / Saxony"),
        ("Mat: Industrial\nMat: Patriotic", 2, 0, Reason.DOUBLE_PART, "Mat"),
        ("Level: 5", 1, 7, Reason.UNKNOWN_VALUE, "5"),
        ("Level: random", 1, 7, Reason.UNKNOWN_VALUE, "random"),
        ("Level: 1\n Mat:  ", 2, 5, Reason.NO_VALUE, ""),
        ("勢力：ノルディック、難易度：最強", 1, 14, Reason.UNKNOWN_VALUE, "最強"),
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
        # automa.md 3: the Automa has another faction.
        ("Faction: Nordic, Automa: Nordic", 25, "Nordic"),
        # rules.md 13: neither side plays a faction of the expansion.
        ("Faction: Albion", 9, "Albion"),
        ("オートマの勢力：トガワ", 8, "トガワ"),
        # rules.md 13: its mats only when it takes part.
        ("Mat: Militant", 5, "Militant"),
        ("Mat: 革新, Expansion: no", 5, "革新"),
    ],
)
def test_a_set_up_that_no_game_has_is_told_with_its_place(text: str, column: int, token: str) -> None:
    parsed = parse(text)
    (fault,) = parsed.faults
    assert (fault.column, fault.reason, fault.token) == (column, Reason.IMPOSSIBLE, token)
    check_options(parsed.options)


def test_all_mistakes_are_found_in_their_order_and_the_rest_is_read() -> None:
    parsed = parse("Mat: Militant, Size: 3, Expansion: perhaps, Level: 4")
    assert [fault.token for fault in parsed.faults] == ["Size", "perhaps"], "the mat depends on the expansion"
    assert parsed.options == today(level=Level.ULTIMASZYNA)


def test_a_mistyped_seed_is_told_with_its_place() -> None:
    """The code's check digits do not fit."""
    with pytest.raises(NotationFault) as told:
        KIT.seed_in("Level: 1, Seed: K7Q2-M4XX")
    assert (told.value.line, told.value.column, told.value.token) == (1, 17, "K7Q2-M4XX")


def test_values_are_read_without_their_labels() -> None:
    assert read_value(Part.FACTION, "Rusviet") is Faction.RUSVIET
    assert read_value(Part.MAT, "random") is None
    assert read_value(Part.EXPANSION, "あり") is True
    with pytest.raises(LookupError):
        read_value(Part.LEVEL, "impossible")


@pytest.mark.parametrize("seed", range(20))
def test_damaged_lines_are_read_as_far_as_they_go(seed: int) -> None:
    """No text makes the reader fail otherwise than by faults, and what it gives can be set up."""
    dice = random.Random(seed)
    for _ in range(50):
        text = list(
            write_setup(some_options(dice), dice.choice(LANGUAGES), seed_code(dice.randrange(1 << 32)))
        )
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(text))
            text[at : at + dice.randrange(3)] = dice.choice(("", ":", "、", ",", "N", "３", "\n", "勢力"))
        whole = "".join(text)
        parsed = parse(whole)
        check_options(parsed.options)
        for fault in parsed.faults:
            line = whole.splitlines()[fault.line - 1] if whole else ""
            assert line[fault.column : fault.column + fault.length] == fault.token
