/* Keeping a match: snapshots, saves, records. */
#include "support.h"

/* Matches of all kinds: what they keep, who draws, who has left, with which edition. */
enum { KINDS = 8 };

static ville_edition *own_edition(void) {
    ville_edition *builtin = NULL, *own = NULL;
    char *text = NULL;
    CHECK_OK(ville_edition_builtin(toits(), 0, &builtin, NULL));
    TEXT(text, ville_edition_to_json(builtin, buffer, capacity, needed));
    char *limit = strstr(text, "\"alarm_limit\":3");
    if (!CHECK(limit != NULL)) abort();
    limit[14] = '4';
    text[7] = 'x'; /* a name of its own: {"id":"x... */
    CHECK_OK(ville_edition_from_json(toits(), text, (uint32_t)strlen(text), &own, NULL));
    ville_edition_destroy(builtin);
    free(text);
    return own;
}

static ville_match *match_of_kind(int kind, uint64_t seed) {
    ville_match_config config = config_of(2 + kind % 3, seed);
    ville_match *match = NULL;
    ville_edition *edition = kind == 5 ? own_edition() : NULL;
    config.first = 1;
    config.index = 1000 + (uint32_t)kind;
    if (kind == 1) config.undo = 0;
    if (kind == 2) config.log = config.undo = config.events = 0;
    if (kind == 3) config.chance = VILLE_CHANCE_HOST;
    if (kind == 4) config.events = 0, config.undo_rule = VILLE_UNDO_ANALYSIS;
    if (kind == 6) config.option[1] = config.option[7] = 1;
    CHECK_OK(ville_match_create(&config, edition, &match, NULL));
    if (kind == 7) CHECK_OK(ville_match_set_stand_in(match, 0, 1, NULL));
    ville_edition_destroy(edition);
    return match;
}

static ville_match *loaded(bytes save, uint32_t flags) {
    ville_match *match = NULL;
    ville_error error = new_error();
    if (!CHECK_OK(ville_match_load(save.data, save.size, flags, &match, &error)))
        check_that(0, __FILE__, __LINE__, error.text);
    return match;
}

/* ---- Snapshots */

static void test_snapshot_buffers(void) {
    ville_match *match = new_match(2, 1);
    uint32_t size = 0, same = 0;
    play(match, 20);
    CHECK_OK(ville_match_snapshot(match, NULL, 0, &size));
    CHECK(size > 100 && size < 4096);
    CHECK_OK(ville_match_snapshot(match, NULL, 0, NULL));
    for (uint32_t room = 0; room < size; room += 1 + size / 50) {
        uint8_t *exact = exact_room(room);
        CHECK_STATUS(VILLE_ERR_BUFFER, ville_match_snapshot(match, exact, room, &same));
        CHECK(same == size && is_untouched(exact, room));
        free(exact);
    }
    uint8_t *exact = exact_room(size + 5);
    CHECK_OK(ville_match_snapshot(match, exact, size + 5, NULL));
    CHECK(is_untouched(exact + size, 5));
    uint8_t *large = exact_room(16384); /* so much that nothing is measured first */
    CHECK_OK(ville_match_snapshot(match, large, 16384, &same));
    CHECK(same == size && memcmp(large, exact, size) == 0 && is_untouched(large + size, 16384 - size));
    free(large);
    free(exact);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_snapshot(match, NULL, 1, &same));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_snapshot(NULL, NULL, 0, &same));
    ville_match_destroy(match);
}

