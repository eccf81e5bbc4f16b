/* Troyes as plain structs, and what explains its table. */
#include "../support.h"

#include <ville/troyes.h>

static ville_match *troyes_match(int32_t players, uint64_t seed) {
    ville_match_config config = config_of(players, seed);
    config.game = ville_game_find("troyes");
    return match_from(&config);
}

static ville_edition *troyes_edition(void) {
    ville_edition *edition = NULL;
    if (!CHECK_OK(ville_edition_builtin(ville_game_find("troyes"), 0, &edition, NULL))) abort();
    return edition;
}

static ville_troyes_view view_of(const ville_match *match, int32_t viewer) {
    ville_troyes_view view;
    memset(&view, 0xee, sizeof view);
    view.struct_size = sizeof view;
    CHECK_OK(ville_troyes_get_view(match, viewer, &view));
    CHECK(view.struct_size == sizeof view);
    return view;
}

static int32_t bits_in(uint32_t set) {
    int32_t count = 0;
    for (; set != 0; set &= set - 1) ++count;
    return count;
}

/* ---- The table */

/* Characters are known to their player and the referee, and at the end to all; so are totals of points. */
static void check_seat(const ville_troyes_view *view, int32_t viewer, int p, int over) {
    const ville_troyes_seat *seat = &view->seats[p];
    const int knows = viewer == p || viewer == VILLE_OMNISCIENT || over;
    CHECK((seat->points == VILLE_TROYES_NONE) == !knows);
    CHECK(bits_in(seat->people) == (knows ? seat->people_count : 0));
    CHECK(seat->influence >= 0 && seat->influence <= 20 && seat->deniers >= 0);
    int32_t citizens = seat->personal + seat->general, cubes = seat->cubes;
    for (int b = 0; b < VILLE_TROYES_COLOURS; ++b) {
        citizens += (int32_t)(view->buildings[b].lying >> p & 1);
        for (int i = 0; i < VILLE_TROYES_SPACES; ++i) citizens += view->buildings[b].owner[i] == p;
    }
    for (int c = 0; c < VILLE_TROYES_ACTIVITIES; ++c) {
        cubes += view->workshops[c].cubes[p];
        for (int i = 0; i < VILLE_TROYES_WORKPLACES; ++i) citizens += view->workshops[c].tradesman[i] == p;
    }
    for (int e = 0; e < VILLE_TROYES_EVENTS; ++e) cubes += view->events[e].cubes[p];
    for (int i = 0; i < VILLE_TROYES_CATHEDRAL; ++i) cubes += view->cathedral[i] == p;
    CHECK(citizens == 12 && cubes == 20);
}

static void check_view(const ville_match *match, int32_t viewer, const ville_troyes_view *view) {
    static const ville_troyes_seat none;
    const ville_match_info info = info_of(match);
    CHECK(view->players == info.players && view->first == info.first && view->actor == info.actor);
    CHECK(view->phase == info.phase && (view->stage == VILLE_TROYES_STAGE_OVER) == (info.over == 1));
    CHECK(view->rounds == view->players + 2 && view->round <= view->rounds);
    CHECK(view->queue_count >= 1 && view->queue[0] == 0);
    int32_t shown = 0;
    uint32_t in_play = 0;
    for (int c = 0; c < VILLE_TROYES_ACTIVITIES; ++c) shown += view->workshops[c].shown;
    for (uint32_t i = 0; i < view->queue_count; ++i) {
        in_play += view->events[view->queue[i]].in_play == 1;
        CHECK((view->unseen_events >> view->queue[i] & 1) == 0);
    }
    CHECK(shown <= 9 && in_play == view->queue_count);
    for (int p = 0; p < VILLE_MAX_PLAYERS; ++p) {
        if (p < view->players) check_seat(view, viewer, p, info.over);
        else CHECK(memcmp(&view->seats[p], &none, sizeof none) == 0);
    }
}

static void test_troyes_view(void) {
    static const int32_t viewers[] = {0, 1, VILLE_PUBLIC, VILLE_OMNISCIENT};
    for (int32_t players = 2; players <= 4; ++players) {
        ville_match *match = troyes_match(players, 23);
        for (int more = 1; more; play(match, 1)) {
            more = ville_match_actor(match) != VILLE_NOBODY;
            for (uint32_t v = 0; v < 4; ++v) {
                const ville_troyes_view view = view_of(match, viewers[v]);
                check_view(match, viewers[v], &view);
                for (int32_t i = 0; i < VILLE_MAX_OPTIONS; ++i) CHECK(view.option[i] == (i < 4));
            }
        }
        ville_match_destroy(match);
    }
}

