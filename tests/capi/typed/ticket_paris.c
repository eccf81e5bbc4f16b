/* Ticket to Ride: Paris as plain structs, and the answers for a front end. */
#include "../support.h"

#include <ville/ticket_paris.h>

static ville_match_config ticket_config(int32_t players, uint64_t seed) {
    ville_match_config config = config_of(players, seed);
    config.game = ville_game_find("ticket_paris");
    return config;
}

static ville_match *ticket_match(int32_t players, uint64_t seed) {
    const ville_match_config config = ticket_config(players, seed);
    return match_from(&config);
}

static ville_edition *ticket_edition(void) {
    ville_edition *edition = NULL;
    if (!CHECK_OK(ville_edition_builtin(ville_game_find("ticket_paris"), 0, &edition, NULL))) abort();
    return edition;
}

static int32_t sum_of(const int32_t kinds[VILLE_TICKET_PARIS_MAX_KINDS]) {
    int32_t sum = 0;
    for (int i = 0; i < VILLE_TICKET_PARIS_MAX_KINDS; ++i) sum += kinds[i];
    return sum;
}

/* Whoever looks: every card, bus and ticket is somewhere. */
static void check_view(const ville_match *match, int32_t viewer, const ville_ticket_paris_view *view) {
    const ville_match_info info = info_of(match);
    CHECK(view->players == info.players && view->first == info.first && view->actor == info.actor);
    CHECK(view->phase == info.phase && (view->phase == VILLE_TICKET_PARIS_PHASE_OVER) == (info.over == 1));
    CHECK(view->active >= 0 && view->active < view->players && view->market_count == 5);
    int32_t cards = view->deck_size + sum_of(view->discard), tickets = view->ticket_deck;
    for (uint32_t slot = 0; slot < view->market_count; ++slot) {
        CHECK(view->market[slot] >= VILLE_TICKET_PARIS_NO_CARD && view->market[slot] <= 6);
        cards += view->market[slot] != VILLE_TICKET_PARIS_NO_CARD;
    }
    for (int p = 0; p < VILLE_MAX_PLAYERS; ++p) {
        const ville_ticket_paris_seat *seat = &view->seats[p];
        const ville_ticket_paris_seat none = {0};
        if (p >= view->players) {
            CHECK(memcmp(seat, &none, sizeof none) == 0);
            continue;
        }
        int32_t buses = seat->buses;
        for (int track = 0; track < VILLE_TICKET_PARIS_MAX_OWNERS; ++track)
            if (view->owner[track] == p) buses += track < 24 ? 1 : track < 48 ? 2 : 3;
        CHECK(buses == 15 && seat->flag_points == 4 * seat->flags);
        cards += seat->hand_size;
        for (int i = 0; i < VILLE_TICKET_PARIS_MAX_COLOURS; ++i) cards += seat->kept[i];
        tickets += (int32_t)(seat->ticket_count + seat->undecided_count);
        const int own = viewer == p || viewer == VILLE_OMNISCIENT;
        CHECK(seat->sees_hand == own && sum_of(seat->hand) == (own ? seat->hand_size : 0));
        CHECK(sum_of(seat->known) <= seat->hand_size);
        for (uint32_t i = 0; i < seat->ticket_count; ++i)
            if (own || info.over) CHECK(seat->tickets[i] != VILLE_TICKET_PARIS_HIDDEN);
    }
    CHECK(cards == 44 && tickets == 20);
    CHECK(sum_of(view->deck) == (viewer == VILLE_OMNISCIENT ? view->deck_size : 0));
}

static void test_ticket_paris_view(void) {
    static const int32_t viewers[] = {0, 1, 2, VILLE_PUBLIC, VILLE_OMNISCIENT};
    for (int32_t option = -1; option < VILLE_TICKET_PARIS_OPTION_COUNT; ++option) {
        ville_match_config config = ticket_config(3, 23);
        if (option >= 0) config.option[option] = 1;
        ville_match *match = match_from(&config);
        for (int more = 1; more; play(match, 1)) {
            ville_ticket_paris_view view;
            more = ville_match_actor(match) != VILLE_NOBODY;
            for (uint32_t v = 0; v < 5; ++v) {
                memset(&view, 0xee, sizeof view);
                view.struct_size = sizeof view;
                CHECK_OK(ville_ticket_paris_get_view(match, viewers[v], &view));
                CHECK(view.struct_size == sizeof view);
                check_view(match, viewers[v], &view);
            }
            for (int32_t i = 0; i < VILLE_MAX_OPTIONS; ++i)
                CHECK(view.option[i] == (i == option                                       ? 1
                                         : i == VILLE_TICKET_PARIS_OPTION_BUS_REFRESH_STOP ? 10
                                                                                           : 0));
        }
        ville_match_destroy(match);
    }
}

