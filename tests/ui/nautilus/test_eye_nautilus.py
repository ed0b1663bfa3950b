"""The Eye: all of the rival's divers lie face up before whoever looks, and stay open afterwards (rules.md 9)."""

from __future__ import annotations

from noria_desktop.games.nautilus.state import Looking
from noria_desktop.games.nautilus.terms import Card
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import BackArt, DiverArt
from noria_desktop.ui.nautilus.board.arts_dock import Question
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.nautilus.paint.stage import note_text
from noria_desktop.ui.nautilus.words.prompts import command_text
from tests.ui.nautilus.walks import Moment, moments

TABLE = layout(1280, 678)


def looks() -> list[Moment]:
    """Moments in which the viewer's eye looks."""
    found = [one for one in moments() if one.legal and isinstance(one.before.table.pending, Looking)]
    assert found
    return found


def drawn(view: object) -> dict[object, Sprite]:
    return {sprite.handle: sprite for sprite in PRESENTER.project(view, TABLE)}  # type: ignore[arg-type]


def rivals(moment: Moment) -> tuple[Card, ...]:
    """What the rival really holds."""
    return tuple(card for card in moment.true.table.hands[1 - moment.seat] if card is not None)


def test_the_eye_s_cards_lie_face_up() -> None:
    for moment in looks():
        sprites = drawn(moment.before)
        assert rivals(moment)
        for card in rivals(moment):
            art = sprites[at.card(card)].art
            assert isinstance(art, DiverArt)
            assert art.card == card
        backs = [one for one in sprites.values() if isinstance(one.art, BackArt) and not one.art.special]
        assert backs == [], "no diver of the rival shows its back meanwhile"


def test_no_two_of_them_lie_over_one_another() -> None:
    for moment in looks():
        sprites = drawn(moment.before)
        places = sorted(sprites[at.card(card)].x for card in rivals(moment))
        assert len(set(places)) == len(places)


def test_once_seen_they_hang_open_in_the_rival_s_hand() -> None:
    for moment in looks():
        sprites = drawn(moment.after)
        for card in rivals(moment):
            assert isinstance(sprites[at.card(card)].art, DiverArt)


def test_who_does_not_look_sees_their_backs() -> None:
    waiting = [one for one in moments() if not one.legal and isinstance(one.before.table.pending, Looking)]
    assert waiting
    for moment in waiting:
        sprites = drawn(moment.before)
        hidden = [handle for handle in sprites if getattr(handle, "kind", "") == "rival_card"]
        known = [card for card in rivals(moment) if at.card(card) in sprites]
        assert len(hidden) + len(known) == len(rivals(moment))


def test_the_window_and_the_answer_to_a_card_of_one_s_own_ask_for_the_same(language: str) -> None:
    """The one said "any card", which one's own are not, and the other only the button."""
    theirs = {"en": "any of the rival's cards", "ja": "相手のカードのどれか"}[language]
    for moment in looks():
        button = command_text("seen", moment.before)
        own = next(card for card in moment.before.table.hands[moment.seat] if card is not None)
        refusal = GAME_UI.refused(moment.before, moment.legal, at.card(own), None)
        assert refusal is not None
        for said in (note_text(Question.LOOK), refusal.reason + refusal.rule):
            assert theirs in said
            assert button in said
