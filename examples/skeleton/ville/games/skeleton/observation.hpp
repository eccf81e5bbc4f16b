// Skeleton: what a viewer may know. It copies what may be seen, and never starts from the full state and deletes.
#pragma once

#include <cstdint>

#include <ville/core/event.hpp>
#include <ville/core/fields.hpp>
#include <ville/core/player.hpp>
#include <ville/core/static_vector.hpp>
#include <ville/games/skeleton/rules.hpp>
#include <ville/games/skeleton/state.hpp>

namespace ville::skeleton {

/// The table as a viewer sees it.
struct Observation {
    Options options;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::turn;
    Player actor = nobody;
    std::uint16_t turn = 0;
    std::uint8_t rolls = 0;
    std::uint8_t climbed = 0;
    StaticVector<std::uint16_t, max_players> steps; ///< By seat.
    friend constexpr bool operator==(const Observation &, const Observation &) = default;
};
VILLE_FIELDS(Observation, options, players, first, phase, actor, turn, rolls, climbed, steps)

/// Everybody sees the same: nothing is hidden in this game.
constexpr Observation observe(const Edition &, const State &state, Viewer) {
    Observation seen;
    seen.options = state.options;
    seen.players = state.players;
    seen.first = state.first;
    seen.phase = state.phase;
    seen.actor = actor(state);
    seen.turn = state.turn;
    seen.rolls = state.rolls;
    seen.climbed = state.climbed;
    for (std::size_t p = 0; p < state.players; ++p) seen.steps.push_back(state.steps[p]);
    return seen;
}

/// Who sees which field of an event: here everybody sees all.
constexpr Visibility visibility(const Event &) { return {}; }

/// Deals anew what the viewer does not know: here nothing.
template <class Rng>
constexpr void determinize(const Edition &, State &, Viewer, Rng &) {}

} // namespace ville::skeleton
