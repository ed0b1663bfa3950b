"""What the table of the night sky shows and offers is what the rules say and what the viewer may know."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.actions import (
    Action,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    PlaceBranch,
    PlaceCircle,
    SpendQuartz,
)
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Keeping, Placing, PlacingFeature, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Branch, Kind, Player, Tile
from noria_desktop.ui.board.beats import Beat, Flip, Together
from noria_desktop.ui.board.gestures import GestureTable, Turned
from noria_desktop.ui.board.places import nearest, spots_at
from noria_desktop.ui.board.selection import Selection
from noria_desktop.ui.solani.board import arts, arts_docks
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.gestures import happens_in_the_centre
from noria_desktop.ui.solani.board.ghosts import foreseeable, ghosts, notes
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.board.viewpoint import decider, viewer
from tests.ui.solani.walks import GAMES, Moment, drafting, moments, placing, sample

PRESENTER = SolaniPresenter()
TABLE = layout(1280, 678)
SIZES = ((1280, 678), (1616, 958), (1024, 578))


def of_kind(kind: type) -> list[Moment]:
    """Moments in which somebody at the screen decides such a thing."""
    found = [moment for moment in moments() if moment.legal and isinstance(moment.before.pending, kind)]
    assert found
    return found


def turned_over(pile: Pile[Tile]) -> Pile[Tile]:
    """The same cards in another order."""
    return Pile(tuple(reversed(pile.cards)))


# The picture ----------------------------------------------------------------------------------------------


def test_every_name_is_drawn_once_and_points_at_one_place() -> None:
    """Whoever's sky is in the centre."""
    for moment in sample():
        view = moment.before
        for looked_at in (None, *range(len(view.skies))):
            presenter = SolaniPresenter(None if looked_at is None else Seat(looked_at))
            drawn = Counter(sprite.handle for sprite in presenter.project(view, TABLE))
            placed = Counter(spot.handle for spot in presenter.spots(view, TABLE))
            assert max(drawn.values()) == max(placed.values()) == 1, (
                drawn.most_common(1),
                placed.most_common(1),
            )


def test_the_person_who_acts_has_the_own_sky_in_the_centre() -> None:
    """Programs never turn the view away; of several people the one who decides looks at the own sky."""
    for moment in moments():
        view = moment.before
        seat, people = decider(view), view.options.players.count(Player.HUMAN)
        if seat is not None and view.options.players[seat] is Player.HUMAN:
            assert viewer(view) == seat
        elif people == 1:
            assert viewer(view) == 0
        else:
            assert view.options.players[viewer(view)] is Player.HUMAN


def test_between_two_people_the_view_stays_until_the_next_one_acts() -> None:
    """A program that moves after a person does not show another person's sky before that one's turn."""
    for earlier, later in zip(moments(), moments()[1:], strict=False):
        if earlier.before.options != later.before.options or not earlier.legal or later.legal:
            continue
        if decider(later.before) is not None and later.before.round == earlier.before.round:
            assert viewer(later.before) == viewer(earlier.before)


def test_the_picture_depends_on_nothing_hidden() -> None:
    """Another order of decks, reserve and undealt planets, and other luck, give the same picture (ruling 29)."""
    for moment in sample(11):
        true = moment.true
        supply = true.supply
        other = evolve(
            true,
            rng=Rng(1234, true.rng.counter),
            supply=evolve(
                supply,
                reserve=turned_over(supply.reserve),
                decks=(turned_over(supply.decks[0]), turned_over(supply.decks[1])),
            ),
        )
        view = RULES.observe(other, moment.seat)
        assert PRESENTER.project(view, TABLE) == PRESENTER.project(moment.before, TABLE)


def test_cards_drawn_are_seen_by_who_drew_them_only() -> None:
    """Ruling 13."""
    for moment in moments():
        pending = moment.true.pending
        if not isinstance(pending, Keeping):
            continue
        for seat, player in enumerate(moment.true.options.players):
            view = RULES.observe(moment.true, Seat(seat))
            names = {sprite.handle for sprite in PRESENTER.project(view, TABLE)}
            shown = seat == pending.seat and player is Player.HUMAN
            for feature in pending.drawn:
                assert feature is not None
                assert (at.feature(feature) in names) is shown


