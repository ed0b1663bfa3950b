"""The line that says how a game is set up, in both languages."""

from __future__ import annotations

from itertools import product

import pytest

from noria_desktop.app.catalogue import NotationFault
from noria_desktop.app.kits.nautilus import KIT
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.setup_line import LONGEST_TEXT, Language, Reason
from noria_desktop.games.nautilus.notation import parse, write_setup
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent

EVERY = [Options(*choice) for choice in product(Opponent, DomainCards, FirstPlayer, HarpoonWording)]
TALL = Options(Opponent.LEVEL_3, DomainCards.HIDDEN, FirstPlayer.HUMAN)


@pytest.mark.parametrize("labels", ["ja", "en"])
def test_every_set_up_can_be_written_and_read(labels: Language) -> None:
    for options in EVERY:
        assert KIT.read_setup(write_setup(options, labels)) == options


def test_the_line_is_short_and_readable() -> None:
    assert write_setup(TALL, "en") == "Opponent: level 3, First: human, Domain cards: hidden"
    assert write_setup(TALL, "ja") == "対戦相手: レベル3、先手: 自分、分野カード: 隠す"
    assert write_setup(Options(), "en") == "Opponent: level 1, Domain cards: visible"


def test_options_and_seed_make_one_line_that_repeats_the_game() -> None:
    for labels in ("ja", "en"):
        line = write_setup(TALL, labels, seed_code(328))
        assert KIT.read_line(line) == (TALL, 328)
        assert KIT.read_setup(line) == TALL
        assert KIT.seed_in(line) == 328
    assert KIT.seed_in("Opponent: 3") is None
    assert KIT.seed_in("Seed: 12345") == 12345


@pytest.mark.parametrize(
    "text",
    [
        "Opponent: level 3, First: human, Domain cards: hidden",
        "opponent=LEVEL3; domain cards=Hidden; first=you",
        "level: 3\nfirst player: me\ndomains: hidden\n",
        "対戦相手：レベル３、先手：自分、分野カード：隠す",
        "　レベル＝３；スタートプレイヤー＝人間；分野＝非公開　",
        "ＯＰＰＯＮＥＮＴ： 3, 分野カード: hidden, 先手: you",
    ],
)
def test_both_languages_full_and_half_width_in_any_order(text: str) -> None:
    assert KIT.read_setup(text) == TALL


def test_what_is_left_out_keeps_its_default() -> None:
    assert KIT.read_setup("Domain cards: hidden") == Options(domain_cards=DomainCards.HIDDEN)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason", "token"),
    [
        ("", 1, 0, Reason.EMPTY, ""),
        (" , \n", 1, 0, Reason.EMPTY, ""),
        ("x" * (LONGEST_TEXT + 1), 1, 0, Reason.TOO_LONG, ""),
        ("level 3", 1, 0, Reason.NO_LABEL, "level 3"),
        ("Opponent: level 3, Colour: red", 1, 19, Reason.UNKNOWN_LABEL, "Colour"),
        ("Opponent: level 5", 1, 10, Reason.UNKNOWN_VALUE, "level 5"),
        ("Opponent: 1\nOpponent: 2", 2, 0, Reason.DOUBLE_PART, "Opponent"),
        ("Opponent: 1\n First:  ", 2, 7, Reason.NO_VALUE, ""),
        ("対戦相手：レベル１、先手：だれか", 1, 13, Reason.UNKNOWN_VALUE, "だれか"),
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


def test_all_mistakes_are_found_and_the_rest_is_read() -> None:
    parsed = parse("Opponent: 9, Domain cards: hidden, Size: 3, First: you")
    assert [fault.reason for fault in parsed.faults] == [Reason.UNKNOWN_VALUE, Reason.UNKNOWN_LABEL]
    assert parsed.options == Options(domain_cards=DomainCards.HIDDEN, first_player=FirstPlayer.HUMAN)


def test_a_mistyped_seed_is_told_with_its_place() -> None:
    """The code's check digits do not fit."""
    with pytest.raises(NotationFault) as told:
        KIT.seed_in("Opponent: 3, Seed: K7Q2-M4XX")
    assert (told.value.line, told.value.column, told.value.token) == (1, 20, "K7Q2-M4XX")
