"""For each template of Nautilus: whether what was put into it is what the state says."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.state import (
    is_hidden,
)
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.nautilus.game_ui import GAME_UI
from noria_desktop.ui.nautilus.words.by_itself import idle_arrow, last_by_itself
from tests.ui.nautilus.template_model import (
    Check,
    ahead,
    aims,
    arrow_of,
    as_things,
    at_column,
    beats,
    card_text,
    columns_taken,
    domain,
    drawn,
    duel,
    event_has,
    facing,
    final,
    held,
    here,
    idled,
    is_own_card,
    kept_with,
    known_specials,
    laid_by,
    last_laid,
    leading,
    leans,
    listed,
    lying,
    movable,
    moved_alone,
    moved_by,
    moves_on_side,
    named,
    of_lying_card,
    of_settled,
    points,
    race_needs,
    race_points,
    rival,
    row,
    said_of_space,
    seat_of,
    settles,
    special,
    spot,
    stakes,
    still_out,
    still_to_lay,
    to_space,
    unopposed,
    unseen,
    weighed,
    would_win,
)

CHECKS: Final[dict[str, Check]] = {
    # names
    "{domain} {points}": lambda f, n, a: (
        f"{domain(f['domain'])} {f['points']}" in {card_text(c) for c in range(30)}
    ),
    "{domain} ({number})": lambda f, n, a: card_text(row(a.view)[int(f["number"]) - 1]).startswith(
        domain(f["domain"])
    ),
    "your {column}": lambda f, n, a: any(spot(s, a) == f"your {f['column']}" for s in range(10)),
    "the rival's {column}": lambda f, n, a: any(
        spot(s, a) == f"the rival's {f['column']}" for s in range(10)
    ),
    "column {number}": lambda f, n, a: 1 <= f["number"] <= 5 and not row(a.view),
    "Diver {value}": lambda f, n, a: 1 <= f["value"] <= 14,
    "{special}, counts {value}": lambda f, n, a: (
        (special(f["special"]), f["value"]) in (("Kraken", 15), ("Bone", 0))
    ),
    # prompts
    "Round {number} of {rounds} begins": lambda f, n, a: (
        (f["number"], f["rounds"]) == (a.view.match.round, 6)
    ),
    "Use {special} now?": lambda f, n, a: f["special"] == held(a.true, a.me),
    "Any card on the table, the {card} just laid too. No arrow moves it this round.": lambda f, n, a: (
        f["card"] == named(a.view.table.spaces[a.pending.space])
    ),
    "Harpoon: exchange the {card} for a diver of yours, or hand it back": lambda f, n, a: (
        f["card"] == a.truth.drawn
    ),
    "You drew the {card}; it may go back.": lambda f, n, a: f["card"] == a.truth.drawn,
    "The rival holds {cards}. The tracker keeps them for this round.": lambda f, n, a: (
        f["cards"] == listed(a.true.table.hands[rival(a)])
    ),
    "On either side. With an arrow in your hand: {cards}. It moves another card of the side it is laid on.": (
        lambda f, n, a: f["cards"] == listed([c for c in a.true.table.hands[a.me] if c in (6, 7, 8, 9)])
    ),
    "On either side. {special} can be laid instead of a diver.": lambda f, n, a: (
        f["special"] == held(a.true, a.me) and f["special"] in (Special.KRAKEN, Special.BONE)
    ),
    "{special} can be laid instead of a diver.": lambda f, n, a: (
        f["special"] == held(a.true, a.me)
        and f["special"] in (Special.KRAKEN, Special.BONE)
        and a.view.table.spaces.count(None) == 1
    ),
    "The {card} sends another card across: choose which": arrow_of((6, 9)),
    "The {card} sends the {moved} across": lambda f, n, a: (
        arrow_of((6, 9))(f, n, a) and moves_on_side({**f, "cards": f["moved"], "side": None}, n, a)
    ),
    "The {card} moves another card along: choose the card, then the space": arrow_of((7, 8)),
    "The {card} moves the {moved} along: choose the space": lambda f, n, a: (
        arrow_of((7, 8))(f, n, a) and moves_on_side({**f, "cards": f["moved"], "side": None}, n, a)
    ),
    "The {card} moves the {moved} along: take it, then choose the space": lambda f, n, a: (
        arrow_of((7, 8))(f, n, a) and moves_on_side({**f, "cards": f["moved"], "side": None}, n, a)
    ),
    "First take the {card}, then choose the space.": lambda f, n, a: (
        [f["card"]] == [named(a.view.table.spaces[space]) for space in movable(a.view)]
    ),
    "On {side} only the {moved} can move, and it must.": lambda f, n, a: (
        moves_on_side({**f, "cards": f["moved"]}, n, a) and ", " not in f["moved"]
    ),
    "On {side}, {cards} can cross to an empty space. One of them must.": lambda f, n, a: moves_on_side(
        {**f, "cards": as_things(f["cards"])}, n, a
    ),
    "On {side}, {cards} can move to an empty space. One of them must.": lambda f, n, a: moves_on_side(
        {**f, "cards": as_things(f["cards"])}, n, a
    ),
    "Of your {divers} divers you lay {places} more this round; the rest stays unused.": lambda f, n, a: (
        f["divers"] == len(a.true.table.hands[a.me]) > f["places"] == still_to_lay(a)
    ),
    "Left in your hand, unused: {cards}.": lambda f, n, a: (
        f["cards"] == listed(c for c in kept_with(a) if 0 < c < 15) and still_to_lay(a) == 1
    ),
    "{count} of your divers would then stay unused.": lambda f, n, a: (
        f["count"] == len([c for c in kept_with(a) if 0 < c < 15]) - still_to_lay(a) + 1 > 0
    ),
    "Then your last card, the {card}, goes to the space that is left.": lambda f, n, a: (
        [f["card"]] == [named(c) for c in kept_with(a)]
        and still_to_lay(a) == 2
        and a.view.match.start == rival(a)
    ),
    "First the arrow: the {card} must move.": lambda f, n, a: (
        [f["card"]] == [named(a.view.table.spaces[space]) for space in movable(a.view)]
    ),
    "the {card}": lambda f, n, a: f["card"] in [named(one) for one in lying(a) if one is not None],
    "{cards} and {last}": lambda f, n, a: (
        set(as_things(f"{f['cards']}, {f['last']}").split(", "))
        <= {named(one) for one in lying(a) if one is not None}
    ),
    "{before} {sentence}": lambda f, n, a: (
        f["before"] in (last_by_itself(a.view), idle_arrow(a.view)) and f["before"] != ""
    ),
    "Your {card} moved nothing: it lay alone on {side}.": idled(False, others=0),
    "Your {card} moved nothing: the anchor held the {held}.": idled(True, others=1),
    "Your {card} moved nothing: the anchor held the {held}, and the spaces across were taken.": (
        idled(True, True)
    ),
    "Your {card} moved nothing: the {other} faced another card.": (idled(False, True, others=1)),
    "Your {card} moved nothing: the spaces across were taken.": (idled(False, True)),
    "Your {card} moved nothing: no space of {side} was empty.": idled(False, False, others=4),
    "Your last card, the {card}, went to the only empty space.": last_laid,
    "The arrow of your {card} moved the {moved} to {space}: nothing else could move.": moved_alone,
    "The rival's harpoon took your {card}": lambda f, n, a: (
        f["card"] == a.truth.drawn and f["card"] in a.true.table.hands[rival(a)]
    ),
    "Round {number} is over: %n card(s) for you, {other} for the rival": lambda f, n, a: (
        (f["number"], n, f["other"])
        == (a.view.match.round, columns_taken(a).count(a.me), columns_taken(a).count(rival(a)))
    ),
    "The table stays until you go on. In round {number} the rival starts.": lambda f, n, a: (
        f["number"] == a.view.match.round + 1 and a.view.match.start == a.me
    ),
    "The table stays until you go on. In round {number} you start.": lambda f, n, a: (
        f["number"] == a.view.match.round + 1 and a.view.match.start != a.me
    ),
    "Domains won: {own} to {other}.": lambda f, n, a: (
        (f["own"], f["other"]) == (of_settled(a.me, a.true), of_settled(rival(a), a.true))
    ),
    # actions
    "Do not use {special} this round": lambda f, n, a: f["special"] == held(a.true, a.me),
    "Use {special} now": lambda f, n, a: f["special"] == held(a.true, a.me),
    "Give the {card} back": lambda f, n, a: f["card"] == a.truth.drawn and is_own_card(f, n, a),
    "Give the {card} to the rival": is_own_card,
    "{card} to {space}": to_space,
    "{placement}, with the anchor; then its arrow moves a card": lambda f, n, a: (
        held(a.true, a.me) is Special.ANCHOR and a.action.card in (6, 7, 8, 9)
    ),
    "{placement}, with the anchor": lambda f, n, a: held(a.true, a.me) is Special.ANCHOR,
    "Anchor the {card}: {space}": to_space,
    "Keep {special}, give {other}": lambda f, n, a: (
        {special(f["special"]), f["other"]} == {special(one) for one in drawn(a)}
    ),
    "Put the {card} back, keep the {other}": lambda f, n, a: {f["card"], f["other"]} == set(drawn(a)),
    "Move the {card} across to {space}": to_space,
    "Move the {card} to {space}": to_space,
    "Begin round {number}": lambda f, n, a: f["number"] == a.view.match.round,
    # previews
    "Then the {card} must go to {space}; nothing else can move.": lambda f, n, a: (
        [f["card"]] == [named(final(a).table.spaces[s]) for s in movable(final(a))]
        and any(spot(s, a) == f["space"] and final(a).table.spaces[s] is None for s in range(10))
    ),
    "Then the {card} must move; you choose where.": lambda f, n, a: (
        [f["card"]] == [named(final(a).table.spaces[s]) for s in movable(final(a))]
    ),
    "Then one of these must move: {cards}.": lambda f, n, a: (
        sorted(f["cards"].split(", ")) == sorted(named(final(a).table.spaces[s]) for s in movable(final(a)))
    ),
    "{card}: open again": lambda f, n, a: f["card"] in {card_text(c) for c in row(a.view)},
    "{card} would be yours": lambda f, n, a: f["card"] in stakes(a, a.me),
    "{card} would be the rival's": lambda f, n, a: f["card"] in stakes(a, rival(a)),
    "{domain} is decided already": lambda f, n, a: a.view.match.settled[f["domain"].index] is not None,
    "That would win you {domain}": lambda f, n, a: settles(domain(f["domain"]), a.me, a),
    "That would win the rival {domain}": lambda f, n, a: settles(domain(f["domain"]), rival(a), a),
    # log
    "Round {number} · {start}": lambda f, n, a: (
        f["number"] == a.event.round
        and f["start"] == ("you start" if a.event.start == a.me else "the rival starts")
    ),
    "Domain cards: {cards}": lambda f, n, a: f["cards"] == ", ".join(card_text(c) for c in a.event.cards),
    "drew {first} and {second}": lambda f, n, a: (
        (f["first"], f["second"]) == tuple(a.event.specials) and a.event.seat == a.me
    ),
    "kept one, gave {given}": lambda f, n, a: f["given"] == a.event.given and a.event.seat != a.me,
    "kept {kept}, gave {given}": lambda f, n, a: (
        (f["kept"], f["given"]) == (special(a.event.kept), a.event.given) and a.event.seat == a.me
    ),
    "used the special card {special}": event_has(special="special"),
    "did not use {special}": lambda f, n, a: f["special"] == a.event.special and a.event.seat == a.me,
    "drew {one} and {other} from the pile": lambda f, n, a: (
        (f["one"], f["other"]) == tuple(a.event.cards) and a.event.seat == a.me
    ),
    "put {returned} back, kept {kept}": event_has(returned="returned", kept="kept"),
    "{card} → {space}": to_space,
    "{placement} + Anchor": lambda f, n, a: a.event.with_anchor is True,
    "anchored the {card}: {space}": to_space,
    "arrow of the {card}: nothing can move": lambda f, n, a: (
        named(a.event.card) == named(f["card"]) and a.event.card in (6, 7, 8, 9)
    ),
    "{domain} {points}: {winner} beats {loser}": lambda f, n, a: (
        duel(f, n, a)
        and f"{domain(f['domain'])} {f['points']}" == card_text(a.event.domain_card)
        and ahead(a.view.table.spaces, a.event.column) == a.event.seat
        and a.event.domain_card == row(a.view)[a.event.column]
    ),
    "won {domain} with {points} points": lambda f, n, a: (
        f["domain"] is a.event.domain and f["points"] == points(final(a), a.event.seat, a.event.domain)
    ),
    "hand: {cards}": lambda f, n, a: f["cards"] == listed(final(a).table.hands[a.me]),
    "drew the {card} from the rival's hand": lambda f, n, a: (
        f["card"] == a.event.card and a.event.seat == a.me
    ),
    "drew the {card} from your hand": lambda f, n, a: (
        f["card"] == a.event.card and f["card"] in a.true.table.hands[a.me]
    ),
    "gave the {card} to the rival": lambda f, n, a: f["card"] == a.event.card and a.event.seat == a.me,
    "gave you the {card}": lambda f, n, a: (
        f["card"] == a.event.card and f["card"] in final(a).table.hands[a.me]
    ),
    "saw the rival's hand: {cards}": lambda f, n, a: f["cards"] == listed(a.true.table.hands[rival(a)]),
    "saw your hand: {cards}": lambda f, n, a: f["cards"] == listed(a.true.table.hands[a.me]),
    "arrow: {card} crosses to {space}": lambda f, n, a: (
        to_space(f, n, a) and a.event.origin % 5 == a.event.to % 5
    ),
    "arrow: {card} moves to {space}": lambda f, n, a: (
        to_space(f, n, a) and a.event.origin // 5 == a.event.to // 5
    ),
    "You win {own} : {other}": lambda f, n, a: (
        (f["own"], f["other"]) == (of_settled(a.me, final(a)), of_settled(rival(a), final(a)))
        and f["own"] > f["other"]
    ),
    "The rival wins {own} : {other}": lambda f, n, a: (
        (f["own"], f["other"]) == (of_settled(rival(a), final(a)), of_settled(a.me, final(a)))
        and f["own"] > f["other"]
    ),
    # hints and reasons
    "{percent}%": lambda f, n, a: f["percent"] in a.shares,
    "Beats the {card}: {stake} for you": aims(True, True),
    "Beats the {card}: {stake} for the rival": aims(False, True),
    "Gives way to the {card}: {stake} for you": aims(True, False),
    "Gives way to the {card}: {stake} for the rival": aims(False, False),
    "Goes for {stake}": unopposed(own=True, strong=True, positive=True),
    "Keeps away from {stake}": unopposed(own=True, strong=False, positive=False),
    "Pushes {stake} onto the rival": unopposed(own=False, strong=True, positive=False),
    "Leaves the rival weak at {stake}": unopposed(own=False, strong=False, positive=True),
    "{points} {domain}": lambda f, n, a: any(
        s.endswith(f["points"]) and s.startswith(f["domain"]) for s in {card_text(c) for c in row(a.view)}
    ),
    "{points} {domain} (rival)": lambda f, n, a: any(
        s.endswith(f["points"].split()[-1]) and s.startswith(f["domain"])
        for s in {card_text(c) for c in row(a.view)}
    ),
    "Of the divers you have not seen, these beat it: {cards}.": lambda f, n, a: (
        f["cards"] == listed(c for c in unseen(a) if c not in lying(a) and beats(c, lying(a)[here(a)]))
    ),
    "%n percentage point(s) fewer than the first.": lambda f, n, a: any(
        a.shares[0] - s == n for s in a.shares
    ),
    "%n diver(s) not on the table would beat it.": lambda f, n, a: (
        n == sum(beats(c, lying(a)[here(a)]) for c in range(1, 15) if c not in lying(a))
    ),
    "You were given {given}; the other one is shown when it is used.": lambda f, n, a: (
        f["given"] in [special(one) for one in a.truth.drawn]
        and f["given"] != special(a.choice.action.special)
    ),
    "Why the {card} to {space}?": to_space,
    "Why the anchor on the {card}?": lambda f, n, a: f["card"] == named(a.view.table.spaces[a.action.space]),
    "Why move the {card}?": lambda f, n, a: f["card"] == named(a.view.table.spaces[a.action.origin]),
    "keep {special}": lambda f, n, a: f["special"] in a.truth.drawn,
    "give {card}": lambda f, n, a: f["card"] in a.true.table.hands[rival(a)],
    "{card}: {space}": to_space,
    "The round played out {times} times; the hidden cards could lie in %n way(s).": lambda f, n, a: (
        (f["times"], n) == (a.choice.thoughts.iterations, a.choice.thoughts.worlds)
    ),
    "The round played out {times} times.": lambda f, n, a: f["times"] == a.choice.thoughts.iterations,
    "Everything that can still happen counted out; the hidden cards could lie in %n way(s).": lambda f, n, a: (
        n == a.choice.thoughts.worlds and a.view.table.spaces.count(None) <= 4
    ),
    "The best {shown} of {all} are shown.": lambda f, n, a: f["shown"] == 6 < f["all"] == len(weighed(a)),
    "{special} is yours.": lambda f, n, a: f["special"] == special(held(final(a), a.me)),
    "The {card} is yours now.": lambda f, n, a: f["card"] in final(a).table.hands[a.me],
    # a friend's words
    "It needed this card for {domain}, and took it.": lambda f, n, a: (
        leading(a) == rival(a) and would_win(f["domain"], rival(a), a)
    ),
    "You were about to win {domain}. It took the column away from you.": lambda f, n, a: (
        leading(a) == rival(a)
        and would_win(f["domain"], a.me, a)
        and here(a) // 5 == rival(a)
        and facing(a) >= 10
        and laid_by(facing(a), a) == a.me
    ),
    "It beat your {card}.": lambda f, n, a: (
        f["card"] == named(facing(a))
        and here(a) // 5 == rival(a)
        and leading(a) == rival(a)
        and laid_by(facing(a), a) == a.me
    ),
    "It beat the {card} on your side.": lambda f, n, a: (
        f["card"] == named(facing(a))
        and here(a) // 5 == rival(a)
        and leading(a) == rival(a)
        and laid_by(facing(a), a) != a.me
    ),
    "It laid a card on your side that loses to its {card}: the column is closed.": lambda f, n, a: (
        f["card"] == named(facing(a))
        and here(a) // 5 == a.me
        and leading(a) == rival(a)
        and laid_by(facing(a), a) == rival(a)
    ),
    "It laid a card on your side that loses to the {card} facing it: the column is closed.": lambda f, n, a: (
        f["card"] == named(facing(a))
        and here(a) // 5 == a.me
        and leading(a) == rival(a)
        and laid_by(facing(a), a) != rival(a)
    ),
    "It laid its last diver, the {card}, where its arrow works.": lambda f, n, a: (
        f["card"] == named(a.action.card)
        and a.action.card in (6, 7, 8, 9)
        and len(a.true.table.hands[rival(a)]) == 1
    ),
    "Its arrow had to move the {card}: nothing else could move.": lambda f, n, a: (
        f["card"] == named(a.view.table.spaces[a.action.origin])
    ),
    "It gives this column up with the {card}.": lambda f, n, a: (
        f["card"] == named(a.action.card) and leading(a) == a.me and a.action.card not in (2, 3, 4, 5)
    ),
    "It laid the {card} for its arrow.": lambda f, n, a: (
        f["card"] == named(a.action.card) and a.action.card in (6, 7, 8, 9)
    ),
    "It claims %n star(s) early with a high card.": lambda f, n, a: (
        n == components().points[row(a.view)[here(a) % 5]] > 0
        and facing(a) is None
        and here(a) // 5 == rival(a)
        and a.action.card >= 10
    ),
    "It brought the {card} over to its side.": lambda f, n, a: (
        moved_by(f, a) and a.action.to // 5 == rival(a)
    ),
    "It sent the {card} over to you.": lambda f, n, a: moved_by(f, a) and a.action.to // 5 == a.me,
    "It moved the {card} out of {column}.": lambda f, n, a: (
        moved_by(f, a) and spot(a.action.origin, a).endswith(f["column"])
    ),
    "The {card} shall stay where it is.": lambda f, n, a: (
        f["card"] == named(a.view.table.spaces[a.action.space])
    ),
    "It uses its {special} now: later it could not.": lambda f, n, a: (
        f["special"] == held(a.true, rival(a)) and special(f["special"]) in ("Submarine", "Harpoon", "Eye")
    ),
    # presses without effect
    "{thing}: {fact}": lambda f, n, a: f["fact"] in GAME_UI.inspect(a.thing, a.view)[1],
    "{thing}: only to be read, nothing is played there.": lambda f, n, a: (
        f["thing"] == GAME_UI.inspect(a.thing, a.view)[0]
    ),
    "Nothing is laid on {space} yet.": said_of_space,
    "{space} is empty.": lambda f, n, a: said_of_space(f, n, a) and a.view.table.spaces[here(a)] is None,
    "The anchor holds the {card}.": lambda f, n, a: (
        of_lying_card(f, n, a) and a.view.table.anchored == here(a)
    ),
    "The {card} lies on {space}.": lambda f, n, a: of_lying_card(f, n, a) and said_of_space(f, n, a),
    "No card lies on {space}.": lambda f, n, a: (
        said_of_space(f, n, a) and a.view.table.spaces[here(a)] is None
    ),
    "The {card} moves one of the lit cards.": lambda f, n, a: (
        f["card"] == named(a.view.table.spaces[a.pending.space])
    ),
    "The {card} is not moved by its own arrow.": lambda f, n, a: (
        of_lying_card(f, n, a) and a.pending.space == here(a)
    ),
    "The {card} lies on the other side of the table.": lambda f, n, a: (
        of_lying_card(f, n, a) and a.pending.space // 5 != here(a) // 5
    ),
    "The space facing the {card} is taken.": lambda f, n, a: of_lying_card(f, n, a) and facing(a) is not None,
    "First press any of the rival's cards, or “{button}”.": lambda f, n, a: (
        f["button"] == "Yes, I have seen it"
    ),
    "{special} has been used this round.": lambda f, n, a: (
        f["special"] in [special(s) for s in a.view.deal.used]
    ),
    "You hold {special}.": lambda f, n, a: special(f["special"]) == special(held(a.true, a.me)),
    "{special} was kept back.": lambda f, n, a: f["special"] == special(held(a.true, a.me)),
    "{special} is not used yet. Lay the {card} all the same?": lambda f, n, a: (
        f["special"] == held(a.true, a.me) and f["card"] == named(a.action.card)
    ),
    "{special} is for this round only. Do without it all the same?": lambda f, n, a: (
        f["special"] == held(a.true, a.me)
    ),
    "This is your last card of the round: {special} would go with it, unused.": lambda f, n, a: (
        f["special"] == held(a.true, a.me) and a.true.table.spaces.count(None) <= 2
    ),
    "{special} is your last card of the round. Lay it all the same?": lambda f, n, a: (
        f["special"] == held(a.true, a.me) and still_to_lay(a) == 1 and a.action.card in (0, 15)
    ),
    # hover cards
    "Laid instead of a diver, it counts {value}. No card beats it.": lambda f, n, a: f["value"] == 15,
    "Laid instead of a diver, it counts {value} and loses to every card.": lambda f, n, a: f["value"] == 0,
    "Beats {won} of the {all} other divers.": lambda f, n, a: (
        (f["won"], f["all"]) == (sum(beats(int(a.thing.key), c) for c in range(1, 15)), 13)
    ),
    "Beats the {card} facing it.": lambda f, n, a: (
        f["card"] == named(facing(a)) and beats(lying(a)[here(a)], facing(a))
    ),
    "Loses to the {card} facing it.": lambda f, n, a: (
        f["card"] == named(facing(a)) and beats(facing(a), lying(a)[here(a)])
    ),
    "Nothing faces the {card} yet.": lambda f, n, a: any(
        one is not None and f["card"] == named(one) and lying(a)[(space + 5) % 10] is None
        for space, one in enumerate(lying(a))
    ),
    "Faces the {card}.": lambda f, n, a: f["card"] == named(facing(a)),
    "At stake: {card}.": lambda f, n, a: f["card"] == card_text(row(a.view)[here(a) % 5]),
    "Space: {space}": said_of_space,
    "Lies at {space}.": said_of_space,
    "With the anchor: {space}": said_of_space,
    "Divers: {cards}.": lambda f, n, a: f["cards"] == listed(a.true.table.hands[a.me]),
    "%n diver(s)": lambda f, n, a: n in (len(a.true.table.hands[rival(a)]), len(a.true.deal.pile)),
    "You know of {cards}.": lambda f, n, a: (
        set(f["cards"].split(", ")) <= {named(c) for c in a.true.table.hands[rival(a)]}
    ),
    "You put the {card} back here.": lambda f, n, a: f["card"] in a.true.deal.pile,
    "Face down. It is one of: {cards}.": lambda f, n, a: (
        special(held(a.true, rival(a))) in f["cards"].split(", ")
    ),
    "Three rounds use all six; before round {round} they are shuffled again.": lambda f, n, a: (
        f["round"] == 4
    ),
    "The rival holds {special}.": lambda f, n, a: f["special"] == held(a.true, rival(a)),
    "Seen by you: {cards}.": lambda f, n, a: (
        f["cards"] == ", ".join(special(one) for one in known_specials(a))
    ),
    "Column {number}": lambda f, n, a: f["number"] == at_column(a) + 1,
    "Decided: {player}": lambda f, n, a: f["player"] in ("You", "Rival"),
    "{card}, column {number}": lambda f, n, a: (
        f["number"] == at_column(a) + 1 and f["card"] == card_text(row(a.view)[at_column(a)])
    ),
    "Leans to you: {high} beats {low}.": leans(True),
    "Leans to the rival: {high} beats {low}.": leans(False),
    "You: {own}. The rival's points are hidden.": race_points,
    "More points at the end of round {round} win it.": lambda f, n, a: f["round"] == 6 and is_hidden(a.view),
    "You {own}, rival {other}": race_points,
    "{points} points win it: the −1 was taken.": race_needs,
    "{points} points win it; one fewer once the −1 was taken.": race_needs,
    "Still to come: {cards}": still_out,
    "Round {number} of {rounds}": lambda f, n, a: (f["number"], f["rounds"]) == (a.view.match.round, 6),
    "Domains won: {won} of {needed}, lost: {lost}": lambda f, n, a: (
        (f["won"], f["lost"]) == (of_settled(seat_of(a), a.true), of_settled(Seat(1 - seat_of(a)), a.true))
        and f["needed"] == 3
    ),
    "Domains won: you {own}, rival {other}; {needed} win the game.": lambda f, n, a: (
        (f["own"], f["other"], f["needed"]) == (of_settled(a.me, a.true), of_settled(rival(a), a.true), 3)
    ),
    "Divers in hand: {cards}, special cards: {specials}": lambda f, n, a: (
        (f["cards"], f["specials"])
        == (len(a.true.table.hands[seat_of(a)]), len(a.true.table.specials[seat_of(a)]))
    ),
    "Domain cards taken: {count}": lambda f, n, a: f["count"] == len(a.true.match.taken[seat_of(a)]),
    "Not seen yet: {cards}.": lambda f, n, a: f["cards"] == listed(unseen(a)),
    "End of round {number}": lambda f, n, a: f["number"] == a.view.match.round,
    "Domain cards: {own} for you, {other} for the rival": lambda f, n, a: (
        (f["own"], f["other"]) == (columns_taken(a).count(a.me), columns_taken(a).count(rival(a)))
    ),
    "{needed} domains win the game.": lambda f, n, a: f["needed"] == 3,
    "Domains are decided after round {round}.": lambda f, n, a: f["round"] == 6,
    "{card} for you": lambda f, n, a: (
        f["card"] == card_text(row(a.view)[at_column(a)]) and ahead(a.view.table.spaces, at_column(a)) == a.me
    ),
    "{card} for the rival": lambda f, n, a: (
        f["card"] == card_text(row(a.view)[at_column(a)]) and ahead(a.view.table.spaces, at_column(a)) != a.me
    ),
    "{winner} beats {loser}": duel,
    # rules of the moment
    "You see only your own points. After round {rounds} the higher points in each domain win it, and more domains "
    "win the game.": lambda f, n, a: f["rounds"] == 6,
    "{points} points win a domain; {early} are enough once its −1 was taken by anybody. Won stays won. {needed} "
    "domains win the game at once; after round {rounds} more domains do.": lambda f, n, a: (
        (f["points"], f["early"], f["needed"], f["rounds"]) == (4, 3, 3, 6)
    ),
}
"""By template: whether what was put into it is what the state says."""
