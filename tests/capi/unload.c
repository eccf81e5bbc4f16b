/*
 * Loads and unloads the library a hundred times in one process, with a match each time: unload LIBRARY
 *
 * It must really go, and leave no memory behind.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ville.h>

enum { TIMES = 100, WARM_UP = 20, SKIPPED = 77 };

/* ISO C has no conversion from an object pointer to a function's. */
#define FIND(function, library)                                                                              \
    __typeof__(&function) function##_ = NULL;                                                                \
    do {                                                                                                     \
        void *const found = dlsym(library, #function);                                                       \
        if (found == NULL) return fail("no " #function);                                                     \
        memcpy(&function##_, &found, sizeof found);                                                          \
    } while (0)

static int fail(const char *what) {
    fprintf(stderr, "%s\n", what);
    return 1;
}

/* Bytes that are mapped: code, data, heap, stack; 0 where the system does not tell. Under qemu these are the program's own,
 * while the pages in memory would be those of the emulator, which keeps what it translates. */
static long mapped_bytes(void) {
    char line[512];
    long sum = 0;
    FILE *file = fopen("/proc/self/maps", "r");
    if (file == NULL) return 0;
    while (fgets(line, sizeof line, file) != NULL) {
        unsigned long long begin = 0, end = 0;
        if (sscanf(line, "%llx-%llx", &begin, &end) == 2) sum += (long)(end - begin);
    }
    fclose(file);
    return sum;
}

static int play_once(void *library) {
    FIND(ville_match_config_init, library);
    FIND(ville_game_find, library);
    FIND(ville_match_create, library);
    FIND(ville_match_set_stand_in, library);
    FIND(ville_match_actor, library);
    FIND(ville_match_destroy, library);
    ville_match_config config;
    ville_match *match = NULL;
    if (ville_match_config_init_(&config, sizeof config) != VILLE_OK) return fail("no configuration");
    config.game = ville_game_find_("toits");
    if (ville_match_create_(&config, NULL, &match, NULL) != VILLE_OK) return fail("no match");
    for (int32_t seat = 0; seat < 2; ++seat)
        if (ville_match_set_stand_in_(match, seat, 1, NULL) != VILLE_OK) return fail("no stand-in");
    const int over = ville_match_actor_(match) == VILLE_NOBODY;
    ville_match_destroy_(match);
    return over ? 0 : fail("the match did not end");
}

int main(int argc, char **argv) {
    long before = 0;
    if (argc != 2) return fail("usage: unload LIBRARY");
    for (int i = 0; i < TIMES; ++i) {
        void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
        if (library == NULL) return fail(dlerror());
        if (play_once(library) != 0) return 1;
        if (dlclose(library) != 0) return fail(dlerror());
        if (dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD) != NULL) return fail("the library has not been unloaded");
        if (i == WARM_UP) before = mapped_bytes();
    }
    const long after = mapped_bytes();
    if (before == 0) return SKIPPED;
    printf("%ld bytes mapped after %d times, %ld after %d\n", before, WARM_UP, after, TIMES);
    return after - before < 256 * 1024 ? 0 : fail("memory grows");
}
