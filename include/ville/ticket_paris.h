/*
 * Ticket to Ride: Paris, typed: the table, the actions, the map, and answers that a front end asks for.
 *
 * Everything but the answers about routes and tickets can also be had through ville.h without knowing the game. This
 * header is for those who do know it: a front end that draws the map, a bot, a tool. The rules are numbered in
 * docs/rules/ticket_paris.md, and comments name them like this: [TIC-4.5].
 *
 * In short
 *   - A match of another game answers VILLE_ERR_GAME.
 *   - Set struct_size to sizeof before a call that fills in a struct which has one. Members that are not in use,
 *     and those called reserved, are 0.
 *   - A kind of card is a number: the row of its colour in the edition, 0 .. colour_count-1; the wild bus card comes
 *     after the last colour, so its number is colour_count.
 *   - Routes and tickets go by their ids, counted from 1. A track of a route is 0 or 1. Places are rows, counted
 *     from 0. Places of the market are counted from 0 (left). Seats are counted from 0, clockwise.
 *   - Hands and tickets are secret: every function with a viewer tells him what he may know, and no more.
 */
#ifndef VILLE_TICKET_PARIS_H
#define VILLE_TICKET_PARIS_H

#include <stdint.h>

#include <ville.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------------- */
/* Bounds, for every edition [TIC-9.2]                                                                             */
/* ------------------------------------------------------------------------------------------------------------- */

#define VILLE_TICKET_PARIS_MAX_PLACES 40
#define VILLE_TICKET_PARIS_MAX_ROUTES 80
#define VILLE_TICKET_PARIS_MAX_TRACKS 2   /**< of one route */
#define VILLE_TICKET_PARIS_MAX_OWNERS 160 /**< tracks in all: two for each route */
#define VILLE_TICKET_PARIS_MAX_TICKETS 60
#define VILLE_TICKET_PARIS_MAX_COLOURS 8
#define VILLE_TICKET_PARIS_MAX_KINDS 9 /**< kinds of cards: the colours and the bus */
#define VILLE_TICKET_PARIS_MAX_LENGTH 6
#define VILLE_TICKET_PARIS_MAX_MARKET 5     /**< face-up cards */
#define VILLE_TICKET_PARIS_MAX_CHOICE 6     /**< tickets dealt to a player at once */
#define VILLE_TICKET_PARIS_MAX_ACTIONS 2100 /**< longest list of legal actions */
#define VILLE_TICKET_PARIS_NO_CARD (-1)     /**< in ville_ticket_paris_view.market: the place is empty */
#define VILLE_TICKET_PARIS_NO_SEAT (-1)     /**< in ville_ticket_paris_view.owner: the track is free */
#define VILLE_TICKET_PARIS_HIDDEN 0         /**< in a list of tickets: one that the viewer does not know */

/* ------------------------------------------------------------------------------------------------------------- */
/* Numbers and their names                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** The phases; the rows of VILLE_NAMES_PHASE. */
enum {
    VILLE_TICKET_PARIS_PHASE_DEAL_START_CARDS = 0,   /**< luck: the first cards of the players [TIC-2.2] */
    VILLE_TICKET_PARIS_PHASE_REVEAL_CARD = 1,        /**< luck: a face-up card [TIC-2.3] */
    VILLE_TICKET_PARIS_PHASE_DEAL_START_TICKETS = 2, /**< luck: the first tickets [TIC-2.4] */
    VILLE_TICKET_PARIS_PHASE_KEEP_START_TICKETS = 3, /**< a player: which of them to keep [TIC-2.5] */
    VILLE_TICKET_PARIS_PHASE_TURN = 4,               /**< a player: the one action of the turn */
    VILLE_TICKET_PARIS_PHASE_DEAL_CARD = 5,          /**< luck: a card from the deck into a hand [TIC-3.6] */
    VILLE_TICKET_PARIS_PHASE_SECOND_CARD = 6,        /**< a player: the second card of a draw [TIC-3.8] */
    VILLE_TICKET_PARIS_PHASE_DEAL_TICKETS = 7,       /**< luck: a ticket to choose from [TIC-5.1] */
    VILLE_TICKET_PARIS_PHASE_KEEP_TICKETS = 8,       /**< a player: which of them to keep [TIC-5.2] */
    VILLE_TICKET_PARIS_PHASE_FLAG = 9,               /**< a player: make a flag or not [TIC-8.1] */
    VILLE_TICKET_PARIS_PHASE_OVER = 10               /**< nothing, the match is over */
};

