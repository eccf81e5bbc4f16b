/* A whole match in C, played at random: cc hello.c $(pkg-config --cflags --libs ville) */
#include <stdio.h>
#include <stdlib.h>

#include <ville.h>

int main(void) {
    ville_match_config config;
    ville_match *match = NULL;
    ville_error error = {.struct_size = sizeof error};
    ville_match_config_init(&config, sizeof config);
    config.game = ville_game_find("toits");
    config.players = 3;
    config.seed = 7;
    if (ville_match_create(&config, NULL, &match, &error) != VILLE_OK) return puts(error.text), 1;

    for (int32_t seat = ville_match_actor(match); seat >= 0; seat = ville_match_actor(match)) {
        ville_action actions[64];
        uint32_t count = 0;
        ville_match_legal_actions(match, seat, actions, 64, &count);
        if (ville_match_apply(match, seat, actions[(uint32_t)rand() % count], &error) != VILLE_OK)
            return puts(error.text), 1;
    }

    ville_score scores[VILLE_MAX_PLAYERS];
    uint32_t players = 0;
    ville_match_scores(match, VILLE_PUBLIC, scores, VILLE_MAX_PLAYERS, &players);
    for (uint32_t seat = 0; seat < players; ++seat)
        printf("Player %u: %d points\n", seat + 1, scores[seat].total);
    ville_match_destroy(match);
    return 0;
}
