/*
 * The host is the referee: every card comes from a deck that the host has shuffled, as at a table with real cards.
 *
 * The library asks for luck by naming VILLE_CHANCE as the actor. The host answers with the card that it turned up,
 * and the library refuses a card that cannot come now. What happened is read as events.
 */
#include <stdio.h>
#include <stdlib.h>

#include <ville.h>
#include <ville/toits.h>

static void stop_on(ville_status status, const ville_error *error) {
    if (status == VILLE_OK) return;
    char name[64] = "";
    ville_status_name(status, name, sizeof name, NULL);
    fprintf(stderr, "%s %s\n", name, error->text);
    exit(1);
}

/* ---- The deck: all cards face down, in an order that the library does not know. */

typedef struct deck {
    int32_t card[VILLE_TOITS_MAX_CARDS];
    uint32_t supply; /* the first so many are the supply ... */
    uint32_t supply_used;
    uint32_t draw_used; /* ... the others are the draw pile */
    uint32_t count;
} deck;

static void shuffle(deck *cards) {
    for (uint32_t i = cards->count; i > 1; --i) {
        const uint32_t k = (uint32_t)rand() % i;
        const int32_t card = cards->card[i - 1];
        cards->card[i - 1] = cards->card[k];
        cards->card[k] = card;
    }
}

static deck make_deck(const ville_match *match, ville_error *error) {
    deck cards = {.count = 0};
    ville_edition *edition = NULL;
    ville_toits_edition box = {.struct_size = sizeof box};
    stop_on(ville_match_edition(match, &edition, error), error);
    stop_on(ville_toits_get_edition(edition, &box), error);
    ville_edition_destroy(edition);
    for (uint32_t row = 0; row < box.card_count; ++row)
        for (int copy = 0; copy < box.card[row].copies; ++copy) cards.card[cards.count++] = (int32_t)row;
    cards.supply = (uint32_t)box.supply_cards;
    shuffle(&cards);
    return cards;
}

/* Turns up the card for which the library waits. */
static ville_action turn_up(deck *cards, const ville_match *match, ville_error *error) {
    ville_toits_view table = {.struct_size = sizeof table};
    stop_on(ville_toits_get_view(match, VILLE_PUBLIC, &table), error);
    const int bonus = table.step == VILLE_TOITS_STEP_DRAW_BONUS;
    const int from_supply = bonus || table.draw_pile == 0;
    ville_toits_action outcome = {.kind = bonus ? VILLE_TOITS_ACTION_DRAW_BONUS : VILLE_TOITS_ACTION_REVEAL};
    outcome.value = cards->card[from_supply ? cards->supply_used++ : cards->supply + cards->draw_used++];
    ville_action word = 0;
    stop_on(ville_toits_pack_action(&outcome, &word), error);
    return word;
}

/* ---- The players, who know no better than to choose at random. */

static ville_action choose(const ville_match *match, int32_t seat, ville_error *error) {
    ville_action actions[VILLE_TOITS_MAX_ACTIONS];
    uint32_t count = 0;
    stop_on(ville_match_legal_actions(match, seat, actions, VILLE_TOITS_MAX_ACTIONS, &count), error);
    return actions[(uint32_t)rand() % count];
}

/* ---- What the room hears. */

static uint32_t tell_events(const ville_match *match, uint32_t since, ville_error *error) {
    ville_event events[32];
    uint32_t count = 32;
    while (count == 32) {
        stop_on(ville_match_events(match, VILLE_PUBLIC, since, events, 32, &count, &since), error);
        for (uint32_t i = 0; i < count; ++i) {
            char text[256];
            stop_on(ville_event_text(match, &events[i], "en", text, sizeof text, NULL), error);
            printf("%s%s\n", events[i].type == VILLE_EVENT_TURN_STARTED ? "\n" : "  ", text);
        }
    }
    return since;
}

static void tell_scores(const ville_match *match, ville_error *error) {
    ville_score scores[VILLE_MAX_PLAYERS];
    uint32_t players = 0;
    stop_on(ville_match_scores(match, VILLE_PUBLIC, scores, VILLE_MAX_PLAYERS, &players), error);
    puts("");
    for (uint32_t seat = 0; seat < players; ++seat)
        printf("Player %u: %d points\n", (unsigned)seat + 1, (int)scores[seat].total);
}

int main(int argc, char **argv) {
    ville_error error = {.struct_size = sizeof error};
    srand(argc > 1 ? (unsigned)atoi(argv[1]) : 7);

    ville_match_config config;
    stop_on(ville_match_config_init(&config, sizeof config), &error);
    config.game = ville_game_find("toits");
    config.players = 4;
    config.chance = VILLE_CHANCE_HOST;
    ville_match *match = NULL;
    stop_on(ville_match_create(&config, NULL, &match, &error), &error);

    deck cards = make_deck(match, &error);
    uint32_t heard = 0;
    int32_t actor;
    while ((actor = ville_match_actor(match)) != VILLE_NOBODY) {
        const ville_action action =
            actor == VILLE_CHANCE ? turn_up(&cards, match, &error) : choose(match, actor, &error);
        stop_on(ville_match_apply(match, actor, action, &error), &error);
        heard = tell_events(match, heard, &error);
    }
    tell_scores(match, &error);
    ville_match_destroy(match);
    return 0;
}
