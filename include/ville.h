/*
 * Ville: rules of tabletop games set in French cities, behind a stable C interface.
 *
 * This header is the whole generic interface: with it any game of the library can be played, saved, watched and
 * taken back without knowing the game. Beside it stands one typed header per game (ville/toits.h, ...) with plain
 * structs for those who do know it.
 *
 * In short
 *   - Functions are called ville_noun_verb: the handle first, then inputs, then outputs.
 *   - A function that can fail returns a ville_status: VILLE_OK or a negative value. Those that have more to say
 *     take a ville_error as their last argument, which may be NULL. A failed call changes nothing.
 *   - Handles are opaque and independent of each other. They may be destroyed in any order; destroying NULL is fine.
 *   - A const handle may be used by several threads at once; a handle that is not const by one thread at a time.
 *     Different handles never share anything that can change.
 *   - Text and lists go into memory of the caller: (buffer, capacity, needed). Too small gives VILLE_ERR_BUFFER and
 *     the size in `needed`; a NULL buffer with capacity 0 asks for the size and is VILLE_OK. Text is UTF-8 and ends
 *     in a zero byte, which `needed` counts. `needed` may be NULL. Nothing that is returned has to be freed.
 *   - Text that goes in is given with its size, with or without the zero byte at its end.
 *   - Structs that may grow start with struct_size. Their _init function sets it and fills in the defaults; a caller
 *     who fills them by hand sets it to sizeof. What a newer program knows and this version does not must be 0 where
 *     the library reads, and becomes 0 where it writes. Numbers have fixed widths, truth values are 0 or 1.
 *   - A language is a tag such as "fr", "FR" or "fr-CA": its first part counts, in any spelling.
 *   - Long calls take `stop`: NULL, or the address of a number of the caller's that another thread may set to other
 *     than 0 at any time until the call returns. The library reads it as an atomic number; set it with an atomic
 *     store: C11 atomic_store to an _Atomic int32_t whose address is cast, C++ std::atomic_ref, C# Volatile.Write.
 *   - The library has no global state, starts no thread, reads no file and no clock (but for a bot that is given
 *     milliseconds), prints nothing, and calls nobody back.
 *
 * What a viewer may know: everything that answers from a match takes a viewer, and tells him what that seat may
 * know and no more. Saves, snapshots, logs, records and seeds are the referee's: never send them to a player.
 *
 * Every function says since which version it exists. docs/c-api.md is the guide, docs/errors.md explains statuses.
 */
#ifndef VILLE_H
#define VILLE_H

#include <stdint.h>

#ifndef VILLE_API
#if defined(_WIN32) && !defined(VILLE_STATIC)
#ifdef VILLE_BUILDING
#define VILLE_API __declspec(dllexport)
#else
#define VILLE_API __declspec(dllimport)
#endif
#elif defined(__GNUC__) && !defined(_WIN32)
#define VILLE_API __attribute__((visibility("default")))
#else
#define VILLE_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------------- */
/* Versions                                                                                                        */
/* ------------------------------------------------------------------------------------------------------------- */

#define VILLE_VERSION_MAJOR 0
#define VILLE_VERSION_MINOR 1
#define VILLE_VERSION_PATCH 0

/** Number of the binary interface. It grows when a program built against an older one could break. */
#define VILLE_ABI_VERSION 1

/** The version of the library that is running: major * 65536 + minor * 256 + patch. Since: 0.1 */
VILLE_API uint32_t ville_version(void);

/** VILLE_ABI_VERSION of the library that is running. Bindings compare it at start. Since: 0.1 */
VILLE_API uint32_t ville_abi_version(void);

/* ------------------------------------------------------------------------------------------------------------- */
/* Statuses and errors                                                                                             */
/* ------------------------------------------------------------------------------------------------------------- */

/** 0 or a negative value of the list below. Values never change their meaning; new ones may come. */
typedef int32_t ville_status;

