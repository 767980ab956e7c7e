"""What happened, told from the two positions and the action, with the rules behind it."""

from __future__ import annotations

from ecliptic.games.gemini.data import CARD_IDS
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.texts import (
    TEXT,
    card_name,
    instrument_name,
    program_name,
    role_name,
    sites,
    sky_name,
    target_name,
    weather_name,
    with_ao,
)
from ecliptic.kernel.bits import members
from ecliptic.kernel.game import Line
from ecliptic.kernel.state import NATURE

# isort: off
from ecliptic.games.gemini.layout import (
    ACTIVATE, ALTAIR_OFF, ALTAIR_TO, ARCHIVE, ATTACH, BASE, BOOBOO, CLASSICAL, CLEARING, DEAL, DISCRETIONARY, DRAW,
    END_TURN, ENGINEER, EXCHANGE, FACILITY, FIRST, GIVE, HOURS, INSTRUMENT, KEEP, MAIN, MOVE, NONE, OPERATOR_ROLE,
    OVER, PLAY_TARGET, PLAY_TIME, PORT_SWAP, PROGRAMS, REPLENISH, RETURN, ROLE, ROW, SEND, SEND_UNDER, SHIFT, SIDE,
    SIDES, SKY, SWAP, TAKE, USE_ARCHIVE, USE_CLEARING, USE_DISCRETIONARY, USE_NIGHT, USE_PORT_SWAP, USE_PRESS,
    VISITOR, WEATHER,
)  # fmt: skip
# isort: on


def tell(before: Semester, after: Semester, seat: int, action: int) -> list[Line]:
    return _Teller(before, after, seat).tell(action)


