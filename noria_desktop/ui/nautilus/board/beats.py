"""How what happened moves on the submarine's table.

Beats only lead from one picture to the next; whatever they leave where it does not belong is put right when
the step is over. ``before`` and ``after`` are the views around the whole step. Where something goes is read
off the picture of ``after``. Durations are milliseconds at normal speed. Source: mocks/nautilus.md 5 and 6.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import domain_of
from noria_desktop.games.nautilus.state import State, is_hidden, known_hand
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Card, Domain, Special
from noria_desktop.ui.board.beats import (
    STAGGER,
    Appear,
    Beat,
    Flip,
    Glide,
    Movement,
    Pause,
    Pulse,
    Together,
    Vanish,
    one_by_one,
    together,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import DiverArt, RoundArt, SpecialArt
from noria_desktop.ui.nautilus.board.gestures import source_of
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.project import project
from noria_desktop.ui.nautilus.board.project_bands import HANGING
from noria_desktop.ui.nautilus.board.project_dock import race_art
from noria_desktop.ui.nautilus.board.project_table import space_box
from noria_desktop.ui.nautilus.board.viewpoint import lean, other, outcomes, viewer

DROP = 120
SETTLE = 80
FLY = 340
"""The rival's card, from the hand over the turn to its place."""
SEEK = 150
PUSH = 320
FALL = 220
SHINE = 120
COLLECT = 300
DIM = 140
NOTCH = 80
LAUREL = 240
RETURN = 260
DEAL = 180


