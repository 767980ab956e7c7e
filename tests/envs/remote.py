"""A Gymnasium environment that lives in another process, which runs the interpreted engine."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

import gymnasium

from ecliptic.envs.gymnasium import SeatEnv


class Interpreted(gymnasium.Env[Any, Any]):
    """The same environment, with `ECLIPTIC_PURE=1`."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        self._other = subprocess.Popen(
            [sys.executable, "-m", "tests.envs.remote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "ECLIPTIC_PURE": "1"},
        )
        self.observation_space, self.action_space, self.compiled = self._ask((given, settings))

    def _ask(self, question: Any) -> Any:
        assert self._other.stdin is not None
        assert self._other.stdout is not None
        pickle.dump(question, self._other.stdin)
        self._other.stdin.flush()
        return pickle.load(self._other.stdout)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return self._ask(("reset", {"seed": seed}))

    def step(self, action: Any) -> Any:
        return self._ask(("step", {"action": action}))

    def close(self) -> None:
        self._other.communicate()
        assert self._other.returncode == 0


def serve() -> None:
    """Makes the environment that is asked for, then answers calls until nobody asks any more."""
    import ecliptic

    into = sys.stdout.buffer
    given, settings = pickle.load(sys.stdin.buffer)
    env = SeatEnv(*given, **settings)
    answer: Any = env.observation_space, env.action_space, ecliptic.compiled
    while True:
        pickle.dump(answer, into)
        into.flush()
        try:
            name, arguments = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        answer = getattr(env, name)(**arguments)


if __name__ == "__main__":
    serve()
