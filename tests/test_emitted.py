"""What is taken out of the C that mypyc emits is what the code does not need, and nothing else."""

from __future__ import annotations

import pytest

from emitted import leaner

LOOK = """\
int64_t CPyDef_look(PyObject *cpy_r_self) {{
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((Board *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r0);
    {between}
    cpy_r_r2 = (uint64_t)3 < (uint64_t)cpy_r_r0.len;
    if (cpy_r_r2) {{
        goto CPyL1;
    }} else
        goto CPyL2;
CPyL1: ;
    cpy_r_r1 = *(int64_t *)cpy_r_r0.items;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r1;
CPyL2: ;
    {failing}
    return -113;
}}

int64_t CPyDef_quiet(PyObject *cpy_r_self) {{
    return 1;
}}

int64_t CPyDef_loud(PyObject *cpy_r_self) {{
    VEC_I64_DECREF(((Board *)cpy_r_self)->_at);
    return 1;
}}
"""
RELEASED = "VEC_I64_DECREF(cpy_r_r0);"


def counts(between: str = "", failing: str = RELEASED) -> int:
    """How often the function counts references after all."""
    body = leaner(LOOK.format(between=between, failing=failing)).partition("CPyDef_quiet(PyObject")[0]
    return body.count("VEC_I64_INCREF(cpy_r_r0)") + body.count("VEC_I64_DECREF(cpy_r_r0)")


@pytest.mark.parametrize(
    "between",
    [
        "",
        "cpy_r_r1 = bits_bit(4);",
        "cpy_r_r1 = CPyDef_quiet(cpy_r_self);",
        "*(int64_t *)cpy_r_r0.items = 4;",
        "CPy_DECREF(cpy_r_r9);",
    ],
)
def test_what_is_only_looked_into_is_not_counted(between: str) -> None:
    assert counts(between) == 0


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r1 = CPyDef_loud(cpy_r_self);",  # the field lets go of it
        "cpy_r_r1 = CPyDef_unknown(cpy_r_self);",
        "cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, Type, 3, Board, f)(cpy_r_self);",
        "VEC_I64_DECREF(((Board *)cpy_r_self)->_at);",
        "((Board *)cpy_r_self)->_kept = cpy_r_r0;",  # somebody else keeps it
        "cpy_r_self = cpy_r_r7;",  # what holds it is another one now
    ],
)
def test_what_may_be_dropped_meanwhile_is_counted(between: str) -> None:
    assert counts(between) == 3


def test_a_way_out_that_does_not_count_down_keeps_all_counts() -> None:
    assert counts(failing="") == 2


def test_what_is_made_here_is_counted_if_its_owner_may_go() -> None:
    """The owner came from a call, and its last reference is dropped before its field is read."""
    text = LOOK.replace("((Board *)cpy_r_self)->_at;\n    VEC", "((Board *)cpy_r_r5)->_at;\n    VEC")
    text = text.replace("    cpy_r_r0 =", "    PyObject *cpy_r_r5;\n    cpy_r_r5 = CPyDef_made();\n    cpy_r_r0 =", 1)
    made = leaner(text.format(between="CPy_DECREF(cpy_r_r5);", failing=RELEASED))
    assert made.partition("CPyDef_quiet(PyObject")[0].count("VEC_I64_DECREF(") == 2


def test_arguments_by_position_are_taken_as_they_are() -> None:
    parsed = "!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_word)"
    made = leaner(f"if ({parsed}) {{\\n return NULL; }}")
    assert "nargs == 2)) { obj_seat = args[0]; obj_word = args[1]; } else if (!CPyArg" in made


def test_a_class_has_the_methods_of_random_play_as_its_own() -> None:
    entry = '{"%s",\n (PyCFunction)CPyPy_m___Base___%s,\n METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("")},\n'
    made = leaner(
        "CPyVTableItem m___Base_vtable_scratch[] = {\n(CPyVTableItem)CPyDef_m___Base___pick,\n"
        "(CPyVTableItem)CPyDef_m___Base___other\n};\n"
        "static PyMethodDef m___Base_methods[] = {\n" + entry % ("pick", "pick") + entry % ("other", "other") + "};\n"
        "CPyVTableItem m___Leaf_vtable_scratch[] = {\n(CPyVTableItem)CPyDef_m___Base___pick,\n"
        "(CPyVTableItem)CPyDef_m___Base___other\n};\n"
        "static PyMethodDef m___Leaf_methods[] = {\n{NULL}\n};\n"
    )
    leaf = made.partition("m___Leaf_methods[] = {")[2]
    assert "CPyPy_m___Base___pick" in leaf
    assert "CPyPy_m___Base___other" not in leaf


def test_a_vec_that_python_gives_is_lent() -> None:
    taken = "    arg_row = VecI64Api.unbox(obj_row);\n    if (VEC_IS_ERROR(arg_row)) {\n        goto fail;\n    }\n"
    kept = taken.replace("arg_row", "tmp").replace("obj_row", "value") + "    VEC_I64_INCREF(tmp);\n"
    made = leaner(taken + kept)
    assert made.count("VEC_I64_DECREF(arg_row);") == made.count("VEC_I64_DECREF(tmp);") == 1
