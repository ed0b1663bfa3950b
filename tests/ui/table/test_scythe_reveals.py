"""At the end of a turn the strip says what taking back costs. Source: mocks/table.md 7."""

from __future__ import annotations

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Prompt, Top, TopChoice
from noria_desktop.ui.table.conductor import Conductor
from tests.app.playing import begun
from tests.ui.table.conftest import SeatAt

pytestmark = pytest.mark.usefixtures("shared_pictures")


def bolstered(conductor: Conductor, choice: TopChoice) -> None:
    """The first turn up to its end: Bolster with this side of the top row, without the bottom row."""
    mat = components().mats.players[conductor.view.human.mat.index]
    section = next(number for number, one in enumerate(mat.sections) if one.top is Top.BOLSTER)
    for action in (act.ChooseSection(section), act.TakeTop(choice), act.Accept(), act.Skip()):
        if action in conductor.moment.legal:
            conductor.play((action,))
    assert conductor.moment.turn.prompt is Prompt.END


@pytest.mark.parametrize(("choice", "costs"), [(TopChoice.CARDS, True), (TopChoice.POWER, False)])
def test_what_was_revealed_is_taken_back_for_the_seal(
    seat_at: SeatAt, choice: TopChoice, costs: bool
) -> None:
    """A combat card was drawn: "each step can still be taken back" kept silent on what Undo then asks."""
    seat = seat_at(begun(kit("scythe")))
    bolstered(seat.page.conductor, choice)
    assert seat.session.sealed
    said = seat.page.strip.accessibleDescription()
    assert ("makes the game open instead of sealed" in said) is costs
    assert ("each step can still be taken back" in said) is not costs
