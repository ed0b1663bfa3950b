"""Every press at Scythe's table acts or says why not, for the very thing that was pressed. Source: mocks/table.md 7."""

from __future__ import annotations

import random

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import controller
from noria_desktop.games.scythe.legal import legal_actions, why_not
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.terms import PLACE_OF, TERRITORIES, Bonus, Faction, TopChoice, Unit, home_base
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.words.names import place_name
from noria_desktop.ui.scythe.words.questions import unused
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals import refused
from noria_desktop.ui.scythe.words.refusals_now import OUT_OF_ORDER
from tests.ui.scythe.walks import Moment, game, moments, of_kind

TABLE = layout(1280, 678)
POSITIONS = 100


def positions() -> list[Moment]:
    """A hundred positions of random games of all factions, every kind of decision among them."""
    found = {type(moment.entry): moment for moment in moments()}
    return [*found.values(), *random.Random(5).sample(moments(), POSITIONS - len(found))]


def silent(moment: Moment) -> list[Handle]:
    """Places whose press plays, picks up or shows nothing."""
    view = moment.before
    sources = {gesture.source for gesture in PRESENTER.gestures(view, moment.legal)}
    looks = set(PRESENTER.looks(view))
    return [spot.handle for spot in PRESENTER.spots(view, TABLE) if spot.handle not in sources | looks]


def test_a_hundred_positions_every_spot_acts_or_says_why_not() -> None:
    """Not one sentence for all: in each position the reasons are of this thing, and none tells the engine's order."""
    orders = {why_text(why) for why in OUT_OF_ORDER}
    for moment in positions():
        reasons = []
        for thing in silent(moment):
            said = refused(moment.before, moment.legal, thing, None)
            assert said.reason, thing
            assert said.reason not in orders
            assert "{" not in said.reason + said.rule
            reasons.append(said.reason)
        assert len(set(reasons)) > len(reasons) / 2, moment.entry


def test_every_thing_with_something_in_hand_says_why_not_there() -> None:
    """A territory that is not lit, a mat, a track: whatever a drop was let go on."""
    tried = 0
    for moment in positions():
        gestures = PRESENTER.gestures(moment.before, moment.legal)
        carried = [one for one in gestures if one.source != one.target]
        if not carried:
            continue
        held = carried[0].source
        lit = {one.target for one in carried if one.source == held}
        for spot in PRESENTER.spots(moment.before, TABLE):
            if spot.handle not in lit and spot.handle != held:
                assert refused(moment.before, moment.legal, spot.handle, held).reason
                tried += 1
    assert tried


def test_whose_a_territory_is_is_true() -> None:
    """Where a territory is only not asked for, its holder is the one of the rules."""
    words = {HUMAN: "is yours", BOT: "is the Automa's", None: "is nobody's"}
    seen = set()
    for moment in (*of_kind(due.ChoosingSection)[::23], *of_kind(due.EndingTurn)[::23]):
        for place in range(TERRITORIES):
            said = refused(moment.before, moment.legal, at.place(place), None).reason
            side = controller(moment.before, place)
            assert said.lower().startswith(place_name(place).lower()) or place_name(place) in said
            assert words[side] in said
            seen.add(side)
    assert seen == set(words)


def test_last_turns_section_says_so() -> None:
    """H1."""
    moment = next(
        one
        for one in of_kind(due.ChoosingSection)
        if one.before.human.last_section in (0, 1, 2, 3)
        and act.ChooseSection(one.before.human.last_section) not in one.legal
    )
    last = moment.before.human.last_section
    assert last is not None
    assert refused(moment.before, moment.legal, at.section(last), None).reason == why_text(Why.SECTION_USED)


def test_what_cannot_be_paid_names_its_cost_and_what_there_is() -> None:
    """Bolster costs a coin (rules.md 4); a lower row its resources."""
    found = next(one for one in of_kind(due.ChoosingTop) if act.TakeTop(TopChoice.POWER) in one.legal)
    poor = evolve(found.before, human=evolve(found.before.human, coins=0))
    said = refused(poor, legal_actions(poor), at.top(TopChoice.POWER), None)
    assert said.reason.replace("(s)", "") == "It costs 1 coin; you have 0 coin."
    tried = 0
    for moment in of_kind(due.ChoosingBottom):
        entry = moment.entry
        assert isinstance(entry, due.ChoosingBottom)
        if act.TakeBottom() in moment.legal or entry.section > 3:
            continue
        said = refused(moment.before, moment.legal, at.bottom(entry.section), None)
        kind = components().mats.bottoms[entry.section].resource.index
        own = [place for place in range(TERRITORIES) if controller(moment.before, place) == HUMAN]
        have = sum(moment.before.board.goods[place][kind] for place in own)
        assert said.reason.endswith(f"hold {have}.")
        tried += 1
    assert tried


def test_a_unit_that_cannot_move_says_what_keeps_it() -> None:
    """Move was last turn's section; this turn's section is another; it has moved."""
    tried = set()
    for moment in moments()[::5]:
        for unit, place in {(Unit.CHARACTER, moment.before.human.army.character)}:
            handle = at.own(unit, place)
            if handle not in silent(moment):
                continue
            said = refused(moment.before, moment.legal, handle, None)
            if isinstance(moment.entry, due.Moving):
                why = why_not(moment.before, act.PickMover(unit, place))
                assert why is not None
                assert said.reason == why_text(why)
            tried.add(type(moment.entry))
    assert {due.Moving, due.ChoosingSection, due.ChoosingBottom, due.EndingTurn} <= tried


