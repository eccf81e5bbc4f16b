/* Actions and events as JSON and as sentences. */
#include "support.h"

/* Word, JSON and word again, for every action and outcome of a match. */
static void test_action_json(void) {
    ville_edition *edition = builtin_edition();
    ville_match_config config = config_of(3, 17);
    config.chance = VILLE_CHANCE_HOST;
    ville_match *match = match_from(&config);
    for (; ville_match_actor(match) != VILLE_NOBODY; play(match, 1)) {
        ville_action words[128];
        uint32_t count = 0;
        if (ville_match_actor(match) == VILLE_CHANCE)
            CHECK_OK(ville_match_outcomes(match, VILLE_OMNISCIENT, words, NULL, 128, &count));
        else CHECK_OK(ville_match_legal_actions(match, VILLE_OMNISCIENT, words, 128, &count));
        for (uint32_t i = 0; i < count; ++i) {
            ville_action again = 0;
            char *text = NULL;
            TEXT(text, ville_action_to_json(edition, words[i], buffer, capacity, needed));
            CHECK(strncmp(text, "{\"kind\":\"", 9) == 0);
            CHECK_OK(ville_action_from_json(edition, text, (uint32_t)strlen(text), &again, NULL));
            CHECK(again == words[i]);
            free(text);
        }
        if (info_of(match).ply > 30) continue;
        CHECK_TEXT(ville_action_to_json(edition, words[0], buffer, capacity, needed));
        CHECK_TEXT(ville_action_text(match, words[0], "fr", buffer, capacity, needed));
        CHECK_TEXT(ville_action_text(match, words[count - 1], NULL, buffer, capacity, needed));
    }
    ville_match_destroy(match);
    ville_edition_destroy(edition);
}

