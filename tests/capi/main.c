/* Every function of the C interface: with good arguments, with bad ones, in good order and in bad. */
#include "check.h"

int main(void) {
    run_status();
    run_game();
    run_match();
    run_view();
    run_history();
    run_save();
    run_action();
    run_bot();
    run_toits();
    return check_end();
}
