"""Every press at Scythe's table acts or says why not, for the very thing that was pressed. Source: mocks/table.md 7."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import controller
from noria_desktop.games.scythe.encounters import out_of_reach
from noria_desktop.games.scythe.legal import legal_actions, why_not
from noria_desktop.games.scythe.objectives import fulfilled, lost_for_good, revealable
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.stars import human_may_place
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    PLACE_OF,
    TERRITORIES,
    Ability,
    AutomaStage,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Gain,
    Source,
    Star,
    Structure,
    Timing,
    TopChoice,
    Unit,
    home_base,
)
from noria_desktop.games.scythe.top_row import printed_top
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.places import spots_at
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.collecting import Draft, Picks, cards_of, offers, opened, with_pick
from noria_desktop.ui.scythe.board.foretold import ahead
from noria_desktop.ui.scythe.board.intended_action import why_refused
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.outlook import outlook, stakes
from noria_desktop.ui.scythe.board.project_hand import progress
from noria_desktop.ui.scythe.board.settling import is_complete
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.words.battles import cards_sentence
from noria_desktop.ui.scythe.words.collecting import collected
from noria_desktop.ui.scythe.words.combat import win_text
from noria_desktop.ui.scythe.words.drags import spoken
from noria_desktop.ui.scythe.words.goals import objective_lines
from noria_desktop.ui.scythe.words.names import mover_name, place_name
from noria_desktop.ui.scythe.words.prompts import prompt_text
from noria_desktop.ui.scythe.words.questions import unused
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals import BELONGS, refused, refused_amid
from noria_desktop.ui.scythe.words.refusals_now import OUT_OF_ORDER
from tests.games.scythe.positions import position
from tests.ui.scythe.walks import Moment, game, moments, of_kind, sample

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


def test_while_the_automa_has_its_turn_nothing_is_this_turns() -> None:
    """In its attacks, its offers and at the end of the game the human's turn is over, though the token lies there."""
    words, asked = ("this turn", "is being played", "comes second"), set()
    for moment in moments():
        view = moment.before
        if not any(
            isinstance(one, due.AutomaTurn | due.ChoosingOffer | due.Finished) for one in view.pending
        ):
            continue
        things = [at.section(number) for number in range(4)] + [at.bottom(number) for number in range(4)]
        for thing in (*things, *(at.top(side) for side in TopChoice), at.token()):
            said = refused(view, moment.legal, thing, None)
            assert not any(part in said.reason for part in words), (moment.entry, thing, said)
        last = view.human.last_section
        if last is not None and last < 4 and view.human.faction is not Faction.RUSVIET:
            said = refused(view, moment.legal, at.section(last), None)
            assert "was your last turn: in your next one the token goes to another section" in said.reason
            asked.add(type(moment.entry))
    assert {due.AutomaTurn, due.ChoosingPower, due.ChoosingOffer} <= asked
    over = game(0, Faction.NORDIC)[-1].after
    assert refused(over, (), at.section(0), None).reason == "The game is over."


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
        assert said.reason.endswith(f"hold {have or 'none'}.")
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
                if why is Why.ALREADY_MOVED:
                    assert said.reason == f"Character on {place_name(place)} has made its move already."
                else:
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


# In the midst of something ---------------------------------------------------------------------------------


def test_a_payment_says_whether_all_is_chosen_or_only_all_of_one_place() -> None:
    """Rules.md 9: with one of four food to go an emptied farm does not say that all is chosen."""
    seen = set()
    for moment in of_kind(due.Paying):
        view = moment.before
        draft: Draft = Picks()
        while True:
            offered = offers(view, draft)
            places = {pick.place for pick in offered if isinstance(pick, act.PayToken)}
            assert isinstance(draft, Picks)
            taken = {pick.place for pick in draft.picks if isinstance(pick, act.PayToken)}
            for place in taken - places:
                said = refused_amid(draft, view, moment.legal, at.place(place), None).reason
                whole = is_complete(view, draft)
                assert (said == "All that is to be paid is chosen.") == whole
                assert whole or said.endswith(f"on {place_name(place)} is chosen already.")
                seen.add(whole)
            if not offered:
                break
            draft = with_pick(draft, offered[0])
    assert seen == {True, False}


