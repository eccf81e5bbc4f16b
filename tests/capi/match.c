/* Matches: making, playing, and much at once. */
#include <stdio.h>

#include "support.h"

static void test_config_struct(void) {
    ville_match_config config;
    memset(&config, 0xee, sizeof config);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_config_init(NULL, sizeof config));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_match_config_init(&config, 0));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_match_config_init(&config, sizeof config - 1));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_match_config_init(&config, UINT32_MAX));
    CHECK(is_untouched(&config, sizeof config));
    CHECK_OK(ville_match_config_init(&config, sizeof config));
    CHECK(config.struct_size == sizeof config && config.game == -1 && config.seed == 0 && config.index == 0);
    CHECK(config.players == 0 && config.first == 0 && config.chance == VILLE_CHANCE_AUTOMATIC);
    CHECK(config.log == 1 && config.undo == 1 && config.events == 1 && config.undo_rule == VILLE_UNDO_TABLE);
    for (int i = 0; i < VILLE_MAX_OPTIONS; ++i) CHECK(config.option[i] == VILLE_DEFAULT);
}

static void test_newer_config_struct(void) {
    struct {
        ville_match_config config;
        char newer[32];
    } big;
    memset(&big, 0xee, sizeof big);
    CHECK_OK(ville_match_config_init(&big.config, sizeof big));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    big.config.game = toits();
    ville_match *match = match_from(&big.config), *plain = new_match(0, 0);
    CHECK(hash_of(match) == hash_of(plain));
    ville_match_destroy(match);
    ville_match_destroy(plain);

    /* A wish of a newer program that this version cannot fulfil is refused, and named by its place. */
    for (size_t i = 0; i < sizeof big.newer; ++i) {
        ville_error error = new_error();
        ville_match *made = NULL;
        char place[64];
        big.newer[i] = 1;
        CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_create(&big.config, NULL, &made, &error));
        snprintf(place, sizeof place, "config.struct_size: byte %u is set",
                 (unsigned)(sizeof big.config + i));
        CHECK(made == NULL && strncmp(error.text, place, strlen(place)) == 0);
        big.newer[i] = 0;
    }
}

static void refuse_config(ville_match_config config, ville_status expected) {
    ville_match *const nowhere = (ville_match *)&config, *match = nowhere;
    ville_playout result;
    uint32_t done = 77;
    ville_error error = new_error();
    CHECK_STATUS(expected, ville_match_create(&config, NULL, &match, &error));
    CHECK(match == nowhere && error.status == expected && error.text[0] != '\0');
    memset(&result, 0xee, sizeof result);
    CHECK_STATUS(expected, ville_play_random(&config, NULL, 0, 1, &result, NULL, &done, &error));
    CHECK(done == 0 && error.status == expected && is_untouched(&result, sizeof result));
}

static void test_config_values(void) {
    const ville_match_config good = config_of(3, 1);
    ville_match_config bad;
    static const int32_t beyond[] = {INT32_MIN, -1, 5, 256 + 3, INT32_MAX};
#define REFUSE(member, value, status)                                                                        \
    do {                                                                                                     \
        bad = good;                                                                                          \
        bad.member = value;                                                                                  \
        refuse_config(bad, status);                                                                          \
    } while (0)
    for (uint32_t i = 0; i < 5; ++i) {
        REFUSE(players, beyond[i], VILLE_ERR_ARGUMENT);
        REFUSE(first, beyond[i], VILLE_ERR_ARGUMENT);
        REFUSE(chance, beyond[i], VILLE_ERR_ARGUMENT);
        REFUSE(undo_rule, beyond[i], VILLE_ERR_ARGUMENT);
        REFUSE(log, beyond[i], VILLE_ERR_ARGUMENT);
        REFUSE(undo, beyond[i], VILLE_ERR_ARGUMENT);
        REFUSE(events, beyond[i], VILLE_ERR_ARGUMENT);
    }
    REFUSE(players, 1, VILLE_ERR_ARGUMENT);
    REFUSE(first, 3, VILLE_ERR_ARGUMENT);
    REFUSE(log, 0, VILLE_ERR_ARGUMENT); /* while undo is 1 */
    REFUSE(game, -1, VILLE_ERR_UNKNOWN);
    REFUSE(game, INT32_MAX, VILLE_ERR_UNKNOWN);
    REFUSE(struct_size, 0, VILLE_ERR_STRUCT_SIZE);
    REFUSE(struct_size, sizeof bad - 1, VILLE_ERR_STRUCT_SIZE);
    REFUSE(struct_size, 65537, VILLE_ERR_STRUCT_SIZE);
    REFUSE(struct_size, UINT32_MAX, VILLE_ERR_STRUCT_SIZE);
    ville_game_info game = {.struct_size = sizeof game};
    CHECK_OK(ville_game_get_info(toits(), &game));
    for (uint32_t i = 0; i < VILLE_MAX_OPTIONS; ++i) {
        REFUSE(option[i], INT32_MAX, VILLE_ERR_OPTION);
        REFUSE(option[i], INT32_MIN + 1, VILLE_ERR_OPTION);
        REFUSE(option[i], -1, VILLE_ERR_OPTION);
        if (i >= game.option_count) REFUSE(option[i], 0, VILLE_ERR_OPTION);
    }
#undef REFUSE
}