/* The same state again, in the same match, in one at another place, and in one that keeps nothing. */
static void test_load_snapshot(void) {
    for (int kind = 0; kind < KINDS; ++kind) {
        ville_match *match = match_of_kind(kind, 3), *other = match_of_kind(kind, 4), *clone = NULL;
        for (int i = 0; i < 10; ++i) {
            const bytes snapshot = snapshot_of(match);
            const ville_match_info info = info_of(match);
            const uint64_t hash = hash_of(match);
            CHECK_OK(ville_match_load_snapshot(other, snapshot.data, snapshot.size, NULL));
            CHECK(hash_of(other) == hash && info_of(other).ply == info.ply);
            CHECK(info_of(other).log_begin == info_of(other).log_end && info_of(other).actor == info.actor);
            CHECK(same_bytes(snapshot_of(other), snapshot_of(match)));
            CHECK_OK(ville_match_clone(match, &clone, NULL));
            play(match, 9);
            CHECK_OK(ville_match_load_snapshot(match, snapshot.data, snapshot.size, NULL));
            CHECK(hash_of(match) == hash && info_of(match).ply == info.ply);
            play(match, 9);
            play(clone, 9);
            CHECK(hash_of(match) == hash_of(clone)); /* luck as well: same seed, same ply */
            ville_match_destroy(clone);
            free(snapshot.data);
        }
        play_to_end(match);
        ville_match_destroy(match);
        play_to_end(other);
        ville_match_destroy(other);
    }
}

/* A snapshot of a smaller table: those who have left their seats there are gone, and the save is a good one. */
static void test_load_snapshot_of_another_table(void) {
    ville_match *large = new_match(4, 1), *small = new_match(2, 1);
    play(small, 11);
    const bytes snapshot = snapshot_of(small);
    for (int32_t seat = 1; seat < 4; ++seat) CHECK_OK(ville_match_set_stand_in(large, seat, 1, NULL));
    CHECK_OK(ville_match_load_snapshot(large, snapshot.data, snapshot.size, NULL));
    CHECK(info_of(large).players == 2 && info_of(large).stand_ins == 2);
    CHECK(ville_match_actor(large) != 1);
    const bytes save = save_of(large);
    ville_match *again = loaded(save, 0);
    CHECK(same_bytes(save_of(large), save_of(again)));
    CHECK(hash_of(large) == hash_of(again) && info_of(again).stand_ins == 2);
    play_to_end(large);
    play_to_end(again);
    CHECK(hash_of(large) == hash_of(again));
    free(snapshot.data);
    free(save.data);
    ville_match_destroy(large);
    ville_match_destroy(small);
    ville_match_destroy(again);
}

static void test_load_snapshot_refused(void) {
    ville_match *match = new_match(2, 1), *other = match_of_kind(5, 1);
    ville_error error = new_error();
    play(match, 20);
    const bytes snapshot = snapshot_of(match), save = save_of(match);
    REFUSED(other, VILLE_ERR_EDITION, ville_match_load_snapshot(other, snapshot.data, snapshot.size, &error));
    CHECK(error.status == VILLE_ERR_EDITION && error.text[0] != '\0');
    REFUSED(match, VILLE_ERR_FORMAT, ville_match_load_snapshot(match, save.data, save.size, NULL));
    REFUSED(match, VILLE_ERR_FORMAT, ville_match_load_snapshot(match, NULL, 0, NULL));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_load_snapshot(match, NULL, 5, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_load_snapshot(NULL, snapshot.data, snapshot.size, NULL));

    const stand before = stand_of(match);
    for (uint32_t size = 0; size < snapshot.size; ++size) {
        uint8_t *cut = exact_room(size);
        memcpy(cut, snapshot.data, size);
        CHECK_STATUS(VILLE_ERR_FORMAT, ville_match_load_snapshot(match, cut, size, NULL));
        free(cut);
    }
    for (uint32_t bit = 0; bit < 8 * snapshot.size; ++bit) {
        snapshot.data[bit / 8] ^= (uint8_t)(1u << bit % 8);
        CHECK(ville_match_load_snapshot(match, snapshot.data, snapshot.size, NULL) != VILLE_OK);
        snapshot.data[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
    uint8_t *longer = exact_room(snapshot.size + 1);
    memcpy(longer, snapshot.data, snapshot.size);
    CHECK_STATUS(VILLE_ERR_FORMAT, ville_match_load_snapshot(match, longer, snapshot.size + 1, NULL));
    CHECK(same_stand(before, stand_of(match)));
    free(longer);
    free(snapshot.data);
    free(save.data);
    ville_match_destroy(match);
    ville_match_destroy(other);
}

/* ---- Saves */

static void test_save_buffers(void) {
    ville_match *match = new_match(2, 1);
    uint32_t size = 0, same = 0;
    play(match, 20);
    CHECK_OK(ville_match_save(match, NULL, 0, &size));
    CHECK_OK(ville_match_save(match, NULL, 0, NULL));
    for (uint32_t room = 0; room < size; room += 1 + size / 20) {
        uint8_t *exact = exact_room(room);
        CHECK_STATUS(VILLE_ERR_BUFFER, ville_match_save(match, exact, room, &same));
        CHECK(same == size && is_untouched(exact, room));
        free(exact);
    }
    uint8_t *exact = exact_room(size + 5);
    CHECK_OK(ville_match_save(match, exact, size + 5, NULL));
    CHECK(is_untouched(exact + size, 5));
    free(exact);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_save(match, NULL, 1, &same));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_save(NULL, NULL, 0, &same));
    ville_match_destroy(match);
}

