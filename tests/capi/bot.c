/* Bots. */
#include "support.h"

static ville_bot_config bot_config(int32_t kind) {
    ville_bot_config config;
    CHECK_OK(ville_bot_config_init(&config, sizeof config));
    config.kind = kind;
    config.iterations = 20;
    return config;
}

static ville_bot *new_bot(const ville_bot_config *config) {
    ville_bot *bot = NULL;
    if (!CHECK_OK(ville_bot_create(config, &bot, NULL))) abort();
    return bot;
}

static void test_bot_config(void) {
    ville_bot_config config;
    memset(&config, 0xee, sizeof config);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_config_init(NULL, sizeof config));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_bot_config_init(&config, 0));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_bot_config_init(&config, sizeof config - 1));
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_bot_config_init(&config, UINT32_MAX));
    CHECK(is_untouched(&config, sizeof config));
    CHECK_OK(ville_bot_config_init(&config, sizeof config));
    CHECK(config.struct_size == sizeof config && config.kind == VILLE_BOT_RANDOM && config.seed == 0);
    CHECK(config.index == 0 && config.iterations == 1000 && config.milliseconds == 0 && config.reserved == 0);

    struct {
        ville_bot_config config;
        char newer[16];
    } big;
    memset(&big, 0xee, sizeof big);
    CHECK_OK(ville_bot_config_init(&big.config, sizeof big));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    ville_bot *bot = new_bot(&big.config), *made = NULL;
    ville_bot_destroy(bot);
    big.newer[5] = 1;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_create(&big.config, &made, NULL));
    CHECK(made == NULL);
}

static void test_bot_create(void) {
    ville_bot_config good = bot_config(VILLE_BOT_SEARCH), bad = good;
    ville_bot *bot = NULL;
    ville_error error = new_error();
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_create(NULL, &bot, &error));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_create(&good, NULL, &error));
    bad.struct_size = sizeof bad - 1;
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_bot_create(&bad, &bot, &error));
    bad.struct_size = 65537;
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_bot_create(&bad, &bot, &error));
    bad = good;
    bad.reserved = 1;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_create(&bad, &bot, &error));
    bad = good;
    static const int32_t kinds[] = {-1, 2, INT32_MIN, INT32_MAX};
    for (uint32_t i = 0; i < 4; ++i) {
        bad.kind = kinds[i];
        CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_create(&bad, &bot, &error));
        CHECK(error.text[0] != '\0');
    }
    bad = good;
    bad.iterations = 0;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_create(&bad, &bot, &error));
    CHECK(bot == NULL);
    ville_bot_destroy(NULL);
}

/* A bot chooses legally, leaves the match alone, and says what it thinks of every legal action. */
static void test_bot_choose(void) {
    for (int32_t kind = VILLE_BOT_RANDOM; kind <= VILLE_BOT_SEARCH; ++kind) {
        const ville_bot_config config = bot_config(kind);
        ville_bot *bot = new_bot(&config), *twin = new_bot(&config);
        ville_match *match = new_match(3, 2);
        while (ville_match_actor(match) != VILLE_NOBODY) {
            const int32_t actor = ville_match_actor(match);
            ville_action actions[64], chosen = 0, again = 0;
            ville_thought thoughts[64];
            uint32_t count = 0, thought_count = 0;
            CHECK_OK(ville_match_legal_actions(match, actor, actions, 64, &count));
            const stand before = stand_of(match);
            CHECK_OK(ville_bot_choose(bot, match, actor, NULL, &chosen, NULL));
            CHECK_OK(ville_bot_choose(twin, match, actor, NULL, &again, NULL));
            CHECK(chosen == again && same_stand(before, stand_of(match)));
            CHECK_OK(ville_bot_thoughts(bot, thoughts, 64, &thought_count));
            CHECK(thought_count == (kind == VILLE_BOT_SEARCH ? count : 0));
            for (uint32_t i = 0; i < thought_count; ++i) {
                CHECK(thoughts[i].action == actions[i]);
                CHECK(thoughts[i].value >= 0 && thoughts[i].value <= 1000000);
            }
            CHECK_OK(ville_match_apply(match, actor, chosen, NULL));
        }
        ville_match_destroy(match);
        ville_bot_destroy(bot);
        ville_bot_destroy(twin);
    }
}

