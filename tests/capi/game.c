/* Games and editions: what there is, and how things are called. */
#include <stdio.h>

#include "support.h"

static const int32_t no_games[] = {-1, 1000, INT32_MIN, INT32_MAX};

static void test_games(void) {
    const int32_t count = ville_game_count();
    CHECK(count >= 1);
    CHECK(ville_game_find(NULL) == -1 && ville_game_find("") == -1 && ville_game_find("toit") == -1);
    CHECK(ville_game_find("TOITS") == -1 && ville_game_find("toits ") == -1);
    for (int32_t game = 0; game < count; ++game) {
        ville_game_info info = {.struct_size = sizeof info};
        CHECK_OK(ville_game_get_info(game, &info));
        CHECK(info.struct_size == sizeof info);
        CHECK(info.min_players >= 1 && info.min_players <= info.max_players);
        CHECK(info.max_players <= VILLE_MAX_PLAYERS && info.option_count <= VILLE_MAX_OPTIONS);
        CHECK(info.rules_version > 0 && info.state_version > 0 && info.max_actions > 0 && info.max_plies > 0);
        CHECK(info.state_bytes > 0 && info.edition_count > 0 && info.action_kind_count > 0);
        CHECK(info.event_kind_count > 4 && info.phase_count > 0 && info.score_line_count > 0);
        CHECK(info.score_line_count <= VILLE_MAX_SCORE_LINES && info.end_reason_count > 0);
        CHECK(memchr(info.id, 0, sizeof info.id) != NULL && ville_game_find(info.id) == game);
    }
    for (uint32_t i = 0; i < 4; ++i) {
        ville_game_info info = {.struct_size = sizeof info};
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_get_info(no_games[i], &info));
        CHECK(info.max_players == 0);
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_game_get_info(0, NULL));
}

static void test_game_info_sizes(void) {
    struct {
        ville_game_info info;
        char newer[24];
    } big;
    const uint32_t small[] = {0, 4, sizeof big.info - 1};
    for (uint32_t i = 0; i < 3; ++i) {
        memset(&big, 0xee, sizeof big);
        big.info.struct_size = small[i];
        CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_game_get_info(0, &big.info));
        CHECK(is_untouched(&big.info.min_players, sizeof big - 4));
    }
    memset(&big, 0xee, sizeof big);
    big.info.struct_size = sizeof big;
    CHECK_OK(ville_game_get_info(0, &big.info));
    CHECK(big.info.struct_size == sizeof big && big.info.max_players > 0);
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
}

/* How many rows a table of names must have; those of reasons have gaps. */
static int32_t row_count(const ville_game_info *info, int32_t table) {
    switch (table) {
    case VILLE_NAMES_GAME: return 1;
    case VILLE_NAMES_PHASE: return (int32_t)info->phase_count;
    case VILLE_NAMES_ACTION: return (int32_t)info->action_kind_count;
    case VILLE_NAMES_EVENT: return (int32_t)info->event_kind_count;
    case VILLE_NAMES_OPTION:
    case VILLE_NAMES_OPTION_HELP: return (int32_t)info->option_count;
    case VILLE_NAMES_SCORE_LINE: return (int32_t)info->score_line_count;
    case VILLE_NAMES_REASON: return VILLE_REASON_ACTS_BY_ITSELF + 1 + (int32_t)info->reason_count;
    case VILLE_NAMES_END_REASON: return (int32_t)info->end_reason_count;
    default: return (int32_t)info->edition_count;
    }
}

