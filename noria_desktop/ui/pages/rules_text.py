"""The rules text of a game: chapters with stable anchors, written in a small part of Markdown.

Known marks: ``#`` to ``###`` with ``{#anchor}`` and, where the table calls a section by other names, ``{one | another}``; paragraphs, ``-`` lists, tables, ``**bold**`` and ``*slanted*``
(shown as bold, because Japanese has no slanted letters).
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

from attrs import frozen

from noria_desktop.resource_files import resource
from noria_desktop.ui.game_cover import game_cover

_HEADING = re.compile(r"^(#{1,3})\s+(.*?)\s*(?:\{#([a-z0-9-]+)\})?\s*(?:\{([^{}]+)\})?\s*$")
_NUMBER = re.compile(r"^[0-9.]+\s+")
_BOLD = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


@frozen
class Chapter:
    """A heading of the rules text."""

    depth: int
    """1 for the title, 2 for chapters, 3 for sections."""
    title: str
    anchor: str
    also: tuple[str, ...] = ()
    """What else the table calls it; not shown on the page."""


@frozen
class RulesText:
    """A game's rules in one language."""

    chapters: tuple[Chapter, ...]
    source: str

    def anchor_of(self, title: str) -> str:
        """Anchor of the section of this name, whatever its number; empty where none is called so.

        What a section is also called goes before what another has as its title.
        """
        wanted = title.casefold()
        for chapter in self.chapters:
            if wanted in (name.casefold() for name in chapter.also):
                return chapter.anchor
        for chapter in self.chapters:
            if wanted and _NUMBER.sub("", chapter.title).casefold() == wanted:
                return chapter.anchor
        return ""


@cache
def rules_text(game_id: str, language: str) -> RulesText:
    """The rules of a game; English where the language has none, and what its cover says where nobody wrote them."""
    source = f"# {game_cover(game_id).name()}\n\n{game_cover(game_id).about()}\n"
    for code in (language, "en"):
        with suppress(FileNotFoundError):
            source = resource("help", f"{game_id}_{code}.md").read_text(encoding="utf-8")
            break
    found = []
    for line in source.splitlines():
        match = _HEADING.match(line)
        if match:
            also = tuple(name.strip() for name in (match[4] or "").split("|") if name.strip())
            found.append(Chapter(len(match[1]), match[2], match[3] or "", also))
    return RulesText(tuple(found), source)


def _inline(text: str) -> str:
    """A line as HTML."""
    return _BOLD.sub(lambda match: f"<b>{match[1] or match[2]}</b>", html.escape(text, quote=False))


def _cells(line: str) -> list[str]:
    """The cells of a table row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@frozen
class Shown:
    """A picture at the end of a section."""

    address: str
    caption: str
    width: int
    height: int
    """Logical pixels."""


def to_html(
    source: str,
    colours: dict[str, str],
    pictures: Mapping[str, Sequence[Shown]] | None = None,
    across: int = 2,
) -> str:
    """The text as HTML for a text browser.

    Args:
        source: of the rules.
        colours: ``text``, ``muted``, ``accent`` and ``line``.
        pictures: by the anchor of the section that they end.
        across: how many of them lie side by side.
    """
    shown, section = pictures or {}, ""
    out: list[str] = [f'<body style="color:{colours["text"]}">']
    lines = source.splitlines()
    index = 0
    while index < len(lines):
        line = lines[index]
        match = _HEADING.match(line)
        if match:
            out.append(_gallery(shown.get(section, ()), colours, across))
            level, anchor = len(match[1]), match[3] or ""
            section = anchor
            colour = colours["accent"] if level == 2 else colours["text"]
            out.append(
                f'<a name="{anchor}"></a><h{level} style="color:{colour}">{_inline(match[2])}</h{level}>'
            )
            index += 1
        elif line.startswith("- "):
            out.append("<ul>")
            while index < len(lines) and lines[index].startswith("- "):
                out.append(f'<li style="line-height:138%">{_inline(lines[index][2:])}</li>')
                index += 1
            out.append("</ul>")
        elif line.startswith("|"):
            rows = []
            while index < len(lines) and lines[index].startswith("|"):
                rows.append(_cells(lines[index]))
                index += 1
            out.append(_table(rows, colours))
        elif line.strip():
            out.append(f'<p style="line-height:138%">{_inline(line.strip())}</p>')
            index += 1
        else:
            index += 1
    out.append(_gallery(shown.get(section, ()), colours, across))
    out.append("</body>")
    return "\n".join(out)


def _gallery(pictures: Sequence[Shown], colours: dict[str, str], across: int) -> str:
    """Pictures side by side, each over its sentence."""
    rows = []
    for first in range(0, len(pictures), across):
        line = pictures[first : first + across]
        images = "".join(
            f'<td width="{one.width + 14}"><img src="{one.address}" width="{one.width}" height="{one.height}"></td>'
            for one in line
        )
        words = "".join(
            f'<td width="{one.width + 14}"><font color="{colours["muted"]}">{_inline(one.caption)}</font></td>'
            for one in line
        )
        rows.append(f"<tr>{images}</tr><tr>{words}</tr>")
    return f'<table cellspacing="0" cellpadding="4">{"".join(rows)}</table>' if rows else ""


def _table(rows: list[list[str]], colours: dict[str, str]) -> str:
    """A table; its second row is the rule under the head."""
    head, *rest = [row for row in rows if not set("".join(row)) <= set("-: ")]
    style = f'border="1" cellspacing="0" cellpadding="5" style="border-color:{colours["line"]};border-style:solid"'
    cells = "".join(f'<th align="left">{_inline(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{_inline(cell)}</td>" for cell in row) + "</tr>" for row in rest)
    return f"<table {style}><tr>{cells}</tr>{body}</table>"
