/*
 * Troyes, typed: the table, the actions, the cards, and what a front end asks to explain it.
 *
 * Everything but those answers can also be had through ville.h without knowing the game. This header is for those who
 * do know it: a front end that draws the board, a bot, a tool. The rules are numbered in docs/rules/troyes.md, and
 * comments name them like this: [TRO-6.5].
 *
 * In short
 *   - A match of another game answers VILLE_ERR_GAME.
 *   - Set struct_size to sizeof before a call that fills in a struct which has one. Members that are not in use,
 *     and those called reserved, are 0.
 *   - Activity cards, events and characters are rows of the edition, counted from 0: activity cards by colour (red, white,
 *     yellow), round and letter; events with Marauding first, then red, white, yellow. Colours and buildings are counted
 *     alike: red and the Palace 0, white and the Bishopric 1, yellow and the City Hall 2.
 *   - Seats are counted from 0, clockwise. An owner or district of VILLE_TROYES_NEUTRAL is gray.
 *   - Characters and totals of points are secret: the function with a viewer tells him what he may know, and no more.
 */
#ifndef VILLE_TROYES_H
#define VILLE_TROYES_H

#include <stdint.h>

#include <ville.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------------- */
/* Bounds, for every edition [TRO-11]                                                                              */
/* ------------------------------------------------------------------------------------------------------------- */

#define VILLE_TROYES_COLOURS 3    /**< also buildings */
#define VILLE_TROYES_FACES 6      /**< of a die; also columns of the cathedral */
#define VILLE_TROYES_DISTRICTS 5  /**< the players' and the gray one; also owners */
#define VILLE_TROYES_SPACES 6     /**< of a building */
#define VILLE_TROYES_LEVELS 3     /**< of the cathedral */
#define VILLE_TROYES_DICE 90      /**< length of ville_troyes_view.dice */
#define VILLE_TROYES_CATHEDRAL 18 /**< length of ville_troyes_view.cathedral */
#define VILLE_TROYES_STEPS 18     /**< length of ville_troyes_edition.steps */
#define VILLE_TROYES_ACTIVITIES 27
#define VILLE_TROYES_WORKPLACES 4 /**< for tradesmen on a card */
#define VILLE_TROYES_EVENTS 17
#define VILLE_TROYES_CHARACTERS 6
#define VILLE_TROYES_MAX_NEUTRALS 18
#define VILLE_TROYES_MAX_ACTIONS 511 /**< longest list of actions or outcomes */
#define VILLE_TROYES_NEUTRAL 4       /**< owner of gray citizens and cubes, and the gray district */
/** nobody, none; or what the viewer does not know */
#define VILLE_TROYES_NONE (-1)

/* ------------------------------------------------------------------------------------------------------------- */
/* Numbers and their names                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** The phases; the rows of VILLE_NAMES_PHASE. */
enum {
    VILLE_TROYES_PHASE_DEAL_CHARACTER = 0,        /**< luck: a character [TRO-2.2] */
    VILLE_TROYES_PHASE_SETUP_CITIZEN = 1,         /**< a player: a citizen on a space [TRO-2.7] */
    VILLE_TROYES_PHASE_REVEAL_ACTIVITY = 2,       /**< luck: an activity card [TRO-4.1] */
    VILLE_TROYES_PHASE_ROLL_DIE = 3,              /**< luck: a die */
    VILLE_TROYES_PHASE_REVEAL_EVENT = 4,          /**< luck: an event [TRO-4.5] */
    VILLE_TROYES_PHASE_RETURN_EVENT_CUBE = 5,     /**< a player: which cube leaves an event */
    VILLE_TROYES_PHASE_RETURN_CATHEDRAL_CUBE = 6, /**< a player: which cube leaves the cathedral */
    VILLE_TROYES_PHASE_COUNTER = 7,               /**< a player faces the highest black die [TRO-4.9] */
    VILLE_TROYES_PHASE_COUNTER_DIE = 8,           /**< the same: own dice against it */
    VILLE_TROYES_PHASE_TURN = 9,                  /**< a player: an action, or influence [TRO-6] */
    VILLE_TROYES_PHASE_HIRE_TRADESMAN = 10,       /**< the same: whom to hire [TRO-6.3] */
    VILLE_TROYES_PHASE_USE_DICE = 11,             /**< the same: a group of dice [TRO-5.1] */
    VILLE_TROYES_PHASE_ACTIVATIONS = 12,          /**< the same: how many [TRO-6.5] */
    VILLE_TROYES_PHASE_MILLER = 13,               /**< the same: which building [TRO-8.21] */
    VILLE_TROYES_PHASE_PLACE_CUBE = 14,           /**< the same: which event */
    VILLE_TROYES_PHASE_CATHEDRAL_LEVEL = 15,      /**< the same: which level [TRO-12.2] */
    VILLE_TROYES_PHASE_TURN_DIE = 16,             /**< the same: a die to turn [TRO-5.8] */
    VILLE_TROYES_PHASE_OVER = 17                  /**< nothing, the match is over */
};