static void test_ticket_paris_view_refused(void) {
    struct {
        ville_ticket_paris_view view;
        char newer[16];
    } big;
    static const int32_t no_viewers[] = {VILLE_CHANCE, VILLE_NOBODY, -5, 2, 99, INT32_MIN, INT32_MAX};
    const uint32_t small[] = {0, 4, sizeof big.view - 1, 65537, UINT32_MAX};
    ville_match *match = ticket_match(2, 1), *other = new_match(2, 1);
    for (uint32_t i = 0; i < 5; ++i) {
        memset(&big, 0xee, sizeof big);
        big.view.struct_size = small[i];
        REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_ticket_paris_get_view(match, 0, &big.view));
        CHECK(is_untouched(&big.view.players, sizeof big - 4));
    }
    big.view.struct_size = sizeof big;
    for (uint32_t i = 0; i < 7; ++i)
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_get_view(match, no_viewers[i], &big.view));
    REFUSED(other, VILLE_ERR_GAME, ville_ticket_paris_get_view(other, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_get_view(NULL, 0, &big.view));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_get_view(match, 0, NULL));
    CHECK(is_untouched(&big.view.players, sizeof big - 4));
    CHECK_OK(ville_ticket_paris_get_view(match, 0, &big.view));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    ville_match_destroy(other);
    ville_match_destroy(match);
}

static int same_action(const ville_ticket_paris_action *a, const ville_ticket_paris_action *b) {
    return a->kind == b->kind && a->card == b->card && a->route == b->route && a->track == b->track &&
           a->buses == b->buses && a->keep == b->keep && a->ticket == b->ticket;
}

/* Packs an action; what is possible comes back the same. */
static int32_t pack_and_back(ville_ticket_paris_action action) {
    ville_ticket_paris_action again = {77, 0, 0, 0, 0, 0, 0};
    ville_action word = 5;
    const ville_status answer = ville_ticket_paris_pack_action(&action, &word);
    CHECK(answer == VILLE_OK || answer == VILLE_ERR_ARGUMENT);
    CHECK((word == 5) == (answer != VILLE_OK));
    if (answer != VILLE_OK) return 0;
    CHECK_OK(ville_ticket_paris_unpack_action(word, &again));
    CHECK(same_action(&again, &action));
    return 1;
}

