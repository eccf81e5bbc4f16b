#!/usr/bin/env python3
"""Every numbered rule has a test, and every test that claims a rule really tests something.

Rules are defined in docs/rules/<game>.md. A definition is an id at the start of a line:

    **TOI-3.1** The board is a row of seven spaces. *(sourced: [V], [B])*
    | TOI-8.2 | At most 128 rows of cards. | inferred | ... |

A rule ends with its certainty: its paragraph with a bracket in italics, its table row with a cell of its own.
A rule that cannot be tested says so right behind its id: **TOI-2.3** (descriptive) ...

Tests are the .cpp files under tests/games and tests/conformance. A test says what it proves:

    TEST(ToitsStealing, LaysCardsFromTheLeft) {
        covers("TOI-3.4");
        EXPECT_EQ(...);
    }

Faults, one a line as file:line: text (exit status 1):
    no-test       a rule that no test covers
    unknown       a test covers a rule that is not defined
    duplicate     a rule is defined twice
    outside       covers() outside the body of a test
    disabled      covers() in a test that is switched off (DISABLED_)
    no-assertion  covers() in a test that asserts nothing
    argument      covers() with no id, or with something else than text in quotes
    certainty     a rule that does not say how sure it is
    mention       a comment or page elsewhere names a rule that is not defined
    nothing       there are no rules to check

An assertion is EXPECT_... or ASSERT_..., or a call of a helper named expect_... or check_....
One that compares constants with themselves, as in EXPECT_TRUE(true), does not count.

Usage: rule_coverage.py [--root DIR] [--list] [--self-test]
"""

import argparse
import pathlib
import re
import sys
import tempfile

ID = r"[A-Z]{3}-\d+\.\d+"
CERTAINTIES = ("seed", "sourced", "inferred", "reconstruction")

DEFINITION = re.compile(
    r"^(?P<lead>\|\s*|[-*]\s+)?(?P<bold>\*\*)?(?P<id>" + ID + r")(?(bold)\*\*)(?P<rest>.*)$"
)
MENTION = re.compile(r"(?<![A-Za-z0-9_-])" + ID + r"(?![0-9])")
TEST_MACRO = re.compile(r"\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P)\s*\(")
COVERS = re.compile(r"\bcovers\s*\(")
ASSERTION = re.compile(r"\b(?:(?:EXPECT|ASSERT)_[A-Z0-9_]+|(?:expect|check)_\w+)\s*(?:<[^<>;{}]*>\s*)?\(")
CONSTANT = re.compile(r"\s*(?:true|false|nullptr|\d+|\"[^\"]*\")\s*")
MENTION_SUFFIXES = {".hpp", ".h", ".cpp", ".c", ".md", ".py", ".cs", ".gd"}
MENTION_FOLDERS = ("include", "src", "capi", "docs", "tests", "examples", "bindings")


class Rule:
    def __init__(self, name, where, descriptive):
        self.name = name
        self.where = where
        self.descriptive = descriptive
        self.tests = []


class Report:
    def __init__(self):
        self.faults = []

    def fault(self, kind, path, line, text):
        self.faults.append((str(path), line, kind, text))

    def lines(self):
        return [f"{path}:{line}: {text} [{kind}]" for path, line, kind, text in sorted(self.faults)]


# ---------------------------------------------------------------- rules


def read_rules(root, report):
    rules = {}
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    for page in pages:
        where = page.relative_to(root)
        lines = page.read_text(encoding="utf-8").splitlines()
        fenced = False
        for number, line in enumerate(lines, 1):
            if line.lstrip().startswith("```"):
                fenced = not fenced
                continue
            match = None if fenced else DEFINITION.match(line)
            if not match or not (match["bold"] or (match["lead"] or "").startswith("|")):
                continue
            name = match["id"]
            if name in rules:
                report.fault("duplicate", where, number, f"{name} is defined twice, first at "
                             f"{rules[name].where[0]}:{rules[name].where[1]}")
                continue
            descriptive = re.match(r"\s*\|?\s*\(descriptive\)", match["rest"]) is not None
            rules[name] = Rule(name, (where, number), descriptive)
            if not has_certainty(lines, number - 1, in_table=(match["lead"] or "").startswith("|")):
                report.fault("certainty", where, number,
                             f"{name} does not say how sure it is ({', '.join(CERTAINTIES)})")
    if not rules:
        report.fault("nothing", pathlib.Path("docs/rules"), 1, "no rule is defined")
    return rules