/** The part of the round that goes on. */
enum {
    VILLE_TROYES_STAGE_DEALING = 0,
    VILLE_TROYES_STAGE_PLACING = 1,
    VILLE_TROYES_STAGE_REVEAL = 2,
    VILLE_TROYES_STAGE_WORKFORCE = 3,
    VILLE_TROYES_STAGE_NEW_EVENTS = 4,
    VILLE_TROYES_STAGE_RESOLVING = 5,
    VILLE_TROYES_STAGE_BLACK_DICE = 6,
    VILLE_TROYES_STAGE_COUNTERING = 7,
    VILLE_TROYES_STAGE_ACTIONS = 8,
    VILLE_TROYES_STAGE_OVER = 9
};

/** Kinds of actions. Behind each: the members of ville_troyes_action that it uses. */
enum {
    VILLE_TROYES_ACTION_SETUP_CITIZEN = 1,         /**< building, row, space */
    VILLE_TROYES_ACTION_RETURN_EVENT_CUBE = 2,     /**< event */
    VILLE_TROYES_ACTION_RETURN_CATHEDRAL_CUBE = 3, /**< level, column */
    VILLE_TROYES_ACTION_COUNTER = 4,               /**< black */
    VILLE_TROYES_ACTION_FAIL_COUNTER = 5,          /**< none */
    VILLE_TROYES_ACTION_COUNTER_DIE = 6,           /**< colour, value */
    VILLE_TROYES_ACTION_COUNTER_DONE = 7,          /**< none */
    VILLE_TROYES_ACTION_ACTIVATE = 8,              /**< card */
    VILLE_TROYES_ACTION_FIGHT_EVENT = 9,           /**< event */
    VILLE_TROYES_ACTION_BUILD_CATHEDRAL = 10,      /**< none */
    VILLE_TROYES_ACTION_PLACE_CITIZEN = 11,        /**< building */
    VILLE_TROYES_ACTION_AGRICULTURE = 12,          /**< none */
    VILLE_TROYES_ACTION_PASS = 13,                 /**< none */
    VILLE_TROYES_ACTION_HIRE_TRADESMAN = 14,       /**< from, row, space */
    VILLE_TROYES_ACTION_USE_DICE = 15,             /**< cube, dice */
    VILLE_TROYES_ACTION_ACTIVATIONS = 16,          /**< count */
    VILLE_TROYES_ACTION_MILLER = 17,               /**< building */
    VILLE_TROYES_ACTION_PLACE_CUBE = 18,           /**< event */
    VILLE_TROYES_ACTION_CATHEDRAL_LEVEL = 19,      /**< level */
    VILLE_TROYES_ACTION_TURN_DIE = 20,             /**< colour, value */
    VILLE_TROYES_ACTION_TURN_DONE = 21,            /**< none */
    VILLE_TROYES_ACTION_REROLL_DIE = 22,           /**< colour, value */
    VILLE_TROYES_ACTION_RECRUIT_CITIZEN = 23,      /**< none */
    VILLE_TROYES_ACTION_TURN_DICE = 24,            /**< none */
    VILLE_TROYES_ACTION_DEAL_CHARACTER = 25,       /**< luck: character */
    VILLE_TROYES_ACTION_REVEAL_ACTIVITY = 26,      /**< luck: card */
    VILLE_TROYES_ACTION_REVEAL_EVENT = 27,         /**< luck: event */
    VILLE_TROYES_ACTION_ROLL_DIE = 28              /**< luck: value */
};

