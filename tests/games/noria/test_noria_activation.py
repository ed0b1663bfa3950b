"""Rules 4.2, action: which discs may be activated and how many actions they have."""

from __future__ import annotations

from itertools import permutations

import pytest

from noria_desktop.games.noria.actions import (
    BeginActions,
    BuyDisc,
    BuyResource,
    EndPhase,
    Gather,
    NameDisc,
    SellGood,
    TakeKnowledge,
    Travel,
    Upgrade,
)
from noria_desktop.games.noria.events import ActionsBegan, DiscNamed, Gathered, KnowledgeTaken, PhaseBegan
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.state import Acting, Influencing, Intriguing, Naming, State, Task
from noria_desktop.games.noria.terms import Disc, Good, Landing, Phase, Resource, Space
from tests.games.noria.positions import a_state, acting, legal, play, refused, step

S1, S2, M3, M4, L4, L5, L6 = (
    Space.S1,
    Space.S2,
    Space.M3,
    Space.M4,
    Space.L4,
    Space.L5,
    Space.L6,
)
FULL = "S2 city, M3 energy, M4 tool, L4 mycelium, L5 journey, L6 obsidian, S1 tool"


def naming(wheel: str, *named: Space) -> State:
    """The wheel lies, and these discs are named."""
    return a_state(Naming(tuple(named)), wheel=wheel)


# Naming -------------------------------------------------------------------------------------------------


def test_any_active_disc_can_be_named_first() -> None:
    """Rules 4.2: activated discs are active; only spaces that hold a disc count (rules 3)."""
    state = naming("S1 city, M3 tool, L5 energy")
    assert legal_actions(state) == (NameDisc(M3), NameDisc(L5), EndPhase())
    assert refused(state, NameDisc(S1)) is Why.RESTING
    assert refused(state, NameDisc(L4)) is Why.EMPTY_SPACE


def test_one_disc_a_ring_and_all_connected() -> None:
    """Rules 4.2; adjacency of rules 3."""
    state = naming(FULL, M3)
    assert legal(state, NameDisc) == [NameDisc(S2), NameDisc(L4), NameDisc(L5)]
    assert refused(state, NameDisc(M4)) is Why.RING_TAKEN
    assert refused(state, NameDisc(L6)) is Why.NOT_CONNECTED
    assert refused(state, NameDisc(M3)) is Why.ALREADY_NAMED


def test_a_chain_may_be_named_in_any_order() -> None:
    """R1, R27: the whole set must be connected; the last disc may be the one that connects the others."""
    whole = []
    for order in permutations((S2, M3, L4)):
        state = naming(FULL)
        for space in order:
            assert NameDisc(space) in legal_actions(state), order
            state = play(state, NameDisc(space))
        begun = play(state, BeginActions(None, ()))
        assert isinstance(begun.pending, Acting)
        whole.append((begun.pending.tasks, play(begun, EndPhase())))
    assert len(set(whole)) == 1


def test_what_nothing_connects_cannot_be_named_and_a_torn_set_not_begun() -> None:
    """R1: S2 and L4 hang together only by M3."""
    assert refused(naming("S2 city, M4 tool, L4 energy", S2), NameDisc(L4)) is Why.NOT_CONNECTED
    torn = naming(FULL, S2, L4)
    assert legal(torn, NameDisc) == [NameDisc(M3)]
    assert legal(torn, BeginActions) == []
    assert refused(torn, BeginActions(None, ())) is Why.NOT_CONNECTED


