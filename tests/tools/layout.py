#!/usr/bin/env python3
"""The memory layout of every struct of the C interface: size and place of each field.

    layout.py --cc CC ROOT            writes capi/layout.json, as a program made with CC tells it
    layout.py --cc CC --check ROOT    tells whether the file agrees with that compiler
    layout.py --asserts ROOT          prints C that compiles only where the layout is that of the file
    layout.py --cc CC --compile ROOT  compiles that with CC, whose programs need not run here

The structs are those of capi/api.json. --run names what starts a program made by a cross compiler.
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile


def read(root: pathlib.Path, name: str) -> dict:
    return json.loads((root / "capi" / name).read_text(encoding="utf-8"))


def includes(api: dict) -> str:
    return "".join(f"#include <{header['name']}>\n" for header in api["headers"])


def printing_program(api: dict) -> str:
    """C that prints one line for each struct and each field."""
    lines = ["#include <stddef.h>", "#include <stdio.h>", includes(api), "int main(void) {"]
    for struct in api["structs"]:
        name = struct["name"]
        lines.append(f'    printf("{name} %u\\n", (unsigned)sizeof({name}));')
        for field in struct["fields"]:
            member = field["name"]
            lines.append(f'    printf("{name}.{member} %u %u\\n", (unsigned)offsetof({name}, {member}), '
                         f"(unsigned)sizeof((({name} *)0)->{member}));")
    return "\n".join([*lines, "    return 0;", "}", ""])


def measured(root: pathlib.Path, compiler: list[str], runner: list[str]) -> dict:
    layout: dict = {}
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "layout.c")
        program = pathlib.Path(folder, "layout.exe")
        source.write_text(printing_program(read(root, "api.json")), encoding="utf-8")
        subprocess.run([*compiler, "-std=c11", f"-I{root / 'include'}", str(source), "-o", str(program)], check=True)
        told = subprocess.run([*runner, str(program)], check=True, capture_output=True, text=True).stdout
    for line in told.splitlines():
        name, *numbers = line.split()
        struct, _, member = name.partition(".")
        if member:
            layout[struct]["fields"][member] = [int(number) for number in numbers]
        else:
            layout[struct] = {"size": int(numbers[0]), "fields": {}}
    return layout


def gaps(layout: dict) -> list[str]:
    """Every byte of a struct must belong to a field: padding without a name differs between platforms."""
    found = []
    for name, struct in layout.items():
        end = 0
        for field, (offset, size) in struct["fields"].items():
            if offset != end:
                found.append(f"{name}: {offset - end} bytes without a name before {field}")
            end = offset + size
        if end != struct["size"]:
            found.append(f"{name}: {struct['size'] - end} bytes without a name at the end")
    return found


def as_text(layout: dict) -> str:
    structs = []
    for name, struct in layout.items():
        fields = ",\n".join(f'      "{field}": {json.dumps(place)}' for field, place in struct["fields"].items())
        structs.append(f'  "{name}": {{\n    "size": {struct["size"]},\n    "fields": {{\n{fields}\n    }}\n  }}')
    return "{\n" + ",\n".join(structs) + "\n}\n"


def asserting_source(root: pathlib.Path) -> str:
    """C99 and C++ alike, for compilers that have no library at hand."""
    lines = ["#include <stddef.h>", includes(read(root, "api.json")),
             "#define SAME(name, a, b) typedef char name[(a) == (b) ? 1 : -1]"]
    for name, struct in read(root, "layout.json").items():
        lines.append(f"SAME(size_of__{name}, sizeof({name}), {struct['size']});")
        for field, (offset, size) in struct["fields"].items():
            lines.append(f"SAME(place_of__{name}__{field}, offsetof({name}, {field}), {offset});")
            lines.append(f"SAME(size_of__{name}__{field}, sizeof((({name} *)0)->{field}), {size});")
    return "\n".join([*lines, ""])


def compiles(root: pathlib.Path, compiler: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "layout.c")
        source.write_text(asserting_source(root), encoding="utf-8")
        return subprocess.run([*compiler, "-std=c11", f"-I{root / 'include'}", "-c", str(source),
                               "-o", str(source.with_suffix(".o"))], check=False).returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="The layout of the structs of the C interface.")
    parser.add_argument("--cc", default="cc", help="the C compiler's command")
    parser.add_argument("--run", default="", help="the command that runs what it makes")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--asserts", action="store_true")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("root", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.asserts:
        print(asserting_source(arguments.root), end="")
        return 0
    if arguments.compile:
        return 0 if compiles(arguments.root, shlex.split(arguments.cc)) else 1
    layout = measured(arguments.root, shlex.split(arguments.cc), shlex.split(arguments.run))
    if not arguments.check:
        (arguments.root / "capi" / "layout.json").write_text(as_text(layout), encoding="utf-8")
        return 0
    expected = read(arguments.root, "layout.json")
    wrong = [f"{name}: {expected.get(name)} in the file, {layout.get(name)} here"
             for name in dict.fromkeys([*expected, *layout]) if expected.get(name) != layout.get(name)]
    wrong += gaps(layout)
    print("\n".join(wrong) or f"{len(layout)} structs are as capi/layout.json says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
