#include "support.h"

#include <stdio.h>

int32_t toits(void) { return ville_game_find("toits"); }

ville_edition *builtin_edition(void) {
    ville_edition *edition = NULL;
    if (!CHECK_OK(ville_edition_builtin(toits(), 0, &edition, NULL))) abort();
    return edition;
}

char *json_of(const ville_edition *edition) {
    char *text = NULL;
    TEXT(text, ville_edition_to_json(edition, buffer, capacity, needed));
    return text;
}

char *with(const char *text, const char *from, const char *to) {
    const char *found = strstr(text, from);
    if (!CHECK(found != NULL)) abort();
    char *changed = calloc(strlen(text) + strlen(to) + 1, 1);
    memcpy(changed, text, (size_t)(found - text));
    strcat(changed, to);
    strcat(changed, found + strlen(from));
    return changed;
}

ville_error new_error(void) {
    ville_error error;
    CHECK_OK(ville_error_init(&error, sizeof error));
    return error;
}

ville_match_config config_of(int32_t players, uint64_t seed) {
    ville_match_config config;
    CHECK_OK(ville_match_config_init(&config, sizeof config));
    config.game = toits();
    config.players = players;
    config.seed = seed;
    return config;
}

ville_match *match_from(const ville_match_config *config) {
    ville_match *match = NULL;
    ville_error error = new_error();
    if (!CHECK_OK(ville_match_create(config, NULL, &match, &error))) {
        fprintf(stderr, "%s\n", error.text);
        abort();
    }
    return match;
}

ville_match *new_match(int32_t players, uint64_t seed) {
    const ville_match_config config = config_of(players, seed);
    return match_from(&config);
}

/* One decision or drawn outcome. */
static void play_one(ville_match *match) {
    const int32_t actor = ville_match_actor(match);
    if (actor == VILLE_CHANCE) {
        CHECK_OK(ville_match_draw(match, NULL, NULL));
        return;
    }
    ville_action actions[256]; /* with built-in editions no list is longer */
    uint32_t count = 0;
    CHECK_OK(ville_match_legal_actions(match, actor, actions, 256, &count));
    if (!CHECK(count > 0)) abort();
    const uint32_t mixed = (info_of(match).ply + 1) * 2654435761u;
    CHECK_OK(ville_match_apply(match, actor, actions[(mixed >> 16) % count], NULL));
}

void play(ville_match *match, uint32_t plies) {
    for (; plies > 0 && ville_match_actor(match) != VILLE_NOBODY; --plies) play_one(match);
}

void play_to_end(ville_match *match) {
    play(match, 5000);
    CHECK(ville_match_actor(match) == VILLE_NOBODY);
}

uint32_t play_to_choice(ville_match *match, ville_action actions[64]) {
    for (;;) {
        const int32_t actor = ville_match_actor(match);
        uint32_t count = 0;
        if (actor == VILLE_NOBODY) return 0;
        if (actor >= 0) CHECK_OK(ville_match_legal_actions(match, actor, actions, 64, &count));
        if (count > 1) return count;
        play_one(match);
    }
}

ville_match_info info_of(const ville_match *match) {
    ville_match_info info = {.struct_size = sizeof info};
    CHECK_OK(ville_match_get_info(match, &info));
    return info;
}

uint64_t hash_of(const ville_match *match) {
    uint64_t hash = 0;
    CHECK_OK(ville_match_state_hash(match, &hash));
    return hash;
}

bytes snapshot_of(const ville_match *match) {
    bytes what = {NULL, 0};
    CHECK_OK(ville_match_snapshot(match, NULL, 0, &what.size));
    what.data = exact_room(what.size);
    CHECK_OK(ville_match_snapshot(match, what.data, what.size, &what.size));
    return what;
}

bytes save_of(const ville_match *match) {
    bytes what = {NULL, 0};
    CHECK_OK(ville_match_save(match, NULL, 0, &what.size));
    what.data = exact_room(what.size);
    CHECK_OK(ville_match_save(match, what.data, what.size, &what.size));
    return what;
}

int same_bytes(bytes a, bytes b) {
    const int same = a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
    free(a.data);
    free(b.data);
    return same;
}
