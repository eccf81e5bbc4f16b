/*
 * Les Toits de Paris, typed: the table, the actions and the cards as plain structs.
 *
 * Everything here can also be had through ville.h without knowing the game. This header is for those who do know
 * it: a front end that draws the roofs, a bot, a tool. The rules are numbered in docs/rules/toits.md, and comments
 * name them like this: [TOI-3.9].
 *
 * In short
 *   - A match of another game answers VILLE_ERR_GAME.
 *   - Set struct_size to sizeof before a call that fills in a struct which has one. Members that are not in use,
 *     and those called reserved, are 0.
 *   - Cards are numbers: rows of the edition's card table, 0 .. card_count-1. Equal cards share a row, so a pile
 *     or a collection is one count per row. ville_toits_get_edition tells what the rows are.
 *   - Spaces are counted from 1 (left). Seats are counted from 0, clockwise.
 *   - Everything but the order of the two face-down piles is open, and nobody knows that [TOI-1.8]: every viewer
 *     sees the same.
 */
#ifndef VILLE_TOITS_H
#define VILLE_TOITS_H

#include <stdint.h>

#include <ville.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------------- */
/* Bounds, for every edition                                                                                       */
/* ------------------------------------------------------------------------------------------------------------- */

#define VILLE_TOITS_GOODS 5       /**< goods, which are the colours of cards [TOI-2.1] */
#define VILLE_TOITS_SETS 6        /**< sets of reward tokens: one per good and one for feathers [TOI-1.2] */
#define VILLE_TOITS_MAX_SPACES 7  /**< spaces of the board [TOI-8.6] */
#define VILLE_TOITS_MAX_ROWS 128  /**< rows of the card table [TOI-8.2] */
#define VILLE_TOITS_MAX_CARDS 200 /**< cards in all [TOI-8.2] */
/** longest list of legal actions: seven cards, and to pass; of outcomes: MAX_ROWS */
#define VILLE_TOITS_MAX_ACTIONS 8
#define VILLE_TOITS_MAX_PENDING 2 /**< decisions that interrupt the sharing */
#define VILLE_TOITS_NO_CARD (-1)  /**< in ville_toits_view.board: the space is empty */

/* ------------------------------------------------------------------------------------------------------------- */
/* Numbers and their names                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** The goods, in the order in which they are always listed. [TOI-2.2] */
enum {
    VILLE_TOITS_GOOD_JEWELS = 0,
    VILLE_TOITS_GOOD_GOLD = 1,
    VILLE_TOITS_GOOD_PAINTINGS = 2,
    VILLE_TOITS_GOOD_GEMS = 3,
    VILLE_TOITS_GOOD_STATUES = 4
};

/** The sets of reward tokens: 0 .. 4 are those of the goods. [TOI-1.2] */
enum { VILLE_TOITS_SET_FEATHERS = 5 };

/** Where a Character card is: 0 .. 4 = it lies on that good as a wild card. [TOI-5.2] */
enum {
    VILLE_TOITS_CHARACTER_IN_HAND = 5, /**< not played yet */
    VILLE_TOITS_CHARACTER_LOST = 6     /**< gone for good */
};

/** The parts of a turn. */
enum {
    VILLE_TOITS_PHASE_STEALING = 0, /**< the leader lays cards on the board [TOI-3] */
    VILLE_TOITS_PHASE_SHARING = 1,  /**< the cards on the board are shared out [TOI-4] */
    VILLE_TOITS_PHASE_OVER = 2      /**< the match is over */
};

/** What is decided now; the rows of VILLE_NAMES_PHASE. CHARACTER and DRAW_BONUS interrupt the sharing. */
enum {
    VILLE_TOITS_STEP_REVEAL = 0,       /**< luck: the next card of the board [TOI-3.12] */
    VILLE_TOITS_STEP_DRAW_OR_STOP = 1, /**< the leader: draw on, or stop [TOI-3.3] */
    VILLE_TOITS_STEP_LEADER_TAKE = 2,  /**< the leader: which cards to take [TOI-4.1, TOI-4.3] */
    VILLE_TOITS_STEP_OTHERS_TAKE = 3,  /**< the others, clockwise: one card each [TOI-4.4] */
    VILLE_TOITS_STEP_EXTRA_TAKE = 4,   /**< the leader: one more card, or none [TOI-4.5] */
    VILLE_TOITS_STEP_CHARACTER = 5,    /**< the victim of a raid: where to place the Character [TOI-5.2] */
    VILLE_TOITS_STEP_DRAW_BONUS = 6,   /**< luck: the top card of the supply [TOI-5.7] */
    VILLE_TOITS_STEP_OVER = 7          /**< nothing, the match is over */
};

