// The C interface for P/Invoke. Written by bindings/generate.py from capi/api.json and capi/layout.json; not to be edited.
//
// Structs are blittable and handed over by pointer: nothing is marshalled, which suits compilation ahead
// of time.
#pragma warning disable 169, 649 // fields that only the library reads or writes

using System;
using System.Runtime.InteropServices;

namespace Ville
{
    public static class Constants
    {
        public const int VILLE_VERSION_MAJOR = 0;
        public const int VILLE_VERSION_MINOR = 1;
        public const int VILLE_VERSION_PATCH = 0;
        /// <summary>Number of the binary interface. It grows when a program built against an older one could
        /// break.</summary>
        public const int VILLE_ABI_VERSION = 1;
        public const int VILLE_MAX_PLAYERS = 4;
        public const int VILLE_MAX_OPTIONS = 16;
        public const int VILLE_MAX_SCORE_LINES = 12;
        /// <summary>Value of ville_match_config.option[i] that stands for the default.</summary>
        public const int VILLE_DEFAULT = -2147483648;
        public const int VILLE_OK = 0;
        /// <summary>NULL where something must be, or a number out of its range; the text names it</summary>
        public const int VILLE_ERR_ARGUMENT = -10;
        /// <summary>struct_size is smaller than the first version of the struct, or above 65536</summary>
        public const int VILLE_ERR_STRUCT_SIZE = -11;
        /// <summary>the buffer is too small; `needed` tells the size</summary>
        public const int VILLE_ERR_BUFFER = -12;
        /// <summary>no game, language, table or row of this name or number</summary>
        public const int VILLE_ERR_UNKNOWN = -13;
        /// <summary>an option is out of range, or the options and the edition do not go together</summary>
        public const int VILLE_ERR_OPTION = -14;
        /// <summary>the match is over</summary>
        public const int VILLE_ERR_OVER = -20;
        /// <summary>somebody else must act: another seat, chance, or a player instead of chance</summary>
        public const int VILLE_ERR_NOT_YOUR_TURN = -21;
        /// <summary>the rules forbid it; the reason tells why</summary>
        public const int VILLE_ERR_ILLEGAL = -22;
        /// <summary>nothing to undo or redo, or no such ply</summary>
        public const int VILLE_ERR_NOTHING = -30;
        /// <summary>going back would take back luck, a secret, or another's decision; see the reason</summary>
        public const int VILLE_ERR_BARRIER = -31;
        /// <summary>this match keeps no log, no undo or no events</summary>
        public const int VILLE_ERR_OFF = -32;
        /// <summary>events this old are no longer kept: read the view and go on from the newest</summary>
        public const int VILLE_ERR_FORGOTTEN = -33;
        /// <summary>not such a file, cut short, or with something behind its end</summary>
        public const int VILLE_ERR_FORMAT = -40;
        /// <summary>the bytes are damaged</summary>
        public const int VILLE_ERR_CHECKSUM = -41;
        /// <summary>written by a version that this one cannot read</summary>
        public const int VILLE_ERR_VERSION = -42;
        /// <summary>of another game, or of one that this build does not have</summary>
        public const int VILLE_ERR_GAME = -43;
        /// <summary>of another edition, or an edition with faults</summary>
        public const int VILLE_ERR_EDITION = -44;
        /// <summary>a state that play cannot reach; the text names what does not hold</summary>
        public const int VILLE_ERR_INVARIANT = -45;
        /// <summary>playing it again does not give what is written; the place is the ply</summary>
        public const int VILLE_ERR_REPLAY = -46;
        /// <summary>not the JSON that is expected; the text tells what and where</summary>
        public const int VILLE_ERR_JSON = -50;
        /// <summary>out of memory</summary>
        public const int VILLE_ERR_MEMORY = -60;
        /// <summary>the stop flag was raised before all was done</summary>
        public const int VILLE_ERR_STOPPED = -61;
        /// <summary>a fault of the library; the match is as it was before the call</summary>
        public const int VILLE_ERR_INTERNAL = -90;
        public const int VILLE_REASON_NONE = 0;
        public const int VILLE_REASON_MATCH_OVER = 1;
        public const int VILLE_REASON_NOT_YOUR_TURN = 2;
        public const int VILLE_REASON_CHANCE_MUST_ACT = 3;
        public const int VILLE_REASON_PLAYER_MUST_ACT = 4;
        public const int VILLE_REASON_UNKNOWN_KIND = 5;
        public const int VILLE_REASON_BAD_FIELDS = 6;
        public const int VILLE_REASON_WRONG_PHASE = 7;
        public const int VILLE_REASON_NOT_AN_OUTCOME = 8;
        /// <summary>undo: luck has decided since</summary>
        public const int VILLE_REASON_LUCK_DECIDED = 9;
        /// <summary>undo: a secret has come to light since</summary>
        public const int VILLE_REASON_SECRET_SHOWN = 10;
        /// <summary>undo: the decision before belongs to another player</summary>
        public const int VILLE_REASON_OTHERS_DECIDED = 11;
        /// <summary>luck that the library draws, or a seat with a stand-in: nobody decides</summary>
        public const int VILLE_REASON_ACTS_BY_ITSELF = 12;
        /// <summary>luck must act</summary>
        public const int VILLE_CHANCE = -1;
        /// <summary>nobody acts: the match is over</summary>
        public const int VILLE_NOBODY = -2;
        /// <summary>as viewer: a spectator, who knows the least</summary>
        public const int VILLE_PUBLIC = -3;
        /// <summary>as viewer: the referee, who knows everything</summary>
        public const int VILLE_OMNISCIENT = -4;
        /// <summary>player; turn</summary>
        public const int VILLE_EVENT_TURN_STARTED = 1;
        /// <summary>player; source (row of VILLE_NAMES_SCORE_LINE), points</summary>
        public const int VILLE_EVENT_POINTS_SCORED = 2;
        /// <summary>winners (bit p = seat p), reason (row of VILLE_NAMES_END_REASON)</summary>
        public const int VILLE_EVENT_MATCH_OVER = 3;
        /// <summary>to_ply: everything after that ply has been taken back</summary>
        public const int VILLE_EVENT_UNDONE = 4;
        /// <summary>flag: this viewer does not get every argument</summary>
        public const int VILLE_EVENT_PARTIAL = 1;
        /// <summary>row 0: the game itself; its label is the title</summary>
        public const int VILLE_NAMES_GAME = 0;
        /// <summary>as in ville_match_info.phase</summary>
        public const int VILLE_NAMES_PHASE = 1;
        /// <summary>row = kind of action - 1</summary>
        public const int VILLE_NAMES_ACTION = 2;
        /// <summary>row = place in the list of kinds; ville_game_event_kind gives the types</summary>
        public const int VILLE_NAMES_EVENT = 3;
        /// <summary>row = option</summary>
        public const int VILLE_NAMES_OPTION = 4;
        /// <summary>row = option; the label is its one-line help</summary>
        public const int VILLE_NAMES_OPTION_HELP = 5;
        /// <summary>The tables of names of a game.</summary>
        public const int VILLE_NAMES_SCORE_LINE = 6;
        /// <summary>row = the reason itself, common ones included</summary>
        public const int VILLE_NAMES_REASON = 7;
        public const int VILLE_NAMES_END_REASON = 8;
        /// <summary>row = built-in edition; the name is its id</summary>
        public const int VILLE_NAMES_EDITION = 9;
        /// <summary>the library draws, from the seed</summary>
        public const int VILLE_CHANCE_AUTOMATIC = 0;
        /// <summary>the caller applies every outcome: real dice, real cards, a server's luck</summary>
        public const int VILLE_CHANCE_HOST = 1;
        /// <summary>undo stops at luck and at revealed secrets</summary>
        public const int VILLE_UNDO_TABLE = 0;
        /// <summary>and undos in a row take back decisions of one seat only</summary>
        public const int VILLE_UNDO_ONE_SEAT = 1;
        /// <summary>nothing stops undo: for analysis, never for a table</summary>
        public const int VILLE_UNDO_ANALYSIS = 2;
        /// <summary>take the state and leave the log: nothing is played again, nothing can be undone</summary>
        public const int VILLE_LOAD_STATE_ONLY = 1;
        /// <summary>add to each ply its legal actions, or the outcomes with their weights</summary>
        public const int VILLE_RECORD_LEGAL = 1;
        /// <summary>any legal action, each with the same chance</summary>
        public const int VILLE_BOT_RANDOM = 0;
        /// <summary>information-set Monte-Carlo tree search</summary>
        public const int VILLE_BOT_SEARCH = 1;
        public const int VILLE_PARIS_PARIS_MAX_LINES = 8;
        /// <summary>of one line</summary>
        public const int VILLE_PARIS_PARIS_MAX_STOPS = 12;
        public const int VILLE_PARIS_PARIS_MAX_PLACES = 48;
        /// <summary>different tiles: one for each stop of each line</summary>
        public const int VILLE_PARIS_PARIS_MAX_SORTS = 96;
        /// <summary>of one place</summary>
        public const int VILLE_PARIS_PARIS_MAX_NEIGHBOURS = 4;
        /// <summary>tiles on offer: one more than players</summary>
        public const int VILLE_PARIS_PARIS_MAX_OFFER = 5;
        /// <summary>length of ville_paris_paris_view.huts: 4 for each place</summary>
        public const int VILLE_PARIS_PARIS_MAX_HUTS = 192;
        /// <summary>most rows of a trip</summary>
        public const int VILLE_PARIS_PARIS_MAX_TRIP = 128;
        /// <summary>longest list of actions or outcomes</summary>
        public const int VILLE_PARIS_PARIS_MAX_ACTIONS = 96;
        /// <summary>no place, no line, nobody; or one that the viewer does not know</summary>
        public const int VILLE_PARIS_PARIS_NONE = -1;
        /// <summary>luck: the hidden line of a player [PAR-2.2]</summary>
        public const int VILLE_PARIS_PARIS_PHASE_DEAL_LINES = 0;
        /// <summary>luck: the open line of two players [PAR-2.3]</summary>
        public const int VILLE_PARIS_PARIS_PHASE_DEAL_OPEN_LINE = 1;
        /// <summary>luck: a tile comes out of the heap [PAR-3.1]</summary>
        public const int VILLE_PARIS_PARIS_PHASE_REVEAL = 2;
        /// <summary>a player: which tile to take [PAR-3.2]</summary>
        public const int VILLE_PARIS_PARIS_PHASE_BUILD = 3;
        /// <summary>the same player: whose hut goes [PAR-3.5]</summary>
        public const int VILLE_PARIS_PARIS_PHASE_REMOVE = 4;
        /// <summary>nothing, the match is over</summary>
        public const int VILLE_PARIS_PARIS_PHASE_OVER = 5;
        /// <summary>place, line</summary>
        public const int VILLE_PARIS_PARIS_ACTION_TAKE_TILE = 1;
        /// <summary>owner</summary>
        public const int VILLE_PARIS_PARIS_ACTION_REMOVE_HUT = 2;
        /// <summary>luck: player, line</summary>
        public const int VILLE_PARIS_PARIS_ACTION_DEAL_LINE = 3;
        /// <summary>luck: line</summary>
        public const int VILLE_PARIS_PARIS_ACTION_DEAL_OPEN_LINE = 4;
        /// <summary>luck: place, line</summary>
        public const int VILLE_PARIS_PARIS_ACTION_REVEAL_TILE = 5;
        /// <summary>no tile of this place and line is on offer</summary>
        public const int VILLE_PARIS_PARIS_REASON_NO_SUCH_TILE = 64;
        /// <summary>this owner has no hut at the place</summary>
        public const int VILLE_PARIS_PARIS_REASON_NO_HUT_OF_OWNER = 65;
        /// <summary>player; [line]</summary>
        public const int VILLE_PARIS_PARIS_EVENT_LINE_DEALT = 64;
        /// <summary>line</summary>
        public const int VILLE_PARIS_PARIS_EVENT_OPEN_LINE_DEALT = 65;
        /// <summary>player; round: the player has the bus</summary>
        public const int VILLE_PARIS_PARIS_EVENT_ROUND_STARTED = 66;
        /// <summary>place, line</summary>
        public const int VILLE_PARIS_PARIS_EVENT_TILE_REVEALED = 67;
        /// <summary>player; place, line: the tile leaves the game</summary>
        public const int VILLE_PARIS_PARIS_EVENT_TILE_TAKEN = 68;
        /// <summary>player; owner, place, sack: 1 = into the sack, 0 = to the supply</summary>
        public const int VILLE_PARIS_PARIS_EVENT_HUT_REMOVED = 69;
        /// <summary>player; place</summary>
        public const int VILLE_PARIS_PARIS_EVENT_HUT_BUILT = 70;
        /// <summary>player; place: nothing is built there</summary>
        public const int VILLE_PARIS_PARIS_EVENT_NO_HUT_LEFT = 71;
        /// <summary>place, line, empty: 1 = no hut there, the nearest score</summary>
        public const int VILLE_PARIS_PARIS_EVENT_SMALL_TRIP_STARTED = 72;
        /// <summary>place, line</summary>
        public const int VILLE_PARIS_PARIS_EVENT_TILE_PARKED = 73;
        /// <summary>line, final (0, 1), holder: whose hidden line it is, or -1</summary>
        public const int VILLE_PARIS_PARIS_EVENT_BIG_TRIP_STARTED = 74;
        /// <summary>line, place</summary>
        public const int VILLE_PARIS_PARIS_EVENT_BUS_STOPPED = 75;
        /// <summary>line: the two parked tiles leave the game</summary>
        public const int VILLE_PARIS_PARIS_EVENT_PAIR_DISCARDED = 76;
        /// <summary>player: has the bus now</summary>
        public const int VILLE_PARIS_PARIS_EVENT_BUS_PASSED = 77;
        /// <summary>player; line: at the end</summary>
        public const int VILLE_PARIS_PARIS_EVENT_LINE_SHOWN = 78;
        /// <summary>none: the sack brings no points</summary>
        public const int VILLE_PARIS_PARIS_EVENT_SACK_TIED = 79;
        /// <summary>small trips</summary>
        public const int VILLE_PARIS_PARIS_SCORE_SMALL_TRIPS = 0;
        /// <summary>big trips of the rounds</summary>
        public const int VILLE_PARIS_PARIS_SCORE_BIG_TRIPS = 1;
        /// <summary>big trips at the end</summary>
        public const int VILLE_PARIS_PARIS_SCORE_FINAL_TRIPS = 2;
        /// <summary>most huts in the sack</summary>
        public const int VILLE_PARIS_PARIS_SCORE_SACK = 3;
        /// <summary>all tiles are used up [PAR-6.1]</summary>
        public const int VILLE_PARIS_PARIS_END_REASON_LAST_ROUND = 0;
        /// <summary>[PAR-8.1]</summary>
        public const int VILLE_PARIS_PARIS_OPTION_SMALL_TRIP = 0;
        /// <summary>[PAR-8.2]</summary>
        public const int VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS = 1;
        /// <summary>[PAR-8.3]</summary>
        public const int VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS = 2;
        /// <summary>a number, 0 or 1 [PAR-8.4]</summary>
        public const int VILLE_PARIS_PARIS_OPTION_SCORE_HUT = 3;
        /// <summary>The options: places in ville_match_config.option.</summary>
        public const int VILLE_PARIS_PARIS_OPTION_COUNT = 4;
        /// <summary>the nearest huts over all lines of an empty place</summary>
        public const int VILLE_PARIS_PARIS_SMALL_TRIP_ALL_LINES = 0;
        /// <summary>the nearest on each of its lines</summary>
        public const int VILLE_PARIS_PARIS_SMALL_TRIP_EACH_LINE = 1;
        /// <summary>the nearest on the tile's line</summary>
        public const int VILLE_PARIS_PARIS_SMALL_TRIP_TILE_LINE = 2;
        /// <summary>the hidden lines, and the open one of two players</summary>
        public const int VILLE_PARIS_PARIS_FINAL_TRIPS_HIDDEN = 0;
        /// <summary>every line; none is dealt</summary>
        public const int VILLE_PARIS_PARIS_FINAL_TRIPS_ALL = 1;
        /// <summary>a hut may score at several intersections</summary>
        public const int VILLE_PARIS_PARIS_BIG_TRIP_HUTS_EACH_INTERSECTION = 0;
        /// <summary>only at the first of them</summary>
        public const int VILLE_PARIS_PARIS_BIG_TRIP_HUTS_ONCE = 1;
        /// <summary>from the description that the library implements</summary>
        public const int VILLE_PARIS_PARIS_CERTAINTY_SEED = 0;
        /// <summary>from published sources</summary>
        public const int VILLE_PARIS_PARIS_CERTAINTY_SOURCED = 1;
        /// <summary>follows from those</summary>
        public const int VILLE_PARIS_PARIS_CERTAINTY_INFERRED = 2;
        /// <summary>invented to fill a gap, within all known bounds</summary>
        public const int VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION = 3;
        public const int VILLE_TICKET_PARIS_MAX_PLACES = 40;
        public const int VILLE_TICKET_PARIS_MAX_ROUTES = 80;
        /// <summary>of one route</summary>
        public const int VILLE_TICKET_PARIS_MAX_TRACKS = 2;
        /// <summary>tracks in all: two for each route</summary>
        public const int VILLE_TICKET_PARIS_MAX_OWNERS = 160;
        public const int VILLE_TICKET_PARIS_MAX_TICKETS = 60;
        public const int VILLE_TICKET_PARIS_MAX_COLOURS = 8;
        /// <summary>kinds of cards: the colours and the bus</summary>
        public const int VILLE_TICKET_PARIS_MAX_KINDS = 9;
        public const int VILLE_TICKET_PARIS_MAX_LENGTH = 6;
        /// <summary>face-up cards</summary>
        public const int VILLE_TICKET_PARIS_MAX_MARKET = 5;
        /// <summary>tickets dealt to a player at once</summary>
        public const int VILLE_TICKET_PARIS_MAX_CHOICE = 6;
        /// <summary>longest list of legal actions</summary>
        public const int VILLE_TICKET_PARIS_MAX_ACTIONS = 2100;
        /// <summary>in ville_ticket_paris_view.market: the place is empty</summary>
        public const int VILLE_TICKET_PARIS_NO_CARD = -1;
        /// <summary>in ville_ticket_paris_view.owner: the track is free</summary>
        public const int VILLE_TICKET_PARIS_NO_SEAT = -1;
        /// <summary>in a list of tickets: one that the viewer does not know</summary>
        public const int VILLE_TICKET_PARIS_HIDDEN = 0;
        /// <summary>luck: the first cards of the players [TIC-2.2]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_DEAL_START_CARDS = 0;
        /// <summary>luck: a face-up card [TIC-2.3]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_REVEAL_CARD = 1;
        /// <summary>luck: the first tickets [TIC-2.4]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_DEAL_START_TICKETS = 2;
        /// <summary>a player: which of them to keep [TIC-2.5]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_KEEP_START_TICKETS = 3;
        /// <summary>a player: the one action of the turn</summary>
        public const int VILLE_TICKET_PARIS_PHASE_TURN = 4;
        /// <summary>luck: a card from the deck into a hand [TIC-3.6]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_DEAL_CARD = 5;
        /// <summary>a player: the second card of a draw [TIC-3.8]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_SECOND_CARD = 6;
        /// <summary>luck: a ticket to choose from [TIC-5.1]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_DEAL_TICKETS = 7;
        /// <summary>a player: which of them to keep [TIC-5.2]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_KEEP_TICKETS = 8;
        /// <summary>a player: make a flag or not [TIC-8.1]</summary>
        public const int VILLE_TICKET_PARIS_PHASE_FLAG = 9;
        /// <summary>nothing, the match is over</summary>
        public const int VILLE_TICKET_PARIS_PHASE_OVER = 10;
        /// <summary>set-up goes on</summary>
        public const int VILLE_TICKET_PARIS_NEXT_START_TICKETS = 0;
        /// <summary>the second card of a draw</summary>
        public const int VILLE_TICKET_PARIS_NEXT_SECOND_CARD = 1;
        /// <summary>the action is done</summary>
        public const int VILLE_TICKET_PARIS_NEXT_END_OF_ACTION = 2;
        /// <summary>the turn is done</summary>
        public const int VILLE_TICKET_PARIS_NEXT_END_OF_TURN = 3;
        /// <summary>card</summary>
        public const int VILLE_TICKET_PARIS_ACTION_TAKE_FACE_UP = 1;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_DRAW_BLIND = 2;
        /// <summary>route, track, buses, keep</summary>
        public const int VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE = 3;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_STOP_DRAWING = 4;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_DRAW_TICKETS = 5;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_MAKE_FLAG = 6;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_SKIP_FLAG = 7;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_KEEP_TICKETS = 8;
        /// <summary>ticket</summary>
        public const int VILLE_TICKET_PARIS_ACTION_RETURN_TICKET = 9;
        /// <summary>none</summary>
        public const int VILLE_TICKET_PARIS_ACTION_PASS = 10;
        /// <summary>luck: card</summary>
        public const int VILLE_TICKET_PARIS_ACTION_DEAL_CARD = 11;
        /// <summary>luck: card</summary>
        public const int VILLE_TICKET_PARIS_ACTION_REVEAL_CARD = 12;
        /// <summary>luck: ticket</summary>
        public const int VILLE_TICKET_PARIS_ACTION_DEAL_TICKET = 13;
        /// <summary>no card of this kind lies face up</summary>
        public const int VILLE_TICKET_PARIS_REASON_NOT_FACE_UP = 64;
        /// <summary>a face-up bus is never the second card [TIC-3.8]</summary>
        public const int VILLE_TICKET_PARIS_REASON_BUS_IS_THE_WHOLE_ACTION = 65;
        /// <summary>the draw cannot end here [TIC-8.3]</summary>
        public const int VILLE_TICKET_PARIS_REASON_SECOND_CARD_COMPULSORY = 66;
        /// <summary>no card is left to draw</summary>
        public const int VILLE_TICKET_PARIS_REASON_DECK_EMPTY = 67;
        /// <summary>no ticket is left to draw</summary>
        public const int VILLE_TICKET_PARIS_REASON_NO_TICKETS_LEFT = 68;
        /// <summary>the edition has no such route</summary>
        public const int VILLE_TICKET_PARIS_REASON_NO_SUCH_ROUTE = 69;
        /// <summary>the route has one track only</summary>
        public const int VILLE_TICKET_PARIS_REASON_NO_SUCH_TRACK = 70;
        /// <summary>there are buses on the track</summary>
        public const int VILLE_TICKET_PARIS_REASON_TRACK_TAKEN = 71;
        /// <summary>nobody may own both tracks [TIC-4.5]</summary>
        public const int VILLE_TICKET_PARIS_REASON_OWNS_OTHER_TRACK = 72;
        /// <summary>the other track is taken [TIC-4.6]</summary>
        public const int VILLE_TICKET_PARIS_REASON_CLOSED_WITH_TWO_PLAYERS = 73;
        /// <summary>in the supply of the player</summary>
        public const int VILLE_TICKET_PARIS_REASON_TOO_FEW_BUSES_LEFT = 74;
        /// <summary>more buses than spaces</summary>
        public const int VILLE_TICKET_PARIS_REASON_BAD_PAYMENT = 75;
        /// <summary>the hand does not hold them</summary>
        public const int VILLE_TICKET_PARIS_REASON_TOO_FEW_CARDS = 76;
        /// <summary>no card can be kept, or one must be [TIC-6.1]</summary>
        public const int VILLE_TICKET_PARIS_REASON_BAD_KEEP = 77;
        /// <summary>a colour is missing [TIC-6.4]</summary>
        public const int VILLE_TICKET_PARIS_REASON_FLAG_INCOMPLETE = 78;
        /// <summary>it was not just dealt</summary>
        public const int VILLE_TICKET_PARIS_REASON_TICKET_NOT_OFFERED = 79;
        /// <summary>so passing is not [TIC-3.11]</summary>
        public const int VILLE_TICKET_PARIS_REASON_AN_ACTION_IS_POSSIBLE = 80;
        /// <summary>player; [card]: from the deck into a hand</summary>
        public const int VILLE_TICKET_PARIS_EVENT_CARD_DEALT = 64;
        /// <summary>slot, card: turned up</summary>
        public const int VILLE_TICKET_PARIS_EVENT_CARD_REVEALED = 65;
        /// <summary>player; slot, card: face up into a hand</summary>
        public const int VILLE_TICKET_PARIS_EVENT_CARD_TAKEN = 66;
        /// <summary>count: the discard pile is the deck</summary>
        public const int VILLE_TICKET_PARIS_EVENT_DECK_RESHUFFLED = 67;
        /// <summary>buses: all face-up cards are discarded</summary>
        public const int VILLE_TICKET_PARIS_EVENT_MARKET_SWEPT = 68;
        /// <summary>player; route, track, colour, coloured cards, bus cards</summary>
        public const int VILLE_TICKET_PARIS_EVENT_ROUTE_CLAIMED = 69;
        /// <summary>player; card: one of those just paid</summary>
        public const int VILLE_TICKET_PARIS_EVENT_CARD_KEPT = 70;
        /// <summary>player: the kept cards are discarded</summary>
        public const int VILLE_TICKET_PARIS_EVENT_FLAG_MADE = 71;
        /// <summary>player: no second card</summary>
        public const int VILLE_TICKET_PARIS_EVENT_DRAWING_STOPPED = 72;
        /// <summary>player; [ticket]: not yet decided</summary>
        public const int VILLE_TICKET_PARIS_EVENT_TICKET_DEALT = 73;
        /// <summary>player; [ticket]: under the deck</summary>
        public const int VILLE_TICKET_PARIS_EVENT_TICKET_RETURNED = 74;
        /// <summary>player; count</summary>
        public const int VILLE_TICKET_PARIS_EVENT_TICKETS_KEPT = 75;
        /// <summary>player</summary>
        public const int VILLE_TICKET_PARIS_EVENT_PASSED = 76;
        /// <summary>player: who has the last turn</summary>
        public const int VILLE_TICKET_PARIS_EVENT_FINAL_ROUND_STARTED = 77;
        /// <summary>player; ticket, completed (0, 1), points: at the end</summary>
        public const int VILLE_TICKET_PARIS_EVENT_TICKET_SCORED = 78;
        /// <summary>for claimed routes</summary>
        public const int VILLE_TICKET_PARIS_SCORE_ROUTES = 0;
        /// <summary>for flags made</summary>
        public const int VILLE_TICKET_PARIS_SCORE_FLAGS = 1;
        /// <summary>what completed tickets bring</summary>
        public const int VILLE_TICKET_PARIS_SCORE_TICKETS_COMPLETED = 2;
        /// <summary>what the others cost: zero or negative</summary>
        public const int VILLE_TICKET_PARIS_SCORE_TICKETS_FAILED = 3;
        /// <summary>the final round is over [TIC-7.2]</summary>
        public const int VILLE_TICKET_PARIS_END_REASON_FINAL_ROUND = 0;
        /// <summary>everybody has passed in succession [TIC-7.5]</summary>
        public const int VILLE_TICKET_PARIS_END_REASON_ALL_PASSED = 1;
        /// <summary>[TIC-8.1]</summary>
        public const int VILLE_TICKET_PARIS_OPTION_FLAG_TIMING = 0;
        /// <summary>[TIC-8.2]</summary>
        public const int VILLE_TICKET_PARIS_OPTION_FLAG_KEEP = 1;
        /// <summary>[TIC-8.3]</summary>
        public const int VILLE_TICKET_PARIS_OPTION_SECOND_CARD = 2;
        /// <summary>[TIC-8.4]</summary>
        public const int VILLE_TICKET_PARIS_OPTION_FINAL_TIE = 3;
        /// <summary>a number, 1 .. 10 [TIC-8.5]</summary>
        public const int VILLE_TICKET_PARIS_OPTION_BUS_REFRESH_STOP = 4;
        public const int VILLE_TICKET_PARIS_OPTION_COUNT = 5;
        /// <summary>a flag takes the place of a turn</summary>
        public const int VILLE_TICKET_PARIS_FLAG_TIMING_ACTION_INSTEAD_OF_TURN = 0;
        /// <summary>it is free, after any action</summary>
        public const int VILLE_TICKET_PARIS_FLAG_TIMING_OPTIONAL_AT_END_OF_OWN_TURN = 1;
        /// <summary>keeping a card is a choice</summary>
        public const int VILLE_TICKET_PARIS_FLAG_KEEP_MAY_DECLINE = 0;
        /// <summary>it happens whenever possible</summary>
        public const int VILLE_TICKET_PARIS_FLAG_KEEP_ALWAYS = 1;
        /// <summary>a second card is drawn if it can be</summary>
        public const int VILLE_TICKET_PARIS_SECOND_CARD_COMPULSORY = 0;
        /// <summary>not after a first card from the deck</summary>
        public const int VILLE_TICKET_PARIS_SECOND_CARD_OPTIONAL_AFTER_BLIND = 1;
        /// <summary>decide between equal totals</summary>
        public const int VILLE_TICKET_PARIS_FINAL_TIE_COMPLETED_TICKETS = 0;
        /// <summary>decide between equal totals</summary>
        public const int VILLE_TICKET_PARIS_FINAL_TIE_CLAIMED_ROUTES = 1;
        /// <summary>from the description that the library implements</summary>
        public const int VILLE_TICKET_PARIS_CERTAINTY_SEED = 0;
        /// <summary>from published sources</summary>
        public const int VILLE_TICKET_PARIS_CERTAINTY_SOURCED = 1;
        /// <summary>follows from those</summary>
        public const int VILLE_TICKET_PARIS_CERTAINTY_INFERRED = 2;
        /// <summary>invented to fill a gap, within all known bounds</summary>
        public const int VILLE_TICKET_PARIS_CERTAINTY_RECONSTRUCTION = 3;
        /// <summary>goods, which are the colours of cards [TOI-2.1]</summary>
        public const int VILLE_TOITS_GOODS = 5;
        /// <summary>sets of reward tokens: one per good and one for feathers [TOI-1.2]</summary>
        public const int VILLE_TOITS_SETS = 6;
        /// <summary>spaces of the board [TOI-8.6]</summary>
        public const int VILLE_TOITS_MAX_SPACES = 7;
        /// <summary>rows of the card table [TOI-8.2]</summary>
        public const int VILLE_TOITS_MAX_ROWS = 128;
        /// <summary>cards in all [TOI-8.2]</summary>
        public const int VILLE_TOITS_MAX_CARDS = 200;
        /// <summary>longest list of legal actions: seven cards, and to pass; of outcomes: MAX_ROWS</summary>
        public const int VILLE_TOITS_MAX_ACTIONS = 8;
        /// <summary>decisions that interrupt the sharing</summary>
        public const int VILLE_TOITS_MAX_PENDING = 2;
        /// <summary>in ville_toits_view.board: the space is empty</summary>
        public const int VILLE_TOITS_NO_CARD = -1;
        /// <summary>The goods, in the order in which they are always listed. [TOI-2.2]</summary>
        public const int VILLE_TOITS_GOOD_JEWELS = 0;
        public const int VILLE_TOITS_GOOD_GOLD = 1;
        public const int VILLE_TOITS_GOOD_PAINTINGS = 2;
        public const int VILLE_TOITS_GOOD_GEMS = 3;
        public const int VILLE_TOITS_GOOD_STATUES = 4;
        /// <summary>The sets of reward tokens: 0 .. 4 are those of the goods. [TOI-1.2]</summary>
        public const int VILLE_TOITS_SET_FEATHERS = 5;
        /// <summary>not played yet</summary>
        public const int VILLE_TOITS_CHARACTER_IN_HAND = 5;
        /// <summary>gone for good</summary>
        public const int VILLE_TOITS_CHARACTER_LOST = 6;
        /// <summary>the leader lays cards on the board [TOI-3]</summary>
        public const int VILLE_TOITS_PHASE_STEALING = 0;
        /// <summary>the cards on the board are shared out [TOI-4]</summary>
        public const int VILLE_TOITS_PHASE_SHARING = 1;
        /// <summary>the match is over</summary>
        public const int VILLE_TOITS_PHASE_OVER = 2;
        /// <summary>luck: the next card of the board [TOI-3.12]</summary>
        public const int VILLE_TOITS_STEP_REVEAL = 0;
        /// <summary>the leader: draw on, or stop [TOI-3.3]</summary>
        public const int VILLE_TOITS_STEP_DRAW_OR_STOP = 1;
        /// <summary>the leader: which cards to take [TOI-4.1, TOI-4.3]</summary>
        public const int VILLE_TOITS_STEP_LEADER_TAKE = 2;
        /// <summary>the others, clockwise: one card each [TOI-4.4]</summary>
        public const int VILLE_TOITS_STEP_OTHERS_TAKE = 3;
        /// <summary>the leader: one more card, or none [TOI-4.5]</summary>
        public const int VILLE_TOITS_STEP_EXTRA_TAKE = 4;
        /// <summary>the victim of a raid: where to place the Character [TOI-5.2]</summary>
        public const int VILLE_TOITS_STEP_CHARACTER = 5;
        /// <summary>luck: the top card of the supply [TOI-5.7]</summary>
        public const int VILLE_TOITS_STEP_DRAW_BONUS = 6;
        /// <summary>nothing, the match is over</summary>
        public const int VILLE_TOITS_STEP_OVER = 7;
        /// <summary>the detective reached a card [TOI-3.7]</summary>
        public const int VILLE_TOITS_RESULT_CAUGHT = 0;
        /// <summary>he stands right of the last card [TOI-3.8]</summary>
        public const int VILLE_TOITS_RESULT_ACHIEVEMENT = 1;
        /// <summary>the leader stopped before that</summary>
        public const int VILLE_TOITS_RESULT_ORDINARY = 2;
        /// <summary>it has not ended</summary>
        public const int VILLE_TOITS_RESULT_NONE = 3;
        /// <summary>reveal another card; value 0</summary>
        public const int VILLE_TOITS_ACTION_DRAW = 1;
        /// <summary>stop stealing; value 0</summary>
        public const int VILLE_TOITS_ACTION_STOP = 2;
        /// <summary>take the card on a space; value 1 .. 7</summary>
        public const int VILLE_TOITS_ACTION_TAKE = 3;
        /// <summary>take no more; value 0</summary>
        public const int VILLE_TOITS_ACTION_PASS = 4;
        /// <summary>place the Character; value = a good</summary>
        public const int VILLE_TOITS_ACTION_PLACE_CHARACTER = 5;
        /// <summary>do not place it; value 0</summary>
        public const int VILLE_TOITS_ACTION_DECLINE_CHARACTER = 6;
        /// <summary>luck: the card revealed; value = a row of the card table</summary>
        public const int VILLE_TOITS_ACTION_REVEAL = 7;
        /// <summary>luck: the card drawn; value = a row of the card table</summary>
        public const int VILLE_TOITS_ACTION_DRAW_BONUS = 8;
        /// <summary>no card lies on this space</summary>
        public const int VILLE_TOITS_REASON_EMPTY_SPACE = 64;
        /// <summary>to pass, while a card must be taken</summary>
        public const int VILLE_TOITS_REASON_MUST_TAKE = 65;
        /// <summary>the option wants a card of this good in the collection [TOI-7.5]</summary>
        public const int VILLE_TOITS_REASON_GOOD_NOT_OWNED = 66;
        /// <summary>player; card, space, pile</summary>
        public const int VILLE_TOITS_EVENT_CARD_REVEALED = 64;
        /// <summary>nothing: this turn is the last</summary>
        public const int VILLE_TOITS_EVENT_DRAW_PILE_EMPTIED = 65;
        /// <summary>from, to: spaces; the start is one more than the board has</summary>
        public const int VILLE_TOITS_EVENT_DETECTIVE_MOVED = 66;
        /// <summary>player; result, forced (1 = by itself)</summary>
        public const int VILLE_TOITS_EVENT_STEALING_ENDED = 67;
        /// <summary>card, space: from the board</summary>
        public const int VILLE_TOITS_EVENT_CARD_DISCARDED = 68;
        /// <summary>player; card, space: off the board</summary>
        public const int VILLE_TOITS_EVENT_CARD_TAKEN = 69;
        /// <summary>player: takes no (more) card</summary>
        public const int VILLE_TOITS_EVENT_PASSED = 70;
        /// <summary>player; card: into the collection of its good</summary>
        public const int VILLE_TOITS_EVENT_CARD_GAINED = 71;
        /// <summary>player; good, cards (how many are lost, Character not counted)</summary>
        public const int VILLE_TOITS_EVENT_RAID = 72;
        /// <summary>player; card: by a raid</summary>
        public const int VILLE_TOITS_EVENT_CARD_LOST = 73;
        /// <summary>player; good</summary>
        public const int VILLE_TOITS_EVENT_CHARACTER_PLACED = 74;
        /// <summary>player</summary>
        public const int VILLE_TOITS_EVENT_CHARACTER_DECLINED = 75;
        /// <summary>player</summary>
        public const int VILLE_TOITS_EVENT_CHARACTER_LOST = 76;
        /// <summary>player; card: from the supply</summary>
        public const int VILLE_TOITS_EVENT_BONUS_DRAWN = 77;
        /// <summary>player: the supply was empty</summary>
        public const int VILLE_TOITS_EVENT_BONUS_MISSED = 78;
        /// <summary>cards: how many the new supply has [TOI-7.8]</summary>
        public const int VILLE_TOITS_EVENT_SUPPLY_RESHUFFLED = 79;
        /// <summary>player: the leader of the turn</summary>
        public const int VILLE_TOITS_EVENT_TURN_ENDED = 80;
        /// <summary>player; set, token, points: at the end</summary>
        public const int VILLE_TOITS_EVENT_TOKEN_AWARDED = 81;
        /// <summary>The pile that a card came from, in VILLE_TOITS_EVENT_CARD_REVEALED.</summary>
        public const int VILLE_TOITS_PILE_DRAW_PILE = 0;
        public const int VILLE_TOITS_PILE_SUPPLY = 1;
        /// <summary>Which token of a set, in VILLE_TOITS_EVENT_TOKEN_AWARDED.</summary>
        public const int VILLE_TOITS_TOKEN_HIGH = 0;
        public const int VILLE_TOITS_TOKEN_LOW = 1;
        /// <summary>Score lines: 0 .. 5 are the tokens of the sets in their order. [TOI-6.13]</summary>
        public const int VILLE_TOITS_SCORE_TOKEN_JEWELS = 0;
        public const int VILLE_TOITS_SCORE_TOKEN_GOLD = 1;
        public const int VILLE_TOITS_SCORE_TOKEN_PAINTINGS = 2;
        public const int VILLE_TOITS_SCORE_TOKEN_GEMS = 3;
        public const int VILLE_TOITS_SCORE_TOKEN_STATUES = 4;
        public const int VILLE_TOITS_SCORE_TOKEN_FEATHERS = 5;
        public const int VILLE_TOITS_SCORE_CARD_POINTS = 6;
        /// <summary>Why a match ended.</summary>
        public const int VILLE_TOITS_END_REASON_DRAW_PILE = 0;
        /// <summary>[TOI-7.1]</summary>
        public const int VILLE_TOITS_OPTION_ADJACENT_DETECTIVE = 0;
        /// <summary>[TOI-7.2]</summary>
        public const int VILLE_TOITS_OPTION_SEVERAL_CARDS = 1;
        /// <summary>[TOI-7.3]</summary>
        public const int VILLE_TOITS_OPTION_RAIDED_BONUS = 2;
        /// <summary>[TOI-7.4]</summary>
        public const int VILLE_TOITS_OPTION_DECLINED_CHARACTER = 3;
        /// <summary>[TOI-7.5]</summary>
        public const int VILLE_TOITS_OPTION_CHARACTER_GOOD = 4;
        /// <summary>[TOI-7.6]</summary>
        public const int VILLE_TOITS_OPTION_EMPTY_MAJORITY = 5;
        /// <summary>[TOI-7.7]</summary>
        public const int VILLE_TOITS_OPTION_BEHIND_TRIPLE_TIE = 6;
        /// <summary>[TOI-7.8]</summary>
        public const int VILLE_TOITS_OPTION_EMPTY_SUPPLY = 7;
        /// <summary>a number, 0 or 1 [TOI-7.9]</summary>
        public const int VILLE_TOITS_OPTION_ACHIEVEMENT_MINIMUM = 8;
        /// <summary>The options: places in ville_match_config.option.</summary>
        public const int VILLE_TOITS_OPTION_COUNT = 9;
        /// <summary>the phase ends by itself</summary>
        public const int VILLE_TOITS_ADJACENT_DETECTIVE_STOP = 0;
        /// <summary>the leader may draw on, and is caught then</summary>
        public const int VILLE_TOITS_ADJACENT_DETECTIVE_MAY_DRAW = 1;
        /// <summary>each card takes effect before the next is chosen</summary>
        public const int VILLE_TOITS_SEVERAL_CARDS_ONE_BY_ONE = 0;
        /// <summary>all take effect together</summary>
        public const int VILLE_TOITS_SEVERAL_CARDS_ALL_AT_ONCE = 1;
        /// <summary>a bonus card lost in the raid it caused still draws</summary>
        public const int VILLE_TOITS_RAIDED_BONUS_DRAWS = 0;
        /// <summary>it does not</summary>
        public const int VILLE_TOITS_RAIDED_BONUS_LOST = 1;
        /// <summary>for a later raid</summary>
        public const int VILLE_TOITS_DECLINED_CHARACTER_KEPT = 0;
        /// <summary>for good</summary>
        public const int VILLE_TOITS_DECLINED_CHARACTER_LOST = 1;
        /// <summary>placed on any good</summary>
        public const int VILLE_TOITS_CHARACTER_GOOD_ANY = 0;
        /// <summary>only on one with a card</summary>
        public const int VILLE_TOITS_CHARACTER_GOOD_OWNED = 1;
        /// <summary>no second place without a card</summary>
        public const int VILLE_TOITS_EMPTY_MAJORITY_NO_TOKEN = 0;
        /// <summary>a second place, never the first</summary>
        public const int VILLE_TOITS_EMPTY_MAJORITY_RUNNER_UP = 1;
        /// <summary>for the fourth behind three who share the first place</summary>
        public const int VILLE_TOITS_BEHIND_TRIPLE_TIE_NO_TOKEN = 0;
        /// <summary>a low token for that player</summary>
        public const int VILLE_TOITS_BEHIND_TRIPLE_TIE_LOW_TOKEN = 1;
        /// <summary>a bonus card draws nothing then</summary>
        public const int VILLE_TOITS_EMPTY_SUPPLY_NOTHING = 0;
        /// <summary>the discard becomes the supply</summary>
        public const int VILLE_TOITS_EMPTY_SUPPLY_RESHUFFLE = 1;
        /// <summary>from the description that the library implements</summary>
        public const int VILLE_TOITS_CERTAINTY_SEED = 0;
        /// <summary>from published sources</summary>
        public const int VILLE_TOITS_CERTAINTY_SOURCED = 1;
        /// <summary>follows from those</summary>
        public const int VILLE_TOITS_CERTAINTY_INFERRED = 2;
        /// <summary>invented to fill a gap, within all known bounds</summary>
        public const int VILLE_TOITS_CERTAINTY_RECONSTRUCTION = 3;
        /// <summary>also buildings</summary>
        public const int VILLE_TROYES_COLOURS = 3;
        /// <summary>of a die; also columns of the cathedral</summary>
        public const int VILLE_TROYES_FACES = 6;
        /// <summary>the players' and the gray one; also owners</summary>
        public const int VILLE_TROYES_DISTRICTS = 5;
        /// <summary>of a building</summary>
        public const int VILLE_TROYES_SPACES = 6;
        /// <summary>of the cathedral</summary>
        public const int VILLE_TROYES_LEVELS = 3;
        /// <summary>length of ville_troyes_view.dice</summary>
        public const int VILLE_TROYES_DICE = 90;
        /// <summary>length of ville_troyes_view.cathedral</summary>
        public const int VILLE_TROYES_CATHEDRAL = 18;
        /// <summary>length of ville_troyes_edition.steps</summary>
        public const int VILLE_TROYES_STEPS = 18;
        public const int VILLE_TROYES_ACTIVITIES = 27;
        /// <summary>for tradesmen on a card</summary>
        public const int VILLE_TROYES_WORKPLACES = 4;
        public const int VILLE_TROYES_EVENTS = 17;
        public const int VILLE_TROYES_CHARACTERS = 6;
        public const int VILLE_TROYES_MAX_NEUTRALS = 18;
        /// <summary>longest list of actions or outcomes</summary>
        public const int VILLE_TROYES_MAX_ACTIONS = 511;
        /// <summary>owner of gray citizens and cubes, and the gray district</summary>
        public const int VILLE_TROYES_NEUTRAL = 4;
        /// <summary>nobody, none; or what the viewer does not know</summary>
        public const int VILLE_TROYES_NONE = -1;
        /// <summary>luck: a character [TRO-2.2]</summary>
        public const int VILLE_TROYES_PHASE_DEAL_CHARACTER = 0;
        /// <summary>a player: a citizen on a space [TRO-2.7]</summary>
        public const int VILLE_TROYES_PHASE_SETUP_CITIZEN = 1;
        /// <summary>luck: an activity card [TRO-4.1]</summary>
        public const int VILLE_TROYES_PHASE_REVEAL_ACTIVITY = 2;
        /// <summary>luck: a die</summary>
        public const int VILLE_TROYES_PHASE_ROLL_DIE = 3;
        /// <summary>luck: an event [TRO-4.5]</summary>
        public const int VILLE_TROYES_PHASE_REVEAL_EVENT = 4;
        /// <summary>a player: which cube leaves an event</summary>
        public const int VILLE_TROYES_PHASE_RETURN_EVENT_CUBE = 5;
        /// <summary>a player: which cube leaves the cathedral</summary>
        public const int VILLE_TROYES_PHASE_RETURN_CATHEDRAL_CUBE = 6;
        /// <summary>a player faces the highest black die [TRO-4.9]</summary>
        public const int VILLE_TROYES_PHASE_COUNTER = 7;
        /// <summary>the same: own dice against it</summary>
        public const int VILLE_TROYES_PHASE_COUNTER_DIE = 8;
        /// <summary>a player: an action, or influence [TRO-6]</summary>
        public const int VILLE_TROYES_PHASE_TURN = 9;
        /// <summary>the same: whom to hire [TRO-6.3]</summary>
        public const int VILLE_TROYES_PHASE_HIRE_TRADESMAN = 10;
        /// <summary>the same: a group of dice [TRO-5.1]</summary>
        public const int VILLE_TROYES_PHASE_USE_DICE = 11;
        /// <summary>the same: how many [TRO-6.5]</summary>
        public const int VILLE_TROYES_PHASE_ACTIVATIONS = 12;
        /// <summary>the same: which building [TRO-8.21]</summary>
        public const int VILLE_TROYES_PHASE_MILLER = 13;
        /// <summary>the same: which event</summary>
        public const int VILLE_TROYES_PHASE_PLACE_CUBE = 14;
        /// <summary>the same: which level [TRO-12.2]</summary>
        public const int VILLE_TROYES_PHASE_CATHEDRAL_LEVEL = 15;
        /// <summary>the same: a die to turn [TRO-5.8]</summary>
        public const int VILLE_TROYES_PHASE_TURN_DIE = 16;
        /// <summary>nothing, the match is over</summary>
        public const int VILLE_TROYES_PHASE_OVER = 17;
        /// <summary>The part of the round that goes on.</summary>
        public const int VILLE_TROYES_STAGE_DEALING = 0;
        public const int VILLE_TROYES_STAGE_PLACING = 1;
        public const int VILLE_TROYES_STAGE_REVEAL = 2;
        public const int VILLE_TROYES_STAGE_WORKFORCE = 3;
        public const int VILLE_TROYES_STAGE_NEW_EVENTS = 4;
        public const int VILLE_TROYES_STAGE_RESOLVING = 5;
        public const int VILLE_TROYES_STAGE_BLACK_DICE = 6;
        public const int VILLE_TROYES_STAGE_COUNTERING = 7;
        public const int VILLE_TROYES_STAGE_ACTIONS = 8;
        public const int VILLE_TROYES_STAGE_OVER = 9;
        /// <summary>building, row, space</summary>
        public const int VILLE_TROYES_ACTION_SETUP_CITIZEN = 1;
        /// <summary>event</summary>
        public const int VILLE_TROYES_ACTION_RETURN_EVENT_CUBE = 2;
        /// <summary>level, column</summary>
        public const int VILLE_TROYES_ACTION_RETURN_CATHEDRAL_CUBE = 3;
        /// <summary>black</summary>
        public const int VILLE_TROYES_ACTION_COUNTER = 4;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_FAIL_COUNTER = 5;
        /// <summary>colour, value</summary>
        public const int VILLE_TROYES_ACTION_COUNTER_DIE = 6;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_COUNTER_DONE = 7;
        /// <summary>card</summary>
        public const int VILLE_TROYES_ACTION_ACTIVATE = 8;
        /// <summary>event</summary>
        public const int VILLE_TROYES_ACTION_FIGHT_EVENT = 9;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_BUILD_CATHEDRAL = 10;
        /// <summary>building</summary>
        public const int VILLE_TROYES_ACTION_PLACE_CITIZEN = 11;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_AGRICULTURE = 12;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_PASS = 13;
        /// <summary>from, row, space</summary>
        public const int VILLE_TROYES_ACTION_HIRE_TRADESMAN = 14;
        /// <summary>cube, dice</summary>
        public const int VILLE_TROYES_ACTION_USE_DICE = 15;
        /// <summary>count</summary>
        public const int VILLE_TROYES_ACTION_ACTIVATIONS = 16;
        /// <summary>building</summary>
        public const int VILLE_TROYES_ACTION_MILLER = 17;
        /// <summary>event</summary>
        public const int VILLE_TROYES_ACTION_PLACE_CUBE = 18;
        /// <summary>level</summary>
        public const int VILLE_TROYES_ACTION_CATHEDRAL_LEVEL = 19;
        /// <summary>colour, value</summary>
        public const int VILLE_TROYES_ACTION_TURN_DIE = 20;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_TURN_DONE = 21;
        /// <summary>colour, value</summary>
        public const int VILLE_TROYES_ACTION_REROLL_DIE = 22;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_RECRUIT_CITIZEN = 23;
        /// <summary>none</summary>
        public const int VILLE_TROYES_ACTION_TURN_DICE = 24;
        /// <summary>luck: character</summary>
        public const int VILLE_TROYES_ACTION_DEAL_CHARACTER = 25;
        /// <summary>luck: card</summary>
        public const int VILLE_TROYES_ACTION_REVEAL_ACTIVITY = 26;
        /// <summary>luck: event</summary>
        public const int VILLE_TROYES_ACTION_REVEAL_EVENT = 27;
        /// <summary>luck: value</summary>
        public const int VILLE_TROYES_ACTION_ROLL_DIE = 28;
        /// <summary>Why an action is refused, after the reasons common to all games.</summary>
        public const int VILLE_TROYES_REASON_SPACE_TAKEN = 64;
        public const int VILLE_TROYES_REASON_NO_OWN_CUBE_THERE = 65;
        public const int VILLE_TROYES_REASON_HIGHEST_MUST_BE_COUNTERED = 66;
        public const int VILLE_TROYES_REASON_NOT_ON_THE_TABLE = 67;
        public const int VILLE_TROYES_REASON_OUT_OF_REACH = 68;
        public const int VILLE_TROYES_REASON_ABLE_TO_COUNTER = 69;
        public const int VILLE_TROYES_REASON_NO_SUCH_DIE = 70;
        public const int VILLE_TROYES_REASON_TOTAL_NOT_REACHED = 71;
        public const int VILLE_TROYES_REASON_CARD_NOT_IN_PLAY = 72;
        public const int VILLE_TROYES_REASON_NO_FREE_SPACE = 73;
        public const int VILLE_TROYES_REASON_NO_SUCH_CITIZEN = 74;
        public const int VILLE_TROYES_REASON_NO_CITIZEN_IN_SUPPLY = 75;
        public const int VILLE_TROYES_REASON_EXPULSION_BARRED = 76;
        public const int VILLE_TROYES_REASON_NOT_IN_THE_QUEUE = 77;
        public const int VILLE_TROYES_REASON_NO_CUBE_LEFT = 78;
        public const int VILLE_TROYES_REASON_COLUMN_FULL = 79;
        public const int VILLE_TROYES_REASON_LEVEL_TAKEN = 80;
        public const int VILLE_TROYES_REASON_CUBE_NOT_USABLE = 81;
        public const int VILLE_TROYES_REASON_WRONG_DICE = 82;
        public const int VILLE_TROYES_REASON_GROUP_TOO_WEAK = 83;
        public const int VILLE_TROYES_REASON_TOO_FEW_DENIERS = 84;
        public const int VILLE_TROYES_REASON_TOO_LITTLE_INFLUENCE = 85;
        public const int VILLE_TROYES_REASON_TOO_MANY_ACTIVATIONS = 86;
        public const int VILLE_TROYES_REASON_EVENT_USED_BEFORE = 87;
        public const int VILLE_TROYES_REASON_DIE_TURNED_BEFORE = 88;
        public const int VILLE_TROYES_REASON_NOTHING_TURNED = 89;
        /// <summary>player; [character]</summary>
        public const int VILLE_TROYES_EVENT_CHARACTER_DEALT = 64;
        /// <summary>round, first</summary>
        public const int VILLE_TROYES_EVENT_ROUND_STARTED = 65;
        /// <summary>card</summary>
        public const int VILLE_TROYES_EVENT_ACTIVITY_REVEALED = 66;
        /// <summary>event, position</summary>
        public const int VILLE_TROYES_EVENT_EVENT_REVEALED = 67;
        /// <summary>event</summary>
        public const int VILLE_TROYES_EVENT_EVENT_RESOLVED = 68;
        /// <summary>roll, district, colour, value, was</summary>
        public const int VILLE_TROYES_EVENT_DIE_ROLLED = 69;
        /// <summary>district, colour, value, to</summary>
        public const int VILLE_TROYES_EVENT_DIE_TURNED = 70;
        /// <summary>district, colour, value</summary>
        public const int VILLE_TROYES_EVENT_DIE_USED = 71;
        /// <summary>player; value</summary>
        public const int VILLE_TROYES_EVENT_BLACK_DIE_COUNTERED = 72;
        /// <summary>player; value</summary>
        public const int VILLE_TROYES_EVENT_BLACK_DIE_DISCARDED = 73;
        /// <summary>owner, building, row, space</summary>
        public const int VILLE_TROYES_EVENT_CITIZEN_PLACED = 74;
        /// <summary>owner, building, row</summary>
        public const int VILLE_TROYES_EVENT_CITIZEN_EXPELLED = 75;
        /// <summary>owner, building</summary>
        public const int VILLE_TROYES_EVENT_CITIZEN_RETURNED = 76;
        /// <summary>player</summary>
        public const int VILLE_TROYES_EVENT_CITIZEN_RECRUITED = 77;
        /// <summary>player; card, space, from, row, from_space</summary>
        public const int VILLE_TROYES_EVENT_TRADESMAN_HIRED = 78;
        /// <summary>player; card, count</summary>
        public const int VILLE_TROYES_EVENT_ACTIVITY_ACTIVATED = 79;
        /// <summary>player; card, count</summary>
        public const int VILLE_TROYES_EVENT_DELAYED_CUBES_PLACED = 80;
        /// <summary>player; card</summary>
        public const int VILLE_TROYES_EVENT_DELAYED_CUBE_SPENT = 81;
        /// <summary>player; event, count</summary>
        public const int VILLE_TROYES_EVENT_EVENT_CUBES_PLACED = 82;
        /// <summary>event, first, second</summary>
        public const int VILLE_TROYES_EVENT_EVENT_COMPLETED = 83;
        /// <summary>player; event</summary>
        public const int VILLE_TROYES_EVENT_EVENT_TAKEN = 84;
        /// <summary>player; event</summary>
        public const int VILLE_TROYES_EVENT_EVENT_CUBE_RETURNED = 85;
        /// <summary>owner, level, column</summary>
        public const int VILLE_TROYES_EVENT_CATHEDRAL_CUBE_PLACED = 86;
        /// <summary>player; level, column</summary>
        public const int VILLE_TROYES_EVENT_CATHEDRAL_CUBE_RETURNED = 87;
        /// <summary>player; change, reason</summary>
        public const int VILLE_TROYES_EVENT_DENIERS_CHANGED = 88;
        /// <summary>player; amount</summary>
        public const int VILLE_TROYES_EVENT_DISTRICT_DENIERS_ADDED = 89;
        /// <summary>player; change, reason</summary>
        public const int VILLE_TROYES_EVENT_INFLUENCE_CHANGED = 90;
        /// <summary>player</summary>
        public const int VILLE_TROYES_EVENT_PASSED = 91;
        /// <summary>reason</summary>
        public const int VILLE_TROYES_EVENT_ACTIONS_ENDED = 92;
        /// <summary>round, first</summary>
        public const int VILLE_TROYES_EVENT_ROUND_ENDED = 93;
        /// <summary>What a die is rolled for.</summary>
        public const int VILLE_TROYES_ROLL_WORKFORCE = 0;
        public const int VILLE_TROYES_ROLL_REROLL = 1;
        public const int VILLE_TROYES_ROLL_NEUTRAL = 2;
        public const int VILLE_TROYES_ROLL_GRAY_CUBE = 3;
        public const int VILLE_TROYES_ROLL_BLACK = 4;
        public const int VILLE_TROYES_ROLL_ARCHER = 5;
        /// <summary>Actions of a turn, once begun.</summary>
        public const int VILLE_TROYES_DEED_NONE = 0;
        public const int VILLE_TROYES_DEED_ACTIVATE = 1;
        public const int VILLE_TROYES_DEED_FIGHT_EVENT = 2;
        public const int VILLE_TROYES_DEED_BUILD_CATHEDRAL = 3;
        public const int VILLE_TROYES_DEED_PLACE_CITIZEN = 4;
        public const int VILLE_TROYES_DEED_AGRICULTURE = 5;
        /// <summary>Score lines. [TRO-7]</summary>
        public const int VILLE_TROYES_SCORE_TOKENS = 0;
        public const int VILLE_TROYES_SCORE_EVENTS_IN_PLAY = 1;
        public const int VILLE_TROYES_SCORE_TRADESMEN = 2;
        public const int VILLE_TROYES_SCORE_CATHEDRAL = 3;
        public const int VILLE_TROYES_SCORE_HENRI_I = 4;
        public const int VILLE_TROYES_SCORE_URBAIN_IV = 5;
        public const int VILLE_TROYES_SCORE_HUGUES_DE_PAYNS = 6;
        public const int VILLE_TROYES_SCORE_THIBAUT_II = 7;
        public const int VILLE_TROYES_SCORE_CHRETIEN_DE_TROYES = 8;
        public const int VILLE_TROYES_SCORE_FLORENTINE = 9;
        /// <summary>[TRO-7.1]</summary>
        public const int VILLE_TROYES_END_REASON_LAST_ROUND = 0;
        /// <summary>[TRO-12.1]</summary>
        public const int VILLE_TROYES_OPTION_PASS_IS_FINAL = 0;
        /// <summary>[TRO-12.2]</summary>
        public const int VILLE_TROYES_OPTION_CATHEDRAL_STACKING = 1;
        /// <summary>[TRO-12.3]</summary>
        public const int VILLE_TROYES_OPTION_HIRE_LYING_CITIZENS = 2;
        /// <summary>[TRO-12.4]</summary>
        public const int VILLE_TROYES_OPTION_HIDDEN_VP = 3;
        /// <summary>The options: places in ville_match_config.option. Each is 0 or 1; 1 is the default.</summary>
        public const int VILLE_TROYES_OPTION_COUNT = 4;
        /// <summary>What an activity card does. [TRO-8]</summary>
        public const int VILLE_TROYES_EFFECT_ARCHER = 0;
        public const int VILLE_TROYES_EFFECT_DIPLOMAT = 1;
        public const int VILLE_TROYES_EFFECT_KNIGHT = 2;
        public const int VILLE_TROYES_EFFECT_HUNT = 3;
        public const int VILLE_TROYES_EFFECT_MERCENARY = 4;
        public const int VILLE_TROYES_EFFECT_TAX_COLLECTOR = 5;
        public const int VILLE_TROYES_EFFECT_JOUST = 6;
        public const int VILLE_TROYES_EFFECT_CAPTAIN = 7;
        public const int VILLE_TROYES_EFFECT_TROUBADOUR = 8;
        public const int VILLE_TROYES_EFFECT_TITHING = 9;
        public const int VILLE_TROYES_EFFECT_MONK = 10;
        public const int VILLE_TROYES_EFFECT_PRIEST = 11;
        public const int VILLE_TROYES_EFFECT_APPRENTICESHIP = 12;
        public const int VILLE_TROYES_EFFECT_CONFESSION = 13;
        public const int VILLE_TROYES_EFFECT_TEMPLAR = 14;
        public const int VILLE_TROYES_EFFECT_PILGRIMAGE = 15;
        public const int VILLE_TROYES_EFFECT_PROCESSION = 16;
        public const int VILLE_TROYES_EFFECT_GLASSBLOWER = 17;
        public const int VILLE_TROYES_EFFECT_ARTISAN = 18;
        public const int VILLE_TROYES_EFFECT_MERCHANT = 19;
        public const int VILLE_TROYES_EFFECT_MILLER = 20;
        public const int VILLE_TROYES_EFFECT_INNKEEPER = 21;
        public const int VILLE_TROYES_EFFECT_BLACKSMITH = 22;
        public const int VILLE_TROYES_EFFECT_MILITIA = 23;
        public const int VILLE_TROYES_EFFECT_JOURNEYMAN = 24;
        public const int VILLE_TROYES_EFFECT_GOLDSMITH = 25;
        public const int VILLE_TROYES_EFFECT_SCULPTOR = 26;
        /// <summary>What an event does. [TRO-9]</summary>
        public const int VILLE_TROYES_DISASTER_BLACK_DICE = 0;
        public const int VILLE_TROYES_DISASTER_NEUTRAL_CITIZEN = 1;
        public const int VILLE_TROYES_DISASTER_EVENT_CUBE = 2;
        public const int VILLE_TROYES_DISASTER_CATHEDRAL_CUBE = 3;
        public const int VILLE_TROYES_DISASTER_DENIERS = 4;
        public const int VILLE_TROYES_DISASTER_INFLUENCE = 5;
        public const int VILLE_TROYES_DISASTER_GRAY_CUBE = 6;
    }

