// The table of Paris Paris.
#include <ville/games/paris_paris/game.hpp>
#include <ville/games/paris_paris/text.hpp>

#include "make_game_ops.hpp"

namespace ville {

extern const GameOps paris_paris_ops;
constinit const GameOps paris_paris_ops = GameOpsMaker<paris_paris::Game, paris_paris::Text>::make();

} // namespace ville
