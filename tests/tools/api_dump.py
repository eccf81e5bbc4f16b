#!/usr/bin/env python3
"""Describes the C interface as data, for those who write bindings: api_dump.py [--check] ROOT

Reads the public C headers and writes capi/api.json: every function, struct, handle, number and its comment,
in the order of the headers. With --check it only tells whether the file is up to date. Needs pycparser: where
the python3 in front does not have it, Debian's is asked; exit status 77 when that has none either.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    from pycparser import c_ast, c_parser
except ImportError:
    system = "/usr/bin/python3"
    can = os.path.exists(system) and not os.path.samefile(system, sys.executable)
    if can and subprocess.run([system, "-c", "import pycparser"], capture_output=True).returncode == 0:
        os.execv(system, [system, *sys.argv])
    print("pycparser is not here", file=sys.stderr)
    sys.exit(77)

# All that the headers need of the world, in the words of the description.
STDINT = "".join(
    f"typedef {c} {sign}int{bits}_t;\n"
    for bits, plain in [(8, "char"), (16, "short"), (32, "int"), (64, "long long")]
    for sign, c in [("", f"signed {plain}"), ("u", f"unsigned {plain}")]
) + "#define INT32_MIN (-2147483647 - 1)\n"

SINCE = re.compile(r"\s*Since: (\d+\.\d+)$")


def headers(root: pathlib.Path) -> list[pathlib.Path]:
    """ville.h, then the typed header of each game."""
    include = root / "include"
    return [include / "ville.h", *sorted((include / "ville").glob("*.h"))]


class Comments:
    """The comments of a header, by the line to which they belong."""

    def __init__(self, text: str):
        self.lines = text.splitlines()
        self.title = ""
        self.before: dict[int, str] = {}  # by the line that follows the comment
        self.behind: dict[int, str] = {}  # by the line on which the comment starts
        for found in re.finditer(r"/\*.*?\*/", text, re.DOTALL):
            first = text.count("\n", 0, found.start()) + 1
            after = text.count("\n", 0, found.end()) + 2
            if found.start() == 0:
                self.title = self.clean(found[0])
            elif found[0].startswith("/**<"):
                self.behind[first] = self.clean(found[0])
            elif found[0].startswith("/**"):
                self.before[after] = self.clean(found[0])

    @staticmethod
    def clean(comment: str) -> str:
        """The words, line by line. Where the text starts on the first line, the rest is not indented."""
        inner = re.sub(r"^/\*+<?|\*+/$", "", comment)
        edge = r"^\s*\*? ?" if inner.startswith("\n") else r"^\s*(\*\s*)?"
        return "\n".join(re.sub(edge, "", line).rstrip() for line in inner.splitlines()).strip()

    def of(self, line: int) -> str:
        return self.before.get(line) or self.behind.get(line, "")

    def of_function(self, line: int) -> str:
        """The line is that of the name, which may stand below the start."""
        while line > 1 and "VILLE_API" not in self.lines[line - 1]:
            line -= 1
        return self.of(line)


class Description:
    def __init__(self) -> None:
        self.faults: list[str] = []
        self.headers: list[dict] = []
        self.constants: list[dict] = []
        self.types: list[dict] = []
        self.handles: list[dict] = []
        self.structs: list[dict] = []
        self.functions: list[dict] = []

    def described(self, name: str, comment: str) -> str:
        if not comment:
            self.faults.append(f"{name} has no comment")
        return comment

    def add_macros(self, header: str, comments: Comments) -> None:
        pattern = re.compile(r"#define (VILLE_\w+) (\(?-?\w+\)?)\s*(/\*\*<.*)?$")
        for number, line in enumerate(comments.lines, 1):
            if match := pattern.match(line):
                value = -(2**31) if match[2] == "INT32_MIN" else int(match[2].strip("()"), 0)
                self.constants.append(
                    {"name": match[1], "value": value, "header": header, "comment": comments.of(number)})

    def add_enum(self, header: str, node: c_ast.Enum, comments: Comments) -> None:
        group = comments.of(node.coord.line)
        for item in node.values.enumerators:
            constant = {"name": item.name, "value": number(item.value), "header": header}
            constant["comment"] = comments.of(item.coord.line) or group
            constant["group"] = group
            self.constants.append(constant)

    def add_typedef(self, header: str, node: c_ast.Typedef, comments: Comments) -> None:
        inner = node.type.type
        if isinstance(inner, c_ast.Struct) and inner.decls is not None:
            comment = self.described(node.name, comments.of(inner.coord.line))
            fields = [self.field(node.name, decl, comments) for decl in inner.decls]
            self.structs.append({"name": node.name, "header": header, "comment": comment, "fields": fields})
            return
        comment = self.described(node.name, comments.of(node.coord.line))
        if isinstance(inner, c_ast.Struct):
            self.handles.append({"name": node.name, "header": header, "comment": comment})
        else:
            self.types.append(
                {"name": node.name, "type": type_text(node.type), "header": header, "comment": comment})

    def field(self, struct: str, decl: c_ast.Decl, comments: Comments) -> dict:
        entry = {"name": decl.name}
        kind = decl.type
        if isinstance(kind, c_ast.ArrayDecl):
            entry["type"] = type_text(kind.type)
            entry["count"] = number(kind.dim)
        else:
            entry["type"] = type_text(kind)
        entry["comment"] = comments.of(decl.coord.line)
        return entry

    def add_function(self, header: str, node: c_ast.Decl, comments: Comments) -> None:
        comment = self.described(node.name, comments.of_function(node.coord.line))
        since = SINCE.search(comment)
        if not since:
            self.faults.append(f"{node.name} does not say since when it exists")
        given = node.type.args.params if node.type.args else []
        self.functions.append({
            "name": node.name,
            "header": header,
            "since": since[1] if since else "",
            "comment": SINCE.sub("", comment),
            "result": type_text(node.type.type),
            "parameters": [{"name": p.name, "type": type_text(p.type)} for p in given if p.name],
        })

    def add_header(self, path: pathlib.Path, nodes: list) -> None:
        comments = Comments(path.read_text(encoding="utf-8"))
        name = path.name if path.name == "ville.h" else f"ville/{path.name}"
        self.headers.append({"name": name, "comment": comments.title})
        self.add_macros(name, comments)
        for node in nodes:
            if isinstance(node, c_ast.Typedef):
                self.add_typedef(name, node, comments)
            elif isinstance(node.type, c_ast.Enum):
                self.add_enum(name, node.type, comments)
            elif isinstance(node.type, c_ast.FuncDecl):
                self.add_function(name, node, comments)
            else:
                self.faults.append(f"{name}:{node.coord.line}: what is this?")

    def as_json(self) -> str:
        keys = ["headers", "constants", "types", "handles", "structs", "functions"]
        parts = []
        for key in keys:
            rows = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in getattr(self, key))
            parts.append(f'  "{key}": [\n{rows}\n  ]')
        return "{\n" + ",\n".join(parts) + "\n}\n"


def number(node: c_ast.Node) -> int:
    if isinstance(node, c_ast.UnaryOp) and node.op == "-":
        return -number(node.expr)
    return int(node.value.rstrip("uU"), 0)


def type_text(node: c_ast.Node) -> str:
    """As C writes it: "const ville_match *", "ville_match **"."""
    stars = ""
    while isinstance(node, c_ast.PtrDecl):
        stars += "*"
        node = node.type
    words = sorted(node.quals) + list(node.type.names)
    return " ".join(words) + (" " + stars if stars else "")


def describe(root: pathlib.Path, compiler: str) -> Description:
    description = Description()
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "stdint.h").write_text(STDINT, encoding="utf-8")
        source = "".join(f'#include "{path}"\n' for path in headers(root))
        command = [*compiler.split(), "-E", "-x", "c", "-std=c11", "-nostdinc", "-DVILLE_API=", f"-I{folder}",
                   f"-I{root / 'include'}", "-"]
        done = subprocess.run(command, input=source, capture_output=True, text=True, check=True)
    tree = c_parser.CParser().parse(done.stdout)
    for path in headers(root):
        nodes = [node for node in tree if node.coord.file and os.path.exists(node.coord.file)
                 and os.path.samefile(node.coord.file, path)]
        description.add_header(path, nodes)
    return description


def main() -> int:
    parser = argparse.ArgumentParser(description="Describe the C interface as JSON.")
    parser.add_argument("--check", action="store_true", help="write nothing; tell whether the file is stale")
    parser.add_argument("--cc", default="cc", help="the C compiler, for its preprocessor")
    parser.add_argument("root", type=pathlib.Path)
    arguments = parser.parse_args()
    description = describe(arguments.root, arguments.cc)
    for fault in description.faults:
        print(fault, file=sys.stderr)
    if description.faults:
        return 1
    target = arguments.root / "capi" / "api.json"
    text = description.as_json()
    if not arguments.check:
        target.write_text(text, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != text:
        print("capi/api.json is not what the headers say: python3 tests/tools/regenerate_abi.py BUILD",
              file=sys.stderr)
        return 1
    print(f"{len(description.functions)} functions, {len(description.structs)} structs, "
          f"{len(description.constants)} constants")
    return 0


if __name__ == "__main__":
    sys.exit(main())
