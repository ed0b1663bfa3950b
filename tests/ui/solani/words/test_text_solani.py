"""Whatever can happen, be chosen, be asked or be refused in Solani has words in both languages.

Source: issue 4 "Everything the ground issue asks of a game holds for Solani"; rules.md 8 for what words may tell.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Any, get_args

import pytest
from attrs import evolve

from noria_desktop.bots.solani.thoughts import Considered, Gain, Method, Thoughts, reasoned
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.actions import Action, PlaceBranch, PlaceCircle
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import CoyoteRule, seen_by
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Finished, Options, Placing, State
from noria_desktop.games.solani.terms import (
    FEATURES,
    TILES,
    Board,
    Bonus,
    Branch,
    CoyoteLevel,
    Kind,
    Line,
    Phase,
    Player,
    Prompt,
    Row,
    Sector,
    SetupCard,
    Tile,
)
from noria_desktop.resource_files import resource
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.game_ui import GAME_UI, explain, log_line, reason
from noria_desktop.ui.solani.words import coyote, names, opponents, scores
from noria_desktop.ui.solani.words.actions import describe_action, describe_in_general
from noria_desktop.ui.solani.words.bonuses import bonus_name, bonus_short, bonus_text, standing_text
from noria_desktop.ui.solani.words.drags import (
    fate_text,
    number_text,
    preview,
    spoken,
    spoken_change,
    why_text,
)
from noria_desktop.ui.solani.words.events import as_read, describe_event, has_line
from noria_desktop.ui.solani.words.features import connection_text, feature_short, feature_text
from noria_desktop.ui.solani.words.prompts import command_text, prompt_text
from noria_desktop.ui.solani.words.rules import rule_now
from noria_desktop.ui.solani.words.thoughts import RULE_OF, method_text
from tests.ui.solani.words.solani_moments import SETTINGS, Moment, moments, views
from tests.ui.wording.wording import faults


def wrong(texts: Iterable[str], language: str) -> list[str]:
    """All faults of several texts, without repeats."""
    return list(dict.fromkeys(fault for text in texts for fault in faults(text, language)))


@cache
def some_moments() -> tuple[Moment, ...]:
    """Enough to meet everything, few enough to word them all in a moment."""
    return moments()[::4]


# Names ------------------------------------------------------------------------------------------------


def laying(both: bool) -> tuple[Action, State]:
    """A tile that is laid, while both or one of them are held."""
    return next(
        (moment.action, moment.before)
        for moment in moments()
        if isinstance(pending := moment.before.pending, Placing)
        and isinstance(moment.action, PlaceBranch | PlaceCircle)
        and both
        == (
            None
            not in (
                moment.before.skies[pending.seat].held_circle,
                moment.before.skies[pending.seat].held_branch,
            )
        )
    )


ENUMS: dict[type[Enum], Callable[[Any], str]] = {
    Board: names.board_name,
    Sector: names.sector_name,
    Branch: names.branch_name,
    Tile: names.tile_name,
    Row: names.row_name,
    SetupCard: names.setup_card_name,
    Bonus: bonus_name,
    Kind: names.kind_name,
    Player: opponents.player_title,
    CoyoteLevel: opponents.coyote_title,
    Phase: names.phase_name,
    Line: scores.line_name,
    Why: why_text,
    CoyoteRule: coyote.rule_text,
    Method: lambda method: method_text(
        Thoughts(method, until=5, iterations=400), *laying(method is Method.PAIR)
    ),
}


@pytest.mark.parametrize("kind", list(ENUMS), ids=lambda kind: kind.__name__)
def test_every_member_has_a_name_of_its_own(language: str, kind: type[Enum]) -> None:
    words = [ENUMS[kind](member) for member in kind]
    assert wrong(words, language) == []
    assert len(set(words)) == len(words), "two members are called the same"


def test_every_enum_of_the_game_is_covered() -> None:
    """Prompts are asked in a position."""
    from noria_desktop.games.solani import events, reasons, terms

    found = {
        kind
        for module in (events, reasons, terms)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Enum)
        and kind.__module__ == module.__name__
        and list(kind)
    }
    assert found == {*ENUMS, Prompt} - {Method}


def test_terms_are_those_of_the_document(language: str) -> None:
    """Source: the user's document and rules.md 1."""
    if language == "ja":
        boards = ["ファースト・ウーマン", "ファースト・マン", "コヨーテのボード", "ファイヤー・マン"]
        assert [names.board_name(board) for board in Board] == boards
        assert names.branch_name(Branch.I1) == "1ノードの枝"
        assert scores.line_name(Line.LOOSE) == "余ったノード"
        assert scores.line_name(Line.GUIDING) == "ガイドスター"


