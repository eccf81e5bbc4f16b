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
/** NULL where something must be, or a number out of its range; the text names it */
export const VILLE_ERR_ARGUMENT = -10;
/** struct_size is smaller than the first version of the struct, or above 65536 */
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
/** luck that the library draws, or a seat with a stand-in: nobody decides */
export const VILLE_REASON_ACTS_BY_ITSELF = 12;
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
export const VILLE_PARIS_PARIS_MAX_LINES = 8;
/** of one line */
export const VILLE_PARIS_PARIS_MAX_STOPS = 12;
export const VILLE_PARIS_PARIS_MAX_PLACES = 48;
/** different tiles: one for each stop of each line */
export const VILLE_PARIS_PARIS_MAX_SORTS = 96;
/** of one place */
export const VILLE_PARIS_PARIS_MAX_NEIGHBOURS = 4;
/** tiles on offer: one more than players */
export const VILLE_PARIS_PARIS_MAX_OFFER = 5;
/** length of ville_paris_paris_view.huts: 4 for each place */
export const VILLE_PARIS_PARIS_MAX_HUTS = 192;
/** most rows of a trip */
export const VILLE_PARIS_PARIS_MAX_TRIP = 128;
/** longest list of actions or outcomes */
export const VILLE_PARIS_PARIS_MAX_ACTIONS = 96;
/** no place, no line, nobody; or one that the viewer does not know */
export const VILLE_PARIS_PARIS_NONE = -1;
/** luck: the hidden line of a player [PAR-2.2] */
export const VILLE_PARIS_PARIS_PHASE_DEAL_LINES = 0;
/** luck: the open line of two players [PAR-2.3] */
export const VILLE_PARIS_PARIS_PHASE_DEAL_OPEN_LINE = 1;
/** luck: a tile comes out of the heap [PAR-3.1] */
export const VILLE_PARIS_PARIS_PHASE_REVEAL = 2;
/** a player: which tile to take [PAR-3.2] */
export const VILLE_PARIS_PARIS_PHASE_BUILD = 3;
/** the same player: whose hut goes [PAR-3.5] */
export const VILLE_PARIS_PARIS_PHASE_REMOVE = 4;
/** nothing, the match is over */
export const VILLE_PARIS_PARIS_PHASE_OVER = 5;
/** place, line */
export const VILLE_PARIS_PARIS_ACTION_TAKE_TILE = 1;
/** owner */
export const VILLE_PARIS_PARIS_ACTION_REMOVE_HUT = 2;
/** luck: player, line */
export const VILLE_PARIS_PARIS_ACTION_DEAL_LINE = 3;
/** luck: line */
export const VILLE_PARIS_PARIS_ACTION_DEAL_OPEN_LINE = 4;
/** luck: place, line */
export const VILLE_PARIS_PARIS_ACTION_REVEAL_TILE = 5;
/** no tile of this place and line is on offer */
export const VILLE_PARIS_PARIS_REASON_NO_SUCH_TILE = 64;
/** this owner has no hut at the place */
export const VILLE_PARIS_PARIS_REASON_NO_HUT_OF_OWNER = 65;
/** player; [line] */
export const VILLE_PARIS_PARIS_EVENT_LINE_DEALT = 64;
/** line */
export const VILLE_PARIS_PARIS_EVENT_OPEN_LINE_DEALT = 65;
/** player; round: the player has the bus */
export const VILLE_PARIS_PARIS_EVENT_ROUND_STARTED = 66;
/** place, line */
export const VILLE_PARIS_PARIS_EVENT_TILE_REVEALED = 67;
/** player; place, line: the tile leaves the game */
export const VILLE_PARIS_PARIS_EVENT_TILE_TAKEN = 68;
/** player; owner, place, sack: 1 = into the sack, 0 = to the supply */
export const VILLE_PARIS_PARIS_EVENT_HUT_REMOVED = 69;
/** player; place */
export const VILLE_PARIS_PARIS_EVENT_HUT_BUILT = 70;
/** player; place: nothing is built there */
export const VILLE_PARIS_PARIS_EVENT_NO_HUT_LEFT = 71;
/** place, line, empty: 1 = no hut there, the nearest score */
export const VILLE_PARIS_PARIS_EVENT_SMALL_TRIP_STARTED = 72;
/** place, line */
export const VILLE_PARIS_PARIS_EVENT_TILE_PARKED = 73;
/** line, final (0, 1), holder: whose hidden line it is, or -1 */
export const VILLE_PARIS_PARIS_EVENT_BIG_TRIP_STARTED = 74;
/** line, place */
export const VILLE_PARIS_PARIS_EVENT_BUS_STOPPED = 75;
/** line: the two parked tiles leave the game */
export const VILLE_PARIS_PARIS_EVENT_PAIR_DISCARDED = 76;
/** player: has the bus now */
export const VILLE_PARIS_PARIS_EVENT_BUS_PASSED = 77;
/** player; line: at the end */
export const VILLE_PARIS_PARIS_EVENT_LINE_SHOWN = 78;
/** none: the sack brings no points */
export const VILLE_PARIS_PARIS_EVENT_SACK_TIED = 79;
/** small trips */
export const VILLE_PARIS_PARIS_SCORE_SMALL_TRIPS = 0;
/** big trips of the rounds */
export const VILLE_PARIS_PARIS_SCORE_BIG_TRIPS = 1;
/** big trips at the end */
export const VILLE_PARIS_PARIS_SCORE_FINAL_TRIPS = 2;
/** most huts in the sack */
export const VILLE_PARIS_PARIS_SCORE_SACK = 3;
/** all tiles are used up [PAR-6.1] */
export const VILLE_PARIS_PARIS_END_REASON_LAST_ROUND = 0;
/** [PAR-8.1] */
export const VILLE_PARIS_PARIS_OPTION_SMALL_TRIP = 0;
/** [PAR-8.2] */
export const VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS = 1;
/** [PAR-8.3] */
export const VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS = 2;
/** a number, 0 or 1 [PAR-8.4] */
export const VILLE_PARIS_PARIS_OPTION_SCORE_HUT = 3;
/** The options: places in ville_match_config.option. */
export const VILLE_PARIS_PARIS_OPTION_COUNT = 4;
/** the nearest huts over all lines of an empty place */
export const VILLE_PARIS_PARIS_SMALL_TRIP_ALL_LINES = 0;
/** the nearest on each of its lines */
export const VILLE_PARIS_PARIS_SMALL_TRIP_EACH_LINE = 1;
/** the nearest on the tile's line */
export const VILLE_PARIS_PARIS_SMALL_TRIP_TILE_LINE = 2;
/** the hidden lines, and the open one of two players */
export const VILLE_PARIS_PARIS_FINAL_TRIPS_HIDDEN = 0;
/** every line; none is dealt */
export const VILLE_PARIS_PARIS_FINAL_TRIPS_ALL = 1;
/** a hut may score at several intersections */
export const VILLE_PARIS_PARIS_BIG_TRIP_HUTS_EACH_INTERSECTION = 0;
/** only at the first of them */
export const VILLE_PARIS_PARIS_BIG_TRIP_HUTS_ONCE = 1;
/** from the description that the library implements */
export const VILLE_PARIS_PARIS_CERTAINTY_SEED = 0;
/** from published sources */
export const VILLE_PARIS_PARIS_CERTAINTY_SOURCED = 1;
/** follows from those */
export const VILLE_PARIS_PARIS_CERTAINTY_INFERRED = 2;
/** invented to fill a gap, within all known bounds */
export const VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION = 3;
export const VILLE_TICKET_PARIS_MAX_PLACES = 40;
export const VILLE_TICKET_PARIS_MAX_ROUTES = 80;
/** of one route */
export const VILLE_TICKET_PARIS_MAX_TRACKS = 2;
/** tracks in all: two for each route */
export const VILLE_TICKET_PARIS_MAX_OWNERS = 160;
export const VILLE_TICKET_PARIS_MAX_TICKETS = 60;
export const VILLE_TICKET_PARIS_MAX_COLOURS = 8;
/** kinds of cards: the colours and the bus */
export const VILLE_TICKET_PARIS_MAX_KINDS = 9;
export const VILLE_TICKET_PARIS_MAX_LENGTH = 6;
/** face-up cards */
export const VILLE_TICKET_PARIS_MAX_MARKET = 5;
/** tickets dealt to a player at once */
export const VILLE_TICKET_PARIS_MAX_CHOICE = 6;
/** longest list of legal actions */
export const VILLE_TICKET_PARIS_MAX_ACTIONS = 2100;
/** in ville_ticket_paris_view.market: the place is empty */
export const VILLE_TICKET_PARIS_NO_CARD = -1;
/** in ville_ticket_paris_view.owner: the track is free */
export const VILLE_TICKET_PARIS_NO_SEAT = -1;
/** in a list of tickets: one that the viewer does not know */
export const VILLE_TICKET_PARIS_HIDDEN = 0;
/** luck: the first cards of the players [TIC-2.2] */
export const VILLE_TICKET_PARIS_PHASE_DEAL_START_CARDS = 0;
/** luck: a face-up card [TIC-2.3] */
export const VILLE_TICKET_PARIS_PHASE_REVEAL_CARD = 1;
/** luck: the first tickets [TIC-2.4] */
export const VILLE_TICKET_PARIS_PHASE_DEAL_START_TICKETS = 2;
/** a player: which of them to keep [TIC-2.5] */
export const VILLE_TICKET_PARIS_PHASE_KEEP_START_TICKETS = 3;
/** a player: the one action of the turn */
export const VILLE_TICKET_PARIS_PHASE_TURN = 4;
/** luck: a card from the deck into a hand [TIC-3.6] */
export const VILLE_TICKET_PARIS_PHASE_DEAL_CARD = 5;
/** a player: the second card of a draw [TIC-3.8] */
export const VILLE_TICKET_PARIS_PHASE_SECOND_CARD = 6;
/** luck: a ticket to choose from [TIC-5.1] */
export const VILLE_TICKET_PARIS_PHASE_DEAL_TICKETS = 7;
/** a player: which of them to keep [TIC-5.2] */
export const VILLE_TICKET_PARIS_PHASE_KEEP_TICKETS = 8;
/** a player: make a flag or not [TIC-8.1] */
export const VILLE_TICKET_PARIS_PHASE_FLAG = 9;
/** nothing, the match is over */
export const VILLE_TICKET_PARIS_PHASE_OVER = 10;
/** set-up goes on */
export const VILLE_TICKET_PARIS_NEXT_START_TICKETS = 0;
/** the second card of a draw */
export const VILLE_TICKET_PARIS_NEXT_SECOND_CARD = 1;
/** the action is done */
export const VILLE_TICKET_PARIS_NEXT_END_OF_ACTION = 2;
/** the turn is done */
export const VILLE_TICKET_PARIS_NEXT_END_OF_TURN = 3;
/** card */
export const VILLE_TICKET_PARIS_ACTION_TAKE_FACE_UP = 1;
/** none */
export const VILLE_TICKET_PARIS_ACTION_DRAW_BLIND = 2;
/** route, track, buses, keep */
export const VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE = 3;
/** none */
export const VILLE_TICKET_PARIS_ACTION_STOP_DRAWING = 4;
/** none */
export const VILLE_TICKET_PARIS_ACTION_DRAW_TICKETS = 5;
/** none */
export const VILLE_TICKET_PARIS_ACTION_MAKE_FLAG = 6;
/** none */
export const VILLE_TICKET_PARIS_ACTION_SKIP_FLAG = 7;
/** none */
export const VILLE_TICKET_PARIS_ACTION_KEEP_TICKETS = 8;
/** ticket */
export const VILLE_TICKET_PARIS_ACTION_RETURN_TICKET = 9;
/** none */
export const VILLE_TICKET_PARIS_ACTION_PASS = 10;
/** luck: card */
export const VILLE_TICKET_PARIS_ACTION_DEAL_CARD = 11;
/** luck: card */
export const VILLE_TICKET_PARIS_ACTION_REVEAL_CARD = 12;
/** luck: ticket */
export const VILLE_TICKET_PARIS_ACTION_DEAL_TICKET = 13;
/** no card of this kind lies face up */
export const VILLE_TICKET_PARIS_REASON_NOT_FACE_UP = 64;
/** a face-up bus is never the second card [TIC-3.8] */
export const VILLE_TICKET_PARIS_REASON_BUS_IS_THE_WHOLE_ACTION = 65;
/** the draw cannot end here [TIC-8.3] */
export const VILLE_TICKET_PARIS_REASON_SECOND_CARD_COMPULSORY = 66;
/** no card is left to draw */
export const VILLE_TICKET_PARIS_REASON_DECK_EMPTY = 67;
/** no ticket is left to draw */
export const VILLE_TICKET_PARIS_REASON_NO_TICKETS_LEFT = 68;
/** the edition has no such route */
export const VILLE_TICKET_PARIS_REASON_NO_SUCH_ROUTE = 69;
/** the route has one track only */
export const VILLE_TICKET_PARIS_REASON_NO_SUCH_TRACK = 70;
/** there are buses on the track */
export const VILLE_TICKET_PARIS_REASON_TRACK_TAKEN = 71;
/** nobody may own both tracks [TIC-4.5] */
export const VILLE_TICKET_PARIS_REASON_OWNS_OTHER_TRACK = 72;
/** the other track is taken [TIC-4.6] */
export const VILLE_TICKET_PARIS_REASON_CLOSED_WITH_TWO_PLAYERS = 73;
/** in the supply of the player */
export const VILLE_TICKET_PARIS_REASON_TOO_FEW_BUSES_LEFT = 74;
/** more buses than spaces */
export const VILLE_TICKET_PARIS_REASON_BAD_PAYMENT = 75;
/** the hand does not hold them */
export const VILLE_TICKET_PARIS_REASON_TOO_FEW_CARDS = 76;
/** no card can be kept, or one must be [TIC-6.1] */
export const VILLE_TICKET_PARIS_REASON_BAD_KEEP = 77;
/** a colour is missing [TIC-6.4] */
export const VILLE_TICKET_PARIS_REASON_FLAG_INCOMPLETE = 78;
/** it was not just dealt */
export const VILLE_TICKET_PARIS_REASON_TICKET_NOT_OFFERED = 79;
/** so passing is not [TIC-3.11] */
export const VILLE_TICKET_PARIS_REASON_AN_ACTION_IS_POSSIBLE = 80;
/** player; [card]: from the deck into a hand */
export const VILLE_TICKET_PARIS_EVENT_CARD_DEALT = 64;
/** slot, card: turned up */
export const VILLE_TICKET_PARIS_EVENT_CARD_REVEALED = 65;
/** player; slot, card: face up into a hand */
export const VILLE_TICKET_PARIS_EVENT_CARD_TAKEN = 66;
/** count: the discard pile is the deck */
export const VILLE_TICKET_PARIS_EVENT_DECK_RESHUFFLED = 67;
/** buses: all face-up cards are discarded */
export const VILLE_TICKET_PARIS_EVENT_MARKET_SWEPT = 68;
/** player; route, track, colour, coloured cards, bus cards */
export const VILLE_TICKET_PARIS_EVENT_ROUTE_CLAIMED = 69;
/** player; card: one of those just paid */
export const VILLE_TICKET_PARIS_EVENT_CARD_KEPT = 70;
/** player: the kept cards are discarded */
export const VILLE_TICKET_PARIS_EVENT_FLAG_MADE = 71;
/** player: no second card */
export const VILLE_TICKET_PARIS_EVENT_DRAWING_STOPPED = 72;
/** player; [ticket]: not yet decided */
export const VILLE_TICKET_PARIS_EVENT_TICKET_DEALT = 73;
/** player; [ticket]: under the deck */
export const VILLE_TICKET_PARIS_EVENT_TICKET_RETURNED = 74;
/** player; count */
export const VILLE_TICKET_PARIS_EVENT_TICKETS_KEPT = 75;
/** player */
export const VILLE_TICKET_PARIS_EVENT_PASSED = 76;
/** player: who has the last turn */
export const VILLE_TICKET_PARIS_EVENT_FINAL_ROUND_STARTED = 77;
/** player; ticket, completed (0, 1), points: at the end */
export const VILLE_TICKET_PARIS_EVENT_TICKET_SCORED = 78;
/** for claimed routes */
export const VILLE_TICKET_PARIS_SCORE_ROUTES = 0;
/** for flags made */
export const VILLE_TICKET_PARIS_SCORE_FLAGS = 1;
/** what completed tickets bring */
export const VILLE_TICKET_PARIS_SCORE_TICKETS_COMPLETED = 2;
/** what the others cost: zero or negative */
export const VILLE_TICKET_PARIS_SCORE_TICKETS_FAILED = 3;
/** the final round is over [TIC-7.2] */
export const VILLE_TICKET_PARIS_END_REASON_FINAL_ROUND = 0;
/** everybody has passed in succession [TIC-7.5] */
export const VILLE_TICKET_PARIS_END_REASON_ALL_PASSED = 1;
/** [TIC-8.1] */
export const VILLE_TICKET_PARIS_OPTION_FLAG_TIMING = 0;
/** [TIC-8.2] */
export const VILLE_TICKET_PARIS_OPTION_FLAG_KEEP = 1;
/** [TIC-8.3] */
export const VILLE_TICKET_PARIS_OPTION_SECOND_CARD = 2;
/** [TIC-8.4] */
export const VILLE_TICKET_PARIS_OPTION_FINAL_TIE = 3;
/** a number, 1 .. 10 [TIC-8.5] */
export const VILLE_TICKET_PARIS_OPTION_BUS_REFRESH_STOP = 4;
export const VILLE_TICKET_PARIS_OPTION_COUNT = 5;
/** a flag takes the place of a turn */
export const VILLE_TICKET_PARIS_FLAG_TIMING_ACTION_INSTEAD_OF_TURN = 0;
/** it is free, after any action */
export const VILLE_TICKET_PARIS_FLAG_TIMING_OPTIONAL_AT_END_OF_OWN_TURN = 1;
/** keeping a card is a choice */
export const VILLE_TICKET_PARIS_FLAG_KEEP_MAY_DECLINE = 0;
/** it happens whenever possible */
export const VILLE_TICKET_PARIS_FLAG_KEEP_ALWAYS = 1;
/** a second card is drawn if it can be */
export const VILLE_TICKET_PARIS_SECOND_CARD_COMPULSORY = 0;
/** not after a first card from the deck */
export const VILLE_TICKET_PARIS_SECOND_CARD_OPTIONAL_AFTER_BLIND = 1;
/** decide between equal totals */
export const VILLE_TICKET_PARIS_FINAL_TIE_COMPLETED_TICKETS = 0;
/** decide between equal totals */
export const VILLE_TICKET_PARIS_FINAL_TIE_CLAIMED_ROUTES = 1;
/** from the description that the library implements */
export const VILLE_TICKET_PARIS_CERTAINTY_SEED = 0;
/** from published sources */
export const VILLE_TICKET_PARIS_CERTAINTY_SOURCED = 1;
/** follows from those */
export const VILLE_TICKET_PARIS_CERTAINTY_INFERRED = 2;
/** invented to fill a gap, within all known bounds */
export const VILLE_TICKET_PARIS_CERTAINTY_RECONSTRUCTION = 3;
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
/** also buildings */
export const VILLE_TROYES_COLOURS = 3;
/** of a die; also columns of the cathedral */
export const VILLE_TROYES_FACES = 6;
/** the players' and the gray one; also owners */
export const VILLE_TROYES_DISTRICTS = 5;
/** of a building */
export const VILLE_TROYES_SPACES = 6;
/** of the cathedral */
export const VILLE_TROYES_LEVELS = 3;
/** length of ville_troyes_view.dice */
export const VILLE_TROYES_DICE = 90;
/** length of ville_troyes_view.cathedral */
export const VILLE_TROYES_CATHEDRAL = 18;
/** length of ville_troyes_edition.steps */
export const VILLE_TROYES_STEPS = 18;
export const VILLE_TROYES_ACTIVITIES = 27;
/** for tradesmen on a card */
export const VILLE_TROYES_WORKPLACES = 4;
export const VILLE_TROYES_EVENTS = 17;
export const VILLE_TROYES_CHARACTERS = 6;
export const VILLE_TROYES_MAX_NEUTRALS = 18;
/** longest list of actions or outcomes */
export const VILLE_TROYES_MAX_ACTIONS = 511;
/** owner of gray citizens and cubes, and the gray district */
export const VILLE_TROYES_NEUTRAL = 4;
/** nobody, none; or what the viewer does not know */
export const VILLE_TROYES_NONE = -1;
/** luck: a character [TRO-2.2] */
export const VILLE_TROYES_PHASE_DEAL_CHARACTER = 0;
/** a player: a citizen on a space [TRO-2.7] */
export const VILLE_TROYES_PHASE_SETUP_CITIZEN = 1;
/** luck: an activity card [TRO-4.1] */
export const VILLE_TROYES_PHASE_REVEAL_ACTIVITY = 2;
/** luck: a die */
export const VILLE_TROYES_PHASE_ROLL_DIE = 3;
/** luck: an event [TRO-4.5] */
export const VILLE_TROYES_PHASE_REVEAL_EVENT = 4;
/** a player: which cube leaves an event */
export const VILLE_TROYES_PHASE_RETURN_EVENT_CUBE = 5;
/** a player: which cube leaves the cathedral */
export const VILLE_TROYES_PHASE_RETURN_CATHEDRAL_CUBE = 6;
/** a player faces the highest black die [TRO-4.9] */
export const VILLE_TROYES_PHASE_COUNTER = 7;
/** the same: own dice against it */
export const VILLE_TROYES_PHASE_COUNTER_DIE = 8;
/** a player: an action, or influence [TRO-6] */
export const VILLE_TROYES_PHASE_TURN = 9;
/** the same: whom to hire [TRO-6.3] */
export const VILLE_TROYES_PHASE_HIRE_TRADESMAN = 10;
/** the same: a group of dice [TRO-5.1] */
export const VILLE_TROYES_PHASE_USE_DICE = 11;
/** the same: how many [TRO-6.5] */
export const VILLE_TROYES_PHASE_ACTIVATIONS = 12;
/** the same: which building [TRO-8.21] */
export const VILLE_TROYES_PHASE_MILLER = 13;
/** the same: which event */
export const VILLE_TROYES_PHASE_PLACE_CUBE = 14;
/** the same: which level [TRO-12.2] */
export const VILLE_TROYES_PHASE_CATHEDRAL_LEVEL = 15;
/** the same: a die to turn [TRO-5.8] */
export const VILLE_TROYES_PHASE_TURN_DIE = 16;
/** nothing, the match is over */
export const VILLE_TROYES_PHASE_OVER = 17;
/** The part of the round that goes on. */
export const VILLE_TROYES_STAGE_DEALING = 0;
export const VILLE_TROYES_STAGE_PLACING = 1;
export const VILLE_TROYES_STAGE_REVEAL = 2;
export const VILLE_TROYES_STAGE_WORKFORCE = 3;
export const VILLE_TROYES_STAGE_NEW_EVENTS = 4;
export const VILLE_TROYES_STAGE_RESOLVING = 5;
export const VILLE_TROYES_STAGE_BLACK_DICE = 6;
export const VILLE_TROYES_STAGE_COUNTERING = 7;
export const VILLE_TROYES_STAGE_ACTIONS = 8;
export const VILLE_TROYES_STAGE_OVER = 9;
/** building, row, space */
export const VILLE_TROYES_ACTION_SETUP_CITIZEN = 1;
/** event */
export const VILLE_TROYES_ACTION_RETURN_EVENT_CUBE = 2;
/** level, column */
export const VILLE_TROYES_ACTION_RETURN_CATHEDRAL_CUBE = 3;
/** black */
export const VILLE_TROYES_ACTION_COUNTER = 4;
/** none */
export const VILLE_TROYES_ACTION_FAIL_COUNTER = 5;
/** colour, value */
export const VILLE_TROYES_ACTION_COUNTER_DIE = 6;
/** none */
export const VILLE_TROYES_ACTION_COUNTER_DONE = 7;
/** card */
export const VILLE_TROYES_ACTION_ACTIVATE = 8;
/** event */
export const VILLE_TROYES_ACTION_FIGHT_EVENT = 9;
/** none */
export const VILLE_TROYES_ACTION_BUILD_CATHEDRAL = 10;
/** building */
export const VILLE_TROYES_ACTION_PLACE_CITIZEN = 11;
/** none */
export const VILLE_TROYES_ACTION_AGRICULTURE = 12;
/** none */
export const VILLE_TROYES_ACTION_PASS = 13;
/** from, row, space */
export const VILLE_TROYES_ACTION_HIRE_TRADESMAN = 14;
/** cube, dice */
export const VILLE_TROYES_ACTION_USE_DICE = 15;
/** count */
export const VILLE_TROYES_ACTION_ACTIVATIONS = 16;
/** building */
export const VILLE_TROYES_ACTION_MILLER = 17;
/** event */
export const VILLE_TROYES_ACTION_PLACE_CUBE = 18;
/** level */
export const VILLE_TROYES_ACTION_CATHEDRAL_LEVEL = 19;
/** colour, value */
export const VILLE_TROYES_ACTION_TURN_DIE = 20;
/** none */
export const VILLE_TROYES_ACTION_TURN_DONE = 21;
/** colour, value */
export const VILLE_TROYES_ACTION_REROLL_DIE = 22;
/** none */
export const VILLE_TROYES_ACTION_RECRUIT_CITIZEN = 23;
/** none */
export const VILLE_TROYES_ACTION_TURN_DICE = 24;
/** luck: character */
export const VILLE_TROYES_ACTION_DEAL_CHARACTER = 25;
/** luck: card */
export const VILLE_TROYES_ACTION_REVEAL_ACTIVITY = 26;
/** luck: event */
export const VILLE_TROYES_ACTION_REVEAL_EVENT = 27;
/** luck: value */
export const VILLE_TROYES_ACTION_ROLL_DIE = 28;
/** Why an action is refused, after the reasons common to all games. */
export const VILLE_TROYES_REASON_SPACE_TAKEN = 64;
export const VILLE_TROYES_REASON_NO_OWN_CUBE_THERE = 65;
export const VILLE_TROYES_REASON_HIGHEST_MUST_BE_COUNTERED = 66;
export const VILLE_TROYES_REASON_NOT_ON_THE_TABLE = 67;
export const VILLE_TROYES_REASON_OUT_OF_REACH = 68;
export const VILLE_TROYES_REASON_ABLE_TO_COUNTER = 69;
export const VILLE_TROYES_REASON_NO_SUCH_DIE = 70;
export const VILLE_TROYES_REASON_TOTAL_NOT_REACHED = 71;
export const VILLE_TROYES_REASON_CARD_NOT_IN_PLAY = 72;
export const VILLE_TROYES_REASON_NO_FREE_SPACE = 73;
export const VILLE_TROYES_REASON_NO_SUCH_CITIZEN = 74;
export const VILLE_TROYES_REASON_NO_CITIZEN_IN_SUPPLY = 75;
export const VILLE_TROYES_REASON_EXPULSION_BARRED = 76;
export const VILLE_TROYES_REASON_NOT_IN_THE_QUEUE = 77;
export const VILLE_TROYES_REASON_NO_CUBE_LEFT = 78;
export const VILLE_TROYES_REASON_COLUMN_FULL = 79;
export const VILLE_TROYES_REASON_LEVEL_TAKEN = 80;
export const VILLE_TROYES_REASON_CUBE_NOT_USABLE = 81;
export const VILLE_TROYES_REASON_WRONG_DICE = 82;
export const VILLE_TROYES_REASON_GROUP_TOO_WEAK = 83;
export const VILLE_TROYES_REASON_TOO_FEW_DENIERS = 84;
export const VILLE_TROYES_REASON_TOO_LITTLE_INFLUENCE = 85;
export const VILLE_TROYES_REASON_TOO_MANY_ACTIVATIONS = 86;
export const VILLE_TROYES_REASON_EVENT_USED_BEFORE = 87;
export const VILLE_TROYES_REASON_DIE_TURNED_BEFORE = 88;
export const VILLE_TROYES_REASON_NOTHING_TURNED = 89;
/** player; [character] */
export const VILLE_TROYES_EVENT_CHARACTER_DEALT = 64;
/** round, first */
export const VILLE_TROYES_EVENT_ROUND_STARTED = 65;
/** card */
export const VILLE_TROYES_EVENT_ACTIVITY_REVEALED = 66;
/** event, position */
export const VILLE_TROYES_EVENT_EVENT_REVEALED = 67;
/** event */
export const VILLE_TROYES_EVENT_EVENT_RESOLVED = 68;
/** roll, district, colour, value, was */
export const VILLE_TROYES_EVENT_DIE_ROLLED = 69;
/** district, colour, value, to */
export const VILLE_TROYES_EVENT_DIE_TURNED = 70;
/** district, colour, value */
export const VILLE_TROYES_EVENT_DIE_USED = 71;
/** player; value */
export const VILLE_TROYES_EVENT_BLACK_DIE_COUNTERED = 72;
/** player; value */
export const VILLE_TROYES_EVENT_BLACK_DIE_DISCARDED = 73;
/** owner, building, row, space */
export const VILLE_TROYES_EVENT_CITIZEN_PLACED = 74;
/** owner, building, row */
export const VILLE_TROYES_EVENT_CITIZEN_EXPELLED = 75;
/** owner, building */
export const VILLE_TROYES_EVENT_CITIZEN_RETURNED = 76;
/** player */
export const VILLE_TROYES_EVENT_CITIZEN_RECRUITED = 77;
/** player; card, space, from, row, from_space */
export const VILLE_TROYES_EVENT_TRADESMAN_HIRED = 78;
/** player; card, count */
export const VILLE_TROYES_EVENT_ACTIVITY_ACTIVATED = 79;
/** player; card, count */
export const VILLE_TROYES_EVENT_DELAYED_CUBES_PLACED = 80;
/** player; card */
export const VILLE_TROYES_EVENT_DELAYED_CUBE_SPENT = 81;
/** player; event, count */
export const VILLE_TROYES_EVENT_EVENT_CUBES_PLACED = 82;
/** event, first, second */
export const VILLE_TROYES_EVENT_EVENT_COMPLETED = 83;
/** player; event */
export const VILLE_TROYES_EVENT_EVENT_TAKEN = 84;
/** player; event */
export const VILLE_TROYES_EVENT_EVENT_CUBE_RETURNED = 85;
/** owner, level, column */
export const VILLE_TROYES_EVENT_CATHEDRAL_CUBE_PLACED = 86;
/** player; level, column */
export const VILLE_TROYES_EVENT_CATHEDRAL_CUBE_RETURNED = 87;
/** player; change, reason */
export const VILLE_TROYES_EVENT_DENIERS_CHANGED = 88;
/** player; amount */
export const VILLE_TROYES_EVENT_DISTRICT_DENIERS_ADDED = 89;
/** player; change, reason */
export const VILLE_TROYES_EVENT_INFLUENCE_CHANGED = 90;
/** player */
export const VILLE_TROYES_EVENT_PASSED = 91;
/** reason */
export const VILLE_TROYES_EVENT_ACTIONS_ENDED = 92;
/** round, first */
export const VILLE_TROYES_EVENT_ROUND_ENDED = 93;
/** What a die is rolled for. */
export const VILLE_TROYES_ROLL_WORKFORCE = 0;
export const VILLE_TROYES_ROLL_REROLL = 1;
export const VILLE_TROYES_ROLL_NEUTRAL = 2;
export const VILLE_TROYES_ROLL_GRAY_CUBE = 3;
export const VILLE_TROYES_ROLL_BLACK = 4;
export const VILLE_TROYES_ROLL_ARCHER = 5;
/** Actions of a turn, once begun. */
export const VILLE_TROYES_DEED_NONE = 0;
export const VILLE_TROYES_DEED_ACTIVATE = 1;
export const VILLE_TROYES_DEED_FIGHT_EVENT = 2;
export const VILLE_TROYES_DEED_BUILD_CATHEDRAL = 3;
export const VILLE_TROYES_DEED_PLACE_CITIZEN = 4;
export const VILLE_TROYES_DEED_AGRICULTURE = 5;
/** Score lines. [TRO-7] */
export const VILLE_TROYES_SCORE_TOKENS = 0;
export const VILLE_TROYES_SCORE_EVENTS_IN_PLAY = 1;
export const VILLE_TROYES_SCORE_TRADESMEN = 2;
export const VILLE_TROYES_SCORE_CATHEDRAL = 3;
export const VILLE_TROYES_SCORE_HENRI_I = 4;
export const VILLE_TROYES_SCORE_URBAIN_IV = 5;
export const VILLE_TROYES_SCORE_HUGUES_DE_PAYNS = 6;
export const VILLE_TROYES_SCORE_THIBAUT_II = 7;
export const VILLE_TROYES_SCORE_CHRETIEN_DE_TROYES = 8;
export const VILLE_TROYES_SCORE_FLORENTINE = 9;
/** [TRO-7.1] */
export const VILLE_TROYES_END_REASON_LAST_ROUND = 0;
/** [TRO-12.1] */
export const VILLE_TROYES_OPTION_PASS_IS_FINAL = 0;
/** [TRO-12.2] */
export const VILLE_TROYES_OPTION_CATHEDRAL_STACKING = 1;
/** [TRO-12.3] */
export const VILLE_TROYES_OPTION_HIRE_LYING_CITIZENS = 2;
/** [TRO-12.4] */
export const VILLE_TROYES_OPTION_HIDDEN_VP = 3;
/** The options: places in ville_match_config.option. Each is 0 or 1; 1 is the default. */
export const VILLE_TROYES_OPTION_COUNT = 4;
/** What an activity card does. [TRO-8] */
export const VILLE_TROYES_EFFECT_ARCHER = 0;
export const VILLE_TROYES_EFFECT_DIPLOMAT = 1;
export const VILLE_TROYES_EFFECT_KNIGHT = 2;
export const VILLE_TROYES_EFFECT_HUNT = 3;
export const VILLE_TROYES_EFFECT_MERCENARY = 4;
export const VILLE_TROYES_EFFECT_TAX_COLLECTOR = 5;
export const VILLE_TROYES_EFFECT_JOUST = 6;
export const VILLE_TROYES_EFFECT_CAPTAIN = 7;
export const VILLE_TROYES_EFFECT_TROUBADOUR = 8;
export const VILLE_TROYES_EFFECT_TITHING = 9;
export const VILLE_TROYES_EFFECT_MONK = 10;
export const VILLE_TROYES_EFFECT_PRIEST = 11;
export const VILLE_TROYES_EFFECT_APPRENTICESHIP = 12;
export const VILLE_TROYES_EFFECT_CONFESSION = 13;
export const VILLE_TROYES_EFFECT_TEMPLAR = 14;
export const VILLE_TROYES_EFFECT_PILGRIMAGE = 15;
export const VILLE_TROYES_EFFECT_PROCESSION = 16;
export const VILLE_TROYES_EFFECT_GLASSBLOWER = 17;
export const VILLE_TROYES_EFFECT_ARTISAN = 18;
export const VILLE_TROYES_EFFECT_MERCHANT = 19;
export const VILLE_TROYES_EFFECT_MILLER = 20;
export const VILLE_TROYES_EFFECT_INNKEEPER = 21;
export const VILLE_TROYES_EFFECT_BLACKSMITH = 22;
export const VILLE_TROYES_EFFECT_MILITIA = 23;
export const VILLE_TROYES_EFFECT_JOURNEYMAN = 24;
export const VILLE_TROYES_EFFECT_GOLDSMITH = 25;
export const VILLE_TROYES_EFFECT_SCULPTOR = 26;
/** What an event does. [TRO-9] */
export const VILLE_TROYES_DISASTER_BLACK_DICE = 0;
export const VILLE_TROYES_DISASTER_NEUTRAL_CITIZEN = 1;
export const VILLE_TROYES_DISASTER_EVENT_CUBE = 2;
export const VILLE_TROYES_DISASTER_CATHEDRAL_CUBE = 3;
export const VILLE_TROYES_DISASTER_DENIERS = 4;
export const VILLE_TROYES_DISASTER_INFLUENCE = 5;
export const VILLE_TROYES_DISASTER_GRAY_CUBE = 6;

