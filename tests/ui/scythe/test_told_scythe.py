"""What the Automa just did: one line in numbered parts, and marks that bear the same numbers. Source: mocks/table.md 4."""

from __future__ import annotations

import math
from collections.abc import Iterator

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.actions import Accept, Action, Advance, Decline, SetPower
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Bottom, Faction, Level, Scheme, Structure, home_base
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.traces import PartBeadArt, RouteArt, Trace, TraceArt
from noria_desktop.ui.scythe.board.last_turn import last_turn
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.game_ui import GAME_UI
from noria_desktop.ui.scythe.words.automa import symbol_name
from noria_desktop.ui.scythe.words.events import describe_event
from noria_desktop.ui.scythe.words.names import place_name
from noria_desktop.ui.scythe.words.prompts import prompt_text
from tests.games.scythe.automa_positions import a_table, with_card, with_human
from tests.games.scythe.automa_positions import at as place
from tests.ui.scythe.walks import game

TABLE = layout(1280, 678)


def steps_of(state: State, *actions: Action) -> tuple[StoryStep, ...]:
    """The rest of the Automa's turn; ``actions`` answer what the human is asked."""
    answers = iter(actions)
    found: list[StoryStep] = []
    while (
        (turn := RULES.turn(state)).automatic or turn.phase.value == "automa" or turn.phase.value == "combat"
    ):
        action = Advance() if turn.automatic else next(answers, None)
        if action is None:
            break
        step = RULES.apply(state, action)
        found.append(StoryStep(len(found) + 1, state, step.events, step.state))
        state = step.state
    return tuple(found)


def turns() -> Iterator[tuple[tuple[StoryStep, ...], State]]:
    """All turns of the Automa's in some games, each with the steps up to its end."""
    for number, faction in enumerate((Faction.CRIMEA, Faction.POLANIA, Faction.NORDIC, Faction.SAXONY)):
        steps: list[StoryStep] = []
        for moment in game(2 * number + 1, faction, tuple(Level)[number]):
            steps.append(StoryStep(len(steps) + 1, moment.before, moment.events, moment.after))
            if any(isinstance(event, ev.TurnBegan) and event.seat == HUMAN for event in moment.events):
                yield tuple(steps), moment.after


def test_before_its_first_turn_there_is_nothing_to_tell() -> None:
    moment = game(1, Faction.CRIMEA)[0]
    steps = (StoryStep(1, moment.before, moment.events, moment.after),)
    assert GAME_UI.told(steps, moment.after) is None
    assert GAME_UI.marks(steps, TABLE) == ()


def test_a_turn_worked_out_by_hand() -> None:
    """15-II, example 5: the character goes to h03, whose token is removed; 5 power and a coin; card 15 moves no token."""
    state = a_table(
        Faction.NORDIC,
        Faction.CRIMEA,
        character="h10",
        workers="h11 h05",
        mechs="h12",
        tokens="h03 h08 h13 h30",
        factory_card=(1,),
        power=0,
        enemy="h35",
    )
    steps = steps_of(with_card(state, 15, Scheme.II))
    told = GAME_UI.told(steps, steps[-1].after)
    assert told is not None
    assert told.side == BOT
    move, gains, tracker = told.parts
    assert move == "character goes to village 3, the encounter token removed"
    assert tracker == "star tracker: stays"
    gained = next(event for step in steps for event in step.events if isinstance(event, ev.AutomaGained))
    assert gains.count("+") == len(
        [entry for entry in gained.gains if entry.gained and entry.faction is None]
    )
    assert told.effect == ""
    assert told.why == "It wants a token or the Factory, whichever is nearest to the middle: village 3."


def test_what_came_to_the_human_is_told() -> None:
    """5-I offers a coin; taken or declined, the line says which."""
    state = with_card(with_human(a_table(Faction.SAXONY), recruits={Bottom.DEPLOY: Bonus.COINS}), 5)
    taken, declined = steps_of(state, Accept()), steps_of(state, Decline())
    first, second = (GAME_UI.told(steps, steps[-1].after) for steps in (taken, declined))
    assert first is not None
    assert second is not None
    assert first.effect == "you: +1 coin(s)"
    assert second.effect == "you: the recruit bonus declined"


