"""What Scythe's table shows is what the rules say and what the human may know; how it moves ends where it shows."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.record import Destination, MoveEntry, Outcome, Rejected, Rejection, UnitChoice
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    PLACE_OF,
    Ability,
    Faction,
    MoveSymbol,
    Star,
    Unit,
    home_base,
)
from noria_desktop.ui.board import beats as kit
from noria_desktop.ui.board.places import spots_at
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.automa import DecisionArt, ScoreArt
from noria_desktop.ui.scythe.board.arts.land import BarrierArt, HexArt, Hindrance, Mark
from noria_desktop.ui.scythe.board.arts.mats import TopBoxArt
from noria_desktop.ui.scythe.board.arts.pieces import UnitArt
from noria_desktop.ui.scythe.board.arts.signs import AbilityTagArt, ArcArt, BeadArt, RejectionTagArt
from noria_desktop.ui.scythe.board.arts.stage import CombatArt, FactoryChoiceArt
from noria_desktop.ui.scythe.board.beats_orders import decision_steps
from noria_desktop.ui.scythe.board.collecting import start
from noria_desktop.ui.scythe.board.ghosts import foreseeable, ghosts, notes, thanks_to
from noria_desktop.ui.scythe.board.layout import ZONES, layout
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.board.project_orders import decision_sprites, marks_of
from noria_desktop.ui.scythe.board.project_tracks import open_record
from noria_desktop.ui.scythe.board.settling import seen_with
from noria_desktop.ui.scythe.board.viewpoint import Stage, decides, stage
from tests.ui.scythe.walks import game, moments, of_kind, sample

PRESENTER = ScythePresenter()
TABLE = layout(1280, 678)
SIZES = ((1280, 678), (1616, 958), (1024, 578), (1000, 560))
QUIET = (
    ev.Loaded,
    ev.Unloaded,
    ev.RowSkipped,
    ev.TurnEnded,
    ev.MoveEnded,
    ev.GainLost,
    ev.EncounterEnded,
    ev.CombatDeckShuffled,
)


def setting(faction: Faction) -> State:
    """A Move action at the start of a game: the character on its base, workers on both land neighbours."""
    state = game(0, faction)[0].true
    return evolve(state, pending=(due.ChoosingBottom(0), due.Aftermath(), due.Moving(2, 1)))


# The picture ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_every_name_is_drawn_once_and_points_at_one_place(size: tuple[int, int]) -> None:
    """At any size, folded docks included."""
    table = layout(*size)
    for moment in sample(37):
        drawn = Counter(
            sprite.handle for sprite in PRESENTER.project(moment.before, table, legal_actions(moment.before))
        )
        placed = Counter(spot.handle for spot in PRESENTER.spots(moment.before, table))
        assert max(drawn.values()) == max(placed.values()) == 1


@pytest.mark.parametrize("size", SIZES)
def test_whatever_can_be_done_has_a_place_to_point_at(size: tuple[int, int]) -> None:
    """Both ends of every gesture, at any size."""
    table = layout(*size)
    for moment in sample(19):
        placed = {spot.handle for spot in PRESENTER.spots(moment.before, table)}
        for gesture in PRESENTER.gestures(moment.before, moment.legal):
            assert {gesture.source, gesture.target} <= placed, (gesture, moment.entry)


def test_the_zones_are_those_of_the_layout() -> None:
    """In Tab order."""
    for moment in sample(37):
        zones = tuple(dict.fromkeys(spot.zone for spot in PRESENTER.spots(moment.before, TABLE)))
        assert list(zones) == [zone for zone in ZONES if zone in zones]


def test_a_press_in_the_middle_hits_what_it_means() -> None:
    """Nothing smaller lies over the middle of a source, of the load strip's rows and of the mat's columns apart."""
    for moment in sample(19):
        spots = PRESENTER.spots(moment.before, TABLE)
        by_name = {spot.handle: spot for spot in spots}
        sources = {gesture.source for gesture in PRESENTER.gestures(moment.before, moment.legal)}
        for source in sources:
            if source.kind in ("section", "place", "card", "bottom", "top"):
                continue
            spot = by_name[source]
            (first, *_) = spots_at(spots, spot.x, spot.y)
            assert first.handle == source or first.handle.kind == "own", (source, first.handle)


def test_the_picture_depends_on_nothing_hidden() -> None:
    """H15: other decks, another hand of the Automa's and other luck give the same picture."""
    for moment in sample(41):
        true = moment.true
        decks, automa = true.decks, true.automa
        other = evolve(
            true,
            rng=Rng(4321, true.rng.counter),
            automa=evolve(
                automa,
                hand=tuple(5 for _ in automa.hand),
                deck=Pile(tuple(reversed(automa.deck.cards))),
            ),
            decks=evolve(
                decks,
                combat=Pile(tuple(reversed(decks.combat.cards))),
                encounters=Pile(tuple(reversed(decks.encounters.cards))),
                objectives=Pile(tuple(reversed(decks.objectives.cards))),
            ),
        )
        view = RULES.observe(other, HUMAN)
        assert PRESENTER.project(view, TABLE, legal_actions(view)) == PRESENTER.project(
            moment.before, TABLE, legal_actions(moment.before)
        )


