"""The C interface for ctypes. Written by bindings/generate.py from capi/api.json and capi/layout.json; not to be edited."""

from ctypes import (POINTER, Structure, c_char, c_char_p, c_int8, c_int32, c_uint8, c_uint16, c_uint32,
                    c_uint64, c_void_p)

VILLE_VERSION_MAJOR = 0
VILLE_VERSION_MINOR = 1
VILLE_VERSION_PATCH = 0
#: Number of the binary interface. It grows when a program built against an older one could break.
VILLE_ABI_VERSION = 1
VILLE_MAX_PLAYERS = 4
VILLE_MAX_OPTIONS = 16
VILLE_MAX_SCORE_LINES = 12
#: Value of ville_match_config.option[i] that stands for the default.
VILLE_DEFAULT = -2147483648
VILLE_OK = 0
#: NULL where something must be, or a number out of its range; the text names it
VILLE_ERR_ARGUMENT = -10
#: struct_size is smaller than the first version of the struct, or above 65536
VILLE_ERR_STRUCT_SIZE = -11
#: the buffer is too small; `needed` tells the size
VILLE_ERR_BUFFER = -12
#: no game, language, table or row of this name or number
VILLE_ERR_UNKNOWN = -13
#: an option is out of range, or the options and the edition do not go together
VILLE_ERR_OPTION = -14
#: the match is over
VILLE_ERR_OVER = -20
#: somebody else must act: another seat, chance, or a player instead of chance
VILLE_ERR_NOT_YOUR_TURN = -21
#: the rules forbid it; the reason tells why
VILLE_ERR_ILLEGAL = -22
#: nothing to undo or redo, or no such ply
VILLE_ERR_NOTHING = -30
#: going back would take back luck, a secret, or another's decision; see the reason
VILLE_ERR_BARRIER = -31
#: this match keeps no log, no undo or no events
VILLE_ERR_OFF = -32
#: events this old are no longer kept: read the view and go on from the newest
VILLE_ERR_FORGOTTEN = -33
#: not such a file, cut short, or with something behind its end
VILLE_ERR_FORMAT = -40
#: the bytes are damaged
VILLE_ERR_CHECKSUM = -41
#: written by a version that this one cannot read
VILLE_ERR_VERSION = -42
#: of another game, or of one that this build does not have
VILLE_ERR_GAME = -43
#: of another edition, or an edition with faults
VILLE_ERR_EDITION = -44
#: a state that play cannot reach; the text names what does not hold
VILLE_ERR_INVARIANT = -45
#: playing it again does not give what is written; the place is the ply
VILLE_ERR_REPLAY = -46
#: not the JSON that is expected; the text tells what and where
VILLE_ERR_JSON = -50
#: out of memory
VILLE_ERR_MEMORY = -60
#: the stop flag was raised before all was done
VILLE_ERR_STOPPED = -61
#: a fault of the library; the match is as it was before the call
VILLE_ERR_INTERNAL = -90
VILLE_REASON_NONE = 0
VILLE_REASON_MATCH_OVER = 1
VILLE_REASON_NOT_YOUR_TURN = 2
VILLE_REASON_CHANCE_MUST_ACT = 3
VILLE_REASON_PLAYER_MUST_ACT = 4
VILLE_REASON_UNKNOWN_KIND = 5
VILLE_REASON_BAD_FIELDS = 6
VILLE_REASON_WRONG_PHASE = 7
VILLE_REASON_NOT_AN_OUTCOME = 8
#: undo: luck has decided since
VILLE_REASON_LUCK_DECIDED = 9
#: undo: a secret has come to light since
VILLE_REASON_SECRET_SHOWN = 10
#: undo: the decision before belongs to another player
VILLE_REASON_OTHERS_DECIDED = 11
#: luck that the library draws, or a seat with a stand-in: nobody decides
VILLE_REASON_ACTS_BY_ITSELF = 12
#: luck must act
VILLE_CHANCE = -1
#: nobody acts: the match is over
VILLE_NOBODY = -2
#: as viewer: a spectator, who knows the least
VILLE_PUBLIC = -3
#: as viewer: the referee, who knows everything
VILLE_OMNISCIENT = -4
#: player; turn
VILLE_EVENT_TURN_STARTED = 1
#: player; source (row of VILLE_NAMES_SCORE_LINE), points
VILLE_EVENT_POINTS_SCORED = 2
#: winners (bit p = seat p), reason (row of VILLE_NAMES_END_REASON)
VILLE_EVENT_MATCH_OVER = 3
#: to_ply: everything after that ply has been taken back
VILLE_EVENT_UNDONE = 4
#: flag: this viewer does not get every argument
VILLE_EVENT_PARTIAL = 1
#: row 0: the game itself; its label is the title
VILLE_NAMES_GAME = 0
#: as in ville_match_info.phase
VILLE_NAMES_PHASE = 1
#: row = kind of action - 1
VILLE_NAMES_ACTION = 2
#: row = place in the list of kinds; ville_game_event_kind gives the types
VILLE_NAMES_EVENT = 3
#: row = option
VILLE_NAMES_OPTION = 4
#: row = option; the label is its one-line help
VILLE_NAMES_OPTION_HELP = 5
#: The tables of names of a game.
VILLE_NAMES_SCORE_LINE = 6
#: row = the reason itself, common ones included
VILLE_NAMES_REASON = 7
VILLE_NAMES_END_REASON = 8
#: row = built-in edition; the name is its id
VILLE_NAMES_EDITION = 9
#: the library draws, from the seed
VILLE_CHANCE_AUTOMATIC = 0
#: the caller applies every outcome: real dice, real cards, a server's luck
VILLE_CHANCE_HOST = 1
#: undo stops at luck and at revealed secrets
VILLE_UNDO_TABLE = 0
#: and undos in a row take back decisions of one seat only
VILLE_UNDO_ONE_SEAT = 1
#: nothing stops undo: for analysis, never for a table
VILLE_UNDO_ANALYSIS = 2
#: take the state and leave the log: nothing is played again, nothing can be undone
VILLE_LOAD_STATE_ONLY = 1
#: add to each ply its legal actions, or the outcomes with their weights
VILLE_RECORD_LEGAL = 1
#: any legal action, each with the same chance
VILLE_BOT_RANDOM = 0
#: information-set Monte-Carlo tree search
VILLE_BOT_SEARCH = 1
VILLE_PARIS_PARIS_MAX_LINES = 8
#: of one line
VILLE_PARIS_PARIS_MAX_STOPS = 12
VILLE_PARIS_PARIS_MAX_PLACES = 48
#: different tiles: one for each stop of each line
VILLE_PARIS_PARIS_MAX_SORTS = 96
#: of one place
VILLE_PARIS_PARIS_MAX_NEIGHBOURS = 4
#: tiles on offer: one more than players
VILLE_PARIS_PARIS_MAX_OFFER = 5
#: length of ville_paris_paris_view.huts: 4 for each place
VILLE_PARIS_PARIS_MAX_HUTS = 192
#: most rows of a trip
VILLE_PARIS_PARIS_MAX_TRIP = 128
#: longest list of actions or outcomes
VILLE_PARIS_PARIS_MAX_ACTIONS = 96
#: no place, no line, nobody; or one that the viewer does not know
VILLE_PARIS_PARIS_NONE = -1
#: luck: the hidden line of a player [PAR-2.2]
VILLE_PARIS_PARIS_PHASE_DEAL_LINES = 0
#: luck: the open line of two players [PAR-2.3]
VILLE_PARIS_PARIS_PHASE_DEAL_OPEN_LINE = 1
#: luck: a tile comes out of the heap [PAR-3.1]
VILLE_PARIS_PARIS_PHASE_REVEAL = 2
#: a player: which tile to take [PAR-3.2]
VILLE_PARIS_PARIS_PHASE_BUILD = 3
#: the same player: whose hut goes [PAR-3.5]
VILLE_PARIS_PARIS_PHASE_REMOVE = 4
#: nothing, the match is over
VILLE_PARIS_PARIS_PHASE_OVER = 5
#: place, line
VILLE_PARIS_PARIS_ACTION_TAKE_TILE = 1
#: owner
VILLE_PARIS_PARIS_ACTION_REMOVE_HUT = 2
#: luck: player, line
VILLE_PARIS_PARIS_ACTION_DEAL_LINE = 3
#: luck: line
VILLE_PARIS_PARIS_ACTION_DEAL_OPEN_LINE = 4
#: luck: place, line
VILLE_PARIS_PARIS_ACTION_REVEAL_TILE = 5
#: no tile of this place and line is on offer
VILLE_PARIS_PARIS_REASON_NO_SUCH_TILE = 64
#: this owner has no hut at the place
VILLE_PARIS_PARIS_REASON_NO_HUT_OF_OWNER = 65
#: player; [line]
VILLE_PARIS_PARIS_EVENT_LINE_DEALT = 64
#: line
VILLE_PARIS_PARIS_EVENT_OPEN_LINE_DEALT = 65
#: player; round: the player has the bus
VILLE_PARIS_PARIS_EVENT_ROUND_STARTED = 66
#: place, line
VILLE_PARIS_PARIS_EVENT_TILE_REVEALED = 67
#: player; place, line: the tile leaves the game
VILLE_PARIS_PARIS_EVENT_TILE_TAKEN = 68
#: player; owner, place, sack: 1 = into the sack, 0 = to the supply
VILLE_PARIS_PARIS_EVENT_HUT_REMOVED = 69
#: player; place
VILLE_PARIS_PARIS_EVENT_HUT_BUILT = 70
#: player; place: nothing is built there
VILLE_PARIS_PARIS_EVENT_NO_HUT_LEFT = 71
#: place, line, empty: 1 = no hut there, the nearest score
VILLE_PARIS_PARIS_EVENT_SMALL_TRIP_STARTED = 72
#: place, line
VILLE_PARIS_PARIS_EVENT_TILE_PARKED = 73
#: line, final (0, 1), holder: whose hidden line it is, or -1
VILLE_PARIS_PARIS_EVENT_BIG_TRIP_STARTED = 74
#: line, place
VILLE_PARIS_PARIS_EVENT_BUS_STOPPED = 75
#: line: the two parked tiles leave the game
VILLE_PARIS_PARIS_EVENT_PAIR_DISCARDED = 76
#: player: has the bus now
VILLE_PARIS_PARIS_EVENT_BUS_PASSED = 77
#: player; line: at the end
VILLE_PARIS_PARIS_EVENT_LINE_SHOWN = 78
#: none: the sack brings no points
VILLE_PARIS_PARIS_EVENT_SACK_TIED = 79
#: small trips
VILLE_PARIS_PARIS_SCORE_SMALL_TRIPS = 0
#: big trips of the rounds
VILLE_PARIS_PARIS_SCORE_BIG_TRIPS = 1
#: big trips at the end
VILLE_PARIS_PARIS_SCORE_FINAL_TRIPS = 2
#: most huts in the sack
VILLE_PARIS_PARIS_SCORE_SACK = 3
#: all tiles are used up [PAR-6.1]
VILLE_PARIS_PARIS_END_REASON_LAST_ROUND = 0
#: [PAR-8.1]
VILLE_PARIS_PARIS_OPTION_SMALL_TRIP = 0
#: [PAR-8.2]
VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS = 1
#: [PAR-8.3]
VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS = 2
#: a number, 0 or 1 [PAR-8.4]
VILLE_PARIS_PARIS_OPTION_SCORE_HUT = 3
#: The options: places in ville_match_config.option.
VILLE_PARIS_PARIS_OPTION_COUNT = 4
#: the nearest huts over all lines of an empty place
VILLE_PARIS_PARIS_SMALL_TRIP_ALL_LINES = 0
#: the nearest on each of its lines
VILLE_PARIS_PARIS_SMALL_TRIP_EACH_LINE = 1
#: the nearest on the tile's line
VILLE_PARIS_PARIS_SMALL_TRIP_TILE_LINE = 2
#: the hidden lines, and the open one of two players
VILLE_PARIS_PARIS_FINAL_TRIPS_HIDDEN = 0
#: every line; none is dealt
VILLE_PARIS_PARIS_FINAL_TRIPS_ALL = 1
#: a hut may score at several intersections
VILLE_PARIS_PARIS_BIG_TRIP_HUTS_EACH_INTERSECTION = 0
#: only at the first of them
VILLE_PARIS_PARIS_BIG_TRIP_HUTS_ONCE = 1
#: from the description that the library implements
VILLE_PARIS_PARIS_CERTAINTY_SEED = 0
#: from published sources
VILLE_PARIS_PARIS_CERTAINTY_SOURCED = 1
#: follows from those
VILLE_PARIS_PARIS_CERTAINTY_INFERRED = 2
#: invented to fill a gap, within all known bounds
VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION = 3
VILLE_TICKET_PARIS_MAX_PLACES = 40
VILLE_TICKET_PARIS_MAX_ROUTES = 80
#: of one route
VILLE_TICKET_PARIS_MAX_TRACKS = 2
#: tracks in all: two for each route
VILLE_TICKET_PARIS_MAX_OWNERS = 160
VILLE_TICKET_PARIS_MAX_TICKETS = 60
VILLE_TICKET_PARIS_MAX_COLOURS = 8
#: kinds of cards: the colours and the bus
VILLE_TICKET_PARIS_MAX_KINDS = 9
VILLE_TICKET_PARIS_MAX_LENGTH = 6
#: face-up cards
VILLE_TICKET_PARIS_MAX_MARKET = 5
#: tickets dealt to a player at once
VILLE_TICKET_PARIS_MAX_CHOICE = 6
#: longest list of legal actions
VILLE_TICKET_PARIS_MAX_ACTIONS = 2100
#: in ville_ticket_paris_view.market: the place is empty
VILLE_TICKET_PARIS_NO_CARD = -1
#: in ville_ticket_paris_view.owner: the track is free
VILLE_TICKET_PARIS_NO_SEAT = -1
#: in a list of tickets: one that the viewer does not know
VILLE_TICKET_PARIS_HIDDEN = 0
#: luck: the first cards of the players [TIC-2.2]
VILLE_TICKET_PARIS_PHASE_DEAL_START_CARDS = 0
#: luck: a face-up card [TIC-2.3]
VILLE_TICKET_PARIS_PHASE_REVEAL_CARD = 1
#: luck: the first tickets [TIC-2.4]
VILLE_TICKET_PARIS_PHASE_DEAL_START_TICKETS = 2
#: a player: which of them to keep [TIC-2.5]
VILLE_TICKET_PARIS_PHASE_KEEP_START_TICKETS = 3
#: a player: the one action of the turn
VILLE_TICKET_PARIS_PHASE_TURN = 4
#: luck: a card from the deck into a hand [TIC-3.6]
VILLE_TICKET_PARIS_PHASE_DEAL_CARD = 5
#: a player: the second card of a draw [TIC-3.8]
VILLE_TICKET_PARIS_PHASE_SECOND_CARD = 6
#: luck: a ticket to choose from [TIC-5.1]
VILLE_TICKET_PARIS_PHASE_DEAL_TICKETS = 7
#: a player: which of them to keep [TIC-5.2]
VILLE_TICKET_PARIS_PHASE_KEEP_TICKETS = 8
#: a player: make a flag or not [TIC-8.1]
VILLE_TICKET_PARIS_PHASE_FLAG = 9
#: nothing, the match is over
VILLE_TICKET_PARIS_PHASE_OVER = 10
#: set-up goes on
VILLE_TICKET_PARIS_NEXT_START_TICKETS = 0
#: the second card of a draw
VILLE_TICKET_PARIS_NEXT_SECOND_CARD = 1
#: the action is done
VILLE_TICKET_PARIS_NEXT_END_OF_ACTION = 2
#: the turn is done
VILLE_TICKET_PARIS_NEXT_END_OF_TURN = 3
#: card
VILLE_TICKET_PARIS_ACTION_TAKE_FACE_UP = 1
#: none
VILLE_TICKET_PARIS_ACTION_DRAW_BLIND = 2
#: route, track, buses, keep
VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE = 3
#: none
VILLE_TICKET_PARIS_ACTION_STOP_DRAWING = 4
#: none
VILLE_TICKET_PARIS_ACTION_DRAW_TICKETS = 5
#: none
VILLE_TICKET_PARIS_ACTION_MAKE_FLAG = 6
#: none
VILLE_TICKET_PARIS_ACTION_SKIP_FLAG = 7
#: none
VILLE_TICKET_PARIS_ACTION_KEEP_TICKETS = 8
#: ticket
VILLE_TICKET_PARIS_ACTION_RETURN_TICKET = 9
#: none
VILLE_TICKET_PARIS_ACTION_PASS = 10
#: luck: card
VILLE_TICKET_PARIS_ACTION_DEAL_CARD = 11
#: luck: card
VILLE_TICKET_PARIS_ACTION_REVEAL_CARD = 12
#: luck: ticket
VILLE_TICKET_PARIS_ACTION_DEAL_TICKET = 13
#: no card of this kind lies face up
VILLE_TICKET_PARIS_REASON_NOT_FACE_UP = 64
#: a face-up bus is never the second card [TIC-3.8]
VILLE_TICKET_PARIS_REASON_BUS_IS_THE_WHOLE_ACTION = 65
#: the draw cannot end here [TIC-8.3]
VILLE_TICKET_PARIS_REASON_SECOND_CARD_COMPULSORY = 66
#: no card is left to draw
VILLE_TICKET_PARIS_REASON_DECK_EMPTY = 67
#: no ticket is left to draw
VILLE_TICKET_PARIS_REASON_NO_TICKETS_LEFT = 68
#: the edition has no such route
VILLE_TICKET_PARIS_REASON_NO_SUCH_ROUTE = 69
#: the route has one track only
VILLE_TICKET_PARIS_REASON_NO_SUCH_TRACK = 70
#: there are buses on the track
VILLE_TICKET_PARIS_REASON_TRACK_TAKEN = 71
#: nobody may own both tracks [TIC-4.5]
VILLE_TICKET_PARIS_REASON_OWNS_OTHER_TRACK = 72
#: the other track is taken [TIC-4.6]
VILLE_TICKET_PARIS_REASON_CLOSED_WITH_TWO_PLAYERS = 73
#: in the supply of the player
VILLE_TICKET_PARIS_REASON_TOO_FEW_BUSES_LEFT = 74
#: more buses than spaces
VILLE_TICKET_PARIS_REASON_BAD_PAYMENT = 75
#: the hand does not hold them
VILLE_TICKET_PARIS_REASON_TOO_FEW_CARDS = 76
#: no card can be kept, or one must be [TIC-6.1]
VILLE_TICKET_PARIS_REASON_BAD_KEEP = 77
#: a colour is missing [TIC-6.4]
VILLE_TICKET_PARIS_REASON_FLAG_INCOMPLETE = 78
#: it was not just dealt
VILLE_TICKET_PARIS_REASON_TICKET_NOT_OFFERED = 79
#: so passing is not [TIC-3.11]
VILLE_TICKET_PARIS_REASON_AN_ACTION_IS_POSSIBLE = 80
#: player; [card]: from the deck into a hand
VILLE_TICKET_PARIS_EVENT_CARD_DEALT = 64
#: slot, card: turned up
VILLE_TICKET_PARIS_EVENT_CARD_REVEALED = 65
#: player; slot, card: face up into a hand
VILLE_TICKET_PARIS_EVENT_CARD_TAKEN = 66
#: count: the discard pile is the deck
VILLE_TICKET_PARIS_EVENT_DECK_RESHUFFLED = 67
#: buses: all face-up cards are discarded
VILLE_TICKET_PARIS_EVENT_MARKET_SWEPT = 68
#: player; route, track, colour, coloured cards, bus cards
VILLE_TICKET_PARIS_EVENT_ROUTE_CLAIMED = 69
#: player; card: one of those just paid
VILLE_TICKET_PARIS_EVENT_CARD_KEPT = 70
#: player: the kept cards are discarded
VILLE_TICKET_PARIS_EVENT_FLAG_MADE = 71
#: player: no second card
VILLE_TICKET_PARIS_EVENT_DRAWING_STOPPED = 72
#: player; [ticket]: not yet decided
VILLE_TICKET_PARIS_EVENT_TICKET_DEALT = 73
#: player; [ticket]: under the deck
VILLE_TICKET_PARIS_EVENT_TICKET_RETURNED = 74
#: player; count
VILLE_TICKET_PARIS_EVENT_TICKETS_KEPT = 75
#: player
VILLE_TICKET_PARIS_EVENT_PASSED = 76
#: player: who has the last turn
VILLE_TICKET_PARIS_EVENT_FINAL_ROUND_STARTED = 77
#: player; ticket, completed (0, 1), points: at the end
VILLE_TICKET_PARIS_EVENT_TICKET_SCORED = 78
#: for claimed routes
VILLE_TICKET_PARIS_SCORE_ROUTES = 0
#: for flags made
VILLE_TICKET_PARIS_SCORE_FLAGS = 1
#: what completed tickets bring
VILLE_TICKET_PARIS_SCORE_TICKETS_COMPLETED = 2
#: what the others cost: zero or negative
VILLE_TICKET_PARIS_SCORE_TICKETS_FAILED = 3
#: the final round is over [TIC-7.2]
VILLE_TICKET_PARIS_END_REASON_FINAL_ROUND = 0
#: everybody has passed in succession [TIC-7.5]
VILLE_TICKET_PARIS_END_REASON_ALL_PASSED = 1
#: [TIC-8.1]
VILLE_TICKET_PARIS_OPTION_FLAG_TIMING = 0
#: [TIC-8.2]
VILLE_TICKET_PARIS_OPTION_FLAG_KEEP = 1
#: [TIC-8.3]
VILLE_TICKET_PARIS_OPTION_SECOND_CARD = 2
#: [TIC-8.4]
VILLE_TICKET_PARIS_OPTION_FINAL_TIE = 3
#: a number, 1 .. 10 [TIC-8.5]
VILLE_TICKET_PARIS_OPTION_BUS_REFRESH_STOP = 4
VILLE_TICKET_PARIS_OPTION_COUNT = 5
#: a flag takes the place of a turn
VILLE_TICKET_PARIS_FLAG_TIMING_ACTION_INSTEAD_OF_TURN = 0
#: it is free, after any action
VILLE_TICKET_PARIS_FLAG_TIMING_OPTIONAL_AT_END_OF_OWN_TURN = 1
#: keeping a card is a choice
VILLE_TICKET_PARIS_FLAG_KEEP_MAY_DECLINE = 0
#: it happens whenever possible
VILLE_TICKET_PARIS_FLAG_KEEP_ALWAYS = 1
#: a second card is drawn if it can be
VILLE_TICKET_PARIS_SECOND_CARD_COMPULSORY = 0
#: not after a first card from the deck
VILLE_TICKET_PARIS_SECOND_CARD_OPTIONAL_AFTER_BLIND = 1
#: decide between equal totals
VILLE_TICKET_PARIS_FINAL_TIE_COMPLETED_TICKETS = 0
#: decide between equal totals
VILLE_TICKET_PARIS_FINAL_TIE_CLAIMED_ROUTES = 1
#: from the description that the library implements
VILLE_TICKET_PARIS_CERTAINTY_SEED = 0
#: from published sources
VILLE_TICKET_PARIS_CERTAINTY_SOURCED = 1
#: follows from those
VILLE_TICKET_PARIS_CERTAINTY_INFERRED = 2
#: invented to fill a gap, within all known bounds
VILLE_TICKET_PARIS_CERTAINTY_RECONSTRUCTION = 3
#: goods, which are the colours of cards [TOI-2.1]
VILLE_TOITS_GOODS = 5
#: sets of reward tokens: one per good and one for feathers [TOI-1.2]
VILLE_TOITS_SETS = 6
#: spaces of the board [TOI-8.6]
VILLE_TOITS_MAX_SPACES = 7
#: rows of the card table [TOI-8.2]
VILLE_TOITS_MAX_ROWS = 128
#: cards in all [TOI-8.2]
VILLE_TOITS_MAX_CARDS = 200
#: longest list of legal actions: seven cards, and to pass; of outcomes: MAX_ROWS
VILLE_TOITS_MAX_ACTIONS = 8
#: decisions that interrupt the sharing
VILLE_TOITS_MAX_PENDING = 2
#: in ville_toits_view.board: the space is empty
VILLE_TOITS_NO_CARD = -1
#: The goods, in the order in which they are always listed. [TOI-2.2]
VILLE_TOITS_GOOD_JEWELS = 0
VILLE_TOITS_GOOD_GOLD = 1
VILLE_TOITS_GOOD_PAINTINGS = 2
VILLE_TOITS_GOOD_GEMS = 3
VILLE_TOITS_GOOD_STATUES = 4
#: The sets of reward tokens: 0 .. 4 are those of the goods. [TOI-1.2]
VILLE_TOITS_SET_FEATHERS = 5
#: not played yet
VILLE_TOITS_CHARACTER_IN_HAND = 5
#: gone for good
VILLE_TOITS_CHARACTER_LOST = 6
#: the leader lays cards on the board [TOI-3]
VILLE_TOITS_PHASE_STEALING = 0
#: the cards on the board are shared out [TOI-4]
VILLE_TOITS_PHASE_SHARING = 1
#: the match is over
VILLE_TOITS_PHASE_OVER = 2
#: luck: the next card of the board [TOI-3.12]
VILLE_TOITS_STEP_REVEAL = 0
#: the leader: draw on, or stop [TOI-3.3]
VILLE_TOITS_STEP_DRAW_OR_STOP = 1
#: the leader: which cards to take [TOI-4.1, TOI-4.3]
VILLE_TOITS_STEP_LEADER_TAKE = 2
#: the others, clockwise: one card each [TOI-4.4]
VILLE_TOITS_STEP_OTHERS_TAKE = 3
#: the leader: one more card, or none [TOI-4.5]
VILLE_TOITS_STEP_EXTRA_TAKE = 4
#: the victim of a raid: where to place the Character [TOI-5.2]
VILLE_TOITS_STEP_CHARACTER = 5
#: luck: the top card of the supply [TOI-5.7]
VILLE_TOITS_STEP_DRAW_BONUS = 6
#: nothing, the match is over
VILLE_TOITS_STEP_OVER = 7
#: the detective reached a card [TOI-3.7]
VILLE_TOITS_RESULT_CAUGHT = 0
#: he stands right of the last card [TOI-3.8]
VILLE_TOITS_RESULT_ACHIEVEMENT = 1
#: the leader stopped before that
VILLE_TOITS_RESULT_ORDINARY = 2
#: it has not ended
VILLE_TOITS_RESULT_NONE = 3
#: reveal another card; value 0
VILLE_TOITS_ACTION_DRAW = 1
#: stop stealing; value 0
VILLE_TOITS_ACTION_STOP = 2
#: take the card on a space; value 1 .. 7
VILLE_TOITS_ACTION_TAKE = 3
#: take no more; value 0
VILLE_TOITS_ACTION_PASS = 4
#: place the Character; value = a good
VILLE_TOITS_ACTION_PLACE_CHARACTER = 5
#: do not place it; value 0
VILLE_TOITS_ACTION_DECLINE_CHARACTER = 6
#: luck: the card revealed; value = a row of the card table
VILLE_TOITS_ACTION_REVEAL = 7
#: luck: the card drawn; value = a row of the card table
VILLE_TOITS_ACTION_DRAW_BONUS = 8
#: no card lies on this space
VILLE_TOITS_REASON_EMPTY_SPACE = 64
#: to pass, while a card must be taken
VILLE_TOITS_REASON_MUST_TAKE = 65
#: the option wants a card of this good in the collection [TOI-7.5]
VILLE_TOITS_REASON_GOOD_NOT_OWNED = 66
#: player; card, space, pile
VILLE_TOITS_EVENT_CARD_REVEALED = 64
#: nothing: this turn is the last
VILLE_TOITS_EVENT_DRAW_PILE_EMPTIED = 65
#: from, to: spaces; the start is one more than the board has
VILLE_TOITS_EVENT_DETECTIVE_MOVED = 66
#: player; result, forced (1 = by itself)
VILLE_TOITS_EVENT_STEALING_ENDED = 67
#: card, space: from the board
VILLE_TOITS_EVENT_CARD_DISCARDED = 68
#: player; card, space: off the board
VILLE_TOITS_EVENT_CARD_TAKEN = 69
#: player: takes no (more) card
VILLE_TOITS_EVENT_PASSED = 70
#: player; card: into the collection of its good
VILLE_TOITS_EVENT_CARD_GAINED = 71
#: player; good, cards (how many are lost, Character not counted)
VILLE_TOITS_EVENT_RAID = 72
#: player; card: by a raid
VILLE_TOITS_EVENT_CARD_LOST = 73
#: player; good
VILLE_TOITS_EVENT_CHARACTER_PLACED = 74
#: player
VILLE_TOITS_EVENT_CHARACTER_DECLINED = 75
#: player
VILLE_TOITS_EVENT_CHARACTER_LOST = 76
#: player; card: from the supply
VILLE_TOITS_EVENT_BONUS_DRAWN = 77
#: player: the supply was empty
VILLE_TOITS_EVENT_BONUS_MISSED = 78
#: cards: how many the new supply has [TOI-7.8]
VILLE_TOITS_EVENT_SUPPLY_RESHUFFLED = 79
#: player: the leader of the turn
VILLE_TOITS_EVENT_TURN_ENDED = 80
#: player; set, token, points: at the end
VILLE_TOITS_EVENT_TOKEN_AWARDED = 81
#: The pile that a card came from, in VILLE_TOITS_EVENT_CARD_REVEALED.
VILLE_TOITS_PILE_DRAW_PILE = 0
VILLE_TOITS_PILE_SUPPLY = 1
#: Which token of a set, in VILLE_TOITS_EVENT_TOKEN_AWARDED.
VILLE_TOITS_TOKEN_HIGH = 0
VILLE_TOITS_TOKEN_LOW = 1
#: Score lines: 0 .. 5 are the tokens of the sets in their order. [TOI-6.13]
VILLE_TOITS_SCORE_TOKEN_JEWELS = 0
VILLE_TOITS_SCORE_TOKEN_GOLD = 1
VILLE_TOITS_SCORE_TOKEN_PAINTINGS = 2
VILLE_TOITS_SCORE_TOKEN_GEMS = 3
VILLE_TOITS_SCORE_TOKEN_STATUES = 4
VILLE_TOITS_SCORE_TOKEN_FEATHERS = 5
VILLE_TOITS_SCORE_CARD_POINTS = 6
#: Why a match ended.
VILLE_TOITS_END_REASON_DRAW_PILE = 0
#: [TOI-7.1]
VILLE_TOITS_OPTION_ADJACENT_DETECTIVE = 0
#: [TOI-7.2]
VILLE_TOITS_OPTION_SEVERAL_CARDS = 1
#: [TOI-7.3]
VILLE_TOITS_OPTION_RAIDED_BONUS = 2
#: [TOI-7.4]
VILLE_TOITS_OPTION_DECLINED_CHARACTER = 3
#: [TOI-7.5]
VILLE_TOITS_OPTION_CHARACTER_GOOD = 4
#: [TOI-7.6]
VILLE_TOITS_OPTION_EMPTY_MAJORITY = 5
#: [TOI-7.7]
VILLE_TOITS_OPTION_BEHIND_TRIPLE_TIE = 6
#: [TOI-7.8]
VILLE_TOITS_OPTION_EMPTY_SUPPLY = 7
#: a number, 0 or 1 [TOI-7.9]
VILLE_TOITS_OPTION_ACHIEVEMENT_MINIMUM = 8
#: The options: places in ville_match_config.option.
VILLE_TOITS_OPTION_COUNT = 9
#: the phase ends by itself
VILLE_TOITS_ADJACENT_DETECTIVE_STOP = 0
#: the leader may draw on, and is caught then
VILLE_TOITS_ADJACENT_DETECTIVE_MAY_DRAW = 1
#: each card takes effect before the next is chosen
VILLE_TOITS_SEVERAL_CARDS_ONE_BY_ONE = 0
#: all take effect together
VILLE_TOITS_SEVERAL_CARDS_ALL_AT_ONCE = 1
#: a bonus card lost in the raid it caused still draws
VILLE_TOITS_RAIDED_BONUS_DRAWS = 0
#: it does not
VILLE_TOITS_RAIDED_BONUS_LOST = 1
#: for a later raid
VILLE_TOITS_DECLINED_CHARACTER_KEPT = 0
#: for good
VILLE_TOITS_DECLINED_CHARACTER_LOST = 1
#: placed on any good
VILLE_TOITS_CHARACTER_GOOD_ANY = 0
#: only on one with a card
VILLE_TOITS_CHARACTER_GOOD_OWNED = 1
#: no second place without a card
VILLE_TOITS_EMPTY_MAJORITY_NO_TOKEN = 0
#: a second place, never the first
VILLE_TOITS_EMPTY_MAJORITY_RUNNER_UP = 1
#: for the fourth behind three who share the first place
VILLE_TOITS_BEHIND_TRIPLE_TIE_NO_TOKEN = 0
#: a low token for that player
VILLE_TOITS_BEHIND_TRIPLE_TIE_LOW_TOKEN = 1
#: a bonus card draws nothing then
VILLE_TOITS_EMPTY_SUPPLY_NOTHING = 0
#: the discard becomes the supply
VILLE_TOITS_EMPTY_SUPPLY_RESHUFFLE = 1
#: from the description that the library implements
VILLE_TOITS_CERTAINTY_SEED = 0
#: from published sources
VILLE_TOITS_CERTAINTY_SOURCED = 1
#: follows from those
VILLE_TOITS_CERTAINTY_INFERRED = 2
#: invented to fill a gap, within all known bounds
VILLE_TOITS_CERTAINTY_RECONSTRUCTION = 3
#: also buildings
VILLE_TROYES_COLOURS = 3
#: of a die; also columns of the cathedral
VILLE_TROYES_FACES = 6
#: the players' and the gray one; also owners
VILLE_TROYES_DISTRICTS = 5
#: of a building
VILLE_TROYES_SPACES = 6
#: of the cathedral
VILLE_TROYES_LEVELS = 3
#: length of ville_troyes_view.dice
VILLE_TROYES_DICE = 90
#: length of ville_troyes_view.cathedral
VILLE_TROYES_CATHEDRAL = 18
#: length of ville_troyes_edition.steps
VILLE_TROYES_STEPS = 18
VILLE_TROYES_ACTIVITIES = 27
#: for tradesmen on a card
VILLE_TROYES_WORKPLACES = 4
VILLE_TROYES_EVENTS = 17
VILLE_TROYES_CHARACTERS = 6
VILLE_TROYES_MAX_NEUTRALS = 18
#: longest list of actions or outcomes
VILLE_TROYES_MAX_ACTIONS = 511
#: owner of gray citizens and cubes, and the gray district
VILLE_TROYES_NEUTRAL = 4
#: nobody, none; or what the viewer does not know
VILLE_TROYES_NONE = -1
#: luck: a character [TRO-2.2]
VILLE_TROYES_PHASE_DEAL_CHARACTER = 0
#: a player: a citizen on a space [TRO-2.7]
VILLE_TROYES_PHASE_SETUP_CITIZEN = 1
#: luck: an activity card [TRO-4.1]
VILLE_TROYES_PHASE_REVEAL_ACTIVITY = 2
#: luck: a die
VILLE_TROYES_PHASE_ROLL_DIE = 3
#: luck: an event [TRO-4.5]
VILLE_TROYES_PHASE_REVEAL_EVENT = 4
#: a player: which cube leaves an event
VILLE_TROYES_PHASE_RETURN_EVENT_CUBE = 5
#: a player: which cube leaves the cathedral
VILLE_TROYES_PHASE_RETURN_CATHEDRAL_CUBE = 6
#: a player faces the highest black die [TRO-4.9]
VILLE_TROYES_PHASE_COUNTER = 7
#: the same: own dice against it
VILLE_TROYES_PHASE_COUNTER_DIE = 8
#: a player: an action, or influence [TRO-6]
VILLE_TROYES_PHASE_TURN = 9
#: the same: whom to hire [TRO-6.3]
VILLE_TROYES_PHASE_HIRE_TRADESMAN = 10
#: the same: a group of dice [TRO-5.1]
VILLE_TROYES_PHASE_USE_DICE = 11
#: the same: how many [TRO-6.5]
VILLE_TROYES_PHASE_ACTIVATIONS = 12
#: the same: which building [TRO-8.21]
VILLE_TROYES_PHASE_MILLER = 13
#: the same: which event
VILLE_TROYES_PHASE_PLACE_CUBE = 14
#: the same: which level [TRO-12.2]
VILLE_TROYES_PHASE_CATHEDRAL_LEVEL = 15
#: the same: a die to turn [TRO-5.8]
VILLE_TROYES_PHASE_TURN_DIE = 16
#: nothing, the match is over
VILLE_TROYES_PHASE_OVER = 17
#: The part of the round that goes on.
VILLE_TROYES_STAGE_DEALING = 0
VILLE_TROYES_STAGE_PLACING = 1
VILLE_TROYES_STAGE_REVEAL = 2
VILLE_TROYES_STAGE_WORKFORCE = 3
VILLE_TROYES_STAGE_NEW_EVENTS = 4
VILLE_TROYES_STAGE_RESOLVING = 5
VILLE_TROYES_STAGE_BLACK_DICE = 6
VILLE_TROYES_STAGE_COUNTERING = 7
VILLE_TROYES_STAGE_ACTIONS = 8
VILLE_TROYES_STAGE_OVER = 9
#: building, row, space
VILLE_TROYES_ACTION_SETUP_CITIZEN = 1
#: event
VILLE_TROYES_ACTION_RETURN_EVENT_CUBE = 2
#: level, column
VILLE_TROYES_ACTION_RETURN_CATHEDRAL_CUBE = 3
#: black
VILLE_TROYES_ACTION_COUNTER = 4
#: none
VILLE_TROYES_ACTION_FAIL_COUNTER = 5
#: colour, value
VILLE_TROYES_ACTION_COUNTER_DIE = 6
#: none
VILLE_TROYES_ACTION_COUNTER_DONE = 7
#: card
VILLE_TROYES_ACTION_ACTIVATE = 8
#: event
VILLE_TROYES_ACTION_FIGHT_EVENT = 9
#: none
VILLE_TROYES_ACTION_BUILD_CATHEDRAL = 10
#: building
VILLE_TROYES_ACTION_PLACE_CITIZEN = 11
#: none
VILLE_TROYES_ACTION_AGRICULTURE = 12
#: none
VILLE_TROYES_ACTION_PASS = 13
#: from, row, space
VILLE_TROYES_ACTION_HIRE_TRADESMAN = 14
#: cube, dice
VILLE_TROYES_ACTION_USE_DICE = 15
#: count
VILLE_TROYES_ACTION_ACTIVATIONS = 16
#: building
VILLE_TROYES_ACTION_MILLER = 17
#: event
VILLE_TROYES_ACTION_PLACE_CUBE = 18
#: level
VILLE_TROYES_ACTION_CATHEDRAL_LEVEL = 19
#: colour, value
VILLE_TROYES_ACTION_TURN_DIE = 20
#: none
VILLE_TROYES_ACTION_TURN_DONE = 21
#: colour, value
VILLE_TROYES_ACTION_REROLL_DIE = 22
#: none
VILLE_TROYES_ACTION_RECRUIT_CITIZEN = 23
#: none
VILLE_TROYES_ACTION_TURN_DICE = 24
#: luck: character
VILLE_TROYES_ACTION_DEAL_CHARACTER = 25
#: luck: card
VILLE_TROYES_ACTION_REVEAL_ACTIVITY = 26
#: luck: event
VILLE_TROYES_ACTION_REVEAL_EVENT = 27
#: luck: value
VILLE_TROYES_ACTION_ROLL_DIE = 28
#: Why an action is refused, after the reasons common to all games.
VILLE_TROYES_REASON_SPACE_TAKEN = 64
VILLE_TROYES_REASON_NO_OWN_CUBE_THERE = 65
VILLE_TROYES_REASON_HIGHEST_MUST_BE_COUNTERED = 66
VILLE_TROYES_REASON_NOT_ON_THE_TABLE = 67
VILLE_TROYES_REASON_OUT_OF_REACH = 68
VILLE_TROYES_REASON_ABLE_TO_COUNTER = 69
VILLE_TROYES_REASON_NO_SUCH_DIE = 70
VILLE_TROYES_REASON_TOTAL_NOT_REACHED = 71
VILLE_TROYES_REASON_CARD_NOT_IN_PLAY = 72
VILLE_TROYES_REASON_NO_FREE_SPACE = 73
VILLE_TROYES_REASON_NO_SUCH_CITIZEN = 74
VILLE_TROYES_REASON_NO_CITIZEN_IN_SUPPLY = 75
VILLE_TROYES_REASON_EXPULSION_BARRED = 76
VILLE_TROYES_REASON_NOT_IN_THE_QUEUE = 77
VILLE_TROYES_REASON_NO_CUBE_LEFT = 78
VILLE_TROYES_REASON_COLUMN_FULL = 79
VILLE_TROYES_REASON_LEVEL_TAKEN = 80
VILLE_TROYES_REASON_CUBE_NOT_USABLE = 81
VILLE_TROYES_REASON_WRONG_DICE = 82
VILLE_TROYES_REASON_GROUP_TOO_WEAK = 83
VILLE_TROYES_REASON_TOO_FEW_DENIERS = 84
VILLE_TROYES_REASON_TOO_LITTLE_INFLUENCE = 85
VILLE_TROYES_REASON_TOO_MANY_ACTIVATIONS = 86
VILLE_TROYES_REASON_EVENT_USED_BEFORE = 87
VILLE_TROYES_REASON_DIE_TURNED_BEFORE = 88
VILLE_TROYES_REASON_NOTHING_TURNED = 89
#: player; [character]
VILLE_TROYES_EVENT_CHARACTER_DEALT = 64
#: round, first
VILLE_TROYES_EVENT_ROUND_STARTED = 65
#: card
VILLE_TROYES_EVENT_ACTIVITY_REVEALED = 66
#: event, position
VILLE_TROYES_EVENT_EVENT_REVEALED = 67
#: event
VILLE_TROYES_EVENT_EVENT_RESOLVED = 68
#: roll, district, colour, value, was
VILLE_TROYES_EVENT_DIE_ROLLED = 69
#: district, colour, value, to
VILLE_TROYES_EVENT_DIE_TURNED = 70
#: district, colour, value
VILLE_TROYES_EVENT_DIE_USED = 71
#: player; value
VILLE_TROYES_EVENT_BLACK_DIE_COUNTERED = 72
#: player; value
VILLE_TROYES_EVENT_BLACK_DIE_DISCARDED = 73
#: owner, building, row, space
VILLE_TROYES_EVENT_CITIZEN_PLACED = 74
#: owner, building, row
VILLE_TROYES_EVENT_CITIZEN_EXPELLED = 75
#: owner, building
VILLE_TROYES_EVENT_CITIZEN_RETURNED = 76
#: player
VILLE_TROYES_EVENT_CITIZEN_RECRUITED = 77
#: player; card, space, from, row, from_space
VILLE_TROYES_EVENT_TRADESMAN_HIRED = 78
#: player; card, count
VILLE_TROYES_EVENT_ACTIVITY_ACTIVATED = 79
#: player; card, count
VILLE_TROYES_EVENT_DELAYED_CUBES_PLACED = 80
#: player; card
VILLE_TROYES_EVENT_DELAYED_CUBE_SPENT = 81
#: player; event, count
VILLE_TROYES_EVENT_EVENT_CUBES_PLACED = 82
#: event, first, second
VILLE_TROYES_EVENT_EVENT_COMPLETED = 83
#: player; event
VILLE_TROYES_EVENT_EVENT_TAKEN = 84
#: player; event
VILLE_TROYES_EVENT_EVENT_CUBE_RETURNED = 85
#: owner, level, column
VILLE_TROYES_EVENT_CATHEDRAL_CUBE_PLACED = 86
#: player; level, column
VILLE_TROYES_EVENT_CATHEDRAL_CUBE_RETURNED = 87
#: player; change, reason
VILLE_TROYES_EVENT_DENIERS_CHANGED = 88
#: player; amount
VILLE_TROYES_EVENT_DISTRICT_DENIERS_ADDED = 89
#: player; change, reason
VILLE_TROYES_EVENT_INFLUENCE_CHANGED = 90
#: player
VILLE_TROYES_EVENT_PASSED = 91
#: reason
VILLE_TROYES_EVENT_ACTIONS_ENDED = 92
#: round, first
VILLE_TROYES_EVENT_ROUND_ENDED = 93
#: What a die is rolled for.
VILLE_TROYES_ROLL_WORKFORCE = 0
VILLE_TROYES_ROLL_REROLL = 1
VILLE_TROYES_ROLL_NEUTRAL = 2
VILLE_TROYES_ROLL_GRAY_CUBE = 3
VILLE_TROYES_ROLL_BLACK = 4
VILLE_TROYES_ROLL_ARCHER = 5
#: Actions of a turn, once begun.
VILLE_TROYES_DEED_NONE = 0
VILLE_TROYES_DEED_ACTIVATE = 1
VILLE_TROYES_DEED_FIGHT_EVENT = 2
VILLE_TROYES_DEED_BUILD_CATHEDRAL = 3
VILLE_TROYES_DEED_PLACE_CITIZEN = 4
VILLE_TROYES_DEED_AGRICULTURE = 5
#: Score lines. [TRO-7]
VILLE_TROYES_SCORE_TOKENS = 0
VILLE_TROYES_SCORE_EVENTS_IN_PLAY = 1
VILLE_TROYES_SCORE_TRADESMEN = 2
VILLE_TROYES_SCORE_CATHEDRAL = 3
VILLE_TROYES_SCORE_HENRI_I = 4
VILLE_TROYES_SCORE_URBAIN_IV = 5
VILLE_TROYES_SCORE_HUGUES_DE_PAYNS = 6
VILLE_TROYES_SCORE_THIBAUT_II = 7
VILLE_TROYES_SCORE_CHRETIEN_DE_TROYES = 8
VILLE_TROYES_SCORE_FLORENTINE = 9
#: [TRO-7.1]
VILLE_TROYES_END_REASON_LAST_ROUND = 0
#: [TRO-12.1]
VILLE_TROYES_OPTION_PASS_IS_FINAL = 0
#: [TRO-12.2]
VILLE_TROYES_OPTION_CATHEDRAL_STACKING = 1
#: [TRO-12.3]
VILLE_TROYES_OPTION_HIRE_LYING_CITIZENS = 2
#: [TRO-12.4]
VILLE_TROYES_OPTION_HIDDEN_VP = 3
#: The options: places in ville_match_config.option. Each is 0 or 1; 1 is the default.
VILLE_TROYES_OPTION_COUNT = 4
#: What an activity card does. [TRO-8]
VILLE_TROYES_EFFECT_ARCHER = 0
VILLE_TROYES_EFFECT_DIPLOMAT = 1
VILLE_TROYES_EFFECT_KNIGHT = 2
VILLE_TROYES_EFFECT_HUNT = 3
VILLE_TROYES_EFFECT_MERCENARY = 4
VILLE_TROYES_EFFECT_TAX_COLLECTOR = 5
VILLE_TROYES_EFFECT_JOUST = 6
VILLE_TROYES_EFFECT_CAPTAIN = 7
VILLE_TROYES_EFFECT_TROUBADOUR = 8
VILLE_TROYES_EFFECT_TITHING = 9
VILLE_TROYES_EFFECT_MONK = 10
VILLE_TROYES_EFFECT_PRIEST = 11
VILLE_TROYES_EFFECT_APPRENTICESHIP = 12
VILLE_TROYES_EFFECT_CONFESSION = 13
VILLE_TROYES_EFFECT_TEMPLAR = 14
VILLE_TROYES_EFFECT_PILGRIMAGE = 15
VILLE_TROYES_EFFECT_PROCESSION = 16
VILLE_TROYES_EFFECT_GLASSBLOWER = 17
VILLE_TROYES_EFFECT_ARTISAN = 18
VILLE_TROYES_EFFECT_MERCHANT = 19
VILLE_TROYES_EFFECT_MILLER = 20
VILLE_TROYES_EFFECT_INNKEEPER = 21
VILLE_TROYES_EFFECT_BLACKSMITH = 22
VILLE_TROYES_EFFECT_MILITIA = 23
VILLE_TROYES_EFFECT_JOURNEYMAN = 24
VILLE_TROYES_EFFECT_GOLDSMITH = 25
VILLE_TROYES_EFFECT_SCULPTOR = 26
#: What an event does. [TRO-9]
VILLE_TROYES_DISASTER_BLACK_DICE = 0
VILLE_TROYES_DISASTER_NEUTRAL_CITIZEN = 1
VILLE_TROYES_DISASTER_EVENT_CUBE = 2
VILLE_TROYES_DISASTER_CATHEDRAL_CUBE = 3
VILLE_TROYES_DISASTER_DENIERS = 4
VILLE_TROYES_DISASTER_INFLUENCE = 5
VILLE_TROYES_DISASTER_GRAY_CUBE = 6

