/* Paris Paris as plain structs, and trips hut by hut. */
#include "../support.h"

#include <ville/paris_paris.h>

static ville_match_config paris_config(int32_t players, uint64_t seed) {
    ville_match_config config = config_of(players, seed);
    config.game = ville_game_find("paris_paris");
    return config;
}

static ville_match *paris_match(int32_t players, uint64_t seed) {
    const ville_match_config config = paris_config(players, seed);
    return match_from(&config);
}

static ville_edition *paris_edition(void) {
    ville_edition *edition = NULL;
    if (!CHECK_OK(ville_edition_builtin(ville_game_find("paris_paris"), 0, &edition, NULL))) abort();
    return edition;
}

static ville_paris_paris_view view_of(const ville_match *match, int32_t viewer) {
    ville_paris_paris_view view;
    memset(&view, 0xee, sizeof view);
    view.struct_size = sizeof view;
    CHECK_OK(ville_paris_paris_get_view(match, viewer, &view));
    CHECK(view.struct_size == sizeof view);
    return view;
}

/* ---- The table */

static int is_final_all(const ville_paris_paris_view *view) {
    return view->option[VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS] == VILLE_PARIS_PARIS_FINAL_TRIPS_ALL;
}

/* A hidden line is named to its player and to the referee, and to all when the match is over. */
static void check_seat(const ville_paris_paris_view *view, int32_t viewer, int p, int over) {
    const ville_paris_paris_seat *seat = &view->seats[p];
    int32_t on_board = 0;
    for (int place = 0; place < VILLE_PARIS_PARIS_MAX_PLACES; ++place) on_board += view->huts[4 * place + p];
    CHECK(seat->on_board == on_board);
    CHECK(seat->supply + seat->on_board + seat->sack ==
          20 - view->option[VILLE_PARIS_PARIS_OPTION_SCORE_HUT]);
    CHECK(view->players > 2 || seat->sack == 0);
    CHECK(over || seat->final_trips == 0);
    const int knows = viewer == p || viewer == VILLE_OMNISCIENT || over;
    CHECK(seat->has_line == 0 || !is_final_all(view));
    CHECK((seat->line != VILLE_PARIS_PARIS_NONE) == (seat->has_line && knows));
    CHECK(seat->line >= VILLE_PARIS_PARIS_NONE && seat->line < 5);
    if (view->round > 0) CHECK(seat->has_line == !is_final_all(view));
}

/* Every tile is somewhere, and every hut where there is room. */
static void check_view(const ville_match *match, int32_t viewer, const ville_paris_paris_view *view) {
    static const ville_paris_paris_seat none;
    const ville_match_info info = info_of(match);
    CHECK(view->players == info.players && view->first == info.first && view->actor == info.actor);
    CHECK(view->phase == info.phase && (view->phase == VILLE_PARIS_PARIS_PHASE_OVER) == (info.over == 1));
    CHECK(view->rounds == 60 / (view->players + 1) && view->round <= view->rounds &&
          view->bus < view->players);
    int32_t unseen = 0, offered = 0, parked = 0;
    for (int i = 0; i < VILLE_PARIS_PARIS_MAX_SORTS; ++i) unseen += view->unseen[i];
    for (uint32_t i = 0; i < VILLE_PARIS_PARIS_MAX_OFFER; ++i) {
        offered += view->offer[i].count;
        CHECK((view->offer[i].count > 0) == (i < view->offer_count));
    }
    for (int line = 0; line < VILLE_PARIS_PARIS_MAX_LINES; ++line) {
        CHECK(view->parked[line] >= VILLE_PARIS_PARIS_NONE && view->parked[line] < 25);
        parked += view->parked[line] != VILLE_PARIS_PARIS_NONE;
    }
    CHECK(unseen == view->tiles_left && offered <= view->players + 1 && parked <= 5);
    if (view->phase == VILLE_PARIS_PARIS_PHASE_BUILD) CHECK(unseen == 60 - view->round * (view->players + 1));
    CHECK((view->pending != VILLE_PARIS_PARIS_NONE) == (view->phase == VILLE_PARIS_PARIS_PHASE_REMOVE));
    CHECK((view->open_line != VILLE_PARIS_PARIS_NONE) ==
          (view->players == 2 && view->round > 0 && !is_final_all(view)));
    for (int p = 0; p < VILLE_MAX_PLAYERS; ++p) {
        if (p < view->players) check_seat(view, viewer, p, info.over);
        else CHECK(memcmp(&view->seats[p], &none, sizeof none) == 0);
    }
}