def test_a_home_base_does_not_invite_units_that_may_not_enter() -> None:
    """Rules.md 5: by moving nobody enters a home base, so nobody is told to drag a unit there."""
    for moment in of_kind(due.Moving)[::20]:
        base = at.place(home_base(moment.before.human.faction))
        said = refused(moment.before, moment.legal, base, None)
        assert "is no territory" in said.reason
        assert said.rule == why_text(Why.MOVE_FIRST)


def test_while_resources_are_chosen_another_territory_says_where_they_come_to() -> None:
    """The box lies open though the gain of an encounter is still to be accepted: the box is what is due."""
    tried = 0
    for moment in of_kind(due.Gaining):
        gaining = moment.entry
        assert isinstance(gaining, due.Gaining)
        if gaining.place is None:
            continue
        free = evolve(gaining, due=(evolve(gaining.due[0], gain=Gain.ANY_RESOURCE, amount=2),))
        view = evolve(moment.before, pending=(*moment.before.pending[:-1], free))
        entry = opened(view)[0].pending[-1]
        assert isinstance(entry, due.PlacingGoods)
        assert entry.place is not None
        other = next(place for place in range(TERRITORIES) if place != entry.place)
        said = refused(view, legal_actions(view), at.place(other), None)
        assert said.reason.endswith(f"the resources come to {place_name(entry.place)}.")
        tried += 1
    assert tried


def test_a_lower_row_that_takes_a_card_says_so_before_the_card_is_gone() -> None:
    """Coercion (rules.md 13): the only way to pay may be with the only card; nobody loses it without having been told."""
    tried = 0
    for moment in moments():
        entry, view = moment.entry, moment.before
        if (
            not isinstance(entry, due.ChoosingBottom)
            or act.TakeBottom() not in moment.legal
            or entry.section > 3
        ):
            continue
        kind = components().mats.bottoms[entry.section].resource.index
        held = sum(
            view.board.goods[place][kind] for place in range(TERRITORIES) if controller(view, place) == HUMAN
        )
        short = held < token_cost(view.human, tuple(Bottom)[entry.section])
        prompt = GAME_UI.prompt(RULES.turn(view), view)[1]
        asked = unused(view, moment.legal, (act.Skip(),))
        assert asked is not None
        assert ("combat card" in asked.detail) == short
        if "All of it is done" not in prompt:
            assert ("combat card of yours" in prompt) == short
        tried += short
    assert tried


def test_a_revealed_objective_stays_reached() -> None:
    """Its star is placed: what was spent since takes nothing back."""
    tried = 0
    for moment in moments():
        for card in moment.before.human.revealed:
            have, need = progress(moment.before, card)
            assert have == need
            tried += 1
    assert tried


def test_no_more_cards_are_asked_for_than_the_hand_holds() -> None:
    """Rules.md 8.2: an empty hand is not asked to add a card."""
    tried = 0
    for moment in of_kind(due.ChoosingPower):
        view = moment.before
        hand = sum(card is not None for card in view.human.hand)
        draft = with_pick(Picks(), act.SetPower(0))
        words = collected(draft, RULES.turn(view), view)[1]
        assert ("Add up to" in words or "can be added" in words) == bool(hand)
        tried += not hand
    assert tried


def test_a_card_too_many_is_not_told_to_wait_for_the_dial_that_is_set() -> None:
    """Rules.md 8.2: one card for each fighting unit; the next one says so."""
    tried = 0
    for moment in of_kind(due.ChoosingPower):
        view = moment.before
        draft = with_pick(Picks(), act.SetPower(0))
        while cards := [pick for pick in offers(view, draft) if isinstance(pick, act.CommitCard)]:
            draft = with_pick(draft, cards[0])
        for card in set(view.human.hand) - {None}:
            assert card is not None
            said = refused_amid(draft, view, moment.legal, at.card(card), None).reason
            if len(view.human.hand) > len(cards_of(view, draft)):
                assert said.startswith(f"{len(cards_of(view, draft))} combat card")
                tried += 1
    assert tried


def test_numbers_beyond_the_own_power_say_how_far_the_dial_goes() -> None:
    """Rules.md 8.2: at most 7, and at most what one has."""
    tried = 0
    for moment in of_kind(due.ChoosingPower):
        power = moment.before.human.power
        spots = {spot.handle for spot in PRESENTER.spots(moment.before, TABLE)}
        for number in range(components().mats.most_dial + 1):
            if number > power > 0:
                assert at.dial(number) in spots
                said = refused(moment.before, moment.legal, at.dial(number), None).reason
                assert said == f"The dial goes from 0 to {power} here."
                tried += 1
    assert tried


