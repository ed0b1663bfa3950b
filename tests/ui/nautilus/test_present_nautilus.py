"""What the board shows and offers is what the rules say and what the viewer may know."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import (
    Action,
    Advance,
    AnchorTarget,
    DeclineSpecial,
    EyeSeen,
    HarpoonGive,
    KeepSpecial,
    MoveCard,
    Place,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.domains import domains_won
from noria_desktop.games.nautilus.events import CardAwarded
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Giving,
    KeepingSpecial,
    Looking,
    Moving,
    Returning,
    UsingSpecial,
    is_hidden,
    known_hand,
)
from noria_desktop.games.nautilus.terms import COLUMNS, Special
from noria_desktop.ui.board.beats import Appear, Beat, Flip, Together
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.places import nearest, spots_at
from noria_desktop.ui.board.selection import Selection
from noria_desktop.ui.nautilus.board import arts, arts_dock
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.ghosts import foreseeable, ghosts, notes
from noria_desktop.ui.nautilus.board.layout import NautilusLayout, layout
from noria_desktop.ui.nautilus.board.present import NautilusPresenter
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.viewpoint import (
    fates,
    other,
    own_special,
    rival_special,
    viewer,
    whereabouts,
)
from tests.ui.nautilus.walks import Moment, moments, placing

PRESENTER = NautilusPresenter()
TABLE = layout(1280, 678)
N = None


def of_kind(*kinds: type) -> list[Moment]:
    """Moments in which the viewer decides such a thing."""
    found = [
        moment for moment in moments() if moment.legal and isinstance(moment.before.table.pending, kinds)
    ]
    assert found
    return found


# The picture ----------------------------------------------------------------------------------------------


def test_every_name_is_drawn_once_and_points_at_one_place() -> None:
    for moment in moments():
        drawn = Counter(sprite.handle for sprite in PRESENTER.project(moment.before, TABLE))
        placed = Counter(spot.handle for spot in PRESENTER.spots(moment.before, TABLE))
        assert max(drawn.values()) == max(placed.values()) == 1


def test_the_viewer_sits_below() -> None:
    """Rules page 2: the viewer's own side is drawn below; columns keep their order."""
    for moment in moments():
        if asked(moment.before) is not None:
            continue  # the stage hides the table
        spots = {spot.handle: spot for spot in PRESENTER.spots(moment.before, TABLE)}
        mine, theirs = (spots[at.space(seat * 5)] for seat in (moment.seat, 1 - moment.seat))
        assert mine.y > TABLE.window.y > theirs.y
        assert mine.x == theirs.x


def test_hidden_cards_show_their_backs() -> None:
    """As many backs as the rival has cards that the viewer does not know, and no face of another."""
    for moment in moments():
        view, rival = moment.before, 1 - moment.seat
        sprites = {sprite.handle: sprite for sprite in PRESENTER.project(view, TABLE)}
        backs = [handle for handle in sprites if handle.kind == "rival_card"]
        looking = isinstance(view.table.pending, Looking) and view.table.pending.seat == moment.seat
        known = known_hand(view, moment.seat)
        assert len(backs) == (0 if looking else len(view.table.hands[rival]) - len(known))
        faces = {int(handle.key) for handle in sprites if handle.kind == "card"}
        secret = set(moment.true.table.hands[rival]) | set(moment.true.deal.pile)
        if looking:
            secret -= set(moment.true.table.hands[rival])
        assert not faces & secret - set(known)
        # What eye and harpoon have shown hangs open until it is laid.
        assert set(known) <= faces


