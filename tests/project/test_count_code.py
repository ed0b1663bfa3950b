"""The counter of lines: what counts, and which feature a module is counted for."""

from __future__ import annotations

import pytest
from count_code import FEATURES, HOUSE, ROOT, feature_of, lines_of_code, main

PACKAGE = ROOT / "noria_desktop"


def test_only_code_counts() -> None:
    assert (
        lines_of_code('"""What it is."""\n\nimport os\n\n# why\nHERE = (\n    os.curdir\n)\n"""Where."""\n')
        == 3
    )


@pytest.mark.parametrize(
    ("path", "feature"),
    [
        ("noria_desktop/ui/window/circuit_book", "campaign and logbook"),
        ("noria_desktop/ui/table/lessons/bars", "lessons"),
        ("noria_desktop/app/kits/solani_watched", "replay"),
        ("noria_desktop/bots/noria/appraisal", "turning points"),
        ("noria_desktop/ui/solani/paint/people", "people"),
        ("noria_desktop/ui/window/turning_try", "turning points"),
        ("noria_desktop/ui/table/history", HOUSE),
        ("noria_desktop/ui/board/board_turning_pieces", HOUSE),
    ],
)
def test_a_path_tells_the_feature(path: str, feature: str) -> None:
    assert feature_of(path) == feature


def test_every_feature_has_modules() -> None:
    paths = (path.relative_to(ROOT).with_suffix("").as_posix() for path in PACKAGE.rglob("*.py"))
    assert {feature_of(path) for path in paths} == {*FEATURES, HOUSE}


def test_the_features_and_the_packages_have_the_same_sum(capsys: pytest.CaptureFixture[str]) -> None:
    main(["noria_desktop/app"])
    packages = capsys.readouterr().out.splitlines()
    main(["--features", "noria_desktop/app"])
    features = capsys.readouterr().out.splitlines()
    assert packages[-1] == features[-1]
    assert sum(int(line.split()[0].replace(",", "")) for line in features[:-1]) == int(
        features[-1].split()[0].replace(",", "")
    )