class _Teller:
    def __init__(self, before: Semester, after: Semester, seat: int) -> None:
        self.before = before
        self.after = after
        self.lines: list[Line] = []
        role = before.role
        key = "who.turn" if role != NONE and before.phase >= MAIN else "who.seat"
        self.who = TEXT(key, seat=seat, role=role_name(role) if role != NONE else "")
        self.chosen = seat != NATURE

    def say(self, key: str, *rules: str, **names: object) -> None:
        names.setdefault("who", self.who)
        self.lines.append(Line(TEXT(f"story.{key}", **names), rules))

    def tell(self, action: int) -> list[Line]:
        if action >= ROLE:
            self._scene(action)
        elif action > END_TURN:
            self._answer(action)
        elif action == END_TURN:
            self._end_turn()
        elif action == BOOBOO:
            self.say("booboo", "G-33", seat=self.after.seat)
            self._reputation("G-33")
        else:
            self._main(action)
        return self.lines

    # -- Nature and set-up -----------------------------------------------------------------------------------

    def _scene(self, action: int) -> None:
        before = self.before
        if action >= DRAW:
            self._draw(action - DRAW)
        elif action >= WEATHER:
            self._weather(action - WEATHER)
        elif action >= ROW:
            self.say("row", "G-19" if before.phase > DEAL else "G-04", instrument=instrument_name(action - ROW))
        elif action >= FIRST:
            self.say("first", "G-02", seat=action - FIRST)
        elif action >= VISITOR:
            self.say("visitor", "G-30", instrument=instrument_name(action - VISITOR + FACILITY))
        else:
            key = "role_chosen" if self.chosen else "role"
            self.say(key, "G-01", seat=before.seat, role=role_name(action - ROLE))
        self._turn_begins()

    def _draw(self, card: int) -> None:
        before = self.before
        dealt = before.phase == DEAL
        self.say(
            "deal" if dealt else "draw", "G-05" if dealt else "G-11", seat=before.seat, card=card_name(before, card)
        )
        if before.tables.kind[CLASSICAL] >> card & 1:
            self.say("run_due", "G-28", round=self.after.due_round(card))

    def _turn_begins(self) -> None:
        """The discard is shuffled when a draw finds the deck empty."""
        before, after = self.before, self.after
        if before.discard and not after.discard and after.phase == REPLENISH and before.phase in (SKY, REPLENISH, MAIN):
            self.say("reshuffled", "G-11", count=len(members(after.pool)))

    def _weather(self, card: int) -> None:
        before, after = self.before, self.after
        name, round_ = weather_name(before, card), before.round
        later, now = before.tables.closes_next[card], before.tables.closes_now[card]
        if later:
            last = round_ == before.tables.rounds[before.seats]
            self.say("shutdown_last" if last else "shutdown", "G-08", card=name, site=_join(later), round=round_ + 1)
            return
        if now and round_ == 1:
            self.say("special_early", "G-08", card=name)
            return
        if now:
            self.say("special_now", "G-08", "G-09", round=round_, card=name, site=_join(now), sky=sky_name(after.sky))
        else:
            self.say("weather", "G-08", round=round_, sky=sky_name(after.sky))
        if before.closed:
            self.say("closed", "G-08", site=_join(before.closed))
        if after.best_now and after.actions > 1:
            self.say("more_actions", "G-10", count=after.actions)
        if after.owes_band1:
            self.say("owes", "G-28")

    # -- answers ---------------------------------------------------------------------------------------------

    def _answer(self, action: int) -> None:
        before = self.before
        if action == SEND_UNDER:
            self.say("under", "G-27", instrument=instrument_name(before.freed))
        elif action >= SEND:
            program = program_name(before, action - SEND)
            self.say("sends", "G-27", instrument=instrument_name(before.freed), program=program)
        elif action >= TAKE:
            card = action - TAKE
            other = next(s for s, hand in enumerate(before.hands) if hand >> card & 1)
            given = card_name(before, before.given)
            self.say("takes", "G-13", card=card_name(before, card), other=other, given=given)
        elif action == KEEP:
            self.say("keeps", "G-13")
        else:
            self.say("gives", "G-13", card=card_name(before, action - GIVE))

    # -- a turn ----------------------------------------------------------------------------------------------

    def _main(self, action: int) -> None:
        if action >= USE_DISCRETIONARY:
            self._instant(action)
        elif action == EXCHANGE:
            self.say("exchange", "G-13")
        elif action >= ENGINEER:
            self._move(action - ENGINEER, "G-13")
        elif action >= ATTACH:
            self._altair("altair_attached", action - ATTACH, "G-20")
        elif action >= PLAY_TIME:
            self._time(*divmod(action - PLAY_TIME, PROGRAMS))
        elif action >= PLAY_TARGET:
            self._target(*divmod(action - PLAY_TARGET, SIDES))
        elif action >= ACTIVATE:
            self.say("activates", "G-15", program=program_name(self.before, action - ACTIVATE))
        elif action >= MOVE:
            self._move(action - MOVE, "G-12")
        else:
            count = len(members(self.before.hands[self.before.seat]))
            self.say("discards" if count > 1 else "discards_one", "G-14", count=count)
            for _ in members(self.before.hands[self.before.seat] & self.before.tables.kind[CLASSICAL]):
                self.say("red_discarded", "G-28")
        self._reputation("G-13" if action == USE_PRESS else "G-28")

    def _move(self, move: int, why: str) -> None:
        before = self.before
        if move < SHIFT:
            instrument, program = divmod(move, PROGRAMS)
            names = {"instrument": instrument_name(instrument), "program": program_name(before, program)}
            self.say("places", "G-17", why, **names)
        elif move < SWAP:
            source, goal = divmod(move - SHIFT, PROGRAMS)
            names = {"program": program_name(before, source), "other": program_name(before, goal)}
            self.say("moves", "G-17", why, instrument=self._on(source), **names)
        elif move < RETURN:
            one, two = divmod(move - SWAP, PROGRAMS)
            self.say("swaps", "G-17", why, instrument=self._on(one), theirs=self._on(two))
        elif move < ALTAIR_TO:
            source = move - RETURN
            self.say("returns", "G-17", why, instrument=self._on(source), program=program_name(before, source))
        elif move < ALTAIR_OFF:
            self._altair("altair_moves", move - ALTAIR_TO, "G-17")
        else:
            self.say("altair_returns", "G-17", why)
            return
        self._altair_lost()

    def _on(self, program: int) -> str:
        return instrument_name(self.before.at(program, INSTRUMENT))

    def _altair(self, key: str, program: int, rule: str) -> None:
        self.say(key, rule, instrument=self._on(program), program=program_name(self.before, program))

    def _altair_lost(self) -> None:
        if self.before.altair != NONE and self.after.altair == NONE:
            self.say("altair_lost", "G-20")

    def _target(self, program: int, side: int) -> None:
        before = self.before
        names = {"target": target_name(side), "ao": with_ao(side), "program": program_name(before, program)}
        self.say("target", "G-21", **names)
        old = before.at(program, SIDE)
        if old != NONE:
            self.say("replaced", "G-23", target=target_name(old))
            if before.is_opportunity(old):
                self.say("red_replaced", "G-28")

    def _time(self, kind: int, program: int) -> None:
        before = self.before
        hours: int = before.tables.kind_hours[kind]
        if before.role == OPERATOR_ROLE and program != BASE:
            self.say("bonus", "G-13", hours=before.tables.extra_hours)
            hours += before.tables.extra_hours
        self._hours(program, hours)

    def _hours(self, program: int, hours: int) -> None:
        """G-24 to G-27: what the hours do."""
        before, after = self.before, self.after
        now = before.at(program, HOURS) + hours
        if program == BASE and before.flipped:
            self.say("time_poor", "G-25", hours=hours, now=now, points=now * before.tables.poor_points)
            return
        side = before.at(program, SIDE)
        need = before.tables.checkouts if program == BASE else before.tables.need[side]
        what = program_name(before, BASE) if program == BASE else target_name(side)
        rule = "G-25" if program == BASE else "G-24"
        self.say("time", rule, hours=hours, what=what, now=min(now, need), need=need)
        if now > need:
            self.say("lost_hours", rule if program == BASE else "G-26", hours=now - need)
        if program == BASE and after.flipped:
            self.say("flipped", "G-25")
        elif now >= need:
            self.say("target_done", "G-26", target=what)
        if program != BASE and after.scored >> program & 1:
            self._completed(program)
        self._altair_lost()

    def _completed(self, program: int) -> None:
        before, after = self.before, self.after
        points = before.tables.full[program]
        self.say("program_done", "G-27", program=program_name(before, program), points=points)
        instrument = before.at(program, INSTRUMENT)
        if instrument >= FACILITY:
            self.say("visitor_leaves", "G-30", instrument=instrument_name(instrument))
        elif after.freed == NONE:
            self.say("under", "G-27", instrument=instrument_name(instrument))

    def _instant(self, action: int) -> None:
        ends = (USE_CLEARING, USE_PORT_SWAP, USE_PRESS, USE_NIGHT, USE_ARCHIVE, BOOBOO)
        card = DISCRETIONARY + next(n for n, end in enumerate(ends) if action < end)
        self.say("instant", "G-13", card=card_name(self.before, card))
        if card == DISCRETIONARY:
            self._hours(action - USE_DISCRETIONARY, self.before.tables.discretionary_hours)
        elif card == CLEARING:
            self.say("sky_better", "G-13", sky=sky_name(self.after.sky_now()))
        elif card == PORT_SWAP:
            self._move(action - USE_PORT_SWAP, "G-13")
        elif card == ARCHIVE:
            self.say("archive", "G-13", card=card_name(self.before, action - USE_ARCHIVE))

    # -- the end of a turn -----------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        self.say("ends", "G-11")
        if self.before.turn + 1 == self.before.turns():
            self._round_ends()
        self._turn_begins()

    def _round_ends(self) -> None:
        """G-28 in its order; then, after the last round, G-31 and G-32."""
        before, after = self.before, self.after
        left = before.reputation
        if before.owes_band1:
            self.say("red_best", "G-28")
            left -= 1
        for program in members(before.active & ~after.scored):
            side = before.at(program, SIDE)
            if program != BASE and side != NONE and after.at(program, SIDE) == NONE:
                names = {"target": target_name(side), "program": program_name(before, program)}
                self.say("red_opportunity", "G-28", **names)
                left -= 1
        for seat, hand in enumerate(before.hands):
            for card in members(hand & ~after.hands[seat]):
                self.say("red_run", "G-28", card=CARD_IDS[card])
                left -= 1
        if left < before.reputation:
            self.say("reputation", "G-28", before=before.reputation, after=left)
        if after.phase == OVER:
            self._finish(left)

    def _finish(self, left: int) -> None:
        after = self.after
        missing = after.missing()
        if left > 0 and missing:
            cost = missing * after.tables.missing_costs[after.seats]
            self.say("band1_missing", "G-31", count=missing, cost=cost)
        if after.level == 0:
            self.say("funding_lost", "G-29" if left == 0 else "G-31")
        else:
            self.say("points", "G-32", points=after.points(), level=TEXT(f"level.{after.level}"))

    def _reputation(self, rule: str) -> None:
        before, after = self.before, self.after
        if after.reputation == before.reputation:
            return
        self.say("reputation", rule, before=before.reputation, after=after.reputation)
        if after.level == 0:
            self.say("funding_lost", "G-29")


def _join(closed: int) -> str:
    return " and the ".join(sites(closed))