def test_the_picture_depends_on_nothing_hidden() -> None:
    """Another rival's hand, pile and decks give the same picture (rules.md 13)."""
    for moment in moments()[::7]:
        true, rival = moment.true, 1 - moment.seat
        if not true.table.hands[rival]:
            continue
        count = len(true.table.hands[rival])
        drawn = true.deal.pile[:count]
        if len(drawn) != count:
            continue
        mine = true.table.hands[moment.seat]
        hands = (drawn, mine) if rival == HUMAN else (mine, drawn)
        other = evolve(true, table=evolve(true.table, hands=hands))
        view = RULES.observe(other, moment.seat)
        assert PRESENTER.project(view, TABLE) == PRESENTER.project(moment.before, TABLE)


def test_the_hidden_variant_shows_own_rails_only_and_counts_no_domains() -> None:
    """Rules page 12 and N32."""
    hidden = [moment for moment in moments() if is_hidden(moment.before)]
    assert hidden
    for moment in hidden:
        drawn = [sprite.art for sprite in PRESENTER.project(moment.before, TABLE)]
        races = [art for art in drawn if isinstance(art, arts_dock.RaceArt)]
        assert all(art.rival is None and art.winner is None for art in races)
        assert all(art.blot is not arts_dock.Blot.RIVAL for art in races)
        assert not any(art.counted for art in drawn if isinstance(art, arts.PlateArt))
        assert not any(isinstance(art, arts.SealArt) for art in drawn)


# What is known --------------------------------------------------------------------------------------------


def test_the_tracker_counts_what_nobody_has_shown() -> None:
    """Unseen divers are those in the rival's hand or the pile, but for what the viewer has learned."""
    for moment in moments():
        view, rival = moment.before, 1 - moment.seat
        if not view.deal.row or not any(view.deal.row):
            continue
        cells = whereabouts(view)
        unseen = cells.count(arts_dock.Whereabouts.UNSEEN)
        known = cells.count(arts_dock.Whereabouts.RIVAL) + cells.count(arts_dock.Whereabouts.PILE)
        pending = view.table.pending
        abroad = 2 if isinstance(pending, Returning) and pending.seat == rival else 0
        assert unseen + known == len(view.table.hands[rival]) + len(view.deal.pile) + abroad


def test_the_heading_of_the_tracker_counts_the_divers_not_seen_and_no_others() -> None:
    """Seen before: "Divers not seen yet: 5 in the rival's hand", when the eye had shown all five."""
    learned = 0
    for moment in moments():
        view = moment.before
        cells = whereabouts(view)
        (heading,) = (
            sprite.art
            for sprite in PRESENTER.project(view, TABLE)
            if isinstance(sprite.art, arts_dock.HeadingArt) and sprite.art.words is arts_dock.Words.UNSEEN
        )
        assert heading.first + heading.second == cells.count(arts_dock.Whereabouts.UNSEEN)
        assert min(heading.first, heading.second) >= 0
        rival = len(view.table.hands[1 - moment.seat])
        known = cells.count(arts_dock.Whereabouts.RIVAL)
        if known and not isinstance(view.table.pending, Returning):
            learned += 1
            assert heading.first == rival - known
    assert learned > 20


def test_specials_of_a_round_are_told_apart_as_far_as_they_are_known() -> None:
    """What the viewer takes for its own or the rival's special really is that, whenever it names one."""
    given: dict[tuple[int, int], dict[int, Special]] = {}
    for moment in moments():
        held = moment.true.table.specials
        key = (id(moment.true.match.options), moment.true.match.round)
        for seat in (0, 1):
            special = held[seat][0] if held[seat] else None
            if special is not None:
                given.setdefault(key, {})[seat] = special
        if isinstance(moment.true.table.pending, KeepingSpecial) or key not in given:
            continue
        if not any(moment.true.deal.row):
            continue
        mine, theirs = own_special(moment.before), rival_special(moment.before)
        truth = given[key]
        assert mine is None or mine is truth[moment.seat]
        assert theirs is None or theirs is truth[1 - moment.seat]
        assert mine is truth[moment.seat] or not moment.true.deal.used