#: What each status means, for a call that answers with nothing but a status.
STATUS_TEXTS = {
    VILLE_ERR_ARGUMENT: 'NULL where something must be, or a number out of its range; the text names it',
    VILLE_ERR_STRUCT_SIZE: 'struct_size is smaller than the first version of the struct, or above 65536',
    VILLE_ERR_BUFFER: 'the buffer is too small; `needed` tells the size',
    VILLE_ERR_UNKNOWN: 'no game, language, table or row of this name or number',
    VILLE_ERR_OPTION: 'an option is out of range, or the options and the edition do not go together',
    VILLE_ERR_OVER: 'the match is over',
    VILLE_ERR_NOT_YOUR_TURN: 'somebody else must act: another seat, chance, or a player instead of chance',
    VILLE_ERR_ILLEGAL: 'the rules forbid it; the reason tells why',
    VILLE_ERR_NOTHING: 'nothing to undo or redo, or no such ply',
    VILLE_ERR_BARRIER: "going back would take back luck, a secret, or another's decision; see the reason",
    VILLE_ERR_OFF: 'this match keeps no log, no undo or no events',
    VILLE_ERR_FORGOTTEN: 'events this old are no longer kept: read the view and go on from the newest',
    VILLE_ERR_FORMAT: 'not such a file, cut short, or with something behind its end',
    VILLE_ERR_CHECKSUM: 'the bytes are damaged',
    VILLE_ERR_VERSION: 'written by a version that this one cannot read',
    VILLE_ERR_GAME: 'of another game, or of one that this build does not have',
    VILLE_ERR_EDITION: 'of another edition, or an edition with faults',
    VILLE_ERR_INVARIANT: 'a state that play cannot reach; the text names what does not hold',
    VILLE_ERR_REPLAY: 'playing it again does not give what is written; the place is the ply',
    VILLE_ERR_JSON: 'not the JSON that is expected; the text tells what and where',
    VILLE_ERR_MEMORY: 'out of memory',
    VILLE_ERR_STOPPED: 'the stop flag was raised before all was done',
    VILLE_ERR_INTERNAL: 'a fault of the library; the match is as it was before the call',
}


