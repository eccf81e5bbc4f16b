// Bots play to the end, and it is told.
#pragma once

#include "arguments.hpp"
#include "screen.hpp"
#include "setup.hpp"

namespace play {

/// Plays the matches that the arguments ask for: one in full words, several as a line each.
void play_automatically(const Arguments &arguments, Setup &setup, const Screen &screen);

} // namespace play
