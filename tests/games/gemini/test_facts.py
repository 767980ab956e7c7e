"""What is told and shown: facts, what moves use, views, and the terminal board."""

from __future__ import annotations

import pytest
from rich.console import Console

from ecliptic.boards.gemini import draw
from ecliptic.games.gemini.cards import ProgramCard, TimeCard
from ecliptic.games.gemini.ids import ACTIONS, OVER
from ecliptic.games.gemini.moves import parse, plain_moves, spelling
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.scoring import points
from ecliptic.kernel.catalogue import OWN, Catalogue, Voice, catalogue
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, run
from ecliptic.testing import Variant
from tests.games.gemini.helpers import GAME, args, busy, do, faults, program, settle, table, the, told
from tests.games.gemini.kit import KIT

ENGLISH = catalogue("gemini")


def start(variant: Variant) -> Semester:
    state = GAME.start(variant.seats, variant.options)
    assert isinstance(state, Semester)
    return state


def keys(found: list[Fact]) -> list[str]:
    return [one.key for one in found]


# -- moves ---------------------------------------------------------------------------------------------------------


def test_every_action_has_one_spelling() -> None:
    texts = {action: spelling(kind, named) for action, (kind, named) in plain_moves().items()}
    assert sorted(texts) == list(range(ACTIONS))
    assert len(set(texts.values())) == ACTIONS
    assert all(parse(text) == action for action, text in texts.items())
    assert parse("PLACE GNIRS ON p03") == parse("place gnirs on P03")


def test_no_move_is_told_so() -> None:
    with pytest.raises(InvalidMove) as refused:
        GAME.parse(busy(), 0, "observe the moon")
    assert refused.value.fact == fact("not-a-move", text="observe the moon")


def test_a_wish_is_spelled_from_its_kind_and_what_the_text_names() -> None:
    """A board asks why something cannot be done without knowing how moves are written."""
    assert GAME.spell_wish("time", {"face": "2h", "program": "POOR"}) == "time 2h on BASE"
    placed = {"instrument": "gnirs", "program": "P03"}
    assert GAME.spell_wish("place", placed) == "place gnirs on P03"
    assert GAME.spell_wish("place", {**placed, "by": "ability"}) == "engineer place gnirs on P03"
    for kind, named in (("fly", {}), ("place", {"program": "P03"}), ("place", {**placed, "by": "magic"})):
        with pytest.raises(InvalidMove):
            GAME.spell_wish(kind, named)


def test_every_action_can_be_described_anywhere() -> None:
    """Also what is not legal: somebody may ask about it."""
    for state in (start(Variant(2)), busy(), do(table(in_round=12, turn=3), "end turn")):
        for action in range(ACTIONS):
            move = GAME.describe(state, 0, action)
            assert GAME.parse(state, 0, move.move) == action
            assert ENGLISH.move(move)


def test_time_says_which_card_does_what_for_which_slot() -> None:
    programs = {
        "P02": program("gmos_a", "T14", 1, ["H01"]),
        "P08": program("gnirs", "T09", 2, done="T08"),
    }
    state = table(turn=3, programs=programs, base="f2", base_hours=4, hand=["H08", "H07", "H24"], due={"H24": 6})
    assert args(state, "time 2h on P02") == {
        "card": "H07", "face": "2h", "program": "P02", "target": "T14", "ao": False, "slot": 2,
        "hours": 3, "now_hours": 3, "need_hours": 3, "lost_hours": 1, "completes": "target",
    }  # fmt: skip
    assert args(state, "time classical on P08") == {
        "card": "H24", "face": "classical", "program": "P08", "target": "T09", "ao": False, "slot": 2,
        "hours": 6, "now_hours": 4, "need_hours": 4, "lost_hours": 4, "completes": "program",
    }  # fmt: skip
    assert args(state, "time 2h on BASE") == {
        "card": "H07", "face": "2h", "program": "POOR", "hours": 2, "now_hours": 6, "completes": "nothing",
    }  # fmt: skip


def test_time_on_checkouts_says_whether_that_completes_it() -> None:
    state = table(flipped=False, base="f2", base_hours=1, hand=["H01", "H07"])
    found = args(state, "time 1h on BASE")
    assert (found["program"], found["now_hours"], found["need_hours"], found["completes"]) == ("BASE", 2, 3, "nothing")
    assert args(state, "time 2h on BASE")["completes"] == "checkouts"


