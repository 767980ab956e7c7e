"""Learns to map the sky alone: PPO on Mihi Anguli with nothing but NumPy. A few minutes on one core.

    python docs/examples/ppo_starmap.py [minutes] [picture.svg]

What a step earns is what it added to the score, which every observation contains; over a game that adds up to its
result.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np

import ecliptic
from ecliptic.envs.vector import Games

GAMES, STEPS, HIDDEN = 64, 128, 128
EPOCHS, BATCH, CLIP, ENTROPY, RATE = 3, 1024, 0.2, 0.03, 7e-4
DISCOUNT, TRACE = 0.995, 0.95
POINTS = 5.0
"""Rewards are given in units of so many points."""


class Net:
    """Two layers that policy and value share, and Adam for its weights."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        gains = [1.4, 1.4, 0.05, 1.0]
        self.weights = [
            (gain * rng.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32)
            for shape, gain in zip(shapes, gains, strict=True)
        ]
        self.weights += [np.zeros(shape[1], np.float32) for shape in shapes]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def forward(self, x: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, list[np.ndarray]]:
        """Logarithms of the probabilities, the values, and what `learn` needs of the way there."""
        w1, w2, wp, wv, b1, b2, bp, bv = self.weights
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        logits = np.where(masks, two @ wp + bp, np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return logs, (two @ wv + bv)[:, 0], [x, one, two]

    def learn(self, path: list[np.ndarray], d_logits: np.ndarray, d_value: np.ndarray) -> None:
        """A step against the gradient of the loss."""
        x, one, two = path
        _, w2, wp, wv = self.weights[:4]
        d_two = (d_logits @ wp.T + d_value[:, None] @ wv.T) * (two > 0)
        d_one = (d_two @ w2.T) * (one > 0)
        deltas = [d_one, d_two, d_logits, d_value[:, None]]
        gradients = [i.T @ d for i, d in zip([x, one, two, two], deltas, strict=True)] + [d.sum(0) for d in deltas]
        size = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.updates += 1
        rate = RATE * (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            gradient *= min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def scales(games: Games) -> np.ndarray:
    """What each number of an observation is multiplied by, so that none is above 1."""
    highs = np.concatenate([np.full(field.size, max(1, field.high)) for field in games.layout.fields])
    return (1 / highs).astype(np.float32)


class Training:
    def __init__(self, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = Games("starmap", GAMES, seats=1)
        self.games.reset(range(GAMES))
        self.scale = scales(self.games)
        self.score_at = self.games.layout.places["own_score"].start
        self.net = Net(self.games.layout.size, self.games.actions, self.rng)
        self.finished: list[float] = []
        """Results of the games since they were last asked for."""

    def look(self) -> np.ndarray:
        return self.games.observations * self.scale

    def play(self) -> dict[str, np.ndarray]:
        """So many steps of every game with the present policy."""
        games, rows = self.games, []
        for _ in range(STEPS):
            x, masks = self.look(), games.masks.astype(bool)
            logs, values, _ = self.net.forward(x, masks)
            noise = -np.log(-np.log(self.rng.random(logs.shape, np.float32) + 1e-12))
            actions = np.where(masks, logs + noise, -np.inf).argmax(1)
            before = games.observations[:, self.score_at].astype(np.float32)
            over = games.ended != 0
            games.step(actions)
            gained = np.where(over, 0, games.observations[:, self.score_at] - before) / POINTS
            done = games.ended == 1
            self.finished += games.returns[done, 0].tolist()
            chosen = logs[np.arange(GAMES), actions]
            rows.append((x, masks, actions, chosen, values, gained.astype(np.float32), done, ~over))
        names = ("x", "masks", "actions", "logs", "values", "rewards", "done", "real")
        found = {name: np.stack(column) for name, column in zip(names, zip(*rows, strict=True), strict=True)}
        found["targets"] = self.targets(found)
        return found

    def targets(self, found: dict[str, np.ndarray]) -> np.ndarray:
        """Generalised advantages, from the last step back."""
        _, following, _ = self.net.forward(self.look(), self.games.masks.astype(bool))
        advantage = np.zeros(GAMES, np.float32)
        made = np.zeros_like(found["values"])
        for t in reversed(range(STEPS)):
            goes_on = ~found["done"][t]
            error = found["rewards"][t] + DISCOUNT * following * goes_on - found["values"][t]
            advantage = error + DISCOUNT * TRACE * advantage * goes_on
            made[t] = advantage
            following = found["values"][t]
        return made

    def learn(self, found: dict[str, np.ndarray]) -> None:
        real = found["real"].ravel()
        data = {name: column.reshape(STEPS * GAMES, -1)[real].squeeze() for name, column in found.items()}
        returns = data["targets"] + data["values"]
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(returns))
            for start in range(0, len(order) - BATCH + 1, BATCH):
                part = order[start : start + BATCH]
                self.update({name: column[part] for name, column in data.items()}, returns[part])

    def update(self, data: dict[str, np.ndarray], returns: np.ndarray) -> None:
        count = len(returns)
        logs, values, path = self.net.forward(data["x"], data["masks"])
        chance, each = np.exp(logs), np.arange(count)
        advantage = (data["targets"] - data["targets"].mean()) / (data["targets"].std() + 1e-8)
        ratio = np.exp(logs[each, data["actions"]] - data["logs"])
        free = ~(((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0)))
        push = (ratio * advantage * free)[:, None]
        wanted = np.zeros_like(chance)
        wanted[each, data["actions"]] = 1
        surprise = np.where(data["masks"], logs, 0)
        entropy = -(chance * surprise).sum(1, keepdims=True)
        d_logits = (-push * (wanted - chance) + ENTROPY * chance * (surprise + entropy)) / count
        self.net.learn(path, d_logits, (0.5 * (values - returns) / count).astype(np.float32))


def train(minutes: float) -> list[tuple[int, float]]:
    """Steps made and the mean result of the games that ended since the last entry."""
    training, curve, steps = Training(), [], 0
    began = time.process_time()
    while time.process_time() - began < 60 * minutes:
        training.learn(training.play())
        steps += STEPS * GAMES
        if len(training.finished) >= 500:
            curve.append((steps, float(np.mean(training.finished))))
            training.finished.clear()
            print(
                f"{steps:9,} steps  {time.process_time() - began:5.0f} s  mean result {curve[-1][1]:5.1f}", flush=True
            )
    return curve


def usual(name: str, games: int) -> float:
    """The mean result of one of our own bots."""
    from ecliptic.envs.gymnasium import SeatEnv

    total, bot = 0.0, ecliptic.bot(name)
    for seed in range(games):
        env, over = SeatEnv("starmap", 1), False
        env.reset(seed=seed)
        while not over:
            _, reward, over, _, _ = env.step(bot.choose(env.core.state.known_to(0), 0))
            total += reward
    return total / games


def picture(curve: list[tuple[int, float]], marks: dict[str, float]) -> str:
    """The learning curve as SVG, with the bots as lines to compare it with."""
    width, height, left, top = 720, 360, 60, 20
    across, up = curve[-1][0], 1.1 * max([value for _, value in curve] + list(marks.values()))

    def at(steps: float, value: float) -> str:
        return f"{left + (width - left - 110) * steps / across:.1f},{top + (height - top - 50) * (1 - value / up):.1f}"

    def text(steps: float, value: float, words: str, anchor: str, dx: int = 0, dy: int = 0) -> str:
        x, y = at(steps, value).split(",")
        return f'<text x="{float(x) + dx:.1f}" y="{float(y) + dy:.1f}" text-anchor="{anchor}">{words}</text>'

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="13" fill="#333"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for value in range(0, int(up) + 1, max(1, int(up) // 6)):
        lines.append(f'<polyline points="{at(0, value)} {at(across, value)}" stroke="#ddd"/>')
        lines.append(text(0, value, str(value), "end", -8, 4))
    for part in range(5):
        lines.append(text(across * part / 4, 0, f"{across * part / 4e6:.1f} M", "middle", 0, 20))
    for name, value in marks.items():
        lines.append(f'<polyline points="{at(0, value)} {at(across, value)}" stroke="#b45" stroke-dasharray="6 4"/>')
        lines.append(text(across, value, f"{name} {value:.0f}", "start", 6, 4))
    points = " ".join(at(*point) for point in curve)
    lines.append(f'<polyline points="{points}" fill="none" stroke="#247" stroke-width="2"/>')
    lines.append(text(across / 2, 0, "decisions", "middle", 0, 40))
    lines.append(text(0, up, "mean result of Mihi Anguli alone", "start", 8, 12))
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    learned = train(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
    if len(sys.argv) > 2:
        bots = {"random": usual("random", 50), "medium bot": usual("medium", 50)}
        print(", ".join(f"{name} {mean:.1f}" for name, mean in bots.items()))
        Path(sys.argv[2]).write_text(picture(learned, bots))
