"""What each thing on the table is and what it is worth now: names for screen readers, hover cards.

``state`` is an observation, so nothing here can tell what the player may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.games.nautilus.components import beats, components, domain_of, points_of
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import domains_won, minus_taken, net_points
from noria_desktop.games.nautilus.state import Returning, State, is_hidden, known_hand
from noria_desktop.games.nautilus.terms import (
    BONE,
    COLUMNS,
    KRAKEN,
    Card,
    Domain,
    DomainCard,
    Space,
    Special,
    column_of,
    opposite,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import minus, signed
from noria_desktop.ui.nautilus.board.viewpoint import kept_back, outcomes, rival_special
from noria_desktop.ui.nautilus.words.actions import held_special
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    card_title,
    cards_text,
    domain_card_name,
    domain_name,
    listed,
    row_card,
    say,
    space_name,
    special_name,
    viewer,
    who,
)
from noria_desktop.ui.nautilus.words.specials import card_rule, special_text, timing_text

Sheet = tuple[str, tuple[str, ...]]
"""Title and lines of a hover card."""


WHOLE = frozenset({"plate", "token", "race", "fates", "round_end", "outcome", "space"})
"""Things of which every line is a fact that matters; of others the first two are."""


def label(handle: Handle, state: State) -> str:
    """Name of a thing for screen readers: what it is, then what is on it."""
    title, lines = inspect(handle, state)
    if handle.kind == "space" and state.table.spaces[int(handle.key)] is not None:
        lines = tuple(line for line in lines if line != card_rule(state.table.spaces[int(handle.key)] or 0))
    told = lines if handle.kind in WHOLE else lines[:2]
    return listed((title, *(line.rstrip(".。") for line in told))) if told else title


# Cards ------------------------------------------------------------------------------------------------


def _card(card: Card, state: State) -> Sheet:
    """A card in hand, on the stage or on the table."""
    lines = [card_rule(card)] if card_rule(card) else []
    if card in state.table.spaces:
        lines.append(comparison(state.table.spaces.index(card), state))
    elif BONE < card < KRAKEN:
        lines.append(_ranks(card))
    return card_title(card), tuple(line for line in lines if line)


def _ranks(card: Card) -> str:
    """How many of the other divers a diver beats."""
    others = [other for other in components().divers if other != card]
    won = sum(beats(card, other) for other in others)
    return say("Beats {won} of the {all} other divers.", won=won, all=len(others))


def comparison(space: Space, state: State) -> str:
    """A card on the table against the one facing it."""
    mine, facing = state.table.spaces[space], state.table.spaces[opposite(space)]
    if mine is None:
        return ""
    if facing is None:
        return say("Nothing faces it yet.")
    if beats(mine, facing):
        return say("Beats the {card} facing it.", card=card_name(facing))
    return say("Loses to the {card} facing it.", card=card_name(facing))


def _space(space: Space, state: State) -> Sheet:
    """A space of the table with what lies there."""
    me, card = viewer(state), state.table.spaces[space]
    where = space_name(space, state, me)
    stake = row_card(state, column_of(space))
    if card is None:
        lines = [say("Empty: either player may lay a card here.")]
        facing = state.table.spaces[opposite(space)]
        if facing is not None:
            lines.insert(0, say("Faces the {card}.", card=card_name(facing)))
        if stake is not None:
            lines.append(say("At stake: {card}.", card=domain_card_name(stake)))
        return say("Space: {space}", space=where), tuple(lines)
    lines = [say("Lies at {space}.", space=where), comparison(space, state)]
    if state.table.anchored == space:
        lines.append(say("Anchored: no arrow moves it this round."))
    if rule := card_rule(card):
        lines.append(rule)
    return card_title(card), tuple(lines)


def _anchored_space(space: Space, state: State) -> Sheet:
    """Where a card can be dropped to be laid with the anchor."""
    where = space_name(space, state, viewer(state))
    return say("With the anchor: {space}", space=where), (
        say("Drop a diver here to play the anchor with it."),
    )


def _own_hand(state: State) -> Sheet:
    """The viewer's divers."""
    hand = tuple(card for card in state.table.hands[viewer(state)] if card is not None)
    if not hand:
        return say("Your hand"), (say("No divers."),)
    return say("Your hand"), (say("Divers: {cards}.", cards=cards_text(hand)),)


