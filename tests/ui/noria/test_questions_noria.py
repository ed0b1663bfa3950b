"""Nothing of a turn is given up without a question (issue: no forfeit by accident; table.md 7)."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.games.noria.actions import (
    Action,
    BeginActions,
    EndPhase,
    Gather,
    NameDisc,
    NightShift,
    PlaceDisc,
    SellGood,
    TakeKnowledge,
    Travel,
)
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Acting, Influencing, Intriguing, Naming, PlacingDiscs, State, Task
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Landing, Resource, Ring, Space
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.noria.words.names import say
from tests.games.noria.positions import a_state, acting, with_ships

S2, M3, L4, L5 = Space.S2, Space.M3, Space.L4, Space.L5
FULL = "S2 city, M3 energy, L4 mycelium, L5 journey"


def asked(state: State, *actions: Action) -> Question | None:
    legal = legal_actions(state)
    assert actions[0] in legal
    return GAME_UI.unused(state, legal, actions)


def test_actions_left_are_named_with_what_stays() -> None:
    """table.md 11: "City has 2 actions left. End the actions all the same?"."""
    state = a_state(acting((S2, 2)), wheel=FULL, resources=(0, 0, 3))
    question = asked(state, EndPhase())
    assert question is not None
    assert question.title == say(
        "{disc} has %n action(s) left. End the actions all the same?", 2, disc=Disc.CITY
    )
    assert question.detail == "You keep 3 Obsidian. City could also bring 1 knowledge (K)."
    assert question.things == (at.space(S2), at.resource(Resource.OBSIDIAN))
    several = asked(a_state(acting((S2, 1), (M3, 1)), wheel=FULL), EndPhase())
    assert several is not None
    assert several.title == say(
        "{discs} have %n action(s) left. End the actions all the same?", 2, discs="City and Energy"
    )


def test_in_the_last_turn_nothing_is_said_to_be_kept() -> None:
    """Rules 4.2, 7: after round 16 nothing can be paid for any more."""
    state = a_state(acting((S2, 2)), wheel=FULL, resources=(3, 2, 0), round_number=16)
    question = asked(state, EndPhase())
    assert question is not None
    assert question.detail == (
        "This is your last turn: resources still unused when its actions end score nothing. "
        "City could also bring 1 knowledge (K)."
    )
    assert question.things == (at.space(S2),)


def test_ending_when_all_is_used_asks_nothing() -> None:
    assert asked(a_state(acting(also=(S2,)), wheel=FULL), EndPhase()) is None


def test_skipping_the_actions_names_the_discs_that_could_act() -> None:
    question = asked(a_state(Naming(), wheel=FULL), EndPhase())
    assert question is not None
    # Mycelium and Journey lie on the same ring.
    assert question.title == (
        "3 of City, Energy, Mycelium and Journey could be used. Skip the actions all the same?"
    )
    apart = asked(a_state(Naming(), wheel="L4 obsidian, L5 mycelium"), EndPhase())
    assert apart is not None
    assert apart.title == "Obsidian or Mycelium could be used. Skip the actions all the same?"
    alike = asked(a_state(Naming(), wheel="L4 obsidian, L5 obsidian"), EndPhase())
    assert alike is not None
    assert alike.title == "Obsidian could be used. Skip the actions all the same?"
    joined = asked(a_state(Naming(), wheel="S2 city, M3 energy"), EndPhase())
    assert joined is not None
    assert joined.title == "City and Energy could be used. Skip the actions all the same?"
    assert (
        asked(a_state(Naming(), wheel="S1 city, M3 bonus"), EndPhase()) is None
    )  # R28: a bonus alone is nothing


def test_beginning_without_a_disc_that_could_join_asks() -> None:
    """R27: no disc can be added once the actions have begun."""
    question = asked(a_state(Naming((S2, M3)), wheel=FULL), BeginActions(None, ()))
    assert question is not None
    assert question.things == (at.space(L4), at.space(L5))
    assert asked(a_state(Naming((S2, M3, L4)), wheel=FULL), BeginActions(None, ())) is None
    assert asked(a_state(Naming((S2,)), wheel=FULL), NameDisc(M3)) is None


def test_leaving_a_disc_with_actions_left_asks() -> None:
    """Rules 4.2: another disc in between gives up what the one in use had left."""
    pending = Acting(named=(S2, M3), upgraded=S2, tasks=(Task(S2, 1), Task(M3, 1)), in_use=S2)
    state = a_state(pending, wheel=FULL)
    question = asked(state, Gather(M3))
    assert question is not None
    assert question.title == say(
        "{disc} has %n action(s) left, given up by going on to {other}. Go on all the same?",
        1,
        disc=Disc.CITY,
        other="Energy",
    )
    assert asked(state, TakeKnowledge(S2)) is None
    fresh = evolve(state, pending=evolve(pending, in_use=None))
    assert asked(fresh, Gather(M3)) is None
    selling = evolve(state, human=evolve(state.human, stored=(1, 0, 0, 0, 0)))
    assert asked(selling, SellGood(Good.SAIL)) is None


def test_a_journey_onto_an_islands_body_asks_where_something_could_be_taken() -> None:
    state = a_state(acting((L5, 1)), wheel=FULL)
    question = asked(state, Travel(L5, 1, Landing.NOTHING, None))
    assert question is not None
    assert question.title == "Travel to island 2 and take nothing? There is a ship or a factory space."
    assert set(question.things) == {at.berth(1, n) for n in range(3)} | {at.niche(1, n) for n in range(4)}
    assert asked(state, Travel(L5, 1, Landing.BERTH_1, None)) is None
    bare = with_ships(evolve(state, human=evolve(state.human, factories=0)), 1, 0, 0, 0)
    empty = asked(bare, Travel(L5, 1, Landing.NOTHING, None))
    assert empty is not None
    assert empty.title == "Nothing can be taken on island 2. Travel there all the same?"
    assert at.berth(0, 0) in empty.things


def test_an_intrigue_about_to_cost_more_is_asked_about() -> None:
    """Rules 4.2: the base is 1 in rounds 1 to 5, 2 in 6 to 10, 3 in 11 to 16."""
    question = asked(a_state(Intriguing(), round_number=5, knowledge=1), EndPhase())
    assert question is not None
    assert question.title == (
        "An intrigue costs 1 this round and 2 from the next on. End politics all the same?"
    )
    assert asked(a_state(Intriguing(), round_number=4, knowledge=1), EndPhase()) is None
    assert asked(a_state(Intriguing(), round_number=5, knowledge=0), EndPhase()) is None
    last = asked(a_state(Intriguing(), round_number=16, knowledge=7), EndPhase())
    assert last is not None
    assert last.title == "This is the last politics phase. End it with 7 knowledge left?"


def test_an_intrigue_that_would_bring_something_is_asked_about_in_every_round() -> None:
    """Politics ended without a word in a round 6 with 3 knowledge and an intrigue for 2."""
    state = a_state(Intriguing(), round_number=6, knowledge=3, levels=(2, 0, 0, 0), bot_levels=(1, 0, 0, 0))
    question = asked(state, EndPhase())
    assert question is not None
    assert question.coached
    assert question.title == "No intrigue was made, though one could be paid. End politics all the same?"
    assert question.detail == "Refinement: +4 for you, +2 for the bot, for 2 of your 3 knowledge."
    # What is framed and marked is the chamber that is spoken of, and no other.
    assert question.things == (at.upper_row(Chamber.REFINEMENT),)
    alone = asked(evolve(state, bot=evolve(state.bot, levels=(0, 0, 0, 0))), EndPhase())
    assert alone is not None
    assert alone.detail == "Refinement: +4 for you, for 2 of your 3 knowledge."
    poor = evolve(state, human=evolve(state.human, knowledge=1))
    behind = evolve(state, bot=evolve(state.bot, levels=(3, 0, 0, 0)))
    nowhere = evolve(state, human=evolve(state.human, levels=(0, 0, 0, 0)))
    made = evolve(state, pending=Intriguing(intrigues=1), human=evolve(state.human, knowledge=7))
    for other in (poor, behind, nowhere, made):
        assert asked(other, EndPhase()) is None


def test_influence_asks_only_where_no_disc_can_be_used_afterwards() -> None:
    """Knowledge stays; what is lost is a turn without a disc."""
    state = a_state(Influencing(), wheel="S1 city, M2 tool, L1 energy", knowledge=1)
    question = asked(state, EndPhase())
    assert question is not None
    assert question.detail == "You have 1 knowledge; a night shift costs 1."
    assert question.things == (at.ring_rim(Ring.MEDIUM), at.ring_rim(Ring.LARGE))
    assert asked(state, NightShift(Ring.MEDIUM)) is None
    assert asked(a_state(Influencing(), wheel=FULL, knowledge=5), EndPhase()) is None


def test_influence_about_to_cost_more_is_asked_about() -> None:
    """Rules 4.2: 1 more from round 11 on; round 10 ended without a word and its knowledge bought less."""
    state = a_state(Influencing(), round_number=10, wheel=FULL, knowledge=2)
    question = asked(state, EndPhase())
    assert question is not None
    assert question.title == (
        "A night shift costs 1 this round and 2 from the next on. End influence all the same?"
    )
    assert question.detail == "A modification costs 2 now, then 3. You have 2 knowledge."
    assert question.things == (at.ring_rim(Ring.MEDIUM), at.ring_rim(Ring.LARGE))
    for number in (9, 11):
        assert asked(evolve(state, round=number), EndPhase()) is None
    used = evolve(state, pending=Influencing(night_shifts=1))
    assert asked(used, EndPhase()) is None
    assert asked(evolve(state, human=evolve(state.human, knowledge=0)), EndPhase()) is None


def test_knowledge_that_pays_for_nothing_to_come_is_asked_about_in_the_last_round() -> None:
    """Two knowledge went with the game: an intrigue cost 3 by then, and nothing had said that it counts nothing."""
    state = a_state(Influencing(), round_number=16, wheel=FULL, knowledge=2)
    question = asked(state, EndPhase())
    assert question is not None
    assert question.title == "Knowledge counts nothing in the end. End the last influence all the same?"
    assert question.detail == "You have 2; an intrigue costs 3, a resource of the black market 3."
    for other in (evolve(state, round=15), a_state(Influencing(), round_number=16, wheel=FULL, knowledge=3)):
        assert asked(other, EndPhase()) is None
    poor = a_state(Influencing(), round_number=16, wheel=FULL, knowledge=1)
    assert asked(poor, EndPhase()) is None, "it pays for nothing now either"


def test_a_disc_without_a_place_is_lost() -> None:
    state = a_state(PlacingDiscs(), wheel=FULL)
    state = evolve(state, human=evolve(state.human, centre=(Disc.TOOL,)))
    question = asked(state, EndPhase())
    assert question is not None
    assert question.title == "Tool is lost without a place. End administration all the same?"
    both = asked(evolve(state, human=evolve(state.human, centre=(Disc.TOOL, Disc.CITY))), EndPhase())
    assert both is not None
    assert both.title == "Tool and City are lost without a place. End administration all the same?"


def test_a_disc_that_a_new_one_would_cover_is_named_while_spaces_are_free() -> None:
    """R21: what lies there leaves the game."""
    state = a_state(PlacingDiscs(), wheel=FULL)
    state = evolve(state, human=evolve(state.human, centre=(Disc.TOOL,)))
    question = asked(state, PlaceDisc(Disc.TOOL, S2))
    assert question is not None
    assert question.title == "City leaves the game if Tool is put on it. Put it there all the same?"
    assert question.things == (at.space(S2),)
    assert asked(state, PlaceDisc(Disc.TOOL, Space.S1)) is None
    after = RULES.apply_unchecked(state, PlaceDisc(Disc.TOOL, S2)).state
    assert "City leaves the game" in GAME_UI.preview(state, after, PlaceDisc(Disc.TOOL, S2))[1]


def test_on_a_full_wheel_a_new_disc_covers_one_without_a_question() -> None:
    kinds = ["energy", "city", "tool", "journey"] * 3
    full = ", ".join(f"{space.value} {kind}" for space, kind in zip(Space, kinds, strict=True))
    state = a_state(PlacingDiscs(), wheel=full)
    state = evolve(state, human=evolve(state.human, centre=(Disc.TOOL,)))
    assert asked(state, PlaceDisc(Disc.TOOL, S2)) is None
