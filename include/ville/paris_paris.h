/*
 * Paris Paris, typed: the table, the actions, the map, and what a trip brings, hut by hut.
 *
 * Everything but the answers about trips can also be had through ville.h without knowing the game. This header is for
 * those who do know it: a front end that draws the map, a bot, a tool. The rules are numbered in
 * docs/rules/paris_paris.md, and comments name them like this: [PAR-5.2].
 *
 * In short
 *   - A match of another game answers VILLE_ERR_GAME.
 *   - Set struct_size to sizeof before a call that fills in a struct which has one. Members that are not in use,
 *     and those called reserved, are 0.
 *   - Places and lines are rows of the edition, counted from 0. A line's row is also the colour of its tiles. Seats are
 *     counted from 0, clockwise.
 *   - Hidden lines are secret: the function with a viewer tells him what he may know, and no more. All else is public.
 */
#ifndef VILLE_PARIS_PARIS_H
#define VILLE_PARIS_PARIS_H

#include <stdint.h>

#include <ville.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------------- */
/* Bounds, for every edition [PAR-9.2]                                                                             */
/* ------------------------------------------------------------------------------------------------------------- */

#define VILLE_PARIS_PARIS_MAX_LINES 8
#define VILLE_PARIS_PARIS_MAX_STOPS 12 /**< of one line */
#define VILLE_PARIS_PARIS_MAX_PLACES 48
#define VILLE_PARIS_PARIS_MAX_SORTS 96     /**< different tiles: one for each stop of each line */
#define VILLE_PARIS_PARIS_MAX_NEIGHBOURS 4 /**< of one place */
#define VILLE_PARIS_PARIS_MAX_OFFER 5      /**< tiles on offer: one more than players */
#define VILLE_PARIS_PARIS_MAX_HUTS 192     /**< length of ville_paris_paris_view.huts: 4 for each place */
#define VILLE_PARIS_PARIS_MAX_TRIP 128     /**< most rows of a trip */
#define VILLE_PARIS_PARIS_MAX_ACTIONS 96   /**< longest list of actions or outcomes */
/** no place, no line, nobody; or one that the viewer does not know */
#define VILLE_PARIS_PARIS_NONE (-1)

/* ------------------------------------------------------------------------------------------------------------- */
/* Numbers and their names                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** The phases; the rows of VILLE_NAMES_PHASE. */
enum {
    VILLE_PARIS_PARIS_PHASE_DEAL_LINES = 0,     /**< luck: the hidden line of a player [PAR-2.2] */
    VILLE_PARIS_PARIS_PHASE_DEAL_OPEN_LINE = 1, /**< luck: the open line of two players [PAR-2.3] */
    VILLE_PARIS_PARIS_PHASE_REVEAL = 2,         /**< luck: a tile comes out of the heap [PAR-3.1] */
    VILLE_PARIS_PARIS_PHASE_BUILD = 3,          /**< a player: which tile to take [PAR-3.2] */
    VILLE_PARIS_PARIS_PHASE_REMOVE = 4,         /**< the same player: whose hut goes [PAR-3.5] */
    VILLE_PARIS_PARIS_PHASE_OVER = 5            /**< nothing, the match is over */
};

/** Kinds of actions. Behind each: the members of ville_paris_paris_action that it uses. */
enum {
    VILLE_PARIS_PARIS_ACTION_TAKE_TILE = 1,      /**< place, line */
    VILLE_PARIS_PARIS_ACTION_REMOVE_HUT = 2,     /**< owner */
    VILLE_PARIS_PARIS_ACTION_DEAL_LINE = 3,      /**< luck: player, line */
    VILLE_PARIS_PARIS_ACTION_DEAL_OPEN_LINE = 4, /**< luck: line */
    VILLE_PARIS_PARIS_ACTION_REVEAL_TILE = 5     /**< luck: place, line */
};

/** Why an action is refused, after the reasons common to all games. */
enum {
    VILLE_PARIS_PARIS_REASON_NO_SUCH_TILE = 64,   /**< no tile of this place and line is on offer */
    VILLE_PARIS_PARIS_REASON_NO_HUT_OF_OWNER = 65 /**< this owner has no hut at the place */
};

/** Types of events, after those common to all games. Behind each: its arguments arg[0], arg[1], ... The one in brackets
 *  is -1 for everybody but the player and the referee. VILLE_EVENT_POINTS_SCORED has a third argument, the place: where
 *  the huts stand in a small trip, the intersection in a big one, -1 for the sack. */