def test_features_say_what_they_score(language: str) -> None:
    """Rules 6: every feature has the clause of its number and one of its own, each with the printed figures."""
    texts = [text(feature) for feature in FEATURES for text in (feature_text, feature_short, connection_text)]
    assert wrong(texts, language) == []
    assert len({feature_text(feature) for feature in FEATURES}) == 24
    assert feature_text(Tile.LONG_RIVER).count("6") == 1, "6 at most"
    assert "4" in feature_text(Tile.LONG_RIVER), "beyond the fourth circle"
    core, inner = "5", "2"
    assert core in feature_text(Tile.HEART_OF_THE_SKY)
    assert inner in feature_text(Tile.HEART_OF_THE_SKY)
    for feature in FEATURES:
        assert str(components().numbers[feature.index]) in connection_text(feature)


def test_bonus_tiles_lines_and_opponents(language: str) -> None:
    texts = [
        *(bonus_text(bonus, sector, 5, 2) for bonus in Bonus for sector in Sector),
        *(bonus_short(bonus) for bonus in Bonus),
        *(standing_text(bonus, value) for bonus in Bonus for value in (0, 1, 7)),
        *(scores.line_rule(line) for line in Line),
        *(scores.points_text(points) for points in (-3, 0, 1, 12)),
        *(opponents.player_sentence(player) for player in Player),
        *(opponents.coyote_sentence(level) for level in CoyoteLevel),
        *(coyote.question_text(rule) for rule in CoyoteRule),
        *(fate_text(fate, 2, (2, 3), 3) for fate in Fate),
        *(number_text(fate, 2, 3, 4) for fate in Fate),
    ]
    assert wrong(texts, language) == []


def test_a_table_is_called_by_who_sits_there(language: str) -> None:
    """One alone meets Coyote; programs of a kind are counted; people are not named."""
    tables = {
        (Player.HUMAN,): opponents.coyote_title(CoyoteLevel.PUP),
        (Player.HUMAN, Player.LEVEL_2): opponents.player_title(Player.LEVEL_2),
    }
    for players, title in tables.items():
        assert opponents.opponent_name(Options(players)) == title
    three = opponents.opponent_name(Options((Player.HUMAN, Player.LEVEL_1, Player.LEVEL_1, Player.HUMAN)))
    assert opponents.player_title(Player.LEVEL_1) in three
    assert "2" in three
    assert faults(three, language) == []


# Events -----------------------------------------------------------------------------------------------


def test_the_games_meet_everything() -> None:
    met = {type(event) for moment in moments() for event in moment.events}
    assert met >= set(get_args(ev.Event)) - {ev.GameBegan, ev.TileDiscarded, ev.ReserveTurned, ev.RowRefilled}
    prompts = {RULES.turn(moment.before).prompt for moment in moments()}
    assert prompts >= set(Prompt) - {Prompt.FINISHED, Prompt.DISCARD, Prompt.DISCARD_FEATURE}
    assert {type(moment.action) for moment in moments()} >= set(get_args(Action)) - {act.Discard}


RARE = (
    ev.GameBegan(Seat(1)),
    ev.TileDiscarded(HUMAN, Tile.C3),
    ev.TileDiscarded(HUMAN, Tile.TRIAD),
    ev.ReserveTurned((Tile.RED, Tile.BLUE, Tile.RED, Tile.WHITE), (5, 6, 4, 7)),
    ev.RowRefilled(Row.TWO, Tile.COMET),
    ev.FeatureKept(HUMAN, Tile.COMET, None),
    ev.CoyoteFeature(Tile.NEXUS, True),
    ev.GameEnded((31, 31), (HUMAN, Seat(1))),
    ev.GameEnded((-3, 12), (Seat(1),)),
)


