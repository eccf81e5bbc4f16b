// A match in words: events as sentences, the count as a table. Knows no game.
#pragma once

#include <cstdint>
#include <string>

#include <ville/ville.hpp>

#include "screen.hpp"

namespace play {

/// The first line of a match: what is played, and how to play it again.
std::string introduction(const ville::api::Match &match, std::uint64_t seed, std::uint32_t index,
                         const Screen &screen);

/// Shows the events from number `since` on as a viewer may know them. Answers from where to go on.
std::uint32_t tell_events(const ville::api::Match &match, std::int32_t viewer, std::uint32_t since,
                          const Screen &screen);

/// The table as a viewer sees it: drawn by table/<game>.cpp, or, for a game that has no such file yet, what the view
/// says, laid out as JSON.
void show_table(const ville::api::Match &match, std::int32_t viewer, const Screen &screen);

/// The count: a line per source of points and a column per player; with the winners when the match is over.
std::string count_table(const ville::api::Match &match, std::int32_t viewer, const Screen &screen);

/// "Player 1 won", or whoever shares the victory.
std::string winners(const ville::api::Match &match, const Screen &screen);

} // namespace play