static void test_paris_paris_view(void) {
    static const int32_t viewers[] = {0, 1, VILLE_PUBLIC, VILLE_OMNISCIENT};
    for (int32_t players = 2; players <= 4; ++players)
        for (int32_t option = -1; option < VILLE_PARIS_PARIS_OPTION_COUNT; ++option) {
            ville_match_config config = paris_config(players, 23);
            if (option >= 0) config.option[option] = 1;
            ville_match *match = match_from(&config);
            for (int more = 1; more; play(match, 1)) {
                more = ville_match_actor(match) != VILLE_NOBODY;
                for (uint32_t v = 0; v < 4; ++v) {
                    const ville_paris_paris_view view = view_of(match, viewers[v]);
                    check_view(match, viewers[v], &view);
                    for (int32_t i = 0; i < VILLE_MAX_OPTIONS; ++i) CHECK(view.option[i] == (i == option));
                }
            }
            ville_match_destroy(match);
        }
}

static void test_paris_paris_view_refused(void) {
    struct {
        ville_paris_paris_view view;
        char newer[16];
    } big;
    static const int32_t no_viewers[] = {VILLE_CHANCE, VILLE_NOBODY, -5, 2, 99, INT32_MIN, INT32_MAX};
    const uint32_t small[] = {0, 4, sizeof big.view - 1, 65537, UINT32_MAX};
    ville_match *match = paris_match(2, 1), *other = new_match(2, 1);
    for (uint32_t i = 0; i < 5; ++i) {
        memset(&big, 0xee, sizeof big);
        big.view.struct_size = small[i];
        REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_paris_paris_get_view(match, 0, &big.view));
        CHECK(is_untouched(&big.view.players, sizeof big - 4));
    }
    big.view.struct_size = sizeof big;
    for (uint32_t i = 0; i < 7; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_paris_paris_get_view(match, no_viewers[i], &big.view));
    REFUSED(other, VILLE_ERR_GAME, ville_paris_paris_get_view(other, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_get_view(NULL, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_get_view(match, 0, NULL));
    CHECK(is_untouched(&big.view.players, sizeof big - 4));
    CHECK_OK(ville_paris_paris_get_view(match, 0, &big.view));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    ville_match_destroy(other);
    ville_match_destroy(match);
}

/* ---- Actions */

/* Packs an action; what is possible comes back the same. */
static int32_t pack_and_back(ville_paris_paris_action action) {
    ville_paris_paris_action again = {77, 0, 0, 0, 0};
    ville_action word = 5;
    const ville_status answer = ville_paris_paris_pack_action(&action, &word);
    CHECK(answer == VILLE_OK || answer == VILLE_ERR_ARGUMENT);
    CHECK((word == 5) == (answer != VILLE_OK));
    if (answer != VILLE_OK) return 0;
    CHECK_OK(ville_paris_paris_unpack_action(word, &again));
    CHECK(memcmp(&again, &action, sizeof action) == 0);
    return 1;
}

static void test_paris_paris_actions(void) {
    int32_t possible = 0;
    for (int32_t kind = -1; kind <= 7; ++kind)
        for (int32_t place = -1; place <= 48; ++place)
            for (int32_t line = -1; line <= 8; ++line)
                possible +=
                    pack_and_back((ville_paris_paris_action){.kind = kind, .place = place, .line = line});
    CHECK(possible == 2 * 48 * 8 + 1 + 8 + 8); /* tiles; remove the first seat's; deal to it; lay open */
    possible = 0;
    for (int32_t seat = -1; seat <= 4; ++seat) {
        possible += pack_and_back((ville_paris_paris_action){.kind = 2, .owner = seat});
        possible += pack_and_back((ville_paris_paris_action){.kind = 3, .player = seat, .line = 7});
        CHECK(seat == 0 || !pack_and_back((ville_paris_paris_action){.kind = 1, .owner = seat}));
        CHECK(seat == 0 || !pack_and_back((ville_paris_paris_action){.kind = 4, .player = seat}));
    }
    CHECK(possible == 2 * 4);
    static const int32_t extremes[] = {INT32_MIN, INT32_MAX, 256 + 1};
    for (uint32_t i = 0; i < 3; ++i) {
        CHECK(!pack_and_back((ville_paris_paris_action){.kind = extremes[i]}));
        CHECK(!pack_and_back((ville_paris_paris_action){.kind = 1, .place = extremes[i]}));
        CHECK(!pack_and_back((ville_paris_paris_action){.kind = 5, .line = extremes[i]}));
    }
    ville_paris_paris_action action = {.kind = 2};
    ville_action word = 5;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_pack_action(NULL, &word));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_pack_action(&action, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_unpack_action((ville_action)2 << 45, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_unpack_action(0, &action));
}

/* Words are numbers from outside: whatever comes back as an action packs into the same word. */
static void test_paris_paris_words_of_actions(void) {
    ville_edition *edition = paris_edition();
    uint64_t random = 88172645463325252u;
    int32_t possible = 0;
    for (int i = 0; i < 20000; ++i) {
        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        const ville_action word = i % 2 ? random : (random & 7) << 45 | (random >> 8 & 1023) << 35;
        ville_paris_paris_action action = {77, 77, 77, 77, 77};
        ville_action again = 0;
        const ville_status answer = ville_paris_paris_unpack_action(word, &action);
        if (answer == VILLE_OK) {
            ++possible;
            CHECK_OK(ville_paris_paris_pack_action(&action, &again));
            CHECK(again == word);
        } else {
            CHECK(action.kind == 77 && action.player == 77);
            CHECK(ville_action_to_json(edition, word, NULL, 0, NULL) != VILLE_OK);
        }
    }
    CHECK(possible > 1000);
    ville_edition_destroy(edition);
}

/* ---- Trips */

#define MAX_TRIP VILLE_PARIS_PARIS_MAX_TRIP

/* The rows of a trip against the points that its events tell, from the event after its start. */
static void check_trip(const ville_event *events, uint32_t count, const ville_paris_paris_scoring *rows,
                       uint32_t row_count, int is_big) {
    int32_t told = 0, listed = 0;
    for (uint32_t i = 0; i < row_count; ++i) {
        CHECK(rows[i].points >= 1 && rows[i].points <= 2);
        listed += rows[i].points;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (events[i].type == VILLE_PARIS_PARIS_EVENT_BUS_STOPPED) continue;
        if (events[i].type != VILLE_EVENT_POINTS_SCORED || events[i].arg[0] == VILLE_PARIS_PARIS_SCORE_SACK)
            break;
        int32_t points = 0;
        for (uint32_t r = 0; r < row_count; ++r)
            if (rows[r].player == events[i].player &&
                (is_big ? rows[r].stop : rows[r].place) == events[i].arg[2])
                points += rows[r].points;
        CHECK(points == events[i].arg[1]);
        told += events[i].arg[1];
    }
    CHECK(told == listed);
}

/* No hut moves between a trip and what follows: what the trips of the last ply told can be asked for, hut by hut. */
static int32_t check_trips(const ville_match *match, const ville_event *events, uint32_t count) {
    ville_paris_paris_scoring rows[MAX_TRIP];
    uint32_t row_count = 0;
    int32_t trips = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const int is_big = events[i].type == VILLE_PARIS_PARIS_EVENT_BIG_TRIP_STARTED;
        if (!is_big && events[i].type != VILLE_PARIS_PARIS_EVENT_SMALL_TRIP_STARTED) continue;
        if (is_big) CHECK_OK(ville_paris_paris_big_trip(match, events[i].arg[0], rows, MAX_TRIP, &row_count));
        else
            CHECK_OK(ville_paris_paris_small_trip(match, events[i].arg[0], events[i].arg[1], rows, MAX_TRIP,
                                                  &row_count));
        check_trip(events + i + 1, count - i - 1, rows, row_count, is_big);
        ++trips;
    }
    return trips;
}