def test_every_event_has_a_line_or_is_quiet(language: str) -> None:
    happened = [(event, moment.before) for moment in some_moments() for event in moment.events]
    happened += [(event, moments()[0].before) for event in RARE]
    for event, before in happened:
        for reader in (HUMAN, None):
            assert faults(describe_event(as_read(event, before), before, reader), language) == []
        line = log_line(event, before, 3)
        assert (line is None) is not has_line(as_read(event, before))


def test_the_log_names_no_card_that_another_drew() -> None:
    """Ruling 13: drawn cards are seen by the drawing player only; at one screen, by nobody in the log."""
    drawn = [
        (event, m.before) for m in moments() for event in m.events if isinstance(event, ev.FeaturesDrawn)
    ]
    assert drawn
    for event, before in drawn:
        told = as_read(event, before)
        assert isinstance(told, ev.FeaturesDrawn)
        reader = names.reader_of(before)
        if reader is None:
            assert set(told.features) == {None}
        else:
            assert told == seen_by(event, reader)
            assert (set(told.features) == {None}) is (event.seat != reader)


def test_who_acts_stands_before_the_line() -> None:
    """Every line but those of the table's own course has its seat; Coyote's is the one after the skies."""
    for moment in some_moments():
        for event in moment.events:
            line = log_line(event, moment.before, 1)
            if line is None:
                continue
            seat = getattr(event, "seat", None)
            if isinstance(event, ev.CoyoteFeature):
                assert line.side == len(moment.before.skies)
            elif not isinstance(event, ev.SunPassed):
                assert line.side == seat


# Actions and prompts ------------------------------------------------------------------------------------


def test_every_decision_has_words_and_none_reads_like_another(language: str) -> None:
    for moment in some_moments():
        words = [describe_action(action, moment.before) for action in moment.legal]
        assert wrong(words, language) == []
        assert len(set(words)) == len(words), words
        assert wrong((describe_in_general(action, moment.before) for action in moment.legal), language) == []


def test_turns_of_a_branch_are_one_way_of_doing_it() -> None:
    """In general a branch tile goes to a gap; how it is turned comes after."""
    for moment in some_moments():
        general = {
            describe_in_general(action, moment.before)
            for action in moment.legal
            if isinstance(action, act.PlaceBranch)
        }
        spaces = {action.space for action in moment.legal if isinstance(action, act.PlaceBranch)}
        assert len(general) == len(spaces)


def test_every_prompt_is_worded_for_who_decides_and_who_waits(language: str) -> None:
    met = set()
    for view in views()[::5] + views()[-4:]:
        turn = RULES.turn(view)
        met.add(turn.prompt)
        assert wrong((words for words in prompt_text(turn, view) if words), language) == []
        assert wrong(rule_now(view), language) == []
    assert len(met) > 8


def test_with_several_people_the_prompt_says_whose_turn_it_is(language: str) -> None:
    shared = next(
        view for view in views()
        if isinstance(view.pending, Drafting) and len(view.skies) == 4
        and view.options.players[view.pending.seat] is Player.HUMAN
    )  # fmt: skip
    assert isinstance(shared.pending, Drafting)
    title, _ = prompt_text(RULES.turn(shared), shared)
    assert title.startswith(names.board_name(shared.skies[shared.pending.seat].board))


def test_the_end_leaves_it_to_the_result_who_won(language: str) -> None:
    """It said "You have won" before anything was counted."""
    over = [view for view in views() if isinstance(view.pending, Finished)]
    assert len(over) == 2 * len(SETTINGS)
    for view in over:
        title, totals = prompt_text(RULES.turn(view), view)
        assert wrong((title, totals), language) == []
        for seat in names.seats(view):
            assert names.seat_name(seat, view, names.reader_of(view)) not in title + totals