def has_certainty(lines, start, in_table):
    words = "|".join(CERTAINTIES)
    if in_table:
        cells = [cell.strip(" `*") for cell in lines[start].split("|")]
        return any(re.match(rf"(?:{words})\b", cell) for cell in cells[2:])
    paragraph = []
    for line in lines[start:]:
        if not line.strip():
            break
        paragraph.append(line.strip())
    return re.search(rf"\*\((?:{words})\b[^*]*\)\*$", " ".join(paragraph)) is not None


# ---------------------------------------------------------------- C++


def blank(text, begin, end):
    """The text with [begin, end) replaced by spaces; line ends stay."""
    return "".join(c if c == "\n" else " " for c in text[begin:end])


def strip_cpp(text):
    """Two texts of the same length: without comments, and without comments and literals."""
    code, bare = [], []
    i, n = 0, len(text)
    while i < n:
        if text.startswith("//", i):
            end = text.find("\n", i)
            while end > 0 and text[end - 1] == "\\":
                end = text.find("\n", end + 1)
            end = n if end < 0 else end
            code.append(blank(text, i, end))
            bare.append(blank(text, i, end))
        elif text.startswith("/*", i):
            end = text.find("*/", i + 2)
            end = n if end < 0 else end + 2
            code.append(blank(text, i, end))
            bare.append(blank(text, i, end))
        elif text[i] == '"':
            if re.search(r"(?<![A-Za-z0-9_])(?:u8|[uUL])?R$", text[max(0, i - 4):i]):
                opening = re.match(r'"([^()\\\s]{0,16})\(', text[i:])
                end = text.find(f"){opening[1]}\"", i) if opening else -1
                end = n if end < 0 else end + len(opening[1]) + 2
            else:
                end = i + 1
                while end < n and text[end] != '"' and text[end] != "\n":
                    end += 2 if text[end] == "\\" else 1
                end = min(end + 1, n)
            code.append(text[i:end])
            bare.append('"' + blank(text, i + 1, end - 1) + '"' if end - i >= 2 else blank(text, i, end))
        elif text[i] == "'" and not re.search(r"(?<![A-Za-z0-9_'.])\d[0-9A-Za-z_'.]*$", text[max(0, i - 40):i]):
            end = i + 1
            while end < n and text[end] != "'" and text[end] != "\n":
                end += 2 if text[end] == "\\" else 1
            end = min(end + 1, n)
            code.append(text[i:end])
            bare.append(blank(text, i, end))
        else:
            code.append(text[i])
            bare.append(text[i])
            end = i + 1
        i = end
    return drop_if_zero("".join(code), "".join(bare))


def drop_if_zero(code, bare):
    """Blank what stands between #if 0 and its #else or #endif."""
    code_lines, bare_lines = code.split("\n"), bare.split("\n")
    stack = []  # one entry per open #if: is this branch dead because of a literal 0 or 1?
    for index, line in enumerate(bare_lines):
        directive = re.match(r"\s*#\s*(if|ifdef|ifndef|else|elif|endif)\b(.*)", line)
        if directive:
            word, rest = directive[1], directive[2].strip()
            if word in ("if", "ifdef", "ifndef"):
                stack.append(word == "if" and rest in ("0", "false"))
            elif word in ("else", "elif") and stack:
                stack[-1] = False
            elif word == "endif" and stack:
                stack.pop()
        if directive or any(stack):
            code_lines[index] = " " * len(code_lines[index])
            bare_lines[index] = " " * len(bare_lines[index])
    return "\n".join(code_lines), "\n".join(bare_lines)


