"""What log, record and reasons say of the Automa's turn is so: each test is a sentence that once was not.

Source: automa.md 5 to 10, 15; R5, R7, R17, R29.
"""

from __future__ import annotations

from typing import TypeVar

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.actions import Accept, Action, Decline, SetPower
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingBottom, Encountering
from noria_desktop.games.scythe.record import Criterion, MoveEntry, Outcome, Rejection
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    Ability,
    AutomaGain,
    AutomaStage,
    Bonus,
    Bottom,
    Faction,
    MoveSymbol,
    Scheme,
    Source,
    Star,
    Unit,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.arts.stage import OptionArt
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.game_ui import GAME_UI
from noria_desktop.ui.scythe.words import automa, automa_gains, names
from noria_desktop.ui.scythe.words.amounts import automa_gain_amount, bonus_amount, goods_text
from noria_desktop.ui.scythe.words.automa_reasons import question_text
from noria_desktop.ui.scythe.words.events import describe_event
from noria_desktop.ui.scythe.words.rules import rule_now
from noria_desktop.ui.scythe.words.things import inspect, label
from noria_desktop.ui.scythe.words.things_cards import scheme_lines
from tests.games.scythe.automa_positions import (
    a_table,
    advanced,
    at,
    done,
    played,
    whole_turn,
    with_card,
    with_goods,
    with_human,
)
from tests.games.scythe.positions import at as place_at
from tests.games.scythe.positions import position
from tests.ui.scythe.words.scythe_moments import moments, wrong

RECRUITS = dict.fromkeys(Bottom, Bonus.COINS)
E = TypeVar("E", bound=ev.Event)


def only(events: tuple[ev.Event, ...], kind: type[E]) -> E:
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def why(event: ev.Event, state: State) -> tuple[str, ...]:
    """The lines of the Why panel."""
    told = GAME_UI.explain(event, state)
    assert told is not None
    return told.lines


def record_of(state: State) -> tuple[str, ...]:
    """The hover card of the Automa's last orders."""
    record = state.automa.record
    assert record is not None
    return automa.record_lines(record, state)


# The recruit bonus ----------------------------------------------------------------------------------------


def test_the_bonus_is_not_refused_before_step_2c(language: str) -> None:
    """automa.md 8: 5-I offers a coin to whoever enlisted from Deploy, in step 2c and not before."""
    state = with_card(with_human(a_table(Faction.SAXONY), recruits=RECRUITS), 5)
    refused = automa_gains.offer_line(Bonus.COINS, unlocked=False)
    for beats in (1, 2, 3, 4):
        assert refused not in record_of(advanced(state, beats).state)
    assert automa_gains.offer_line(Bonus.COINS, unlocked=True) in record_of(advanced(state, 4).state)
    without = with_card(a_table(Faction.SAXONY), 5)
    assert refused not in record_of(advanced(without, 3).state)
    assert refused in record_of(advanced(without, 4).state)
    assert refused in record_of(whole_turn(without).state)


def test_a_battle_star_that_ends_the_game_leaves_the_offer_open(language: str) -> None:
    """R29: the steps after the battle are dropped; the record does not say what the human had enlisted for."""
    state = a_table(
        Faction.SAXONY,
        mechs="h30",
        enemy="h36",
        power=10,
        stars=(0, 0, 0, 0, 0, 0, 0, 0, 0, 5),
    )
    state = with_card(with_human(state, recruits=RECRUITS, power=0, hand=()), 14, Scheme.II)
    state = advanced(state, 2).state
    state = whole_turn(played(state, SetPower(0)).state).state
    assert sum(state.automa.stars) == 6
    record = state.automa.record
    assert record is not None
    assert record.offer is not None
    lines = record_of(state)
    assert automa_gains.offer_line(record.offer, unlocked=None) in lines
    assert automa_gains.offer_line(record.offer, unlocked=False) not in lines