    internal static class StatusTexts
    {
        /// What a status means, for a call that answers with nothing but a status.
        internal static string Of(int status)
        {
            switch (status)
            {
                case Constants.VILLE_ERR_ARGUMENT: return "NULL where something must be, or a number out of its range; the text names it";
                case Constants.VILLE_ERR_STRUCT_SIZE: return "struct_size is smaller than the first version of the struct, or above 65536";
                case Constants.VILLE_ERR_BUFFER: return "the buffer is too small; `needed` tells the size";
                case Constants.VILLE_ERR_UNKNOWN: return "no game, language, table or row of this name or number";
                case Constants.VILLE_ERR_OPTION: return "an option is out of range, or the options and the edition do not go together";
                case Constants.VILLE_ERR_OVER: return "the match is over";
                case Constants.VILLE_ERR_NOT_YOUR_TURN: return "somebody else must act: another seat, chance, or a player instead of chance";
                case Constants.VILLE_ERR_ILLEGAL: return "the rules forbid it; the reason tells why";
                case Constants.VILLE_ERR_NOTHING: return "nothing to undo or redo, or no such ply";
                case Constants.VILLE_ERR_BARRIER: return "going back would take back luck, a secret, or another's decision; see the reason";
                case Constants.VILLE_ERR_OFF: return "this match keeps no log, no undo or no events";
                case Constants.VILLE_ERR_FORGOTTEN: return "events this old are no longer kept: read the view and go on from the newest";
                case Constants.VILLE_ERR_FORMAT: return "not such a file, cut short, or with something behind its end";
                case Constants.VILLE_ERR_CHECKSUM: return "the bytes are damaged";
                case Constants.VILLE_ERR_VERSION: return "written by a version that this one cannot read";
                case Constants.VILLE_ERR_GAME: return "of another game, or of one that this build does not have";
                case Constants.VILLE_ERR_EDITION: return "of another edition, or an edition with faults";
                case Constants.VILLE_ERR_INVARIANT: return "a state that play cannot reach; the text names what does not hold";
                case Constants.VILLE_ERR_REPLAY: return "playing it again does not give what is written; the place is the ply";
                case Constants.VILLE_ERR_JSON: return "not the JSON that is expected; the text tells what and where";
                case Constants.VILLE_ERR_MEMORY: return "out of memory";
                case Constants.VILLE_ERR_STOPPED: return "the stop flag was raised before all was done";
                case Constants.VILLE_ERR_INTERNAL: return "a fault of the library; the match is as it was before the call";
                default: return "";
            }
        }
    }