def closing(text, opening):
    """Position of the bracket that closes the one at `opening`, or -1."""
    pairs = {"(": ")", "{": "}"}
    left, right = text[opening], pairs[text[opening]]
    depth = 0
    for index in range(opening, len(text)):
        if text[index] == left:
            depth += 1
        elif text[index] == right:
            depth -= 1
            if depth == 0:
                return index
    return -1


class Body:
    def __init__(self, suite, name, begin, end):
        self.suite, self.name, self.begin, self.end = suite, name, begin, end

    def title(self):
        return f"{self.suite}.{self.name}"


def find_tests(bare):
    bodies = []
    for match in TEST_MACRO.finditer(bare):
        opening = match.end() - 1
        close = closing(bare, opening)
        if close < 0:
            continue
        arguments = [a.strip() for a in bare[opening + 1:close].split(",")]
        brace = re.compile(r"\s*\{").match(bare, close + 1)
        if len(arguments) != 2 or not brace:
            continue
        end = closing(bare, brace.end() - 1)
        if end >= 0:
            bodies.append(Body(arguments[0], arguments[1], brace.end() - 1, end))
    return bodies


def asserts_something(code, bare, body):
    for match in ASSERTION.finditer(bare, body.begin, body.end):
        opening = match.end() - 1
        close = closing(bare, opening)
        inside = code[opening + 1:close] if close >= 0 else ""
        helper = match.group().startswith(("expect_", "check_"))
        constant = not helper and inside.strip() != "" and all(CONSTANT.fullmatch(part) for part in inside.split(","))
        if not constant:
            return True
    return False


def covered_ids(code, bare, opening):
    """Ids named between the brackets at `opening`; None when something else stands there."""
    close = closing(bare, opening)
    if close < 0:
        return None
    inside = code[opening + 1:close].strip()
    if inside.startswith("{") and inside.endswith("}"):
        inside = inside[1:-1]
    parts = [part.strip() for part in inside.split(",")]
    if parts and parts[-1] == "":
        parts.pop()
    if not parts or not all(re.fullmatch(r'"[^"\\]*"', part) for part in parts):
        return None
    return [part[1:-1] for part in parts]


def read_tests(root, rules, report):
    count = 0
    for folder in ("tests/games", "tests/conformance"):
        for path in sorted((root / folder).rglob("*.cpp")):
            where = path.relative_to(root)
            text = path.read_text(encoding="utf-8", errors="replace")
            code, bare = strip_cpp(text)
            bodies = find_tests(bare)
            counted = set()
            for call in COVERS.finditer(bare):
                line = bare.count("\n", 0, call.start()) + 1
                body = next((b for b in bodies if b.begin < call.start() < b.end), None)
                if body is None:
                    report.fault("outside", where, line, "covers() stands outside the body of a test")
                    continue
                if body.suite.startswith("DISABLED_") or body.name.startswith("DISABLED_"):
                    report.fault("disabled", where, line, f"covers() in {body.title()}, which is switched off")
                    continue
                if not asserts_something(code, bare, body):
                    report.fault("no-assertion", where, line, f"covers() in {body.title()}, which asserts nothing")
                    continue
                names = covered_ids(code, bare, call.end() - 1)
                if names is None:
                    report.fault("argument", where, line, "covers() takes rule ids in quotes, at least one")
                    continue
                counted.add(body.begin)
                for name in names:
                    if name in rules:
                        rules[name].tests.append((where, line, body.title()))
                    else:
                        report.fault("unknown", where, line, f"{body.title()} covers {name}, which no page defines")
            count += len(counted)
    for rule in rules.values():
        if not rule.tests and not rule.descriptive:
            report.fault("no-test", rule.where[0], rule.where[1], f"{rule.name} has no test")
    return count