@pytest.mark.parametrize("take", [True, False])
def test_whether_the_bonus_was_taken_is_told(language: str, take: bool) -> None:
    """R17: it is optional."""
    state = with_card(with_human(a_table(Faction.SAXONY), recruits=RECRUITS), 5)
    asked = advanced(state, 4).state
    action: Action = Accept() if take else Decline()
    (event,) = played(asked, action).events
    said = describe_event(event, asked)
    coin = bonus_amount(Bonus.COINS, 1)
    assert said == names.say(
        "{gain} ({source})",
        gain=names.say("+{gain}", gain=coin) if take else names.say("declined {gain}", gain=coin),
        source=Source.OFFER,
    )


def test_a_bonus_that_a_full_track_swallows_is_not_told_as_gained(language: str) -> None:
    """automa.md 8: 7-I offers popularity; at 18 nothing comes of it."""
    stars = tuple(int(star is Star.POPULARITY) for star in Star)
    state = with_human(a_table(Faction.SAXONY), recruits=RECRUITS, popularity=18, stars=stars)
    step = advanced(with_card(state, 7), 4)
    lost = only(step.events, ev.GainLost)
    words = describe_event(lost, state)
    assert bonus_amount(Bonus.POPULARITY, 1) in words
    assert wrong((words,), language) == []
    assert words != describe_event(evolve(lost, declined=True), state)


# Gains ----------------------------------------------------------------------------------------------------


def test_none_left_is_not_called_another_factions(language: str) -> None:
    """Rusviet, all units out, card 8-I: its own character or mech symbol and everybody's; none is left of either."""
    state = a_table(Faction.RUSVIET, Faction.NORDIC, mechs="h19 h25 h26 h32", character="h24")
    step = whole_turn(with_card(state, 8))
    event = only(step.events, ev.AutomaGained)
    symbol = automa_gain_amount(AutomaGain.CHARACTER_OR_MECH, 1)
    none_left = names.say("{gain} (none left)", gain=symbol)
    words = describe_event(event, state)
    assert words.count(none_left) == len(
        [one for one in event.gains if one.gain is AutomaGain.CHARACTER_OR_MECH]
    )
    assert names.faction_name(Faction.RUSVIET) not in words


def test_a_full_power_track_is_called_so_for_its_own_symbol(language: str) -> None:
    """Saxony at 16 power, card 16-II."""
    state = a_table(Faction.SAXONY, power=16, stars=(0,) * 8 + (1, 0))
    step = whole_turn(with_card(state, 16, Scheme.II))
    event = only(step.events, ev.AutomaGained)
    own = next(one for one in event.gains if one.faction is Faction.SAXONY)
    full = names.say("{gain} (at the top already)", gain=bonus_amount(Bonus.POWER, own.amount))
    assert automa_gains.gain_text(own, Faction.SAXONY) == full
    assert full in describe_event(event, state)


def test_another_factions_symbol_is_no_gain_of_its_own(language: str) -> None:
    """2-I gives Crimea a coin besides everybody's: Nordic is told one coin, and for whom the other is."""
    state = a_table(Faction.NORDIC, Faction.CRIMEA)
    step = whole_turn(with_card(state, 2))
    event = only(step.events, ev.AutomaGained)
    coin = bonus_amount(Bonus.COINS, 1)
    assert describe_event(event, state).count(coin) == 1
    not_its = names.say("{gain}: not for {faction}", gain=coin, faction=Faction.NORDIC)
    assert sum(line.endswith(not_its[1:]) for line in why(event, step.state)) == 1


def test_who_arrived_is_told(language: str) -> None:
    """automa.md 7: the character if it is on the mat, else a mech."""
    for character, unit in (("-", Unit.CHARACTER), ("h34", Unit.MECH)):
        state = a_table(Faction.SAXONY, character=character, mechs="h35")
        step = whole_turn(with_card(state, 16))
        event = only(step.events, ev.AutomaGained)
        assert event.arrived == (unit,)
        assert any(names.unit_name(unit) in line for line in why(event, step.state)[:1])


