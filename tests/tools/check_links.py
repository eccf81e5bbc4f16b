#!/usr/bin/env python3
"""Checks the links between the pages of this repository.

    check_links.py ROOT          check every Markdown file below ROOT
    check_links.py --self-test   plant faults in made-up pages and expect exactly these to be found

A link to a file must lead to a file of the tree, spelled as it is on the disk; a link with #anchor to
a heading there. Links to the web are left alone. Text inside code is no link.

Faults, one a line as file:line: text (exit status 1).
"""

import argparse
import pathlib
import re
import sys
import tempfile
import urllib.parse

SKIPPED = re.compile(r"^(build[^/]*|subprojects/[^/]+/.*|\..*)/")

FENCE = re.compile(r"^\s*(```+|~~~+)")
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
INLINE = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^()\s<>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
DEFINITION = re.compile(r"^\s{0,3}\[([^\]]+)\]:\s+<?([^\s>]+)>?")
REFERENCE = re.compile(r"\[[^\[\]]+\]\[([^\[\]]+)\]")
HEADING = re.compile(r"^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$")
NAMED = re.compile(r"<a\s+(?:id|name)=\"([^\"]+)\"")
FOREIGN = re.compile(r"^[a-z][a-z0-9+.-]*:|^//", re.I)


def anchor_of(heading):
    """The anchor that GitHub and others make of a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    text = re.sub(r"[`*]|<[^>]*>", "", text).strip().lower()
    return "".join(c if c.isalnum() or c in "-_" else "-" if c == " " else "" for c in text)


class Page:
    """The lines of a page outside of code, its links and its anchors."""

    def __init__(self, text):
        self.links = []  # (line, target)
        self.anchors = set()
        self.defined = {}
        self.references = []  # (line, name)
        fence = None
        seen = {}
        for number, line in enumerate(text.splitlines(), start=1):
            mark = FENCE.match(line)
            if fence:
                fence = None if mark and mark.group(1).startswith(fence) else fence
                continue
            if mark:
                fence = mark.group(1)
                continue
            if heading := HEADING.match(line):
                anchor = anchor_of(heading.group(2))
                seen[anchor] = seen.get(anchor, -1) + 1
                self.anchors.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
            self.anchors.update(NAMED.findall(line))
            plain = CODE.sub(lambda code: "`" * len(code.group()), line)
            if definition := DEFINITION.match(plain):
                self.defined[definition.group(1).lower()] = number
                self.links.append((number, definition.group(2)))
                continue
            self.links += [(number, target) for target in INLINE.findall(plain)]
            self.references += [(number, name) for name in REFERENCE.findall(plain)]


def is_spelled_so(root, path):
    """Whether a path exists with these very letters: some file systems do not mind capitals."""
    at = root
    for part in path.relative_to(root).parts:
        if not at.is_dir() or part not in {entry.name for entry in at.iterdir()}:
            return False
        at = at / part
    return True


def faults(root):
    root = root.resolve()
    names = [path.relative_to(root).as_posix() for path in root.rglob("*.md")]
    pages = {name: Page((root / name).read_text("utf-8")) for name in sorted(names) if not SKIPPED.match(name)}
    if not pages:
        yield f"{root}: there are no pages to check"
    for name, page in pages.items():
        for line, reference in page.references:
            if reference.lower() not in page.defined:
                yield f"{name}:{line}: [{reference}] is not defined"
        for line, target in page.links:
            if not FOREIGN.match(target) and (fault := fault_of(root, pages, name, target)):
                yield f"{name}:{line}: {target}: {fault}"


def fault_of(root, pages, name, target):
    """What is wrong with a link within the tree, or None."""
    file, _, anchor = urllib.parse.unquote(target).partition("#")
    if file.startswith("/"):
        return "begins at the root of a disk"
    path = (root / name).parent / file if file else root / name
    path = pathlib.Path(*path.parts[:1], *collapse(path.parts[1:]))
    if not path.is_relative_to(root):
        return "leads out of the tree"
    if not is_spelled_so(root, path):
        return "there is no such file"
    if not anchor:
        return None
    page = pages.get(path.relative_to(root).as_posix())
    if page is None:
        return "an anchor in something that is no page"
    return None if anchor in page.anchors else "there is no such heading"


def collapse(parts):
    """A path without . and .., not followed through symbolic links."""
    kept = []
    for part in parts:
        if part == "..":
            kept = kept[:-1]
        elif part != ".":
            kept.append(part)
    return kept


SELF_TEST = {
    "README.md": """# A
[page](docs/page.md) [here](#a) [web](https://example.org/#x) [again](docs/page.md#two-words)
[deep](docs/page.md#same-1) `[code](nowhere.md)` [![picture](picture.svg)](docs/page.md)
[no file](docs/none.md) [no heading](docs/page.md#three)
[out](../elsewhere.md) [capital](docs/Page.md) [folder](docs)
```
[in code](nowhere.md)
```
""",
    "docs/page.md": """# Page
## Two `words`
## Same
## Same
[up](../README.md#a) [defined][one] [undefined][two]

[one]: ../README.md
[three]: none.md
[anchor in a picture](../picture.svg#x) [root](/etc/page.md)
""",
    "picture.svg": "",
    "build/page.md": "[nowhere](none.md)",
}
SELF_TEST_FAULTS = [
    "README.md:4: docs/none.md: there is no such file",
    "README.md:4: docs/page.md#three: there is no such heading",
    "README.md:5: ../elsewhere.md: leads out of the tree",
    "README.md:5: docs/Page.md: there is no such file",
    "docs/page.md:5: [two] is not defined",
    "docs/page.md:8: none.md: there is no such file",
    "docs/page.md:9: ../picture.svg#x: an anchor in something that is no page",
    "docs/page.md:9: /etc/page.md: begins at the root of a disk",
]


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        for name, text in SELF_TEST.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        found = list(faults(pathlib.Path(folder)))
    for line in sorted(set(SELF_TEST_FAULTS) - set(found)):
        print("not found:", line)
    for line in sorted(set(found) - set(SELF_TEST_FAULTS)):
        print("found for nothing:", line)
    return 0 if sorted(found) == sorted(SELF_TEST_FAULTS) else 1


def main():
    parser = argparse.ArgumentParser(description="Check the links between Markdown files.")
    parser.add_argument("root", nargs="?", type=pathlib.Path)
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test()
    if arguments.root is None:
        parser.error("which tree?")
    found = list(faults(arguments.root))
    print("\n".join(found) if found else "all links lead somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
