/* Going back and forth. */
#include "support.h"

/* Goes back decision by decision, and forth again; every state on the way is the one that was there before. */
static void test_undo_and_redo(void) {
    for (int32_t players = 2; players <= 4; ++players) {
        static uint64_t hashes[2048];
        static uint32_t plies[2048];
        uint32_t count = 0;
        ville_match_config config = config_of(players, 3);
        config.undo_rule = VILLE_UNDO_ANALYSIS;
        ville_match *match = match_from(&config);
        for (; ville_match_actor(match) != VILLE_NOBODY; ++count, play(match, 1)) {
            hashes[count] = hash_of(match);
            plies[count] = info_of(match).ply;
        }
        const ville_match_info end = info_of(match);
        const uint64_t end_hash = hash_of(match);
        for (uint32_t i = count; i-- > 0;) {
            CHECK_OK(ville_match_check_undo(match, NULL));
            CHECK_OK(ville_match_undo(match, NULL));
            CHECK(hash_of(match) == hashes[i] && info_of(match).ply == plies[i]);
            CHECK(info_of(match).log_end == end.ply && info_of(match).over == 0);
        }
        REFUSED(match, VILLE_ERR_NOTHING, ville_match_undo(match, NULL));
        REFUSED(match, VILLE_ERR_NOTHING, ville_match_check_undo(match, NULL));
        for (uint32_t i = 1; i <= count; ++i) {
            CHECK_OK(ville_match_redo(match, NULL));
            CHECK(hash_of(match) == (i < count ? hashes[i] : end_hash));
        }
        REFUSED(match, VILLE_ERR_NOTHING, ville_match_redo(match, NULL));
        CHECK(info_of(match).over == 1 && info_of(match).winners == end.winners);
        ville_match_destroy(match);
    }
}

/* What was taken back comes again by the same choice, luck included; another choice forgets it. */
static void test_undo_then_play(void) {
    ville_match_config config = config_of(2, 4);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    ville_match *match = match_from(&config);
    ville_action actions[64];
    for (int i = 0; i < 20 && play_to_choice(match, actions) > 1; ++i) {
        const int32_t actor = ville_match_actor(match);
        const uint64_t before = hash_of(match);
        CHECK_OK(ville_match_apply(match, actor, actions[0], NULL));
        const uint64_t first = hash_of(match);
        CHECK_OK(ville_match_undo(match, NULL));
        CHECK(hash_of(match) == before);
        CHECK_OK(ville_match_apply(match, actor, actions[1], NULL));
        REFUSED(match, VILLE_ERR_NOTHING, ville_match_redo(match, NULL));
        CHECK_OK(ville_match_undo(match, NULL));
        CHECK_OK(ville_match_apply(match, actor, actions[0], NULL));
        CHECK(hash_of(match) == first);
        play(match, 5);
    }
    ville_match_destroy(match);
}