def test_a_press_between_the_numbers_of_the_dial_says_what_to_press() -> None:
    """Between 6 and 7 nothing lay: a press there did nothing and said nothing."""
    tried = 0
    for moment in of_kind(due.ChoosingPower):
        spots = PRESENTER.spots(moment.before, TABLE)
        numbers = {spot.handle: spot for spot in spots if spot.handle.kind == "dial"}
        six, zero = numbers[at.dial(6)], numbers[at.dial(0)]
        # Within their ring, and at the foot of it: between the last number and the first.
        for x, y in (((six.x + TABLE.dial.x) / 2, six.y), (TABLE.dial.x, zero.y)):
            assert spots_at(spots, x, y)[0].handle == at.dial_face()
        assert spots_at(spots, six.x, six.y)[0].handle == at.dial(6)
        power = min(7, moment.before.human.power)
        said = refused(moment.before, moment.legal, at.dial_face(), None)
        assert said.reason == f"Press one of its numbers, from 0 to {power}."
        tried += 1
    assert tried


def test_whose_cards_lie_face_down_and_one_card_has_no_order() -> None:
    """Its cards: nobody was named, and one card was to be added in any order."""
    told = set()
    for moment in of_kind(due.ChoosingPower):
        view = moment.before
        for more in range(3):
            words = cards_sentence(view, more)
            assert ("The Automa's cards lie face down." in words) == bool(view.automa.hand)
            assert "Its cards" not in words
            assert ("in any order" in words) == (more > 1)
            told.add(more)
    assert told == {0, 1, 2}


def test_the_rows_of_this_turns_section_say_how_far_they_are() -> None:
    """Rules.md 4: the upper row first, then the lower one; at the end of the turn both are over, done or not."""
    seen = set()
    for moment in moments():
        view, section = moment.before, moment.before.human.last_section
        entry = moment.entry
        if section not in range(4) or isinstance(entry, due.ChoosingSection | due.AutomaTurn):
            continue
        assert section is not None
        said = refused(view, moment.legal, at.bottom(section), None).reason
        if isinstance(entry, due.EndingTurn):
            assert said.startswith("The bottom row of")
            assert said.endswith("is over for this turn.")
        elif isinstance(entry, due.Producing | due.Moving | due.PlacingGoods):
            assert said.endswith("comes second.") or isinstance(entry, due.PlacingGoods)
        elif isinstance(entry, due.Paying):
            assert said.endswith("is being played.")
        seen.add(type(entry))
    assert {due.EndingTurn, due.Producing, due.Moving, due.Paying} <= seen


def test_a_territory_one_step_further_names_the_way_to_it() -> None:
    """Rules.md 5, Speed: what is reached by way of another territory is no place that is never reached."""
    tried = 0
    for moment in (*of_kind(due.Moving)[::3], *of_kind(due.Travelling)[::3]):
        view, army = moment.before, moment.before.human.army
        for unit, origin in ((Unit.CHARACTER, army.character), *((Unit.MECH, one) for one in army.mechs)):
            if origin is None:
                continue
            held, further = at.own(unit, origin), ahead(view, unit, origin)
            first = steps_of(view, unit, origin) if further else ()
            for goal in further:
                said = refused(view, moment.legal, at.place(goal), held)
                assert said.reason == f"{capital(place_name(goal))} is one step further."
                assert any(place_name(one) in said.rule for one in first)
                tried += 1
    assert tried


def test_a_river_says_where_riverwalk_leads_all_the_same() -> None:
    """Rules.md 12. Seen before: "a river is in the way", to a mech that crosses rivers, and not a word of which."""
    seen = set()
    for moment in of_kind(due.Moving):
        view, army = moment.before, moment.before.human.army
        units = [(Unit.MECH, one) for one in army.mechs] + [(Unit.WORKER, one) for one in army.workers]
        for unit, origin in units:
            if origin is None:
                continue
            further = ahead(view, unit, origin)
            for goal in range(TERRITORIES):
                if (
                    goal in further
                    or why_refused(view, at.own(unit, origin), at.place(goal)) is not Why.RIVER
                ):
                    continue
                said = refused(view, moment.legal, at.place(goal), at.own(unit, origin))
                walks = unit is Unit.MECH and has(view.human, Ability.RIVERWALK)
                assert ("Riverwalk leads to" in said.rule) is walks
                seen.add(walks)
    assert seen == {True, False}