/** Why an action is refused, after the reasons common to all games. */
enum {
    VILLE_TROYES_REASON_SPACE_TAKEN = 64,
    VILLE_TROYES_REASON_NO_OWN_CUBE_THERE = 65,
    VILLE_TROYES_REASON_HIGHEST_MUST_BE_COUNTERED = 66,
    VILLE_TROYES_REASON_NOT_ON_THE_TABLE = 67,
    VILLE_TROYES_REASON_OUT_OF_REACH = 68,
    VILLE_TROYES_REASON_ABLE_TO_COUNTER = 69,
    VILLE_TROYES_REASON_NO_SUCH_DIE = 70,
    VILLE_TROYES_REASON_TOTAL_NOT_REACHED = 71,
    VILLE_TROYES_REASON_CARD_NOT_IN_PLAY = 72,
    VILLE_TROYES_REASON_NO_FREE_SPACE = 73,
    VILLE_TROYES_REASON_NO_SUCH_CITIZEN = 74,
    VILLE_TROYES_REASON_NO_CITIZEN_IN_SUPPLY = 75,
    VILLE_TROYES_REASON_EXPULSION_BARRED = 76,
    VILLE_TROYES_REASON_NOT_IN_THE_QUEUE = 77,
    VILLE_TROYES_REASON_NO_CUBE_LEFT = 78,
    VILLE_TROYES_REASON_COLUMN_FULL = 79,
    VILLE_TROYES_REASON_LEVEL_TAKEN = 80,
    VILLE_TROYES_REASON_CUBE_NOT_USABLE = 81,
    VILLE_TROYES_REASON_WRONG_DICE = 82,
    VILLE_TROYES_REASON_GROUP_TOO_WEAK = 83,
    VILLE_TROYES_REASON_TOO_FEW_DENIERS = 84,
    VILLE_TROYES_REASON_TOO_LITTLE_INFLUENCE = 85,
    VILLE_TROYES_REASON_TOO_MANY_ACTIVATIONS = 86,
    VILLE_TROYES_REASON_EVENT_USED_BEFORE = 87,
    VILLE_TROYES_REASON_DIE_TURNED_BEFORE = 88,
    VILLE_TROYES_REASON_NOTHING_TURNED = 89
};

/** Types of events, after those common to all games. Behind each: its arguments arg[0], arg[1], ... The one in brackets
 *  is -1 for everybody but the player and the referee. */
enum {
    VILLE_TROYES_EVENT_CHARACTER_DEALT = 64,         /**< player; [character] */
    VILLE_TROYES_EVENT_ROUND_STARTED = 65,           /**< round, first */
    VILLE_TROYES_EVENT_ACTIVITY_REVEALED = 66,       /**< card */
    VILLE_TROYES_EVENT_EVENT_REVEALED = 67,          /**< event, position */
    VILLE_TROYES_EVENT_EVENT_RESOLVED = 68,          /**< event */
    VILLE_TROYES_EVENT_DIE_ROLLED = 69,              /**< roll, district, colour, value, was */
    VILLE_TROYES_EVENT_DIE_TURNED = 70,              /**< district, colour, value, to */
    VILLE_TROYES_EVENT_DIE_USED = 71,                /**< district, colour, value */
    VILLE_TROYES_EVENT_BLACK_DIE_COUNTERED = 72,     /**< player; value */
    VILLE_TROYES_EVENT_BLACK_DIE_DISCARDED = 73,     /**< player; value */
    VILLE_TROYES_EVENT_CITIZEN_PLACED = 74,          /**< owner, building, row, space */
    VILLE_TROYES_EVENT_CITIZEN_EXPELLED = 75,        /**< owner, building, row */
    VILLE_TROYES_EVENT_CITIZEN_RETURNED = 76,        /**< owner, building */
    VILLE_TROYES_EVENT_CITIZEN_RECRUITED = 77,       /**< player */
    VILLE_TROYES_EVENT_TRADESMAN_HIRED = 78,         /**< player; card, space, from, row, from_space */
    VILLE_TROYES_EVENT_ACTIVITY_ACTIVATED = 79,      /**< player; card, count */
    VILLE_TROYES_EVENT_DELAYED_CUBES_PLACED = 80,    /**< player; card, count */
    VILLE_TROYES_EVENT_DELAYED_CUBE_SPENT = 81,      /**< player; card */
    VILLE_TROYES_EVENT_EVENT_CUBES_PLACED = 82,      /**< player; event, count */
    VILLE_TROYES_EVENT_EVENT_COMPLETED = 83,         /**< event, first, second */
    VILLE_TROYES_EVENT_EVENT_TAKEN = 84,             /**< player; event */
    VILLE_TROYES_EVENT_EVENT_CUBE_RETURNED = 85,     /**< player; event */
    VILLE_TROYES_EVENT_CATHEDRAL_CUBE_PLACED = 86,   /**< owner, level, column */
    VILLE_TROYES_EVENT_CATHEDRAL_CUBE_RETURNED = 87, /**< player; level, column */
    VILLE_TROYES_EVENT_DENIERS_CHANGED = 88,         /**< player; change, reason */
    VILLE_TROYES_EVENT_DISTRICT_DENIERS_ADDED = 89,  /**< player; amount */
    VILLE_TROYES_EVENT_INFLUENCE_CHANGED = 90,       /**< player; change, reason */
    VILLE_TROYES_EVENT_PASSED = 91,                  /**< player */
    VILLE_TROYES_EVENT_ACTIONS_ENDED = 92,           /**< reason */
    VILLE_TROYES_EVENT_ROUND_ENDED = 93              /**< round, first */
};

