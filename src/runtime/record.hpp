// The match record: JSON Lines from which people and other programs can play a match again.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "runtime/match.hpp"
#include "status.hpp"

namespace ville {

/// Writes the match up to where it stands. Needs the log, from set-up on.
Answer write_record(const Match &match, bool with_lists, std::string &text);

/// Plays a record, and holds every event, list and the result that it tells against what happens.
Answer read_record(std::string_view text, std::unique_ptr<Match> &match);

} // namespace ville