static void test_ticket_paris_actions(void) {
    int32_t possible = 0, claims = 0;
    for (int32_t kind = -1; kind <= 15; ++kind)
        for (int32_t value = -2; value <= 100; ++value) {
            const int card = kind == 1 || kind == 11 || kind == 12, ticket = kind == 9 || kind == 13;
            ville_ticket_paris_action action = {.kind = kind};
            if (card) action.card = value;
            else if (ticket) action.ticket = value;
            else if (kind == 3) action.route = value;
            else if (value != 0) continue;
            possible += pack_and_back(action);
        }
    CHECK(possible == 3 * 9 + 2 * 60 + 80 + 7);
    for (int32_t route = 0; route <= 81; ++route)
        for (int32_t track = -1; track <= 2; ++track)
            for (int32_t buses = -1; buses <= 7; ++buses)
                for (int32_t keep = -1; keep <= 2; ++keep)
                    claims += pack_and_back((ville_ticket_paris_action){3, 0, route, track, buses, keep, 0});
    CHECK(claims == 80 * 2 * 7 * 2);
    static const int32_t extremes[] = {INT32_MIN, INT32_MAX, 256 + 1};
    for (uint32_t i = 0; i < 3; ++i) {
        CHECK(!pack_and_back((ville_ticket_paris_action){.kind = extremes[i]}));
        CHECK(!pack_and_back((ville_ticket_paris_action){.kind = 1, .card = extremes[i]}));
        CHECK(!pack_and_back((ville_ticket_paris_action){.kind = 3, .route = 1, .buses = extremes[i]}));
    }
    CHECK(!pack_and_back(
        (ville_ticket_paris_action){.kind = 2, .ticket = 1})); /* a member that the kind does not have */
    ville_edition *edition = ticket_edition();
    uint64_t random = 88172645463325252u;
    for (int i = 0; i < 20000; ++i) {
        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        const ville_action word = i % 2 ? random : (random & 15) << 45 | (random >> 8 & 4095) << 33;
        ville_ticket_paris_action action = {77, 77, 77, 77, 77, 77, 77};
        ville_action again = 0;
        const ville_status answer = ville_ticket_paris_unpack_action(word, &action);
        if (answer == VILLE_OK) CHECK_OK(ville_ticket_paris_pack_action(&action, &again));
        if (answer == VILLE_OK) CHECK(again == word);
        if (answer != VILLE_OK) CHECK(action.kind == 77 && action.ticket == 77);
        if (answer != VILLE_OK) CHECK(ville_action_to_json(edition, word, NULL, 0, NULL) != VILLE_OK);
    }
    ville_edition_destroy(edition);
    ville_ticket_paris_action action = {.kind = 2};
    ville_action word = 5;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_pack_action(NULL, &word));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_pack_action(&action, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_unpack_action((ville_action)2 << 45, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_unpack_action(0, &action));
}

/* What can be claimed is told to its player and to the referee, and to nobody else. */
static void test_ticket_paris_claims(void) {
    static ville_action claims[VILLE_TICKET_PARIS_MAX_ACTIONS], legal[VILLE_TICKET_PARIS_MAX_ACTIONS];
    ville_match *match = ticket_match(3, 5), *other = new_match(2, 1);
    uint32_t most = 0;
    for (; ville_match_actor(match) != VILLE_NOBODY; play(match, 1)) {
        const int32_t seat = ville_match_actor(match);
        uint32_t count = 77, of_list = 0, claims_listed = 0;
        for (int32_t of = 0; of < 3; ++of) {
            CHECK_OK(
                ville_ticket_paris_claims(match, of, of, claims, VILLE_TICKET_PARIS_MAX_ACTIONS, &count));
            if (count > most) most = count;
            CHECK_OK(ville_ticket_paris_claims(match, VILLE_OMNISCIENT, of, NULL, 0, &of_list));
            CHECK(of_list == count);
            CHECK_OK(ville_ticket_paris_claims(match, (of + 1) % 3, of, claims,
                                               VILLE_TICKET_PARIS_MAX_ACTIONS, &count));
            CHECK(count == 0);
            CHECK_OK(ville_ticket_paris_claims(match, VILLE_PUBLIC, of, claims,
                                               VILLE_TICKET_PARIS_MAX_ACTIONS, &count));
            CHECK(count == 0);
        }
        if (seat < 0 || info_of(match).phase != VILLE_TICKET_PARIS_PHASE_TURN) continue;
        CHECK_OK(
            ville_ticket_paris_claims(match, seat, seat, claims, VILLE_TICKET_PARIS_MAX_ACTIONS, &count));
        CHECK_OK(ville_match_legal_actions(match, seat, legal, VILLE_TICKET_PARIS_MAX_ACTIONS, &of_list));
        for (uint32_t i = 0; i < of_list; ++i) {
            ville_ticket_paris_action action;
            CHECK_OK(ville_ticket_paris_unpack_action(legal[i], &action));
            if (action.kind != VILLE_TICKET_PARIS_ACTION_CLAIM_ROUTE) continue;
            CHECK(claims_listed < count && claims[claims_listed] == legal[i]);
            ++claims_listed;
        }
        CHECK(claims_listed == count);
    }
    CHECK(most > 10);
    uint32_t count = 0;
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_claims(match, 0, 3, claims, 1, &count));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_claims(match, 3, 0, claims, 1, &count));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_claims(match, 0, 0, NULL, 1, &count));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_claims(match, 0, 0, claims, 1, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_claims(NULL, 0, 0, claims, 1, &count));
    REFUSED(other, VILLE_ERR_GAME, ville_ticket_paris_claims(other, 0, 0, claims, 1, &count));
    ville_match_destroy(other);
    ville_match_destroy(match);
}