def read_mentions(root, rules, report):
    prefixes = {name.split("-")[0] for name in rules}
    claimed = {(fault[0], fault[1]) for fault in report.faults if fault[2] == "unknown"}
    for folder in MENTION_FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in MENTION_SUFFIXES or not path.is_file():
                continue
            where = path.relative_to(root)
            for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                for name in MENTION.findall(line):
                    if name.split("-")[0] in prefixes and name not in rules and (str(where), number) not in claimed:
                        report.fault("mention", where, number, f"{name} is named here, but no page defines it")


def check(root):
    report = Report()
    rules = read_rules(root, report)
    tests = read_tests(root, rules, report)
    read_mentions(root, rules, report)
    return rules, tests, report


# ---------------------------------------------------------------- self-test

GOOD_PAGE = """# Demo

**DEM-1.1** Cards lie in a row. *(seed: [S0])*

**DEM-1.2** Two of them
are red. *(sourced: [V],
[B])*

**DEM-1.3** (descriptive) Nobody knows the colours. *(inferred)*

| id | text | certainty |
| --- | --- | --- |
| DEM-2.1 | at most seven | reconstruction |

Later on DEM-1.1 is named in a sentence.

```
**DEM-1.2** inside a fence is no definition
```
"""

GOOD_TEST = """#include "support/covers.hpp"
// covers("DEM-1.3"); in a comment says nothing
constexpr int limit = 1'000;
constexpr auto text = R"(TEST(A, B) { covers("DEM-1.3"); })";
#if 0
TEST(Demo, Gone) { covers("DEM-1.3"); }
#endif
TEST(Demo, Row) {
    covers("DEM-1.1", "DEM-1.2");
    EXPECT_EQ(row("}"), '{');
}
TYPED_TEST(Demo, Limit) {
    covers({"DEM-2.1"});
    expect_limit(7);
}
"""

# name, file to change, what to look for, what to put there, fault expected (None: none)
PLANTS = [
    ("a clean tree", None, "", "", None),
    ("a rule without a test", "page", "## end", "", "no-test"),
    ("an unknown rule", "test", 'covers("DEM-1.1", "DEM-1.2")', 'covers("DEM-1.1", "DEM-1.2", "DEM-1.9")', "unknown"),
    ("a rule defined twice", "page", "Later on", "**DEM-1.1** Again. *(seed: [S0])*\n\nLater on", "duplicate"),
    ("a rule defined twice, in a table", "page", "| DEM-2.1", "| DEM-1.1 | again | seed |\n| DEM-2.1", "duplicate"),
    ("covers at file level", "test", "TYPED_TEST", 'static const auto x = covers("DEM-1.1");\nTYPED_TEST', "outside"),
    ("covers in a helper", "test", "TYPED_TEST", 'void helper() { covers("DEM-1.1"); }\nTYPED_TEST', "outside"),
    ("a disabled test", "test", "TEST(Demo, Row)", "TEST(Demo, DISABLED_Row)", "disabled"),
    ("a disabled suite", "test", "TEST(Demo, Row)", "TEST_P(DISABLED_Demo, Row)", "disabled"),
    ("no assertion", "test", "    EXPECT_EQ(row(\"}\"), '{');\n", "    row(1);\n", "no-assertion"),
    ("an assertion in a comment", "test", "    EXPECT_EQ(row", "    // EXPECT_EQ(row", "no-assertion"),
    ("an assertion in a text", "test", "EXPECT_EQ(row(\"}\"), '{')", 'log("EXPECT_EQ(a, b)")', "no-assertion"),
    ("an empty assertion", "test", "EXPECT_EQ(row(\"}\"), '{')", "EXPECT_TRUE(true)", "no-assertion"),
    ("constants compared", "test", "EXPECT_EQ(row(\"}\"), '{')", "EXPECT_EQ(1, 1)", "no-assertion"),
    ("no helper of the right name", "test", "expect_limit(7)", "unexpected_limit(7)", "no-assertion"),
    ("covers without an id", "test", 'covers("DEM-1.1", "DEM-1.2")', "covers()", "argument"),
    ("covers with a variable", "test", 'covers({"DEM-2.1"})', "covers(id)", "argument"),
    ("covers only in a comment", "test", '    covers({"DEM-2.1"})', '    // covers({"DEM-2.1"})', "no-test"),
    ("covers only in a text", "test", 'covers({"DEM-2.1"})', 'log("covers(\\"DEM-2.1\\")")', "no-test"),
    ("covers only behind #if 0", "test", "#endif\nTEST", "#else\n#endif\n#if 0\nTEST", "no-test"),
    ("the test file is gone", "test", GOOD_TEST, "", "no-test"),
    ("a rule without certainty", "page", "*(seed: [S0])*", "", "certainty"),
    ("a row without certainty", "page", "| DEM-2.1 | at most seven | reconstruction |", "| DEM-2.1 | at most seven |", "certainty"),
    ("an unknown rule in a comment", "source", "DEM-1.2", "DEM-3.2", "mention"),
    ("no rules at all", "page", GOOD_PAGE, "# Empty\n", "nothing"),
]


