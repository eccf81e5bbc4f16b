// Tests of the WebAssembly module and its host: VILLE_WASM=ville.wasm node --test bindings/wasm/tests
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as c from '../ville.mjs';

const bytes = await readFile(process.env.VILLE_WASM);
const ville = await c.load(bytes);
const { VILLE_CHANCE, VILLE_NOBODY, VILLE_OMNISCIENT, VILLE_PUBLIC } = c;

const fails = (status, run) => assert.throws(run, (problem) => {
  assert.ok(problem instanceof c.VilleError, String(problem));
  assert.equal(ville.statusName(problem.status), ville.statusName(status), problem.message);
  assert.ok(problem.message.length > 0);
  return true;
});

/** Plays a number of decisions, each another one of the legal actions. */
function playOn(match, decisions = Infinity) {
  for (let i = 0; i < decisions && !match.over; ++i) {
    const actions = match.legalActions();
    match.apply(match.actor, actions[(i * 7) % actions.length]);
  }
  return match;
}

test('the library and its games', () => {
  assert.match(ville.version, /^\d+\.\d+\.\d+$/);
  assert.ok(ville.languages.includes('fr'));
  assert.ok(ville.games.some((game) => game.id === 'toits'));
  const game = ville.game('toits');
  assert.equal(game.info.max_players, 4);
  assert.equal(game.name(c.VILLE_NAMES_GAME, 0), 'toits');
  assert.equal(game.label(c.VILLE_NAMES_GAME, 0, 'fr'), 'Les Toits de Paris');
  assert.equal(game.describe('fr').game, 'toits');
  assert.equal(game.option(0).name, game.name(c.VILLE_NAMES_OPTION, 0));
  assert.ok(game.optionValue(0, 0) !== game.optionValue(0, 0, 'en'));
  assert.equal(game.eventKind(0), c.VILLE_EVENT_TURN_STARTED);
  assert.equal(typeof game.signature(2), 'bigint');
  fails(c.VILLE_ERR_UNKNOWN, () => ville.game('nowhere'));
  fails(c.VILLE_ERR_UNKNOWN, () => game.name(99, 0));
});

test('it needs little of the system, and can be loaded in several ways', async () => {
  const module = new WebAssembly.Module(bytes);
  const imports = WebAssembly.Module.imports(module).map(({ name }) => name);
  assert.ok(imports.includes('clock_time_get') && imports.length < 6, imports.join());
  assert.equal((await c.load(module)).version, ville.version);
  assert.equal((await c.load(Promise.resolve(bytes))).version, ville.version);
  const response = new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
  assert.equal((await c.load(response)).version, ville.version);
});

test('structs lie where the layout says', () => {
  for (const [name, { size, fields }] of Object.entries(c.structs)) {
    assert.ok(size > 0 && Object.keys(fields).length > 0, name);
    const init = ville.exports[`${name}_init`];
    if (init === undefined) continue;
    const pointer = ville.input(size);
    assert.equal(init(pointer, size), c.VILLE_OK, name);
    assert.equal(init(pointer, size - 8), c.VILLE_ERR_STRUCT_SIZE, name);
  }
});

test('a hundred matches, to the end', () => {
  for (let i = 0; i < 100; ++i) {
    const match = playOn(ville.match('toits', { players: 2 + (i % 3), seed: i }));
    const { winners, over } = match.info;
    assert.ok(over === 1 && winners > 0);
    const scores = match.scores();
    assert.equal(scores.scores.length, match.info.players);
    assert.equal(scores.winners.reduce((bits, seat) => bits | (1 << seat), 0), winners);
    match.free();
  }
});

test('looking', () => {
  const match = playOn(ville.match('toits', { players: 3, seed: '18446744073709551615' }), 20);
  assert.equal(match.game.id, 'toits');
  assert.equal(typeof match.view(0), 'object');
  const events = match.events(VILLE_PUBLIC);
  const { list, next } = match.flatEvents(VILLE_PUBLIC);
  assert.equal(events.length, list.length);
  assert.equal(next, match.info.events_end);
  assert.deepEqual(list.map(({ seq }) => seq), events.map(({ seq }) => seq));
  assert.equal(list[0].arg.length, 6);
  assert.deepEqual(match.flatEvents(VILLE_PUBLIC, next), { list: [], next });
  assert.ok(match.eventText(list[0], 'fr') !== match.eventText(list[0]));
  assert.equal(typeof match.stateHash, 'bigint');
  assert.ok('adjacent_detective' in match.options());
  fails(c.VILLE_ERR_ARGUMENT, () => match.view(7));
});

