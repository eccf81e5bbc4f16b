// The table of Skeleton.
#include <ville/games/skeleton/game.hpp>
#include <ville/games/skeleton/text.hpp>

#include "make_game_ops.hpp"

namespace ville {

extern const GameOps skeleton_ops;
constinit const GameOps skeleton_ops = GameOpsMaker<skeleton::Game, skeleton::Text>::make();

} // namespace ville
