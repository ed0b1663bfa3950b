"""README.md as it reads on a package page, made while a wheel or a source archive is built.

In a folder of the project its pictures and links are places beside it; on a package page those lead nowhere. Where
``[project.urls]`` of pyproject.toml names the project's page as ``Source``, they become addresses there, and a badge tells
how the last build of the packages went, which tries each of them. As long as there is no such page, pictures are left
out and links to files are plain words, rather than pointing at somebody else's.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

BRANCH = "main"
CHECKED_BY = ".github/workflows/packages.yml"
_PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)\n*")
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


def page(readme: str, source: str | None) -> str:
    """The text of a package page.

    Args:
        readme: README.md.
        source: the project's page, without a slash at its end; None: it has none yet.
    """
    if not source:
        return _LINK.sub(r"\1", _PICTURE.sub("", readme))
    shown = _PICTURE.sub(lambda found: found[0].replace("](", f"]({source}/raw/{BRANCH}/", 1), readme)
    linked = _LINK.sub(rf"[\1]({source}/blob/{BRANCH}/\2)", shown)
    name = CHECKED_BY.rpartition("/")[2]
    badge = f"[![packages]({source}/actions/workflows/{name}/badge.svg)]({source}/actions/workflows/{name})"
    head, _, rest = linked.partition("\n")
    return f"{head}\n\n{badge}\n{rest}"


class PackagePage(MetadataHookInterface):
    """What hatchling asks for the text."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the text into what a package says of itself."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        text = page(readme, source.rstrip("/") if source else None)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