static void test_create(void) {
    ville_match_config config = config_of(0, 7);
    ville_match *match = match_from(&config);
    ville_match_info info = info_of(match);
    CHECK(info.game == toits() && info.players == 2 && info.first == 0 && info.over == 0 &&
          info.winners == 0);
    CHECK(info.actor == ville_match_actor(match) && info.actor == 0 && info.end_reason == -1);
    CHECK(info.log_begin == 0 && info.log_end == info.ply && info.events_begin == 0 && info.memory > 0);
    ville_match_destroy(match);

    for (config.players = 2; config.players <= 4; ++config.players)
        for (config.first = 0; config.first < config.players; ++config.first) {
            match = match_from(&config);
            info = info_of(match);
            CHECK(info.players == config.players && info.first == config.first && info.actor == config.first);
            ville_match_destroy(match);
        }

    match = NULL;
    config = config_of(2, 1);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_create(NULL, NULL, &match, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_create(&config, NULL, NULL, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_create(NULL, NULL, NULL, NULL));
    CHECK(match == NULL);
    CHECK_OK(ville_match_create(&config, NULL, &match, NULL));
    ville_match_destroy(match);
    ville_match_destroy(NULL);
}

static void expect_config(const ville_match *match, const ville_match_config *expected) {
    ville_match_config found;
    memset(&found, 0xee, sizeof found);
    found.struct_size = sizeof found;
    CHECK_OK(ville_match_get_config(match, &found));
    CHECK(memcmp(&found, expected, sizeof found) == 0);
}

/* A match tells how it is made, however it came about, and another one can be made from that. */
static void test_get_config(void) {
    int32_t values[VILLE_MAX_OPTIONS];
    uint32_t count = 0;
    ville_match_config config = config_of(3, UINT64_MAX - 5);
    config.index = 4000000000u;
    config.first = 2;
    config.undo_rule = VILLE_UNDO_ONE_SEAT;
    config.option[0] = 1;
    ville_match *match = match_from(&config), *other = NULL;
    CHECK_OK(ville_match_options(match, values, VILLE_MAX_OPTIONS, &count));
    for (uint32_t i = 0; i < count; ++i) config.option[i] = values[i];
    CHECK(config.option[0] == 1);
    expect_config(match, &config);

    ville_match *second = match_from(&config);
    CHECK(hash_of(second) == hash_of(match));
    ville_match_destroy(second);

    play(match, 30);
    expect_config(match, &config);
    CHECK_OK(ville_match_set_undo_rule(match, VILLE_UNDO_ANALYSIS, NULL));
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    expect_config(match, &config);

    const bytes save = save_of(match);
    CHECK_OK(ville_match_load(save.data, save.size, 0, &other, NULL));
    expect_config(other, &config);
    ville_match_destroy(other);
    free(save.data);

    char *record = NULL;
    TEXT(record, ville_match_record(match, 0, buffer, capacity, needed));
    CHECK_OK(ville_match_from_record(record, (uint32_t)strlen(record), &other, NULL));
    free(record);
    ville_match_config played = config;
    played.chance = VILLE_CHANCE_HOST;
    played.undo_rule = VILLE_UNDO_TABLE;
    expect_config(other, &played);
    ville_match_destroy(other);

    CHECK_OK(ville_match_determinize(match, 0, 11, 12, &other, NULL));
    ville_match_config guess = config;
    guess.seed = 11;
    guess.index = 12;
    guess.log = guess.undo = guess.events = 0;
    expect_config(other, &guess);
    ville_match_destroy(other);

    const char text[] = "{\"game\":\"toits\",\"players\":4}";
    CHECK_OK(ville_match_create_json(text, sizeof text - 1, &other, NULL));
    ville_match_config plain = {.struct_size = sizeof plain};
    CHECK_OK(ville_match_get_config(other, &plain));
    CHECK(plain.game == toits() && plain.players == 4 && plain.seed == 0 && plain.log == 1);
    for (uint32_t i = 0; i < VILLE_MAX_OPTIONS; ++i)
        CHECK((plain.option[i] == VILLE_DEFAULT) == (i >= count));

    memset(&plain, 0xee, sizeof plain);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_get_config(NULL, &plain));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_get_config(other, NULL));
    plain.struct_size = sizeof plain - 1;
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_match_get_config(other, &plain));
    CHECK(is_untouched(&plain.game, sizeof plain - 4));
    ville_match_destroy(other);
    ville_match_destroy(match);
}

