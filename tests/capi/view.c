/* Looking at a match: its standing, views, scores, events. */
#include "support.h"

static const int32_t no_viewers[] = {VILLE_CHANCE, VILLE_NOBODY, -5, 3, 4, 99, INT32_MIN, INT32_MAX};
static const int32_t viewers[] = {0, 1, 2, VILLE_PUBLIC, VILLE_OMNISCIENT};

static void test_info_sizes(void) {
    struct {
        ville_match_info info;
        char newer[24];
    } big;
    ville_match *match = new_match(2, 1);
    const uint32_t small[] = {0, 4, sizeof big.info - 1, 65537, UINT32_MAX};
    for (uint32_t i = 0; i < 5; ++i) {
        memset(&big, 0xee, sizeof big);
        big.info.struct_size = small[i];
        CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_match_get_info(match, &big.info));
        CHECK(is_untouched(&big.info.game, sizeof big - 4));
    }
    memset(&big, 0xee, sizeof big);
    big.info.struct_size = sizeof big;
    CHECK_OK(ville_match_get_info(match, &big.info));
    CHECK(big.info.struct_size == sizeof big && big.info.players == 2);
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_get_info(NULL, &big.info));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_get_info(match, NULL));
    ville_match_destroy(match);
}

static void test_info_over_a_match(void) {
    ville_match *match = new_match(3, 12);
    ville_match_info before = info_of(match);
    ville_game_info game = {.struct_size = sizeof game};
    CHECK_OK(ville_game_get_info(toits(), &game));
    CHECK(before.progress >= 0 && before.memory > game.state_bytes);
    while (ville_match_actor(match) != VILLE_NOBODY) {
        play(match, 1);
        const ville_match_info now = info_of(match);
        CHECK(now.ply > before.ply && now.log_end == now.ply && now.log_begin == 0);
        CHECK(now.events_end > before.events_end && now.events_begin == 0);
        CHECK(now.progress >= before.progress && now.progress <= 1000);
        CHECK(now.phase >= 0 && now.phase < (int32_t)game.phase_count);
        CHECK(now.actor == ville_match_actor(match) && now.players == 3 && now.stand_ins == 0);
        CHECK(now.memory == before.memory || now.over == 0);
        before = now;
    }
    CHECK(before.over == 1 && before.actor == VILLE_NOBODY && before.winners > 0 && before.winners < 8);
    CHECK(before.end_reason >= 0 && before.end_reason < (int32_t)game.end_reason_count);
    CHECK(before.progress == 1000 && before.ply <= game.max_plies);
    ville_match_destroy(match);
}

