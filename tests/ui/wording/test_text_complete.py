"""Whatever can happen, be chosen, be asked or be refused has words in both languages.

The values are made from the types, so a new member without words fails here. Source: issue "Done when" 7.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, get_args

import pytest
from attrs import evolve

from noria_desktop.app.saves.resuming import Doubt
from noria_desktop.engine.contract import Turn
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    Acting,
    Influencing,
    Intriguing,
    Naming,
    Pending,
    PlacingDiscs,
    State,
)
from noria_desktop.games.noria.terms import (
    Chamber,
    Disc,
    Good,
    Landing,
    Letter,
    Phase,
    Prompt,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.game_ui import GAME_UI, explain, log_line
from noria_desktop.ui.noria.words import names
from noria_desktop.ui.noria.words.actions import describe_action
from noria_desktop.ui.noria.words.drags import preview, why_text
from noria_desktop.ui.noria.words.events import describe_event
from noria_desktop.ui.noria.words.forecast import forecast_rows
from noria_desktop.ui.noria.words.prompts import command_text, prompt_text
from noria_desktop.ui.noria.words.reasons import RULE_OF, cancellation_text, criterion_text, question_text
from noria_desktop.ui.noria.words.rules import rule_now
from noria_desktop.ui.noria.words.things_sky import disc_rule, letter_rule
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.strip_buttons import key_text
from noria_desktop.ui.table.tool_bar import speed_text
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.menus import LANGUAGES, SPEEDS, THEMES
from tests.games.noria.positions import a_state, acting
from tests.ui.noria.walks import moments
from tests.ui.wording.wording import faults, samples, values

FULL = "S1 city, S2 tool, M1 bonus, M2 energy, M3 city+, M4 mycelium, L1 tool, L2 energy, L3 city, L4 obsidian+, L5 journey, L6 bonus"


def wrong(texts: Iterator[str], language: str) -> list[str]:
    """All faults of several texts, without repeats."""
    return list(dict.fromkeys(fault for text in texts for fault in faults(text, language)))


ENUMS: dict[type[Enum], Callable[[Any], str]] = {
    Resource: names.resource_name,
    Good: names.good_name,
    Disc: names.disc_name,
    Track: names.track_name,
    Chamber: names.chamber_name,
    Side: names.side_name,
    Ring: names.ring_name,
    Space: names.space_name,
    Phase: names.phase_name,
    Landing: names.landing_name,
    Letter: lambda letter: names.letter_name(letter, surge=False),
    ev.Criterion: criterion_text,
    ev.Question: question_text,
    ev.Cancellation: cancellation_text,
    Why: why_text,
    BotSpeed: lambda speed: str(SPEEDS[speed]),
}


@pytest.mark.parametrize("kind", list(ENUMS), ids=lambda kind: kind.__name__)
def test_every_member_has_a_name_of_its_own(language: str, kind: type[Enum]) -> None:
    words = [ENUMS[kind](member) for member in kind]
    assert wrong(iter(words), language) == []
    assert len(set(words)) == len(words), "two members are called the same"


def test_every_enum_of_the_game_is_covered() -> None:
    """An enum added to the game's words must be named above or have a test of its own below."""
    from noria_desktop.games.noria import events, reasons, terms

    found = {
        kind
        for module in (events, reasons, terms)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Enum)
        and kind.__module__ == module.__name__
        and list(kind)
    }
    assert found == {*ENUMS, Prompt} - {BotSpeed}


def test_letters_discs_speeds_themes_keys(language: str) -> None:
    texts = [
        *(names.letter_name(letter, surge=True) for letter in Letter),
        *(letter_rule(letter, surge=surge) for letter in Letter for surge in (False, True)),
        *(disc_rule(disc) for disc in Disc),
        *(speed_text(speed) for speed in BotSpeed),
        *map(str, THEMES.values()),
    ]
    assert wrong(iter(texts), language) == []
    caps = {key: key_text(key) for key in Key}
    rest = {Key.END: "E", Key.LOAD: "L", Key.SUBSTITUTE: "K", Key.DECLINE: "N", Key.BACK: "Esc", Key.NONE: ""}
    assert caps == {Key.GO_ON: caps[Key.GO_ON], Key.CONFIRM: caps[Key.CONFIRM], **rest}
    assert caps[Key.GO_ON] in ("Space", "スペース")
    assert caps[Key.CONFIRM] == "Enter"


