"""Names of the games, in the language of now."""

from __future__ import annotations

from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.models import GameCard


def game_name(game_id: str) -> str:
    """A game's name."""
    if game_id == "noria":
        return translate("Games", "Noria")
    if game_id == "nautilus":
        return translate("Games", "Nautilus")
    if game_id == "solani":
        return translate("Games", "Solani")
    if game_id == "scythe":
        return translate("Games", "Scythe")
    return game_id.capitalize()


def game_line(game_id: str) -> str:
    """One line about a game."""
    if game_id == "noria":
        return translate("Games", "Turn the wheel, rival a machine")
    if game_id == "nautilus":
        return translate("Games", "Ten spaces, five domains")
    if game_id == "solani":
        return translate("Games", "Branches and stars, one sky")
    if game_id == "scythe":
        return translate("Games", "Fields, mechs, six stars")
    return ""


def game_about(game_id: str) -> str:
    """A paragraph about a game for somebody who has not played it."""
    if game_id == "noria":
        return translate(
            "Games",
            "Sixteen rounds over a sea of cloud. Turn your wheel so that the right discs come into reach, "
            "gather ships, found factories, raise four projects, and in the council decide what they are "
            "worth. Across the table an old machine does the same, and it always tells you why.",
        )
    if game_id == "nautilus":
        return translate(
            "Games",
            "Captain Nemo tests two people in five domains. Lay divers on your side or on the rival's, let arrows "
            "push cards about, take the points and leave the blots to the other. Cards are few, and somebody "
            "always holds the one you fear.",
        )
    if game_id == "solani":
        return translate(
            "Games",
            "Twelve rounds under the stars. Take a tile of each kind, turn the branches, let exactly as many of them "
            "reach a cluster as it has stars. Alone against Coyote, who scatters what you wanted, or with up to three "
            "others, people and computer players in any mix.",
        )
    if game_id == "scythe":
        return translate(
            "Games",
            "Fields round a silent Factory. Send workers over the land, build, deploy mechs, fight where it pays, and "
            "keep the people on your side, for popularity decides what everything is worth. Alone against the Automa, "
            "who plays by cards and tells why it goes where it goes.",
        )
    return ""


def record_text(game: GameCard) -> str:
    """The user's best result and share of wins in one line."""
    if not game.played or game.best is None:
        return translate("HomePage", "Not played yet")
    best = str(game.best)
    if game.best_rival is not None:
        best = translate("HomePage", "{own} : {rival}").format(own=game.best, rival=game.best_rival)
    text = translate("HomePage", "Best {best} · {won} of {played} won")
    return text.format(best=best, won=game.won, played=game.played)