/** What goes on once a card is dealt or turned up and the market is in order. */
enum {
    VILLE_TICKET_PARIS_NEXT_START_TICKETS = 0, /**< set-up goes on */
    VILLE_TICKET_PARIS_NEXT_SECOND_CARD = 1,   /**< the second card of a draw */
    VILLE_TICKET_PARIS_NEXT_END_OF_ACTION = 2, /**< the action is done */
    VILLE_TICKET_PARIS_NEXT_END_OF_TURN = 3    /**< the turn is done */
};

/** Kinds of actions. Behind each: the members of ville_ticket_paris_action that it uses. */
enum {
    VILLE_TICKET_PARIS_ACTION_TAKE_FACE_UP = 1,  /**< card */
    VILLE_TICKET_PARIS_ACTION_DRAW_BLIND = 2,    /**< none */
    VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE = 3,   /**< route, track, buses, keep */
    VILLE_TICKET_PARIS_ACTION_STOP_DRAWING = 4,  /**< none */
    VILLE_TICKET_PARIS_ACTION_DRAW_TICKETS = 5,  /**< none */
    VILLE_TICKET_PARIS_ACTION_MAKE_FLAG = 6,     /**< none */
    VILLE_TICKET_PARIS_ACTION_SKIP_FLAG = 7,     /**< none */
    VILLE_TICKET_PARIS_ACTION_KEEP_TICKETS = 8,  /**< none */
    VILLE_TICKET_PARIS_ACTION_RETURN_TICKET = 9, /**< ticket */
    VILLE_TICKET_PARIS_ACTION_PASS = 10,         /**< none */
    VILLE_TICKET_PARIS_ACTION_DEAL_CARD = 11,    /**< luck: card */
    VILLE_TICKET_PARIS_ACTION_REVEAL_CARD = 12,  /**< luck: card */
    VILLE_TICKET_PARIS_ACTION_DEAL_TICKET = 13   /**< luck: ticket */
};

/** Why an action is refused, after the reasons common to all games. */
enum {
    VILLE_TICKET_PARIS_REASON_NOT_FACE_UP = 64, /**< no card of this kind lies face up */
    /** a face-up bus is never the second card [TIC-3.8] */
    VILLE_TICKET_PARIS_REASON_BUS_IS_THE_WHOLE_ACTION = 65,
    VILLE_TICKET_PARIS_REASON_SECOND_CARD_COMPULSORY = 66,  /**< the draw cannot end here [TIC-8.3] */
    VILLE_TICKET_PARIS_REASON_DECK_EMPTY = 67,              /**< no card is left to draw */
    VILLE_TICKET_PARIS_REASON_NO_TICKETS_LEFT = 68,         /**< no ticket is left to draw */
    VILLE_TICKET_PARIS_REASON_NO_SUCH_ROUTE = 69,           /**< the edition has no such route */
    VILLE_TICKET_PARIS_REASON_NO_SUCH_TRACK = 70,           /**< the route has one track only */
    VILLE_TICKET_PARIS_REASON_TRACK_TAKEN = 71,             /**< there are buses on the track */
    VILLE_TICKET_PARIS_REASON_OWNS_OTHER_TRACK = 72,        /**< nobody may own both tracks [TIC-4.5] */
    VILLE_TICKET_PARIS_REASON_CLOSED_WITH_TWO_PLAYERS = 73, /**< the other track is taken [TIC-4.6] */
    VILLE_TICKET_PARIS_REASON_TOO_FEW_BUSES_LEFT = 74,      /**< in the supply of the player */
    VILLE_TICKET_PARIS_REASON_BAD_PAYMENT = 75,             /**< more buses than spaces */
    VILLE_TICKET_PARIS_REASON_TOO_FEW_CARDS = 76,           /**< the hand does not hold them */
    VILLE_TICKET_PARIS_REASON_BAD_KEEP = 77,             /**< no card can be kept, or one must be [TIC-6.1] */
    VILLE_TICKET_PARIS_REASON_FLAG_INCOMPLETE = 78,      /**< a colour is missing [TIC-6.4] */
    VILLE_TICKET_PARIS_REASON_TICKET_NOT_OFFERED = 79,   /**< it was not just dealt */
    VILLE_TICKET_PARIS_REASON_AN_ACTION_IS_POSSIBLE = 80 /**< so passing is not [TIC-3.11] */
};