/* A match that is saved and loaded is the same match: its bytes, and how it goes on. */
static void test_save_and_load(void) {
    for (int kind = 0; kind < KINDS; ++kind) {
        ville_match *match = match_of_kind(kind, 5);
        for (int more = 1; more; play(match, 7)) {
            more = ville_match_actor(match) != VILLE_NOBODY;
            const bytes save = save_of(match);
            ville_match *again = loaded(save, 0), *state = loaded(save, VILLE_LOAD_STATE_ONLY), *clone = NULL;
            CHECK(hash_of(again) == hash_of(match) && hash_of(state) == hash_of(match));
            CHECK(same_bytes(save_of(again), save_of(match)));
            CHECK(same_stand(stand_of(match), stand_of(again)));
            const ville_match_info info = info_of(state);
            CHECK(info.ply == info_of(match).ply && info.log_begin == info.ply && info.log_end == info.ply);
            CHECK(info.events_begin == info.events_end && info.events_end == info_of(match).events_end);
            play(again, 20);
            play(state, 20);
            CHECK_OK(ville_match_clone(match, &clone, NULL));
            play(clone, 20);
            CHECK(hash_of(again) == hash_of(clone) && hash_of(state) == hash_of(clone));
            free(save.data);
            ville_match_destroy(again);
            ville_match_destroy(state);
            ville_match_destroy(clone);
        }
        ville_match_destroy(match);
    }
}

/* What has been taken back is saved too, and can be done again after loading. */
static void test_save_with_redo(void) {
    ville_match *match = match_of_kind(4, 6);
    play(match, 40);
    const uint64_t end = hash_of(match);
    const uint32_t ply = info_of(match).ply;
    for (uint32_t back = 0; back <= ply; back += 5) {
        CHECK_OK(ville_match_seek(match, ply - back, NULL));
        const bytes save = save_of(match);
        ville_match *again = loaded(save, 0);
        CHECK(same_bytes(save_of(again), save_of(match)));
        CHECK(info_of(again).log_end == ply);
        CHECK_OK(ville_match_seek(again, ply, NULL));
        CHECK(hash_of(again) == end);
        CHECK_OK(ville_match_seek(again, 0, NULL));
        ville_match_destroy(again);
        free(save.data);
    }
    ville_match_destroy(match);
}

/* A log that begins in the middle, at a snapshot. */
static void test_save_after_snapshot(void) {
    ville_match *match = match_of_kind(4, 6);
    play(match, 30);
    const bytes snapshot = snapshot_of(match);
    CHECK_OK(ville_match_load_snapshot(match, snapshot.data, snapshot.size, NULL));
    play(match, 30);
    const ville_match_info info = info_of(match);
    CHECK(info.log_begin > 0);
    const bytes save = save_of(match);
    ville_match *again = loaded(save, 0);
    CHECK(same_stand(stand_of(match), stand_of(again)));
    CHECK_OK(ville_match_seek(again, info.log_begin, NULL));
    CHECK(same_bytes(snapshot, snapshot_of(again)));
    REFUSED(again, VILLE_ERR_NOTHING, ville_match_seek(again, info.log_begin - 1, NULL));
    REFUSED(again, VILLE_ERR_OFF, ville_match_record(again, 0, NULL, 0, NULL));
    free(save.data);
    ville_match_destroy(match);
    ville_match_destroy(again);
}

