"""What the bot did last: the told line and the marks are made from the record of its turn (table.md 2 and 4)."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import BotTurn, Finished, Naming, State
from noria_desktop.games.noria.terms import Letter, Side, Track
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.arts import BeadArt, RouteArt, TraceArt
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.traces import MOST
from noria_desktop.ui.noria.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.noria.paint.table import PICTURES
from noria_desktop.ui.noria.words.forecast import forecast_rows, outcome
from tests.bots.noria.test_noria_look_ahead import options
from tests.games.noria.positions import a_state

TABLE = layout(1280, 678)
Turn = tuple[tuple[StoryStep, ...], State]


@cache
def turns() -> tuple[Turn, ...]:
    """The bot's turns of two games, each with the position after it."""
    found: list[Turn] = []
    for bot in (1, 3):
        state, policy, steps = RULES.setup(options(bot), 7).state, resolute(LookAhead()), []
        while not isinstance(state.pending, Finished):
            legal = RULES.legal_actions(state)
            automatic = RULES.turn(state).automatic
            action = legal[0] if automatic else policy.choose(state, legal, Rng(1))[0].action
            step = RULES.apply_unchecked(state, action)
            if isinstance(state.pending, BotTurn):
                steps.append(StoryStep(0, state, step.events, step.state))
                if not isinstance(step.state.pending, BotTurn):
                    found.append((tuple(steps), step.state))
                    steps = []
            state = step.state
    return tuple(found)


def acting(steps: tuple[StoryStep, ...]) -> list[StoryStep]:
    return [step for step in steps if any(isinstance(event, ev.LetterActs) for event in step.events)]


def test_a_part_for_every_use_of_a_letter() -> None:
    idle = 0
    for steps, view in turns():
        told = GAME_UI.told(steps, view)
        assert told is not None
        assert told.side == 1
        uses = acting(steps)
        idle += not uses
        assert len(told.parts) == max(1, len(uses))
    assert idle


def test_a_part_names_what_happened_and_what_decided() -> None:
    """Seed 7, round 6 of table-last-noria: E and F."""
    said = [GAME_UI.told(steps, view) for steps, view in turns()]
    whole = [part for told in said if told is not None for part in told.parts]
    assert "Follow: Refinement 1 → 2, where you stand highest" in whole
    assert "Enhance: Letter A is upgraded, of those entering next the highest" in whole
    assert "No letter enters: the bot does nothing" in whole


def test_the_effect_is_the_change_of_the_points() -> None:
    seen = 0
    for steps, view in turns():
        told = GAME_UI.told(steps, view)
        assert told is not None
        before, after = steps[0].before, steps[-1].after
        mine = points(after, after.human.levels) - points(before, before.human.levels)
        theirs = points(after, after.bot.levels) - points(before, before.bot.levels)
        words = [
            f"{who} {change:+d}".replace("-", "−")
            for who, change in (("you", mine), ("bot", theirs))
            if change
        ]
        assert told.effect == ", ".join(words)
        seen += bool(words)
    assert seen > 10


def test_steps_without_the_bot_tell_nothing() -> None:
    assert GAME_UI.told((), turns()[0][1]) is None
    assert GAME_UI.marks((), TABLE) == ()


def test_no_bead_goes_over_the_edge_of_the_table() -> None:
    """The second of two uses on the last track of the council was cut by the window."""
    for steps, _ in turns():
        for width in (800, 1280):
            table = layout(width, 678)
            for mark in GAME_UI.marks(steps, table):
                if isinstance(mark.art, BeadArt):
                    assert mark.x + BeadArt.RADIUS <= table.width


def test_what_is_marked_in_the_sky_does_not_go_under_the_open_log() -> None:
    """The ring and the second bead of the rightmost island stuck out behind it."""
    seen, edge = 0, TABLE.reading_column.left
    for steps, _ in turns():
        for mark in GAME_UI.marks(steps, TABLE):
            if mark.x < edge and isinstance(mark.art, BeadArt | TraceArt):
                radius = BeadArt.RADIUS if isinstance(mark.art, BeadArt) else mark.art.radius
                assert mark.x + radius <= edge, (mark.handle, mark.x, radius)
                seen += 1
    assert seen > 20


