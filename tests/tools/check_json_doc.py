#!/usr/bin/env python3
"""Holds docs/json.md against what the library really writes.

    check_json_doc.py LIBRARY ROOT              play matches, and look up every key and value in the page
    check_json_doc.py LIBRARY ROOT --self-test  drop each row of the page in turn: each must be missed

The tables of the page are read as data: a key, whether it may be absent, and its values in the words that
the page explains. Kinds and fields of actions and events are compared with the description of the game.

Faults, one a line (exit status 1).
"""

import argparse
import ctypes
import json
import pathlib
import random
import re
import sys

PUBLIC, OMNISCIENT = -3, -4
MATCHES = 24

# The page ----------------------------------------------------------------------------------------------------


class Row:
    def __init__(self, cells):
        self.cells = cells
        name = cells.get("key") or cells.get("field") or cells.get("kind") or ""
        found = re.match(r"`([^`]+)`(.*)$", name)
        self.key = found.group(1) if found else ""
        self.optional = bool(found) and "may be absent" in found.group(2)
        self.values = cells.get("values", "")
        self.fields = re.findall(r"`([^`]+)`", cells.get("fields", ""))
        self.number = cells.get("number", "")

    def named(self, key):
        other = Row(self.cells)
        other.key = key
        return other


def read_tables(text):
    """The rows of all tables, by chapter and then by the name of their first or second column."""
    chapters, chapter, columns = {}, "", None
    for line in text.splitlines():
        if line.startswith("#"):
            chapter, columns = line.lstrip("# ").strip(), None
        if not line.startswith("|"):
            columns = None
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if columns is None:
            columns = cells
        elif not set(line) <= set("|- "):
            kind = "kind" if "kind" in columns else columns[0]
            chapters.setdefault(chapter, {}).setdefault(kind, []).append(Row(dict(zip(columns, cells))))
    return chapters


class Page:
    def __init__(self, text):
        self.chapters = read_tables(text)

    def rows(self, chapter, kind="key"):
        return self.chapters.get(chapter, {}).get(kind, [])

    def all_rows(self):
        return [(chapter, rows, i) for chapter, tables in self.chapters.items() for kind, rows in tables.items()
                if kind in ("key", "kind", "field") for i in range(len(rows))]


# Values ------------------------------------------------------------------------------------------------------


def is_number(value):
    return isinstance(value, int) and not isinstance(value, bool)


def is_cards(value):
    rows = [pair[0] for pair in value if isinstance(pair, list) and len(pair) == 2]
    return len(rows) == len(value) and rows == sorted(set(rows)) and all(pair[1] > 0 for pair in value)


def is_list_of(kind, value):
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def is_list_of_numbers(value):
    return isinstance(value, list) and all(is_number(item) for item in value)


WORDS = {
    "text": lambda v: isinstance(v, str) and v != "",
    "hash": lambda v: isinstance(v, str) and re.fullmatch(r"[0-9a-f]{16}", v),
    "seed": lambda v: isinstance(v, str) and re.fullmatch(r"0|[1-9][0-9]*", v) and int(v) < 2**64,
    "pointer": lambda v: isinstance(v, str) and (v == "" or v.startswith("/")),
    "0 or 1": lambda v: is_number(v) and v in (0, 1),
    "object": lambda v: isinstance(v, dict),
    "list": lambda v: isinstance(v, list),
    "seats": lambda v: is_list_of_numbers(v) and v == sorted(set(v)) and all(0 <= seat < 4 for seat in v),
    "cards": lambda v: isinstance(v, list) and is_cards(v),
    "counts": is_list_of_numbers,
    "names": lambda v: is_list_of(str, v),
    "actions": lambda v: is_list_of(dict, v),
    "events": lambda v: is_list_of(dict, v),
    "pairs": lambda v: is_list_of(list, v) and all(len(pair) == 2 for pair in v),
}
FORMS = {"action", "event", "options", "scores", "edition"}  # looked at as forms of their own
CLOSED = {"cards", "counts", "seats", "names", "actions", "events", "pairs"}  # nothing inside is a key


def allows(values, value):
    """Whether the words of the column `values` allow a value; None when they cannot be understood."""
    if values in WORDS:
        return bool(WORDS[values](value))
    if values in FORMS:
        return isinstance(value, dict)
    if bounds := re.fullmatch(r"(-?\d+) \.\. (-?\d+)", values):
        return is_number(value) and int(bounds.group(1)) <= value <= int(bounds.group(2))
    if bound := re.fullmatch(r"(-?\d+) or more", values):
        return is_number(value) and value >= int(bound.group(1))
    if mixed := re.fullmatch(r"`(\w+)` or (.+)", values):
        return value == mixed.group(1) or allows(mixed.group(2), value)
    if mixed := re.fullmatch(r"(-?\d+) or (`.+)", values):
        return value == int(mixed.group(1)) or allows(mixed.group(2), value)
    if re.fullmatch(r"`\w+`(, `\w+`)*", values):
        return value in re.findall(r"`(\w+)`", values)
    return None


