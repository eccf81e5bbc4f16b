#include "check.h"

#include <stdio.h>

static const char *running = "";
static unsigned long checks, failures;

/* Whether this place has not been reported yet: what fails in a loop is told once. */
static int is_new(const char *file, int line) {
    static struct {
        const char *file;
        int line;
    } told[50];
    static size_t count;
    for (size_t i = 0; i < count; ++i)
        if (told[i].line == line && strcmp(told[i].file, file) == 0) return 0;
    if (count == sizeof told / sizeof *told) return 0;
    told[count].file = file;
    told[count++].line = line;
    return 1;
}

void check_begin(const char *name) { running = name; }

int check_that(int holds, const char *file, int line, const char *what) {
    ++checks;
    if (holds) return 1;
    ++failures;
    if (is_new(file, line)) fprintf(stderr, "%s:%d: in %s: does not hold: %s\n", file, line, running, what);
    return 0;
}

int check_status(ville_status expected, ville_status found, const char *file, int line, const char *what) {
    char names[2][64] = {"?", "?"};
    ++checks;
    if (found == expected) return 1;
    ville_status_name(expected, names[0], sizeof names[0], NULL);
    ville_status_name(found, names[1], sizeof names[1], NULL);
    ++failures;
    if (is_new(file, line))
        fprintf(stderr, "%s:%d: in %s: %s gives %s, not %s\n", file, line, running, what, names[1], names[0]);
    return 0;
}

int check_end(void) {
    printf("%lu checks, %lu failed\n", checks, failures);
    return failures > 0 || checks == 0;
}

void *exact_room(uint32_t size) {
    void *room = malloc(size == 0 ? 1 : size);
    if (room == NULL) abort();
    memset(room, 0xee, size);
    return room;
}

int is_untouched(const void *room, uint32_t size) {
    const uint8_t *bytes = room;
    for (uint32_t i = 0; i < size; ++i)
        if (bytes[i] != 0xee) return 0;
    return 1;
}

/* Appends a block to the bytes of a stand. */
static void append(stand *what, const void *block, size_t size) {
    if (size == 0) return;
    uint8_t *grown = realloc(what->bytes, what->size + size);
    if (grown == NULL) abort();
    memcpy(grown + what->size, block, size);
    what->bytes = grown;
    what->size += (uint32_t)size;
}

static void append_save(stand *what, const ville_match *match) {
    uint32_t size = 0;
    CHECK_OK(ville_match_save(match, NULL, 0, &size));
    uint8_t *bytes = exact_room(size);
    CHECK_OK(ville_match_save(match, bytes, size, &size));
    append(what, bytes, size);
    free(bytes);
}

static void append_log(stand *what, const ville_match *match) {
    ville_log_entry entries[64];
    uint32_t count = 0;
    for (uint32_t from = what->info.log_begin; from < what->info.log_end; from += count) {
        if (ville_match_log(match, from, entries, 64, &count) != VILLE_OK || count == 0) return;
        append(what, entries, count * sizeof *entries);
    }
}

static void append_events(stand *what, const ville_match *match) {
    ville_event events[64];
    uint32_t count = 0;
    for (uint32_t next = what->info.events_begin; next < what->info.events_end;) {
        if (ville_match_events(match, VILLE_OMNISCIENT, next, events, 64, &count, &next) != VILLE_OK) return;
        append(what, events, count * sizeof *events);
    }
}

stand stand_of(const ville_match *match) {
    stand what = {.info = {.struct_size = sizeof what.info}};
    if (match == NULL) return what;
    CHECK_OK(ville_match_get_info(match, &what.info));
    CHECK_OK(ville_match_state_hash(match, &what.hash));
    append_save(&what, match);
    append_log(&what, match);
    append_events(&what, match);
    return what;
}

int same_stand(stand before, stand after) {
    const int same = before.hash == after.hash && before.size == after.size &&
                     memcmp(&before.info, &after.info, sizeof before.info) == 0 &&
                     (before.size == 0 || memcmp(before.bytes, after.bytes, before.size) == 0);
    free(before.bytes);
    free(after.bytes);
    return same;
}
