/* Every function of the C interface: with good arguments, with bad ones, in good order and in bad. */
#include "check.h"

/* The typed headers, one for each game that has a test of it: VILLE_TYPED(toits) ... */
#define VILLE_TYPED(game) void run_##game(void);
#include "typed.inc"
#undef VILLE_TYPED

int main(void) {
    run_status();
    run_game();
    run_match();
    run_view();
    run_history();
    run_save();
    run_action();
    run_bot();
#define VILLE_TYPED(game) run_##game();
#include "typed.inc"
#undef VILLE_TYPED
    return check_end();
}