def test_every_unit_stands_on_the_map() -> None:
    """Counts of the groups shown, with what is aboard a travelling unit, are those of the state."""
    for moment in sample(13):
        view = moment.before
        counts = Counter[tuple[bool, Unit]]()
        for sprite in PRESENTER.project(view, TABLE, legal_actions(view)):
            if isinstance(sprite.art, UnitArt) and sprite.handle.kind in (
                "character", "mech", "workers", "rival",
            ):  # fmt: skip
                counts[sprite.art.own, sprite.art.unit] += sprite.art.count
                counts[sprite.art.own, Unit.WORKER] += sprite.art.workers
        draft = start(view)
        shown = view if draft is None else seen_with(view, draft)
        army, automa = shown.human.army, shown.automa
        assert counts[True, Unit.MECH] == 4 - army.mechs.count(None)
        assert counts[True, Unit.WORKER] == len(army.workers)
        assert counts[False, Unit.MECH] == len(automa.mechs)
        assert counts[False, Unit.WORKER] == len(automa.workers)


def test_the_score_sheet_is_that_of_the_rules() -> None:
    """The live estimate: both totals as they would be counted now."""
    for moment in sample(37):
        view = moment.before
        for sprite in PRESENTER.project(view, TABLE, legal_actions(view)):
            if isinstance(sprite.art, ScoreArt):
                assert sprite.art.own.total == scores(view).total(HUMAN)
                assert sprite.art.theirs.total == scores(view).total(BOT)
                assert sum(value or 0 for value in sprite.art.own.values) == sprite.art.own.total


def test_the_automas_reasons_take_the_scores_room_while_it_acts() -> None:
    """mocks/scythe.md 6; a combat's decisions are the human's, and before the card is drawn there is no reason yet."""
    for moment in sample(11):
        view = moment.before
        kinds = {
            type(sprite.art) for sprite in PRESENTER.project(view, layout(1024, 578), legal_actions(view))
        }
        if open_record(view) is not None:
            assert DecisionArt in kinds
            assert ScoreArt not in kinds
        if isinstance(moment.entry, due.ChoosingCards):
            assert TopBoxArt in kinds


def test_cards_of_the_factory_are_open_only_to_who_chooses() -> None:
    """H14, H15."""
    for moment in of_kind(due.ChoosingFactoryCard):
        shown = [
            sprite.art.card
            for sprite in PRESENTER.project(moment.before, TABLE, legal_actions(moment.before))
            if isinstance(sprite.art, FactoryChoiceArt)
        ]
        assert shown
        assert None not in shown


def test_a_combat_shows_nothing_of_the_other_side() -> None:
    """H12: neither its power on the dial nor its cards before the reveal."""
    for kind in (due.ChoosingPower, due.ChoosingCards, due.Revealing):
        for moment in of_kind(kind):
            assert stage(moment.before) is Stage.COMBAT
            (combat,) = (
                sprite.art
                for sprite in PRESENTER.project(moment.before, TABLE, legal_actions(moment.before))
                if isinstance(sprite.art, CombatArt)
            )
            assert (combat.theirs.power, combat.theirs.cards, combat.theirs.total) == (None, (), None)