/* A match outlives the edition that it was made with, and hands out another handle to it. */
static void test_edition_of_a_match(void) {
    const ville_match_config config = config_of(2, 1);
    ville_edition *edition = NULL, *handed_out = NULL;
    ville_match *match = NULL;
    uint64_t hash = 0, hash_out = 1;
    CHECK_OK(ville_edition_builtin(toits(), 0, &edition, NULL));
    CHECK_OK(ville_edition_hash(edition, &hash));
    CHECK_OK(ville_match_create(&config, edition, &match, NULL));
    ville_edition_destroy(edition);
    play(match, 20);
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_edition(match, NULL, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_edition(NULL, &handed_out, NULL));
    CHECK(handed_out == NULL);
    CHECK_OK(ville_match_edition(match, &handed_out, NULL));
    ville_match_destroy(match);
    CHECK_OK(ville_edition_hash(handed_out, &hash_out));
    CHECK(hash == hash_out);
    ville_edition_destroy(handed_out);
}

static void test_create_json(void) {
    static const struct {
        const char *text;
        ville_status status;
    } rows[] = {
        {"{\"game\":\"toits\"}", VILLE_OK},
        {"{\"game\":\"toits\",\"players\":4,\"first\":3,\"seed\":\"18446744073709551615\",\"index\":"
         "4294967295}",
         VILLE_OK},
        {"{\"game\":\"toits\",\"options\":{\"empty_supply\":\"reshuffle\",\"achievement_minimum\":1}}",
         VILLE_OK},
        {"{\"game\":\"toits\",\"edition\":{\"id\":\"toits_reconstruction_1\"}}", VILLE_OK},
        {"{\"game\":\"toits\",\"players\":0}", VILLE_ERR_JSON},
        {"", VILLE_ERR_JSON},
        {"null", VILLE_ERR_JSON},
        {"[]", VILLE_ERR_JSON},
        {"{}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\"", VILLE_ERR_JSON},
        {"{\"game\":\"toits\"} x", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"game\":\"toits\"}", VILLE_ERR_JSON},
        {"{\"game\":0}", VILLE_ERR_JSON},
        {"{\"game\":\"none\"}", VILLE_ERR_GAME},
        {"{\"game\":\"\"}", VILLE_ERR_GAME},
        {"{\"game\":\"toits\",\"players\":5}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"players\":1}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"players\":258}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"players\":-1}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"players\":2.0}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"players\":\"2\"}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"players\":true}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"first\":2}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"seed\":\"18446744073709551616\"}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"seed\":\"-1\"}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"seed\":\"07\"}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"seed\":\"\"}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"seed\":\" 7\"}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"seed\":1e3}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"index\":4294967296}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"record\":2}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"speed\":1}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"options\":[]}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"options\":{\"none\":0}}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"options\":{\"empty_supply\":1}}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"options\":{\"empty_supply\":\"never\"}}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"options\":{\"achievement_minimum\":2}}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"edition\":{\"id\":\"another\"}}", VILLE_ERR_EDITION},
        {"{\"game\":\"toits\",\"edition\":{\"id\":\"toits_reconstruction_1\",\"hash\":\"0\"}}",
         VILLE_ERR_EDITION},
        {"{\"game\":\"toits\",\"edition\":7}", VILLE_ERR_JSON},
        {"{\"game\":\"toits\",\"edition\":{\"cards\":[]}}", VILLE_ERR_JSON},
    };
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        const uint32_t size = (uint32_t)strlen(rows[i].text);
        char *text = exact_room(size); /* without a zero byte at its end */
        memcpy(text, rows[i].text, size);
        ville_match *match = NULL;
        ville_error error = new_error();
        if (!CHECK_STATUS(rows[i].status, ville_match_create_json(text, size, &match, &error)))
            check_that(0, __FILE__, __LINE__, rows[i].text);
        CHECK((match != NULL) == (rows[i].status == VILLE_OK) && error.status == rows[i].status);
        CHECK((error.text[0] == '\0') == (rows[i].status == VILLE_OK));
        ville_match_destroy(match);
        free(text);
    }
    ville_match *match = NULL;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_create_json(NULL, 0, &match, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_create_json("{}", 2, NULL, NULL));
    CHECK(match == NULL);
}