/** Types of events, after those common to all games. Behind each: its arguments arg[0], arg[1], ... Those in brackets
 *  are -1 for everybody but the player and the referee. */
enum {
    VILLE_TICKET_PARIS_EVENT_CARD_DEALT = 64,      /**< player; [card]: from the deck into a hand */
    VILLE_TICKET_PARIS_EVENT_CARD_REVEALED = 65,   /**< slot, card: turned up */
    VILLE_TICKET_PARIS_EVENT_CARD_TAKEN = 66,      /**< player; slot, card: face up into a hand */
    VILLE_TICKET_PARIS_EVENT_DECK_RESHUFFLED = 67, /**< count: the discard pile is the deck */
    VILLE_TICKET_PARIS_EVENT_MARKET_SWEPT = 68,    /**< buses: all face-up cards are discarded */
    /** player; route, track, colour, coloured cards, bus cards */
    VILLE_TICKET_PARIS_EVENT_ROUTE_CLAIMED = 69,
    VILLE_TICKET_PARIS_EVENT_CARD_KEPT = 70,           /**< player; card: one of those just paid */
    VILLE_TICKET_PARIS_EVENT_FLAG_MADE = 71,           /**< player: the kept cards are discarded */
    VILLE_TICKET_PARIS_EVENT_DRAWING_STOPPED = 72,     /**< player: no second card */
    VILLE_TICKET_PARIS_EVENT_TICKET_DEALT = 73,        /**< player; [ticket]: not yet decided */
    VILLE_TICKET_PARIS_EVENT_TICKET_RETURNED = 74,     /**< player; [ticket]: under the deck */
    VILLE_TICKET_PARIS_EVENT_TICKETS_KEPT = 75,        /**< player; count */
    VILLE_TICKET_PARIS_EVENT_PASSED = 76,              /**< player */
    VILLE_TICKET_PARIS_EVENT_FINAL_ROUND_STARTED = 77, /**< player: who has the last turn */
    VILLE_TICKET_PARIS_EVENT_TICKET_SCORED = 78 /**< player; ticket, completed (0, 1), points: at the end */
};

/** Score lines. [TIC-7.9] */
enum {
    VILLE_TICKET_PARIS_SCORE_ROUTES = 0,            /**< for claimed routes */
    VILLE_TICKET_PARIS_SCORE_FLAGS = 1,             /**< for flags made */
    VILLE_TICKET_PARIS_SCORE_TICKETS_COMPLETED = 2, /**< what completed tickets bring */
    VILLE_TICKET_PARIS_SCORE_TICKETS_FAILED = 3     /**< what the others cost: zero or negative */
};

/** Why a match ended. */
enum {
    VILLE_TICKET_PARIS_END_REASON_FINAL_ROUND = 0, /**< the final round is over [TIC-7.2] */
    VILLE_TICKET_PARIS_END_REASON_ALL_PASSED = 1   /**< everybody has passed in succession [TIC-7.5] */
};