    /// <summary>What went wrong, in words for a developer. For players' languages use the reason with
    /// ville_game_label. A call that is given one without a proper struct_size does nothing and answers
    /// VILLE_ERR_STRUCT_SIZE.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Error
    {
        public uint StructSize;
        public int Status;
        /// <summary>VILLE_REASON_NONE unless the rules or a barrier of undo forbid it</summary>
        public int Reason;
        /// <summary>index in a list, ply of a record, or -1</summary>
        public int Place;
        private fixed byte text[240];
        /// <summary>English, ends in a zero byte</summary>
        public string Text { get { fixed (byte* p = text) return Utf8.Read(p, 240); } }
    }

    /// <summary>One fact that happened. Types 1..63 mean the same in every game, those from 64 on are the
    /// game's.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Event
    {
        /// <summary>number in the match, from 0</summary>
        public uint Seq;
        /// <summary>VILLE_EVENT_..., or of the game</summary>
        public ushort Type;
        /// <summary>whom it concerns, or VILLE_NOBODY</summary>
        public sbyte Player;
        /// <summary>VILLE_EVENT_PARTIAL</summary>
        public byte Flags;
        private fixed int Arg[6];
        /// <summary>in the order of the kind's fields without `player`; -1 where hidden from this viewer</summary>
        public int GetArg(int index) { Check.Index(index, 6); fixed (int* p = Arg) return p[index]; }
        /// <summary>in the order of the kind's fields without `player`; -1 where hidden from this viewer</summary>
        public void SetArg(int index, int value) { Check.Index(index, 6); fixed (int* p = Arg) p[index] = value; }
    }