static void test_names_and_labels(void) {
    for (int32_t game = 0; game < ville_game_count(); ++game) {
        ville_game_info info = {.struct_size = sizeof info};
        CHECK_OK(ville_game_get_info(game, &info));
        for (int32_t table = VILLE_NAMES_GAME; table <= VILLE_NAMES_EDITION; ++table) {
            int32_t named = 0;
            for (int32_t row = -2; row < 400; ++row) {
                if (ville_game_name(game, table, row, NULL, 0, NULL) != VILLE_OK) {
                    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_name(game, table, row, NULL, 0, NULL));
                    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_label(game, table, row, "en", NULL, 0, NULL));
                    continue;
                }
                ++named;
                CHECK_TEXT(ville_game_name(game, table, row, buffer, capacity, needed));
                CHECK_TEXT(ville_game_label(game, table, row, "fr", buffer, capacity, needed));
            }
            CHECK(named == row_count(&info, table));
        }
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_name(game, -1, 0, NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_name(game, VILLE_NAMES_EDITION + 1, 0, NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_name(game, INT32_MAX, INT32_MAX, NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_name(game, 0, INT32_MIN, NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_label(game, 99, 0, "en", NULL, 0, NULL));
    }
    for (uint32_t i = 0; i < 4; ++i) {
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_name(no_games[i], 0, 0, NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_label(no_games[i], 0, 0, "en", NULL, 0, NULL));
    }
}

static char *title_in(const char *language) {
    char *title = NULL;
    TEXT(title, ville_game_label(toits(), VILLE_NAMES_PHASE, 0, language, buffer, capacity, needed));
    return title;
}

static void test_languages(void) {
    const int32_t count = ville_language_count();
    int french = 0;
    CHECK(count >= 2);
    for (int32_t language = 0; language < count; ++language) {
        char code[8];
        CHECK_TEXT(ville_language_code(language, buffer, capacity, needed));
        CHECK_OK(ville_language_code(language, code, sizeof code, NULL));
        CHECK(strlen(code) == 2);
        french += strcmp(code, "fr") == 0;
    }
    CHECK(french == 1);
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_language_code(-1, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_language_code(count, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_language_code(INT32_MIN, NULL, 0, NULL));

    /* An unknown language is answered in English. */
    char *english = title_in("en"), *other = title_in("fr");
    CHECK(strcmp(english, other) != 0);
    free(other);
    const char *const unknown[] = {NULL, "", "xx", "english", "\xff\xfe", "fr\n"};
    for (uint32_t i = 0; i < 6; ++i) {
        other = title_in(unknown[i]);
        CHECK(strcmp(english, other) == 0);
        free(other);
    }
    free(english);
}

static void test_options(void) {
    ville_game_info game = {.struct_size = sizeof game};
    CHECK_OK(ville_game_get_info(toits(), &game));
    for (int32_t i = 0; i < (int32_t)game.option_count; ++i) {
        ville_option_info option = {.struct_size = sizeof option};
        CHECK_OK(ville_game_get_option(toits(), i, &option));
        CHECK(option.min <= option.fallback && option.fallback <= option.max);
        CHECK(memchr(option.name, 0, sizeof option.name) != NULL);
        for (int32_t value = option.min; value <= option.max; ++value) {
            CHECK_TEXT(ville_game_option_value(toits(), i, value, NULL, buffer, capacity, needed));
            CHECK_TEXT(ville_game_option_value(toits(), i, value, "fr", buffer, capacity, needed));
        }
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_game_option_value(toits(), i, option.min - 1, NULL, NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_game_option_value(toits(), i, option.max + 1, "en", NULL, 0, NULL));
    }
    ville_option_info option = {.struct_size = sizeof option};
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_get_option(toits(), -1, &option));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_get_option(toits(), (int32_t)game.option_count, &option));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_get_option(-1, 0, &option));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_game_get_option(toits(), 0, NULL));
    option.struct_size = sizeof option - 1;
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_game_get_option(toits(), 0, &option));
    CHECK(option.max == 0);
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_option_value(-1, 0, 0, NULL, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_option_value(toits(), -1, 0, NULL, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_option_value(toits(), 99, 0, NULL, NULL, 0, NULL));
}