enum {
    VILLE_PARIS_PARIS_EVENT_LINE_DEALT = 64,      /**< player; [line] */
    VILLE_PARIS_PARIS_EVENT_OPEN_LINE_DEALT = 65, /**< line */
    VILLE_PARIS_PARIS_EVENT_ROUND_STARTED = 66,   /**< player; round: the player has the bus */
    VILLE_PARIS_PARIS_EVENT_TILE_REVEALED = 67,   /**< place, line */
    VILLE_PARIS_PARIS_EVENT_TILE_TAKEN = 68,      /**< player; place, line: the tile leaves the game */
    /** player; owner, place, sack: 1 = into the sack, 0 = to the supply */
    VILLE_PARIS_PARIS_EVENT_HUT_REMOVED = 69,
    VILLE_PARIS_PARIS_EVENT_HUT_BUILT = 70,   /**< player; place */
    VILLE_PARIS_PARIS_EVENT_NO_HUT_LEFT = 71, /**< player; place: nothing is built there */
    /** place, line, empty: 1 = no hut there, the nearest score */
    VILLE_PARIS_PARIS_EVENT_SMALL_TRIP_STARTED = 72,
    VILLE_PARIS_PARIS_EVENT_TILE_PARKED = 73, /**< place, line */
    /** line, final (0, 1), holder: whose hidden line it is, or -1 */
    VILLE_PARIS_PARIS_EVENT_BIG_TRIP_STARTED = 74,
    VILLE_PARIS_PARIS_EVENT_BUS_STOPPED = 75,    /**< line, place */
    VILLE_PARIS_PARIS_EVENT_PAIR_DISCARDED = 76, /**< line: the two parked tiles leave the game */
    VILLE_PARIS_PARIS_EVENT_BUS_PASSED = 77,     /**< player: has the bus now */
    VILLE_PARIS_PARIS_EVENT_LINE_SHOWN = 78,     /**< player; line: at the end */
    VILLE_PARIS_PARIS_EVENT_SACK_TIED = 79       /**< none: the sack brings no points */
};

/** Score lines. [PAR-6.9] */
enum {
    VILLE_PARIS_PARIS_SCORE_SMALL_TRIPS = 0, /**< small trips */
    VILLE_PARIS_PARIS_SCORE_BIG_TRIPS = 1,   /**< big trips of the rounds */
    VILLE_PARIS_PARIS_SCORE_FINAL_TRIPS = 2, /**< big trips at the end */
    VILLE_PARIS_PARIS_SCORE_SACK = 3         /**< most huts in the sack */
};

/** Why a match ended. */
enum {
    VILLE_PARIS_PARIS_END_REASON_LAST_ROUND = 0 /**< all tiles are used up [PAR-6.1] */
};

/** The options: places in ville_match_config.option. */
enum {
    VILLE_PARIS_PARIS_OPTION_SMALL_TRIP = 0,    /**< [PAR-8.1] */
    VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS = 1,   /**< [PAR-8.2] */
    VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS = 2, /**< [PAR-8.3] */
    VILLE_PARIS_PARIS_OPTION_SCORE_HUT = 3,     /**< a number, 0 or 1 [PAR-8.4] */
    VILLE_PARIS_PARIS_OPTION_COUNT = 4
};

/** Values of the options that have names; 0 is the default. */
enum {
    /** the nearest huts over all lines of an empty place */
    VILLE_PARIS_PARIS_SMALL_TRIP_ALL_LINES = 0,
    VILLE_PARIS_PARIS_SMALL_TRIP_EACH_LINE = 1, /**< the nearest on each of its lines */
    VILLE_PARIS_PARIS_SMALL_TRIP_TILE_LINE = 2, /**< the nearest on the tile's line */
    /** the hidden lines, and the open one of two players */
    VILLE_PARIS_PARIS_FINAL_TRIPS_HIDDEN = 0,
    VILLE_PARIS_PARIS_FINAL_TRIPS_ALL = 1,                 /**< every line; none is dealt */
    VILLE_PARIS_PARIS_BIG_TRIP_HUTS_EACH_INTERSECTION = 0, /**< a hut may score at several intersections */
    VILLE_PARIS_PARIS_BIG_TRIP_HUTS_ONCE = 1               /**< only at the first of them */
};

/** How sure a group of figures is. */
enum {
    VILLE_PARIS_PARIS_CERTAINTY_SEED = 0,          /**< from the description that the library implements */
    VILLE_PARIS_PARIS_CERTAINTY_SOURCED = 1,       /**< from published sources */
    VILLE_PARIS_PARIS_CERTAINTY_INFERRED = 2,      /**< follows from those */
    VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION = 3 /**< invented to fill a gap, within all known bounds */
};