class ville_error(Structure):
    """What went wrong, in words for a developer. For players' languages use the reason with ville_game_label.
    A call that is given one without a proper struct_size does nothing and answers VILLE_ERR_STRUCT_SIZE."""
    _fields_ = [
        ('struct_size', c_uint32),
        ('status', c_int32),
        #: VILLE_REASON_NONE unless the rules or a barrier of undo forbid it
        ('reason', c_int32),
        #: index in a list, ply of a record, or -1
        ('place', c_int32),
        #: English, ends in a zero byte
        ('text', c_char * 240),
    ]


class ville_event(Structure):
    """One fact that happened. Types 1..63 mean the same in every game, those from 64 on are the game's."""
    _fields_ = [
        #: number in the match, from 0
        ('seq', c_uint32),
        #: VILLE_EVENT_..., or of the game
        ('type', c_uint16),
        #: whom it concerns, or VILLE_NOBODY
        ('player', c_int8),
        #: VILLE_EVENT_PARTIAL
        ('flags', c_uint8),
        #: in the order of the kind's fields without `player`; -1 where hidden from this viewer
        ('arg', c_int32 * 6),
    ]


class ville_game_info(Structure):
    """A game in numbers."""
    _fields_ = [
        ('struct_size', c_uint32),
        ('min_players', c_int32),
        ('max_players', c_int32),
        #: changes only when the rules behave differently
        ('rules_version', c_uint32),
        #: changes when snapshots get another form
        ('state_version', c_uint32),
        #: the longest list of legal actions or outcomes, for any edition
        ('max_actions', c_uint32),
        #: the longest match with a built-in edition
        ('max_plies', c_uint32),
        #: memory of one state
        ('state_bytes', c_uint32),
        ('option_count', c_uint32),
        #: built-in editions
        ('edition_count', c_uint32),
        ('action_kind_count', c_uint32),
        ('event_kind_count', c_uint32),
        ('phase_count', c_uint32),
        ('score_line_count', c_uint32),
        #: the game's own, from 64 on
        ('reason_count', c_uint32),
        ('end_reason_count', c_uint32),
        #: such as "toits"
        ('id', c_char * 32),
    ]


