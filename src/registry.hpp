// The list of games. The one place that names them all is generated from the list in meson.build.
#pragma once

#include <span>
#include <string_view>

#include "game_ops.hpp"

namespace ville {

/// Every game of this build, in the order of the build's list. A game's number is its place here.
std::span<const GameOps *const> all_games();

/// The game with this id, or nullptr.
const GameOps *find_game(std::string_view id);

/// The place of a game in the list.
int game_number(const GameOps &ops);

} // namespace ville
