"""Writing golden records and loading kits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecliptic.testing import Nonconformance, load_kit
from ecliptic.testing.golden import write
from ecliptic.testing.records import check_golden

KIT = load_kit(Path(__file__).parents[1] / "games" / "double_star")


def test_missing_records_are_written_and_found_ones_are_kept(tmp_path: Path) -> None:
    kit = replace(KIT, folder=tmp_path)
    with pytest.raises(Nonconformance, match="double-star: there is no golden record of 2 seats in"):
        check_golden(kit, 1)
    (path,) = write(kit)
    check_golden(kit, 1)
    assert write(kit) == []
    path.write_text(path.read_text().replace("end ", "end 1"), encoding="utf-8")
    with pytest.raises(Nonconformance, match=r"the golden record 2\.txt does not replay: The record claims the result"):
        check_golden(kit, 1)
    assert write(kit, again=True) == [path]
    check_golden(kit, 1)


def test_the_kept_record_is_the_one_that_would_be_written(tmp_path: Path) -> None:
    (path,) = write(replace(KIT, folder=tmp_path))
    assert path.read_bytes() == (KIT.folder / "golden" / "2.txt").read_bytes()


def test_an_unfinished_record_is_not_golden(tmp_path: Path) -> None:
    kit = replace(KIT, folder=tmp_path)
    (path,) = write(kit)
    lines = path.read_text().splitlines()
    path.write_text("\n".join(lines[:-2]) + "\n", encoding="utf-8")
    with pytest.raises(Nonconformance, match=r"the golden record 2\.txt has no result or no seed"):
        check_golden(kit, 1)


def test_a_game_without_a_kit_fails(tmp_path: Path) -> None:
    with pytest.raises(Nonconformance, match=r"there is no .*kit\.py, which should describe the game"):
        load_kit(tmp_path)
