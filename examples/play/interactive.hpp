// Asks what the arguments leave open, then plays at this screen.
#pragma once

#include "arguments.hpp"
#include "screen.hpp"

namespace play {

/// Answers the exit status.
int play_interactively(const Arguments &arguments, Screen &screen);

} // namespace play
