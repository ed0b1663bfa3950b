"""Names of Noria's places for screen readers carry the facts that matter, and tell places apart (access.md 5)."""

from __future__ import annotations

from collections import Counter

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.scoring import scores
from noria_desktop.games.noria.state import BotTurn, ChoosingTrack, Influencing, Naming
from noria_desktop.games.noria.terms import Phase, Ring, Space, Track
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.noria.words.names import chamber_name, phase_name, say
from tests.games.noria.positions import a_state, acting
from tests.ui.noria.walks import moments

TABLE = layout(1280, 678)


def test_no_two_places_have_one_name() -> None:
    for moment in moments()[::40]:
        view = moment.before
        # Discs of a kind that wait side by side in the hub are as good as each other.
        spots = [spot for spot in PRESENTER.spots(view, TABLE) if spot.handle.kind != "waiting"]
        names = Counter(GAME_UI.label(spot.handle, view) for spot in spots)
        assert [name for name, count in names.items() if count > 1] == []


def test_the_points_plate_reads_every_row_and_the_total() -> None:
    for moment in moments()[::200]:
        view = moment.before
        sheet, name = scores(view), GAME_UI.label(at.score(), view)
        assert f"you {sheet.total(HUMAN)}, bot {sheet.total(BOT)}" in name
        for mine, rival in zip(sheet.of(HUMAN), sheet.of(BOT), strict=True):
            assert f"{chamber_name(mine.code)}: you {mine.points}, bot {rival.points}" in name  # type: ignore[arg-type]


def test_a_track_reads_what_its_next_level_costs() -> None:
    state = a_state(levels=(2, 0, 0, 0))
    cost = components().level_cost(Track.REFINEMENT, 3)
    for handle in (at.track(Track.REFINEMENT), at.car(Track.REFINEMENT)):
        assert f"Level 3 costs {cost} Obsidian" in GAME_UI.label(handle, state)


def test_a_level_costs_one_resource_more_where_the_bot_stands_higher() -> None:
    """R5: the card says what will be asked for, not the printed cost alone."""
    state = a_state(levels=(1, 0, 0, 0), bot_levels=(2, 0, 0, 0))
    assert "Level 2 costs 2 Obsidian, and 1 of any resource as the bot stands higher" in GAME_UI.label(
        at.track(Track.REFINEMENT), state
    )


def test_the_first_representative_costs_nothing() -> None:
    lines = GAME_UI.inspect(at.track(Track.REFINEMENT), evolve(a_state(), pending=ChoosingTrack()))[1]
    assert "Your first representative starts on level 1, free of charge." in lines
    assert not [line for line in lines if "costs" in line]


def test_the_hub_says_what_its_count_means() -> None:
    wheel = "S2 city, M3 energy"
    chosen = GAME_UI.inspect(at.centre(), a_state(Naming((Space.S2, Space.M3)), wheel=wheel))[1]
    assert chosen[-1] == say("The chosen discs give %n action(s).", 2)
    begun = GAME_UI.inspect(at.centre(), a_state(acting((Space.M3, 1), also=(Space.S2,)), wheel=wheel))[1]
    assert begun[-1] == say("{used} of %n action(s) used this turn.", 2, used=1)
    assert GAME_UI.inspect(at.centre(), a_state(Influencing()))[1] == ("Bought discs wait here.",)


def test_the_phases_are_named_with_the_one_of_now() -> None:
    name = GAME_UI.label(at.phases(), a_state(Influencing()))
    for phase in (Phase.INFLUENCE, Phase.ACTION, Phase.POLITICS, Phase.ADMINISTRATION):
        assert phase_name(phase) in name
    assert name.endswith("Now: Influence")
    assert GAME_UI.label(at.phases(), a_state(BotTurn())).endswith("Now: the bot's turn")


def test_a_rim_reads_its_cost() -> None:
    name = GAME_UI.label(at.ring_rim(Ring.LARGE), a_state(Influencing(1), knowledge=5, round_number=11))
    assert "Costs 4 of your 5 knowledge now" in name


def test_no_full_stop_meets_a_comma() -> None:
    """words.md: 「。、」 and ".,"."""
    for moment in moments()[::120]:
        for spot in PRESENTER.spots(moment.before, TABLE):
            name = GAME_UI.label(spot.handle, moment.before)
            assert ".," not in name
            assert ".;" not in name
            assert not name.endswith(".")