static void test_bot_thoughts_buffers(void) {
    const ville_bot_config config = bot_config(VILLE_BOT_SEARCH);
    ville_bot *bot = new_bot(&config);
    ville_match *match = new_match(2, 3);
    ville_action actions[64], chosen = 0;
    uint32_t count = 99;
    CHECK_OK(ville_bot_thoughts(bot, NULL, 0, &count));
    CHECK(count == 0);
    const uint32_t choices = play_to_choice(match, actions);
    CHECK_OK(ville_bot_choose(bot, match, ville_match_actor(match), NULL, &chosen, NULL));
    CHECK_OK(ville_bot_thoughts(bot, NULL, 0, &count));
    CHECK(count == choices);
    ville_thought *exact = exact_room((choices - 1) * (uint32_t)sizeof *exact);
    CHECK_STATUS(VILLE_ERR_BUFFER, ville_bot_thoughts(bot, exact, choices - 1, &count));
    CHECK(count == choices);
    free(exact);
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_thoughts(NULL, NULL, 0, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_thoughts(bot, NULL, 1, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_thoughts(bot, NULL, 0, NULL));
    ville_bot_destroy(bot);
    ville_match_destroy(match);
}

static void test_bot_refused(void) {
    const ville_bot_config config = bot_config(VILLE_BOT_SEARCH);
    ville_match_config by_host = config_of(2, 3);
    by_host.chance = VILLE_CHANCE_HOST;
    ville_bot *bot = new_bot(&config);
    ville_match *match = new_match(2, 3), *host = match_from(&by_host);
    ville_action action = 5;
    ville_error error = new_error();
    static const int32_t no_seats[] = {VILLE_CHANCE, VILLE_NOBODY, VILLE_PUBLIC, VILLE_OMNISCIENT, 2,
                                       INT32_MAX};
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_choose(NULL, match, 0, NULL, &action, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_choose(bot, NULL, 0, NULL, &action, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_bot_choose(bot, match, 0, NULL, NULL, NULL));
    for (uint32_t i = 0; i < 6; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_bot_choose(bot, match, no_seats[i], NULL, &action, &error));
    REFUSED(match, VILLE_ERR_NOT_YOUR_TURN, ville_bot_choose(bot, match, 1, NULL, &action, &error));
    CHECK(error.reason == VILLE_REASON_NOT_YOUR_TURN);
    REFUSED(host, VILLE_ERR_NOT_YOUR_TURN, ville_bot_choose(bot, host, 0, NULL, &action, &error));
    CHECK(error.reason == VILLE_REASON_CHANCE_MUST_ACT);
    play_to_end(match);
    REFUSED(match, VILLE_ERR_OVER, ville_bot_choose(bot, match, 0, NULL, &action, &error));
    CHECK(error.reason == VILLE_REASON_MATCH_OVER && action == 5);
    ville_bot_destroy(bot);
    ville_match_destroy(match);
    ville_match_destroy(host);
}

/* Told to stop, or out of time, a bot still answers with a legal action. */
static void test_bot_stops(void) {
    ville_bot_config config = bot_config(VILLE_BOT_SEARCH);
    config.iterations = UINT32_MAX;
    const int32_t stop = 1;
    ville_bot *bot = new_bot(&config);
    config.milliseconds = 5;
    ville_bot *hurried = new_bot(&config);
    ville_match *match = new_match(4, 3);
    for (int i = 0; i < 20 && ville_match_actor(match) != VILLE_NOBODY; ++i) {
        const int32_t actor = ville_match_actor(match);
        ville_action action = 0;
        CHECK_OK(ville_bot_choose(bot, match, actor, &stop, &action, NULL));
        CHECK_OK(ville_match_check_action(match, actor, action, NULL));
        CHECK_OK(ville_bot_choose(hurried, match, actor, NULL, &action, NULL));
        CHECK_OK(ville_match_apply(match, actor, action, NULL));
    }
    ville_bot_destroy(bot);
    ville_bot_destroy(hurried);
    ville_match_destroy(match);
}

void run_bot(void) {
    RUN(bot_config);
    RUN(bot_create);
    RUN(bot_choose);
    RUN(bot_thoughts_buffers);
    RUN(bot_refused);
    RUN(bot_stops);
}