def test_counters_show_the_tally() -> None:
    """A counter per circle that wants nodes or loses by them, with the nodes that touch it."""
    for moment in sample(7):
        view = moment.before
        seat = viewer(view)
        found = tally(view.skies[seat])
        drawn = {sprite.handle: sprite.art for sprite in PRESENTER.project(view, TABLE)}
        for space, nodes in enumerate(found.nodes):
            counter = drawn.get(at.counter(seat, space))
            if found.wanted[space] or (nodes and not found.wanted[space]):
                assert isinstance(counter, arts.CounterArt)
                assert counter.nodes == nodes
                assert (counter.light is arts.Light.SCORES) is (nodes in found.wanted[space])
            else:
                assert counter is None


def test_the_score_sheet_is_that_of_the_rules() -> None:
    for moment in sample(9):
        sheet = RULES.scores(moment.before)
        (art,) = (
            sprite.art
            for sprite in PRESENTER.project(moment.before, TABLE)
            if isinstance(sprite.art, arts_docks.ScoreArt)
        )
        assert art.columns[0].seat == viewer(moment.before)
        for column in art.columns:
            assert column.total == sheet.total(column.seat) == sum(v or 0 for v in column.values)


# Gestures -------------------------------------------------------------------------------------------------


def test_every_legal_action_is_offered_and_nothing_else() -> None:
    for moment in moments():
        found = {a for g in PRESENTER.gestures(moment.before, moment.legal) for a in g.actions}
        found |= {a for c in PRESENTER.commands(moment.before, moment.legal) for a in c.actions}
        assert found == set(moment.legal)


def test_nothing_is_laid_while_another_sky_is_looked_at() -> None:
    """Drafting and winning go on, to the small own sky; tiles and cards drawn wait until it is back."""
    checked = 0
    for moment in moments():
        if not moment.legal or len(moment.before.skies) < 2:
            continue
        looking = PRESENTER.looking_at(Seat((moment.seat + 1) % len(moment.before.skies)))
        offered = looking.gestures(moment.before, moment.legal)
        places = {spot.handle for spot in looking.spots(moment.before, TABLE)}
        assert {handle for g in offered for handle in (g.source, g.target)} <= places
        actions = {action for gesture in offered for action in gesture.actions}
        assert actions == {action for action in moment.legal if not happens_in_the_centre(action)}
        for gesture in offered:
            if gesture.target not in (gesture.source, at.sky(moment.seat)):
                assert gesture.target.kind == "station"
            checked += 1
    assert checked


def test_programs_and_coyote_offer_only_the_next_beat() -> None:
    """A page may ask with the legal actions of whoever decides."""
    for moment in sample(3):
        turn = RULES.turn(moment.true)
        if moment.legal or turn.seat is None:
            continue
        legal = RULES.legal_actions(moment.true)
        assert PRESENTER.gestures(moment.before, legal) == ()
        commands = PRESENTER.commands(moment.before, legal)
        assert any(command.actions for command in commands) is turn.automatic
        assert all(command.waits for command in commands if not command.actions)