/* Every word is an action of the game in all functions, or in none. */
static void test_action_words(void) {
    ville_edition *edition = builtin_edition();
    ville_match *match = new_match(2, 1);
    uint64_t random = 88172645463325252u;
    for (int i = 0; i < 20000; ++i) {
        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        ville_action word = random;
        if (i % 4 == 0) word = (random & 15) << 45 | (random >> 8 & 127) << 38;
        if (i % 4 == 1) word = (random & 15) << 45 | (random >> 8 & 7) << 42;
        if (i % 4 == 2) word = (random & 15) << 45;
        const ville_status json = ville_action_to_json(edition, word, NULL, 0, NULL);
        const ville_status text = ville_action_text(match, word, "en", NULL, 0, NULL);
        CHECK(json == text && (json == VILLE_OK || json == VILLE_ERR_ARGUMENT));
        ville_error error = new_error();
        ville_match_check_action(match, 0, word, &error);
        if (json != VILLE_OK) /* what is no action in any edition has no legal place */
            CHECK(error.reason == VILLE_REASON_UNKNOWN_KIND || error.reason == VILLE_REASON_BAD_FIELDS);
        else CHECK(error.reason != VILLE_REASON_UNKNOWN_KIND);
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_to_json(NULL, (ville_action)1 << 45, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_to_json(edition, 0, NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_text(match, 0, "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_text(NULL, (ville_action)1 << 45, "en", NULL, 0, NULL));
    ville_match_destroy(match);
    ville_edition_destroy(edition);
}

static void test_action_from_json(void) {
    ville_edition *edition = builtin_edition();
    static const struct {
        const char *text;
        ville_status status;
    } rows[] = {
        {"{\"kind\":\"draw\"}", VILLE_OK},
        {" { \"space\" : 7 , \"kind\" : \"take\" } ", VILLE_OK},
        {"{\"kind\":\"place_character\",\"good\":\"gems\"}", VILLE_OK},
        {"", VILLE_ERR_JSON},
        {"{}", VILLE_ERR_JSON},
        {"[]", VILLE_ERR_JSON},
        {"\"draw\"", VILLE_ERR_JSON},
        {"{\"kind\":\"draw\"} {\"kind\":\"draw\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"draw\",\"kind\":\"draw\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"draw\",\"space\":1}", VILLE_ERR_JSON},
        {"{\"kind\":\"Draw\"}", VILLE_ERR_JSON},
        {"{\"kind\":1}", VILLE_ERR_JSON},
        {"{\"kind\":null}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":0}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":8}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":-1}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":4294967297}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":18446744073709551617}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":1e0}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":\"1\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"take\",\"space\":1,\"space\":1}", VILLE_ERR_JSON},
        {"{\"kind\":\"place_character\",\"good\":0}", VILLE_ERR_JSON},
        {"{\"kind\":\"place_character\",\"good\":\"feathers\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"reveal\",\"card\":128}", VILLE_ERR_JSON},
        {"{\"kind\":\"dr\\u0061w\\u0000\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"\xc0\x80\"}", VILLE_ERR_JSON},
    };
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        const uint32_t size = (uint32_t)strlen(rows[i].text);
        char *text = exact_room(size);
        ville_action word = 5;
        ville_error error = new_error();
        memcpy(text, rows[i].text, size);
        if (!CHECK_STATUS(rows[i].status, ville_action_from_json(edition, text, size, &word, &error)))
            check_that(0, __FILE__, __LINE__, rows[i].text);
        CHECK((word == 5) == (rows[i].status != VILLE_OK));
        CHECK((error.text[0] != '\0') == (rows[i].status != VILLE_OK));
        free(text);
    }
    ville_action word = 5;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_from_json(NULL, "{}", 2, &word, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_from_json(edition, NULL, 2, &word, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_action_from_json(edition, "{}", 2, NULL, NULL));
    CHECK(word == 5);
    ville_edition_destroy(edition);
}

/* Every event of a match has a sentence in each language. */
static void test_event_text(void) {
    ville_match_config config = config_of(4, 18);
    config.undo_rule = VILLE_UNDO_ANALYSIS;
    ville_match *match = match_from(&config);
    static ville_event events[8192];
    uint32_t count = 0;
    play_to_end(match);
    CHECK_OK(ville_match_undo(match, NULL));
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, 0, events, 8192, &count, NULL));
    CHECK(events[count - 1].type == VILLE_EVENT_UNDONE);
    for (uint32_t i = 0; i < count; ++i) {
        char text[400];
        CHECK_OK(ville_event_text(match, &events[i], "en", text, sizeof text, NULL));
        CHECK(strchr(text, '{') == NULL && strchr(text, '}') == NULL && text[0] != '\0');
        CHECK_OK(ville_event_text(match, &events[i], "fr", text, sizeof text, NULL));
        CHECK(strchr(text, '{') == NULL && strchr(text, '}') == NULL && text[0] != '\0');
    }
    CHECK_TEXT(ville_event_text(match, &events[0], NULL, buffer, capacity, needed));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_event_text(NULL, &events[0], "en", NULL, 0, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_event_text(match, NULL, "en", NULL, 0, NULL));
    ville_match_destroy(match);
}

