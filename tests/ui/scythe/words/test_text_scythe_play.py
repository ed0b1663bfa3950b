"""Everything that happens, is decided, asked or pointed at in games of Scythe has words in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from attrs import evolve

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import terms
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingCombat,
    ChoosingFactoryCard,
    ChoosingOffer,
    ChoosingPower,
    ChoosingTop,
    Due,
    Encountering,
    Gaining,
    Moving,
    Paying,
    PayingCard,
    Pending,
    Producing,
    Retreating,
    RetreatingWorkers,
    Revealing,
    Travelling,
)
from noria_desktop.games.scythe.record import (
    MoveEntry,
    Outcome,
    TrackerStep,
    UnitChoice,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    FACTORY_SECTION,
    PLACES,
    Ability,
    Bonus,
    Bottom,
    Cargo,
    Cube,
    Faction,
    Gain,
    Line,
    MoveSymbol,
    Prompt,
    Resource,
    Side,
    Source,
    Star,
    Structure,
    TopChoice,
    Unit,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.board.gestures import commands
from noria_desktop.ui.scythe.words import amounts, names, things_map
from noria_desktop.ui.scythe.words.actions import describe_action
from noria_desktop.ui.scythe.words.automa import done_text
from noria_desktop.ui.scythe.words.buttons import command_text
from noria_desktop.ui.scythe.words.combat import hidden_cards_text
from noria_desktop.ui.scythe.words.drags import preview, spoken
from noria_desktop.ui.scythe.words.events import actor, describe_event, has_line
from noria_desktop.ui.scythe.words.hints import hint_text
from noria_desktop.ui.scythe.words.prompts import prompt_text
from noria_desktop.ui.scythe.words.rules import rule_now
from noria_desktop.ui.scythe.words.things import inspect, label
from tests.ui.scythe.walks import COMMANDS
from tests.ui.scythe.words.scythe_moments import moments, some_moments, wrong
from tests.ui.wording.wording import faults

# Events -----------------------------------------------------------------------------------------------

RARE: tuple[ev.Event, ...] = (
    ev.GameBegan(),
    ev.GameEnded((70, 70), (HUMAN, BOT)),
    ev.GameEnded((71, 70), (HUMAN,)),
    ev.GameEnded((1, 70), (BOT,)),
    ev.MovesUndone(22, (3,)),
    ev.CardScouted(None),
    ev.CardScouted(5),
    ev.PowerStruck(1, 2),
    ev.PowerStruck(0, 2),
    ev.FactoryCardTaken(BOT, None),
    ev.FactoryCardsSeen((None, None)),
    ev.CombatCardsDrawn(BOT, (None,), Source.COMBAT),
    ev.ObjectiveRevealed(1, (2,)),
    ev.ObjectiveRevealed(1, (None,)),
    ev.CombatRevealed(3, BOT, (3, 2), ((2,), (3,)), BOT),
    ev.WorkersRetreated(3, 8, 2),
    ev.TrackerMoved(TrackerStep(8, 9, True, True, True)),
    ev.StarPlaced(BOT, Star.TRACKER, 1),
    ev.GainLost(Source.ENCOUNTER, terms.Gain.METAL, 4, True),
    ev.Unloaded(3, (0, 2, 0, 0), 1),
    ev.CombatDeckShuffled(),
    ev.PopularityLost(2),
    ev.FactoryCardUsed(2, 1, popularity=1),
    ev.RowSkipped(True),
    ev.UnitRetreated(Unit.MECH, 2, 3, 8),
)


SELDOM: tuple[tuple[Pending, tuple[Action, ...]], ...] = (
    (ChoosingArtillery(22, BOT), (act.Accept(), act.Decline())),
    (ChoosingFactoryCard(), tuple(act.TakeFactoryCard(card) for card in range(1, 13))),
    (PayingCard(), (act.PayCard(2), act.PayCard(5))),
    (ChoosingCombat(), (act.ChooseCombat(22), act.ChooseCombat(3))),
    (ChoosingTop(FACTORY_SECTION), (act.UseFactoryCard(0), act.UseFactoryCard(1), act.Skip())),
    (ChoosingBottom(FACTORY_SECTION), (act.TakeBottom(), act.Skip())),
    (
        ChoosingTop(1),
        (
            act.TakeTop(TopChoice.POWER),
            act.TakeInParts(TopChoice.POWER),
            act.TakeInParts(TopChoice.CARDS),
            act.Skip(),
        ),
    ),
    (ChoosingBottom(1), (act.TakeBottom(), act.TakeInParts(None), act.Skip())),
    (
        Gaining((Due(Gain.POWER, 3, Source.TOP),)),
        (act.Accept(), act.TakePart(1), act.TakePart(2), act.Decline()),
    ),
    (Retreating(22), (act.RetreatTo(16), act.RetreatTo(47))),
    (RetreatingWorkers(22, (16,)), (act.RetreatWorkers(0), act.RetreatWorkers(2))),
    (ChoosingOffer(Bonus.COINS), (act.Accept(), act.Decline())),
    (Encountering(1, 2, (0,)), (act.ChooseOption(1), act.ChooseOption(2), act.Finish())),
    (Producing(2, True), (act.Produce(3, 1), act.Produce(3, 2), act.Finish())),
    (ChoosingPower(22, HUMAN), tuple(act.SetPower(power) for power in range(8))),
    (ChoosingCards(22, HUMAN, 3), (act.CommitCard(2), act.CommitCard(5), act.Finish())),
    (Revealing(22, HUMAN, 3, (2,)), (act.Advance(),)),
)
"""Decisions that games at random seldom reach, with some of what can be chosen then."""


def _decided(entry: Pending) -> State:
    """A position in which this is decided; the human has a Factory card with two sides."""
    view = moments()[0].view
    return evolve(view, pending=(entry,), human=evolve(view.human, factory_card=2))


def test_decisions_seldom_met_are_worded(language: str) -> None:
    for entry, actions in SELDOM:
        view = _decided(entry)
        words = [describe_action(action, view) for action in actions]
        assert wrong((*words, *prompt_text(RULES.turn(view), view), *rule_now(view)), language) == []
        assert len(set(words)) == len(words)
        for handle in handles()[::5]:
            title, lines = inspect(handle, view)
            assert wrong((title, *lines), language) == []


def test_the_games_meet_nearly_everything() -> None:
    met = {type(event) for moment in moments() for event in moment.events}
    met |= {type(event) for event in RARE}
    assert set(get_args(ev.Event)) - met == set()
    asked = {RULES.turn(moment.view).prompt for moment in moments()}
    asked |= {RULES.turn(_decided(entry)).prompt for entry, _ in SELDOM}
    assert set(Prompt) - asked <= {Prompt.FINISHED}


def test_every_event_has_a_line(language: str) -> None:
    happened = [(event, moment.view) for moment in moments()[::7] for event in moment.events]
    happened += [(event, moments()[0].view) for event in RARE]
    assert wrong((describe_event(event, view) for event, view in happened), language) == []


def test_who_acts_stands_before_the_line() -> None:
    """An event with a side of its own is that side's."""
    for moment in moments()[::7]:
        for event in moment.events:
            seat = getattr(event, "seat", None)
            if seat is not None and has_line(event) and not isinstance(event, ev.TurnBegan):
                assert actor(event) == seat


