/*
 * Lets each request for memory fail in turn: every call then answers VILLE_ERR_MEMORY, changes nothing, loses
 * nothing, and works when there is memory again. Needs glibc, whose malloc a program can replace.
 */
#include <stdio.h>

#include "support.h"

#if defined(__GLIBC__) && !defined(VILLE_SANITIZED)

void *__libc_malloc(size_t size);
void *__libc_realloc(void *block, size_t size);
void __libc_free(void *block);

static long until_failure = -1; /* requests that still work; below 0 all do */
static long blocks;             /* given out and not given back, while counting */

void *malloc(size_t size) {
    if (until_failure == 0) return NULL;
    if (until_failure > 0) --until_failure;
    void *const block = __libc_malloc(size);
    blocks += block != NULL;
    return block;
}

void *calloc(size_t count, size_t size) {
    void *const block = malloc(count * size);
    return block == NULL ? NULL : memset(block, 0, count * size);
}

void *realloc(void *block, size_t size) {
    if (block == NULL) return malloc(size);
    if (until_failure == 0) return NULL;
    if (until_failure > 0) --until_failure;
    return __libc_realloc(block, size);
}

void free(void *block) {
    blocks -= block != NULL;
    __libc_free(block);
}

/* Tries a call with more and more requests that work, until it works. */
#define STARVE(match, call, undo)                                                                            \
    do {                                                                                                     \
        long limit = 0;                                                                                      \
        for (;; ++limit) {                                                                                   \
            const stand stand_before = stand_of(match);                                                      \
            const long blocks_before = blocks;                                                               \
            until_failure = limit;                                                                           \
            const ville_status answer = call;                                                                \
            until_failure = -1;                                                                              \
            if (answer == VILLE_OK) {                                                                        \
                undo;                                                                                        \
                free(stand_before.bytes);                                                                    \
                break;                                                                                       \
            }                                                                                                \
            CHECK_STATUS(VILLE_ERR_MEMORY, answer);                                                          \
            CHECK(blocks == blocks_before);                                                                  \
            CHECK(same_stand(stand_before, stand_of(match)));                                                \
            if (!CHECK(limit < 100000)) break;                                                               \
        }                                                                                                    \
        starved += limit;                                                                                    \
    } while (0)