enum {
    VILLE_OK = 0,
    /* the call itself */
    /** NULL where something must be, or a number out of its range; the text names it */
    VILLE_ERR_ARGUMENT = -10,
    /** struct_size is smaller than the first version of the struct, or above 65536 */
    VILLE_ERR_STRUCT_SIZE = -11,
    VILLE_ERR_BUFFER = -12,  /**< the buffer is too small; `needed` tells the size */
    VILLE_ERR_UNKNOWN = -13, /**< no game, language, table or row of this name or number */
    /** an option is out of range, or the options and the edition do not go together */
    VILLE_ERR_OPTION = -14,
    /* play */
    VILLE_ERR_OVER = -20, /**< the match is over */
    /** somebody else must act: another seat, chance, or a player instead of chance */
    VILLE_ERR_NOT_YOUR_TURN = -21,
    VILLE_ERR_ILLEGAL = -22, /**< the rules forbid it; the reason tells why */
    /* history */
    VILLE_ERR_NOTHING = -30, /**< nothing to undo or redo, or no such ply */
    /** going back would take back luck, a secret, or another's decision; see the reason */
    VILLE_ERR_BARRIER = -31,
    VILLE_ERR_OFF = -32, /**< this match keeps no log, no undo or no events */
    /** events this old are no longer kept: read the view and go on from the newest */
    VILLE_ERR_FORGOTTEN = -33,
    /* what comes from outside */
    VILLE_ERR_FORMAT = -40,    /**< not such a file, cut short, or with something behind its end */
    VILLE_ERR_CHECKSUM = -41,  /**< the bytes are damaged */
    VILLE_ERR_VERSION = -42,   /**< written by a version that this one cannot read */
    VILLE_ERR_GAME = -43,      /**< of another game, or of one that this build does not have */
    VILLE_ERR_EDITION = -44,   /**< of another edition, or an edition with faults */
    VILLE_ERR_INVARIANT = -45, /**< a state that play cannot reach; the text names what does not hold */
    VILLE_ERR_REPLAY = -46,    /**< playing it again does not give what is written; the place is the ply */
    VILLE_ERR_JSON = -50,      /**< not the JSON that is expected; the text tells what and where */
    /* the machine */
    VILLE_ERR_MEMORY = -60,  /**< out of memory */
    VILLE_ERR_STOPPED = -61, /**< the stop flag was raised before all was done */
    VILLE_ERR_INTERNAL = -90 /**< a fault of the library; the match is as it was before the call */
};

/** Why the rules forbid an action, or undo stops: 1 to 63 in every game, from 64 on the game's own (table
 *  VILLE_NAMES_REASON). */
typedef int32_t ville_reason;

enum {
    VILLE_REASON_NONE = 0,
    VILLE_REASON_MATCH_OVER = 1,
    VILLE_REASON_NOT_YOUR_TURN = 2,
    VILLE_REASON_CHANCE_MUST_ACT = 3,
    VILLE_REASON_PLAYER_MUST_ACT = 4,
    VILLE_REASON_UNKNOWN_KIND = 5,
    VILLE_REASON_BAD_FIELDS = 6,
    VILLE_REASON_WRONG_PHASE = 7,
    VILLE_REASON_NOT_AN_OUTCOME = 8,
    VILLE_REASON_LUCK_DECIDED = 9,    /**< undo: luck has decided since */
    VILLE_REASON_SECRET_SHOWN = 10,   /**< undo: a secret has come to light since */
    VILLE_REASON_OTHERS_DECIDED = 11, /**< undo: the decision before belongs to another player */
    /** luck that the library draws, or a seat with a stand-in: nobody decides */
    VILLE_REASON_ACTS_BY_ITSELF = 12
};

/** What went wrong, in words for a developer. For players' languages use the reason with ville_game_label. A call that
 *  is given one without a proper struct_size does nothing and answers VILLE_ERR_STRUCT_SIZE. */
typedef struct ville_error {
    uint32_t struct_size;
    ville_status status;
    ville_reason reason; /**< VILLE_REASON_NONE unless the rules or a barrier of undo forbid it */
    int32_t place;       /**< index in a list, ply of a record, or -1 */
    char text[240];      /**< English, ends in a zero byte */
} ville_error;

/** Prepares an error to be filled in. size = sizeof(ville_error). Since: 0.1 */
VILLE_API ville_status ville_error_init(ville_error *error, uint32_t size);

/** The name of a status, such as "VILLE_ERR_ILLEGAL". Since: 0.1 */
VILLE_API ville_status ville_status_name(ville_status status, char *buffer, uint32_t capacity,
                                         uint32_t *needed);

/* ------------------------------------------------------------------------------------------------------------- */
/* Words that everything uses                                                                                      */
/* ------------------------------------------------------------------------------------------------------------- */

/** Seats are 0 .. players-1. These numbers stand for somebody who has none. */
enum {
    VILLE_CHANCE = -1,    /**< luck must act */
    VILLE_NOBODY = -2,    /**< nobody acts: the match is over */
    VILLE_PUBLIC = -3,    /**< as viewer: a spectator, who knows the least */
    VILLE_OMNISCIENT = -4 /**< as viewer: the referee, who knows everything */
};

#define VILLE_MAX_PLAYERS 4
#define VILLE_MAX_OPTIONS 16
#define VILLE_MAX_SCORE_LINES 12

/** An action or chance outcome as one word: bits 45..52 the kind (from 1), below it the fields, the first on top.
 *  Only the low 53 bits are used, so doubles and signed integers hold it exactly. 0 is none. */
typedef uint64_t ville_action;

/** One fact that happened. Types 1..63 mean the same in every game, those from 64 on are the game's. */
typedef struct ville_event {
    uint32_t seq;  /**< number in the match, from 0 */
    uint16_t type; /**< VILLE_EVENT_..., or of the game */
    int8_t player; /**< whom it concerns, or VILLE_NOBODY */
    uint8_t flags; /**< VILLE_EVENT_PARTIAL */
    /** in the order of the kind's fields without `player`; -1 where hidden from this viewer */
    int32_t arg[6];
} ville_event;