def test_the_black_market_is_open_from_the_beginning_of_the_phase() -> None:
    """Rules 4.2: any time in this phase, so also for those who have no disc to activate."""
    state = a_state(
        Naming(), wheel="S1 city, M1 tool", knowledge=3, stored=(1, 0, 0, 0, 0), warehouses=(1, 0, 0, 0, 0)
    )
    assert legal_actions(state) == (SellGood(Good.SAIL), *map(BuyResource, Resource), EndPhase())
    sold = play(state, SellGood(Good.SAIL))
    assert sold.pending == Naming()
    assert sold.human.knowledge == 5
    assert refused(naming(FULL), SellGood(Good.SAIL)) is Why.NOT_STORED
    assert refused(naming(FULL), BuyResource(Resource.ENERGY)) is Why.NOT_AFFORDABLE
    for name in (Influencing(), Intriguing()):
        assert refused(a_state(name, knowledge=3), BuyResource(Resource.ENERGY)) is Why.NOT_NOW


def test_small_2_and_large_5_are_adjacent() -> None:
    """R2: the line runs through the gap between M3 and M4."""
    assert NameDisc(L5) in legal_actions(naming("S2 city, L5 tool", S2))


def test_at_most_three_discs() -> None:
    """Rules 4.2: zero to three discs."""
    assert legal(naming(FULL, S2, M3, L4), NameDisc) == []


def test_naming_one_disc_is_one_step() -> None:
    """R27: the set grows disc by disc before the first action."""
    named = step(naming(FULL), NameDisc(M4))
    assert named.state.pending == Naming((M4,))
    assert named.events == (DiscNamed(M4, Disc.TOOL),)


def test_nothing_needs_to_be_activated() -> None:
    """R26: the phase may be skipped, also on a wheel without active discs."""
    ended = step(naming("S1 city, M1 tool"), EndPhase())
    assert ended.state.pending == Intriguing()
    assert ended.events == (PhaseBegan(Phase.POLITICS),)
    assert refused(naming(FULL), BeginActions(None, ())) is Why.NOTHING_CHOSEN


# Activating ---------------------------------------------------------------------------------------------


def test_normal_discs_give_one_action_each() -> None:
    """Rules 4.2: a normal disc gives 1 action; tasks stand in wheel order."""
    begun = step(naming(FULL, L5, M3, S2), BeginActions(None, ()))
    assert begun.state.pending == Acting(
        named=(L5, M3, S2), upgraded=None, tasks=(Task(S2, 1), Task(M3, 1), Task(L5, 1))
    )
    assert begun.events == (ActionsBegan(((S2, 1), (M3, 1), (L5, 1)), None),)


def test_one_upgraded_disc_a_turn_gives_two() -> None:
    """R4: further upgraded discs count as normal; which one is upgraded is the player's choice."""
    state = naming("S2 city+, M3 tool+, L4 energy", S2, M3, L4)
    assert legal(state, BeginActions) == [BeginActions(S2, ()), BeginActions(M3, ())]
    after = play(state, BeginActions(M3, ())).pending
    assert isinstance(after, Acting)
    assert after.tasks == (Task(S2, 1), Task(M3, 2), Task(L4, 1))
    assert refused(state, BeginActions(L4, ())) is Why.ONE_UPGRADED
    assert refused(state, BeginActions(None, ())) is Why.ONE_UPGRADED


def test_a_bonus_gives_one_other_disc_an_extra_action() -> None:
    """R3: the bonus has no action of its own; it aims at another activated disc, not at a bonus."""
    state = naming("S2 bonus, M3 tool, L4 energy", S2, M3, L4)
    assert legal(state, BeginActions) == [BeginActions(None, (M3,)), BeginActions(None, (L4,))]
    begun = play(state, BeginActions(None, (L4,))).pending
    assert isinstance(begun, Acting)
    assert begun.tasks == (Task(M3, 1), Task(L4, 2))
    assert begun.named == (S2, M3, L4)
    for aims in ((), (S2,), (M3, L4)):
        assert refused(state, BeginActions(None, aims)) is Why.WRONG_AIMS


def test_an_upgraded_bonus_gives_two_extra_actions_to_two_discs_or_one() -> None:
    """Rules 4.2: +1 for two discs or +2 for one."""
    state = naming("S2 bonus+, M3 tool, L4 energy", S2, M3, L4)
    assert legal(state, BeginActions) == [
        BeginActions(S2, (M3, M3)),
        BeginActions(S2, (M3, L4)),
        BeginActions(S2, (L4, L4)),
    ]