def test_the_log_does_not_tell_the_automas_cards(language: str) -> None:
    """H15: its combat cards and its Factory card stay hidden."""
    one = describe_event(ev.seen_by(ev.CombatCardsDrawn(BOT, (5,), Source.COMBAT), HUMAN), moments()[0].view)
    other = describe_event(
        ev.seen_by(ev.CombatCardsDrawn(BOT, (2,), Source.COMBAT), HUMAN), moments()[0].view
    )
    assert one == other


# Actions and prompts ------------------------------------------------------------------------------------


def test_every_decision_has_words_and_none_reads_like_another(language: str) -> None:
    for moment in some_moments():
        words = [describe_action(action, moment.view) for action in moment.legal]
        assert wrong(words, language) == []
        assert len(set(words)) == len(words), words


def test_every_prompt_and_its_rule_are_worded(language: str) -> None:
    for moment in some_moments():
        assert wrong(prompt_text(RULES.turn(moment.view), moment.view), language) == []
        assert wrong(rule_now(moment.view), language) == []


def test_prompts_that_are_rare_are_worded_too(language: str) -> None:
    view = moments()[0].view
    turn = RULES.turn(view)
    for prompt in Prompt:
        words = prompt_text(type(turn)(turn.seat, turn.phase, prompt), view)
        assert len(words) == 2