def test_cards_to_choose_from_are_seen_even_where_the_hand_is_a_drawer() -> None:
    """In a low table they are laid out over the map."""
    table = layout(1024, 578)
    assert table.drawer is not None
    for moment in of_kind(due.ChoosingCards):
        drawn = {
            sprite.handle for sprite in PRESENTER.project(moment.before, table, legal_actions(moment.before))
        }
        assert {
            at.card(action.card) for action in moment.legal if isinstance(action, act.CommitCard)
        } <= drawn


# Movement -------------------------------------------------------------------------------------------------


def test_every_event_moves_something_but_the_quiet_ones() -> None:
    """And the quiet ones move nothing."""
    for moment in sample(19):
        for event in moment.events:
            found = PRESENTER.beats(event, moment.before, moment.after, TABLE)
            assert bool(found) is not isinstance(event, QUIET), event


def test_a_unit_that_steps_comes_to_rest_where_it_is_shown() -> None:
    """Characters and mechs glide to their place in the picture afterwards."""
    for moment in of_kind(due.Travelling):
        for event in moment.events:
            if not isinstance(event, ev.UnitStepped) or event.unit is Unit.WORKER:
                continue
            name = at.character() if event.unit is Unit.CHARACTER else at.mech(event.slot)
            goal = {
                sprite.handle: sprite
                for sprite in PRESENTER.project(moment.after, TABLE, legal_actions(moment.after))
            }.get(name)
            played = PRESENTER.beats(event, moment.before, moment.after, TABLE)
            (glide,) = (
                part
                for beat in played
                if isinstance(beat, kit.Together)
                for part in beat.beats
                if isinstance(part, kit.Glide)
            )
            assert glide.handle == name
            if goal is not None:
                assert (glide.x, glide.y) == (goal.x, goal.y)


def test_of_several_one_sets_out_from_among_the_others() -> None:
    """Two mechs on h46 were shown as one with their number: one goes alone, the other stands there at once."""
    h46, h45 = PLACE_OF["h46"], PLACE_OF["h45"]
    state = setting(Faction.SAXONY)
    army = evolve(state.human.army, mechs=(h46, h46, None, None), workers=(h46, h46))
    state = evolve(state, human=evolve(state.human, army=army))
    for unit in (Unit.MECH, Unit.WORKER):
        before = RULES.apply(state, act.PickMover(unit, h46)).state
        step = RULES.apply(before, act.MoveTo(h45))
        event = next(event for event in step.events if isinstance(event, ev.UnitStepped))
        played = PRESENTER.beats(event, before, step.state, TABLE)
        pictures = {
            sprite.handle: sprite for sprite in PRESENTER.project(before, TABLE, legal_actions(before))
        }
        if unit is Unit.MECH:
            (first, *_) = played
            assert isinstance(first, kit.Together)
            flip, appear = first.beats
            assert isinstance(flip, kit.Flip)
            assert isinstance(appear, kit.Appear)
            assert (flip.handle, appear.handle) == (at.mech(0), at.mech(1))
        else:
            start, way = played
            assert isinstance(start, kit.Glide)
            assert isinstance(way, kit.Glide)
            old = pictures[at.workers(h46)]
            assert (start.x, start.y) == (old.x, old.y)
            goal = next(
                one
                for one in PRESENTER.project(step.state, TABLE, legal_actions(step.state))
                if one.handle == at.workers(h45)
            )
            assert (way.x, way.y) == (goal.x, goal.y)


def test_a_star_glows_on_the_ribbon() -> None:
    """10: of whichever kind."""
    event = ev.StarPlaced(HUMAN, Star.COMBAT, 1)
    moment = moments()[0]
    assert PRESENTER.beats(event, moment.before, moment.after, TABLE) == (
        kit.Pulse(at.star(Star.COMBAT), 420),
    )


# The Automa's choice --------------------------------------------------------------------------------------


