#!/usr/bin/env python3
"""Holds records of the library against the independent referee: referee_records.py PLAY GAME [MATCHES]

PLAY is the terminal game. It plays matches with every number of players and options drawn from a fixed seed, and
tests/referee/check.py must agree with every legal list, outcome, event and count of theirs. Where the referee of a game
draws editions of its own, every fourth set is played with one of them.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

REFEREE = pathlib.Path(__file__).resolve().parents[1] / "referee"
sys.path.insert(0, str(REFEREE))


def main() -> int:
    play, game = sys.argv[1:3]
    tier = 10 if os.environ.get("VILLE_TEST_TIER") == "full" else 1
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 10 * tier
    if not (REFEREE / f"{game}.py").exists():
        print(f"no referee for {game}")
        return 77
    rules = __import__(game)
    draw = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            options = {name: draw.choice(values) for name, values in rules.OPTIONS.items()} if number // 3 % 3 else {}
            edition = []
            if number % 4 == 3 and hasattr(rules, "random_edition"):
                path = pathlib.Path(folder, f"{number}.json")
                path.write_text(json.dumps(rules.edition_to_json(rules.random_edition(draw))), encoding="utf-8")
                edition = ["--edition", str(path)]
            pattern = os.path.join(folder, f"{number}_%d.jsonl")
            played = subprocess.run([play, "--auto", "--game", game, "--players", str(2 + number % 3), "--first", str(number % 2),
                                     "--seed", str(number), "--matches", "6", "--options", json.dumps(options),
                                     "--record", pattern, "--record-legal", *edition], check=False, capture_output=True, text=True)
            if played.returncode != 0:
                print(played.stdout, played.stderr)
                return 1
        files = sorted(str(path) for path in pathlib.Path(folder).glob("*.jsonl"))
        print(f"{len(files)} records")
        return subprocess.run([sys.executable, str(REFEREE / "check.py"), "--lists", "--quiet", *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
