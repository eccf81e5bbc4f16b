// Numbers and layouts of the C interface. Written by bindings/generate.py from capi/api.json and capi/layout.json; not to be edited.

export const VILLE_VERSION_MAJOR = 0;
export const VILLE_VERSION_MINOR = 1;
export const VILLE_VERSION_PATCH = 0;
/** Number of the binary interface. It grows when a program built against an older one could break. */
export const VILLE_ABI_VERSION = 1;
export const VILLE_MAX_PLAYERS = 4;
export const VILLE_MAX_OPTIONS = 16;
export const VILLE_MAX_SCORE_LINES = 12;
/** Value of ville_match_config.option[i] that stands for the default. */
export const VILLE_DEFAULT = -2147483648;
export const VILLE_OK = 0;
/** NULL where something must be, or a number out of its range */
export const VILLE_ERR_ARGUMENT = -10;
/** struct_size is smaller than the first version of the struct */
export const VILLE_ERR_STRUCT_SIZE = -11;
/** the buffer is too small; `needed` tells the size */
export const VILLE_ERR_BUFFER = -12;
/** no game, language, table or row of this name or number */
export const VILLE_ERR_UNKNOWN = -13;
/** an option is out of range, or the options and the edition do not go together */
export const VILLE_ERR_OPTION = -14;
/** the match is over */
export const VILLE_ERR_OVER = -20;
/** somebody else must act: another seat, chance, or a player instead of chance */
export const VILLE_ERR_NOT_YOUR_TURN = -21;
/** the rules forbid it; the reason tells why */
export const VILLE_ERR_ILLEGAL = -22;
/** nothing to undo or redo, or no such ply */
export const VILLE_ERR_NOTHING = -30;
/** going back would take back luck, a secret, or another's decision; see the reason */
export const VILLE_ERR_BARRIER = -31;
/** this match keeps no log, no undo or no events */
export const VILLE_ERR_OFF = -32;
/** events this old are no longer kept: read the view and go on from the newest */
export const VILLE_ERR_FORGOTTEN = -33;
/** not such a file, cut short, or with something behind its end */
export const VILLE_ERR_FORMAT = -40;
/** the bytes are damaged */
export const VILLE_ERR_CHECKSUM = -41;
/** written by a version that this one cannot read */
export const VILLE_ERR_VERSION = -42;
/** of another game, or of one that this build does not have */
export const VILLE_ERR_GAME = -43;
/** of another edition, or an edition with faults */
export const VILLE_ERR_EDITION = -44;
/** a state that play cannot reach; the text names what does not hold */
export const VILLE_ERR_INVARIANT = -45;
/** playing it again does not give what is written; the place is the ply */
export const VILLE_ERR_REPLAY = -46;
/** not the JSON that is expected; the text tells what and where */
export const VILLE_ERR_JSON = -50;
/** out of memory */
export const VILLE_ERR_MEMORY = -60;
/** the stop flag was raised before all was done */
export const VILLE_ERR_STOPPED = -61;
/** a fault of the library; the match is as it was before the call */
export const VILLE_ERR_INTERNAL = -90;
export const VILLE_REASON_NONE = 0;
export const VILLE_REASON_MATCH_OVER = 1;
export const VILLE_REASON_NOT_YOUR_TURN = 2;
export const VILLE_REASON_CHANCE_MUST_ACT = 3;
export const VILLE_REASON_PLAYER_MUST_ACT = 4;
export const VILLE_REASON_UNKNOWN_KIND = 5;
export const VILLE_REASON_BAD_FIELDS = 6;
export const VILLE_REASON_WRONG_PHASE = 7;
export const VILLE_REASON_NOT_AN_OUTCOME = 8;
/** undo: luck has decided since */
export const VILLE_REASON_LUCK_DECIDED = 9;
/** undo: a secret has come to light since */
export const VILLE_REASON_SECRET_SHOWN = 10;
/** undo: the decision before belongs to another player */
export const VILLE_REASON_OTHERS_DECIDED = 11;
/** luck must act */
export const VILLE_CHANCE = -1;
/** nobody acts: the match is over */
export const VILLE_NOBODY = -2;
/** as viewer: a spectator, who knows the least */
export const VILLE_PUBLIC = -3;
/** as viewer: the referee, who knows everything */
export const VILLE_OMNISCIENT = -4;
/** player; turn */
export const VILLE_EVENT_TURN_STARTED = 1;
/** player; source (row of VILLE_NAMES_SCORE_LINE), points */
export const VILLE_EVENT_POINTS_SCORED = 2;
/** winners (bit p = seat p), reason (row of VILLE_NAMES_END_REASON) */
export const VILLE_EVENT_MATCH_OVER = 3;
/** to_ply: everything after that ply has been taken back */
export const VILLE_EVENT_UNDONE = 4;
/** flag: this viewer does not get every argument */
export const VILLE_EVENT_PARTIAL = 1;
/** row 0: the game itself; its label is the title */
export const VILLE_NAMES_GAME = 0;
/** as in ville_match_info.phase */
export const VILLE_NAMES_PHASE = 1;
/** row = kind of action - 1 */
export const VILLE_NAMES_ACTION = 2;
/** row = place in the list of kinds; ville_game_event_kind gives the types */
export const VILLE_NAMES_EVENT = 3;
/** row = option */
export const VILLE_NAMES_OPTION = 4;
/** row = option; the label is its one-line help */
export const VILLE_NAMES_OPTION_HELP = 5;
/** The tables of names of a game. */
export const VILLE_NAMES_SCORE_LINE = 6;
/** row = the reason itself, common ones included */
export const VILLE_NAMES_REASON = 7;
export const VILLE_NAMES_END_REASON = 8;
/** row = built-in edition; the name is its id */
export const VILLE_NAMES_EDITION = 9;
/** the library draws, from the seed */
export const VILLE_CHANCE_AUTOMATIC = 0;
/** the caller applies every outcome: real dice, real cards, a server's luck */
export const VILLE_CHANCE_HOST = 1;
/** undo stops at luck and at revealed secrets */
export const VILLE_UNDO_TABLE = 0;
/** and undos in a row take back decisions of one seat only */
export const VILLE_UNDO_ONE_SEAT = 1;
/** nothing stops undo: for analysis, never for a table */
export const VILLE_UNDO_ANALYSIS = 2;
/** take the state and leave the log: nothing is played again, nothing can be undone */
export const VILLE_LOAD_STATE_ONLY = 1;
/** add to each ply its legal actions, or the outcomes with their weights */
export const VILLE_RECORD_LEGAL = 1;
/** any legal action, each with the same chance */
export const VILLE_BOT_RANDOM = 0;
/** information-set Monte-Carlo tree search */
export const VILLE_BOT_SEARCH = 1;
/** goods, which are the colours of cards [TOI-2.1] */
export const VILLE_TOITS_GOODS = 5;
/** sets of reward tokens: one per good and one for feathers [TOI-1.2] */
export const VILLE_TOITS_SETS = 6;
/** spaces of the board [TOI-8.6] */
export const VILLE_TOITS_MAX_SPACES = 7;
/** rows of the card table [TOI-8.2] */
export const VILLE_TOITS_MAX_ROWS = 128;
/** cards in all [TOI-8.2] */
export const VILLE_TOITS_MAX_CARDS = 200;
/** longest list of legal actions: seven cards, and to pass; of outcomes: MAX_ROWS */
export const VILLE_TOITS_MAX_ACTIONS = 8;
/** decisions that interrupt the sharing */
export const VILLE_TOITS_MAX_PENDING = 2;
/** in ville_toits_view.board: the space is empty */
export const VILLE_TOITS_NO_CARD = -1;
/** The goods, in the order in which they are always listed. [TOI-2.2] */
export const VILLE_TOITS_GOOD_JEWELS = 0;
export const VILLE_TOITS_GOOD_GOLD = 1;
export const VILLE_TOITS_GOOD_PAINTINGS = 2;
export const VILLE_TOITS_GOOD_GEMS = 3;
export const VILLE_TOITS_GOOD_STATUES = 4;
/** The sets of reward tokens: 0 .. 4 are those of the goods. [TOI-1.2] */
export const VILLE_TOITS_SET_FEATHERS = 5;
/** not played yet */
export const VILLE_TOITS_CHARACTER_IN_HAND = 5;
/** gone for good */
export const VILLE_TOITS_CHARACTER_LOST = 6;
/** the leader lays cards on the board [TOI-3] */
export const VILLE_TOITS_PHASE_STEALING = 0;
/** the cards on the board are shared out [TOI-4] */
export const VILLE_TOITS_PHASE_SHARING = 1;
/** the match is over */
export const VILLE_TOITS_PHASE_OVER = 2;
/** luck: the next card of the board [TOI-3.12] */
export const VILLE_TOITS_STEP_REVEAL = 0;
/** the leader: draw on, or stop [TOI-3.3] */
export const VILLE_TOITS_STEP_DRAW_OR_STOP = 1;
/** the leader: which cards to take [TOI-4.1, TOI-4.3] */
export const VILLE_TOITS_STEP_LEADER_TAKE = 2;
/** the others, clockwise: one card each [TOI-4.4] */
export const VILLE_TOITS_STEP_OTHERS_TAKE = 3;
/** the leader: one more card, or none [TOI-4.5] */
export const VILLE_TOITS_STEP_EXTRA_TAKE = 4;
/** the victim of a raid: where to place the Character [TOI-5.2] */
export const VILLE_TOITS_STEP_CHARACTER = 5;
/** luck: the top card of the supply [TOI-5.7] */
export const VILLE_TOITS_STEP_DRAW_BONUS = 6;
/** nothing, the match is over */
export const VILLE_TOITS_STEP_OVER = 7;
/** the detective reached a card [TOI-3.7] */
export const VILLE_TOITS_RESULT_CAUGHT = 0;
/** he stands right of the last card [TOI-3.8] */
export const VILLE_TOITS_RESULT_ACHIEVEMENT = 1;
/** the leader stopped before that */
export const VILLE_TOITS_RESULT_ORDINARY = 2;
/** it has not ended */
export const VILLE_TOITS_RESULT_NONE = 3;
/** reveal another card; value 0 */
export const VILLE_TOITS_ACTION_DRAW = 1;
/** stop stealing; value 0 */
export const VILLE_TOITS_ACTION_STOP = 2;
/** take the card on a space; value 1 .. 7 */
export const VILLE_TOITS_ACTION_TAKE = 3;
/** take no more; value 0 */
export const VILLE_TOITS_ACTION_PASS = 4;
/** place the Character; value = a good */
export const VILLE_TOITS_ACTION_PLACE_CHARACTER = 5;
/** do not place it; value 0 */
export const VILLE_TOITS_ACTION_DECLINE_CHARACTER = 6;
/** luck: the card revealed; value = a row of the card table */
export const VILLE_TOITS_ACTION_REVEAL = 7;
/** luck: the card drawn; value = a row of the card table */
export const VILLE_TOITS_ACTION_DRAW_BONUS = 8;
/** no card lies on this space */
export const VILLE_TOITS_REASON_EMPTY_SPACE = 64;
/** to pass, while a card must be taken */
export const VILLE_TOITS_REASON_MUST_TAKE = 65;
/** the option wants a card of this good in the collection [TOI-7.5] */
export const VILLE_TOITS_REASON_GOOD_NOT_OWNED = 66;
/** player; card, space, pile */
export const VILLE_TOITS_EVENT_CARD_REVEALED = 64;
/** nothing: this turn is the last */
export const VILLE_TOITS_EVENT_DRAW_PILE_EMPTIED = 65;
/** from, to: spaces; the start is one more than the board has */
export const VILLE_TOITS_EVENT_DETECTIVE_MOVED = 66;
/** player; result, forced (1 = by itself) */
export const VILLE_TOITS_EVENT_STEALING_ENDED = 67;
/** card, space: from the board */
export const VILLE_TOITS_EVENT_CARD_DISCARDED = 68;
/** player; card, space: off the board */
export const VILLE_TOITS_EVENT_CARD_TAKEN = 69;
/** player: takes no (more) card */
export const VILLE_TOITS_EVENT_PASSED = 70;
/** player; card: into the collection of its good */
export const VILLE_TOITS_EVENT_CARD_GAINED = 71;
/** player; good, cards (how many are lost, Character not counted) */
export const VILLE_TOITS_EVENT_RAID = 72;
/** player; card: by a raid */
export const VILLE_TOITS_EVENT_CARD_LOST = 73;
/** player; good */
export const VILLE_TOITS_EVENT_CHARACTER_PLACED = 74;
/** player */
export const VILLE_TOITS_EVENT_CHARACTER_DECLINED = 75;
/** player */
export const VILLE_TOITS_EVENT_CHARACTER_LOST = 76;
/** player; card: from the supply */
export const VILLE_TOITS_EVENT_BONUS_DRAWN = 77;
/** player: the supply was empty */
export const VILLE_TOITS_EVENT_BONUS_MISSED = 78;
/** cards: how many the new supply has [TOI-7.8] */
export const VILLE_TOITS_EVENT_SUPPLY_RESHUFFLED = 79;
/** player: the leader of the turn */
export const VILLE_TOITS_EVENT_TURN_ENDED = 80;
/** player; set, token, points: at the end */
export const VILLE_TOITS_EVENT_TOKEN_AWARDED = 81;
/** The pile that a card came from, in VILLE_TOITS_EVENT_CARD_REVEALED. */
export const VILLE_TOITS_PILE_DRAW_PILE = 0;
export const VILLE_TOITS_PILE_SUPPLY = 1;
/** Which token of a set, in VILLE_TOITS_EVENT_TOKEN_AWARDED. */
export const VILLE_TOITS_TOKEN_HIGH = 0;
export const VILLE_TOITS_TOKEN_LOW = 1;
/** Score lines: 0 .. 5 are the tokens of the sets in their order. [TOI-6.13] */
export const VILLE_TOITS_SCORE_TOKEN_JEWELS = 0;
export const VILLE_TOITS_SCORE_TOKEN_GOLD = 1;
export const VILLE_TOITS_SCORE_TOKEN_PAINTINGS = 2;
export const VILLE_TOITS_SCORE_TOKEN_GEMS = 3;
export const VILLE_TOITS_SCORE_TOKEN_STATUES = 4;
export const VILLE_TOITS_SCORE_TOKEN_FEATHERS = 5;
export const VILLE_TOITS_SCORE_CARD_POINTS = 6;
/** Why a match ended. */
export const VILLE_TOITS_END_REASON_DRAW_PILE = 0;
/** [TOI-7.1] */
export const VILLE_TOITS_OPTION_ADJACENT_DETECTIVE = 0;
/** [TOI-7.2] */
export const VILLE_TOITS_OPTION_SEVERAL_CARDS = 1;
/** [TOI-7.3] */
export const VILLE_TOITS_OPTION_RAIDED_BONUS = 2;
/** [TOI-7.4] */
export const VILLE_TOITS_OPTION_DECLINED_CHARACTER = 3;
/** [TOI-7.5] */
export const VILLE_TOITS_OPTION_CHARACTER_GOOD = 4;
/** [TOI-7.6] */
export const VILLE_TOITS_OPTION_EMPTY_MAJORITY = 5;
/** [TOI-7.7] */
export const VILLE_TOITS_OPTION_BEHIND_TRIPLE_TIE = 6;
/** [TOI-7.8] */
export const VILLE_TOITS_OPTION_EMPTY_SUPPLY = 7;
/** a number, 0 or 1 [TOI-7.9] */
export const VILLE_TOITS_OPTION_ACHIEVEMENT_MINIMUM = 8;
/** The options: places in ville_match_config.option. */
export const VILLE_TOITS_OPTION_COUNT = 9;
/** the phase ends by itself */
export const VILLE_TOITS_ADJACENT_DETECTIVE_STOP = 0;
/** the leader may draw on, and is caught then */
export const VILLE_TOITS_ADJACENT_DETECTIVE_MAY_DRAW = 1;
/** each card takes effect before the next is chosen */
export const VILLE_TOITS_SEVERAL_CARDS_ONE_BY_ONE = 0;
/** all take effect together */
export const VILLE_TOITS_SEVERAL_CARDS_ALL_AT_ONCE = 1;
/** a bonus card lost in the raid it caused still draws */
export const VILLE_TOITS_RAIDED_BONUS_DRAWS = 0;
/** it does not */
export const VILLE_TOITS_RAIDED_BONUS_LOST = 1;
/** for a later raid */
export const VILLE_TOITS_DECLINED_CHARACTER_KEPT = 0;
/** for good */
export const VILLE_TOITS_DECLINED_CHARACTER_LOST = 1;
/** placed on any good */
export const VILLE_TOITS_CHARACTER_GOOD_ANY = 0;
/** only on one with a card */
export const VILLE_TOITS_CHARACTER_GOOD_OWNED = 1;
/** no second place without a card */
export const VILLE_TOITS_EMPTY_MAJORITY_NO_TOKEN = 0;
/** a second place, never the first */
export const VILLE_TOITS_EMPTY_MAJORITY_RUNNER_UP = 1;
/** for the fourth behind three who share the first place */
export const VILLE_TOITS_BEHIND_TRIPLE_TIE_NO_TOKEN = 0;
/** a low token for that player */
export const VILLE_TOITS_BEHIND_TRIPLE_TIE_LOW_TOKEN = 1;
/** a bonus card draws nothing then */
export const VILLE_TOITS_EMPTY_SUPPLY_NOTHING = 0;
/** the discard becomes the supply */
export const VILLE_TOITS_EMPTY_SUPPLY_RESHUFFLE = 1;
/** from the description that the library implements */
export const VILLE_TOITS_CERTAINTY_SEED = 0;
/** from published sources */
export const VILLE_TOITS_CERTAINTY_SOURCED = 1;
/** follows from those */
export const VILLE_TOITS_CERTAINTY_INFERRED = 2;
/** invented to fill a gap, within all known bounds */
export const VILLE_TOITS_CERTAINTY_RECONSTRUCTION = 3;