enum {
    VILLE_EVENT_TURN_STARTED = 1,  /**< player; turn */
    VILLE_EVENT_POINTS_SCORED = 2, /**< player; source (row of VILLE_NAMES_SCORE_LINE), points */
    VILLE_EVENT_MATCH_OVER = 3,    /**< winners (bit p = seat p), reason (row of VILLE_NAMES_END_REASON) */
    VILLE_EVENT_UNDONE = 4         /**< to_ply: everything after that ply has been taken back */
};

enum { VILLE_EVENT_PARTIAL = 1 /**< flag: this viewer does not get every argument */ };

/* ------------------------------------------------------------------------------------------------------------- */
/* Games: what there is, and how things are called                                                                 */
/* ------------------------------------------------------------------------------------------------------------- */

/** A game in numbers. */
typedef struct ville_game_info {
    uint32_t struct_size;
    int32_t min_players;
    int32_t max_players;
    uint32_t rules_version; /**< changes only when the rules behave differently */
    uint32_t state_version; /**< changes when snapshots get another form */
    uint32_t max_actions;   /**< the longest list of legal actions or outcomes, for any edition */
    uint32_t max_plies;     /**< the longest match with a built-in edition */
    uint32_t state_bytes;   /**< memory of one state */
    uint32_t option_count;
    uint32_t edition_count; /**< built-in editions */
    uint32_t action_kind_count;
    uint32_t event_kind_count;
    uint32_t phase_count;
    uint32_t score_line_count;
    uint32_t reason_count; /**< the game's own, from 64 on */
    uint32_t end_reason_count;
    char id[32]; /**< such as "toits" */
} ville_game_info;

/** The tables of names of a game. */
enum {
    VILLE_NAMES_GAME = 0,   /**< row 0: the game itself; its label is the title */
    VILLE_NAMES_PHASE = 1,  /**< as in ville_match_info.phase */
    VILLE_NAMES_ACTION = 2, /**< row = kind of action - 1 */
    /** row = place in the list of kinds; ville_game_event_kind gives the types */
    VILLE_NAMES_EVENT = 3,
    VILLE_NAMES_OPTION = 4,      /**< row = option */
    VILLE_NAMES_OPTION_HELP = 5, /**< row = option; the label is its one-line help */
    VILLE_NAMES_SCORE_LINE = 6,
    VILLE_NAMES_REASON = 7, /**< row = the reason itself, common ones included */
    VILLE_NAMES_END_REASON = 8,
    VILLE_NAMES_EDITION = 9 /**< row = built-in edition; the name is its id */
};

/** How many games this build has. Games are numbered from 0. Since: 0.1 */
VILLE_API int32_t ville_game_count(void);

/** The number of the game with this id, or -1. Since: 0.1 */
VILLE_API int32_t ville_game_find(const char *id);

/** Fills in a description. info->struct_size must be set. Since: 0.1 */
VILLE_API ville_status ville_game_get_info(int32_t game, ville_game_info *info);

/** The key of a row: the word that JSON and records use. It never changes. Since: 0.1 */
VILLE_API ville_status ville_game_name(int32_t game, int32_t table, int32_t row, char *buffer,
                                       uint32_t capacity, uint32_t *needed);

/** The text of a row for players. Language: "en" or "fr", or a tag that begins with it; an unknown one is answered in
 *  English. Since: 0.1 */
VILLE_API ville_status ville_game_label(int32_t game, int32_t table, int32_t row, const char *language,
                                        char *buffer, uint32_t capacity, uint32_t *needed);

/** A rule switch: a number from min to max; where it has names, they are those of the values 0, 1, ... */
typedef struct ville_option_info {
    uint32_t struct_size;
    int32_t min;
    int32_t max;
    int32_t fallback; /**< the default */
    int32_t named;    /**< 1 = the values have names */
    char name[44];
} ville_option_info;

/** Describes an option. info->struct_size must be set. Since: 0.1 */
VILLE_API ville_status ville_game_get_option(int32_t game, int32_t option, ville_option_info *info);

/** A value of an option: its key with language NULL, else its text for players. Since: 0.1 */
VILLE_API ville_status ville_game_option_value(int32_t game, int32_t option, int32_t value,
                                               const char *language, char *buffer, uint32_t capacity,
                                               uint32_t *needed);

/** Options by name as numbers, in the order of the game's options: {"several_cards":"all_at_once"}. Those that are left
 *  out have their defaults. Whether they go together with an edition is seen when a match is made. Since: 0.1 */
VILLE_API ville_status ville_game_options_from_json(int32_t game, const char *text, uint32_t size,
                                                    int32_t *values, uint32_t capacity, uint32_t *count,
                                                    ville_error *error);

/** The type of the events of a row of VILLE_NAMES_EVENT, or 0. Since: 0.1 */
VILLE_API int32_t ville_game_event_kind(int32_t game, int32_t row);

/** Everything about a game as one JSON object: options, editions, kinds of actions and events with their fields and
 *  ranges, phases, reasons, score lines, each with its label. Since: 0.1 */