/** What each status means, for a call that answers with nothing but a status. */
export const statusTexts = {
  [VILLE_ERR_ARGUMENT]: "NULL where something must be, or a number out of its range; the text names it",
  [VILLE_ERR_STRUCT_SIZE]: "struct_size is smaller than the first version of the struct, or above 65536",
  [VILLE_ERR_BUFFER]: "the buffer is too small; `needed` tells the size",
  [VILLE_ERR_UNKNOWN]: "no game, language, table or row of this name or number",
  [VILLE_ERR_OPTION]: "an option is out of range, or the options and the edition do not go together",
  [VILLE_ERR_OVER]: "the match is over",
  [VILLE_ERR_NOT_YOUR_TURN]: "somebody else must act: another seat, chance, or a player instead of chance",
  [VILLE_ERR_ILLEGAL]: "the rules forbid it; the reason tells why",
  [VILLE_ERR_NOTHING]: "nothing to undo or redo, or no such ply",
  [VILLE_ERR_BARRIER]: "going back would take back luck, a secret, or another's decision; see the reason",
  [VILLE_ERR_OFF]: "this match keeps no log, no undo or no events",
  [VILLE_ERR_FORGOTTEN]: "events this old are no longer kept: read the view and go on from the newest",
  [VILLE_ERR_FORMAT]: "not such a file, cut short, or with something behind its end",
  [VILLE_ERR_CHECKSUM]: "the bytes are damaged",
  [VILLE_ERR_VERSION]: "written by a version that this one cannot read",
  [VILLE_ERR_GAME]: "of another game, or of one that this build does not have",
  [VILLE_ERR_EDITION]: "of another edition, or an edition with faults",
  [VILLE_ERR_INVARIANT]: "a state that play cannot reach; the text names what does not hold",
  [VILLE_ERR_REPLAY]: "playing it again does not give what is written; the place is the ply",
  [VILLE_ERR_JSON]: "not the JSON that is expected; the text tells what and where",
  [VILLE_ERR_MEMORY]: "out of memory",
  [VILLE_ERR_STOPPED]: "the stop flag was raised before all was done",
  [VILLE_ERR_INTERNAL]: "a fault of the library; the match is as it was before the call",
};

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
  ville_paris_paris_tile: { size: 12, fields: {
    place: ['int32', 0],
    line: ['int32', 4],
    count: ['int32', 8],
  } },
  ville_paris_paris_seat: { size: 32, fields: {
    supply: ['int32', 0],
    on_board: ['int32', 4],
    sack: ['int32', 8],
    small_trips: ['int32', 12],
    big_trips: ['int32', 16],
    final_trips: ['int32', 20],
    has_line: ['int32', 24],
    line: ['int32', 28],
  } },
  ville_paris_paris_view: { size: 628, fields: {
    struct_size: ['uint32', 0],
    players: ['int32', 4],
    first: ['int32', 8],
    phase: ['int32', 12],
    actor: ['int32', 16],
    active: ['int32', 20],
    round: ['int32', 24],
    rounds: ['int32', 28],
    turn: ['int32', 32],
    bus: ['int32', 36],
    pending: ['int32', 40],
    open_line: ['int32', 44],
    option: ['int32', 48, 16],
    tiles_left: ['int32', 112],
    offer_count: ['uint32', 116],
    offer: ['ville_paris_paris_tile', 120, 5],
    parked: ['int32', 180, 8],
    huts: ['uint8', 212, 192],
    unseen: ['uint8', 404, 96],
    seats: ['ville_paris_paris_seat', 500, 4],
  } },
  ville_paris_paris_action: { size: 20, fields: {
    kind: ['int32', 0],
    place: ['int32', 4],
    line: ['int32', 8],
    owner: ['int32', 12],
    player: ['int32', 16],
  } },
  ville_paris_paris_scoring: { size: 16, fields: {
    stop: ['int32', 0],
    place: ['int32', 4],
    player: ['int32', 8],
    points: ['int32', 12],
  } },
  ville_paris_paris_line: { size: 44, fields: {
    stop_count: ['uint32', 0],
    stops: ['uint8', 4, 12],
    key: ['char', 16, 28],
  } },
  ville_paris_paris_place: { size: 48, fields: {
    x: ['int32', 0],
    y: ['int32', 4],
    room: ['int32', 8],
    neighbour_count: ['uint32', 12],
    neighbours: ['uint8', 16, 4],
    key: ['char', 20, 28],
  } },
  ville_paris_paris_edition: { size: 3856, fields: {
    struct_size: ['uint32', 0],
    certainty_rounds: ['int32', 4],
    certainty_huts: ['int32', 8],
    certainty_map: ['int32', 12],
    certainty_tiles: ['int32', 16],
    huts: ['int32', 20],
    rounds: ['int32', 24, 3],
    line_count: ['uint32', 36],
    place_count: ['uint32', 40],
    sort_count: ['uint32', 44],
    lines: ['ville_paris_paris_line', 48, 8],
    places: ['ville_paris_paris_place', 400, 48],
    sorts: ['ville_paris_paris_tile', 2704, 96],
  } },
  ville_ticket_paris_seat: { size: 204, fields: {
    buses: ['int32', 0],
    route_points: ['int32', 4],
    flag_points: ['int32', 8],
    flags: ['int32', 12],
    hand_size: ['int32', 16],
    sees_hand: ['int32', 20],
    hand: ['int32', 24, 9],
    known: ['int32', 60, 9],
    kept: ['int32', 96, 8],
    ticket_count: ['uint32', 128],
    undecided_count: ['uint32', 132],
    tickets: ['uint8', 136, 60],
    undecided: ['uint8', 196, 6],
    reserved: ['uint8', 202, 2],
  } },
  ville_ticket_paris_view: { size: 1376, fields: {
    struct_size: ['uint32', 0],
    players: ['int32', 4],
    first: ['int32', 8],
    phase: ['int32', 12],
    next: ['int32', 16],
    actor: ['int32', 20],
    active: ['int32', 24],
    turn: ['int32', 28],
    first_blind: ['int32', 32],
    sweeps: ['int32', 36],
    passes: ['int32', 40],
    turns_left: ['int32', 44],
    deck_size: ['int32', 48],
    ticket_deck: ['int32', 52],
    returned_count: ['int32', 56],
    option: ['int32', 60, 16],
    market_count: ['uint32', 124],
    market: ['int32', 128, 5],
    deck: ['int32', 148, 9],
    discard: ['int32', 184, 9],
    owner: ['int8', 220, 160],
    unseen: ['uint8', 380, 60],
    returned: ['uint8', 440, 60],
    seen: ['uint8', 500, 60],
    seats: ['ville_ticket_paris_seat', 560, 4],
  } },
  ville_ticket_paris_action: { size: 28, fields: {
    kind: ['int32', 0],
    card: ['int32', 4],
    route: ['int32', 8],
    track: ['int32', 12],
    buses: ['int32', 16],
    keep: ['int32', 20],
    ticket: ['int32', 24],
  } },
  ville_ticket_paris_ticket_state: { size: 100, fields: {
    struct_size: ['uint32', 0],
    completed: ['int32', 4],
    possible: ['int32', 8],
    spaces: ['int32', 12],
    route_count: ['uint32', 16],
    routes: ['uint8', 20, 40],
    missing: ['uint8', 60, 40],
  } },
  ville_ticket_paris_colour: { size: 32, fields: {
    cards: ['int32', 0],
    key: ['char', 4, 28],
  } },
  ville_ticket_paris_place: { size: 36, fields: {
    x: ['int32', 0],
    y: ['int32', 4],
    key: ['char', 8, 28],
  } },
  ville_ticket_paris_route: { size: 8, fields: {
    a: ['uint8', 0],
    b: ['uint8', 1],
    length: ['uint8', 2],
    track_count: ['uint8', 3],
    colour: ['uint8', 4, 2],
    reserved: ['uint8', 6, 2],
  } },
  ville_ticket_paris_ticket: { size: 4, fields: {
    a: ['uint8', 0],
    b: ['uint8', 1],
    points: ['uint8', 2],
    reserved: ['uint8', 3],
  } },
  ville_ticket_paris_edition: { size: 2716, fields: {
    struct_size: ['uint32', 0],
    certainty_rules: ['int32', 4],
    certainty_cards: ['int32', 8],
    certainty_route_points: ['int32', 12],
    certainty_map: ['int32', 16],
    certainty_tickets: ['int32', 20],
    buses: ['int32', 24],
    final_round_buses: ['int32', 28],
    face_up_cards: ['int32', 32],
    refresh_buses: ['int32', 36],
    start_cards: ['int32', 40],
    start_tickets: ['int32', 44],
    start_tickets_kept: ['int32', 48],
    drawn_tickets: ['int32', 52],
    drawn_tickets_kept: ['int32', 56],
    flag_points: ['int32', 60],
    flag_colour: ['int32', 64, 8],
    route_points: ['int32', 96, 6],
    bus_cards: ['int32', 120],
    colour_count: ['uint32', 124],
    place_count: ['uint32', 128],
    route_count: ['uint32', 132],
    ticket_count: ['uint32', 136],
    colours: ['ville_ticket_paris_colour', 140, 8],
    places: ['ville_ticket_paris_place', 396, 40],
    routes: ['ville_ticket_paris_route', 1836, 80],
    tickets: ['ville_ticket_paris_ticket', 2476, 60],
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
  ville_troyes_seat: { size: 44, fields: {
    deniers: ['int32', 0],
    district_deniers: ['int32', 4],
    influence: ['int32', 8],
    points: ['int32', 12],
    personal: ['int32', 16],
    general: ['int32', 20],
    cubes: ['int32', 24],
    passes: ['int32', 28],
    people_count: ['int32', 32],
    people: ['uint32', 36],
    events: ['uint32', 40],
  } },
  ville_troyes_building: { size: 28, fields: {
    owner: ['int32', 0, 6],
    lying: ['uint32', 24],
  } },
  ville_troyes_workshop: { size: 36, fields: {
    shown: ['int32', 0],
    tradesman: ['int32', 4, 4],
    cubes: ['int32', 20, 4],
  } },
  ville_troyes_event: { size: 36, fields: {
    in_play: ['int32', 0],
    cubes: ['int32', 4, 4],
    order: ['int32', 20, 4],
  } },
  ville_troyes_view: { size: 2556, fields: {
    struct_size: ['uint32', 0],
    players: ['int32', 4],
    first: ['int32', 8],
    start: ['int32', 12],
    stage: ['int32', 16],
    phase: ['int32', 20],
    actor: ['int32', 24],
    active: ['int32', 28],
    round: ['int32', 32],
    rounds: ['int32', 36],
    turn: ['int32', 40],
    passes: ['int32', 44],
    left: ['int32', 48],
    option: ['int32', 52, 16],
    deed: ['int32', 116],
    target: ['int32', 120],
    value: ['int32', 124],
    activations_left: ['int32', 128],
    events_used: ['uint32', 132],
    fight_needed: ['int32', 136],
    fight_reached: ['int32', 140],
    fight_chosen: ['int32', 144, 6],
    neutral_citizens: ['int32', 168],
    gray_cubes: ['int32', 172],
    unseen_events: ['uint32', 176],
    unseen_people: ['uint32', 180],
    dice: ['int32', 184, 90],
    black: ['int32', 544, 6],
    cathedral: ['int32', 568, 18],
    queue_count: ['uint32', 640],
    queue: ['int32', 644, 17],
    buildings: ['ville_troyes_building', 712, 3],
    workshops: ['ville_troyes_workshop', 796, 27],
    events: ['ville_troyes_event', 1768, 17],
    seats: ['ville_troyes_seat', 2380, 4],
  } },
  ville_troyes_action: { size: 64, fields: {
    kind: ['int32', 0],
    building: ['int32', 4],
    row: ['int32', 8],
    space: ['int32', 12],
    event: ['int32', 16],
    level: ['int32', 20],
    column: ['int32', 24],
    black: ['int32', 28],
    colour: ['int32', 32],
    value: ['int32', 36],
    card: ['int32', 40],
    from: ['int32', 44],
    cube: ['int32', 48],
    dice: ['int32', 52],
    count: ['int32', 56],
    character: ['int32', 60],
  } },
  ville_troyes_die: { size: 12, fields: {
    district: ['int32', 0],
    colour: ['int32', 4],
    value: ['int32', 8],
  } },
  ville_troyes_group: { size: 48, fields: {
    struct_size: ['uint32', 0],
    value: ['int32', 4],
    price: ['int32', 8],
    cost: ['int32', 12],
    paid: ['int32', 16, 5],
    hire: ['int32', 36],
    worth: ['int32', 40],
    deniers: ['int32', 44],
  } },
  ville_troyes_payout: { size: 32, fields: {
    struct_size: ['uint32', 0],
    first: ['int32', 4],
    second: ['int32', 8],
    points: ['int32', 12, 4],
    free: ['int32', 28],
  } },
  ville_troyes_standing: { size: 36, fields: {
    struct_size: ['uint32', 0],
    count: ['int32', 4, 4],
    points: ['int32', 20, 4],
  } },
  ville_troyes_activity_card: { size: 40, fields: {
    effect: ['int32', 0],
    cost: ['int32', 4],
    points: ['int32', 8, 4],
    divisor: ['int32', 24],
    spend: ['int32', 28],
    gain: ['int32', 32],
    also: ['int32', 36],
  } },
  ville_troyes_event_card: { size: 32, fields: {
    effect: ['int32', 0],
    amount: ['int32', 4],
    building: ['int32', 8],
    pips: ['int32', 12],
    spaces: ['int32', 16],
    first: ['int32', 20],
    second: ['int32', 24],
    deck: ['int32', 28],
  } },
  ville_troyes_edition: { size: 1792, fields: {
    struct_size: ['uint32', 0],
    rounds: ['int32', 4, 3],
    rows: ['int32', 16, 3],
    wages: ['int32', 28, 3],
    die_prices: ['int32', 40, 3],
    max_influence: ['int32', 52],
    cathedral_points: ['int32', 56],
    cathedral_influence: ['int32', 60, 6],
    step_points: ['int32', 84, 3],
    steps: ['int32', 96, 18],
    activities: ['ville_troyes_activity_card', 168, 27],
    events: ['ville_troyes_event_card', 1248, 17],
  } },
};