/* How a ticket stands follows from the tracks: it is the same for whoever holds it. At the end the score agrees. */
static void test_ticket_paris_ticket_state(void) {
    ville_match *match = ticket_match(2, 8), *other = new_match(2, 1);
    ville_ticket_paris_ticket_state state = {.struct_size = sizeof state};
    CHECK_OK(ville_ticket_paris_get_ticket_state(match, 0, 18, &state)); /* Montparnasse - Opera */
    CHECK(!state.completed && state.possible && state.spaces == 3 && state.route_count == 3);
    CHECK(state.routes[0] == 7 && state.routes[1] == 2 && state.routes[2] == 3);
    for (int i = 0; i < 3; ++i) CHECK(state.missing[i] == 1);
    play_to_end(match);
    static ville_event events[4096];
    uint32_t count = 0, tickets = 0;
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, 0, events, 4096, &count, NULL));
    for (uint32_t i = 0; i < count; ++i) {
        if (events[i].type != VILLE_TICKET_PARIS_EVENT_TICKET_SCORED) continue;
        ++tickets;
        CHECK_OK(ville_ticket_paris_get_ticket_state(match, events[i].player, events[i].arg[0], &state));
        CHECK(state.completed == events[i].arg[1]);
        for (uint32_t k = 0; k < state.route_count && state.completed; ++k) CHECK(state.missing[k] == 0);
        if (state.completed) CHECK(state.possible && state.spaces == 0 && state.route_count > 0);
    }
    CHECK(tickets >= 2);
    struct {
        ville_ticket_paris_ticket_state state;
        char newer[16];
    } big;
    memset(&big, 0xee, sizeof big);
    big.state.struct_size = sizeof big.state - 1;
    REFUSED(match, VILLE_ERR_STRUCT_SIZE, ville_ticket_paris_get_ticket_state(match, 0, 1, &big.state));
    CHECK(is_untouched((char *)&big + 4, sizeof big - 4));
    big.state.struct_size = sizeof big;
    CHECK_OK(ville_ticket_paris_get_ticket_state(match, 0, 1, &big.state));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    static const int32_t beyond[] = {-1, 0, 21, 60, INT32_MIN, INT32_MAX};
    for (uint32_t i = 0; i < 6; ++i)
        REFUSED(match, VILLE_ERR_UNKNOWN, ville_ticket_paris_get_ticket_state(match, 0, beyond[i], &state));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_get_ticket_state(match, 2, 1, &state));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_get_ticket_state(match, -1, 1, &state));
    REFUSED(match, VILLE_ERR_ARGUMENT, ville_ticket_paris_get_ticket_state(match, 0, 1, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_get_ticket_state(NULL, 0, 1, &state));
    REFUSED(other, VILLE_ERR_GAME, ville_ticket_paris_get_ticket_state(other, 0, 1, &state));
    ville_match_destroy(other);
    ville_match_destroy(match);
}