def steps_of(view: State, unit: Unit, origin: int) -> tuple[int, ...]:
    """Where a unit may go next, by the rules."""
    picked = view
    if isinstance(view.pending[-1], due.Moving):
        picked = RULES.apply_unchecked(view, act.PickMover(unit, origin)).state
    return tuple(steps(picked, unit, origin))


def test_while_a_cube_is_moved_the_box_around_it_points_to_it() -> None:
    """Rules.md 9.1: any upper box gives its cube, whatever section the token stands on."""
    tried = 0
    for moment in of_kind(due.Gaining):
        entry, view = moment.entry, moment.before
        assert isinstance(entry, due.Gaining)
        if entry.due[0].gain is not Gain.UPGRADE:
            continue
        for section in range(4):
            for side in printed_top(view.human, section).sides:
                said = refused(view, moment.legal, at.top(side.choice), None).reason
                if side.cube is None:
                    assert said == "No cube lies in this box."
                elif view.human.works.cubes[side.cube.index]:
                    assert said == why_text(Why.ALREADY_UPGRADED)
                else:
                    assert said == "Drag the cube at the right of this box."
                tried += 1
    assert tried


def test_a_sentence_after_a_colon_begins_small() -> None:
    """'Mountain 24: the unit stands there already.'"""
    tried = 0
    for moment in of_kind(due.Travelling)[::5]:
        entry = moment.entry
        assert isinstance(entry, due.Travelling)
        said = refused(moment.before, moment.legal, at.place(entry.place), None).reason
        assert said == f"{capital(place_name(entry.place))}: the unit stands there already."
        tried += 1
    assert tried


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


def test_with_five_stars_what_is_drawn_can_be_taken() -> None:
    """Whether the sixth star would end the game badly was looked for on piles that the player cannot see: a fault at each card."""
    drawn = set()
    for moment in sample(5):
        human = moment.before.human
        five = tuple(min(1, left) for left in (1, 1, 1, 1, 1)) + (0,) * (len(human.stars) - 5)
        view = evolve(moment.before, human=evolve(human, stars=five))
        for action in moment.legal:
            unused(view, moment.legal, (action,))
            drawn.add(type(action))
    assert {act.Accept, act.TakeTop} <= drawn


def test_mechs_that_can_still_move_are_called_by_their_own_names() -> None:
    """All of them were called by the name of the first."""
    named = set()
    for moment in of_kind(due.Moving):
        question = unused(moment.before, moment.legal, (act.Finish(),))
        picks = [one for one in moment.legal if isinstance(one, act.PickMover)][:3]
        for pick in picks:
            if question is None or pick.unit is not Unit.MECH:
                continue
            travelling = RULES.apply_unchecked(moment.before, pick).state.pending[-1]
            assert isinstance(travelling, due.Travelling)
            name = mover_name(Unit.MECH, moment.before.human.faction, travelling.slot)
            assert f"{name} on {place_name(pick.place)}".lower() in question.detail.lower()
            named.add(travelling.slot)
    assert len(named) > 2


def test_a_fight_with_nothing_is_asked_about_unless_it_wins_for_certain() -> None:
    """Rules.md 8.2: power and cards may all be kept; whoever keeps all of them is asked once."""
    seen = set()
    for moment in of_kind(due.ChoosingPower):
        view, entry = moment.before, moment.entry
        assert isinstance(entry, due.ChoosingPower)
        has_any = view.human.power > 0 or bool(view.human.hand)
        certain = outlook(view, entry.attacker).wins[0] == 100
        asked = unused(view, moment.legal, (act.SetPower(0), act.Finish())) is not None
        assert asked == (has_any and not certain)
        seen.add(asked)
        if view.human.power and not view.human.hand:
            assert unused(view, moment.legal, (act.SetPower(1), act.Finish())) is None
        for card in [one for one in view.human.hand if one is not None][:1]:
            assert unused(view, moment.legal, (act.SetPower(0), act.CommitCard(card), act.Finish())) is None
    assert True in seen