class ville_option_info(Structure):
    """A rule switch: a number from min to max; where it has names, they are those of the values 0, 1, ..."""
    _fields_ = [
        ('struct_size', c_uint32),
        ('min', c_int32),
        ('max', c_int32),
        #: the default
        ('fallback', c_int32),
        #: 1 = the values have names
        ('named', c_int32),
        ('name', c_char * 44),
    ]


class ville_match_config(Structure):
    """How a match is made. ville_match_config_init fills in the defaults named here."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: -1: must be set
        ('game', c_int32),
        #: 0
        ('seed', c_uint64),
        #: 0; number of the match in a series: (seed, index) decides all luck
        ('index', c_uint32),
        #: 0: the fewest that the game takes
        ('players', c_int32),
        #: 0; the seat that begins
        ('first', c_int32),
        #: VILLE_CHANCE_AUTOMATIC
        ('chance', c_int32),
        #: 1: keep the log, which undo, saves with history, and records need
        ('log', c_int32),
        #: 1: allow undo, redo and seek; needs the log
        ('undo', c_int32),
        #: 1: keep events
        ('events', c_int32),
        #: VILLE_UNDO_TABLE
        ('undo_rule', c_int32),
        #: VILLE_DEFAULT each; in the order of the game's options
        ('option', c_int32 * 16),
    ]


class ville_match_info(Structure):
    """How a match stands."""
    _fields_ = [
        ('struct_size', c_uint32),
        ('game', c_int32),
        ('players', c_int32),
        ('first', c_int32),
        #: seat, VILLE_CHANCE or VILLE_NOBODY
        ('actor', c_int32),
        #: row of VILLE_NAMES_PHASE
        ('phase', c_int32),
        #: actions and outcomes applied since the start
        ('ply', c_uint32),
        #: first ply to which seek can go back
        ('log_begin', c_uint32),
        #: one after the last ply in the log; above `ply` when something can be redone
        ('log_end', c_uint32),
        #: number of the oldest event still kept
        ('events_begin', c_uint32),
        #: number that the next event will get
        ('events_end', c_uint32),
        #: 1 = the match is over
        ('over', c_int32),
        #: bit p = seat p has won; 0 before the end
        ('winners', c_uint32),
        #: row of VILLE_NAMES_END_REASON, or -1 before the end
        ('end_reason', c_int32),
        #: how far the match is, 0 .. 1000
        ('progress', c_int32),
        #: bit p = a stand-in plays seat p
        ('stand_ins', c_uint32),
        #: bytes that this match holds
        ('memory', c_uint64),
    ]


class ville_score_line(Structure):
    """Points from one source."""
    _fields_ = [
        #: row of VILLE_NAMES_SCORE_LINE
        ('source', c_int32),
        ('points', c_int32),
    ]


class ville_score(Structure):
    """One player's count. Lines that the viewer may not know yet are absent; then complete is 0."""
    _fields_ = [
        ('total', c_int32),
        ('complete', c_int32),
        ('line_count', c_uint32),
        #: 0
        ('reserved', c_uint32),
        ('line', ville_score_line * 12),
    ]