def test_buttons_are_worded(language: str) -> None:
    for moment in some_moments():
        for command in GAME_UI.presenter.commands(moment.before, moment.legal):
            text = command_text(command.name, moment.before)
            assert text != command.name
            assert faults(text, language) == []
    assert wrong(
        (command_text(name, moments()[0].before) for name in ("discard", "draw", "keep", "take", "turn")),
        language,
    ) == []  # fmt: skip


def test_what_a_drop_would_change_is_worded(language: str) -> None:
    chance = random.Random(7)
    for moment in some_moments():
        for action in chance.sample(moment.legal, min(3, len(moment.legal))):
            after = RULES.apply(moment.before, action).state
            title, lines = preview(moment.before, after, action)
            assert wrong((title, *lines), language) == []
            said = spoken(moment.before, after, action)
            assert said == "" or faults(said, language) == []
            if isinstance(action, act.PlaceBranch | act.PlaceCircle | act.PlaceFeature):
                assert said, "what keys aim at is said aloud"
                assert "−" not in said, "signs are spoken as words"
                assert "→" not in said


def test_a_change_is_spoken_row_by_row() -> None:
    """mocks/solani.md 7: "plus 3: clusters plus 4, loose nodes minus 1; surrounds a Dark Sky token"."""
    told = set()
    for moment in moments():
        if isinstance(moment.action, act.PlaceBranch):
            seat = moment.before.pending.seat  # type: ignore[union-attr]
            told.add(spoken_change(moment.before, moment.after, seat))
    assert any(words.startswith("plus ") and "Star Clusters plus" in words for words in told)
    assert any("more loose nodes minus 1" in words for words in told)
    assert any("surrounds" in words for words in told)


# Things -------------------------------------------------------------------------------------------------


def test_every_place_has_a_name_of_its_own_and_a_card(language: str) -> None:
    face, table = GAME_UI, layout(1280, 668)
    for view in views()[::37] + views()[-3:]:
        told: dict[tuple[str, str], Any] = {}
        for spot in face.presenter.spots(view, table):
            label = face.label(spot.handle, view)
            title, lines = face.inspect(spot.handle, view)
            assert wrong((label, title, *lines), language) == [], spot.handle
            twin = told.setdefault((spot.handle.kind, label), spot.handle)
            assert twin == spot.handle, label


def test_places_of_a_sky_that_is_only_looked_at_speak_of_it(language: str) -> None:
    view = views()[-1]
    title, lines = GAME_UI.inspect(at.circle(0, Seat(1)), view)
    own, _ = GAME_UI.inspect(at.circle(0), view)
    assert wrong((title, *lines, own), language) == []
    for seat in range(len(view.skies)):
        for space in range(36):
            sheet = GAME_UI.inspect(at.circle(space, Seat(seat)), view)
            assert wrong((sheet[0], *sheet[1]), language) == []


def test_every_feature_card_and_score_row_has_a_sheet(language: str) -> None:
    view = next(view for view in views() if any(sky.features for sky in view.skies))
    face = GAME_UI
    handles = [
        *(at.feature(feature) for feature in FEATURES),
        *(at.score(line) for line in (*Line, None)),
        *(at.bonus(bonus) for bonus in Bonus),
        *(at.deck(row) for row in Row),
        *(at.anchor(stars) for stars in (2, 3, 4)),
        *(at.station(index) for index in range(12)),
        at.rounds(), at.legend(), at.own_cards(), at.home(), at.scenery("ground"),
    ]  # fmt: skip
    for handle in handles:
        title, lines = face.inspect(handle, view)
        assert wrong((title, *lines), language) == [], handle


def test_coyotes_things_are_worded(language: str) -> None:
    face = GAME_UI
    for view in views()[::29]:
        if view.coyote is not None:
            for handle in (at.coyote(), at.plan(), *(at.bonus(bonus) for bonus in Bonus)):
                title, lines = face.inspect(handle, view)
                assert wrong((title, *lines), language) == []