def test_a_lower_row_that_is_all_done_says_so_before_it_is_paid() -> None:
    """Rules.md 9: with the last mech out Deploy can still be paid for its coins and bonus."""
    tried = 0
    for moment in of_kind(due.ChoosingBottom):
        entry, human = moment.entry, moment.before.human
        assert isinstance(entry, due.ChoosingBottom)
        if entry.section > 3 or act.TakeBottom() not in moment.legal:
            continue
        done = (
            all(human.works.cubes),
            None not in human.army.mechs,
            None not in human.works.structures,
            None not in human.works.recruits,
        )[entry.section]
        turn = RULES.turn(moment.before)
        assert ("All of it is done" in GAME_UI.prompt(turn, moment.before)[1]) == done
        tried += done
    assert tried


def _left(moment: Moment) -> bool:
    """Whether something else could be done that ends are made of, by the rules alone."""
    entry = moment.entry
    if isinstance(entry, due.ChoosingCards):
        addable = any(isinstance(one, act.CommitCard) for one in moment.legal)
        wins = outlook(moment.before, entry.attacker).wins
        chance = wins[min(entry.power, len(wins) - 1)]
        return not entry.cards and addable and chance < (50 if entry.power else 100)
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
    assert question.title.startswith(capital(place_name(spots[1])))
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


def test_an_encounters_mech_is_not_declined_without_a_question() -> None:
    """Three popularity were paid for it: one press must not throw it away, and the prompt says where it comes to."""
    state, where = game(0, Faction.NORDIC)[0].true, PLACE_OF["h11"]
    owed = due.Gaining((due.Due(Gain.MECH, 1, Source.ENCOUNTER),), where)
    state = evolve(state, pending=(due.ChoosingBottom(0), owed))
    legal = legal_actions(state)
    question = unused(state, legal, (act.Decline(),))
    assert question is not None
    assert "1 mech" in question.title
    assert "paid" in question.detail
    assert question.things == (at.place(where),)
    assert unused(state, legal, (legal[0],)) is None
    assert place_name(where) in prompt_text(RULES.turn(state), state)[1]


@pytest.mark.parametrize(("faction", "two"), [(Faction.POLANIA, True), (Faction.NORDIC, False)])
def test_polania_hears_of_its_second_option_before_it_pays_for_the_first(faction: Faction, two: bool) -> None:
    state = game(0, faction)[0].true
    state = evolve(state, pending=(due.ChoosingBottom(0), due.Encountering(9, PLACE_OF["h11"])))
    assert ("Meander" in prompt_text(RULES.turn(state), state)[1]) is two


@pytest.mark.parametrize(
    ("bottom", "piece"),
    [
        (Bottom.UPGRADE, at.cube(Cube.MOVE_UNITS)),
        (Bottom.DEPLOY, at.berth(2)),
        (Bottom.BUILD, at.site(Structure.MILL)),
        (Bottom.ENLIST, at.recruit(0)),
    ],
)
def test_the_piece_that_one_wants_to_use_says_where_its_action_is_pressed(
    bottom: Bottom, piece: Handle
) -> None:
    """It spoke of "a bottom-row action" and of "the bottom row of this section", though just that one was asked for."""
    payable = said = 0
    for moment in of_kind(due.ChoosingBottom):
        if moment.entry != due.ChoosingBottom(bottom.index):
            continue
        answer = refused(moment.before, moment.legal, piece, None)
        if "already" in answer.reason:
            continue
        assert answer == refused(moment.before, moment.legal, at.bottom(bottom.index), None)
        payable += any(isinstance(one, act.TakeBottom) for one in moment.legal)
        said += answer.reason.endswith("press its framed box.")
    assert said == payable > 0


def test_at_the_begin_of_a_turn_a_piece_names_the_section_that_leads_to_it() -> None:
    for moment in of_kind(due.ChoosingSection)[:20]:
        answer = refused(moment.before, moment.legal, at.berth(0), None)
        if act.ChooseSection(Bottom.DEPLOY.index) in moment.legal and "already" not in answer.reason:
            assert answer.rule.startswith("First put the token on ")


def test_another_section_is_had_by_taking_the_token_back() -> None:
    """Whoever chose Move by mistake and pressed Produce was told to take or skip a row, which never leads there."""
    moment = next(one for one in of_kind(due.ChoosingTop) if one.entry == due.ChoosingTop(2))
    said = refused(moment.before, moment.legal, at.section(1), None)
    assert "not on" in said.reason
    assert said.rule == "Undo takes the token back."