/** How the stealing of this turn ended. */
enum {
    VILLE_TOITS_RESULT_CAUGHT = 0,      /**< the detective reached a card [TOI-3.7] */
    VILLE_TOITS_RESULT_ACHIEVEMENT = 1, /**< he stands right of the last card [TOI-3.8] */
    VILLE_TOITS_RESULT_ORDINARY = 2,    /**< the leader stopped before that */
    VILLE_TOITS_RESULT_NONE = 3         /**< it has not ended */
};

/** Kinds of actions, and the value that goes with each. */
enum {
    VILLE_TOITS_ACTION_DRAW = 1,              /**< reveal another card; value 0 */
    VILLE_TOITS_ACTION_STOP = 2,              /**< stop stealing; value 0 */
    VILLE_TOITS_ACTION_TAKE = 3,              /**< take the card on a space; value 1 .. 7 */
    VILLE_TOITS_ACTION_PASS = 4,              /**< take no more; value 0 */
    VILLE_TOITS_ACTION_PLACE_CHARACTER = 5,   /**< place the Character; value = a good */
    VILLE_TOITS_ACTION_DECLINE_CHARACTER = 6, /**< do not place it; value 0 */
    VILLE_TOITS_ACTION_REVEAL = 7,            /**< luck: the card revealed; value = a row of the card table */
    VILLE_TOITS_ACTION_DRAW_BONUS = 8         /**< luck: the card drawn; value = a row of the card table */
};

/** Why an action is refused, after the reasons common to all games. */
enum {
    VILLE_TOITS_REASON_EMPTY_SPACE = 64, /**< no card lies on this space */
    VILLE_TOITS_REASON_MUST_TAKE = 65,   /**< to pass, while a card must be taken */
    /** the option wants a card of this good in the collection [TOI-7.5] */
    VILLE_TOITS_REASON_GOOD_NOT_OWNED = 66
};

/** Types of events, after those common to all games. Behind each: its arguments arg[0], arg[1], ... */
enum {
    VILLE_TOITS_EVENT_CARD_REVEALED = 64,     /**< player; card, space, pile */
    VILLE_TOITS_EVENT_DRAW_PILE_EMPTIED = 65, /**< nothing: this turn is the last */
    /** from, to: spaces; the start is one more than the board has */
    VILLE_TOITS_EVENT_DETECTIVE_MOVED = 66,
    VILLE_TOITS_EVENT_STEALING_ENDED = 67, /**< player; result, forced (1 = by itself) */
    VILLE_TOITS_EVENT_CARD_DISCARDED = 68, /**< card, space: from the board */
    VILLE_TOITS_EVENT_CARD_TAKEN = 69,     /**< player; card, space: off the board */
    VILLE_TOITS_EVENT_PASSED = 70,         /**< player: takes no (more) card */
    VILLE_TOITS_EVENT_CARD_GAINED = 71,    /**< player; card: into the collection of its good */
    /** player; good, cards (how many are lost, Character not counted) */
    VILLE_TOITS_EVENT_RAID = 72,
    VILLE_TOITS_EVENT_CARD_LOST = 73,          /**< player; card: by a raid */
    VILLE_TOITS_EVENT_CHARACTER_PLACED = 74,   /**< player; good */
    VILLE_TOITS_EVENT_CHARACTER_DECLINED = 75, /**< player */
    VILLE_TOITS_EVENT_CHARACTER_LOST = 76,     /**< player */
    VILLE_TOITS_EVENT_BONUS_DRAWN = 77,        /**< player; card: from the supply */
    VILLE_TOITS_EVENT_BONUS_MISSED = 78,       /**< player: the supply was empty */
    VILLE_TOITS_EVENT_SUPPLY_RESHUFFLED = 79,  /**< cards: how many the new supply has [TOI-7.8] */
    VILLE_TOITS_EVENT_TURN_ENDED = 80,         /**< player: the leader of the turn */
    VILLE_TOITS_EVENT_TOKEN_AWARDED = 81       /**< player; set, token, points: at the end */
};

/** The pile that a card came from, in VILLE_TOITS_EVENT_CARD_REVEALED. */
enum { VILLE_TOITS_PILE_DRAW_PILE = 0, VILLE_TOITS_PILE_SUPPLY = 1 };

