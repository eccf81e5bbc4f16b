// Matches of Les Toits de Paris for tests of the runtime, with their actions by name.
#pragma once

#include <ville/games/toits/game.hpp>

#include "support/matches.hpp"

namespace ville::tests {

inline const GameOps &toits_ops() { return *find_game("toits"); }

inline MatchConfig toits_config(int players = 3, std::uint64_t seed = 1) {
    MatchConfig config;
    config.edition = builtin_edition(toits_ops(), 0);
    config.options = default_options(toits_ops());
    config.table.players = static_cast<std::uint8_t>(players);
    config.seed = seed;
    return config;
}

inline MatchConfig by_host(MatchConfig config) {
    config.chance = ChanceMode::host;
    return config;
}

inline ActionWord toits_word(toits::ActionKind kind, int value = 0) {
    return toits::pack({kind, static_cast<std::uint8_t>(value)});
}
inline const ActionWord draw_on = toits_word(toits::ActionKind::draw);
inline const ActionWord stop_here = toits_word(toits::ActionKind::stop);
inline const ActionWord pass = toits_word(toits::ActionKind::pass);
inline ActionWord take(int space) { return toits_word(toits::ActionKind::take, space); }
/// The card turned up: by good and face of the built-in edition.
inline ActionWord reveal(int good, int face) {
    return toits_word(toits::ActionKind::reveal, 14 * good + face);
}

inline const toits::State &state_of(const Match &match) {
    return *static_cast<const toits::State *>(match.state());
}

/// Does these in turn, each for whoever must act.
inline void act(Match &match, std::initializer_list<ActionWord> words) {
    for (const ActionWord word : words) {
        const Answer answer = match.apply(match.actor(), word);
        ASSERT_EQ(answer.status, Status::ok) << static_cast<int>(answer.reason) << " at ply " << match.ply();
    }
}

} // namespace ville::tests
