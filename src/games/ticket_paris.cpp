// The table of Ticket to Ride: Paris.
#include <ville/games/ticket_paris/game.hpp>
#include <ville/games/ticket_paris/text.hpp>

#include "make_game_ops.hpp"

namespace ville {

extern const GameOps ticket_paris_ops;
constinit const GameOps ticket_paris_ops = GameOpsMaker<ticket_paris::Game, ticket_paris::Text>::make();

} // namespace ville