def test_a_target_says_its_slot_and_what_it_replaces() -> None:
    state = table(programs={"P02": program("gmos_a", "T01", done="T14")}, hand=["T02", "T08"])
    assert args(state, "target T02 on P02") == {
        "target": "T02", "card": "T02", "face": "T02", "program": "P02", "ao": False, "target_type": "primary",
        "slot": 1, "hours": 4, "due_round": 6, "replaced_target": "T01", "lost_reputation": 1,
    }  # fmt: skip
    assert args(table(programs={"P08": program()}, hand=["T14"]), "target T14 on P08")["slot"] == 1
    assert args(table(programs={"P01": program()}, hand=["T16"]), "target T16 on P01 with ao")["slot"] == 2
    fresh = table(programs={"P01": program(done="T15 ao")}, hand=["T16"])
    assert args(fresh, "target T16 on P01 with ao")["slot"] == 1  # a Bright one is in the Bright slot already


def test_instrument_moves_name_instruments_and_both_places() -> None:
    programs = {"P03": program("gnirs"), "P08": program("gmos_a"), "P07": program()}
    state = table(programs=programs, base="nifs", altair="P03", row=["f2", "niri"])
    free = {"by": "ability"}
    assert args(state, "place f2 on P07") == {"instrument": "f2", "program": "P07", "by": "action"}
    moved = {"instrument": "gnirs", "from_program": "P03", "program": "P07", "loses_altair": True}
    assert args(state, "engineer move P03 to P07") == moved | free
    swapped = {"from_program": "POOR", "program": "P08", "instrument": "nifs", "other_instrument": "gmos_a"}
    assert args(state, "engineer swap BASE with P08") == swapped | free | {"loses_altair": False}
    assert args(state, "return P03")["instrument"] == "gnirs"
    over = {"instrument": "altair", "from_program": "P03", "program": "POOR", "host_instrument": "nifs"}
    assert args(state, "engineer move altair to BASE") == over | free


def test_an_exchange_names_cards_and_seats() -> None:
    state = do(table(turn=2, hands=[["T14"], [], ["H07"], []]), "exchange", "give H07")
    wanted = {"card": "T14", "face": "T14", "other_seat": 0, "given_card": "H07", "given_face": "2h"}
    assert args(state, "take T14") == wanted
    assert told(state, "take T14") == [fact("exchanged", "G-13", **wanted, seat=2)]


# -- facts ---------------------------------------------------------------------------------------------------------


def test_completing_a_program_tells_each_step_with_its_rule() -> None:
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08")}
    state = table(turn=3, programs=programs, base="f2", hand=["H01"], altair="P08")
    found = told(state, "time 1h on P08")
    assert [(one.key, *one.rules) for one in found] == [
        ("time-on-target", "G-24"),
        ("operator-hours", "G-13"),
        ("hours-lost", "G-26"),
        ("target-complete", "G-26"),
        ("program-complete", "G-27"),
        ("under", "G-27"),
        ("altair-lost", "G-20"),
        ("points", "G-32"),
    ]
    done = {"seat": 3, "program": "P08", "targets": ["T08", "T14"], "round": 5, "worth": 30}
    assert the("program-complete", found).args == done
    reasons = [fact("counts", "G-32", program="P08", points=20, worth=30)]
    assert the("points", found).args == {"points": 20, "total": 30, "reasons": reasons}


def test_the_end_of_a_round_tells_every_check_and_what_it_costs() -> None:
    programs = {"P02": program("gmos_a", "T01", since=4), "P03": program("gnirs", "T02", since=5)}
    due = {"H24": 5, "H25": 7}
    hands = [["H24"], ["H25"], [], []]
    state = table(turn=3, programs=programs, hands=hands, due=due, sky="best", best_now=True, owes_band1=True)
    over = the("round-over", told(state, "end turn"))
    assert (over.args["before"], over.args["after"], over.args["lost_reputation"]) == (4, 1, 3)
    assert [(check.key, check.args["lost_reputation"]) for check in over.args["checks"]] == [
        ("best-missed", 1),
        ("target-missed", 1),
        ("target-waits", 0),
        ("run-missed", 1),
        ("run-waits", 0),
    ]
    assert [check.args["due_round"] for check in over.args["checks"][1:]] == [5, 6, 5, 7]
    assert state.reputation == 1


