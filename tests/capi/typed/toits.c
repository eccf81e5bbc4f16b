/* Les Toits de Paris as plain structs. */
#include "../support.h"

#include <ville/toits.h>

static int32_t sum_of(const uint8_t rows[VILLE_TOITS_MAX_ROWS]) {
    int32_t sum = 0;
    for (int i = 0; i < VILLE_TOITS_MAX_ROWS; ++i) sum += rows[i];
    return sum;
}

static void check_view(const ville_match *match, const ville_toits_view *view, int32_t cards) {
    const ville_match_info info = info_of(match);
    CHECK(view->players == info.players && view->first == info.first && view->actor == info.actor);
    CHECK(view->step == info.phase && (view->phase == VILLE_TOITS_PHASE_OVER) == (info.over == 1));
    CHECK(view->turn >= 1 && view->leader >= 0 && view->leader < view->players);
    CHECK(view->detective >= 1 && view->detective <= 8 && view->placed >= 0 && view->placed <= 7);
    CHECK(view->chosen_count <= 7 && view->pending_count <= VILLE_TOITS_MAX_PENDING);
    int32_t sum = sum_of(view->unseen) + sum_of(view->supply_cards) + sum_of(view->discard);
    for (int i = 0; i < VILLE_TOITS_MAX_SPACES; ++i) sum += view->board[i] != VILLE_TOITS_NO_CARD;
    for (int p = 0; p < VILLE_MAX_PLAYERS; ++p) {
        sum += sum_of(view->seats[p].cards);
        if (p < view->players) continue;
        const ville_toits_seat none = {0};
        CHECK(memcmp(&view->seats[p], &none, sizeof none) == 0);
    }
    CHECK(sum + (int32_t)view->chosen_count == cards);
    CHECK(view->draw_pile + view->supply == sum_of(view->unseen) + sum_of(view->supply_cards));
}

static void test_toits_view(void) {
    ville_edition *edition = builtin_edition();
    ville_toits_edition figures = {.struct_size = sizeof figures};
    CHECK_OK(ville_toits_get_edition(edition, &figures));
    int32_t cards = 0;
    for (uint32_t i = 0; i < figures.card_count; ++i) cards += figures.card[i].copies;
    static const int32_t viewers[] = {0, 1, 2, VILLE_PUBLIC, VILLE_OMNISCIENT};
    for (int32_t option = -1; option < VILLE_TOITS_OPTION_COUNT; ++option) {
        ville_match_config config = config_of(3, 23);
        if (option >= 0) config.option[option] = 1;
        config.chance = VILLE_CHANCE_HOST;
        ville_match *match = match_from(&config);
        for (int more = 1; more; play(match, 1)) {
            ville_toits_view view;
            more = ville_match_actor(match) != VILLE_NOBODY;
            for (uint32_t v = 0; v < 5; ++v) {
                memset(&view, 0xee, sizeof view);
                view.struct_size = sizeof view;
                CHECK_OK(ville_toits_get_view(match, viewers[v], &view));
                CHECK(view.struct_size == sizeof view);
                check_view(match, &view, cards);
            }
            for (int32_t i = 0; i < VILLE_MAX_OPTIONS; ++i) CHECK(view.option[i] == (i == option));
        }
        ville_match_destroy(match);
    }
    ville_edition_destroy(edition);
}