def beats(event: ev.Event, before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """The movement of one event as the viewer may see it; none is fine."""
    seen = ev.seen_by(event, viewer(before))
    if seen is None:
        return ()
    match seen:
        case ev.RoundBegan():
            return (Pulse(at.gauge(), COLLECT),)
        case ev.RowRevealed(cards):
            return (one_by_one((at.domain_card(card) for card in cards), DEAL),)
        case ev.DiversDealt():
            return (_dealt(after),)
        case (
            ev.SpecialsDrawn()
            | ev.SpecialGiven()
            | ev.SpecialUsed()
            | ev.SpecialDeclined()
            | ev.SubmarineDrew()
            | ev.SubmarineReturned()
            | ev.HarpoonDrew()
            | ev.HarpoonGave()
            | ev.HandShown()
            | ev.HandSeen()
        ):
            return _special_beats(seen, before, after, table)
        case ev.CardPlaced():
            return _placed(seen, before, after, table)
        case ev.CardAnchored(space=space):
            return (Appear(at.anchor(), FALL), Pulse(at.space(space), SETTLE + SHINE))
        case ev.CardMoved(card=card, to=to):
            goal = space_box(before, table, to)
            glide = Glide(at.card(card), goal.x, goal.y, PUSH, scale=1.0, rotation=0.0)
            push: tuple[Beat, ...] = (glide, Pulse(at.space(to), SETTLE + SHINE))
            return push if seen.seat == viewer(before) else (Pause(SEEK), *push)
        case ev.ArrowIdle(space=space):
            return (Pulse(at.space(space), SEEK),)
        case ev.CardAwarded():
            return _awarded(seen, before, after, table)
        case ev.DomainWon(domain=domain):
            return _won(domain, after, table)
        case ev.TableCleared():
            return _cleared(before, after, table)
        case ev.GameBegan() | ev.SpecialsReshuffled() | ev.GameEnded() | ev.Learned():
            return ()


@lru_cache(maxsize=4)
def _picture(view: State, table: NautilusLayout) -> dict[Handle, Sprite]:
    """Sprites of a view by their names."""
    return {sprite.handle: sprite for sprite in project(view, table)}


def _home(handle: Handle, after: State, table: NautilusLayout, duration: int = RETURN) -> Glide | None:
    """A thing goes where the picture of ``after`` has it; None when it is not there."""
    goal = _picture(after, table).get(handle)
    if goal is None:
        return None
    return Glide(handle, goal.x, goal.y, duration, scale=goal.scale, rotation=goal.rotation)


def _dealt(after: State) -> Together:
    """Both hands, card by card."""
    seat = viewer(after)
    mine = [at.card(card) for card in after.table.hands[seat] if card is not None]
    theirs = [at.rival_card(number) for number in range(len(after.table.hands[other(seat)]))]
    parts: list[Movement] = []
    for hand, late in ((mine, 0), (theirs, STAGGER // 2)):
        parts += [Appear(handle, DEAL, late + number * STAGGER) for number, handle in enumerate(hand)]
    return Together(tuple(parts))


# Specials -----------------------------------------------------------------------------------------------


def _special_beats(event: ev.Event, before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """What happens before the first placement."""
    mine = viewer(before)
    stage = _off_stage(before, after, table)
    match event:
        case ev.SpecialsDrawn(specials=specials):
            known = [special for special in specials if special is not None]
            parts = (Appear(at.special(special), DEAL, STAGGER) for special in known)
            return (together(Appear(at.scenery("stage"), DEAL), *parts),) if known else ()
        case ev.SpecialGiven(seat, kept, given):
            if seat == mine and kept is not None:
                cards = (_home(at.special(special), after, table) for special in (kept, given))
                return (together(*cards, *stage),)
            return (together(Appear(at.special(given), DEAL), Appear(at.hidden_special(), DEAL)),)
        case ev.SpecialUsed(seat, special):
            if seat == mine or at.hidden_special() not in _picture(before, table):
                return (Pulse(at.special(special), SHINE),)
            return (Flip(at.hidden_special(), SpecialArt(special, table.card_width, caption=False)),)
        case ev.SpecialDeclined(special=special):
            return (together(_home(at.special(special), after, table), *stage),)
        case ev.SubmarineDrew(seat, cards):
            drawn = [Appear(at.card(card), DEAL, STAGGER) for card in cards if card is not None]
            return (together(Pulse(at.pile(), DEAL), *drawn),)
        case ev.SubmarineReturned(seat, returned, kept):
            return _surfaced(seat == mine, returned, kept, after, table, stage)
        case ev.HarpoonDrew(seat, card):
            return _thrown(seat == mine, card, before, after, table)
        case ev.HarpoonGave(seat, card):
            return _gave(seat == mine, card, after, table, stage)
        case ev.HandShown(seat, shown) if seat == mine:
            backs = (Vanish(at.rival_card(number), SHINE) for number in range(len(shown)))
            faces = (Appear(at.card(card), DEAL, number * STAGGER) for number, card in enumerate(shown))
            return (together(*backs, *faces),)
        case ev.HandSeen(seat) if seat == mine:
            shown_cards = known_hand(after, mine)
            return (together(*stage, *(_home(at.card(card), after, table) for card in shown_cards)),)
        case _:
            return ()


def _off_stage(before: State, after: State, table: NautilusLayout) -> tuple[Movement, ...]:
    """The stage sinks with its words and the row goes back between the sides, unless the next question keeps them."""
    then = _picture(after, table)
    names = [h for h in _picture(before, table) if h == at.scenery("stage") or h.kind == "mark_effect"]
    gone = [Vanish(handle, SHINE) for handle in names if handle not in then]
    if at.scenery("stage") in then:
        return tuple(gone)
    row = (_home(at.domain_card(card), after, table) for card in before.deal.row if card is not None)
    return (*gone, *(glide for glide in row if glide is not None))


def _surfaced(
    own: bool,
    returned: Card | None,
    kept: Card | None,
    after: State,
    table: NautilusLayout,
    stage: tuple[Movement, ...],
) -> tuple[Beat, ...]:
    """One card goes back to the pile, the other to a hand."""
    if not own or returned is None or kept is None:
        count = len(after.table.hands[other(viewer(after))])
        return (together(Pulse(at.pile(), DEAL), Appear(at.rival_card(count - 1), DEAL)),)
    pile = table.pile
    sunk = Glide(at.card(returned), pile.x, pile.y, RETURN, scale=HANGING, rotation=0.0)
    return (together(sunk, _home(at.card(kept), after, table), *_closed_up(after, table), *stage),)


def _thrown(own: bool, card: Card, before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """A card leaves a hand for the other one."""
    if own:
        seat = other(viewer(before))
        back = at.rival_card(len(before.table.hands[seat]) - 1)
        goal = _picture(after, table).get(at.card(card))
        if goal is None:
            return ()
        fly = Glide(back, goal.x, goal.y, FLY, scale=goal.scale, rotation=goal.rotation)
        return (together(fly, Flip(back, DiverArt(card, table.card_width), FLY)),)
    # The viewer knows it, so that it hangs open there.
    return (together(_home(at.card(card), after, table, FLY)),)


def _gave(
    own: bool, card: Card, after: State, table: NautilusLayout, stage: tuple[Movement, ...]
) -> tuple[Beat, ...]:
    """The user gives a card back."""
    if own:
        return (together(_home(at.card(card), after, table), *_closed_up(after, table), *stage),)
    return (Appear(at.card(card), DEAL), Pulse(at.card(card), COLLECT))


# Placement ----------------------------------------------------------------------------------------------


def _closed_up(after: State, table: NautilusLayout) -> tuple[Glide, ...]:
    """The viewer's hand closes where a card has left it, or makes room."""
    cards = [card for card in after.table.hands[viewer(after)] if card is not None]
    found = (_home(at.card(card), after, table) for card in cards)
    return tuple(glide for glide in found if glide is not None)


def _placed(event: ev.CardPlaced, before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """A card comes to its place; one ring runs over the glass."""
    goal = space_box(before, table, event.space)
    ring = Pulse(at.space(event.space), SETTLE + SHINE)
    if event.seat == viewer(before):
        source = source_of(event.card)
        drop = Glide(source, goal.x, goal.y, DROP, scale=1.0, rotation=0.0)
        return (together(drop, *_closed_up(after, table)), ring)
    source = _rivals(event.seat, event.card, before, table)
    art = DiverArt(event.card, table.card_width)
    fly = Glide(source, goal.x, goal.y, FLY, scale=1.0, rotation=0.0)
    return (together(fly, Flip(source, art, FLY)), ring)


def _rivals(seat: Seat, card: Card, before: State, table: NautilusLayout) -> Handle:
    """What the rival lays: a back of the hand, or the special card."""
    if card in (BONE, KRAKEN):
        known = at.special(Special.KRAKEN if card == KRAKEN else Special.BONE)
        return known if known in _picture(before, table) else at.hidden_special()
    if at.card(card) in _picture(before, table):
        return at.card(card)  # it was known and hung open
    return at.rival_card(len(before.table.hands[seat]) - 1)


# Award --------------------------------------------------------------------------------------------------


def _awarded(event: ev.CardAwarded, before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """The winner shines, the loser dims, the rail takes the domain card in; its card stays until the table is cleared.

    The panel comes with the first column and counts along.
    """
    domain, mine = domain_of(event.domain_card), viewer(before)
    shine = together(
        *(_under_the_panel(before, after, table) if event.column == 0 else ()),
        Pulse(at.card(event.winner), SHINE),
        Pulse(at.column(event.column), SHINE),
        Flip(at.card(event.loser), _beaten(event.loser, after, table), DIM),
        *_counted(event.column, after, table),
        Appear(at.outcome(event.column), DIM),
    )
    goal = at.plate(own=False) if is_hidden(before) and event.seat != mine else at.race(domain)
    then = race_art(_taken_until(before, event.column), table, domain)
    # A flip without length only changes the picture.
    return (shine, together(Flip(at.race(domain), then, 0), Pulse(goal, NOTCH + SHINE)))


def _under_the_panel(before: State, after: State, table: NautilusLayout) -> tuple[Movement, ...]:
    """What lay where the panel comes makes room for it: a card left over, plate, token and special card."""
    then = _picture(after, table)
    return tuple(Vanish(handle, DIM) for handle in _picture(before, table) if handle not in then)


def _counted(column: int, after: State, table: NautilusLayout) -> tuple[Movement, ...]:
    """The panel of the round's end with the columns so far; what they decide together is told at the end."""
    panel = _picture(after, table).get(at.round_end())
    if panel is None:
        return ()
    assert isinstance(panel.art, RoundArt)
    own = sum(one.own for one in outcomes(after)[: column + 1])
    mine, theirs = panel.art.domains
    before = mine - len(panel.art.won), theirs - len(panel.art.lost)
    art = evolve(panel.art, own=own, theirs=column + 1 - own, won=(), lost=(), domains=before)
    come = (Appear(panel.handle, DIM),) if column == 0 else ()
    return (*come, Flip(panel.handle, art, 0))


def _beaten(card: Card, after: State, table: NautilusLayout) -> object:
    """The picture of a card that has lost its column."""
    found = _picture(after, table).get(at.card(card))
    return found.art if found is not None else DiverArt(card, table.card_width, beaten=True)


def _taken_until(before: State, column: int) -> State:
    """The view with the domain cards awarded up to a column, left to right."""
    taken = [list(cards) for cards in before.match.taken]
    hidden = is_hidden(before)
    for number in range(column + 1):
        ahead, card = lean(before.table.spaces, number, HUMAN), before.deal.row[number]
        if ahead is not None:
            seat = HUMAN if ahead.own else BOT
            taken[seat].append(None if hidden and seat != viewer(before) else card)
    match = evolve(before.match, taken=(tuple(taken[0]), tuple(taken[1])))
    row = tuple(None if number <= column else card for number, card in enumerate(before.deal.row))
    return evolve(before, match=match, deal=evolve(before.deal, row=row))


def _won(domain: Domain, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """The laurel comes round the domain's sign."""
    row = _picture(after, table).get(at.race(domain))
    turned = Flip(row.handle, row.art, 0) if row is not None else None
    return (together(turned, Pulse(at.race(domain), LAUREL)),)


LEAVING = (
    "special",
    "hidden_special",
    "anchor",
    "scenery_caption",
    "domain_card",
    "lean",
    "seal",
    "round_end",
    "outcome",
)
"""What fades when the table is cleared."""


def _cleared(before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
    """All divers go back to the pile together; specials and anchor leave; the token changes hands."""
    parts: list[Movement] = []
    for handle in _picture(before, table):
        if handle.kind in ("card", "rival_card"):
            goal = table.pile
            parts.append(Glide(handle, goal.x, goal.y, RETURN, scale=HANGING, rotation=0.0))
            parts.append(Vanish(handle, SHINE, RETURN - SHINE))
        elif handle.kind in LEAVING:
            parts.append(Vanish(handle, RETURN))
    token = _home(at.token(), after, table)
    return (Together(tuple(parts)), *((token,) if token is not None else ()))
