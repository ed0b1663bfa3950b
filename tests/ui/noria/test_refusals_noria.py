"""No press at Noria's table stays without a word (issue: no silent refusal; table.md 7)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from attrs import evolve

from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    Influencing,
    Intriguing,
    Naming,
    Pending,
    PlacingDiscs,
    State,
    Task,
    TurningRings,
)
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Ring, Side, Space, Track
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.gestures import gestures
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.noria.words.costs import level_price
from tests.games.noria.positions import a_state, acting
from tests.ui.noria.walks import moments

TABLE = layout(1280, 678)
S1, S2, M1, M3, M4 = Space.S1, Space.S2, Space.M1, Space.M3, Space.M4
L4, L5, L6 = Space.L4, Space.L5, Space.L6
FULL = "S2 city, M3 energy, M4 tool, L4 mycelium, L5 journey, L6 obsidian, M1 journey"
POSITIONS = 100


def said(state: State, thing: Handle, held: Handle | None = None) -> Refusal:
    found = GAME_UI.refused(state, legal_actions(state), thing, held)
    assert found is not None
    return found


def some_positions() -> list[State]:
    """Moments of every kind of decision, a hundred at least."""
    whole = moments()
    states = [moment.before for moment in whole[:: max(1, len(whole) // POSITIONS)]]
    found: dict[type, list[State]] = {}
    for moment in whole:
        found.setdefault(type(moment.before.pending), []).append(moment.before)
    return states + [kind[len(kind) // 2] for kind in found.values()]


def test_every_press_on_every_spot_of_a_hundred_positions_acts_or_speaks() -> None:
    positions = some_positions()
    assert len(positions) >= POSITIONS
    for view in positions:
        legal = legal_actions(view)
        known = GestureTable(gestures(view, legal))
        acts = set(known.sources())
        for spot in PRESENTER.spots(view, TABLE):
            refusal = GAME_UI.refused(view, legal, spot.handle, None)
            if spot.handle in acts or spot.button:
                assert refusal is None, spot.handle
            else:
                assert refusal is not None, (spot.handle, view.pending)
                assert refusal.reason, spot.handle


def test_every_drop_of_a_thing_in_hand_acts_or_speaks() -> None:
    for view in some_positions()[::4]:
        legal = legal_actions(view)
        known = GestureTable(gestures(view, legal))
        spots = [spot.handle for spot in PRESENTER.spots(view, TABLE)]
        for held in known.sources():
            if known.is_press(held):
                continue
            for thing in spots:
                refusal = GAME_UI.refused(view, legal, thing, held)
                if thing in (*known.targets(held), held):
                    assert refusal is None, (held, thing)
                else:
                    assert refusal is not None, (held, thing)
                    assert refusal.reason, (held, thing)
                    assert refusal.rule, (held, thing)


# The true state of the thing ----------------------------------------------------------------------------


def naming(*named: Space, wheel: str = FULL) -> State:
    return a_state(Naming(tuple(named)), wheel=wheel)


def test_a_resting_disc_is_named_with_its_half() -> None:
    """table.md 11: 「この航行は無効半円にあります」."""
    refusal = said(naming(), at.space(M1))
    assert refusal.reason == "This Journey is in the resting half."
    assert "below the horizon" in refusal.rule


def test_an_unconnected_disc_says_to_which_discs() -> None:
    refusal = said(naming(M4, wheel="S2 city, M4 tool, L4 mycelium"), at.space(L4))
    assert refusal.reason == "This Mycelium is not connected to Tool."


def test_a_taken_ring_names_the_disc_that_takes_it() -> None:
    assert said(naming(M3), at.space(M4)).reason == "Energy of the medium ring is chosen already."


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        (acting((S2, 1)), "This Energy was not chosen for this turn."),
        (acting((S2, 1), also=(M3,)), "No action of this Energy is left."),
    ],
)
def test_a_disc_without_actions_says_whether_it_was_chosen(pending: Acting, words: str) -> None:
    assert said(a_state(pending, wheel=FULL), at.space(M3)).reason == words


def test_a_modification_or_night_shift_that_is_dearer_than_the_first_says_why() -> None:
    """Rules 4.2: in round 13 a modification cost 3, and the press after it was refused for 6 without a reason."""
    state = a_state(Influencing(night_shifts=1, modifications=1), round_number=13, knowledge=3, wheel=FULL)
    doubled = "Each one this turn doubles the price of the next."
    assert said(state, at.space(S2)) == Refusal("A modification costs 6 knowledge; you have 3.", doubled)
    assert said(state, at.ring_rim(Ring.MEDIUM)) == Refusal(
        "A night shift costs 4 knowledge; you have 3.", doubled
    )
    first = a_state(Influencing(), round_number=13, knowledge=2, wheel=FULL)
    assert said(first, at.space(S2)).rule == "Go on to the actions to use your discs."


def test_a_dear_disc_of_the_market_says_its_price_and_what_there_is() -> None:
    state = a_state(acting((S2, 1)), wheel=FULL, resources=(1, 0, 1))
    assert said(state, at.market(Disc.TOOL)).reason == "Tool costs 3 resources; you have 2."
    sold_out = evolve(state, market=evolve(state.market, stock=(4, 4, 4, 4, 4, 0, 4)))
    assert said(sold_out, at.market(Disc.TOOL)).reason == "The market has no Tool left."
    assert said(a_state(acting((M3, 1)), wheel=FULL), at.market(Disc.TOOL)).reason == (
        "No City was chosen for this turn."
    )


def test_a_journey_never_chosen_has_not_been_used_up() -> None:
    """It was said that no Journey had an action left though none had been chosen."""
    other = a_state(acting((S2, 1)), wheel=FULL)
    assert said(other, at.island(0)).reason == "No Journey was chosen for this turn."
    used = a_state(acting((S2, 1), also=(L5,)), wheel=FULL)
    assert said(used, at.island(0)).reason == "No Journey has an action left."


def test_without_a_city_below_the_horizon_none_is_to_be_chosen() -> None:
    """A press on the market said "Choose discs below the horizon and begin", and no City lay there."""
    none = "No City lies below the horizon now."
    for pending in (Naming(), Influencing()):
        above = a_state(pending, wheel="S1 city, M3 energy", knowledge=2)
        for thing in (at.market(Disc.TOOL), at.track(Track.REFINEMENT)):
            assert said(above, thing).rule == none
    assert said(naming(wheel=FULL), at.market(Disc.TOOL)).rule == "Choose discs below the horizon and begin."
    assert said(naming(wheel="M3 energy"), at.ambassador(Side.HUMAN)).rule == (
        "No Journey lies below the horizon now."
    )


def test_what_is_amiss_while_new_discs_are_placed_leads_to_the_rule_of_placing_them() -> None:
    """A new disc dropped on an island led to the rule of journeys."""
    placing = a_state(PlacingDiscs(), wheel=FULL)
    assert GAME_UI.rule_about(at.island(0), placing) == ""
    assert GAME_UI.rule_about(at.island(0), naming()) == "travel"


def test_the_hub_and_the_empty_spaces_of_the_bots_wheel_answer() -> None:
    state = a_state(Influencing(), wheel=FULL)
    places = {spot.handle: spot for spot in PRESENTER.spots(state, TABLE)}
    hub = places[at.bot_centre()]
    assert (hub.x, hub.y) == (TABLE.sky_centre.x, TABLE.sky_centre.y)
    assert said(state, at.bot_centre()).reason.startswith("Round ")
    empty = [space for space in Space if state.bot.wheel[space.index] is None]
    assert empty
    for space in empty:
        assert at.bot_space(space) in places
        assert said(state, at.bot_space(space)).reason == "This space of the bot's wheel is empty."


def test_a_disc_carried_to_what_it_acts_on_hears_what_that_thing_has_to_say() -> None:
    """Not that a Tool goes to a warehouse, which is where it was dropped."""
    state = a_state(
        acting((M4, 1)), wheel=FULL, resources=(0, 0, 1), warehouses=(0, 2, 1, 0, 0), stored=(0, 0, 1, 0, 0)
    )
    tool = at.space(M4)
    dear = said(state, at.crate(Good.COMPASS), tool)
    assert (dear.reason, dear.rule) == (
        "Compass: each costs 1 Energy, 1 Obsidian.",
        "You have 0 Energy, 0 Mycelium, 1 Obsidian.",
    )
    assert said(state, at.crate(Good.COMPASS)) == dear
    assert said(state, at.crate(Good.SAIL), tool).reason == "You have no warehouse for Sail."
    assert said(state, at.crate(Good.PROPELLER), tool).reason == "All your warehouses for Propeller are full."
    assert said(state, at.warehouses(), tool).reason == "Your resources fill none of your empty warehouses."
    city = said(a_state(acting((S2, 1)), wheel=FULL, resources=(1, 0, 1)), at.market(Disc.TOOL), at.space(S2))
    assert city.reason == "Tool costs 3 resources; you have 2."


def test_a_journey_carried_to_its_own_island_says_that_the_ambassador_is_there() -> None:
    state = a_state(acting((L5, 1)), wheel=FULL, ambassador=1)
    number = state.islands[1].number
    for thing in (at.island(1), at.niche(1, 0)):
        refusal = said(state, thing, at.space(L5))
        assert refusal.reason == f"Your ambassador is on island {number} already."
        assert refusal == said(state, thing, at.ambassador(Side.HUMAN))


def test_a_level_says_its_cost_with_the_fee_and_what_there_is() -> None:
    """Rules 4.4, R5: one resource more where the bot stands higher."""
    state = a_state(
        acting((S2, 1)), wheel=FULL, resources=(1, 0, 1), levels=(1, 0, 0, 0), bot_levels=(2, 0, 0, 0)
    )
    refusal = said(state, at.track(Track.REFINEMENT))
    assert refusal.reason == (
        "Level 2 of Refinement costs 2 Obsidian, and 1 of any resource as the bot stands higher."
    )
    assert refusal.rule == "You have 1 Energy, 0 Mycelium, 1 Obsidian."


def test_an_island_says_whether_it_can_be_reached() -> None:
    state = evolve_ambassador(a_state(acting((Space.L5, 1)), wheel=FULL), 0)
    assert said(state, at.island(0)).reason == "Your ambassador is on island 1 already."
    assert (
        said(state, at.island(4)).reason == "The bot's ambassador is on island 5, and you have no resource."
    )
    assert said(state, at.island(1)).reason == "You can travel to island 2."
    assert (
        said(state, at.island(0), at.ambassador(Side.HUMAN)).reason
        == "Your ambassador is on island 1 already."
    )


def evolve_ambassador(state: State, index: int) -> State:
    return evolve(state, human=evolve(state.human, ambassador=index))


def test_a_chamber_says_what_an_intrigue_costs() -> None:
    state = a_state(Intriguing(), knowledge=0)
    assert said(state, at.upper_row(Chamber.RESEARCH)).reason == "An intrigue costs 1 knowledge; you have 0."


def test_a_rim_says_what_a_night_shift_costs_now() -> None:
    """Rules 4.2: the second of a turn costs double."""
    state = a_state(Influencing(night_shifts=1), knowledge=1)
    assert said(state, at.ring_rim(Ring.LARGE)).reason == "A night shift costs 2 knowledge; you have 1."


def test_what_is_the_bots_says_so() -> None:
    state = naming()
    assert said(state, at.ambassador(Side.BOT)).reason == "This is the bot's ambassador."
    letters = [space for space in Space if (lying := state.bot.wheel[space.index])]
    for space in letters:
        lying = state.bot.wheel[space.index]
        assert lying is not None
        assert said(state, at.bot_space(space)).reason.startswith(f"{lying.letter.value} · ")


@pytest.mark.parametrize(
    ("pending", "words"),
    [(BotTurn(), "The bot is on turn."), (TurningRings(), "Your rings turn first.")],
)
def test_while_something_moves_by_itself_it_is_named(pending: Pending, words: str) -> None:
    assert said(a_state(pending, wheel=FULL), at.space(M3)).reason == words


def test_a_torn_set_asks_for_the_disc_between() -> None:
    """R1: S2 and L4 hang together by M3."""
    assert said(naming(S2, L4), at.centre()).reason == "City and Mycelium are not connected yet."
    assert said(naming(), at.centre()).reason == "No disc is chosen yet."


def test_a_space_filled_this_turn_takes_no_second_disc() -> None:
    """R35."""
    state = evolve(
        a_state(PlacingDiscs((S1,)), wheel=FULL), human=evolve(naming().human, centre=(Disc.TOOL,))
    )
    assert said(state, at.space(S1)).reason == "A new disc lies here already."
    assert said(state, at.space(L6)).reason.startswith("Drag a new disc from the hub")


def test_a_task_left_behind_cannot_be_used_again() -> None:
    """Rules 4.2: all actions of a disc come directly one after the other."""
    pending = Acting(named=(S2, M3), upgraded=None, tasks=(Task(M3, 1),), in_use=S2)
    assert said(a_state(pending, wheel=FULL), at.space(S2)).reason == "No action of this City is left."


def test_after_politics_nobody_is_told_that_it_is_still_to_come() -> None:
    """While bought discs are laid on the wheel it was said to come after the actions."""
    row = at.upper_row(Chamber.REFINEMENT)
    for pending in (Influencing(), Naming(), acting((S2, 1))):
        assert said(a_state(pending, wheel=FULL), row).rule == "That phase comes after your actions."
    placing = a_state(PlacingDiscs(), wheel=FULL)
    assert (
        said(placing, row).rule == "Politics is over for this round; it comes again after your next actions."
    )
    assert said(evolve(placing, round=16), row).rule == "Politics is over, and this was the last round."


def test_what_is_carried_is_named_where_it_can_go() -> None:
    """Under "The bot's factory stands here" stood "It goes to an island": as if the factory went there."""
    state = a_state(acting((L5, 1)), wheel=FULL)
    first, second, *others = state.islands
    islands = (first, evolve(second, factories=(Side.BOT, *second.factories[1:])), *others)
    found = said(evolve(state, islands=cast(Any, islands)), at.niche(1, 0), at.ambassador(Side.HUMAN))
    assert found == Refusal(
        "The bot's factory stands here.",
        "Your ambassador goes to an island, onto a ship or a free factory space.",
    )


def test_a_level_paid_in_goods_says_that_any_of_them_serves() -> None:
    """The price "1 Piston, Lamp" was read as one of each."""
    state = a_state(acting((S2, 1)), wheel=FULL)
    assert level_price(state, Track.RESEARCH) == "any one of Piston or Lamp"
    high = evolve(state, human=evolve(state.human, levels=(0, 0, 0, 8)))
    assert level_price(high, Track.RESEARCH) == "any 3 of Piston, Lamp"


def test_what_cannot_lie_there_is_called_by_its_own_name_and_not_by_its_place() -> None:
    """A politician is carried and not an upper row, a disc and not its side; a ring is turned, not carried."""
    politics = a_state(Intriguing(), knowledge=9)
    row = at.upper_row(Chamber.REFINEMENT)
    assert said(politics, at.market(Disc.CITY), row).reason == "A politician of Refinement cannot go there."
    influence = a_state(Influencing(), knowledge=9, wheel="S2 city+, M3 energy")
    ring = said(influence, at.market(Disc.CITY), at.ring_rim(Ring.MEDIUM))
    assert ring == Refusal(
        "The medium ring can only be turned.", "Turn the ring clockwise, one space or more."
    )
    assert said(influence, at.market(Disc.CITY), at.space(S2)).reason == "City cannot go there."
    city = a_state(acting((S2, 1)), wheel=FULL, resources=(5, 5, 5))
    up = said(city, at.market(Disc.TOOL), at.car(Track.RESEARCH))
    assert up.reason == "The representative for Research cannot go there."
