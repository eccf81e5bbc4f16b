// Skeleton, the game of the page "Adding a game": dice decide more than thinking.
#pragma once

#include <ville/games/skeleton/game.hpp>

#include "conformance/traits.hpp"

namespace ville::tests {

template <>
struct Traits<skeleton::Game> : DefaultTraits<skeleton::Game> {
    static constexpr int search_wins = 75;
};

} // namespace ville::tests