def test_polanias_second_option_is_not_given_up_without_a_question() -> None:
    """One press of a golden button gave a free choice up."""
    state = game(0, Faction.POLANIA)[0].true
    state = evolve(state, pending=(due.ChoosingBottom(0), due.Encountering(9, PLACE_OF["h11"], chosen=(0,))))
    legal = legal_actions(state)
    options = [one for one in legal if isinstance(one, act.ChooseOption)]
    assert options
    question = unused(state, legal, (act.Finish(),))
    assert question is not None
    assert question.things == tuple(at.option(one.option) for one in options)
    assert unused(state, (act.Finish(),), (act.Finish(),)) is None
    assert unused(state, legal, (options[0],)) is None


def test_an_option_that_brings_nothing_now_is_not_paid_for_without_a_question() -> None:
    """Three popularity went for a mech that no berth was left for."""
    state = game(0, Faction.NORDIC)[0].true
    home = state.human.army.character
    army = evolve(state.human.army, mechs=(home, home, home, home))
    human = evolve(state.human, army=army, popularity=12, coins=9)
    asked = 0
    for card in range(1, len(components().cards.encounters) + 1):
        entry = due.Encountering(card, PLACE_OF["h11"])
        view = evolve(state, human=human, pending=(due.ChoosingBottom(0), entry))
        legal = legal_actions(view)
        for action in legal:
            assert isinstance(action, act.ChooseOption)
            missing = out_of_reach(view, entry, action.option)
            question = unused(view, legal, (action,))
            assert (question is None) is (not missing or len(legal) == 1)
            asked += question is not None
    assert asked


def test_a_sixth_star_by_combat_is_told_of_before_the_fight() -> None:
    """A game was lost by a won combat: nobody had said that its star ended it."""
    moment = next(
        one
        for one in of_kind(due.ChoosingPower)
        if human_may_place(one.before.human, Star.COMBAT) and sum(one.before.human.stars) < 5
    )
    human = moment.before.human
    stars = tuple(5 - human.stars[Star.COMBAT.index] if number == 0 else 0 for number in range(10))
    stars = tuple(
        human.stars[Star.COMBAT.index] if number == Star.COMBAT.index else count
        for number, count in enumerate(stars)
    )
    view = evolve(moment.before, human=evolve(human, stars=stars, coins=0))
    entry = view.pending[-1]
    assert isinstance(entry, due.ChoosingPower)
    stake = stakes(view, entry.place, entry.attacker)
    assert stake.last_star
    assert "the game ends" in win_text(True, stake.star, 0, NO_GOODS, last=True)
    view = evolve(view, automa=evolve(view.automa, coins=200))
    question = unused(view, legal_actions(view), (act.SetPower(0), act.Finish()))
    assert question is not None
    assert "sixth star" in question.title


def test_a_fight_that_rather_loses_is_asked_about_while_cards_could_be_added() -> None:
    """Nine cards in hand, two places empty, and a fight that wins 8 of a hundred began with one press."""
    asked = 0
    for moment in of_kind(due.ChoosingPower):
        view = moment.before
        entry = view.pending[-1]
        assert isinstance(entry, due.ChoosingPower)
        if not view.human.hand or not view.human.power or not most_cards(view, entry.place):
            continue
        power = min(1, view.human.power)
        chance = outlook(view, entry.attacker).wins[power]
        question = unused(view, moment.legal, (act.SetPower(power), act.Finish()))
        if not stakes(view, entry.place, entry.attacker).last_star:
            assert (question is not None) is (chance < 50)
        asked += question is not None
    assert asked


def test_a_star_for_an_objective_says_that_the_other_card_goes() -> None:
    """The other card bore a cross afterwards, and nothing had said that it would."""
    told = set()
    for moment in moments():
        view = moment.before
        if not isinstance(view.pending[-1], due.EndingTurn) or not revealable(view):
            continue
        words = prompt_text(RULES.turn(view), view)[1]
        goes = len(view.human.objectives) > 1 and view.human.faction is not Faction.SAXONY
        assert ("the other card is out of the game" in words) is goes
        told.add(goes)
    assert True in told