def test_it_is_not_your_turn() -> None:
    for moment in of_kind(due.AutomaTurn)[::40]:
        for handle in (at.place(5), at.card(2), at.token()):
            assert refused(moment.before, (), handle, None).rule == "It is the Automa's turn."


def test_a_unit_is_refused_by_the_rule_of_its_step() -> None:
    """Rules.md 5: a home base is not entered; with a unit in hand the territory says which rule keeps it out."""
    state = next(one.before for one in of_kind(due.Moving) if one.before.human.army.workers)
    moving = evolve(state, pending=(*state.pending[:-1], due.Moving(2, 1)))
    place = moving.human.army.workers[0]
    held = at.own(Unit.WORKER, place)
    base = at.place(home_base(moving.automa.faction))
    said = refused(moving, legal_actions(moving), base, held)
    assert said.reason in (why_text(Why.ENEMY_BASE), why_text(Why.HOME_BASE), why_text(Why.NO_STEP))


def test_tracks_and_mats_say_what_they_show() -> None:
    """Nothing is chosen there; the line below is the value of now."""
    moment = of_kind(due.ChoosingSection)[-1]
    for handle in (at.track(Bonus.POWER), at.track(Bonus.POPULARITY), at.tracker(), at.structure_tile()):
        said = refused(moment.before, moment.legal, handle, None)
        title, lines = GAME_UI.inspect(handle, moment.before)
        assert title in said.reason
        assert said.rule == lines[0]


# What would be given up -----------------------------------------------------------------------------------


def test_ending_something_with_something_left_asks() -> None:
    """Units that can move, territories that can produce, rows that can be paid, an objective that is ready."""
    asked = set()
    for moment in moments():
        for command in PRESENTER.commands(moment.before, moment.legal):
            actions = (*command.actions, *command.following)
            if not actions or not all(
                isinstance(one, act.Skip | act.Finish | act.EndTurn | act.Halt) for one in actions
            ):
                continue
            question = unused(moment.before, moment.legal, actions)
            left = _left(moment)
            assert (question is not None) == left, (moment.entry, actions)
            if question is not None:
                assert question.title
                spots = {spot.handle for spot in PRESENTER.spots(moment.before, TABLE)}
                assert set(question.things) <= spots
                asked.add(type(moment.entry))
    assert {due.Moving, due.Travelling, due.ChoosingTop, due.ChoosingBottom, due.EndingTurn} <= asked


def _left(moment: Moment) -> bool:
    """Whether something else could be done that ends are made of, by the rules alone."""
    usable: dict[type, type | tuple[type, ...]] = {
        due.Moving: act.PickMover,
        due.Travelling: act.MoveTo,
        due.Producing: act.Produce,
        due.ChoosingTop: (act.TakeTop, act.UseFactoryCard),
        due.ChoosingBottom: act.TakeBottom,
        due.EndingTurn: act.RevealObjective,
    }
    kinds = usable.get(type(moment.entry))
    return kinds is not None and any(isinstance(action, kinds) for action in moment.legal)


def test_stopping_a_unit_that_could_go_on_says_how_far() -> None:
    """Its steps are given up, so they are counted and the nearest ways named; where no way leads on nothing is asked."""
    entry = due.Travelling(Unit.CHARACTER, 0, PLACE_OF["h05"], PLACE_OF["h04"], 1, stepped=True)
    state = game(0, Faction.NORDIC)[0].true
    army = evolve(state.human.army, character=PLACE_OF["h05"])
    state = evolve(state, human=evolve(state.human, army=army), pending=(due.Moving(1, 1), entry))
    legal = legal_actions(state)
    ways = [action for action in legal if isinstance(action, act.MoveTo)]
    question = unused(state, legal, (act.Halt(),))
    assert question is not None
    assert place_name(PLACE_OF["h05"]) in question.title
    assert "1" in question.title
    assert place_name(ways[0].place) in question.detail
    assert set(question.things) == {at.place(way.place) for way in ways}
    assert unused(state, (act.Halt(),), (act.Halt(),)) is None


def test_producing_less_than_one_may_names_what_is_left_out() -> None:
    """Two territories, one of them chosen: the other one is named."""
    state = game(0, Faction.NORDIC)[0].true
    spots = (PLACE_OF["h04"], PLACE_OF["h05"])
    army = evolve(state.human.army, workers=spots)
    state = evolve(
        state, human=evolve(state.human, army=army), pending=(due.ChoosingBottom(0), due.Producing(2, False))
    )
    actions = (act.Produce(spots[0], 1), act.Finish())
    question = unused(state, legal_actions(state), actions)
    assert question is not None
    assert place_name(spots[1]) in question.title
    assert question.things == (at.place(spots[1]),)
    whole = (act.Produce(spots[0], 1), act.Produce(spots[1], 1))
    assert unused(state, legal_actions(state), whole) is None


def test_an_empty_hand_is_not_told_to_play_a_card() -> None:
    for kind in (due.ChoosingPower, due.ChoosingCards):
        moment = of_kind(kind)[0]
        view = evolve(moment.before, human=evolve(moment.before.human, hand=()))
        said = refused(view, legal_actions(view), at.arena(), None)
        assert said.reason == "Your hand holds no combat card."
        assert "Drag" not in said.rule