/** Structs by name: size in bytes, and of each field its type, its place, and for an array its length. */
export const structs = {
  ville_error: { size: 256, fields: {
    struct_size: ['uint32', 0],
    status: ['int32', 4],
    reason: ['int32', 8],
    place: ['int32', 12],
    text: ['char', 16, 240],
  } },
  ville_event: { size: 32, fields: {
    seq: ['uint32', 0],
    type: ['uint16', 4],
    player: ['int8', 6],
    flags: ['uint8', 7],
    arg: ['int32', 8, 6],
  } },
  ville_game_info: { size: 96, fields: {
    struct_size: ['uint32', 0],
    min_players: ['int32', 4],
    max_players: ['int32', 8],
    rules_version: ['uint32', 12],
    state_version: ['uint32', 16],
    max_actions: ['uint32', 20],
    max_plies: ['uint32', 24],
    state_bytes: ['uint32', 28],
    option_count: ['uint32', 32],
    edition_count: ['uint32', 36],
    action_kind_count: ['uint32', 40],
    event_kind_count: ['uint32', 44],
    phase_count: ['uint32', 48],
    score_line_count: ['uint32', 52],
    reason_count: ['uint32', 56],
    end_reason_count: ['uint32', 60],
    id: ['char', 64, 32],
  } },
  ville_option_info: { size: 64, fields: {
    struct_size: ['uint32', 0],
    min: ['int32', 4],
    max: ['int32', 8],
    fallback: ['int32', 12],
    named: ['int32', 16],
    name: ['char', 20, 44],
  } },
  ville_match_config: { size: 112, fields: {
    struct_size: ['uint32', 0],
    game: ['int32', 4],
    seed: ['uint64', 8],
    index: ['uint32', 16],
    players: ['int32', 20],
    first: ['int32', 24],
    chance: ['int32', 28],
    log: ['int32', 32],
    undo: ['int32', 36],
    events: ['int32', 40],
    undo_rule: ['int32', 44],
    option: ['int32', 48, 16],
  } },
  ville_match_info: { size: 72, fields: {
    struct_size: ['uint32', 0],
    game: ['int32', 4],
    players: ['int32', 8],
    first: ['int32', 12],
    actor: ['int32', 16],
    phase: ['int32', 20],
    ply: ['uint32', 24],
    log_begin: ['uint32', 28],
    log_end: ['uint32', 32],
    events_begin: ['uint32', 36],
    events_end: ['uint32', 40],
    over: ['int32', 44],
    winners: ['uint32', 48],
    end_reason: ['int32', 52],
    progress: ['int32', 56],
    stand_ins: ['uint32', 60],
    memory: ['uint64', 64],
  } },
  ville_score_line: { size: 8, fields: {
    source: ['int32', 0],
    points: ['int32', 4],
  } },
  ville_score: { size: 112, fields: {
    total: ['int32', 0],
    complete: ['int32', 4],
    line_count: ['uint32', 8],
    reserved: ['uint32', 12],
    line: ['ville_score_line', 16, 12],
  } },
  ville_log_entry: { size: 16, fields: {
    action: ['action', 0],
    player: ['int32', 8],
    barrier: ['int32', 12],
  } },
  ville_bot_config: { size: 32, fields: {
    struct_size: ['uint32', 0],
    kind: ['int32', 4],
    seed: ['uint64', 8],
    index: ['uint32', 16],
    iterations: ['uint32', 20],
    milliseconds: ['uint32', 24],
    reserved: ['uint32', 28],
  } },
  ville_thought: { size: 16, fields: {
    action: ['action', 0],
    visits: ['uint32', 8],
    value: ['int32', 12],
  } },
  ville_playout: { size: 40, fields: {
    state_hash: ['uint64', 0],
    plies: ['uint32', 8],
    decisions: ['uint32', 12],
    winners: ['uint32', 16],
    total: ['int32', 20, 4],
    reserved: ['uint32', 36],
  } },
  ville_toits_seat: { size: 152, fields: {
    character: ['int32', 0],
    feathers: ['int32', 4],
    points: ['int32', 8],
    counts: ['uint8', 12, 5],
    alarms: ['uint8', 17, 5],
    reserved: ['uint8', 22, 2],
    cards: ['uint8', 24, 128],
  } },
  ville_toits_pending: { size: 12, fields: {
    step: ['int32', 0],
    player: ['int32', 4],
    count: ['int32', 8],
  } },
  ville_toits_view: { size: 1204, fields: {
    struct_size: ['uint32', 0],
    players: ['int32', 4],
    first: ['int32', 8],
    phase: ['int32', 12],
    step: ['int32', 16],
    actor: ['int32', 20],
    turn: ['int32', 24],
    leader: ['int32', 28],
    detective: ['int32', 32],
    placed: ['int32', 36],
    result: ['int32', 40],
    must_take: ['int32', 44],
    still_owed: ['int32', 48],
    draw_pile: ['int32', 52],
    supply: ['int32', 56],
    option: ['int32', 60, 16],
    board: ['int32', 124, 7],
    chosen_count: ['uint32', 152],
    chosen: ['int32', 156, 7],
    pending_count: ['uint32', 184],
    pending: ['ville_toits_pending', 188, 2],
    unseen: ['uint8', 212, 128],
    supply_cards: ['uint8', 340, 128],
    discard: ['uint8', 468, 128],
    seats: ['ville_toits_seat', 596, 4],
  } },
  ville_toits_action: { size: 8, fields: {
    kind: ['int32', 0],
    value: ['int32', 4],
  } },
  ville_toits_card: { size: 24, fields: {
    good: ['uint8', 0],
    arrows: ['uint8', 1],
    alarm: ['uint8', 2],
    feathers: ['uint8', 3],
    bonus: ['uint8', 4],
    points: ['uint8', 5],
    laurel: ['uint8', 6],
    copies: ['uint8', 7],
    kind: ['char', 8, 16],
  } },
  ville_toits_tokens: { size: 8, fields: {
    high: ['int32', 0],
    low: ['int32', 4],
  } },
  ville_toits_edition: { size: 3188, fields: {
    struct_size: ['uint32', 0],
    certainty_components: ['int32', 4],
    certainty_board: ['int32', 8],
    certainty_cards: ['int32', 12],
    certainty_tokens: ['int32', 16],
    supply_cards: ['int32', 20],
    alarm_limit: ['int32', 24],
    detective_start: ['int32', 28],
    space_count: ['uint32', 32],
    leader_takes: ['int32', 36, 7],
    tokens: ['ville_toits_tokens', 64, 6],
    card_count: ['uint32', 112],
    card: ['ville_toits_card', 116, 128],
  } },
};
