#!/usr/bin/env python3
"""Compiles the C and C++ of the pages, and runs what is a whole program.

    check_doc_code.py ROOT --cc CC --cxx CXX [--library FILE]
    check_doc_code.py --self-test

A block with main() is a program: it must compile, and end with status 0 (programs that need the library
are run when one is given). Any other block is a fragment, compiled inside a function that has the usual
things at hand (PRELUDE), or at the outer level where it defines something. A block after a comment

    <!-- from examples/hello.c -->

must be lines of that file, one after the other; indentation apart.

docs/c-api.md must name every function of the C headers.

Faults, one a line as file:line: text (exit status 1).
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

PRELUDE = {
    "c": ("""#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ville.h>
#include <ville/toits.h>
""", """static void fragment(ville_match *match, ville_match *other, ville_edition *edition, ville_bot *bot, int32_t game,
    int32_t seat, int32_t viewer, ville_match_config config, ville_action action, ville_action *actions, uint32_t count,
    uint32_t seen, uint8_t *bytes, uint32_t size, char *text, uint32_t length, ville_error error) {{
    {{
{code}
    }}
}}
"""),
    "cpp": ("""#include <iostream>
#include <vector>
#include <ville/bots/is_mcts.hpp>
#include <ville/bots/random.hpp>
#include <ville/games/toits/game.hpp>
#include <ville/ville.hpp>
""", """static void fragment(ville::api::Match &match, ville::api::Config &config, int seat, ville_action action,
    ville::toits::State &state, std::uint32_t ply) {{
    namespace api = ville::api;
    using ville::toits::Game;
    using ville::toits::standard;
    {{
{code}
    }}
}}
"""),
}
STRICT = ["-Wall", "-Wextra", "-Werror", "-Wno-unused", "-Wno-unused-parameter", "-Wno-unneeded-internal-declaration"]
FLAGS = {"c": ["-std=c11", *STRICT], "cpp": ["-std=c++20", *STRICT]}
FENCE = re.compile(r"^(\s*)(```+)\s*(\w*)")
FROM = re.compile(r"<!-- from (\S+) -->")
FUNCTION = re.compile(r"^VILLE_API\s+[\w\s]+?[\s*](ville_\w+)\(", re.M)
SKIPPED = re.compile(r"^(build[^/]*|subprojects/[^/]+/.*|\..*)/")


def blocks(text):
    """(line, language, code, file it is taken from or None) of every fenced block."""
    lines, i, source = text.splitlines(), 0, None
    while i < len(lines):
        if found := FROM.search(lines[i]):
            source = found.group(1)
        elif fence := FENCE.match(lines[i]):
            end = i + 1
            while end < len(lines) and not lines[end].strip().startswith(fence.group(2)):
                end += 1
            yield i + 1, fence.group(3), textwrap.dedent("\n".join(lines[i + 1:end])), source
            i, source = end, None
        elif lines[i].strip():
            source = None
        i += 1


def is_excerpt(code, text):
    """Whether the lines of code stand in a text, in a row and indented alike."""
    wanted, lines = code.splitlines(), text.splitlines()
    for i in range(len(lines) - len(wanted) + 1):
        if textwrap.dedent("\n".join(lines[i:i + len(wanted)])) == code:
            return True
    return False


class Compiler:
    def __init__(self, root, cc, cxx, library, folder):
        self.root, self.library, self.folder = root, library, folder
        self.command = {"c": cc.split(), "cpp": cxx.split()}
        self.number = 0

    def run(self, command, **options):
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                              cwd=self.folder, timeout=300, **options)

    def compile(self, language, source, more):
        self.number += 1
        path = self.folder / f"block{self.number}.{language}"
        path.write_text(source, "utf-8")
        command = [*self.command[language], *FLAGS[language], "-I", str(self.root / "include"), str(path), *more]
        return self.run(command)

    def fault_of_program(self, language, code):
        """None, or what the compiler or the program says."""
        needs_library = re.search(r"#include\s*<ville(/\w+)?\.h(pp)?>", code) is not None
        if needs_library and self.library is None:
            done = self.compile(language, code, ["-fsyntax-only"])
            return done.stdout if done.returncode else None
        program = self.folder / "program"
        link = [str(self.library), f"-Wl,-rpath,{self.library.parent}"] if needs_library else []
        done = self.compile(language, code, [*link, "-o", str(program)])
        if done.returncode:
            return done.stdout
        done = self.run([str(program)])
        return f"ends with status {done.returncode}: {done.stdout[-500:]}" if done.returncode else None

    def fault_of_fragment(self, language, code):
        head, body = PRELUDE[language]
        includes = "\n".join(line for line in code.splitlines() if line.startswith("#include"))
        rest = "\n".join(line for line in code.splitlines() if not line.startswith("#include"))
        inside = self.compile(language, head + includes + "\n" + body.format(code=rest), ["-fsyntax-only"])
        if inside.returncode == 0:
            return None
        outside = self.compile(language, head + code, ["-fsyntax-only"])
        return inside.stdout if outside.returncode else None

    def fault(self, language, code):
        whole = re.search(r"\bint main\(", code) is not None
        return self.fault_of_program(language, code) if whole else self.fault_of_fragment(language, code)


def first_error(output):
    lines = output.splitlines()
    return next((line for line in lines if "error" in line), lines[0] if lines else "")


def faults(root, compiler):
    names = [path.relative_to(root).as_posix() for path in root.rglob("*.md")]
    for name in sorted(name for name in names if not SKIPPED.match(name)):
        for line, language, code, source in blocks((root / name).read_text("utf-8")):
            if source is not None:
                path = root / source
                if not path.is_file() or not is_excerpt(code, path.read_text("utf-8")):
                    yield f"{name}:{line}: these are no lines of {source}"
            elif language in PRELUDE and (fault := compiler.fault(language, code)):
                yield f"{name}:{line}: {first_error(fault)}"
    yield from functions_without_words(root)


def functions_without_words(root):
    page = root / "docs" / "c-api.md"
    if not page.is_file():
        return
    words = set(re.findall(r"\bville_\w+", page.read_text("utf-8")))
    for header in sorted([root / "include" / "ville.h", *(root / "include" / "ville").glob("*.h")]):
        for function in FUNCTION.findall(header.read_text("utf-8")):
            if function not in words:
                yield f"docs/c-api.md:1: {function} is not named"


SELF_TEST = {
    "include/ville.h": "#define VILLE_API\nVILLE_API int ville_one(int *n);\nVILLE_API int ville_two(void);\n",
    "include/ville/toits.h": "",
    "hello.c": "int main(void) {\n    int n = 1;\n    return n - 1;\n}\n",
    "docs/c-api.md": "`ville_one`\n",
    "page.md": """
