"""Saves of Solani that were edited: every impossible position is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.actions import Discard, PlaceBranch, PlaceCircle
from noria_desktop.games.solani.census import census
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import CORNERS
from noria_desktop.games.solani.placement import circle_spaces
from noria_desktop.games.solani.positions import check
from noria_desktop.games.solani.state import (
    NO_CIRCLES,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    Keeping,
    Placing,
    PlacingFeature,
    Preparing,
    State,
)
from noria_desktop.games.solani.terms import BRANCHES, FEATURES, GAPS
from tests.app.playing import begun, by_greedy, every_table, played

Edit = Callable[[dict[str, Any]], object]
Snapshot = dict[str, Any]
TABLES = {name: game for name, game in every_table().items() if game.game_id == "solani"}


@cache
def game_at(name: str, seed: int) -> Session:
    """A whole game; by greedy players every other time."""
    return (by_greedy if seed % 2 else played)(TABLES[name], seed)


def saved_when(name: str, wanted: Callable[[State], bool]) -> bytes:
    """A save of the first game that comes to such a moment."""
    for seed in range(100):
        session = game_at(name, seed)
        for ply in range(len(session.log) + 1):
            if wanted(session.state_at(ply)):
                session.jump(ply)
                return written(session, TABLES[name])
    raise AssertionError("no such game")


def both_held(state: State) -> bool:
    """The middle of a game; somebody is about to lay both tiles, somebody else holds one."""
    if not isinstance(state.pending, Placing) or state.round != 6:
        return False
    sky = state.skies[state.pending.seat]
    return sky.held_circle is not None and sky.held_branch is not None and state.pending.seat != state.sun


def one_laid(state: State) -> bool:
    """The branch tile lies, the circular tile is still held."""
    if not isinstance(state.pending, Placing) or state.round < 4:
        return False
    sky = state.skies[state.pending.seat]
    return sky.held_circle is not None and sky.held_branch is None


def with_feature(state: State) -> bool:
    """Somebody has laid a feature, and the draft goes on."""
    return isinstance(state.pending, Drafting) and any(
        tile in FEATURES for sky in state.skies for tile in sky.circles
    )


def setting(path: str, value: object) -> Edit:
    """Put a value at a path such as ``skies.0.circles.7``."""

    def edit(snapshot: Snapshot) -> None:
        at: Any = snapshot
        *steps, last = path.split(".")
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(last) if isinstance(at, list) else last] = value

    return edit


def refused(data: bytes, edit: Edit, game: GameKit) -> SaveError:
    """The error about an edited save."""
    raw = json.loads(data)
    edit(raw["snapshot"])
    raw["digest"] = digest_of(raw["snapshot"])
    with pytest.raises(SaveError) as caught:
        opened(read(json.dumps(raw).encode(), lambda _: game))
    return caught.value


def laid(snapshot: Snapshot, seat: int = 0) -> tuple[list[int], list[int], list[int], list[int]]:
    """Circular spaces with a tile and without, branch spaces with a tile and without."""
    circles, branches = snapshot["skies"][seat]["circles"], snapshot["skies"][seat]["branches"]
    return (
        [space for space, tile in enumerate(circles) if tile is not None],
        [space for space, tile in enumerate(circles) if tile is None],
        [gap for gap, mask in enumerate(branches) if mask],
        [gap for gap, mask in enumerate(branches) if not mask],
    )


def another_kind(snapshot: Snapshot) -> None:
    """The last branch tile of the last sky is a single one: of those there is one too many."""
    _, _, filled, _ = laid(snapshot, len(snapshot["skies"]) - 1)
    branches = snapshot["skies"][-1]["branches"]
    branches[filled[-1]] = 15 if branches[filled[-1]].bit_count() < 4 else 5


def one_more(snapshot: Snapshot) -> None:
    """A tile lies on a sky that nobody ever drew."""
    filled, empty, _, _ = laid(snapshot)
    snapshot["skies"][0]["circles"][empty[-1]] = snapshot["skies"][0]["circles"][filled[0]]


def branch_moved(snapshot: Snapshot) -> None:
    """A branch tile lies where nothing was beside it."""
    _, _, filled, empty = laid(snapshot)
    branches = snapshot["skies"][0]["branches"]
    branches[empty[0]], branches[filled[-1]] = branches[filled[-1]], 0


def swapped_held(snapshot: Snapshot) -> None:
    """Two tiles changed hands."""
    first, second = (sky["held_circle"] for sky in snapshot["skies"][:2])
    snapshot["skies"][0]["held_circle"], snapshot["skies"][1]["held_circle"] = second, first


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (setting("rng.key", None), "rng.key"),
        (setting("rng.counter", -1), "rng.counter"),
        (setting("round", 13), "round"),
        (setting("round", 0), "round"),
        (setting("sun", 7), "sun"),
        (setting("coyote", {"clusters": [], "planets": [], "features": []}), "coyote"),
        (setting("options.setup_card", None), "options.setup_card"),
        (setting("options.orientation", 4), "options.orientation"),
        (setting("options.players", ["level1", "human"]), "options.players[0]"),
        (setting("options.players", ["human"] * 5), "options.players"),
        (setting("options.boards", ["fire_man", "fire_man"]), "options.boards[1]"),
        (lambda s: s["options"]["boards"].reverse(), "sun"),
        (setting("options.bonus_sectors", ["nw", "nw", "se", "sw"]), "options.bonus_sectors"),
        (lambda s: s["skies"].pop(), "skies"),
        (setting("skies.0.board", "first_woman"), "skies[0].board"),
        (lambda s: s["skies"][0]["dark"].reverse(), "skies[0].dark"),
        (lambda s: s["skies"][0]["surrounded"].pop(), "skies[0].surrounded"),
        (lambda s: s["skies"][0]["circles"].pop(), "skies[0].circles"),
        (lambda s: s["skies"][1]["branches"].append(0), "skies[1].branches"),
        (setting("skies.0.picks", 1), "skies[0].features"),
        (setting("skies.0.picks", -1), "skies[0].picks"),
        (setting("skies.0.features", ["F2-01"]), "skies[0].features"),
        (setting("skies.0.surrounded.0", True), "skies[0].surrounded[0]"),
        (one_more, "skies[0].circles[35]"),
        (lambda s: s["market"]["clusters"].pop(), "market.clusters"),
        (setting("market.clusters.0", "red"), "market.clusters[0]"),
        (setting("market.cluster_takers", [None, None, None]), "market.cluster_takers"),
        (setting("market.branch_takers", [0, 0, 1]), "market.branch_takers"),
        (setting("supply.cluster_bag.0", -1), "supply.cluster_bag"),
        (setting("supply.cluster_bag", [10, 10, 10, 3]), "supply.cluster_bag"),
        (lambda s: setting("supply.branch_bag.2", s["supply"]["branch_bag"][2] + 1)(s), "supply.branch_bag"),
        (setting("supply.final_branches", []), "supply.final_branches"),
        (lambda s: s["supply"]["track"].pop(), "supply.track"),
        (lambda s: s["supply"]["reserve"]["cards"].pop(), "supply.reserve"),
        (setting("supply.reserve.cards.0", None), "supply.reserve.cards[0]"),
        (setting("supply.undealt.cards.1", "c2"), "supply.undealt.cards[1]"),
        (setting("supply.rows.0.0", "F3-01"), "supply.rows[0][0]"),
        (setting("supply.rows.0.0", "c2"), "supply.rows[0][0]"),
        (setting("supply.decks.1.cards.0", None), "supply.decks[1].cards[0]"),
        (lambda s: s["supply"]["decks"][0]["cards"].pop(), "supply.decks"),
        (lambda s: s["supply"]["gone"].append("c2"), "supply.gone[5]"),
        (lambda s: s["supply"]["gone_branches"].append("x4"), "supply.gone_branches[0]"),
        (setting("pending", {"type": "Drafting", "seat": 0, "first": None, "second": True}), "pending"),
        (setting("pending", {"type": "CoyoteDrafting", "first": "circle", "second": True}), "pending"),
        (setting("pending", {"type": "CoyotePicking"}), "pending"),
        (setting("pending", {"type": "Finished"}), "pending"),
        (setting("pending", {"type": "Preparing"}), "market"),
        (setting("pending", {"type": "Placing", "seat": 3, "first": "circle"}), "pending.seat"),
        (setting("pending", {"type": "CleaningUp"}), "market.branch_takers"),
        (setting("pending", {"type": "Picking", "seat": 0}), "market.branch_takers"),
        (setting("pending", {"type": "PlacingFeature", "seat": 0, "feature": "F2-01"}), "market.branch_takers"),
        (swapped_held, "skies[0].held_circle"),
        (another_kind, "skies[1].branches[19]"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_place(edit: Edit, place: str) -> None:
    """A save whose tiles do not add up is refused with the place."""
    error = refused(saved_when("solani", both_held), edit, TABLES["solani"])
    assert (error.reason, error.place) == (Reason.IMPOSSIBLE, f"$.snapshot.{place}")


def test_a_branch_tile_far_from_everything_is_refused() -> None:
    """Rulings 3 to 5: whatever lies on a sky was laid beside something."""
    error = refused(saved_when("solani", both_held), branch_moved, TABLES["solani"])
    assert error.reason is Reason.IMPOSSIBLE
    assert error.place.startswith("$.snapshot.skies[0].")


def test_tiles_that_only_hold_each_other_up_are_refused() -> None:
    """A branch tile and a circle in a corner lie beside each other, and beside nothing that leads to a star."""
    for seed in range(100):
        session = game_at("solani", seed)
        for ply in range(len(session.log)):
            edited = _islanded(session.state_at(ply))
            if edited is not None:
                with pytest.raises(ImpossibleState, match=r"skies\[0\]\."):
                    check(edited)
                census(edited)
                return
    raise AssertionError("no such game")


def _islanded(state: State) -> State | None:
    """The position with the two tiles of a first round moved together into a far corner; None at other times."""
    if state.round != 2 or not isinstance(state.pending, Preparing):
        return None
    sky, printed = state.skies[0], components()
    gap = next(gap for gap, mask in enumerate(sky.branches) if mask)
    space = next((space for space, tile in enumerate(sky.circles) if tile is not None), None)
    for corner in (0, GAPS - 1, BRANCHES - GAPS, BRANCHES - 1):
        free = [
            at for at in CORNERS[corner] if not printed.guiding[sky.board.index][at] and at not in sky.dark
        ]
        if len(free) < 4 or space is None:
            continue
        branches, circles = [0] * BRANCHES, list(NO_CIRCLES)
        branches[corner], circles[free[0]] = sky.branches[gap], sky.circles[space]
        moved = evolve(sky, branches=tuple(branches), circles=tuple(circles))
        return evolve(state, skies=(moved, *state.skies[1:]))
    return None


# Moments from which games go on --------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_a_save_between_the_two_placements_goes_on_there(name: str) -> None:
    data = saved_when(name, one_laid)
    game = TABLES[name]
    found = opened(read(data, lambda _: game))
    assert found.doubt is None
    pending = found.session.state.pending
    assert isinstance(pending, Placing)
    assert all(isinstance(action, PlaceCircle) for action in found.session.legal)
    assert found.session.can_undo
    found.session.undo()
    assert any(isinstance(action, PlaceBranch) for action in found.session.legal) or pending.seat
    error = refused(data, setting(f"skies.{pending.seat}.held_circle", None), game)
    assert (error.reason, error.place) == (
        Reason.IMPOSSIBLE,
        f"$.snapshot.skies[{pending.seat}].held_circle",
    )


@pytest.mark.parametrize("name", TABLES)
def test_a_save_with_two_cards_drawn_goes_on_there_and_keeps_what_was_drawn(name: str) -> None:
    game = TABLES[name]
    data = saved_when(
        name, lambda state: isinstance(state.pending, Keeping) and len(state.pending.drawn) == 2
    )
    found = opened(read(data, lambda _: game))
    assert found.doubt is None
    pending = found.session.state.pending
    assert isinstance(pending, Keeping)
    assert len(found.session.legal) == 2
    for edit, place in (
        (setting("pending.drawn.1", None), "pending.drawn[1]"),
        (setting("pending.drawn.0", "c2"), "pending.drawn[0]"),
        (lambda s: s["pending"]["drawn"].pop(), "supply.decks"),
        (setting(f"skies.{pending.seat}.picks", 0), f"skies[{pending.seat}].features"),
    ):
        error = refused(data, edit, game)
        assert (error.reason, error.place) == (Reason.IMPOSSIBLE, f"$.snapshot.{place}")


def test_a_feature_that_is_not_its_players_is_refused() -> None:
    game = TABLES["solani"]
    data = saved_when("solani", with_feature)
    snapshot = json.loads(data)["snapshot"]
    seat, space = next(
        (seat, space)
        for seat, sky in enumerate(snapshot["skies"])
        for space, tile in enumerate(sky["circles"])
        if tile and tile.startswith("F")
    )
    open_card = snapshot["supply"]["rows"][0][0]
    error = refused(data, setting(f"skies.{seat}.circles.{space}", open_card), game)
    assert (error.reason, error.place) == (Reason.IMPOSSIBLE, f"$.snapshot.skies[{seat}].circles")
    error = refused(data, setting(f"skies.{seat}.features", []), game)
    assert (error.reason, error.place) == (Reason.IMPOSSIBLE, f"$.snapshot.skies[{seat}].features")


@pytest.mark.parametrize("pending", [CoyoteDrafting, CoyotePicking, Preparing, Finished])
def test_a_save_in_the_middle_of_coyotes_beats_goes_on_there(pending: type) -> None:
    game = TABLES["solani-1"]
    data = saved_when("solani-1", lambda state: isinstance(state.pending, pending) and state.round > 2)
    found = opened(read(data, lambda _: game))
    assert found.doubt is None
    found.session.run_automatic()
    for edit, place in (
        (setting("coyote", None), "coyote"),
        (lambda s: s["coyote"]["clusters"].pop(), "coyote.clusters"),
        (lambda s: s["coyote"]["planets"].append("red"), "coyote.clusters"),
        (setting("coyote.features", ["F2-01", "F2-02", "F2-03", "F2-04", "F2-05"]), "coyote.features"),
    ):
        error = refused(data, edit, game)
        assert error.reason is Reason.IMPOSSIBLE
        assert error.place.startswith(f"$.snapshot.{place}")


# Set-up and snapshot --------------------------------------------------------------------------------------


def test_a_summary_with_another_number_of_scores_than_seats_is_refused() -> None:
    game = TABLES["solani-4"]
    raw = json.loads(saved_when("solani-4", both_held))
    assert len(raw["summary"]["scores"]) == 4
    raw["summary"]["scores"].pop()
    with pytest.raises(SaveError) as caught:
        read(json.dumps(raw).encode(), lambda _: game)
    assert (caught.value.reason, caught.value.place) == (Reason.WRONG_VALUE, "$.summary.scores")


def test_a_set_up_with_other_seats_than_the_position_is_refused() -> None:
    game = TABLES["solani-4"]
    raw = json.loads(saved_when("solani-4", both_held))
    raw["setup"]["options"]["players"].pop()
    raw["summary"]["scores"].pop()
    with pytest.raises(SaveError) as caught:
        read(json.dumps(raw).encode(), lambda _: game)
    assert (caught.value.reason, caught.value.place) == (Reason.WRONG_VALUE, "$.setup.options")


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_real_games_is_possible(name: str, seed: int) -> None:
    session = game_at(name, seed)
    for ply in range(len(session.log) + 1):
        check(session.state_at(ply))


# Tiles without a space ------------------------------------------------------------------------------------


def cramped(game: GameKit, seed: int) -> Session:
    """A whole game in which everybody lays the branch tile first, and each tile where fewest spaces are left."""
    session, chance = begun(game, seed), Rng(seed)
    session.run_automatic()
    while not session.is_over:
        pending, legal = session.state.pending, list(session.legal)
        if isinstance(pending, Placing):
            legal = [action for action in legal if isinstance(action, PlaceBranch)] or legal
            left = [spaces_after(session, action, pending.seat) for action in legal]
            legal = [action for action, spaces in zip(legal, left, strict=True) if spaces == min(left)]
        action, chance = chance.pick(legal)
        session.dispatch(action)
        session.run_automatic()
    return session


def spaces_after(session: Session, action: Any, seat: int) -> int:
    """On how many spaces of a sky a circular tile could be laid after an action."""
    return len(circle_spaces(session.rules.apply(session.state, action).state.skies[seat]))


@pytest.mark.parametrize(
    ("seed", "wanted"), [(29, Placing), (29, PlacingFeature), (117, Placing), (16, PlacingFeature)]
)
def test_games_in_which_tiles_are_discarded_are_saved_and_come_back(seed: int, wanted: type) -> None:
    """Rulings 2 and 14: clusters, planets and features without a space leave the game, and are counted."""
    game = TABLES["solani"]
    session = cramped(game, seed)
    for ply in range(len(session.log) + 1):
        check(session.state_at(ply))
    discarded = [
        ply + 1
        for ply, entry in enumerate(session.log)
        if isinstance(entry.action, Discard) and isinstance(session.state_at(ply).pending, wanted)
    ]
    assert discarded
    session.jump(discarded[0])
    data = written(session, game)
    assert opened(read(data, lambda _: game)).session.state == session.state
    error = refused(data, lambda snapshot: snapshot["supply"]["gone"].pop(), game)
    assert error.reason is Reason.IMPOSSIBLE