    /// <summary>A game in numbers.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct GameInfo
    {
        public uint StructSize;
        public int MinPlayers;
        public int MaxPlayers;
        /// <summary>changes only when the rules behave differently</summary>
        public uint RulesVersion;
        /// <summary>changes when snapshots get another form</summary>
        public uint StateVersion;
        /// <summary>the longest list of legal actions or outcomes, for any edition</summary>
        public uint MaxActions;
        /// <summary>the longest match with a built-in edition</summary>
        public uint MaxPlies;
        /// <summary>memory of one state</summary>
        public uint StateBytes;
        public uint OptionCount;
        /// <summary>built-in editions</summary>
        public uint EditionCount;
        public uint ActionKindCount;
        public uint EventKindCount;
        public uint PhaseCount;
        public uint ScoreLineCount;
        /// <summary>the game's own, from 64 on</summary>
        public uint ReasonCount;
        public uint EndReasonCount;
        private fixed byte id[32];
        /// <summary>such as "toits"</summary>
        public string Id { get { fixed (byte* p = id) return Utf8.Read(p, 32); } }
    }

    /// <summary>A rule switch: a number from min to max; where it has names, they are those of the values 0, 1,
    /// ...</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct OptionInfo
    {
        public uint StructSize;
        public int Min;
        public int Max;
        /// <summary>the default</summary>
        public int Fallback;
        /// <summary>1 = the values have names</summary>
        public int Named;
        private fixed byte name[44];
        public string Name { get { fixed (byte* p = name) return Utf8.Read(p, 44); } }
    }

    /// <summary>How a match is made. ville_match_config_init fills in the defaults named here.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct MatchConfig
    {
        public uint StructSize;
        /// <summary>-1: must be set</summary>
        public int Game;
        /// <summary>0</summary>
        public ulong Seed;
        /// <summary>0; number of the match in a series: (seed, index) decides all luck</summary>
        public uint Index;
        /// <summary>0: the fewest that the game takes</summary>
        public int Players;
        /// <summary>0; the seat that begins</summary>
        public int First;
        /// <summary>VILLE_CHANCE_AUTOMATIC</summary>
        public int Chance;
        /// <summary>1: keep the log, which undo, saves with history, and records need</summary>
        public int Log;
        /// <summary>1: allow undo, redo and seek; needs the log</summary>
        public int Undo;
        /// <summary>1: keep events</summary>
        public int Events;
        /// <summary>VILLE_UNDO_TABLE</summary>
        public int UndoRule;
        private fixed int Option[16];
        /// <summary>VILLE_DEFAULT each; in the order of the game's options</summary>
        public int GetOption(int index) { Check.Index(index, 16); fixed (int* p = Option) return p[index]; }
        /// <summary>VILLE_DEFAULT each; in the order of the game's options</summary>
        public void SetOption(int index, int value) { Check.Index(index, 16); fixed (int* p = Option) p[index] = value; }
    }

    /// <summary>How a match stands.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct MatchInfo
    {
        public uint StructSize;
        public int Game;
        public int Players;
        public int First;
        /// <summary>seat, VILLE_CHANCE or VILLE_NOBODY</summary>
        public int Actor;
        /// <summary>row of VILLE_NAMES_PHASE</summary>
        public int Phase;
        /// <summary>actions and outcomes applied since the start</summary>
        public uint Ply;
        /// <summary>first ply to which seek can go back</summary>
        public uint LogBegin;
        /// <summary>one after the last ply in the log; above `ply` when something can be redone</summary>
        public uint LogEnd;
        /// <summary>number of the oldest event still kept</summary>
        public uint EventsBegin;
        /// <summary>number that the next event will get</summary>
        public uint EventsEnd;
        /// <summary>1 = the match is over</summary>
        public int Over;
        /// <summary>bit p = seat p has won; 0 before the end</summary>
        public uint Winners;
        /// <summary>row of VILLE_NAMES_END_REASON, or -1 before the end</summary>
        public int EndReason;
        /// <summary>how far the match is, 0 .. 1000</summary>
        public int Progress;
        /// <summary>bit p = a stand-in plays seat p</summary>
        public uint StandIns;
        /// <summary>bytes that this match holds</summary>
        public ulong Memory;
    }

    /// <summary>Points from one source.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ScoreLine
    {
        /// <summary>row of VILLE_NAMES_SCORE_LINE</summary>
        public int Source;
        public int Points;
    }