def of_kind(kind, fields):
    """The rows of fields as they hold for one kind: `kind.field` goes before `field`."""
    own = {key[len(kind) + 1:]: row.named(key[len(kind) + 1:]) for key, row in fields.items() if key.startswith(f"{kind}.")}
    return {**fields, **own}


class Check:
    def __init__(self, page):
        self.page = page
        self.faults = {}  # in their order, each once

    def fault(self, *words):
        self.faults[" ".join(str(word) for word in words)] = None

    def form(self, chapter, value, extra=()):
        """Every key of a value has a row, and every row that may not be absent its key."""
        rows = {row.key: row for row in [*self.page.rows(chapter), *extra]}
        self.walk(chapter, rows, value, "")

    def walk(self, chapter, rows, value, path):
        row = rows.get(path)
        if path.endswith("[]") and row is None and any(key.startswith(path) for key in rows):
            pass  # an item whose parts have rows
        elif path:
            if row is None:
                return self.fault(f"{chapter}: `{path}` is not documented")
            fine = allows(row.values, value)
            if fine is None:
                return self.fault(f"{chapter}: `{path}`: the values \"{row.values}\" cannot be understood")
            if not fine:
                self.fault(f"{chapter}: `{path}`: {json.dumps(value)[:60]} is not among \"{row.values}\"")
            if row.values in CLOSED or row.values in FORMS:
                return None
        if isinstance(value, dict):
            inside = path + "." if path else ""
            for key, row in rows.items():
                rest = key[len(inside):] if key.startswith(inside) else ""
                if rest and "." not in rest and "[" not in rest and not row.optional and rest not in value:
                    self.fault(f"{chapter}: `{key}` is documented but absent")
            for key, item in value.items():
                self.walk(chapter, rows, item, inside + key)
        elif isinstance(value, list):
            for item in value:
                self.walk(chapter, rows, item, path + "[]")
        return None

    def kinds(self, chapters, described):
        """The tables of kinds and fields say what the description says."""
        kinds = {row.key: row for chapter in chapters for row in self.page.rows(chapter, "kind")}
        fields = {row.key: row for chapter in chapters for row in self.page.rows(chapter, "field")}
        for spec in described:
            name, row = spec["name"], kinds.pop(spec["name"], None)
            if row is None:
                self.fault(f"{chapters[-1]}: kind `{name}` is not documented")
                continue
            if row.number != str(spec["number"]):
                self.fault(f"{chapters[-1]}: kind `{name}` has the number {spec['number']}, not {row.number}")
            if row.fields != [field["name"] for field in spec["fields"]]:
                self.fault(f"{chapters[-1]}: kind `{name}` has other fields than {row.fields}")
            for field in spec["fields"]:
                self.field(chapters[-1], of_kind(name, fields), field)
        for name in kinds:
            self.fault(f"{chapters[-1]}: there is no kind `{name}`")

    def field(self, chapter, fields, spec):
        row = fields.get(spec["name"])
        truth = (spec["min"], spec["max"]) == (0, 1)
        if row is None:
            self.fault(f"{chapter}: field `{spec['name']}` is not documented")
        elif "spelled" in spec:
            if row.values != "text":
                self.fault(f"{chapter}: field `{spec['name']}` is a text, {spec['spelled']}")
        elif "names" in spec:
            names = ", ".join(f"`{name}`" for name in spec["names"] if not name.lstrip("-").isdigit())
            if re.sub(r"^-?\d+ or ", "", row.values) != names:
                self.fault(f"{chapter}: field `{spec['name']}` has the values {spec['names']}")
        elif row.values != f"{spec['min']} .. {spec['max']}" and not (truth and row.values == "0 or 1"):
            self.fault(f"{chapter}: field `{spec['name']}` is {spec['min']} .. {spec['max']}")

    def told(self, general, game, value):
        """An action or event: the keys of every kind, then fields as their own tables say."""
        kinds = {row.key: row for chapter in (general, game) for row in self.page.rows(chapter, "kind")}
        fields = [row for chapter in (general, game) for row in self.page.rows(chapter, "field")]
        kind = kinds.get(value.get("kind"))
        if kind is None:
            return self.fault(f"{game}: kind `{value.get('kind')}` is not documented")
        found = of_kind(kind.key, {row.key: row for row in fields})
        return self.form(general, value, [found[field] for field in kind.fields if field in found])