def test_the_end_tells_who_won(language: str) -> None:
    over = [moment.after for moment in moments() if RULES.turn(moment.after).prompt is Prompt.FINISHED]
    assert len(over) == 20
    for view in over:
        title, totals = prompt_text(RULES.turn(view), view)
        assert wrong((title, totals, *rule_now(view)), language) == []
        assert str(RULES.scores(view).total(HUMAN)) in totals


# Things -----------------------------------------------------------------------------------------------


def handles() -> tuple[Handle, ...]:
    """One of each kind of thing with a hover card, by the names of ``ui.scythe.handles``."""
    places = [terms.place_id(place) for place in range(PLACES)]
    lists: dict[str, Iterable[object]] = {
        "place": places,
        "own": [f"{unit.value}.{place}" for unit in Unit for place in places[::9]],
        "rival": [f"{unit.value}.{place}" for unit in Unit for place in places[::9]],
        "section": range(5),
        "top": [choice.value for choice in TopChoice],
        "side": range(1),
        "bottom": range(5),
        "cube": [cube.value for cube in Cube],
        "berth": range(4),
        "site": [structure.value for structure in Structure],
        "recruit": range(4),
        "one_time": [bonus.value for bonus in Bonus],
        "card": range(2, 6),
        "objective": range(1, 24),
        "ashore": [cargo.value for cargo in Cargo],
        "aboard": [cargo.value for cargo in Cargo],
        "kind": [resource.value for resource in Resource],
        "dial": range(8),
        "option": range(3),
        "factory_card": range(1, 13),
        "star": [star.value for star in Star],
        "track": ["power", "popularity"],
        "pawn": ["0.power", "1.popularity"],
        "plate": ["own", "rival"],
        "mech": range(4),
        "workers": places[::9],
        "structure": [structure.value for structure in Structure],
        "goods": places[::9],
        "encounter": places[::9],
        "score": [*(line.value for line in Line), "total"],
    }
    plain = (
        "token",
        "workers_left",
        "ability",
        "shore",
        "hold",
        "dial_face",
        "arena",
        "opposite",
        "structure_tile",
        "tracker",
        "automa_card",
        "last_orders",
        "character",
        "anything",
    )
    return (*(Handle(kind, str(key)) for kind, keys in lists.items() for key in keys), *map(Handle, plain))


def test_everything_on_the_table_tells_what_it_is(language: str) -> None:
    for moment in some_moments()[::6]:
        for handle in handles():
            title, lines = inspect(handle, moment.view)
            assert wrong((title, *lines, label(handle, moment.view)), language) == []


def test_a_territory_tells_its_water_and_marks(language: str) -> None:
    """rules.md 14: h10 is a tundra with a tunnel, rivers to its E, NE and NW."""
    place = 9
    _, lines = things_map.place_sheet(place, moments()[0].view)
    assert things_map.tunnel_line() in lines
    (rivers,) = things_map.river_lines(place)
    for side in (Side.E, Side.NE, Side.NW):
        assert names.side_name(side) in rivers
    assert things_map.river_lines(15) == (), "h16 touches no river"


def test_who_hears_the_map_misses_nothing_that_it_shows(language: str) -> None:
    """rules.md 14: h10 is a tundra with a tunnel; a token, goods and a structure are heard beside it."""
    state = moments()[0].view
    place, human = 9, state.human
    works = evolve(human.works, structures=(None, place, None, None))
    goods = tuple((2, 0, 0, 0) if at == place else here for at, here in enumerate(state.board.goods))
    board = evolve(state.board, goods=goods, tokens=(place,))
    state = evolve(state, board=board, human=evolve(human, works=works))
    said = label(Handle("place", "h10"), state)
    assert faults(said, language) == []
    for heard in (
        amounts.resource_amount(Resource.OIL, 2),
        names.structure_name(tuple(Structure)[1]),
        translate("Scythe", "Encounter token"),
        translate("Scythe", "Tunnel"),
        names.side_name(Side.NW),
    ):
        assert heard in said


