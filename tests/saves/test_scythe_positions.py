"""Saves of Scythe that were edited: every impossible position is refused with its place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.saves.converter import canonical, digest_of, structured, unstructured
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.limits import parse
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingCards,
    ChoosingSection,
    ChoosingTop,
    Finished,
    Moving,
    PlacingGoods,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.positions import check
from noria_desktop.games.scythe.state import State
from tests.app.playing import begun
from tests.benchmarks.scythe_play import busy, options_of

Edit = Callable[[dict[str, Any]], object]
Snapshot = dict[str, Any]


@cache
def game_at(seed: int) -> Session:
    """A whole game of somebody who builds and moves."""
    session, pick = begun(KIT, seed, options_of(seed)), random.Random(seed)
    session.run_automatic()
    while not session.is_over:
        session.dispatch(busy(session.legal, pick))
        session.run_automatic()
    return session


def saved_when(wanted: Callable[[State], bool]) -> bytes:
    """A save of the first game that comes to such a moment."""
    for seed in range(1, 60):
        session = game_at(seed)
        for ply in range(len(session.log) + 1):
            if wanted(session.state_at(ply)):
                session.jump(ply)
                return written(session, KIT)
    raise AssertionError("no such game")


@cache
def in_the_middle() -> bytes:
    """The start of a human's turn with something on the map and behind everybody."""
    return saved_when(
        lambda state: (
            isinstance(state.pending[-1], ChoosingSection)
            and state.turn > 7
            and any(any(goods) for goods in state.board.goods)
            and len(state.human.army.workers) > 3
        )
    )


@cache
def amid(kind: type) -> bytes:
    """A moment of this kind, some turns after the beginning."""
    return saved_when(lambda state: isinstance(state.pending[-1], kind) and state.turn > 3)


def setting(path: str, value: object) -> Edit:
    """Put a value at a path such as ``human.army.workers.0``."""

    def edit(snapshot: Snapshot) -> None:
        at: Any = snapshot
        *steps, last = path.split(".")
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(last) if isinstance(at, list) else last] = value

    return edit


def refused(data: bytes, edit: Edit) -> SaveError:
    """The error about an edited save."""
    raw = json.loads(data)
    edit(raw["snapshot"])
    raw["digest"] = digest_of(raw["snapshot"])
    with pytest.raises(SaveError) as caught:
        opened(read(json.dumps(raw).encode(), lambda _: KIT))
    return caught.value


# Real games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 7))
def test_every_position_of_real_games_is_possible_and_survives_json(seed: int) -> None:
    session = game_at(seed)
    for ply in range(len(session.log) + 1):
        state = session.state_at(ply)
        check(state)
        text = canonical(unstructured(KIT, state, KIT.state_type)).encode()
        assert structured(KIT, parse(text), KIT.state_type, "$") == state


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_save_at_any_moment_goes_on_where_it_was(seed: int) -> None:
    """Undo included; the log leads to the very position of the snapshot."""
    session = game_at(seed)
    last = len(session.log)
    for ply in range(0, last + 1, 5):
        session.jump(ply)
        found = opened(read(written(session, KIT), lambda _: KIT))
        assert found.doubt is None
        assert found.session.state == session.state
        assert found.session.legal == session.legal
    session.jump(last)


# Edited ones -------------------------------------------------------------------------------------------


def one_worker_more(snapshot: Snapshot) -> None:
    """Nine workers."""
    workers = snapshot["human"]["army"]["workers"]
    workers += [workers[-1]] * (9 - len(workers))


def swapped_workers(snapshot: Snapshot) -> None:
    """Not ascending."""
    workers = snapshot["human"]["army"]["workers"]
    workers[0], workers[-1] = 46, 0


def cube_without_slot(snapshot: Snapshot) -> None:
    """A cube taken away that lies nowhere."""
    cubes = snapshot["human"]["works"]["cubes"]
    cubes[cubes.index(False)] = True


def structures_together(snapshot: Snapshot) -> None:
    snapshot["human"]["works"]["structures"] = [0, 0, None, None]


def ashore(snapshot: Snapshot) -> None:
    """The character on lake 9, but no mech whose ability leads there: rules.md 5."""
    snapshot["human"]["army"]["mechs"] = [None] * 4
    snapshot["human"]["army"]["character"] = 8