static void test_troyes_view_refused(void) {
    struct {
        ville_troyes_view view;
        char newer[16];
    } big;
    const uint32_t small[] = {0, 4, sizeof big.view - 1, 65537, UINT32_MAX};
    ville_match *match = troyes_match(2, 1), *other = new_match(2, 1);
    for (uint32_t i = 0; i < 5; ++i) {
        memset(&big, 0xee, sizeof big);
        big.view.struct_size = small[i];
        REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_troyes_get_view(match, 0, &big.view));
        CHECK(is_untouched(&big.view.players, sizeof big - 4));
    }
    big.view.struct_size = sizeof big;
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_get_view(match, VILLE_CHANCE, &big.view));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_get_view(match, 2, &big.view));
    REFUSED(other, VILLE_ERR_GAME, ville_troyes_get_view(other, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_get_view(NULL, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_get_view(match, 0, NULL));
    CHECK(is_untouched(&big.view.players, sizeof big - 4));
    CHECK_OK(ville_troyes_get_view(match, 0, &big.view));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    ville_match_destroy(other);
    ville_match_destroy(match);
}

/* ---- Actions */

static int32_t pack_and_back(ville_troyes_action action) {
    ville_troyes_action again = {.kind = 77};
    ville_action word = 5;
    const ville_status answer = ville_troyes_pack_action(&action, &word);
    CHECK(answer == VILLE_OK || answer == VILLE_ERR_ARGUMENT);
    CHECK((word == 5) == (answer != VILLE_OK));
    if (answer != VILLE_OK) return 0;
    CHECK_OK(ville_troyes_unpack_action(word, &again));
    CHECK(memcmp(&again, &action, sizeof action) == 0);
    return 1;
}

static void test_troyes_actions(void) {
    ville_match *match = troyes_match(3, 5);
    ville_action words[VILLE_TROYES_MAX_ACTIONS];
    for (int ply = 0; ville_match_actor(match) != VILLE_NOBODY && ply < 400; ++ply, play(match, 1)) {
        uint32_t count = 0;
        CHECK_OK(ville_match_legal_actions(match, VILLE_OMNISCIENT, words, VILLE_TROYES_MAX_ACTIONS, &count));
        for (uint32_t i = 0; i < count; ++i) {
            ville_troyes_action action;
            ville_action again = 0;
            CHECK_OK(ville_troyes_unpack_action(words[i], &action));
            CHECK_OK(ville_troyes_pack_action(&action, &again));
            CHECK(again == words[i]);
        }
    }
    ville_match_destroy(match);
    CHECK(pack_and_back((ville_troyes_action){.kind = VILLE_TROYES_ACTION_PASS}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = VILLE_TROYES_ACTION_PASS, .count = 1}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = 0}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = 29}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = INT32_MIN}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = VILLE_TROYES_ACTION_USE_DICE, .dice = 1}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = VILLE_TROYES_ACTION_USE_DICE, .dice = INT32_MAX}));
    CHECK(!pack_and_back((ville_troyes_action){.kind = VILLE_TROYES_ACTION_COUNTER, .black = 1}));
    ville_troyes_action action = {.kind = VILLE_TROYES_ACTION_PASS};
    ville_action word = 5;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_pack_action(NULL, &word));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_pack_action(&action, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_unpack_action((ville_action)13 << 45, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_unpack_action(0, &action));
}