@pytest.mark.parametrize("size", SIZES)
def test_everything_offered_can_be_pressed_and_aimed_at(size: tuple[int, int]) -> None:
    """No place hides another (ux.md 4.3)."""
    table = layout(*size)
    hit = 24 / table.scale
    chosen: dict[tuple[str, int], list[Moment]] = {}
    for moment in moments():
        if moment.legal:
            key = (type(moment.before.pending).__name__, len(moment.before.skies))
            chosen.setdefault(key, []).append(moment)
    for moment in (m for kind in chosen.values() for m in kind[:: len(kind) // 2 + 1]):
        spots = PRESENTER.spots(moment.before, table)
        place = {spot.handle: spot for spot in spots}
        known = GestureTable(PRESENTER.gestures(moment.before, moment.legal))
        sources = set(known.sources())
        selection: Selection[Action] = Selection()
        selection.renew(known, spots)
        for source in known.sources():
            x, y = place[source].x, place[source].y
            under = [spot.handle for spot in spots_at(spots, x, y, hit) if spot.handle in sources]
            assert under[0] == source, (source, under)
            if known.is_press(source):
                continue
            assert selection.pick(source)
            for target in selection.targets():
                goal = place[target]
                over = next(
                    s.handle for s in spots_at(spots, goal.x, goal.y, hit) if s.handle in selection.targets()
                )
                selection.point(over)
                lit = [spot for spot in spots if spot.handle in selection.lit()]
                found = nearest(lit, goal.x, goal.y, hit)
                assert found is not None
                assert found.handle == target, (source, target)


@pytest.mark.parametrize("size", SIZES)
def test_every_place_to_look_at_can_be_pressed(size: tuple[int, int]) -> None:
    table = layout(*size)
    for moment in sample(40):
        view = moment.before
        for looked_at in (None, *range(len(view.skies))):
            presenter = SolaniPresenter(None if looked_at is None else Seat(looked_at))
            looks, spots = presenter.looks(view), presenter.spots(view, table)
            for handle in looks:
                spot = next(spot for spot in spots if spot.handle == handle)
                assert spots_at(spots, spot.x, spot.y, 24 / table.scale)[0].handle == handle


def test_other_skies_lead_there_and_home() -> None:
    """Three thumbnails among four; from another sky the own one is a thumbnail, and the plaque leads home."""
    moment = next(m for m in moments() if len(m.before.skies) == 4)
    looks = PRESENTER.looks(moment.before)
    assert [str(handle) for handle in looks] == ["sky:1", "sky:2", "sky:3"]
    there = PRESENTER.looking_at(looks[at.sky(Seat(2))].thing)
    assert there.centre(moment.before) == 2
    back = there.looks(moment.before)
    # What leads to the sky looked at leads home when it is pressed again.
    assert back[at.home()].thing == 2
    assert there.looking_at(back[at.sky(Seat(0))].thing).centre(moment.before) == 0
    assert PRESENTER.looks(next(m for m in moments() if m.before.coyote is not None).before) == {}


def test_a_branch_tile_is_turned_clockwise_in_hand() -> None:
    """2.3: v2 lies at 3, 6, 12, 9; l2 looks the same after two quarters, x4 always."""

    def turns(branch: Branch) -> dict[int, tuple[int, ...]]:
        view = placing({}, {}, branch, Tile.C2)
        found = PRESENTER.gestures(view, RULES.legal_actions(view))
        space = min(int(g.target.key) for g in found)
        laid = {
            a.mask: g.turns
            for g in found
            for a in g.actions
            if isinstance(a, PlaceBranch) and a.space == space
        }
        return dict(sorted(laid.items()))

    assert turns(Branch.V2) == {3: (0,), 6: (1,), 9: (3,), 12: (2,)}
    assert turns(Branch.L2) == {5: (0, 2), 10: (1, 3)}
    assert turns(Branch.X4) == {15: ()}


def test_the_tile_in_hand_is_drawn_as_it_is_turned() -> None:
    view = placing({}, {}, Branch.L2, Tile.C2)
    sprite = next(s for s in PRESENTER.project(view, TABLE) if s.handle == at.held(Kind.BRANCH))
    masks = [art.mask for art in sprite.turned if isinstance(art, arts.BranchArt)]
    assert masks == [5, 10, 5, 10]


def test_a_cluster_goes_to_its_holding_space_or_to_a_planet_in_reach() -> None:
    """4.2: a trade is a drag onto the planet; a white star cannot be traded."""
    view = drafting((Tile.C2, Tile.W21, Tile.C4), (Branch.X4, Branch.I1, Branch.V2))
    legal = RULES.legal_actions(view)
    table = GestureTable(PRESENTER.gestures(view, legal))
    lying = [index for index, planet in enumerate(view.supply.track) if planet is not None]
    west = at.station(lying[0])
    assert table.options(at.cluster(0), west)[0].actions == (DraftCluster(0, lying[0]),)
    assert table.targets(at.cluster(1)) == (at.held(Kind.CIRCLE), at.cluster(1))
    middle = [at.station(index) for index in (5, 6)]
    assert list(table.targets(at.cluster(2)))[2:] == middle


# Ghosts and notes -----------------------------------------------------------------------------------------


def drop(view: State, action: Action) -> dict[str, object]:
    """Arts of the ghosts of a placement, by name."""
    after = RULES.apply(view, action).state
    return {str(ghost.handle): ghost.art for ghost in ghosts(view, after, TABLE)}


def test_a_branch_over_a_gap_shows_what_it_brings() -> None:
    """First Woman's star (1,1) wants 3; two nodes are there, the third comes from gap (1,1): +3, one node loose.

    Gap (0,0) points SE at it and NW at the corner, gap (0,1) points SW at it. A bent tile at (1,1) turned to
    NW and NE reaches (1,1) and the empty (1,2).
    """
    view = placing({0: 5, 1: 8}, {}, Branch.V2, Tile.C2, dark=(4, 30, 35, 29))
    found = drop(view, PlaceBranch(6, 3))
    delta = found["mark_delta:7"]
    assert isinstance(delta, arts.DeltaArt)
    assert delta.points == 3
    loose = found["mark_delta:8"]
    assert isinstance(loose, arts.DeltaArt)
    assert loose.points == -1
    counter = found["counter:0.7"]
    assert isinstance(counter, arts.CounterArt)
    assert (counter.nodes, counter.light, counter.changed) == (3, arts.Light.SCORES, True)
    laid = found["laid:0.6"]
    assert isinstance(laid, arts.BranchArt)
    assert laid.pale
    assert laid.lights[0] is arts.Light.SCORES
    assert laid.lights[1] is arts.Light.LOOSE
    # The tiles that were there shine in gold now as well.
    other = found["laid:0.1"]
    assert isinstance(other, arts.BranchArt)
    assert other.lights[3] is arts.Light.SCORES
    sheet = found["scenery_sheet"]
    assert isinstance(sheet, arts_docks.ScoreArt)
    mine = sheet.columns[0]
    assert mine.total_after == mine.total + RULES.scores(RULES.apply(view, PlaceBranch(6, 3)).state).total(
        0
    ) - RULES.scores(view).total(0)


def test_the_last_side_of_a_dark_sky_token_promises_a_feature() -> None:
    """4.3: a corner token has one side; the pick is promised before the second tile is laid."""
    view = placing({}, {1: Tile.C2}, Branch.I1, Tile.C3, dark=(0, 30, 35, 29))
    found = drop(view, PlaceBranch(0, 4))
    pick = found["mark_pick:0"]
    assert isinstance(pick, arts.PickArt)
    assert pick.count == 1
    dark = found["tile:0.0"]
    assert isinstance(dark, arts.DarkArt)
    assert dark.sides == (arts.Side.NONE, arts.Side.NONE, arts.Side.FORESEEN, arts.Side.NONE)


def test_a_circle_over_a_space_takes_up_its_loose_nodes() -> None:
    """5.4: two nodes hung loose there; a cluster of two scores 2, so the circle gains 4."""
    view = placing({6: 4, 7: 8}, {}, None, Tile.C2, dark=(4, 30, 35, 29))
    found = drop(view, PlaceCircle(14))
    delta = found["mark_delta:14"]
    assert isinstance(delta, arts.DeltaArt)
    assert delta.points == 4
    laid = found["tile:0.14"]
    assert isinstance(laid, arts.ClusterArt)
    assert laid.pale
    assert laid.light is arts.Light.SCORES


def test_a_tile_aimed_at_the_tray_is_seen_there() -> None:
    """A trade shows the planet on the tray and pale on its track."""
    view = drafting((Tile.C2, Tile.W21, Tile.C4), (Branch.X4, Branch.I1, Branch.V2))
    planet = view.supply.track[6]
    assert planet is not None
    found = drop(view, DraftCluster(2, 6))
    assert set(found) == {"mark_held", "planet:6"}
    assert found["mark_held"] == arts.PlanetArt(planet, TABLE.radius, glow=False)
    taken = drop(view, DraftCluster(1))["mark_held"]
    assert isinstance(taken, arts.ClusterArt)
    assert taken.tile is Tile.W21
    shape = drop(view, DraftBranch(2))["mark_held"]
    assert isinstance(shape, arts.BranchArt)
    assert shape.mask == 3


def test_threads_lead_from_the_anchor_to_planets_in_reach() -> None:
    view = drafting((Tile.C2, Tile.W21, Tile.C4), (Branch.X4, Branch.I1, Branch.V2))
    legal = RULES.legal_actions(view)
    found = notes(view, legal, at.cluster(2), at.station(6), TABLE)
    assert [str(note.handle) for note in found] == ["mark_thread:5", "mark_thread:6"]
    assert [note.art.aimed for note in found if isinstance(note.art, arts_docks.ThreadArt)] == [False, True]
    assert notes(view, legal, at.cluster(1), None, TABLE) == ()


def test_the_dial_tells_what_each_turn_brings() -> None:
    """As in the drop above: bent to NW and NE +3 - 1 and the clusters' bonus; every turn as the rules count it."""
    view = placing({0: 5, 1: 8}, {}, Branch.V2, Tile.C2, dark=(4, 30, 35, 29))
    options = tuple(g for g in PRESENTER.gestures(view, RULES.legal_actions(view)) if g.target == at.gap(6))
    found = PRESENTER.dial(view, Turned(at.held(Kind.BRANCH), 1, at.gap(6), options, 1), TABLE)
    (sprite,) = found.sprites
    assert isinstance(sprite.art, arts.DialArt)
    assert sprite.art.chosen == 1
    now = RULES.scores(view).total(0)
    for turn, mask in zip(sprite.art.turns, (3, 6, 12, 9), strict=True):
        assert turn.mask == mask
        assert turn.change == RULES.scores(RULES.apply(view, PlaceBranch(6, mask)).state).total(0) - now
    assert [face.turn for face in found.faces] == [0, 1, 2, 3]
    assert PRESENTER.dial(view, Turned(at.held(Kind.BRANCH), 0), TABLE).sprites == ()


def test_only_what_lies_open_is_foreseen() -> None:
    """Drawing from a deck promises nothing; everything else can be tried on the viewer's own view."""
    for moment in sample(3):
        for action in moment.legal[:3]:
            if foreseeable(action, moment.before):
                after = RULES.apply(moment.before, action).state
                ghosts(moment.before, after, TABLE)
            else:
                assert isinstance(action, DrawFeatures | SpendQuartz)


# Movement -------------------------------------------------------------------------------------------------


def parts(beats: tuple[Beat, ...]) -> list[Beat]:
    """Single movements."""
    return [part for beat in beats for part in (beat.beats if isinstance(beat, Together) else (beat,))]


def test_every_event_moves_things_that_are_or_will_be_there() -> None:
    seen, moved = set(), Counter[str]()
    for moment in moments():
        if len(moment.before.skies) not in (1, 3):
            continue
        there = {sprite.handle for sprite in PRESENTER.project(moment.before, TABLE)}
        there |= {sprite.handle for sprite in PRESENTER.project(moment.after, TABLE)}
        there |= {spot.handle for spot in PRESENTER.spots(moment.before, TABLE)}
        there |= {spot.handle for spot in PRESENTER.spots(moment.after, TABLE)}
        for event in moment.events:
            beats = PRESENTER.beats(event, moment.before, moment.after, TABLE)
            seen.add(type(event).__name__)
            moved[type(event).__name__] += len(beats)
            for part in parts(beats):
                handle = getattr(part, "handle", None)
                assert handle is None or handle in there, (event, handle)
    assert all(moved[name] for name in seen), {name for name in seen if not moved[name]}
    assert {"FeaturesDrawn", "FeatureKept", "CoyoteDecided", "PlanetTraded", "DarkSkySurrounded"} <= seen


def test_a_branch_flies_as_it_will_lie() -> None:
    """Turned in hand by two quarters: the mask 12, and never the printed one, is seen on its way."""
    view = placing({}, {}, Branch.V2, Tile.C2)
    step = RULES.apply(view, PlaceBranch(6, 12))
    (placed,) = step.events
    beats = PRESENTER.beats(placed, view, step.state, TABLE)
    assert isinstance(beats[0], Together)
    (art,) = (part.art for part in beats[0].beats if isinstance(part, Flip))
    assert isinstance(art, arts.BranchArt)
    assert art.mask == 12


def test_the_first_thing_to_look_at_can_be_done() -> None:
    for moment in moments():
        if not moment.legal:
            continue
        sources = GestureTable(PRESENTER.gestures(moment.before, moment.legal)).sources()
        subject = PRESENTER.subject(moment.before, moment.seat)
        if sources:
            assert any(handle in sources for handle in subject), moment.before.pending


def test_a_feature_just_won_lies_in_the_holding_space() -> None:
    """It is laid like a cluster; until then its card already lies with its owner."""
    for moment in of_kind(PlacingFeature):
        drawn = {sprite.handle: sprite for sprite in PRESENTER.project(moment.before, TABLE)}
        assert isinstance(drawn[at.held(Kind.CIRCLE)].art, arts.FeatureArt)
        pending = moment.before.pending
        assert isinstance(pending, PlacingFeature)
        assert at.feature(pending.feature) in drawn


def test_games_were_walked_with_one_to_four_skies() -> None:
    assert {len(options.players) for _, options in GAMES} == {1, 2, 3, 4}
    assert of_kind(Placing)


def test_what_carries_words_is_held_as_large_as_it_lies() -> None:
    """A feature card in hand can be read on its way; pictures without an own one for the hand shrink to a token."""
    seen = set()
    for moment in sample():
        for sprite in PRESENTER.project(moment.before, TABLE):
            if sprite.carries is not None and isinstance(sprite.art, arts_docks.CardArt | arts_docks.DeckArt):
                assert isinstance(sprite.held, type(sprite.art))
                assert (sprite.held.width, sprite.held.height) == (sprite.art.width, sprite.art.height)
                seen.add(type(sprite.art))
    assert seen == {arts_docks.CardArt, arts_docks.DeckArt}
