"""Battles and scores a second time, in the plainest way, after every step of random games.

Nothing here uses the program's control, battle or scoring; the battle table is read off the data file. Source:
rules.md 1, 6, 12; automa.md 10, 13; R21, R22, R23, R25, R30.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.events import (
    BattleCardDrawn,
    CombatCardsDrawn,
    CombatRevealed,
    Event,
    GoodsGained,
    GoodsRemoved,
    PopularityLost,
    PowerStruck,
    StarPlaced,
)
from noria_desktop.games.scythe.pending import Retreating, RetreatingWorkers
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Line, Source, Star, place_id
from noria_desktop.resource_files import resource
from tests.games.scythe.plain_steps import Plain
from tests.games.scythe.positions import of_kind
from tests.games.scythe.test_scythe_random_games import busy, options_of_number


def _data(name: str) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(
        resource("data", "scythe", f"{name}.json").read_text(encoding="utf-8")
    )
    return parsed


_CARDS = {entry["number"]: entry for entry in _data("automa")["cards"]}
_HEXES = {entry["id"]: entry["terrain"] for entry in _data("map")["hexes"]["list"]}
_KIND = {"tundra": 0, "mountain": 1, "farm": 2, "forest": 3}


def check_battle(before: State, after: State, events: tuple[Event, ...]) -> int:
    """Check a battle that this step revealed; returns how many there were."""
    revealed = of_kind(events, CombatRevealed)
    if not revealed:
        return 0
    # A second battle needs a dial of its own, so there is one at most in a step.
    (shown,), (drawn,) = revealed, of_kind(events, BattleCardDrawn)
    card, automa = _CARDS[drawn.card], before.automa
    column = 0 if automa.power <= 7 else 1 if automa.power <= 13 else 2
    assert drawn.column == column
    assert shown.power[BOT] == min(card["power"][column], automa.power)
    assert len(shown.cards[BOT]) == min(card["combat_cards"], len(automa.hand))
    totals = [shown.power[seat] + sum(shown.cards[seat]) for seat in (HUMAN, BOT)]
    if totals[HUMAN] == totals[BOT]:
        assert shown.winner == shown.attacker
    else:
        assert shown.winner == totals.index(max(totals))
    struck = sum([event.lost for event in of_kind(events, PowerStruck)])
    assert after.automa.power == automa.power - shown.power[BOT] - struck
    assert after.human.power == before.human.power - shown.power[HUMAN]
    if isinstance(after.pending[-1], Retreating | RetreatingWorkers):
        return 1  # Seaworthy: the rest follows the human's choices.
    loser = 1 - shown.winner
    committed = shown.power[loser] > 0 or len(shown.cards[loser]) > 0
    draws = [event for event in of_kind(events, CombatCardsDrawn) if event.source is Source.COMBAT]
    assert [event.seat for event in draws] == [loser] * committed

    place, name = shown.place, place_id(shown.place)
    limit = 2
    if shown.winner == HUMAN and before.human.faction is Faction.SAXONY:
        limit = 6
    side = before.human if shown.winner == HUMAN else before.automa
    starred = side.stars[Star.COMBAT.index] < limit
    placed = [event.seat for event in of_kind(events, StarPlaced) if event.star is Star.COMBAT]
    assert placed == [shown.winner] * starred
    workers = before.automa.workers.count(place) if shown.winner == HUMAN == shown.attacker else 0
    if "camaraderie" in Plain(before).abilities:
        workers = 0
    lost = min(workers, before.human.popularity)
    assert [event.amount for event in of_kind(events, PopularityLost)] == [lost] * (lost > 0)
    assert after.human.popularity == before.human.popularity - lost
    there = list(before.board.goods[place])
    if shown.winner == shown.attacker == BOT:
        assert [event.goods for event in of_kind(events, GoodsRemoved)] == [tuple(there)] * any(there)
        there = [0, 0, 0, 0]
    elif shown.winner == shown.attacker == HUMAN and _HEXES[name] in _KIND:
        box = 0 if automa.remembered is None else _CARDS[automa.remembered]["resource_box"]
        there[_KIND[_HEXES[name]]] += box
        assert len([event for event in of_kind(events, GoodsGained) if event.place == place]) == (box > 0)
    assert list(after.board.goods[place]) == there
    if shown.winner == HUMAN:
        assert place not in (*after.automa.mechs, *after.automa.workers, after.automa.character)
        assert len(after.automa.workers) == len(automa.workers)
        gone = automa.mechs.count(place)
        assert len(after.automa.mechs) == len(automa.mechs) - gone
        assert (after.automa.character is None) == (automa.character in (None, place))
    return 1


def plain_totals(state: State) -> list[int]:
    """Final coins of both sides, hex by hex; the structure tile is left out."""
    plain, human, automa = Plain(state), state.human, state.automa
    tier = (human.popularity > 6) + (human.popularity > 12)
    mine = theirs = tokens = 0
    for place, (name, terrain) in enumerate(_HEXES.items()):
        worth = 3 if terrain == "factory" else 1
        if name in plain.controlled:
            mine += worth
            tokens += min(6, sum(state.board.goods[place]))
        theirs += worth * (name in plain.theirs)
    return [
        sum(human.stars) * (3, 4, 5)[tier]
        + mine * (2, 3, 4)[tier]
        + tokens // 2 * (1, 2, 3)[tier]
        + human.coins,
        sum(automa.stars) * 4 + theirs * 3 + automa.coins,
    ]


@pytest.mark.parametrize("number", range(10))
def test_every_battle_and_every_score_comes_to_the_same(number: int) -> None:
    """R21, R22, R23, R25, R30; automa.md 10.2 to 10.10, 13; rules.md 6, 12: in ten random games of other sides each."""
    assert sum([battles_of(game) for game in range(number, number + 100, 10)]) >= 10


def battles_of(game: int) -> int:
    """Check a whole random game; returns how many battles it saw."""
    choose = busy(game + 100)
    state, battles = RULES.setup(options_of_number(game), game + 100).state, 0
    while actions := RULES.legal_actions(state):
        step = RULES.apply_unchecked(state, choose(state, actions))
        battles += check_battle(state, step.state, step.events)
        state = step.state
        plain = Plain(state)
        if plain.theirs.isdisjoint({*plain.fighters, *plain.workers}):
            sheet = scores(state)
            tile = next(line.points for line in sheet.lines if line.code is Line.STRUCTURES)
            assert plain_totals(state) == [sheet.total(HUMAN) - tile, sheet.total(BOT)]
    return battles