# The library -------------------------------------------------------------------------------------------------


class Library:
    def __init__(self, path):
        self.lib = ctypes.CDLL(str(path))

    def text(self, name, *arguments):
        needed = ctypes.c_uint32()
        function = getattr(self.lib, name)
        assert function(*arguments, None, ctypes.c_uint32(0), ctypes.byref(needed)) == 0, name
        buffer = ctypes.create_string_buffer(needed.value)
        assert function(*arguments, buffer, needed, ctypes.byref(needed)) == 0, name
        return buffer.value.decode("utf-8")

    def json(self, name, *arguments):
        return json.loads(self.text(name, *arguments))

    def handle(self, name, *arguments):
        handle = ctypes.c_void_p()
        status = getattr(self.lib, name)(*arguments, ctypes.byref(handle), None)
        return handle if status == 0 else None

    def match(self, configuration):
        data = json.dumps(configuration).encode("utf-8")
        return self.handle("ville_match_create_json", data, ctypes.c_uint32(len(data)))

    def actions(self, match, seat):
        words, count = (ctypes.c_uint64 * 512)(), ctypes.c_uint32()
        assert self.lib.ville_match_legal_actions(match, seat, words, 512, ctypes.byref(count)) == 0
        return words[: count.value]

    def apply(self, match, seat, word):
        assert self.lib.ville_match_apply(match, seat, ctypes.c_uint64(word), None) == 0


def configurations(description, edition):
    """Matches with every number of players and every value of every option."""
    chance = random.Random(7)
    for number in range(MATCHES):
        options = {}
        for option in description["options"]:
            value = chance.randint(option["min"], option["max"])
            name = option["values"][value - option["min"]]["name"]
            options[option["name"]] = value if name.lstrip("-").isdigit() else name
        players = description["min_players"] + number % (description["max_players"] - description["min_players"] + 1)
        yield {"record": 1, "game": description["game"], "edition": edition if number % 3 == 0 else
               {key: description["editions"][0][key] for key in ("id", "hash")},
               "players": players, "first": number % players, "options": options, "seed": str(number),
               "index": number, "events": []}


def paths_of(value, path=""):
    """All keys that a value uses, and the kinds that it names."""
    if isinstance(value, dict):
        inner = [(f"{path}.{key}", item) for key, item in value.items()]
        found = {path + "=" + value["kind"]} if "kind" in value and "copies" not in value else set()
    elif isinstance(value, list):
        inner, found = [(path + "[]", item) for item in value], {path if value else path + " empty"}
    else:
        return {path}
    return found.union(*(paths_of(item, at) for at, item in inner))


class Samples:
    """What a library writes: pairs of what it is, and the value."""

    def __init__(self, library, game):
        self.library = library
        self.description = library.json("ville_game_describe_json", ctypes.c_int32(game), b"en")
        edition = library.handle("ville_edition_builtin", game, 0)
        self.edition = library.json("ville_edition_to_json", edition)
        self.found, self.known = [], set()
        self.add("faults", library.json("ville_edition_warnings_json", edition))
        library.lib.ville_edition_destroy(edition)
        self.faults_of_editions(game)
        own = dict(self.edition, id="own")  # other than the built-in one, so records hold it whole
        for configuration in configurations(self.description, own):
            self.play(configuration)

    def add(self, what, value):
        key = (what, json.dumps(value))
        if key not in self.known:
            self.known.add(key)
            self.found.append((what, value))

    def faults_of_editions(self, game):
        for text in ("{", "{}", json.dumps(dict(self.edition, id=""))):
            data = text.encode("utf-8")
            self.add("faults", self.library.json("ville_edition_faults_json", game, data, len(data)))

    def play(self, configuration):
        library, chance = self.library, random.Random(configuration["index"])
        match = library.match(configuration)
        assert match is not None, configuration
        while (seat := library.lib.ville_match_actor(match)) >= 0:
            library.apply(match, seat, chance.choice(library.actions(match, seat)))
            if chance.random() < 0.05 and library.lib.ville_match_undo(match, None) == 0:
                continue
            if chance.random() < 0.25:
                self.look(match, chance.choice([*range(configuration["players"]), PUBLIC, OMNISCIENT]))
        self.look(match, PUBLIC)
        record = library.text("ville_match_record", match, ctypes.c_uint32(1))
        header, *lines = [json.loads(line) for line in record.splitlines()]
        self.add("configuration", header)
        for line in lines:
            self.add("result" if "result" in line else "ply", line)
        for event in library.json("ville_match_events_json", match, PUBLIC, ctypes.c_uint32(0)):
            self.add("event", event)
        library.lib.ville_match_destroy(match)

    def one_of_each(self):
        """For many looks at the page: one value of each shape."""
        shapes = {}
        for what, value in self.found:
            shapes.setdefault((what, *sorted(paths_of(value))), (what, value))
        self.found = list(shapes.values())

    def look(self, match, viewer):
        self.add("view", self.library.json("ville_match_view_json", match, viewer))
        self.add("scores", self.library.json("ville_match_scores_json", match, viewer))