def test_fates_name_no_special_that_was_not_seen() -> None:
    for moment in moments():
        known = moment.before.deal.knowledge[moment.seat]
        assert known is not None
        for special, fate in zip(Special, fates(moment.before), strict=True):
            seen = special in known.specials or special in moment.before.deal.used
            assert (fate is arts_dock.Fate.LEFT) is not seen, (special, fate)


def test_the_viewer_is_read_off_the_view() -> None:
    assert {viewer(moment.before) for moment in moments() if moment.seat == BOT} == {BOT}
    assert {viewer(moment.before) for moment in moments() if moment.seat == HUMAN} == {HUMAN}


# Gestures -------------------------------------------------------------------------------------------------


def test_every_legal_action_is_offered_and_nothing_else() -> None:
    for moment in moments():
        found = {a for g in PRESENTER.gestures(moment.before, moment.legal) for a in g.actions}
        found |= {a for c in PRESENTER.commands(moment.before, moment.legal) for a in c.actions}
        assert found == set(moment.legal)


def test_the_rivals_choices_are_not_offered_to_the_viewer() -> None:
    """A page may ask with the legal actions of the one who decides; buttons would tell of a secret (N34)."""
    asked = [m for m in moments() if isinstance(m.true.table.pending, UsingSpecial) and not m.legal]
    for moment in asked:
        legal = RULES.legal_actions(moment.true)
        assert PRESENTER.commands(moment.before, legal) == ()
        assert PRESENTER.gestures(moment.before, legal) == ()


