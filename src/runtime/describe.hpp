// A game described in one JSON object, from which a host can build its screens.
#pragma once

#include <string>
#include <string_view>

#include "game_ops.hpp"

namespace ville {

/// Options, editions, kinds of actions and events, and every name with its label. Keys: docs/json.md.
std::string describe(const GameOps &ops, std::string_view language);

} // namespace ville