def test_a_battle_is_told_with_its_totals_and_what_it_cost() -> None:
    """16-II attacks from 5 power on; the human commits 3."""
    state = a_table(Faction.SAXONY, mechs="h30", enemy="h36", power=9)
    state = with_card(with_human(state, power=4, hand=()), 16, Scheme.II)
    steps = steps_of(state, SetPower(3))
    told = GAME_UI.told(steps, steps[-1].after)
    assert told is not None
    (battle,) = [event for step in steps for event in step.events if isinstance(event, ev.CombatRevealed)]
    mine, theirs = (battle.power[seat] + sum(battle.cards[seat]) for seat in (HUMAN, BOT))
    assert battle.winner == BOT
    assert f"it wins {theirs} to {mine}" in told.parts[0]
    assert "−3 power" in told.effect
    assert "your units there retreat" in told.effect


def test_a_territory_that_the_turn_took_is_told() -> None:
    """A mine that alone held a village gave way to a mech, and only the score showed it (rules.md 12)."""
    lost = 0
    for steps, _ in turns():
        begins = max(i for i, step in enumerate(steps) if any(map(is_card, step.events)))
        before, after = (set(human_territories(view)) for view in (steps[begins].before, steps[-1].after))
        told = GAME_UI.told(steps, steps[-1].after)
        assert told is not None
        gone = before - after
        assert ("which you no longer control" in told.parts[0]) is bool(gone), told
        assert all(place_name(place) in told.parts[0] for place in gone)
        lost += bool(gone)
    assert lost > 3


def is_card(event: object) -> bool:
    """Whether the Automa's turn begins with it."""
    return isinstance(event, ev.AutomaCardDrawn)


def test_a_structure_that_gives_way_to_a_mech_is_told() -> None:
    """9-II moves a mech next to the human's character: the mine alone holds nothing against it."""
    state = with_human(a_table(Faction.SAXONY, mechs="h30", enemy="h35"), structures={Structure.MINE: "h29"})
    steps = steps_of(with_card(state, 9, Scheme.II))
    told = GAME_UI.told(steps, steps[-1].after)
    assert told is not None
    assert told.parts[0] == "mech goes to farm 29, which you no longer control"
    assert told.effect == ""
    decided = [
        (event, step) for step in steps for event in step.events if isinstance(event, ev.AutomaDecided)
    ]
    ((event, step),) = decided
    explained = GAME_UI.explain(event, step.before)
    assert explained is not None
    assert (
        explained.lines[-2 if explained.bars else -1]
        == "Your structure stays on farm 29, but the territory is no longer yours."
    )


def test_skipped_turns_say_so() -> None:
    """automa.md 5, step 1: card 17 under Autometta."""
    steps = steps_of(with_card(a_table(Faction.SAXONY, level=Level.AUTOMETTA), 17))
    told = GAME_UI.told(steps, steps[-1].after)
    assert told is not None
    assert told.parts == ("its card bears a skip mark: it does nothing this turn",)
    assert GAME_UI.marks(steps, TABLE) == ()


def test_marks_stay_few_and_bear_the_numbers_of_the_parts() -> None:
    """At most one route and six marks, in the colour of its pieces."""
    seen = 0
    for steps, view in turns():
        told, turn = GAME_UI.told(steps, view), last_turn(steps)
        assert told is not None
        assert turn is not None
        sprites = GAME_UI.marks(steps, TABLE)
        routes = [sprite for sprite in sprites if isinstance(sprite.art, RouteArt)]
        assert len(routes) <= 1
        assert len(sprites) - len(routes) <= 6
        assert len({sprite.handle for sprite in sprites}) == len(sprites)
        assert all(sprite.art.faction is view.automa.faction for sprite in sprites)  # type: ignore[attr-defined]
        numbers = [sprite.art.number for sprite in sprites if isinstance(sprite.art, PartBeadArt)]
        assert set(numbers) <= set(range(1, len(told.parts) + 1))
        move = turn.move
        if move is not None:
            assert move.selected is not None
            assert move.destination is not None
            by_name = {sprite.handle: sprite for sprite in sprites}
            there = by_name[at.mark("trace", str(move.destination))].art
            assert isinstance(there, TraceArt)
            stands = move.destination in (view.automa.character, *view.automa.mechs, *view.automa.workers)
            assert (there.trace is Trace.IS) is stands
            assert bool(routes) is (move.selected.place != move.destination)
        seen += len(sprites)
    assert seen > 100