def _rival_hand(state: State) -> Sheet:
    """How many divers the rival holds, and which of them are known."""
    me = viewer(state)
    held = len(state.table.hands[rival(me)])
    lines = [say("%n diver(s)", held)]
    if known := known_hand(state, me):
        lines.append(say("You know of {cards}.", cards=cards_text(known)))
    return say("The rival's hand"), tuple(lines)


def _pile(state: State) -> Sheet:
    """Divers that nobody holds."""
    knowledge = state.deal.knowledge[viewer(state)]
    left = len(state.deal.pile)
    lines = [say("%n diver(s)", left)]
    lines.append(say("Nobody holds them this round; the submarine draws from here."))
    if knowledge is not None and knowledge.pile_card is not None:
        lines.append(say("You put the {card} back here.", card=knowledge.pile_card))
    return say("Pile of divers"), tuple(lines)


# Specials ---------------------------------------------------------------------------------------------


def _special(special: Special, state: State) -> Sheet:
    """A special card: what it does, when, and where it is as far as the viewer knows."""
    lines = [special_text(special, state.match.options.harpoon), timing_text(special)]
    if special in state.deal.used:
        lines.insert(0, say("Used this round"))
    elif _is_kept_back(special, state):
        lines.insert(0, say("Kept back: it goes with the round, unused."))
    return special_name(special), tuple(lines)


def _is_kept_back(special: Special, state: State) -> bool:
    """Whether its holder, as far as the viewer knows who that is, did without it."""
    if special is held_special(state):
        return kept_back(state)
    return special is rival_special(state) and kept_back(state, own=False)


def _own_special(state: State) -> Sheet:
    held = held_special(state)
    return _no_special(own=True) if held is None else _special(held, state)


def _no_special(*, own: bool) -> Sheet:
    title = say("Your special card") if own else say("The rival's special card")
    return title, (say("Nothing now."),)


def _rival_special(state: State) -> Sheet:
    """The rival's special: known only to who gave it away or once it is used."""
    me = viewer(state)
    held = state.table.specials[rival(me)]
    if not held:
        return _no_special(own=False)
    knowledge = state.deal.knowledge[me]
    given = knowledge.given if knowledge is not None else None
    known = held[0] or given
    if known is None:
        return say("The rival's special card"), (
            say("Face down. It is one of: {cards}.", cards=_possible(state)),
        )
    title, lines = _special(known, state)
    return title, (say("The rival holds it; you gave it away."), *lines)


def _possible(state: State) -> str:
    """Specials that the viewer has not seen in this half of the game."""
    knowledge = state.deal.knowledge[viewer(state)]
    seen = knowledge.specials if knowledge is not None else ()
    return listed(special_name(special) for special in Special if special not in seen)


def _fates(state: State) -> Sheet:
    """The specials of this half."""
    knowledge = state.deal.knowledge[viewer(state)]
    seen = knowledge.specials if knowledge is not None else ()
    lines = [
        say(
            "Three rounds use all six; before round {round} they are shuffled again.",
            round=components().reshuffled_before_round,
        )
    ]
    if (held := held_special(state)) is not None:
        lines.append(say("You hold {special}.", special=held))
    other = state.table.specials[rival(viewer(state))]
    if other and knowledge is not None and knowledge.given is not None:
        lines.append(say("The rival holds {special}.", special=knowledge.given))
    if seen:
        words = listed(special_name(special) for special in seen)
        lines.append(say("Seen by you: {cards}.", cards=words))
    return say("Special cards of this half"), tuple(lines)


# Domains ----------------------------------------------------------------------------------------------


def _column_of(card: DomainCard, state: State) -> int:
    """The column in which a domain card lies or lay."""
    return next((column for column in range(COLUMNS) if row_card(state, column) == card), 0)


