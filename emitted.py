"""Takes out of the C that mypyc emits what our code does not need: `leaner`.

Each of these is done for every function of every game at once, and changes nothing that Python can see:

- The functions of `kernel/bits.py` become the processor's own instructions.
- A vec or an object that a function only looks into is lent, not owned: its reference is counted up and down again
  where nothing in between could drop it. In a game's rules these are most of the counts.
- An index is expected to be in range, and what only runs when something fails is kept out of the way.
- Arguments given by position, in the right number, are taken as they are; and a class has the methods that random play
  asks for as its own, because Python calls inherited ones on a slower path.
- An i64 becomes a float without becoming an int first.

And one thing is put right: a vec that Python gives (an argument, a new value of an attribute) is lent by its box, but
mypyc counts it once more and never gives it back, so that its buffer would stay in memory for good.
"""

from __future__ import annotations

import re

BITS = re.compile(r"(?:exports_ecliptic_kernel\.)?CPyDef_ecliptic___kernel___bits___(bit|below|size|lowest|nth)\(")
HEAD = """\
#include <Python.h>
#include <stdint.h>
static inline int64_t bits_bit(int64_t c) { return (int64_t)((uint64_t)1 << c); }
static inline int64_t bits_below(int64_t n) { return (int64_t)(((uint64_t)1 << n) - 1); }
#if defined(__GNUC__)
static inline int64_t bits_size(int64_t mask) { return __builtin_popcountll((uint64_t)mask); }
static inline int64_t bits_lowest(int64_t mask) { return __builtin_ctzll((uint64_t)mask); }
extern PyObject *PyErr_Occurred(void) __attribute__((cold));
extern void PyErr_SetNone(PyObject *) __attribute__((cold));
extern void PyErr_SetString(PyObject *, const char *) __attribute__((cold));
#else
static inline int64_t bits_size(int64_t mask) { int64_t n = 0; while (mask) { mask &= mask - 1; n++; } return n; }
static inline int64_t bits_lowest(int64_t mask) { int64_t n = 0; while (!(mask >> n & 1)) n++; return n; }
#endif
#if defined(QUICK_PDEP)
#include <immintrin.h>
static inline int64_t bits_nth(int64_t mask, int64_t n) { return bits_lowest(_pdep_u64(1ull << n, mask)); }
#else
static inline int64_t bits_nth(int64_t mask, int64_t n) { while (n-- > 0) mask &= mask - 1; return bits_lowest(mask); }
#endif
"""

FUNCTION = re.compile(r"^\w[\w *]*?\b(CPyDef_\w+)\([^;{]*\) \{\n(.*?)^\}$", re.M | re.S)
IN_RANGE = re.compile(r"(    (\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()\2\)")
AS_FLOAT = re.compile(
    r"    (\w+) = (\w+) <= 4611686018427387903LL;\n    if \(!\1\) goto (\w+);\n"
    r"    (\w+) = \2 >= -4611686018427387904LL;\n    if \(\4\) goto (\w+);\n"
    r"\3: ;\n    (\w+) = CPyTagged_FromInt64\(\2\);\n    if \(unlikely\(\6 == CPY_INT_TAG\)\) \{\n[^}]*\}\n"
    r"    (\w+) = \6;\n    goto (\w+);\n"
    r"\5: ;\n    (\w+) = \2 << 1;\n    \7 = \9;\n"
    r"\8: ;\n    (\w+) = CPyFloat_FromTagged\(\7\);\n    CPyTagged_DECREF\(\7\);\n"
)
PARSE = re.compile(
    r"if \((!CPyArg_ParseStackAndKeywords(?:Simple|OneArg|NoArgs)\(args, nargs, kwnames, &parser((?:, &\w+)*)\))\) \{"
)
UNBOXED = re.compile(
    r"( *)(arg_\w+|tmp) = Vec(I64|Float)Api\.unbox\((?:obj_\w+|value)\);\n *if \(VEC_IS_ERROR\(\2\)\) \{\n[^{}]*\}\n"
)
SELF_CHECK = re.compile(
    r"(PyObject \*obj_self = self;\n[^{}]*(?:\{[^{}]*\}[^{}]*)*?)PyObject \*arg_self;\n"
    r" *if \(likely\(PyObject_TypeCheck\(obj_self, \w+\)\)\)\n *arg_self = obj_self;\n *else \{[^{}]*\}"
)
"""A method is only reached through its class, which has looked at what it is called on."""