/* A fault inside an edition inside a header has the place that it has in the header. */
static void test_create_json_place(void) {
    const char *text =
        "{\"game\":\"toits\",\"edition\":{\"id\":\"x\",\"certainty\":{\"board\":\"perhaps\"}}}";
    const char *place = "/edition/certainty/board: ";
    ville_match *match = NULL;
    ville_error error = new_error();
    CHECK_STATUS(VILLE_ERR_JSON, ville_match_create_json(text, (uint32_t)strlen(text), &match, &error));
    CHECK(strncmp(error.text, place, strlen(place)) == 0);
}

/* The same match by struct and by JSON. */
static void test_create_json_is_create(void) {
    const char *text = "{\"game\":\"toits\",\"players\":3,\"first\":1,\"seed\":\"7\",\"index\":9,"
                       "\"options\":{\"several_cards\":\"all_at_once\"}}";
    ville_match_config config = config_of(3, 7);
    ville_match *match = NULL;
    config.first = 1;
    config.index = 9;
    config.option[1] = 1;
    ville_match *other = match_from(&config);
    CHECK_OK(ville_match_create_json(text, (uint32_t)strlen(text), &match, NULL));
    play_to_end(match);
    play_to_end(other);
    CHECK(same_stand(stand_of(match), stand_of(other)));
    ville_match_destroy(match);
    ville_match_destroy(other);
}

/* Clone, play both with the same choices, and compare at every ply. */
static void test_clone(void) {
    for (int32_t players = 2; players <= 4; ++players) {
        ville_match *match = new_match(players, 11), *clone = NULL;
        play(match, 25);
        CHECK_OK(ville_match_clone(match, &clone, NULL));
        CHECK(same_stand(stand_of(match), stand_of(clone)));
        const stand before = stand_of(match);
        play(clone, 10);
        CHECK(same_stand(before, stand_of(match)));
        while (ville_match_actor(match) != VILLE_NOBODY) {
            play(match, 1);
            if (info_of(match).ply <= info_of(clone).ply) continue;
            play(clone, 1);
            CHECK(hash_of(match) == hash_of(clone));
        }
        play_to_end(clone);
        CHECK(same_stand(stand_of(match), stand_of(clone)));
        ville_match_destroy(match);
        CHECK(info_of(clone).over == 1);
        ville_match_destroy(clone);
    }
    ville_match *match = new_match(2, 1), *clone = NULL;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_clone(NULL, &clone, NULL));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_clone(match, NULL, NULL));
    CHECK(clone == NULL);
    ville_match_destroy(match);
}

/* A match takes over everything of another: what it keeps, its rules of undo, its stand-ins. */
static void test_assign(void) {
    ville_match_config configs[5];
    for (uint32_t i = 0; i < 5; ++i) configs[i] = config_of(2 + (int32_t)i % 3, i);
    configs[1].undo = configs[1].log = configs[1].events = 0;
    configs[2].chance = VILLE_CHANCE_HOST;
    configs[2].undo = 0;
    configs[3].undo_rule = VILLE_UNDO_ANALYSIS;
    configs[3].events = 0;
    for (uint32_t from = 0; from < 5; ++from)
        for (uint32_t to = 0; to < 5; ++to) {
            ville_match *source = match_from(&configs[from]), *target = match_from(&configs[to]);
            play(source, 30);
            play(target, 13);
            if (from == 4) CHECK_OK(ville_match_set_stand_in(source, 1, 1, NULL));
            CHECK_OK(ville_match_assign(target, source, NULL));
            const ville_match_info was = info_of(source);
            stand a = stand_of(source), b = stand_of(target);
            a.info.memory = b.info.memory = 0; /* room that is there already may be kept */
            CHECK(same_stand(a, b));
            play_to_end(target);
            ville_match_info now = info_of(source);
            CHECK(memcmp(&was, &now, sizeof was) == 0);
            play_to_end(source);
            CHECK(hash_of(source) == hash_of(target));
            ville_match_destroy(source);
            CHECK(info_of(target).over == 1);
            ville_match_destroy(target);
        }
    ville_match *match = new_match(2, 1);
    play(match, 9);
    const stand before = stand_of(match);
    CHECK_OK(ville_match_assign(match, match, NULL));
    CHECK(same_stand(before, stand_of(match)));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_assign(match, NULL, NULL));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_assign(NULL, match, NULL));
    ville_match_destroy(match);
}

