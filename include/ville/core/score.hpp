// The final count as people do it at the table, and who has won.
#pragma once

#include <cstdint>
#include <string_view>

#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>

namespace ville {

/// Points from one source. `source` is a row of the game's table of score lines.
struct ScoreLine {
    std::uint8_t source = 0;
    std::int16_t points = 0;
    friend constexpr bool operator==(const ScoreLine &, const ScoreLine &) = default;
};

/// One player's count. A line that the viewer may not know yet is absent, and then `complete` is false.
struct Score {
    StaticVector<ScoreLine, 12> lines;
    bool complete = true;

    constexpr int total() const {
        int sum = 0;
        for (const ScoreLine &line : lines) sum += line.points;
        return sum;
    }
    friend constexpr bool operator==(const Score &, const Score &) = default;
};

/// One count for each player, by seat.
using Scores = StaticVector<Score, max_players>;

/// How a match stands or has ended.
struct Outcome {
    bool over = false;
    std::uint8_t winners = 0; ///< Bit p = seat p has won; several bits share the victory; 0 before the end.
    std::uint8_t reason = 0;  ///< Row of the game's table of reasons for the end.
};

} // namespace ville