/* What a viewer was told as JSON is what he was told as structs. */
static void test_event_from_json(void) {
    ville_edition *edition = builtin_edition();
    ville_match *match = new_match(3, 18);
    static ville_event events[8192];
    uint32_t count = 0;
    char *list = NULL;
    play_to_end(match);
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, 0, events, 8192, &count, NULL));
    TEXT(list, ville_match_events_json(match, VILLE_PUBLIC, 0, buffer, capacity, needed));
    const char *at = list + 1;
    for (uint32_t i = 0; i < count; ++i) {
        const char *end = strchr(at, '}') + 1; /* no event has an object inside */
        ville_event event;
        memset(&event, 0xee, sizeof event);
        CHECK_OK(ville_event_from_json(edition, at, (uint32_t)(end - at), &event, NULL));
        CHECK(memcmp(&event, &events[i], sizeof event) == 0);
        at = end + 1;
    }
    static const struct {
        const char *text;
        ville_status status;
    } rows[] = {
        {"{\"kind\":\"raid\",\"player\":1,\"good\":\"gold\",\"cards\":3}", VILLE_OK},
        {"{\"kind\":\"raid\",\"player\":1,\"seen_by\":[1],\"hidden\":[\"good\"]}", VILLE_OK},
        {"{\"kind\":\"undone\",\"to_ply\":3,\"seq\":9}", VILLE_OK},
        {"{\"kind\":\"raid\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"raid\",\"player\":4}", VILLE_ERR_JSON},
        {"{\"kind\":\"raid\",\"player\":1,\"good\":\"silver\"}", VILLE_ERR_JSON},
        {"{\"kind\":\"raid\",\"player\":1,\"space\":1}", VILLE_ERR_JSON},
        {"{\"kind\":\"raid\",\"player\":1,\"cards\":2147483648}", VILLE_ERR_JSON},
        {"{\"kind\":\"raid\",\"player\":1,\"seq\":-1}", VILLE_ERR_JSON},
        {"{\"kind\":\"dance\"}", VILLE_ERR_JSON},
        {"{\"player\":1}", VILLE_ERR_JSON},
        {"[]", VILLE_ERR_JSON},
        {"", VILLE_ERR_JSON},
    };
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        ville_event event;
        ville_error error = new_error();
        memset(&event, 0xee, sizeof event);
        CHECK_STATUS(rows[i].status, ville_event_from_json(edition, rows[i].text,
                                                           (uint32_t)strlen(rows[i].text), &event, &error));
        CHECK(is_untouched(&event, sizeof event) == (rows[i].status != VILLE_OK));
        CHECK((error.text[0] != '\0') == (rows[i].status != VILLE_OK));
        if (i == 0) CHECK(event.player == 1 && event.arg[0] == 1 && event.arg[1] == 3 && event.flags == 0);
        if (i == 1) CHECK(event.arg[0] == -1 && event.arg[1] == -1 && event.flags == VILLE_EVENT_PARTIAL);
        if (i == 2) CHECK(event.type == VILLE_EVENT_UNDONE && event.arg[0] == 3 && event.seq == 9);
    }
    ville_event event;
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_event_from_json(NULL, "{}", 2, &event, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_event_from_json(edition, NULL, 2, &event, NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_event_from_json(edition, "{}", 2, NULL, NULL));
    free(list);
    ville_match_destroy(match);
    ville_edition_destroy(edition);
}

/* The text that a seat is called by. */
static int is_called(const ville_match *match, int32_t seat, const char *language, const char *expected) {
    char name[64] = "";
    CHECK_OK(ville_match_seat_name(match, seat, language, name, sizeof name, NULL));
    return strcmp(name, expected) == 0;
}