class ville_log_entry(Structure):
    """One entry of the log."""
    _fields_ = [
        ('action', c_uint64),
        #: seat or VILLE_CHANCE
        ('player', c_int32),
        #: 1 = undo at the table stops here
        ('barrier', c_int32),
    ]


class ville_bot_config(Structure):
    """How a bot is made. ville_bot_config_init fills in the defaults named here."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: VILLE_BOT_RANDOM
        ('kind', c_int32),
        #: 0; the bot's own luck, apart from that of the match
        ('seed', c_uint64),
        #: 0; number of the match in a series
        ('index', c_uint32),
        #: 1000; search: how many matches are played out for a choice, at least 1
        ('iterations', c_uint32),
        #: 0; search: above 0 the clock ends it too, whichever comes first; not reproducible
        ('milliseconds', c_uint32),
        #: 0
        ('reserved', c_uint32),
    ]


class ville_thought(Structure):
    """What a bot thinks of one action."""
    _fields_ = [
        ('action', c_uint64),
        #: how often it was tried; 0 when it is the only one
        ('visits', c_uint32),
        #: what it is worth on average, 0 (lost) .. 1,000,000 (won)
        ('value', c_int32),
    ]


class ville_playout(Structure):
    """How a random match went."""
    _fields_ = [
        #: of the last state
        ('state_hash', c_uint64),
        ('plies', c_uint32),
        #: plies of players
        ('decisions', c_uint32),
        #: bit p = seat p has won
        ('winners', c_uint32),
        #: points by seat
        ('total', c_int32 * 4),
        #: 0
        ('reserved', c_uint32),
    ]


class ville_paris_paris_tile(Structure):
    """Equal tiles."""
    _fields_ = [
        #: row
        ('place', c_int32),
        #: row
        ('line', c_int32),
        #: how many
        ('count', c_int32),
    ]


class ville_paris_paris_seat(Structure):
    """What a viewer sees of a player."""
    _fields_ = [
        #: huts left to build
        ('supply', c_int32),
        #: huts on the board; the fewest decide a tie [PAR-6.8]
        ('on_board', c_int32),
        #: huts that others have removed; 0 with two players [PAR-3.7]
        ('sack', c_int32),
        #: points so far
        ('small_trips', c_int32),
        #: points so far
        ('big_trips', c_int32),
        #: points; 0 before the end
        ('final_trips', c_int32),
        #: 1 = holds a hidden line
        ('has_line', c_int32),
        #: which one, if the viewer may know it; else VILLE_PARIS_PARIS_NONE
        ('line', c_int32),
    ]


class ville_paris_paris_view(Structure):
    """The table as a viewer sees it."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: 2 .. 4
        ('players', c_int32),
        #: seat that began
        ('first', c_int32),
        #: VILLE_PARIS_PARIS_PHASE_...
        ('phase', c_int32),
        #: seat, VILLE_CHANCE or VILLE_NOBODY
        ('actor', c_int32),
        #: who builds, or to whom a line is dealt; between turns who has the bus
        ('active', c_int32),
        #: counted from 1; 0 during set-up
        ('round', c_int32),
        #: of the match
        ('rounds', c_int32),
        #: the last take that has begun, counted from 1 over the match; 0 before it
        ('turn', c_int32),
        #: seat that has the bus
        ('bus', c_int32),
        #: place where a hut is to be removed, or VILLE_PARIS_PARIS_NONE
        ('pending', c_int32),
        #: with two players; else VILLE_PARIS_PARIS_NONE
        ('open_line', c_int32),
        #: by VILLE_PARIS_PARIS_OPTION_...
        ('option', c_int32 * 16),
        #: not yet revealed
        ('tiles_left', c_int32),
        #: different tiles on offer
        ('offer_count', c_uint32),
        #: by place, then by line
        ('offer', ville_paris_paris_tile * 5),
        #: by line: the place on the parked tile, or VILLE_PARIS_PARIS_NONE
        ('parked', c_int32 * 8),
        #: those of seat s at place p: huts[4 * p + s], 0 .. 2
        ('huts', c_uint8 * 192),
        #: tiles not yet revealed, by ville_paris_paris_edition.sorts
        ('unseen', c_uint8 * 96),
        #: 0 .. players-1 are in use
        ('seats', ville_paris_paris_seat * 4),
    ]


class ville_paris_paris_action(Structure):
    """An action or chance outcome, taken apart. Members that its kind does not use are 0."""
    _fields_ = [
        #: VILLE_PARIS_PARIS_ACTION_...
        ('kind', c_int32),
        #: row
        ('place', c_int32),
        #: row
        ('line', c_int32),
        #: seat whose hut goes
        ('owner', c_int32),
        #: seat that draws a line
        ('player', c_int32),
    ]


