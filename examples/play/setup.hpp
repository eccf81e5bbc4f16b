// From the arguments to a match.
#pragma once

#include <optional>
#include <string>

#include <ville/ville.hpp>

#include "arguments.hpp"

namespace play {

/// Everything that a match is made from.
struct Setup {
    ville::api::Config config;
    std::optional<ville::api::Edition> edition;

    ville::api::Match start() const {
        return edition ? ville::api::Match(config, *edition) : ville::api::Match(config);
    }
};

/// Checks and collects what the arguments say about the match. Throws WrongArgument.
Setup make_setup(const Arguments &arguments, ville::api::Game game, int players);

/// Writes the record of a match where the arguments want one. Answers the name of the file, or nothing.
std::string write_record(const ville::api::Match &match, const Arguments &arguments, std::uint32_t index);

} // namespace play
