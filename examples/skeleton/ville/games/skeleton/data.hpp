// Skeleton: everything that its box prints.
//
// The game: all climb a stairway. In his turn a player rolls the die as often as he likes and then stops; what he has
// rolled are steps upwards. But a 1 makes him stumble: he loses the steps of this turn, and the turn. Who reaches the
// top first has won; after so many turns for each, who is highest.
#pragma once

#include <array>
#include <cstdint>

#include <ville/core/fault.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/fixed_string.hpp>
#include <ville/core/printed.hpp>

namespace ville::skeleton {

// The largest edition that anybody may load.
inline constexpr int faces = 6;
inline constexpr int max_goal = 200;
inline constexpr int max_rolls = 20;
inline constexpr int max_turns = 50;

struct Edition {
    FixedString<48> id;
    Certainty certainty = Certainty::seed;
    std::uint8_t goal = 0;                     ///< Steps to the top.
    std::uint8_t rolls = 0;                    ///< At most so many in a turn; then it ends by itself.
    std::uint8_t turns = 0;                    ///< At most so many for each player.
    std::array<std::uint8_t, faces> weights{}; ///< How often each face comes, against the others.
    friend constexpr bool operator==(const Edition &, const Edition &) = default;
};
VILLE_FIELDS(Edition, id, certainty, goal, rolls, turns, weights)

/// The built-in edition.
inline constexpr Edition standard{
    .id = "skeleton_1",
    .goal = 50,
    .rolls = 6,
    .turns = 10,
    .weights = {1, 1, 1, 1, 1, 1},
};

/// Every fault of an edition; none means that it can be played.
constexpr Faults check_edition(const Edition &edition) {
    Faults faults;
    if (edition.id.empty()) report(faults, {"id", -1, "", "must not be empty"});
    if (edition.goal < 1 || edition.goal > max_goal) report(faults, {"goal", -1, "", "must be 1 to 200"});
    if (edition.rolls < 1 || edition.rolls > max_rolls) report(faults, {"rolls", -1, "", "must be 1 to 20"});
    if (edition.turns < 1 || edition.turns > max_turns) report(faults, {"turns", -1, "", "must be 1 to 50"});
    int sum = 0;
    for (const std::uint8_t weight : edition.weights) sum += weight;
    if (sum == 0) report(faults, {"weights", -1, "", "must name a face that can come"});
    return faults;
}

static_assert(check_edition(standard).empty());

} // namespace ville::skeleton