def test_refusals_are_worded(language: str) -> None:
    """Every pair of things that could be tried gives a sentence or nothing, never an error."""
    face = GAME_UI
    tried = [at.cluster(0), at.cluster(2), at.branch(0), at.station(5), at.station(0), at.held(Kind.CIRCLE)]
    tried += [at.held(Kind.BRANCH), at.circle(0), at.circle(14), at.gap(0), at.gap(12), at.deck(Row.TWO)]
    tried += [at.feature(Tile.COMET), at.own_cards(), at.bonus(Bonus.CLEAR_NIGHT)]
    met = set()
    for view in views()[::31]:
        for source in tried:
            for target in tried:
                words = face.refusal(view, source, target)
                if words:
                    met.add(words)
                    assert faults(words, language) == []
    assert len(met) > 6


# Reasons ------------------------------------------------------------------------------------------------


def pages() -> list[str]:
    return [resource("help", f"solani_{code}.md").read_text(encoding="utf-8") for code in ("en", "ja")]


def record(moment: Moment) -> Any:
    """As if the player had weighed every legal action."""
    gains = (Gain(Line.CLUSTERS, 3), Gain(Line.LOOSE, -1))
    considered = tuple(
        Considered(action, 900 - 130 * n, gains, 240, HUMAN, 12) for n, action in enumerate(moment.legal)
    )
    return reasoned(moment.action, Thoughts(Method.PLAYED_OUT, considered, until=5, iterations=900))


def test_reasons_are_worded_and_lead_to_a_rule(language: str) -> None:
    for moment in some_moments():
        explained = reason(record(moment), moment.before, moment.after)
        assert explained is not None
        assert wrong((explained.title, *explained.lines), language) == []
        assert wrong((name for name, _, _ in explained.bars), language) == []
        assert sum(chosen for _, _, chosen in explained.bars) == 1
        assert min(value for _, value, _ in explained.bars) >= 0
        for page in pages():
            assert f"{{#{explained.anchor}}}" in page
            assert f"### {explained.rule} " in page


def test_every_kind_of_decision_has_a_rule() -> None:
    assert set(RULE_OF) == set(get_args(Action))


def test_coyote_explains_itself(language: str) -> None:
    """Rules 9: which rule decided, what it compared, and that the leftmost of equals is taken."""
    rules = set()
    for moment in moments():
        for event in moment.events:
            explained = explain(event, moment.before)
            assert (explained is not None) is isinstance(event, ev.CoyoteDecided | ev.CoyoteFeature)
            if explained is None:
                continue
            if isinstance(event, ev.CoyoteDecided):
                rules.add(event.rule)
            assert wrong((explained.friend, explained.title, *explained.lines), language) == []
            assert wrong((name for name, _, _ in explained.bars), language) == []
            for page in pages():
                assert f"{{#{explained.anchor}}}" in page
                assert f"### {explained.rule} " in page
    assert rules == set(CoyoteRule)


def test_advice_is_worded(language: str) -> None:
    face = GAME_UI
    assert face.advice is not None
    for moment in some_moments():
        title, line = face.advice(record(moment), moment.before)
        assert wrong((title, line), language) == []


def test_advice_tells_what_is_gained_and_whom_it_costs() -> None:
    face = GAME_UI
    assert face.advice is not None
    moment = next(m for m in moments() if len(m.legal) > 3 and names.reader_of(m.before) is None)
    choice = record(evolve(moment, action=moment.legal[0]))
    _, line = face.advice(choice, moment.before)
    assert "+3 Star Clusters" in line
    assert "−1 for more loose nodes" in line
    assert names.seat_name(HUMAN, moment.before, None) in line, "what it denies, by name"


# Secrets ------------------------------------------------------------------------------------------------


def test_words_of_a_view_are_those_of_the_state_it_shows() -> None:
    """Everything hidden is hidden from words too: a sheet says the same of the view as of the state behind it."""
    face, table = GAME_UI, layout(1280, 668)
    for state in views()[::61]:
        view: State = RULES.observe(state, HUMAN)
        for spot in face.presenter.spots(view, table):
            assert face.inspect(spot.handle, view) == face.inspect(spot.handle, state)


def test_the_separator_of_lists_is_there(language: str) -> None:
    assert translate("Solani", ", ", "separator of a list") in names.listed(("a", "b"))
    assert len(TILES) == 33
