"""The training example of the guide runs and learns something."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np

FILE = Path(__file__).parents[2] / "docs" / "examples" / "ppo_starmap.py"


def example() -> Any:
    spec = spec_from_file_location("ppo_starmap", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_little_training_makes_likely_what_turned_out_well() -> None:
    made = example()
    made.STEPS, made.BATCH, made.HIDDEN = 24, 256, 16  # little work for BLAS, whose threads wait on a busy machine
    training = made.Training()
    found = training.play()
    training.learn(found)
    logs, _, _ = training.net.forward(found["x"][0], found["masks"][0])
    change = logs[np.arange(len(logs)), found["actions"][0]] - found["logs"][0]
    advantage = found["targets"][0]
    assert change[advantage > np.median(advantage)].mean() > change[advantage < np.median(advantage)].mean()


def test_the_curve_is_drawn() -> None:
    made = example()
    drawn = made.picture([(1000, 2.0), (2000, 5.0)], {"random": made.usual("random", 2)})
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    kept = (FILE.parents[1] / "pictures" / "ppo_starmap.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(kept).tag.endswith("svg")