class ville_paris_paris_scoring(Structure):
    """Huts of one player at one place that score."""
    _fields_ = [
        #: where the bus stops: the place of the tile, or an intersection of the line
        ('stop', c_int32),
        #: where the huts stand
        ('place', c_int32),
        #: whose they are
        ('player', c_int32),
        #: one for each hut: 1 or 2
        ('points', c_int32),
    ]


class ville_paris_paris_line(Structure):
    """A bus line, from one end to the other."""
    _fields_ = [
        #: 2 .. 12
        ('stop_count', c_uint32),
        #: places
        ('stops', c_uint8 * 12),
        #: its name in JSON; ends in a zero byte
        ('key', c_char * 28),
    ]


class ville_paris_paris_place(Structure):
    """A place on the map."""
    _fields_ = [
        #: for drawing, to the right: 0 .. 255
        ('x', c_int32),
        #: for drawing, downwards: 0 .. 255
        ('y', c_int32),
        #: huts that it holds: 2 at an intersection, else 1 [PAR-1.3]
        ('room', c_int32),
        ('neighbour_count', c_uint32),
        #: places, ascending [PAR-1.4]
        ('neighbours', c_uint8 * 4),
        #: its name in JSON; ends in a zero byte
        ('key', c_char * 28),
    ]


class ville_paris_paris_edition(Structure):
    """What the box prints. Names for players are text: see the functions below."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: VILLE_PARIS_PARIS_CERTAINTY_... of rounds
        ('certainty_rounds', c_int32),
        #: of huts
        ('certainty_huts', c_int32),
        #: of places and lines
        ('certainty_map', c_int32),
        #: of the tiles
        ('certainty_tiles', c_int32),
        #: of each player [PAR-1.6]
        ('huts', c_int32),
        #: with 2, 3 and 4 players [PAR-1.7]
        ('rounds', c_int32 * 3),
        #: 4 .. 8
        ('line_count', c_uint32),
        #: 4 .. 48
        ('place_count', c_uint32),
        #: 8 .. 96: different tiles
        ('sort_count', c_uint32),
        ('lines', ville_paris_paris_line * 8),
        ('places', ville_paris_paris_place * 48),
        #: every tile of the game, by place, then by line
        ('sorts', ville_paris_paris_tile * 96),
    ]


class ville_ticket_paris_seat(Structure):
    """What a viewer sees of a player."""
    _fields_ = [
        #: left in the supply
        ('buses', c_int32),
        #: scored so far for routes
        ('route_points', c_int32),
        #: scored so far for flags
        ('flag_points', c_int32),
        #: made so far
        ('flags', c_int32),
        #: cards in hand
        ('hand_size', c_int32),
        #: 1 = the viewer knows the whole hand
        ('sees_hand', c_int32),
        #: cards per kind, if he does; else 0
        ('hand', c_int32 * 9),
        #: of these, per kind, everybody knows [TIC-3.12]
        ('known', c_int32 * 9),
        #: per colour: 1 = a card is kept for a flag [TIC-6.1]
        ('kept', c_int32 * 8),
        #: tickets kept
        ('ticket_count', c_uint32),
        #: tickets dealt and not decided
        ('undecided_count', c_uint32),
        #: ids in the order of keeping, or VILLE_TICKET_PARIS_HIDDEN
        ('tickets', c_uint8 * 60),
        #: ids in the order of dealing, or VILLE_TICKET_PARIS_HIDDEN
        ('undecided', c_uint8 * 6),
        #: 0
        ('reserved', c_uint8 * 2),
    ]


class ville_ticket_paris_view(Structure):
    """The table as a viewer sees it."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: 2 .. 4
        ('players', c_int32),
        #: seat that began
        ('first', c_int32),
        #: VILLE_TICKET_PARIS_PHASE_...
        ('phase', c_int32),
        #: VILLE_TICKET_PARIS_NEXT_..., while a card is dealt or turned up
        ('next', c_int32),
        #: seat, VILLE_CHANCE or VILLE_NOBODY
        ('actor', c_int32),
        #: seat whose turn it is, also while luck acts
        ('active', c_int32),
        #: counted from 1 over all players; 0 during set-up
        ('turn', c_int32),
        #: 1 = the first card of this draw came from the deck
        ('first_blind', c_int32),
        #: sweeps of the market in a row [TIC-3.5]
        ('sweeps', c_int32),
        #: turns passed in succession [TIC-7.5]
        ('passes', c_int32),
        #: of the final round, the present one included; 0 before it
        ('turns_left', c_int32),
        #: cards in the deck
        ('deck_size', c_int32),
        #: tickets left to draw
        ('ticket_deck', c_int32),
        #: how many of those were returned and lie undermost
        ('returned_count', c_int32),
        #: by VILLE_TICKET_PARIS_OPTION_...
        ('option', c_int32 * 16),
        #: places of the market
        ('market_count', c_uint32),
        #: kinds of cards, or VILLE_TICKET_PARIS_NO_CARD
        ('market', c_int32 * 5),
        #: cards per kind, for VILLE_OMNISCIENT alone
        ('deck', c_int32 * 9),
        #: cards per kind
        ('discard', c_int32 * 9),
        #: by track: that of route r is 2 * (r - 1) + track. A seat, or VILLE_TICKET_PARIS_NO_SEAT, also where
        #: there is no track
        ('owner', c_int8 * 160),
        #: by id - 1: 1 = in the deck and never looked at, for VILLE_OMNISCIENT alone
        ('unseen', c_uint8 * 60),
        #: ids in the order of coming up, returned_count of them; VILLE_TICKET_PARIS_HIDDEN for those of
        #: others [TIC-5.6]
        ('returned', c_uint8 * 60),
        #: by id - 1: 1 = the viewer has been dealt it at some time
        ('seen', c_uint8 * 60),
        #: 0 .. players-1 are in use
        ('seats', ville_ticket_paris_seat * 4),
    ]


class ville_ticket_paris_action(Structure):
    """An action or chance outcome, taken apart. Members that its kind does not use are 0."""
    _fields_ = [
        #: VILLE_TICKET_PARIS_ACTION_...
        ('kind', c_int32),
        #: kind of a card
        ('card', c_int32),
        #: id
        ('route', c_int32),
        #: 0 or 1
        ('track', c_int32),
        #: how many of the cards paid are buses; the others are of the track's colour
        ('buses', c_int32),
        #: 1 = one of the coloured cards paid is kept for a flag
        ('keep', c_int32),
        #: id
        ('ticket', c_int32),
    ]


class ville_ticket_paris_ticket_state(Structure):
    """How a player stands with a pair of places that a ticket asks for."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: 1 = his tracks join the two places
        ('completed', c_int32),
        #: 1 = they do, or open tracks could still join them
        ('possible', c_int32),
        #: the fewest spaces that are missing; 0 when completed or not possible
        ('spaces', c_int32),
        ('route_count', c_uint32),
        #: ids along the way from the first place to the second: when completed his own, else the cheapest way
        #: that is open
        ('routes', c_uint8 * 40),
        #: for each of them: 1 = it is not yet his
        ('missing', c_uint8 * 40),
    ]


class ville_ticket_paris_colour(Structure):
    """A colour of tracks and cards."""
    _fields_ = [
        #: how many cards there are
        ('cards', c_int32),
        #: its name in JSON; ends in a zero byte
        ('key', c_char * 28),
    ]


class ville_ticket_paris_place(Structure):
    """A place on the map."""
    _fields_ = [
        #: for drawing, to the right: 0 .. 255
        ('x', c_int32),
        #: for drawing, downwards: 0 .. 255
        ('y', c_int32),
        #: its name in JSON; ends in a zero byte
        ('key', c_char * 28),
    ]


class ville_ticket_paris_route(Structure):
    """A route: two places that are neighbours, and the one or two tracks between them. Its id is its row +
    1."""
    _fields_ = [
        #: place
        ('a', c_uint8),
        #: place
        ('b', c_uint8),
        #: spaces: 1 .. 6
        ('length', c_uint8),
        #: 1 or 2
        ('track_count', c_uint8),
        #: of each track
        ('colour', c_uint8 * 2),
        #: 0
        ('reserved', c_uint8 * 2),
    ]


class ville_ticket_paris_ticket(Structure):
    """A ticket. Its id is its row + 1."""
    _fields_ = [
        #: place
        ('a', c_uint8),
        #: place
        ('b', c_uint8),
        #: 0 .. 99
        ('points', c_uint8),
        #: 0
        ('reserved', c_uint8),
    ]


class ville_ticket_paris_edition(Structure):
    """What the box prints. Names for players are text: see the functions below."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: VILLE_TICKET_PARIS_CERTAINTY_... of the counts up to flag_points
        ('certainty_rules', c_int32),
        #: of the colours and their cards
        ('certainty_cards', c_int32),
        #: of route_points
        ('certainty_route_points', c_int32),
        #: of places and routes
        ('certainty_map', c_int32),
        #: of tickets
        ('certainty_tickets', c_int32),
        #: of each player [TIC-1.1]
        ('buses', c_int32),
        #: so few left start the final round [TIC-7.1]
        ('final_round_buses', c_int32),
        #: places of the market
        ('face_up_cards', c_int32),
        #: so many buses face up sweep it [TIC-3.1]
        ('refresh_buses', c_int32),
        #: dealt to each player
        ('start_cards', c_int32),
        #: dealt to each player
        ('start_tickets', c_int32),
        #: the least number to keep of them
        ('start_tickets_kept', c_int32),
        #: by the action [TIC-5.1]
        ('drawn_tickets', c_int32),
        #: the least number to keep of them
        ('drawn_tickets_kept', c_int32),
        #: [TIC-6.4]
        ('flag_points', c_int32),
        #: per colour: 1 = it belongs to the flag [TIC-6.1]
        ('flag_colour', c_int32 * 8),
        #: for lengths 1, 2, ... [TIC-4.9]
        ('route_points', c_int32 * 6),
        #: how many wild cards there are
        ('bus_cards', c_int32),
        #: 1 .. 8; also the number of the bus among the kinds of cards
        ('colour_count', c_uint32),
        #: 2 .. 40
        ('place_count', c_uint32),
        #: 1 .. 80
        ('route_count', c_uint32),
        #: 0 .. 60
        ('ticket_count', c_uint32),
        ('colours', ville_ticket_paris_colour * 8),
        ('places', ville_ticket_paris_place * 40),
        ('routes', ville_ticket_paris_route * 80),
        ('tickets', ville_ticket_paris_ticket * 60),
    ]


class ville_toits_seat(Structure):
    """What lies in front of a player."""
    _fields_ = [
        #: a good 0 .. 4, or VILLE_TOITS_CHARACTER_...
        ('character', c_int32),
        #: on all cards
        ('feathers', c_int32),
        #: on all cards; tokens come at the end (ville_match_scores)
        ('points', c_int32),
        #: cards per good, the Character included: what majorities compare
        ('counts', c_uint8 * 5),
        #: alarms per good
        ('alarms', c_uint8 * 5),
        #: 0
        ('reserved', c_uint8 * 2),
        #: cards per row, the Character not among them
        ('cards', c_uint8 * 128),
    ]


class ville_toits_pending(Structure):
    """A decision that interrupts the sharing."""
    _fields_ = [
        #: VILLE_TOITS_STEP_CHARACTER or VILLE_TOITS_STEP_DRAW_BONUS
        ('step', c_int32),
        #: whose it is
        ('player', c_int32),
        #: bonus draws still to be made; 1 for a Character
        ('count', c_int32),
    ]


