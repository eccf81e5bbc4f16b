// Skeleton: the full truth of a match as one plain value.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ville/core/enum_names.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/games/skeleton/data.hpp>

namespace ville::skeleton {

/// What a 1 costs: the steps of the turn, or all of them. The first value is the default.
enum class Stumble : std::uint8_t { turn, all };
inline constexpr std::array<std::string_view, 2> stumble_names{"turn", "all"};
constexpr Names names_of(Stumble) { return stumble_names; }

struct Options {
    Stumble stumble = Stumble::turn;
    friend constexpr bool operator==(const Options &, const Options &) = default;
};
VILLE_FIELDS(Options, stumble)

/// What is decided: to roll or to stop; how the die falls; nothing any more.
enum class Phase : std::uint8_t { turn, roll, over };
inline constexpr std::array<std::string_view, 3> phase_names{"turn", "roll", "over"};
constexpr Names names_of(Phase) { return phase_names; }

struct State {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::turn;
    std::uint16_t turn = 1;   ///< Counted from 1 over the match.
    std::uint8_t rolls = 0;   ///< Rolled in this turn.
    std::uint8_t climbed = 0; ///< Steps of this turn, which a 1 still takes away.
    std::array<std::uint16_t, max_players> steps{};
    friend constexpr bool operator==(const State &, const State &) = default;
};
VILLE_FIELDS(State, options, players, first, phase, turn, rolls, climbed, steps)

/// Whose turn it is: seats follow each other.
constexpr Player active(const State &state) {
    return static_cast<Player>((state.first + state.turn - 1) % state.players);
}

constexpr int last_turn(const Edition &edition, const State &state) { return edition.turns * state.players; }

} // namespace ville::skeleton