static void test_seat_names(void) {
    ville_match *match = new_match(3, 4), *copy = NULL;
    ville_error error = new_error();
    CHECK(is_called(match, 0, "en", "Player 1") && is_called(match, 2, "fr", "Joueur 3"));
    CHECK(is_called(match, VILLE_CHANCE, "en", "chance") && is_called(match, VILLE_NOBODY, NULL, "nobody"));
    const uint64_t before = hash_of(match);
    const bytes save = save_of(match);
    CHECK_OK(ville_match_set_seat_name(match, 0, "Zo\xc3\xab", NULL));
    CHECK_OK(ville_match_set_seat_name(match, 2, "{player}", &error));
    CHECK(is_called(match, 0, "fr", "Zo\xc3\xab") && is_called(match, 1, "fr", "Joueur 2"));
    CHECK_TEXT(ville_match_seat_name(match, 0, "en", buffer, capacity, needed));
    CHECK(hash_of(match) == before && same_bytes(save, save_of(match)));

    ville_event event;
    uint32_t count = 0;
    char sentence[256];
    CHECK_OK(ville_match_events(match, VILLE_PUBLIC, 0, &event, 1, &count, NULL));
    CHECK(count == 1 && event.type == VILLE_EVENT_TURN_STARTED && event.player == 0);
    CHECK_OK(ville_event_text(match, &event, "en", sentence, sizeof sentence, NULL));
    CHECK(strcmp(sentence, "Turn 1: Zo\xc3\xab leads.") == 0);
    event.player = 2;
    CHECK_OK(ville_event_text(match, &event, "en", sentence, sizeof sentence, NULL));
    CHECK(strcmp(sentence, "Turn 1: {player} leads.") == 0);

    CHECK_OK(ville_match_clone(match, &copy, NULL));
    CHECK(is_called(copy, 2, "en", "{player}"));
    CHECK_OK(ville_match_set_seat_name(copy, 2, NULL, NULL));
    CHECK_OK(ville_match_set_seat_name(copy, 0, "", NULL));
    CHECK(is_called(copy, 2, "en", "Player 3") && is_called(copy, 0, "en", "Player 1"));
    CHECK(is_called(match, 2, "en", "{player}"));
    CHECK_OK(ville_match_assign(copy, match, NULL));
    CHECK(is_called(copy, 2, "en", "{player}"));

    char longest[62];
    memset(longest, 'x', 61);
    longest[61] = '\0';
    const char *const refused[] = {longest, "two\nlines", "\x7f", "\xff", "\xc0\x80", "\x1b[2J"};
    for (uint32_t i = 0; i < sizeof refused / sizeof *refused; ++i) {
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_seat_name(match, 0, refused[i], &error));
        CHECK(error.text[0] != '\0' && is_called(match, 0, "en", "Zo\xc3\xab"));
    }
    longest[60] = '\0';
    CHECK_OK(ville_match_set_seat_name(match, 0, longest, NULL));
    CHECK(is_called(match, 0, "en", longest));

    const int32_t no_seats[] = {INT32_MIN, -1, 3, 256, INT32_MAX};
    for (uint32_t i = 0; i < 5; ++i) {
        REFUSED(match, VILLE_ERR_ARGUMENT, ville_match_set_seat_name(match, no_seats[i], "x", &error));
        if (no_seats[i] != VILLE_CHANCE)
            CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_seat_name(match, no_seats[i], "en", NULL, 0, NULL));
    }
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_set_seat_name(NULL, 0, "x", NULL));
    CHECK_STATUS(VILLE_ERR_ARGUMENT, ville_match_seat_name(NULL, 0, "en", NULL, 0, NULL));
    ville_match_destroy(copy);
    ville_match_destroy(match);
}

/* Events that nobody handed out: some sentence, or refused. */
static void test_garbage_events(void) {
    ville_match *match = new_match(2, 1);
    uint64_t random = 88172645463325252u;
    for (int i = 0; i < 20000; ++i) {
        ville_event event = {.seq = 0};
        uint8_t *byte = (uint8_t *)&event;
        for (size_t k = 0; k < sizeof event; ++k) {
            random ^= random << 13, random ^= random >> 7, random ^= random << 17;
            byte[k] = (uint8_t)random;
        }
        if (i % 4 != 0) event.type = (uint16_t)(random % 90);
        if (i % 4 == 2)
            for (int k = 0; k < 6; ++k) event.arg[k] = (int32_t)(random >> (8 * k)) % 9 - 2;
        if (i % 4 == 3)
            for (int k = 0; k < 6; ++k) event.arg[k] = k % 2 ? INT32_MIN : INT32_MAX;
        const ville_status answer = ville_event_text(match, &event, i % 2 ? "fr" : "en", NULL, 0, NULL);
        CHECK(answer == VILLE_OK || answer == VILLE_ERR_ARGUMENT);
    }
    ville_match_destroy(match);
}

void run_action(void) {
    RUN(action_json);
    RUN(action_words);
    RUN(action_from_json);
    RUN(event_text);
    RUN(event_from_json);
    RUN(seat_names);
    RUN(garbage_events);
}
