// Bots that choose at random. They draw from (seed, index, ply) as the library's own random matches do, so a seed
// plays the same match everywhere.
#pragma once

#include <cstdint>
#include <vector>

#include <ville/core/rng.hpp>
#include <ville/ville.hpp>

namespace play {

struct Bot {
    std::uint64_t seed = 0;
    std::uint32_t index = 0;

    ville_action choose(const ville::api::Match &match, std::int32_t seat) const {
        const std::vector<ville_action> actions = match.legal_actions(seat);
        ville::Rng rng(seed, index, ville::stream::bot(seat), match.info().ply);
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
};

} // namespace play