@pytest.mark.parametrize("coins", [0, 500])
def test_a_sixth_star_is_asked_about_whether_it_wins_or_not(coins: int) -> None:
    """With five stars a fourth structure was laid, and the result stood there without a word before."""
    moment = next(
        one
        for one in moments()
        if isinstance(one.entry, due.EndingTurn)
        and revealable(one.before)
        and sum(one.before.human.stars) < 5
    )
    human = moment.before.human
    stars = [0] * len(human.stars)
    stars[Star.COMBAT.index] = 5
    view = evolve(
        moment.before,
        human=evolve(human, stars=tuple(stars), coins=coins),
        automa=evolve(moment.before.automa, coins=200),
    )
    question = unused(view, legal_actions(view), (act.RevealObjective(revealable(view)[0]),))
    assert question is not None
    assert ("wins the game" in question.title) is (coins > 0)
    start = evolve(
        view, pending=(due.ChoosingSection(),), automa=evolve(view.automa, stars=(0,) * len(stars))
    )
    # In the title: the Automa's last turn is told in the place of the line below.
    assert "(your next star ends the game)" in prompt_text(RULES.turn(start), start)[0]
    both = evolve(start, automa=evolve(view.automa, stars=tuple(stars)))
    assert "(the next star of either side ends the game)" in prompt_text(RULES.turn(both), both)[0]


def test_an_objective_that_is_not_fulfilled_says_what_it_asks() -> None:
    """One of the end of the turn answered only when it is shown, as if it were sure to be."""
    tried = set()
    for moment in moments():
        view = moment.before
        for card in view.human.objectives:
            if card is None or fulfilled(view, card) or not human_may_place(view.human, Star.OBJECTIVE):
                continue
            have, need = progress(view, card)
            said = refused(view, moment.legal, at.objective(card), None)
            assert said.reason == (
                "This objective can never be fulfilled any more."
                if lost_for_good(view, card)
                else f"Not reached yet: {have} of {need}."
            )
            assert all(line in said.rule for line in objective_lines(card))
            tried.add(components().cards.objectives[card - 1].timing)
    assert tried == set(Timing)


def test_enter_is_promised_only_where_it_takes_the_resources() -> None:
    """With one of two chosen the line said that Enter takes them, and Enter did nothing."""
    tried = set()
    for moment in of_kind(due.PlacingGoods):
        view = opened(moment.before)[0]
        entry = view.pending[-1]
        if not isinstance(entry, due.PlacingGoods) or entry.place is None:
            continue
        draft: Draft = Picks()
        while True:
            words = collected(draft, RULES.turn(view), view)[1]
            assert is_complete(view, draft) or "; Enter takes them" not in words
            tried.add(is_complete(view, draft))
            if is_complete(view, draft):
                assert words.endswith("Enter takes them.")
                break
            draft = with_pick(draft, offers(view, draft)[0])
    assert tried == {True, False}


def test_one_of_two_lines_that_may_be_taken_is_not_told_as_both() -> None:
    """Rules.md 3: an upper row with two lines gives one of them."""
    tried = 0
    for moment in of_kind(due.ChoosingTop):
        lines = [one for one in moment.legal if isinstance(one, act.TakeTop)]
        if len(lines) < 2 or act.Skip() not in moment.legal:
            continue
        asked = unused(moment.before, moment.legal, (act.Skip(),))
        assert asked is not None
        assert asked.title.count(" or ") == len(lines) - 1
        tried += 1
    assert tried


def test_what_is_dropped_in_a_wrong_place_says_where_it_belongs() -> None:
    """A cube on an upper box answered with the names of both, and not that it goes to a bottom row."""
    tried = set()
    for moment in moments():
        for held, target in {
            (one.source, at.plate(BOT))
            for one in PRESENTER.gestures(moment.before, moment.legal)
            if one.source != one.target
        }:
            said = refused(moment.before, moment.legal, target, held)
            assert said.reason == str(BELONGS[held.kind])
            tried.add(held.kind)
    assert tried == set(BELONGS)


def test_a_mech_at_the_own_home_base_is_not_told_of_a_territory() -> None:
    """Rules.md 1: a home base is no territory; the rule named is that of the action."""
    tried = 0
    for moment in of_kind(due.Gaining):
        view, entry = moment.before, moment.entry
        if not isinstance(entry, due.Gaining) or entry.place is not None:
            continue  # what an encounter gives has a place of its own
        base = at.place(home_base(view.human.faction))
        for held in {
            one.source for one in PRESENTER.gestures(view, moment.legal) if one.source.kind == "berth"
        }:
            said = refused(view, moment.legal, base, held)
            assert said.reason == "A home base is no territory: nothing of this is put there."
            assert GAME_UI.refusal(view, held, base) == said.reason
            assert GAME_UI.rule_about(base, view) == ""
            tried += 1
    assert tried


