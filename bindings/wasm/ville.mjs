// Ville in WebAssembly, for node and browsers.
//
//     import { load } from './ville.mjs';
//     const ville = await load(fetch('ville.wasm'));        // or the bytes: await readFile('ville.wasm')
//     const match = ville.match('toits', { players: 3, seed: 7 });
//     while (!match.over) match.apply(match.actor, choose(match.legalActions()));
//     console.log(match.scores());
//     match.free();
//
// Actions are plain numbers: they have 53 bits. Seeds are numbers, BigInts or decimal text; hashes are BigInts. A call
// that fails throws a VilleError and has changed nothing. Matches, editions and bots are given back by free(); what is
// forgotten is given back when it is collected.
import * as c from './ville_layout.mjs';

export * from './ville_layout.mjs';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Reads and writes a number of the memory. An action is two halves, which is faster than a BigInt. */
const access = {
  char: [1, (v, p) => v.getUint8(p), (v, p, x) => v.setUint8(p, x)],
  int8: [1, (v, p) => v.getInt8(p), (v, p, x) => v.setInt8(p, x)],
  uint8: [1, (v, p) => v.getUint8(p), (v, p, x) => v.setUint8(p, x)],
  uint16: [2, (v, p) => v.getUint16(p, true), (v, p, x) => v.setUint16(p, x, true)],
  int32: [4, (v, p) => v.getInt32(p, true), (v, p, x) => v.setInt32(p, x, true)],
  uint32: [4, (v, p) => v.getUint32(p, true), (v, p, x) => v.setUint32(p, x, true)],
  uint64: [8, (v, p) => v.getBigUint64(p, true), (v, p, x) => v.setBigUint64(p, word(x), true)],
  action: [8, (v, p) => v.getUint32(p, true) + v.getUint32(p + 4, true) * 4294967296,
    (v, p, x) => v.setBigUint64(p, word(x), true)],
};

const sizeOf = (kind) => access[kind]?.[0] ?? c.structs[kind].size;

/** 64 bits as the module takes them: a number, a BigInt, or decimal text. */
const word = BigInt;

/** A call that failed. */
export class VilleError extends Error {
  constructor(status, { text, reason, place }) {
    super(text);
    this.name = 'VilleError';
    this.status = status; // VILLE_ERR_...
    this.reason = reason; // why the rules forbid it, or VILLE_REASON_NONE
    this.place = place; // index in a list, ply of a record, or -1
  }
}

