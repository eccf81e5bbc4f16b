/*
 * A test program in C. CHECK notes what does not hold and goes on; RUN names what is running.
 *
 * CHECK_STATUS compares a status by name. REFUSED does so for a call that must fail, and makes sure that it has
 * changed nothing about a match. CHECK_TEXT tries every way of asking for a text.
 */
#ifndef VILLE_TESTS_CHECK_H
#define VILLE_TESTS_CHECK_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <ville.h>

/* Notes the result; answers it, so that a test can give up: if (!CHECK(handle != NULL)) return; */
int check_that(int holds, const char *file, int line, const char *what);
int check_status(ville_status expected, ville_status found, const char *file, int line, const char *what);

#define CHECK(condition) check_that((condition) != 0, __FILE__, __LINE__, #condition)
#define CHECK_STATUS(expected, call) check_status(expected, call, __FILE__, __LINE__, #call)
#define CHECK_OK(call) CHECK_STATUS(VILLE_OK, call)

/* Runs a test function that is called test_NAME. */
#define RUN(name) (check_begin(#name), test_##name())

void check_begin(const char *name);

/* The tests of each file of this folder. */
void run_status(void);
void run_game(void);
void run_match(void);
void run_view(void);
void run_history(void);
void run_save(void);
void run_action(void);
void run_bot(void);

/* Prints the count. Answers the exit status of the program. */
int check_end(void);

/* Everything that can be asked of a match: how it stands, its hash, its save, snapshot, log and events. */
typedef struct stand {
    ville_match_info info;
    uint64_t hash;
    uint8_t *bytes;
    uint32_t size;
} stand;

stand stand_of(const ville_match *match);

/* Whether two stands are equal; gives both back. */
int same_stand(stand before, stand after);

#define REFUSED(match, expected, call)                                                                       \
    do {                                                                                                     \
        const stand stand_before = stand_of(match);                                                          \
        CHECK_STATUS(expected, call);                                                                        \
        check_that(same_stand(stand_before, stand_of(match)), __FILE__, __LINE__, #call " changed nothing"); \
    } while (0)

/* Memory of exactly this size, full of the byte 0xee, so that valgrind and the sanitizers watch its end. */
void *exact_room(uint32_t size);

/* Whether every byte is still 0xee. */
int is_untouched(const void *room, uint32_t size);

/* The call must use the names `buffer`, `capacity` and `needed`. */
#define CHECK_TEXT(call)                                                                                     \
    do {                                                                                                     \
        uint32_t text_size = 0, *needed = &text_size, capacity = 0;                                          \
        char *buffer = NULL;                                                                                 \
        CHECK_OK(call); /* how long is it? */                                                                \
        if (!CHECK(text_size > 0)) break;                                                                    \
        needed = NULL;                                                                                       \
        CHECK_OK(call);                                                                                      \
        capacity = 1;                                                                                        \
        CHECK_STATUS(VILLE_ERR_ARGUMENT, call);                                                              \
        needed = &text_size;                                                                                 \
        const uint32_t whole = text_size, tried[] = {0, 1, whole / 2, whole - 1};                            \
        for (uint32_t attempt = 0; attempt < 4; ++attempt) { /* too small */                                 \
            if (tried[attempt] >= whole) continue;                                                           \
            buffer = exact_room(capacity = tried[attempt]);                                                  \
            text_size = 0;                                                                                   \
            CHECK_STATUS(VILLE_ERR_BUFFER, call);                                                            \
            CHECK(text_size == whole && is_untouched(buffer, capacity));                                     \
            free(buffer);                                                                                    \
        }                                                                                                    \
        for (uint32_t extra = 0; extra < 2; ++extra) { /* exactly large enough, and larger */                \
            buffer = exact_room(capacity = whole + 7 * extra);                                               \
            needed = extra ? NULL : &text_size;                                                              \
            CHECK_OK(call);                                                                                  \
            CHECK(buffer[whole - 1] == '\0' && strlen(buffer) == whole - 1);                                 \
            CHECK(is_untouched(buffer + whole, 7 * extra));                                                  \
            free(buffer);                                                                                    \
        }                                                                                                    \
    } while (0)

/* The text that a call gives, which must work; to be freed. The call uses the same three names. */
#define TEXT(target, call)                                                                                   \
    do {                                                                                                     \
        uint32_t text_size = 0, *needed = &text_size, capacity = 0;                                          \
        char *buffer = NULL;                                                                                 \
        CHECK_OK(call);                                                                                      \
        buffer = calloc(text_size + 1u, 1);                                                                  \
        capacity = text_size;                                                                                \
        if (text_size > 0) CHECK_OK(call);                                                                   \
        (target) = buffer;                                                                                   \
    } while (0)

#endif