def choice() -> MoveEntry:
    """A mech at the Rusviet base looks at five territories; h24 and h32 are tied, reading order decides.

    h20 holds an own worker; h12 is farther from the enemy than the others, h18 as near but farther from the Factory.
    """
    base = home_base(Faction.RUSVIET)
    unit = UnitChoice(Unit.MECH, base, 0, 4)
    return MoveEntry(
        MoveSymbol.MOVE_MECH,
        None,
        0,
        Outcome.DONE,
        (unit, UnitChoice(Unit.MECH, PLACE_OF["h25"], 2, 2)),
        unit,
        None,
        (
            Destination(PLACE_OF["h12"], 3, 3),
            Destination(PLACE_OF["h18"], 1, 2),
            Destination(PLACE_OF["h24"], 1, 1),
            Destination(PLACE_OF["h32"], 1, 1),
        ),
        (Rejected(PLACE_OF["h20"], Rejection.OWN_WORKER),),
        PLACE_OF["h24"],
        None,
    )


def test_each_territory_shows_how_long_it_stayed_in_question() -> None:
    """automa.md 6: valid, first criterion, nearest to the Factory, reading order."""
    assert marks_of(choice()) == {
        PLACE_OF["h20"]: Mark.BLOCKED,
        PLACE_OF["h12"]: Mark.FAR,
        PLACE_OF["h18"]: Mark.NEAR,
        PLACE_OF["h24"]: Mark.CHOSEN,
        PLACE_OF["h32"]: Mark.TIED,
    }


def test_the_choice_is_told_step_by_step() -> None:
    """Units, the one selected, what is in reach, then what each criterion leaves; one is chosen in the end."""
    steps = decision_steps(choice())
    marked = [{mark for _, mark in step.marks} for step in steps]
    assert marked == [
        {kit.Mark.CANDIDATE},
        {kit.Mark.CHOSEN, kit.Mark.DROPPED},
        {kit.Mark.CANDIDATE},
        {kit.Mark.DROPPED},
        {kit.Mark.DROPPED},
        {kit.Mark.DROPPED},
        {kit.Mark.CHOSEN, kit.Mark.DROPPED},
    ]
    assert (at.place(PLACE_OF["h24"]), kit.Mark.CHOSEN) in steps[-1].marks


def test_the_overlay_comes_in_steps_that_leave_fewer_and_fewer_territories() -> None:
    """mocks/scythe.md 6: the set lights up, is crossed out, numbered, and at last there is the arc; each comes once."""
    seen = 0
    for moment in of_kind(due.AutomaTurn):
        decided = next((event for event in moment.events if isinstance(event, ev.AutomaDecided)), None)
        if decided is None:
            continue
        shown = {
            sprite.handle
            for sprite in PRESENTER.project(moment.after, TABLE, legal_actions(moment.after))
            if sprite.handle.kind[:4] == "mark"
        }
        if not shown:
            continue
        beats = PRESENTER.beats(decided, moment.before, moment.after, TABLE)
        groups = [
            [part.handle for part in beat.beats if isinstance(part, kit.Appear)]
            for beat in beats
            if isinstance(beat, kit.Together)
        ]
        comes = [name for group in groups for name in group]
        assert len(comes) == len(set(comes))
        assert set(comes) == shown
        assert at.mark("way") not in comes or at.mark("way") in groups[-1]
        seen += 1
    assert seen > 20


def test_the_overlay_covers_the_whole_map_and_shows_every_value() -> None:
    """47 hexes, four values, one reason, and the way from the base."""
    drawn = Counter(type(sprite.art) for sprite in decision_sprites(choice(), TABLE))
    assert drawn[HexArt] == 47
    assert (drawn[BeadArt], drawn[RejectionTagArt], drawn[ArcArt]) == (4, 1, 1)


# A unit in hand -------------------------------------------------------------------------------------------


def test_rivers_round_a_worker_show_why_it_stays() -> None:
    """From h34 rivers bar h27 and h28 (rules.md 14); h35 and h41 are open."""
    state = setting(Faction.SAXONY)
    found = notes(state, RULES.legal_actions(state), at.own(Unit.WORKER, PLACE_OF["h34"]), None, TABLE)
    barriers = {sprite.handle.key: sprite.art for sprite in found if isinstance(sprite.art, BarrierArt)}
    assert set(barriers) == {str(PLACE_OF[name]) for name in ("h27", "h28")}
    assert {art.hindrance for art in barriers.values()} == {Hindrance.RIVER}
    lights = Counter(sprite.art.mark for sprite in found if isinstance(sprite.art, HexArt))
    assert lights == {Mark.REFUSED: 2, Mark.SOURCE: 1, Mark.VEIL: 42}