def test_languages_are_called_by_their_own_names() -> None:
    """Whoever cannot read the present language finds the way to their own."""
    assert dict(LANGUAGES) == {"ja": "日本語", "en": "English"}


# Events -----------------------------------------------------------------------------------------------


def happenings(kind: type[Any]) -> list[Any]:
    """Events of a class that can happen: a human's factory brings warehouses, something lost is something."""
    never = {"warehouses": ev.FactoryBuilt, "discs": ev.DiscsLost}
    return [
        event
        for event in samples(kind)
        if not any(
            isinstance(event, made)
            and getattr(event, name) == ()
            and getattr(event, "side", None) is not Side.BOT
            for name, made in never.items()
        )
    ]


@pytest.mark.parametrize("kind", get_args(ev.Event), ids=lambda kind: kind.__name__)
def test_every_event_has_a_line(language: str, kind: type[Any]) -> None:
    for state in (a_state(wheel=FULL), a_state(wheel=FULL, round_number=11)):
        assert wrong((describe_event(event, state) for event in happenings(kind)), language) == []


@pytest.mark.parametrize("kind", get_args(ev.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_in_the_log_or_known_to_be_quiet(language: str, kind: type[Any]) -> None:
    quiet = (ev.GameBegan, ev.PhaseBegan, ev.Decided, ev.RingsTurned)
    for event in happenings(kind):
        line = log_line(event, a_state(wheel=FULL, knowledge=9), 3)  # enough for every phase
        assert (line is None) == isinstance(event, quiet)
        assert line is None or (line.ply == 3 and faults(line.text, language) == [])


def test_events_that_differ_are_told_apart(language: str) -> None:
    """Amounts, places and owners are in the words: no two events of a kind that moved different things."""
    state = a_state(wheel=FULL)
    told: dict[str, ev.Event] = {}
    for kind in (ev.ShipTaken, ev.FactoryBuilt, ev.Invested, ev.GoodSold, ev.ResourceBought, ev.RoundBegan):
        for event in samples(kind):
            text = describe_event(event, state)
            twin = told.setdefault(text, event)
            if twin != event:
                # A berth is told by its resource, the human's factory by its warehouses.
                left = {"berth", "space", "warehouses", "resources", "goods"}
                fields = {f for f in vars_of(event) if getattr(event, f) != getattr(twin, f)}
                assert fields <= left, (text, twin, event)


def vars_of(event: Any) -> tuple[str, ...]:
    return tuple(field.name for field in type(event).__attrs_attrs__)


# Actions ----------------------------------------------------------------------------------------------


PENDINGS: tuple[Pending, ...] = (
    Influencing(),
    Naming((Space.M3,)),
    acting((Space.M3, 2), (Space.L5, 1)),
    Intriguing(),
    PlacingDiscs(),
)


@pytest.mark.parametrize("kind", get_args(Action), ids=lambda kind: kind.__name__)
def test_every_action_has_words(language: str, kind: type[Any]) -> None:
    for pending in PENDINGS:
        state = a_state(pending, wheel=FULL, centre=(Disc.TOOL,))
        assert wrong((describe_action(action, state) for action in samples(kind)), language) == []


def test_alternatives_of_one_gesture_are_told_apart(language: str) -> None:
    """What a chooser offers never reads the same twice, else nobody could choose."""
    checked = 0
    for moment in moments():
        gestures = GAME_UI.presenter.gestures(moment.before, moment.legal)
        by_way: dict[tuple[Handle, Handle], list[str]] = {}
        for gesture in gestures:
            by_way.setdefault((gesture.source, gesture.target), []).append(
                describe_action(gesture.actions[-1], moment.before)
            )
        for way, words in by_way.items():
            checked += len(words) > 1
            assert len(set(words)) == len(words), (way, words)
    assert checked > 100


def test_what_a_drop_would_change_is_worded(language: str) -> None:
    for moment in moments()[::7]:
        title, lines = preview(moment.before, moment.after, moment.action)
        assert wrong(iter((title, *lines)), language) == []


# Prompts ----------------------------------------------------------------------------------------------


def positions_of(prompt: Prompt) -> list[State]:
    """Positions in which exactly this is asked, met in random games."""
    met = [moment.after for moment in moments() if RULES.turn(moment.after).prompt is prompt]
    return met[:: max(1, len(met) // 12)]


@pytest.mark.parametrize("prompt", list(Prompt), ids=lambda prompt: prompt.value)
def test_every_prompt_is_worded(language: str, prompt: Prompt) -> None:
    states = positions_of(prompt)
    if prompt is Prompt.CHOOSE_TRACK:
        states = [RULES.setup(RULES_OPTIONS(), 1).state]
    if prompt is Prompt.PLACE_DISCS:
        states.append(a_state(PlacingDiscs(), centre=(Disc.TOOL, Disc.CITY)))
    if prompt is Prompt.USE_DISCS:
        states += [a_state(acting((Space.M3, 2), in_use=Space.M3), wheel=f"M3 {disc.value}") for disc in Disc]
    if prompt is Prompt.FINISHED:
        states.append(evolve(a_state(), pending=finished()))
    assert states, "no position asks this"
    for state in states:
        turn = RULES.turn(state)
        assert turn.prompt is prompt
        title, how = prompt_text(turn, state)
        assert wrong(iter((title, how) if how else (title,)), language) == []
        rule_title, rule = rule_now(turn)
        assert wrong(iter((rule_title, rule)), language) == []
        commands = GAME_UI.presenter.commands(state, RULES.legal_actions(state))
        assert wrong((command_text(command.name, state) for command in commands), language) == []


def finished() -> Pending:
    from noria_desktop.games.noria.state import Finished

    return Finished()


def RULES_OPTIONS() -> Any:  # noqa: N802 - the class of the rules' options
    from noria_desktop.games.noria.state import Options

    return Options()


def test_every_disc_says_how_it_is_used(language: str) -> None:
    """The second line of the strip: never empty for a disc that has an action of its own."""
    for disc in Disc:
        if disc is Disc.BONUS:
            continue
        state = a_state(acting((Space.M3, 2), in_use=Space.M3), wheel=f"M3 {disc.value}")
        assert faults(prompt_text(RULES.turn(state), state)[1], language) == []


# Things on the board ----------------------------------------------------------------------------------


@cache
def places() -> tuple[Handle, ...]:
    """Every place that has a spot in some position, and every handle that a constructor can make of one."""
    kinds = {spot.handle.kind: spot.handle for state in tables() for spot in spots(state)}
    made = {
        handle
        for make in vars(at).values()
        if inspect.isfunction(make) and make.__module__ == at.__name__
        for handle in made_by(make)
        if handle.kind in kinds
    }
    return tuple(sorted(made | {spot.handle for state in tables() for spot in spots(state)}, key=str))


def made_by(make: Any) -> list[Handle]:
    """Handles that a constructor makes of its parameters' values."""
    import typing

    hints = typing.get_type_hints(make)
    hints.pop("return")
    if any(kind is str for kind in hints.values()):
        return []
    handles = [()]
    for kind in hints.values():
        handles = [(*before, value) for before in handles for value in values(kind)]  # type: ignore[misc]
    return [make(*arguments) for arguments in handles]


@cache
def tables() -> tuple[State, ...]:
    """Positions from all over the game."""
    every = [moment.after for moment in moments()]
    crowded = a_state(PlacingDiscs(), wheel=FULL, centre=(Disc.TOOL, Disc.BONUS), ambassador=2)
    return (
        a_state(),
        crowded,
        a_state(Influencing(), knowledge=9, round_number=12),
        *every[:: len(every) // 20],
    )


def spots(state: State) -> Any:
    return GAME_UI.presenter.spots(state, layout(1280, 678))


def test_the_places_are_all_there() -> None:
    kinds = {handle.kind for handle in places()}
    assert kinds >= {
        "space", "bot_space", "ring_rim", "centre", "waiting", "island", "berth", "niche", "ambassador",
        "track", "car", "chamber", "upper_row", "lower_row", "market", "resource", "crate", "warehouses",
        "knowledge", "factories", "letter_row", "phases", "rounds", "score",
    }  # fmt: skip


def test_every_place_has_a_name_and_a_card_in_every_position(language: str) -> None:
    face = GAME_UI
    for state in tables():
        for handle in {spot.handle for spot in spots(state)}:
            label = face.label(handle, state)
            assert faults(label, language) == [], handle
            title, lines = face.inspect(handle, state)
            assert wrong(iter((title, *lines)), language) == [], handle


def test_every_place_has_a_name_wherever_it_is_asked_for(language: str) -> None:
    """Also places that the position at hand does not have, such as a disc that waits no longer."""
    face, state = GAME_UI, a_state(wheel=FULL)
    assert wrong((face.label(handle, state) for handle in places()), language) == []


def test_places_of_a_kind_have_different_names(language: str) -> None:
    """A screen reader that says the same of two places leads nowhere."""
    face, state = GAME_UI, a_state(Influencing(), wheel=FULL, knowledge=3)
    told: dict[tuple[str, str], Handle] = {}
    for spot in spots(state):
        key = (spot.handle.kind, face.label(spot.handle, state))
        assert key not in told, (told.get(key), spot.handle, key)
        told[key] = spot.handle


def test_the_bots_coming_turn_is_worded(language: str) -> None:
    rows = 0
    for state in tables():
        for row in forecast_rows(state):
            rows += 1
            assert wrong(iter((row.name, row.text)), language) == []
    assert rows > 10


def test_doubts_about_a_save_are_worded(language: str, profile_dir: Any) -> None:
    files = Files(profile_dir)
    for doubt in Doubt:
        files._doubt = doubt
        assert faults(files.doubt_text(), language) == []
        assert files.doubt_text() == "", "a doubt is told once"


def test_questions_and_cancellations_are_explained(language: str) -> None:
    """The Why panel: a title, a rule number and lines for every question and reason."""
    state = a_state(wheel=FULL)
    for kind in (ev.Decided, ev.LetterCancelled):
        for event in samples(kind):
            explained = explain(event, state)
            assert explained is not None
            assert wrong(iter((explained.title, *explained.lines)), language) == []
            assert explained.rule.startswith("5.3 ")
    assert set(RULE_OF) == set(ev.Question)


def test_every_why_in_the_window_is_a_sentence(language: str) -> None:
    for why in Why:
        assert why_text(why)[-1] == ("。" if language == "ja" else ".")


def test_the_prompts_of_a_turn_without_words_fail() -> None:
    """The check itself: a member without words is an error, not an empty line."""
    with pytest.raises(AssertionError):
        prompt_text(Turn(0, Phase.SETUP, "nothing"), a_state())  # type: ignore[arg-type]
    assert faults("", "en")
    assert faults("{field}", "en")
    assert faults("ノーリア Round", "ja") == ["Latin words: ['Round']: 'ノーリア Round'"]
    assert faults("A · 飛空船", "ja") == []


def test_acting_samples_reach_every_task() -> None:
    """The positions above are legal ones: every named disc lies on the wheel."""
    for pending in PENDINGS:
        if isinstance(pending, Acting):
            assert all(a_state(wheel=FULL).human.wheel[task.space.index] for task in pending.tasks)