static void test_paris_paris_trips(void) {
    static ville_event events[512];
    for (int32_t players = 2; players <= 4; ++players)
        for (int32_t number = 0; number < 12; ++number) {
            ville_match_config config = paris_config(players, (uint64_t)number);
            config.option[VILLE_PARIS_PARIS_OPTION_SMALL_TRIP] = number % 3;
            config.option[VILLE_PARIS_PARIS_OPTION_FINAL_TRIPS] = number / 3 % 2;
            config.option[VILLE_PARIS_PARIS_OPTION_BIG_TRIP_HUTS] = number / 6;
            ville_match *match = match_from(&config);
            uint32_t count = 0, next = 0;
            int32_t trips = 0;
            while (ville_match_actor(match) != VILLE_NOBODY) {
                play(match, 1);
                CHECK_OK(ville_match_events(match, VILLE_PUBLIC, next, events, 512, &count, &next));
                trips += check_trips(match, events, count);
            }
            CHECK(trips >= 60 / (players + 1) + 3 + (players == 4));
            ville_match_destroy(match);
        }
}

static void test_paris_paris_trips_refused(void) {
    static const int32_t beyond[] = {-1, 5, 8, 25, INT32_MIN, INT32_MAX};
    ville_match *match = paris_match(3, 5), *other = new_match(2, 1);
    ville_paris_paris_scoring rows[MAX_TRIP], few[2];
    uint32_t whole = 0, count = 0;
    for (int32_t line = 0; whole < 3; play(match, 1), line = (line + 1) % 5)
        CHECK_OK(ville_paris_paris_big_trip(match, line, rows, MAX_TRIP, &whole)), count = (uint32_t)line;
    const int32_t line = (int32_t)count;
    CHECK_OK(ville_paris_paris_big_trip(match, line, NULL, 0, &whole));
    CHECK(whole >= 3);
    CHECK_OK(ville_paris_paris_big_trip(match, line, rows, MAX_TRIP, &count));
    REFUSED(match, VILLE_ERR_BUFFER, ville_paris_paris_big_trip(match, line, few, 2, &count));
    CHECK(count == whole && memcmp(few, rows, sizeof few) == 0);
    for (uint32_t i = 0; i < 6; ++i) {
        REFUSED(match, VILLE_ERR_UNKNOWN,
                ville_paris_paris_big_trip(match, beyond[i], rows, MAX_TRIP, &count));
        REFUSED(match, VILLE_ERR_UNKNOWN,
                ville_paris_paris_small_trip(match, 0, beyond[i], rows, MAX_TRIP, &count));
        if (beyond[i] == 5 || beyond[i] == 8) continue;
        REFUSED(match, VILLE_ERR_UNKNOWN,
                ville_paris_paris_small_trip(match, beyond[i], 0, rows, MAX_TRIP, &count));
    }
    REFUSED(match, VILLE_ERR_UNKNOWN,
            ville_paris_paris_small_trip(match, 0, 1, rows, MAX_TRIP, &count)); /* no such stop */
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_paris_paris_big_trip(match, 0, rows, MAX_TRIP, NULL));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_paris_paris_big_trip(match, 0, NULL, 1, &count));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_paris_paris_small_trip(match, 0, 0, NULL, 1, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_big_trip(NULL, 0, rows, MAX_TRIP, &count));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_small_trip(NULL, 0, 0, rows, MAX_TRIP, &count));
    REFUSED(other, VILLE_ERR_GAME, ville_paris_paris_big_trip(other, 0, rows, MAX_TRIP, &count));
    REFUSED(other, VILLE_ERR_GAME, ville_paris_paris_small_trip(other, 0, 0, rows, MAX_TRIP, &count));
    ville_match_destroy(other);
    ville_match_destroy(match);
}