def test_the_place_aimed_at_is_lit() -> None:
    """The rest of the map stays veiled."""
    state = setting(Faction.SAXONY)
    source, aim = at.own(Unit.WORKER, PLACE_OF["h34"]), at.place(PLACE_OF["h41"])
    found = notes(state, RULES.legal_actions(state), source, aim, TABLE)
    aimed = [sprite for sprite in found if sprite.art == HexArt(Mark.AIMED, TABLE.radius)]
    assert [sprite.handle for sprite in aimed] == [at.mark("hex", str(PLACE_OF["h41"]))]


def test_a_step_names_the_ability_that_allows_it() -> None:
    """Nordic workers swim from h04 to h03 and h10; from h04 to h05 nothing is needed (rules.md 13, 14)."""
    state = setting(Faction.NORDIC)
    here = PLACE_OF["h04"]
    assert thanks_to(state, Unit.WORKER, here, PLACE_OF["h03"]) is Ability.SWIM
    assert thanks_to(state, Unit.WORKER, here, PLACE_OF["h10"]) is Ability.SWIM
    assert thanks_to(state, Unit.WORKER, here, PLACE_OF["h05"]) is None
    found = notes(state, RULES.legal_actions(state), at.own(Unit.WORKER, here), None, TABLE)
    tags = [sprite.art.ability for sprite in found if isinstance(sprite.art, AbilityTagArt)]
    assert tags == [Ability.SWIM, Ability.SWIM]


def test_nothing_is_noted_for_what_does_not_go_to_the_map() -> None:
    """The action token lights sections only."""
    moment = of_kind(due.ChoosingSection)[0]
    assert notes(moment.before, moment.legal, at.token(), None, TABLE) == ()


# What a drop would change ---------------------------------------------------------------------------------


def test_what_is_foreseen_is_what_happens() -> None:
    """The human's view is enough: the same action on it leads to what the human then sees."""
    seen = 0
    for moment in moments():
        if decides(moment.before) and foreseeable(moment.action, moment.before):
            after = RULES.observe(RULES.apply(moment.before, moment.action).state, HUMAN)
            assert after == moment.after, moment.action
            seen += 1
    assert seen > 100


def test_the_score_shows_what_a_drop_would_bring() -> None:
    """Both totals after it, where they differ."""
    for moment in sample(13):
        if not decides(moment.before) or not foreseeable(moment.action, moment.before):
            continue
        shown = PRESENTER.project(moment.before, TABLE, moment.legal)
        if not any(isinstance(sprite.art, ScoreArt) for sprite in shown):
            continue  # the Automa's reasons lie there
        after = RULES.apply(moment.before, moment.action).state
        sheets = [
            sprite.art for sprite in ghosts(moment.before, after, TABLE) if isinstance(sprite.art, ScoreArt)
        ]
        now, then = scores(moment.before).total(HUMAN), scores(after).total(HUMAN)
        assert [sheet.own.after for sheet in sheets if sheet.own.after is not None] == (
            [then] if now != then else []
        )


def test_a_picked_unit_alone_changes_nothing_on_the_map() -> None:
    """Picking is no movement."""
    for moment in of_kind(due.Moving):
        if isinstance(moment.action, act.PickMover):
            after = RULES.apply(moment.before, moment.action).state
            assert ghosts(moment.before, after, TABLE) == ()


# Focus ----------------------------------------------------------------------------------------------------


def test_the_focus_begins_with_what_can_be_done() -> None:
    """The unit on its way first; nothing while the Automa acts."""
    for moment in sample(13):
        first = PRESENTER.subject(moment.before, HUMAN, moment.legal)
        if not decides(moment.before):
            assert first == ()
        elif isinstance(moment.entry, due.Travelling):
            assert first[0] == at.own(moment.entry.unit, moment.entry.place)