static void test_ticket_paris_edition(void) {
    struct {
        ville_ticket_paris_edition figures;
        char newer[16];
    } big;
    ville_edition *edition = ticket_edition(), *other = builtin_edition();
    const uint32_t small[] = {0, 4, sizeof big.figures - 1, 65537};
    for (uint32_t i = 0; i < 4; ++i) {
        memset(&big, 0xee, sizeof big);
        big.figures.struct_size = small[i];
        CHECK_STATUS(VILLE_ERR_STRUCT_SIZE, ville_ticket_paris_get_edition(edition, &big.figures));
        CHECK(is_untouched((char *)&big + 4, sizeof big - 4));
    }
    big.figures.struct_size = sizeof big;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_get_edition(NULL, &big.figures));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_get_edition(edition, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_ticket_paris_get_edition(other, &big.figures));
    CHECK_OK(ville_ticket_paris_get_edition(edition, &big.figures));
    for (size_t i = 0; i < sizeof big.newer; ++i) CHECK(big.newer[i] == 0);
    const ville_ticket_paris_edition *box = &big.figures;
    CHECK(box->colour_count == 6 && box->place_count == 17 && box->route_count == 32 &&
          box->ticket_count == 20);
    int32_t cards = box->bus_cards;
    for (uint32_t i = 0; i < VILLE_TICKET_PARIS_MAX_COLOURS; ++i) {
        cards += box->colours[i].cards;
        CHECK(memchr(box->colours[i].key, 0, sizeof box->colours[i].key) != NULL);
    }
    CHECK(cards == 44 && box->flag_points == 4);
    for (uint32_t i = 0; i < VILLE_TICKET_PARIS_MAX_PLACES; ++i)
        CHECK((box->places[i].key[0] != 0) == (i < box->place_count) &&
              memchr(box->places[i].key, 0, sizeof box->places[i].key));
    for (uint32_t i = 0; i < VILLE_TICKET_PARIS_MAX_ROUTES; ++i) {
        const ville_ticket_paris_route *route = &box->routes[i];
        CHECK((route->length > 0) == (i < box->route_count) && route->a < 17 && route->b < 17 &&
              route->track_count <= 2);
    }
    for (uint32_t i = 0; i < box->ticket_count; ++i)
        CHECK(box->tickets[i].points >= 3 && box->tickets[i].points <= 9);

    CHECK_TEXT(ville_ticket_paris_card_label(edition, 6, "fr", buffer, capacity, needed));
    CHECK_TEXT(ville_ticket_paris_card_label(edition, 0, NULL, buffer, capacity, needed));
    CHECK_TEXT(ville_ticket_paris_place_label(edition, 16, "fr", buffer, capacity, needed));
    CHECK_TEXT(ville_ticket_paris_route_text(edition, 32, "en", buffer, capacity, needed));
    CHECK_TEXT(ville_ticket_paris_ticket_text(edition, 20, "fr", buffer, capacity, needed));
    static const int32_t beyond[] = {-1, 80, 5000, INT32_MIN, INT32_MAX};
    for (uint32_t i = 0; i < 5; ++i) {
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_ticket_paris_card_label(edition, beyond[i], "en", NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_ticket_paris_place_label(edition, beyond[i], "en", NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_ticket_paris_route_text(edition, beyond[i], "en", NULL, 0, NULL));
        CHECK_STATUS(VILLE_ERR_UNKNOWN,
                     ville_ticket_paris_ticket_text(edition, beyond[i], "en", NULL, 0, NULL));
    }
    CHECK_STATUS(VILLE_ERR_UNKNOWN, ville_ticket_paris_route_text(edition, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_ticket_paris_card_label(NULL, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_ticket_paris_card_label(other, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_GAME, ville_ticket_paris_ticket_text(other, 1, "en", NULL, 0, NULL));
    ville_edition_destroy(other);
    ville_edition_destroy(edition);
}

/* A card that goes face down into a hand is named to its player alone, in words too. */
static void test_ticket_paris_words(void) {
    static ville_event open[4096], shown[4096];
    ville_match *match = ticket_match(2, 3);
    play_to_end(match);
    uint32_t all = 0, count = 0, hidden = 0;
    CHECK_OK(ville_match_events(match, VILLE_OMNISCIENT, 0, open, 4096, &all, NULL));
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, 0, shown, 4096, &count, NULL));
    CHECK(all == count);
    for (uint32_t i = 0; i < count; ++i) {
        char whole[300], told[300];
        CHECK_OK(ville_event_text(match, &open[i], "en", whole, sizeof whole, NULL));
        CHECK_OK(ville_event_text(match, &shown[i], "en", told, sizeof told, NULL));
        const int is_hidden = shown[i].arg[0] != open[i].arg[0];
        CHECK((strcmp(whole, told) != 0) == is_hidden);
        hidden += (uint32_t)is_hidden;
        if (is_hidden && shown[i].type == VILLE_TICKET_PARIS_EVENT_CARD_DEALT)
            CHECK(strstr(told, "drew a card from the deck") != NULL);
    }
    CHECK(hidden > 6);
    ville_match_destroy(match);
}

void run_ticket_paris(void) {
    RUN(ticket_paris_view);
    RUN(ticket_paris_view_refused);
    RUN(ticket_paris_actions);
    RUN(ticket_paris_claims);
    RUN(ticket_paris_ticket_state);
    RUN(ticket_paris_edition);
    RUN(ticket_paris_words);
}
