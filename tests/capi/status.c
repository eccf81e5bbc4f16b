/* Versions, statuses, errors. */
#include "support.h"

static void test_versions(void) {
    CHECK(ville_version() == VILLE_VERSION_MAJOR * 65536u + VILLE_VERSION_MINOR * 256u + VILLE_VERSION_PATCH);
    CHECK(ville_abi_version() == VILLE_ABI_VERSION);
}

static void test_status_names(void) {
    static const struct {
        ville_status status;
        const char *name;
    } rows[] = {
        {VILLE_OK, "VILLE_OK"},
        {VILLE_ERR_ARGUMENT, "VILLE_ERR_ARGUMENT"},
        {VILLE_ERR_STRUCT_SIZE, "VILLE_ERR_STRUCT_SIZE"},
        {VILLE_ERR_BUFFER, "VILLE_ERR_BUFFER"},
        {VILLE_ERR_UNKNOWN, "VILLE_ERR_UNKNOWN"},
        {VILLE_ERR_OPTION, "VILLE_ERR_OPTION"},
        {VILLE_ERR_OVER, "VILLE_ERR_OVER"},
        {VILLE_ERR_NOT_YOUR_TURN, "VILLE_ERR_NOT_YOUR_TURN"},
        {VILLE_ERR_ILLEGAL, "VILLE_ERR_ILLEGAL"},
        {VILLE_ERR_NOTHING, "VILLE_ERR_NOTHING"},
        {VILLE_ERR_BARRIER, "VILLE_ERR_BARRIER"},
        {VILLE_ERR_OFF, "VILLE_ERR_OFF"},
        {VILLE_ERR_FORGOTTEN, "VILLE_ERR_FORGOTTEN"},
        {VILLE_ERR_FORMAT, "VILLE_ERR_FORMAT"},
        {VILLE_ERR_CHECKSUM, "VILLE_ERR_CHECKSUM"},
        {VILLE_ERR_VERSION, "VILLE_ERR_VERSION"},
        {VILLE_ERR_GAME, "VILLE_ERR_GAME"},
        {VILLE_ERR_EDITION, "VILLE_ERR_EDITION"},
        {VILLE_ERR_INVARIANT, "VILLE_ERR_INVARIANT"},
        {VILLE_ERR_REPLAY, "VILLE_ERR_REPLAY"},
        {VILLE_ERR_JSON, "VILLE_ERR_JSON"},
        {VILLE_ERR_MEMORY, "VILLE_ERR_MEMORY"},
        {VILLE_ERR_STOPPED, "VILLE_ERR_STOPPED"},
        {VILLE_ERR_INTERNAL, "VILLE_ERR_INTERNAL"},
    };
    uint32_t known = 0;
    for (ville_status status = -1000; status <= 1000; ++status)
        known += ville_status_name(status, NULL, 0, NULL) == VILLE_OK;
    CHECK(known == sizeof rows / sizeof *rows);
    for (uint32_t i = 0; i < known; ++i) {
        char name[64];
        CHECK_OK(ville_status_name(rows[i].status, name, sizeof name, NULL));
        CHECK(strcmp(name, rows[i].name) == 0);
        CHECK_TEXT(ville_status_name(rows[i].status, buffer, capacity, needed));
    }
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_status_name(INT32_MIN, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_status_name(INT32_MAX, NULL, 0, NULL));
}

static void test_error_struct(void) {
    ville_error error;
    memset(&error, 0xee, sizeof error);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_error_init(NULL, sizeof error));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_error_init(&error, 0));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_error_init(&error, sizeof error - 1));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_error_init(&error, UINT32_MAX));
    CHECK(is_untouched(&error, sizeof error));
    CHECK_OK(ville_error_init(&error, sizeof error));
    CHECK(error.struct_size == sizeof error && error.status == VILLE_OK && error.reason == VILLE_REASON_NONE);
    CHECK(error.place == -1 && error.text[0] == '\0');
}

/* A caller who was built against a newer header, with more members behind those known here. */
static void test_newer_error_struct(void) {
    struct {
        ville_error error;
        char newer[40];
    } big;
    memset(&big, 0xee, sizeof big);
    CHECK_OK(ville_error_init(&big.error, sizeof big));
    CHECK(big.error.struct_size == sizeof big);
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);

    memset(big.newer, 0xee, sizeof big.newer);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_clone(NULL, NULL, &big.error));
    CHECK(big.error.status == VILLE_ERR_ARGUMENT && big.error.text[0] != '\0');
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    CHECK(big.error.struct_size == sizeof big);
}

/* An error that nobody has prepared is left alone, and nothing is done: also where all else is right. */
static void test_unprepared_error(void) {
    ville_error error;
    const uint32_t sizes[] = {0, 1, 4, sizeof error - 1, 65537, UINT32_MAX};
    ville_match *match = new_match(2, 1);
    ville_action actions[64];
    uint32_t count = 0;
    CHECK_OK(ville_match_legal_actions(match, 0, actions, 64, &count));
    for (uint32_t i = 0; i < 6; ++i) {
        memset(&error, 0xee, sizeof error);
        error.struct_size = sizes[i];
        REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_match_apply(match, 99, 0, &error));
        REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_match_apply(match, 0, actions[0], &error));
        CHECK(error.struct_size == sizes[i] && is_untouched(&error.status, sizeof error - 4));
    }
    ville_match_destroy(match);
}

