"""A friend's sentence over each step of the Automa's turn is true of its record. Source: lessons/scythe.md; automa.md 6."""

from __future__ import annotations

import re
from collections import Counter

from attrs import evolve

from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.record import Criterion, Destination, MoveEntry, Outcome, UnitChoice
from noria_desktop.games.scythe.terms import Level, MoveSymbol, Unit
from noria_desktop.ui.scythe.game_ui import GAME_UI
from noria_desktop.ui.scythe.words.automa_reasons import done, question_text
from noria_desktop.ui.scythe.words.friend import friend_text, move_text
from tests.ui.scythe.walks import moments

STATE = moments()[0].before
FACTORY_WAY = (3, 5, 9)
"""Three territories by their index."""


def choosing(symbol: MoveSymbol, by: Criterion, *values: int, selected: Criterion | None = None) -> MoveEntry:
    """A symbol carried out, of which the first territory was chosen."""
    valid = tuple(Destination(place, value, 2) for place, value in zip(FACTORY_WAY, values, strict=False))
    return MoveEntry(
        symbol,
        None,
        0,
        Outcome.DONE,
        selected=UnitChoice(Unit.MECH, 7, 1, 2),
        selected_by=selected,
        valid=valid,
        destination=FACTORY_WAY[0],
        decided_by=by,
    )


def said(*moves: MoveEntry, power: int = 4) -> str:
    return friend_text(ev.AutomaDecided(moves, power), STATE)


def test_most_moves_of_games_have_a_sentence() -> None:
    met: Counter[bool] = Counter()
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.AutomaDecided) and any(
                one.outcome is Outcome.DONE for one in event.moves
            ):
                explained = GAME_UI.explain(event, moment.before)
                assert explained is not None
                met[bool(explained.friend)] += 1
    assert met[True] > 0.8 * met.total()


def test_only_one_is_said_where_there_was_one_territory_for_one_unit() -> None:
    one = choosing(MoveSymbol.MOVE_WORKER, Criterion.ONLY_ONE, 3, selected=Criterion.ONLY_ONE)
    assert move_text(one, STATE) == "There was only one it could choose."
    nearer = evolve(one, selected_by=Criterion.NEAREST_HOME)
    assert move_text(nearer, STATE).startswith("The unit nearest to its home goes first")
    before = evolve(one, selected_by=Criterion.MECH_FIRST)
    assert move_text(before, STATE).startswith("Two stand on one place")
    assert move_text(evolve(one, selected_by=Criterion.READING_ORDER), STATE) == ""


def test_a_tie_counts_those_that_were_equal() -> None:
    """Of three mechs' territories two are 1 step from an enemy: those two were equal, and reading order decides."""
    tie = choosing(MoveSymbol.MOVE_MECH, Criterion.READING_ORDER, 1, 1, 3)
    assert move_text(tie, STATE).startswith("2 were equally good, so the first in reading order it is: ")
    near = evolve(tie, decided_by=Criterion.NEAREST_FACTORY)
    assert move_text(near, STATE).startswith("2 were equally good, and ")
    assert move_text(near, STATE).endswith(" is nearest to the Factory.")


def test_a_tie_that_the_factory_narrowed_counts_both() -> None:
    """Three are 1 step from an enemy, two of them 2 steps from the Factory: "2 were equally good" was not so."""
    tie = choosing(MoveSymbol.MOVE_MECH, Criterion.READING_ORDER, 1, 1, 1)
    third = evolve(tie.valid[2], factory_distance=3)
    narrowed = evolve(tie, valid=(*tie.valid[:2], third))
    assert move_text(narrowed, STATE).startswith(
        "3 were equally good, 2 of them nearest to the Factory; the first in reading order is "
    )


def test_the_factory_is_not_said_to_be_near_itself() -> None:
    place = geography().factory
    tie = choosing(MoveSymbol.MOVE_MECH, Criterion.NEAREST_FACTORY, 1, 1)
    here = evolve(tie, destination=place, valid=(Destination(place, 1, 0), tie.valid[1]))
    assert move_text(here, STATE) == "2 were equally good, and the Factory itself comes first."


def test_what_is_said_of_a_tie_is_what_the_panel_shows() -> None:
    """Every number of equals is that of the bars as long as the chosen one's; which of them wins follows from the rest."""
    met: Counter[str] = Counter()
    for moment in moments():
        for event in moment.events:
            if not isinstance(event, ev.AutomaDecided):
                continue
            explained = GAME_UI.explain(event, moment.before)
            assert explained is not None
            found = re.search(r"(\d+) were equally good(?:, (\d+) of them)?", explained.friend)
            if found is None:
                continue
            chosen = next(number for _, number, own in explained.bars if own)
            assert int(found[1]) == sum(number == chosen for _, number, _ in explained.bars), explained
            entry = done(event.moves)
            assert entry is not None
            best = next(one for one in entry.valid if one.place == entry.destination)
            equal = [one for one in entry.valid if one.value == best.value]
            near = [one for one in equal if one.factory_distance == best.factory_distance]
            assert all(one.factory_distance >= best.factory_distance for one in equal)
            assert near[0] == best
            if found[2] is not None:
                assert int(found[2]) == len(near)
            met["nearest" if len(near) == 1 else "both" if found[2] else "order"] += 1
    assert min(met["nearest"], met["both"], met["order"]) > 3, met


def test_what_it_would_rather_have_done_is_said_first() -> None:
    attack = MoveEntry(MoveSymbol.ATTACK_COMBAT, None, 7, Outcome.POWER_TOO_LOW)
    moved = choosing(MoveSymbol.MOVE_MECH, Criterion.NEAREST_ENEMY, 1, 2)
    assert said(attack, moved) == (
        "It would like to attack, but the card asks for 7 power and it has 4. "
        "It goes as near to your character and mechs as it can without a fight."
    )
    none = MoveEntry(MoveSymbol.MOVE_MECH, None, 0, Outcome.NO_UNIT)
    assert said(none, moved).startswith("No mech on the board, so it tries the next symbol. ")
    # The last symbol leaves nothing to try.
    assert said(none) == ""
    assert said(MoveEntry(MoveSymbol.MOVE_CHARACTER, None, 0, Outcome.NO_UNIT), moved).startswith("It goes")


def test_a_unit_that_stays_where_it_is_is_not_said_to_come() -> None:
    """The question above it was why the mech stays."""
    moved = choosing(MoveSymbol.MOVE_MECH, Criterion.NEAREST_ENEMY, 1, 2)
    stays = evolve(moved, selected=UnitChoice(Unit.MECH, FACTORY_WAY[0], 1, 2))
    assert move_text(moved, STATE).startswith("It goes as near to ")
    assert move_text(stays, STATE).startswith("It stays: ")
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.AutomaDecided):
                explained = GAME_UI.explain(event, moment.before)
                assert explained is not None
                if "It stays" in explained.friend:
                    assert " stay on " in question_text(event), explained


def test_no_mech_is_on_the_board_where_that_is_said() -> None:
    seen = 0
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.AutomaDecided) and "No mech" in friend_text(event, moment.before):
                assert moment.before.automa.mechs == ()
                seen += 1
    assert seen > 3


def test_a_turn_slept_through_has_a_reason_too() -> None:
    """automa.md 5: only Autometta obeys the skip mark."""
    seen = 0
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.AutomaSkipped):
                explained = GAME_UI.explain(event, moment.before)
                assert explained is not None
                assert explained.friend == "A crossed-out gear: it sleeps through this turn."
                assert explained.anchor == "automa-turn"
                assert moment.before.options.level is Level.AUTOMETTA
                seen += 1
    assert seen
