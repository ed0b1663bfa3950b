"""Wheels in the middle of a game are written and read again (rules.md 5.5)."""

from __future__ import annotations

import pytest

from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.games.noria.notation import NotationError
from noria_desktop.games.noria.notation_play import read_bot_wheel, read_human_wheel, write_wheel
from noria_desktop.games.noria.notation_tokens import Reason
from noria_desktop.games.noria.state import WheelDisc
from noria_desktop.games.noria.terms import Disc, Space
from tests.bots.noria.test_noria_look_ahead import played


def test_every_wheel_of_a_game_is_read_as_it_was_written() -> None:
    upgraded = several = 0
    for state, _ in played(3, 9, LookAhead()):
        human, bot = state.human.wheel, state.bot.wheel
        assert read_human_wheel(write_wheel(human)) == human
        assert read_bot_wheel(write_wheel(bot)) == bot
        discs = [lying.disc for lying in human if lying]
        several += len(set(discs)) < len(discs)
        upgraded += any(lying.upgraded for lying in (*human, *bot) if lying)
    assert several
    assert upgraded


def test_a_wheel_is_written_as_the_document_writes_it_with_a_plus_for_the_upgraded_side() -> None:
    wheel = read_human_wheel("２J＋ -3C 4B - 1O 4M")
    assert wheel[Space.S2.index] == WheelDisc(Disc.JOURNEY, upgraded=True)
    assert write_wheel(wheel) == "2J+ - 3C 4B - 1O 4M"
    assert read_human_wheel("- - ") == (None,) * len(Space)


@pytest.mark.parametrize(
    ("text", "reason", "token"),
    [
        ("2J - 3C", Reason.RING_MISSING, ""),
        ("3J - - ", Reason.NO_SUCH_POSITION, "3"),
        ("2J 2C - - ", Reason.DOUBLE_POSITION, "2"),
        ("2X - - ", Reason.UNKNOWN_DISC, "X"),
        ("J - - ", Reason.POSITION_EXPECTED, "J"),
        ("2 - - ", Reason.LETTER_EXPECTED, ""),
        ("2J++ - - ", Reason.UNEXPECTED, "+"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: Reason, token: str) -> None:
    with pytest.raises(NotationError) as found:
        read_human_wheel(text)
    assert (found.value.reason, found.value.token) == (reason, token)


def test_a_letter_lies_on_the_bots_wheel_once() -> None:
    with pytest.raises(NotationError) as found:
        read_bot_wheel("1A - 1A - ")
    assert found.value.reason is Reason.DOUBLE_DISC