static void test_troyes_groups(void) {
    const ville_troyes_die mixed[] = {{4, 0, 5}, {0, 0, 3}, {1, 0, 5}};
    ville_troyes_die dice[3];
    int32_t code = -7;
    uint32_t count = 0;
    CHECK_OK(ville_troyes_group_code(mixed, 3, &code));
    CHECK_OK(ville_troyes_group_dice(code, dice, 3, &count));
    CHECK(count == 3 && dice[0].district == 0 && dice[1].district == 1 && dice[2].district == 4);
    CHECK(dice[0].value == 3 && dice[2].value == 5 && dice[1].colour == 0);
    CHECK_STATUS(VILLE_ERR_BUFFER, ville_troyes_group_dice(code, dice, 2, &count));
    CHECK_OK(ville_troyes_group_dice(code, NULL, 0, &count));
    CHECK(count == 3);
    const ville_troyes_die bad[] = {{5, 0, 1}, {0, 3, 1}, {0, 0, 7}, {0, 0, 0}, {-1, 0, 1}};
    for (int i = 0; i < 5; ++i) CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_code(&bad[i], 1, &code));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_code(mixed, 0, &code));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_code(mixed, 4, &code));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_code(NULL, 1, &code));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_code(mixed, 1, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_dice(0, dice, 3, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_dice(-1, dice, 3, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_dice(code, NULL, 3, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_group_dice(code, dice, 3, NULL));
}

/* ---- What explains the table */

/* Every group that is offered can be paid for and is worth something; the price is what the player then pays. */
static void check_groups(ville_match *match, int32_t seat, const ville_troyes_view *view) {
    ville_action words[VILLE_TROYES_MAX_ACTIONS];
    uint32_t count = 0;
    CHECK_OK(ville_match_legal_actions(match, seat, words, VILLE_TROYES_MAX_ACTIONS, &count));
    for (uint32_t i = 0; i < count; ++i) {
        ville_troyes_action use;
        ville_troyes_group answer = {.struct_size = sizeof answer};
        CHECK_OK(ville_troyes_unpack_action(words[i], &use));
        CHECK_OK(
            ville_troyes_explain_group(match, seat, view->deed, view->target, use.dice, use.cube, &answer));
        int32_t paid = 0;
        for (int d = 0; d < VILLE_TROYES_DISTRICTS; ++d) paid += answer.paid[d];
        CHECK(answer.worth > 0 && answer.cost == paid && answer.cost <= view->seats[seat].deniers);
        CHECK(answer.paid[seat] == 0 && answer.hire == 0 && answer.value > 0);
    }
}

static void test_troyes_explains(void) {
    int groups = 0, payouts = 0;
    for (uint64_t seed = 1; seed <= 6; ++seed) {
        ville_match *match = troyes_match(2 + (int32_t)seed % 3, seed);
        for (; ville_match_actor(match) != VILLE_NOBODY; play(match, 1)) {
            const ville_troyes_view view = view_of(match, VILLE_OMNISCIENT);
            if (view.phase == VILLE_TROYES_PHASE_USE_DICE) check_groups(match, view.actor, &view), ++groups;
            for (int32_t event = 0; event < VILLE_TROYES_EVENTS; ++event) {
                ville_troyes_payout payout = {.struct_size = sizeof payout};
                const int32_t in_play = view.events[event].in_play;
                if (!CHECK_STATUS(in_play ? VILLE_OK : VILLE_ERR_UNKNOWN,
                                  ville_troyes_explain_event(match, event, &payout)) ||
                    !in_play)
                    continue;
                CHECK((payout.first == VILLE_TROYES_NONE) ==
                      (view.events[event].order[0] == VILLE_TROYES_NONE));
                if (payout.first != VILLE_TROYES_NONE) CHECK(payout.points[payout.first] > 0), ++payouts;
            }
        }
        const ville_troyes_view end = view_of(match, VILLE_PUBLIC);
        for (int32_t character = 0; character < VILLE_TROYES_CHARACTERS; ++character) {
            ville_troyes_standing standing = {.struct_size = sizeof standing};
            CHECK_OK(ville_troyes_explain_character(match, character, &standing));
            for (int p = 0; p < end.players; ++p)
                CHECK(standing.points[p] == 0 || standing.points[p] == 1 || standing.points[p] == 3 ||
                      standing.points[p] == 6);
            if (character == 2) CHECK(standing.count[0] == end.seats[0].influence);
            if (character == 3) CHECK(standing.count[1] == end.seats[1].deniers);
        }
        ville_match_destroy(match);
    }
    CHECK(groups > 50 && payouts > 50);
}

static void test_troyes_explains_refused(void) {
    ville_match *match = troyes_match(3, 2), *other = new_match(3, 2);
    ville_troyes_group group = {.struct_size = sizeof group};
    ville_troyes_payout payout = {.struct_size = sizeof payout};
    ville_troyes_standing standing = {.struct_size = sizeof standing};
    const int32_t farm = VILLE_TROYES_DEED_AGRICULTURE;
    int32_t die = 0;
    CHECK_OK(ville_troyes_group_code(&(ville_troyes_die){0, 2, 1}, 1, &die));
    REFUSED(match, VILLE_ERR_UNKNOWN,
            ville_troyes_explain_group(match, 0, farm, 0, die, 0, &group)); /* no dice yet */
    REFUSED(match, VILLE_ERR_UNKNOWN, ville_troyes_explain_group(match, 0, farm, 0, 0, 0, &group));
    REFUSED(match, VILLE_ERR_UNKNOWN, ville_troyes_explain_group(match, 0, farm, 0, die, 28, &group));
    REFUSED(match, VILLE_ERR_UNKNOWN, ville_troyes_explain_group(match, 0, farm, 0, die, -1, &group));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_group(match, 3, farm, 0, die, 0, &group));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_group(match, 0, 0, 0, die, 0, &group));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_group(match, 0, 6, 0, die, 0, &group));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_group(match, 0, farm, 1, die, 0, &group));
    REFUSED(match, VILLE_ERR_ARGUMENT,
            ville_troyes_explain_group(match, 0, VILLE_TROYES_DEED_ACTIVATE, 27, die, 0, &group));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_group(match, 0, farm, 0, die, 0, NULL));
    REFUSED(other, VILLE_ERR_GAME, ville_troyes_explain_group(other, 0, farm, 0, die, 0, &group));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_explain_group(NULL, 0, farm, 0, die, 0, &group));
    REFUSED(match, VILLE_ERR_UNKNOWN, ville_troyes_explain_event(match, 17, &payout));
    REFUSED(match, VILLE_ERR_UNKNOWN, ville_troyes_explain_event(match, -1, &payout));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_event(match, 0, NULL));
    REFUSED(other, VILLE_ERR_GAME, ville_troyes_explain_event(other, 0, &payout));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_explain_event(NULL, 0, &payout));
    payout.struct_size = 3;
    REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_troyes_explain_event(match, 0, &payout));
    REFUSED(match, VILLE_ERR_UNKNOWN, ville_troyes_explain_character(match, 6, &standing));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_troyes_explain_character(match, 0, NULL));
    REFUSED(other, VILLE_ERR_GAME, ville_troyes_explain_character(other, 0, &standing));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_explain_character(NULL, 0, &standing));
    standing.struct_size = 0;
    REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_troyes_explain_character(match, 0, &standing));
    ville_match_destroy(other);
    ville_match_destroy(match);
}