def two_alike(row: str) -> Edit:
    """The first card of a deck twice."""

    def edit(snapshot: Snapshot) -> None:
        cards = snapshot["decks"][row]["cards"]
        cards[0] = cards[1]

    return edit


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (setting("rng.key", None), "rng.key"),
        (setting("rng.counter", -1), "rng.counter"),
        (setting("options.faction", "albion"), "options.faction"),
        (setting("options.faction", None), "human.faction"),
        (setting("options.mat", "militant"), "options.mat"),
        (setting("human.mat", "innovative"), "human.mat"),
        (setting("automa.level", "ultimaszyna"), "automa.level"),
        (setting("human.power", 17), "human.power"),
        (setting("human.power", -1), "human.power"),
        (setting("human.popularity", 19), "human.popularity"),
        (setting("human.coins", -1), "human.coins"),
        (setting("human.last_section", 5), "human.last_section"),
        (setting("human.last_section", 4), "human.last_section"),
        (setting("human.army.character", 99), "human.army.character"),
        (setting("human.army.mechs.0", 47 + 6), "human.army.mechs[0]"),
        (ashore, "human.army.character"),
        (one_worker_more, "human.army.workers"),
        (swapped_workers, "human.army.workers"),
        (setting("human.army.workers", []), "human.army.workers"),
        (cube_without_slot, "human.works.slots"),
        (setting("human.works.slots.0", 9), "human.works.slots[0]"),
        (lambda s: s["human"]["works"]["cubes"].pop(), "human.works.cubes"),
        (structures_together, "human.works.structures"),
        (setting("human.works.structures.0", 50), "human.works.structures[0]"),
        (setting("human.works.recruits", ["power", "power", None, None]), "human.works.recruits"),
        (setting("automa.power", 17), "automa.power"),
        (setting("automa.coins", -5), "automa.coins"),
        (setting("automa.token", 99), "automa.token"),
        (setting("automa.mechs", [0, 0, 0, 0, 0]), "automa.mechs"),
        (setting("automa.workers", []), "automa.workers"),
        (setting("automa.turns", 90), "automa.turns"),
        (setting("turn", 0), "turn"),
        (setting("turn", 2_000), "turn"),
        (lambda s: s["board"]["goods"].pop(), "board.goods"),
        (setting("board.goods.3", [-1, 0, 0, 0]), "board.goods[3]"),
        (setting("board.goods.50", [1, 0, 0, 0]), "board.goods[50]"),
        (setting("board.tokens", [0]), "board.tokens"),
        (setting("human.stars", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), "human.stars[0]"),
        (setting("human.stars", [0, 0, 0, 0, 0, 0, 9, 0, 0, 0]), "human.stars"),
        (setting("human.stars", [0, 0]), "human.stars"),
        (setting("automa.stars", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), "automa.stars[0]"),
        (setting("human.hand", [None]), "human.hand"),
        (setting("human.hand", [5, 2]), "human.hand"),
        (setting("human.hand", [5, 5, 5, 5, 5, 5, 5, 5]), "decks.combat"),
        (setting("decks.combat.cards.0", None), "decks.combat"),
        (two_alike("encounters"), "decks.encounters"),
        (two_alike("objectives"), "decks.objectives"),
        (two_alike("unused_factory"), "decks.factory"),
        (setting("automa.deck.cards", []), "automa.deck"),
        (setting("automa.remembered", None), "automa.main"),
        (setting("human.coerced", True), "human.coerced"),
        (setting("human.routed", 1), "human.routed"),
        (setting("human.last_section", None), "human.last_section"),
        (setting("human.popularity", 18), "human.stars[7]"),
        (setting("automa.power", 16), "automa.stars[8]"),
        (setting("automa.record", None), "automa.record"),
        (setting("pending", []), "pending"),
        (setting("pending", [{"type": "Finished"}]), "pending"),
        (setting("pending", [{"type": "ChoosingTop", "section": 7}]), "pending[0].section"),
        (setting("pending", [{"type": "Aftermath", "arrivals": []}]), "pending[0]"),
        (setting("pending", [{"type": "ChoosingOffer", "bonus": "power"}]), "automa.turns"),
        (setting("pending", [{"type": "AutomaTurn", "stage": "gain"}]), "automa.turns"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_place(edit: Edit, place: str) -> None:
    error = refused(in_the_middle(), edit)
    assert (error.reason, error.place) == (Reason.IMPOSSIBLE, f"$.snapshot.{place}")


@pytest.mark.parametrize(
    ("kind", "edit", "place"),
    [
        (Moving, setting("pending.2.left", 9), "pending[2].left"),
        (Moving, setting("pending.2.steps", 5), "pending[2].steps"),
        (Moving, setting("pending.2.workers_moved", [0, 0, 0, 0]), "pending[2].workers_moved"),
        (Moving, lambda s: s["pending"].pop(), "pending"),
        (Travelling, setting("pending.3.steps", 0), "pending[3].steps"),
        (Travelling, setting("pending.3.goods", [9, 0, 0, 0]), "pending[3].goods"),
        (Travelling, setting("pending.3.next_cargo", 7), "pending[3].next_cargo"),
        (Travelling, lambda s: s["pending"].pop(2), "pending[2]"),
        (Producing, setting("pending.1.left", -1), "pending[1].left"),
        (Producing, setting("pending.1.after", 47), "pending[1].after"),
        (PlacingGoods, setting("pending.1.left", 0), "pending[1].left"),
        (ChoosingTop, setting("pending.0.section", 9), "pending[0].section"),
        (ChoosingCards, setting("human.power", 0), "pending"),
        (Finished, setting("automa.stars", [0] * 10), "automa.stars[9]"),
    ],
)  # fmt: skip
def test_a_stack_that_does_not_fit_the_table_is_refused(kind: type, edit: Edit, place: str) -> None:
    """The place is named as far as the moment allows: the kind of entry, and where it lies on the stack."""
    error = refused(amid(kind), edit)
    assert error.reason is Reason.IMPOSSIBLE
    assert error.place.startswith(f"$.snapshot.{place}")


@pytest.mark.parametrize("kind", [Moving, Travelling, Producing, PlacingGoods, ChoosingCards, AutomaTurn])
def test_a_save_in_the_middle_of_a_turn_goes_on_there(kind: type) -> None:
    found = opened(read(amid(kind), lambda _: KIT))
    assert found.doubt is None
    session = found.session
    assert isinstance(session.state.pending[-1], kind)
    pick = random.Random(1)
    while not session.is_over:
        session.run_automatic()
        if not session.is_over:
            session.dispatch(busy(session.legal, pick))
    check(session.state)