static void test_seek(void) {
    ville_match_config config = config_of(3, 5);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    config.chance = VILLE_CHANCE_HOST;
    ville_match *match = match_from(&config);
    static uint64_t hashes[2048];
    uint32_t count = 0;
    for (hashes[0] = hash_of(match); ville_match_actor(match) != VILLE_NOBODY;) {
        play(match, 1);
        hashes[++count] = hash_of(match);
    }
    for (uint32_t i = 0; i < 400; ++i) {
        const uint32_t ply = i * 7919 % (count + 1);
        CHECK_OK(ville_match_seek(match, ply, NULL));
        CHECK(info_of(match).ply == ply && hash_of(match) == hashes[ply]);
        CHECK_OK(ville_match_seek(match, ply, NULL));
        CHECK(info_of(match).ply == ply && info_of(match).log_end == count);
    }
    REFUSED(match, VILLE_ERR_NOTHING, ville_match_seek(match, count + 1, NULL));
    REFUSED(match, VILLE_ERR_NOTHING, ville_match_seek(match, UINT32_MAX, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_seek(NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_undo(NULL, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_check_undo(NULL, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_redo(NULL, NULL));
    ville_match_destroy(match);
}

/* At a table nothing is taken back that luck has decided since; the question and the deed agree. */
static void test_barriers(void) {
    for (int32_t rule = VILLE_UNDO_TABLE; rule <= VILLE_UNDO_ONE_SEAT; ++rule) {
        ville_match_config config = config_of(3, 6);
        config.undo_rule = rule;
        ville_match *match = match_from(&config);
        int done = 0, stopped = 0;
        for (; ville_match_actor(match) != VILLE_NOBODY; play(match, 1)) {
            ville_error asked = new_error(), told = new_error();
            ville_match *clone = NULL;
            const ville_match_info info = info_of(match);
            const ville_status answer = ville_match_check_undo(match, &asked);
            CHECK_OK(ville_match_clone(match, &clone, NULL));
            if (answer == VILLE_OK) {
                ++done;
                CHECK_OK(ville_match_undo(clone, &told));
                CHECK(info_of(clone).ply < info.ply && ville_match_actor(clone) >= 0);
                CHECK_OK(ville_match_redo(clone, NULL));
                CHECK(hash_of(clone) == hash_of(match));
            } else {
                CHECK(answer == VILLE_ERR_BARRIER || answer == VILLE_ERR_NOTHING);
                REFUSED(clone, answer, ville_match_undo(clone, &told));
                CHECK(memcmp(&asked, &told, sizeof asked) == 0 && told.text[0] != '\0');
                CHECK((told.reason != VILLE_REASON_NONE) == (answer == VILLE_ERR_BARRIER));
                stopped += answer == VILLE_ERR_BARRIER;
            }
            ville_match_destroy(clone);
        }
        CHECK(done > 0 && stopped > 0);
        ville_match_destroy(match);
    }
}

/* The log tells where the barriers are: going back to a ply works if none is passed. */
static void test_seek_and_barriers(void) {
    ville_match *match = new_match(2, 7);
    play(match, 80);
    const ville_match_info info = info_of(match);
    static ville_log_entry entries[2048];
    uint32_t count = 0;
    CHECK_OK(ville_match_log(match, 0, entries, 2048, &count));
    CHECK(count == info.ply);
    int open = 1;
    for (uint32_t ply = info.ply; ply-- > 0;) {
        open = open && entries[ply].barrier == 0;
        if (open) {
            ville_match *clone = NULL;
            CHECK_OK(ville_match_clone(match, &clone, NULL));
            CHECK_OK(ville_match_seek(clone, ply, NULL));
            ville_match_destroy(clone);
        } else {
            REFUSED(match, VILLE_ERR_BARRIER, ville_match_seek(match, ply, NULL));
        }
    }
    CHECK(!open);
    ville_match_destroy(match);
}

/* A series of undos takes back the decisions of one seat only. */
static void test_one_seat(void) {
    ville_match_config config = config_of(2, 15);
    config.undo_rule = VILLE_UNDO_ONE_SEAT;
    ville_match *match = match_from(&config);
    int stopped = 0;
    for (; ville_match_actor(match) != VILLE_NOBODY; play(match, 1)) {
        ville_match *clone = NULL;
        int32_t seat = VILLE_NOBODY;
        CHECK_OK(ville_match_clone(match, &clone, NULL));
        for (;;) {
            const ville_status answer = ville_match_undo(clone, NULL);
            if (answer != VILLE_OK) {
                stopped += answer == VILLE_ERR_BARRIER && seat != VILLE_NOBODY;
                break;
            }
            CHECK(seat == VILLE_NOBODY || seat == ville_match_actor(clone));
            seat = ville_match_actor(clone);
        }
        ville_match_destroy(clone);
    }
    CHECK(stopped > 0);
    ville_match_destroy(match);
}

/* The undo rule may change at any time, and is saved with the match; a refused one stays. */
static void test_set_undo_rule(void) {
    ville_match *match = new_match(2, 4), *again = NULL, *bare = NULL;
    ville_match_config config = config_of(2, 4);
    ville_error error = new_error();
    play(match, 20);
    REFUSED(match, VILLE_ERR_BARRIER, ville_match_seek(match, 0, NULL));
    static const int32_t no_rules[] = {INT32_MIN, -1, 3, INT32_MAX};
    for (uint32_t i = 0; i < 4; ++i) {
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_undo_rule(match, no_rules[i], &error));
        CHECK(error.text[0] != '\0');
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_set_undo_rule(NULL, VILLE_UNDO_TABLE, &error));
    REFUSED(match, VILLE_ERR_BARRIER, ville_match_seek(match, 0, NULL));

    CHECK_OK(ville_match_set_undo_rule(match, VILLE_UNDO_ANALYSIS, NULL));
    const uint64_t end = hash_of(match);
    const uint32_t plies = info_of(match).ply;
    CHECK_OK(ville_match_seek(match, 0, NULL));
    CHECK_OK(ville_match_seek(match, plies, NULL));
    CHECK(hash_of(match) == end);
    CHECK_OK(ville_match_clone(match, &again, NULL));
    CHECK_OK(ville_match_seek(again, 0, NULL));
    ville_match_destroy(again);
    const bytes save = save_of(match);
    CHECK_OK(ville_match_load(save.data, save.size, 0, &again, NULL));
    CHECK_OK(ville_match_seek(again, 0, NULL));
    CHECK_OK(ville_match_seek(again, plies, NULL));
    CHECK_OK(ville_match_set_undo_rule(again, VILLE_UNDO_TABLE, NULL));
    REFUSED(again, VILLE_ERR_BARRIER, ville_match_seek(again, 0, NULL));

    config.undo = 0;
    CHECK_OK(ville_match_create(&config, NULL, &bare, NULL));
    REFUSED(bare, VILLE_ERR_OFF, ville_match_set_undo_rule(bare, VILLE_UNDO_ANALYSIS, &error));
    free(save.data);
    ville_match_destroy(match);
    ville_match_destroy(again);
    ville_match_destroy(bare);
}

/* What a stand-in did follows from the last decision of a person, and is taken back with it. */
static void test_undo_over_stand_ins(void) {
    ville_match_config config = config_of(3, 4);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    ville_match *match = match_from(&config);
    CHECK_OK(ville_match_set_stand_in(match, 1, 1, NULL));
    CHECK_OK(ville_match_set_stand_in(match, 2, 1, NULL));
    while (ville_match_actor(match) != VILLE_NOBODY) {
        const uint64_t before = hash_of(match);
        CHECK(ville_match_actor(match) == 0);
        play(match, 1);
        const uint64_t after = hash_of(match);
        CHECK_OK(ville_match_undo(match, NULL));
        CHECK(hash_of(match) == before && ville_match_actor(match) == 0);
        CHECK_OK(ville_match_redo(match, NULL));
        CHECK(hash_of(match) == after);
    }
    CHECK_OK(ville_match_set_stand_in(match, 0, 1, NULL));
    CHECK_OK(
        ville_match_undo(match, NULL)); /* his last decision was his own, and now nobody takes it for him */
    CHECK(ville_match_actor(match) == 0);
    ville_error error = new_error();
    ville_action actions[64];
    uint32_t count = 0;
    CHECK_OK(ville_match_legal_actions(match, 0, actions, 64, &count));
    REFUSED(match, VILLE_ERR_NOT_YOUR_TURN, ville_match_apply(match, 0, actions[0], &error));
    CHECK(error.reason == VILLE_REASON_ACTS_BY_ITSELF);
    CHECK_OK(ville_match_set_stand_in(match, 0, 0, NULL));
    while (ville_match_undo(match, NULL) == VILLE_OK) CHECK(ville_match_actor(match) == 0);
    CHECK(info_of(match).ply < 5);
    ville_match_destroy(match);
}

/* Undo tells the readers of events; what they read afterwards is what happened since. */
static void test_events_of_undo(void) {
    ville_match_config config = config_of(2, 4);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    ville_match *match = match_from(&config);
    static ville_event first[512], second[512];
    uint32_t count = 0, next = 0;
    play(match, 10);
    const ville_match_info before = info_of(match);
    play(match, 1);
    const ville_match_info after = info_of(match);
    CHECK_OK(ville_match_events(match, 0, before.events_end, first, 512, &count, &next));
    CHECK(count == after.events_end - before.events_end);
    CHECK_OK(ville_match_undo(match, NULL));
    ville_event event;
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, next, &event, 1, &count, &next));
    CHECK(count == 1 && event.type == VILLE_EVENT_UNDONE && event.arg[0] == (int32_t)before.ply);
    CHECK(event.player == VILLE_NOBODY && event.seq == after.events_end);
    CHECK_OK(ville_match_redo(match, NULL));
    CHECK_OK(ville_match_events(match, 0, next, second, 512, &count, &next));
    CHECK(count == after.events_end - before.events_end);
    for (uint32_t i = 0; i < count; ++i) {
        CHECK(second[i].seq == after.events_end + 1 + i);
        second[i].seq = first[i].seq;
        CHECK(memcmp(&first[i], &second[i], sizeof *first) == 0);
    }
    ville_match_destroy(match);
}

static void test_log(void) {
    ville_match *match = new_match(2, 2);
    static ville_log_entry entries[2048], part[64];
    uint32_t count = 0;
    play_to_end(match);
    const uint32_t end = info_of(match).ply;
    CHECK_OK(ville_match_log(match, 0, entries, 2048, &count));
    CHECK(count == end);
    for (uint32_t i = 0; i < count; ++i) {
        CHECK(entries[i].player >= VILLE_CHANCE && entries[i].player < 2 && entries[i].action != 0);
        CHECK(entries[i].barrier == (entries[i].player == VILLE_CHANCE));
    }
    for (uint32_t from = 0; from < end; from += count) {
        CHECK_OK(ville_match_log(match, from, part, 64, &count));
        CHECK(count == (end - from < 64 ? end - from : 64));
        CHECK(memcmp(part, entries + from, count * sizeof *part) == 0);
    }
    CHECK_OK(ville_match_log(match, end, part, 64, &count));
    CHECK(count == 0);
    CHECK_OK(ville_match_log(match, 0, NULL, 0, &count));
    REFUSED(match, VILLE_ERR_NOTHING, ville_match_log(match, end + 1, part, 64, &count));
    REFUSED(match, VILLE_ERR_NOTHING, ville_match_log(match, UINT32_MAX, part, 64, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_log(NULL, 0, part, 64, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_log(match, 0, NULL, 64, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_log(match, 0, part, 64, NULL));
    ville_match_destroy(match);
}

/* A match can be made again from its log: what a server does that keeps nothing else. */
static void test_replay_from_log(void) {
    ville_match_config config = config_of(4, 40);
    ville_match *match = match_from(&config);
    config.chance = VILLE_CHANCE_HOST;
    config.seed = 0;
    ville_match *again = match_from(&config);
    static ville_log_entry entries[2048];
    uint32_t count = 0;
    play_to_end(match);
    CHECK_OK(ville_match_log(match, 0, entries, 2048, &count));
    for (uint32_t i = 0; i < count; ++i)
        CHECK_OK(ville_match_apply(again, entries[i].player, entries[i].action, NULL));
    CHECK(hash_of(match) == hash_of(again));
    ville_match_destroy(match);
    ville_match_destroy(again);
}

static void test_nothing_kept(void) {
    ville_match_config config = config_of(2, 2);
    ville_log_entry entry;
    uint32_t count = 0;
    config.undo = 0;
    ville_match *match = match_from(&config); /* a log, but no undo */
    play(match, 30);
    REFUSED(match, VILLE_ERR_OFF, ville_match_undo(match, NULL));
    REFUSED(match, VILLE_ERR_OFF, ville_match_check_undo(match, NULL));
    REFUSED(match, VILLE_ERR_OFF, ville_match_redo(match, NULL));
    REFUSED(match, VILLE_ERR_OFF, ville_match_seek(match, 0, NULL));
    CHECK_OK(ville_match_log(match, 0, &entry, 1, &count));
    CHECK(count == 1);
    ville_match_destroy(match);

    config.log = 0;
    match = match_from(&config);
    play(match, 30);
    REFUSED(match, VILLE_ERR_OFF, ville_match_undo(match, NULL));
    REFUSED(match, VILLE_ERR_OFF, ville_match_redo(match, NULL));
    REFUSED(match, VILLE_ERR_OFF, ville_match_seek(match, 0, NULL));
    REFUSED(match, VILLE_ERR_OFF, ville_match_log(match, 0, &entry, 1, &count));
    REFUSED(match, VILLE_ERR_OFF, ville_match_record(match, 0, NULL, 0, NULL));
    ville_match_destroy(match);
}

void run_history(void) {
    RUN(undo_and_redo);
    RUN(undo_then_play);
    RUN(seek);
    RUN(barriers);
    RUN(seek_and_barriers);
    RUN(one_seat);
    RUN(set_undo_rule);
    RUN(undo_over_stand_ins);
    RUN(events_of_undo);
    RUN(log);
    RUN(replay_from_log);
    RUN(nothing_kept);
}