    /// <summary>One player's count. Lines that the viewer may not know yet are absent; then complete is
    /// 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Score
    {
        public int Total;
        public int Complete;
        public uint LineCount;
        /// <summary>0</summary>
        private uint Reserved;
        private ScoreLine Line0, Line1, Line2, Line3, Line4, Line5, Line6, Line7,
                    Line8, Line9, Line10, Line11;
        public ScoreLine GetLine(int index) { Check.Index(index, 12); fixed (ScoreLine* p = &Line0) return p[index]; }
        public void SetLine(int index, ScoreLine value) { Check.Index(index, 12); fixed (ScoreLine* p = &Line0) p[index] = value; }
    }

    /// <summary>One entry of the log.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct LogEntry
    {
        public ulong Action;
        /// <summary>seat or VILLE_CHANCE</summary>
        public int Player;
        /// <summary>1 = undo at the table stops here</summary>
        public int Barrier;
    }

    /// <summary>How a bot is made. ville_bot_config_init fills in the defaults named here.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct BotConfig
    {
        public uint StructSize;
        /// <summary>VILLE_BOT_RANDOM</summary>
        public int Kind;
        /// <summary>0; the bot's own luck, apart from that of the match</summary>
        public ulong Seed;
        /// <summary>0; number of the match in a series</summary>
        public uint Index;
        /// <summary>1000; search: how many matches are played out for a choice, at least 1</summary>
        public uint Iterations;
        /// <summary>0; search: above 0 the clock ends it too, whichever comes first; not reproducible</summary>
        public uint Milliseconds;
        /// <summary>0</summary>
        private uint Reserved;
    }

    /// <summary>What a bot thinks of one action.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Thought
    {
        public ulong Action;
        /// <summary>how often it was tried; 0 when it is the only one</summary>
        public uint Visits;
        /// <summary>what it is worth on average, 0 (lost) .. 1,000,000 (won)</summary>
        public int Value;
    }

    /// <summary>How a random match went.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Playout
    {
        /// <summary>of the last state</summary>
        public ulong StateHash;
        public uint Plies;
        /// <summary>plies of players</summary>
        public uint Decisions;
        /// <summary>bit p = seat p has won</summary>
        public uint Winners;
        private fixed int Total[4];
        /// <summary>points by seat</summary>
        public int GetTotal(int index) { Check.Index(index, 4); fixed (int* p = Total) return p[index]; }
        /// <summary>points by seat</summary>
        public void SetTotal(int index, int value) { Check.Index(index, 4); fixed (int* p = Total) p[index] = value; }
        /// <summary>0</summary>
        private uint Reserved;
    }

    /// <summary>Equal tiles.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisTile
    {
        /// <summary>row</summary>
        public int Place;
        /// <summary>row</summary>
        public int Line;
        /// <summary>how many</summary>
        public int Count;
    }

    /// <summary>What a viewer sees of a player.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisSeat
    {
        /// <summary>huts left to build</summary>
        public int Supply;
        /// <summary>huts on the board; the fewest decide a tie [PAR-6.8]</summary>
        public int OnBoard;
        /// <summary>huts that others have removed; 0 with two players [PAR-3.7]</summary>
        public int Sack;
        /// <summary>points so far</summary>
        public int SmallTrips;
        /// <summary>points so far</summary>
        public int BigTrips;
        /// <summary>points; 0 before the end</summary>
        public int FinalTrips;
        /// <summary>1 = holds a hidden line</summary>
        public int HasLine;
        /// <summary>which one, if the viewer may know it; else VILLE_PARIS_PARIS_NONE</summary>
        public int Line;
    }

    /// <summary>The table as a viewer sees it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisView
    {
        public uint StructSize;
        /// <summary>2 .. 4</summary>
        public int Players;
        /// <summary>seat that began</summary>
        public int First;
        /// <summary>VILLE_PARIS_PARIS_PHASE_...</summary>
        public int Phase;
        /// <summary>seat, VILLE_CHANCE or VILLE_NOBODY</summary>
        public int Actor;
        /// <summary>who builds, or to whom a line is dealt; between turns who has the bus</summary>
        public int Active;
        /// <summary>counted from 1; 0 during set-up</summary>
        public int Round;
        /// <summary>of the match</summary>
        public int Rounds;
        /// <summary>the last take that has begun, counted from 1 over the match; 0 before it</summary>
        public int Turn;
        /// <summary>seat that has the bus</summary>
        public int Bus;
        /// <summary>place where a hut is to be removed, or VILLE_PARIS_PARIS_NONE</summary>
        public int Pending;
        /// <summary>with two players; else VILLE_PARIS_PARIS_NONE</summary>
        public int OpenLine;
        private fixed int Option[16];
        /// <summary>by VILLE_PARIS_PARIS_OPTION_...</summary>
        public int GetOption(int index) { Check.Index(index, 16); fixed (int* p = Option) return p[index]; }
        /// <summary>by VILLE_PARIS_PARIS_OPTION_...</summary>
        public void SetOption(int index, int value) { Check.Index(index, 16); fixed (int* p = Option) p[index] = value; }
        /// <summary>not yet revealed</summary>
        public int TilesLeft;
        /// <summary>different tiles on offer</summary>
        public uint OfferCount;
        private ParisParisTile Offer0, Offer1, Offer2, Offer3, Offer4;
        /// <summary>by place, then by line</summary>
        public ParisParisTile GetOffer(int index) { Check.Index(index, 5); fixed (ParisParisTile* p = &Offer0) return p[index]; }
        /// <summary>by place, then by line</summary>
        public void SetOffer(int index, ParisParisTile value) { Check.Index(index, 5); fixed (ParisParisTile* p = &Offer0) p[index] = value; }
        private fixed int Parked[8];
        /// <summary>by line: the place on the parked tile, or VILLE_PARIS_PARIS_NONE</summary>
        public int GetParked(int index) { Check.Index(index, 8); fixed (int* p = Parked) return p[index]; }
        /// <summary>by line: the place on the parked tile, or VILLE_PARIS_PARIS_NONE</summary>
        public void SetParked(int index, int value) { Check.Index(index, 8); fixed (int* p = Parked) p[index] = value; }
        private fixed byte Huts[192];
        /// <summary>those of seat s at place p: huts[4 * p + s], 0 .. 2</summary>
        public byte GetHuts(int index) { Check.Index(index, 192); fixed (byte* p = Huts) return p[index]; }
        /// <summary>those of seat s at place p: huts[4 * p + s], 0 .. 2</summary>
        public void SetHuts(int index, byte value) { Check.Index(index, 192); fixed (byte* p = Huts) p[index] = value; }
        private fixed byte Unseen[96];
        /// <summary>tiles not yet revealed, by ville_paris_paris_edition.sorts</summary>
        public byte GetUnseen(int index) { Check.Index(index, 96); fixed (byte* p = Unseen) return p[index]; }
        /// <summary>tiles not yet revealed, by ville_paris_paris_edition.sorts</summary>
        public void SetUnseen(int index, byte value) { Check.Index(index, 96); fixed (byte* p = Unseen) p[index] = value; }
        private ParisParisSeat Seats0, Seats1, Seats2, Seats3;
        /// <summary>0 .. players-1 are in use</summary>
        public ParisParisSeat GetSeats(int index) { Check.Index(index, 4); fixed (ParisParisSeat* p = &Seats0) return p[index]; }
        /// <summary>0 .. players-1 are in use</summary>
        public void SetSeats(int index, ParisParisSeat value) { Check.Index(index, 4); fixed (ParisParisSeat* p = &Seats0) p[index] = value; }
    }

    /// <summary>An action or chance outcome, taken apart. Members that its kind does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisAction
    {
        /// <summary>VILLE_PARIS_PARIS_ACTION_...</summary>
        public int Kind;
        /// <summary>row</summary>
        public int Place;
        /// <summary>row</summary>
        public int Line;
        /// <summary>seat whose hut goes</summary>
        public int Owner;
        /// <summary>seat that draws a line</summary>
        public int Player;
    }

    /// <summary>Huts of one player at one place that score.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisScoring
    {
        /// <summary>where the bus stops: the place of the tile, or an intersection of the line</summary>
        public int Stop;
        /// <summary>where the huts stand</summary>
        public int Place;
        /// <summary>whose they are</summary>
        public int Player;
        /// <summary>one for each hut: 1 or 2</summary>
        public int Points;
    }

    /// <summary>A bus line, from one end to the other.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisLine
    {
        /// <summary>2 .. 12</summary>
        public uint StopCount;
        private fixed byte Stops[12];
        /// <summary>places</summary>
        public byte GetStops(int index) { Check.Index(index, 12); fixed (byte* p = Stops) return p[index]; }
        /// <summary>places</summary>
        public void SetStops(int index, byte value) { Check.Index(index, 12); fixed (byte* p = Stops) p[index] = value; }
        private fixed byte key[28];
        /// <summary>its name in JSON; ends in a zero byte</summary>
        public string Key { get { fixed (byte* p = key) return Utf8.Read(p, 28); } }
    }

    /// <summary>A place on the map.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisPlace
    {
        /// <summary>for drawing, to the right: 0 .. 255</summary>
        public int X;
        /// <summary>for drawing, downwards: 0 .. 255</summary>
        public int Y;
        /// <summary>huts that it holds: 2 at an intersection, else 1 [PAR-1.3]</summary>
        public int Room;
        public uint NeighbourCount;
        private fixed byte Neighbours[4];
        /// <summary>places, ascending [PAR-1.4]</summary>
        public byte GetNeighbours(int index) { Check.Index(index, 4); fixed (byte* p = Neighbours) return p[index]; }
        /// <summary>places, ascending [PAR-1.4]</summary>
        public void SetNeighbours(int index, byte value) { Check.Index(index, 4); fixed (byte* p = Neighbours) p[index] = value; }
        private fixed byte key[28];
        /// <summary>its name in JSON; ends in a zero byte</summary>
        public string Key { get { fixed (byte* p = key) return Utf8.Read(p, 28); } }
    }

    /// <summary>What the box prints. Names for players are text: see the functions below.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ParisParisEdition
    {
        public uint StructSize;
        /// <summary>VILLE_PARIS_PARIS_CERTAINTY_... of rounds</summary>
        public int CertaintyRounds;
        /// <summary>of huts</summary>
        public int CertaintyHuts;
        /// <summary>of places and lines</summary>
        public int CertaintyMap;
        /// <summary>of the tiles</summary>
        public int CertaintyTiles;
        /// <summary>of each player [PAR-1.6]</summary>
        public int Huts;
        private fixed int Rounds[3];
        /// <summary>with 2, 3 and 4 players [PAR-1.7]</summary>
        public int GetRounds(int index) { Check.Index(index, 3); fixed (int* p = Rounds) return p[index]; }
        /// <summary>with 2, 3 and 4 players [PAR-1.7]</summary>
        public void SetRounds(int index, int value) { Check.Index(index, 3); fixed (int* p = Rounds) p[index] = value; }
        /// <summary>4 .. 8</summary>
        public uint LineCount;
        /// <summary>4 .. 48</summary>
        public uint PlaceCount;
        /// <summary>8 .. 96: different tiles</summary>
        public uint SortCount;
        private ParisParisLine Lines0, Lines1, Lines2, Lines3, Lines4, Lines5, Lines6, Lines7;
        public ParisParisLine GetLines(int index) { Check.Index(index, 8); fixed (ParisParisLine* p = &Lines0) return p[index]; }
        public void SetLines(int index, ParisParisLine value) { Check.Index(index, 8); fixed (ParisParisLine* p = &Lines0) p[index] = value; }
        private ParisParisPlace Places0, Places1, Places2, Places3, Places4, Places5, Places6, Places7,
                    Places8, Places9, Places10, Places11, Places12, Places13, Places14, Places15,
                    Places16, Places17, Places18, Places19, Places20, Places21, Places22, Places23,
                    Places24, Places25, Places26, Places27, Places28, Places29, Places30, Places31,
                    Places32, Places33, Places34, Places35, Places36, Places37, Places38, Places39,
                    Places40, Places41, Places42, Places43, Places44, Places45, Places46, Places47;
        public ParisParisPlace GetPlaces(int index) { Check.Index(index, 48); fixed (ParisParisPlace* p = &Places0) return p[index]; }
        public void SetPlaces(int index, ParisParisPlace value) { Check.Index(index, 48); fixed (ParisParisPlace* p = &Places0) p[index] = value; }
        private ParisParisTile Sorts0, Sorts1, Sorts2, Sorts3, Sorts4, Sorts5, Sorts6, Sorts7,
                    Sorts8, Sorts9, Sorts10, Sorts11, Sorts12, Sorts13, Sorts14, Sorts15,
                    Sorts16, Sorts17, Sorts18, Sorts19, Sorts20, Sorts21, Sorts22, Sorts23,
                    Sorts24, Sorts25, Sorts26, Sorts27, Sorts28, Sorts29, Sorts30, Sorts31,
                    Sorts32, Sorts33, Sorts34, Sorts35, Sorts36, Sorts37, Sorts38, Sorts39,
                    Sorts40, Sorts41, Sorts42, Sorts43, Sorts44, Sorts45, Sorts46, Sorts47,
                    Sorts48, Sorts49, Sorts50, Sorts51, Sorts52, Sorts53, Sorts54, Sorts55,
                    Sorts56, Sorts57, Sorts58, Sorts59, Sorts60, Sorts61, Sorts62, Sorts63,
                    Sorts64, Sorts65, Sorts66, Sorts67, Sorts68, Sorts69, Sorts70, Sorts71,
                    Sorts72, Sorts73, Sorts74, Sorts75, Sorts76, Sorts77, Sorts78, Sorts79,
                    Sorts80, Sorts81, Sorts82, Sorts83, Sorts84, Sorts85, Sorts86, Sorts87,
                    Sorts88, Sorts89, Sorts90, Sorts91, Sorts92, Sorts93, Sorts94, Sorts95;
        /// <summary>every tile of the game, by place, then by line</summary>
        public ParisParisTile GetSorts(int index) { Check.Index(index, 96); fixed (ParisParisTile* p = &Sorts0) return p[index]; }
        /// <summary>every tile of the game, by place, then by line</summary>
        public void SetSorts(int index, ParisParisTile value) { Check.Index(index, 96); fixed (ParisParisTile* p = &Sorts0) p[index] = value; }
    }

    /// <summary>What a viewer sees of a player.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisSeat
    {
        /// <summary>left in the supply</summary>
        public int Buses;
        /// <summary>scored so far for routes</summary>
        public int RoutePoints;
        /// <summary>scored so far for flags</summary>
        public int FlagPoints;
        /// <summary>made so far</summary>
        public int Flags;
        /// <summary>cards in hand</summary>
        public int HandSize;
        /// <summary>1 = the viewer knows the whole hand</summary>
        public int SeesHand;
        private fixed int Hand[9];
        /// <summary>cards per kind, if he does; else 0</summary>
        public int GetHand(int index) { Check.Index(index, 9); fixed (int* p = Hand) return p[index]; }
        /// <summary>cards per kind, if he does; else 0</summary>
        public void SetHand(int index, int value) { Check.Index(index, 9); fixed (int* p = Hand) p[index] = value; }
        private fixed int Known[9];
        /// <summary>of these, per kind, everybody knows [TIC-3.12]</summary>
        public int GetKnown(int index) { Check.Index(index, 9); fixed (int* p = Known) return p[index]; }
        /// <summary>of these, per kind, everybody knows [TIC-3.12]</summary>
        public void SetKnown(int index, int value) { Check.Index(index, 9); fixed (int* p = Known) p[index] = value; }
        private fixed int Kept[8];
        /// <summary>per colour: 1 = a card is kept for a flag [TIC-6.1]</summary>
        public int GetKept(int index) { Check.Index(index, 8); fixed (int* p = Kept) return p[index]; }
        /// <summary>per colour: 1 = a card is kept for a flag [TIC-6.1]</summary>
        public void SetKept(int index, int value) { Check.Index(index, 8); fixed (int* p = Kept) p[index] = value; }
        /// <summary>tickets kept</summary>
        public uint TicketCount;
        /// <summary>tickets dealt and not decided</summary>
        public uint UndecidedCount;
        private fixed byte Tickets[60];
        /// <summary>ids in the order of keeping, or VILLE_TICKET_PARIS_HIDDEN</summary>
        public byte GetTickets(int index) { Check.Index(index, 60); fixed (byte* p = Tickets) return p[index]; }
        /// <summary>ids in the order of keeping, or VILLE_TICKET_PARIS_HIDDEN</summary>
        public void SetTickets(int index, byte value) { Check.Index(index, 60); fixed (byte* p = Tickets) p[index] = value; }
        private fixed byte Undecided[6];
        /// <summary>ids in the order of dealing, or VILLE_TICKET_PARIS_HIDDEN</summary>
        public byte GetUndecided(int index) { Check.Index(index, 6); fixed (byte* p = Undecided) return p[index]; }
        /// <summary>ids in the order of dealing, or VILLE_TICKET_PARIS_HIDDEN</summary>
        public void SetUndecided(int index, byte value) { Check.Index(index, 6); fixed (byte* p = Undecided) p[index] = value; }
        private fixed byte Reserved[2];
    }

