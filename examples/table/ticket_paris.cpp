// The table of Ticket to Ride: Paris.
#include <string>

#include <ville.h>

#include "table.hpp"

namespace table {

std::string draw_ticket_paris(const ville_match *, std::int32_t, const Style &) { return {}; }

} // namespace table
