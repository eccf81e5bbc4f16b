// Ticket to Ride: Paris: the printed matter. The door of the rooms in data/.
//
// The map and the tickets of the box are not publicly known. The built-in edition holds a reconstruction there and
// says so in its id and, group by group, in its `certainty`. The owner of a box, or whoever draws a map of his own,
// loads an edition. Rules: docs/rules/ticket_paris.md, chapters 1 and 9.
#pragma once

#include <ville/games/ticket_paris/data/checking.hpp>
#include <ville/games/ticket_paris/data/edition.hpp>
#include <ville/games/ticket_paris/data/naming.hpp>
#include <ville/games/ticket_paris/data/reconstruction.hpp>

namespace ville::ticket_paris {

static_assert(check_edition(standard).empty());

} // namespace ville::ticket_paris
