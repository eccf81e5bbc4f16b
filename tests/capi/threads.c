/*
 * Many matches on many threads, many threads that look at one match, and calls that another thread ends. Made to run
 * under the thread sanitizer too.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

#include "support.h"

enum { THREADS = 4, MATCHES = 6, LOOKS = 30 };

/* The harness counts without locks, so threads only count what went wrong for themselves. */
typedef struct worker {
    pthread_t thread;
    int number;
    const ville_match *shared;
    ville_edition *edition;
    int faults;
    uint64_t hashes[MATCHES];
} worker;

#define MUST(me, condition) ((me)->faults += !(condition))

/* Plays a match with everything on, through saves, clones and undo. */
static uint64_t play_match(worker *me, uint64_t seed) {
    ville_match_config config;
    ville_match *match = NULL, *clone = NULL, *again = NULL;
    uint64_t hash = 0;
    MUST(me, ville_match_config_init(&config, sizeof config) == VILLE_OK);
    config.game = ville_edition_game(me->edition);
    config.players = 2 + (int32_t)(seed % 3);
    config.seed = seed;
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    MUST(me, ville_match_create(&config, me->edition, &match, NULL) == VILLE_OK);
    for (uint32_t ply = 0; ville_match_actor(match) >= 0; ++ply) {
        ville_action actions[64];
        uint32_t count = 0;
        const int32_t actor = ville_match_actor(match);
        MUST(me, ville_match_legal_actions(match, actor, actions, 64, &count) == VILLE_OK && count > 0);
        MUST(me, ville_match_apply(match, actor, actions[(ply * 7 + seed) % count], NULL) == VILLE_OK);
        if (ply % 16 != 0) continue;
        MUST(me, ville_match_undo(match, NULL) == VILLE_OK);
        MUST(me, ville_match_redo(match, NULL) == VILLE_OK);
        MUST(me, ville_match_clone(match, &clone, NULL) == VILLE_OK);
        ville_match_destroy(match);
        match = clone;
    }
    static const uint32_t room = 1u << 16;
    uint8_t *save = malloc(room);
    uint32_t size = 0;
    MUST(me, ville_match_save(match, save, room, &size) == VILLE_OK);
    MUST(me, ville_match_load(save, size, 0, &again, NULL) == VILLE_OK);
    MUST(me, ville_match_state_hash(again, &hash) == VILLE_OK);
    free(save);
    ville_match_destroy(match);
    ville_match_destroy(again);
    return hash;
}

static void *play_matches(void *given) {
    worker *me = given;
    for (int i = 0; i < MATCHES; ++i) me->hashes[i] = play_match(me, (uint64_t)(me->number % 2 * 100 + i));
    return NULL;
}

/* Every function that takes a const match, all on the same one. */
static void *look_at_match(void *given) {
    worker *me = given;
    const ville_match *match = me->shared;
    static const uint32_t room = 1u << 18;
    char *text = malloc(room);
    for (int i = 0; i < LOOKS; ++i) {
        ville_match_info info = {.struct_size = sizeof info};
        ville_match *clone = NULL, *guess = NULL;
        ville_edition *edition = NULL;
        ville_event events[32];
        ville_log_entry entries[32];
        ville_score scores[VILLE_MAX_PLAYERS];
        ville_action actions[64];
        int32_t options[VILLE_MAX_OPTIONS];
        uint64_t hash = 0;
        uint32_t count = 0, next = 0;
        const int32_t actor = ville_match_actor(match);
        MUST(me, ville_match_get_info(match, &info) == VILLE_OK && info.actor == actor);
        MUST(me, ville_match_options(match, options, VILLE_MAX_OPTIONS, &count) == VILLE_OK);
        MUST(me, ville_match_outcomes(match, VILLE_OMNISCIENT, actions, NULL, 64, &count) == VILLE_OK);
        MUST(me, ville_match_legal_actions(match, actor, actions, 64, &count) == VILLE_OK && count > 0);
        MUST(me, ville_match_check_action(match, actor, actions[0], NULL) == VILLE_OK);
        MUST(me, ville_match_check_action(match, actor, 0, NULL) == VILLE_ERR_ILLEGAL);
        MUST(me, ville_match_view_json(match, actor, text, room, NULL) == VILLE_OK);
        MUST(me, ville_match_scores(match, VILLE_PUBLIC, scores, VILLE_MAX_PLAYERS, &count) == VILLE_OK);
        MUST(me, ville_match_scores_json(match, VILLE_PUBLIC, text, room, NULL) == VILLE_OK);
        MUST(me, ville_match_events(match, actor, 0, events, 32, &count, &next) == VILLE_OK && count == 32);
        MUST(me, ville_match_events_json(match, actor, 0, text, room, NULL) == VILLE_OK);
        MUST(me, ville_match_log(match, 0, entries, 32, &count) == VILLE_OK && count == 32);
        MUST(me, ville_match_check_undo(match, NULL) != VILLE_ERR_INTERNAL);
        MUST(me, ville_match_state_hash(match, &hash) == VILLE_OK);
        MUST(me, ville_match_record(match, VILLE_RECORD_LEGAL, NULL, 0, &count) == VILLE_OK);
        MUST(me, ville_match_snapshot(match, (uint8_t *)text, room, &count) == VILLE_OK);
        MUST(me, ville_match_save(match, (uint8_t *)text, room, &count) == VILLE_OK);
        MUST(me, ville_action_text(match, actions[0], "fr", text, room, NULL) == VILLE_OK);
        MUST(me, ville_event_text(match, &events[0], "fr", text, room, NULL) == VILLE_OK);
        MUST(me, ville_match_edition(match, &edition, NULL) == VILLE_OK);
        MUST(me, ville_match_determinize(match, actor, 1, 2, &guess, NULL) == VILLE_OK);
        MUST(me, ville_match_clone(match, &clone, NULL) == VILLE_OK);
        MUST(me, ville_match_apply(clone, actor, actions[0], NULL) == VILLE_OK);
        MUST(me, ville_match_assign(clone, match, NULL) == VILLE_OK);
        ville_match_destroy(clone);
        ville_match_destroy(guess);
        ville_edition_destroy(edition);
        me->hashes[0] = hash;
    }
    free(text);
    return NULL;
}