/** Which token of a set, in VILLE_TOITS_EVENT_TOKEN_AWARDED. */
enum { VILLE_TOITS_TOKEN_HIGH = 0, VILLE_TOITS_TOKEN_LOW = 1 };

/** Score lines: 0 .. 5 are the tokens of the sets in their order. [TOI-6.13] */
enum {
    VILLE_TOITS_SCORE_TOKEN_JEWELS = 0,
    VILLE_TOITS_SCORE_TOKEN_GOLD = 1,
    VILLE_TOITS_SCORE_TOKEN_PAINTINGS = 2,
    VILLE_TOITS_SCORE_TOKEN_GEMS = 3,
    VILLE_TOITS_SCORE_TOKEN_STATUES = 4,
    VILLE_TOITS_SCORE_TOKEN_FEATHERS = 5,
    VILLE_TOITS_SCORE_CARD_POINTS = 6
};

/** Why a match ended. */
enum { VILLE_TOITS_END_REASON_DRAW_PILE = 0 /**< the draw pile was empty [TOI-6.1] */ };

/** The options: places in ville_match_config.option. */
enum {
    VILLE_TOITS_OPTION_ADJACENT_DETECTIVE = 0,  /**< [TOI-7.1] */
    VILLE_TOITS_OPTION_SEVERAL_CARDS = 1,       /**< [TOI-7.2] */
    VILLE_TOITS_OPTION_RAIDED_BONUS = 2,        /**< [TOI-7.3] */
    VILLE_TOITS_OPTION_DECLINED_CHARACTER = 3,  /**< [TOI-7.4] */
    VILLE_TOITS_OPTION_CHARACTER_GOOD = 4,      /**< [TOI-7.5] */
    VILLE_TOITS_OPTION_EMPTY_MAJORITY = 5,      /**< [TOI-7.6] */
    VILLE_TOITS_OPTION_BEHIND_TRIPLE_TIE = 6,   /**< [TOI-7.7] */
    VILLE_TOITS_OPTION_EMPTY_SUPPLY = 7,        /**< [TOI-7.8] */
    VILLE_TOITS_OPTION_ACHIEVEMENT_MINIMUM = 8, /**< a number, 0 or 1 [TOI-7.9] */
    VILLE_TOITS_OPTION_COUNT = 9
};

/** Values of the options that have names; 0 is the default. */
enum {
    VILLE_TOITS_ADJACENT_DETECTIVE_STOP = 0,     /**< the phase ends by itself */
    VILLE_TOITS_ADJACENT_DETECTIVE_MAY_DRAW = 1, /**< the leader may draw on, and is caught then */
    VILLE_TOITS_SEVERAL_CARDS_ONE_BY_ONE = 0,    /**< each card takes effect before the next is chosen */
    VILLE_TOITS_SEVERAL_CARDS_ALL_AT_ONCE = 1,   /**< all take effect together */
    VILLE_TOITS_RAIDED_BONUS_DRAWS = 0,          /**< a bonus card lost in the raid it caused still draws */
    VILLE_TOITS_RAIDED_BONUS_LOST = 1,           /**< it does not */
    VILLE_TOITS_DECLINED_CHARACTER_KEPT = 0,     /**< for a later raid */
    VILLE_TOITS_DECLINED_CHARACTER_LOST = 1,     /**< for good */
    VILLE_TOITS_CHARACTER_GOOD_ANY = 0,          /**< placed on any good */
    VILLE_TOITS_CHARACTER_GOOD_OWNED = 1,        /**< only on one with a card */
    VILLE_TOITS_EMPTY_MAJORITY_NO_TOKEN = 0,     /**< no second place without a card */
    VILLE_TOITS_EMPTY_MAJORITY_RUNNER_UP = 1,    /**< a second place, never the first */
    VILLE_TOITS_BEHIND_TRIPLE_TIE_NO_TOKEN = 0,  /**< for the fourth behind three who share the first place */
    VILLE_TOITS_BEHIND_TRIPLE_TIE_LOW_TOKEN = 1, /**< a low token for that player */
    VILLE_TOITS_EMPTY_SUPPLY_NOTHING = 0,        /**< a bonus card draws nothing then */
    VILLE_TOITS_EMPTY_SUPPLY_RESHUFFLE = 1       /**< the discard becomes the supply */
};