static void test_options_from_json(void) {
    static const struct {
        const char *text;
        ville_status status;
        const char *words;
    } rows[] = {
        {"{}", VILLE_OK, ""},
        {" { \"empty_supply\" : \"reshuffle\" , \"achievement_minimum\" : 1 } ", VILLE_OK, ""},
        {"nonsense", VILLE_ERR_JSON, "at the top: byte 1"},
        {"{\"empty_supply\":\"reshuffle\"},\"players\":3", VILLE_ERR_JSON, "at the top: byte 28"},
        {"{\"empty_supply\":\"reshuffle\"", VILLE_ERR_JSON, "at the top: byte 27"},
        {"[]", VILLE_ERR_JSON, "at the top: must be an object"},
        {"{\"no_such_option\":1}", VILLE_ERR_JSON, "/no_such_option: is not an option of this game"},
        {"{\"empty_supply\":\"full\"}", VILLE_ERR_JSON, "/empty_supply: is not a known name"},
        {"{\"achievement_minimum\":2}", VILLE_ERR_JSON, "/achievement_minimum: "},
        {"", VILLE_ERR_JSON, "at the top: "},
    };
    ville_game_info info = {.struct_size = sizeof info};
    CHECK_OK(ville_game_get_info(toits(), &info));
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        int32_t values[VILLE_MAX_OPTIONS];
        uint32_t count = 77;
        ville_error error;
        CHECK_OK(ville_error_init(&error, sizeof error));
        memset(values, 0xee, sizeof values);
        const char *text = rows[i].text;
        CHECK_STATUS(rows[i].status, ville_game_options_from_json(toits(), text, (uint32_t)strlen(text),
                                                                  values, VILLE_MAX_OPTIONS, &count, &error));
        CHECK(is_untouched(values, sizeof values) == (rows[i].status != VILLE_OK));
        CHECK(count == (rows[i].status == VILLE_OK ? info.option_count : 77));
        if (!CHECK(strncmp(error.text, rows[i].words, strlen(rows[i].words)) == 0))
            check_that(0, __FILE__, __LINE__, error.text);
        for (uint32_t k = 0; i < 2 && k < count; ++k) {
            ville_option_info option = {.struct_size = sizeof option};
            CHECK_OK(ville_game_get_option(toits(), (int32_t)k, &option));
            const int named =
                strcmp(option.name, "empty_supply") == 0 || strcmp(option.name, "achievement_minimum") == 0;
            CHECK(values[k] == (i == 1 && named ? 1 : option.fallback));
        }
    }
    uint32_t count = 0;
    int32_t few[1];
    CHECK_OK(ville_game_options_from_json(toits(), "{}", 2, NULL, 0, &count, NULL));
    CHECK(count == info.option_count);
    CHECK_STATUS(VILLE_ERR_BUFFER, ville_game_options_from_json(toits(), "{}", 2, few, 1, &count, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_game_options_from_json(toits(), NULL, 2, few, 1, &count, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_game_options_from_json(toits(), "{}", 2, NULL, 1, &count, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_game_options_from_json(toits(), "{}", 2, few, 1, NULL, NULL));
    for (uint32_t i = 0; i < 4; ++i)
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_game_options_from_json(no_games[i], "{}", 2, few, 1, &count, NULL));
}

static void test_event_kinds(void) {
    ville_game_info game = {.struct_size = sizeof game};
    CHECK_OK(ville_game_get_info(toits(), &game));
    int32_t seen = 0;
    for (int32_t row = 0; row < (int32_t)game.event_kind_count; ++row) {
        const int32_t type = ville_game_event_kind(toits(), row);
        CHECK(type == VILLE_EVENT_TURN_STARTED || type == VILLE_EVENT_POINTS_SCORED ||
              type == VILLE_EVENT_MATCH_OVER || type == VILLE_EVENT_UNDONE || type >= 64);
        seen += type == VILLE_EVENT_UNDONE;
        for (int32_t other = 0; other < row; ++other) CHECK(ville_game_event_kind(toits(), other) != type);
    }
    CHECK(seen == 1);
    CHECK(ville_game_event_kind(toits(), -1) == 0 && ville_game_event_kind(-1, 0) == 0);
    CHECK(ville_game_event_kind(toits(), (int32_t)game.event_kind_count) == 0);
    CHECK(ville_game_event_kind(toits(), INT32_MAX) == 0 && ville_game_event_kind(INT32_MAX, 0) == 0);
}

static void test_description(void) {
    CHECK_TEXT(ville_game_describe_json(toits(), "fr", buffer, capacity, needed));
    CHECK_TEXT(ville_game_describe_json(toits(), NULL, buffer, capacity, needed));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_describe_json(-1, "en", NULL, 0, NULL));
}

