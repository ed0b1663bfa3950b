"""Scythe as the table page uses it: every button, event, place and refusal has its words."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import BOT
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.record import Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.terms import Faction, Unit, home_base
from noria_desktop.ui.scythe import handles as at
from noria_desktop.ui.scythe.face import ACTION_OF, scythe_face
from noria_desktop.ui.scythe.gestures import COMMANDS
from noria_desktop.ui.scythe.ghosts import foreseeable
from noria_desktop.ui.scythe.layout import layout
from noria_desktop.ui.scythe.spots import spots
from tests.ui.scythe.walks import game, moments, sample

FACE = scythe_face()
TABLE = layout(1280, 678)


def test_every_button_says_what_its_action_does() -> None:
    """The buttons that the gestures name are those that have words."""
    assert set(ACTION_OF) == set(COMMANDS)
    for moment in sample(13):
        for command in FACE.presenter.commands(moment.before, moment.legal):
            assert command.actions == (ACTION_OF[command.name],)
            assert FACE.command(command.name, moment.before)


def test_every_place_has_a_name_and_a_hover_card() -> None:
    """Nothing is merely a part of the table."""
    for moment in sample(43):
        for spot in spots(moment.before, TABLE):
            title, _ = FACE.inspect(spot.handle, moment.before)
            assert title != "Part of the table", spot.handle
            assert FACE.label(spot.handle, moment.before)


def test_the_log_tells_nothing_that_the_human_may_not_know() -> None:
    """H15: the Automa's combat cards are counted, not named."""
    for moment in moments():
        for event in moment.events:
            line = FACE.log_line(event, moment.before, 1)
            if line is None or not isinstance(event, ev.CombatCardsDrawn) or event.seat != BOT:
                continue
            hidden = ev.CombatCardsDrawn(event.seat, (None,) * len(event.cards), event.source)
            assert line.text == getattr(FACE.log_line(hidden, moment.before, 1), "text", None)


def test_the_automas_move_is_explained_with_all_that_was_compared() -> None:
    """automa.md 15: the order that was carried out, its valid territories, the one chosen."""
    seen = 0
    for moment in moments():
        for event in moment.events:
            if not isinstance(event, ev.AutomaDecided):
                continue
            told = FACE.explain(event, moment.before)
            done = next((move for move in event.moves if move.outcome is Outcome.DONE), None)
            if done is not None:
                assert told is not None
                assert len(told.bars) == len(done.valid)
                assert [chosen for _, _, chosen in told.bars].count(True) == 1
                seen += 1
    assert seen > 100


def test_a_preview_names_only_what_changes() -> None:
    """Counters with their values before and after."""
    for moment in sample(7):
        if foreseeable(moment.action, moment.before):
            same = FACE.preview(moment.before, moment.before, moment.action)
            assert same[1] == ()
            after = RULES.apply(moment.before, moment.action).state
            _, lines = FACE.preview(moment.before, after, moment.action)
            assert all("→" in line for line in lines)


def test_a_refused_drop_says_why_and_a_senseless_one_nothing() -> None:
    """No home base is entered (rules.md 5); a section is no place for a worker."""
    state = game(0, Faction.NORDIC)[0].true
    moving = evolve(state, pending=(due.ChoosingBottom(0), due.Aftermath(), due.Moving(2, 1)))
    worker = at.own(Unit.WORKER, state.human.army.workers[0])
    assert FACE.refusal(moving, worker, at.place(home_base(Faction.NORDIC)))
    assert FACE.refusal(state, worker, at.section(1)) == ""