def leaner(text: str) -> str:
    """A generated C file that does the same with less."""
    text = BITS.sub(_bits_call, text)
    text = IN_RANGE.sub(r"\1likely(\2))", text)
    text = PARSE.sub(_take_arguments, text)
    text = UNBOXED.sub(lambda found: f"{found[0]}{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", text)
    text = SELF_CHECK.sub(r"\1PyObject *arg_self = obj_self;", text)
    text = AS_FLOAT.sub(r"    \10 = (double)\2;\n", text)
    return HEAD + with_loans(with_own_methods(text))


def _bits_call(found: re.Match[str]) -> str:
    """A call; but a function that is declared or defined keeps its name."""
    before = found.string[max(0, found.start() - 12) : found.start()]
    return found[0] if re.search(r"int64_t $", before) else f"bits_{found[1]}("


def _take_arguments(found: re.Match[str]) -> str:
    names = found[2].replace(", &", " ").split()
    taken = " ".join(f"{name} = args[{i}];" for i, name in enumerate(names))
    return f"if (likely(kwnames == NULL && nargs == {len(names)})) {{ {taken} }} else if ({found[1]}) {{"


# -- methods of its own ----------------------------------------------------------------------------------------------

PLAYED = ("actors", "apply", "legal", "pick")
VTABLE = re.compile(r"CPyVTableItem (\w+)_vtable_scratch\[\] = \{(.*?)\};", re.S)
METHODS = re.compile(r"^( *)static PyMethodDef (\w+)_methods\[\] = \{\n", re.M)
ENTRY = re.compile(r'\{"(\w+)",\s*\(PyCFunction\)(CPyPy_\w+),\s*METH_FASTCALL \| METH_KEYWORDS, [^\n]*\},?\n')


def with_own_methods(text: str) -> str:
    """The file with the inherited methods of `PLAYED` in the tables of the classes themselves."""
    entries = {found[2]: found for found in ENTRY.finditer(text) if found[1] in PLAYED}
    inherited: dict[str, list[str]] = {}
    for found in VTABLE.finditer(text):
        own = f"CPyPy_{found[1]}___"
        functions = [f"CPyPy_{name}" for name in re.findall(r"\(CPyVTableItem\)CPyDef_(\w+)", found[2])]
        inherited[found[1]] = [name for name in functions if name in entries and not name.startswith(own)]

    def added(found: re.Match[str]) -> str:
        names = inherited.get(found[2], [])
        declared = "".join(f"PyObject *{name}(PyObject *, PyObject *const *, size_t, PyObject *);\n" for name in names)
        listed = "".join(f"{entries[name][0].rstrip().rstrip(',')},\n" for name in names)
        return declared + found[0] + listed

    return METHODS.sub(added, text)


# -- what is lent --------------------------------------------------------------------------------------------------

HARMLESS = {
    *("if", "likely", "unlikely", "sizeof", "bits_bit", "bits_below", "bits_size", "bits_lowest", "bits_nth"),
    *("CPyInt64_Divide", "CPyInt64_Remainder", "PyErr_Occurred", "PyErr_SetNone", "PyErr_SetString"),
    *("CPy_AddTraceback", "CPy_AttributeError", "CPy_Unreachable", "CPyTagged_FromInt64", "CPyFloat_FromTagged"),
    *("CPy_INCREF", "CPy_DECREF", "CPy_DecRef", "CPyTagged_INCREF", "CPyTagged_DECREF", "CPyTagged_DecRef"),
    *("VEC_I64_INCREF", "VEC_I64_DECREF", "VEC_FLOAT_INCREF", "VEC_FLOAT_DECREF"),
}
"""After these, all that a field held is still held by it."""
CALLS = re.compile(r"\b(\w+)\(")
FIELD_DROPPED = re.compile(r"(?:DECREF|DecRef)\(\(")
COUNTED = re.compile(r" +(?:CPy|VEC_I64|VEC_FLOAT)_(?:INCREF|DECREF|DecRef)\((\w+)\);")
FROM_FIELD = re.compile(r"\(\(\w+ \*\)(\w+)\)->\w+")
ASSIGNED = re.compile(r" +(\w+) = ([^;]*);")
DECLARED = re.compile(r"    [\w *]*?(\w+);")
JUMP = re.compile(r"goto (\w+);")