def test_checks_after_the_last_reputation_are_not_told() -> None:
    programs = {"P02": program("gmos_a", "T01", since=4), "P03": program("gnirs", "T02", since=4)}
    found = told(table(reputation=1, turn=3, programs=programs), "end turn")
    assert keys(the("round-over", found).args["checks"]) == ["target-missed"]
    assert keys(found)[-2:] == ["total", "lost"]
    assert "band1" not in keys(found)


def test_the_end_tells_the_whole_computation() -> None:
    programs = {"P05": program(done="T14 ao"), "P06": program()}
    state = table(in_round=12, turn=3, scored=["P01", "P02"], base="f2", base_hours=40, programs=programs)
    found = told(state, "end turn")
    assert keys(found) == ["turn-over", "round-over", "band1", "total", "won"]
    costs = {"n": 2, "required": 3, "missing": 1, "lost_reputation": 2, "before": 4, "after": 2}
    assert the("band1", found).args == costs
    total = the("total", found)
    assert [(one.key, one.args["program"], one.args["points"]) for one in total.args["reasons"]] == [
        ("counts-hours", "POOR", 80),
        ("counts-full", "P01", 40),
        ("counts-full", "P02", 40),
        ("counts-partial", "P05", 10),
        ("counts-open", "P06", -10),
    ]
    ending = {"points": 160, "level": "2", "next_level": "3", "short": 40, "thresholds": [150, 200, 250]}
    assert {name: total.args[name] for name in ending} == ending
    assert the("won", found) == fact("won", "G-32", **ending)
    assert GAME.view(state, None).outcome == the("won", found)


def test_a_loss_and_the_highest_level() -> None:
    lost = told(table(in_round=12, turn=3), "end turn")
    assert lost[-1] == fact("lost", "G-29", round=12)
    golden = table(in_round=12, turn=3, scored=[f"P{n:02}" for n in range(1, 9)])
    assert told(golden, "end turn")[-1].key == "won-all"


def test_a_turn_begins_with_its_role_and_actions() -> None:
    state = table(turn=3)
    do(state, "end turn")
    found = told(state, "weather W01")
    assert the("turn", found) == fact("turn", "G-11", seat=0, role="R1", actions=2)
    types = ["primary", "secondary", "bright"]
    assert the("conditions", found) == fact("conditions", "G-24", sky="best", types=types, n=3, ao=True)
    settle(state)
    assert told(state, "end turn")[-1] == fact("turn", "G-11", seat=1, role="R2", actions=2)


def test_a_booboo_tells_what_the_table_is_worth_again() -> None:
    state = table(hand=["P02"], options={"booboo": True})
    assert the("points", told(state, "activate P02")).args["points"] == -15
    found = told(state, "booboo")
    assert the("points", found).args == {
        "points": 15, "total": 0, "reasons": [fact("counts", "G-32", program="P02", points=15, worth=0)],
    }  # fmt: skip
    assert the("reputation", found).args == {"before": 4, "after": 3}


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_a_thousand_random_games_tell_every_point_and_every_reputation(variant: Variant) -> None:
    """What is told adds up to what the table is worth, move by move, and to the total at the end."""
    for number in range(143):
        state, luck = start(variant), Luck(number, 17)
        while actors := state.actors():
            before, seat = state.clone(), next_actor(actors)
            action = state.pick(seat, luck.word())
            state.apply(seat, action)
            found = GAME.open_facts(before, state, seat, action)
            check_points(before, state, found)
            check_reputation(before, state, found)
        total = the("total", found)
        assert sum(one.args["points"] for one in total.args["reasons"]) == total.args["points"] == points(state)
        check_level(state, found)


def check_points(before: Semester, after: Semester, found: list[Fact]) -> None:
    changes = [one for one in found if one.key == "points"]
    assert sum(one.args["points"] for one in changes) == points(after) - points(before), found
    for one in changes:
        assert one.args["total"] == points(after)
        assert sum(reason.args["points"] for reason in one.args["reasons"]) == one.args["points"] != 0


def check_reputation(before: Semester, after: Semester, found: list[Fact]) -> None:
    steps = [(one.args["before"], one.args["after"]) for one in found if "before" in one.args]
    steps = [(one, two) for one, two in steps if one != two]
    assert [before.reputation, *(two for _, two in steps)] == [*(one for one, _ in steps), after.reputation], found


