// What the laws must know of a game beyond its concept. Nearly nothing: most games need no traits of their own.
#pragma once

#include <ville/core/event.hpp>
#include <ville/core/player.hpp>
#include <ville/core/rng.hpp>

namespace ville::tests {

/// The defaults. A game that needs other answers specialises Traits in tests/games/<game>/traits.hpp and inherits
/// the rest from here.
template <class G>
struct DefaultTraits {
    using State = typename G::State;
    using Edition = typename G::Edition;

    /// An edition to try the laws with, beside the built-in ones: anything that check_edition lets pass.
    static Edition random_edition(Rng &rng) {
        return *G::editions[rng.below(static_cast<std::uint32_t>(G::editions.size()))];
    }

    /// Whether there is something that this viewer cannot know, so that guesses must differ from the truth.
    static bool has_secret(const Edition &, const State &, Viewer) { return false; }

    /// Whether a state denies a fact that an event told this viewer, as he was shown it.
    static bool contradicts(const Edition &, const State &, Viewer, const Event &) { return false; }

    /// Of a hundred matches against one player who acts at random, those that a search must win. Fewer where luck decides.
    static constexpr int search_wins = 90;
};

template <class G>
struct Traits : DefaultTraits<G> {};

} // namespace ville::tests