static void test_signature(void) {
    uint64_t one = 0, again = 0, other = 0, none = 0;
    CHECK_OK(ville_game_signature(toits(), 5, &one));
    CHECK_OK(ville_game_signature(toits(), 5, &again));
    CHECK_OK(ville_game_signature(toits(), 6, &other));
    CHECK_OK(ville_game_signature(toits(), 0, &none));
    CHECK(one == again && one != other && one != none);
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_game_signature(-1, 5, &one));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_game_signature(toits(), 5, NULL));
    CHECK(one == again);
}

/* ---- Editions */

static void test_builtin_editions(void) {
    ville_edition *edition = builtin_edition();
    char id[64], name[64];
    uint64_t hash = 0;
    CHECK(ville_edition_game(edition) == toits() && ville_edition_game(NULL) == -1);
    CHECK_TEXT(ville_edition_id(edition, buffer, capacity, needed));
    CHECK_TEXT(ville_edition_to_json(edition, buffer, capacity, needed));
    CHECK_OK(ville_edition_id(edition, id, sizeof id, NULL));
    CHECK_OK(ville_game_name(toits(), VILLE_NAMES_EDITION, 0, name, sizeof name, NULL));
    CHECK(strcmp(id, name) == 0);
    CHECK_OK(ville_edition_hash(edition, &hash));
    CHECK(hash != 0);

    ville_edition *untouched = edition;
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_edition_builtin(toits(), -1, &untouched, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_edition_builtin(toits(), 99, &untouched, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_edition_builtin(-1, 0, &untouched, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_builtin(toits(), 0, NULL, NULL));
    CHECK(untouched == edition);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_hash(NULL, &hash));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_hash(edition, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_id(NULL, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_to_json(NULL, NULL, 0, NULL));
    ville_edition_destroy(edition);
    ville_edition_destroy(NULL);
}

static void test_edition_from_json(void) {
    ville_edition *edition = builtin_edition(), *again = NULL, *other = NULL;
    char *text = json_of(edition);
    uint64_t hash = 0, hash_again = 0, hash_other = 0;
    CHECK_OK(ville_edition_from_json(toits(), text, (uint32_t)strlen(text), &again, NULL));
    CHECK_OK(ville_edition_hash(edition, &hash));
    CHECK_OK(ville_edition_hash(again, &hash_again));
    CHECK(hash == hash_again);
    char *text_again = json_of(again);
    CHECK(strcmp(text, text_again) == 0);

    char *changed = with(text, "\"alarm_limit\":3", "\"alarm_limit\":4");
    ville_error error = new_error(); /* the name of a built-in edition is kept for it */
    CHECK_STATUS(VILLE_ERR_EDITION,
                 ville_edition_from_json(toits(), changed, (uint32_t)strlen(changed), &other, &error));
    CHECK(other == NULL && strncmp(error.text, "/id: ", 5) == 0);
    changed[7] = 'x'; /* {"id":"x... */
    CHECK_OK(ville_edition_from_json(toits(), changed, (uint32_t)strlen(changed), &other, NULL));
    CHECK_OK(ville_edition_hash(other, &hash_other));
    CHECK(hash_other != hash);

    ville_edition *untouched = edition;
    const uint32_t size = (uint32_t)strlen(text);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_from_json(toits(), NULL, size, &untouched, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_from_json(toits(), text, size, NULL, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_edition_from_json(-1, text, size, &untouched, NULL));
    for (uint32_t cut = 0; cut < size; cut += 97)
        CHECK_STATUS(VILLE_ERR_JSON, ville_edition_from_json(toits(), text, cut, &untouched, NULL));
    CHECK(untouched == edition);

    ville_edition_destroy(edition);
    ville_edition_destroy(again);
    ville_edition_destroy(other);
    free(text);
    free(text_again);
    free(changed);
}

/* An edition that calls gold otherwise. Only what the edition names differs from what the game says. */
static void test_edition_labels(void) {
    ville_edition *edition = builtin_edition(), *own = NULL;
    char *text = NULL, label[64], plain[64];
    const char old[] = "\"text\":\"gold\"", new[] = "\"text\":\"coin\"";
    TEXT(text, ville_edition_to_json(edition, buffer, capacity, needed));
    char *place = strstr(text, old);
    if (!CHECK(place != NULL)) return;
    memcpy(place, new, sizeof new - 1);
    place = strstr(text, "_1\""); /* and so it has another id */
    if (!CHECK(place != NULL)) return;
    place[1] = '9';
    CHECK_OK(ville_edition_from_json(toits(), text, (uint32_t)strlen(text), &own, NULL));
    CHECK_OK(ville_edition_label(own, VILLE_NAMES_SCORE_LINE, 1, "en", label, sizeof label, NULL));
    CHECK(strcmp(label, "token for coin") == 0);
    CHECK_TEXT(ville_edition_label(own, VILLE_NAMES_SCORE_LINE, 1, "fr", buffer, capacity, needed));

    for (int32_t table = VILLE_NAMES_GAME; table <= VILLE_NAMES_EDITION; ++table)
        for (int32_t row = -1; row < 80; ++row) {
            const ville_status status =
                ville_game_label(toits(), table, row, "fr", plain, sizeof plain, NULL);
            if (status == VILLE_ERR_BUFFER) continue;
            CHECK_STATUS(status, ville_edition_label(edition, table, row, "fr", label, sizeof label, NULL));
            CHECK(status != VILLE_OK || strcmp(label, plain) == 0);
        }
    CHECK_STATUS(VILLE_ERR_UNKNOWN,
                 ville_edition_label(own, VILLE_NAMES_EDITION + 1, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_edition_label(own, VILLE_NAMES_SCORE_LINE, 7, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_label(NULL, 0, 0, "en", NULL, 0, NULL));
    free(text);
    ville_edition_destroy(own);
    ville_edition_destroy(edition);
}

static void test_edition_faults(void) {
    static const struct {
        const char *from, *to;
        ville_status status;
        const char *place;
    } rows[] = {
        {"\"alarm_limit\":3", "\"alarm_limit\":0", VILLE_ERR_EDITION, "/alarm_limit"},
        {"\"alarm_limit\":3", "\"alarm_limit\":256", VILLE_ERR_JSON, "/alarm_limit"},
        {"\"alarm_limit\":3", "\"alarm_limit\":-1", VILLE_ERR_JSON, "/alarm_limit"},
        {"\"alarm_limit\":3", "\"alarm_limit\":3.0", VILLE_ERR_JSON, "/alarm_limit"},
        {"\"alarm_limit\":3", "\"alarm_limit\":\"3\"", VILLE_ERR_JSON, "/alarm_limit"},
        {"\"alarm_limit\":3", "\"alarm_limit\":3,\"alarm_limit\":3", VILLE_ERR_JSON, "/alarm_limit"},
        {"\"alarm_limit\":3", "\"alarm_limits\":3", VILLE_ERR_JSON, "/alarm_limits"},
        {"\"arrows\":1", "\"arrows\":4", VILLE_ERR_EDITION, "/cards/0/arrows"},
        {"\"copies\":2", "\"copies\":0", VILLE_ERR_EDITION, "/cards/0/copies"},
        {"\"alarm_limit\":3", "\"a: b/~\":3", VILLE_ERR_JSON, "/a: b~1~0"},
        {"\"id\":\"", "\"id\":\"a\\u0000b", VILLE_ERR_JSON, "/id"},
        {"\"good\":\"jewels\"", "\"good\":\"silver\"", VILLE_ERR_JSON, "/cards/0/good"},
    };
    ville_edition *edition = builtin_edition();
    char *text = json_of(edition), *faults = NULL;
    TEXT(faults, ville_edition_faults_json(toits(), text, (uint32_t)strlen(text), buffer, capacity, needed));
    CHECK(strcmp(faults, "[]") == 0);
    free(faults);
    TEXT(faults,
         ville_edition_warnings_json(edition, buffer, capacity, needed)); /* more is known of other games */
    CHECK(strcmp(faults, "[]") == 0);
    free(faults);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_warnings_json(NULL, NULL, 0, NULL));
    CHECK_TEXT(ville_edition_faults_json(toits(), text, (uint32_t)strlen(text), buffer, capacity, needed));

    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        ville_error error = new_error();
        ville_edition *made = NULL;
        char *changed = with(text, rows[i].from, rows[i].to);
        const uint32_t size = (uint32_t)strlen(changed);
        CHECK_STATUS(rows[i].status, ville_edition_from_json(toits(), changed, size, &made, &error));
        CHECK(made == NULL && error.status == rows[i].status);
        CHECK(strncmp(error.text, rows[i].place, strlen(rows[i].place)) == 0);
        TEXT(faults, ville_edition_faults_json(toits(), changed, size, buffer, capacity, needed));
        CHECK(strncmp(faults, "[{\"place\":\"", 11) == 0);
        CHECK(strncmp(faults + 11, rows[i].place, strlen(rows[i].place)) == 0);
        free(faults);
        free(changed);
    }
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_edition_faults_json(-1, text, 1, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_edition_faults_json(toits(), NULL, 0, NULL, 0, NULL));
    free(text);
    ville_edition_destroy(edition);
}

/* More faults than are listed are counted. */
static void test_many_edition_faults(void) {
    ville_edition *edition = builtin_edition();
    char *text = json_of(edition), *faults = NULL;
    uint32_t wrong = 0, listed = 0;
    for (char *at = text; (at = strstr(at, "\"alarm\":")) != NULL; ++at, ++wrong) at[8] = '7';
    CHECK(wrong > 40);
    TEXT(faults, ville_edition_faults_json(toits(), text, (uint32_t)strlen(text), buffer, capacity, needed));
    for (const char *at = faults; (at = strstr(at, "\"place\":\"/cards")) != NULL; ++at) ++listed;
    CHECK(listed == 32);
    const char *last = strstr(faults, "{\"place\":\"\",\"what\":\"and ");
    CHECK(last != NULL && strstr(last, " more faults\"}]") != NULL);
    unsigned more = 0;
    CHECK(last != NULL && sscanf(last, "{\"place\":\"\",\"what\":\"and %u", &more) == 1 &&
          more >= wrong - listed);
    free(faults);
    free(text);
    ville_edition_destroy(edition);
}

/* What a call says that it needs can be handed on as a size: the zero byte at the end may stay. */
static void test_texts_with_their_end(void) {
    ville_edition *edition = builtin_edition(), *again = NULL;
    ville_action action = 0;
    ville_match *match = NULL;
    char *text = json_of(edition), *faults = NULL;
    const uint32_t size = (uint32_t)strlen(text);
    CHECK_OK(ville_edition_from_json(toits(), text, size + 1, &again, NULL));
    CHECK_STATUS(VILLE_ERR_JSON,
                 ville_edition_from_json(toits(), text, size + 2, &again, NULL)); /* calloc: two of them */
    TEXT(faults, ville_edition_faults_json(toits(), text, size + 1, buffer, capacity, needed));
    CHECK(strcmp(faults, "[]") == 0);
    CHECK_OK(ville_action_from_json(edition, "{\"kind\":\"draw\"}", 16, &action, NULL));
    CHECK_OK(ville_match_create_json("{\"game\":\"toits\"}", 17, &match, NULL));
    free(faults);
    TEXT(faults, ville_match_record(match, 0, buffer, capacity, needed));
    ville_match_destroy(match);
    match = NULL;
    CHECK_OK(ville_match_from_record(faults, (uint32_t)strlen(faults) + 1, &match, NULL));
    ville_match_destroy(match);
    free(faults);
    free(text);
    ville_edition_destroy(edition);
    ville_edition_destroy(again);
}

/* A tag of the system's settings names a language as well as two letters do. */
static void test_language_tags(void) {
    static const char *const french[] = {"fr", "FR", "fr-CA", "fr_FR.UTF-8"};
    for (uint32_t i = 0; i < 4; ++i) {
        char label[64];
        CHECK_OK(ville_game_label(toits(), VILLE_NAMES_REASON, VILLE_REASON_LUCK_DECIDED, french[i], label,
                                  sizeof label, NULL));
        CHECK(strcmp(label, "le hasard a d\xc3\xa9"
                            "cid\xc3\xa9 depuis") == 0);
        char *told = NULL, *plain = NULL;
        TEXT(told, ville_game_describe_json(toits(), french[i], buffer, capacity, needed));
        TEXT(plain, ville_game_describe_json(toits(), "fr", buffer, capacity, needed));
        CHECK(strcmp(told, plain) == 0);
        free(told);
        free(plain);
    }
}

/* What is no JSON at all, or more than anybody needs. */
static void test_edition_hostile_json(void) {
    static const char *const texts[] = {
        "",
        " ",
        "{",
        "}",
        "[]",
        "null",
        "0",
        "\"\"",
        "{}",
        "{}{}",
        "{\"\":0}",
        "{\"id\":\"\\u0000\"}",
        "\xff\xfe",
        "{\"a: b\":1}",
        "{\"id\":\"\\ud800\"}",
        "{\"\\udc00\":1}",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    };
    ville_edition *made = NULL;
    for (uint32_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
        const uint32_t size = (uint32_t)strlen(texts[i]);
        char *faults = NULL;
        CHECK_STATUS(VILLE_ERR_JSON, ville_edition_from_json(toits(), texts[i], size, &made, NULL));
        TEXT(faults, ville_edition_faults_json(toits(), texts[i], size, buffer, capacity, needed));
        CHECK(strncmp(faults, "[{\"place\":", 10) == 0);
        free(faults);
    }
    const uint32_t sizes[] = {33, 100000, 1u << 20, (1u << 20) + 1, 4u << 20};
    for (uint32_t i = 0; i < 5; ++i) {
        char *deep = exact_room(sizes[i]);
        memset(deep, '[', sizes[i]);
        CHECK_STATUS(VILLE_ERR_JSON, ville_edition_from_json(toits(), deep, sizes[i], &made, NULL));
        memset(deep, ' ', sizes[i]);
        CHECK_STATUS(VILLE_ERR_JSON, ville_edition_from_json(toits(), deep, sizes[i], &made, NULL));
        free(deep);
    }
    CHECK(made == NULL);
}

void run_game(void) {
    RUN(games);
    RUN(game_info_sizes);
    RUN(names_and_labels);
    RUN(languages);
    RUN(options);
    RUN(options_from_json);
    RUN(event_kinds);
    RUN(description);
    RUN(signature);
    RUN(builtin_editions);
    RUN(edition_from_json);
    RUN(edition_labels);
    RUN(edition_faults);
    RUN(many_edition_faults);
    RUN(texts_with_their_end);
    RUN(language_tags);
    RUN(edition_hostile_json);
}