    /// <summary>The table as a viewer sees it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisView
    {
        public uint StructSize;
        /// <summary>2 .. 4</summary>
        public int Players;
        /// <summary>seat that began</summary>
        public int First;
        /// <summary>VILLE_TICKET_PARIS_PHASE_...</summary>
        public int Phase;
        /// <summary>VILLE_TICKET_PARIS_NEXT_..., while a card is dealt or turned up</summary>
        public int Next;
        /// <summary>seat, VILLE_CHANCE or VILLE_NOBODY</summary>
        public int Actor;
        /// <summary>seat whose turn it is, also while luck acts</summary>
        public int Active;
        /// <summary>counted from 1 over all players; 0 during set-up</summary>
        public int Turn;
        /// <summary>1 = the first card of this draw came from the deck</summary>
        public int FirstBlind;
        /// <summary>sweeps of the market in a row [TIC-3.5]</summary>
        public int Sweeps;
        /// <summary>turns passed in succession [TIC-7.5]</summary>
        public int Passes;
        /// <summary>of the final round, the present one included; 0 before it</summary>
        public int TurnsLeft;
        /// <summary>cards in the deck</summary>
        public int DeckSize;
        /// <summary>tickets left to draw</summary>
        public int TicketDeck;
        /// <summary>how many of those were returned and lie undermost</summary>
        public int ReturnedCount;
        private fixed int Option[16];
        /// <summary>by VILLE_TICKET_PARIS_OPTION_...</summary>
        public int GetOption(int index) { Check.Index(index, 16); fixed (int* p = Option) return p[index]; }
        /// <summary>by VILLE_TICKET_PARIS_OPTION_...</summary>
        public void SetOption(int index, int value) { Check.Index(index, 16); fixed (int* p = Option) p[index] = value; }
        /// <summary>places of the market</summary>
        public uint MarketCount;
        private fixed int Market[5];
        /// <summary>kinds of cards, or VILLE_TICKET_PARIS_NO_CARD</summary>
        public int GetMarket(int index) { Check.Index(index, 5); fixed (int* p = Market) return p[index]; }
        /// <summary>kinds of cards, or VILLE_TICKET_PARIS_NO_CARD</summary>
        public void SetMarket(int index, int value) { Check.Index(index, 5); fixed (int* p = Market) p[index] = value; }
        private fixed int Deck[9];
        /// <summary>cards per kind, for VILLE_OMNISCIENT alone</summary>
        public int GetDeck(int index) { Check.Index(index, 9); fixed (int* p = Deck) return p[index]; }
        /// <summary>cards per kind, for VILLE_OMNISCIENT alone</summary>
        public void SetDeck(int index, int value) { Check.Index(index, 9); fixed (int* p = Deck) p[index] = value; }
        private fixed int Discard[9];
        /// <summary>cards per kind</summary>
        public int GetDiscard(int index) { Check.Index(index, 9); fixed (int* p = Discard) return p[index]; }
        /// <summary>cards per kind</summary>
        public void SetDiscard(int index, int value) { Check.Index(index, 9); fixed (int* p = Discard) p[index] = value; }
        private fixed sbyte Owner[160];
        /// <summary>by track: that of route r is 2 * (r - 1) + track. A seat, or VILLE_TICKET_PARIS_NO_SEAT, also
        /// where there is no track</summary>
        public sbyte GetOwner(int index) { Check.Index(index, 160); fixed (sbyte* p = Owner) return p[index]; }
        /// <summary>by track: that of route r is 2 * (r - 1) + track. A seat, or VILLE_TICKET_PARIS_NO_SEAT, also
        /// where there is no track</summary>
        public void SetOwner(int index, sbyte value) { Check.Index(index, 160); fixed (sbyte* p = Owner) p[index] = value; }
        private fixed byte Unseen[60];
        /// <summary>by id - 1: 1 = in the deck and never looked at, for VILLE_OMNISCIENT alone</summary>
        public byte GetUnseen(int index) { Check.Index(index, 60); fixed (byte* p = Unseen) return p[index]; }
        /// <summary>by id - 1: 1 = in the deck and never looked at, for VILLE_OMNISCIENT alone</summary>
        public void SetUnseen(int index, byte value) { Check.Index(index, 60); fixed (byte* p = Unseen) p[index] = value; }
        private fixed byte Returned[60];
        /// <summary>ids in the order of coming up, returned_count of them; VILLE_TICKET_PARIS_HIDDEN for those of
        /// others [TIC-5.6]</summary>
        public byte GetReturned(int index) { Check.Index(index, 60); fixed (byte* p = Returned) return p[index]; }
        /// <summary>ids in the order of coming up, returned_count of them; VILLE_TICKET_PARIS_HIDDEN for those of
        /// others [TIC-5.6]</summary>
        public void SetReturned(int index, byte value) { Check.Index(index, 60); fixed (byte* p = Returned) p[index] = value; }
        private fixed byte Seen[60];
        /// <summary>by id - 1: 1 = the viewer has been dealt it at some time</summary>
        public byte GetSeen(int index) { Check.Index(index, 60); fixed (byte* p = Seen) return p[index]; }
        /// <summary>by id - 1: 1 = the viewer has been dealt it at some time</summary>
        public void SetSeen(int index, byte value) { Check.Index(index, 60); fixed (byte* p = Seen) p[index] = value; }
        private TicketParisSeat Seats0, Seats1, Seats2, Seats3;
        /// <summary>0 .. players-1 are in use</summary>
        public TicketParisSeat GetSeats(int index) { Check.Index(index, 4); fixed (TicketParisSeat* p = &Seats0) return p[index]; }
        /// <summary>0 .. players-1 are in use</summary>
        public void SetSeats(int index, TicketParisSeat value) { Check.Index(index, 4); fixed (TicketParisSeat* p = &Seats0) p[index] = value; }
    }

    /// <summary>An action or chance outcome, taken apart. Members that its kind does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisAction
    {
        /// <summary>VILLE_TICKET_PARIS_ACTION_...</summary>
        public int Kind;
        /// <summary>kind of a card</summary>
        public int Card;
        /// <summary>id</summary>
        public int Route;
        /// <summary>0 or 1</summary>
        public int Track;
        /// <summary>how many of the cards paid are buses; the others are of the track's colour</summary>
        public int Buses;
        /// <summary>1 = one of the coloured cards paid is kept for a flag</summary>
        public int Keep;
        /// <summary>id</summary>
        public int Ticket;
    }

    /// <summary>How a player stands with a pair of places that a ticket asks for.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisTicketState
    {
        public uint StructSize;
        /// <summary>1 = his tracks join the two places</summary>
        public int Completed;
        /// <summary>1 = they do, or open tracks could still join them</summary>
        public int Possible;
        /// <summary>the fewest spaces that are missing; 0 when completed or not possible</summary>
        public int Spaces;
        public uint RouteCount;
        private fixed byte Routes[40];
        /// <summary>ids along the way from the first place to the second: when completed his own, else the cheapest
        /// way that is open</summary>
        public byte GetRoutes(int index) { Check.Index(index, 40); fixed (byte* p = Routes) return p[index]; }
        /// <summary>ids along the way from the first place to the second: when completed his own, else the cheapest
        /// way that is open</summary>
        public void SetRoutes(int index, byte value) { Check.Index(index, 40); fixed (byte* p = Routes) p[index] = value; }
        private fixed byte Missing[40];
        /// <summary>for each of them: 1 = it is not yet his</summary>
        public byte GetMissing(int index) { Check.Index(index, 40); fixed (byte* p = Missing) return p[index]; }
        /// <summary>for each of them: 1 = it is not yet his</summary>
        public void SetMissing(int index, byte value) { Check.Index(index, 40); fixed (byte* p = Missing) p[index] = value; }
    }

    /// <summary>A colour of tracks and cards.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisColour
    {
        /// <summary>how many cards there are</summary>
        public int Cards;
        private fixed byte key[28];
        /// <summary>its name in JSON; ends in a zero byte</summary>
        public string Key { get { fixed (byte* p = key) return Utf8.Read(p, 28); } }
    }

    /// <summary>A place on the map.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisPlace
    {
        /// <summary>for drawing, to the right: 0 .. 255</summary>
        public int X;
        /// <summary>for drawing, downwards: 0 .. 255</summary>
        public int Y;
        private fixed byte key[28];
        /// <summary>its name in JSON; ends in a zero byte</summary>
        public string Key { get { fixed (byte* p = key) return Utf8.Read(p, 28); } }
    }

    /// <summary>A route: two places that are neighbours, and the one or two tracks between them. Its id is its
    /// row + 1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisRoute
    {
        /// <summary>place</summary>
        public byte A;
        /// <summary>place</summary>
        public byte B;
        /// <summary>spaces: 1 .. 6</summary>
        public byte Length;
        /// <summary>1 or 2</summary>
        public byte TrackCount;
        private fixed byte Colour[2];
        /// <summary>of each track</summary>
        public byte GetColour(int index) { Check.Index(index, 2); fixed (byte* p = Colour) return p[index]; }
        /// <summary>of each track</summary>
        public void SetColour(int index, byte value) { Check.Index(index, 2); fixed (byte* p = Colour) p[index] = value; }
        private fixed byte Reserved[2];
    }

    /// <summary>A ticket. Its id is its row + 1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisTicket
    {
        /// <summary>place</summary>
        public byte A;
        /// <summary>place</summary>
        public byte B;
        /// <summary>0 .. 99</summary>
        public byte Points;
        /// <summary>0</summary>
        private byte Reserved;
    }

    /// <summary>What the box prints. Names for players are text: see the functions below.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TicketParisEdition
    {
        public uint StructSize;
        /// <summary>VILLE_TICKET_PARIS_CERTAINTY_... of the counts up to flag_points</summary>
        public int CertaintyRules;
        /// <summary>of the colours and their cards</summary>
        public int CertaintyCards;
        /// <summary>of route_points</summary>
        public int CertaintyRoutePoints;
        /// <summary>of places and routes</summary>
        public int CertaintyMap;
        /// <summary>of tickets</summary>
        public int CertaintyTickets;
        /// <summary>of each player [TIC-1.1]</summary>
        public int Buses;
        /// <summary>so few left start the final round [TIC-7.1]</summary>
        public int FinalRoundBuses;
        /// <summary>places of the market</summary>
        public int FaceUpCards;
        /// <summary>so many buses face up sweep it [TIC-3.1]</summary>
        public int RefreshBuses;
        /// <summary>dealt to each player</summary>
        public int StartCards;
        /// <summary>dealt to each player</summary>
        public int StartTickets;
        /// <summary>the least number to keep of them</summary>
        public int StartTicketsKept;
        /// <summary>by the action [TIC-5.1]</summary>
        public int DrawnTickets;
        /// <summary>the least number to keep of them</summary>
        public int DrawnTicketsKept;
        /// <summary>[TIC-6.4]</summary>
        public int FlagPoints;
        private fixed int FlagColour[8];
        /// <summary>per colour: 1 = it belongs to the flag [TIC-6.1]</summary>
        public int GetFlagColour(int index) { Check.Index(index, 8); fixed (int* p = FlagColour) return p[index]; }
        /// <summary>per colour: 1 = it belongs to the flag [TIC-6.1]</summary>
        public void SetFlagColour(int index, int value) { Check.Index(index, 8); fixed (int* p = FlagColour) p[index] = value; }
        private fixed int RoutePoints[6];
        /// <summary>for lengths 1, 2, ... [TIC-4.9]</summary>
        public int GetRoutePoints(int index) { Check.Index(index, 6); fixed (int* p = RoutePoints) return p[index]; }
        /// <summary>for lengths 1, 2, ... [TIC-4.9]</summary>
        public void SetRoutePoints(int index, int value) { Check.Index(index, 6); fixed (int* p = RoutePoints) p[index] = value; }
        /// <summary>how many wild cards there are</summary>
        public int BusCards;
        /// <summary>1 .. 8; also the number of the bus among the kinds of cards</summary>
        public uint ColourCount;
        /// <summary>2 .. 40</summary>
        public uint PlaceCount;
        /// <summary>1 .. 80</summary>
        public uint RouteCount;
        /// <summary>0 .. 60</summary>
        public uint TicketCount;
        private TicketParisColour Colours0, Colours1, Colours2, Colours3, Colours4, Colours5, Colours6, Colours7;
        public TicketParisColour GetColours(int index) { Check.Index(index, 8); fixed (TicketParisColour* p = &Colours0) return p[index]; }
        public void SetColours(int index, TicketParisColour value) { Check.Index(index, 8); fixed (TicketParisColour* p = &Colours0) p[index] = value; }
        private TicketParisPlace Places0, Places1, Places2, Places3, Places4, Places5, Places6, Places7,
                    Places8, Places9, Places10, Places11, Places12, Places13, Places14, Places15,
                    Places16, Places17, Places18, Places19, Places20, Places21, Places22, Places23,
                    Places24, Places25, Places26, Places27, Places28, Places29, Places30, Places31,
                    Places32, Places33, Places34, Places35, Places36, Places37, Places38, Places39;
        public TicketParisPlace GetPlaces(int index) { Check.Index(index, 40); fixed (TicketParisPlace* p = &Places0) return p[index]; }
        public void SetPlaces(int index, TicketParisPlace value) { Check.Index(index, 40); fixed (TicketParisPlace* p = &Places0) p[index] = value; }
        private TicketParisRoute Routes0, Routes1, Routes2, Routes3, Routes4, Routes5, Routes6, Routes7,
                    Routes8, Routes9, Routes10, Routes11, Routes12, Routes13, Routes14, Routes15,
                    Routes16, Routes17, Routes18, Routes19, Routes20, Routes21, Routes22, Routes23,
                    Routes24, Routes25, Routes26, Routes27, Routes28, Routes29, Routes30, Routes31,
                    Routes32, Routes33, Routes34, Routes35, Routes36, Routes37, Routes38, Routes39,
                    Routes40, Routes41, Routes42, Routes43, Routes44, Routes45, Routes46, Routes47,
                    Routes48, Routes49, Routes50, Routes51, Routes52, Routes53, Routes54, Routes55,
                    Routes56, Routes57, Routes58, Routes59, Routes60, Routes61, Routes62, Routes63,
                    Routes64, Routes65, Routes66, Routes67, Routes68, Routes69, Routes70, Routes71,
                    Routes72, Routes73, Routes74, Routes75, Routes76, Routes77, Routes78, Routes79;
        public TicketParisRoute GetRoutes(int index) { Check.Index(index, 80); fixed (TicketParisRoute* p = &Routes0) return p[index]; }
        public void SetRoutes(int index, TicketParisRoute value) { Check.Index(index, 80); fixed (TicketParisRoute* p = &Routes0) p[index] = value; }
        private TicketParisTicket Tickets0, Tickets1, Tickets2, Tickets3, Tickets4, Tickets5, Tickets6, Tickets7,
                    Tickets8, Tickets9, Tickets10, Tickets11, Tickets12, Tickets13, Tickets14, Tickets15,
                    Tickets16, Tickets17, Tickets18, Tickets19, Tickets20, Tickets21, Tickets22, Tickets23,
                    Tickets24, Tickets25, Tickets26, Tickets27, Tickets28, Tickets29, Tickets30, Tickets31,
                    Tickets32, Tickets33, Tickets34, Tickets35, Tickets36, Tickets37, Tickets38, Tickets39,
                    Tickets40, Tickets41, Tickets42, Tickets43, Tickets44, Tickets45, Tickets46, Tickets47,
                    Tickets48, Tickets49, Tickets50, Tickets51, Tickets52, Tickets53, Tickets54, Tickets55,
                    Tickets56, Tickets57, Tickets58, Tickets59;
        public TicketParisTicket GetTickets(int index) { Check.Index(index, 60); fixed (TicketParisTicket* p = &Tickets0) return p[index]; }
        public void SetTickets(int index, TicketParisTicket value) { Check.Index(index, 60); fixed (TicketParisTicket* p = &Tickets0) p[index] = value; }
    }

    /// <summary>What lies in front of a player.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsSeat
    {
        /// <summary>a good 0 .. 4, or VILLE_TOITS_CHARACTER_...</summary>
        public int Character;
        /// <summary>on all cards</summary>
        public int Feathers;
        /// <summary>on all cards; tokens come at the end (ville_match_scores)</summary>
        public int Points;
        private fixed byte Counts[5];
        /// <summary>cards per good, the Character included: what majorities compare</summary>
        public byte GetCounts(int index) { Check.Index(index, 5); fixed (byte* p = Counts) return p[index]; }
        /// <summary>cards per good, the Character included: what majorities compare</summary>
        public void SetCounts(int index, byte value) { Check.Index(index, 5); fixed (byte* p = Counts) p[index] = value; }
        private fixed byte Alarms[5];
        /// <summary>alarms per good</summary>
        public byte GetAlarms(int index) { Check.Index(index, 5); fixed (byte* p = Alarms) return p[index]; }
        /// <summary>alarms per good</summary>
        public void SetAlarms(int index, byte value) { Check.Index(index, 5); fixed (byte* p = Alarms) p[index] = value; }
        private fixed byte Reserved[2];
        private fixed byte Cards[128];
        /// <summary>cards per row, the Character not among them</summary>
        public byte GetCards(int index) { Check.Index(index, 128); fixed (byte* p = Cards) return p[index]; }
        /// <summary>cards per row, the Character not among them</summary>
        public void SetCards(int index, byte value) { Check.Index(index, 128); fixed (byte* p = Cards) p[index] = value; }
    }

    /// <summary>A decision that interrupts the sharing.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsPending
    {
        /// <summary>VILLE_TOITS_STEP_CHARACTER or VILLE_TOITS_STEP_DRAW_BONUS</summary>
        public int Step;
        /// <summary>whose it is</summary>
        public int Player;
        /// <summary>bonus draws still to be made; 1 for a Character</summary>
        public int Count;
    }