/** The options: places in ville_match_config.option. */
enum {
    VILLE_TICKET_PARIS_OPTION_FLAG_TIMING = 0,      /**< [TIC-8.1] */
    VILLE_TICKET_PARIS_OPTION_FLAG_KEEP = 1,        /**< [TIC-8.2] */
    VILLE_TICKET_PARIS_OPTION_SECOND_CARD = 2,      /**< [TIC-8.3] */
    VILLE_TICKET_PARIS_OPTION_FINAL_TIE = 3,        /**< [TIC-8.4] */
    VILLE_TICKET_PARIS_OPTION_BUS_REFRESH_STOP = 4, /**< a number, 1 .. 10 [TIC-8.5] */
    VILLE_TICKET_PARIS_OPTION_COUNT = 5
};

/** Values of the options that have names; 0 is the default. */
enum {
    VILLE_TICKET_PARIS_FLAG_TIMING_ACTION_INSTEAD_OF_TURN = 0,      /**< a flag takes the place of a turn */
    VILLE_TICKET_PARIS_FLAG_TIMING_OPTIONAL_AT_END_OF_OWN_TURN = 1, /**< it is free, after any action */
    VILLE_TICKET_PARIS_FLAG_KEEP_MAY_DECLINE = 0,                   /**< keeping a card is a choice */
    VILLE_TICKET_PARIS_FLAG_KEEP_ALWAYS = 1,                        /**< it happens whenever possible */
    /** a second card is drawn if it can be */
    VILLE_TICKET_PARIS_SECOND_CARD_COMPULSORY = 0,
    /** not after a first card from the deck */
    VILLE_TICKET_PARIS_SECOND_CARD_OPTIONAL_AFTER_BLIND = 1,
    VILLE_TICKET_PARIS_FINAL_TIE_COMPLETED_TICKETS = 0, /**< decide between equal totals */
    VILLE_TICKET_PARIS_FINAL_TIE_CLAIMED_ROUTES = 1     /**< decide between equal totals */
};

/** How sure a group of figures is. */
enum {
    VILLE_TICKET_PARIS_CERTAINTY_SEED = 0,          /**< from the description that the library implements */
    VILLE_TICKET_PARIS_CERTAINTY_SOURCED = 1,       /**< from published sources */
    VILLE_TICKET_PARIS_CERTAINTY_INFERRED = 2,      /**< follows from those */
    VILLE_TICKET_PARIS_CERTAINTY_RECONSTRUCTION = 3 /**< invented to fill a gap, within all known bounds */
};

/* ------------------------------------------------------------------------------------------------------------- */
/* The table                                                                                                       */
/* ------------------------------------------------------------------------------------------------------------- */

/** What a viewer sees of a player. */
typedef struct ville_ticket_paris_seat {
    int32_t buses;                               /**< left in the supply */
    int32_t route_points;                        /**< scored so far for routes */
    int32_t flag_points;                         /**< scored so far for flags */
    int32_t flags;                               /**< made so far */
    int32_t hand_size;                           /**< cards in hand */
    int32_t sees_hand;                           /**< 1 = the viewer knows the whole hand */
    int32_t hand[VILLE_TICKET_PARIS_MAX_KINDS];  /**< cards per kind, if he does; else 0 */
    int32_t known[VILLE_TICKET_PARIS_MAX_KINDS]; /**< of these, per kind, everybody knows [TIC-3.12] */
    /** per colour: 1 = a card is kept for a flag [TIC-6.1] */
    int32_t kept[VILLE_TICKET_PARIS_MAX_COLOURS];
    uint32_t ticket_count;    /**< tickets kept */
    uint32_t undecided_count; /**< tickets dealt and not decided */
    /** ids in the order of keeping, or VILLE_TICKET_PARIS_HIDDEN */
    uint8_t tickets[VILLE_TICKET_PARIS_MAX_TICKETS];
    /** ids in the order of dealing, or VILLE_TICKET_PARIS_HIDDEN */
    uint8_t undecided[VILLE_TICKET_PARIS_MAX_CHOICE];
    uint8_t reserved[2]; /**< 0 */
} ville_ticket_paris_seat;