/* ---- The cards */

static void test_troyes_edition(void) {
    ville_edition *edition = troyes_edition();
    ville_edition *other = NULL;
    ville_troyes_edition figures;
    memset(&figures, 0xee, sizeof figures);
    figures.struct_size = sizeof figures;
    CHECK_OK(ville_edition_builtin(ville_game_find("toits"), 0, &other, NULL));
    CHECK_OK(ville_troyes_get_edition(edition, &figures));
    CHECK(figures.rounds[0] == 4 && figures.rounds[2] == 6 && figures.rows[1] == 3 && figures.wages[0] == 2);
    CHECK(figures.activities[14].effect == VILLE_TROYES_EFFECT_TEMPLAR && figures.activities[14].cost == 5);
    CHECK(figures.events[1].effect == VILLE_TROYES_DISASTER_BLACK_DICE && figures.events[1].amount == 2);
    CHECK(figures.steps[2] == 5 && figures.step_points[2] == 6 && figures.cathedral_influence[5] == 2);
    CHECK_STATUS(VILLE_ERR_GAME, ville_troyes_get_edition(other, &figures));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_get_edition(NULL, &figures));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_get_edition(edition, NULL));
    figures.struct_size = 8;
    CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_troyes_get_edition(edition, &figures));

    char text[80];
    CHECK_OK(ville_troyes_activity_label(edition, 14, "en", text, sizeof text, NULL));
    CHECK(strcmp(text, "Templar") == 0);
    CHECK_OK(ville_troyes_event_label(edition, 1, "fr", text, sizeof text, NULL));
    CHECK(strcmp(text, "Guerre (ER1)") == 0);
    CHECK_OK(ville_troyes_character_label(edition, 5, "fr", text, sizeof text, NULL));
    CHECK(strcmp(text, "Le Florentin") == 0);
    CHECK_STATUS(VILLE_ERR_BUFFER, ville_troyes_activity_label(edition, 14, "en", text, 3, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_troyes_activity_label(edition, 27, "en", text, sizeof text, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_troyes_event_label(edition, -1, "en", text, sizeof text, NULL));
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_troyes_character_label(edition, 6, "en", text, sizeof text, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_troyes_activity_label(other, 0, "en", text, sizeof text, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_troyes_event_label(other, 0, "en", text, sizeof text, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_troyes_character_label(other, 0, "en", text, sizeof text, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_troyes_activity_label(NULL, 0, "en", text, sizeof text, NULL));
    ville_edition_destroy(other);
    ville_edition_destroy(edition);
}

void run_troyes(void) {
    RUN(troyes_view);
    RUN(troyes_view_refused);
    RUN(troyes_actions);
    RUN(troyes_groups);
    RUN(troyes_explains);
    RUN(troyes_explains_refused);
    RUN(troyes_edition);
}