/** How sure a group of figures is. [TOI-8.11] */
enum {
    VILLE_TOITS_CERTAINTY_SEED = 0,          /**< from the description that the library implements */
    VILLE_TOITS_CERTAINTY_SOURCED = 1,       /**< from published sources */
    VILLE_TOITS_CERTAINTY_INFERRED = 2,      /**< follows from those */
    VILLE_TOITS_CERTAINTY_RECONSTRUCTION = 3 /**< invented to fill a gap, within all known bounds */
};

/* ------------------------------------------------------------------------------------------------------------- */
/* The table                                                                                                       */
/* ------------------------------------------------------------------------------------------------------------- */

/** What lies in front of a player. */
typedef struct ville_toits_seat {
    int32_t character; /**< a good 0 .. 4, or VILLE_TOITS_CHARACTER_... */
    int32_t feathers;  /**< on all cards */
    int32_t points;    /**< on all cards; tokens come at the end (ville_match_scores) */
    /** cards per good, the Character included: what majorities compare */
    uint8_t counts[VILLE_TOITS_GOODS];
    uint8_t alarms[VILLE_TOITS_GOODS];   /**< alarms per good */
    uint8_t reserved[2];                 /**< 0 */
    uint8_t cards[VILLE_TOITS_MAX_ROWS]; /**< cards per row, the Character not among them */
} ville_toits_seat;

/** A decision that interrupts the sharing. */
typedef struct ville_toits_pending {
    int32_t step;   /**< VILLE_TOITS_STEP_CHARACTER or VILLE_TOITS_STEP_DRAW_BONUS */
    int32_t player; /**< whose it is */
    int32_t count;  /**< bonus draws still to be made; 1 for a Character */
} ville_toits_pending;

/** The table as a viewer sees it. */
typedef struct ville_toits_view {
    uint32_t struct_size;
    int32_t players;    /**< 2 .. 4 */
    int32_t first;      /**< seat that began */
    int32_t phase;      /**< VILLE_TOITS_PHASE_... */
    int32_t step;       /**< VILLE_TOITS_STEP_..., interrupts included */
    int32_t actor;      /**< seat, VILLE_CHANCE or VILLE_NOBODY */
    int32_t turn;       /**< counted from 1 */
    int32_t leader;     /**< seat */
    int32_t detective;  /**< space 1 .. 7; one more than the board has = the start [TOI-3.2] */
    int32_t placed;     /**< cards laid on the board this turn: 0 .. 7 */
    int32_t result;     /**< VILLE_TOITS_RESULT_... */
    int32_t must_take;  /**< 1 = the actor may not pass */
    int32_t still_owed; /**< cards that the leader must still take after an ordinary stop [TOI-4.3] */
    int32_t draw_pile;  /**< cards in the draw pile */
    int32_t supply;     /**< cards in the supply */
    int32_t option[VILLE_MAX_OPTIONS];      /**< by VILLE_TOITS_OPTION_... */
    int32_t board[VILLE_TOITS_MAX_SPACES];  /**< card on space 1, 2, ..., or VILLE_TOITS_NO_CARD */
    uint32_t chosen_count;                  /**< 0 .. 7 */
    int32_t chosen[VILLE_TOITS_MAX_SPACES]; /**< taken by the leader, not in force yet [TOI-7.2] */
    uint32_t pending_count;                 /**< 0 .. 2; the last is decided first */
    ville_toits_pending pending[VILLE_TOITS_MAX_PENDING];
    uint8_t unseen[VILLE_TOITS_MAX_ROWS]; /**< face down, per row: both piles, or after a reshuffle the
                                                      draw pile alone; known because all else is open [TOI-1.3] */
    /** the supply after a reshuffle, per row; 0 before [TOI-7.8] */
    uint8_t supply_cards[VILLE_TOITS_MAX_ROWS];
    uint8_t discard[VILLE_TOITS_MAX_ROWS];     /**< out of the game, per row */
    ville_toits_seat seats[VILLE_MAX_PLAYERS]; /**< 0 .. players-1 are in use */
} ville_toits_view;

/**
 * Fills in the table as a viewer may see it: a seat, VILLE_PUBLIC or VILLE_OMNISCIENT. view->struct_size must be set.
 * It costs well below a microsecond.
 * VILLE_ERR_ARGUMENT: NULL, or no such viewer. VILLE_ERR_GAME: a match of another game. VILLE_ERR_STRUCT_SIZE.
 * Since: 0.1
 */
VILLE_API ville_status ville_toits_get_view(const ville_match *match, int32_t viewer, ville_toits_view *view);

