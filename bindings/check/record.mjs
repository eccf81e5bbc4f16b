// The same as record.c, through the WebAssembly module: node record.mjs ville.wasm
import { readFile } from 'node:fs/promises';
import { VILLE_BOT_RANDOM, VILLE_BOT_SEARCH, load } from '../wasm/ville.mjs';

const MATCHES = 5, SIGNATURE_MATCHES = 200, SEARCHED_DECISION = 10, KEPT_DECISION = 30;
const ville = await load(readFile(process.argv[2]));
const text = [];
const hex = (bytes) => Buffer.from(bytes).toString('hex');

function play(game, players, index) {
  const match = ville.match(game, { players, seed: 7, index });
  const chooser = ville.bot({ kind: VILLE_BOT_RANDOM, seed: 11, index });
  const search = ville.bot({ kind: VILLE_BOT_SEARCH, seed: 5, index, iterations: 100 });
  for (let decision = 0; !match.over; ++decision) {
    if (decision === SEARCHED_DECISION) {
      const choice = search.choose(match);
      const thoughts = search.thoughts().map(({ action, visits, value }) => ` ${action}/${visits}/${value}`);
      text.push(`search ${choice}:${thoughts.join('')}\n`);
    }
    if (decision === KEPT_DECISION) text.push(`snapshot ${hex(match.snapshot())}\n`);
    match.apply(match.actor, chooser.choose(match));
  }
  text.push(`snapshot ${hex(match.snapshot())}\n`, match.record());
  for (const handle of [search, chooser, match]) handle.free();
}

for (const game of ville.games) {
  text.push(`${game.id} ${game.signature(SIGNATURE_MATCHES).toString(16).padStart(16, '0')}\n`);
  for (let players = game.info.min_players; players <= game.info.max_players; ++players)
    for (let index = 0; index < MATCHES; ++index) play(game, players, index);
}
process.stdout.write(text.join(''));