/* ------------------------------------------------------------------------------------------------------------- */
/* The table                                                                                                       */
/* ------------------------------------------------------------------------------------------------------------- */

/** Equal tiles. */
typedef struct ville_paris_paris_tile {
    int32_t place; /**< row */
    int32_t line;  /**< row */
    int32_t count; /**< how many */
} ville_paris_paris_tile;

/** What a viewer sees of a player. */
typedef struct ville_paris_paris_seat {
    int32_t supply;      /**< huts left to build */
    int32_t on_board;    /**< huts on the board; the fewest decide a tie [PAR-6.8] */
    int32_t sack;        /**< huts that others have removed; 0 with two players [PAR-3.7] */
    int32_t small_trips; /**< points so far */
    int32_t big_trips;   /**< points so far */
    int32_t final_trips; /**< points; 0 before the end */
    int32_t has_line;    /**< 1 = holds a hidden line */
    int32_t line;        /**< which one, if the viewer may know it; else VILLE_PARIS_PARIS_NONE */
} ville_paris_paris_seat;

/** The table as a viewer sees it. */
typedef struct ville_paris_paris_view {
    uint32_t struct_size;
    int32_t players;   /**< 2 .. 4 */
    int32_t first;     /**< seat that began */
    int32_t phase;     /**< VILLE_PARIS_PARIS_PHASE_... */
    int32_t actor;     /**< seat, VILLE_CHANCE or VILLE_NOBODY */
    int32_t active;    /**< who builds, or to whom a line is dealt; between turns who has the bus */
    int32_t round;     /**< counted from 1; 0 during set-up */
    int32_t rounds;    /**< of the match */
    int32_t turn;      /**< the last take that has begun, counted from 1 over the match; 0 before it */
    int32_t bus;       /**< seat that has the bus */
    int32_t pending;   /**< place where a hut is to be removed, or VILLE_PARIS_PARIS_NONE */
    int32_t open_line; /**< with two players; else VILLE_PARIS_PARIS_NONE */
    int32_t option[VILLE_MAX_OPTIONS];                         /**< by VILLE_PARIS_PARIS_OPTION_... */
    int32_t tiles_left;                                        /**< not yet revealed */
    uint32_t offer_count;                                      /**< different tiles on offer */
    ville_paris_paris_tile offer[VILLE_PARIS_PARIS_MAX_OFFER]; /**< by place, then by line */
    /** by line: the place on the parked tile, or VILLE_PARIS_PARIS_NONE */
    int32_t parked[VILLE_PARIS_PARIS_MAX_LINES];
    uint8_t huts[VILLE_PARIS_PARIS_MAX_HUTS]; /**< those of seat s at place p: huts[4 * p + s], 0 .. 2 */
    /** tiles not yet revealed, by ville_paris_paris_edition.sorts */
    uint8_t unseen[VILLE_PARIS_PARIS_MAX_SORTS];
    ville_paris_paris_seat seats[VILLE_MAX_PLAYERS]; /**< 0 .. players-1 are in use */
} ville_paris_paris_view;

/**
 * Fills in the table as a viewer may see it: a seat, VILLE_PUBLIC or VILLE_OMNISCIENT. view->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL, or no such viewer. VILLE_ERR_GAME: a match of another game. VILLE_ERR_STRUCT_SIZE.
 * Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_get_view(const ville_match *match, int32_t viewer,
                                                  ville_paris_paris_view *view);

/* ------------------------------------------------------------------------------------------------------------- */
/* Actions                                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** An action or chance outcome, taken apart. Members that its kind does not use are 0. */
typedef struct ville_paris_paris_action {
    int32_t kind;   /**< VILLE_PARIS_PARIS_ACTION_... */
    int32_t place;  /**< row */
    int32_t line;   /**< row */
    int32_t owner;  /**< seat whose hut goes */
    int32_t player; /**< seat that draws a line */
} ville_paris_paris_action;

/**
 * The word for an action; it need not be legal now.
 * VILLE_ERR_ARGUMENT: NULL, no such kind, or a value that no edition has. Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_pack_action(const ville_paris_paris_action *action,
                                                     ville_action *word);

/**
 * Takes a word apart. VILLE_ERR_ARGUMENT: NULL, or a word that is no action of this game. Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_unpack_action(ville_action word, ville_paris_paris_action *action);

/* ------------------------------------------------------------------------------------------------------------- */
/* What a trip brings, hut by hut                                                                                  */
/* ------------------------------------------------------------------------------------------------------------- */