test('actions are plain numbers, or objects', () => {
  const match = ville.match('toits', { players: 3, seed: 7 });
  const [action] = match.legalActions();
  assert.ok(Number.isSafeInteger(action));
  const named = match.actionToObject(action);
  assert.equal(typeof named.kind, 'string');
  assert.equal(match.word(named), action);
  assert.ok(match.actionText(action, 'fr') !== match.actionText(named));
  assert.equal(match.checkAction(match.actor, named), null);
  match.apply(match.actor, named);
  assert.equal(match.info.ply > 1, true);
  fails(c.VILLE_ERR_JSON, () => match.word({ kind: 'fly' }));
});

test('refusals', () => {
  const match = ville.match('toits', { players: 3, seed: 7 });
  const [action] = match.legalActions();
  fails(c.VILLE_ERR_NOT_YOUR_TURN, () => match.apply(1, action));
  fails(c.VILLE_ERR_ILLEGAL, () => match.apply(0, 0));
  fails(c.VILLE_ERR_ILLEGAL, () => match.apply(0, 2 ** 53 - 1));
  assert.equal(match.checkAction(0, 0).reason, c.VILLE_REASON_UNKNOWN_KIND);
  assert.throws(() => match.applyList([action, 1]), { place: 1 });
  fails(c.VILLE_ERR_ARGUMENT, () => ville.match('toits', { players: 9 }));
  fails(c.VILLE_ERR_OPTION, () => ville.match('toits', { options: { nothing: 1 } }));
  fails(c.VILLE_ERR_OPTION, () => ville.match('toits', { options: { adjacent_detective: 99 } }));
  assert.throws(() => ville.match('toits', { colour: 'red' }), TypeError);
  playOn(match);
  fails(c.VILLE_ERR_OVER, () => match.apply(0, action));
  match.free();
  match.free();
  for (const use of [() => match.actor, () => match.over, () => match.canUndo, () => match.info, () => match.config()])
    fails(c.VILLE_ERR_ARGUMENT, use);
  const edition = ville.edition('toits');
  edition.free();
  fails(c.VILLE_ERR_ARGUMENT, () => ville.match('toits', { edition }));
  assert.throws(() => ville.match('toits').view(7), {
    message: `VILLE_ERR_ARGUMENT: ${c.statusTexts[c.VILLE_ERR_ARGUMENT]}`,
  });
});

test('chance by host', () => {
  const match = ville.match('toits', { players: 2, chance: c.VILLE_CHANCE_HOST, options: { raided_bonus: 'lost' } });
  assert.equal(match.options().raided_bonus, 1);
  assert.equal(match.actor, VILLE_CHANCE);
  const outcomes = match.outcomes();
  assert.ok(outcomes.length > 1 && outcomes.every(({ action, weight }) => Number.isSafeInteger(action) && weight > 0));
  assert.deepEqual(match.outcomes(0), []);
  match.apply(VILLE_CHANCE, outcomes.at(-1).action);
  match.apply(match.actor, match.legalActions()[0]);
  assert.ok(match.draw() > 0);
});

test('going back', () => {
  const match = playOn(ville.match('toits', { players: 2, seed: 3, undo_rule: c.VILLE_UNDO_ANALYSIS }), 12);
  const { ply } = match.info;
  const before = match.stateHash;
  playOn(match, 1);
  const after = match.stateHash;
  assert.ok(match.canUndo);
  match.undo();
  assert.equal(match.stateHash, before);
  match.redo();
  assert.equal(match.stateHash, after);
  match.seek(ply);
  assert.equal(match.stateHash, before);
  assert.equal(match.log().length, match.info.log_end);
  match.setStandIn(1);
  assert.equal(match.info.stand_ins, 2);
  fails(c.VILLE_ERR_NOTHING, () => match.seek(9999));
  const other = playOn(ville.match('toits', { players: 2 }), 3);
  assert.throws(() => other.undo(), { reason: c.VILLE_REASON_LUCK_DECIDED });
});