class ville_toits_view(Structure):
    """The table as a viewer sees it."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: 2 .. 4
        ('players', c_int32),
        #: seat that began
        ('first', c_int32),
        #: VILLE_TOITS_PHASE_...
        ('phase', c_int32),
        #: VILLE_TOITS_STEP_..., interrupts included
        ('step', c_int32),
        #: seat, VILLE_CHANCE or VILLE_NOBODY
        ('actor', c_int32),
        #: counted from 1
        ('turn', c_int32),
        #: seat
        ('leader', c_int32),
        #: space 1 .. 7; one more than the board has = the start [TOI-3.2]
        ('detective', c_int32),
        #: cards laid on the board this turn: 0 .. 7
        ('placed', c_int32),
        #: VILLE_TOITS_RESULT_...
        ('result', c_int32),
        #: 1 = the actor may not pass
        ('must_take', c_int32),
        #: cards that the leader must still take after an ordinary stop [TOI-4.3]
        ('still_owed', c_int32),
        #: cards in the draw pile
        ('draw_pile', c_int32),
        #: cards in the supply
        ('supply', c_int32),
        #: by VILLE_TOITS_OPTION_...
        ('option', c_int32 * 16),
        #: card on space 1, 2, ..., or VILLE_TOITS_NO_CARD
        ('board', c_int32 * 7),
        #: 0 .. 7
        ('chosen_count', c_uint32),
        #: taken by the leader, not in force yet [TOI-7.2]
        ('chosen', c_int32 * 7),
        #: 0 .. 2; the last is decided first
        ('pending_count', c_uint32),
        ('pending', ville_toits_pending * 2),
        #: face down, per row: both piles, or after a reshuffle the draw pile alone; known because all else is
        #: open [TOI-1.3]
        ('unseen', c_uint8 * 128),
        #: the supply after a reshuffle, per row; 0 before [TOI-7.8]
        ('supply_cards', c_uint8 * 128),
        #: out of the game, per row
        ('discard', c_uint8 * 128),
        #: 0 .. players-1 are in use
        ('seats', ville_toits_seat * 4),
    ]


class ville_toits_action(Structure):
    """An action or chance outcome, taken apart."""
    _fields_ = [
        #: VILLE_TOITS_ACTION_...
        ('kind', c_int32),
        #: what the kind says: a space, a good, a row of the card table, or 0
        ('value', c_int32),
    ]


class ville_toits_card(Structure):
    """A row of the card table: cards that are equal in everything. [TOI-2]"""
    _fields_ = [
        #: VILLE_TOITS_GOOD_...
        ('good', c_uint8),
        #: spaces by which the detective moves: 0 .. 3 [TOI-3.5]
        ('arrows', c_uint8),
        #: 0 or 1 [TOI-5.1]
        ('alarm', c_uint8),
        #: 0 .. 9 [TOI-6.9]
        ('feathers', c_uint8),
        #: 1 = draws the top card of the supply [TOI-5.7]
        ('bonus', c_uint8),
        #: 0 .. 9, the point of a laurel included
        ('points', c_uint8),
        #: 1 = breaks ties of its good [TOI-6.4]
        ('laurel', c_uint8),
        #: how many such cards there are: 1 .. 200
        ('copies', c_uint8),
        #: a label for front ends, such as "arrow2"; no rule reads it. Ends in a zero byte
        ('kind', c_char * 16),
    ]


class ville_toits_tokens(Structure):
    """The tokens of one set: one high and two low ones. [TOI-1.2]"""
    _fields_ = [
        #: points, 0 .. 99
        ('high', c_int32),
        #: points, 0 .. high
        ('low', c_int32),
    ]


class ville_toits_edition(Structure):
    """What the box prints. Names are text: ville_edition_id, ville_toits_good_label,
    ville_toits_card_text."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: VILLE_TOITS_CERTAINTY_... of supply_cards, alarm_limit, detective_start
        ('certainty_components', c_int32),
        #: of leader_takes
        ('certainty_board', c_int32),
        #: of card
        ('certainty_cards', c_int32),
        #: of tokens
        ('certainty_tokens', c_int32),
        #: set aside face down at the start [TOI-1.3]
        ('supply_cards', c_int32),
        #: alarms of one good that bring the police [TOI-5.1, TOI-8.12]
        ('alarm_limit', c_int32),
        #: the space after the last one [TOI-3.2]
        ('detective_start', c_int32),
        #: spaces of the board: 1 .. 7
        ('space_count', c_uint32),
        #: printed below spaces 1, 2, ... [TOI-3.6]
        ('leader_takes', c_int32 * 7),
        ('tokens', ville_toits_tokens * 6),
        #: rows of the card table: 1 .. 128
        ('card_count', c_uint32),
        ('card', ville_toits_card * 128),
    ]


class ville_troyes_seat(Structure):
    """What a viewer sees of a player."""
    _fields_ = [
        #: to be spent
        ('deniers', c_int32),
        #: for passing; his at the end of the round
        ('district_deniers', c_int32),
        #: on the track
        ('influence', c_int32),
        #: tokens, or VILLE_TROYES_NONE where the viewer may not know [TRO-13.2]
        ('points', c_int32),
        #: citizens in the personal supply
        ('personal', c_int32),
        #: citizens in the general supply
        ('general', c_int32),
        #: in the supply
        ('cubes', c_int32),
        #: of this round
        ('passes', c_int32),
        #: characters that he holds
        ('people_count', c_int32),
        #: bit c = character c, of those that the viewer may know [TRO-13.1]
        ('people', c_uint32),
        #: bit e = has taken event e
        ('events', c_uint32),
    ]


class ville_troyes_building(Structure):
    """A principal building."""
    _fields_ = [
        #: by space, row by row; VILLE_TROYES_NONE = empty
        ('owner', c_int32 * 6),
        #: bit o = a citizen of owner o lies on the picture
        ('lying', c_uint32),
    ]


class ville_troyes_workshop(Structure):
    """An activity card."""
    _fields_ = [
        #: 1 = it is turned up; else the rest is empty
        ('shown', c_int32),
        #: seats by space; VILLE_TROYES_NONE = free
        ('tradesman', c_int32 * 4),
        #: delayed ones, by seat
        ('cubes', c_int32 * 4),
    ]


class ville_troyes_event(Structure):
    """An event."""
    _fields_ = [
        #: 1 = it lies in the queue; else the rest is empty
        ('in_play', c_int32),
        #: by seat
        ('cubes', c_int32 * 4),
        #: seats in the order of their first cubes; VILLE_TROYES_NONE behind the last
        ('order', c_int32 * 4),
    ]


class ville_troyes_view(Structure):
    """The table as a viewer sees it."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: 2 .. 4
        ('players', c_int32),
        #: seat that began
        ('first', c_int32),
        #: start player of the round
        ('start', c_int32),
        #: VILLE_TROYES_STAGE_...
        ('stage', c_int32),
        #: VILLE_TROYES_PHASE_...
        ('phase', c_int32),
        #: seat, VILLE_CHANCE or VILLE_NOBODY
        ('actor', c_int32),
        #: whose turn it is in countering and in the action phase
        ('active', c_int32),
        #: counted from 1; 0 during set-up
        ('round', c_int32),
        #: of the match
        ('rounds', c_int32),
        #: turns of the action phases, counted from 1 over the match
        ('turn', c_int32),
        #: in a row
        ('passes', c_int32),
        #: dice still to be rolled for the stage, or players an event has still to strike
        ('left', c_int32),
        #: by VILLE_TROYES_OPTION_...
        ('option', c_int32 * 16),
        #: VILLE_TROYES_DEED_...: the action of the turn, once begun
        ('deed', c_int32),
        #: its activity card, event or building
        ('target', c_int32),
        #: of its group of dice
        ('value', c_int32),
        #: still to be done
        ('activations_left', c_int32),
        #: bit e = the Knight has been to event e
        ('events_used', c_uint32),
        #: total of the black dice that are being countered
        ('fight_needed', c_int32),
        #: by own dice so far
        ('fight_reached', c_int32),
        #: those black dice, by value - 1
        ('fight_chosen', c_int32 * 6),
        #: in the supply
        ('neutral_citizens', c_int32),
        #: in the supply
        ('gray_cubes', c_int32),
        #: bit e = has not come up
        ('unseen_events', c_uint32),
        #: bit c = the viewer cannot place character c
        ('unseen_people', c_uint32),
        #: how many dice: 18 * district + 6 * colour + value - 1
        ('dice', c_int32 * 90),
        #: black dice, by value - 1
        ('black', c_int32 * 6),
        #: owners: 6 * (level - 1) + column - 1; VILLE_TROYES_NONE = free
        ('cathedral', c_int32 * 18),
        #: events in play
        ('queue_count', c_uint32),
        #: these, from the left
        ('queue', c_int32 * 17),
        ('buildings', ville_troyes_building * 3),
        ('workshops', ville_troyes_workshop * 27),
        ('events', ville_troyes_event * 17),
        #: 0 .. players-1 are in use
        ('seats', ville_troyes_seat * 4),
    ]


class ville_troyes_action(Structure):
    """An action or chance outcome, taken apart. Members that its kind does not use are 0."""
    _fields_ = [
        #: VILLE_TROYES_ACTION_...
        ('kind', c_int32),
        #: 0 .. 2
        ('building', c_int32),
        #: of the building, from 0
        ('row', c_int32),
        #: of the row, from 0
        ('space', c_int32),
        #: row of the edition
        ('event', c_int32),
        #: 1 .. 3
        ('level', c_int32),
        #: 1 .. 6
        ('column', c_int32),
        #: black dice: a digit to the base 7 for each of six, the highest first, 0 for none
        ('black', c_int32),
        #: of an own die
        ('colour', c_int32),
        #: of a die: 1 .. 6
        ('value', c_int32),
        #: row of the edition
        ('card', c_int32),
        #: 0 = supply, 1 .. 3 = buildings, 4 .. 6 = their pictures, 7 + c = activity card c
        ('from', c_int32),
        #: 0 = none, 1 + c = a cube of activity card c
        ('cube', c_int32),
        #: see ville_troyes_group_code
        ('dice', c_int32),
        #: activations
        ('count', c_int32),
        #: row of the edition
        ('character', c_int32),
    ]


class ville_troyes_die(Structure):
    """A die of the square."""
    _fields_ = [
        #: a seat, or VILLE_TROYES_NEUTRAL
        ('district', c_int32),
        #: 0 .. 2
        ('colour', c_int32),
        #: 1 .. 6
        ('value', c_int32),
    ]


class ville_troyes_group(Structure):
    """What a group of dice would cost a player for an action, and what it would be worth."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: of the group, as a delayed cube makes it
        ('value', c_int32),
        #: deniers for each die that is paid for
        ('price', c_int32),
        #: deniers for all dice
        ('cost', c_int32),
        #: of these, to the owner of each district; the bank gets those of the gray one
        ('paid', c_int32 * 5),
        #: deniers for a tradesman who would have to be hired first
        ('hire', c_int32),
        #: activations or cubes, else 1; 0 = it cannot be used for this, or paid
        ('worth', c_int32),
        #: that agriculture would bring
        ('deniers', c_int32),
    ]


class ville_troyes_payout(Structure):
    """What an event in play would pay out if it were resolved now. [TRO-6.10]"""
    _fields_ = [
        ('struct_size', c_uint32),
        #: seat that gets the card and the first value, or VILLE_TROYES_NONE
        ('first', c_int32),
        #: seat that gets the second value: the first one too, if he is alone
        ('second', c_int32),
        #: by seat
        ('points', c_int32 * 4),
        #: spaces that are left
        ('free', c_int32),
    ]


class ville_troyes_standing(Structure):
    """What a character would score for each player as things stand, whoever holds it. [TRO-10]"""
    _fields_ = [
        ('struct_size', c_uint32),
        #: what it counts, by seat
        ('count', c_int32 * 4),
        #: by seat
        ('points', c_int32 * 4),
    ]


class ville_troyes_activity_card(Structure):
    """An activity card as it is printed."""
    _fields_ = [
        #: VILLE_TROYES_EFFECT_...
        ('effect', c_int32),
        #: deniers to hire a tradesman
        ('cost', c_int32),
        #: of the spaces [TRO-7.3]
        ('points', c_int32 * 4),
        #: pips of an activation
        ('divisor', c_int32),
        #: what an activation takes, or how many things count once
        ('spend', c_int32),
        #: what it brings, or the number that the effect needs
        ('gain', c_int32),
        #: what it brings besides
        ('also', c_int32),
    ]


class ville_troyes_event_card(Structure):
    """An event as it is printed."""
    _fields_ = [
        #: VILLE_TROYES_DISASTER_...
        ('effect', c_int32),
        #: of black dice, deniers or influence
        ('amount', c_int32),
        #: that a neutral citizen enters
        ('building', c_int32),
        #: red pips of a cube
        ('pips', c_int32),
        #: for cubes
        ('spaces', c_int32),
        #: points
        ('first', c_int32),
        #: points
        ('second', c_int32),
        #: colour of the deck from which the second event of the round comes
        ('deck', c_int32),
    ]