def check_level(state: Semester, found: list[Fact]) -> None:
    last = found[-1]
    assert last.key == ("lost" if state.level == 0 else "won-all" if state.level == 4 else "won")
    if last.key == "won":
        assert last.args["points"] + last.args["short"] == last.args["thresholds"][state.level - 1]


# -- views ---------------------------------------------------------------------------------------------------------


def test_the_view_says_what_each_program_still_needs() -> None:
    view = GAME.view(busy(), 1)
    assert view.viewer == 1
    needs = {place.program: [(need.key, need.args.get("hours"), need.args.get("types")) for need in place.needs]
             for place in view.programs}  # fmt: skip
    assert needs["P02"] == [("need-hours", 1, None), ("need-target", None, ["secondary"])]
    assert needs["P05"] == [("need-hours", 1, None)]
    assert needs["P08"] == [("need-instrument", None, None), *[("need-target", None, ["secondary"])] * 2]
    assert [place.ready for place in view.programs] == [True, True, False]
    assert view.players[0].hand[2] == TimeCard(card="H24", face="classical", hours=5, due_round=6)


def test_slots_hold_what_is_observed_there() -> None:
    first, second, third = GAME.view(busy(), None).programs
    assert [(slot.slot, slot.types, slot.target and slot.target.target) for slot in first.slots] == [
        (1, ["primary"], "T01"),
        (2, ["secondary"], None),
    ]
    target = first.slots[0].target
    assert target is not None
    assert (target.hours, target.need_hours, target.due_round, target.complete) == (2, 3, 6, False)
    assert [slot.target and (slot.target.target, slot.target.complete, slot.target.ao) for slot in second.slots] == [
        ("T12", True, True),
        ("T10", False, True),
    ]
    assert [slot.target for slot in third.slots] == [None, None]


def test_an_open_slot_that_two_types_fit() -> None:
    (seen,) = GAME.view(table(programs={"P01": program(done="T15 ao")}), None).programs
    assert [(slot.types, slot.target is not None) for slot in seen.slots] == [
        (["bright", "primary"], False),
        (["bright"], True),
    ]


def test_completed_programs_are_shown_for_the_whole_game() -> None:
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08")}
    state = table(turn=2, in_round=11, scored=["P09"], programs=programs, base="f2", hand=["H01"])
    do(state, "time 1h on P08", "end turn")
    settle(state)
    for _ in range(5):
        do(settle(state), "end turn")
    assert state.phase == OVER
    shown = GAME.view(state, None).completed
    assert [(one.program, one.worth, one.round, one.seat) for one in shown] == [
        ("P08", 30, 11, 2),
        ("P09", 20, None, None),
    ]
    assert isinstance(shown[0].card, ProgramCard)
    assert shown[0].card.band == 2


def test_the_view_tells_how_far_the_next_level_is() -> None:
    score = GAME.view(table(scored=["P01", "P02"], base="f2", base_hours=40), None).score
    assert (score.points, score.level, score.band1, score.missing, score.lost_reputation) == (160, "2", 2, 1, 2)
    assert [(level.level, level.points, level.short) for level in score.levels] == [
        ("1", None, 0),
        ("2", 150, 0),
        ("3", 200, 40),
        ("4", 250, 90),
    ]


def test_the_weather_of_every_round_is_kept() -> None:
    state = do(table(turn=3, in_round=1), "end turn", "weather X01")
    weather = GAME.view(state, None).weather
    assert [(card.round, card.weather, card.sky) for card in weather.past] == [(2, "X01", "X01")]
    assert (weather.sky, weather.closed) == ("great", ["north"])


def test_nothing_is_ready_when_the_semester_is_over() -> None:
    state = table(in_round=12, turn=3, base="f2")
    assert GAME.view(state, None).base.ready
    do(state, "end turn")
    assert not GAME.view(state, None).base.ready


def test_prompts_say_what_is_asked() -> None:
    state = busy()
    assert GAME.view(state, 0).prompt == fact("prompt-main", actions=1)
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08"), "P03": program()}
    freed = do(table(programs=programs, hand=["H01"]), "time 1h on P08")
    assert GAME.view(freed, None).prompt == fact("prompt-release", instrument="gnirs")
    assert GAME.view(start(Variant(2)), 0).prompt is None  # Nature deals the roles
    chosen = start(Variant(2, {"roles": "chosen"}))
    assert GAME.view(chosen, 0).prompt == fact("prompt-cast")