static void test_toits_view_refused(void) {
    struct {
        ville_toits_view view;
        char newer[16];
    } big;
    static const int32_t no_viewers[] = {VILLE_CHANCE, VILLE_NOBODY, -5, 2, 99, INT32_MIN, INT32_MAX};
    const uint32_t small[] = {0, 4, sizeof big.view - 1, 65537, UINT32_MAX};
    ville_match *match = new_match(2, 1);
    for (uint32_t i = 0; i < 5; ++i) {
        memset(&big, 0xee, sizeof big);
        big.view.struct_size = small[i];
        REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_toits_get_view(match, 0, &big.view));
        CHECK(is_untouched(&big.view.players, sizeof big - 4));
    }
    big.view.struct_size = sizeof big;
    for (uint32_t i = 0; i < 7; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_toits_get_view(match, no_viewers[i], &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_get_view(NULL, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_get_view(match, 0, NULL));
    CHECK(is_untouched(&big.view.players, sizeof big - 4));
    CHECK_OK(ville_toits_get_view(match, 0, &big.view));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    ville_match_destroy(match);
}

/* Struct, word, JSON: the three forms of an action tell the same. */
static void test_toits_actions(void) {
    ville_edition *edition = builtin_edition();
    int32_t possible = 0;
    for (int32_t kind = -1; kind <= 10; ++kind)
        for (int32_t value = -2; value <= 300; ++value) {
            const ville_toits_action action = {kind, value};
            ville_toits_action again = {77, 77};
            ville_action word = 5;
            const ville_status answer = ville_toits_pack_action(&action, &word);
            CHECK(answer == VILLE_OK || answer == VILLE_ERR_ARGUMENT);
            CHECK((word == 5) == (answer != VILLE_OK));
            if (answer != VILLE_OK) continue;
            ++possible;
            CHECK_OK(ville_toits_unpack_action(word, &again));
            CHECK(again.kind == kind && again.value == value);
            CHECK_OK(ville_action_to_json(edition, word, NULL, 0, NULL));
        }
    CHECK(possible == 4 + 7 + 5 + 2 * 128);
    static const int32_t extremes[] = {INT32_MIN, INT32_MAX, 256 + 1};
    for (uint32_t i = 0; i < 3; ++i) {
        ville_action word = 5;
        CHECK_STATUS(VILLE_ERR_ARGUMENT,
                     ville_toits_pack_action(&(ville_toits_action){extremes[i], 0}, &word));
        CHECK_STATUS(VILLE_ERR_ARGUMENT,
                     ville_toits_pack_action(&(ville_toits_action){3, extremes[i]}, &word));
        CHECK(word == 5);
    }
    uint64_t random = 88172645463325252u;
    for (int i = 0; i < 20000; ++i) {
        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        const ville_action word = i % 2 ? random : (random & 15) << 45 | (random >> 8 & 127) << 38;
        ville_toits_action action = {77, 77};
        ville_action again = 0;
        const ville_status answer = ville_toits_unpack_action(word, &action);
        CHECK(answer == ville_action_to_json(edition, word, NULL, 0, NULL));
        if (answer == VILLE_OK) CHECK_OK(ville_toits_pack_action(&action, &again));
        if (answer == VILLE_OK) CHECK(again == word);
        if (answer != VILLE_OK) CHECK(action.kind == 77 && action.value == 77);
    }
    ville_toits_action action = {1, 0};
    ville_action word = 5;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_pack_action(NULL, &word));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_pack_action(&action, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_unpack_action((ville_action)1 << 45, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_unpack_action(0, &action));
    ville_edition_destroy(edition);
}

static void test_toits_edition(void) {
    struct {
        ville_toits_edition figures;
        char newer[16];
    } big;
    ville_edition *edition = builtin_edition();
    const uint32_t small[] = {0, 4, sizeof big.figures - 1, 65537};
    for (uint32_t i = 0; i < 4; ++i) {
        memset(&big, 0xee, sizeof big);
        big.figures.struct_size = small[i];
        CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_toits_get_edition(edition, &big.figures));
        CHECK(is_untouched((char *)&big + 4, sizeof big - 4));
    }
    big.figures.struct_size = sizeof big;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_get_edition(NULL, &big.figures));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_get_edition(edition, NULL));
    CHECK_OK(ville_toits_get_edition(edition, &big.figures));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    CHECK(big.figures.space_count == 7 && big.figures.card_count > 0);
    for (uint32_t i = 0; i < VILLE_TOITS_MAX_ROWS; ++i) {
        const ville_toits_card *card = &big.figures.card[i];
        CHECK(memchr(card->kind, 0, sizeof card->kind) != NULL);
        CHECK((card->copies > 0) == (i < big.figures.card_count) && card->good < VILLE_TOITS_GOODS);
    }

    CHECK_TEXT(ville_toits_good_label(edition, VILLE_TOITS_GOOD_GEMS, "fr", buffer, capacity, needed));
    CHECK_TEXT(ville_toits_good_label(edition, VILLE_TOITS_GOOD_GEMS, NULL, buffer, capacity, needed));
    for (int32_t row = 0; row < (int32_t)big.figures.card_count; ++row)
        CHECK_TEXT(ville_toits_card_text(edition, row, "en", buffer, capacity, needed));
    static const int32_t beyond[] = {-1, 128, 5000, INT32_MIN, INT32_MAX};
    for (uint32_t i = 0; i < 5; ++i) {
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_toits_good_label(edition, beyond[i], "en", NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_toits_card_text(edition, beyond[i], "en", NULL, 0, NULL));
    }
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_toits_good_label(edition, VILLE_TOITS_GOODS, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_good_label(NULL, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_toits_card_text(NULL, 0, "en", NULL, 0, NULL));
    ville_edition_destroy(edition);
}

void run_toits(void) {
    RUN(toits_view);
    RUN(toits_view_refused);
    RUN(toits_actions);
    RUN(toits_edition);
}