/* ---- The map */

static void check_map(const ville_paris_paris_edition *box) {
    int32_t tiles = 0, room = 0, roads = 0;
    for (uint32_t i = 0; i < VILLE_PARIS_PARIS_MAX_PLACES; ++i) {
        const ville_paris_paris_place *place = &box->places[i];
        CHECK((place->key[0] != 0) == (i < box->place_count) && memchr(place->key, 0, sizeof place->key));
        room += place->room;
        roads += (int32_t)place->neighbour_count;
        for (uint32_t n = 0; n < place->neighbour_count; ++n) CHECK(place->neighbours[n] < box->place_count);
    }
    for (uint32_t i = 0; i < VILLE_PARIS_PARIS_MAX_LINES; ++i) {
        const ville_paris_paris_line *line = &box->lines[i];
        CHECK((line->stop_count == 7) == (i < box->line_count) && memchr(line->key, 0, sizeof line->key));
    }
    for (uint32_t i = 0; i < VILLE_PARIS_PARIS_MAX_SORTS; ++i) {
        tiles += box->sorts[i].count;
        CHECK((box->sorts[i].count > 0) == (i < box->sort_count));
    }
    CHECK(tiles == 60 && room == 35 && roads == 60);
}

static void test_paris_paris_edition(void) {
    struct {
        ville_paris_paris_edition figures;
        char newer[16];
    } big;
    ville_edition *edition = paris_edition(), *other = builtin_edition();
    const uint32_t small[] = {0, 4, sizeof big.figures - 1, 65537};
    for (uint32_t i = 0; i < 4; ++i) {
        memset(&big, 0xee, sizeof big);
        big.figures.struct_size = small[i];
        CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_paris_paris_get_edition(edition, &big.figures));
        CHECK(is_untouched((char *)&big + 4, sizeof big - 4));
    }
    big.figures.struct_size = sizeof big;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_get_edition(NULL, &big.figures));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_get_edition(edition, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_paris_paris_get_edition(other, &big.figures));
    CHECK_OK(ville_paris_paris_get_edition(edition, &big.figures));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    const ville_paris_paris_edition *box = &big.figures;
    CHECK(box->line_count == 5 && box->place_count == 25 && box->sort_count == 35 && box->huts == 20);
    CHECK(box->rounds[0] == 20 && box->rounds[1] == 15 && box->rounds[2] == 12);
    CHECK(box->certainty_map == VILLE_PARIS_PARIS_CERTAINTY_RECONSTRUCTION);
    check_map(box);

    CHECK_TEXT(ville_paris_paris_place_label(edition, 24, "fr", buffer, capacity, needed));
    CHECK_TEXT(ville_paris_paris_line_label(edition, 4, NULL, buffer, capacity, needed));
    CHECK_TEXT(ville_edition_warnings_json(edition, buffer, capacity, needed));
    static const int32_t beyond[] = {-1, 25, 5000, INT32_MIN, INT32_MAX};
    for (uint32_t i = 0; i < 5; ++i) {
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_paris_paris_place_label(edition, beyond[i], "en", NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_paris_paris_line_label(edition, beyond[i], "en", NULL, 0, NULL));
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_place_label(NULL, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_paris_paris_line_label(NULL, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_paris_paris_place_label(other, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_paris_paris_line_label(other, 0, "en", NULL, 0, NULL));
    ville_edition_destroy(other);
    ville_edition_destroy(edition);
}

/* A map of one's own: what it cannot be played with is a fault, what is unlike the printed game only a warning. */
static void test_paris_paris_warnings(void) {
    const int32_t game = ville_game_find("paris_paris");
    ville_edition *edition = paris_edition(), *own = NULL;
    char *printed = json_of(edition), *text = NULL;
    char *json = with(printed, "reconstruction_1\"", "of_ones_own\"");
    char *twice =
        with(json, "\"st_germain\",\"louvre\",\"opera\"", "\"st_germain\",\"st_nicolas\",\"opera\"");
    CHECK_OK(ville_edition_from_json(game, twice, (uint32_t)strlen(twice), &own, NULL));
    TEXT(text, ville_edition_warnings_json(own, buffer, capacity, needed));
    CHECK(strcmp(text,
                 "[{\"place\":\"/lines/1/stops\",\"what\":\"have four intersections in the printed game\"},"
                 "{\"place\":\"/lines/2/stops\",\"what\":\"have four intersections in the printed game\"},"
                 "{\"place\":\"/lines/4/stops\",\"what\":\"meet every earlier line once in the printed "
                 "game\"}]") == 0);
    free(text);
    TEXT(text, ville_edition_faults_json(game, twice, (uint32_t)strlen(twice), buffer, capacity, needed));
    CHECK(strcmp(text, "[]") == 0);
    free(text);
    ville_edition_destroy(own);
    own = NULL;
    char *nowhere = with(json, "\"st_germain\",\"louvre\",\"opera\"", "\"st_germain\",\"louvres\",\"opera\"");
    CHECK_STATUS(VILLE_ERR_EDITION,
                 ville_edition_from_json(game, nowhere, (uint32_t)strlen(nowhere), &own, NULL));
    CHECK(own == NULL);
    TEXT(text, ville_edition_faults_json(game, nowhere, (uint32_t)strlen(nowhere), buffer, capacity, needed));
    CHECK(strcmp(text, "[{\"place\":\"/lines/4/stops/4\",\"what\":\"is not a place\"}]") == 0);
    free(text);
    free(nowhere);
    free(twice);
    free(json);
    free(printed);
    ville_edition_destroy(edition);
}

/* ---- Words */

/* A line that is dealt is named to its player alone, in words too. */
static void test_paris_paris_words(void) {
    static ville_event open[1024], shown[1024];
    ville_match *match = paris_match(2, 3);
    play_to_end(match);
    uint32_t all = 0, count = 0, hidden = 0;
    CHECK_OK(ville_match_events(match, VILLE_OMNISCIENT, 0, open, 1024, &all, NULL));
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, 0, shown, 1024, &count, NULL));
    CHECK(all == count);
    for (uint32_t i = 0; i < count; ++i) {
        char whole[300], told[300];
        CHECK_OK(ville_event_text(match, &open[i], "en", whole, sizeof whole, NULL));
        CHECK_OK(ville_event_text(match, &shown[i], "en", told, sizeof told, NULL));
        const int is_hidden = shown[i].arg[0] != open[i].arg[0];
        CHECK((strcmp(whole, told) != 0) == is_hidden);
        CHECK(is_hidden == (shown[i].type == VILLE_PARIS_PARIS_EVENT_LINE_DEALT));
        hidden += (uint32_t)is_hidden;
    }
    CHECK(hidden == 2);
    ville_match_destroy(match);
}

void run_paris_paris(void) {
    RUN(paris_paris_view);
    RUN(paris_paris_view_refused);
    RUN(paris_paris_actions);
    RUN(paris_paris_words_of_actions);
    RUN(paris_paris_trips);
    RUN(paris_paris_trips_refused);
    RUN(paris_paris_edition);
    RUN(paris_paris_warnings);
    RUN(paris_paris_words);
}