/* ------------------------------------------------------------------------------------------------------------- */
/* Actions                                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** An action or chance outcome, taken apart. */
typedef struct ville_toits_action {
    int32_t kind;  /**< VILLE_TOITS_ACTION_... */
    int32_t value; /**< what the kind says: a space, a good, a row of the card table, or 0 */
} ville_toits_action;

/**
 * The word for an action; it need not be legal now.
 * VILLE_ERR_ARGUMENT: NULL, no such kind, or a value that the kind does not have in any edition. Since: 0.1
 */
VILLE_API ville_status ville_toits_pack_action(const ville_toits_action *action, ville_action *word);

/**
 * Takes a word apart. VILLE_ERR_ARGUMENT: NULL, or a word that is no action of this game. Since: 0.1
 */
VILLE_API ville_status ville_toits_unpack_action(ville_action word, ville_toits_action *action);

/* ------------------------------------------------------------------------------------------------------------- */
/* Cards, board and tokens                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** A row of the card table: cards that are equal in everything. [TOI-2] */
typedef struct ville_toits_card {
    uint8_t good;     /**< VILLE_TOITS_GOOD_... */
    uint8_t arrows;   /**< spaces by which the detective moves: 0 .. 3 [TOI-3.5] */
    uint8_t alarm;    /**< 0 or 1 [TOI-5.1] */
    uint8_t feathers; /**< 0 .. 9 [TOI-6.9] */
    uint8_t bonus;    /**< 1 = draws the top card of the supply [TOI-5.7] */
    uint8_t points;   /**< 0 .. 9, the point of a laurel included */
    uint8_t laurel;   /**< 1 = breaks ties of its good [TOI-6.4] */
    uint8_t copies;   /**< how many such cards there are: 1 .. 200 */
    char kind[16];    /**< a label for front ends, such as "arrow2"; no rule reads it. Ends in a zero byte */
} ville_toits_card;

/** The tokens of one set: one high and two low ones. [TOI-1.2] */
typedef struct ville_toits_tokens {
    int32_t high; /**< points, 0 .. 99 */
    int32_t low;  /**< points, 0 .. high */
} ville_toits_tokens;

/** What the box prints. Names are text: ville_edition_id, ville_toits_good_label, ville_toits_card_text. */
typedef struct ville_toits_edition {
    uint32_t struct_size;
    /** VILLE_TOITS_CERTAINTY_... of supply_cards, alarm_limit, detective_start */
    int32_t certainty_components;
    int32_t certainty_board;  /**< of leader_takes */
    int32_t certainty_cards;  /**< of card */
    int32_t certainty_tokens; /**< of tokens */
    int32_t supply_cards;     /**< set aside face down at the start [TOI-1.3] */
    int32_t alarm_limit;      /**< alarms of one good that bring the police [TOI-5.1, TOI-8.12] */
    int32_t detective_start;  /**< the space after the last one [TOI-3.2] */
    uint32_t space_count;     /**< spaces of the board: 1 .. 7 */
    int32_t leader_takes[VILLE_TOITS_MAX_SPACES]; /**< printed below spaces 1, 2, ... [TOI-3.6] */
    ville_toits_tokens tokens[VILLE_TOITS_SETS];
    uint32_t card_count; /**< rows of the card table: 1 .. 128 */
    ville_toits_card card[VILLE_TOITS_MAX_ROWS];
} ville_toits_edition;

/**
 * Fills in the cards, the board and the tokens. edition->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_GAME: an edition of another game. VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_toits_get_edition(const ville_edition *edition, ville_toits_edition *figures);

/**
 * What the edition calls a good, for players. Language: as for ville_game_label.
 * VILLE_ERR_UNKNOWN: no such good. VILLE_ERR_GAME: an edition of another game. Since: 0.1
 */
VILLE_API ville_status ville_toits_good_label(const ville_edition *edition, int32_t good,
                                              const char *language, char *buffer, uint32_t capacity,
                                              uint32_t *needed);

/**
 * A card in words, for players, such as "gold, 2 arrows, alarm". Language: as for ville_game_label.
 * VILLE_ERR_UNKNOWN: no such row. VILLE_ERR_GAME: an edition of another game. Since: 0.1
 */
VILLE_API ville_status ville_toits_card_text(const ville_edition *edition, int32_t row, const char *language,
                                             char *buffer, uint32_t capacity, uint32_t *needed);

#ifdef __cplusplus
}
#endif

#endif /* VILLE_TOITS_H */