/* Handles know nothing of each other, so any may go first. */
static void test_destroy_in_any_order(void) {
    static const int orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (uint32_t i = 0; i < 6; ++i) {
        const ville_match_config config = config_of(2, i);
        ville_edition *edition = NULL, *second = NULL;
        ville_match *matches[3] = {NULL, NULL, NULL};
        CHECK_OK(ville_edition_builtin(toits(), 0, &edition, NULL));
        CHECK_OK(ville_match_create(&config, edition, &matches[0], NULL));
        CHECK_OK(ville_match_clone(matches[0], &matches[1], NULL));
        CHECK_OK(ville_match_determinize(matches[1], 0, 1, 2, &matches[2], NULL));
        CHECK_OK(ville_match_edition(matches[2], &second, NULL));
        if (i % 2 == 0) ville_edition_destroy(edition);
        for (uint32_t k = 0; k < 3; ++k) {
            for (uint32_t rest = k; rest < 3; ++rest) play(matches[orders[i][rest]], 3);
            ville_match_destroy(matches[orders[i][k]]);
        }
        if (i % 2 != 0) ville_edition_destroy(edition);
        CHECK(ville_edition_game(second) == toits());
        ville_edition_destroy(second);
    }
}

/* ---- Playing */

static void test_actor(void) {
    CHECK(ville_match_actor(NULL) == VILLE_NOBODY);
    ville_match *match = new_match(3, 5);
    CHECK(ville_match_actor(match) == 0);
    play_to_end(match);
    CHECK(ville_match_actor(match) == VILLE_NOBODY);
    /* What it answers may be handed on, before the end and after it. */
    CHECK_STATUS(VILLE_ERR_OVER, ville_match_apply(match, VILLE_NOBODY, 0, NULL));
    CHECK_STATUS(VILLE_ERR_OVER, ville_match_check_action(match, VILLE_NOBODY, 0, NULL));
    ville_match *fresh = new_match(2, 1);
    REFUSED(fresh, VILLE_ERR_NOT_YOUR_TURN, ville_match_apply(fresh, VILLE_NOBODY, 0, NULL));
    ville_match_destroy(fresh);
    ville_match_destroy(match);
}

static const int32_t no_viewers[] = {VILLE_CHANCE, VILLE_NOBODY, -5, 2, 4, 99, INT32_MIN, INT32_MAX};