/** The table as a viewer sees it. */
typedef struct ville_ticket_paris_view {
    uint32_t struct_size;
    int32_t players;                   /**< 2 .. 4 */
    int32_t first;                     /**< seat that began */
    int32_t phase;                     /**< VILLE_TICKET_PARIS_PHASE_... */
    int32_t next;                      /**< VILLE_TICKET_PARIS_NEXT_..., while a card is dealt or turned up */
    int32_t actor;                     /**< seat, VILLE_CHANCE or VILLE_NOBODY */
    int32_t active;                    /**< seat whose turn it is, also while luck acts */
    int32_t turn;                      /**< counted from 1 over all players; 0 during set-up */
    int32_t first_blind;               /**< 1 = the first card of this draw came from the deck */
    int32_t sweeps;                    /**< sweeps of the market in a row [TIC-3.5] */
    int32_t passes;                    /**< turns passed in succession [TIC-7.5] */
    int32_t turns_left;                /**< of the final round, the present one included; 0 before it */
    int32_t deck_size;                 /**< cards in the deck */
    int32_t ticket_deck;               /**< tickets left to draw */
    int32_t returned_count;            /**< how many of those were returned and lie undermost */
    int32_t option[VILLE_MAX_OPTIONS]; /**< by VILLE_TICKET_PARIS_OPTION_... */
    uint32_t market_count;             /**< places of the market */
    int32_t market[VILLE_TICKET_PARIS_MAX_MARKET]; /**< kinds of cards, or VILLE_TICKET_PARIS_NO_CARD */
    int32_t deck[VILLE_TICKET_PARIS_MAX_KINDS];    /**< cards per kind, for VILLE_OMNISCIENT alone */
    int32_t discard[VILLE_TICKET_PARIS_MAX_KINDS]; /**< cards per kind */
    /** by track: that of route r is 2 * (r - 1) + track. A seat, or VILLE_TICKET_PARIS_NO_SEAT, also where there is
     *  no track */
    int8_t owner[VILLE_TICKET_PARIS_MAX_OWNERS];
    uint8_t unseen[VILLE_TICKET_PARIS_MAX_TICKETS]; /**< by id - 1: 1 = in the deck and never looked at, for
                                                          VILLE_OMNISCIENT alone */
    uint8_t
        returned[VILLE_TICKET_PARIS_MAX_TICKETS]; /**< ids in the order of coming up, returned_count of them;
                                                          VILLE_TICKET_PARIS_HIDDEN for those of others [TIC-5.6] */
    /** by id - 1: 1 = the viewer has been dealt it at some time */
    uint8_t seen[VILLE_TICKET_PARIS_MAX_TICKETS];
    ville_ticket_paris_seat seats[VILLE_MAX_PLAYERS]; /**< 0 .. players-1 are in use */
} ville_ticket_paris_view;

/**
 * Fills in the table as a viewer may see it: a seat, VILLE_PUBLIC or VILLE_OMNISCIENT. view->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL, or no such viewer. VILLE_ERR_GAME: a match of another game. VILLE_ERR_STRUCT_SIZE.
 * Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_get_view(const ville_match *match, int32_t viewer,
                                                   ville_ticket_paris_view *view);

/* ------------------------------------------------------------------------------------------------------------- */
/* Actions                                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** An action or chance outcome, taken apart. Members that its kind does not use are 0. */
typedef struct ville_ticket_paris_action {
    int32_t kind;   /**< VILLE_TICKET_PARIS_ACTION_... */
    int32_t card;   /**< kind of a card */
    int32_t route;  /**< id */
    int32_t track;  /**< 0 or 1 */
    int32_t buses;  /**< how many of the cards paid are buses; the others are of the track's colour */
    int32_t keep;   /**< 1 = one of the coloured cards paid is kept for a flag */
    int32_t ticket; /**< id */
} ville_ticket_paris_action;