@pytest.mark.parametrize("size", [(1280, 678), (1616, 958), (1024, 578)])
def test_everything_offered_can_be_pressed_and_aimed_at(size: tuple[int, int]) -> None:
    """No place hides another (ux.md 4.3)."""
    table = layout(*size)
    hit = 24 / table.scale
    chosen: dict[str, list[Moment]] = {}
    for moment in moments():
        if moment.legal:
            chosen.setdefault(type(moment.before.table.pending).__name__, []).append(moment)
    for moment in (m for kind in chosen.values() for m in kind[:: max(1, len(kind) // 8)]):
        spots = PRESENTER.spots(moment.before, table)
        place = {spot.handle: spot for spot in spots}
        known = GestureTable(PRESENTER.gestures(moment.before, moment.legal))
        sources = set(known.sources())
        selection: Selection[Action] = Selection()
        selection.renew(known, spots)
        for source in known.sources():
            at_x, at_y = place[source].x, place[source].y
            under = [spot.handle for spot in spots_at(spots, at_x, at_y, hit) if spot.handle in sources]
            assert under[0] == source
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


def test_a_card_can_take_the_anchor_along_or_follow_it() -> None:
    """Rules page 6.3: the anchor is announced before the diver is laid."""
    view = placing((N,) * 10, (3, 6), Special.ANCHOR)
    legal = RULES.legal_actions(view)
    found = GestureTable(PRESENTER.gestures(view, legal))
    (plain,) = found.options(at.card(3), at.space(7))
    (corner,) = found.options(at.card(3), at.anchored_space(7))
    assert plain.actions == (Place(3, 7),)
    assert corner.actions == (Place(3, 7, True),)
    anchor_first = found.options(at.special(Special.ANCHOR), at.space(7))
    assert [option.actions for option in anchor_first] == [(Place(3, 7, True),), (Place(6, 7, True),)]


def test_own_row_comes_first_for_both_seats() -> None:
    """Keyboard: the first lit place lies before the player."""
    for moment in moments():
        targets = [
            gesture.target
            for gesture in PRESENTER.gestures(moment.before, moment.legal)
            if gesture.target.kind == "space" and isinstance(gesture.actions[0], Place)
        ]
        if targets:
            sides = [int(handle.key) // 5 for handle in dict.fromkeys(targets)]
            assert sides == sorted(sides, key=lambda side: side != moment.seat)


def test_questions_stand_on_the_stage() -> None:
    """Keep or give, use or not, submarine, harpoon, eye: the cards in question large, each a place to press."""
    for moment in of_kind(KeepingSpecial, UsingSpecial, Returning, Giving, Looking):
        sprites = PRESENTER.project(moment.before, TABLE)
        assert any(isinstance(sprite.art, arts_dock.StageArt) for sprite in sprites)
        staged = [spot for spot in PRESENTER.spots(moment.before, TABLE) if spot.zone == "stage"]
        assert staged
        sources = GestureTable(PRESENTER.gestures(moment.before, moment.legal)).sources()
        assert all(spot.handle in sources for spot in staged)


# Ghosts and notes -----------------------------------------------------------------------------------------


def ghosts_of(
    spaces: tuple[int | None, ...], hand: tuple[int, ...], action: Place, table: NautilusLayout = TABLE
) -> dict[str, object]:
    """Arts of the ghosts of a placement, by name."""
    view = RULES.observe(placing(spaces, hand), HUMAN)
    after = RULES.apply(view, action).state
    return {str(ghost.handle): ghost.art for ghost in ghosts(view, after, table)}


def test_a_forced_move_is_foreseen() -> None:
    """nautilus.md, the position: the 6 laid before Engineering pushes the 11 across; the 13 faces a full place."""
    found = ghosts_of((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12), Place(6, 3))
    assert found["mark_laid:3"] == arts.DiverArt(6, TABLE.card_width, pale=True)
    assert found["mark_pushed"] == arts.DiverArt(11, TABLE.card_width, pale=True)
    tabs = {name: art for name, art in found.items() if isinstance(art, arts.LeanArt)}
    assert set(tabs) == {"lean:2", "lean:3"}
    away, home = tabs["lean:2"], tabs["lean:3"]
    assert isinstance(away, arts.LeanArt)
    assert isinstance(home, arts.LeanArt)
    assert (away.own, away.faced) == (False, False)  # the 11 now lies alone before the rival
    assert (home.own, home.faced) == (True, True)  # 6 beats 4
    assert any(isinstance(art, arts_dock.RaceArt) for art in found.values())


def test_a_choice_of_moves_is_only_ringed() -> None:
    """The 9 may send the 13 or the 11 across: both are ringed, neither is shown elsewhere."""
    found = ghosts_of((13, N, 11, N, N, N, N, N, 4, N), (9, 12), Place(9, 3))
    assert {name for name in found if name.startswith("mark_may_move")} == {
        "mark_may_move:0",
        "mark_may_move:2",
    }
    assert "mark_pushed" not in found


def test_lit_places_tell_which_cards_would_move() -> None:
    """With the 6 in hand: before the viewer the 11 could cross, before the rival the 4; not on the aimed place."""
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12))
    legal = RULES.legal_actions(view)
    said = {
        str(note.handle): note.art.cards
        for note in notes(view, legal, at.card(6), at.space(1), TABLE)
        if isinstance(note.art, arts.NoteArt)
    }
    # Places 3, 4 lie on the own side; 6, 7 (the goal of the 11 would be 7: its ghost lies there) and 9 on the rival's.
    assert said == {
        "mark_note:3": (11,),
        "mark_note:4": (11,),
        "mark_note:6": (4,),
        "mark_note:9": (4,),
    }
    assert notes(view, legal, at.card(3), None, TABLE) == ()


def test_only_what_lies_open_is_foreseen() -> None:
    """Dropping a special on the pile or the rival's hand promises nothing: hidden cards decide."""
    foreseen, left_open = set[type](), set[type]()
    for moment in moments():
        for action in moment.legal[:3]:
            if foreseeable(action, moment.before):
                after = RULES.apply(moment.before, action).state
                ghosts(moment.before, after, TABLE)
                foreseen.add(type(action))
            else:
                left_open.add(type(action))
    assert foreseen == {Place, AnchorTarget, MoveCard}
    assert left_open == {
        KeepSpecial,
        UseSpecial,
        DeclineSpecial,
        SubmarineReturn,
        HarpoonGive,
        EyeSeen,
        Advance,
    }


# Movement -------------------------------------------------------------------------------------------------


def parts(beats: tuple[Beat, ...]) -> list[Beat]:
    """Single movements."""
    return [part for beat in beats for part in (beat.beats if isinstance(beat, Together) else (beat,))]


def test_movements_concern_things_that_are_or_will_be_there() -> None:
    moved = Counter[str]()
    for moment in moments():
        there = {sprite.handle for sprite in PRESENTER.project(moment.before, TABLE)}
        there |= {sprite.handle for sprite in PRESENTER.project(moment.after, TABLE)}
        there |= {spot.handle for spot in PRESENTER.spots(moment.before, TABLE)}
        for event in moment.events:
            beats = PRESENTER.beats(event, moment.before, moment.after, TABLE)
            moved[type(event).__name__] += len(beats)
            for part in parts(beats):
                handle = getattr(part, "handle", None)
                assert handle is None or handle in there, (event, handle)
    for name in ("CardPlaced", "CardMoved", "CardAwarded", "TableCleared", "DiversDealt", "SpecialGiven"):
        assert moved[name]


def test_movements_show_no_face_that_is_hidden() -> None:
    """A rival's submarine, a kept special, a decline: nothing turns over that the viewer may not see."""
    for moment in moments():
        rival = 1 - moment.seat
        hand = set(moment.true.table.hands[rival])
        for event in moment.events:
            for part in parts(PRESENTER.beats(event, moment.before, moment.after, TABLE)):
                art = getattr(part, "art", None)
                if isinstance(art, arts.DiverArt):
                    public = set(moment.after.table.spaces) | set(moment.after.table.hands[moment.seat])
                    assert art.card in public or art.card not in hand


def test_the_first_thing_to_look_at_can_be_done() -> None:
    for moment in moments():
        if not moment.legal:
            continue
        sources = GestureTable(PRESENTER.gestures(moment.before, moment.legal)).sources()
        subject = PRESENTER.subject(moment.before, moment.seat)
        if sources:
            assert any(handle in sources for handle in subject), moment.before.table.pending


def test_cards_that_an_arrow_can_move_are_ringed() -> None:
    for moment in of_kind(Moving):
        drawn = {s.handle for s in PRESENTER.project(moment.before, TABLE) if isinstance(s.art, arts.RingArt)}
        origins = {action.origin for action in moment.legal if hasattr(action, "origin")}
        assert drawn == {at.mark("movable", str(origin)) for origin in origins}


def test_the_panel_of_a_rounds_end_comes_with_its_first_column_and_counts_along() -> None:
    """Before: the columns' cards lay over the plate of the player until the panel came with the last of them."""
    met = 0
    for moment in moments():
        awarded = [event for event in moment.events if isinstance(event, CardAwarded)]
        if len(awarded) != COLUMNS:
            continue
        shown: list[tuple[int, int]] = []
        for number, event in enumerate(awarded):
            first = PRESENTER.beats(event, moment.before, moment.after, TABLE)[0]
            assert isinstance(first, Together)
            come = [
                beat for beat in first.beats if isinstance(beat, Appear) and beat.handle == at.round_end()
            ]
            assert len(come) == (number == 0)
            panels = [
                beat.art
                for beat in first.beats
                if isinstance(beat, Flip) and isinstance(beat.art, arts.RoundArt)
            ]
            shown += [(art.own, art.theirs) for art in panels]
            me, settled = viewer(moment.before), moment.before.match.settled
            if not is_hidden(moment.before):
                won = domains_won(settled, me), domains_won(settled, other(me))
                assert all(art.domains == won for art in panels), "what is decided is told at the end"
        assert [own + theirs for own, theirs in shown] == [1, 2, 3, 4, 5]
        met += 1
    assert met