def test_who_hears_the_score_hears_both_sides(language: str) -> None:
    """ux.md 7.2: nothing is told by a picture alone."""
    for moment in some_moments()[::6]:
        for handle in (Handle("plate", "own"), Handle("plate", "rival"), Handle("score", "stars")):
            _, lines = inspect(handle, moment.view)
            assert lines[-1].rstrip(".。") in label(handle, moment.view)


def test_a_move_without_units_left_says_so(language: str) -> None:
    """rules.md 5: two units moved, a third one may not; the prompt does not count on."""
    moment = next(one for one in moments() if isinstance(one.view.pending[-1], Moving))
    entry = moment.view.pending[-1]
    assert isinstance(entry, Moving)
    moving = evolve(entry, left=0, character_moved=True)
    state = evolve(moment.view, pending=(*moment.view.pending[:-1], moving))
    turn = RULES.turn(state)
    assert prompt_text(turn, state)[0] == translate("Scythe", "Move: no unit is left to move")


def test_an_automa_unit_that_stays_is_not_said_to_move(language: str) -> None:
    """automa.md R7: the territory it stands on may be the nearest to the Factory of all."""
    here = UnitChoice(Unit.CHARACTER, 20, 2, 2)
    entry = MoveEntry(MoveSymbol.MOVE_CHARACTER, None, 0, Outcome.DONE, selected=here, destination=20)
    assert "→" not in done_text(entry)
    assert names.place_name(20) in done_text(entry)


def test_mats_name_what_an_action_costs_now(language: str) -> None:
    """Section 0 to 3 in every game's first position: the printed cost, for no cube lies there yet."""
    for moment in (one for one in moments() if one.view.turn == 1 and one.view.human.last_section is None):
        mat = components().mats.players[moment.view.human.mat.index]
        for section, bottom in enumerate(Bottom):
            kind = components().mats.bottoms[section].resource
            _, lines = inspect(Handle("bottom", str(section)), moment.view)
            assert amounts.resource_amount(kind, mat.sections[section].cost) in lines[0]
            assert names.bottom_name(bottom) in lines[0]


def test_five_factions_can_play() -> None:
    assert {moment.view.human.faction for moment in moments()} == set(BASE_FACTIONS)


# Drops, buttons, the Why panel --------------------------------------------------------------------------


def test_what_a_drop_would_change_is_worded(language: str) -> None:
    for moment in (*some_moments(), *moments()[::25]):
        title, lines = preview(moment.view, moment.after, moment.action)
        assert wrong((title, *lines), language) == []
        said = spoken(moment.view, moment.after, moment.action)
        assert said == "" or faults(said, language) == []
        assert "−" not in said, "signs are spoken as words"
        assert "→" not in said


def test_a_drop_that_ends_a_move_with_a_step_left_says_so() -> None:
    """A unit with two steps that drove workers off, or came to a fight, lost its second step without a word."""
    tried = 0
    for moment in moments():
        entry = moment.view.pending[-1]
        if not isinstance(entry, Travelling) or entry.steps < 2:
            continue
        automa = moment.view.automa
        hostile = {*automa.workers, *automa.mechs, automa.character}
        for action in moment.legal:
            if isinstance(action, act.MoveTo):
                after = RULES.apply_unchecked(moment.view, action).state
                said = "Its move ends there." in preview(moment.view, after, action)[1]
                assert said == (action.place in hostile and action.place < terms.TERRITORIES)
                tried += said
    assert tried


def test_a_unit_that_is_picked_up_and_moved_in_one_is_told_the_same() -> None:
    """Dragged before it was pressed, a unit with Speed went among workers, and nothing said that it stops there."""
    told = {True: 0, False: 0}
    for moment in moments():
        if not isinstance(moment.view.pending[-1], Moving):
            continue
        for pick in moment.legal:
            if not isinstance(pick, act.PickMover) or pick.unit is terms.Unit.WORKER:
                continue
            picked = RULES.apply_unchecked(moment.view, pick).state
            for action in RULES.legal_actions(picked):
                if isinstance(action, act.MoveTo):
                    after = RULES.apply_unchecked(picked, action).state
                    said, same = (
                        "Its move ends there." in preview(start, after, action)[1]
                        for start in (moment.view, picked)
                    )
                    assert said == same
                    told[said] += 1
    assert all(told.values())