test('how a match is made, and how players are called', () => {
  const given = { players: 3, seed: 2n ** 64n - 1n, index: 7, first: 1, chance: 1, log: 1, undo: 0, events: 1, undo_rule: 1 };
  const match = ville.match('toits', { ...given, options: { empty_supply: 1 } });
  const { game, ...options } = match.config();
  assert.deepEqual({ game, ...options }, { ...given, game: 'toits', options: match.options() });
  assert.equal(ville.match(game, options).stateHash, match.stateHash);

  match.setSeatName(1, 'Zoë');
  assert.deepEqual([match.seatName(1), match.seatName(0, 'fr')], ['Zoë', 'Joueur 1']);
  const { list } = match.flatEvents(VILLE_PUBLIC);
  assert.deepEqual(match.events(VILLE_PUBLIC).map((event) => match.eventText(event)), list.map((event) => match.eventText(event)));
  assert.equal(match.eventText(list[0]), 'Turn 1: Zoë leads.');
  match.setSeatName(1, '');
  assert.equal(match.seatName(1), 'Player 2');
  fails(c.VILLE_ERR_ARGUMENT, () => match.setSeatName(3, 'x'));
  fails(c.VILLE_ERR_JSON, () => match.eventText({ kind: 'dance' }));
  assert.equal(match.edition().label(c.VILLE_NAMES_SCORE_LINE, 1), 'token for gold');
});

test('keeping', () => {
  const match = playOn(ville.match('toits', { players: 4, seed: 5 }), 25);
  const other = ville.match('toits', { players: 4 });
  other.loadSnapshot(match.snapshot());
  assert.equal(other.stateHash, match.stateHash);
  other.assign(match);
  assert.equal(other.info.log_end, match.info.log_end);
  assert.equal(ville.load(match.save()).info.log_end, match.info.log_end);
  assert.equal(ville.load(match.save(), { stateOnly: true }).info.log_begin, match.info.ply);
  const read = ville.fromRecord(match.record({ legal: true }));
  assert.equal(read.stateHash, match.stateHash);
  fails(c.VILLE_ERR_BARRIER, () => read.seek(0));
  read.setUndoRule(c.VILLE_UNDO_ANALYSIS);
  read.seek(0);
  assert.equal(read.info.ply, 0);
  assert.equal(match.clone().stateHash, match.stateHash);
  assert.equal(match.determinize(0, 1).info.ply, match.info.ply);
  assert.equal(ville.matchFromHeader({ game: 'toits', players: 4, seed: '5' }).info.players, 4);
  fails(c.VILLE_ERR_JSON, () => ville.fromRecord('no record'));
});

test('nothing from outside traps', () => {
  const save = playOn(ville.match('toits', { players: 3, seed: 1 }), 30).save();
  for (let size = 0; size < save.length; ++size) assert.throws(() => ville.load(save.slice(0, size)), c.VilleError);
  for (let i = 0; i < save.length; ++i) {
    const damaged = save.slice();
    damaged[i] ^= 1 << i % 8;
    assert.throws(() => ville.load(damaged), c.VilleError);
  }
  const deep = '['.repeat(100000);
  fails(c.VILLE_ERR_JSON, () => ville.editionFrom('toits', deep));
  fails(c.VILLE_ERR_JSON, () => ville.editionFrom('toits', 'x'.repeat(2 ** 21)));
});

test('editions', () => {
  const edition = ville.edition('toits');
  const figures = edition.toObject();
  const copy = ville.editionFrom('toits', figures);
  assert.equal(copy.hash, edition.hash);
  assert.equal(copy.id, edition.id);
  assert.equal(copy.game.id, 'toits');
  assert.deepEqual(ville.editionFaults('toits', figures), []);
  assert.ok(ville.editionFaults('toits', {}).length > 0);
  assert.equal(ville.match('toits', { players: 2, edition: copy }).edition().hash, edition.hash);
  fails(c.VILLE_ERR_UNKNOWN, () => ville.edition('toits', 9));
});

test('the second game, and its answers for a front end', () => {
  const match = ville.match('ticket_paris', { players: 2, seed: 4 });
  let claims = 0;
  while (!match.over) {
    const { actor, info } = match;
    const listed = match.legalActions().filter((word) => match.actionToObject(word).kind === 'claim_route');
    if (info.phase === c.VILLE_TICKET_PARIS_PHASE_TURN) {
      assert.deepEqual(ville.list('action', 'ville_ticket_paris_claims', match.pointer, actor, actor), listed);
      claims += listed.length;
    }
    assert.deepEqual(ville.list('action', 'ville_ticket_paris_claims', match.pointer, 1 - actor, actor), []);
    playOn(match, 1);
  }
  assert.ok(claims > 20);
  const view = ville.info('ville_ticket_paris_view', 'ville_ticket_paris_get_view', match.pointer, VILLE_PUBLIC);
  assert.equal(view.seats[0].sees_hand, 0);
  assert.ok(view.seats[0].tickets[0] > 0, 'all tickets are open at the end');
  const state = ville.info('ville_ticket_paris_ticket_state', 'ville_ticket_paris_get_ticket_state', match.pointer, 0, 18);
  assert.ok(state.completed === 0 || state.route_count > 0);
  const shown = match.events(VILLE_PUBLIC);
  assert.ok(shown.some((event) => event.kind === 'card_dealt' && !('card' in event)));
});