def self_test():
    failures = 0
    for name, target, old, new, expected in PLANTS:
        files = {"page": GOOD_PAGE, "test": GOOD_TEST, "source": "// DEM-1.2: two are red\n"}
        if target == "page" and old == "## end":
            files["page"] += "\n**DEM-3.1** Nobody looked here. *(inferred)*\n"
        elif target:
            if old not in files[target]:
                print(f"self-test: {name}: nothing to replace")
                failures += 1
                continue
            files[target] = files[target].replace(old, new, 1)
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for place, text in (("docs/rules/demo.md", files["page"]),
                                ("tests/games/demo/deep/test_demo.cpp", files["test"]),
                                ("include/demo.hpp", files["source"])):
                (root / place).parent.mkdir(parents=True, exist_ok=True)
                (root / place).write_text(text, encoding="utf-8")
            _, _, report = check(root)
        kinds = [fault[2] for fault in report.faults]
        # A broken test also leaves its rules bare; the planted fault must be among the faults, and stand at a place.
        good = (not kinds) if expected is None else expected in kinds
        good = good and all(fault[1] >= 1 for fault in report.faults)
        if not good:
            failures += 1
            print(f"self-test: {name}: expected {expected or 'no fault'}, found {', '.join(kinds) or 'none'}")
            for line in report.lines():
                print("    " + line)
    print(f"self-test: {len(PLANTS)} trees, {failures} wrong")
    return 1 if failures else 0


# ---------------------------------------------------------------- main


def main():
    parser = argparse.ArgumentParser(description="check that every numbered rule has a test")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2],
                        help="top folder of the repository (default: the one this file lies in)")
    parser.add_argument("--list", action="store_true", help="print every rule with its tests")
    parser.add_argument("--self-test", action="store_true", help="plant each fault and expect to find it")
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test()
    rules, tests, report = check(arguments.root)
    if arguments.list:
        def order(name):
            prefix, numbers = name.split("-")
            return (prefix, *map(int, numbers.split(".")))
        for name in sorted(rules, key=order):
            rule = rules[name]
            proofs = sorted({f"{title} ({path.name}:{line})" for path, line, title in rule.tests})
            print(f"{name:10} {'; '.join(proofs) or ('descriptive' if rule.descriptive else 'NO TEST')}")
    for line in report.lines():
        print(line)
    descriptive = sum(rule.descriptive for rule in rules.values())
    tested = sum(bool(rule.tests) for rule in rules.values())
    print(f"{len(rules)} rules: {tested} tested, {descriptive} descriptive; {tests} tests name them; "
          f"{len(report.faults)} faults")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