def test_results_are_levels_and_scores_are_points() -> None:
    state = do(table(in_round=12, turn=3, scored=["P01", "P02"], base="f2", base_hours=40), "end turn")
    unit = GAME.unit(state)
    assert [result * unit.scale for result in state.returns()] == [2.0] * 4
    assert GAME.scores(state) == [160.0] * 4


# -- words ---------------------------------------------------------------------------------------------------------


def test_everything_on_the_board_explains_itself() -> None:
    explained = [
        *(f"band-{n}" for n in (1, 2, 3)),
        *(f"type-{kind}" for kind in ("primary", "secondary", "bright")),
        *(f"ao-{code}" for code in ("any", "only", "none", "never", "with_altair", "always", "grants")),
        *(f"mode-{mode}" for mode in ("imaging", "spectroscopy")),
        *(f"site-{site}" for site in ("north", "south")),
        *(f"instrument-{one.instrument}" for one in GAME.view(start(Variant(4)), None).instruments.unknown),
        *(f"sky-X{n:02}" for n in range(1, 5)),
        *("program-BASE", "program-POOR", "face-classical"),
        *(f"board-{name}" for name in ("reputation", "points", "band1", "ports", "row", "ao", "visiting", "completed")),
        *(f"board-{name}" for name in ("opportunity", "rounds", "slot", "owes-band1", "program-points")),
    ]
    assert [key for key in explained if not ENGLISH.attribute(key, "help")] == []


def test_what_hardly_ever_happens_can_be_said_too() -> None:
    strict = Catalogue([GAME.folder / "text", OWN], strict=True)
    opportunities = {"P02": program("gmos_a", "T01", since=4), "P03": program("gnirs", "T02", since=5)}
    hands, due = [["H24"], ["H25"], [], []], {"H24": 5, "H25": 7}
    ended = table(turn=3, programs=opportunities, sky="best", best_now=True, owes_band1=True, hands=hands, due=due)
    freed = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08"), "P03": program()}
    trader = table(turn=2, hands=[["T14"], [], ["H07"], []])
    found = [
        *told(ended, "end turn"),
        *told(table(turn=3, sky="best", best_now=True), "end turn"),
        *told(do(table(programs=freed, hand=["H01"]), "time 1h on P08"), "send under"),
        *told(table(hand=["IN4"], reputation=3, options={"instants": True}), "use IN4"),
        *faults(table(), "discard hand"),
        *faults(table(hand=["IN2"], options={"instants": True}), "use IN2"),
        *faults(do(trader, "exchange", "give nothing"), "exchange"),
        *faults(table(turn=2), "exchange"),
        *faults(do(start(Variant(2, {"roles": "chosen"})), "role R2"), "role R2"),
    ]
    assert {"round-over", "sent-under", "clear-already", "exchange-broken-off", "role-taken"} <= set(keys(found))
    for one in found:
        for viewer in (None, 0, 1):
            assert strict.say(one, ["Ann", "Bob", "Cy", "Di"], viewer)


# -- the terminal board --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("plies", [0, 30, 90, 5000])
def test_the_board_fits_its_width(width: int, plies: int) -> None:
    state = start(Variant(4, {"instants": True, "visiting": 3}))
    run(state, Luck(2), plies)
    lines = drawn(state, width).splitlines()
    assert all(len(line) <= width for line in lines)


def test_the_board_shows_what_a_program_needs() -> None:
    shown = " ".join(drawn(busy(), 220).split())
    hours = ENGLISH("board-progress", hours=1, need_hours=2)
    due = ENGLISH("board-due", due_round=6)
    needs = ENGLISH("need-hours", hours=1, target="T10")
    for words in (ENGLISH("instrument-niri"), ENGLISH("board-altair"), ENGLISH("target-T10"), hours, due, needs):
        assert words in shown


def test_the_board_shows_completed_programs() -> None:
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08")}
    state = do(table(programs=programs, base="f2", hand=["H01"]), "time 1h on P08")
    assert ENGLISH("board-points", points=30) in drawn(state, 120)
    assert "P08" in drawn(state, 120)


def drawn(state: Semester, width: int) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(draw(GAME.view(state, 0), width, Voice(ENGLISH, (), 0)))
    return capture.get()