class ville_troyes_edition(Structure):
    """What the box prints, of what a front end draws. All else is in the edition's JSON."""
    _fields_ = [
        ('struct_size', c_uint32),
        #: with 2, 3 and 4 players [TRO-2.3]
        ('rounds', c_int32 * 3),
        #: of each building: 2, 3 or 6 [TRO-3.1]
        ('rows', c_int32 * 3),
        #: by building [TRO-4.3]
        ('wages', c_int32 * 3),
        #: of a foreign die in a group of 1, 2 and 3 [TRO-5.2]
        ('die_prices', c_int32 * 3),
        #: [TRO-5.9]
        ('max_influence', c_int32),
        #: of a cube [TRO-6.13]
        ('cathedral_points', c_int32),
        #: by column
        ('cathedral_influence', c_int32 * 6),
        #: of the steps of a character [TRO-10.1]
        ('step_points', c_int32 * 3),
        #: at least so many: 3 * character + step
        ('steps', c_int32 * 18),
        ('activities', ville_troyes_activity_card * 27),
        ('events', ville_troyes_event_card * 17),
    ]


# Name, result, arguments.
FUNCTIONS = [
    ('ville_version', c_uint32, []),
    ('ville_abi_version', c_uint32, []),
    ('ville_error_init', c_int32, [POINTER(ville_error), c_uint32]),
    ('ville_status_name', c_int32, [c_int32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_game_count', c_int32, []),
    ('ville_game_find', c_int32, [c_char_p]),
    ('ville_game_get_info', c_int32, [c_int32, POINTER(ville_game_info)]),
    ('ville_game_name', c_int32, [c_int32, c_int32, c_int32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_game_label', c_int32,
     [c_int32, c_int32, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_game_get_option', c_int32, [c_int32, c_int32, POINTER(ville_option_info)]),
    ('ville_game_option_value', c_int32,
     [c_int32, c_int32, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_game_options_from_json', c_int32,
     [c_int32, c_char_p, c_uint32, POINTER(c_int32), c_uint32, POINTER(c_uint32), POINTER(ville_error)]),
    ('ville_game_event_kind', c_int32, [c_int32, c_int32]),
    ('ville_game_describe_json', c_int32, [c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_game_signature', c_int32, [c_int32, c_uint32, POINTER(c_uint64)]),
    ('ville_language_count', c_int32, []),
    ('ville_language_code', c_int32, [c_int32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_edition_builtin', c_int32, [c_int32, c_int32, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_edition_from_json', c_int32,
     [c_int32, c_char_p, c_uint32, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_edition_faults_json', c_int32,
     [c_int32, c_char_p, c_uint32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_edition_warnings_json', c_int32, [c_void_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_edition_to_json', c_int32, [c_void_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_edition_id', c_int32, [c_void_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_edition_label', c_int32,
     [c_void_p, c_int32, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_edition_game', c_int32, [c_void_p]),
    ('ville_edition_hash', c_int32, [c_void_p, POINTER(c_uint64)]),
    ('ville_edition_destroy', None, [c_void_p]),
    ('ville_match_config_init', c_int32, [POINTER(ville_match_config), c_uint32]),
    ('ville_match_create', c_int32,
     [POINTER(ville_match_config), c_void_p, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_match_create_json', c_int32, [c_char_p, c_uint32, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_match_clone', c_int32, [c_void_p, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_match_assign', c_int32, [c_void_p, c_void_p, POINTER(ville_error)]),
    ('ville_match_destroy', None, [c_void_p]),
    ('ville_match_get_info', c_int32, [c_void_p, POINTER(ville_match_info)]),
    ('ville_match_get_config', c_int32, [c_void_p, POINTER(ville_match_config)]),
    ('ville_match_actor', c_int32, [c_void_p]),
    ('ville_match_edition', c_int32, [c_void_p, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_match_options', c_int32, [c_void_p, POINTER(c_int32), c_uint32, POINTER(c_uint32)]),
    ('ville_match_legal_actions', c_int32,
     [c_void_p, c_int32, POINTER(c_uint64), c_uint32, POINTER(c_uint32)]),
    ('ville_match_outcomes', c_int32,
     [c_void_p, c_int32, POINTER(c_uint64), POINTER(c_uint32), c_uint32, POINTER(c_uint32)]),
    ('ville_match_check_action', c_int32, [c_void_p, c_int32, c_uint64, POINTER(ville_error)]),
    ('ville_match_apply', c_int32, [c_void_p, c_int32, c_uint64, POINTER(ville_error)]),
    ('ville_match_apply_list', c_int32,
     [c_void_p, POINTER(c_uint64), c_uint32, POINTER(c_uint32), POINTER(ville_error)]),
    ('ville_match_draw', c_int32, [c_void_p, POINTER(c_uint64), POINTER(ville_error)]),
    ('ville_match_set_stand_in', c_int32, [c_void_p, c_int32, c_int32, POINTER(ville_error)]),
    ('ville_match_view_json', c_int32, [c_void_p, c_int32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_match_scores', c_int32, [c_void_p, c_int32, POINTER(ville_score), c_uint32, POINTER(c_uint32)]),
    ('ville_match_scores_json', c_int32, [c_void_p, c_int32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_match_events', c_int32,
     [c_void_p, c_int32, c_uint32, POINTER(ville_event), c_uint32, POINTER(c_uint32), POINTER(c_uint32)]),
    ('ville_match_events_json', c_int32,
     [c_void_p, c_int32, c_uint32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_match_state_hash', c_int32, [c_void_p, POINTER(c_uint64)]),
    ('ville_match_determinize', c_int32,
     [c_void_p, c_int32, c_uint64, c_uint32, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_match_undo', c_int32, [c_void_p, POINTER(ville_error)]),
    ('ville_match_check_undo', c_int32, [c_void_p, POINTER(ville_error)]),
    ('ville_match_redo', c_int32, [c_void_p, POINTER(ville_error)]),
    ('ville_match_seek', c_int32, [c_void_p, c_uint32, POINTER(ville_error)]),
    ('ville_match_set_undo_rule', c_int32, [c_void_p, c_int32, POINTER(ville_error)]),
    ('ville_match_log', c_int32, [c_void_p, c_uint32, POINTER(ville_log_entry), c_uint32, POINTER(c_uint32)]),
    ('ville_match_snapshot', c_int32, [c_void_p, POINTER(c_uint8), c_uint32, POINTER(c_uint32)]),
    ('ville_match_load_snapshot', c_int32, [c_void_p, c_char_p, c_uint32, POINTER(ville_error)]),
    ('ville_match_save', c_int32, [c_void_p, POINTER(c_uint8), c_uint32, POINTER(c_uint32)]),
    ('ville_match_load', c_int32, [c_char_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_match_record', c_int32, [c_void_p, c_uint32, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_match_from_record', c_int32, [c_char_p, c_uint32, POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_action_to_json', c_int32, [c_void_p, c_uint64, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_action_from_json', c_int32,
     [c_void_p, c_char_p, c_uint32, POINTER(c_uint64), POINTER(ville_error)]),
    ('ville_match_set_seat_name', c_int32, [c_void_p, c_int32, c_char_p, POINTER(ville_error)]),
    ('ville_match_seat_name', c_int32, [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_action_text', c_int32, [c_void_p, c_uint64, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_event_from_json', c_int32,
     [c_void_p, c_char_p, c_uint32, POINTER(ville_event), POINTER(ville_error)]),
    ('ville_event_text', c_int32,
     [c_void_p, POINTER(ville_event), c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_bot_config_init', c_int32, [POINTER(ville_bot_config), c_uint32]),
    ('ville_bot_create', c_int32, [POINTER(ville_bot_config), POINTER(c_void_p), POINTER(ville_error)]),
    ('ville_bot_choose', c_int32,
     [c_void_p, c_void_p, c_int32, POINTER(c_int32), POINTER(c_uint64), POINTER(ville_error)]),
    ('ville_bot_thoughts', c_int32, [c_void_p, POINTER(ville_thought), c_uint32, POINTER(c_uint32)]),
    ('ville_bot_destroy', None, [c_void_p]),
    ('ville_play_random', c_int32,
     [POINTER(ville_match_config), c_void_p, c_uint32, c_uint32, POINTER(ville_playout), POINTER(c_int32), POINTER(c_uint32), POINTER(ville_error)]),
    ('ville_paris_paris_get_view', c_int32, [c_void_p, c_int32, POINTER(ville_paris_paris_view)]),
    ('ville_paris_paris_pack_action', c_int32, [POINTER(ville_paris_paris_action), POINTER(c_uint64)]),
    ('ville_paris_paris_unpack_action', c_int32, [c_uint64, POINTER(ville_paris_paris_action)]),
    ('ville_paris_paris_small_trip', c_int32,
     [c_void_p, c_int32, c_int32, POINTER(ville_paris_paris_scoring), c_uint32, POINTER(c_uint32)]),
    ('ville_paris_paris_big_trip', c_int32,
     [c_void_p, c_int32, POINTER(ville_paris_paris_scoring), c_uint32, POINTER(c_uint32)]),
    ('ville_paris_paris_get_edition', c_int32, [c_void_p, POINTER(ville_paris_paris_edition)]),
    ('ville_paris_paris_place_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_paris_paris_line_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_ticket_paris_get_view', c_int32, [c_void_p, c_int32, POINTER(ville_ticket_paris_view)]),
    ('ville_ticket_paris_pack_action', c_int32, [POINTER(ville_ticket_paris_action), POINTER(c_uint64)]),
    ('ville_ticket_paris_unpack_action', c_int32, [c_uint64, POINTER(ville_ticket_paris_action)]),
    ('ville_ticket_paris_claims', c_int32,
     [c_void_p, c_int32, c_int32, POINTER(c_uint64), c_uint32, POINTER(c_uint32)]),
    ('ville_ticket_paris_get_ticket_state', c_int32,
     [c_void_p, c_int32, c_int32, POINTER(ville_ticket_paris_ticket_state)]),
    ('ville_ticket_paris_get_edition', c_int32, [c_void_p, POINTER(ville_ticket_paris_edition)]),
    ('ville_ticket_paris_card_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_ticket_paris_place_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_ticket_paris_route_text', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_ticket_paris_ticket_text', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_toits_get_view', c_int32, [c_void_p, c_int32, POINTER(ville_toits_view)]),
    ('ville_toits_pack_action', c_int32, [POINTER(ville_toits_action), POINTER(c_uint64)]),
    ('ville_toits_unpack_action', c_int32, [c_uint64, POINTER(ville_toits_action)]),
    ('ville_toits_get_edition', c_int32, [c_void_p, POINTER(ville_toits_edition)]),
    ('ville_toits_good_label', c_int32, [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_toits_card_text', c_int32, [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_troyes_get_view', c_int32, [c_void_p, c_int32, POINTER(ville_troyes_view)]),
    ('ville_troyes_pack_action', c_int32, [POINTER(ville_troyes_action), POINTER(c_uint64)]),
    ('ville_troyes_unpack_action', c_int32, [c_uint64, POINTER(ville_troyes_action)]),
    ('ville_troyes_group_code', c_int32, [POINTER(ville_troyes_die), c_uint32, POINTER(c_int32)]),
    ('ville_troyes_group_dice', c_int32, [c_int32, POINTER(ville_troyes_die), c_uint32, POINTER(c_uint32)]),
    ('ville_troyes_explain_group', c_int32,
     [c_void_p, c_int32, c_int32, c_int32, c_int32, c_int32, POINTER(ville_troyes_group)]),
    ('ville_troyes_explain_event', c_int32, [c_void_p, c_int32, POINTER(ville_troyes_payout)]),
    ('ville_troyes_explain_character', c_int32, [c_void_p, c_int32, POINTER(ville_troyes_standing)]),
    ('ville_troyes_get_edition', c_int32, [c_void_p, POINTER(ville_troyes_edition)]),
    ('ville_troyes_activity_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_troyes_event_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
    ('ville_troyes_character_label', c_int32,
     [c_void_p, c_int32, c_char_p, c_char_p, c_uint32, POINTER(c_uint32)]),
]


def declare(library):
    """Tells ctypes the types of every function."""
    for name, result, arguments in FUNCTIONS:
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