def test_the_star_for_16_power_is_told(language: str) -> None:
    """automa.md 9.5: 15-I brings 3 power."""
    state = a_table(Faction.SAXONY, power=14)
    step = whole_turn(with_card(state, 15))
    event = only(step.events, ev.AutomaGained)
    assert ev.StarPlaced(BOT, Star.POWER, 1) in step.events
    assert event.star
    assert "16" in why(event, step.state)[-1]
    again = whole_turn(with_card(a_table(Faction.SAXONY, power=3), 15))
    assert not only(again.events, ev.AutomaGained).star


# Moves ----------------------------------------------------------------------------------------------------


def test_two_mechs_on_one_place_are_not_called_the_only_one(language: str) -> None:
    """automa.md 6: identical units on one place are interchangeable."""
    state = a_table(Faction.SAXONY, mechs="base_saxony base_saxony")
    entry = done(state, 5, Scheme.II)
    assert entry.selected is not None
    assert entry.selected.unit is Unit.MECH
    assert entry.selected_by is Criterion.ONLY_ONE
    assert automa.criterion_name(Criterion.ONLY_ONE) not in automa.selection_text(entry)


def test_whoever_stays_is_not_asked_why_it_went(language: str) -> None:
    """R7: a territory of its own may be the best."""
    for moment in moments():
        for event in moment.events:
            entry = _done(event)
            if isinstance(event, ev.AutomaDecided) and entry is not None:
                assert entry.selected is not None
                asked = question_text(event)
                went = names.say(
                    "Why did the {unit} go to {place}?", unit=entry.selected.unit, place=entry.destination
                )
                assert (asked == went) == (entry.selected.place != entry.destination)


def _done(event: ev.Event) -> MoveEntry | None:
    moves = event.moves if isinstance(event, ev.AutomaDecided) else ()
    return next((entry for entry in moves if entry.outcome is Outcome.DONE), None)


def test_too_little_power_has_its_figures(language: str) -> None:
    """16-II attacks from 5 power on."""
    state = a_table(Faction.RUSVIET, mechs="h24", enemy="h23", power=4)
    step = whole_turn(with_card(state, 16, Scheme.II))
    event = only(step.events, ev.AutomaDecided)
    low = next(one for one in event.moves if one.outcome is Outcome.POWER_TOO_LOW)
    title = automa.entry_title(low, event.power)
    assert title in why(event, step.state)
    assert "4" in title
    assert "5" in title
    assert "5" in automa.entry_title(low), "the record knows only what the symbol asks for"


def test_a_symbol_of_another_faction_says_so_once(language: str) -> None:
    """1-I: Nordic's worker move comes first."""
    state = a_table(Faction.SAXONY)
    event = only(whole_turn(with_card(state, 1)).events, ev.AutomaDecided)
    other = next(one for one in event.moves if one.outcome is Outcome.NOT_ITS_FACTION)
    title = automa.entry_title(other, event.power)
    assert title.count(names.faction_name(Faction.NORDIC)) == 1
    assert automa.outcome_name(Outcome.NOT_ITS_FACTION) not in title


def test_the_human_is_you_and_not_the_enemy(language: str) -> None:
    """Everywhere else the human is "you"."""
    texts = [automa.criterion_name(one) for one in Criterion]
    texts += [automa.rejection_name(one) for one in Rejection]
    texts += [automa.value_text(symbol, 2) for symbol in MoveSymbol]
    assert [text for text in texts if "enem" in text or "敵" in text] == []


def test_territories_without_a_goal_are_counted_and_not_listed(language: str) -> None:
    """Encounter or Factory: on most of the map there is neither."""
    state = a_table(
        Faction.SAXONY,
        character="h30",
        mechs="h29 h38 h36",
        workers="h34 h44 h46",
        tokens="h27",
        factory_card=(1,),
    )
    state = with_card(state, 15, Scheme.II)
    event = only(whole_turn(state).events, ev.AutomaDecided)
    entry = next(one for one in event.moves if one.symbol is MoveSymbol.ENCOUNTER_FACTORY)
    nothing = [one for one in entry.rejected if one.why is Rejection.NO_GOAL]
    assert len(nothing) > automa.MOST_NAMED
    line = next(
        line for line in automa.rejected_lines(entry) if automa.rejection_name(Rejection.NO_GOAL) in line
    )
    assert str(len(nothing)) in line
    assert not any(names.place_name(one.place) in line for one in nothing if one.place != at("h23"))