```c
ville_one(NULL);
```
```c
ville_three();
```
```c
static int of_its_own(void) { return 1; }
```
```c
int main(void) { return 3; }
```
<!-- from hello.c -->
```c
int n = 1;
return n - 1;
```
<!-- from hello.c -->
```c
int n = 2;
```
""",
}
SELF_TEST_FAULTS = ["docs/c-api.md:1: ville_two is not named", "page.md:11: ends with status 3: ",
                    "page.md:20: these are no lines of hello.c", "page.md:5: ...ville_three"]


def self_test(cc):
    PRELUDE["c"] = ("#include <stddef.h>\n#include <ville.h>\n", "static void fragment(void) {{\n{code}\n}}\n")
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in SELF_TEST.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, "utf-8")
        found = list(faults(root, Compiler(root, cc, "c++", None, root)))
    found = [re.sub(r"^(page.md:5:) .*ville_three.*", r"\1 ...ville_three", line) for line in found]
    if sorted(found) != sorted(SELF_TEST_FAULTS):
        print("\n".join(found))
        return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description="Compile and run the code of the pages.")
    parser.add_argument("root", nargs="?", type=pathlib.Path)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--cxx", default="c++")
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test(arguments.cc)
    if arguments.root is None:
        parser.error("which tree?")
    with tempfile.TemporaryDirectory() as folder:
        library = arguments.library and pathlib.Path(os.path.realpath(arguments.library))
        compiler = Compiler(arguments.root.resolve(), arguments.cc, arguments.cxx, library, pathlib.Path(folder))
        found = list(faults(arguments.root.resolve(), compiler))
    print("\n".join(found) if found else f"{compiler.number} blocks, all in order")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