static void test_match_options(void) {
    ville_match_config config = config_of(2, 1);
    int32_t values[VILLE_MAX_OPTIONS], *exact = NULL;
    uint32_t count = 0;
    ville_game_info game = {.struct_size = sizeof game};
    CHECK_OK(ville_game_get_info(toits(), &game));
    for (uint32_t i = 0; i < game.option_count; ++i) config.option[i] = i % 2;
    ville_match *match = match_from(&config);
    CHECK_OK(ville_match_options(match, values, VILLE_MAX_OPTIONS, &count));
    CHECK(count == game.option_count);
    for (uint32_t i = 0; i < count; ++i) CHECK(values[i] == config.option[i]);
    CHECK_OK(ville_match_options(match, NULL, 0, &count));
    CHECK(count == game.option_count);
    exact = exact_room((count - 1) * 4);
    CHECK_STATUS(VILLE_ERR_BUFFER, ville_match_options(match, exact, count - 1, &count));
    CHECK(count == game.option_count);
    free(exact);
    exact = exact_room(count * 4);
    CHECK_OK(ville_match_options(match, exact, count, &count));
    free(exact);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_options(NULL, values, VILLE_MAX_OPTIONS, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_options(match, NULL, 3, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_options(match, values, VILLE_MAX_OPTIONS, NULL));
    ville_match_destroy(match);
}

static void test_view_json(void) {
    ville_match *match = new_match(3, 4);
    for (int i = 0; i < 12; ++i, play(match, 9))
        for (uint32_t v = 0; v < 5; ++v) {
            CHECK_TEXT(ville_match_view_json(match, viewers[v], buffer, capacity, needed));
            char *text = NULL;
            TEXT(text, ville_match_view_json(match, viewers[v], buffer, capacity, needed));
            CHECK(text[0] == '{' && text[strlen(text) - 1] == '}' && strchr(text, '\n') == NULL);
            free(text);
        }
    for (uint32_t i = 0; i < 8; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_view_json(match, no_viewers[i], NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_view_json(NULL, 0, NULL, 0, NULL));
    ville_match_destroy(match);
}

static void test_scores(void) {
    ville_match *match = new_match(3, 4);
    uint32_t count = 0;
    for (int i = 0; i < 40; ++i, play(match, 9))
        for (uint32_t v = 0; v < 5; ++v) {
            ville_score scores[VILLE_MAX_PLAYERS];
            memset(scores, 0xee, sizeof scores);
            CHECK_OK(ville_match_scores(match, viewers[v], scores, VILLE_MAX_PLAYERS, &count));
            CHECK(count == 3 && is_untouched(&scores[3], sizeof *scores));
            for (uint32_t p = 0; p < count; ++p) {
                int32_t sum = 0;
                CHECK(scores[p].complete == 1 && scores[p].reserved == 0);
                CHECK(scores[p].line_count <= VILLE_MAX_SCORE_LINES);
                for (uint32_t k = 0; k < VILLE_MAX_SCORE_LINES; ++k) {
                    sum += scores[p].line[k].points;
                    if (k >= scores[p].line_count) CHECK(scores[p].line[k].source == 0);
                }
                CHECK(sum == scores[p].total);
            }
            CHECK_TEXT(ville_match_scores_json(match, viewers[v], buffer, capacity, needed));
        }
    CHECK_OK(ville_match_scores(match, 0, NULL, 0, &count));
    CHECK(count == 3);
    ville_score *exact = exact_room(2 * (uint32_t)sizeof *exact);
    CHECK_STATUS(VILLE_ERR_BUFFER, ville_match_scores(match, 0, exact, 2, &count));
    CHECK(count == 3);
    free(exact);
    for (uint32_t i = 0; i < 8; ++i) {
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_scores(match, no_viewers[i], NULL, 0, &count));
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_scores_json(match, no_viewers[i], NULL, 0, NULL));
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_scores(NULL, 0, NULL, 0, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_scores(match, 0, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_scores(match, 0, NULL, 1, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_scores_json(NULL, 0, NULL, 0, NULL));
    ville_match_destroy(match);
}

/* Reading in portions of any size gives the same events. */
static void test_events(void) {
    static ville_event all[8192], portion[100];
    ville_match *match = new_match(3, 8);
    play_to_end(match);
    const ville_match_info info = info_of(match);
    for (uint32_t v = 0; v < 5; ++v) {
        uint32_t total = 0, next = 0;
        CHECK_OK(ville_match_events(match, viewers[v], 0, all, 8192, &total, &next));
        CHECK(total == info.events_end && next == info.events_end);
        for (uint32_t i = 0; i < total; ++i) {
            CHECK(all[i].seq == i && all[i].flags == 0 && all[i].player >= VILLE_NOBODY && all[i].player < 3);
            CHECK(i == 0 || all[i].type == VILLE_EVENT_MATCH_OVER || i + 1 < total);
        }
        for (uint32_t size = 1; size <= 100; size += 33) {
            uint32_t since = 0, count = 0, seen = 0;
            while (since < info.events_end) {
                CHECK_OK(ville_match_events(match, viewers[v], since, portion, size, &count, &since));
                CHECK(count <= size && memcmp(portion, all + seen, count * sizeof *portion) == 0);
                seen += count;
            }
            CHECK(seen == total);
        }
        CHECK_TEXT(ville_match_events_json(match, viewers[v], 0, buffer, capacity, needed));
        CHECK_TEXT(ville_match_events_json(match, viewers[v], info.events_end, buffer, capacity, needed));
    }
    uint32_t count = 99, next = 99;
    CHECK_OK(ville_match_events(match, 0, info.events_end, portion, 100, &count, &next));
    CHECK(count == 0 && next == info.events_end);
    CHECK_OK(ville_match_events(match, 0, 0, portion, 100, &count, NULL));
    CHECK(count == 100);
    REFUSED(match, VILLE_ERR_ARGUMENT,
            ville_match_events(match, 0, info.events_end + 1, portion, 1, &count, &next));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_events(match, 0, UINT32_MAX, portion, 1, &count, &next));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_events_json(match, 0, info.events_end + 1, NULL, 0, NULL));
    for (uint32_t i = 0; i < 8; ++i) {
        REFUSED(match, VILLE_ERR_ARGUMENT,
                ville_match_events(match, no_viewers[i], 0, portion, 1, &count, &next));
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_events_json(match, no_viewers[i], 0, NULL, 0, NULL));
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_events(NULL, 0, 0, portion, 1, &count, &next));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_events(match, 0, 0, NULL, 1, &count, &next));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_events(match, 0, 0, portion, 1, NULL, &next));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_events_json(NULL, 0, 0, NULL, 0, NULL));
    ville_match_destroy(match);
}