static void test_legal_actions(void) {
    ville_match *match = new_match(2, 3);
    ville_action actions[64], few[64];
    while (ville_match_actor(match) != VILLE_NOBODY) {
        const int32_t actor = ville_match_actor(match);
        uint32_t count = 99, same = 0;
        CHECK_OK(ville_match_legal_actions(match, actor, actions, 64, &count));
        CHECK(count > 0 && count < 64);
        for (uint32_t i = 1; i < count; ++i) CHECK(actions[i - 1] < actions[i]);
        for (uint32_t i = 0; i < count; ++i) {
            CHECK(actions[i] != 0 && actions[i] < (ville_action)1 << 53);
            CHECK_OK(ville_match_check_action(match, actor, actions[i], NULL));
        }
        CHECK_OK(ville_match_legal_actions(match, VILLE_OMNISCIENT, few, 64, &same));
        CHECK(same == count && memcmp(few, actions, count * sizeof *few) == 0);
        CHECK_OK(ville_match_legal_actions(match, actor, NULL, 0, &same));
        CHECK(same == count);
        for (uint32_t room = 0; room < count; ++room) {
            ville_action *exact = exact_room(room * (uint32_t)sizeof *exact);
            CHECK_STATUS(VILLE_ERR_BUFFER, ville_match_legal_actions(match, actor, exact, room, &same));
            CHECK(same == count);
            free(exact);
        }
        CHECK_OK(ville_match_legal_actions(match, 1 - actor, actions, 64, &same));
        CHECK(same == 0);
        CHECK_OK(ville_match_legal_actions(match, VILLE_PUBLIC, NULL, 0, &same));
        CHECK(same == 0);
        play(match, 1);
    }
    uint32_t count = 99;
    CHECK_OK(ville_match_legal_actions(match, VILLE_OMNISCIENT, actions, 64, &count));
    CHECK(count == 0);
    for (uint32_t i = 0; i < 8; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT,
                ville_match_legal_actions(match, no_viewers[i], actions, 64, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_legal_actions(NULL, 0, actions, 64, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_legal_actions(match, 0, actions, 64, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_legal_actions(match, 0, NULL, 64, &count));
    ville_match_destroy(match);
}

static void test_outcomes(void) {
    ville_match_config config = config_of(2, 3);
    config.chance = VILLE_CHANCE_HOST;
    ville_match *match = match_from(&config);
    ville_action outcomes[128], few[128];
    uint32_t weights[128], count = 0, same = 0;
    int asked = 0;
    for (; ville_match_actor(match) != VILLE_NOBODY; play(match, 1)) {
        CHECK_OK(ville_match_outcomes(match, VILLE_OMNISCIENT, outcomes, weights, 128, &count));
        CHECK((count > 0) == (ville_match_actor(match) == VILLE_CHANCE));
        if (count == 0) continue;
        ++asked;
        for (uint32_t i = 0; i < count; ++i) {
            CHECK(weights[i] > 0 && (i == 0 || outcomes[i - 1] < outcomes[i]));
            CHECK_OK(ville_match_check_action(match, VILLE_CHANCE, outcomes[i], NULL));
        }
        CHECK_OK(ville_match_outcomes(match, VILLE_OMNISCIENT, NULL, NULL, 0, &same));
        CHECK(same == count);
        CHECK_OK(ville_match_outcomes(match, VILLE_OMNISCIENT, few, NULL, 128, &same));
        CHECK(same == count && memcmp(few, outcomes, count * sizeof *few) == 0);
        ville_action *exact = exact_room((count - 1) * (uint32_t)sizeof *exact);
        uint32_t *exact_weights = exact_room((count - 1) * (uint32_t)sizeof *exact_weights);
        CHECK_STATUS(VILLE_ERR_BUFFER,
                     ville_match_outcomes(match, VILLE_OMNISCIENT, exact, exact_weights, count - 1, &same));
        CHECK(same == count);
        free(exact);
        free(exact_weights);
        for (int32_t viewer = VILLE_PUBLIC; viewer < 2; ++viewer) {
            if (viewer == VILLE_CHANCE || viewer == VILLE_NOBODY) continue;
            CHECK_OK(ville_match_outcomes(match, viewer, outcomes, weights, 128, &same));
            CHECK(same == 0);
            CHECK_OK(ville_match_legal_actions(match, viewer, outcomes, 128, &same));
            CHECK(same == 0);
        }
        CHECK_OK(ville_match_legal_actions(match, VILLE_OMNISCIENT, outcomes, 128, &same));
        CHECK(same == 0);
    }
    CHECK(asked > 40);
    for (uint32_t i = 0; i < 8; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_outcomes(match, no_viewers[i], NULL, NULL, 0, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_outcomes(NULL, VILLE_OMNISCIENT, NULL, NULL, 0, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_outcomes(match, VILLE_OMNISCIENT, NULL, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT,
                 ville_match_outcomes(match, VILLE_OMNISCIENT, NULL, weights, 128, &count));
    ville_match_destroy(match);
}

/* Words with all kinds of garbage: refused with a reason, or legal. */
static void try_garbage(ville_match *match, int32_t player, ville_action word) {
    ville_error asked = new_error(), told = new_error();
    ville_match *clone = NULL;
    const ville_status answer = ville_match_check_action(match, player, word, &asked);
    if (answer == VILLE_OK) {
        CHECK_OK(ville_match_clone(match, &clone, NULL));
        CHECK_OK(ville_match_apply(clone, player, word, NULL));
        ville_match_destroy(clone);
        return;
    }
    REFUSED(match, answer, ville_match_apply(match, player, word, &told));
    CHECK(asked.status == answer && memcmp(&asked, &told, sizeof asked) == 0);
    CHECK((told.reason == VILLE_REASON_NONE) == (answer == VILLE_ERR_ARGUMENT));
    CHECK(told.text[0] != '\0' && memchr(told.text, 0, sizeof told.text) != NULL);
}

static void test_apply_garbage(void) {
    ville_match_config config = config_of(3, 21);
    for (config.chance = VILLE_CHANCE_AUTOMATIC; config.chance <= VILLE_CHANCE_HOST; ++config.chance) {
        ville_match *match = match_from(&config);
        for (uint32_t step = 0; ville_match_actor(match) != VILLE_NOBODY; ++step, play(match, 7)) {
            uint64_t random = 88172645463325252u + step;
            for (int32_t player = VILLE_CHANCE; player < 3; ++player) {
                for (int bit = 0; bit < 64; ++bit) try_garbage(match, player, (ville_action)1 << bit);
                for (uint64_t kind = 0; kind < 12; ++kind)
                    for (uint64_t value = 0; value < 3; ++value)
                        try_garbage(match, player, kind << 45 | value << (38 + 4 * (kind & 1)));
                for (int i = 0; i < 20; ++i) {
                    random ^= random << 13, random ^= random >> 7, random ^= random << 17;
                    try_garbage(match, player, random);
                    try_garbage(match, player, random >> 15);
                }
                try_garbage(match, player, 0);
                try_garbage(match, player, UINT64_MAX);
            }
        }
        ville_match_destroy(match);
    }
}

static void test_wrong_players(void) {
    ville_match_config config = config_of(2, 1);
    ville_match *match = match_from(&config);
    ville_action actions[64];
    ville_error error = new_error();
    CHECK(play_to_choice(match, actions) > 1);
    const int32_t actor = ville_match_actor(match);
    REFUSED(match, VILLE_ERR_NOT_YOUR_TURN, ville_match_apply(match, 1 - actor, actions[0], &error));
    CHECK(error.reason == VILLE_REASON_NOT_YOUR_TURN);
    REFUSED(match, VILLE_ERR_NOT_YOUR_TURN, ville_match_apply(match, VILLE_CHANCE, actions[0], &error));
    CHECK(error.reason == VILLE_REASON_PLAYER_MUST_ACT);
    REFUSED(match, VILLE_ERR_NOT_YOUR_TURN, ville_match_draw(match, &actions[1], &error));
    CHECK(error.reason == VILLE_REASON_PLAYER_MUST_ACT);
    for (uint32_t i = 1; i < 8; ++i) {
        const ville_status expected =
            no_viewers[i] == VILLE_NOBODY ? VILLE_ERR_NOT_YOUR_TURN : VILLE_ERR_ARGUMENT;
        REFUSED(match, expected, ville_match_apply(match, no_viewers[i], actions[0], &error));
        REFUSED(match, expected, ville_match_check_action(match, no_viewers[i], actions[0], &error));
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_stand_in(match, no_viewers[i], 1, &error));
        CHECK(error.reason == VILLE_REASON_NONE && error.text[0] != '\0');
    }
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_stand_in(match, VILLE_CHANCE, 1, &error));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_stand_in(match, 0, 2, &error));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_stand_in(match, 0, -1, &error));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_apply(NULL, 0, actions[0], &error));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_check_action(NULL, 0, actions[0], &error));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_draw(NULL, NULL, &error));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_set_stand_in(NULL, 0, 1, &error));

    play_to_end(match);
    for (int32_t player = VILLE_CHANCE; player < 2; ++player) {
        REFUSED(match, VILLE_ERR_OVER, ville_match_apply(match, player, actions[0], &error));
        CHECK(error.reason == VILLE_REASON_MATCH_OVER);
        REFUSED(match, VILLE_ERR_OVER, ville_match_check_action(match, player, actions[0], &error));
    }
    REFUSED(match, VILLE_ERR_OVER, ville_match_draw(match, NULL, &error));
    ville_match_destroy(match);

    config.chance = VILLE_CHANCE_HOST;
    match = match_from(&config);
    CHECK(ville_match_actor(match) == VILLE_CHANCE);
    REFUSED(match, VILLE_ERR_NOT_YOUR_TURN, ville_match_apply(match, 0, actions[0], &error));
    CHECK(error.reason == VILLE_REASON_CHANCE_MUST_ACT);
    ville_match_destroy(match);
}