def test_a_sixth_star_is_asked_about_before_the_gain_that_brings_it() -> None:
    """A Factory card gave an upgrade, then popularity: only the second was asked about, when either answer ended it."""
    moment = next(
        one
        for one in of_kind(due.ChoosingTop)
        if not any(one.before.human.works.cubes) and one.before.human.popularity < 15
    )
    view = RULES.observe(moment.true, HUMAN)
    stars = [0] * len(view.human.stars)
    stars[Star.COMBAT.index] = 5
    cubes = tuple(cube is not next(iter(Cube)) for cube in Cube)
    gains = due.Gaining(
        (due.Due(Gain.UPGRADE, 1, Source.FACTORY), due.Due(Gain.POPULARITY, 1, Source.FACTORY))
    )
    human = evolve(view.human, stars=tuple(stars), works=evolve(view.human.works, cubes=cubes))
    view = evolve(view, human=human, pending=(due.ChoosingBottom(0), gains))
    drop = next(one for one in legal_actions(view) if isinstance(one, act.Upgrade))
    asked = unused(view, legal_actions(view), (drop,))
    assert asked is not None
    assert "end the game" in asked.title or "wins the game" in asked.title
    assert asked.detail == "The sixth star ends the game at once: the bottom row is not played any more."
    after = RULES.observe(RULES.apply(view, drop).state, HUMAN)
    assert isinstance(after.pending[-1], due.Gaining)
    assert unused(after, legal_actions(after), (act.Accept(),)) is None
    # Declined, the upgrade brings no star: nothing ends.
    assert "end the game" not in unused(view, legal_actions(view), (act.Decline(),)).title  # type: ignore[union-attr]


def test_the_move_of_a_factory_card_is_asked_about_with_its_speed() -> None:
    """Rules.md 9: two steps, one more for character and mechs with Speed."""
    moment = of_kind(due.ChoosingBottom)[0]
    for mechs, words in (((5,) * 4, "up to 3"), ((None,) * 4, "up to 2 steps.")):
        army = evolve(moment.before.human.army, mechs=mechs)
        human = evolve(moment.before.human, army=army, faction=Faction.NORDIC, factory_card=1)
        view = evolve(moment.before, human=human, pending=(due.ChoosingBottom(4),))
        asked = unused(view, (act.TakeBottom(), act.Skip()), (act.Skip(),))
        assert asked is not None
        assert words in asked.detail


def test_a_bonus_that_the_automa_offers_is_not_declined_without_a_question() -> None:
    """One press threw it away, while other gains that are declined were asked about."""
    state = evolve(
        game(0, Faction.NORDIC)[0].true,
        pending=(due.AutomaTurn(AutomaStage.TRACKER), due.ChoosingOffer(Bonus.POPULARITY)),
    )
    legal = legal_actions(state)
    question = unused(state, legal, (act.Decline(),))
    assert question is not None
    assert question.title == "1 popularity would be yours. Decline it all the same?"
    assert unused(state, legal, (act.Accept(),)) is None


def test_a_mech_that_makes_an_objective_impossible_is_asked_about_and_told_to_who_listens() -> None:
    """The twentieth asks for no mech: only the ribbon of a drag said that it is lost."""
    gains = due.Gaining((due.Due(Gain.MECH, 1, Source.BOTTOM),))
    state = position(workers="h04 h11", objectives=(20, 3), pending=(due.ChoosingBottom(1), gains))
    legal = legal_actions(state)
    drop = next(one for one in legal if isinstance(one, act.Deploy))
    question = unused(state, legal, (drop,))
    assert question is not None
    assert "can never be fulfilled then" in question.title
    assert question.things == (at.objective(20),)
    after = RULES.apply(state, drop).state
    assert "can never be fulfilled then" in spoken(state, after, drop)
    # Where no star waits for it any more, nothing is lost.
    starred = position(
        workers="h04 h11",
        objectives=(20, 3),
        stars={Star.OBJECTIVE: 1},
        pending=(due.ChoosingBottom(1), gains),
    )
    assert unused(starred, legal, (drop,)) is None