def test_the_rule_of_its_moves_names_the_whole_reach() -> None:
    """automa.md 6: neighbourhoods of all its units, the moving one's too, and the home base's."""
    state = with_card(a_table(Faction.SAXONY), 1)
    state = advanced(state).state
    assert state.pending[-1] == AutomaTurn(AutomaStage.MOVE)
    _, text = rule_now(state)
    assert "home base" in text
    assert "itself included" in text


# What moves bring -------------------------------------------------------------------------------------------


def test_a_token_on_the_way_is_told(language: str) -> None:
    """automa.md 6: by whatever action the character comes to a token."""
    state = a_table(
        Faction.NORDIC,
        Faction.CRIMEA,
        character="h10",
        workers="h11 h05",
        mechs="h12",
        tokens="h03",
        factory_card=(1,),
        power=0,
        enemy="h35",
    )
    step = whole_turn(with_card(state, 15, Scheme.II))
    event = only(step.events, ev.AutomaDecided)
    assert event.brought.token
    assert automa.token_gone() in why(event, step.state)
    assert automa.token_gone() in record_of(step.state)


def test_workers_driven_off_and_what_lay_there_are_told(language: str) -> None:
    """automa.md 6: an attack on workers removes all tokens, and neither the record nor its reasons keep it secret."""
    state = a_table(Faction.SAXONY, character="h30", enemy_workers="h36 h36", tokens="")
    state = with_card(with_goods(state, h36=(0, 2, 0, 1)), 15, Scheme.II)
    step = whole_turn(state)
    event = only(step.events, ev.AutomaDecided)
    assert (event.brought.workers, event.brought.goods) == (2, (0, 2, 0, 1))
    told = " ".join(why(event, step.state))
    assert goods_text((0, 2, 0, 1)) in told
    assert "2" in told
    assert len([line for line in record_of(step.state) if line in automa.sure_to_bring(_entry(event))]) == 1


def _entry(event: ev.AutomaDecided) -> MoveEntry:
    found = _done(event)
    assert found is not None
    return found


def test_a_crossed_star_leaves_its_line(language: str) -> None:
    """automa.md 9.1: cards 4, 15 and 17 do not move the tracker."""
    crossed = [number for number in range(1, 20) if not components().automa.cards[number - 1].advances]
    assert crossed == [4, 15, 17]
    for card in range(1, 20):
        state = with_card(a_table(Faction.SAXONY), card)
        step = whole_turn(state)
        held = [event for event in step.events if isinstance(event, ev.TrackerHeld)]
        assert held == ([ev.TrackerHeld(card)] if card in crossed else [])
        lines = [line for line in record_of(step.state) if automa_gains.held_text()[1:] in line]
        assert len(lines) == len(held)


# Battles ----------------------------------------------------------------------------------------------------


def test_a_battles_words_name_range_and_table(language: str) -> None:
    """10.3, example 6: power 12, battle card 2: column 8-13, 6 power and up to two cards."""
    event = ev.CombatRevealed(at("h36"), BOT, (3, 6), ((), (2, 4)), BOT, 2, 1)
    first, *_ = why(event, moments()[0].view)
    for part in ("8–13", bonus_amount(Bonus.COMBAT_CARDS, 2), "6", "2"):
        assert part in first
    assert first[1:-1] in describe_event(ev.BattleCardDrawn(2, 1), moments()[0].view) + first[-1]


def test_the_table_is_that_of_the_power_before_the_battle() -> None:
    """10.3, 10.4: the card's column is read before power is paid."""
    state = a_table(Faction.SAXONY, mechs="h30", enemy="h36", power=9)
    state = with_card(with_human(state, power=0, hand=()), 16, Scheme.II)
    step = whole_turn(played(advanced(state, 2).state, SetPower(0)).state)
    event = only(step.events, ev.CombatRevealed)
    drawn = only(step.events, ev.BattleCardDrawn)
    assert (event.battle_card, event.column) == (drawn.card, drawn.column)
    assert event.column == components().automa.column_of[9]