def check(page, library, samples, game):
    """Every sample against the chapter of its form."""
    it = Check(page)
    description = samples.description
    it.form("Description of a game", description)
    it.kinds(["Actions", f"{game}: actions"], description["actions"])
    it.kinds(["Events", f"{game}: events"], description["events"])
    it.form(f"{game}: edition", samples.edition)
    defaults = {row.key: row.values for row in page.rows(f"{game}: options")}
    for option in description["options"]:
        names = ", ".join(f"`{value['name']}`" for value in option["values"])
        if defaults.pop(option["name"], None) not in (names, f"{option['min']} .. {option['max']}"):
            it.fault(f"{game}: options: `{option['name']}` has the values {names}")
    for name in defaults:
        it.fault(f"{game}: options: there is no option `{name}`")

    def event(value):
        it.told("Events", f"{game}: events", value)

    for what, value in samples.found:
        if what == "configuration":
            it.form("Configuration of a match", value)
            it.form(f"{game}: options", value["options"])
            if len(value["edition"]) > 2:
                it.form(f"{game}: edition", value["edition"])
            for each in value["events"]:
                event(each)
        elif what == "ply":
            it.form("Ply", value)
            actions = [value["action"], *value.get("legal", []), *[pair[0] for pair in value.get("outcomes", [])]]
            for action in actions:
                it.told("Actions", f"{game}: actions", action)
            for each in value["events"]:
                event(each)
        elif what == "event":
            event(value)
        elif what == "view":
            it.form(f"{game}: view", value)
            it.form(f"{game}: options", value["options"])
        elif what == "result":
            it.form("Result", value)
            it.form("Scores", value["result"])
        elif what == "scores":
            it.form("Scores", value)
        elif what == "faults":
            it.form("Faults of an edition", value)

    check_what_is_read(it, library, description)
    return list(it.faults)


def check_what_is_read(it, library, description):
    """Keys of a configuration that the page lets be absent, and those that it does not know."""
    minimal = {"game": description["game"]}
    for row in it.page.rows("Configuration of a match"):
        refused = row.cells.get("left out") == "refused"
        if refused != (row.key in minimal):
            it.fault(f"Configuration of a match: `{row.key}` is {'not ' if refused else ''}needed")
    for configuration, right in ((minimal, True), ({}, False), (dict(minimal, more=1), False)):
        match = library.match(configuration)
        if (match is not None) != right:
            it.fault(f"Configuration of a match: {configuration} is {'refused' if right else 'read'}")
        library.lib.ville_match_destroy(match)


# -------------------------------------------------------------------------------------------------------------


def game_names(root):
    """The games with their numbers: the page calls each by the first word of its chapters."""
    found = re.search(r"^games = \[(.*)\]", (root / "meson.build").read_text("utf-8"), re.M)
    return list(enumerate(name.strip("' ") for name in found.group(1).split(",")))


def chapter_of(game):
    return game.replace("_", " ").title()


def main():
    parser = argparse.ArgumentParser(description="Hold docs/json.md against what the library writes.")
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()

    text = (arguments.root / "docs" / "json.md").read_text("utf-8")
    library = Library(arguments.library)
    games = [(chapter_of(name), Samples(library, number)) for number, name in game_names(arguments.root)]

    def faults(page):
        return [fault for name, samples in games for fault in check(page, library, samples, name)]

    def is_missed(chapter):
        """Whether a game notices: the one that the chapter belongs to, or any."""
        own = [pair for pair in games if chapter.startswith(f"{pair[0]}: ")]
        return any(check(page, library, samples, name) for name, samples in own or games)

    page = Page(text)
    found = faults(page)
    if arguments.self_test and not found:
        for _, samples in games:
            samples.one_of_each()
        for chapter, rows, i in page.all_rows():
            row = rows.pop(i)
            if not row.optional and row.key and not is_missed(chapter):
                found.append(f"nobody misses the row of `{row.key}`")
            rows.insert(i, row)
    print("\n".join(found) if found else f"{sum(len(s.found) for _, s in games)} texts, all documented")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