int main(void) {
    long starved = 0;
    ville_match_config config = config_of(3, 5);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    ville_bot_config bot_config;
    CHECK_OK(ville_bot_config_init(&bot_config, sizeof bot_config));
    bot_config.kind = VILLE_BOT_SEARCH;
    bot_config.iterations = 3;
    ville_match *match = match_from(&config), *made = NULL, *other = new_match(2, 1);
    ville_edition *edition = builtin_edition(), *read = NULL;
    ville_bot *bot = NULL;
    char *json = NULL, *record = NULL;
    static char buffer_of_text[1 << 20];
    static uint8_t buffer_of_bytes[1 << 16];
    const uint32_t text_room = sizeof buffer_of_text, byte_room = sizeof buffer_of_bytes;
    ville_action actions[64], action = 0;
    ville_event event;
    ville_playout playout;
    uint64_t signature = 0;
    uint32_t size = 0;

    play(match, 50);
    CHECK(play_to_choice(match, actions) > 1);
    const int32_t actor = ville_match_actor(match);
    const bytes save = save_of(match), snapshot = snapshot_of(match);
    TEXT(json, ville_edition_to_json(edition, buffer, capacity, needed));
    TEXT(record, ville_match_record(match, 0, buffer, capacity, needed));

    check_begin("making");
    STARVE(match, ville_match_create(&config, NULL, &made, NULL), ville_match_destroy(made));
    STARVE(match, ville_match_create(&config, edition, &made, NULL), ville_match_destroy(made));
    STARVE(match, ville_match_create_json("{\"game\":\"toits\"}", 16, &made, NULL),
           ville_match_destroy(made));
    STARVE(match, ville_match_clone(match, &made, NULL), ville_match_destroy(made));
    STARVE(match, ville_match_determinize(match, 0, 1, 1, &made, NULL), ville_match_destroy(made));
    STARVE(match, ville_match_load(save.data, save.size, 0, &made, NULL), ville_match_destroy(made));
    STARVE(match, ville_match_from_record(record, (uint32_t)strlen(record), &made, NULL),
           ville_match_destroy(made));
    STARVE(other, ville_match_assign(other, match, NULL), (void)0);
    STARVE(match, ville_match_edition(match, &read, NULL), ville_edition_destroy(read));
    STARVE(match, ville_edition_builtin(toits(), 0, &read, NULL), ville_edition_destroy(read));
    STARVE(match, ville_edition_from_json(toits(), json, (uint32_t)strlen(json), &read, NULL),
           ville_edition_destroy(read));
    STARVE(match, ville_bot_create(&bot_config, &bot, NULL), (void)0);

    check_begin("telling");
    STARVE(match, ville_edition_to_json(edition, buffer_of_text, text_room, NULL), (void)0);
    STARVE(match,
           ville_edition_faults_json(toits(), json, (uint32_t)strlen(json), buffer_of_text, text_room, NULL),
           (void)0);
    STARVE(match, ville_game_describe_json(toits(), "fr", buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_game_label(toits(), VILLE_NAMES_GAME, 0, "fr", buffer_of_text, text_room, NULL),
           (void)0);
    STARVE(match, ville_game_signature(toits(), 1, &signature), (void)0);
    STARVE(match, ville_match_view_json(match, 0, buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_match_scores_json(match, 0, buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_match_events_json(match, 0, 0, buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_match_record(match, 0, buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_match_save(match, buffer_of_bytes, byte_room, &size), (void)0);
    STARVE(match, ville_match_snapshot(match, buffer_of_bytes, byte_room, &size), (void)0);
    STARVE(match, ville_action_to_json(edition, actions[0], buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_action_from_json(edition, "{\"kind\":\"draw\"}", 15, &action, NULL), (void)0);
    STARVE(match, ville_action_text(match, actions[0], "fr", buffer_of_text, text_room, NULL), (void)0);
    STARVE(match, ville_event_from_json(edition, "{\"kind\":\"undone\"}", 17, &event, NULL), (void)0);
    STARVE(match,
           ville_edition_label(edition, VILLE_NAMES_SCORE_LINE, 0, "fr", buffer_of_text, text_room, NULL),
           (void)0);
    STARVE(match, ville_game_options_from_json(toits(), "{}", 2, NULL, 0, &size, NULL), (void)0);
    STARVE(match, ville_match_seat_name(match, 0, "fr", buffer_of_text, text_room, NULL), (void)0);

    check_begin("playing");
    STARVE(match, ville_bot_choose(bot, match, actor, NULL, &action, NULL), (void)0);
    STARVE(match, ville_play_random(&config, NULL, 0, 1, &playout, NULL, NULL, NULL), (void)0);
    STARVE(match, ville_match_apply(match, actor, actions[0], NULL), (void)0);
    STARVE(match, ville_match_undo(match, NULL), (void)0);
    STARVE(match, ville_match_redo(match, NULL), (void)0);
    STARVE(match, ville_match_seek(match, 0, NULL), (void)0);
    STARVE(match, ville_match_set_undo_rule(match, VILLE_UNDO_ANALYSIS, NULL), (void)0);
    STARVE(match, ville_match_set_stand_in(match, 1, 1, NULL), (void)0);
    STARVE(match, ville_match_load_snapshot(match, snapshot.data, snapshot.size, NULL), (void)0);
    while (ville_match_actor(match) != VILLE_NOBODY) {
        CHECK(play_to_choice(match, actions) > 1 || ville_match_actor(match) == VILLE_NOBODY);
        if (ville_match_actor(match) == VILLE_NOBODY) break;
        STARVE(match, ville_match_apply(match, ville_match_actor(match), actions[0], NULL), (void)0);
    }

    printf("%ld requests failed\n", starved);
    CHECK(starved > 100);
    free(json);
    free(record);
    free(save.data);
    free(snapshot.data);
    ville_bot_destroy(bot);
    ville_edition_destroy(edition);
    ville_match_destroy(match);
    ville_match_destroy(other);
    return check_end();
}

#else

int main(void) {
    puts("malloc cannot be replaced here");
    return 77;
}

#endif