def test_a_bonus_and_an_upgraded_tool_make_three_tool_actions() -> None:
    """Rules 4.2: the extra action adds to the two of the disc used upgraded."""
    state = naming("S2 bonus, M3 tool+", S2, M3)
    assert legal(state, BeginActions) == [BeginActions(M3, (M3,))]
    begun = play(state, BeginActions(M3, (M3,))).pending
    assert isinstance(begun, Acting)
    assert begun.tasks == (Task(M3, 3),)


def test_an_upgraded_bonus_beside_an_upgraded_disc_leaves_the_choice() -> None:
    """R4: bonus and tool upgraded: either 2 + 1 tool actions or 1 + 2, three in both cases."""
    state = naming("S2 bonus+, M3 tool+", S2, M3)
    assert legal(state, BeginActions) == [BeginActions(S2, (M3, M3)), BeginActions(M3, (M3,))]


def test_two_bonus_discs_add_up_on_the_remaining_disc() -> None:
    """R28: 1 + 1 + 1, or 1 + 2 + 1 with one used upgraded."""
    normal = play(naming("S2 bonus, M3 tool, L4 bonus", S2, M3, L4), BeginActions(None, (M3, M3))).pending
    upgraded = play(
        naming("S2 bonus+, M3 tool, L4 bonus", S2, M3, L4), BeginActions(S2, (M3, M3, M3))
    ).pending
    assert isinstance(normal, Acting)
    assert isinstance(upgraded, Acting)
    assert (normal.tasks, upgraded.tasks) == ((Task(M3, 3),), (Task(M3, 4),))


def test_bonus_discs_alone_cannot_be_activated() -> None:
    """R28."""
    state = naming("S2 bonus, M3 bonus+", S2, M3)
    assert legal(state, BeginActions) == []
    assert refused(state, BeginActions(M3, ())) is Why.ONLY_BONUS


@pytest.mark.parametrize("small", ["bonus", "bonus+", "tool", "tool+"])
@pytest.mark.parametrize("medium", ["bonus", "bonus+", "city", "city+"])
@pytest.mark.parametrize("large", ["bonus", "bonus+", "energy", "energy+"])
def test_never_more_than_four_actions(small: str, medium: str, large: str) -> None:
    """Rules 4.2: at most four actions in all, which follows from the other rules."""
    state = naming(f"S2 {small}, M3 {medium}, L4 {large}", S2, M3, L4)
    for action in legal(state, BeginActions):
        begun = play(state, action).pending
        assert isinstance(begun, Acting)
        assert 1 <= sum(task.left for task in begun.tasks) <= 4


# Using --------------------------------------------------------------------------------------------------


def test_a_resource_disc_brings_one_resource_a_ship() -> None:
    """Rules 4.2: take 1 resource per own ship of that kind."""
    state = a_state(acting((M3, 1)), wheel="M3 mycelium", ships=(1, 4, 2), resources=(1, 1, 1))
    gathered = step(state, Gather(M3))
    assert gathered.state.human.resources == (1, 5, 1)
    assert gathered.events == (Gathered(M3, Resource.MYCELIUM, 4),)


@pytest.mark.parametrize("disc", ["energy", "mycelium", "obsidian", "city", "journey", "tool"])
def test_every_action_can_be_substituted_by_one_knowledge(disc: str) -> None:
    """Rules 4.2, substitute."""
    state = a_state(acting((M3, 1)), wheel=f"M3 {disc}", knowledge=3)
    taken = step(state, TakeKnowledge(M3))
    assert taken.state.human.knowledge == 4
    assert taken.events == (KnowledgeTaken(M3, 1),)


