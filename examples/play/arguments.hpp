// The arguments of the terminal game.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace play {

struct Arguments {
    std::string game;                  ///< Empty: asked for, or the first there is.
    int players = 0;                   ///< 0: asked for, or the fewest.
    int first = 0;                     ///< Seat that begins.
    std::vector<std::string> seats;    ///< "person" or "bot" each; empty: asked for.
    std::vector<std::string> names;    ///< What the players are called, from seat 0 on.
    std::string bots = "random";       ///< How bots choose: "random" or "search".
    std::uint32_t iterations = 1000;   ///< How long a search thinks.
    std::optional<std::uint64_t> seed; ///< Nothing: a fresh one.
    std::uint32_t index = 0;
    std::string language;     ///< Empty: asked for, or English.
    std::string options;      ///< JSON object.
    std::string edition_file; ///< JSON file.
    std::string load_file;    ///< A save or a record to go on with.
    std::string export_file;  ///< Where the built-in edition is written to; - is the output.
    std::string check_file;   ///< An edition to be checked.
    std::string record_file;  ///< %d stands for the number of the match.
    bool record_legal = false;
    std::uint32_t matches = 1;
    bool automatic = false; ///< Bots play, nobody is asked.
    bool analysis = false;  ///< Undo without barriers.
};

/// An argument that makes no sense: exit status 2.
struct WrongArgument : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads the arguments. Answers false when there is nothing to play, with the exit status.
bool read_arguments(int count, char **texts, Arguments &arguments, int &exit_status);

} // namespace play