def test_every_part_agrees_with_the_table() -> None:
    """Numbers in the line are those of the state."""
    for steps, view in turns():
        told, turn = GAME_UI.told(steps, view), last_turn(steps)
        assert told is not None
        assert turn is not None
        moved = turn.one(ev.TrackerMoved)
        if moved is not None:
            assert view.automa.token == moved.step.after
            assert told.parts[-1].startswith(f"star tracker: space {view.automa.token + 1}")
        done = [
            entry
            for entry in (view.automa.record.moves if view.automa.record else ())
            if entry.outcome is Outcome.DONE
        ]
        assert (told.why == "") == (not done)


def test_units_that_came_home_are_marked_there() -> None:
    """automa.md 7: 16-I brings the character or a mech to the home base."""
    steps = steps_of(with_card(a_table(Faction.SAXONY, character="h34", mechs="h35"), 16))
    told = GAME_UI.told(steps, steps[-1].after)
    assert told is not None
    assert "mech to its home base" in told.parts
    number = told.parts.index("mech to its home base") + 1
    (bead,) = [
        sprite.art
        for sprite in GAME_UI.marks(steps, TABLE)
        if sprite.handle == at.mark("part", str(home_base(Faction.SAXONY)))
    ]
    assert isinstance(bead, PartBeadArt)
    assert bead.number == number
    assert place("h35") != home_base(Faction.SAXONY)


def test_the_number_of_the_tracker_stands_at_its_token() -> None:
    """Elsewhere on the road it would seem to tell of another space."""
    road = TABLE.road
    assert road is not None
    moved = 0
    for steps, after in turns():
        marks = {mark.handle: mark for mark in GAME_UI.marks(steps, TABLE)}
        bead = marks.get(at.mark("part", "tracker"))
        if bead is None:
            continue
        assert isinstance(bead.art, PartBeadArt)
        radius = bead.art.radius
        moved += 1
        printed = components().automa.trackers[after.automa.level.index]
        away = {
            number: math.hypot(road.x + spot.x - bead.x, road.y + spot.y - bead.y)
            for number in range(printed.spaces)
            for spot in (measures.tracker_space(*road.size, number, printed.spaces),)
        }
        assert min(away, key=lambda number: away[number]) == after.automa.token
        assert all(far > radius + 6.5 for number, far in away.items() if number != after.automa.token)
    assert moved > 20


def test_the_strip_answers_where_a_unit_went_and_not_what_was_refused_before() -> None:
    """What is asked is why it went to village 21: "Move a worker: for Nordic only" is no answer to that."""
    answered = 0
    for steps, _ in turns():
        for step in steps:
            for event in step.events:
                if not isinstance(event, ev.AutomaDecided):
                    continue
                explained = GAME_UI.explain(event, step.after)
                assert explained is not None
                entry = next((one for one in event.moves if one.outcome is Outcome.DONE), None)
                if entry is None:
                    assert all(say_symbol(one, explained.short) for one in event.moves)
                elif entry.destination is not None:
                    answered += 1
                    assert place_name(entry.destination) in explained.short
                    assert explained.short in explained.lines
    assert answered > 20


def say_symbol(entry: MoveEntry, told: str) -> bool:
    """Whether what became of a symbol is told."""
    return symbol_name(entry.symbol) in told


def test_equal_gains_are_told_as_one_number() -> None:
    """Two coins on the card are 2 coins and not a coin twice."""
    for steps, after in turns():
        told = GAME_UI.told(steps, after)
        assert told is not None
        for words in (*told.parts, told.effect):
            gains = [
                part.strip(" .")
                for part in words.replace("you: ", "").split(",")
                if part.strip().startswith("+")
            ]
            kinds = [gain.split(" ", 1)[1].rstrip("s") for gain in gains]
            assert len(set(kinds)) == len(kinds), words


def test_the_unit_that_came_stands_for_its_symbol() -> None:
    """16-I brings the character or a mech: once it has come, the line names it and not the choice."""
    table = a_table(Faction.SAXONY, character="h34", mechs="h35")
    for gone, name in ((False, "mech"), (True, "character")):
        state = evolve(table, automa=evolve(table.automa, character=None)) if gone else table
        steps = steps_of(with_card(state, 16))
        (gained, step), *_ = [
            (event, one) for one in steps for event in one.events if isinstance(event, ev.AutomaGained)
        ]
        asked = prompt_text(RULES.turn(step.after), step.after)[0]
        for words in (asked, describe_event(gained, step.before)):
            assert "character or mech" not in words
            assert words.endswith(name) or f"{name}," in words
