// The table of Troyes.
#include <ville/games/troyes/game.hpp>
#include <ville/games/troyes/text.hpp>

#include "make_game_ops.hpp"

namespace ville {

extern const GameOps troyes_ops;
constinit const GameOps troyes_ops = GameOpsMaker<troyes::Game, troyes::Text>::make();

} // namespace ville