def _column(column: int, state: State) -> Sheet:
    """A domain card between the two sides."""
    card = row_card(state, column)
    if card is None:
        return say("Column {number}", number=column + 1), (say("No domain card lies here yet."),)
    lines = []
    if points_of(card) < 0:
        lines.append(say("An ink blot: whoever gets it loses a point in the domain."))
    else:
        lines.append(say("Stars: whoever gets it gains as many points in the domain."))
    lines.append(_column_now(column, state))
    domain = domain_of(card)
    if (winner := state.match.settled[domain.index]) is not None:
        lines.append(say("Decided: {player}", player=who(winner, viewer(state))))
    return say("{card}, column {number}", card=domain_card_name(card), number=column + 1), tuple(lines)


def _column_now(column: int, state: State) -> str:
    """Which side is ahead in a column."""
    me = viewer(state)
    mine, theirs = state.table.spaces[column], state.table.spaces[column + COLUMNS]
    if mine is None or theirs is None:
        return say("Not decided yet: two cards must face each other.")
    ahead = 0 if beats(mine, theirs) else 1
    high, low = (mine, theirs) if ahead == 0 else (theirs, mine)
    names = {"high": card_name(high), "low": card_name(low)}
    if ahead == me:
        return say("Leans to you: {high} beats {low}.", **names)
    return say("Leans to the rival: {high} beats {low}.", **names)


def _race(domain: Domain, state: State) -> Sheet:
    """A domain's race: points, where the -1 is, what is needed."""
    me, match = viewer(state), state.match
    own = net_points(match.taken[me], domain)
    lines = []
    if is_hidden(state):
        lines.append(say("You: {own}. The rival's points are hidden.", own=minus(own)))
        lines.append(say("More points at the end of round {round} win it.", round=components().rounds))
        return domain_name(domain), tuple(lines)
    other = net_points(match.taken[rival(me)], domain)
    lines.append(say("You {own}, rival {other}", own=minus(own), other=minus(other)))
    if (winner := match.settled[domain.index]) is not None:
        lines.append(say("Decided: {player}", player=who(winner, me)))
        won = {"own": domains_won(match.settled, me), "other": domains_won(match.settled, rival(me))}
        lines.append(
            say(
                "Domains won: you {own}, rival {other}; {needed} win the game.",
                needed=components().domains_needed,
                **won,
            )
        )
        return domain_name(domain), tuple(lines)
    gone = minus_taken(match, domain)
    needed = min(way.points for way in components().clinches if gone or not way.needs_minus)
    lines.append(
        say("{points} points win it: the −1 was taken.", points=needed)
        if gone
        else say("{points} points win it; one fewer once the −1 was taken.", points=needed)
    )
    left = _still_out(state, domain)
    if left:
        lines.append(say("Still to come: {cards}", cards=left))
    return domain_name(domain), tuple(lines)


def _still_out(state: State, domain: Domain) -> str:
    """Cards of a domain that were never turned up."""
    seen = set(state.match.revealed)
    printed = components()
    return listed(
        signed(points_of(card))
        for card in printed.domain_cards
        if printed.domains[card] is domain and card not in seen
    )


# Instruments ------------------------------------------------------------------------------------------


def _gauge(state: State) -> Sheet:
    """The round."""
    return say("Round {number} of {rounds}", number=state.match.round, rounds=components().rounds), (
        _starter(state),
    )


def _starter(state: State) -> str:
    if state.match.start == viewer(state):
        return say("You start this round.")
    return say("The rival starts this round.")


def _plate(state: State, *, own: bool) -> Sheet:
    """A player's name plate: everything the panel counts."""
    me = viewer(state)
    seat = me if own else rival(me)
    match, table = state.match, state.table
    lines = []
    if not is_hidden(state):
        lines.append(
            say(
                "Domains won: {won} of {needed}, lost: {lost}",
                won=domains_won(match.settled, seat),
                needed=components().domains_needed,
                lost=domains_won(match.settled, rival(seat)),
            )
        )
    lines.append(
        say(
            "Divers in hand: {cards}, special cards: {specials}",
            cards=len(table.hands[seat]),
            specials=len(table.specials[seat]),
        )
    )
    lines.append(say("Domain cards taken: {count}", count=len(match.taken[seat])))
    if match.start == seat:
        lines.append(say("Start player of this round"))
    return who(seat, me), tuple(lines)