def test_goods_of_workers_driven_off_are_not_called_a_combats(language: str) -> None:
    """R30: the resource box is laid without a combat too."""
    event = ev.GoodsGained(14, (0, 4, 0, 0), Source.RESOURCE_BOX)
    assert names.source_name(Source.COMBAT) not in describe_event(event, moments()[0].view)
    assert names.source_name(Source.RESOURCE_BOX) in describe_event(event, moments()[0].view)


# Heard ------------------------------------------------------------------------------------------------------


def test_who_hears_the_total_hears_both(language: str) -> None:
    """ux.md 7.2."""
    view = moments()[900].view
    sheet = RULES.scores(view)
    said = label(Handle("score", "total"), view)
    for seat in (HUMAN, BOT):
        assert names.say("{side}: {points}", side=seat, points=sheet.total(seat)) in said


# The printed card ---------------------------------------------------------------------------------------------


def test_a_factions_symbol_on_the_card_does_not_read_as_two(language: str) -> None:
    """2-I: a coin for everybody, one more for Crimea, said in a line of its own."""
    lines = scheme_lines(2, Scheme.I)
    coin = bonus_amount(Bonus.COINS, 1)
    (crimeas,) = [line for line in lines if names.faction_name(Faction.CRIMEA) in line]
    assert crimeas.count(coin) == 1
    assert [line for line in lines if line.count(coin) > 1] == []


def test_nobody_is_asked_why_there_is_a_bonus_where_there_is_none(language: str) -> None:
    asked = {unlocked: question_text(ev.OfferMade(Bonus.COINS, unlocked)) for unlocked in (True, False)}
    assert asked[True] != asked[False]
    assert wrong(asked.values(), language) == []


def test_a_defeat_names_the_resources_that_are_removed() -> None:
    """Truth 10: "your units retreat" hid what a won attack of the Automa takes from the territory."""
    from noria_desktop.ui.scythe.words.combat import loss_text

    assert loss_text() == "Lose: your units there retreat"
    assert (
        loss_text(left=(2, 0, 2, 0))
        == f"Lose: your units there retreat, {goods_text((2, 0, 2, 0))} left behind"
    )
    # An attack of the Automa's takes the territory as well.
    assert loss_text(ground=True) == "Lose: your units there retreat, the territory lost"
    assert loss_text(star=True) == "Lose: your units there retreat, 1 star for the Automa"
    assert loss_text((0, 2, 0, 1)) == f"Lose: your units there retreat, {goods_text((0, 2, 0, 1))} removed"


def test_an_encounter_says_what_it_cannot_bring_before_it_is_paid_for() -> None:
    """Seen before: 2 coins paid for a worker and resources with all eight workers out; then "no 1 worker"."""
    crowd = position(workers=" ".join(["h11"] * 8), pending=(Encountering(3, place_at("h11")),))
    told = inspect(Handle("option", "1"), crowd)[1]
    assert told[-1].startswith("Not to be had now: 1 worker")
    assert "not to be had" not in " ".join(inspect(Handle("option", "0"), crowd)[1]).lower()
    presenter = ScythePresenter()
    sprites = presenter.project(crowd, presenter.layout(1280, 678), legal_actions(crowd))
    (art,) = (one.art for one in sprites if one.handle == Handle("option", "1"))
    assert isinstance(art, OptionArt)
    assert art.missing == (0,)


def test_the_factory_move_names_the_steps_that_the_rules_give() -> None:
    """Seen before: "up to two steps" with Speed, after which the character had two steps left of three."""
    below = (ChoosingBottom(FACTORY_SECTION),)
    for mechs, told in (({}, "up to 2 steps, or"), ({Ability.SPEED: "h19"}, "or a mech up to 3.")):
        view = position(Faction.RUSVIET, mechs=mechs, factory_card=1, pending=below)
        assert told in GAME_UI.prompt(RULES.turn(view), view)[1]