def test_every_button_is_worded(language: str) -> None:
    for moment in some_moments():
        for command in commands(moment.view, moment.legal):
            text = command_text(command.name, moment.view)
            assert text != command.name
            assert faults(text, language) == []
    for name in COMMANDS:
        assert command_text(name, moments()[0].view) != name


def test_advice_names_what_it_compared(language: str) -> None:
    """Worths are hundredths of a coin: 340 against 120 is about two coins better."""
    moment = next(one for one in moments() if isinstance(one.legal[0], act.Produce) and len(one.legal) > 2)
    first, second, third = moment.legal[:3]
    clear = Choice(first, (Weighed(first, 340), Weighed(second, 120), Weighed(third, 100)))
    close = Choice(first, (Weighed(first, 120), Weighed(second, 120)))
    planned: Choice[Action] = Choice(first)
    for choice in (clear, close, planned):
        title, words = hint_text(choice, moment.view)
        assert wrong((title, words), language) == []
        assert describe_action(first, moment.view) in title
    assert "2" in hint_text(clear, moment.view)[1]
    assert describe_action(second, moment.view) in hint_text(close, moment.view)[1]


def test_a_drop_tells_figures_worked_out_by_hand(language: str) -> None:
    """4: Gain is one coin and free; in the first position nothing else changes but the total."""
    moment = next(
        one
        for one in moments()
        if act.TakeTop(TopChoice.GAIN) in one.legal and not one.view.human.works.cubes[Cube.MOVE_COINS.index]
    )
    after = RULES.apply_unchecked(moment.view, act.TakeTop(TopChoice.GAIN)).state
    title, lines = preview(moment.view, after, act.TakeTop(TopChoice.GAIN))
    total = RULES.scores(moment.view).total(HUMAN)
    assert title == names.choice_name(TopChoice.GAIN)
    assert len(lines) == 2
    assert lines[0] == "+" + amounts.bonus_amount(Bonus.COINS, 1)
    assert str(total) in lines[1]
    assert str(total + 1) in lines[1]


def test_camaraderie_changes_what_driving_workers_home_costs(language: str) -> None:
    """13: Polania's third mech; as long as it is on the mat popularity is lost."""
    view = next(moment.view for moment in moments() if moment.view.human.faction is Faction.POLANIA)
    place = next(one for one in view.automa.workers if one < terms.TERRITORIES)
    without = evolve(view.human, army=evolve(view.human.army, mechs=(None,) * 4))
    assert components().mats.factions[Faction.POLANIA.index].mechs[2] is Ability.CAMARADERIE
    with_it = evolve(view.human, army=evolve(view.human.army, mechs=(None, None, 30, None)))
    told = [
        things_map.rival_sheet(Unit.WORKER, place, evolve(view, human=human))[1][0]
        for human in (without, with_it)
    ]
    assert told[0] != told[1]
    assert names.ability_name(Ability.CAMARADERIE) in told[1]


def test_crimea_is_told_of_its_card_before_the_first_token(language: str) -> None:
    """H5: Coercion only before the first token."""
    first, later = (_decided(Paying(Bottom.DEPLOY, 3, coercible=ask)) for ask in (True, False))
    said = [prompt_text(RULES.turn(view), view) for view in (first, later)]
    assert said[0][0] == said[1][0]
    assert amounts.bonus_name(Bonus.COMBAT_CARDS).rstrip("s") in said[0][1]
    assert wrong((*said[0], *said[1]), language) == []


def test_of_a_single_hidden_card_it_is_said_whether_it_comes() -> None:
    """It was "0–1 of its 1 cards"."""
    assert hidden_cards_text(1, 1, 1) == "Its one card"
    assert hidden_cards_text(0, 1, 1) == "Its one card, or none"
    assert hidden_cards_text(0, 1, 3) == "0–1 of its 3 cards"
