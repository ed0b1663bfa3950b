"""Scythe as the table page uses it: every button, event, place and refusal has its words."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import BOT
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.record import Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.terms import Faction, Unit, home_base
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.ghosts import foreseeable
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.spots import spots
from noria_desktop.ui.scythe.game_ui import GAME_UI
from tests.ui.scythe.walks import game, moments, of_kind, sample

FACE = GAME_UI
TABLE = layout(1280, 678)


def test_every_button_says_what_its_action_does() -> None:
    """None shows its bare name."""
    for moment in sample(13):
        for command in FACE.presenter.commands(moment.before, moment.legal):
            assert FACE.command(command.name, moment.before) not in ("", command.name)


def test_a_unit_picked_and_moved_in_one_is_worded_by_its_step() -> None:
    """The table page describes and previews the last action of a gesture from the state before all of them."""
    for moment in of_kind(due.Moving)[::9]:
        for gesture in FACE.presenter.gestures(moment.before, moment.legal):
            if len(gesture.actions) == 2:
                after = moment.before
                for action in gesture.actions:
                    assert foreseeable(action, after)
                    after = RULES.apply(after, action).state
                assert FACE.describe(gesture.actions[-1], moment.before)
                assert FACE.preview(moment.before, after, gesture.actions[-1])[0]
                assert FACE.spoken is not None
                assert isinstance(FACE.spoken(moment.before, after, gesture.actions[-1]), str)


def test_every_place_has_a_name_and_a_hover_card() -> None:
    """Nothing is merely a part of the table."""
    seen = set()
    for moment in sample(71):
        for spot in spots(moment.before, TABLE):
            title, _ = FACE.inspect(spot.handle, moment.before)
            assert title != "Part of the table", spot.handle
            seen.add(spot.handle)
    for handle in seen:
        assert FACE.label(handle, moments()[-1].before)


def test_the_log_tells_nothing_that_the_human_may_not_know() -> None:
    """H15: the Automa's combat cards are counted, not named."""
    for moment in moments():
        for event in moment.events:
            line = FACE.log_line(event, moment.before, 1)
            if line is None or not isinstance(event, ev.CombatCardsDrawn) or event.seat != BOT:
                continue
            hidden = ev.CombatCardsDrawn(event.seat, (None,) * len(event.cards), event.source)
            assert line.text == getattr(FACE.log_line(hidden, moment.before, 1), "text", None)


def test_every_turn_has_a_heading_that_names_what_was_chosen_or_drawn() -> None:
    """mocks/scythe.md: "You, turn 17, Move / Build"; "Automa, turn 16, card 16-II"."""
    headings = []
    for moment in game(0, Faction.NORDIC):
        for event in moment.events:
            line = FACE.log_line(event, moment.before, 1)
            if line is not None and line.heading and not isinstance(event, ev.GameEnded):
                headings.append(line.text)
                turn = moment.before.turn
                assert f" {turn} " in line.text
                if isinstance(event, ev.AutomaCardDrawn):
                    assert f"card {event.card}," in line.text
    last = game(0, Faction.NORDIC)[-1].after
    assert len(headings) == last.turn + last.automa.turns


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
                assert len(told.bars) == (len(done.valid) if len(done.valid) > 1 else 0)
                assert [chosen for _, _, chosen in told.bars].count(True) == bool(told.bars)
                seen += 1
    assert seen > 100


def test_a_battle_is_explained_by_what_both_sides_used() -> None:
    """rules.md 6, automa.md 10: power and cards of both, the higher total or the attacker in a tie."""
    seen = 0
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.CombatRevealed):
                told = FACE.explain(event, moment.before)
                assert told is not None
                mine, theirs = (value for _, value, _ in told.bars)
                assert [won for _, _, won in told.bars] == [event.winner == 0, event.winner == 1]
                assert ("tie" in " ".join(told.lines)) == (mine == theirs)
                seen += 1
    assert seen > 20


def test_a_preview_of_nothing_names_no_change() -> None:
    """Of a unit that is only picked."""
    for moment in of_kind(due.Moving):
        if isinstance(moment.action, act.PickMover):
            after = RULES.apply(moment.before, moment.action).state
            assert FACE.preview(moment.before, after, moment.action)[1] == ()


def test_a_refused_drop_says_why_and_a_senseless_one_nothing() -> None:
    """No home base is entered (rules.md 5); a section is no place for a worker."""
    state = game(0, Faction.NORDIC)[0].true
    moving = evolve(state, pending=(due.ChoosingBottom(0), due.Aftermath(), due.Moving(2, 1)))
    worker = at.own(Unit.WORKER, state.human.army.workers[0])
    assert FACE.refusal(moving, worker, at.place(home_base(Faction.NORDIC)))
    assert FACE.refusal(state, worker, at.section(1)) == ""