VILLE_API ville_status ville_game_describe_json(int32_t game, const char *language, char *buffer,
                                                uint32_t capacity, uint32_t *needed);

/** The behaviour signature: one number over `matches` random matches for each number of players. Two builds with
 *  equal signatures play alike. Since: 0.1 */
VILLE_API ville_status ville_game_signature(int32_t game, uint32_t matches, uint64_t *signature);

/** How many languages the texts exist in. Since: 0.1 */
VILLE_API int32_t ville_language_count(void);

/** The code of a language, such as "fr". Since: 0.1 */
VILLE_API ville_status ville_language_code(int32_t language, char *buffer, uint32_t capacity,
                                           uint32_t *needed);

/* ------------------------------------------------------------------------------------------------------------- */
/* Editions: the printed matter of a game                                                                          */
/* ------------------------------------------------------------------------------------------------------------- */

/** Cards, boards and tokens of one game as one unchangeable value. Owned by the caller, see ville_edition_destroy. */
typedef struct ville_edition ville_edition;

/** A built-in edition. Since: 0.1 */
VILLE_API ville_status ville_edition_builtin(int32_t game, int32_t index, ville_edition **edition,
                                             ville_error *error);

/** Reads an edition from JSON and checks it. VILLE_ERR_JSON: the text; VILLE_ERR_EDITION: the figures, or other ones
 *  under the id of a built-in edition. The error names the first fault and its place; ville_edition_faults_json names
 *  more. Since: 0.1 */
VILLE_API ville_status ville_edition_from_json(int32_t game, const char *text, uint32_t size,
                                               ville_edition **edition, ville_error *error);

/** The faults of an edition in JSON, as an array of {"place","what"}; [] when it can be played. Of a text that is no
 *  edition the first; of the figures the first 32, and a last entry with an empty place if there are more.
 *  Since: 0.1 */
VILLE_API ville_status ville_edition_faults_json(int32_t game, const char *text, uint32_t size, char *buffer,
                                                 uint32_t capacity, uint32_t *needed);

/** Everything in which an edition departs from what is known of the printed game, in JSON, as an array of
 *  {"place","what"}. It can be played all the same. [] where nothing does, or where no more is known than an edition
 *  must keep to. Since: 0.1 */
VILLE_API ville_status ville_edition_warnings_json(const ville_edition *edition, char *buffer,
                                                   uint32_t capacity, uint32_t *needed);

/** The edition as one line of JSON, which ville_edition_from_json reads back. Since: 0.1 */
VILLE_API ville_status ville_edition_to_json(const ville_edition *edition, char *buffer, uint32_t capacity,
                                             uint32_t *needed);

/** The id of the edition. Since: 0.1 */
VILLE_API ville_status ville_edition_id(const ville_edition *edition, char *buffer, uint32_t capacity,
                                        uint32_t *needed);

/** The text of a row of the game's tables for players, with what this edition calls things: as ville_game_label,
 *  which does not know the edition. Since: 0.1 */
VILLE_API ville_status ville_edition_label(const ville_edition *edition, int32_t table, int32_t row,
                                           const char *language, char *buffer, uint32_t capacity,
                                           uint32_t *needed);

/** The game of the edition, or -1 for NULL. Since: 0.1 */
VILLE_API int32_t ville_edition_game(const ville_edition *edition);

/** A hash over everything the edition holds. Since: 0.1 */
VILLE_API ville_status ville_edition_hash(const ville_edition *edition, uint64_t *hash);

/** Gives the edition back. Matches that use it keep what they need. NULL is fine. Since: 0.1 */
VILLE_API void ville_edition_destroy(ville_edition *edition);

/* ------------------------------------------------------------------------------------------------------------- */
/* Matches                                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** One play of a game. Owned by the caller, see ville_match_destroy. */
typedef struct ville_match ville_match;

enum {
    VILLE_CHANCE_AUTOMATIC = 0, /**< the library draws, from the seed */
    /** the caller applies every outcome: real dice, real cards, a server's luck */
    VILLE_CHANCE_HOST = 1
};

enum {
    VILLE_UNDO_TABLE = 0,    /**< undo stops at luck and at revealed secrets */
    VILLE_UNDO_ONE_SEAT = 1, /**< and undos in a row take back decisions of one seat only */
    VILLE_UNDO_ANALYSIS = 2  /**< nothing stops undo: for analysis, never for a table */
};

/** Value of ville_match_config.option[i] that stands for the default. */
#define VILLE_DEFAULT INT32_MIN