def test_at_most_one_route_and_six_things_are_marked_and_every_use_that_moved_keeps_its_bead() -> None:
    for steps, _ in turns():
        marks = GAME_UI.marks(steps, TABLE)
        handles = [mark.handle for mark in marks]
        assert len(handles) == len(set(handles))
        assert sum(isinstance(mark.art, RouteArt) for mark in marks) <= 1
        things = {mark.handle.key for mark in marks if isinstance(mark.art, TraceArt)}
        assert len(things) <= MOST
        beads = {mark.art.number for mark in marks if isinstance(mark.art, BeadArt)}
        moved = {
            str(number)
            for number, step in enumerate(acting(steps), start=1)
            if any(
                isinstance(event, ev.LetterUpgraded | ev.Surged)
                or (isinstance(event, ev.Travelled | ev.Invested) and event.side is Side.BOT)
                or isinstance(event, ev.PoliticianSeated | ev.PoliticianRemoved)
                for event in step.events
            )
        }
        assert beads == moved
        assert all(type(mark.art) in PICTURES for mark in marks)


def test_a_ring_lies_where_the_thing_stands_after_the_turn() -> None:
    seen = 0
    for steps, view in turns():
        rings = {(m.x, m.y) for m in GAME_UI.marks(steps, TABLE) if isinstance(m.art, TraceArt) and m.art.now}
        places = {sprite.handle: (sprite.x, sprite.y) for sprite in PRESENTER.project(view, TABLE)}
        events = [event for step in steps for event in step.events]
        risen = [event for event in events if isinstance(event, ev.Invested)]
        if risen and len(acting(steps)) <= 3:
            assert places[at.bot_car(risen[-1].track)] in rings
            seen += 1
        upgraded = [event.letter for event in events if isinstance(event, ev.LetterUpgraded)]
        for letter in upgraded if len(acting(steps)) <= 3 else ():
            assert places[at.letter(letter)] in rings
            assert any(lying is not None and lying.letter is letter for lying in view.bot.wheel)
            seen += 1
    assert seen > 5


def test_a_cancelled_use_says_why_and_what_is_done_instead() -> None:
    """5.3: nothing may stand as a bare "cancelled", least of all after what the same letter did first."""
    state = a_state(BotTurn())
    no_space = ev.LetterCancelled(Letter.B, ev.Cancellation.NO_FREE_SPACE)
    assert outcome((no_space,), state) == "cancelled (no factory space is free)"
    instead = (
        ev.LetterCancelled(Letter.E, ev.Cancellation.NO_TRACK_TO_FOLLOW),
        ev.Substituted(Letter.E),
        ev.Invested(Side.BOT, Track.RESEARCH, 3, (0, 0, 0), (0, 0, 0, 0, 0)),
    )
    assert outcome(instead, state) == "cancelled (there is no track to follow), instead Research 2 → 3"


def test_two_uses_of_a_letter_are_told_as_first_and_second() -> None:
    """F on its upgraded side with one normal letter left: the second of its uses has nothing to upgrade."""
    state = a_state(Naming(), wheel="S2 city")
    wheel = [
        None if disc is None else evolve(disc, upgraded=disc.letter is not Letter.D)
        for disc in state.bot.wheel
    ]
    places = {disc.letter: place for place, disc in enumerate(wheel) if disc is not None}
    c, f = places[Letter.C], places[Letter.F]
    wheel[c], wheel[f] = wheel[f], wheel[c]  # F stands where it enters next
    coming = evolve(state, bot=evolve(state.bot, wheel=tuple(wheel)))
    row = next(row for row in forecast_rows(coming) if row.letter is Letter.F)
    assert row.text == "First: Letter D is upgraded; second: cancelled (all letters are upgraded)"