    /// <summary>The table as a viewer sees it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsView
    {
        public uint StructSize;
        /// <summary>2 .. 4</summary>
        public int Players;
        /// <summary>seat that began</summary>
        public int First;
        /// <summary>VILLE_TOITS_PHASE_...</summary>
        public int Phase;
        /// <summary>VILLE_TOITS_STEP_..., interrupts included</summary>
        public int Step;
        /// <summary>seat, VILLE_CHANCE or VILLE_NOBODY</summary>
        public int Actor;
        /// <summary>counted from 1</summary>
        public int Turn;
        /// <summary>seat</summary>
        public int Leader;
        /// <summary>space 1 .. 7; one more than the board has = the start [TOI-3.2]</summary>
        public int Detective;
        /// <summary>cards laid on the board this turn: 0 .. 7</summary>
        public int Placed;
        /// <summary>VILLE_TOITS_RESULT_...</summary>
        public int Result;
        /// <summary>1 = the actor may not pass</summary>
        public int MustTake;
        /// <summary>cards that the leader must still take after an ordinary stop [TOI-4.3]</summary>
        public int StillOwed;
        /// <summary>cards in the draw pile</summary>
        public int DrawPile;
        /// <summary>cards in the supply</summary>
        public int Supply;
        private fixed int Option[16];
        /// <summary>by VILLE_TOITS_OPTION_...</summary>
        public int GetOption(int index) { Check.Index(index, 16); fixed (int* p = Option) return p[index]; }
        /// <summary>by VILLE_TOITS_OPTION_...</summary>
        public void SetOption(int index, int value) { Check.Index(index, 16); fixed (int* p = Option) p[index] = value; }
        private fixed int Board[7];
        /// <summary>card on space 1, 2, ..., or VILLE_TOITS_NO_CARD</summary>
        public int GetBoard(int index) { Check.Index(index, 7); fixed (int* p = Board) return p[index]; }
        /// <summary>card on space 1, 2, ..., or VILLE_TOITS_NO_CARD</summary>
        public void SetBoard(int index, int value) { Check.Index(index, 7); fixed (int* p = Board) p[index] = value; }
        /// <summary>0 .. 7</summary>
        public uint ChosenCount;
        private fixed int Chosen[7];
        /// <summary>taken by the leader, not in force yet [TOI-7.2]</summary>
        public int GetChosen(int index) { Check.Index(index, 7); fixed (int* p = Chosen) return p[index]; }
        /// <summary>taken by the leader, not in force yet [TOI-7.2]</summary>
        public void SetChosen(int index, int value) { Check.Index(index, 7); fixed (int* p = Chosen) p[index] = value; }
        /// <summary>0 .. 2; the last is decided first</summary>
        public uint PendingCount;
        private ToitsPending Pending0, Pending1;
        public ToitsPending GetPending(int index) { Check.Index(index, 2); fixed (ToitsPending* p = &Pending0) return p[index]; }
        public void SetPending(int index, ToitsPending value) { Check.Index(index, 2); fixed (ToitsPending* p = &Pending0) p[index] = value; }
        private fixed byte Unseen[128];
        /// <summary>face down, per row: both piles, or after a reshuffle the draw pile alone; known because all else
        /// is open [TOI-1.3]</summary>
        public byte GetUnseen(int index) { Check.Index(index, 128); fixed (byte* p = Unseen) return p[index]; }
        /// <summary>face down, per row: both piles, or after a reshuffle the draw pile alone; known because all else
        /// is open [TOI-1.3]</summary>
        public void SetUnseen(int index, byte value) { Check.Index(index, 128); fixed (byte* p = Unseen) p[index] = value; }
        private fixed byte SupplyCards[128];
        /// <summary>the supply after a reshuffle, per row; 0 before [TOI-7.8]</summary>
        public byte GetSupplyCards(int index) { Check.Index(index, 128); fixed (byte* p = SupplyCards) return p[index]; }
        /// <summary>the supply after a reshuffle, per row; 0 before [TOI-7.8]</summary>
        public void SetSupplyCards(int index, byte value) { Check.Index(index, 128); fixed (byte* p = SupplyCards) p[index] = value; }
        private fixed byte Discard[128];
        /// <summary>out of the game, per row</summary>
        public byte GetDiscard(int index) { Check.Index(index, 128); fixed (byte* p = Discard) return p[index]; }
        /// <summary>out of the game, per row</summary>
        public void SetDiscard(int index, byte value) { Check.Index(index, 128); fixed (byte* p = Discard) p[index] = value; }
        private ToitsSeat Seats0, Seats1, Seats2, Seats3;
        /// <summary>0 .. players-1 are in use</summary>
        public ToitsSeat GetSeats(int index) { Check.Index(index, 4); fixed (ToitsSeat* p = &Seats0) return p[index]; }
        /// <summary>0 .. players-1 are in use</summary>
        public void SetSeats(int index, ToitsSeat value) { Check.Index(index, 4); fixed (ToitsSeat* p = &Seats0) p[index] = value; }
    }

    /// <summary>An action or chance outcome, taken apart.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsAction
    {
        /// <summary>VILLE_TOITS_ACTION_...</summary>
        public int Kind;
        /// <summary>what the kind says: a space, a good, a row of the card table, or 0</summary>
        public int Value;
    }

    /// <summary>A row of the card table: cards that are equal in everything. [TOI-2]</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsCard
    {
        /// <summary>VILLE_TOITS_GOOD_...</summary>
        public byte Good;
        /// <summary>spaces by which the detective moves: 0 .. 3 [TOI-3.5]</summary>
        public byte Arrows;
        /// <summary>0 or 1 [TOI-5.1]</summary>
        public byte Alarm;
        /// <summary>0 .. 9 [TOI-6.9]</summary>
        public byte Feathers;
        /// <summary>1 = draws the top card of the supply [TOI-5.7]</summary>
        public byte Bonus;
        /// <summary>0 .. 9, the point of a laurel included</summary>
        public byte Points;
        /// <summary>1 = breaks ties of its good [TOI-6.4]</summary>
        public byte Laurel;
        /// <summary>how many such cards there are: 1 .. 200</summary>
        public byte Copies;
        private fixed byte kind[16];
        /// <summary>a label for front ends, such as "arrow2"; no rule reads it. Ends in a zero byte</summary>
        public string Kind { get { fixed (byte* p = kind) return Utf8.Read(p, 16); } }
    }

    /// <summary>The tokens of one set: one high and two low ones. [TOI-1.2]</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsTokens
    {
        /// <summary>points, 0 .. 99</summary>
        public int High;
        /// <summary>points, 0 .. high</summary>
        public int Low;
    }

    /// <summary>What the box prints. Names are text: ville_edition_id, ville_toits_good_label,
    /// ville_toits_card_text.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ToitsEdition
    {
        public uint StructSize;
        /// <summary>VILLE_TOITS_CERTAINTY_... of supply_cards, alarm_limit, detective_start</summary>
        public int CertaintyComponents;
        /// <summary>of leader_takes</summary>
        public int CertaintyBoard;
        /// <summary>of card</summary>
        public int CertaintyCards;
        /// <summary>of tokens</summary>
        public int CertaintyTokens;
        /// <summary>set aside face down at the start [TOI-1.3]</summary>
        public int SupplyCards;
        /// <summary>alarms of one good that bring the police [TOI-5.1, TOI-8.12]</summary>
        public int AlarmLimit;
        /// <summary>the space after the last one [TOI-3.2]</summary>
        public int DetectiveStart;
        /// <summary>spaces of the board: 1 .. 7</summary>
        public uint SpaceCount;
        private fixed int LeaderTakes[7];
        /// <summary>printed below spaces 1, 2, ... [TOI-3.6]</summary>
        public int GetLeaderTakes(int index) { Check.Index(index, 7); fixed (int* p = LeaderTakes) return p[index]; }
        /// <summary>printed below spaces 1, 2, ... [TOI-3.6]</summary>
        public void SetLeaderTakes(int index, int value) { Check.Index(index, 7); fixed (int* p = LeaderTakes) p[index] = value; }
        private ToitsTokens Tokens0, Tokens1, Tokens2, Tokens3, Tokens4, Tokens5;
        public ToitsTokens GetTokens(int index) { Check.Index(index, 6); fixed (ToitsTokens* p = &Tokens0) return p[index]; }
        public void SetTokens(int index, ToitsTokens value) { Check.Index(index, 6); fixed (ToitsTokens* p = &Tokens0) p[index] = value; }
        /// <summary>rows of the card table: 1 .. 128</summary>
        public uint CardCount;
        private ToitsCard Card0, Card1, Card2, Card3, Card4, Card5, Card6, Card7,
                    Card8, Card9, Card10, Card11, Card12, Card13, Card14, Card15,
                    Card16, Card17, Card18, Card19, Card20, Card21, Card22, Card23,
                    Card24, Card25, Card26, Card27, Card28, Card29, Card30, Card31,
                    Card32, Card33, Card34, Card35, Card36, Card37, Card38, Card39,
                    Card40, Card41, Card42, Card43, Card44, Card45, Card46, Card47,
                    Card48, Card49, Card50, Card51, Card52, Card53, Card54, Card55,
                    Card56, Card57, Card58, Card59, Card60, Card61, Card62, Card63,
                    Card64, Card65, Card66, Card67, Card68, Card69, Card70, Card71,
                    Card72, Card73, Card74, Card75, Card76, Card77, Card78, Card79,
                    Card80, Card81, Card82, Card83, Card84, Card85, Card86, Card87,
                    Card88, Card89, Card90, Card91, Card92, Card93, Card94, Card95,
                    Card96, Card97, Card98, Card99, Card100, Card101, Card102, Card103,
                    Card104, Card105, Card106, Card107, Card108, Card109, Card110, Card111,
                    Card112, Card113, Card114, Card115, Card116, Card117, Card118, Card119,
                    Card120, Card121, Card122, Card123, Card124, Card125, Card126, Card127;
        public ToitsCard GetCard(int index) { Check.Index(index, 128); fixed (ToitsCard* p = &Card0) return p[index]; }
        public void SetCard(int index, ToitsCard value) { Check.Index(index, 128); fixed (ToitsCard* p = &Card0) p[index] = value; }
    }

    /// <summary>What a viewer sees of a player.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesSeat
    {
        /// <summary>to be spent</summary>
        public int Deniers;
        /// <summary>for passing; his at the end of the round</summary>
        public int DistrictDeniers;
        /// <summary>on the track</summary>
        public int Influence;
        /// <summary>tokens, or VILLE_TROYES_NONE where the viewer may not know [TRO-13.2]</summary>
        public int Points;
        /// <summary>citizens in the personal supply</summary>
        public int Personal;
        /// <summary>citizens in the general supply</summary>
        public int General;
        /// <summary>in the supply</summary>
        public int Cubes;
        /// <summary>of this round</summary>
        public int Passes;
        /// <summary>characters that he holds</summary>
        public int PeopleCount;
        /// <summary>bit c = character c, of those that the viewer may know [TRO-13.1]</summary>
        public uint People;
        /// <summary>bit e = has taken event e</summary>
        public uint Events;
    }

    /// <summary>A principal building.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesBuilding
    {
        private fixed int Owner[6];
        /// <summary>by space, row by row; VILLE_TROYES_NONE = empty</summary>
        public int GetOwner(int index) { Check.Index(index, 6); fixed (int* p = Owner) return p[index]; }
        /// <summary>by space, row by row; VILLE_TROYES_NONE = empty</summary>
        public void SetOwner(int index, int value) { Check.Index(index, 6); fixed (int* p = Owner) p[index] = value; }
        /// <summary>bit o = a citizen of owner o lies on the picture</summary>
        public uint Lying;
    }

    /// <summary>An activity card.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesWorkshop
    {
        /// <summary>1 = it is turned up; else the rest is empty</summary>
        public int Shown;
        private fixed int Tradesman[4];
        /// <summary>seats by space; VILLE_TROYES_NONE = free</summary>
        public int GetTradesman(int index) { Check.Index(index, 4); fixed (int* p = Tradesman) return p[index]; }
        /// <summary>seats by space; VILLE_TROYES_NONE = free</summary>
        public void SetTradesman(int index, int value) { Check.Index(index, 4); fixed (int* p = Tradesman) p[index] = value; }
        private fixed int Cubes[4];
        /// <summary>delayed ones, by seat</summary>
        public int GetCubes(int index) { Check.Index(index, 4); fixed (int* p = Cubes) return p[index]; }
        /// <summary>delayed ones, by seat</summary>
        public void SetCubes(int index, int value) { Check.Index(index, 4); fixed (int* p = Cubes) p[index] = value; }
    }

    /// <summary>An event.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesEvent
    {
        /// <summary>1 = it lies in the queue; else the rest is empty</summary>
        public int InPlay;
        private fixed int Cubes[4];
        /// <summary>by seat</summary>
        public int GetCubes(int index) { Check.Index(index, 4); fixed (int* p = Cubes) return p[index]; }
        /// <summary>by seat</summary>
        public void SetCubes(int index, int value) { Check.Index(index, 4); fixed (int* p = Cubes) p[index] = value; }
        private fixed int Order[4];
        /// <summary>seats in the order of their first cubes; VILLE_TROYES_NONE behind the last</summary>
        public int GetOrder(int index) { Check.Index(index, 4); fixed (int* p = Order) return p[index]; }
        /// <summary>seats in the order of their first cubes; VILLE_TROYES_NONE behind the last</summary>
        public void SetOrder(int index, int value) { Check.Index(index, 4); fixed (int* p = Order) p[index] = value; }
    }

    /// <summary>The table as a viewer sees it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesView
    {
        public uint StructSize;
        /// <summary>2 .. 4</summary>
        public int Players;
        /// <summary>seat that began</summary>
        public int First;
        /// <summary>start player of the round</summary>
        public int Start;
        /// <summary>VILLE_TROYES_STAGE_...</summary>
        public int Stage;
        /// <summary>VILLE_TROYES_PHASE_...</summary>
        public int Phase;
        /// <summary>seat, VILLE_CHANCE or VILLE_NOBODY</summary>
        public int Actor;
        /// <summary>whose turn it is in countering and in the action phase</summary>
        public int Active;
        /// <summary>counted from 1; 0 during set-up</summary>
        public int Round;
        /// <summary>of the match</summary>
        public int Rounds;
        /// <summary>turns of the action phases, counted from 1 over the match</summary>
        public int Turn;
        /// <summary>in a row</summary>
        public int Passes;
        /// <summary>dice still to be rolled for the stage, or players an event has still to strike</summary>
        public int Left;
        private fixed int Option[16];
        /// <summary>by VILLE_TROYES_OPTION_...</summary>
        public int GetOption(int index) { Check.Index(index, 16); fixed (int* p = Option) return p[index]; }
        /// <summary>by VILLE_TROYES_OPTION_...</summary>
        public void SetOption(int index, int value) { Check.Index(index, 16); fixed (int* p = Option) p[index] = value; }
        /// <summary>VILLE_TROYES_DEED_...: the action of the turn, once begun</summary>
        public int Deed;
        /// <summary>its activity card, event or building</summary>
        public int Target;
        /// <summary>of its group of dice</summary>
        public int Value;
        /// <summary>still to be done</summary>
        public int ActivationsLeft;
        /// <summary>bit e = the Knight has been to event e</summary>
        public uint EventsUsed;
        /// <summary>total of the black dice that are being countered</summary>
        public int FightNeeded;
        /// <summary>by own dice so far</summary>
        public int FightReached;
        private fixed int FightChosen[6];
        /// <summary>those black dice, by value - 1</summary>
        public int GetFightChosen(int index) { Check.Index(index, 6); fixed (int* p = FightChosen) return p[index]; }
        /// <summary>those black dice, by value - 1</summary>
        public void SetFightChosen(int index, int value) { Check.Index(index, 6); fixed (int* p = FightChosen) p[index] = value; }
        /// <summary>in the supply</summary>
        public int NeutralCitizens;
        /// <summary>in the supply</summary>
        public int GrayCubes;
        /// <summary>bit e = has not come up</summary>
        public uint UnseenEvents;
        /// <summary>bit c = the viewer cannot place character c</summary>
        public uint UnseenPeople;
        private fixed int Dice[90];
        /// <summary>how many dice: 18 * district + 6 * colour + value - 1</summary>
        public int GetDice(int index) { Check.Index(index, 90); fixed (int* p = Dice) return p[index]; }
        /// <summary>how many dice: 18 * district + 6 * colour + value - 1</summary>
        public void SetDice(int index, int value) { Check.Index(index, 90); fixed (int* p = Dice) p[index] = value; }
        private fixed int Black[6];
        /// <summary>black dice, by value - 1</summary>
        public int GetBlack(int index) { Check.Index(index, 6); fixed (int* p = Black) return p[index]; }
        /// <summary>black dice, by value - 1</summary>
        public void SetBlack(int index, int value) { Check.Index(index, 6); fixed (int* p = Black) p[index] = value; }
        private fixed int Cathedral[18];
        /// <summary>owners: 6 * (level - 1) + column - 1; VILLE_TROYES_NONE = free</summary>
        public int GetCathedral(int index) { Check.Index(index, 18); fixed (int* p = Cathedral) return p[index]; }
        /// <summary>owners: 6 * (level - 1) + column - 1; VILLE_TROYES_NONE = free</summary>
        public void SetCathedral(int index, int value) { Check.Index(index, 18); fixed (int* p = Cathedral) p[index] = value; }
        /// <summary>events in play</summary>
        public uint QueueCount;
        private fixed int Queue[17];
        /// <summary>these, from the left</summary>
        public int GetQueue(int index) { Check.Index(index, 17); fixed (int* p = Queue) return p[index]; }
        /// <summary>these, from the left</summary>
        public void SetQueue(int index, int value) { Check.Index(index, 17); fixed (int* p = Queue) p[index] = value; }
        private TroyesBuilding Buildings0, Buildings1, Buildings2;
        public TroyesBuilding GetBuildings(int index) { Check.Index(index, 3); fixed (TroyesBuilding* p = &Buildings0) return p[index]; }
        public void SetBuildings(int index, TroyesBuilding value) { Check.Index(index, 3); fixed (TroyesBuilding* p = &Buildings0) p[index] = value; }
        private TroyesWorkshop Workshops0, Workshops1, Workshops2, Workshops3, Workshops4, Workshops5, Workshops6, Workshops7,
                    Workshops8, Workshops9, Workshops10, Workshops11, Workshops12, Workshops13, Workshops14, Workshops15,
                    Workshops16, Workshops17, Workshops18, Workshops19, Workshops20, Workshops21, Workshops22, Workshops23,
                    Workshops24, Workshops25, Workshops26;
        public TroyesWorkshop GetWorkshops(int index) { Check.Index(index, 27); fixed (TroyesWorkshop* p = &Workshops0) return p[index]; }
        public void SetWorkshops(int index, TroyesWorkshop value) { Check.Index(index, 27); fixed (TroyesWorkshop* p = &Workshops0) p[index] = value; }
        private TroyesEvent Events0, Events1, Events2, Events3, Events4, Events5, Events6, Events7,
                    Events8, Events9, Events10, Events11, Events12, Events13, Events14, Events15,
                    Events16;
        public TroyesEvent GetEvents(int index) { Check.Index(index, 17); fixed (TroyesEvent* p = &Events0) return p[index]; }
        public void SetEvents(int index, TroyesEvent value) { Check.Index(index, 17); fixed (TroyesEvent* p = &Events0) p[index] = value; }
        private TroyesSeat Seats0, Seats1, Seats2, Seats3;
        /// <summary>0 .. players-1 are in use</summary>
        public TroyesSeat GetSeats(int index) { Check.Index(index, 4); fixed (TroyesSeat* p = &Seats0) return p[index]; }
        /// <summary>0 .. players-1 are in use</summary>
        public void SetSeats(int index, TroyesSeat value) { Check.Index(index, 4); fixed (TroyesSeat* p = &Seats0) p[index] = value; }
    }