/**
 * The word for an action; it need not be legal now.
 * VILLE_ERR_ARGUMENT: NULL, no such kind, or a value that no edition has. Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_pack_action(const ville_ticket_paris_action *action,
                                                      ville_action *word);

/**
 * Takes a word apart. VILLE_ERR_ARGUMENT: NULL, or a word that is no action of this game. Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_unpack_action(ville_action word, ville_ticket_paris_action *action);

/* ------------------------------------------------------------------------------------------------------------- */
/* Answers for a front end                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/**
 * Every claim that a player could make now, if it is not his turn as if it were, ascending by word: each route and
 * track, with each way to pay for it. What it depends on is his hand, so a seat is told only its own claims and
 * VILLE_OMNISCIENT those of all; any other viewer gets none. *count is how many there are.
 * VILLE_ERR_BUFFER: they do not fit; as many as fit are written. VILLE_ERR_ARGUMENT: NULL, no such viewer or seat.
 * VILLE_ERR_GAME. Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_claims(const ville_match *match, int32_t viewer, int32_t seat,
                                                 ville_action *actions, uint32_t capacity, uint32_t *count);

/** How a player stands with a pair of places that a ticket asks for. */
typedef struct ville_ticket_paris_ticket_state {
    uint32_t struct_size;
    int32_t completed; /**< 1 = his tracks join the two places */
    int32_t possible;  /**< 1 = they do, or open tracks could still join them */
    int32_t spaces;    /**< the fewest spaces that are missing; 0 when completed or not possible */
    uint32_t route_count;
    uint8_t
        routes[VILLE_TICKET_PARIS_MAX_PLACES]; /**< ids along the way from the first place to the second: when
                                                         completed his own, else the cheapest way that is open */
    uint8_t missing[VILLE_TICKET_PARIS_MAX_PLACES]; /**< for each of them: 1 = it is not yet his */
} ville_ticket_paris_ticket_state;

/**
 * Whether a player has joined the places of a ticket and by which way, or the shortest way that is still missing (a
 * hint; whether his buses and cards suffice is not asked). It is worked out from the map and the tracks alone, which all
 * can see: it may be asked for any seat and any ticket, and tells nothing about who holds it. state->struct_size must
 * be set. VILLE_ERR_ARGUMENT: NULL, no such seat. VILLE_ERR_UNKNOWN: no such ticket. VILLE_ERR_GAME.
 * VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_get_ticket_state(const ville_match *match, int32_t seat,
                                                           int32_t ticket,
                                                           ville_ticket_paris_ticket_state *state);

/* ------------------------------------------------------------------------------------------------------------- */
/* The map, the cards and the tickets                                                                              */
/* ------------------------------------------------------------------------------------------------------------- */

/** A colour of tracks and cards. */
typedef struct ville_ticket_paris_colour {
    int32_t cards; /**< how many cards there are */
    char key[28];  /**< its name in JSON; ends in a zero byte */
} ville_ticket_paris_colour;

/** A place on the map. */
typedef struct ville_ticket_paris_place {
    int32_t x;    /**< for drawing, to the right: 0 .. 255 */
    int32_t y;    /**< for drawing, downwards: 0 .. 255 */
    char key[28]; /**< its name in JSON; ends in a zero byte */
} ville_ticket_paris_place;

/** A route: two places that are neighbours, and the one or two tracks between them. Its id is its row + 1. */
typedef struct ville_ticket_paris_route {
    uint8_t a;                                     /**< place */
    uint8_t b;                                     /**< place */
    uint8_t length;                                /**< spaces: 1 .. 6 */
    uint8_t track_count;                           /**< 1 or 2 */
    uint8_t colour[VILLE_TICKET_PARIS_MAX_TRACKS]; /**< of each track */
    uint8_t reserved[2];                           /**< 0 */
} ville_ticket_paris_route;

/** A ticket. Its id is its row + 1. */
typedef struct ville_ticket_paris_ticket {
    uint8_t a;        /**< place */
    uint8_t b;        /**< place */
    uint8_t points;   /**< 0 .. 99 */
    uint8_t reserved; /**< 0 */
} ville_ticket_paris_ticket;