/** What a die is rolled for. */
enum {
    VILLE_TROYES_ROLL_WORKFORCE = 0,
    VILLE_TROYES_ROLL_REROLL = 1,
    VILLE_TROYES_ROLL_NEUTRAL = 2,
    VILLE_TROYES_ROLL_GRAY_CUBE = 3,
    VILLE_TROYES_ROLL_BLACK = 4,
    VILLE_TROYES_ROLL_ARCHER = 5
};

/** Actions of a turn, once begun. */
enum {
    VILLE_TROYES_DEED_NONE = 0,
    VILLE_TROYES_DEED_ACTIVATE = 1,
    VILLE_TROYES_DEED_FIGHT_EVENT = 2,
    VILLE_TROYES_DEED_BUILD_CATHEDRAL = 3,
    VILLE_TROYES_DEED_PLACE_CITIZEN = 4,
    VILLE_TROYES_DEED_AGRICULTURE = 5
};

/** Score lines. [TRO-7] */
enum {
    VILLE_TROYES_SCORE_TOKENS = 0,
    VILLE_TROYES_SCORE_EVENTS_IN_PLAY = 1,
    VILLE_TROYES_SCORE_TRADESMEN = 2,
    VILLE_TROYES_SCORE_CATHEDRAL = 3,
    VILLE_TROYES_SCORE_HENRI_I = 4,
    VILLE_TROYES_SCORE_URBAIN_IV = 5,
    VILLE_TROYES_SCORE_HUGUES_DE_PAYNS = 6,
    VILLE_TROYES_SCORE_THIBAUT_II = 7,
    VILLE_TROYES_SCORE_CHRETIEN_DE_TROYES = 8,
    VILLE_TROYES_SCORE_FLORENTINE = 9
};

/** Why a match ended. */
enum {
    VILLE_TROYES_END_REASON_LAST_ROUND = 0 /**< [TRO-7.1] */
};

/** The options: places in ville_match_config.option. Each is 0 or 1; 1 is the default. */
enum {
    VILLE_TROYES_OPTION_PASS_IS_FINAL = 0,       /**< [TRO-12.1] */
    VILLE_TROYES_OPTION_CATHEDRAL_STACKING = 1,  /**< [TRO-12.2] */
    VILLE_TROYES_OPTION_HIRE_LYING_CITIZENS = 2, /**< [TRO-12.3] */
    VILLE_TROYES_OPTION_HIDDEN_VP = 3,           /**< [TRO-12.4] */
    VILLE_TROYES_OPTION_COUNT = 4
};

