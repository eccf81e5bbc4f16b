// The library's own bots. A random one draws from (seed, index, ply) as the library's random matches do, so a seed
// plays the same match everywhere.
#pragma once

#include <cstdint>

#include <ville/ville.hpp>

#include "arguments.hpp"

namespace play {

/// The bot that the arguments ask for.
inline ville::api::Bot make_bot(const Arguments &arguments, std::uint64_t seed, std::uint32_t index) {
    const std::int32_t kind = arguments.bots == "search" ? VILLE_BOT_SEARCH : VILLE_BOT_RANDOM;
    ville_bot_config config = ville::api::Bot::config(kind);
    config.seed = seed;
    config.index = index;
    config.iterations = arguments.iterations;
    return ville::api::Bot(config);
}

} // namespace play
