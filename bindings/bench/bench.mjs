// What a call and a random match cost, through the WebAssembly module: node bench.mjs ville.wasm
import { readFile } from 'node:fs/promises';
import { load } from '../wasm/ville.mjs';

const CALLS = 2000000, MATCHES = 500, REPETITIONS = 7;
const ville = await load(readFile(process.argv[2]));

/** The best of a few repetitions, in processor time: other work on the machine does not count. */
function tell(name, count, unit, run) {
  let best = Infinity;
  for (let i = 0; i < REPETITIONS; ++i) {
    const begin = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1e6);
  }
  console.log(name, ((best / count) * unit).toFixed(3));
}

const options = (full, index) => ({ players: 3, seed: 1, index, log: full, undo: full, events: full });

function play(full, index) {
  let random = index;
  const match = ville.match(0, options(full, index));
  for (let seat = match.actor; seat >= 0; seat = match.actor) {
    const actions = match.legalActions(seat);
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    match.apply(seat, actions[Math.floor((random / 4294967296) * actions.length)]);
  }
  match.free();
}

const empty = ville.exports.ville_abi_version;
tell('empty_ns', CALLS, 1e9, () => { for (let i = 0; i < CALLS; ++i) empty(); });
const match = ville.match(0, options(0, 0));
tell('actor_ns', CALLS, 1e9, () => { for (let i = 0; i < CALLS; ++i) match.actor; });
for (const full of [0, 1])
  tell(full ? 'single_full_us' : 'single_bare_us', MATCHES, 1e6, () => { for (let i = 0; i < MATCHES; ++i) play(full, i); });
tell('batch_us', MATCHES, 1e6, () => ville.playRandom(0, MATCHES, { players: 3, seed: 1 }));