/** What an activity card does. [TRO-8] */
enum {
    VILLE_TROYES_EFFECT_ARCHER = 0,
    VILLE_TROYES_EFFECT_DIPLOMAT = 1,
    VILLE_TROYES_EFFECT_KNIGHT = 2,
    VILLE_TROYES_EFFECT_HUNT = 3,
    VILLE_TROYES_EFFECT_MERCENARY = 4,
    VILLE_TROYES_EFFECT_TAX_COLLECTOR = 5,
    VILLE_TROYES_EFFECT_JOUST = 6,
    VILLE_TROYES_EFFECT_CAPTAIN = 7,
    VILLE_TROYES_EFFECT_TROUBADOUR = 8,
    VILLE_TROYES_EFFECT_TITHING = 9,
    VILLE_TROYES_EFFECT_MONK = 10,
    VILLE_TROYES_EFFECT_PRIEST = 11,
    VILLE_TROYES_EFFECT_APPRENTICESHIP = 12,
    VILLE_TROYES_EFFECT_CONFESSION = 13,
    VILLE_TROYES_EFFECT_TEMPLAR = 14,
    VILLE_TROYES_EFFECT_PILGRIMAGE = 15,
    VILLE_TROYES_EFFECT_PROCESSION = 16,
    VILLE_TROYES_EFFECT_GLASSBLOWER = 17,
    VILLE_TROYES_EFFECT_ARTISAN = 18,
    VILLE_TROYES_EFFECT_MERCHANT = 19,
    VILLE_TROYES_EFFECT_MILLER = 20,
    VILLE_TROYES_EFFECT_INNKEEPER = 21,
    VILLE_TROYES_EFFECT_BLACKSMITH = 22,
    VILLE_TROYES_EFFECT_MILITIA = 23,
    VILLE_TROYES_EFFECT_JOURNEYMAN = 24,
    VILLE_TROYES_EFFECT_GOLDSMITH = 25,
    VILLE_TROYES_EFFECT_SCULPTOR = 26
};

/** What an event does. [TRO-9] */
enum {
    VILLE_TROYES_DISASTER_BLACK_DICE = 0,
    VILLE_TROYES_DISASTER_NEUTRAL_CITIZEN = 1,
    VILLE_TROYES_DISASTER_EVENT_CUBE = 2,
    VILLE_TROYES_DISASTER_CATHEDRAL_CUBE = 3,
    VILLE_TROYES_DISASTER_DENIERS = 4,
    VILLE_TROYES_DISASTER_INFLUENCE = 5,
    VILLE_TROYES_DISASTER_GRAY_CUBE = 6
};

/* ------------------------------------------------------------------------------------------------------------- */
/* The table                                                                                                       */
/* ------------------------------------------------------------------------------------------------------------- */

/** What a viewer sees of a player. */
typedef struct ville_troyes_seat {
    int32_t deniers;          /**< to be spent */
    int32_t district_deniers; /**< for passing; his at the end of the round */
    int32_t influence;        /**< on the track */
    int32_t points;           /**< tokens, or VILLE_TROYES_NONE where the viewer may not know [TRO-13.2] */
    int32_t personal;         /**< citizens in the personal supply */
    int32_t general;          /**< citizens in the general supply */
    int32_t cubes;            /**< in the supply */
    int32_t passes;           /**< of this round */
    int32_t people_count;     /**< characters that he holds */
    uint32_t people;          /**< bit c = character c, of those that the viewer may know [TRO-13.1] */
    uint32_t events;          /**< bit e = has taken event e */
} ville_troyes_seat;

/** A principal building. */
typedef struct ville_troyes_building {
    int32_t owner[VILLE_TROYES_SPACES]; /**< by space, row by row; VILLE_TROYES_NONE = empty */
    uint32_t lying;                     /**< bit o = a citizen of owner o lies on the picture */
} ville_troyes_building;

/** An activity card. */
typedef struct ville_troyes_workshop {
    int32_t shown;                              /**< 1 = it is turned up; else the rest is empty */
    int32_t tradesman[VILLE_TROYES_WORKPLACES]; /**< seats by space; VILLE_TROYES_NONE = free */
    int32_t cubes[VILLE_MAX_PLAYERS];           /**< delayed ones, by seat */
} ville_troyes_workshop;

/** An event. */
typedef struct ville_troyes_event {
    int32_t in_play;                  /**< 1 = it lies in the queue; else the rest is empty */
    int32_t cubes[VILLE_MAX_PLAYERS]; /**< by seat */
    /** seats in the order of their first cubes; VILLE_TROYES_NONE behind the last */
    int32_t order[VILLE_MAX_PLAYERS];
} ville_troyes_event;