/* The text names the argument that is wrong. */
static void test_arguments_are_named(void) {
    ville_error error = new_error();
    ville_match *match = new_match(2, 1), *made = NULL;
    ville_match_config config = config_of(2, 1);
    ville_bot_config how;
    ville_bot *bot = NULL;
    CHECK_OK(ville_bot_config_init(&how, sizeof how));
    CHECK_OK(ville_bot_create(&how, &bot, &error));
    ville_edition *edition = builtin_edition();
    ville_action action = 0;
    uint32_t done = 0;
#define NAMED(word, call)                                                                                    \
    do {                                                                                                     \
        CHECK_STATUS(VILLE_ERR_ARGUMENT, call);                                                              \
        check_that(strncmp(error.text, word, strlen(word)) == 0, __FILE__, __LINE__, error.text);            \
    } while (0)
    NAMED("edition is NULL", ville_edition_builtin(toits(), 0, NULL, &error));
    NAMED("text is NULL", ville_edition_from_json(toits(), NULL, 0, &edition, &error));
    NAMED("edition is NULL", ville_edition_from_json(toits(), "", 0, NULL, &error));
    NAMED("match is NULL", ville_match_create(&config, NULL, NULL, &error));
    NAMED("config is NULL", ville_match_create(NULL, NULL, &made, &error));
    NAMED("text is NULL", ville_match_create_json(NULL, 0, &made, &error));
    NAMED("match is NULL", ville_match_create_json("", 0, NULL, &error));
    NAMED("match is NULL", ville_match_clone(NULL, &made, &error));
    NAMED("clone is NULL", ville_match_clone(match, NULL, &error));
    NAMED("source is NULL", ville_match_assign(match, NULL, &error));
    NAMED("edition is NULL", ville_match_edition(match, NULL, &error));
    NAMED("player is", ville_match_check_action(match, 2, 0, &error));
    NAMED("player is", ville_match_apply(match, VILLE_PUBLIC, 0, &error));
    NAMED("match is NULL", ville_match_apply(NULL, 0, 0, &error));
    NAMED("actions is NULL", ville_match_apply_list(match, NULL, 1, &done, &error));
    NAMED("match is NULL", ville_match_draw(NULL, NULL, &error));
    NAMED("seat is", ville_match_set_stand_in(match, 2, 1, &error));
    NAMED("on is", ville_match_set_stand_in(match, 1, 2, &error));
    NAMED("viewer is", ville_match_determinize(match, 2, 0, 0, &made, &error));
    NAMED("guess is NULL", ville_match_determinize(match, 0, 0, 0, NULL, &error));
    NAMED("match is NULL", ville_match_undo(NULL, &error));
    NAMED("match is NULL", ville_match_check_undo(NULL, &error));
    NAMED("match is NULL", ville_match_redo(NULL, &error));
    NAMED("match is NULL", ville_match_seek(NULL, 0, &error));
    NAMED("undo_rule is", ville_match_set_undo_rule(match, 3, &error));
    NAMED("bytes is NULL", ville_match_load_snapshot(match, NULL, 1, &error));
    NAMED("bytes is NULL", ville_match_load(NULL, 1, 0, &made, &error));
    NAMED("match is NULL", ville_match_load(NULL, 0, 0, NULL, &error));
    NAMED("flags has", ville_match_load(NULL, 0, 2, &made, &error));
    NAMED("text is NULL", ville_match_from_record(NULL, 0, &made, &error));
    NAMED("action is NULL", ville_action_from_json(edition, "{}", 2, NULL, &error));
    NAMED("edition is NULL", ville_action_from_json(NULL, "{}", 2, &action, &error));
    NAMED("config is NULL", ville_bot_create(NULL, &bot, &error));
    NAMED("seat is", ville_bot_choose(bot, match, 2, NULL, &action, &error));
    NAMED("match is NULL", ville_bot_choose(bot, NULL, 0, NULL, &action, &error));
    NAMED("results is NULL", ville_play_random(&config, NULL, 0, 1, NULL, NULL, &done, &error));
    config.first = 2;
    NAMED("first must", ville_match_create(&config, NULL, &made, &error));
    config.first = 256;
    NAMED("config.first is", ville_match_create(&config, NULL, &made, &error));
#undef NAMED
    CHECK(made == NULL);
    ville_bot_destroy(bot);
    ville_edition_destroy(edition);
    ville_match_destroy(match);
}

/* What an error says is gone after a call that works. */
static void test_error_is_reset(void) {
    ville_error error = new_error();
    ville_match *match = new_match(2, 1);
    REFUSED(match, VILLE_ERR_ILLEGAL, ville_match_apply(match, 0, 0, &error));
    CHECK(error.status == VILLE_ERR_ILLEGAL && error.reason == VILLE_REASON_UNKNOWN_KIND);
    CHECK(error.place == -1 && error.text[0] != '\0' && memchr(error.text, 0, sizeof error.text) != NULL);
    ville_match *clone = NULL;
    CHECK_OK(ville_match_clone(match, &clone, &error));
    CHECK(error.status == VILLE_OK && error.reason == VILLE_REASON_NONE && error.text[0] == '\0');
    ville_match_destroy(match);
    ville_match_destroy(clone);
}

void run_status(void) {
    RUN(versions);
    RUN(status_names);
    RUN(error_struct);
    RUN(newer_error_struct);
    RUN(unprepared_error);
    RUN(arguments_are_named);
    RUN(error_is_reset);
}
