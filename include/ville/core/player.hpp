// Who acts, who looks, and who sits at the table.
#pragma once

#include <cstdint>

namespace ville {

/// A seat 0 .. players-1, or one of the two actors that are no seat.
using Player = std::int8_t;

inline constexpr Player chance = -1; ///< Luck decides: a card is drawn, a die is rolled.
inline constexpr Player nobody = -2; ///< Nobody acts: the match is over.

/// Somebody who looks at a match: a seat, the spectator, or the referee.
using Viewer = std::int8_t;

inline constexpr Viewer public_viewer = -3; ///< A spectator: knows what lies open, no more.
inline constexpr Viewer omniscient = -4;    ///< The referee: knows everything.

/// The most seats that any game of this library has.
inline constexpr int max_players = 4;

/// The seats of one match.
struct Table {
    std::uint8_t players = 2; ///< Number of players.
    std::uint8_t first = 0;   ///< The seat that begins.
};

/// The seat that follows clockwise (to the left).
constexpr Player next_seat(Player seat, int players) {
    return static_cast<Player>(seat + 1 == players ? 0 : seat + 1);
}

/// True when `viewer` sits at the table, false for the spectator and the referee.
constexpr bool is_seat(Viewer viewer) { return viewer >= 0; }

} // namespace ville