/** The table as a viewer sees it. */
typedef struct ville_troyes_view {
    uint32_t struct_size;
    int32_t players; /**< 2 .. 4 */
    int32_t first;   /**< seat that began */
    int32_t start;   /**< start player of the round */
    int32_t stage;   /**< VILLE_TROYES_STAGE_... */
    int32_t phase;   /**< VILLE_TROYES_PHASE_... */
    int32_t actor;   /**< seat, VILLE_CHANCE or VILLE_NOBODY */
    int32_t active;  /**< whose turn it is in countering and in the action phase */
    int32_t round;   /**< counted from 1; 0 during set-up */
    int32_t rounds;  /**< of the match */
    int32_t turn;    /**< turns of the action phases, counted from 1 over the match */
    int32_t passes;  /**< in a row */
    int32_t left;    /**< dice still to be rolled for the stage, or players an event has still to strike */
    int32_t option[VILLE_MAX_OPTIONS]; /**< by VILLE_TROYES_OPTION_... */
    int32_t deed;                      /**< VILLE_TROYES_DEED_...: the action of the turn, once begun */
    int32_t target;                    /**< its activity card, event or building */
    int32_t value;                     /**< of its group of dice */
    int32_t activations_left;          /**< still to be done */
    uint32_t events_used;              /**< bit e = the Knight has been to event e */
    int32_t fight_needed;              /**< total of the black dice that are being countered */
    int32_t fight_reached;             /**< by own dice so far */
    int32_t fight_chosen[VILLE_TROYES_FACES]; /**< those black dice, by value - 1 */
    int32_t neutral_citizens;                 /**< in the supply */
    int32_t gray_cubes;                       /**< in the supply */
    uint32_t unseen_events;                   /**< bit e = has not come up */
    uint32_t unseen_people;                   /**< bit c = the viewer cannot place character c */
    /** how many dice: 18 * district + 6 * colour + value - 1 */
    int32_t dice[VILLE_TROYES_DICE];
    int32_t black[VILLE_TROYES_FACES]; /**< black dice, by value - 1 */
    /** owners: 6 * (level - 1) + column - 1; VILLE_TROYES_NONE = free */
    int32_t cathedral[VILLE_TROYES_CATHEDRAL];
    uint32_t queue_count;               /**< events in play */
    int32_t queue[VILLE_TROYES_EVENTS]; /**< these, from the left */
    ville_troyes_building buildings[VILLE_TROYES_COLOURS];
    ville_troyes_workshop workshops[VILLE_TROYES_ACTIVITIES];
    ville_troyes_event events[VILLE_TROYES_EVENTS];
    ville_troyes_seat seats[VILLE_MAX_PLAYERS]; /**< 0 .. players-1 are in use */
} ville_troyes_view;

/**
 * Fills in the table as a viewer may see it: a seat, VILLE_PUBLIC or VILLE_OMNISCIENT. view->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL, or no such viewer. VILLE_ERR_GAME: a match of another game. VILLE_ERR_STRUCT_SIZE.
 * Since: 0.1
 */
VILLE_API ville_status ville_troyes_get_view(const ville_match *match, int32_t viewer,
                                             ville_troyes_view *view);

/* ------------------------------------------------------------------------------------------------------------- */
/* Actions                                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** An action or chance outcome, taken apart. Members that its kind does not use are 0. */
typedef struct ville_troyes_action {
    int32_t kind;     /**< VILLE_TROYES_ACTION_... */
    int32_t building; /**< 0 .. 2 */
    int32_t row;      /**< of the building, from 0 */
    int32_t space;    /**< of the row, from 0 */
    int32_t event;    /**< row of the edition */
    int32_t level;    /**< 1 .. 3 */
    int32_t column;   /**< 1 .. 6 */
    int32_t black;    /**< black dice: a digit to the base 7 for each of six, the highest first, 0 for none */
    int32_t colour;   /**< of an own die */
    int32_t value;    /**< of a die: 1 .. 6 */
    int32_t card;     /**< row of the edition */
    int32_t from;     /**< 0 = supply, 1 .. 3 = buildings, 4 .. 6 = their pictures, 7 + c = activity card c */
    int32_t cube;     /**< 0 = none, 1 + c = a cube of activity card c */
    int32_t dice;     /**< see ville_troyes_group_code */
    int32_t count;    /**< activations */
    int32_t character; /**< row of the edition */
} ville_troyes_action;