/** How a match is made. ville_match_config_init fills in the defaults named here. */
typedef struct ville_match_config {
    uint32_t struct_size;
    int32_t game;      /**< -1: must be set */
    uint64_t seed;     /**< 0 */
    uint32_t index;    /**< 0; number of the match in a series: (seed, index) decides all luck */
    int32_t players;   /**< 0: the fewest that the game takes */
    int32_t first;     /**< 0; the seat that begins */
    int32_t chance;    /**< VILLE_CHANCE_AUTOMATIC */
    int32_t log;       /**< 1: keep the log, which undo, saves with history, and records need */
    int32_t undo;      /**< 1: allow undo, redo and seek; needs the log */
    int32_t events;    /**< 1: keep events */
    int32_t undo_rule; /**< VILLE_UNDO_TABLE */
    int32_t option[VILLE_MAX_OPTIONS]; /**< VILLE_DEFAULT each; in the order of the game's options */
} ville_match_config;

/** Fills in the defaults. size = sizeof(ville_match_config). Since: 0.1 */
VILLE_API ville_status ville_match_config_init(ville_match_config *config, uint32_t size);

/** Starts a match. edition NULL: the first built-in one. With automatic chance, luck acts at once until a player
 *  must decide. Since: 0.1 */
VILLE_API ville_status ville_match_create(const ville_match_config *config, const ville_edition *edition,
                                          ville_match **match, ville_error *error);

/** Starts a match from the header object of a match record (docs/json.md): {"game":"toits","players":3,"seed":"7",…}.
 *  Keys that are left out have their defaults. Since: 0.1 */
VILLE_API ville_status ville_match_create_json(const char *text, uint32_t size, ville_match **match,
                                               ville_error *error);

/** A second match in the same state with the same log; neither knows the other. Since: 0.1 */
VILLE_API ville_status ville_match_clone(const ville_match *match, ville_match **clone, ville_error *error);

/** Makes `match` a copy of `source`, a match of the same game: without asking for memory when neither keeps a log.
 *  Since: 0.1 */
VILLE_API ville_status ville_match_assign(ville_match *match, const ville_match *source, ville_error *error);

/** Gives a match back. NULL is fine. Since: 0.1 */
VILLE_API void ville_match_destroy(ville_match *match);

/** How a match stands. */
typedef struct ville_match_info {
    uint32_t struct_size;
    int32_t game;
    int32_t players;
    int32_t first;
    int32_t actor;         /**< seat, VILLE_CHANCE or VILLE_NOBODY */
    int32_t phase;         /**< row of VILLE_NAMES_PHASE */
    uint32_t ply;          /**< actions and outcomes applied since the start */
    uint32_t log_begin;    /**< first ply to which seek can go back */
    uint32_t log_end;      /**< one after the last ply in the log; above `ply` when something can be redone */
    uint32_t events_begin; /**< number of the oldest event still kept */
    uint32_t events_end;   /**< number that the next event will get */
    int32_t over;          /**< 1 = the match is over */
    uint32_t winners;      /**< bit p = seat p has won; 0 before the end */
    int32_t end_reason;    /**< row of VILLE_NAMES_END_REASON, or -1 before the end */
    int32_t progress;      /**< how far the match is, 0 .. 1000 */
    uint32_t stand_ins;    /**< bit p = a stand-in plays seat p */
    uint64_t memory;       /**< bytes that this match holds */
} ville_match_info;

/** How a match stands. info->struct_size must be set. Since: 0.1 */
VILLE_API ville_status ville_match_get_info(const ville_match *match, ville_match_info *info);

/** How a match is made that is like this one: seed, table, chance, undo rule, what is kept, and every option as a
 *  number. For any match, also one that was loaded. config->struct_size must be set. The edition is
 *  ville_match_edition. With the seed one could foretell all luck, so it is the referee's. Since: 0.1 */
VILLE_API ville_status ville_match_get_config(const ville_match *match, ville_match_config *config);

/** Who must act: a seat, VILLE_CHANCE or VILLE_NOBODY (also for NULL). Since: 0.1 */
VILLE_API int32_t ville_match_actor(const ville_match *match);

/** The edition that the match is played with, as a handle of its own. Since: 0.1 */
VILLE_API ville_status ville_match_edition(const ville_match *match, ville_edition **edition,
                                           ville_error *error);

/** The options of the match, in the order of the game's options. Since: 0.1 */
VILLE_API ville_status ville_match_options(const ville_match *match, int32_t *values, uint32_t capacity,
                                           uint32_t *count);

/* ---- Playing */

/** The legal actions for a viewer, ascending. Only the actor himself and VILLE_OMNISCIENT get them; others get none,
 *  as do all while luck must act (see ville_match_outcomes). VILLE_ERR_BUFFER: `count` tells the number. Since: 0.1 */
VILLE_API ville_status ville_match_legal_actions(const ville_match *match, int32_t viewer,
                                                 ville_action *actions, uint32_t capacity, uint32_t *count);

/** What luck may bring, ascending, with integer weights (weights may be NULL). For VILLE_OMNISCIENT only; others get
 *  none, as do all while a player must act. Since: 0.1 */
VILLE_API ville_status ville_match_outcomes(const ville_match *match, int32_t viewer, ville_action *outcomes,
                                            uint32_t *weights, uint32_t capacity, uint32_t *count);