def with_loans(text: str) -> str:
    """The file with needless counts of references left out."""
    quiet = quiet_functions({found[1]: found[2] for found in FUNCTION.finditer(text)})

    def lean(found: re.Match[str]) -> str:
        if "_INCREF(" not in found[2]:
            return found[0]
        return found[0].replace(found[2], Body(found[2]).with_loans(quiet))

    return FUNCTION.sub(lean, text)


def quiet_functions(bodies: dict[str, str]) -> set[str]:
    """Those that leave all fields holding what they hold."""
    called = {
        name: set(CALLS.findall(body)) - HARMLESS for name, body in bodies.items() if not FIELD_DROPPED.search(body)
    }
    while loud := [name for name, others in called.items() if not others <= called.keys()]:
        for name in loud:
            del called[name]
    return set(called)


class Body:
    """The lines of a function, and how they follow each other."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.labels = {line[:-3]: i for i, line in enumerate(self.lines) if line.endswith(": ;")}
        self.locals = {found[1] for line in self.lines if (found := DECLARED.fullmatch(line))}
        self.values: dict[str, list[str]] = {}
        """All that is assigned to each variable."""
        for line in self.lines:
            if found := ASSIGNED.fullmatch(line):
                self.values.setdefault(found[1], []).append(found[2])

    def with_loans(self, quiet: set[str]) -> str:
        left_out: set[int] = set()
        for i, line in enumerate(self.lines):
            name = counted_in(line)
            if name and "_INCREF(" in line:
                left_out |= self._loan(i, name, quiet)
        return "\n".join(line for i, line in enumerate(self.lines) if i not in left_out)

    def _loan(self, start: int, name: str, quiet: set[str]) -> set[int]:
        """The lines that count a reference up and down; none, if the field might let go of it in between."""
        owners = self._owners(name)
        names = {name, *(other for other, values in self.values.items() if values == [name] and other in self.locals)}
        counts = {i for i, line in enumerate(self.lines) if counted_in(line) in names}
        if not owners or sum("_INCREF(" in self.lines[i] for i in counts) != 1:
            return set()
        given_away = re.compile(rf"(\S+) = (?:{'|'.join(names)});")
        seen: set[int] = set()
        todo = [start + 1]
        while todo:
            i = todo.pop()
            if i in seen or i in counts:
                continue
            seen.add(i)
            line = self.lines[i]
            assigned = ASSIGNED.fullmatch(line)
            given = given_away.search(line)
            if (
                line.lstrip().startswith("return")
                or FIELD_DROPPED.search(line)
                or not set(CALLS.findall(line)) - HARMLESS <= quiet
                or (assigned and assigned[1] in owners)
                or (given and given[1] not in names)
                or counted_in(line) == owners[-1]
            ):
                return set()
            todo += self._next(i)
        return counts

    def _owners(self, name: str) -> list[str]:
        """The variable, the one whose field it came from, and so on: the last holds all others. Else nothing."""
        found = [name]
        while values := self.values.get(found[-1]):
            if len(values) > 1 or found[-1] not in self.locals:
                return []
            field = FROM_FIELD.fullmatch(values[0])
            if field is None and values[0] not in self.values:
                break
            found.append(field[1] if field else values[0])
        return found if FROM_FIELD.fullmatch(self.values.get(name, [""])[0]) else []

    def _next(self, i: int) -> list[int]:
        """The lines that may come after one."""
        line = self.lines[i].strip()
        if line == "CPy_Unreachable();":
            return []
        if line == "} else":  # after the block before it
            return [i + 2]
        if line.startswith("if (") and line.endswith("{"):
            close = self.lines[i].replace(line, "}")
            after = next(j for j in range(i, len(self.lines)) if self.lines[j] in (close, close + " else"))
            return [i + 1, after + 1]
        if jump := JUMP.search(line):
            return [self.labels[jump[1]], *([i + 1] if line.startswith("if (") else [])]
        return [i + 1]


def counted_in(line: str) -> str | None:
    """The variable whose references this line counts."""
    found = COUNTED.fullmatch(line)
    return found[1] if found else None