def unseen_divers(state: State) -> tuple[Card, ...]:
    """Divers that the viewer has not seen this round; what the submarine has just brought up lies open to it."""
    me, pending = viewer(state), state.table.pending
    knowledge = state.deal.knowledge[me]
    seen = {*state.table.hands[me], *state.table.spaces, *known_hand(state, me)}
    if isinstance(pending, Returning):
        seen |= set(pending.drawn)
    if knowledge is not None:
        seen.add(knowledge.pile_card)
    return tuple(card for card in components().divers if card not in seen)


def _tracker(state: State) -> Sheet:
    """Divers that were not seen this round."""
    unseen = unseen_divers(state)
    lines = [
        say("Not seen yet: {cards}.", cards=cards_text(unseen))
        if unseen
        else say("You have seen every diver."),
        say("They are in the rival's hand or in the pile."),
    ]
    return say("Divers not seen yet"), tuple(lines if unseen else lines[:1])


def _round_end(state: State) -> Sheet:
    """What the round brought as a whole."""
    found = outcomes(state)
    own = sum(one.own for one in found)
    title = say("End of round {number}", number=state.match.round)
    return title, (
        say("Domain cards: {own} for you, {other} for the rival", own=own, other=len(found) - own),
        say("{needed} domains win the game.", needed=components().domains_needed)
        if not is_hidden(state)
        else say("Domains are decided after round {round}.", round=components().rounds),
    )


def _outcome(column: int, state: State) -> Sheet:
    """What one column brought."""
    found = outcomes(state)
    if not found:
        return say("Column {number}", number=column + 1), ()
    one = found[column]
    card = domain_card_name(one.card)
    title = say("{card} for you", card=card) if one.own else say("{card} for the rival", card=card)
    lines = [say("{winner} beats {loser}", winner=one.winner, loser=one.loser)]
    if one.theirs is None:
        lines.append(say("You: {own}. The rival's points are hidden.", own=minus(one.mine)))
    else:
        lines.append(say("You {own}, rival {other}", own=minus(one.mine), other=minus(one.theirs)))
    if one.settles:
        winner = state.match.settled[domain_of(one.card).index]
        assert winner is not None
        lines.append(say("Decided: {player}", player=who(winner, viewer(state))))
    return title, tuple(lines)


SHEETS: Final[dict[str, Callable[[str, State], Sheet]]] = {
    "space": lambda key, state: _space(int(key), state),
    "anchored_space": lambda key, state: _anchored_space(int(key), state),
    "card": lambda key, state: _card(int(key), state),
    "rival_card": lambda key, state: _rival_hand(state),
    "special": lambda key, state: _special(Special(key), state),
    "own_special": lambda key, state: _own_special(state),
    "rival_special": lambda key, state: _rival_special(state),
    "hidden_special": lambda key, state: _rival_special(state),
    "column": lambda key, state: _column(int(key), state),
    "lean": lambda key, state: _column(int(key), state),
    "seal": lambda key, state: _column(int(key), state),
    "domain_card": lambda key, state: _column(_column_of(int(key), state), state),
    "own_hand": lambda key, state: _own_hand(state),
    "rival_hand": lambda key, state: _rival_hand(state),
    "pile": lambda key, state: _pile(state),
    "gauge": lambda key, state: _gauge(state),
    "plate": lambda key, state: _plate(state, own=key != "rival"),
    "token": lambda key, state: _plate(state, own=key != "rival"),
    "race": lambda key, state: _race(Domain(key), state),
    "tracker": lambda key, state: _tracker(state),
    "round_end": lambda key, state: _round_end(state),
    "outcome": lambda key, state: _outcome(int(key), state),
    "fates": lambda key, state: _fates(state),
    "anchor": lambda key, state: (
        special_name(Special.ANCHOR),
        (say("No arrow moves this card for the rest of the round."),),
    ),
}
"""The hover card of each kind of thing, from its key."""


def inspect(handle: Handle, state: State) -> Sheet:
    """Title and lines of the hover card: the rule of the thing and its value now."""
    sheet = SHEETS.get(handle.kind)
    return (say("Part of the boat"), ()) if sheet is None else sheet(handle.key, state)