/** Whether a player (or VILLE_CHANCE) may do this now. VILLE_OK, or what ville_match_apply would answer. Since: 0.1 */
VILLE_API ville_status ville_match_check_action(const ville_match *match, int32_t player, ville_action action,
                                                ville_error *error);

/** Carries out an action of a player, or with VILLE_CHANCE an outcome (chance by host only). Who acts may be given as
 *  ville_match_actor answers it; after the end that is VILLE_ERR_OVER. What follows by itself follows: luck in
 *  automatic mode, and seats with a stand-in. After this and every other call the match waits for a person, or for
 *  the host's luck, or it is over; the past alone is shown as it was (see ville_match_seek). Since: 0.1 */
VILLE_API ville_status ville_match_apply(ville_match *match, int32_t player, ville_action action,
                                         ville_error *error);

/** Carries out a list, each entry for whoever must act then. Stops at the first that is refused: what came before
 *  stays, `applied` tells how many, error->place which. Since: 0.1 */
VILLE_API ville_status ville_match_apply_list(ville_match *match, const ville_action *actions, uint32_t count,
                                              uint32_t *applied, ville_error *error);

/** Lets the library draw this one outcome from the seed and applies it: with chance by host, and in the past where
 *  luck must act. `outcome` may be NULL. Since: 0.1 */
VILLE_API ville_status ville_match_draw(ville_match *match, ville_action *outcome, ville_error *error);

/** Gives a seat to a stand-in (1) or back (0): a neutral policy that goes on for a player who has left. It acts at
 *  once if it is that seat's turn, in the past too; else nothing is played in the past. Since: 0.1 */
VILLE_API ville_status ville_match_set_stand_in(ville_match *match, int32_t seat, int32_t on,
                                                ville_error *error);

/* ---- Looking */

/** What a viewer may know now, as one line of JSON; keys as in docs/json.md. Since: 0.1 */
VILLE_API ville_status ville_match_view_json(const ville_match *match, int32_t viewer, char *buffer,
                                             uint32_t capacity, uint32_t *needed);

/** Points from one source. */
typedef struct ville_score_line {
    int32_t source; /**< row of VILLE_NAMES_SCORE_LINE */
    int32_t points;
} ville_score_line;

/** One player's count. Lines that the viewer may not know yet are absent; then complete is 0. */
typedef struct ville_score {
    int32_t total;
    int32_t complete;
    uint32_t line_count;
    uint32_t reserved; /**< 0 */
    ville_score_line line[VILLE_MAX_SCORE_LINES];
} ville_score;

/** The count of every player, by seat, as a viewer may know it: if the match ended now, or the final one. Since: 0.1 */
VILLE_API ville_status ville_match_scores(const ville_match *match, int32_t viewer, ville_score *scores,
                                          uint32_t capacity, uint32_t *count);

/** The same as JSON: {"scores":[{"total":…,"lines":[…]},…],"winners":[…]}. Since: 0.1 */
VILLE_API ville_status ville_match_scores_json(const ville_match *match, int32_t viewer, char *buffer,
                                               uint32_t capacity, uint32_t *needed);

/** The events from number `since` on, as a viewer may know them. Fills as many as fit; `count` tells how many, and
 *  `next` from where to ask again. VILLE_ERR_FORGOTTEN: older than ville_match_info.events_begin. Since: 0.1 */
VILLE_API ville_status ville_match_events(const ville_match *match, int32_t viewer, uint32_t since,
                                          ville_event *events, uint32_t capacity, uint32_t *count,
                                          uint32_t *next);

/** The same as a JSON array; each event also carries its number as "seq". Since: 0.1 */
VILLE_API ville_status ville_match_events_json(const ville_match *match, int32_t viewer, uint32_t since,
                                               char *buffer, uint32_t capacity, uint32_t *needed);

/** A hash of the full state: equal states have equal hashes on every platform. It tells secrets apart, so it is the
 *  referee's. Since: 0.1 */
VILLE_API ville_status ville_match_state_hash(const ville_match *match, uint64_t *hash);

/** A match in a state that this viewer cannot tell from the true one, with what he may not know drawn anew from
 *  (seed, index). It keeps no log and no events. Since: 0.1 */
VILLE_API ville_status ville_match_determinize(const ville_match *match, int32_t viewer, uint64_t seed,
                                               uint32_t index, ville_match **guess, ville_error *error);

/* ---- Going back */

/** Takes back the last decision of a person and what followed from it (luck, and what stand-ins did), or says why not
 *  (VILLE_ERR_BARRIER, VILLE_ERR_NOTHING). Luck is tied to (seed, index, ply): playing the same again brings the same.
 *  Since: 0.1 */
VILLE_API ville_status ville_match_undo(ville_match *match, ville_error *error);

/** Whether ville_match_undo would work: its answer, without doing it. Since: 0.1 */
VILLE_API ville_status ville_match_check_undo(const ville_match *match, ville_error *error);

/** Does again what was taken back last. Since: 0.1 */
VILLE_API ville_status ville_match_redo(ville_match *match, ville_error *error);

