// From the arguments to a match.
#pragma once

#include <optional>
#include <string>
#include <vector>

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

/// A match from a save or a record, whichever the file is. Throws FileError or ville::api::Error.
ville::api::Match load_match(const std::string &path);

/// Gives the players their names, as many as the match has seats.
void name_seats(ville::api::Match &match, const std::vector<std::string> &names);

/// Writes the record of a match where the arguments want one. Answers the name of the file, or nothing.
std::string write_record(const ville::api::Match &match, const Arguments &arguments, std::uint32_t index);

} // namespace play