static void run(worker *workers, void *(*work)(void *), const ville_match *shared, ville_edition *edition) {
    for (int i = 0; i < THREADS; ++i) {
        workers[i] = (worker){.number = i, .shared = shared, .edition = edition};
        CHECK(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        CHECK(pthread_join(workers[i].thread, NULL) == 0);
        CHECK(workers[i].faults == 0);
    }
}

/* Raises the flag while the other thread is at work. */
static void *raise_soon(void *given) {
    _Atomic int32_t *stop = given;
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    atomic_store_explicit(stop, 1, memory_order_relaxed);
    return NULL;
}

/* A search without end answers, and a batch too long to wait for tells how far it came. */
static void end_from_another_thread(void) {
    enum { MANY = 200000 };
    _Atomic int32_t stop = 0;
    const volatile int32_t *flag = (const volatile int32_t *)&stop;
    pthread_t other;
    ville_match *match = new_match(4, 5);
    ville_action actions[64], action = 0;
    ville_bot_config endless;
    ville_bot *bot = NULL;
    CHECK(play_to_choice(match, actions) > 1);
    CHECK_OK(ville_bot_config_init(&endless, sizeof endless));
    endless.kind = VILLE_BOT_SEARCH;
    endless.iterations = UINT32_MAX;
    CHECK_OK(ville_bot_create(&endless, &bot, NULL));
    CHECK(pthread_create(&other, NULL, raise_soon, &stop) == 0);
    CHECK_OK(ville_bot_choose(bot, match, ville_match_actor(match), flag, &action, NULL));
    CHECK(pthread_join(other, NULL) == 0);
    CHECK_OK(ville_match_check_action(match, ville_match_actor(match), action, NULL));
    ville_bot_destroy(bot);
    ville_match_destroy(match);

    const ville_match_config config = config_of(4, 5);
    ville_playout *results = malloc(MANY * sizeof *results);
    uint32_t done = MANY;
    stop = 0;
    CHECK(pthread_create(&other, NULL, raise_soon, &stop) == 0);
    CHECK_STATUS(VILLE_ERR_STOPPED, ville_play_random(&config, NULL, 0, MANY, results, flag, &done, NULL));
    CHECK(pthread_join(other, NULL) == 0);
    CHECK(done < MANY);
    free(results);
}

int main(void) {
    worker workers[THREADS];
    ville_edition *edition = builtin_edition();

    check_begin("many matches");
    run(workers, play_matches, NULL, edition);
    for (int i = 0; i < MATCHES; ++i)
        for (int t = 2; t < THREADS; ++t) CHECK(workers[t].hashes[i] == workers[t - 2].hashes[i]);

    check_begin("one match");
    ville_match *match = new_match(3, 5);
    ville_action actions[64];
    play(match, 60);
    CHECK(play_to_choice(match, actions) > 1);
    run(workers, look_at_match, match, edition);
    for (int t = 0; t < THREADS; ++t) CHECK(workers[t].hashes[0] == hash_of(match));

    ville_match_destroy(match);
    ville_edition_destroy(edition);

    check_begin("stop");
    end_from_another_thread();
    return check_end();
}