/** Loads the module: its bytes, a WebAssembly.Module, or a response of fetch (or a promise of one of these). */
export async function load(source) {
  const given = await source;
  let module = given;
  if (typeof Response !== 'undefined' && given instanceof Response) module = new Uint8Array(await given.arrayBuffer());
  if (!(module instanceof WebAssembly.Module)) module = await WebAssembly.compile(module);

  // The library needs nothing of the system but, for a search in milliseconds, a clock.
  let memory;
  const system = {
    clock_time_get(_id, _precision, pointer) {
      new DataView(memory.buffer).setBigUint64(pointer, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
  };
  const notSupported = () => 52;
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = system[name] ?? notSupported;
  const instance = await WebAssembly.instantiate(module, imports);
  memory = instance.exports.memory;
  instance.exports._initialize?.();
  return new Ville(instance.exports);
}

/** The library. */
export class Ville {
  /** The functions of the module, for whatever is not wrapped. */
  exports;

  #memory;
  #view;
  #numbers; // two numbers of 64 bits that calls answer into
  #error; // a ville_error
  #input; // a region for what goes in: text, structs, lists
  #output; // a region for what comes out
  #languages = new Map(); // codes of languages, which stay where they are

  constructor(exports) {
    this.exports = exports;
    this.#memory = exports.memory;
    if (exports.ville_abi_version() !== c.VILLE_ABI_VERSION)
      throw new Error(`the module has interface ${exports.ville_abi_version()}, needed is ${c.VILLE_ABI_VERSION}`);
    this.#numbers = this.#allocate(16);
    this.#error = this.#allocate(c.structs.ville_error.size);
    this.#input = { pointer: 0, size: 0 };
    this.#output = { pointer: this.#allocate(16384), size: 16384 };
    exports.ville_error_init(this.#error, c.structs.ville_error.size);
    this.garbage = new FinalizationRegistry(({ destroy, pointer }) => destroy(pointer));
  }

  /** "0.1.0" */
  get version() {
    const version = this.exports.ville_version();
    return `${version >>> 16}.${(version >>> 8) & 255}.${version & 255}`;
  }

  /** The codes of the languages in which texts exist, such as "fr". */
  get languages() {
    return Array.from({ length: this.exports.ville_language_count() }, (_, i) => this.text('ville_language_code', i));
  }

  /** Every game of the module. */
  get games() {
    return Array.from({ length: this.exports.ville_game_count() }, (_, i) => new Game(this, i));
  }

  /** A game by its id, such as "toits", or by its number. */
  game(id) {
    if (id instanceof Game) return id;
    const number = typeof id === 'number' ? id : this.exports.ville_game_find(this.put(id)[0]);
    if (number < 0) throw new VilleError(c.VILLE_ERR_UNKNOWN, { text: `no game of this id: ${id}`, reason: 0, place: -1 });
    return new Game(this, number);
  }

  /** The name of a status, such as "VILLE_ERR_ILLEGAL". */
  statusName(status) {
    return this.text('ville_status_name', status);
  }

  /** Starts a match. Options are those of ville_match_config: players, seed, index, first, chance, log, undo, events,
   *  undo_rule (numbers), `options` by name (values as numbers or their keys), and `edition`. */
  match(game, options = {}) {
    const { edition } = options;
    const config = this.#matchConfig(game, options);
    return new Match(this, this.make('ville_match_create', config, edition?.pointer ?? 0));
  }

  /** Starts a match from the header of a record. */
  matchFromHeader(header) {
    return new Match(this, this.make('ville_match_create_json', ...this.put(json(header))));
  }

  /** A match from a save; with stateOnly without its log. */
  load(save, { stateOnly = false } = {}) {
    return new Match(this, this.make('ville_match_load', ...this.put(save), stateOnly ? c.VILLE_LOAD_STATE_ONLY : 0));
  }

  /** Plays a record; one that breaks a rule is refused, and `place` tells the ply. */
  fromRecord(text) {
    return new Match(this, this.make('ville_match_from_record', ...this.put(text)));
  }

  /** A built-in edition. */
  edition(game, index = 0) {
    return new Edition(this, this.make('ville_edition_builtin', this.game(game).number, index));
  }

  /** An edition from its figures. */
  editionFrom(game, figures) {
    return new Edition(this, this.make('ville_edition_from_json', this.game(game).number, ...this.put(json(figures))));
  }

  /** Every fault of an edition; none when it can be played. */
  editionFaults(game, figures) {
    return JSON.parse(this.text('ville_edition_faults_json', this.game(game).number, ...this.put(json(figures))));
  }

  /** A bot. Options are those of ville_bot_config: kind, seed, index, iterations, milliseconds. */
  bot(options = {}) {
    return new Bot(this, this.make('ville_bot_create', this.#config('ville_bot_config', options)));
  }

  /** Plays `count` random matches; answers one ville_playout each. Options as in match(), and firstIndex. */
  playRandom(game, count, { firstIndex = 0, edition, ...options } = {}) {
    const config = this.#matchConfig(game, options);
    const results = this.output(count * c.structs.ville_playout.size);
    this.call('ville_play_random', config, edition?.pointer ?? 0, firstIndex, count, results, 0, 0);
    return this.readList('ville_playout', count, results);
  }

  #matchConfig(game, { edition: _, options = {}, ...fields }) {
    const of = this.game(game);
    const option = Object.entries(options).map(([name, value]) => of.optionNumber(name, value));
    const pointer = this.#config('ville_match_config', { ...fields, game: of.number });
    const [, offset] = c.structs.ville_match_config.fields.option;
    for (const [index, value] of option) this.view.setInt32(pointer + offset + 4 * index, value, true);
    return pointer;
  }

  /** A struct with its defaults, and what is given instead. */
  #config(name, given) {
    const { size, fields } = c.structs[name];
    const pointer = this.input(size);
    this.check(this.exports[`${name}_init`](pointer, size));
    for (const [key, value] of Object.entries(given)) {
      if (fields[key] === undefined) throw new TypeError(`${name} has no ${key}`);
      const [type, offset] = fields[key];
      access[type][2](this.view, pointer + offset, value);
    }
    return pointer;
  }

  // ---- The ways in which functions are called. They may be used for functions that are not wrapped.

  /** The memory of the module; another one after it has grown. */
  get view() {
    if (this.#view?.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer);
    return this.#view;
  }

  /** Throws what went wrong, when nothing but a status tells. */
  check(status) {
    if (status === c.VILLE_OK) return;
    throw new VilleError(status, { text: `${this.statusName(status)}: ${c.statusTexts[status]}`, reason: 0, place: -1 });
  }

  /** function(...arguments, error) */
  call(name, ...given) {
    const status = this.exports[name](...given, this.#error);
    if (status !== c.VILLE_OK) throw this.lastError(status);
  }

  /** What went wrong in a call that was given `error`. */
  lastError(status) {
    return new VilleError(status, this.read('ville_error', this.#error));
  }

  /** Where calls may put what went wrong. */
  get error() {
    return this.#error;
  }

  /** function(...arguments, &handle, error) */
  make(name, ...given) {
    this.call(name, ...given, this.#numbers);
    return this.view.getUint32(this.#numbers, true);
  }

  /** function(...arguments, &action, error) */
  action(name, ...given) {
    this.call(name, ...given, this.#numbers);
    return access.action[1](this.view, this.#numbers);
  }

  /** function(...arguments, &number) for 64 bits. */
  number(name, ...given) {
    this.check(this.exports[name](...given, this.#numbers));
    return this.view.getBigUint64(this.#numbers, true);
  }

  /** function(...arguments, &struct) for a struct that the library fills in. */
  info(kind, name, ...given) {
    const pointer = this.output(c.structs[kind].size);
    this.view.setUint32(pointer, c.structs[kind].size, true);
    this.check(this.exports[name](...given, pointer));
    return this.read(kind, pointer);
  }

  /** function(...arguments, buffer, capacity, &needed) for a text. */
  text(name, ...given) {
    const size = this.#fill(1, name, given) - 1; // without the zero byte
    return decoder.decode(new Uint8Array(this.#memory.buffer, this.#output.pointer, size));
  }

  /** The same for bytes. */
  bytes(name, ...given) {
    const size = this.#fill(1, name, given);
    return new Uint8Array(this.#memory.buffer, this.#output.pointer, size).slice();
  }

  /** The same for a list of structs, or of numbers. */
  list(kind, name, ...given) {
    const count = this.#fill(sizeOf(kind), name, given);
    return this.readList(kind, count, this.#output.pointer);
  }

  /** function(...arguments, &count, &next); a function that tells no next number leaves that be. */
  count(name, ...given) {
    this.check(this.exports[name](...given, this.#numbers, this.#numbers + 8));
    return this.view.getUint32(this.#numbers, true);
  }

  /** The other number that `count` was told. */
  get next() {
    return this.view.getUint32(this.#numbers + 8, true);
  }

  /** Calls with the output region, made larger when it is too small; answers how many items are in it. */
  #fill(size, name, given) {
    const output = this.#output;
    let status = this.exports[name](...given, output.pointer, Math.floor(output.size / size), this.#numbers);
    if (status === c.VILLE_ERR_BUFFER) {
      this.output(this.view.getUint32(this.#numbers, true) * size);
      status = this.exports[name](...given, output.pointer, Math.floor(output.size / size), this.#numbers);
    }
    if (status !== c.VILLE_OK) this.check(status);
    return this.view.getUint32(this.#numbers, true);
  }

  /** Numbers or structs, one after the other. */
  readList(kind, count, pointer) {
    const size = sizeOf(kind);
    const list = new Array(count);
    for (let i = 0; i < count; ++i) list[i] = this.read(kind, pointer + i * size);
    return list;
  }

  /** A number or struct at a place of the memory. */
  read(kind, pointer) {
    const number = access[kind];
    if (number !== undefined) return number[1](this.view, pointer);
    const struct = {};
    for (const [name, [type, offset, count]] of Object.entries(c.structs[kind].fields)) {
      if (name === 'struct_size' || name.startsWith('reserved')) continue;
      const at = pointer + offset;
      if (type === 'char') {
        const bytes = new Uint8Array(this.#memory.buffer, at, count);
        struct[name] = decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
      } else if (count === undefined) {
        struct[name] = this.read(type, at);
      } else {
        struct[name] = this.readList(type, count, at);
      }
    }
    return struct;
  }

  /** Puts text (with a zero byte at its end) or bytes where a call can read them: [pointer, size]. It stays there
   *  until the next one is put. */
  put(given) {
    const bytes = typeof given === 'string' ? encoder.encode(given) : given;
    const pointer = this.input(bytes.length + 1);
    const memory = new Uint8Array(this.#memory.buffer, pointer, bytes.length + 1);
    memory.set(bytes);
    memory[bytes.length] = 0;
    return [pointer, bytes.length];
  }

  /** Puts a list of actions. */
  putActions(actions) {
    const pointer = this.input(8 * actions.length);
    actions.forEach((action, i) => access.action[2](this.view, pointer + 8 * i, action));
    return [pointer, actions.length];
  }

  /** Puts a flat event. */
  putEvent(event) {
    const { size, fields } = c.structs.ville_event;
    const pointer = this.input(size);
    for (const [name, [type, offset, count]] of Object.entries(fields))
      for (let i = 0; i < (count ?? 1); ++i)
        access[type][2](this.view, pointer + offset + i * access[type][0], count ? event[name][i] : event[name]);
    return pointer;
  }

  /** The code of a language where it stays. */
  language(code) {
    if (!this.#languages.has(code)) {
      const bytes = encoder.encode(`${code}\0`);
      const pointer = this.#allocate(bytes.length);
      new Uint8Array(this.#memory.buffer, pointer, bytes.length).set(bytes);
      this.#languages.set(code, pointer);
    }
    return this.#languages.get(code);
  }

  /** Room for what a call shall read; it stays until more is asked for or something is put. */
  input(bytes) {
    return this.#room(this.#input, bytes);
  }

  /** Room for what a call shall write; the next call may write over it. */
  output(bytes) {
    return this.#room(this.#output, bytes);
  }

  #room(region, bytes) {
    if (region.size < bytes) {
      this.exports.free(region.pointer);
      region.size = 0;
      region.pointer = this.#allocate(bytes);
      region.size = bytes;
    }
    return region.pointer;
  }

  #allocate(bytes) {
    const pointer = this.exports.malloc(bytes);
    if (pointer === 0) throw new VilleError(c.VILLE_ERR_MEMORY, { text: 'out of memory', reason: 0, place: -1 });
    return pointer;
  }
}

const json = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A game: what there is, and how things are called. */
export class Game {
  constructor(ville, number) {
    this.ville = ville;
    this.number = number;
    this.info = ville.info('ville_game_info', 'ville_game_get_info', number);
    this.id = this.info.id;
  }

  /** The key of a row of a table VILLE_NAMES_... */
  name(table, row) {
    return this.ville.text('ville_game_name', this.number, table, row);
  }

  /** The text of a row for players. */
  label(table, row, language = 'en') {
    return this.ville.text('ville_game_label', this.number, table, row, this.ville.language(language));
  }

  /** Everything about the game. */
  describe(language = 'en') {
    return JSON.parse(this.ville.text('ville_game_describe_json', this.number, this.ville.language(language)));
  }

  option(index) {
    return this.ville.info('ville_option_info', 'ville_game_get_option', this.number, index);
  }

  /** A value of an option: its key, or with a language its text for players. */
  optionValue(option, value, language) {
    const code = language === undefined ? 0 : this.ville.language(language);
    return this.ville.text('ville_game_option_value', this.number, option, value, code);
  }

  /** The type of the events of a row of VILLE_NAMES_EVENT, or 0. */
  eventKind(row) {
    return this.ville.exports.ville_game_event_kind(this.number, row);
  }

  /** One number for how the game behaves, over that many random matches for each number of players. */
  signature(matches) {
    return this.ville.number('ville_game_signature', this.number, matches);
  }

  /** An option by name as [index, value]. */
  optionNumber(name, value) {
    for (let index = 0; index < this.info.option_count; ++index) {
      const option = this.option(index);
      if (option.name !== name) continue;
      if (typeof value === 'number') return [index, value];
      for (let number = option.min; number <= option.max; ++number)
        if (this.optionValue(index, number) === value) return [index, number];
    }
    throw new VilleError(c.VILLE_ERR_OPTION, { text: `${this.id} has no option ${name} = ${value}`, reason: 0, place: -1 });
  }
}

/** Something that is given back by free(). */
class Handle {
  #pointer;

  constructor(ville, pointer, destroy) {
    this.ville = ville;
    this.#pointer = pointer;
    this.destroy = ville.exports[destroy];
    ville.garbage.register(this, { destroy: this.destroy, pointer }, this);
  }

  /** Where it is in the memory of the module, for functions that are not wrapped. */
  get pointer() {
    if (this.#pointer !== 0) return this.#pointer;
    throw new VilleError(c.VILLE_ERR_ARGUMENT, { text: `this ${this.constructor.name} is freed`, reason: 0, place: -1 });
  }

  /** Gives it back; what is called after that throws. Twice is fine. */
  free() {
    this.ville.garbage.unregister(this);
    this.destroy(this.#pointer);
    this.#pointer = 0;
  }
}
if (Symbol.dispose) Handle.prototype[Symbol.dispose] = Handle.prototype.free;

/** The printed matter of a game. */
export class Edition extends Handle {
  constructor(ville, pointer) {
    super(ville, pointer, 'ville_edition_destroy');
  }

  get id() {
    return this.ville.text('ville_edition_id', this.pointer);
  }

  get game() {
    return this.ville.game(this.ville.exports.ville_edition_game(this.pointer));
  }

  get hash() {
    return this.ville.number('ville_edition_hash', this.pointer);
  }

  /** In what it is unlike the printed game; it can be played all the same. */
  warnings() {
    return JSON.parse(this.ville.text('ville_edition_warnings_json', this.pointer));
  }

  /** The text of a row of the game's tables for players, with what this edition calls things. */
  label(table, row, language = 'en') {
    return this.ville.text('ville_edition_label', this.pointer, table, row, this.ville.language(language));
  }

  /** Its figures. */
  toObject() {
    return JSON.parse(this.ville.text('ville_edition_to_json', this.pointer));
  }
}

/** One play of a game. A viewer is a seat, VILLE_PUBLIC or VILLE_OMNISCIENT. */
export class Match extends Handle {
  constructor(ville, pointer) {
    super(ville, pointer, 'ville_match_destroy');
  }

  clone() {
    return new Match(this.ville, this.ville.make('ville_match_clone', this.pointer));
  }

  assign(source) {
    this.ville.call('ville_match_assign', this.pointer, source.pointer);
  }

  // ---- How it stands

  get info() {
    return this.ville.info('ville_match_info', 'ville_match_get_info', this.pointer);
  }

  get game() {
    return this.ville.game(this.info.game);
  }

  /** A seat, VILLE_CHANCE or VILLE_NOBODY. */
  get actor() {
    return this.ville.exports.ville_match_actor(this.pointer);
  }

  get over() {
    return this.actor === c.VILLE_NOBODY;
  }

  /** The edition that is played with, to be freed like any other. */
  edition() {
    return new Edition(this.ville, this.ville.make('ville_match_edition', this.pointer));
  }

  /** How a match is made that is like this one: `const { game, ...options } = match.config()`, and then
   *  `ville.match(game, { ...options, edition })`. With the seed all luck can be foretold: it is the referee's. */
  config() {
    const { option: _, game, ...rest } = this.ville.info('ville_match_config', 'ville_match_get_config', this.pointer);
    return { ...rest, game: this.ville.game(game).id, options: this.options() };
  }

  /** The options by name. */
  options() {
    const { game } = this;
    const values = this.ville.list('int32', 'ville_match_options', this.pointer);
    return Object.fromEntries(values.map((value, i) => [game.option(i).name, value]));
  }

  // ---- Playing

  /** The legal actions for a viewer, ascending; without one, for the actor. */
  legalActions(viewer = c.VILLE_OMNISCIENT) {
    return this.ville.list('action', 'ville_match_legal_actions', this.pointer, viewer);
  }

  /** What luck may bring: [{ action, weight }]. */
  outcomes(viewer = c.VILLE_OMNISCIENT) {
    const { ville } = this;
    const most = this.game.info.max_actions;
    const actions = ville.input(8 * most);
    const weights = ville.output(4 * most);
    const count = ville.count('ville_match_outcomes', this.pointer, viewer, actions, weights, most);
    return ville.readList('action', count, actions)
      .map((action, i) => ({ action, weight: ville.read('uint32', weights + 4 * i) }));
  }

  /** What apply would throw, or null when the player may do this. */
  checkAction(player, action) {
    const { ville } = this;
    const status = ville.exports.ville_match_check_action(this.pointer, player, word(this.word(action)), ville.error);
    return status === c.VILLE_OK ? null : ville.lastError(status);
  }

  /** Carries out an action, a number or an object, of a player or of VILLE_CHANCE. */
  apply(player, action) {
    const { ville } = this;
    const status = ville.exports.ville_match_apply(this.pointer, player, word(this.word(action)), ville.error);
    if (status !== c.VILLE_OK) throw ville.lastError(status);
  }

  /** Each for whoever must act then. What comes before one that is refused stays; `place` tells which one it is. */
  applyList(actions) {
    this.ville.call('ville_match_apply_list', this.pointer, ...this.ville.putActions(actions.map((a) => this.word(a))), 0);
  }

  /** With chance by host: lets the library draw this one outcome, and applies it. */
  draw() {
    return this.ville.action('ville_match_draw', this.pointer);
  }

  /** Lets a neutral policy play a seat whose player has left, or gives the seat back. */
  setStandIn(seat, on = true) {
    this.ville.call('ville_match_set_stand_in', this.pointer, seat, on ? 1 : 0);
  }

  // ---- Looking

  /** The table as a viewer may see it. */
  view(viewer) {
    return JSON.parse(this.ville.text('ville_match_view_json', this.pointer, viewer));
  }

  /** { scores: [{ total, lines }], winners } */
  scores(viewer = c.VILLE_PUBLIC) {
    return JSON.parse(this.ville.text('ville_match_scores_json', this.pointer, viewer));
  }

  /** The events from number `since` on, with names. */
  events(viewer, since = 0) {
    return JSON.parse(this.ville.text('ville_match_events_json', this.pointer, viewer, since));
  }

  /** The same in numbers: { list, next }. */
  flatEvents(viewer, since = 0) {
    const { ville } = this;
    const room = Math.max(this.info.events_end - since, 0);
    const events = ville.output(room * c.structs.ville_event.size);
    const count = ville.count('ville_match_events', this.pointer, viewer, since, events, room);
    return { list: ville.readList('ville_event', count, events), next: ville.next };
  }

  get stateHash() {
    return this.ville.number('ville_match_state_hash', this.pointer);
  }

  /** A match in a state that this viewer cannot tell from the true one. */
  determinize(viewer, seed, index = 0) {
    return new Match(this.ville, this.ville.make('ville_match_determinize', this.pointer, viewer, word(seed), index));
  }

  // ---- Going back

  undo() {
    this.ville.call('ville_match_undo', this.pointer);
  }

  get canUndo() {
    return this.ville.exports.ville_match_check_undo(this.pointer, 0) === c.VILLE_OK;
  }

  redo() {
    this.ville.call('ville_match_redo', this.pointer);
  }

  seek(ply) {
    this.ville.call('ville_match_seek', this.pointer, ply);
  }

  /** Where undo stops from now on, VILLE_UNDO_...: for saves, records and matches from JSON. */
  setUndoRule(undoRule) {
    this.ville.call('ville_match_set_undo_rule', this.pointer, undoRule);
  }

  /** The log from a ply on, luck included: the referee's. */
  log(since = 0) {
    const { ville } = this;
    const room = Math.max(this.info.log_end - since, 0);
    const entries = ville.output(room * c.structs.ville_log_entry.size);
    const count = ville.count('ville_match_log', this.pointer, since, entries, room);
    return ville.readList('ville_log_entry', count, entries);
  }

  // ---- Keeping

  snapshot() {
    return this.ville.bytes('ville_match_snapshot', this.pointer);
  }

  loadSnapshot(bytes) {
    this.ville.call('ville_match_load_snapshot', this.pointer, ...this.ville.put(bytes));
  }

  save() {
    return this.ville.bytes('ville_match_save', this.pointer);
  }

  /** The match so far as JSON Lines; with `legal`, each ply also tells what was possible. */
  record({ legal = false } = {}) {
    return this.ville.text('ville_match_record', this.pointer, legal ? c.VILLE_RECORD_LEGAL : 0);
  }

  // ---- Words

  /** An action with names, such as { kind: 'take', space: 3 }. */
  actionToObject(action) {
    const edition = this.edition();
    try {
      return JSON.parse(this.ville.text('ville_action_to_json', edition.pointer, word(action)));
    } finally {
      edition.free();
    }
  }

  /** The number of an action: of an object with names, or the number itself. It need not be legal. */
  word(action) {
    if (typeof action !== 'object') return action;
    const edition = this.edition();
    try {
      return this.ville.action('ville_action_from_json', edition.pointer, ...this.ville.put(JSON.stringify(action)));
    } finally {
      edition.free();
    }
  }

  /** An action in words, for a menu. */
  actionText(action, language = 'en') {
    return this.ville.text('ville_action_text', this.pointer, word(this.word(action)), this.ville.language(language));
  }

  /** An event in words, for a log: one of flatEvents, or one of events. */
  eventText(event, language = 'en') {
    const { ville } = this;
    const pointer = typeof event.kind === 'string' ? this.#flatEvent(event) : ville.putEvent(event);
    return ville.text('ville_event_text', this.pointer, pointer, ville.language(language));
  }

  /** An event of events as a struct in the memory. */
  #flatEvent(event) {
    const { ville } = this;
    const edition = this.edition();
    try {
      const struct = ville.output(c.structs.ville_event.size);
      ville.call('ville_event_from_json', edition.pointer, ...ville.put(JSON.stringify(event)), struct);
      return ville.putEvent(ville.read('ville_event', struct));
    } finally {
      edition.free();
    }
  }

  /** How the player of a seat is called in texts; an empty name takes it back. */
  setSeatName(seat, name) {
    this.ville.call('ville_match_set_seat_name', this.pointer, seat, this.ville.put(name)[0]);
  }

  /** The name of a seat, else "Player 1" for seat 0. */
  seatName(seat, language = 'en') {
    return this.ville.text('ville_match_seat_name', this.pointer, seat, this.ville.language(language));
  }
}

/** A player that the library plays. It sees what its seat may see. */
export class Bot extends Handle {
  constructor(ville, pointer) {
    super(ville, pointer, 'ville_bot_destroy');
  }

  /** Chooses for a seat whose turn it is; without one, for the actor. */
  choose(match, seat = match.actor) {
    return this.ville.action('ville_bot_choose', this.pointer, match.pointer, seat, 0);
  }

  /** What it thought of each action at its last choice: [{ action, visits, value }]. */
  thoughts() {
    return this.ville.list('ville_thought', 'ville_bot_thoughts', this.pointer);
  }
}