    /// <summary>An action or chance outcome, taken apart. Members that its kind does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesAction
    {
        /// <summary>VILLE_TROYES_ACTION_...</summary>
        public int Kind;
        /// <summary>0 .. 2</summary>
        public int Building;
        /// <summary>of the building, from 0</summary>
        public int Row;
        /// <summary>of the row, from 0</summary>
        public int Space;
        /// <summary>row of the edition</summary>
        public int Event;
        /// <summary>1 .. 3</summary>
        public int Level;
        /// <summary>1 .. 6</summary>
        public int Column;
        /// <summary>black dice: a digit to the base 7 for each of six, the highest first, 0 for none</summary>
        public int Black;
        /// <summary>of an own die</summary>
        public int Colour;
        /// <summary>of a die: 1 .. 6</summary>
        public int Value;
        /// <summary>row of the edition</summary>
        public int Card;
        /// <summary>0 = supply, 1 .. 3 = buildings, 4 .. 6 = their pictures, 7 + c = activity card c</summary>
        public int From;
        /// <summary>0 = none, 1 + c = a cube of activity card c</summary>
        public int Cube;
        /// <summary>see ville_troyes_group_code</summary>
        public int Dice;
        /// <summary>activations</summary>
        public int Count;
        /// <summary>row of the edition</summary>
        public int Character;
    }

    /// <summary>A die of the square.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesDie
    {
        /// <summary>a seat, or VILLE_TROYES_NEUTRAL</summary>
        public int District;
        /// <summary>0 .. 2</summary>
        public int Colour;
        /// <summary>1 .. 6</summary>
        public int Value;
    }

    /// <summary>What a group of dice would cost a player for an action, and what it would be worth.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesGroup
    {
        public uint StructSize;
        /// <summary>of the group, as a delayed cube makes it</summary>
        public int Value;
        /// <summary>deniers for each die that is paid for</summary>
        public int Price;
        /// <summary>deniers for all dice</summary>
        public int Cost;
        private fixed int Paid[5];
        /// <summary>of these, to the owner of each district; the bank gets those of the gray one</summary>
        public int GetPaid(int index) { Check.Index(index, 5); fixed (int* p = Paid) return p[index]; }
        /// <summary>of these, to the owner of each district; the bank gets those of the gray one</summary>
        public void SetPaid(int index, int value) { Check.Index(index, 5); fixed (int* p = Paid) p[index] = value; }
        /// <summary>deniers for a tradesman who would have to be hired first</summary>
        public int Hire;
        /// <summary>activations or cubes, else 1; 0 = it cannot be used for this, or paid</summary>
        public int Worth;
        /// <summary>that agriculture would bring</summary>
        public int Deniers;
    }

    /// <summary>What an event in play would pay out if it were resolved now. [TRO-6.10]</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesPayout
    {
        public uint StructSize;
        /// <summary>seat that gets the card and the first value, or VILLE_TROYES_NONE</summary>
        public int First;
        /// <summary>seat that gets the second value: the first one too, if he is alone</summary>
        public int Second;
        private fixed int Points[4];
        /// <summary>by seat</summary>
        public int GetPoints(int index) { Check.Index(index, 4); fixed (int* p = Points) return p[index]; }
        /// <summary>by seat</summary>
        public void SetPoints(int index, int value) { Check.Index(index, 4); fixed (int* p = Points) p[index] = value; }
        /// <summary>spaces that are left</summary>
        public int Free;
    }

    /// <summary>What a character would score for each player as things stand, whoever holds it.
    /// [TRO-10]</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesStanding
    {
        public uint StructSize;
        private fixed int Count[4];
        /// <summary>what it counts, by seat</summary>
        public int GetCount(int index) { Check.Index(index, 4); fixed (int* p = Count) return p[index]; }
        /// <summary>what it counts, by seat</summary>
        public void SetCount(int index, int value) { Check.Index(index, 4); fixed (int* p = Count) p[index] = value; }
        private fixed int Points[4];
        /// <summary>by seat</summary>
        public int GetPoints(int index) { Check.Index(index, 4); fixed (int* p = Points) return p[index]; }
        /// <summary>by seat</summary>
        public void SetPoints(int index, int value) { Check.Index(index, 4); fixed (int* p = Points) p[index] = value; }
    }

    /// <summary>An activity card as it is printed.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesActivityCard
    {
        /// <summary>VILLE_TROYES_EFFECT_...</summary>
        public int Effect;
        /// <summary>deniers to hire a tradesman</summary>
        public int Cost;
        private fixed int Points[4];
        /// <summary>of the spaces [TRO-7.3]</summary>
        public int GetPoints(int index) { Check.Index(index, 4); fixed (int* p = Points) return p[index]; }
        /// <summary>of the spaces [TRO-7.3]</summary>
        public void SetPoints(int index, int value) { Check.Index(index, 4); fixed (int* p = Points) p[index] = value; }
        /// <summary>pips of an activation</summary>
        public int Divisor;
        /// <summary>what an activation takes, or how many things count once</summary>
        public int Spend;
        /// <summary>what it brings, or the number that the effect needs</summary>
        public int Gain;
        /// <summary>what it brings besides</summary>
        public int Also;
    }

    /// <summary>An event as it is printed.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesEventCard
    {
        /// <summary>VILLE_TROYES_DISASTER_...</summary>
        public int Effect;
        /// <summary>of black dice, deniers or influence</summary>
        public int Amount;
        /// <summary>that a neutral citizen enters</summary>
        public int Building;
        /// <summary>red pips of a cube</summary>
        public int Pips;
        /// <summary>for cubes</summary>
        public int Spaces;
        /// <summary>points</summary>
        public int First;
        /// <summary>points</summary>
        public int Second;
        /// <summary>colour of the deck from which the second event of the round comes</summary>
        public int Deck;
    }

    /// <summary>What the box prints, of what a front end draws. All else is in the edition's JSON.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct TroyesEdition
    {
        public uint StructSize;
        private fixed int Rounds[3];
        /// <summary>with 2, 3 and 4 players [TRO-2.3]</summary>
        public int GetRounds(int index) { Check.Index(index, 3); fixed (int* p = Rounds) return p[index]; }
        /// <summary>with 2, 3 and 4 players [TRO-2.3]</summary>
        public void SetRounds(int index, int value) { Check.Index(index, 3); fixed (int* p = Rounds) p[index] = value; }
        private fixed int Rows[3];
        /// <summary>of each building: 2, 3 or 6 [TRO-3.1]</summary>
        public int GetRows(int index) { Check.Index(index, 3); fixed (int* p = Rows) return p[index]; }
        /// <summary>of each building: 2, 3 or 6 [TRO-3.1]</summary>
        public void SetRows(int index, int value) { Check.Index(index, 3); fixed (int* p = Rows) p[index] = value; }
        private fixed int Wages[3];
        /// <summary>by building [TRO-4.3]</summary>
        public int GetWages(int index) { Check.Index(index, 3); fixed (int* p = Wages) return p[index]; }
        /// <summary>by building [TRO-4.3]</summary>
        public void SetWages(int index, int value) { Check.Index(index, 3); fixed (int* p = Wages) p[index] = value; }
        private fixed int DiePrices[3];
        /// <summary>of a foreign die in a group of 1, 2 and 3 [TRO-5.2]</summary>
        public int GetDiePrices(int index) { Check.Index(index, 3); fixed (int* p = DiePrices) return p[index]; }
        /// <summary>of a foreign die in a group of 1, 2 and 3 [TRO-5.2]</summary>
        public void SetDiePrices(int index, int value) { Check.Index(index, 3); fixed (int* p = DiePrices) p[index] = value; }
        /// <summary>[TRO-5.9]</summary>
        public int MaxInfluence;
        /// <summary>of a cube [TRO-6.13]</summary>
        public int CathedralPoints;
        private fixed int CathedralInfluence[6];
        /// <summary>by column</summary>
        public int GetCathedralInfluence(int index) { Check.Index(index, 6); fixed (int* p = CathedralInfluence) return p[index]; }
        /// <summary>by column</summary>
        public void SetCathedralInfluence(int index, int value) { Check.Index(index, 6); fixed (int* p = CathedralInfluence) p[index] = value; }
        private fixed int StepPoints[3];
        /// <summary>of the steps of a character [TRO-10.1]</summary>
        public int GetStepPoints(int index) { Check.Index(index, 3); fixed (int* p = StepPoints) return p[index]; }
        /// <summary>of the steps of a character [TRO-10.1]</summary>
        public void SetStepPoints(int index, int value) { Check.Index(index, 3); fixed (int* p = StepPoints) p[index] = value; }
        private fixed int Steps[18];
        /// <summary>at least so many: 3 * character + step</summary>
        public int GetSteps(int index) { Check.Index(index, 18); fixed (int* p = Steps) return p[index]; }
        /// <summary>at least so many: 3 * character + step</summary>
        public void SetSteps(int index, int value) { Check.Index(index, 18); fixed (int* p = Steps) p[index] = value; }
        private TroyesActivityCard Activities0, Activities1, Activities2, Activities3, Activities4, Activities5, Activities6, Activities7,
                    Activities8, Activities9, Activities10, Activities11, Activities12, Activities13, Activities14, Activities15,
                    Activities16, Activities17, Activities18, Activities19, Activities20, Activities21, Activities22, Activities23,
                    Activities24, Activities25, Activities26;
        public TroyesActivityCard GetActivities(int index) { Check.Index(index, 27); fixed (TroyesActivityCard* p = &Activities0) return p[index]; }
        public void SetActivities(int index, TroyesActivityCard value) { Check.Index(index, 27); fixed (TroyesActivityCard* p = &Activities0) p[index] = value; }
        private TroyesEventCard Events0, Events1, Events2, Events3, Events4, Events5, Events6, Events7,
                    Events8, Events9, Events10, Events11, Events12, Events13, Events14, Events15,
                    Events16;
        public TroyesEventCard GetEvents(int index) { Check.Index(index, 17); fixed (TroyesEventCard* p = &Events0) return p[index]; }
        public void SetEvents(int index, TroyesEventCard value) { Check.Index(index, 17); fixed (TroyesEventCard* p = &Events0) p[index] = value; }
    }

    internal static unsafe class Native
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        private const string Library = "__Internal"; // linked statically there
#else
        private const string Library = "ville";
#endif
        private const CallingConvention C = CallingConvention.Cdecl;

        [DllImport(Library, CallingConvention = C)]
        internal static extern uint ville_version();
        [DllImport(Library, CallingConvention = C)]
        internal static extern uint ville_abi_version();
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_error_init(Error* error, uint size);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_status_name(int status, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_count();
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_find(byte* id);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_get_info(int game, GameInfo* info);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_name(int game, int table, int row, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_label(int game, int table, int row, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_get_option(int game, int option, OptionInfo* info);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_option_value(int game, int option, int value, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_options_from_json(int game, byte* text, uint size, int* values, uint capacity, uint* count, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_event_kind(int game, int row);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_describe_json(int game, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_game_signature(int game, uint matches, ulong* signature);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_language_count();
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_language_code(int language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_builtin(int game, int index, IntPtr* edition, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_from_json(int game, byte* text, uint size, IntPtr* edition, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_faults_json(int game, byte* text, uint size, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_warnings_json(IntPtr edition, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_to_json(IntPtr edition, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_id(IntPtr edition, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_label(IntPtr edition, int table, int row, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_game(IntPtr edition);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_edition_hash(IntPtr edition, ulong* hash);
        [DllImport(Library, CallingConvention = C)]
        internal static extern void ville_edition_destroy(IntPtr edition);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_config_init(MatchConfig* config, uint size);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_create(MatchConfig* config, IntPtr edition, IntPtr* match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_create_json(byte* text, uint size, IntPtr* match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_clone(IntPtr match, IntPtr* clone, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_assign(IntPtr match, IntPtr source, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern void ville_match_destroy(IntPtr match);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_get_info(IntPtr match, MatchInfo* info);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_get_config(IntPtr match, MatchConfig* config);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_actor(IntPtr match);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_edition(IntPtr match, IntPtr* edition, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_options(IntPtr match, int* values, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_legal_actions(IntPtr match, int viewer, ulong* actions, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_outcomes(IntPtr match, int viewer, ulong* outcomes, uint* weights, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_check_action(IntPtr match, int player, ulong action, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_apply(IntPtr match, int player, ulong action, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_apply_list(IntPtr match, ulong* actions, uint count, uint* applied, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_draw(IntPtr match, ulong* outcome, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_set_stand_in(IntPtr match, int seat, int on, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_view_json(IntPtr match, int viewer, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_scores(IntPtr match, int viewer, Score* scores, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_scores_json(IntPtr match, int viewer, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_events(IntPtr match, int viewer, uint since, Event* events, uint capacity, uint* count, uint* next);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_events_json(IntPtr match, int viewer, uint since, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_state_hash(IntPtr match, ulong* hash);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_determinize(IntPtr match, int viewer, ulong seed, uint index, IntPtr* guess, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_undo(IntPtr match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_check_undo(IntPtr match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_redo(IntPtr match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_seek(IntPtr match, uint ply, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_set_undo_rule(IntPtr match, int undo_rule, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_log(IntPtr match, uint from, LogEntry* entries, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_snapshot(IntPtr match, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_load_snapshot(IntPtr match, byte* bytes, uint size, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_save(IntPtr match, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_load(byte* bytes, uint size, uint flags, IntPtr* match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_record(IntPtr match, uint flags, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_from_record(byte* text, uint size, IntPtr* match, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_action_to_json(IntPtr edition, ulong action, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_action_from_json(IntPtr edition, byte* text, uint size, ulong* action, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_set_seat_name(IntPtr match, int seat, byte* name, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_match_seat_name(IntPtr match, int seat, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_action_text(IntPtr match, ulong action, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_event_from_json(IntPtr edition, byte* text, uint size, Event* @event, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_event_text(IntPtr match, Event* @event, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_bot_config_init(BotConfig* config, uint size);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_bot_create(BotConfig* config, IntPtr* bot, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_bot_choose(IntPtr bot, IntPtr match, int seat, int* stop, ulong* action, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_bot_thoughts(IntPtr bot, Thought* thoughts, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern void ville_bot_destroy(IntPtr bot);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_play_random(MatchConfig* config, IntPtr edition, uint first_index, uint count, Playout* results, int* stop, uint* done, Error* error);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_get_view(IntPtr match, int viewer, ParisParisView* view);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_pack_action(ParisParisAction* action, ulong* word);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_unpack_action(ulong word, ParisParisAction* action);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_small_trip(IntPtr match, int place, int line, ParisParisScoring* rows, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_big_trip(IntPtr match, int line, ParisParisScoring* rows, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_get_edition(IntPtr edition, ParisParisEdition* figures);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_place_label(IntPtr edition, int place, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_paris_paris_line_label(IntPtr edition, int line, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_get_view(IntPtr match, int viewer, TicketParisView* view);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_pack_action(TicketParisAction* action, ulong* word);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_unpack_action(ulong word, TicketParisAction* action);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_claims(IntPtr match, int viewer, int seat, ulong* actions, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_get_ticket_state(IntPtr match, int seat, int ticket, TicketParisTicketState* state);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_get_edition(IntPtr edition, TicketParisEdition* figures);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_card_label(IntPtr edition, int kind, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_place_label(IntPtr edition, int place, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_route_text(IntPtr edition, int route, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_ticket_paris_ticket_text(IntPtr edition, int ticket, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_toits_get_view(IntPtr match, int viewer, ToitsView* view);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_toits_pack_action(ToitsAction* action, ulong* word);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_toits_unpack_action(ulong word, ToitsAction* action);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_toits_get_edition(IntPtr edition, ToitsEdition* figures);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_toits_good_label(IntPtr edition, int good, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_toits_card_text(IntPtr edition, int row, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_get_view(IntPtr match, int viewer, TroyesView* view);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_pack_action(TroyesAction* action, ulong* word);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_unpack_action(ulong word, TroyesAction* action);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_group_code(TroyesDie* dice, uint count, int* code);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_group_dice(int code, TroyesDie* dice, uint capacity, uint* count);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_explain_group(IntPtr match, int seat, int deed, int target, int dice, int cube, TroyesGroup* answer);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_explain_event(IntPtr match, int @event, TroyesPayout* answer);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_explain_character(IntPtr match, int character, TroyesStanding* answer);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_get_edition(IntPtr edition, TroyesEdition* figures);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_activity_label(IntPtr edition, int card, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_event_label(IntPtr edition, int @event, byte* language, byte* buffer, uint capacity, uint* needed);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int ville_troyes_character_label(IntPtr edition, int character, byte* language, byte* buffer, uint capacity, uint* needed);
    }
}
