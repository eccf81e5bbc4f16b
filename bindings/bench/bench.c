/* What a call and a random match cost, in C: the measure for the bindings. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <ville.h>

enum { CALLS = 20000000, MATCHES = 2000, REPETITIONS = 7 };

static volatile uint32_t sink;

static ville_match_config make_config(int full, uint32_t index) {
    ville_match_config config;
    ville_match_config_init(&config, sizeof config);
    config.game = 0;
    config.players = 3;
    config.seed = 1;
    config.index = index;
    config.log = config.undo = config.events = full;
    return config;
}

static void play(int full, uint32_t index) {
    const ville_match_config config = make_config(full, index);
    ville_match *match = NULL;
    ville_action actions[256];
    uint32_t random = index;
    int32_t seat;
    if (ville_match_create(&config, NULL, &match, NULL) != VILLE_OK) exit(1);
    while ((seat = ville_match_actor(match)) >= 0) {
        uint32_t count = 0;
        ville_match_legal_actions(match, seat, actions, 256, &count);
        random = random * 1664525u + 1013904223u;
        if (ville_match_apply(match, seat, actions[(uint64_t)random * count >> 32], NULL) != VILLE_OK)
            exit(1);
    }
    ville_match_destroy(match);
}

static void run_empty(void) {
    for (int i = 0; i < CALLS; ++i) sink = ville_abi_version();
}
static void run_actor(void) {
    const ville_match_config config = make_config(0, 0);
    ville_match *match = NULL;
    if (ville_match_create(&config, NULL, &match, NULL) != VILLE_OK) exit(1);
    for (int i = 0; i < CALLS; ++i) sink = (uint32_t)ville_match_actor(match);
    ville_match_destroy(match);
}
static void run_bare(void) {
    for (uint32_t i = 0; i < MATCHES; ++i) play(0, i);
}
static void run_full(void) {
    for (uint32_t i = 0; i < MATCHES; ++i) play(1, i);
}
static void run_batch(void) {
    static ville_playout results[MATCHES];
    const ville_match_config config = make_config(0, 0);
    if (ville_play_random(&config, NULL, 0, MATCHES, results, NULL, NULL, NULL) != VILLE_OK) exit(1);
}

/* The best of a few repetitions, in processor time: other work on the machine does not count. */
static void tell(const char *name, int count, double unit, void (*run)(void)) {
    double best = 1e9;
    for (int i = 0; i < REPETITIONS; ++i) {
        const clock_t begin = clock();
        run();
        const double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
        if (seconds < best) best = seconds;
    }
    printf("%s %.3f\n", name, best / count * unit);
}

int main(void) {
    tell("empty_ns", CALLS, 1e9, run_empty);
    tell("actor_ns", CALLS, 1e9, run_actor);
    tell("single_bare_us", MATCHES, 1e6, run_bare);
    tell("single_full_us", MATCHES, 1e6, run_full);
    tell("batch_us", MATCHES, 1e6, run_batch);
    return 0;
}