/** Huts of one player at one place that score. */
typedef struct ville_paris_paris_scoring {
    int32_t stop;   /**< where the bus stops: the place of the tile, or an intersection of the line */
    int32_t place;  /**< where the huts stand */
    int32_t player; /**< whose they are */
    int32_t points; /**< one for each hut: 1 or 2 */
} ville_paris_paris_scoring;

/**
 * What a small trip to the stop on a tile would bring now, by the options of the match: places ascending, then seats. It
 * follows from the huts on the board, which all can see. *count is how many rows there are.
 * VILLE_ERR_BUFFER: they do not fit; as many as fit are written. VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_UNKNOWN: the line
 * does not stop at the place. VILLE_ERR_GAME. Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_small_trip(const ville_match *match, int32_t place, int32_t line,
                                                    ville_paris_paris_scoring *rows, uint32_t capacity,
                                                    uint32_t *count);

/**
 * What a big trip on a line would bring now: stop by stop in the order of the line, there by seats, then by places.
 * VILLE_ERR_UNKNOWN: no such line. Otherwise as ville_paris_paris_small_trip. Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_big_trip(const ville_match *match, int32_t line,
                                                  ville_paris_paris_scoring *rows, uint32_t capacity,
                                                  uint32_t *count);

/* ------------------------------------------------------------------------------------------------------------- */
/* The map and the tiles                                                                                           */
/* ------------------------------------------------------------------------------------------------------------- */

/** A bus line, from one end to the other. */
typedef struct ville_paris_paris_line {
    uint32_t stop_count;                        /**< 2 .. 12 */
    uint8_t stops[VILLE_PARIS_PARIS_MAX_STOPS]; /**< places */
    char key[28];                               /**< its name in JSON; ends in a zero byte */
} ville_paris_paris_line;

/** A place on the map. */
typedef struct ville_paris_paris_place {
    int32_t x;    /**< for drawing, to the right: 0 .. 255 */
    int32_t y;    /**< for drawing, downwards: 0 .. 255 */
    int32_t room; /**< huts that it holds: 2 at an intersection, else 1 [PAR-1.3] */
    uint32_t neighbour_count;
    uint8_t neighbours[VILLE_PARIS_PARIS_MAX_NEIGHBOURS]; /**< places, ascending [PAR-1.4] */
    char key[28];                                         /**< its name in JSON; ends in a zero byte */
} ville_paris_paris_place;

/** What the box prints. Names for players are text: see the functions below. */
typedef struct ville_paris_paris_edition {
    uint32_t struct_size;
    int32_t certainty_rounds; /**< VILLE_PARIS_PARIS_CERTAINTY_... of rounds */
    int32_t certainty_huts;   /**< of huts */
    int32_t certainty_map;    /**< of places and lines */
    int32_t certainty_tiles;  /**< of the tiles */
    int32_t huts;             /**< of each player [PAR-1.6] */
    int32_t rounds[3];        /**< with 2, 3 and 4 players [PAR-1.7] */
    uint32_t line_count;      /**< 4 .. 8 */
    uint32_t place_count;     /**< 4 .. 48 */
    uint32_t sort_count;      /**< 8 .. 96: different tiles */
    ville_paris_paris_line lines[VILLE_PARIS_PARIS_MAX_LINES];
    ville_paris_paris_place places[VILLE_PARIS_PARIS_MAX_PLACES];
    /** every tile of the game, by place, then by line */
    ville_paris_paris_tile sorts[VILLE_PARIS_PARIS_MAX_SORTS];
} ville_paris_paris_edition;

/**
 * Fills in the map and the tiles. edition->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_GAME: an edition of another game. VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_get_edition(const ville_edition *edition,
                                                     ville_paris_paris_edition *figures);

/**
 * What the edition calls a place, for players. Language: as for ville_game_label.
 * VILLE_ERR_UNKNOWN: no such place. VILLE_ERR_GAME: an edition of another game. Since: 0.1
 */
VILLE_API ville_status ville_paris_paris_place_label(const ville_edition *edition, int32_t place,
                                                     const char *language, char *buffer, uint32_t capacity,
                                                     uint32_t *needed);

/** What the edition calls a line. VILLE_ERR_UNKNOWN: no such line. Otherwise as ville_paris_paris_place_label. Since: 0.1 */
VILLE_API ville_status ville_paris_paris_line_label(const ville_edition *edition, int32_t line,
                                                    const char *language, char *buffer, uint32_t capacity,
                                                    uint32_t *needed);

#ifdef __cplusplus
}
#endif

#endif /* VILLE_PARIS_PARIS_H */