static void test_load_refused(void) {
    ville_match *match = match_of_kind(0, 7), *const nowhere = match, *made = match;
    play(match, 40);
    const bytes save = save_of(match), snapshot = snapshot_of(match);
    CHECK_STATUS(VILLE_ERR_FORMAT, ville_match_load(snapshot.data, snapshot.size, 0, &made, NULL));
    CHECK_STATUS(VILLE_ERR_FORMAT, ville_match_load(NULL, 0, 0, &made, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_load(NULL, 9, 0, &made, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_load(save.data, save.size, 0, NULL, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_load(save.data, save.size, 2, &made, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_load(save.data, save.size, UINT32_MAX, &made, NULL));
    for (uint32_t size = 0; size < save.size; ++size) {
        uint8_t *cut = exact_room(size);
        memcpy(cut, save.data, size);
        CHECK(ville_match_load(cut, size, size % 2, &made, NULL) != VILLE_OK);
        free(cut);
    }
    for (uint32_t bit = 0; bit < 8 * save.size; ++bit) {
        save.data[bit / 8] ^= (uint8_t)(1u << bit % 8);
        CHECK(ville_match_load(save.data, save.size, bit % 2, &made, NULL) != VILLE_OK);
        save.data[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
    CHECK(made == nowhere);
    free(save.data);
    free(snapshot.data);
    ville_match_destroy(match);
}

/* ---- Records */

static char *record_of(const ville_match *match, uint32_t flags) {
    char *text = NULL;
    TEXT(text, ville_match_record(match, flags, buffer, capacity, needed));
    return text;
}

/* A record comes back with barriers, which the host may lift to go through it; so does a match from its header. */
static void test_record_for_analysis(void) {
    ville_match *match = new_match(3, 8), *again = NULL, *fresh = NULL;
    play_to_end(match);
    char *text = record_of(match, 0);
    CHECK_OK(ville_match_from_record(text, (uint32_t)strlen(text), &again, NULL));
    const uint32_t end = info_of(again).ply;
    REFUSED(again, VILLE_ERR_BARRIER, ville_match_seek(again, 0, NULL));
    CHECK_OK(ville_match_set_undo_rule(again, VILLE_UNDO_ANALYSIS, NULL));
    for (uint32_t ply = end; ply > 0; --ply) CHECK_OK(ville_match_seek(again, ply - 1, NULL));
    for (uint32_t ply = 0; ply < end; ++ply) CHECK_OK(ville_match_seek(again, ply + 1, NULL));
    CHECK(hash_of(again) == hash_of(match) && info_of(again).over == 1);

    CHECK_OK(ville_match_create_json(text, (uint32_t)(strchr(text, '\n') - text), &fresh, NULL));
    play(fresh, 20);
    REFUSED(fresh, VILLE_ERR_BARRIER, ville_match_seek(fresh, 0, NULL));
    CHECK_OK(ville_match_set_undo_rule(fresh, VILLE_UNDO_ANALYSIS, NULL));
    CHECK_OK(ville_match_seek(fresh, 0, NULL));
    free(text);
    ville_match_destroy(match);
    ville_match_destroy(again);
    ville_match_destroy(fresh);
}

static void test_records(void) {
    for (int kind = 0; kind < KINDS; ++kind) {
        if (kind == 2) continue; /* keeps no log */
        ville_match *match = match_of_kind(kind, 8);
        for (int part = 0; part < 4; ++part) {
            if (part == 3) play_to_end(match);
            else play(match, 20);
            for (uint32_t flags = 0; flags <= VILLE_RECORD_LEGAL; ++flags) {
                ville_match *again = NULL;
                char *text = record_of(match, flags);
                CHECK_OK(ville_match_from_record(text, (uint32_t)strlen(text), &again, NULL));
                CHECK(hash_of(again) == hash_of(match) && info_of(again).ply == info_of(match).ply);
                char *text_again = record_of(again, flags);
                CHECK(strcmp(text, text_again) == 0);
                free(text);
                free(text_again);
                ville_match_destroy(again);
            }
        }
        ville_match_destroy(match);
    }
    ville_match *match = new_match(2, 1);
    play(match, 9);
    CHECK_TEXT(ville_match_record(match, VILLE_RECORD_LEGAL, buffer, capacity, needed));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_record(NULL, 0, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_record(match, 2, NULL, 0, NULL));
    ville_match_destroy(match);
}

static void test_records_refused(void) {
    static const struct {
        const char *from, *to;
        ville_status status;
    } rows[] = {
        {"\"record\":1", "\"record\":2", VILLE_ERR_JSON},
        {"\"players\":2", "\"players\":9", VILLE_ERR_JSON},
        {"\"first\":0", "\"first\":1", VILLE_ERR_REPLAY},
        {"\"ply\":0", "\"ply\":1", VILLE_ERR_JSON},
        {"\"ply\":3", "\"ply\":4", VILLE_ERR_JSON},
        {"\"actor\":\"chance\"", "\"actor\":0", VILLE_ERR_REPLAY},
        {"\"actor\":0", "\"actor\":1", VILLE_ERR_REPLAY},
        {"\"kind\":\"draw\"", "\"kind\":\"drew\"", VILLE_ERR_JSON},
        {"{\"kind\":\"draw\"}", "{\"kind\":\"take\",\"space\":7}", VILLE_ERR_ILLEGAL},
        {"\"kind\":\"card_revealed\"", "\"kind\":\"card_taken\"", VILLE_ERR_REPLAY},
        {"\"total\":", "\"total\":1", VILLE_ERR_REPLAY},
        {"\"winners\":[", "\"winners\":[7,", VILLE_ERR_REPLAY},
    };
    ville_match *match = new_match(2, 19), *made = NULL;
    play_to_end(match);
    char *text = record_of(match, 0);
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        ville_error error = new_error();
        char *found = strstr(text, rows[i].from);
        if (!CHECK(found != NULL)) continue;
        char *changed = calloc(strlen(text) + strlen(rows[i].to) + 1, 1);
        memcpy(changed, text, (size_t)(found - text));
        strcat(changed, rows[i].to);
        strcat(changed, found + strlen(rows[i].from));
        const uint32_t size = (uint32_t)strlen(changed);
        if (!CHECK_STATUS(rows[i].status, ville_match_from_record(changed, size, &made, &error)))
            check_that(0, __FILE__, __LINE__, rows[i].to);
        CHECK(made == NULL && error.status == rows[i].status && error.text[0] != '\0');
        free(changed);
    }
    /* Cut anywhere, it is either refused or the record of a match that has got that far. */
    for (uint32_t size = 0; size < strlen(text); size += 1 + size / 64) {
        const ville_status answer = ville_match_from_record(text, size, &made, NULL);
        CHECK(answer == VILLE_OK || answer == VILLE_ERR_JSON);
        ville_match_destroy(made);
        made = NULL;
    }
    CHECK_STATUS(VILLE_ERR_JSON, ville_match_from_record("", 0, &made, NULL));
    CHECK_STATUS(VILLE_ERR_JSON, ville_match_from_record("\n\n", 2, &made, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_from_record(NULL, 0, &made, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_from_record(text, 10, NULL, NULL));
    CHECK(made == NULL);
    free(text);
    ville_match_destroy(match);
}

void run_save(void) {
    RUN(snapshot_buffers);
    RUN(load_snapshot);
    RUN(load_snapshot_of_another_table);
    RUN(load_snapshot_refused);
    RUN(save_buffers);
    RUN(save_and_load);
    RUN(save_with_redo);
    RUN(save_after_snapshot);
    RUN(load_refused);
    RUN(records);
    RUN(record_for_analysis);
    RUN(records_refused);
}