test('the third game, hut by hut', () => {
  const match = ville.match('paris_paris', { players: 4, seed: 5 });
  playOn(match, 30);
  const own = ville.info('ville_paris_paris_view', 'ville_paris_paris_get_view', match.pointer, 0);
  assert.deepEqual(own.seats.map(({ line }) => line >= 0), [true, false, false, false]);
  playOn(match);
  const view = ville.info('ville_paris_paris_view', 'ville_paris_paris_get_view', match.pointer, VILLE_PUBLIC);
  const sums = [0, 0, 0, 0];
  for (const { line } of view.seats)
    for (const row of ville.list('ville_paris_paris_scoring', 'ville_paris_paris_big_trip', match.pointer, line)) sums[row.player] += row.points;
  assert.deepEqual(sums, view.seats.map((seat) => seat.final_trips));
  assert.ok(Math.max(...sums) > 0);
  assert.deepEqual(match.edition().warnings(), []);
});

test('the fourth game, and what explains its table', () => {
  const match = ville.match('troyes', { players: 3, seed: 6 });
  playOn(match, 60);
  const own = ville.info('ville_troyes_view', 'ville_troyes_get_view', match.pointer, 0);
  assert.deepEqual(own.seats.map(({ people }) => people > 0), [true, false, false, false]);
  playOn(match);
  const view = ville.info('ville_troyes_view', 'ville_troyes_get_view', match.pointer, VILLE_PUBLIC);
  const payout = ville.info('ville_troyes_payout', 'ville_troyes_explain_event', match.pointer, 0);
  assert.equal(payout.free + view.events[0].cubes.reduce((sum, count) => sum + count, 0), 3);
  const standing = ville.info('ville_troyes_standing', 'ville_troyes_explain_character', match.pointer, 2);
  assert.deepEqual(standing.count.slice(0, 3), view.seats.slice(0, 3).map(({ influence }) => influence));
});

test('bots', () => {
  const match = ville.match('toits', { players: 3, seed: 7 });
  const search = ville.bot({ kind: c.VILLE_BOT_SEARCH, iterations: 50 });
  assert.equal(match.checkAction(match.actor, search.choose(match)), null);
  assert.equal(search.thoughts().reduce((sum, { visits }) => sum + visits, 0), 50);
  const clocked = ville.bot({ kind: c.VILLE_BOT_SEARCH, iterations: 2 ** 32 - 1, milliseconds: 20 });
  const begin = performance.now();
  clocked.choose(match);
  assert.ok(performance.now() - begin < 5000);
  assert.deepEqual(ville.bot({ seed: 2 }).thoughts(), []);
  fails(c.VILLE_ERR_NOT_YOUR_TURN, () => search.choose(match, 2));
  fails(c.VILLE_ERR_ARGUMENT, () => ville.bot({ iterations: 0 }));
});

test('many random matches', () => {
  const results = ville.playRandom('toits', 1000, { players: 4, seed: 9 });
  assert.equal(results.length, 1000);
  assert.ok(results.every(({ plies, winners }) => plies > 0 && winners > 0));
  const [later] = ville.playRandom('toits', 1, { players: 4, seed: 9, firstIndex: 700 });
  assert.deepEqual(later, results[700]);
});

test('the memory grows, and nothing is lost', () => {
  const matches = Array.from({ length: 300 }, (_, i) => ville.match('toits', { players: 2, seed: i }));
  const hashes = matches.map((match) => match.stateHash);
  assert.deepEqual(matches.map((match) => match.clone().stateHash), hashes);
  for (const match of matches) match.free();
  const size = ville.exports.memory.buffer.byteLength;
  for (let i = 0; i < 1000; ++i) ville.match('toits', { players: 2, seed: i }).free();
  assert.equal(ville.exports.memory.buffer.byteLength, size);
});
