/* Matches to try things on. */
#ifndef VILLE_TESTS_SUPPORT_H
#define VILLE_TESTS_SUPPORT_H

#include "check.h"

typedef struct bytes {
    uint8_t *data;
    uint32_t size;
} bytes;

/* The number of Les Toits de Paris. */
int32_t toits(void);

/* Its first built-in edition. */
ville_edition *builtin_edition(void);

/* An edition as JSON; to be freed. */
char *json_of(const ville_edition *edition);

/* A copy of the text in which the first `from` has become `to`; to be freed. */
char *with(const char *text, const char *from, const char *to);

/* The defaults, for that game. */
ville_match_config config_of(int32_t players, uint64_t seed);

/* A match that must be possible. */
ville_match *match_from(const ville_match_config *config);
ville_match *new_match(int32_t players, uint64_t seed);

/* Plays at most so many decisions and drawn outcomes, each chosen by the ply: equal states go on equally. */
void play(ville_match *match, uint32_t plies);
void play_to_end(ville_match *match);

/* Plays until a player has several actions to choose from. Answers their number; 0 when the match has ended. */
uint32_t play_to_choice(ville_match *match, ville_action actions[64]);

ville_match_info info_of(const ville_match *match);
uint64_t hash_of(const ville_match *match);
bytes snapshot_of(const ville_match *match);
bytes save_of(const ville_match *match);
int same_bytes(bytes a, bytes b); /* and gives both back */

/* Ready to be filled in. */
ville_error new_error(void);

#endif