/* The library draws for a host what it would draw by itself. */
static void test_draw(void) {
    ville_match_config config = config_of(3, 77);
    ville_match *automatic = match_from(&config);
    config.chance = VILLE_CHANCE_HOST;
    ville_match *host = match_from(&config);
    ville_match *by_hand = match_from(&config);
    for (;;) {
        while (ville_match_actor(host) == VILLE_CHANCE) {
            ville_action outcome = 0;
            CHECK_OK(ville_match_draw(host, &outcome, NULL));
            CHECK_OK(ville_match_apply(by_hand, VILLE_CHANCE, outcome, NULL));
        }
        CHECK(hash_of(automatic) == hash_of(host) && hash_of(host) == hash_of(by_hand));
        if (ville_match_actor(host) == VILLE_NOBODY) break;
        play(automatic, 1);
        play(host, 1);
        play(by_hand, 1);
    }
    CHECK(info_of(automatic).over == 1 && info_of(automatic).ply == info_of(host).ply);
    ville_match_destroy(automatic);
    ville_match_destroy(host);
    ville_match_destroy(by_hand);
}

static void test_apply_list(void) {
    ville_match *match = new_match(2, 31), *again = NULL;
    ville_action list[1024];
    uint32_t count = 0, applied = 99;
    ville_error error = new_error();
    CHECK_OK(ville_match_clone(match, &again, NULL));
    const stand start = stand_of(again);
    while (ville_match_actor(match) != VILLE_NOBODY) { /* what the players decide, without luck */
        ville_log_entry entry;
        uint32_t got = 0;
        const uint32_t ply = info_of(match).ply;
        play(match, 1);
        CHECK_OK(ville_match_log(match, ply, &entry, 1, &got));
        CHECK(got == 1 && entry.player >= 0);
        list[count++] = entry.action;
    }
    CHECK_OK(ville_match_apply_list(again, list, 0, &applied, NULL));
    CHECK(applied == 0);
    CHECK_OK(ville_match_apply_list(again, NULL, 0, NULL, NULL));
    CHECK(same_stand(start, stand_of(again)));

    const ville_action last = list[count - 1];
    list[count - 1] = 0;
    CHECK_STATUS(VILLE_ERR_ILLEGAL, ville_match_apply_list(again, list, count, &applied, &error));
    CHECK(applied == count - 1 && error.place == (int32_t)applied &&
          error.reason == VILLE_REASON_UNKNOWN_KIND);
    CHECK_OK(ville_match_apply_list(again, &last, 1, &applied, &error));
    CHECK(applied == 1 && error.place == -1 && same_stand(stand_of(match), stand_of(again)));
    REFUSED(again, VILLE_ERR_OVER, ville_match_apply_list(again, list, 1, &applied, &error));
    CHECK(applied == 0 && error.place == 0);
    REFUSED(again, VILLE_ERR_ARGUMENT, ville_match_apply_list(again, NULL, 1, &applied, &error));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_apply_list(NULL, list, 1, &applied, &error));
    ville_match_destroy(match);
    ville_match_destroy(again);
}