/** Goes to any ply of the log, back (as far as barriers allow) or forth. In the past, which is wherever something can
 *  be done again (ply < log_end), nothing acts by itself: the actor may be VILLE_CHANCE with automatic chance, or a
 *  seat with a stand-in, and nobody may act in their place (VILLE_REASON_ACTS_BY_ITSELF). Acting there makes it the
 *  present, and at the end of the log what acts by itself goes on. Since: 0.1 */
VILLE_API ville_status ville_match_seek(ville_match *match, uint32_t ply, ville_error *error);

/** Chooses where undo stops from now on: VILLE_UNDO_.... For matches that are not made from a ville_match_config: a
 *  record and a JSON configuration start with VILLE_UNDO_TABLE, a save with its own rule. VILLE_ERR_OFF: the match
 *  keeps no undo. Since: 0.1 */
VILLE_API ville_status ville_match_set_undo_rule(ville_match *match, int32_t undo_rule, ville_error *error);

/** One entry of the log. */
typedef struct ville_log_entry {
    ville_action action;
    int32_t player;  /**< seat or VILLE_CHANCE */
    int32_t barrier; /**< 1 = undo at the table stops here */
} ville_log_entry;

/** The log from ply `from` on, outcomes of luck included: the referee's. Fills as many as fit. Since: 0.1 */
VILLE_API ville_status ville_match_log(const ville_match *match, uint32_t from, ville_log_entry *entries,
                                       uint32_t capacity, uint32_t *count);

/* ------------------------------------------------------------------------------------------------------------- */
/* Keeping: snapshots, saves, records                                                                              */
/* ------------------------------------------------------------------------------------------------------------- */

/** Writes the current state alone, about 1 KB: what a server stores after every move. Since: 0.1 */
VILLE_API ville_status ville_match_snapshot(const ville_match *match, uint8_t *buffer, uint32_t capacity,
                                            uint32_t *needed);

/** Puts a match of the same game and edition into the state of a snapshot, with its table and options. The log starts
 *  anew there. Stand-ins are the match's: those of seats that are not at that table go. Since: 0.1 */
VILLE_API ville_status ville_match_load_snapshot(ville_match *match, const uint8_t *bytes, uint32_t size,
                                                 ville_error *error);

/** Writes everything: state, options, edition, seed, log. Since: 0.1 */
VILLE_API ville_status ville_match_save(const ville_match *match, uint8_t *buffer, uint32_t capacity,
                                        uint32_t *needed);

enum {
    /** take the state and leave the log: nothing is played again, nothing can be undone */
    VILLE_LOAD_STATE_ONLY = 1
};

/** Makes a match from a save. The log is played again and must lead to the saved state: VILLE_ERR_REPLAY names the
 *  ply, and what is expected and found. A save of other rules keeps its state, and loses its log
 *  (ville_match_info.log_begin = ply). Since: 0.1 */
VILLE_API ville_status ville_match_load(const uint8_t *bytes, uint32_t size, uint32_t flags,
                                        ville_match **match, ville_error *error);

enum {
    VILLE_RECORD_LEGAL = 1 /**< add to each ply its legal actions, or the outcomes with their weights */
};

/** The match so far as a record: JSON Lines from which people and other programs can play it again. Needs a log from
 *  the start of the match. Since: 0.1 */
VILLE_API ville_status ville_match_record(const ville_match *match, uint32_t flags, char *buffer,
                                          uint32_t capacity, uint32_t *needed);

/** Plays a record and refuses one that breaks a rule or tells other events or another result: error->place is the
 *  ply, error->text what is expected and found. The match then stands at the end of the record, with chance by host; to
 *  go through it back and forth, lift the barriers with ville_match_set_undo_rule. Since: 0.1 */
VILLE_API ville_status ville_match_from_record(const char *text, uint32_t size, ville_match **match,
                                               ville_error *error);

/* ------------------------------------------------------------------------------------------------------------- */
/* Words: actions and events as JSON and as sentences                                                              */
/* ------------------------------------------------------------------------------------------------------------- */

/** An action as JSON: {"kind":"take","space":3}. The edition names what editions name. VILLE_ERR_ARGUMENT: no action
 *  of that game. Since: 0.1 */
VILLE_API ville_status ville_action_to_json(const ville_edition *edition, ville_action action, char *buffer,
                                            uint32_t capacity, uint32_t *needed);

/** The word for an action in JSON. It need not be legal. Since: 0.1 */
VILLE_API ville_status ville_action_from_json(const ville_edition *edition, const char *text, uint32_t size,
                                              ville_action *action, ville_error *error);

/** How the player of a seat is called in the words below: one line of UTF-8 of at most 60 bytes. NULL or "" takes the
 *  name back. Copies of the match have it too; saves, records and states do not. Since: 0.1 */
VILLE_API ville_status ville_match_set_seat_name(ville_match *match, int32_t seat, const char *name,
                                                 ville_error *error);

/** The name of a seat, else "Player 1" for seat 0, in the language; also for VILLE_CHANCE and VILLE_NOBODY.
 *  Since: 0.1 */
