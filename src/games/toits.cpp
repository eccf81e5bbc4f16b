// The table of Les Toits de Paris.
#include <ville/games/toits/game.hpp>
#include <ville/games/toits/text.hpp>

#include "make_game_ops.hpp"

namespace ville {

extern const GameOps toits_ops;
constinit const GameOps toits_ops = GameOpsMaker<toits::Game, toits::Text>::make();

} // namespace ville
