/* Prints what must be the same in every language and on every machine, byte for byte: of a few matches of each game the
 * record, snapshots on the way, what a search thought, and the signature. Beside it stand the same program in Python,
 * C# and JavaScript. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <ville.h>

enum { MATCHES = 5, SIGNATURE_MATCHES = 200, SEARCHED_DECISION = 10, KEPT_DECISION = 30 };

static void must(ville_status status) {
    if (status == VILLE_OK) return;
    fprintf(stderr, "status %d\n", (int)status);
    exit(1);
}

static ville_bot *make_bot(int32_t kind, uint64_t seed, uint32_t index) {
    ville_bot_config config;
    ville_bot *bot = NULL;
    must(ville_bot_config_init(&config, sizeof config));
    config.kind = kind;
    config.seed = seed;
    config.index = index;
    config.iterations = 100;
    must(ville_bot_create(&config, &bot, NULL));
    return bot;
}

static void print_snapshot(const ville_match *match) {
    static uint8_t bytes[65536];
    uint32_t size = 0;
    must(ville_match_snapshot(match, bytes, sizeof bytes, &size));
    printf("snapshot ");
    for (uint32_t i = 0; i < size; ++i) printf("%02x", bytes[i]);
    printf("\n");
}

static void print_thoughts(ville_bot *search, const ville_match *match, int32_t seat) {
    ville_thought thoughts[512];
    ville_action choice = 0;
    uint32_t count = 0;
    must(ville_bot_choose(search, match, seat, NULL, &choice, NULL));
    must(ville_bot_thoughts(search, thoughts, 512, &count));
    printf("search %" PRIu64 ":", choice);
    for (uint32_t i = 0; i < count; ++i)
        printf(" %" PRIu64 "/%" PRIu32 "/%" PRId32, thoughts[i].action, thoughts[i].visits,
               thoughts[i].value);
    printf("\n");
}

static void print_record(const ville_match *match) {
    uint32_t size = 0;
    must(ville_match_record(match, 0, NULL, 0, &size));
    char *text = malloc(size);
    if (text == NULL) exit(1);
    must(ville_match_record(match, 0, text, size, &size));
    fputs(text, stdout);
    free(text);
}

static void play(int32_t game, int32_t players, uint32_t index) {
    ville_match_config config;
    ville_match *match = NULL;
    must(ville_match_config_init(&config, sizeof config));
    config.game = game;
    config.players = players;
    config.seed = 7;
    config.index = index;
    must(ville_match_create(&config, NULL, &match, NULL));
    ville_bot *chooser = make_bot(VILLE_BOT_RANDOM, 11, index);
    ville_bot *search = make_bot(VILLE_BOT_SEARCH, 5, index);

    int32_t seat;
    for (int decision = 0; (seat = ville_match_actor(match)) >= 0; ++decision) {
        ville_action action = 0;
        if (decision == SEARCHED_DECISION) print_thoughts(search, match, seat);
        if (decision == KEPT_DECISION) print_snapshot(match);
        must(ville_bot_choose(chooser, match, seat, NULL, &action, NULL));
        must(ville_match_apply(match, seat, action, NULL));
    }
    print_snapshot(match);
    print_record(match);
    ville_bot_destroy(search);
    ville_bot_destroy(chooser);
    ville_match_destroy(match);
}

int main(void) {
    for (int32_t game = 0; game < ville_game_count(); ++game) {
        ville_game_info info = {.struct_size = sizeof info};
        uint64_t signature = 0;
        must(ville_game_get_info(game, &info));
        must(ville_game_signature(game, SIGNATURE_MATCHES, &signature));
        printf("%s %016" PRIx64 "\n", info.id, signature);
        for (int32_t players = info.min_players; players <= info.max_players; ++players)
            for (uint32_t index = 0; index < MATCHES; ++index) play(game, players, index);
    }
    return 0;
}