/* An analysis goes back and forth until the oldest events are forgotten. A reader is told so, and nobody else
 * forgets: a refused call forgets nothing. */
static void forget_events(uint32_t plies) {
    ville_match_config config = config_of(2, 8);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    config.chance = VILLE_CHANCE_HOST;
    ville_match *match = match_from(&config);
    ville_event event;
    uint32_t count = 0, next = 0;
    play(match, plies);
    while (info_of(match).events_begin == 0) {
        CHECK_OK(ville_match_seek(match, plies - 1, NULL));
        CHECK_OK(ville_match_seek(match, plies, NULL));
        REFUSED(match, VILLE_ERR_ILLEGAL, ville_match_apply(match, ville_match_actor(match), 0, NULL));
        if (!CHECK(info_of(match).events_end < 100000)) break;
    }
    const ville_match_info info = info_of(match);
    REFUSED(match, VILLE_ERR_FORGOTTEN, ville_match_events(match, 0, 0, &event, 1, &count, &next));
    REFUSED(match, VILLE_ERR_FORGOTTEN,
            ville_match_events(match, 0, info.events_begin - 1, &event, 1, &count, &next));
    REFUSED(match, VILLE_ERR_FORGOTTEN, ville_match_events_json(match, 0, 0, NULL, 0, NULL));
    CHECK_OK(ville_match_events(match, 0, info.events_begin, &event, 1, &count, &next));
    CHECK(count == 1 && event.seq == info.events_begin && next == event.seq + 1);
    ville_match_destroy(match);
}

static void test_forgotten_events(void) {
    for (uint32_t plies = 50; plies < 60; ++plies) forget_events(plies);
}

static void test_no_events(void) {
    ville_match_config config = config_of(2, 8);
    config.events = 0;
    ville_match *match = match_from(&config);
    ville_event event;
    uint32_t count = 0, next = 77;
    play(match, 30);
    CHECK(info_of(match).events_begin == 0 && info_of(match).events_end == 0);
    REFUSED(match, VILLE_ERR_OFF, ville_match_events(match, 0, 0, &event, 1, &count, &next));
    REFUSED(match, VILLE_ERR_OFF, ville_match_events_json(match, 0, 0, NULL, 0, NULL));
    CHECK(next == 77);
    ville_match_destroy(match);
}

static void test_state_hash(void) {
    ville_match *match = new_match(2, 1);
    uint64_t hash = 5;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_state_hash(NULL, &hash));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_state_hash(match, NULL));
    CHECK(hash == 5);
    const uint64_t before = hash_of(match);
    CHECK(before == hash_of(match));
    play(match, 1);
    CHECK(before != hash_of(match));
    ville_match_destroy(match);
}

/* A guess shows the viewer what he sees, goes on by itself, and leaves the true match alone. */
static void test_determinize(void) {
    ville_match *match = new_match(3, 14);
    for (int i = 0; i < 6; ++i, play(match, 20))
        for (uint32_t v = 0; v < 5; ++v) {
            ville_match *guess = NULL;
            char *seen = NULL, *guessed = NULL;
            const stand before = stand_of(match);
            CHECK_OK(ville_match_determinize(match, viewers[v], 99, v, &guess, NULL));
            TEXT(seen, ville_match_view_json(match, viewers[v], buffer, capacity, needed));
            TEXT(guessed, ville_match_view_json(guess, viewers[v], buffer, capacity, needed));
            CHECK(strcmp(seen, guessed) == 0);
            CHECK_STATUS(VILLE_ERR_OFF, ville_match_undo(guess, NULL));
            CHECK(info_of(guess).ply == info_of(match).ply && info_of(guess).events_end == 0);
            play_to_end(guess);
            CHECK(same_stand(before, stand_of(match)));
            free(seen);
            free(guessed);
            ville_match_destroy(guess);
        }
    ville_match *guess = NULL;
    for (uint32_t i = 0; i < 8; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_determinize(match, no_viewers[i], 1, 1, &guess, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_determinize(NULL, 0, 1, 1, &guess, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_determinize(match, 0, 1, 1, NULL, NULL));
    CHECK(guess == NULL);
    ville_match_destroy(match);
}

void run_view(void) {
    RUN(info_sizes);
    RUN(info_over_a_match);
    RUN(match_options);
    RUN(view_json);
    RUN(scores);
    RUN(events);
    RUN(forgotten_events);
    RUN(no_events);
    RUN(state_hash);
    RUN(determinize);
}