/**
 * The word for an action; it need not be legal now.
 * VILLE_ERR_ARGUMENT: NULL, no such kind, or a value that no edition has. Since: 0.1
 */
VILLE_API ville_status ville_troyes_pack_action(const ville_troyes_action *action, ville_action *word);

/**
 * Takes a word apart. VILLE_ERR_ARGUMENT: NULL, or a word that is no action of this game. Since: 0.1
 */
VILLE_API ville_status ville_troyes_unpack_action(ville_action word, ville_troyes_action *action);

/** A die of the square. */
typedef struct ville_troyes_die {
    int32_t district; /**< a seat, or VILLE_TROYES_NEUTRAL */
    int32_t colour;   /**< 0 .. 2 */
    int32_t value;    /**< 1 .. 6 */
} ville_troyes_die;

/**
 * The number of a group of one to three dice, in any order: member dice of ville_troyes_action.
 * VILLE_ERR_ARGUMENT: NULL, no or too many dice, or a die that cannot be. Since: 0.1
 */
VILLE_API ville_status ville_troyes_group_code(const ville_troyes_die *dice, uint32_t count, int32_t *code);

/**
 * The dice of such a number, ascending. *count is how many there are, 1 to 3.
 * VILLE_ERR_ARGUMENT: NULL, or no number of a group. VILLE_ERR_BUFFER: they do not fit. Since: 0.1
 */
VILLE_API ville_status ville_troyes_group_dice(int32_t code, ville_troyes_die *dice, uint32_t capacity,
                                               uint32_t *count);

/* ------------------------------------------------------------------------------------------------------------- */
/* What explains the table                                                                                         */
/* ------------------------------------------------------------------------------------------------------------- */

/** What a group of dice would cost a player for an action, and what it would be worth. */
typedef struct ville_troyes_group {
    uint32_t struct_size;
    int32_t value; /**< of the group, as a delayed cube makes it */
    int32_t price; /**< deniers for each die that is paid for */
    int32_t cost;  /**< deniers for all dice */
    /** of these, to the owner of each district; the bank gets those of the gray one */
    int32_t paid[VILLE_TROYES_DISTRICTS];
    int32_t hire;    /**< deniers for a tradesman who would have to be hired first */
    int32_t worth;   /**< activations or cubes, else 1; 0 = it cannot be used for this, or paid */
    int32_t deniers; /**< that agriculture would bring */
} ville_troyes_group;

/**
 * Answers that for a seat, whether or not it is his turn: deed VILLE_TROYES_DEED_..., target the activity card, event or
 * building (0 for others), dice and cube as in ville_troyes_action. answer->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL, no such seat, deed or target. VILLE_ERR_UNKNOWN: no such dice are on the square, or they
 * do not go with this deed and cube. VILLE_ERR_GAME, VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_troyes_explain_group(const ville_match *match, int32_t seat, int32_t deed,
                                                  int32_t target, int32_t dice, int32_t cube,
                                                  ville_troyes_group *answer);

/** What an event in play would pay out if it were resolved now. [TRO-6.10] */
typedef struct ville_troyes_payout {
    uint32_t struct_size;
    int32_t first;  /**< seat that gets the card and the first value, or VILLE_TROYES_NONE */
    int32_t second; /**< seat that gets the second value: the first one too, if he is alone */
    int32_t points[VILLE_MAX_PLAYERS]; /**< by seat */
    int32_t free;                      /**< spaces that are left */
} ville_troyes_payout;

/**
 * Answers that. VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_UNKNOWN: no such event in play. VILLE_ERR_GAME,
 * VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_troyes_explain_event(const ville_match *match, int32_t event,
                                                  ville_troyes_payout *answer);

/** What a character would score for each player as things stand, whoever holds it. [TRO-10] */
typedef struct ville_troyes_standing {
    uint32_t struct_size;
    int32_t count[VILLE_MAX_PLAYERS];  /**< what it counts, by seat */
    int32_t points[VILLE_MAX_PLAYERS]; /**< by seat */
} ville_troyes_standing;