/** What the box prints. Names for players are text: see the functions below. */
typedef struct ville_ticket_paris_edition {
    uint32_t struct_size;
    int32_t certainty_rules;        /**< VILLE_TICKET_PARIS_CERTAINTY_... of the counts up to flag_points */
    int32_t certainty_cards;        /**< of the colours and their cards */
    int32_t certainty_route_points; /**< of route_points */
    int32_t certainty_map;          /**< of places and routes */
    int32_t certainty_tickets;      /**< of tickets */
    int32_t buses;                  /**< of each player [TIC-1.1] */
    int32_t final_round_buses;      /**< so few left start the final round [TIC-7.1] */
    int32_t face_up_cards;          /**< places of the market */
    int32_t refresh_buses;          /**< so many buses face up sweep it [TIC-3.1] */
    int32_t start_cards;            /**< dealt to each player */
    int32_t start_tickets;          /**< dealt to each player */
    int32_t start_tickets_kept;     /**< the least number to keep of them */
    int32_t drawn_tickets;          /**< by the action [TIC-5.1] */
    int32_t drawn_tickets_kept;     /**< the least number to keep of them */
    int32_t flag_points;            /**< [TIC-6.4] */
    /** per colour: 1 = it belongs to the flag [TIC-6.1] */
    int32_t flag_colour[VILLE_TICKET_PARIS_MAX_COLOURS];
    int32_t route_points[VILLE_TICKET_PARIS_MAX_LENGTH]; /**< for lengths 1, 2, ... [TIC-4.9] */
    int32_t bus_cards;                                   /**< how many wild cards there are */
    uint32_t colour_count; /**< 1 .. 8; also the number of the bus among the kinds of cards */
    uint32_t place_count;  /**< 2 .. 40 */
    uint32_t route_count;  /**< 1 .. 80 */
    uint32_t ticket_count; /**< 0 .. 60 */
    ville_ticket_paris_colour colours[VILLE_TICKET_PARIS_MAX_COLOURS];
    ville_ticket_paris_place places[VILLE_TICKET_PARIS_MAX_PLACES];
    ville_ticket_paris_route routes[VILLE_TICKET_PARIS_MAX_ROUTES];
    ville_ticket_paris_ticket tickets[VILLE_TICKET_PARIS_MAX_TICKETS];
} ville_ticket_paris_edition;

/**
 * Fills in the map, the cards and the tickets. edition->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_GAME: an edition of another game. VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_get_edition(const ville_edition *edition,
                                                      ville_ticket_paris_edition *figures);

/**
 * What the edition calls a kind of card, for players. Language: as for ville_game_label.
 * VILLE_ERR_UNKNOWN: no such kind. VILLE_ERR_GAME: an edition of another game. Since: 0.1
 */
VILLE_API ville_status ville_ticket_paris_card_label(const ville_edition *edition, int32_t kind,
                                                     const char *language, char *buffer, uint32_t capacity,
                                                     uint32_t *needed);

/** What the edition calls a place. VILLE_ERR_UNKNOWN: no such place. Otherwise as ville_ticket_paris_card_label. Since: 0.1 */
VILLE_API ville_status ville_ticket_paris_place_label(const ville_edition *edition, int32_t place,
                                                      const char *language, char *buffer, uint32_t capacity,
                                                      uint32_t *needed);

/** A route in words, such as "Louvre – Opéra". VILLE_ERR_UNKNOWN: no such route. Otherwise likewise. Since: 0.1 */
VILLE_API ville_status ville_ticket_paris_route_text(const ville_edition *edition, int32_t route,
                                                     const char *language, char *buffer, uint32_t capacity,
                                                     uint32_t *needed);

/** A ticket in words, with its points. VILLE_ERR_UNKNOWN: no such ticket. Otherwise likewise. Since: 0.1 */
VILLE_API ville_status ville_ticket_paris_ticket_text(const ville_edition *edition, int32_t ticket,
                                                      const char *language, char *buffer, uint32_t capacity,
                                                      uint32_t *needed);

#ifdef __cplusplus
}
#endif

#endif /* VILLE_TICKET_PARIS_H */