def test_extra_actions_belong_to_the_target_and_can_be_substituted() -> None:
    """Rules 4.2: bonus's action is the target's and can be substituted like any other."""
    state = naming("S2 bonus, M3 energy", S2, M3)
    after = play(state, BeginActions(None, (M3,)), Gather(M3), TakeKnowledge(M3))
    assert (after.human.resources, after.human.knowledge) == ((1, 0, 0), 1)


def test_discs_are_used_in_any_order_each_without_interruption() -> None:
    """Rules 4.2: all actions of one disc come directly after one another; the rest is given up."""
    state = a_state(acting((M3, 2), (L4, 2)), wheel="M3 energy+, L4 obsidian")
    begun = play(state, Gather(L4))
    assert begun.pending == acting((M3, 2), (L4, 1), in_use=L4)
    other = play(begun, Gather(M3))
    assert other.pending == acting((M3, 1), also=(L4,), in_use=M3)
    assert refused(other, Gather(L4)) is Why.NOT_ACTIVATED
    assert refused(other, TakeKnowledge(L4)) is Why.NOT_ACTIVATED


def test_a_substitute_counts_as_using_the_disc() -> None:
    """Rules 4.2: the substitute stands for an action of that disc."""
    state = play(
        a_state(acting((M3, 2), (L4, 2)), wheel="M3 energy, L4 obsidian"), TakeKnowledge(M3), Gather(L4)
    )
    # M3 was in use with one action left, which using L4 gave up
    assert state.pending == Acting(named=(M3, L4), upgraded=None, tasks=(Task(L4, 1),), in_use=L4)


def test_the_black_market_does_not_interrupt_a_disc() -> None:
    """Rules 4.2: black market any time in this phase; the disc's second action stays."""
    state = a_state(
        acting((M3, 2), (L4, 1)),
        wheel="M3 energy, L4 obsidian",
        stored=(1, 0, 0, 0, 0),
        warehouses=(1, 0, 0, 0, 0),
    )
    sale = legal(state, SellGood)[0]
    after = play(state, Gather(M3), sale, Gather(M3), Gather(L4))
    assert after.human.resources == (2, 0, 1)


def test_actions_may_be_left_unused() -> None:
    """Rules 4.2: any action may be left unused; ending the phase gives up the rest."""
    assert play(a_state(acting((M3, 2)), wheel="M3 energy"), EndPhase()).pending == Intriguing()


def test_with_all_actions_used_the_black_market_is_still_open() -> None:
    """Rules 4.2: any time in this phase."""
    state = a_state(acting((M3, 1)), wheel="M3 energy", stored=(1, 0, 0, 0, 0), warehouses=(1, 0, 0, 0, 0))
    after = play(state, Gather(M3))
    assert [type(action) for action in legal_actions(after)] == [SellGood, EndPhase]


def test_a_disc_gives_only_its_own_actions() -> None:
    """Rules 4.2: city, journey, tool and resource discs each have their own."""
    state = a_state(acting((M3, 1), (L4, 1)), wheel="M3 energy, L4 city", resources=(5, 5, 5))
    assert refused(state, BuyDisc(M3, Disc.ENERGY, (0, 0, 0))) is Why.OTHER_DISC
    assert refused(state, Travel(L4, 0, Landing.NOTHING, None)) is Why.OTHER_DISC
    assert refused(state, Upgrade(L4, S1)) is Why.OTHER_DISC
    assert refused(state, Gather(L4)) is Why.OTHER_DISC
    assert refused(state, Gather(S2)) is Why.NOT_ACTIVATED


def test_the_bonus_itself_is_no_action() -> None:
    """R3."""
    state = play(naming("S2 bonus, M3 energy", S2, M3), BeginActions(None, (M3,)))
    assert refused(state, TakeKnowledge(S2)) is Why.NOT_ACTIVATED


def test_discs_are_not_added_once_actions_began() -> None:
    """R27."""
    state = a_state(acting((M3, 1)), wheel=FULL)
    assert refused(state, NameDisc(S2)) is Why.NOT_NOW
    assert refused(state, BeginActions(None, ())) is Why.NOT_NOW