VILLE_API ville_status ville_match_seat_name(const ville_match *match, int32_t seat, const char *language,
                                             char *buffer, uint32_t capacity, uint32_t *needed);

/** An action in words, for a menu. Since: 0.1 */
VILLE_API ville_status ville_action_text(const ville_match *match, ville_action action, const char *language,
                                         char *buffer, uint32_t capacity, uint32_t *needed);

/** The event that is told by an object of ville_match_events_json or of a record. What it does not tell is hidden: -1,
 *  and VILLE_EVENT_PARTIAL. Since: 0.1 */
VILLE_API ville_status ville_event_from_json(const ville_edition *edition, const char *text, uint32_t size,
                                             ville_event *event, ville_error *error);

/** An event in words, for a log. Give it an event as ville_match_events handed it out. Since: 0.1 */
VILLE_API ville_status ville_event_text(const ville_match *match, const ville_event *event,
                                        const char *language, char *buffer, uint32_t capacity,
                                        uint32_t *needed);

/* ------------------------------------------------------------------------------------------------------------- */
/* Bots                                                                                                            */
/* ------------------------------------------------------------------------------------------------------------- */

/** A player that the library plays. It sees what its seat may see, and no more. Owned by the caller. */
typedef struct ville_bot ville_bot;

enum {
    VILLE_BOT_RANDOM = 0, /**< any legal action, each with the same chance */
    VILLE_BOT_SEARCH = 1  /**< information-set Monte-Carlo tree search */
};

/** How a bot is made. ville_bot_config_init fills in the defaults named here. */
typedef struct ville_bot_config {
    uint32_t struct_size;
    int32_t kind;        /**< VILLE_BOT_RANDOM */
    uint64_t seed;       /**< 0; the bot's own luck, apart from that of the match */
    uint32_t index;      /**< 0; number of the match in a series */
    uint32_t iterations; /**< 1000; search: how many matches are played out for a choice, at least 1 */
    /** 0; search: above 0 the clock ends it too, whichever comes first; not reproducible */
    uint32_t milliseconds;
    uint32_t reserved; /**< 0 */
} ville_bot_config;

/** Fills in the defaults named above. size = sizeof(ville_bot_config). Since: 0.1 */
VILLE_API ville_status ville_bot_config_init(ville_bot_config *config, uint32_t size);

/** Makes a bot for any game. Since: 0.1 */
VILLE_API ville_status ville_bot_create(const ville_bot_config *config, ville_bot **bot, ville_error *error);

/** Chooses for a seat whose turn it is (else VILLE_ERR_NOT_YOUR_TURN). With iterations alone, the same bot, ply and
 *  knowledge give the same choice on every platform. The only legal action is the answer at once. When *stop becomes
 *  other than 0, from any thread, the best so far is the answer; `stop` may be NULL. Since: 0.1 */
VILLE_API ville_status ville_bot_choose(ville_bot *bot, const ville_match *match, int32_t seat,
                                        const volatile int32_t *stop, ville_action *action,
                                        ville_error *error);

/** What a bot thinks of one action. */
typedef struct ville_thought {
    ville_action action;
    uint32_t visits; /**< how often it was tried; 0 when it is the only one */
    int32_t value;   /**< what it is worth on average, 0 (lost) .. 1,000,000 (won) */
} ville_thought;

/** What the bot thought at its last choice, one entry per legal action in list order; none for a random bot. For
 *  hints. Since: 0.1 */
VILLE_API ville_status ville_bot_thoughts(const ville_bot *bot, ville_thought *thoughts, uint32_t capacity,
                                          uint32_t *count);

/** Gives a bot back. NULL is fine. Since: 0.1 */
VILLE_API void ville_bot_destroy(ville_bot *bot);

/* ------------------------------------------------------------------------------------------------------------- */
/* Much at once                                                                                                    */
/* ------------------------------------------------------------------------------------------------------------- */

/** How a random match went. */
typedef struct ville_playout {
    uint64_t state_hash; /**< of the last state */
    uint32_t plies;
    uint32_t decisions;               /**< plies of players */
    uint32_t winners;                 /**< bit p = seat p has won */
    int32_t total[VILLE_MAX_PLAYERS]; /**< points by seat */
    uint32_t reserved;                /**< 0 */
} ville_playout;

/** Plays `count` matches in which every player chooses at random, and fills results[0 .. count-1]. Match i depends
 *  on (seed, first_index + i) alone, so work can be split in any way. When *stop becomes other than 0, from any
 *  thread, the call ends after the match at hand with VILLE_ERR_STOPPED; `stop` may be NULL. `done` (may be NULL)
 *  tells how many results are filled. Since: 0.1 */
VILLE_API ville_status ville_play_random(const ville_match_config *config, const ville_edition *edition,
                                         uint32_t first_index, uint32_t count, ville_playout *results,
                                         const volatile int32_t *stop, uint32_t *done, ville_error *error);

#ifdef __cplusplus
}
#endif

#endif /* VILLE_H */