/**
 * Answers that. All that is counted lies open, so it tells nothing about who holds the character.
 * VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_UNKNOWN: no such character. VILLE_ERR_GAME, VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_troyes_explain_character(const ville_match *match, int32_t character,
                                                      ville_troyes_standing *answer);

/* ------------------------------------------------------------------------------------------------------------- */
/* The cards and the numbers                                                                                       */
/* ------------------------------------------------------------------------------------------------------------- */

/** An activity card as it is printed. */
typedef struct ville_troyes_activity_card {
    int32_t effect;                          /**< VILLE_TROYES_EFFECT_... */
    int32_t cost;                            /**< deniers to hire a tradesman */
    int32_t points[VILLE_TROYES_WORKPLACES]; /**< of the spaces [TRO-7.3] */
    int32_t divisor;                         /**< pips of an activation */
    int32_t spend;                           /**< what an activation takes, or how many things count once */
    int32_t gain;                            /**< what it brings, or the number that the effect needs */
    int32_t also;                            /**< what it brings besides */
} ville_troyes_activity_card;

/** An event as it is printed. */
typedef struct ville_troyes_event_card {
    int32_t effect;   /**< VILLE_TROYES_DISASTER_... */
    int32_t amount;   /**< of black dice, deniers or influence */
    int32_t building; /**< that a neutral citizen enters */
    int32_t pips;     /**< red pips of a cube */
    int32_t spaces;   /**< for cubes */
    int32_t first;    /**< points */
    int32_t second;   /**< points */
    int32_t deck;     /**< colour of the deck from which the second event of the round comes */
} ville_troyes_event_card;

/** What the box prints, of what a front end draws. All else is in the edition's JSON. */
typedef struct ville_troyes_edition {
    uint32_t struct_size;
    int32_t rounds[3];                   /**< with 2, 3 and 4 players [TRO-2.3] */
    int32_t rows[VILLE_TROYES_COLOURS];  /**< of each building: 2, 3 or 6 [TRO-3.1] */
    int32_t wages[VILLE_TROYES_COLOURS]; /**< by building [TRO-4.3] */
    int32_t die_prices[3];               /**< of a foreign die in a group of 1, 2 and 3 [TRO-5.2] */
    int32_t max_influence;               /**< [TRO-5.9] */
    int32_t cathedral_points;            /**< of a cube [TRO-6.13] */
    int32_t cathedral_influence[VILLE_TROYES_FACES]; /**< by column */
    int32_t step_points[3];                          /**< of the steps of a character [TRO-10.1] */
    int32_t steps[VILLE_TROYES_STEPS];               /**< at least so many: 3 * character + step */
    ville_troyes_activity_card activities[VILLE_TROYES_ACTIVITIES];
    ville_troyes_event_card events[VILLE_TROYES_EVENTS];
} ville_troyes_edition;

/**
 * Fills in the cards and the numbers. figures->struct_size must be set.
 * VILLE_ERR_ARGUMENT: NULL. VILLE_ERR_GAME: an edition of another game. VILLE_ERR_STRUCT_SIZE. Since: 0.1
 */
VILLE_API ville_status ville_troyes_get_edition(const ville_edition *edition, ville_troyes_edition *figures);

/**
 * What the edition calls an activity card, for players. Language: as for ville_game_label.
 * VILLE_ERR_UNKNOWN: no such card. VILLE_ERR_GAME: an edition of another game. Since: 0.1
 */
VILLE_API ville_status ville_troyes_activity_label(const ville_edition *edition, int32_t card,
                                                   const char *language, char *buffer, uint32_t capacity,
                                                   uint32_t *needed);

/** What the edition calls an event. VILLE_ERR_UNKNOWN: no such event. Otherwise as ville_troyes_activity_label. Since: 0.1 */
VILLE_API ville_status ville_troyes_event_label(const ville_edition *edition, int32_t event,
                                                const char *language, char *buffer, uint32_t capacity,
                                                uint32_t *needed);

/** What the edition calls a character. VILLE_ERR_UNKNOWN: no such character. Otherwise as ville_troyes_activity_label.
 *  Since: 0.1 */
VILLE_API ville_status ville_troyes_character_label(const ville_edition *edition, int32_t character,
                                                    const char *language, char *buffer, uint32_t capacity,
                                                    uint32_t *needed);

#ifdef __cplusplus
}
#endif

#endif /* VILLE_TROYES_H */
