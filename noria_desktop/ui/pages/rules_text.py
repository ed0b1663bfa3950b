"""The rules text of a game: chapters with stable anchors, written in a small part of Markdown.

Known marks: ``#`` to ``###`` with ``{#anchor}`` and, where the table calls a section by other names, ``{one | another}``; paragraphs, ``-`` lists, tables, ``**bold**`` and ``*slanted*``
(shown as bold, because Japanese has no slanted letters).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.resource_files import resource
from noria_desktop.ui.game_cover import game_cover

CHAPTER: Final = 2
"""Depth of a chapter's heading; deeper ones are sections of it."""
_HEADING: Final = r"^(#{1,3})\s+(.*?)\s*(?:\{#([a-z0-9-]+)\})?\s*(?:\{([^{}]+)\})?\s*$"
_NUMBER: Final = r"^[0-9.]+\s+"
_BOLD: Final = r"\*\*(.+?)\*\*|\*(.+?)\*"


@frozen
class Chapter:
    """A heading of the rules text."""

    depth: int
    """1 for the title, 2 for chapters, 3 for sections."""
    title: str
    anchor: str
    also: tuple[str, ...] = ()
    """What else the table calls it; not shown on the page."""

    @property
    def number(self) -> str:
        """Such as 4.2; empty where it has none."""
        found = re.match(_NUMBER, self.title)
        return "" if found is None else found[0].strip()

    @property
    def name(self) -> str:
        """Its title without the number."""
        return re.sub(_NUMBER, "", self.title)


@frozen
class Section:
    """A part of the rules that is read by itself: headings that follow each other, and what stands under them."""

    headings: tuple[Chapter, ...]
    chapter: str
    """Title of the chapter in which it lies; empty where it begins one."""
    source: str

    @property
    def head(self) -> Chapter:
        """The last of its headings: the text stands under it."""
        return self.headings[-1]


@frozen
class RulesText:
    """A game's rules in one language."""

    chapters: tuple[Chapter, ...]
    source: str

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections in their order; a heading without a text of its own stands over the one that follows."""
        found: list[Section] = []
        headings: list[Chapter] = []
        lines: list[str] = []
        above = chapter = ""
        heading = iter(self.chapters)
        for line in self.source.splitlines():
            if line.startswith("#"):
                if any(one.strip() for one in lines if not one.startswith("#")):
                    found.append(Section(tuple(headings), above, "\n".join(lines)))
                    headings, lines = [], []
                headings.append(next(heading))
                if len(headings) == 1:
                    above = chapter if headings[0].depth > CHAPTER else ""
                if headings[-1].depth == CHAPTER:
                    chapter = headings[-1].title
            lines.append(line)
        return (*found, Section(tuple(headings), above, "\n".join(lines)))

    def section_at(self, anchor: str) -> int:
        """The index of the section of an anchor; the first where there is none of it."""
        every = self.sections
        return next((at for at, one in enumerate(every) if anchor in (h.anchor for h in one.headings)), 0)

    def number_of(self, anchor: str) -> str:
        """The number of the section of an anchor, its name where it has none; empty for no section."""
        found = next((one for one in self.chapters if anchor and one.anchor == anchor), None)
        return "" if found is None else found.number or found.name

    def anchor_of(self, title: str) -> str:
        """Anchor of the section of this name, whatever its number; empty where none is called so.

        What a section is also called goes before what another has as its title.
        """
        wanted = title.casefold()
        for chapter in self.chapters:
            if wanted in (name.casefold() for name in chapter.also):
                return chapter.anchor
        for chapter in self.chapters:
            if wanted and re.sub(_NUMBER, "", chapter.title).casefold() == wanted:
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
        match = re.match(_HEADING, line) if line.startswith("#") else None
        if match:
            also = tuple(name.strip() for name in (match[4] or "").split("|") if name.strip())
            found.append(Chapter(len(match[1]), match[2], match[3] or "", also))
    return RulesText(tuple(found), source)


def _inline(text: str) -> str:
    """A line as HTML."""
    import html  # the table asks for headings only

    return re.sub(_BOLD, lambda match: f"<b>{match[1] or match[2]}</b>", html.escape(text, quote=False))


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


@frozen
class Way:
    """A link at the end of a section."""

    address: str
    words: str


def _way(way: Way | None, colours: dict[str, str]) -> str:
    """The link in a line of its own; nothing for none."""
    if way is None:
        return ""
    link = f'<a href="{way.address}" style="color:{colours["accent"]}">{_inline(way.words)}</a>'
    return f'<p style="line-height:138%"><b>{link} →</b></p>'


def to_html(
    source: str,
    colours: dict[str, str],
    pictures: Mapping[str, Sequence[Shown]] | None = None,
    across: int = 2,
    ways: Mapping[str, Way] | None = None,
) -> str:
    """The text as HTML for a text browser.

    Args:
        source: of the rules.
        colours: ``text``, ``muted``, ``accent`` and ``line``.
        pictures: by the anchor of the section that they end.
        across: how many of them lie side by side.
        ways: by the anchor of the section that ends with each: where it can be tried by hand.
    """
    shown, ends, section = pictures or {}, ways or {}, ""
    out: list[str] = [f'<body style="color:{colours["text"]}">']
    lines = source.splitlines()
    index = 0
    while index < len(lines):
        line = lines[index]
        match = re.match(_HEADING, line)
        if match:
            out.append(_gallery(shown.get(section, ()), colours, across))
            out.append(_way(ends.get(section), colours))
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
    out.append(_way(ends.get(section), colours))
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