static void test_stand_in(void) {
    for (int32_t players = 2; players <= 4; ++players) { /* every seat leaves, one after the other */
        ville_match *match = new_match(players, 5);
        for (int32_t seat = 0; seat < players; ++seat) {
            play(match, 6);
            CHECK_OK(ville_match_set_stand_in(match, seat, 1, NULL));
            CHECK(ville_match_actor(match) != seat);
            CHECK(info_of(match).stand_ins == (2u << seat) - 1);
        }
        CHECK(ville_match_actor(match) == VILLE_NOBODY && info_of(match).over == 1);
        ville_match_destroy(match);
    }
    ville_match *match = new_match(2, 6); /* one leaves and comes back */
    CHECK_OK(ville_match_set_stand_in(match, 1, 1, NULL));
    for (int i = 0; i < 10; ++i) {
        CHECK(ville_match_actor(match) == 0);
        play(match, 1);
    }
    CHECK_OK(ville_match_set_stand_in(match, 1, 0, NULL));
    CHECK_OK(ville_match_set_stand_in(match, 1, 0, NULL));
    CHECK(info_of(match).stand_ins == 0);
    while (ville_match_actor(match) == 0) play(match, 1);
    CHECK(ville_match_actor(match) == 1);
    ville_match_destroy(match);
}

/* ---- Much at once */

static int32_t stop_at_once = 1;

static void test_play_random(void) {
    const ville_match_config config = config_of(4, 9);
    ville_playout all[20], part[20];
    uint32_t done = 0;
    memset(all, 0xee, sizeof all);
    CHECK_OK(ville_play_random(&config, NULL, 3, 20, all, NULL, &done, NULL));
    CHECK(done == 20);
    for (uint32_t i = 0; i < 20; ++i) {
        CHECK(all[i].plies > all[i].decisions && all[i].decisions > 0 && all[i].winners > 0);
        CHECK(all[i].winners < 16 && all[i].reserved == 0);
        CHECK_OK(ville_play_random(&config, NULL, 3 + i, 1, part, NULL, NULL, NULL));
        CHECK(memcmp(&all[i], part, sizeof *part) == 0);
    }
    ville_edition *edition = NULL;
    CHECK_OK(ville_edition_builtin(toits(), 0, &edition, NULL));
    CHECK_OK(ville_play_random(&config, edition, 3, 20, part, &(const int32_t){0}, &done, NULL));
    CHECK(memcmp(all, part, sizeof all) == 0);
    ville_edition_destroy(edition);

    memset(part, 0xee, sizeof part);
    CHECK_STATUS(VILLE_ERR_STOPPED,
                 ville_play_random(&config, NULL, 0, 20, part, &stop_at_once, &done, NULL));
    CHECK(done == 0 && is_untouched(part, sizeof part));
    CHECK_OK(ville_play_random(&config, NULL, 0, 0, NULL, &stop_at_once, &done, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_play_random(&config, NULL, 0, 1, NULL, NULL, &done, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_play_random(NULL, NULL, 0, 1, part, NULL, &done, NULL));
    CHECK_OK(ville_play_random(&config, NULL, UINT32_MAX, 2, part, NULL, &done, NULL)); /* numbers wrap */
    CHECK(done == 2);
}

void run_match(void) {
    RUN(config_struct);
    RUN(newer_config_struct);
    RUN(config_values);
    RUN(create);
    RUN(get_config);
    RUN(edition_of_a_match);
    RUN(create_json);
    RUN(create_json_place);
    RUN(create_json_is_create);
    RUN(clone);
    RUN(assign);
    RUN(destroy_in_any_order);
    RUN(actor);
    RUN(legal_actions);
    RUN(outcomes);
    RUN(apply_garbage);
    RUN(wrong_players);
    RUN(draw);
    RUN(apply_list);
    RUN(stand_in);
    RUN(play_random);
}
